//! Per-frame work of Minesweeper: polls background tasks, plays the solver's moves, runs the replay, follows hints.

use super::MinesMode;
use super::analysis::MinesAdvice;
use super::command::MinesContext;
use crate::window::kit::playback_clock::Pace;
use games::Help;
use games::mines::{FirstClick, GameStatus, MinesHint, SeenCell, Solver, SolverChoice};
use std::time::Duration;

/// Pace of the solver's moves.
pub const PACE: Pace = Pace {
    slowest: 2.0,
    fastest: 0.03,
};

impl MinesMode {
    /// Advances generator, analysis, solver and replay.
    pub(super) fn advance_background(&mut self, app: &mut MinesContext) {
        let seconds = app.seconds();
        let outcome = self.play.advance(seconds);
        self.handle_outcome(outcome, app);
        self.analysis.collect();
        let size = self.size();
        for cell in self.analysis.take_cells_to_pan_to() {
            self.board.view.reveal(size, cell);
        }
        if self.tools.heat && self.can_think() {
            if self.analysis.lacks_probabilities() {
                let (position, wake) = (self.position(), app.waker());
                self.analysis.ask_probabilities(position, wake);
            }
            self.ask_choice(app);
            self.note_help(Help::Probabilities);
        }
        if self.tools.peek && self.play.game().board().is_some() {
            self.note_help(Help::Peek);
        }
        self.solve(seconds, app);
        if let Some(replay) = &mut self.replay {
            if replay.advance(seconds) {
                self.analysis.position_changed();
            }
            if replay.is_running() {
                app.ctx.request_repaint_after(Duration::from_millis(33));
            }
        }
    }

    /// Plays the solver's move once it is due and known.
    fn solve(&mut self, seconds: f64, app: &mut MinesContext) {
        let wanted = self.tools.step || self.tools.auto.is_some();
        if !wanted || !self.play.is_open() || !self.shows_game() {
            return;
        }
        let pace = PACE.seconds(app.settings.speed);
        if let Some(clock) = &mut self.tools.auto {
            let wait = pace.unwrap_or(0.0);
            if clock.advance(seconds, wait, 1) == 0 {
                clock.wake(&app.ctx, wait);
                return;
            }
        }
        let settings = self.play.game().settings();
        if self.play.game().state() == GameStatus::Ready {
            let first = if self.is_without_guess() {
                FirstClick::Zero
            } else {
                settings.first
            };
            self.play.attempt.helps.note(Help::Solver);
            self.restart_wait(app);
            self.open(Solver::start(settings.size, first), app);
            return;
        }
        self.ask_choice(app);
        self.note_help(Help::Solver);
        let Some(choice) = self.analysis.choice() else {
            return;
        };
        let cells = match choice {
            Ok(SolverChoice::Safe(cells)) if pace.is_none() => cells.clone(),
            Ok(SolverChoice::Safe(cells)) => cells.iter().take(1).copied().collect(),
            Ok(SolverChoice::Guess { cell, .. }) => vec![*cell],
            Ok(SolverChoice::Nothing) | Err(_) => Vec::new(),
        };
        if cells.is_empty() {
            (self.tools.auto, self.tools.step) = (None, false);
        }
        self.restart_wait(app);
        for cell in cells {
            self.open(cell, app);
        }
    }

    /// Asks for the solver's next move.
    fn ask_choice(&mut self, app: &MinesContext) {
        if self.analysis.lacks_choice() {
            let (position, wake) = (self.position(), app.waker());
            self.analysis.ask_choice(position, wake);
        }
    }

    /// Restarts the waiting time before the solver's next move.
    fn restart_wait(&mut self, app: &MinesContext) {
        self.tools.step = false;
        if let Some(clock) = &mut self.tools.auto {
            clock.begin_step();
        }
        app.ctx.request_repaint();
    }

    /// Stops everything that runs and pauses the game, when it is out of sight.
    pub(super) fn pause_all(&mut self, app: &MinesContext) {
        (self.tools.auto, self.tools.step) = (None, false);
        let seconds = app.seconds();
        if let Some(replay) = &mut self.replay {
            replay.run(false, seconds);
        }
        if self.play.game().state() == GameStatus::Playing && !self.play.is_paused() {
            self.play.pause(true, seconds);
            self.changed();
        }
    }

    /// Shows a hint; if it is shown already, follows it.
    pub(super) fn hint(&mut self, app: &mut MinesContext) {
        if self.shows_game() && self.play.game().state() == GameStatus::Ready {
            app.say(match self.play.game().settings().first {
                FirstClick::Any if !self.is_without_guess() => app.text.msg_mines_first_any(),
                _ => app.text.msg_mines_first_safe(),
            });
            self.play.attempt.helps.note(Help::Hint);
            return;
        }
        if !self.can_think() {
            return;
        }
        let shown = self.analysis.advice().cloned();
        self.analysis.show_advice();
        match shown {
            Some(Ok(MinesAdvice::Deduction(hint))) => self.follow(&hint, app),
            Some(Ok(MinesAdvice::Guess { cell, .. })) if self.study.is_none() => {
                self.open(cell, app);
            }
            Some(_) => {}
            None => {
                let (position, wake) = (self.position(), app.waker());
                self.analysis.ask_advice(position, wake);
                self.note_help(Help::Hint);
            }
        }
    }

    /// Applies a deduction.
    fn follow(&mut self, hint: &MinesHint, app: &mut MinesContext) {
        if self.study.is_some() {
            for &cell in &hint.mines {
                self.set(cell, SeenCell::Flag, app);
            }
            if !hint.safe.is_empty() {
                app.say(app.text.msg_mines_study_open());
            }
            return;
        }
        for &cell in &hint.mines {
            self.mark_until(cell, true, app);
        }
        for &cell in &hint.safe {
            self.open(cell, app);
        }
    }
}
