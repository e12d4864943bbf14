//! The speed at which a move is shown, from the turtle to the hare.

use crate::window::kit::app_context::AppContext;
use crate::window::kit::playback_clock::SpeedSlider;
use egui::Ui;
use engine::text::Text;

/// From this position of the slider on, a move goes to its end at once.
const AT_ONCE: f32 = 0.98;

/// Maximum speed of a long move in steps per second; the turtle makes one.
const MAX_OF_LONG: f64 = 1e6;

/// Maximum speed of a short move: at the default position each block shows for more than 300 milliseconds.
const MAX_OF_SHORT: f64 = 6.0;

/// Number of steps up to which a move is short, and from which it is long. Between them the maximum speed grows with the
/// number, so that no move takes much longer than a shorter one.
const SHORT: f64 = 20.0;
const LONG: f64 = 2000.0;

/// Maximum speed in steps per second that an eye can follow: values and read cells are shown up to it.
const SLOW: f64 = 12.5;

/// The speed of a move.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub enum Speed {
    /// Steps per second, at least 1.
    Steps(f64),
    /// Only the end of the move is shown.
    AtOnce,
}

impl Speed {
    /// The speed towards a fault.
    pub const APPROACH: Speed = Speed::Steps(2.0);

    /// The speed of a move of `steps` steps at a position of the slider, 0 (turtle) to 1 (hare): exponential in the
    /// position.
    pub fn at(position: f32, steps: u64) -> Speed {
        if position >= AT_ONCE {
            return Speed::AtOnce;
        }
        // NaN, from a settings file, counts as the turtle.
        let position = f64::from(position.max(0.0) / AT_ONCE);
        let long = (steps as f64 / SHORT).ln() / (LONG / SHORT).ln();
        let max = MAX_OF_SHORT * (MAX_OF_LONG / MAX_OF_SHORT).powf(long.clamp(0.0, 1.0));
        Speed::Steps(max.powf(position))
    }

    /// True if an eye can follow single steps.
    pub fn is_slow(self) -> bool {
        matches!(self, Speed::Steps(steps) if steps <= SLOW)
    }

    /// The duration of a transition of the wall, in seconds.
    pub fn change_seconds(self) -> f32 {
        match self {
            Speed::Steps(steps) => (0.9 / steps).clamp(0.06, 0.6) as f32,
            Speed::AtOnce => 0.3,
        }
    }
}

/// Shows the slider, which names the speed of a move of `steps` steps.
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
            // Rounded to two digits.
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
