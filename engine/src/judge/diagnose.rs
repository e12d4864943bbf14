//! Where a case that fails goes wrong: the first step at which it does, and the phase of the move.

use crate::language::{Kind, Program};
use crate::run::failure::FailureKind;
use crate::run::moves::{Move, Outcome};
use crate::run::observer::{Observer, StepEvent};
use crate::wall::{Cell, CellSet, GroupKind, SIZE, Wall, group};

/// The part of a move (paper, section 3) that fails first: programs that take the parts one after the
/// other have phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailingPhase {
    /// The bricks that are to go are infected.
    Infection,
    /// The infected bricks are removed.
    Removal,
    /// What hangs over holes falls.
    Fall,
}

impl FailingPhase {
    /// Its name in JSON and tables.
    pub const fn id(self) -> &'static str {
        match self {
            FailingPhase::Infection => "infection",
            FailingPhase::Removal => "removal",
            FailingPhase::Fall => "fall",
        }
    }
}

/// Looks at a move that fails: the step at which it goes wrong (as
/// [`Counterexample::step`](super::Counterexample::step) says), and the phase, if this is one of the two games and
/// the program has phases; `None` if `go_on` ended it before.
pub fn diagnose(
    program: &Program,
    kind: Option<GroupKind>,
    request: &Move<'_>,
    wanted: &Wall,
    outcome: &Outcome,
    go_on: &dyn Fn() -> bool,
) -> Option<(u64, Option<FailingPhase>)> {
    let mut witness = FailureObserver::new(program, request, wanted);
    let mut machine = request.machine();
    if !machine.observe_while(outcome.steps, &mut witness, go_on) {
        return None;
    }
    let step = match outcome.failure.map(|failure| failure.kind) {
        Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. }) => outcome.steps,
        Some(_) => outcome.steps + 1,
        None => witness.lost_at.unwrap_or(outcome.steps),
    };
    let phase = kind.and_then(|kind| {
        let group = group(&request.wall, kind, request.click);
        witness.phase(program, group, &outcome.wall)
    });
    Some((step, phase))
}

/// Watches a move that goes wrong.
struct FailureObserver {
    /// The wall at the click, and the one that is wanted.
    start: Wall,
    wanted: Wall,
    /// Whether bricks can change their colour.
    paints: bool,
    /// The step since which the wall cannot become the wanted one.
    lost_at: Option<u64>,
    /// The wall when the first brick went or moved.
    infected: Option<Wall>,
    /// The wall when the first brick moved.
    removed: Option<Wall>,
    /// Whether the phases are done one after the other.
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

    /// What failed: the first phase whose outcome is not what it should be, if the bricks of `group` must go.
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
        // One alone is no phase of anything.
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

/// Whether the program has a block of one of these kinds that runs.
fn has(program: &Program, kinds: &[Kind]) -> bool {
    let mut blocks = program.running().map(|(id, _)| program.block(id).kind);
    blocks.any(|kind| kinds.contains(&kind))
}

/// Whether taking bricks away and letting them fall can make the wanted wall, as far as is known: its columns
/// must be what is left of those of the wall, without regard to colours if these can change.
fn can_become(wall: &Wall, wanted: &Wall, paints: bool) -> bool {
    (0..SIZE).all(|column| {
        let bricks = |wall: &Wall| (wall.bricks() & CellSet::column(column)).iter();
        let mut there = bricks(wall);
        bricks(wanted).all(|brick: Cell| {
            there.any(|cell| paints || wall.colour(cell) == wanted.colour(brick))
        })
    })
}
