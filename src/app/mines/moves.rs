//! The moves of a game, made and taken back, by whomever.

use super::command::MinesContext;
use super::mode::MinesMode;
use super::session::ActionOutcome;
use super::words::place;
use crate::sentences;
use games::mines::{
    ActionKind, CellIndex, CellView, GameStatus, GenerateError, Help, Outcome, SeenCell,
};

impl MinesMode {
    /// Does something in the game.
    pub(super) fn act(&mut self, action: ActionKind, app: &mut MinesContext) {
        let outcome = self.play.act(action, self.seconds(), self.wake());
        self.happened(outcome, app);
    }

    pub(super) fn happened(&mut self, outcome: ActionOutcome, app: &mut MinesContext) {
        match outcome {
            ActionOutcome::Nothing | ActionOutcome::Laying => {}
            ActionOutcome::NoThread => app.refuse(app.text.msg_mines_no_thread()),
            ActionOutcome::Refused(GenerateError::Stopped) => {
                app.say(app.text.msg_mines_laying_stopped());
            }
            ActionOutcome::Refused(error) => {
                let why = sentences::mines_generate_error(&app.text, error);
                app.refuse(app.text.msg_mines_refused(why));
            }
            ActionOutcome::Changed => {
                self.changed();
                let outcome = match self.play.game().state() {
                    GameStatus::Won => Some(Outcome::Won),
                    GameStatus::Lost(_) => Some(Outcome::Lost),
                    GameStatus::Ready | GameStatus::Playing => None,
                };
                if let Some(outcome) = outcome {
                    self.tools.auto = None;
                    self.record(outcome);
                }
            }
        }
    }

    /// Opens a cell, even if there is a flag on it.
    pub(super) fn open(&mut self, cell: CellIndex, app: &mut MinesContext) {
        self.mark_until(cell, false, app);
        if self.play.game().views()[cell] != CellView::Open {
            self.act(ActionKind::Open(cell), app);
        }
    }

    /// Changes the mark of a cell until there is a flag, or none.
    pub(super) fn mark_until(&mut self, cell: CellIndex, flag: bool, app: &mut MinesContext) {
        // No flag, a flag, a question mark: more marks there are not.
        for _ in 0..3 {
            let view = self.play.game().views()[cell];
            if view == CellView::Open || (view == CellView::Flag) == flag {
                return;
            }
            self.act(ActionKind::Mark(cell), app);
        }
    }

    pub(super) fn set(&mut self, cell: CellIndex, seen: SeenCell, app: &mut MinesContext) {
        let Some(study) = &mut self.study else { return };
        if !study.position().size().holds(cell) {
            return;
        }
        match study.set(cell, seen) {
            true => app.say(""),
            false => app.refuse(app.text.msg_mines_cannot_stand()),
        }
        self.changed();
    }

    /// Whether something can be taken back.
    pub(super) fn can_undo(&self) -> bool {
        match &self.study {
            Some(study) => study.can_undo(),
            None => {
                let waits = self.play.is_paused() || self.play.is_laying();
                self.replay.is_none() && !waits && self.play.game().can_undo()
            }
        }
    }

    pub(super) fn undo(&mut self, app: &mut MinesContext) {
        if !self.can_undo() {
            app.say(app.text.msg_nothing_to_undo());
        } else if let Some(study) = &mut self.study {
            study.undo();
            self.changed();
        } else {
            let lost = matches!(self.play.game().state(), GameStatus::Lost(_));
            self.act(ActionKind::Undo, app);
            app.say(match lost {
                true => app.text.msg_mines_undone(),
                false => app.text.msg_mines_taken_back(),
            });
        }
    }

    /// Hides the board and stops the clock, or goes on.
    pub(super) fn pause(&mut self) {
        self.play.pause(!self.play.is_paused(), self.seconds());
        self.changed();
    }

    /// Lays the mines before the first opening, as if the cell in the middle were the first.
    pub(super) fn lay_for_a_look(&mut self, app: &mut MinesContext) {
        let size = self.play.game().settings().size;
        let middle = size.cell(size.rows() / 2, size.columns() / 2);
        let outcome = self.play.lay_for(middle.unwrap_or(0), self.wake());
        self.happened(outcome, app);
        let (row, column) = place(size, middle.unwrap_or(0));
        app.say(app.text.msg_mines_peek_laid(row, column));
    }

    /// The game that is played has been helped.
    pub(super) fn helps(&mut self, help: Help) {
        let over = self.play.game().is_over();
        if !over && self.shows_game() {
            self.play.help(help);
        }
    }
}
