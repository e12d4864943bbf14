//! The painter: a small editor in which a wall is painted by hand, over the window.

mod board;
mod draft;
mod tools;

use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::Command;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::WallCommand;
use crate::app::common::dialog;
use crate::app::common::theme;
use crate::app::common::widgets::main_button;
use draft::{Brush, Draft, Stroke};
use egui::{Align, Button, Event, Key, Layout, Modifiers, RichText, Ui, vec2};
use engine::colour::Colour;
use engine::game::Game;
use engine::text::Text;
use engine::wall::{Cell, Wall, is_over};

/// The width of the column of tools, in points.
const TOOLS: f32 = 188.0;
/// The height of what stands above and below the wall: title, remark, buttons, the dialog's own margins.
const ROWS: f32 = 190.0;
/// The wall is never larger; its side in points.
const MOST: f32 = 460.0;

/// The painter.
pub struct Painter {
    /// What is being painted, while it is open.
    draft: Option<Draft>,
    /// What was given up unfinished.
    left: Option<Draft>,
    brush: Brush,
    /// Whether a press fills what hangs together.
    fills: bool,
    hand: board::Hand,
}

impl Default for Painter {
    fn default() -> Painter {
        Painter {
            draft: None,
            left: None,
            brush: Some(Colour::Red),
            fills: false,
            hand: board::Hand::default(),
        }
    }
}

impl Painter {
    /// Opens it with this wall. Who painted on it before and gave up goes on with that.
    pub fn open(&mut self, app: &mut ClickomaniaContext, wall: Wall) {
        let left = self.left.take().filter(|left| *left.first() == wall);
        if left.is_some() {
            app.say(app.text.msg_walls_told_resumed());
        }
        self.draft = Some(left.unwrap_or_else(|| Draft::new(wall)));
        self.fills = false;
        self.hand = board::Hand::default();
    }

    /// Closes it; what was painted is in the game.
    pub fn close(&mut self) {
        self.draft = None;
    }

    /// Closes it; what was painted can be gone on with, as long as the wall of the game is the same.
    fn give_up(&mut self, app: &mut ClickomaniaContext) {
        let Some(mut draft) = self.draft.take() else {
            return;
        };
        draft.end(Stroke::Paint);
        let text = app.text;
        app.say(if draft.wall() == draft.first() {
            text.msg_walls_told_given_up()
        } else {
            self.left = Some(draft);
            text.msg_walls_told_left()
        });
    }

    /// The wall that is being painted, while it is open.
    pub fn wall(&self) -> Option<&Wall> {
        self.draft.as_ref().map(Draft::wall)
    }

    /// Goes on with another wall.
    pub fn bring(&mut self, wall: Wall) {
        if let Some(draft) = &mut self.draft {
            draft.change(Stroke::Bring, wall);
        }
    }

    /// Shows it. `look` is the game in force, and whether bricks show shapes; `waits` tells that a question
    /// lies over it, to which keys belong.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, look: (Game, bool), waits: bool) {
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
    fn end(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, game: Game) {
        let Some(wall) = self.wall().copied() else {
            return;
        };
        let text = app.text;
        let theme = theme::of(ui);
        let (words, playable) = remark(&text, &wall, game);
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
                    app.send(Command::Wall(WallCommand::Play(wall)));
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
            app.send(Command::Wall(WallCommand::Save));
        }
        if pressed(Modifiers::COMMAND, Key::O) {
            app.send(Command::Wall(WallCommand::Open));
        }
        for (key, brush) in KEYS.into_iter().zip(brushes()) {
            if pressed(Modifiers::NONE, key) {
                self.brush = brush;
                self.paint_focused(brush);
            }
        }
        if pressed(Modifiers::NONE, Key::F) {
            match self.hand.focused() {
                Some(cell) => self.fill(cell),
                None => self.fills = !self.fills,
            }
        }
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Copy => app.send(Command::Wall(WallCommand::CopyText)),
                Event::Paste(text) => app.send(EditorCommand::Paste(text)),
                _ => {}
            }
        }
    }

    fn paint_focused(&mut self, brush: Brush) {
        if let (Some(draft), Some(cell)) = (&mut self.draft, self.hand.focused()) {
            draft.begin();
            draft.paint(cell, brush);
            draft.end(Stroke::Paint);
        }
    }

    fn fill(&mut self, from: Cell) {
        if let Some(draft) = &mut self.draft {
            let filled = draft::filled(draft.wall(), from, self.brush);
            draft.change(Stroke::Fill, filled);
        }
    }

    fn undo(&mut self, app: &mut ClickomaniaContext, again: bool) {
        let Some(draft) = &mut self.draft else { return };
        let text = app.text;
        app.say(match (draft.undo(again), again) {
            (Some(stroke), false) => text.msg_undone(stroke.name(&text)),
            (Some(stroke), true) => text.msg_redone(stroke.name(&text)),
            (None, false) => text.msg_nothing_to_undo(),
            (None, true) => text.msg_nothing_to_redo(),
        });
    }
}

/// The keys of the brushes.
const KEYS: [Key; 6] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num0,
];

/// The brushes in the order of their keys.
fn brushes() -> impl Iterator<Item = Brush> {
    Colour::ALL.into_iter().map(Some).chain([None])
}

/// What is to be said of a wall, and whether one can play with it.
fn remark(text: &Text, wall: &Wall, game: Game) -> (String, bool) {
    if wall.bricks().is_empty() {
        (text.msg_walls_told_no_brick(), false)
    } else if is_over(wall, game) {
        (text.msg_walls_told_over(), true)
    } else if !wall.is_settled() {
        (text.msg_walls_told_holes(), true)
    } else {
        (text.msg_stage_bricks(wall.bricks().len()), true)
    }
}
