//! The automatic player at the table: it plays, or gives an advice.

use super::command::Clone2048Context;
use super::mode::{Clone2048Mode, Going, MoveAdvice};
use super::player_task::{PlayerAnswer, PlayerTask};
use crate::window::kit::background::waker;
use games::Help;
use games::clone2048::Direction;
use std::time::Duration;

impl Clone2048Mode {
    /// Whether the automatic player plays.
    pub(super) fn plays(&self) -> bool {
        self.going == Going::Automatic
    }

    /// The automatic player's next movement, if it is thought out; meanwhile it thinks about the one
    /// after it.
    pub(super) fn automatic(&mut self, app: &mut Clone2048Context) {
        let direction = match self.player.answer() {
            PlayerAnswer::Busy => return,
            PlayerAnswer::Lost => return self.lost(app),
            PlayerAnswer::None => {
                self.ask(app);
                return;
            }
            // Where nothing can change any more, every movement ends the game.
            PlayerAnswer::Done(said) => said.map_or(Direction::Left, |said| said[0].direction),
        };
        self.table.helps.note(Help::Solver);
        if self.make(direction, app) && !self.table.is_over() {
            self.ask(app);
        } else {
            self.going = Going::Nothing;
        }
    }

    /// Looks whether the advice that was asked for is there.
    pub(super) fn advised(&mut self, app: &mut Clone2048Context) {
        match self.player.answer() {
            PlayerAnswer::Busy => {}
            PlayerAnswer::Done(Some(said)) => {
                self.advice = MoveAdvice::Given(said);
                self.table.helps.note(Help::Hint);
                self.save_state();
            }
            PlayerAnswer::Lost => self.lost(app),
            PlayerAnswer::Done(None) | PlayerAnswer::None => self.advice = MoveAdvice::None,
        }
    }

    /// Asks the automatic player about the board. False, with a sentence, if there is no thread for it.
    pub(super) fn ask(&mut self, app: &mut Clone2048Context) -> bool {
        let time = Duration::from_millis(self.choices.thinking);
        let board = self.table.state().board.clone();
        let asked = self.player.ask(
            (self.table.kind().rules, board),
            time,
            waker(self.ctx.as_ref()),
        );
        if asked.is_err() {
            self.lost(app);
        }
        asked.is_ok()
    }

    /// The automatic player is gone: the next one starts anew.
    fn lost(&mut self, app: &mut Clone2048Context) {
        self.halt();
        self.player = PlayerTask::default();
        app.refuse(app.text.msg_clone2048_told_lost());
    }
}
