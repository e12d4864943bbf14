//! A case that fails, as small walls side by side: the wall at the click, the one that the rules want,
//! and the one that the program left; with a legend of their marks.

use crate::app::clickomania::wall_panel::wall_view::board::{paint_brick, paint_gap};
use crate::app::common::app_context::AppContext;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::Explained as _;
use egui::{
    Align2, Painter, Pos2, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};
use engine::judge::Counterexample;
use engine::text::Text;
use engine::wall::{Cell, CellSet, SIZE, Wall};

/// Between two walls, in points.
const APART: f32 = 10.0;
/// For the indices on the left and below.
const GUTTER: f32 = 12.0;
/// From the edge of a board to its cells.
const MARGIN: f32 = 3.0;
/// At least so many rows are shown.
const LEAST_ROWS: usize = 3;

/// What is marked on a wall.
#[derive(Clone, Copy)]
enum WallMark {
    /// The clicked cell.
    Click(Cell),
    /// Cells that are not as the rules give them.
    Differs(CellSet),
}

/// Shows the walls with their titles and the legend.
pub fn show(ui: &mut Ui, app: &AppContext, case: &Counterexample) {
    let text = app.text;
    let differs = case.obtained.changed_cells(&case.expected);
    let walls = [
        (
            text.msg_judging_before(),
            &case.wall,
            WallMark::Click(case.click),
        ),
        (
            text.msg_judge_expected(),
            &case.expected,
            WallMark::Differs(differs),
        ),
        (
            text.msg_judge_obtained(),
            &case.obtained,
            WallMark::Differs(differs),
        ),
    ];
    let first = first_row(&[&case.wall, &case.expected, &case.obtained]);
    let width = ((ui.available_width() - 2.0 * APART) / 3.0).min(170.0);
    let shapes = app.settings.shapes.unwrap_or(true);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = APART;
        for (title, wall, mark) in walls {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.label(RichText::new(&title).size(13.0));
                let board = SmallWallLayout::new(ui, width, first);
                let spoken = spoken(&text, &title, mark);
                let (_, response) = ui.allocate_exact_size(board.outer.size(), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
                board.paint(ui, wall, mark, shapes);
                response.explained(spoken);
            });
        }
    });
    legend(ui, &text, !differs.is_empty());
}

/// The first row that is shown: above it no wall has bricks.
fn first_row(walls: &[&Wall]) -> usize {
    let bricks = walls.iter().flat_map(|wall| wall.bricks().iter());
    let first = bricks.map(Cell::row).min().unwrap_or(SIZE);
    // One more row, that it is seen that nothing lies above.
    first.saturating_sub(1).min(SIZE - LEAST_ROWS)
}

/// What is to be seen on a wall, in words.
fn spoken(text: &Text, title: &str, mark: WallMark) -> String {
    match mark {
        WallMark::Click(cell) => {
            let (row, column) = (cell.row().to_string(), cell.column().to_string());
            text.msg_judging_wall_click(title, row, column)
        }
        WallMark::Differs(cells) => {
            let name =
                |cell: Cell| text.msg_value_cell(cell.row().to_string(), cell.column().to_string());
            let names: Vec<String> = cells.iter().map(name).collect();
            match names.len() {
                0 => title.to_owned(),
                count => text.msg_judging_wall_differs(title, count, names.join(", ")),
            }
        }
    }
}

/// Where the rows of a small wall are.
struct SmallWallLayout {
    outer: Rect,
    cell: f32,
    first: usize,
}

impl SmallWallLayout {
    fn new(ui: &Ui, width: f32, first: usize) -> SmallWallLayout {
        let pixels = ui.pixels_per_point();
        let room = (width - GUTTER - 2.0 * MARGIN) / SIZE as f32;
        let cell = (room * pixels).floor().max(1.0) / pixels;
        let corner = ui.next_widget_position();
        let corner = (corner.to_vec2() * pixels).round() / pixels;
        let rows = (SIZE - first) as f32;
        let size = vec2(
            GUTTER + 2.0 * MARGIN + cell * SIZE as f32,
            GUTTER + 2.0 * MARGIN + cell * rows,
        );
        SmallWallLayout {
            outer: Rect::from_min_size(corner.to_pos2(), size),
            cell,
            first,
        }
    }

    fn rect(&self, cell: Cell) -> Option<Rect> {
        let row = cell.row().checked_sub(self.first)?;
        let corner = self.corner() + vec2(cell.column() as f32, row as f32) * self.cell;
        Some(Rect::from_min_size(corner, vec2(self.cell, self.cell)))
    }

