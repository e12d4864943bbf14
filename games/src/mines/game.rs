//! A game being played.

mod act;

use super::board::{CellContent, MineBoard};
use super::generate::{BoardRule, FirstClick};
use super::position::{MinesPosition, SeenCell};
use super::record::{ClickCounts, GameRecord, GameSummary, Millis, TimedAction};
use super::size::{CellIndex, Size};
use serde::{Deserialize, Serialize};

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MinesSettings {
    /// The board's size.
    pub size: Size,
    pub rule: BoardRule,
    pub first: FirstClick,
    /// Whether flags on all mines, and on nothing else, win too.
    pub win_by_flags: bool,
    /// Whether a mark can also be a question mark.
    pub question_marks: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellView {
    /// Closed, without a mark.
    Closed,
    /// Closed, with a flag: it does not open.
    Flag,
    /// Closed, with a question mark: a note, nothing more.
    Question,
    Open,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameStatus {
    /// Nothing is open yet; where the mines lie may not be decided.
    Ready,
    /// It goes on.
    Playing,
    Won,
    /// This mine was opened.
    Lost(CellIndex),
}

/// What holds for the next opening of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstMove {
    /// It is the first, and the mines are laid so that it opens none.
    Safe,
    /// It is the first, and can open a mine.
    Risky,
    /// It is not the first.
    Made,
}

/// A game: the board, once it is laid, and what is seen of it. The clock is outside: the caller says
/// at what time each thing is done.
#[derive(Clone, Debug)]
pub struct MinesGame {
    settings: MinesSettings,
    seed: u64,
    board: Option<MineBoard>,
    views: Vec<CellView>,
    state: GameStatus,
    /// How many cells without mine are still closed, and how many cells have a flag.
    closed: usize,
    flags: usize,
    /// What the present action changes, with what was there before.
    last: Vec<(CellIndex, CellView)>,
    /// The same of all actions before it that changed anything and were not taken back.
    done: Vec<Vec<(CellIndex, CellView)>>,
    clicks: ClickCounts,
    /// Whether a flag was ever put.
    flagged: bool,
    started: Option<Millis>,
    ended: Millis,
    losses: usize,
    actions: Vec<TimedAction>,
}

impl MinesGame {
    /// A game whose mines are laid at the first opening. They depend on the settings, the seed and that
    /// opening alone.
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

    /// A game on a board that is there already. Nothing makes its first opening safe.
    pub fn on(board: MineBoard, settings: MinesSettings) -> MinesGame {
        let size = board.size();
        let mut game = MinesGame::new(MinesSettings { size, ..settings }, 0);
        game.board = Some(board);
        game
    }

    /// Gives a game whose mines are not laid yet its board, as [`generate`](super::generate::generate) lays it
    /// elsewhere; nothing if they are, or it is of another size.
    pub fn put(&mut self, board: MineBoard) {
        if self.board.is_none() && board.size() == self.settings.size {
            self.board = Some(board);
        }
    }

    /// The same board from the beginning; losses are forgotten.
    pub fn restart(&mut self) {
        let board = self.board.take();
        *self = MinesGame::new(self.settings, self.seed);
        self.board = board;
    }

    /// How it is played.
    pub fn settings(&self) -> MinesSettings {
        self.settings
    }

    /// The board, once it is laid.
    pub fn board(&self) -> Option<&MineBoard> {
        self.board.as_ref()
    }

    /// How it stands.
    pub fn state(&self) -> GameStatus {
        self.state
    }

    /// In reading order.
    pub fn views(&self) -> &[CellView] {
        &self.views
    }

    /// What is under a cell, as the article lets one look; none before the mines are laid.
    pub fn peek(&self, cell: CellIndex) -> Option<CellContent> {
        self.board.as_ref().map(|board| board.contents()[cell])
    }

    /// What is seen, for a solver: question marks are closed cells, a mine that was opened is one.
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

    /// The mine counter: mines less flags, below 0 if there are too many; 0 once the game is won.
    pub fn mines_left(&self) -> isize {
        match self.state {
            GameStatus::Won => 0,
            _ => self.settings.size.mines() as isize - self.flags as isize,
        }
    }

    /// How much of the board's 3BV is opened.
    pub fn three_bv_done(&self) -> usize {
        let Some(board) = &self.board else { return 0 };
        let parts = board.parts();
        let open = |cell: &&CellIndex| self.views[**cell] == CellView::Open;
        // A zero opens with all that it opens, unless a flag is in the way.
        parts.openings.iter().filter(open).count() + parts.alone.iter().filter(open).count()
    }

    /// The clicks so far, each by what it was for.
    pub fn clicks(&self) -> ClickCounts {
        self.clicks
    }

    /// Whether a flag was ever put.
    pub fn is_flagged(&self) -> bool {
        self.flagged
    }

    /// The time since the first opening, up to the end of the game or to `now`.
    pub fn elapsed(&self, now: Millis) -> Millis {
        let end = if self.is_over() { self.ended } else { now };
        self.started
            .map_or(0, |started| end.saturating_sub(started))
    }

    /// What its settings promise for the next opening.
    pub fn first_move(&self) -> FirstMove {
        let MinesSettings { rule, first, .. } = self.settings;
        match self.state {
            GameStatus::Ready if first == FirstClick::Any && !rule.is_without_guess() => {
                FirstMove::Risky
            }
            GameStatus::Ready => FirstMove::Safe,
            _ => FirstMove::Made,
        }
    }

    /// Whether a click on a cell opens what is around it: an open clue with as many flags around it as it says.
    pub fn chords(&self, cell: CellIndex) -> bool {
        let Some(CellContent::Clue(clue)) = self.peek(cell) else {
            return false;
        };
        let flags = self.settings.size.neighbours(cell);
        let flags = flags.filter(|&around| self.views[around] == CellView::Flag);
        self.views[cell] == CellView::Open && flags.count() == usize::from(clue)
    }

    /// Whether it is won or lost.
    pub fn is_over(&self) -> bool {
        matches!(self.state, GameStatus::Won | GameStatus::Lost(_))
    }

    /// How often a mine was opened, those that were undone included.
    pub fn losses(&self) -> usize {
        self.losses
    }

    /// All that was done, in order.
    pub fn actions(&self) -> &[TimedAction] {
        &self.actions
    }

    /// The board and all that was done, to be played again; none before the mines are laid.
    pub fn record(&self) -> Option<GameRecord> {
        Some(GameRecord {
            settings: self.settings,
            board: self.board.clone()?,
            actions: self.actions.clone(),
        })
    }

    /// The figures of a game that is over.
    pub fn summary(&self) -> Option<GameSummary> {
        self.is_over().then(|| self.figures(self.ended))?
    }

    /// The figures of a game as it stands; none before the mines are laid.
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
}
