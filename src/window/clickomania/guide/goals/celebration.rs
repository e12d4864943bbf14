//! What was just reached is seen for a moment where one looks: on the band and around the wall.

use egui::Ui;
use std::time::Duration;

/// How long it is seen, in seconds.
const SECONDS: f64 = 2.0;

/// What was reached.
#[derive(Clone, PartialEq, Debug)]
pub struct Celebration {
    goals: Vec<u64>,
    /// When it was seen first, in egui's seconds.
    begun: Option<f64>,
}

impl Celebration {
    /// Of these goals; of what lies between two goals there is none.
    pub fn of(goals: Vec<u64>) -> Celebration {
        Celebration { goals, begun: None }
    }

    /// The goals that are being celebrated, and how strongly: from 1 to 0, or 1 all the while where things keep still.
    /// `None` when it is over.
    pub fn seen(&mut self, ui: &Ui, calm: bool) -> Option<(Vec<u64>, f32)> {
        let now = ui.input(|input| input.time);
        let past = now - *self.begun.get_or_insert(now);
        let left = 1.0 - past / SECONDS;
        if left <= 0.0 {
            // What was painted before this was asked goes too.
            ui.ctx().request_repaint();
            return None;
        }
        if calm {
            let rest = Duration::from_secs_f64(SECONDS - past);
            ui.ctx().request_repaint_after(rest);
            return Some((self.goals.clone(), 1.0));
        }
        ui.ctx().request_repaint();
        // Whole at first, then it fades.
        Some((self.goals.clone(), (left as f32 * 1.6).min(1.0)))
    }
}
