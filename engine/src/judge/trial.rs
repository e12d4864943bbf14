//! Trying a case: the move under fair draws, and under hostile ones.

use super::case::Case;
use super::coverage::EdgeCounts;
use crate::game::Game;
use crate::run::code::Code;
use crate::run::draw_policy::DrawPolicy;
use crate::run::failure::FailureKind;
use crate::run::moves::{Move, Outcome};
use crate::wall::{CellSet, after_click};

/// A case fails outright if it fails under so many fair draws.
pub const DRAWS: u64 = 32;

/// How many hostile streams a case is tried with that draws something and does not fail: always the
/// first, always the last, and some that are new in every case.
const HOSTILE: u64 = 4;

/// So many steps a move may take against hostile draws.
const HOSTILE_STEPS: u64 = 1_000_000;

/// What is wrong with a move; of several the first counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// It stopped at a run-time error.
    RuntimeError,
    /// It was stopped: past its budget, or proved never to end.
    DoesNotEnd,
    /// The wall is not the one that the rules want.
    WrongWall,
    /// The wall is right, but for bricks that are infected.
    InfectionLeft,
}

/// All that cases are tried with.
#[derive(Clone, Copy)]
pub struct TrialContext<'a> {
    /// The program.
    pub code: &'a Code,
    /// The rules.
    pub game: Game,
    /// How many steps a move may take.
    pub budget: u64,
    /// What cases and draws are made from.
    pub seed: u64,
    /// Whether to go on.
    pub go_on: &'a (dyn Fn() -> bool + Sync),
}

/// What was known before a case was tried, and need not be found again.
#[derive(Clone, Copy, Default)]
pub struct PriorFindings {
    /// The worst that some case does outright.
    pub outright: Option<Fault>,
    /// Whether some case fails under some draws only.
    pub lucky: bool,
}

/// How a case went.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The move under its first draws, which are fair.
    pub first: Outcome,
    /// What was wrong with that one.
    pub fault: Option<Fault>,
    /// The worst fault and its draws, if the case fails whatever is drawn.
    pub outright: Option<(Fault, DrawPolicy)>,
    /// A fault and its draws, if it fails under some only.
    pub unlucky: Option<(Fault, DrawPolicy)>,
    /// Whether some move was wrong by the rules of the other game.
    pub wrong_in_other: bool,
    /// Moves made.
    pub moves: u64,
    /// Steps of all moves.
    pub steps: u64,
}

impl Trial {
    /// Whether the outright failure is proved for ever: for a move that does not end, the cycle.
    pub fn proved(&self) -> bool {
        let failure = self.first.failure.map(|failure| failure.kind);
        matches!(failure, Some(FailureKind::Cycle { .. }))
    }
}

impl<'a> TrialContext<'a> {
    /// The move of a case. Against hostile draws hardly anything that waits for luck ends: there it may
    /// not take as long.
    pub fn request(&self, case: &Case, draws: DrawPolicy) -> Move<'a> {
        let most = if draws.is_fair() {
            u64::MAX
        } else {
            HOSTILE_STEPS
        };
        Move {
            code: self.code,
            wall: case.wall,
            click: case.click,
            draws,
            budget: self.budget.min(most),
        }
    }

    /// Fair draws number `draw` of case number `number`; each its own, and the same as those of the
    /// first move of a game with that seed.
    pub fn fair(&self, number: u64, draw: u64) -> DrawPolicy {
        let seed = number.wrapping_mul(DRAWS).wrapping_add(draw);
        DrawPolicy {
            seed: self.seed.wrapping_add(seed),
            number: 0,
        }
    }

    /// Tries a case. `None` if it was stopped.
    pub fn try_case(
        &self,
        number: u64,
        case: &Case,
        known: PriorFindings,
        counts: &mut EdgeCounts,
    ) -> Option<Trial> {
        // Most moves are too short to ask by themselves.
        if !(self.go_on)() {
            return None;
        }
        let draws = self.fair(number, 0);
        let first = self
            .request(case, draws)
            .run_with_coverage(counts, self.go_on)?;
        let fault = fault(&first, case, self.game);
        let mut trial = Trial {
            first,
            fault,
            outright: None,
            unlucky: None,
            wrong_in_other: fault_in_other(&first, case, self.game),
            moves: 1,
            steps: first.steps,
        };
        match fault {
            Some(fault) if first.drawn == 0 => trial.outright = Some((fault, draws)),
            // Nothing that would change the verdict.
            Some(fault) if known.outright.is_some_and(|known| known <= fault) => {}
            Some(fault) => self.more_draws(number, case, (fault, draws), &mut trial)?,
            None if first.drawn > 0 && known.outright.is_none() && !known.lucky => {
                self.hostile_draws(number, case, &mut trial)?;
            }
            None => {}
        }
        Some(trial)
    }

    /// The first draws fail: do all?
    fn more_draws(
        &self,
        number: u64,
        case: &Case,
        first: (Fault, DrawPolicy),
        trial: &mut Trial,
    ) -> Option<()> {
        let mut worst = first;
        for draw in 1..DRAWS {
            let draws = self.fair(number, draw);
            let outcome = self.request(case, draws).run_while(self.go_on)?;
            trial.moves += 1;
            trial.steps += outcome.steps;
            match fault(&outcome, case, self.game) {
                None => {
                    trial.unlucky = Some(worst);
                    return Some(());
                }
                Some(fault) if fault < worst.0 => worst = (fault, draws),
                Some(_) => {}
            }
        }
        trial.outright = Some(worst);
        Some(())
    }

    /// The first draws are right: do hostile ones break it? Whether it ends is not asked.
    fn hostile_draws(&self, number: u64, case: &Case, trial: &mut Trial) -> Option<()> {
        let own = |k| 2 + number.wrapping_mul(HOSTILE - 2).wrapping_add(k - 2);
        for plan in (0..HOSTILE).map(|k| if k < 2 { k } else { own(k) }) {
            let draws = DrawPolicy::hostile(plan);
            let mut request = self.request(case, draws);
            request.budget = request.budget.min(4 * trial.first.steps + 10_000);
            let outcome = request.run_while(self.go_on)?;
            trial.moves += 1;
            trial.steps += outcome.steps;
            let fault = fault(&outcome, case, self.game);
            if let Some(fault) = fault.filter(|fault| *fault != Fault::DoesNotEnd) {
                trial.unlucky = Some((fault, draws));
                break;
            }
        }
        Some(())
    }
}

/// What is wrong with a move by the rules of a game.
pub fn fault(outcome: &Outcome, case: &Case, game: Game) -> Option<Fault> {
    match outcome.failure.map(|failure| failure.kind) {
        Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. }) => Some(Fault::DoesNotEnd),
        Some(_) => Some(Fault::RuntimeError),
        None => {
            let mut cured = outcome.wall;
            cured.cure(CellSet::ALL);
            if cured != after_click(&case.wall, game, case.click) {
                Some(Fault::WrongWall)
            } else {
                let infected = !outcome.wall.infected().is_empty();
                infected.then_some(Fault::InfectionLeft)
            }
        }
    }
}

fn fault_in_other(outcome: &Outcome, case: &Case, game: Game) -> bool {
    let other = match game {
        Game::Full => Game::Strip,
        Game::Strip => Game::Full,
    };
    fault(outcome, case, other).is_some()
}
