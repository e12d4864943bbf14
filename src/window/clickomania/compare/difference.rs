//! The differences between two programs, and the marks on their blocks.

use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::kit::background::{BackgroundTask, take_ended};
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::{Color32, Context, Painter, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use engine::judge::compare::{ProgramChange, difference};
use engine::language::program::Parent;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::layout::{BlockBox, BlockPart};
use engine::text::Text;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The differences of two programs, *a* and *b*.
pub struct Differences {
    work: Option<((), BackgroundTask<Vec<ProgramChange>>)>,
    changes: Option<Vec<ProgramChange>>,
    marks: [HashMap<BlockId, BlockMark>; 2],
    at: Option<usize>,
}

impl Differences {
    /// Starts to look for them on another thread.
    pub fn new(programs: [Arc<Program>; 2], ctx: &Context) -> Differences {
        let ctx = ctx.clone();
        let work = BackgroundTask::start(
            move |_| Some(difference(&programs[0], &programs[1])),
            move || ctx.request_repaint(),
        );
        Differences {
            work: work.ok().map(|work| ((), work)),
            changes: None,
            marks: Default::default(),
            at: None,
        }
    }

    /// Takes over the result, once it is there.
    pub fn receive(&mut self, programs: [&Program; 2]) {
        if let Some(((), Some(changes))) = take_ended(&mut self.work) {
            self.take(programs, &changes);
        }
    }

    fn take(&mut self, programs: [&Program; 2], changes: &[ProgramChange]) {
        let changes = outermost(programs, changes);
        self.marks = [
            marks(programs[0], &changes, ProgramChange::a),
            marks(programs[1], &changes, ProgramChange::b),
        ];
        self.changes = Some(changes);
    }

    /// The differences; `None` while they are computed. Blocks in the sockets of a block that only one
    /// program has are not separate differences.
    pub fn changes(&self) -> Option<&[ProgramChange]> {
        self.changes.as_deref()
    }

    /// Number of differences with a mark.
    pub fn count(&self, mark: BlockMark) -> usize {
        self.changes
            .iter()
            .flatten()
            .filter(|change| BlockMark::of(**change) == mark)
            .count()
    }

    /// The marks on the blocks of *a* (0) or *b* (1).
    pub fn marks(&self, side: usize) -> &HashMap<BlockId, BlockMark> {
        &self.marks[side]
    }

    /// The current difference.
    pub fn current(&self) -> Option<ProgramChange> {
        self.changes.as_ref()?.get(self.at?).copied()
    }

    /// Goes to the next difference, or to the one before; the first follows the last. Returns its number,
    /// from 1, and the difference.
    pub fn go(&mut self, back: bool) -> Option<(usize, ProgramChange)> {
        let changes = self.changes.as_deref()?;
        let last = changes.len().checked_sub(1)?;
        let at = match (self.at, back) {
            (None, false) => 0,
            (None | Some(0), true) => last,
            (Some(at), false) if at >= last => 0,
            (Some(at), false) => at + 1,
            (Some(at), true) => at - 1,
        };
        self.at = Some(at);
        Some((at + 1, changes[at]))
    }
}

/// Drops changes in the sockets of blocks that only one program has.
fn outermost(programs: [&Program; 2], changes: &[ProgramChange]) -> Vec<ProgramChange> {
    let only: HashSet<(usize, BlockId)> = changes.iter().filter_map(alone).collect();
    let inside = |change: &ProgramChange| {
        let (side, id) = alone(change)?;
        match programs[side].get(id)?.parent {
            Parent::Socket(owner, _) => Some(only.contains(&(side, owner))),
            _ => None,
        }
    };
    changes
        .iter()
        .filter(|change| !inside(change).unwrap_or(false))
        .copied()
        .collect()
}

/// The block that only one program has, with that program: *a* (0) or *b* (1).
fn alone(change: &ProgramChange) -> Option<(usize, BlockId)> {
    match *change {
        ProgramChange::Removed(a) => Some((0, a)),
        ProgramChange::Added(b) => Some((1, b)),
        ProgramChange::Changed { .. } | ProgramChange::Moved { .. } => None,
    }
}

/// The marks on the blocks of one of the programs. A block that moved and changed is marked as
/// changed, which matters more.
fn marks(
    program: &Program,
    changes: &[ProgramChange],
    side: fn(ProgramChange) -> Option<BlockId>,
) -> HashMap<BlockId, BlockMark> {
    let mut marks = HashMap::new();
    for &change in changes {
        let Some(first) = side(change) else { continue };
        let mark = BlockMark::of(change);
        for id in together(program, change, first) {
            let marked = marks.entry(id).or_insert(mark);
            if *marked == BlockMark::Moved {
                *marked = mark;
            }
        }
    }
    marks
}

/// The blocks of a change; blocks that moved together follow each other in their stack.
fn together(program: &Program, change: ProgramChange, first: BlockId) -> Vec<BlockId> {
    let ProgramChange::Moved { count, .. } = change else {
        return vec![first];
    };
    let list = match program.get(first).map(|block| block.parent) {
        Some(Parent::Stack(stack)) => program.stack(stack),
        _ => &[],
    };
    let from = list.iter().position(|&id| id == first);
    let moved = from.and_then(|from| list.get(from..(from + count).min(list.len())));
    moved.map_or(vec![first], <[BlockId]>::to_vec)
}

/// Describes a difference in a sentence.
pub fn sentence(
    text: &Text,
    programs: [&Program; 2],
    number: usize,
    of: usize,
    change: ProgramChange,
) -> String {
    let name = |side: usize, id: BlockId| {
        let program = programs[side];
        block_name(program, text, program.block(id))
    };
    let (number, of) = (number.to_string(), of.to_string());
    match change {
        ProgramChange::Removed(a) => text.msg_comparison_told_only_a(number, of, name(0, a)),
        ProgramChange::Added(b) => text.msg_comparison_told_only_b(number, of, name(1, b)),
        ProgramChange::Changed { a, b } => {
            text.msg_comparison_told_changed(number, of, name(0, a), name(1, b))
        }
        ProgramChange::Moved { a, count, .. } => {
            text.msg_comparison_told_moved(number, of, name(0, a), count)
        }
    }
}

/// A mark on a block that differs, shown by a line and a sign, never by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockMark {
    /// The other program has no such block: hatched, a solid line, a square.
    Only,
    /// The block differs there: a dashed line, an inequality sign.
    Changed,
    /// The block is elsewhere there: a dotted line, an arrow up and down.
    Moved,
}

