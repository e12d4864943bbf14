//! A game in progress: the player's actions and their effects.

use super::board::{CellContent, MineBoard};
use super::generate::{BoardRule, FirstClick, GenerateError, generate};
use super::position::{MinesPosition, SeenCell};
use super::record::{ActionKind, ClickCounts, GameRecord, GameSummary, Millis, TimedAction};
use super::size::{CellIndex, Size};
use engine::chance::Chance;
use serde::{Deserialize, Serialize};

/// The board and rules of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MinesSettings {
    pub size: Size,
    pub rule: BoardRule,
    pub first: FirstClick,
    /// Flagging all mines, and nothing else, also wins.
    pub win_by_flags: bool,
    /// Marking cycles through question marks too.
    pub question_marks: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellView {
    /// Closed, without a mark.
    Closed,
    /// Closed, with a flag, which keeps it from being opened.
    Flag,
    /// Closed, with a question mark, which has no effect.
    Question,
    Open,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameStatus {
    /// No cell was opened yet; the mines may not be laid.
    Ready,
    Playing,
    Won,
    /// This mine was opened.
    Lost(CellIndex),
}

/// A game: the board, once it is generated, and what the player sees of it. It has no clock; callers pass the time of each
/// action.
#[derive(Clone, Debug)]
pub struct MinesGame {
    settings: MinesSettings,
    seed: u64,
    board: Option<MineBoard>,
    views: Vec<CellView>,
    state: GameStatus,
    /// The number of closed cells without mine.
    closed: usize,
    /// The number of flags.
    flags: usize,
    /// The cells changed by the current action, with their previous views.
    last: Vec<(CellIndex, CellView)>,
    /// The undo stack: `last` of all previous actions that had an effect.
    done: Vec<Vec<(CellIndex, CellView)>>,
    clicks: ClickCounts,
    /// True once any flag was set.
    flagged: bool,
    started: Option<Millis>,
    ended: Millis,
    losses: usize,
    actions: Vec<TimedAction>,
}

impl MinesGame {
    /// A game whose mines are laid at the first opening, depending only on the settings, the seed and the opened cell.
    pub fn new(settings: MinesSettings, seed: u64) -> MinesGame {
        MinesGame {
            settings,
            seed,
            board: None,
            views: vec![CellView::Closed; settings.size.cells()],
            state: GameStatus::Ready,
            closed: settings.size.cells() - settings.size.mines(),
            flags: 0,
            last: Vec::new(),
            done: Vec::new(),
            clicks: ClickCounts::default(),
            flagged: false,
            started: None,
            ended: 0,
            losses: 0,
            actions: Vec::new(),
        }
    }

    /// A game on a given board. Its first opening may be a mine whatever the settings say.
    pub fn on_board(board: MineBoard, settings: MinesSettings) -> MinesGame {
        let size = board.size();
        let mut game = MinesGame::new(MinesSettings { size, ..settings }, 0);
        game.board = Some(board);
        game
    }

    /// Sets the board of a game without one (for boards generated in the background). Ignored if the game has a board, or
    /// if the size differs.
    pub fn set_board(&mut self, board: MineBoard) {
        if self.board.is_none() && board.size() == self.settings.size {
            self.board = Some(board);
        }
    }

    /// Starts the same board again, resetting all counts.
    pub fn restart(&mut self) {
        let board = self.board.take();
        *self = MinesGame::new(self.settings, self.seed);
        self.board = board;
    }

    pub fn settings(&self) -> MinesSettings {
        self.settings
    }

    /// The board; `None` before the mines are laid.
    pub fn board(&self) -> Option<&MineBoard> {
        self.board.as_ref()
    }

    pub fn state(&self) -> GameStatus {
        self.state
    }

    /// In reading order.
    pub fn views(&self) -> &[CellView] {
        &self.views
    }

    /// The content of a cell (the article lets the player look); `None` before the mines are laid.
    pub fn peek(&self, cell: CellIndex) -> Option<CellContent> {
        self.board.as_ref().map(|board| board.contents()[cell])
    }

    /// The visible state for solvers: question marks become closed cells, opened mines are visible.
    pub fn position(&self) -> MinesPosition {
        let seen = |cell: CellIndex| match (self.views[cell], self.peek(cell)) {
            (CellView::Flag, _) => SeenCell::Flag,
            (CellView::Open, Some(CellContent::Clue(clue))) => SeenCell::Open(clue),
            (CellView::Open, Some(CellContent::Mine)) => SeenCell::Mine,
            _ => SeenCell::Closed,
        };
        MinesPosition::new(
            self.settings.size,
            (0..self.views.len()).map(seen).collect(),
        )
    }

    /// The mine counter: mines less flags, negative with too many flags; 0 once the game is won.
    pub fn mines_left(&self) -> isize {
        match self.state {
            GameStatus::Won => 0,
            _ => self.settings.size.mines() as isize - self.flags as isize,
        }
    }

    /// The opened part of the board's 3BV.
    pub fn three_bv_done(&self) -> usize {
        let Some(board) = &self.board else { return 0 };
        let parts = board.parts();
        let open = |cell: &&CellIndex| self.views[**cell] == CellView::Open;
        // One open zero counts as the whole opening, though a flag may have kept part of it closed.
        parts.openings.iter().filter(open).count() + parts.alone.iter().filter(open).count()
    }

    /// The clicks so far.
    pub fn clicks(&self) -> ClickCounts {
        self.clicks
    }

    /// True once any flag was set.
    pub fn is_flagged(&self) -> bool {
        self.flagged
    }

    /// The time from the first opening to the end of the game, or to `now`.
    pub fn elapsed(&self, now: Millis) -> Millis {
        let end = if self.is_over() { self.ended } else { now };
        self.started
            .map_or(0, |started| end.saturating_sub(started))
    }

    /// True if the next opening is the first and the settings guarantee that it is safe.
    pub fn next_opening_is_safe(&self) -> bool {
        let MinesSettings { rule, first, .. } = self.settings;
        self.state == GameStatus::Ready && (first != FirstClick::Any || rule.is_without_guess())
    }

    /// True if [`chord`](Self::chord) opens the neighbours of the cell: it is an open clue with that number of flags
    /// around it.
    pub fn can_chord(&self, cell: CellIndex) -> bool {
        let Some(CellContent::Clue(clue)) = self.peek(cell) else {
            return false;
        };
        let flags = self
            .settings
            .size
            .neighbours(cell)
            .filter(|&around| self.views[around] == CellView::Flag)
            .count();
        self.views[cell] == CellView::Open && flags == usize::from(clue)
    }

    /// True if the game is won or lost.
    pub fn is_over(&self) -> bool {
        matches!(self.state, GameStatus::Won | GameStatus::Lost(_))
    }

    /// Number of losses, including those that were undone.
    pub fn losses(&self) -> usize {
        self.losses
    }

    /// All actions in order.
    pub fn actions(&self) -> &[TimedAction] {
        &self.actions
    }

    /// The replay of the game; `None` before the mines are laid.
    pub fn record(&self) -> Option<GameRecord> {
        Some(GameRecord {
            settings: self.settings,
            board: self.board.clone()?,
            actions: self.actions.clone(),
        })
    }

    /// The final figures; `None` while the game is not over.
    pub fn summary(&self) -> Option<GameSummary> {
        self.is_over().then(|| self.figures(self.ended))?
    }

    /// The current figures; `None` before the mines are laid.
    pub fn figures(&self, now: Millis) -> Option<GameSummary> {
        let parts = self.board.as_ref()?.parts();
        Some(GameSummary {
            size: self.settings.size,
            won: self.state == GameStatus::Won,
            losses: self.losses,
            time: self.elapsed(now),
            three_bv: parts.three_bv(),
            three_bv_done: self.three_bv_done(),
            openings: parts.openings.len(),
            islands: parts.islands,
            clicks: self.clicks,
        })
    }

    /// Opens a cell and, if it is a zero, its neighbours, and so on. Has no effect on a flag or an open cell. The first
    /// opening lays the mines. Returns the changed cells.
    ///
    /// # Errors
    /// [`GenerateError`] if no board fits the settings; the game is unchanged.
    pub fn open(&mut self, cell: CellIndex, time: Millis) -> Result<Vec<CellIndex>, GenerateError> {
        self.act(TimedAction::new(time, ActionKind::Open(cell)))
    }

    /// Cycles the mark of a closed cell: none, flag, question mark (if the settings allow it), none. Returns the changed
    /// cells.
    pub fn mark(&mut self, cell: CellIndex, time: Millis) -> Vec<CellIndex> {
        self.must_act(TimedAction::new(time, ActionKind::Mark(cell)))
    }

    /// Opens all neighbours of an open clue that has its number of flags around it. Returns the changed cells.
    pub fn chord(&mut self, cell: CellIndex, time: Millis) -> Vec<CellIndex> {
        self.must_act(TimedAction::new(time, ActionKind::Chord(cell)))
    }

    /// Undoes the last action that had an effect; losses still count. Returns the changed cells.
    pub fn undo(&mut self, time: Millis) -> Vec<CellIndex> {
        self.must_act(TimedAction::new(time, ActionKind::Undo))
    }

    fn must_act(&mut self, action: TimedAction) -> Vec<CellIndex> {
        self.act(action).expect("only an opening lays mines")
    }

    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Performs an action: [`open`](Self::open), [`mark`](Self::mark), [`chord`](Self::chord) or [`undo`](Self::undo).
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

    fn set_view(&mut self, cell: CellIndex, view: CellView) {
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
        if self.can_chord(cell) {
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
        self.set_view(cell, next);
    }

    /// Ends the game if it is won or lost.
    fn judge(&mut self, time: Millis) {
        let Some(board) = &self.board else { return };
        if let GameStatus::Lost(_) = self.state {
            self.losses += 1;
        } else {
            // As many flags as mines, all of them on mines.
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
