//! Times everything that is played step by step: moves of a program or a solver, replays. [`Pace`] maps positions of the
//! speed slider to durations.
//!
//! Each frame a player asks [`PlaybackClock::advance`] how many steps are due, makes as many as it can, reports them with
//! [`PlaybackClock::made`], and schedules the next frame with [`PlaybackClock::wake`]. A remainder carries over to the
//! next frame, so the speed does not depend on the frame rate.

use super::icons::Icon;
use super::widgets::{Explained as _, knob};
use super::{icons, theme};
use egui::{Color32, Context, Response, Role, Sense, Slider, Ui, WidgetInfo, vec2};
use std::time::Duration;

/// Position of the slider from which there is no wait.
pub const AT_ONCE: f32 = 0.98;

/// Longest time that a frame counts for, in seconds: after the system slept nothing leaps.
const MAX_FRAME: f64 = 1.0;

/// Duration of a step, from the turtle to the hare.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// Seconds of a step at the turtle.
    pub slowest: f64,
    /// Seconds of a step just below the position without wait.
    pub fastest: f64,
}

impl Pace {
    /// Seconds of a step at a position of the slider, 0 (turtle) to 1 (hare), on a logarithmic scale. None: no wait.
    pub fn seconds(self, position: f32) -> Option<f64> {
        if position >= AT_ONCE {
            return None;
        }
        // NaN, from a file, counts as the turtle.
        let way = f64::from(position.max(0.0) / AT_ONCE);
        Some(self.slowest * (self.fastest / self.slowest).powf(way))
    }
}

/// A clock that counts steps. Initially it is stopped, a whole step before the first.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PlaybackClock {
    /// Steps due, with the elapsed fraction of the next one.
    owed: f64,
    /// Time of the last question, in egui's seconds; none while stopped.
    asked: Option<f64>,
}

impl PlaybackClock {
    /// A clock whose first step is due at once.
    pub fn due() -> PlaybackClock {
        PlaybackClock {
            owed: 1.0,
            asked: None,
        }
    }

    /// Starts at `now`; due steps stay due.
    pub fn start(&mut self, now: f64) {
        self.asked.get_or_insert(now);
    }

    /// Stops until the next question; due steps stay due.
    pub fn pause(&mut self) {
        self.asked = None;
    }

    pub fn is_running(&self) -> bool {
        self.asked.is_some()
    }

    /// Number of due steps of `seconds` each, at most `most`. Counts the time since the previous question; the first one
    /// starts the clock.
    pub fn advance(&mut self, now: f64, seconds: f64, most: u64) -> u64 {
        let passed = self
            .asked
            .map_or(0.0, |asked| now - asked)
            .clamp(0.0, MAX_FRAME);
        self.asked = Some(now);
        self.owed = if seconds > 0.0 {
            (self.owed + passed / seconds).min(most as f64)
        } else {
            most as f64
        };
        self.owed as u64
    }

    /// Reports steps as made.
    pub fn made(&mut self, steps: u64) {
        self.owed = (self.owed - steps as f64).max(0.0);
    }

    /// Restarts the wait for the next step.
    pub fn begin_step(&mut self) {
        self.owed = 0.0;
    }

    /// Elapsed fraction of the next step; due from 1 on.
    pub fn progress(&self) -> f64 {
        self.owed
    }

    /// Seconds until a step is due.
    pub fn until_next(&self, seconds: f64) -> f64 {
        (1.0 - self.owed).max(0.0) * seconds
    }

    /// Wakes the window when the next step is due.
    pub fn wake(&self, ctx: &Context, seconds: f64) {
        ctx.request_repaint_after(Duration::from_secs_f64(self.until_next(seconds)));
    }
}

/// The speed slider. Positions are 0 (turtle) to 1 (hare).
pub struct SpeedSlider<'a> {
    /// Tooltip of the turtle.
    pub slowest: String,
    /// Tooltip of the hare.
    pub fastest: String,
    /// Speed at a position in words, for the tooltip.
    pub words: &'a dyn Fn(f32) -> String,
    /// Accessible name, from these words.
    pub name: &'a dyn Fn(String) -> String,
}

impl SpeedSlider<'_> {
    /// Shows it in full width.
    pub fn show(self, ui: &mut Ui, position: &mut f32) {
        let theme = theme::of(ui);
        if animal(ui, icons::turtle, self.slowest) {
            *position = 0.0;
        }
        ui.spacing_mut().item_spacing.x = 6.0;
        let wide = (ui.available_width() - 30.0).max(40.0);
        let slider = rail(ui, Slider::new(position, 0.0..=1.0), wide, theme.accent);
        knob(ui, &slider, *position);
        let words = (self.words)(*position);
        slider.widget_info(|| {
            WidgetInfo::slider(true, f64::from(*position), (self.name)(words.clone()))
        });
        slider.explained(words);
        if animal(ui, icons::hare, self.fastest) {
            *position = 1.0;
        }
    }
}

/// A slider without figures, in the colours of the window; `filled` is the colour left of its knob.
pub fn rail(ui: &mut Ui, slider: Slider<'_>, wide: f32, filled: Color32) -> Response {
    let theme = theme::of(ui);
    ui.scope(|ui| {
        ui.spacing_mut().slider_width = wide;
        ui.spacing_mut().slider_rail_height = 4.0;
        let visuals = ui.visuals_mut();
        visuals.widgets.inactive.bg_fill = theme.strong_line;
        visuals.selection.bg_fill = filled;
        let slider = slider.show_value(false).trailing_fill(true);
        ui.add(slider.handle_shape(egui::style::HandleShape::Circle))
    })
    .inner
}

/// The turtle or the hare; true if it was pressed.
fn animal(ui: &mut Ui, icon: Icon, name: String) -> bool {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::click());
    let ink = if response.hovered() || response.has_focus() {
        theme.text
    } else {
        theme.quiet
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    icon(ui.painter(), rect, ink);
    response.explained(name).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