    fn corner(&self) -> Pos2 {
        self.outer.min + vec2(GUTTER + MARGIN, MARGIN)
    }

    fn paint(&self, ui: &Ui, wall: &Wall, mark: WallMark, shapes: bool) {
        let theme = theme::of(ui);
        let painter = ui.painter();
        let board = Rect::from_min_max(
            self.outer.min + vec2(GUTTER, 0.0),
            self.outer.max - vec2(0.0, GUTTER),
        );
        painter.rect_filled(board, 4.0, theme.wall);
        self.indices(painter, theme, board);
        for cell in wall.empty_cells() {
            if let Some(rect) = self.rect(cell) {
                paint_gap(painter, theme, rect);
            }
        }
        for cell in wall.bricks() {
            if let Some((rect, brick)) = self.rect(cell).zip(wall.brick(cell)) {
                paint_brick(painter, theme, rect, brick, shapes, 1.0);
            }
        }
        match mark {
            WallMark::Click(cell) => {
                if let Some(rect) = self.rect(cell) {
                    click(painter, theme, rect);
                }
            }
            WallMark::Differs(cells) => {
                for rect in cells.iter().filter_map(|cell| self.rect(cell)) {
                    differs(painter, theme, rect);
                }
            }
        }
    }

    fn indices(&self, painter: &Painter, theme: &Theme, board: Rect) {
        let font = || theme::regular(10.5);
        for column in 0..SIZE {
            let x = self.corner().x + (column as f32 + 0.5) * self.cell;
            let at = pos2(x, board.bottom() + GUTTER / 2.0);
            painter.text(at, Align2::CENTER_CENTER, column, font(), theme.quiet);
        }
        for row in self.first..SIZE {
            let y = self.corner().y + ((row - self.first) as f32 + 0.5) * self.cell;
            let at = pos2(board.left() - GUTTER / 2.0, y);
            painter.text(at, Align2::CENTER_CENTER, row, font(), theme.quiet);
        }
    }
}

/// The click: a bright ring with a dot, with dark around.
fn click(painter: &Painter, theme: &Theme, cell: Rect) {
    let radius = cell.width() * 0.36;
    for (width, ink) in [(4.5, theme.wall), (2.0, theme.running)] {
        painter.circle_stroke(cell.center(), radius, Stroke::new(width, ink));
    }
    painter.circle_filled(cell.center(), radius * 0.42 + 1.2, theme.wall);
    painter.circle_filled(cell.center(), radius * 0.42, theme.running);
}

/// Not as the rules want: a frame, in two colours that are seen on every brick. What is in the cell
/// stays in sight.
fn differs(painter: &Painter, theme: &Theme, cell: Rect) {
    let radius = cell.width() * 0.16;
    for (grow, width, ink) in [(1.0, 3.6, theme.on_wall), (0.0, 1.8, theme.wrong)] {
        let stroke = Stroke::new(width, ink);
        painter.rect_stroke(cell.expand(grow), radius, stroke, StrokeKind::Inside);
    }
}

/// What the marks mean.
fn legend(ui: &mut Ui, text: &Text, differing: bool) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let marks = [
            (
                true,
                click as fn(&Painter, &Theme, Rect),
                text.msg_judging_click(),
            ),
            (differing, differs, text.msg_judging_differs()),
        ];
        for (_, mark, words) in marks.into_iter().filter(|(there, ..)| *there) {
            let theme = theme::of(ui);
            let (rect, _) = ui.allocate_exact_size(vec2(17.0, 17.0), Sense::hover());
            ui.painter().rect_filled(rect, 3.0, theme.wall);
            mark(ui.painter(), theme, rect);
            ui.label(RichText::new(words).size(12.5).color(theme.quiet));
            ui.add_space(8.0);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall(rows: &[&str]) -> Wall {
        let above = vec!["........."; SIZE - rows.len()];
        let lines = above.iter().chain(rows).map(|row| format!("{row:.<9}\n"));
        Wall::parse(&lines.collect::<String>()).unwrap()
    }

    #[test]
    fn rows_above_all_bricks_are_left_out() {
        let (low, high) = (wall(&["R"]), wall(&["R", "G", "B", "R", "G"]));
        let none = Wall::default();
        assert_eq!(first_row(&[&none, &none]), 6, "some rows are always shown");
        assert_eq!(first_row(&[&low, &none]), 6);
        assert_eq!(
            first_row(&[&low, &high]),
            3,
            "one row above the highest brick"
        );
        assert_eq!(first_row(&[&wall(&["R"; SIZE])]), 0);
    }
}
