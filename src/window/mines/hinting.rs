//! Hints: told first, then followed.

use super::analysis::{MinesAdvice, about, advise};
use super::command::MinesContext;
use super::mode::MinesMode;
use games::Help;
use games::mines::{FirstClick, GameStatus, MinesHint, SeenCell};

impl MinesMode {
    /// Tells how to go on; if that has been told, does it.
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
        let told = self.advice().cloned();
        self.hinted = Some(self.number);
        match told {
            Some(Ok(MinesAdvice::Deduction(hint))) => self.follow(&hint, app),
            Some(Ok(MinesAdvice::Guess { cell, .. })) if self.study.is_none() => {
                self.open(cell, app);
            }
            Some(_) => {}
            None => {
                self.ask_advice();
                self.helps(Help::Hint);
            }
        }
    }

    /// Asks how to go on from the position that is shown; it will be told.
    pub(super) fn ask_advice(&mut self) {
        self.hinted = Some(self.number);
        if self.analysis.advice.lacks(&self.number) {
            let (job, wake) = (about(self.position(), advise), self.wake());
            self.analysis.advice.ask(self.number, job, wake);
        }
    }

    /// Does what a hint says.
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
