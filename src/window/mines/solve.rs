//! What goes on by itself: boards that are laid, thoughts, the solver's moves, the replay; and what is
//! saved meanwhile.

use super::analysis::{MinesAdvice, about};
use super::command::MinesContext;
use super::mode::MinesMode;
use super::paint::clues;
use crate::window::kit::playback_clock::Pace;
use games::Help;
use games::mines::{
    Chances, FirstClick, GameStatus, MinesPosition, Solver, SolverChoice, choose_while,
};
use std::time::Duration;

/// The solver's moves.
pub const PACE: Pace = Pace {
    slowest: 2.0,
    fastest: 0.03,
};

impl MinesMode {
    /// What goes on by itself: boards that are being laid, thoughts, the solver, the replay.
    pub(super) fn go_on(&mut self, app: &mut MinesContext) {
        let seconds = self.seconds();
        let outcome = self.play.advance(seconds);
        self.happened(outcome, app);
        self.analysis.listen();
        self.bring_hint_into_sight();
        if self.tools.heat && self.can_think() {
            let number = self.number;
            if self.analysis.heat.lacks(&number) {
                let chances =
                    |position: &MinesPosition, _: &dyn Fn() -> bool| Chances::of(position);
                let (job, wake) = (about(self.position(), chances), self.wake());
                self.analysis.heat.ask(number, job, wake);
            }
            self.ask_choice();
            self.helps(Help::Probabilities);
        }
        if self.tools.peek && self.play.game().board().is_some() {
            self.helps(Help::Peek);
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

    /// Moves a new hint into sight: the clues that prove it, and the cells it speaks of.
    fn bring_hint_into_sight(&mut self) {
        if self.revealed == Some(self.number) {
            return;
        }
        let cells = match self.advice() {
            Some(Ok(MinesAdvice::Deduction(hint))) => {
                let mut cells = clues(&hint.reason);
                cells.extend(hint.safe.iter().chain(&hint.mines).next());
                cells
            }
            Some(Ok(MinesAdvice::Guess { cell, .. })) => vec![*cell],
            Some(Err(contradiction)) => vec![contradiction.0],
            Some(Ok(MinesAdvice::Nothing)) | None => return,
        };
        let size = self.size();
        for cell in cells {
            self.board.view.reveal(size, cell);
        }
        self.revealed = Some(self.number);
    }

    /// The solver makes its move, when its time has come and it knows which.
    fn solve(&mut self, seconds: f64, app: &mut MinesContext) {
        let wanted = self.tools.step || self.tools.auto.is_some();
        if !wanted || !self.play.is_open() || !self.shows_game() {
            return;
        }
        let pace = PACE.seconds(app.settings.speed);
        if let Some(clock) = &mut self.tools.auto {
            let wait = pace.unwrap_or(0.0);
            if clock.advance(seconds, wait, 1) == 0 {
                if let Some(ctx) = &self.ctx {
                    clock.wake(ctx, wait);
                }
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
            self.moved();
            self.open(Solver::start(settings.size, first), app);
            return;
        }
        self.ask_choice();
        self.helps(Help::Solver);
        let Some(choice) = self.analysis.choice.answer(&self.number) else {
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
        self.moved();
        for cell in cells {
            self.open(cell, app);
        }
    }

    /// Asks what the solver would open.
    fn ask_choice(&mut self) {
        if self.analysis.choice.lacks(&self.number) {
            let (job, wake) = (about(self.position(), choose_while), self.wake());
            self.analysis.choice.ask(self.number, job, wake);
        }
    }

    /// The solver moves; the next move is a whole wait away.
    fn moved(&mut self) {
        self.tools.step = false;
        if let Some(clock) = &mut self.tools.auto {
            clock.begin_step();
        }
        if let Some(ctx) = &self.ctx {
            ctx.request_repaint();
        }
    }

    /// Nobody looks any more: the game waits.
    pub(super) fn rest(&mut self) {
        (self.tools.auto, self.tools.step) = (None, false);
        let seconds = self.seconds();
        if let Some(replay) = &mut self.replay {
            replay.run(false, seconds);
        }
        if self.play.game().state() == GameStatus::Playing && !self.play.is_paused() {
            self.play.pause(true, seconds);
            self.changed();
        }
    }
}
