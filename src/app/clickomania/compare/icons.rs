//! Small drawings for comparing.

use crate::app::common::icons::{line, solid};
use egui::{Color32, Painter, Rect};

/// Two columns of different heights, side by side.
pub fn compare(painter: &Painter, rect: Rect, color: Color32) {
    for (left, top) in [(3.5, 9.5), (13.5, 4.5)] {
        let right = left + 7.0;
        let way = [
            (left, top),
            (right, top),
            (right, 19.5),
            (left, 19.5),
            (left, top),
        ];
        line(painter, rect, color, &way);
    }
    line(painter, rect, color, &[(3.5, 14.5), (10.5, 14.5)]);
    line(painter, rect, color, &[(13.5, 11.5), (20.5, 11.5)]);
}

/// To the next difference: an arrow down to a line.
pub fn next(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &[(12.0, 3.5), (12.0, 15.5)]);
    line(
        painter,
        rect,
        color,
        &[(6.5, 10.5), (12.0, 16.0), (17.5, 10.5)],
    );
    line(painter, rect, color, &[(5.0, 20.0), (19.0, 20.0)]);
}

/// To the difference before: an arrow up to a line.
pub fn previous(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &[(12.0, 20.5), (12.0, 8.5)]);
    line(
        painter,
        rect,
        color,
        &[(6.5, 13.5), (12.0, 8.0), (17.5, 13.5)],
    );
    line(painter, rect, color, &[(5.0, 4.0), (19.0, 4.0)]);
}

/// Back to where one came from: an arrow to the left.
pub fn back(painter: &Painter, rect: Rect, color: Color32) {
    line(painter, rect, color, &[(20.0, 12.0), (5.0, 12.0)]);
    line(
        painter,
        rect,
        color,
        &[(11.0, 5.5), (4.5, 12.0), (11.0, 18.5)],
    );
}

/// The largest figures first: a triangle that points down.
pub fn falling(painter: &Painter, rect: Rect, color: Color32) {
    solid(
        painter,
        rect,
        color,
        &[(4.0, 8.0), (20.0, 8.0), (12.0, 18.0)],
    );
}

/// The smallest figures first: a triangle that points up.
pub fn rising(painter: &Painter, rect: Rect, color: Color32) {
    solid(
        painter,
        rect,
        color,
        &[(4.0, 17.0), (12.0, 7.0), (20.0, 17.0)],
    );
}
