//! The board: painting, animation, swipes, focus, and rows for screen readers.

use super::colours;
use super::tile::{Tiles, written};
use crate::window::kit::playback_clock::{Pace, PlaybackClock};
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme;
use crate::window::kit::widgets::explanation;
use egui::{
    Color32, Id, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};
use engine::text::Text;
use games::clone2048::{BlockBoard, BlockCell, Direction, DisplayMode, Level, NewBlock, Slide};

/// Margin between the edge of the board and its cells, in points.
const MARGIN: f32 = 6.0;
/// Minimum length of a swipe, in points.
const SWIPE: f32 = 28.0;
/// Font size below which a tooltip repeats the text, in points.
const SMALL: f32 = 10.0;

/// Everything to paint of a board.
pub struct BlockBoardScene<'a> {
    /// The board at rest.
    pub board: &'a BlockBoard,
    /// The running animation and its phase.
    pub motion: Option<(&'a TurnMotion, MotionPhase)>,
    /// Style of the blocks.
    pub mode: DisplayMode,
}

/// The grid of cells on the screen.
#[derive(Clone, Copy)]
struct BoardGrid {
    rect: Rect,
    size: usize,
    /// Side of a cell, in points; whole physical pixels.
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

    /// The rectangle of a cell at any fractional place.
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

/// Focus id of the board.
pub fn id() -> Id {
    Id::unique("board of the third clone")
}

/// Shows the board in a square of this side; returns a swipe. `swiped` is true once the current drag counted as
/// a swipe.
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
    claim_arrows(ui, response.id, Arrows::All);
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

/// Direction of a drag, once, when it is long enough.
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
    let sideways = way.x.abs() > way.y.abs();
    let backwards = if sideways { way.x < 0.0 } else { way.y < 0.0 };
    Some(match (sideways, backwards) {
        (true, true) => Direction::Left,
        (true, false) => Direction::Right,
        (false, true) => Direction::Up,
        (false, false) => Direction::Down,
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

/// The rows for screen readers: *riga 1: vuota, 2, ostacolo*.
fn rows(ui: &Ui, text: &Text, grid: &BoardGrid, scene: &BlockBoardScene<'_>) {
    let id = id();
    for (number, row) in scene.board.rows().enumerate() {
        let response = ui.interact(grid.row(number), id.with(("row", number)), Sense::hover());
        response.widget_info(|| {
            let cells = row
                .iter()
                .map(|cell| match *cell {
                    BlockCell::Empty => text.msg_stage_cell_empty(),
                    BlockCell::Obstacle => text.msg_clone2048_cell_obstacle(),
                    BlockCell::Block(level) => scene.mode.show(level),
                })
                .collect::<Vec<_>>()
                .join(", ");
            let name = text.msg_clone2048_row((number + 1).to_string(), cells);
            WidgetInfo::labeled(Role::Row, true, name)
        });
    }
}

/// Shows a tooltip for a block whose label is small.
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

/// A number short enough for a tooltip.
fn shortened(words: String) -> String {
    const MAX_DIGITS: usize = 40;
    if words.len() <= MAX_DIGITS {
        return words;
    }
    let (first, last) = (
        &words[..MAX_DIGITS / 2],
        &words[words.len() - MAX_DIGITS / 2..],
    );
    format!("{first}…{last}")
}

/// Pace of the animation of a movement.
pub const PACE: Pace = Pace {
    slowest: 3.0,
    fastest: 0.06,
};

/// Share of an animation at which the blocks have slid; at [`MERGED`] they have merged, then the new block
/// appears.
const SLID: f32 = 0.45;
/// See [`SLID`].
const MERGED: f32 = 0.68;

/// A turn: a movement and the block added after it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The board before the turn.
    pub before: BlockBoard,
    /// Direction of the movement.
    pub direction: Direction,
    /// The board after the movement, before the new block.
    pub moved: BlockBoard,
    /// The new block; none if there was no free cell.
    pub new: Option<NewBlock>,
}

/// The animation of a turn.
#[derive(Debug)]
pub struct TurnMotion {
    /// Way and previous level of each block.
    pub slides: Vec<(Slide, Level)>,
    /// For each cell, true if blocks merge there.
    pub merged: Vec<bool>,
    /// A board with the obstacles only.
    pub ground: BlockBoard,
    /// The board after the movement, before the new block.
    pub moved: BlockBoard,
    /// The new block.
    pub new: Option<NewBlock>,
    /// True if nothing slides or grows (reduced motion): each phase is shown as it ends.
    still: bool,
    seconds: f64,
    /// Starts when it is first painted.
    clock: PlaybackClock,
}

/// Phase of an animation with its progress, 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum MotionPhase {
    /// Blocks slide.
    Slide(f32),
    /// Blocks merge.
    Merge(f32),
    /// The new block appears.
    New(f32),
    Over,
}

impl TurnMotion {
    /// Animates a turn for `seconds`.
    pub fn new(turn: Turn, seconds: f64, still: bool) -> TurnMotion {
        let level = |index: usize| match turn.before.cells()[index] {
            BlockCell::Block(level) => Some(level),
            _ => None,
        };
        let slides: Vec<_> = turn
            .before
            .slides(turn.direction)
            .into_iter()
            .filter_map(|slide| Some((slide, level(slide.from)?)))
            .collect();
        let mut merged = vec![false; turn.before.cells().len()];
        for (slide, _) in &slides {
            merged[slide.to] |= slide.merged;
        }
        let ground = turn.before.cells().iter().map(|cell| match cell {
            BlockCell::Block(_) => BlockCell::Empty,
            other => *other,
        });
        TurnMotion {
            slides,
            merged,
            ground: BlockBoard::from_cells(turn.before.size(), ground.collect()),
            moved: turn.moved,
            new: turn.new,
            still,
            seconds,
            clock: PlaybackClock::default(),
        }
    }

