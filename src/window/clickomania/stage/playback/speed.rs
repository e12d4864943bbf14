//! How fast a move is shown: from the turtle to the hare, and the slider between them.

use crate::window::kit::app_context::AppContext;
use crate::window::kit::playback_clock::SpeedSlider;
use egui::Ui;
use engine::text::Text;

/// Behind this position the whole move is shown at once.
const AT_ONCE: f32 = 0.98;

/// The most steps a second, just before the hare, of a long move; the turtle makes one.
const MOST: f64 = 1e6;

/// The same for a short move, so that the usual place of the slider leaves each of its blocks more than 300
/// milliseconds.
const MOST_OF_SHORT: f64 = 6.0;

/// Steps up to which a move is short, and from which it is long; between them the slider reaches further the
/// longer the move is, so that no move takes much longer than a shorter one.
const SHORT: f64 = 20.0;
const LONG: f64 = 2000.0;

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
    /// That at which a move goes up to its fault.
    pub const APPROACH: Speed = Speed::Steps(2.0);

    /// The speed of long moves.
    pub fn of_long(position: f32) -> Speed {
        Speed::at(position, u64::MAX)
    }

    /// The speed of a move of `steps` steps at a position of the slider, 0 (turtle) to 1 (hare): equal ways
    /// multiply it equally.
    pub fn at(position: f32, steps: u64) -> Speed {
        if position >= AT_ONCE {
            return Speed::AtOnce;
        }
        // NaN, from a settings file, counts as the turtle.
        let way = f64::from(position.max(0.0) / AT_ONCE);
        let long = (steps as f64 / SHORT).ln() / (LONG / SHORT).ln();
        let most = MOST_OF_SHORT * (MOST / MOST_OF_SHORT).powf(long.clamp(0.0, 1.0));
        Speed::Steps(most.powf(way))
    }

    /// Whether single steps can be followed.
    pub fn is_slow(self) -> bool {
        matches!(self, Speed::Steps(steps) if steps <= SLOW)
    }

    /// How many seconds a change of the wall may take to be seen.
    pub fn change_seconds(self) -> f32 {
        match self {
            Speed::Steps(steps) => (0.9 / steps).clamp(0.06, 0.6) as f32,
            Speed::AtOnce => 0.3,
        }
    }
}

/// Shows the slider, which says how fast a move of `steps` steps is shown.
pub fn slider(ui: &mut Ui, app: &mut AppContext, steps: u64) {
    let text = app.text;
    SpeedSlider {
        slowest: text.msg_stage_slowest(),
        fastest: text.msg_stage_at_once(),
        words: &|position| speed_words(&text, Speed::at(position, steps)),
        name: &|words| text.msg_stage_speed(words),
    }
    .show(ui, &mut app.settings.speed);
}

fn speed_words(text: &Text, speed: Speed) -> String {
    match speed {
        Speed::AtOnce => text.msg_stage_at_once(),
        Speed::Steps(steps) => {
            // Two digits are enough for a speed.
            let digit = 10_f64.powf((steps.log10().floor() - 1.0).max(0.0));
            let steps = ((steps / digit).round() * digit) as u64;
            text.msg_stage_blocks_a_second(steps, text.grouped(steps))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::kit::settings::Settings;
    use proptest::prelude::*;

    #[test]
    fn the_ends_are_one_step_a_second_and_at_once() {
        for steps in [1, 20, 300, u64::MAX] {
            assert_eq!(Speed::at(0.0, steps), Speed::Steps(1.0));
            assert_eq!(Speed::at(1.0, steps), Speed::AtOnce);
            assert_eq!(Speed::at(f32::NAN, steps), Speed::Steps(1.0));
            assert_eq!(Speed::at(-3.0, steps), Speed::Steps(1.0));
        }
        let Speed::Steps(most) = Speed::at(AT_ONCE - 1e-6, 5000) else {
            panic!("at once too early");
        };
        assert!((900_000.0..=1_000_000.0).contains(&most), "{most}");
        let long = |position| Speed::at(position, 5000);
        assert!(long(0.1).is_slow() && !long(0.5).is_slow() && !Speed::AtOnce.is_slow());
    }

    #[test]
    fn the_usual_speed_shows_each_block_of_a_short_move_and_no_move_takes_long() {
        let usual = Settings::default().speed;
        let seconds = |steps: u64| match Speed::at(usual, steps) {
            Speed::Steps(speed) => steps as f64 / speed,
            Speed::AtOnce => panic!("the usual speed shows something"),
        };
        for steps in 1..=20 {
            assert!(seconds(steps) / steps as f64 >= 0.3, "{steps}");
        }
        for steps in 1..=3000 {
            assert!(seconds(steps) < 10.0, "{steps}: {}", seconds(steps));
        }
        // A long move takes as long as it did when all moves had the same speed.
        assert!((seconds(69_000) - 121.0).abs() < 1.0, "{}", seconds(69_000));
    }

    proptest! {
        #[test]
        fn further_to_the_hare_is_never_slower(a in 0.0_f32..=1.0, b in 0.0_f32..=1.0) {
            for steps in [3, 21, 400, 70_000] {
                prop_assert!(Speed::at(a.min(b), steps) <= Speed::at(a.max(b), steps));
            }
        }
    }
}
