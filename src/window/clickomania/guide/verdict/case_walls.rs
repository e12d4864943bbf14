//! A case that fails as three small walls: the one at the click, the wanted one, and the one that the program left.

use crate::window::clickomania::stage::board::{cell_coordinates, paint_brick, paint_gap};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::Explained as _;
use egui::{
    Align2, Color32, FontId, Label, Painter, Pos2, Rect, RichText, Role, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, vec2,
};
use engine::judge::Counterexample;
use engine::text::Text;
use engine::wall::{Cell, CellSet, SIZE, Wall};

/// Between two walls, in points.
const GAP: f32 = 10.0;
/// The strips for the indices on the left and below.
const GUTTER: f32 = 12.0;
/// The margin around the cells.
const MARGIN: f32 = 3.0;
/// Minimum number of rows and columns of an excerpt.
const MIN_SPAN: usize = 4;
/// Maximum width of a wall, in points.
const MAX_WIDTH: f32 = 190.0;
/// Minimum width of a wall that gives room to the title of another one.
const MIN_WIDTH: f32 = 72.0;
/// Maximum side of a cell.
const MAX_CELL: f32 = 24.0;
/// Two walls per row below this width, else three.
const NARROW: f32 = 290.0;

/// The mark on a wall.
#[derive(Clone, Copy)]
enum WallMark {
    /// The clicked cell.
    Click(Cell),
    /// The cells that differ from the wanted wall.
    Differs(CellSet),
}

/// A wall to be shown.
struct ShownWall<'w> {
    title: String,
    wall: &'w Wall,
    mark: WallMark,
    cut: CellRange,
}

/// Shows a wall with a click and the wall that is wanted after it, as much of them as holds bricks.
pub fn show_change(ui: &mut Ui, app: &AppContext, before: &Wall, click: Cell, wanted: &Wall) {
    let text = app.text;
    let cut = CellRange::around(before.bricks() | wanted.bricks());
    let walls = [
        ShownWall {
            title: text.msg_judging_before(),
            wall: before,
            mark: WallMark::Click(click),
            cut,
        },
        ShownWall {
            title: text.msg_judge_expected(),
            wall: wanted,
            mark: WallMark::Differs(CellSet::EMPTY),
            cut,
        },
    ];
    show_row(ui, app, &walls, walls.len());
}

/// Shows the walls, cut to where they differ, and the legend of their marks.
pub fn show(ui: &mut Ui, app: &AppContext, case: &Counterexample) {
    let text = app.text;
    let differs = case.obtained.changed_cells(&case.expected);
    let click = CellSet::from_iter([case.click]);
    let shown = if differs.is_empty() { click } else { differs };
    let cut = CellRange::around(shown);
    let walls = [
        ShownWall {
            title: text.msg_judging_before(),
            wall: &case.wall,
            mark: WallMark::Click(case.click),
            cut: CellRange::around(differs | click),
        },
        ShownWall {
            title: text.msg_judge_expected(),
            wall: &case.expected,
            mark: WallMark::Differs(differs),
            cut,
        },
        ShownWall {
            title: text.msg_judge_obtained(),
            wall: &case.obtained,
            mark: WallMark::Differs(differs),
            cut,
        },
    ];
    let per_row = if ui.available_width() < NARROW { 2 } else { 3 };
    for row in walls.chunks(per_row) {
        show_row(ui, app, row, per_row);
    }
    legend(ui, &text, !differs.is_empty());
}

/// Shows walls side by side, in a row that has room for `per_row`.
fn show_row(ui: &mut Ui, app: &AppContext, row: &[ShownWall<'_>], per_row: usize) {
    let shapes = app.settings.shapes.unwrap_or(true);
    let room = ui.available_width() - (per_row - 1) as f32 * GAP;
    let max_width = (room / per_row as f32).floor().min(MAX_WIDTH);
    let titles: Vec<f32> = row
        .iter()
        .map(|shown| title_width(ui, &shown.title))
        .collect();
    let widths = column_widths(&titles, max_width);
    let wall_width = widths.iter().copied().fold(max_width, f32::min);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
        for (shown, width) in row.iter().zip(widths) {
            ui.vertical(|ui| {
                ui.set_width(width);
                let words = RichText::new(&shown.title).font(title_font());
                ui.add(Label::new(words).truncate());
                let board = SmallWallLayout::new(ui, wall_width, shown.cut);
                let spoken = spoken(&app.text, &shown.title, shown.mark);
                let size = board.outer.size();
                let (_, response) = ui.allocate_exact_size(size, Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
                board.paint(ui, shown.wall, shown.mark, shapes);
                response.explained(spoken);
            });
        }
    });
}

