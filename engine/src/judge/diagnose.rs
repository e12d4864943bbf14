//! Finds where a failing move goes wrong: the first wrong step, and the phase of the move.

use crate::language::{Kind, Program};
use crate::run::moves::{Move, Outcome};
use crate::run::observer::{Observer, StepEvent};
use crate::run::record::search::can_become;
use crate::wall::{CellSet, GroupKind, Wall, group};

/// The phase of a move (paper, section 3) that fails first. Only programs that go through the phases in order have
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailingPhase {
    /// Infecting the bricks that must go.
    Infection,
    /// Removing the infected bricks.
    Removal,
    /// Dropping the bricks above holes.
    Fall,
}

impl FailingPhase {
    /// The name in JSON and tables.
    pub const fn id(self) -> &'static str {
        match self {
            FailingPhase::Infection => "infection",
            FailingPhase::Removal => "removal",
            FailingPhase::Fall => "fall",
        }
    }
}

/// Finds the step at which a failing move goes wrong (see [`Counterexample::step`](super::Counterexample::step)), and
/// the phase, if the task is one of the two games and the program has phases. `None` if `go_on` returned false.
pub fn diagnose(
    program: &Program,
    kind: Option<GroupKind>,
    request: &Move<'_>,
    wanted: &Wall,
    outcome: &Outcome,
    go_on: &dyn Fn() -> bool,
) -> Option<(u64, Option<FailingPhase>)> {
    let mut observer = FailureObserver::new(program, request, wanted);
    let mut machine = request.machine();
    if !machine.observe_while(outcome.steps, &mut observer, go_on) {
        return None;
    }
    let step = match outcome.failure {
        Some(_) if outcome.is_endless() => outcome.steps,
        Some(_) => outcome.steps + 1,
        None => observer.lost_at.unwrap_or(outcome.steps),
    };
    let phase = kind.and_then(|kind| {
        let group = group(&request.wall, kind, request.click);
        observer.phase(program, group, &outcome.wall)
    });
    Some((step, phase))
}

/// Observes a failing move.
struct FailureObserver {
    /// The wall at the click, and the wanted one.
    start: Wall,
    wanted: Wall,
    /// True if the program can change the colour of bricks.
    paints: bool,
    /// The first step after which the wall can no longer become the wanted one.
    lost_at: Option<u64>,
    /// The wall before the first brick went or moved.
    infected: Option<Wall>,
    /// The wall before the first brick moved.
    removed: Option<Wall>,
    /// True while the phases come in order.
    in_order: bool,
}

impl FailureObserver {
    fn new(program: &Program, request: &Move<'_>, wanted: &Wall) -> FailureObserver {
        FailureObserver {
            start: request.wall,
            wanted: *wanted,
            paints: has(program, &[Kind::Paint]),
            lost_at: None,
            infected: None,
            removed: None,
            in_order: true,
        }
    }

    /// The first phase with a wrong result, if the bricks of `group` must go.
    fn phase(&self, program: &Program, group: CellSet, end: &Wall) -> Option<FailingPhase> {
        use Kind::{CompactColumn, DropAll, DropBrick, DropStack, LowerBrick, LowerStack};
        use Kind::{Infect, InfectArea, InfectStrip, Remove, RemoveInfected};
        let infects = has(program, &[Infect, InfectArea, InfectStrip]);
        let removes = has(program, &[Remove, RemoveInfected]);
        let drops = [
            DropAll,
            CompactColumn,
            DropBrick,
            DropStack,
            LowerBrick,
            LowerStack,
        ];
        let phases = [infects, removes, has(program, &drops)];
        // A single kind of command makes no phases.
        if !self.in_order || phases.iter().filter(|there| **there).count() < 2 {
            return None;
        }
        let infected = self.infected.unwrap_or(*end);
        let removed = self.removed.unwrap_or(*end);
        let mut rest = self.start;
        rest.remove(group);
        if infects && infected.infected() != group {
            Some(FailingPhase::Infection)
        } else if removed.bricks() != rest.bricks() {
            Some(FailingPhase::Removal)
        } else {
            Some(FailingPhase::Fall)
        }
    }
}

impl Observer for FailureObserver {
    const ENABLED: bool = true;

    fn step(&mut self, step: StepEvent<'_>) {
        let StepEvent { before, after, .. } = step;
        if before == after {
            return;
        }
        if self.lost_at.is_none() && !can_become(after, &self.wanted, self.paints) {
            self.lost_at = Some(step.number);
        }
        let (old, new) = (before.bricks(), after.bricks());
        let goes = !(old - new).is_empty();
        let moves = !(new - old).is_empty();
        if goes && self.infected.is_none() {
            self.infected = Some(*before);
        }
        if moves && self.removed.is_none() {
            self.removed = Some(*before);
        }
        let infects = old == new && !(after.infected() - before.infected()).is_empty();
        let removes = new.len() < old.len();
        if (infects && self.infected.is_some()) || (removes && self.removed.is_some()) {
            self.in_order = false;
        }
    }
}

/// True if a block of one of these kinds runs.
fn has(program: &Program, kinds: &[Kind]) -> bool {
    let mut blocks = program.running().map(|(id, _)| program.block(id).kind);
    blocks.any(|kind| kinds.contains(&kind))
}
