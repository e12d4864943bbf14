//! The icons of this game.

use crate::app::common::icons::icons;

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
