//! What a program is worth.

use super::trial::Fault;

/// The verdict on a program; of several that apply the first counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// An empty socket, or *esce* outside a loop.
    NotReady,
    /// A move stops at a run-time error.
    RuntimeError,
    /// A move does not end.
    DoesNotEnd,
    /// A move leaves another wall than the rules want.
    WrongWall,
    /// A move leaves infected bricks, on a wall that is right otherwise.
    InfectionLeft,
    /// No case fails whatever is drawn, but some do when draws are unkind.
    Lucky,
    /// No case failed.
    Accepted,
}

impl Verdict {
    /// All verdicts, the first that applies first.
    pub const ALL: [Verdict; 7] = [
        Verdict::NotReady,
        Verdict::RuntimeError,
        Verdict::DoesNotEnd,
        Verdict::WrongWall,
        Verdict::InfectionLeft,
        Verdict::Lucky,
        Verdict::Accepted,
    ];

    /// Its name in JSON and tables.
    pub const fn id(self) -> &'static str {
        match self {
            Verdict::NotReady => "not_ready",
            Verdict::RuntimeError => "runtime_error",
            Verdict::DoesNotEnd => "does_not_end",
            Verdict::WrongWall => "wrong_wall",
            Verdict::InfectionLeft => "infection_left",
            Verdict::Lucky => "lucky",
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
        }
    }
}
