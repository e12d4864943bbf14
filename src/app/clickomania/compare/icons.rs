//! The icons of the comparison.

use crate::app::common::icons::icons;

icons! {
    compare = "compare";
    /// To the next difference.
    next = "next-difference";
    previous = "previous-difference";
    /// Back to where one came from.
    back = "back";
    /// The largest figures first.
    falling = "falling";
    /// The smallest figures first.
    rising = "rising";
}