fn title_font() -> FontId {
    theme::semibold(13.0)
}

/// The width of a title, in points.
fn title_width(ui: &Ui, title: &str) -> f32 {
    let galley = ui
        .painter()
        .layout_no_wrap(title.to_owned(), title_font(), Color32::WHITE);
    galley.size().x.ceil() + 1.0
}

/// The widths of columns with titles of these widths: `width` each. A longer title takes what it needs from the others,
/// if their own titles still fit.
fn column_widths(titles: &[f32], width: f32) -> Vec<f32> {
    let (long, short): (Vec<f32>, Vec<f32>) = titles.iter().partition(|title| **title > width);
    let missing: f32 = long.iter().map(|title| title - width).sum();
    let rest = width - missing / short.len().max(1) as f32;
    let fits = short.iter().all(|title| *title <= rest);
    if short.is_empty() || rest < MIN_WIDTH || !fits {
        return vec![width; titles.len()];
    }
    titles
        .iter()
        .map(|&title| if title > width { title } else { rest })
        .collect()
}

/// Rows and columns of a wall, first and last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct CellRange {
    rows: (usize, usize),
    columns: (usize, usize),
}

impl CellRange {
    /// The smallest range with these cells and their neighbours, at least [`MIN_SPAN`] wide and high.
    fn around(cells: CellSet) -> CellRange {
        let span = |of: fn(Cell) -> usize| {
            let first = cells.iter().map(of).min().unwrap_or(0);
            let last = cells.iter().map(of).max().unwrap_or(0);
            let first = first.saturating_sub(1).min(SIZE - MIN_SPAN);
            let last = (last + 1).max(first + MIN_SPAN - 1).min(SIZE - 1);
            (first, last)
        };
        CellRange {
            rows: span(Cell::row),
            columns: span(Cell::column),
        }
    }

    fn contains(&self, cell: Cell) -> bool {
        let within = |(first, last), at| (first..=last).contains(&at);
        within(self.rows, cell.row()) && within(self.columns, cell.column())
    }

    /// The numbers of rows and columns.
    fn size(&self) -> (usize, usize) {
        let count = |(first, last): (usize, usize)| last - first + 1;
        (count(self.rows), count(self.columns))
    }
}

/// A wall and its mark in words.
fn spoken(text: &Text, title: &str, mark: WallMark) -> String {
    match mark {
        WallMark::Click(cell) => {
            let (row, column) = (cell.row().to_string(), cell.column().to_string());
            text.msg_judging_wall_click(title, row, column)
        }
        WallMark::Differs(cells) => {
            let names: Vec<String> = (cells.iter())
                .map(|cell| cell_coordinates(text, cell))
                .collect();
            match names.len() {
                0 => title.to_owned(),
                count => text.msg_judging_wall_differs(title, count, names.join(", ")),
            }
        }
    }
}

/// The places of the cells of a small wall on the screen.
struct SmallWallLayout {
    outer: Rect,
    cell: f32,
    cut: CellRange,
}

impl SmallWallLayout {
    fn new(ui: &Ui, width: f32, cut: CellRange) -> SmallWallLayout {
        let pixels = ui.pixels_per_point();
        let (rows, columns) = cut.size();
        let room = (width - GUTTER - 2.0 * MARGIN) / columns as f32;
        let cell = (room.min(MAX_CELL) * pixels).floor().max(1.0) / pixels;
        let corner = (ui.next_widget_position().to_vec2() * pixels).round() / pixels;
        let size = vec2(
            GUTTER + 2.0 * MARGIN + cell * columns as f32,
            GUTTER + 2.0 * MARGIN + cell * rows as f32,
        );
        SmallWallLayout {
            outer: Rect::from_min_size(corner.to_pos2(), size),
            cell,
            cut,
        }
    }

