//! What goes on by itself: boards that are laid, thoughts, the solver's moves, the replay; and what is
//! kept when nobody looks.

use super::MinesMode;
use super::kept::{self, Kept};
use crate::app::common::app_context::AppContext;
use crate::app::mines::MinesContext;
use engine::games::mines::{
    Chances, FirstClick, GameStatus, Position, Solver, SolverChoice, choose_while,
};
use std::time::Duration;

/// Seconds between two moves of the solver, at the turtle and just before the hare.
const SLOWEST: f64 = 2.0;
const FASTEST: f64 = 0.03;
/// Behind this position of the slider it does not wait at all.
const AT_ONCE: f32 = 0.98;

/// How long the solver waits at a position of the slider, 0 (turtle) to 1 (hare), in seconds.
pub fn wait(position: f32) -> f64 {
    if position >= AT_ONCE {
        return 0.0;
    }
    let way = f64::from(position.max(0.0) / AT_ONCE);
    SLOWEST * (FASTEST / SLOWEST).powf(way)
}

impl MinesMode {
    /// What goes on by itself: boards that are being laid, thoughts, the solver, the replay.
    pub(super) fn go_on(&mut self, app: &mut MinesContext) {
        let seconds = self.seconds();
        let outcome = self.play.advance(seconds);
        self.happened(outcome, app);
        self.thoughts.listen();
        if self.tools.heat && self.can_think() {
            let number = self.number;
            if self.thoughts.heat.lacks(number) {
                let (position, wake) = (self.position(), self.wake());
                let chances = |position: &Position, _: &dyn Fn() -> bool| Chances::of(position);
                self.thoughts.heat.ask(number, position, chances, wake);
            }
            self.ask_choice();
            self.helps();
        }
        if self.tools.peek && self.play.game().board().is_some() {
            self.helps();
        }
        self.solve(seconds, app);
        if let Some(replay) = &mut self.replay {
            if replay.advance(seconds) {
                self.number += 1;
            }
            if replay.runs()
                && let Some(ctx) = &self.ctx
            {
                ctx.request_repaint_after(Duration::from_millis(33));
            }
        }
    }

    /// The solver makes its move, when its time has come and it knows which.
    fn solve(&mut self, seconds: f64, app: &mut MinesContext) {
        let wanted = self.tools.step || self.tools.auto.is_some();
        if !wanted || !self.play.is_open() || self.study.is_some() || self.replay.is_some() {
            return;
        }
        let rest = self.tools.auto.map_or(0.0, |at| at - seconds);
        if rest > 0.0 {
            if let Some(ctx) = &self.ctx {
                ctx.request_repaint_after(Duration::from_secs_f64(rest));
            }
            return;
        }
        let settings = self.play.game().settings();
        if self.play.game().state() == GameStatus::Ready {
            let first = match self.is_without_guess() {
                true => FirstClick::Zero,
                false => settings.first,
            };
            self.play.helped = true;
            self.moved(seconds, app);
            self.open(Solver::start(settings.size, first), app);
            return;
        }
        self.ask_choice();
        self.helps();
        let Some(choice) = self.thoughts.choice.answer(self.number) else {
            return;
        };
        let at_once = wait(app.settings.speed) == 0.0;
        let cells = match choice {
            Ok(SolverChoice::Safe(cells)) if at_once => cells.clone(),
            Ok(SolverChoice::Safe(cells)) => cells.iter().take(1).copied().collect(),
            Ok(SolverChoice::Guess { cell, .. }) => vec![*cell],
            Ok(SolverChoice::Nothing) | Err(_) => Vec::new(),
        };
        if cells.is_empty() {
            (self.tools.auto, self.tools.step) = (None, false);
        }
        self.moved(seconds, app);
        for cell in cells {
            self.open(cell, app);
        }
    }

    /// Asks what the solver would open.
    fn ask_choice(&mut self) {
        if self.thoughts.choice.lacks(self.number) {
            let (position, wake) = (self.position(), self.wake());
            let choice = &mut self.thoughts.choice;
            choice.ask(self.number, position, choose_while, wake);
        }
    }

    /// The solver moves: what it waits for next.
    fn moved(&mut self, seconds: f64, app: &AppContext) {
        self.tools.step = false;
        if let Some(at) = &mut self.tools.auto {
            *at = seconds + wait(app.settings.speed);
        }
        if let Some(ctx) = &self.ctx {
            ctx.request_repaint();
        }
    }

    /// Nobody looks any more: the game waits, and is kept.
    pub(super) fn rest(&mut self, app: &mut MinesContext) {
        (self.tools.auto, self.tools.step) = (None, false);
        let seconds = self.seconds();
        if let Some(replay) = &mut self.replay {
            replay.run(false, seconds);
        }
        if self.play.game().state() == GameStatus::Playing && !self.play.is_paused() {
            self.play.pause(true, seconds);
            self.changed();
        }
        if self.kept != self.number {
            self.keep(app);
        }
    }

    /// Keeps the game.
    pub(super) fn keep(&mut self, app: &mut MinesContext) {
        self.kept = self.number;
        kept::keep_game(app, Kept::of(&self.play, self.seconds()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_solver_waits_less_further_to_the_hare() {
        assert_eq!(wait(0.0), SLOWEST);
        assert_eq!(wait(f32::NAN), SLOWEST);
        assert_eq!(wait(1.0), 0.0);
        assert!((wait(AT_ONCE - 1e-6) - FASTEST).abs() < 1e-3);
        assert!(wait(0.3) > wait(0.6));
    }
}
