//! Drawings for what is seen of the program: the map, the chosen blocks, what a search found.

use super::icons::{closed, fit, line, solid};
use egui::{Color32, Painter, Rect};

/// Four corners around a block: show what is chosen.
pub fn fit_chosen(painter: &Painter, rect: Rect, color: Color32) {
    fit(painter, rect, color);
    let block = [(9.0, 9.5), (15.0, 9.5), (15.0, 14.5), (9.0, 14.5)];
    solid(painter, rect, color, &block);
}

/// A column of lines with a frame around some of them: the map of the program.
pub fn map(painter: &Painter, rect: Rect, color: Color32) {
    for (y, end) in [(5.0, 14.0), (9.5, 17.0), (14.0, 13.0), (18.5, 16.0)] {
        line(painter, rect, color, &[(8.0, y), (end, y)]);
    }
    let frame = [(4.5, 7.2), (19.5, 7.2), (19.5, 16.3), (4.5, 16.3)];
    closed(painter, rect, color, &frame);
}

/// An arrow head up: the one before.
pub fn previous(painter: &Painter, rect: Rect, color: Color32) {
    line(
        painter,
        rect,
        color,
        &[(6.0, 15.0), (12.0, 9.0), (18.0, 15.0)],
    );
}

/// An arrow head down: the next one.
pub fn next(painter: &Painter, rect: Rect, color: Color32) {
    line(
        painter,
        rect,
        color,
        &[(6.0, 9.0), (12.0, 15.0), (18.0, 9.0)],
    );
}
