//! The blocks of the palette as they are seen, pressed and walked through by keys.

use super::{GAP, HEAD, NEW_VARIABLE, ShownBlocks, ZOOM, piece_id};
use crate::window::clickomania::actions::close_rows;
use crate::window::clickomania::command::piece::Piece;
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::clickomania::program::canvas::{BlockPainter, CanvasScene};
use crate::window::clickomania::program::palette::Taken;
use crate::window::clickomania::program::palette::strip::short_name;
use crate::window::kit::roving_focus::{Arrows, asked, claim_arrows};
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{explanation, one_line};
use egui::accesskit::Action;
use egui::{Id, PointerButton, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};
use engine::language::kind::Category;
use engine::language::words::{block_name, category_name, name, tooltip};
use engine::language::{BlockId, Kind, Program};
use engine::layout::Point;
use engine::text::Text;
use std::collections::HashMap;

/// Under this name stands which block has or had the keyboard.
const STOP: &str = "palette stop";

impl ShownBlocks {
    /// Shows the blocks in a scroll of which `room` is seen, in points; the keyboard goes to the block `first`.
    pub fn show(
        &self,
        ui: &mut Ui,
        (app, in_program): (&mut ClickomaniaContext, &Program),
        theme: &'static Theme,
        block_painter: &mut BlockPainter,
        (first, room): (Option<usize>, f32),
    ) -> Option<Taken> {
        if self.pieces.is_empty() {
            ui.label(app.text.msg_palette_nothing_found());
            return None;
        }
        let view = self.allocate(ui, room);
        let painter = ui.painter().clone();
        let marks = HashMap::new();
        let scene = CanvasScene {
            program: &self.program,
            layout: &self.layout,
            view,
            theme,
            marks: &marks,
            hovered: None,
            pale_loose: false,
        };
        block_painter.scene(&painter, &scene, false);
        self.headings(ui, app, theme, &view);
        let mut taken = None;
        let wanted = self.keys(ui, first);
        let stop = wanted.or_else(|| self.stop(ui, &view));
        for (number, (loose, entry)) in self.program.loose().iter().zip(&self.pieces).enumerate() {
            let piece = &entry.1;
            let Some(block) = self.layout.get(loose.blocks[0]) else {
                continue;
            };
            let shown = view.rect_to_window(block.rect);
            let id = piece_id(entry);
            let has_keyboard = wanted == Some(number) || ui.memory(|memory| memory.has_focus(id));
            if !shown.intersects(ui.clip_rect()) && !has_keyboard {
                continue;
            }
            // Tab stops at one block, and arrows go on from there.
            let sense = match stop == Some(number) {
                true => Sense::click_and_drag(),
                false => Sense::CLICK | Sense::DRAG,
            };
            let response = ui.interact(shown.intersect(ui.clip_rect()), id, sense);
            if wanted == Some(number) {
                ui.scroll_to_rect(shown.expand(GAP), None);
                // Not before: the Enter that leads here would press the block too.
                response.request_focus();
            }
            let words = self.name(ui, app, piece, loose.blocks[0], &response);
            if response.has_focus() {
                stops_here(ui, id);
                let stroke = egui::Stroke::new(2.0, theme.accent);
                painter.rect_stroke(shown.expand(3.0), 6.0, stroke, egui::StrokeKind::Outside);
            }
            response.context_menu(|ui| menu(ui, app, in_program, piece, &words));
            if response.drag_started_by(PointerButton::Primary) {
                let origin = ui.input(|input| input.pointer.press_origin());
                let origin = origin.unwrap_or(shown.min);
                let grab = view.to_layout(origin) - block.rect.min;
                taken = Some(Taken::Drag(piece.clone(), grab));
            } else if response.clicked() {
                taken = Some(Taken::Place(piece.clone()));
            } else {
                let mut beside = explanation(&response).gap(16.0);
                beside.popup = beside.popup.align(egui::RectAlign::RIGHT_START);
                let cost = app.services.task.task().costs.of(piece.kind);
                beside.show(|ui| tip(ui, &app.text, (piece.kind, cost)));
            }
        }
        taken
    }

    /// Takes the room of all blocks, of which so much is seen, in points; gives what is seen of them.
    fn allocate(&self, ui: &mut Ui, room: f32) -> CanvasView {
        let stacks = self.layout.stacks().last();
        let height = stacks.map_or(0.0, |stack| stack.rect.max.y) * ZOOM + 16.0;
        // Any category can be led to the top.
        let last = self.heads.last().map_or(0.0, |(_, top)| top * ZOOM);
        let size = vec2(ui.available_width(), height.max(last + room - 1.0));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let seen = rect.intersect(ui.clip_rect());
        let pan = vec2(4.0, 4.0) + (rect.min - seen.min);
        CanvasView::at(ZOOM, pan).within(seen)
    }

    /// Says what a block is, to whoever looks at it or listens.
    fn name(
        &self,
        ui: &Ui,
        app: &ClickomaniaContext,
        piece: &Piece,
        block: BlockId,
        response: &Response,
    ) -> String {
        let cost = app.services.task.task().costs.of(piece.kind);
        let words = block_name(&self.program, &app.text, self.program.block(block));
        response.widget_info(|| {
            let name = app.text.msg_palette_block(&words, cost.to_string());
            WidgetInfo::labeled(Role::Button, true, name)
        });
        if response.hovered() {
            ui.set_cursor_icon(egui::CursorIcon::Grab);
        }
        if asked(ui, response.id, &[Action::Focus]).is_some() {
            response.request_focus();
        }
        words
    }

