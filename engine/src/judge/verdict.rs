//! What a program is worth.

use super::case::PreparedCase;
use super::diagnose::FailingPhase;
use super::search::FailingCase;
use crate::language::BlockId;
use crate::run::draw_policy::DrawPolicy;
use crate::run::failure::Failure;
use crate::run::moves::Outcome;
use crate::run::rules::RulesFailure;
use crate::wall::{Cell, Wall};

/// The verdict on a program; of several that apply the first counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// An empty socket, or *esce* outside a loop.
    NotReady,
    /// A block runs that the task does not have.
    NotAllowed,
    /// A move stops at a run-time error.
    RuntimeError,
    /// A move does not end.
    DoesNotEnd,
    /// A move leaves another wall than the rules want.
    WrongWall,
    /// A move leaves infected bricks where none should be, on a wall that is right otherwise.
    InfectionLeft,
    /// A move leaves other bricks infected than it should, on a wall that is right otherwise.
    WrongInfection,
    /// No case fails whatever is drawn, but some do when draws are unkind.
    Lucky,
    /// No case failed, but too few could be tried: whether the program is right is not known.
    TooSlow,
    /// No case failed.
    Accepted,
}

impl Verdict {
    /// All verdicts, the first that applies first.
    pub const ALL: [Verdict; 10] = [
        Verdict::NotReady,
        Verdict::NotAllowed,
        Verdict::RuntimeError,
        Verdict::DoesNotEnd,
        Verdict::WrongWall,
        Verdict::InfectionLeft,
        Verdict::WrongInfection,
        Verdict::Lucky,
        Verdict::TooSlow,
        Verdict::Accepted,
    ];

    /// Its name in JSON and tables.
    pub const fn id(self) -> &'static str {
        match self {
            Verdict::NotReady => "not_ready",
            Verdict::NotAllowed => "not_allowed",
            Verdict::RuntimeError => "runtime_error",
            Verdict::DoesNotEnd => "does_not_end",
            Verdict::WrongWall => "wrong_wall",
            Verdict::InfectionLeft => "infection_left",
            Verdict::WrongInfection => "wrong_infection",
            Verdict::Lucky => "lucky",
            Verdict::TooSlow => "too_slow",
            Verdict::Accepted => "accepted",
        }
    }
}

impl From<Fault> for Verdict {
    /// The verdict on a program with a case that fails so whatever is drawn.
    fn from(fault: Fault) -> Verdict {
        match fault {
            Fault::RuntimeError => Verdict::RuntimeError,
            Fault::DoesNotEnd => Verdict::DoesNotEnd,
            Fault::WrongWall => Verdict::WrongWall,
            Fault::InfectionLeft => Verdict::InfectionLeft,
            Fault::WrongInfection => Verdict::WrongInfection,
        }
    }
}

/// What is wrong with a move; of several the first counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// It stopped at a run-time error.
    RuntimeError,
    /// It was stopped: past its budget, or proved never to end.
    DoesNotEnd,
    /// The wall is not the one that the rules want.
    WrongWall,
    /// The wall is right, but for bricks that are infected where none should be.
    InfectionLeft,
    /// The wall is right, but other bricks are infected than should be.
    WrongInfection,
}

/// Why there is no verdict.
#[derive(Clone, Debug)]
pub enum NoVerdict {
    /// The judge was stopped.
    Stopped,
    /// The rules want nothing: there is nothing to be right or wrong about.
    NothingWanted,
    /// The rules themselves fail: a fault of the task, not of the program.
    Rules(RulesFailure),
}

impl From<RulesFailure> for NoVerdict {
    fn from(failure: RulesFailure) -> NoVerdict {
        NoVerdict::Rules(failure)
    }
}

