//! The marks on blocks that differ: never by colour alone.

use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::{Color32, Painter, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use engine::judge::compare::ProgramChange;
use engine::layout::{BlockBox, BlockPart};
use engine::text::Text;

/// What is special about a block; told by the line around it and a sign, not by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockMark {
    /// The other program has no such block: hatched, a whole line, a square.
    Only,
    /// It is another one there: a line of dashes, two strokes that are crossed out.
    Changed,
    /// It stands elsewhere there: a line of points, an arrow up and down.
    Moved,
}

impl BlockMark {
    /// All marks, as the legend has them.
    pub const ALL: [BlockMark; 3] = [BlockMark::Only, BlockMark::Changed, BlockMark::Moved];

    /// The mark of what a change is about.
    pub fn of(change: ProgramChange) -> BlockMark {
        match change {
            ProgramChange::Removed(_) | ProgramChange::Added(_) => BlockMark::Only,
            ProgramChange::Changed { .. } => BlockMark::Changed,
            ProgramChange::Moved { .. } => BlockMark::Moved,
        }
    }

    /// In a word or two.
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

/// Marks a block; the one that is looked at has a bright line around it too.
pub fn paint(
    painter: &Painter,
    theme: &Theme,
    view: &CanvasView,
    block: &BlockBox,
    (mark, current): (BlockMark, bool),
) {
    let rect = head(view, block);
    paint_mark(painter, theme, rect, view.zoom, (mark, current));
}

/// Frames the block that executes.
pub fn paint_running(painter: &Painter, theme: &Theme, view: &CanvasView, block: &BlockBox) {
    let rect = head(view, block).expand(1.5);
    let dark = Stroke::new(6.5, theme.infected_edge);
    painter.rect_stroke(rect, 4.0, dark, StrokeKind::Middle);
    let bright = Stroke::new(3.5, theme.running);
    painter.rect_stroke(rect, 4.0, bright, StrokeKind::Middle);
}

/// Where a block is on the window, of a loop its head: what is inside is not meant.
fn head(view: &CanvasView, block: &BlockBox) -> Rect {
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

/// A mark on a block that is painted in `rect`.
pub fn paint_mark(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    zoom: f32,
    (mark, current): (BlockMark, bool),
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

/// Strokes across a block, so that it is told apart without colours.
fn hatch(painter: &Painter, rect: Rect, distance: f32) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.5, theme::ON_BLOCK.gamma_multiply(0.3));
    // What cannot be seen is not painted: blocks may be very wide.
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

/// The sign of a mark on a disc at a block's corner.
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