    /// The names of the categories above their blocks, and what makes a variable above those of variables.
    fn headings(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        theme: &Theme,
        view: &CanvasView,
    ) {
        for &(category, top) in &self.heads {
            let at = view.to_window(Point::new(0.0, top));
            let size = vec2(ui.available_width(), (HEAD + NEW_VARIABLE) * ZOOM);
            if !ui.clip_rect().intersects(Rect::from_min_size(at, size)) {
                continue;
            }
            let width = ui.clip_rect().max.x - at.x - 8.0;
            let lay = |name| one_line(ui, name, theme::semibold(13.0), theme.text, width);
            let mut galley = lay(category_name(&app.text, category));
            if galley.elided {
                galley = lay(short_name(&app.text, category));
            }
            ui.painter().galley(at, galley, theme.text);
            if category == Category::Variables {
                let name = app.text.msg_variable_new_button();
                let place = Rect::from_min_size(at + vec2(0.0, HEAD * ZOOM), vec2(width, 28.0));
                let button = egui::Button::new(name).truncate();
                if ui.put(place, button).clicked() {
                    app.send(EditorCommand::AskNewVariable(None));
                }
            }
        }
    }

    /// The block at which Tab stops: the one that has the keyboard, or had it, or the first one in sight.
    fn stop(&self, ui: &Ui, view: &CanvasView) -> Option<usize> {
        let focused = ui.memory(|memory| memory.focused());
        let had: Option<Id> = ui.data(|data| data.get_temp(Id::unique(STOP)));
        let is = |id: Option<Id>| {
            let mut pieces = self.pieces.iter();
            pieces.position(|piece| Some(piece_id(piece)) == id)
        };
        let seen = |number: &usize| {
            let loose = self.program.loose().get(*number);
            let block = loose.and_then(|loose| self.layout.get(loose.blocks[0]));
            block.is_some_and(|block| {
                let shown = view.rect_to_window(block.rect);
                ui.clip_rect().intersects(shown)
            })
        };
        let here = is(focused).or_else(|| is(had).filter(&seen));
        here.or_else(|| (0..self.pieces.len()).find(seen))
    }

    /// The block to which the keyboard goes: this one, or by an arrow the one above or below.
    fn keys(&self, ui: &Ui, first: Option<usize>) -> Option<usize> {
        if first.is_some() {
            return first;
        }
        let focused = ui.memory(|memory| memory.focused())?;
        let mut pieces = self.pieces.iter();
        let here = pieces.position(|piece| piece_id(piece) == focused)?;
        let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        if pressed(egui::Key::ArrowDown) {
            Some((here + 1).min(self.pieces.len() - 1))
        } else if pressed(egui::Key::ArrowUp) {
            Some(here.saturating_sub(1))
        } else {
            None
        }
    }
}

/// Arrows are for the palette while this block has the keyboard; Tab comes back to it.
fn stops_here(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.insert_temp(Id::unique(STOP), id));
    claim_arrows(ui, id, Arrows::All);
}

/// The menu of a block of the palette; `words` is its name.
fn menu(ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program, piece: &Piece, words: &str) {
    close_rows(ui);
    let text = app.text;
    let mut lines = vec![
        (
            text.msg_menu_add(),
            ClickomaniaCommand::Editor(EditorCommand::Add(piece.clone())),
        ),
        (
            text.msg_menu_same(),
            ClickomaniaCommand::Editor(EditorCommand::Search(words.to_owned())),
        ),
    ];
    let variable = program.variable_named(&piece.variable);
    if let Some(variable) = variable.filter(|_| !piece.kind.is_loop()) {
        let (id, name) = (variable.id, &variable.name);
        lines.extend([
            (
                text.msg_variable_rename_menu(name),
                ClickomaniaCommand::Editor(EditorCommand::AskRenameVariable(id)),
            ),
            (
                text.msg_variable_delete_menu(name),
                ClickomaniaCommand::Editor(EditorCommand::AskDeleteVariable(id)),
            ),
        ]);
    }
    for (name, command) in lines {
        if ui.button(name).clicked() {
            app.send(command);
            ui.close();
        }
    }
}

/// What the block does, what it costs, an example.
fn tip(ui: &mut Ui, text: &Text, (kind, cost): (Kind, u32)) {
    let theme = theme::of(ui);
    ui.set_max_width(340.0);
    let words = tooltip(text, kind);
    let (what, example) = words.rsplit_once('\n').unwrap_or((&words, ""));
    ui.label(egui::RichText::new(name(text, kind)).font(theme::semibold(14.0)));
    ui.label(what);
    if !example.is_empty() {
        ui.label(egui::RichText::new(example.trim()).color(theme.quiet));
    }
    ui.label(
        egui::RichText::new(text.msg_palette_cost(cost.to_string())).font(theme::semibold(13.0)),
    );
}