    /// The phase at `now`. Empty phases (no block slid, none merged) are skipped.
    pub fn phase(&mut self, now: f64) -> MotionPhase {
        self.clock.advance(now, self.seconds, 1);
        let progress = self.clock.progress() as f32;
        let slid = self.slides.iter().any(|(slide, _)| slide.from != slide.to);
        let merged = self.merged.contains(&true);
        let share = |from: f32, to: f32| {
            if self.still {
                1.0
            } else {
                ((progress - from) / (to - from)).clamp(0.0, 1.0)
            }
        };
        if progress >= 1.0 {
            MotionPhase::Over
        } else if progress < SLID && slid && !self.still {
            MotionPhase::Slide(share(0.0, SLID))
        } else if progress < MERGED && (merged || self.still) {
            MotionPhase::Merge(share(SLID, MERGED))
        } else {
            // Where nothing stirred, the board is seen as it is, and then the new block.
            MotionPhase::New(share(MERGED, 1.0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::clone2048::GameState;

    fn turn(rows: &str, direction: Direction) -> Turn {
        let state: GameState = format!("0\n0\n{rows}\n").parse().unwrap();
        let before = state.board;
        let moved = before.moved(direction).board;
        let index = moved.free().next().unwrap();
        let new = Some(NewBlock { index, level: 1 });
        Turn {
            before,
            direction,
            moved,
            new,
        }
    }

    /// First letters of the phases, in order.
    fn course(mut motion: TurnMotion) -> String {
        let mut seen = String::new();
        for step in 0..=100 {
            let letter = match motion.phase(7.0 + f64::from(step) / 100.0) {
                MotionPhase::Slide(_) => 's',
                MotionPhase::Merge(_) => 'm',
                MotionPhase::New(_) => 'n',
                MotionPhase::Over => 'o',
            };
            if !seen.ends_with(letter) {
                seen.push(letter);
            }
        }
        seen
    }

    #[test]
    fn blocks_slide_then_merge_then_the_new_one_comes() {
        let motion = TurnMotion::new(turn("A.A\n.*.\n...", Direction::Right), 1.0, false);
        assert_eq!(motion.slides.len(), 2);
        assert_eq!(motion.ground.to_string(), "...\n.*.\n...\n");
        assert_eq!(course(motion), "smno");
    }

    #[test]
    fn what_does_not_happen_is_not_waited_for() {
        let right = Direction::Right;
        let slide = TurnMotion::new(turn("A..\n.*.\n...", right), 1.0, false);
        assert_eq!(course(slide), "sno");
        let none = TurnMotion::new(turn("..A\n.*.\n...", right), 1.0, false);
        assert_eq!(course(none), "no");
    }

    #[test]
    fn without_motion_both_steps_are_still_seen() {
        let motion = TurnMotion::new(turn("A.A\n.*.\n...", Direction::Right), 1.0, true);
        assert_eq!(course(motion), "mno");
    }
}
