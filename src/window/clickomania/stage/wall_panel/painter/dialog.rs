//! The window of the painter: the wall, the tools beside it, and the two ways out.

use super::painting::{WallPainter, brushes};
use super::{board, tools};
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand, WallCommand};
use crate::window::kit::widgets::main_button;
use crate::window::kit::{dialog, theme};
use egui::{Align, Button, Event, Key, Layout, Modifiers, RichText, Ui, vec2};
use engine::run::rules::Rules;
use engine::text::Text;
use engine::wall::{Wall, is_over};

/// The width of the column of tools, in points.
const TOOLS: f32 = 188.0;
/// The height of what stands above and below the wall: title, remark, buttons, the dialog's own margins.
const ROWS: f32 = 190.0;
/// The wall is never larger; its side in points.
const MOST: f32 = 460.0;

/// The keys of the brushes.
const KEYS: [Key; 6] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num0,
];

impl WallPainter {
    /// Shows it while it is open. `look` is the rules in force, and whether bricks show shapes; `waits` tells that a question
    /// lies over it, to which keys belong.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        look: (&Rules, bool),
        waits: bool,
    ) {
        if self.draft.is_none() {
            return;
        }
        let text = app.text;
        let window = ui.ctx().content_rect().size();
        let side = (window.y - ROWS).min(window.x - TOOLS - 80.0).min(MOST);
        let response = dialog::show(ui, "wall painter", side + 14.0 + TOOLS, |ui| {
            ui.heading(text.msg_walls_paint_title());
            ui.add_space(4.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 14.0;
                board::show(self, ui, &text, side, look.1);
                ui.allocate_ui_with_layout(vec2(TOOLS, side), Layout::top_down(Align::Min), |ui| {
                    tools::show(self, ui, app, look.1)
                });
            });
            self.end(ui, app, look.0);
            if !waits {
                self.keys(ui, app);
            }
        });
        if response.should_close() && !waits {
            self.give_up(app);
        }
    }

    /// What is to be said of the wall, and the two ways out.
    fn end(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, rules: &Rules) {
        let Some(wall) = self.wall().copied() else {
            return;
        };
        let text = app.text;
        let theme = theme::of(ui);
        let (words, playable) = remark(&text, &wall, rules);
        let ink = if playable { theme.quiet } else { theme.wrong };
        // Two lines always have room, so that nothing jumps.
        let room = vec2(ui.available_width(), 38.0);
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
            ui.set_min_height(room.y);
            ui.label(RichText::new(words).size(13.0).color(ink));
        });
        ui.horizontal(|ui| {
            ui.add_enabled_ui(playable, |ui| {
                let yes = text.msg_walls_play();
                if main_button(ui, &yes, vec2(190.0, 34.0)).clicked() {
                    app.send(WallCommand::Play(wall));
                }
            });
            let no = Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
            if ui.add(no).clicked() {
                self.give_up(app);
            }
        });
    }

    fn keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let shift = Modifiers::COMMAND | Modifiers::SHIFT;
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        // The longer combination first: Ctrl+Shift+Z is not Ctrl+Z.
        if pressed(shift, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
            self.undo(app, true);
        }
        if pressed(Modifiers::COMMAND, Key::Z) {
            self.undo(app, false);
        }
        if pressed(Modifiers::COMMAND, Key::S) {
            app.send(WallCommand::Save);
        }
        if pressed(Modifiers::COMMAND, Key::O) {
            app.send(WallCommand::Open);
        }
        for (key, brush) in KEYS.into_iter().zip(brushes()) {
            if pressed(Modifiers::NONE, key) {
                self.brush = brush;
                if let Some(cell) = self.input.focused {
                    self.press(cell);
                }
            }
        }
        if pressed(Modifiers::NONE, Key::F) {
            match self.input.focused {
                Some(cell) => self.fill(cell),
                None => self.fills = !self.fills,
            }
        }
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Copy => app.send(WallCommand::CopyText),
                Event::Paste(text) => app.send(EditorCommand::Paste(text)),
                _ => {}
            }
        }
    }
}

/// What is to be said of a wall, and whether one can play with it.
fn remark(text: &Text, wall: &Wall, rules: &Rules) -> (String, bool) {
    // Other rules may take a while to say so, and are asked when one plays.
    let over = rules.groups().is_some_and(|kind| is_over(wall, kind));
    if wall.bricks().is_empty() {
        (text.msg_walls_told_no_brick(), false)
    } else if over {
        (text.msg_walls_told_over(), true)
    } else if !wall.is_settled() {
        (text.msg_walls_told_holes(), true)
    } else {
        (text.msg_stage_bricks(wall.bricks().len()), true)
    }
}
