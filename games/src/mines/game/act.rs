//! What a player does, and what it changes.

use super::{CellView, GameStatus, MinesGame, MinesSettings};
use crate::mines::board::MineBoard;
use crate::mines::generate::{GenerateError, generate};
use crate::mines::record::{ActionKind, Millis, TimedAction};
use crate::mines::size::CellIndex;
use engine::chance::Chance;

impl MinesGame {
    /// Opens a cell; a zero opens its neighbours, and so on. Nothing happens where there is a flag, or
    /// the cell is open. The first opening lays the mines. Tells which cells changed.
    ///
    /// # Errors
    /// [`GenerateError`] if there is no board as the settings want it; the game is as it was.
    pub fn open(&mut self, cell: CellIndex, time: Millis) -> Result<Vec<CellIndex>, GenerateError> {
        self.act(TimedAction::new(time, ActionKind::Open(cell)))
    }

    /// Changes the mark of a closed cell: none, flag, question mark if the settings have it, none.
    pub fn mark(&mut self, cell: CellIndex, time: Millis) -> Vec<CellIndex> {
        self.must_act(TimedAction::new(time, ActionKind::Mark(cell)))
    }

    /// Opens all neighbours of an open clue that has as many flags around it as it says.
    pub fn chord(&mut self, cell: CellIndex, time: Millis) -> Vec<CellIndex> {
        self.must_act(TimedAction::new(time, ActionKind::Chord(cell)))
    }

    /// Takes back the last action that changed anything; a loss still counts.
    pub fn undo(&mut self, time: Millis) -> Vec<CellIndex> {
        self.must_act(TimedAction::new(time, ActionKind::Undo))
    }

    fn must_act(&mut self, action: TimedAction) -> Vec<CellIndex> {
        self.act(action).expect("only an opening lays mines")
    }

    /// Whether there is an action to take back.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Does what an action says, as [`open`](Self::open) and the others do.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    ///
    /// # Panics
    /// If its cell is not on the board.
    pub fn act(&mut self, action: TimedAction) -> Result<Vec<CellIndex>, GenerateError> {
        match (action.kind, self.state) {
            (ActionKind::Undo, _) => {
                let Some(changes) = self.done.pop() else {
                    return Ok(Vec::new());
                };
                self.actions.push(action);
                return Ok(self.take_back(changes));
            }
            (_, GameStatus::Won | GameStatus::Lost(_)) => return Ok(Vec::new()),
            (ActionKind::Open(cell), GameStatus::Ready) if self.views[cell] != CellView::Flag => {
                self.lay(cell)?;
                self.state = GameStatus::Playing;
                self.started = self.started.or(Some(action.time));
            }
            _ => {}
        }
        self.actions.push(action);
        self.last.clear();
        match action.kind {
            ActionKind::Open(cell) => self.uncover(cell),
            ActionKind::Mark(cell) => self.change_mark(cell),
            ActionKind::Chord(cell) => self.uncover_around(cell),
            ActionKind::Undo => {}
        }
        self.clicks.count(action.kind, !self.last.is_empty());
        self.judge(action.time);
        let changed = self.last.iter().map(|&(cell, _)| cell).collect();
        if !self.last.is_empty() {
            self.done.push(std::mem::take(&mut self.last));
        }
        Ok(changed)
    }

    fn lay(&mut self, cell: CellIndex) -> Result<(), GenerateError> {
        if self.board.is_none() {
            let MinesSettings {
                size, first, rule, ..
            } = self.settings;
            let board = generate(size, cell, first, rule, &mut Chance::new(self.seed))?;
            self.board = Some(board);
        }
        Ok(())
    }

    fn see(&mut self, cell: CellIndex, view: CellView) {
        let before = std::mem::replace(&mut self.views[cell], view);
        self.flagged |= view == CellView::Flag;
        self.flags = self.flags + usize::from(view == CellView::Flag)
            - usize::from(before == CellView::Flag);
        self.last.push((cell, before));
    }

    fn uncover(&mut self, cell: CellIndex) {
        let Some(board) = &self.board else { return };
        let (views, last) = (&mut self.views, &mut self.last);
        board.flood(cell, |cell| {
            let before = views[cell];
            let opens = matches!(before, CellView::Closed | CellView::Question);
            if opens {
                views[cell] = CellView::Open;
                last.push((cell, before));
                if !board.is_mine(cell) {
                    self.closed -= 1;
                } else if !matches!(self.state, GameStatus::Lost(_)) {
                    self.state = GameStatus::Lost(cell);
                }
            }
            opens
        });
    }

    fn uncover_around(&mut self, cell: CellIndex) {
        if self.chords(cell) {
            let around: Vec<CellIndex> = self.settings.size.neighbours(cell).collect();
            around.into_iter().for_each(|other| self.uncover(other));
        }
    }

    fn change_mark(&mut self, cell: CellIndex) {
        let next = match self.views[cell] {
            CellView::Open => return,
            CellView::Closed => CellView::Flag,
            CellView::Flag if self.settings.question_marks => CellView::Question,
            CellView::Flag | CellView::Question => CellView::Closed,
        };
        self.see(cell, next);
    }

    /// Ends the game if it is won or lost.
    fn judge(&mut self, time: Millis) {
        let Some(board) = &self.board else { return };
        if let GameStatus::Lost(_) = self.state {
            self.losses += 1;
        } else {
            // As many flags as mines, and none of them elsewhere.
            let flagged = self.settings.win_by_flags
                && self.flags == self.settings.size.mines()
                && (0..self.views.len())
                    .all(|cell| self.views[cell] != CellView::Flag || board.is_mine(cell));
            if self.state != GameStatus::Playing || (self.closed > 0 && !flagged) {
                return;
            }
            self.state = GameStatus::Won;
        }
        self.ended = time;
    }

    fn take_back(&mut self, changes: Vec<(CellIndex, CellView)>) -> Vec<CellIndex> {
        for &(cell, before) in &changes {
            let after = std::mem::replace(&mut self.views[cell], before);
            self.flags = self.flags + usize::from(before == CellView::Flag)
                - usize::from(after == CellView::Flag);
            let safe = |board: &MineBoard| !board.is_mine(cell);
            if after == CellView::Open && self.board.as_ref().is_some_and(safe) {
                self.closed += 1;
            }
        }
        if self.started.is_some() {
            self.state = GameStatus::Playing;
        }
        changes.into_iter().map(|(cell, _)| cell).collect()
    }
}
