//! How fast a movement is shown: from the turtle to the hare.

/// Behind this position of the slider a movement is shown at once.
const AT_ONCE: f32 = 0.98;
/// So many seconds a movement takes at the turtle, and just before the hare.
const SECONDS: (f64, f64) = (3.0, 0.06);

/// Of a movement, so much is over when the blocks have slid, and when they have merged; then the new
/// block comes.
pub const SLID: f32 = 0.45;
/// See [`SLID`].
pub const MERGED: f32 = 0.68;

/// The seconds of a movement at a position of the slider, 0 (turtle) to 1 (hare): equal ways divide
/// them equally. 0 is at once.
pub fn seconds(position: f32) -> f64 {
    if position >= AT_ONCE {
        return 0.0;
    }
    // NaN, from a file, counts as the turtle.
    let way = f64::from(position.max(0.0) / AT_ONCE);
    SECONDS.0 * (SECONDS.1 / SECONDS.0).powf(way)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_ends_are_three_seconds_and_at_once() {
        assert_eq!(seconds(0.0), 3.0);
        assert_eq!(seconds(f32::NAN), 3.0);
        assert_eq!(seconds(1.0), 0.0);
        assert!((0.06..0.07).contains(&seconds(AT_ONCE - 1e-3)));
    }

    proptest! {
        #[test]
        fn further_to_the_hare_is_never_slower(a in 0.0_f32..=1.0, b in 0.0_f32..=1.0) {
            prop_assert!(seconds(a.max(b)) <= seconds(a.min(b)));
        }
    }
}
