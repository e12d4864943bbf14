//! The wall that shows what the game is: a hand clicks three times, areas vanish and bricks fall. Then it rests.

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::stage::board::{paint_brick, rim};
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::{
    Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, lerp, pos2, vec2,
};
use engine::wall::{Brick, Cell, CellSet, GALLERY, GroupKind, SIZE, Wall, after_click, group};
use std::time::Duration;

/// How long the parts of a move take, in seconds.
const HAND: f64 = 0.6;
const CLICK: f64 = 0.2;
const RING: f64 = 0.3;
const VANISH: f64 = 0.25;
const FALL: f64 = 0.45;
const REST: f64 = 2.0;
const ROUND: f64 = HAND + CLICK + RING + VANISH + FALL + REST;
/// Number of moves until it rests.
const ROUNDS: usize = 3;
/// The margin around the cells, in points.
const MARGIN: f32 = 6.0;

/// The wall with its moves.
pub struct DemoWall {
    moves: Vec<DemoMove>,
    /// When the first move began, in egui's seconds.
    begun: Option<f64>,
    /// True while the pointer is over it.
    pointed: bool,
}

/// A move: where the click is, what it removes, and where the bricks fall to.
struct DemoMove {
    before: Wall,
    after: Wall,
    click: Cell,
    area: CellSet,
}

/// A moment of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Moment {
    /// The hand is on its way; how far.
    Hand(f32),
    Click(f32),
    Ring,
    /// How far the area has vanished.
    Vanish(f32),
    /// How far the bricks have fallen.
    Fall(f32),
    Rest,
}

impl Default for DemoWall {
    fn default() -> DemoWall {
        let first = GALLERY.first().and_then(|(_, text)| Wall::parse(text).ok());
        let mut wall = first.unwrap_or_default();
        let mut moves = Vec::new();
        while moves.len() < ROUNDS
            && let Some(next) = DemoMove::of(wall)
        {
            wall = next.after;
            moves.push(next);
        }
        DemoWall {
            moves,
            begun: None,
            pointed: false,
        }
    }
}

impl DemoMove {
    /// The click that removes most; none if nothing can be removed.
    fn of(before: Wall) -> Option<DemoMove> {
        let area = |cell| group(&before, GroupKind::Area, cell);
        let click = before
            .bricks()
            .iter()
            .max_by_key(|cell| area(*cell).len())?;
        let removed = area(click);
        (!removed.is_empty()).then(|| DemoMove {
            before,
            after: after_click(&before, GroupKind::Area, click),
            click,
            area: removed,
        })
    }

    /// The bricks that stay, each with the row where it is and the row where it comes to.
    fn falls(&self) -> Vec<(Brick, usize, usize, usize)> {
        let mut falls = Vec::new();
        for column in 0..SIZE {
            let rows = || (0..SIZE).rev();
            let at = |row| Cell::new(row, column);
            let stays = |cell: &Cell| !self.area.contains(*cell);
            let from = rows().filter_map(at).filter(stays);
            let from = from.filter_map(|cell| Some((self.before.brick(cell)?, cell.row())));
            let to = rows()
                .filter_map(at)
                .filter(|cell| self.after.brick(*cell).is_some());
            falls.extend(
                from.zip(to)
                    .map(|((brick, from), to)| (brick, column, from, to.row())),
            );
        }
        falls
    }
}

