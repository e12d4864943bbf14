//! Analysis of a game: the risk of each click, and the safest cell instead.

use super::chances::Chances;
use super::frontier::Contradiction;
use super::game::{CellView, MinesGame};
use super::position::{MinesPosition, SeenCell};
use super::record::{ActionKind, GameRecord};
use super::size::CellIndex;

/// Probabilities of a click that opened cells, by the knowledge before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ClickReview {
    /// The probability of opening a mine.
    pub risk: f64,
    /// The smallest probability of a mine in any closed cell.
    pub least: f64,
    /// The nearest cell with that probability.
    pub best: CellIndex,
    /// True if the probabilities are exact.
    pub exact: bool,
}

impl ClickReview {
    /// The avoidable part of the risk.
    pub fn loss(&self) -> f64 {
        self.risk - self.least
    }

    /// True if it could have opened a mine.
    pub fn is_guess(&self) -> bool {
        self.risk > 0.0
    }

    /// True if a safer cell was available.
    pub fn is_needless(&self) -> bool {
        self.loss() > 1e-9
    }
}

/// The analysis of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameReview {
    /// One entry per action of the record; `None` for actions that opened nothing.
    pub clicks: Vec<Option<ClickReview>>,
}

impl GameReview {
    fn opening_clicks(&self) -> impl Iterator<Item = &ClickReview> {
        self.clicks.iter().flatten()
    }

    /// The number of clicks that opened cells.
    pub fn openings(&self) -> usize {
        self.opening_clicks().count()
    }

    /// The number of clicks that were guesses.
    pub fn guesses(&self) -> usize {
        self.opening_clicks()
            .filter(|click| click.is_guess())
            .count()
    }

    /// The number of clicks for which a safer cell was available.
    pub fn needless(&self) -> usize {
        self.opening_clicks()
            .filter(|click| click.is_needless())
            .count()
    }

    /// The probability of surviving all clicks.
    pub fn survival(&self) -> f64 {
        self.opening_clicks()
            .map(|click| 1.0 - click.risk)
            .product()
    }

    /// The probability of survival if every click had opened the safest cell.
    pub fn best_survival(&self) -> f64 {
        self.opening_clicks()
            .map(|click| 1.0 - click.least)
            .product()
    }
}

/// Analyses a game; `None` once `go_on` returns false. Knowledge of a mine whose opening was undone is not used.
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
        debug_assert!(laid.is_ok(), "a replay has its board");
    }
    Some(GameReview { clicks })
}

/// The cells that an action opens directly, without those that zeros open.
fn opened_by(game: &MinesGame, kind: ActionKind) -> Vec<CellIndex> {
    if game.is_over() {
        return Vec::new();
    }
    let views = game.views();
    let closed = |cell: &CellIndex| matches!(views[*cell], CellView::Closed | CellView::Question);
    match kind {
        ActionKind::Open(cell) if closed(&cell) => vec![cell],
        ActionKind::Chord(cell) if game.can_chord(cell) => {
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
    if game.next_opening_is_safe() && game.board().is_some_and(|b| !b.is_mine(click)) {
        // The mines were laid after this click.
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
        Err(Contradiction(_)) => unreachable!("the mines of the game are a layout"),
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
    // Inclusion–exclusion over at most eight cells, as cells can be assumed to be mines but not to be safe.
    let mut any = 0.0;
    for chosen in 1u32..1 << open.len() {
        let mut mines = position.clone();
        for (number, &cell) in open.iter().enumerate() {
            if chosen >> number & 1 == 1 {
                mines.set(cell, SeenCell::Mine);
            }
        }
        let all_mines = if mines.mines_seen() > position.size().mines() {
            0.0
        } else {
            match Chances::of_while(&mines, go_on) {
                Ok(chances_then) => (chances_then?.ln_ways - chances.ln_ways).exp(),
                Err(Contradiction(_)) => 0.0,
            }
        };
        if chosen.count_ones().is_multiple_of(2) {
            any -= all_mines;
        } else {
            any += all_mines;
        }
    }
    Some((any.clamp(0.0, 1.0), true))
}
