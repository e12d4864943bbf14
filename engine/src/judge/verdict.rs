//! What a program is worth.

use super::trial::Fault;

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
