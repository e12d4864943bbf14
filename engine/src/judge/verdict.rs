//! The verdict on a program, and what supports it.

use super::case::PreparedCase;
use super::diagnose::FailingPhase;
use super::search::FailingCase;
use crate::language::BlockId;
use crate::proof::small_walls::UpTo;
use crate::run::draw_policy::DrawPolicy;
use crate::run::failure::Failure;
use crate::run::moves::Outcome;
use crate::run::rules::RulesFailure;
use crate::wall::{Cell, Wall};

/// The verdict on a program. If several apply, the first one counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// An empty socket, or *esce* outside a loop.
    NotReady,
    /// A block under the hat that the task does not allow.
    NotAllowed,
    /// A move stops at a run-time error.
    RuntimeError,
    /// A move does not end.
    DoesNotEnd,
    /// A move leaves a wrong wall.
    WrongWall,
    /// A move leaves bricks infected where none should be; the wall is right otherwise.
    InfectionLeft,
    /// A move leaves the wrong bricks infected; the wall is right otherwise.
    WrongInfection,
    /// No case fails under all draws, but some fail under some.
    Lucky,
    /// No case failed, but the judge could try too few: it does not know whether the program is right.
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
    /// The verdict on a program with a case that fails in this way under all draws.
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

/// A fault of a move. If several apply, the first one counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// It stops at a run-time error.
    RuntimeError,
    /// It runs past its budget, or provably never ends.
    DoesNotEnd,
    /// The wall is wrong.
    WrongWall,
    /// Bricks are infected where none should be; the wall is right otherwise.
    InfectionLeft,
    /// The wrong bricks are infected; the wall is right otherwise.
    WrongInfection,
}

/// The reason why the judge gives no verdict.
#[derive(Clone, Debug)]
pub enum NoVerdict {
    /// `go_on` returned false.
    Stopped,
    /// The rules want nothing, so no program is right or wrong.
    NothingWanted,
    /// The rules fail: a fault of the task, not of the program.
    Rules(RulesFailure),
}

impl From<RulesFailure> for NoVerdict {
    fn from(failure: RulesFailure) -> NoVerdict {
        NoVerdict::Rules(failure)
    }
}

/// The certainty about an accepted program, beyond the cases tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// It is right on all walls of a few bricks.
    UpTo(UpTo),
    /// It is right on every wall whenever it ends, and it ends with probability 1.
    IfItEnds,
    /// It is right on every wall, whatever it draws.
    All,
}

impl Certainty {
    /// The name in JSON and tables.
    pub const fn id(self) -> &'static str {
        match self {
            Certainty::UpTo(_) => "up_to",
            Certainty::IfItEnds => "if_it_ends",
            Certainty::All => "all",
        }
    }

    /// For [`Certainty::UpTo`], the number of bricks.
    pub const fn bricks(self) -> Option<usize> {
        match self {
            Certainty::UpTo(right) => Some(right.bricks),
            Certainty::IfItEnds | Certainty::All => None,
        }
    }
}

/// The findings of the judge about a program.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The first verdict that applies, over all cases tried.
    pub verdict: Verdict,
    /// Blocks under the hat that the task does not allow, in order.
    pub not_allowed: Vec<BlockId>,
    /// For [`Verdict::Accepted`]: what is certain. `None` if only cases were tried.
    pub certainty: Option<Certainty>,
    /// For [`Verdict::DoesNotEnd`]: true if a cycle proves it, false if a move only ran past its budget.
    pub proved: Option<bool>,
    /// For [`Verdict::Lucky`]: the share of moves under fair draws that fail, 0 to 1.
    pub luck: Option<f64>,
    /// Number of cases tried; each is a wall and a click.
    pub cases_tried: u64,
    /// Number of moves in the search: several a case, if the program draws by chance.
    pub moves_tried: u64,
    /// Upper bound on the steps of the whole judgement: see [`Effort::max_steps`](super::Effort::max_steps).
    pub steps_spent: u64,
    /// Mean number of steps of a move, over the first move of each case.
    pub steps_mean: f64,
    /// Maximum number of steps among the same moves.
    pub steps_max: u64,
    /// Blocks under the hat, not disabled, that no case executed, in order.
    pub never_executed: Vec<BlockId>,
    /// For the two games: true if no case failed by the rules of the *other* game. `None` for all other tasks, and if
    /// nothing was tried.
    pub right_for_other_game: Option<bool>,
    /// The phase that fails (infection, removal or fall), if the task is one of the two games and the program goes
    /// through the phases in order.
    pub phase: Option<FailingPhase>,
    /// A small failing case, for every verdict that a failing case decides.
    pub counterexample: Option<Counterexample>,
}

/// A failing case and what happens in it.
#[derive(Clone, Copy, Debug)]
pub struct Counterexample {
    /// The wall; in the two games settled and without infection. It is minimal: without any one brick (those above it
    /// falling) the case no longer fails in this way. Exceptions: the effort ran out, or the task allows its own
    /// walls only.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// The wall on which the program starts, after the commands that the task runs first.
    pub start: Wall,
    /// The wall that the rules want.
    pub expected: Wall,
    /// The wall at the end of the move, or when it stopped.
    pub obtained: Wall,
    /// The draws under which it fails: fair ones, unless only hostile draws break the program.
    pub draws: DrawPolicy,
    pub fault: Fault,
    /// The step, from 1, at which the move first goes wrong; 0 if the move has no step.
    ///
    /// For a run-time error it is the failing step, one more than are counted. For a wrong wall it is the first step
    /// after which the wall can no longer become the right one: some column has too few bricks left, or (if the
    /// program paints nothing) not the bricks that must stay. If the right wall stays possible, as when the program
    /// forgets a brick, and for a move that does not end, it is the last step.
    pub step: u64,
    /// Number of steps counted.
    pub steps: u64,
    /// The failure that stopped the move before its end.
    pub failure: Option<Failure>,
}

impl Judgement {
    /// The judgement on a program that the judge did not try.
    pub(super) fn untried(verdict: Verdict) -> Judgement {
        Judgement {
            verdict,
            not_allowed: Vec::new(),
            certainty: None,
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

    /// Replaces the verdict on an accepted program, because this case fails.
    pub(super) fn refute(&mut self, found: FailingCase) {
        self.certainty = None;
        if found.outright {
            self.verdict = found.fault.into();
        } else {
            self.verdict = Verdict::Lucky;
            // No fair move failed so far.
            self.luck = Some(0.0);
        }
        self.proved = (self.verdict == Verdict::DoesNotEnd).then_some(found.proved);
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

    /// The seed of the game whose first move has these draws; `None` if the draws are hostile.
    pub fn seed(&self) -> Option<u64> {
        self.draws.is_fair().then_some(self.draws.seed)
    }

    /// The first wrong cell in reading order; `None` if no cell is wrong, or if the move stopped before its end.
    pub fn first_difference(&self) -> Option<Cell> {
        let differs = self.expected.changed_cells(&self.obtained);
        differs.first().filter(|_| self.failure.is_none())
    }
}