impl DemoWall {
    /// Shows it in a square of this side. Returns true while the program runs.
    pub fn show(&mut self, ui: &mut Ui, app: &ClickomaniaContext, side: f32) -> bool {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, app.text.msg_home_wall()));
        let theme = theme::of(ui);
        let shapes = app.settings.shapes.unwrap_or(true);
        let painter = ui
            .painter()
            .with_clip_rect(rect.expand(16.0).intersect(ui.clip_rect()));
        let board = DemoBoard {
            painter: &painter,
            theme,
            rect,
            cell: (side - 2.0 * MARGIN) / SIZE as f32,
            shapes,
        };
        painter.rect_filled(rect, 10.0, theme.wall);
        for cell in Cell::all() {
            let at = board
                .at(cell.row() as f32, cell.column() as f32)
                .shrink(1.0);
            painter.rect_filled(at, 4.0, theme.wall_line);
        }
        let now = ui.input(|input| input.time);
        let over = response.contains_pointer();
        let ended = |begun: f64| now - begun >= ROUND * self.moves.len() as f64;
        if !std::mem::replace(&mut self.pointed, over) && over && self.begun.is_some_and(ended) {
            self.begun = None;
        }
        let begun = *self.begun.get_or_insert(now);
        if app.reduced_motion() || self.moves.is_empty() {
            board.wall(
                &self
                    .moves
                    .first()
                    .map_or(Wall::default(), |first| first.before),
                CellSet::EMPTY,
            );
            return false;
        }
        let (number, moment, lasts) = moment(now - begun, self.moves.len());
        let one = &self.moves[number];
        board.moment(
            one,
            moment,
            number.checked_sub(1).map(|last| self.moves[last].click),
        );
        match (moment, lasts) {
            (Moment::Rest, Some(lasts)) => ui.request_repaint_after(Duration::from_secs_f64(lasts)),
            (Moment::Rest, None) => {}
            _ => ui.request_repaint(),
        }
        !matches!(moment, Moment::Hand(_) | Moment::Rest)
    }
}

/// The move and its moment after so many seconds; for a rest, how long it still lasts, `None` for ever.
fn moment(seconds: f64, moves: usize) -> (usize, Moment, Option<f64>) {
    let number = (seconds.max(0.0) / ROUND) as usize;
    if number >= moves {
        return (moves - 1, Moment::Rest, None);
    }
    let mut left = seconds.max(0.0) - number as f64 * ROUND;
    type Part = (f64, fn(f32) -> Moment);
    let moments: [Part; 5] = [
        (HAND, Moment::Hand),
        (CLICK, Moment::Click),
        (RING, |_| Moment::Ring),
        (VANISH, Moment::Vanish),
        (FALL, Moment::Fall),
    ];
    for (lasts, make) in moments {
        if left < lasts {
            return (number, make((left / lasts) as f32), None);
        }
        left -= lasts;
    }
    let last = number + 1 == moves;
    (
        number,
        Moment::Rest,
        (!last).then_some((REST - left).max(0.001)),
    )
}

/// The wall on the screen.
struct DemoBoard<'a> {
    painter: &'a Painter,
    theme: &'static Theme,
    rect: Rect,
    cell: f32,
    shapes: bool,
}