impl BlockMark {
    /// All marks, as the legend has them.
    pub const ALL: [BlockMark; 3] = [BlockMark::Only, BlockMark::Changed, BlockMark::Moved];

    /// The mark for a change.
    pub fn of(change: ProgramChange) -> BlockMark {
        match change {
            ProgramChange::Removed(_) | ProgramChange::Added(_) => BlockMark::Only,
            ProgramChange::Changed { .. } => BlockMark::Changed,
            ProgramChange::Moved { .. } => BlockMark::Moved,
        }
    }

    /// Its name in a word or two.
    pub fn words(self, text: &Text) -> String {
        match self {
            BlockMark::Only => text.msg_comparison_mark_only(),
            BlockMark::Changed => text.msg_comparison_mark_changed(),
            BlockMark::Moved => text.msg_comparison_mark_moved(),
        }
    }

    /// Its colour.
    pub fn colour(self, theme: &Theme) -> Color32 {
        match self {
            BlockMark::Only => theme.only_here,
            BlockMark::Changed => theme.changed_there,
            BlockMark::Moved => theme.moved_there,
        }
    }
}

/// Marks a block; the current one has a bright line around it too.
pub fn mark_block(
    painter: &Painter,
    theme: &Theme,
    view: &CanvasView,
    block: &BlockBox,
    mark: BlockMark,
    current: bool,
) {
    let rect = head_rect(view, block);
    paint_mark(painter, theme, rect, view.zoom, mark, current);
}

/// Frames the block that executes.
pub fn frame_running(painter: &Painter, theme: &Theme, view: &CanvasView, block: &BlockBox) {
    let rect = head_rect(view, block).expand(1.5);
    let dark = Stroke::new(6.5, theme.infected_edge);
    painter.rect_stroke(rect, 4.0, dark, StrokeKind::Middle);
    let bright = Stroke::new(3.5, theme.running);
    painter.rect_stroke(rect, 4.0, bright, StrokeKind::Middle);
}

/// Place of a block on the window; of a loop, only its head.
fn head_rect(view: &CanvasView, block: &BlockBox) -> Rect {
    let rect = view.rect_to_window(block.rect);
    let mouth = block.parts.iter().find_map(|part| match part {
        BlockPart::Body { rect, .. } => Some(rect.min.y),
        _ => None,
    });
    match mouth {
        Some(mouth) => rect.with_max_y(rect.top() + mouth * view.zoom),
        None => rect,
    }
}

/// Paints a mark on a block that covers `rect`.
pub fn paint_mark(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    zoom: f32,
    mark: BlockMark,
    current: bool,
) {
    let colour = mark.colour(theme);
    if mark == BlockMark::Only {
        hatch(painter, rect, 8.0 * zoom.max(0.5));
    }
    let around = rect.expand(1.5);
    if current {
        let bright = Stroke::new(7.0, theme.running);
        painter.rect_stroke(around.expand(2.0), 4.0, bright, StrokeKind::Middle);
    }
    let paper = Stroke::new(4.5, theme.canvas);
    painter.rect_stroke(around, 4.0, paper, StrokeKind::Middle);
    let way = [
        around.left_top(),
        around.right_top(),
        around.right_bottom(),
        around.left_bottom(),
        around.left_top(),
    ];
    match mark {
        BlockMark::Only => {
            let whole = Stroke::new(2.5, colour);
            painter.rect_stroke(around, 4.0, whole, StrokeKind::Middle);
        }
        BlockMark::Changed => {
            let dashes = Stroke::new(2.5, colour);
            painter.extend(Shape::dashed_line(&way, dashes, 7.0, 4.0));
        }
        BlockMark::Moved => {
            painter.extend(Shape::dotted_line(&way, colour, 6.0, 1.8));
        }
    }
    sign(
        painter,
        theme,
        rect.left_top(),
        (9.0 * zoom).clamp(5.0, 9.0),
        mark,
    );
}

