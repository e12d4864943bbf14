//! The clock of everything that is played by itself, step by step: moves of a program, of a solver, a game
//! that is shown again. And how fast: [`Pace`], what the positions of the speed slider mean.
//!
//! A player keeps a [`PlaybackClock`]. Each frame it asks [`PlaybackClock::advance`] how many steps are due,
//! makes as many as it can, says so with [`PlaybackClock::made`], and has the window wake up for the next one
//! with [`PlaybackClock::wake`]. What is left of a step is owed to the next frame, so that a speed is kept
//! over frames of any length.

use egui::Context;
use std::time::Duration;

/// Behind this position of the slider nothing is waited for.
pub const AT_ONCE: f32 = 0.98;

/// No frame counts for more seconds: after a pause of the system nothing leaps.
const LONGEST_FRAME: f64 = 1.0;

/// How long a step takes, from the turtle to the hare.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// The seconds of a step at the turtle …
    pub slowest: f64,
    /// … and just before the place where nothing is waited for.
    pub fastest: f64,
}

impl Pace {
    /// The seconds of a step at a position of the slider, 0 (turtle) to 1 (hare): equal ways divide them
    /// equally. None: at once.
    pub fn seconds(self, position: f32) -> Option<f64> {
        if position >= AT_ONCE {
            return None;
        }
        // NaN, from a file, counts as the turtle.
        let way = f64::from(position.max(0.0) / AT_ONCE);
        Some(self.slowest * (self.fastest / self.slowest).powf(way))
    }
}

/// A clock that counts steps; at first it stands, and the first step is a whole one away.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PlaybackClock {
    /// The steps that are due, and the part of the next one that has passed.
    owed: f64,
    /// When it was asked last, in egui's seconds; none while it stands.
    asked: Option<f64>,
}

impl PlaybackClock {
    /// The first step is due at once.
    pub fn due() -> PlaybackClock {
        PlaybackClock {
            owed: 1.0,
            asked: None,
        }
    }

    /// Runs from `now` on; what was owed stays so.
    pub fn start(&mut self, now: f64) {
        self.asked.get_or_insert(now);
    }

    /// Stands until it is asked again; what is owed stays so.
    pub fn pause(&mut self) {
        self.asked = None;
    }

    pub fn is_running(&self) -> bool {
        self.asked.is_some()
    }

    /// How many steps of `seconds` each are due, at most `most`. The time between two
    /// questions counts; it runs from the first one on.
    pub fn advance(&mut self, now: f64, seconds: f64, most: u64) -> u64 {
        let passed = self.asked.map_or(0.0, |asked| now - asked);
        let passed = passed.clamp(0.0, LONGEST_FRAME);
        self.asked = Some(now);
        self.owed = if seconds > 0.0 {
            (self.owed + passed / seconds).min(most as f64)
        } else {
            most as f64
        };
        self.owed as u64
    }

    /// Tells that these steps were made.
    pub fn made(&mut self, steps: u64) {
        self.owed = (self.owed - steps as f64).max(0.0);
    }

    /// The next step is a whole one away.
    pub fn begin_step(&mut self) {
        self.owed = 0.0;
    }

    /// How much of the next step has passed; from 1 on it is due.
    pub fn progress(&self) -> f64 {
        self.owed
    }

    /// The seconds until a step is due.
    pub fn until_next(&self, seconds: f64) -> f64 {
        (1.0 - self.owed).max(0.0) * seconds
    }

    /// Wakes the window when the next step is due.
    pub fn wake(&self, ctx: &Context, seconds: f64) {
        ctx.request_repaint_after(Duration::from_secs_f64(self.until_next(seconds)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const PACE: Pace = Pace {
        slowest: 2.0,
        fastest: 0.03,
    };

    #[test]
    fn the_ends_of_the_slider_are_slowest_and_at_once() {
        assert_eq!(PACE.seconds(0.0), Some(2.0));
        assert_eq!(PACE.seconds(f32::NAN), Some(2.0));
        assert_eq!(PACE.seconds(-3.0), Some(2.0));
        assert_eq!(PACE.seconds(1.0), None);
        let last = PACE.seconds(AT_ONCE - 1e-6).unwrap();
        assert!((last - 0.03).abs() < 1e-3);
    }

    #[test]
    fn a_speed_is_kept_over_frames_of_any_length() {
        let mut clock = PlaybackClock::due();
        let mut steps = 0;
        for frame in 0..=600 {
            let due = clock.advance(f64::from(frame) / 60.0, 1.0 / 3.0, 100);
            clock.made(due);
            steps += due;
        }
        assert!((30..=31).contains(&steps), "{steps}");
    }

    #[test]
    fn what_passes_while_it_stands_does_not_count() {
        let mut clock = PlaybackClock::default();
        assert!(!clock.is_running());
        clock.start(5.0);
        assert_eq!(clock.advance(5.75, 1.0, 9), 0);
        clock.pause();
        assert_eq!(clock.advance(90.0, 1.0, 9), 0);
        assert_eq!(clock.until_next(2.0), 0.5);
        assert_eq!(clock.advance(90.25, 1.0, 9), 1);
        clock.begin_step();
        assert_eq!(clock.progress(), 0.0);
    }

    #[test]
    fn no_frame_has_more_than_it_can_bear() {
        let mut clock = PlaybackClock::default();
        assert_eq!(clock.advance(0.0, 0.0, 7), 7);
        clock.made(7);
        assert_eq!(clock.advance(1000.0, 1e-6, 7), 7);
        assert_eq!(clock.advance(2000.0, 10.0, 700), 7);
    }

    proptest! {
        #[test]
        fn further_to_the_hare_is_never_slower(a in 0.0_f32..=1.0, b in 0.0_f32..=1.0) {
            let seconds = |position| PACE.seconds(position).unwrap_or(0.0);
            prop_assert!(seconds(a.max(b)) <= seconds(a.min(b)));
        }
    }
}
