//! Icons of Tantrix.

use crate::window::kit::icons::icons;

icons! {
    /// Turns a tile.
    clockwise = "tantrix-clockwise";
    counterclockwise = "tantrix-counterclockwise";
    first = "tantrix-first";
    previous = "tantrix-previous";
    next = "tantrix-next";
    last = "tantrix-last";
    /// A rule not kept yet.
    open = "tantrix-open";
}
