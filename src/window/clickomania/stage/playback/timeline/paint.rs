//! How the timeline is painted.

use super::strips::{Strips, Tick};
use super::view::TimelineView;
use crate::window::kit::theme;
use crate::window::kit::theme::{Theme, mix};
use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use engine::language::kind::Category;
use engine::run::record::index::WallChange;

/// The height of the track, in points.
pub const TRACK: f32 = 20.0;
/// The height of a row of loops.
pub const ROW: f32 = 12.0;
/// The height of the bar on which the ticks stand.
const BAR: f32 = 6.0;

/// The middle line of the track.
fn line(rect: Rect) -> f32 {
    rect.top() + TRACK / 2.0
}

/// The bar; the part up to a place lies behind.
pub fn track(painter: &Painter, theme: &Theme, rect: Rect, done: Option<f32>) {
    let bar = Rect::from_x_y_ranges(
        rect.x_range(),
        line(rect) - BAR / 2.0..=line(rect) + BAR / 2.0,
    );
    painter.rect_filled(bar, BAR / 2.0, theme.card_pressed);
    if let Some(done) = done {
        let to = rect.left() + done.clamp(0.0, 1.0) * rect.width();
        painter.rect_filled(bar.with_max_x(to), BAR / 2.0, theme.accent_quiet);
    } else {
        let stroke = Stroke::new(1.0, theme.line);
        painter.rect_stroke(bar, BAR / 2.0, stroke, StrokeKind::Inside);
    }
}

/// The steps that repeat.
pub fn lap(painter: &Painter, theme: &Theme, rect: Rect, ends: [f32; 2]) {
    let [from, to] = ends.map(|end| rect.left() + end.clamp(0.0, 1.0) * rect.width());
    let band = Rect::from_x_y_ranges(from..=to.max(from + 2.0), rect.top()..=rect.top() + TRACK);
    painter.rect_filled(band, 2.0, theme.wrong.gamma_multiply(0.25));
    for x in [band.left(), band.right()] {
        painter.vline(x, band.y_range(), Stroke::new(1.5, theme.wrong));
    }
}

/// The colour of a kind of change.
fn ink(theme: &Theme, change: WallChange) -> Color32 {
    match change {
        WallChange::Removal => theme.wrong,
        WallChange::Fall => theme.accent,
        WallChange::Paint => theme::category(Category::Colours).fill,
        WallChange::Infection => theme.right,
    }
}

/// Changes of the wall: the more there are at a place, the higher it stands.
pub fn ticks(painter: &Painter, theme: &Theme, rect: Rect, strips: &Strips) {
    let middle = line(rect);
    for tick in &strips.ticks {
        let x = rect.left() + f32::from(tick.x) + 0.5;
        let half = half_height(tick);
        let stroke = Stroke::new(1.6, ink(theme, tick.kind()));
        painter.vline(x, middle - half..=middle + half, stroke);
    }
}

fn half_height(tick: &Tick) -> f32 {
    let many = (tick.count() as f32).log2();
    (4.5 + 0.7 * many).min(TRACK / 2.0 - 1.0)
}

/// Where breakpoints stop the move.
pub fn hits(painter: &Painter, theme: &Theme, rect: Rect, shares: impl Iterator<Item = f32>) {
    let mut last = f32::NEG_INFINITY;
    for share in shares.filter(|share| (0.0..=1.0).contains(share)) {
        let x = rect.left() + share * rect.width();
        if x - last < 3.0 {
            continue;
        }
        last = x;
        painter.circle_filled(pos2(x, rect.top() + 2.0), 2.4, theme.wrong);
    }
}

/// The rows of loops.
pub fn rows(painter: &Painter, theme: &Theme, rect: Rect, (strips, most): (&Strips, usize)) {
    let colour = theme::category(Category::Loops).fill;
    for (number, row) in strips.rows.iter().take(most).enumerate() {
        let top = rect.top() + TRACK + number as f32 * (ROW + 2.0);
        for bar in row {
            let shape = Rect::from_x_y_ranges(
                rect.left() + bar.from..=rect.left() + bar.to,
                top..=top + ROW,
            );
            let share = if bar.run.is_some() { 70 } else { 160 };
            let fill = mix(colour, theme.window, share);
            painter.rect_filled(shape, 2.5, fill);
            let Some(run) = bar.run else { continue };
            let edge = mix(colour, theme.window, 20);
            painter.rect_stroke(shape, 2.5, Stroke::new(1.0, edge), StrokeKind::Inside);
            let stroke = Stroke::new(1.0, theme.window);
            for (index, (from, turn)) in bar.turns.iter().enumerate() {
                let x = rect.left() + from;
                if *from > bar.from + 1.0 {
                    painter.vline(x, shape.y_range(), stroke);
                }
                let next = bar.turns.get(index + 1).map_or(bar.to, |(next, _)| *next);
                number_at(painter, shape, x, rect.left() + next, &turn.to_string());
            }
            if bar.turns.is_empty() {
                let words = format!("× {}", run.turns);
                number_at(painter, shape, shape.left(), shape.right(), &words);
            }
        }
    }
}

/// Words in a part of a bar, if there is room.
fn number_at(painter: &Painter, bar: Rect, from: f32, to: f32, words: &str) {
    let galley = painter.layout_no_wrap(words.to_owned(), theme::semibold(9.5), theme::ON_BLOCK);
    if to - from < galley.size().x + 6.0 {
        return;
    }
    let middle = pos2((from + to) / 2.0, bar.center().y);
    let at = Align2::CENTER_CENTER.anchor_size(middle, galley.size());
    painter.galley(at.min, galley, theme::ON_BLOCK);
}

/// Which part of the move is seen, above the track.
pub fn overview(painter: &Painter, theme: &Theme, rect: Rect, view: &TimelineView, steps: u64) {
    if view.is_whole() {
        return;
    }
    let range = view.range();
    let place = |step: u64| rect.left() + step as f32 / steps.max(1) as f32 * rect.width();
    let y = rect.bottom() - 1.0;
    painter.hline(rect.x_range(), y, Stroke::new(1.5, theme.line));
    let (from, to) = (place(range.start), place(range.end));
    painter.hline(from..=to.max(from + 3.0), y, Stroke::new(2.5, theme.quiet));
}

/// The point that is looked at.
pub fn knob(painter: &Painter, theme: &Theme, rect: Rect, share: f32, held: bool) {
    if !(-0.001..=1.001).contains(&share) {
        return;
    }
    let at: Pos2 = pos2(rect.left() + share * rect.width(), line(rect));
    let radius = if held { 7.5 } else { 6.5 };
    painter.add(Shape::line_segment(
        [at, at + vec2(0.0, rect.bottom() - at.y)],
        Stroke::new(1.5, theme.accent),
    ));
    painter.circle(at, radius, theme.window, Stroke::new(2.5, theme.accent));
}
