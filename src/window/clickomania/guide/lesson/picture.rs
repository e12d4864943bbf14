//! The block that a step asks for: pressed it leads to itself in the palette, dragged it is taken.

use crate::window::clickomania::command::piece::{Piece, task_variable};
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::{PointerButton, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};
use engine::language::Kind;
use engine::text::Language;

const ZOOM: f32 = 0.9;

/// The block, laid out when it changes.
#[derive(Default)]
pub struct BlockPicture {
    shown: Option<(Piece, Language, f32, Excerpt)>,
}

impl BlockPicture {
    /// Shows a block of this kind; gives it if it is taken.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        kind: Kind,
    ) -> Option<Taken> {
        let theme = theme::of(ui);
        let (language, width) = (app.text.language(), ui.available_width());
        let start = &app.services.task.task().start;
        let piece = Piece::new(kind, task_variable(kind, start, start));
        let same = |(known, spoken, wide, _): &(Piece, Language, f32, Excerpt)| {
            *known == piece && *spoken == language && *wide == width
        };
        if !self.shown.as_ref().is_some_and(same) {
            let costs = &app.services.task.task().costs;
            let blocks = Excerpt::of_piece(&piece, costs, &app.text, width / ZOOM - 4.0);
            self.shown = Some((piece.clone(), language, width, blocks));
        }
        let (.., blocks) = self.shown.as_ref()?;
        let (rect, response) =
            ui.allocate_exact_size(blocks.size() * ZOOM, Sense::click_and_drag());
        response.widget_info(|| {
            let name = app.text.msg_lesson_find_block(piece.name(&app.text));
            WidgetInfo::labeled(Role::Button, true, name)
        });
        blocks.paint(ui.painter(), block_painter, theme, rect, ZOOM);
        if response.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            let painter = ui.painter();
            painter.rect_stroke(rect.expand(2.0), 6.0, stroke, StrokeKind::Outside);
        }
        if response.hovered() {
            ui.set_cursor_icon(egui::CursorIcon::Grab);
        }
        if response.drag_started_by(PointerButton::Primary) {
            let origin = ui.input(|input| input.pointer.press_origin());
            let grab = blocks.grab(rect, ZOOM, origin.unwrap_or(rect.min));
            return Some(Taken::Drag(piece, grab));
        }
        if response.clicked() {
            app.send(EditorCommand::FindBlock(kind));
        }
        response.explained(app.text.msg_lesson_block_tip());
        None
    }
}
