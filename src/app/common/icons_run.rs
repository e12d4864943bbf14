//! Small drawings for going about in a run.

use crate::app::common::icons::{arc, dot, line, solid};
use egui::{Color32, Painter, Rect};

/// One step back.
pub fn step_back(painter: &Painter, rect: Rect, color: Color32) {
    let way = [(19.0, 5.0), (9.0, 12.0), (19.0, 19.0)];
    solid(painter, rect, color, &way);
    let bar = [(5.0, 5.0), (7.5, 5.0), (7.5, 19.0), (5.0, 19.0)];
    solid(painter, rect, color, &bar);
}

/// To the start.
pub fn start(painter: &Painter, rect: Rect, color: Color32) {
    for x in [20.5, 13.5] {
        let way = [(x, 5.0), (x - 7.0, 12.0), (x, 19.0)];
        solid(painter, rect, color, &way);
    }
    let bar = [(3.5, 5.0), (6.0, 5.0), (6.0, 19.0), (3.5, 19.0)];
    solid(painter, rect, color, &bar);
}

/// Over a block: an arrow that leaps over a dot.
pub fn over(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &arc((11.5, 14.0), 7.5, 180.0, 345.0));
    line(
        painter,
        rect,
        color,
        &[(13.5, 10.5), (19.0, 12.5), (21.5, 7.0)],
    );
    dot(painter, rect, color, (11.5, 17.0), 2.6);
}

/// Out of a loop: an arrow that leaves a bracket.
pub fn out(painter: &Painter, rect: Rect, color: Color32) {
    let way = [(10.0, 4.5), (4.5, 4.5), (4.5, 19.5), (10.0, 19.5)];
    line(painter, rect, color, &way);
    line(painter, rect, color, &[(9.0, 12.0), (19.5, 12.0)]);
    let tip = [(15.0, 7.0), (20.0, 12.0), (15.0, 17.0)];
    line(painter, rect, color, &tip);
}

/// A brick, from x to x.
fn brick(painter: &Painter, rect: Rect, color: Color32, from: f32) {
    let to = from + 8.0;
    let way = [(from, 8.0), (to, 8.0), (to, 16.0), (from, 16.0)];
    solid(painter, rect, color, &way);
}

/// To the next change of the wall.
pub fn next_change(painter: &Painter, rect: Rect, color: Color32) {
    brick(painter, rect, color, 13.5);
    line(
        painter,
        rect,
        color,
        &[(4.0, 6.5), (9.5, 12.0), (4.0, 17.5)],
    );
}

/// To the change of the wall before.
pub fn previous_change(painter: &Painter, rect: Rect, color: Color32) {
    brick(painter, rect, color, 2.5);
    line(
        painter,
        rect,
        color,
        &[(20.0, 6.5), (14.5, 12.0), (20.0, 17.5)],
    );
}

/// How often blocks executed: bars of three heights.
pub fn heat(painter: &Painter, rect: Rect, color: Color32) {
    for (x, top) in [(4.0, 13.0), (10.0, 4.5), (16.0, 9.0)] {
        let way = [(x, top), (x + 4.0, top), (x + 4.0, 19.5), (x, 19.5)];
        solid(painter, rect, color, &way);
    }
}

/// Where it went wrong: a flag.
pub fn flag(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &[(6.0, 3.5), (6.0, 20.5)]);
    let cloth = [(6.0, 4.5), (19.0, 8.5), (6.0, 13.0)];
    solid(painter, rect, color, &cloth);
}
