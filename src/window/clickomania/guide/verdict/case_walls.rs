//! A case that fails, as parts of walls side by side: the wall that the rules want, the one that the program left,
//! and the one at the click; with a legend of their marks.

use crate::window::clickomania::stage::board::{paint_brick, paint_gap};
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
const APART: f32 = 10.0;
/// For the indices on the left and below.
const GUTTER: f32 = 12.0;
/// From the edge of a board to its cells.
const MARGIN: f32 = 3.0;
/// The least number of rows and columns shown.
const LEAST: usize = 4;
/// A wall is no wider, and its cells are no larger, in points.
const MOST_WIDTH: f32 = 190.0;
/// And none is less wide for the title of another one.
const LEAST_WIDTH: f32 = 72.0;
const MOST_CELL: f32 = 24.0;

/// A place narrower than this has room for two walls beside each other, in points.
const NARROW: f32 = 290.0;

/// What is marked on a wall.
#[derive(Clone, Copy)]
enum WallMark {
    /// The clicked cell.
    Click(Cell),
    /// Cells that are not as the rules give them.
    Differs(CellSet),
}

/// Shows the walls with their titles and the legend: those that differ beside each other, cut to where they do.
pub fn show(ui: &mut Ui, app: &AppContext, case: &Counterexample) {
    let text = app.text;
    let differs = case.obtained.changed_cells(&case.expected);
    let click = CellSet::from_iter([case.click]);
    let cut = if differs.is_empty() {
        WallExcerpt::around(click)
    } else {
        WallExcerpt::around(differs)
    };
    let walls = [
        (
            text.msg_judge_expected(),
            &case.expected,
            WallMark::Differs(differs),
            cut,
        ),
        (
            text.msg_judge_obtained(),
            &case.obtained,
            WallMark::Differs(differs),
            cut,
        ),
        (
            text.msg_judging_before(),
            &case.wall,
            WallMark::Click(case.click),
            WallExcerpt::around(differs | click),
        ),
    ];
    // Two beside each other in a narrow place, three in a wide one.
    let beside = if ui.available_width() < NARROW { 2 } else { 3 };
    let shapes = app.settings.shapes.unwrap_or(true);
    for row in walls.chunks(beside) {
        let room = ui.available_width() - (beside - 1) as f32 * APART;
        let most = (room / beside as f32).floor().min(MOST_WIDTH);
        let titles = row.iter().map(|(title, ..)| title_width(ui, title));
        let widths = widths(&titles.collect::<Vec<f32>>(), most);
        let least = widths.iter().copied().fold(most, f32::min);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = vec2(APART, 4.0);
            for ((title, wall, mark, cut), width) in row.iter().zip(widths) {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    let words = RichText::new(title).font(title_font());
                    ui.add(Label::new(words).truncate());
                    let board = SmallWallLayout::new(ui, least, *cut);
                    let spoken = spoken(&text, title, *mark);
                    let size = board.outer.size();
                    let (_, response) = ui.allocate_exact_size(size, Sense::hover());
                    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
                    board.paint(ui, wall, *mark, shapes);
                    response.explained(spoken);
                });
            }
        });
    }
    legend(ui, &text, !differs.is_empty());
}

fn title_font() -> FontId {
    theme::semibold(13.0)
}

/// How wide the title of a wall is, in points.
fn title_width(ui: &Ui, title: &str) -> f32 {
    let painter = ui.painter();
    let words = painter.layout_no_wrap(title.to_owned(), title_font(), Color32::WHITE);
    words.size().x.ceil() + 1.0
}

/// How wide the columns of walls with titles so wide are, `most` each: what a longer title needs the others give, as far
/// as their own titles have room.
fn widths(titles: &[f32], most: f32) -> Vec<f32> {
    let long = titles.iter().filter(|title| **title > most);
    let over: f32 = long.clone().map(|title| title - most).sum();
    let others = titles.len() - long.count();
    let rest = most - over / others.max(1) as f32;
    let fits = |title: &f32| *title > most || *title <= rest;
    let given = others > 0 && rest >= LEAST_WIDTH && titles.iter().all(fits);
    let width = |title: &f32| match *title > most {
        _ if !given => most,
        true => *title,
        false => rest,
    };
    titles.iter().map(width).collect()
}

/// The part of a wall that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct WallExcerpt {
    rows: (usize, usize),
    columns: (usize, usize),
}

impl WallExcerpt {
    /// The smallest one with these cells, and what is beside them.
    fn around(cells: CellSet) -> WallExcerpt {
        let span = |of: fn(Cell) -> usize| {
            let places = cells.iter().map(of);
            let (first, last) = places.fold((SIZE - 1, 0), |(first, last), at| {
                (first.min(at), last.max(at))
            });
            let (first, last) = (first.min(last).saturating_sub(1), (last + 1).min(SIZE - 1));
            // Less would not be known for a part of a wall.
            let first = first.min(SIZE - LEAST);
            let last = last.max(first + LEAST - 1).min(SIZE - 1);
            (first, last)
        };
        WallExcerpt {
            rows: span(Cell::row),
            columns: span(Cell::column),
        }
    }

    fn has(&self, cell: Cell) -> bool {
        let within = |(first, last), at| (first..=last).contains(&at);
        within(self.rows, cell.row()) && within(self.columns, cell.column())
    }

    /// How many rows and columns.
    fn size(&self) -> (usize, usize) {
        let count = |(first, last): (usize, usize)| last - first + 1;
        (count(self.rows), count(self.columns))
    }
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

/// Where the cells of a small wall are.
struct SmallWallLayout {
    outer: Rect,
    cell: f32,
    cut: WallExcerpt,
}

impl SmallWallLayout {
    fn new(ui: &Ui, width: f32, cut: WallExcerpt) -> SmallWallLayout {
        let pixels = ui.pixels_per_point();
        let (rows, columns) = cut.size();
        let room = (width - GUTTER - 2.0 * MARGIN) / columns as f32;
        let cell = (room.min(MOST_CELL) * pixels).floor().max(1.0) / pixels;
        let corner = ui.next_widget_position();
        let corner = (corner.to_vec2() * pixels).round() / pixels;
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
        let place = self.cut.has(cell).then(|| {
            let column = cell.column() - self.cut.columns.0;
            let row = cell.row() - self.cut.rows.0;
            vec2(column as f32, row as f32)
        })?;
        let corner = self.corner() + place * self.cell;
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
    let marks = [
        (
            true,
            click as fn(&Painter, &Theme, Rect),
            text.msg_judging_click(),
        ),
        (differing, differs, text.msg_judging_differs()),
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
    fn a_long_title_takes_from_the_others_what_these_can_give() {
        assert_eq!(widths(&[55.0, 60.0, 90.0], 92.0), [92.0; 3]);
        assert_eq!(widths(&[55.0, 60.0, 104.0], 92.0), [86.0, 86.0, 104.0]);
        // Nobody gives what his own title needs, or more than there is.
        assert_eq!(widths(&[90.0, 60.0, 104.0], 92.0), [92.0; 3]);
        assert_eq!(widths(&[50.0, 50.0, 180.0], 92.0), [92.0; 3]);
        assert_eq!(widths(&[100.0, 100.0], 92.0), [92.0; 2]);
    }

    #[test]
    fn an_excerpt_is_as_small_as_what_it_shows_and_never_too_small() {
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
            let cut = WallExcerpt::around(shown);
            assert_eq!((cut.rows, cut.columns), (rows, columns), "{shown:?}");
            assert!(shown.iter().all(|cell| cut.has(cell)));
        }
    }
}