impl DemoBoard<'_> {
    fn at(&self, row: f32, column: f32) -> Rect {
        let corner = self.rect.min + vec2(MARGIN + column * self.cell, MARGIN + row * self.cell);
        Rect::from_min_size(corner, Vec2::splat(self.cell))
    }

    fn cell(&self, cell: Cell) -> Rect {
        self.at(cell.row() as f32, cell.column() as f32)
    }

    fn brick(&self, at: Rect, brick: Brick, scale: f32) {
        paint_brick(self.painter, self.theme, at, brick, self.shapes, scale);
    }

    /// Paints a wall without some of its bricks.
    fn wall(&self, wall: &Wall, without: CellSet) {
        for cell in wall.bricks().iter().filter(|cell| !without.contains(*cell)) {
            if let Some(brick) = wall.brick(cell) {
                self.brick(self.cell(cell), brick, 1.0);
            }
        }
    }

    /// Paints a moment of a move; the hand comes from the click before.
    fn moment(&self, one: &DemoMove, moment: Moment, last: Option<Cell>) {
        let goal = self.cell(one.click).center();
        match moment {
            Moment::Hand(part) => {
                self.wall(&one.before, CellSet::EMPTY);
                let from = last.map_or(self.rect.right_bottom() - vec2(24.0, 24.0), |cell| {
                    self.cell(cell).center()
                });
                self.hand(from.lerp(goal, smooth(part)), false);
            }
            Moment::Click(part) => {
                self.wall(&one.before, CellSet::EMPTY);
                self.hand(goal, part < 0.6);
            }
            Moment::Ring => {
                self.wall(&one.before, CellSet::EMPTY);
                for cell in one.area.iter() {
                    rim(
                        self.painter,
                        self.cell(cell),
                        1.0,
                        Stroke::new(2.5, self.theme.aim),
                    );
                }
                self.hand(goal, false);
            }
            Moment::Vanish(part) => {
                self.wall(&one.before, one.area);
                for cell in one.area.iter() {
                    if let Some(brick) = one.before.brick(cell) {
                        self.brick(self.cell(cell), brick, 1.0 - smooth(part));
                    }
                }
                self.hand(goal, false);
            }
            Moment::Fall(part) => {
                for (brick, column, from, to) in one.falls() {
                    // They gather speed.
                    let row = lerp(from as f32..=to as f32, part * part);
                    self.brick(self.at(row, column as f32), brick, 1.0);
                }
                self.hand(goal, false);
            }
            Moment::Rest => {
                self.wall(&one.after, CellSet::EMPTY);
                self.hand(goal, false);
            }
        }
    }

    /// Paints the arrow of a pointer, smaller while it presses.
    fn hand(&self, tip: Pos2, presses: bool) {
        const ARROW: [(f32, f32); 7] = [
            (0.0, 0.0),
            (0.0, 17.0),
            (3.9, 13.3),
            (6.7, 19.6),
            (9.4, 18.4),
            (6.7, 12.2),
            (12.0, 12.0),
        ];
        let scale = self.cell / 42.0 * if presses { 1.5 } else { 1.8 };
        let at = |(x, y): (f32, f32)| tip + vec2(x, y) * scale;
        // Two convex parts: a polygon with a notch cannot be filled.
        for part in [[0, 1, 2, 6].as_slice(), &[2, 3, 4, 5]] {
            let points = part.iter().map(|place| at(ARROW[*place])).collect();
            self.painter
                .add(Shape::convex_polygon(points, self.theme.aim, Stroke::NONE));
        }
        let head = [ARROW[0], ARROW[2], ARROW[5], ARROW[6]].map(at).to_vec();
        self.painter
            .add(Shape::convex_polygon(head, self.theme.aim, Stroke::NONE));
        let outline = ARROW.map(at).to_vec();
        self.painter.add(Shape::closed_line(
            outline,
            Stroke::new(1.6, self.theme.wall),
        ));
        if presses {
            let around = pos2(tip.x, tip.y);
            self.painter
                .circle_stroke(around, 9.0, Stroke::new(2.0, self.theme.aim));
        }
    }
}

/// Begins and ends slowly.
fn smooth(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_right_moves_are_played_and_then_it_rests() {
        let demo = DemoWall::default();
        assert_eq!(demo.moves.len(), ROUNDS);
        for one in &demo.moves {
            assert_eq!(
                one.after,
                after_click(&one.before, GroupKind::Area, one.click)
            );
            // Where the bricks fall to is where they are after the move.
            let mut fallen = Vec::new();
            for (brick, column, _, to) in one.falls() {
                let cell = Cell::new(to, column).unwrap();
                assert_eq!(one.after.brick(cell), Some(brick));
                fallen.push(cell);
            }
            assert_eq!(fallen.len(), one.after.bricks().len());
        }
        let rests = |seconds| matches!(moment(seconds, ROUNDS), (_, Moment::Rest, None));
        let end = ROUND * ROUNDS as f64;
        let fallen = end - REST;
        assert!(!rests(0.0) && !rests(fallen - 0.01) && rests(fallen + 0.01) && rests(end + 100.0));
        assert_eq!(moment(0.0, ROUNDS).1, Moment::Hand(0.0));
        assert_eq!(moment(HAND + CLICK + 0.1, ROUNDS).1, Moment::Ring);
        let (first, pause) = (moment(ROUND - 0.5, ROUNDS), moment(ROUND + 0.1, ROUNDS));
        assert!(first.0 == 0 && first.1 == Moment::Rest && first.2.is_some());
        assert!(pause.0 == 1 && matches!(pause.1, Moment::Hand(_)));
    }
}