    fn rect(&self, cell: Cell) -> Option<Rect> {
        if !self.cut.contains(cell) {
            return None;
        }
        let column = cell.column() - self.cut.columns.0;
        let row = cell.row() - self.cut.rows.0;
        let corner = self.corner() + vec2(column as f32, row as f32) * self.cell;
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
        self.paint_indices(painter, theme, board);
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
                    paint_click(painter, theme, rect);
                }
            }
            WallMark::Differs(cells) => {
                for rect in cells.iter().filter_map(|cell| self.rect(cell)) {
                    paint_difference(painter, theme, rect);
                }
            }
        }
    }

    fn paint_indices(&self, painter: &Painter, theme: &Theme, board: Rect) {
        let font = || theme::regular(10.5);
        let middle = |at: usize, first: usize| ((at - first) as f32 + 0.5) * self.cell;
        let (first, last) = self.cut.columns;
        for column in first..=last {
            let x = self.corner().x + middle(column, first);
            let at = pos2(x, board.bottom() + GUTTER / 2.0);
            painter.text(at, Align2::CENTER_CENTER, column, font(), theme.quiet);
        }
        let (first, last) = self.cut.rows;
        for row in first..=last {
            let y = self.corner().y + middle(row, first);
            let at = pos2(board.left() - GUTTER / 2.0, y);
            painter.text(at, Align2::CENTER_CENTER, row, font(), theme.quiet);
        }
    }
}

/// A bright ring with a dot and a dark edge.
fn paint_click(painter: &Painter, theme: &Theme, cell: Rect) {
    let radius = cell.width() * 0.36;
    for (width, ink) in [(4.5, theme.wall), (2.0, theme.running)] {
        painter.circle_stroke(cell.center(), radius, Stroke::new(width, ink));
    }
    painter.circle_filled(cell.center(), radius * 0.42 + 1.2, theme.wall);
    painter.circle_filled(cell.center(), radius * 0.42, theme.running);
}

/// A frame in two colours, visible on every brick.
fn paint_difference(painter: &Painter, theme: &Theme, cell: Rect) {
    let radius = cell.width() * 0.16;
    for (grow, width, ink) in [(1.0, 3.6, theme.on_wall), (0.0, 1.8, theme.wrong)] {
        let stroke = Stroke::new(width, ink);
        painter.rect_stroke(cell.expand(grow), radius, stroke, StrokeKind::Inside);
    }
}

/// The meaning of the marks.
fn legend(ui: &mut Ui, text: &Text, differing: bool) {
    let marks = [
        (
            true,
            paint_click as fn(&Painter, &Theme, Rect),
            text.msg_judging_click(),
        ),
        (differing, paint_difference, text.msg_judging_differs()),
    ];
    for (_, mark, words) in marks.into_iter().filter(|(there, ..)| *there) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let theme = theme::of(ui);
            let (rect, _) = ui.allocate_exact_size(vec2(17.0, 17.0), Sense::hover());
            ui.painter().rect_filled(rect, 3.0, theme.wall);
            mark(ui.painter(), theme, rect);
            let words = RichText::new(words).size(12.5).color(theme.quiet);
            ui.add(Label::new(words).wrap());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_title_takes_what_the_others_can_give() {
        assert_eq!(column_widths(&[55.0, 60.0, 90.0], 92.0), [92.0; 3]);
        assert_eq!(
            column_widths(&[55.0, 60.0, 104.0], 92.0),
            [86.0, 86.0, 104.0]
        );
        assert_eq!(column_widths(&[90.0, 60.0, 104.0], 92.0), [92.0; 3]);
        assert_eq!(column_widths(&[50.0, 50.0, 180.0], 92.0), [92.0; 3]);
        assert_eq!(column_widths(&[100.0, 100.0], 92.0), [92.0; 2]);
    }

    #[test]
    fn a_range_is_as_small_as_its_cells_but_never_too_small() {
        let cells = |list: &[(usize, usize)]| -> CellSet {
            let cells = list.iter().map(|&(row, column)| Cell::new(row, column));
            cells.map(Option::unwrap).collect()
        };
        for (shown, rows, columns) in [
            (cells(&[(0, 0)]), (0, 3), (0, 3)),
            (cells(&[(8, 8)]), (5, 8), (5, 8)),
            (cells(&[(4, 4)]), (3, 6), (3, 6)),
            (cells(&[(2, 1), (6, 3)]), (1, 7), (0, 4)),
            (cells(&[(0, 0), (8, 8)]), (0, 8), (0, 8)),
        ] {
            let cut = CellRange::around(shown);
            assert_eq!((cut.rows, cut.columns), (rows, columns), "{shown:?}");
            assert!(shown.iter().all(|cell| cut.contains(cell)));
        }
    }
}