/// Hatches a block, so that it differs without colours.
fn hatch(painter: &Painter, rect: Rect, distance: f32) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.5, theme::ON_BLOCK.gamma_multiply(0.3));
    // Blocks may be very wide, so only the visible part is painted.
    let seen = painter.clip_rect();
    if !seen.is_positive() {
        return;
    }
    let begin = ((seen.left() - rect.left()) / distance).floor() * distance + rect.left();
    let mut x = begin;
    while x < seen.right() + rect.height() {
        let from = pos2(x, rect.top());
        painter.line_segment([from, from + vec2(-rect.height(), rect.height())], stroke);
        x += distance;
    }
}

/// Paints the sign of a mark on a disc at the corner of a block.
fn sign(painter: &Painter, theme: &Theme, at: egui::Pos2, radius: f32, mark: BlockMark) {
    painter.circle(
        at,
        radius,
        mark.colour(theme),
        Stroke::new(1.5, theme.canvas),
    );
    let ink = theme.canvas;
    let stroke = Stroke::new((radius * 0.24).max(1.2), ink);
    let line = |a: (f32, f32), b: (f32, f32)| {
        let point = |(x, y): (f32, f32)| at + vec2(x, y) * radius;
        painter.line_segment([point(a), point(b)], stroke);
    };
    match mark {
        BlockMark::Only => {
            let square = Rect::from_center_size(at, vec2(radius, radius) * 0.85);
            painter.rect_filled(square, 1.0, ink);
        }
        BlockMark::Changed => {
            line((-0.5, -0.22), (0.5, -0.22));
            line((-0.5, 0.22), (0.5, 0.22));
            line((-0.3, 0.55), (0.3, -0.55));
        }
        BlockMark::Moved => {
            line((0.0, -0.6), (0.0, 0.6));
            for way in [-1.0, 1.0] {
                line((-0.35, 0.25 * way), (0.0, 0.6 * way));
                line((0.35, 0.25 * way), (0.0, 0.6 * way));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bundled;
    use engine::language::file::read;

    fn programs() -> [Program; 2] {
        [
            "solutions/rimozione-qualsiasi.ron",
            "solutions/costo-35.ron",
        ]
        .map(|place| read(bundled::program(place).unwrap()).unwrap())
    }

    /// As if a thread had found them.
    fn found([a, b]: &[Program; 2]) -> Differences {
        let mut found = Differences {
            work: None,
            marks: Default::default(),
            changes: None,
            at: None,
        };
        found.take([a, b], &difference(a, b));
        found
    }

    #[test]
    fn every_change_marks_its_blocks_on_both_sides() {
        let programs = programs();
        let found = found(&programs);
        let changes = found.changes().unwrap();
        assert!(!changes.is_empty());
        for change in changes {
            for (side, block) in [(0, change.a()), (1, change.b())] {
                if let Some(block) = block {
                    assert!(found.marks(side).contains_key(&block), "{change:?}");
                }
            }
        }
        let only = |side: usize| {
            let marks = found.marks(side).values();
            marks.filter(|mark| **mark == BlockMark::Only).count()
        };
        assert_eq!(only(0) + only(1), found.count(BlockMark::Only));
    }

    #[test]
    fn a_block_counts_once_with_what_is_in_its_sockets() {
        let [a, b] = programs();
        let all = difference(&a, &b);
        let outer = outermost([&a, &b], &all);
        assert!(outer.len() < all.len());
        let program = |side: usize| [&a, &b][side];
        for change in all.iter().filter(|change| !outer.contains(change)) {
            // Some block around it is named instead.
            let (side, id) = alone(change).unwrap();
            let around =
                std::iter::successors(program(side).owner(id), |&id| program(side).owner(id));
            let named = |id| {
                outer
                    .iter()
                    .filter_map(alone)
                    .any(|other| other == (side, id))
            };
            assert!(around.into_iter().any(named), "{change:?}");
        }
    }

    #[test]
    fn behind_the_last_difference_comes_the_first() {
        let programs = programs();
        let mut found = found(&programs);
        let count = found.changes().unwrap().len();
        let numbers: Vec<usize> = (0..=count).map(|_| found.go(false).unwrap().0).collect();
        let expected: Vec<usize> = (1..=count).chain([1]).collect();
        assert_eq!(numbers, expected);
        assert_eq!(found.go(true).unwrap().0, count);
    }

    #[test]
    fn the_same_program_has_no_difference_to_go_to() {
        let [a, _] = programs();
        let mut found = found(&[a.clone(), a]);
        assert!(found.go(false).is_none() && found.go(true).is_none());
        assert!(found.marks(0).is_empty() && found.marks(1).is_empty());
    }
}