/// What was found about a program.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The first verdict that applies over all cases tried.
    pub verdict: Verdict,
    /// Blocks that run but that the task does not have, in order.
    pub not_allowed: Vec<BlockId>,
    /// For a program that does not end: whether it is proved, or only past its budget.
    pub proved: Option<bool>,
    /// For a lucky program: the share of moves with fair draws that fail, 0 to 1.
    pub luck: Option<f64>,
    /// Cases tried: a wall and a click each.
    pub cases_tried: u64,
    /// Moves made while looking for cases that fail: several a case, if something is drawn by chance.
    pub moves_tried: u64,
    /// Steps of all that was done, at most: see [`Effort::most`].
    pub steps_spent: u64,
    /// Mean number of steps of a move, over all cases tried, each with its first draws.
    pub steps_mean: f64,
    /// The most steps among them.
    pub steps_max: u64,
    /// Blocks that run (are under the hat and not disabled) but that no case ever executed, in order.
    pub never_executed: Vec<BlockId>,
    /// Whether no case failed by the rules of the other game; `None` if nothing was tried, and for other tasks than
    /// the two games.
    pub right_for_other_game: Option<bool>,
    /// What fails of infection, removal and fall, if the task is one of the two games and the program does these one
    /// after the other.
    pub phase: Option<FailingPhase>,
    /// A small case that fails; for every verdict but those before the first move, and the last two.
    pub counterexample: Option<Counterexample>,
}

/// A case that fails, and how.
#[derive(Clone, Copy, Debug)]
pub struct Counterexample {
    /// The wall; in the two games settled and without infection. No brick of it can go: with one less, what is
    /// above it falling, the case would not fail so (unless the effort was used up before all were tried, or the task
    /// has its own walls only).
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// The wall on which the program starts: what the task does first is done.
    pub start: Wall,
    /// The wall that the rules want.
    pub expected: Wall,
    /// The wall that the program leaves, or left when it was stopped.
    pub obtained: Wall,
    /// The draws under which it fails. Mostly fair; a program that only hostile draws can break gets those.
    pub draws: DrawPolicy,
    /// What is wrong with the move under these draws.
    pub fault: Fault,
    /// The step, from 1, at which things go wrong first; 0 if the move has no step.
    ///
    /// For a run-time error it is the step that fails, one more than are counted. For a wrong wall it
    /// is the first after which the wall can no longer become the right one: in some column too few
    /// bricks are left, or (if the program paints nothing) not those that must stay. If it is never too
    /// late, as when a brick is forgotten, and for a move that does not end, it is the last step made.
    pub step: u64,
    /// How many steps were counted.
    pub steps: u64,
    /// What stopped the move before its end.
    pub failure: Option<Failure>,
}

impl Judgement {
    /// Of a program that is not tried at all.
    pub(super) fn untried(verdict: Verdict) -> Judgement {
        Judgement {
            verdict,
            not_allowed: Vec::new(),
            proved: None,
            luck: None,
            cases_tried: 0,
            moves_tried: 0,
            steps_spent: 0,
            steps_mean: 0.0,
            steps_max: 0,
            never_executed: Vec::new(),
            right_for_other_game: None,
            phase: None,
            counterexample: None,
        }
    }
}

impl Counterexample {
    pub(super) fn new(
        case: &PreparedCase,
        found: FailingCase,
        outcome: Outcome,
        step: u64,
    ) -> Counterexample {
        Counterexample {
            wall: case.case.wall,
            click: case.case.click,
            start: case.start,
            expected: case.wanted,
            obtained: outcome.wall,
            draws: found.draws,
            fault: found.fault,
            step,
            steps: outcome.steps,
            failure: outcome.failure,
        }
    }

    /// The seed of the game whose first move draws so; `None` if the draws are hostile.
    pub fn seed(&self) -> Option<u64> {
        self.draws.is_fair().then_some(self.draws.seed)
    }

    /// The first cell, in reading order, that holds something else than it should; `None` if the program was stopped
    /// before its end, or no cell does.
    pub fn first_difference(&self) -> Option<Cell> {
        let differs = self.expected.changed_cells(&self.obtained);
        differs.first().filter(|_| self.failure.is_none())
    }
}
