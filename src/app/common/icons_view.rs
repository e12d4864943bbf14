//! Drawings for what is seen of the program: the map, the chosen blocks, what a search found.

use crate::app::common::icons::{closed, fit, line, solid};
use egui::{Color32, Painter, Rect};

/// Four corners around a block: show what is chosen.
pub fn fit_chosen(painter: &Painter, rect: Rect, color: Color32) {
    fit(painter, rect, color);
    let block = [(9.0, 9.5), (15.0, 9.5), (15.0, 14.5), (9.0, 14.5)];
    solid(painter, rect, color, &block);
}

/// A page with its map at the side: the map of the program.
pub fn map(painter: &Painter, rect: Rect, color: Color32) {
    let page = [(4.5, 4.5), (19.5, 4.5), (19.5, 19.5), (4.5, 19.5)];
    closed(painter, rect, color, &page);
    line(painter, rect, color, &[(13.5, 4.5), (13.5, 19.5)]);
    let seen = [(15.4, 7.0), (17.6, 7.0), (17.6, 12.0), (15.4, 12.0)];
    solid(painter, rect, color, &seen);
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
