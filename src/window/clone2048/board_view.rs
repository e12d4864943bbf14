//! The board, painted; it can be swiped and focused, and its rows are read aloud.

use super::colours;
use super::motion::{MotionPhase, TurnMotion};
use super::tile::{Tiles, written};
use crate::window::kit::kept_arrows::{Arrows, keep_arrows};
use crate::window::kit::theme;
use crate::window::kit::widgets::explanation;
use egui::{
    Color32, Id, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};
use engine::text::Text;
use games::clone2048::{BlockBoard, BlockCell, Direction, DisplayMode};

/// From the edge of the board to its cells, in points.
const MARGIN: f32 = 6.0;
/// Minimum length of a swipe, in points.
const SWIPE: f32 = 28.0;
/// What is written smaller is also told by a tooltip, in points.
const SMALL: f32 = 10.0;

/// What is to be seen.
pub struct BlockBoardScene<'a> {
    /// The board at rest.
    pub board: &'a BlockBoard,
    /// What is moving on it, and how far that is.
    pub motion: Option<(&'a TurnMotion, MotionPhase)>,
    /// How blocks are shown.
    pub mode: DisplayMode,
}

/// Where the cells are on the screen.
#[derive(Clone, Copy)]
struct BoardGrid {
    rect: Rect,
    size: usize,
    /// The side of a cell, whole physical pixels.
    side: f32,
}

impl BoardGrid {
    fn new(outer: Rect, size: usize, pixels_per_point: f32) -> BoardGrid {
        let room = outer.width().min(outer.height()) - 2.0 * MARGIN;
        let side = (room / size as f32 * pixels_per_point).floor().max(1.0) / pixels_per_point;
        let snap = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        let whole = Vec2::splat(side * size as f32 + 2.0 * MARGIN);
        let corner = outer.center() - whole / 2.0;
        BoardGrid {
            rect: Rect::from_min_size(pos2(snap(corner.x), snap(corner.y)), whole),
            size,
            side,
        }
    }

    fn cell(&self, index: usize) -> Rect {
        self.at(self.place(index))
    }

    /// Column and row of a cell.
    fn place(&self, index: usize) -> Vec2 {
        vec2((index % self.size) as f32, (index / self.size) as f32)
    }

    /// A cell anywhere between the others.
    fn at(&self, place: Vec2) -> Rect {
        let corner = self.rect.min + Vec2::splat(MARGIN) + place * self.side;
        Rect::from_min_size(corner, Vec2::splat(self.side))
    }

    fn row(&self, row: usize) -> Rect {
        let first = self.at(vec2(0.0, row as f32));
        first.with_max_x(first.left() + self.side * self.size as f32)
    }

    /// The index of the cell at a point.
    fn find(&self, at: Pos2) -> Option<usize> {
        let place = (at - self.rect.min - Vec2::splat(MARGIN)) / self.side;
        let inside = |x: f32| (0.0..self.size as f32).contains(&x);
        (inside(place.x) && inside(place.y))
            .then(|| place.y as usize * self.size + place.x as usize)
    }
}

/// By which the board has the focus.
pub fn id() -> Id {
    Id::unique("board of the third clone")
}

/// Shows the board in a square of this side; gives where it was swiped to. `swiped` tells of the drag
/// that goes on whether it was a swipe already.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    side: f32,
    scene: &BlockBoardScene<'_>,
    swiped: &mut bool,
) -> Option<Direction> {
    let theme = theme::of(ui);
    let size = scene.board.size();
    let (_, outer) = ui.allocate_space(vec2(side, side));
    let response = ui.interact(outer, id(), Sense::drag());
    let grid = BoardGrid::new(outer, size, ui.pixels_per_point());
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Canvas,
            true,
            text.msg_clone2048_board(size.to_string()),
        )
    });
    // Arrows are moves, not ways to the next button.
    keep_arrows(ui, response.id, Arrows::All);
    rows(ui, text, &grid, scene);

    let painter = ui.painter_at(outer.expand(3.0));
    painter.rect_filled(grid.rect, 10.0, colours::ground(theme).board);
    let mut tiles = Tiles::new(&painter, theme, scene.mode, grid.side);
    match scene.motion {
        Some((motion, phase)) if phase != MotionPhase::Over => {
            moving(&mut tiles, &grid, motion, phase);
        }
        _ => resting(&mut tiles, &grid, scene.board, |_| 1.0),
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(grid.rect, 10.0, stroke, StrokeKind::Outside);
    }
    tell(&response, text, &grid, scene, &mut tiles);
    swipe(&response, swiped)
}

