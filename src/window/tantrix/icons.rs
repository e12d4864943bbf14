//! The icons of this game.

use crate::window::kit::icons::icons;

icons! {
    /// Turn.
    clockwise = "tantrix-clockwise";
    counterclockwise = "tantrix-counterclockwise";
    first = "tantrix-first";
    previous = "tantrix-previous";
    next = "tantrix-next";
    last = "tantrix-last";
    /// Not yet.
    open = "tantrix-open";
}
