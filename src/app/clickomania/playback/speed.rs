//! How fast a move is shown: from the turtle to the hare.

/// Behind this position the whole move is shown at once.
const AT_ONCE: f32 = 0.98;

/// Powers of ten between the turtle and the place just before the hare: from 1 to a million.
const DECADES: f64 = 6.0;

/// Steps a second that an eye can follow: up to there values and cells that were read are shown.
const SLOW: f64 = 12.5;

/// How fast the steps of a move are shown.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub enum Speed {
    /// Steps a second, at least 1.
    Steps(f64),
    /// Not at all: only what the move did.
    AtOnce,
}

impl Speed {
    /// The speed at a position of the slider, 0 (turtle) to 1 (hare): equal ways multiply it equally.
    pub fn at(position: f32) -> Speed {
        if position >= AT_ONCE {
            return Speed::AtOnce;
        }
        // NaN, from a settings file, counts as the turtle.
        let way = f64::from(position.max(0.0) / AT_ONCE);
        Speed::Steps(10_f64.powf(DECADES * way))
    }

    /// Whether single steps can be followed.
    pub fn is_slow(self) -> bool {
        matches!(self, Speed::Steps(steps) if steps <= SLOW)
    }

    /// How many seconds a change of the wall may take to be seen.
    pub fn change_seconds(self) -> f32 {
        match self {
            Speed::Steps(steps) => (0.8 / steps).clamp(0.06, 0.3) as f32,
            Speed::AtOnce => 0.3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_ends_are_one_step_a_second_and_at_once() {
        assert_eq!(Speed::at(0.0), Speed::Steps(1.0));
        assert_eq!(Speed::at(1.0), Speed::AtOnce);
        assert_eq!(Speed::at(f32::NAN), Speed::Steps(1.0));
        assert_eq!(Speed::at(-3.0), Speed::Steps(1.0));
        let Speed::Steps(most) = Speed::at(AT_ONCE - 1e-6) else {
            panic!("at once too early");
        };
        assert!((900_000.0..=1_000_000.0).contains(&most), "{most}");
        assert!(Speed::at(0.1).is_slow() && !Speed::at(0.5).is_slow() && !Speed::AtOnce.is_slow());
    }

    proptest! {
        #[test]
        fn further_to_the_hare_is_never_slower(a in 0.0_f32..=1.0, b in 0.0_f32..=1.0) {
            prop_assert!(Speed::at(a.min(b)) <= Speed::at(a.max(b)));
        }
    }
}
