//! The story of a game: how likely each click was to open a mine, and which click would have been better.

use super::chances::Chances;
use super::frontier::Contradiction;
use super::game::{CellView, FirstMove, MinesGame};
use super::position::{MinesPosition, SeenCell};
use super::record::{ActionKind, GameRecord};
use super::size::CellIndex;

/// A click that opened cells, judged by all that was known before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ClickReview {
    /// The probability that it opened a mine.
    pub risk: f64,
    /// The smallest probability of a mine in a closed cell.
    pub least: f64,
    /// Of the cells with that probability the one nearest to the click.
    pub best: CellIndex,
    /// Whether every way to lay the mines was counted.
    pub exact: bool,
}

impl ClickReview {
    /// The expected loss: by how much it was likelier to lose than it had to be.
    pub fn loss(&self) -> f64 {
        self.risk - self.least
    }

    /// Whether it could have opened a mine.
    pub fn is_guess(&self) -> bool {
        self.risk > 0.0
    }

    /// Whether it was a guess though something safer was there.
    pub fn is_needless(&self) -> bool {
        self.loss() > 1e-9
    }
}

/// A game click by click.
#[derive(Clone, PartialEq, Debug)]
pub struct GameReview {
    /// For each action what its click was worth; none where it opened nothing.
    pub clicks: Vec<Option<ClickReview>>,
}

impl GameReview {
    /// How many clicks opened cells.
    pub fn openings(&self) -> usize {
        self.clicks.iter().flatten().count()
    }

    /// How many of them were guesses.
    pub fn guesses(&self) -> usize {
        let guesses = self.clicks.iter().flatten();
        guesses.filter(|click| click.is_guess()).count()
    }

    /// How many of those had something safer beside them.
    pub fn needless(&self) -> usize {
        let needless = self.clicks.iter().flatten();
        needless.filter(|click| click.is_needless()).count()
    }

    /// How likely it was to survive all of its clicks.
    pub fn survival(&self) -> f64 {
        let safe = |click: &ClickReview| 1.0 - click.risk;
        self.clicks.iter().flatten().map(safe).product()
    }

    /// How likely it would have been with the safest cell each time.
    pub fn best_survival(&self) -> f64 {
        let safe = |click: &ClickReview| 1.0 - click.least;
        self.clicks.iter().flatten().map(safe).product()
    }
}

/// Reviews a game; none once `go_on` says no. What was learnt from a mine that was taken back is not used.
pub fn review_while(record: &GameRecord, go_on: &dyn Fn() -> bool) -> Option<GameReview> {
    let mut game = record.start();
    let mut clicks = Vec::with_capacity(record.actions.len());
    for &action in &record.actions {
        let opened = opened_by(&game, action.kind);
        clicks.push(match opened.first() {
            None => None,
            Some(&click) => Some(judged(&game, click, &opened, go_on)?),
        });
        let laid = game.act(action);
        debug_assert!(laid.is_ok(), "the board is there");
    }
    Some(GameReview { clicks })
}

/// The cells that an action uncovers itself, those that zeros open apart.
fn opened_by(game: &MinesGame, kind: ActionKind) -> Vec<CellIndex> {
    if game.is_over() {
        return Vec::new();
    }
    let views = game.views();
    let closed = |cell: &CellIndex| matches!(views[*cell], CellView::Closed | CellView::Question);
    match kind {
        ActionKind::Open(cell) if closed(&cell) => vec![cell],
        ActionKind::Chord(cell) if game.chords(cell) => {
            let around = game.settings().size.neighbours(cell);
            around.filter(closed).collect()
        }
        ActionKind::Open(_) | ActionKind::Chord(_) | ActionKind::Mark(_) | ActionKind::Undo => {
            Vec::new()
        }
    }
}

fn judged(
    game: &MinesGame,
    click: CellIndex,
    opened: &[CellIndex],
    go_on: &dyn Fn() -> bool,
) -> Option<ClickReview> {
    if game.first_move() == FirstMove::Safe && game.board().is_some_and(|b| !b.is_mine(click)) {
        // The mines were laid for it.
        return Some(ClickReview {
            risk: 0.0,
            least: 0.0,
            best: click,
            exact: true,
        });
    }
    let position = game.position();
    let size = position.size();
    let chances = match Chances::of_while(&position, go_on) {
        Ok(chances) => chances?,
        Err(Contradiction(_)) => unreachable!("the mines of the game are one way to lay them"),
    };
    let mine = |cell: CellIndex| chances.mine[cell].unwrap_or(0.0);
    let (row, column) = size.place(click);
    let distance = |cell: CellIndex| {
        let (r, c) = size.place(cell);
        r.abs_diff(row).max(c.abs_diff(column))
    };
    let best = position
        .unknown()
        .min_by(|&a, &b| {
            let nearer = || distance(a).cmp(&distance(b));
            mine(a).total_cmp(&mine(b)).then_with(nearer)
        })
        .unwrap_or(click);
    let (risk, exact) = any_mine(&position, &chances, opened, go_on)?;
    Some(ClickReview {
        risk,
        least: mine(best).min(risk),
        best,
        exact: exact && chances.exact,
    })
}

/// The probability that there is a mine in one of these cells, and whether it is exact.
fn any_mine(
    position: &MinesPosition,
    chances: &Chances,
    cells: &[CellIndex],
    go_on: &dyn Fn() -> bool,
) -> Option<(f64, bool)> {
    let mine = |cell: CellIndex| chances.mine[cell].unwrap_or(0.0);
    let open: Vec<CellIndex> = cells.iter().copied().filter(|&c| mine(c) > 0.0).collect();
    if let Some(&sure) = open.iter().find(|&&cell| mine(cell) == 1.0) {
        return Some((mine(sure), true));
    }
    if let &[] | &[_] = &open[..] {
        return Some((open.first().map_or(0.0, |&cell| mine(cell)), true));
    }
    if !chances.ln_ways.is_finite() {
        let safe: f64 = open.iter().map(|&cell| 1.0 - mine(cell)).product();
        return Some((1.0 - safe, false));
    }
    // Cells can be taken to be mines, not to be safe: so by inclusion and exclusion, at most eight cells.
    let mut any = 0.0;
    for chosen in 1u32..1 << open.len() {
        let mut mines = position.clone();
        for (number, &cell) in open.iter().enumerate() {
            if chosen >> number & 1 == 1 {
                mines.set(cell, SeenCell::Mine);
            }
        }
        let share = match mines.mines_seen() > position.size().mines() {
            true => 0.0,
            false => match Chances::of_while(&mines, go_on) {
                Ok(chances_then) => (chances_then?.ln_ways - chances.ln_ways).exp(),
                Err(Contradiction(_)) => 0.0,
            },
        };
        match chosen.count_ones() % 2 {
            1 => any += share,
            _ => any -= share,
        }
    }
    Some((any.clamp(0.0, 1.0), true))
}
