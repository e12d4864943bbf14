//! A wall in a text, with the cells that are clicked.

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::stage::wall_panel::wall_view::board::{WallLayout, name, rim};
use crate::window::kit::theme;
use egui::{Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use engine::text::Text;
use engine::wall::{Cell, Wall};

/// Its side, if there is room, in points.
const SIDE: f32 = 210.0;

/// The wall.
pub struct TextWall {
    wall: Wall,
    clicks: Vec<Cell>,
}

impl TextWall {
    pub fn new(wall: Wall, clicks: Vec<Cell>) -> TextWall {
        TextWall { wall, clicks }
    }

    /// Shows it.
    pub fn show(&self, ui: &mut Ui, app: &ClickomaniaContext) {
        let side = SIDE.min(ui.available_width());
        let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        response.widget_info(|| {
            let words = in_words(&app.text, &self.wall, &self.clicks);
            WidgetInfo::labeled(Role::Image, true, words)
        });
        if !ui.is_rect_visible(rect) {
            return;
        }
        let theme = theme::of(ui);
        let board = WallLayout::new(rect, ui.pixels_per_point());
        let painter = ui.painter();
        board.paint(painter, theme, &self.wall, None);
        let shapes = app.settings.shapes.unwrap_or(true);
        board.paint_bricks(painter, theme, &self.wall, shapes);
        for &cell in &self.clicks {
            rim(
                painter,
                board.cell(cell),
                -1.0,
                Stroke::new(4.0, theme.wall),
            );
            rim(painter, board.cell(cell), 0.0, Stroke::new(2.5, theme.aim));
        }
    }
}

/// The wall row by row, and what is clicked.
fn in_words(text: &Text, wall: &Wall, clicks: &[Cell]) -> String {
    let mut words = text.msg_lesson_wall(wall.to_string());
    for &cell in clicks {
        let cell = name(text, wall, cell);
        words.push_str(&text.msg_lesson_wall_click(cell));
    }
    words
}
