//! The moves of a game: what a touched cell does, how a move is made and taken back, and what the game counts for at
//! its end.

use super::board::Touched;
use super::command::MinesContext;
use super::mode::{MinesMode, NewRecord};
use super::session::ActionOutcome;
use super::words::place;
use crate::sentences;
use games::Help;
use games::mines::{
    ActionKind, CellIndex, CellView, GameKind, GameStatus, GenerateError, Outcome, PlayedGame,
    SeenCell,
};
use std::time::{SystemTime, UNIX_EPOCH};

impl MinesMode {
    pub(super) fn touch(&mut self, touched: Touched, app: &mut MinesContext) {
        let (Touched::Press(cell) | Touched::Mark(cell) | Touched::Chord(cell)) = touched;
        if !self.size().contains(cell) || self.replay.is_some() {
            return;
        }
        if self.study.is_some() {
            let seen = match touched {
                Touched::Mark(_) => SeenCell::Flag,
                _ => self.tools.brush,
            };
            self.set(cell, seen, app);
            return;
        }
        if self.play.is_paused() {
            self.pause();
            return;
        }
        let view = self.play.game().views()[cell];
        let action = match touched {
            Touched::Press(_) | Touched::Chord(_) if view == CellView::Open => {
                ActionKind::Chord(cell)
            }
            Touched::Press(_) if self.tools.flagging => ActionKind::Mark(cell),
            Touched::Press(_) if view == CellView::Flag => {
                app.say(app.text.msg_mines_flag_holds());
                return;
            }
            Touched::Press(_) => ActionKind::Open(cell),
            Touched::Mark(_) if view != CellView::Open => ActionKind::Mark(cell),
            _ => return,
        };
        app.say("");
        self.act(action, app);
    }

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
        if !study.position().size().contains(cell) {
            return;
        }
        if study.set(cell, seen) {
            app.say("")
        } else {
            app.refuse(app.text.msg_mines_cannot_stand())
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
            app.say(if lost {
                app.text.msg_mines_undone()
            } else {
                app.text.msg_mines_taken_back()
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
            self.play.attempt.helps.note(help);
        }
    }

    /// A game that goes on is counted as given up.
    pub(super) fn give_up(&mut self) {
        if self.play.is_given_up_by_another() {
            self.record(Outcome::Abandoned);
        }
    }

    /// The game is one of those played, once.
    pub(super) fn record(&mut self, outcome: Outcome) {
        let game = self.play.game();
        let shown = self.play.clock().shows(self.seconds());
        let Some(figures) = game.figures(shown).filter(|_| !self.play.attempt.counted) else {
            return;
        };
        let date = SystemTime::now().duration_since(UNIX_EPOCH);
        let date = date.map_or(0, |date| date.as_secs());
        let kind = GameKind::of(&game.settings(), game.is_flagged());
        let helps = self.play.attempt.helps.clone();
        if outcome == Outcome::Won && helps.is_empty() {
            let tally = self.statistics().kinds.get(&kind);
            let best = tally.and_then(|tally| tally.best_times.first()).copied();
            self.record = match best {
                None => Some(NewRecord::First),
                Some(best) => (figures.time < best).then_some(NewRecord::Better(best)),
            };
        }
        self.saved
            .count(PlayedGame::new(date, kind, outcome, helps, &figures));
        self.play.attempt.counted = true;
    }
}