/// Where a drag goes, once, as soon as it is long enough.
fn swipe(response: &Response, swiped: &mut bool) -> Option<Direction> {
    if !response.dragged() {
        *swiped = false;
        return None;
    }
    let way = response.total_drag_delta()?;
    if *swiped || way.x.abs().max(way.y.abs()) < SWIPE {
        return None;
    }
    *swiped = true;
    Some(match way.x.abs() > way.y.abs() {
        true if way.x < 0.0 => Direction::Left,
        true => Direction::Right,
        false if way.y < 0.0 => Direction::Up,
        false => Direction::Down,
    })
}

fn resting(
    tiles: &mut Tiles<'_>,
    grid: &BoardGrid,
    board: &BlockBoard,
    scale: impl Fn(usize) -> f32,
) {
    for (index, cell) in board.cells().iter().enumerate() {
        let rect = grid.cell(index);
        match *cell {
            BlockCell::Empty => tiles.empty(rect),
            BlockCell::Obstacle => tiles.obstacle(rect),
            BlockCell::Block(_) => tiles.empty(rect),
        }
    }
    for (index, cell) in board.cells().iter().enumerate() {
        if let BlockCell::Block(level) = *cell {
            tiles.block(grid.cell(index), level, scale(index));
        }
    }
}

fn moving(tiles: &mut Tiles<'_>, grid: &BoardGrid, motion: &TurnMotion, phase: MotionPhase) {
    match phase {
        MotionPhase::Slide(share) => {
            resting(tiles, grid, &motion.ground, |_| 1.0);
            // Fast at first, then slower.
            let way = 1.0 - (1.0 - share).powi(2);
            for (slide, level) in &motion.slides {
                let (from, to) = (grid.place(slide.from), grid.place(slide.to));
                tiles.block(grid.at(from + (to - from) * way), *level, 1.0);
            }
        }
        MotionPhase::Merge(share) => {
            let beat = 1.0 + 0.14 * (share * std::f32::consts::PI).sin();
            let scale = |index: usize| if motion.merged[index] { beat } else { 1.0 };
            resting(tiles, grid, &motion.moved, scale);
        }
        MotionPhase::New(share) => {
            resting(tiles, grid, &motion.moved, |_| 1.0);
            if let Some(new) = motion.new {
                let grown = 1.0 - (1.0 - share).powi(3);
                tiles.block(grid.cell(new.index), new.level, grown);
            }
        }
        MotionPhase::Over => {}
    }
}

/// The rows as things that are read aloud: *riga 1: vuota, 2, ostacolo*.
fn rows(ui: &Ui, text: &Text, grid: &BoardGrid, scene: &BlockBoardScene<'_>) {
    let id = id();
    for (number, row) in scene.board.rows().enumerate() {
        let response = ui.interact(grid.row(number), id.with(("row", number)), Sense::hover());
        response.widget_info(|| {
            let cells = row.iter().map(|cell| match *cell {
                BlockCell::Empty => text.msg_clone2048_cell_empty(),
                BlockCell::Obstacle => text.msg_clone2048_cell_obstacle(),
                BlockCell::Block(level) => scene.mode.show(level),
            });
            let cells = cells.collect::<Vec<_>>().join(", ");
            let name = text.msg_clone2048_row((number + 1).to_string(), cells);
            WidgetInfo::labeled(Role::Row, true, name)
        });
    }
}

/// Tells of a block whose writing is small what it is.
fn tell(
    response: &Response,
    text: &Text,
    grid: &BoardGrid,
    scene: &BlockBoardScene<'_>,
    tiles: &mut Tiles<'_>,
) {
    let still = scene.motion.is_none() && !response.dragged();
    let Some(at) = response.hover_pos().filter(|_| still) else {
        return;
    };
    let cell = grid.find(at).map(|index| scene.board.cells()[index]);
    let Some(BlockCell::Block(level)) = cell else {
        return;
    };
    let galley = tiles.words(level, Color32::BLACK);
    let small = galley.job.sections.first();
    if small.is_none_or(|section| section.format.font_id.size >= SMALL) {
        return;
    }
    let shown = |mode| shortened(written(mode, level, tiles.painter));
    let [letter, level, less, more] = DisplayMode::ALL.map(shown);
    let words = text.msg_clone2048_block(level, letter, less, more);
    explanation(response)
        .at_pointer()
        .show(|ui| ui.label(words));
}

/// A number that has room in a tooltip.
fn shortened(words: String) -> String {
    const MOST: usize = 40;
    if words.len() <= MOST {
        return words;
    }
    let (first, last) = (&words[..MOST / 2], &words[words.len() - MOST / 2..]);
    format!("{first}…{last}")
}
