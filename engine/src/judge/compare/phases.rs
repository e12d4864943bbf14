//! What the phases of a move cost: infection, removal, fall (paper, section 3).

use crate::language::cost::Costs;
use crate::language::program::{BlockId, Program, SocketContent};
use crate::language::{Block, Kind};
use std::collections::HashMap;

/// A phase of the move, as far as its blocks tell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Bricks are infected or cured.
    Infection,
    /// Bricks are removed.
    Removal,
    /// Bricks are lowered or dropped.
    Fall,
    /// Blocks that serve several phases, or none.
    Other,
}

impl Phase {
    /// All phases, in their order in a move.
    pub const ALL: [Phase; 4] = [Phase::Infection, Phase::Removal, Phase::Fall, Phase::Other];

    /// The name of the phase in tables.
    pub fn id(self) -> &'static str {
        ["infection", "removal", "fall", "other"][self as usize]
    }

    /// The phase of a command that changes bricks.
    pub fn of(kind: Kind) -> Option<Phase> {
        use Kind::{
            CompactColumn, Cure, CureAll, DropAll, DropBrick, DropStack, Infect, InfectArea,
            InfectStrip, LowerBrick, LowerStack, Paint, Remove, RemoveAreaAndDrop, RemoveInfected,
            RemoveStripAndDrop,
        };
        match kind {
            InfectArea | InfectStrip | Infect | Cure | CureAll => Some(Phase::Infection),
            Remove | RemoveInfected => Some(Phase::Removal),
            DropAll | LowerBrick | LowerStack | DropBrick | DropStack | CompactColumn => {
                Some(Phase::Fall)
            }
            RemoveAreaAndDrop | RemoveStripAndDrop | Paint => Some(Phase::Other),
            _ => None,
        }
    }
}

/// What each phase costs at these costs, in the order of [`Phase::ALL`]. A command counts with the values in its
/// sockets; a loop or *se* belongs to the phase of the commands in it, if that is one.
pub fn cost_by_phase(program: &Program, costs: &Costs) -> [u64; 4] {
    let blocks: Vec<BlockId> = program.running().map(|(id, _)| id).collect();
    // By block: the phase of the commands in it; backwards what is inside comes first.
    let mut phases: HashMap<BlockId, Phase> = HashMap::new();
    for &id in blocks.iter().rev() {
        let block = program.block(id);
        let inside = block.bodies.iter().flatten();
        let inside = inside.filter_map(|id| phases.get(id).copied());
        let all = inside.chain(Phase::of(block.kind));
        let phase = all.reduce(|a, b| if a == b { a } else { Phase::Other });
        phases.extend(phase.map(|phase| (id, phase)));
    }
    let mut sums = [0; 4];
    // The values of a command take its phase: outer blocks first.
    for &id in &blocks {
        let block = program.block(id);
        let phase = phases.get(&id).copied().unwrap_or(Phase::Other);
        sums[phase as usize] += u64::from(costs.of(block.kind));
        phases.extend(values(program, block).map(|value| (value, phase)));
    }
    sums
}

/// The blocks in the sockets of a block.
fn values(program: &Program, block: &Block) -> impl Iterator<Item = BlockId> {
    (0..block.sockets.len()).filter_map(|socket| match program.content(block, socket) {
        SocketContent::Block(id) => Some(id),
        SocketContent::Hole | SocketContent::Literal(_) => None,
    })
}
