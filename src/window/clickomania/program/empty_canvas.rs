//! What stands pale below the hat as long as there is no block at all: what to do.

use crate::window::clickomania::program::editor::ProgramEditor;
use crate::window::kit::theme;
use egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, vec2};
use engine::text::Text;

/// How wide the words are, if the canvas has room.
const WIDTH: f32 = 340.0;
/// From the hat to the words, in points.
const AWAY: egui::Vec2 = vec2(8.0, 18.0);

/// Says it, unless there is a block, or one on the pointer.
pub fn show(ui: &Ui, text: &Text, editor: &ProgramEditor) {
    let empty = editor.document.program().block_count() == 0 && !editor.is_dragging();
    let hat = editor.canvas.layout().stacks().first().filter(|_| empty);
    let Some(hat) = hat else { return };
    let view = &editor.canvas.view;
    let at = view.rect_to_window(hat.rect).left_bottom() + AWAY;
    let words = text.msg_canvas_empty();
    let width = (view.rect.max.x - at.x - AWAY.x).min(WIDTH);
    if width < WIDTH / 3.0 {
        return;
    }
    let painter = ui.painter().with_clip_rect(view.rect);
    let quiet = theme::of(ui).quiet;
    let galley = painter.layout(words.clone(), theme::regular(15.0), quiet, width);
    let rect = Rect::from_min_size(at, galley.size());
    painter.galley(at, galley, quiet);
    let label = ui.interact(rect, Id::unique("empty canvas"), Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}
