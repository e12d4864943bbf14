//! The icons of the comparison.

use crate::window::kit::icons::icons;

icons! {
    compare = "compare";
    /// To the next difference.
    next = "next-difference";
    previous = "previous-difference";
    /// Back to where one came from.
    back = "back";
}
