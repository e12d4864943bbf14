//! Compares two programs block by block.
//!
//! Trees are matched as in GumTree (Falleri and others, *Fine-grained and accurate source code differencing*, ASE
//! 2014), see `matching.rs`. The changes follow from the pairs, as in Chawathe and others, *Change detection in
//! hierarchically structured information*, SIGMOD 1996.

mod matching;
mod similarity;
mod tree;

pub use similarity::{ProgramForm, ProgramForms};

use crate::language::cost::Costs;
use crate::language::{BlockId, Kind, Program};
use matching::{NodePairs, by_list, in_order, pairs};
use std::collections::{HashMap, HashSet};
use tree::{LabelNumbers, Tree, socket_block};

/// One difference between a program *a* and a program *b*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ProgramChange {
    /// A block that only *a* has.
    Removed(BlockId),
    /// A block that only *b* has.
    Added(BlockId),
    /// A block with another kind, option, variable or default value in *b*, disabled in only one of them, or a *se*
    /// with other branches. Blocks inside it do not count.
    Changed { a: BlockId, b: BlockId },
    /// Blocks at another place in *b*, with all blocks inside them.
    Moved {
        /// The first of them in *a*.
        a: BlockId,
        /// The first of them in *b*.
        b: BlockId,
        /// Number of consecutive commands that moved together.
        count: usize,
    },
}

impl ProgramChange {
    /// The name of the change in JSON.
    pub fn id(self) -> &'static str {
        match self {
            ProgramChange::Removed(_) => "remove",
            ProgramChange::Added(_) => "add",
            ProgramChange::Changed { .. } => "change",
            ProgramChange::Moved { .. } => "move",
        }
    }

    /// The block of the first program, if the change has one.
    pub fn a(self) -> Option<BlockId> {
        match self {
            ProgramChange::Added(_) => None,
            ProgramChange::Removed(a)
            | ProgramChange::Changed { a, .. }
            | ProgramChange::Moved { a, .. } => Some(a),
        }
    }

    /// The block of the second program, if the change has one.
    pub fn b(self) -> Option<BlockId> {
        match self {
            ProgramChange::Removed(_) => None,
            ProgramChange::Added(b)
            | ProgramChange::Changed { b, .. }
            | ProgramChange::Moved { b, .. } => Some(b),
        }
    }
}

/// The changes that turn the blocks under the hat of `a` into those of `b`: first what is removed, in the order of
/// `a`, then the rest in the order of `b`. Empty if and only if both are the same. Variables are the same if their
/// names are; comments and collapsed blocks do not count.
///
/// It finds few changes, not always the fewest: that would take cubic time. The time is nearly linear in the number
/// of blocks, and quadratic, up to a bound, where lists of commands differ much.
pub fn difference(a: &Program, b: &Program) -> Vec<ProgramChange> {
    let mut names = LabelNumbers::default();
    let (a, b) = (Tree::of(a, &mut names), Tree::of(b, &mut names));
    changes(&a, &b, &pairs(&a, &b))
}

/// A place in a program at which something is to be changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChangePlace {
    /// The block, or inside it.
    At(BlockId),
    /// Right below the command.
    Below(BlockId),
}

/// The first place under the hat of `a`, from the top, at which it is changed to become `b`. `None` if nothing is changed, or
/// only right below the hat.
pub fn first_change(a: &Program, b: &Program) -> Option<ChangePlace> {
    let mut names = LabelNumbers::default();
    let (a, b) = (Tree::of(a, &mut names), Tree::of(b, &mut names));
    let pairs = pairs(&a, &b);
    let (in_a, in_b) = (numbers(&a), numbers(&b));
    let place = |change: ProgramChange| match change {
        ProgramChange::Added(block) => place_of_added(&a, &b, &pairs, *in_b.get(&block)?),
        ProgramChange::Removed(block)
        | ProgramChange::Changed { a: block, .. }
        | ProgramChange::Moved { a: block, .. } => {
            Some((*in_a.get(&block)?, ChangePlace::At(block)))
        }
    };
    let changes = changes(&a, &b, &pairs);
    let places = changes.into_iter().filter_map(place);
    places
        .min_by_key(|(number, _)| *number)
        .map(|(_, place)| place)
}

/// The number of the node of each block.
fn numbers(tree: &Tree) -> HashMap<BlockId, usize> {
    let nodes = tree.nodes().iter().enumerate();
    let blocks = nodes.filter(|(_, node)| !node.is_branch);
    blocks
        .filter_map(|(at, node)| Some((node.block?, at)))
        .collect()
}

/// The node of `a` beside which the node `j` of `b` comes, and the place there: below the last command before it that is in
/// both, else in the block around it. `None` at the top, and inside what comes too.
fn place_of_added(a: &Tree, b: &Tree, pairs: &NodePairs, j: usize) -> Option<(usize, ChangePlace)> {
    let before = |at: &usize| (1..*at).rev().find(|before| follows(b, *before, *at));
    let mut all_before = std::iter::successors(before(&j), before);
    if let Some(before) = all_before.find_map(|before| pairs.to_a[before]) {
        return Some((before, ChangePlace::Below(a.nodes()[before].block?)));
    }
    let mut around = b.nodes()[j].parent;
    if b.nodes()[around].is_branch && pairs.to_a[around].is_none() {
        around = b.nodes()[around].parent;
    }
    let around = pairs.to_a[around]?;
    Some((around, ChangePlace::At(a.nodes()[around].block?)))
}

/// The changes that turn the first tree into the second, given the pairs.
fn changes(a: &Tree, b: &Tree, pairs: &NodePairs) -> Vec<ProgramChange> {
    let stay = staying(a, b, pairs);
    let mut changes = Vec::new();
    for (i, node) in a.nodes().iter().enumerate() {
        if let Some(block) = node.block
            && !node.is_branch
            && pairs.to_b[i].is_none()
        {
            changes.push(ProgramChange::Removed(block));
        }
    }
    // A *se* whose branches changed order, or came from another one, counts as changed.
    let other_branches: HashSet<usize> = (0..b.nodes().len())
        .filter(|&j| b.nodes()[j].is_branch && !stay.contains(&j))
        .map(|j| b.nodes()[j].parent)
        .collect();
    let mut last_moved = None;
    for (j, node) in b.nodes().iter().enumerate().skip(1) {
        let (Some(block), false) = (node.block, node.is_branch) else {
            continue;
        };
        let Some(i) = pairs.to_a[j] else {
            changes.push(ProgramChange::Added(block));
            continue;
        };
        let partner = &a.nodes()[i];
        let other = partner.block.expect("only the hats have no block");
        if !stay.contains(&j) {
            match last_moved {
                Some((at, i_before, j_before))
                    if follows(a, i_before, i) && follows(b, j_before, j) =>
                {
                    if let ProgramChange::Moved { count, .. } = &mut changes[at] {
                        *count += 1;
                    }
                    last_moved = Some((at, i, j));
                }
                _ => {
                    last_moved = Some((changes.len(), i, j));
                    changes.push(ProgramChange::Moved {
                        a: other,
                        b: block,
                        count: 1,
                    });
                }
            }
        }
        if node.label != partner.label || other_branches.contains(&j) {
            changes.push(ProgramChange::Changed { a: other, b: block });
        }
    }
    changes
}

/// The nodes of the second tree that did not move: in the same socket or body of a pair, and in the same order there.
fn staying(a: &Tree, b: &Tree, pairs: &NodePairs) -> HashSet<usize> {
    let mut stay = HashSet::new();
    for (j, i) in pairs.to_a.iter().enumerate() {
        let Some(i) = *i else {
            continue;
        };
        // The content of a branch that went to another *se* went along.
        if b.nodes()[j].is_branch && pairs.to_a[b.nodes()[j].parent] != Some(a.nodes()[i].parent) {
            continue;
        }
        let before = by_list(a, i);
        for (list, now) in by_list(b, j) {
            let Some(before) = before.get(&list) else {
                continue;
            };
            let places = in_order(pairs, before, &now);
            stay.extend(places.into_iter().map(|(_, place)| now[place]));
        }
    }
    stay
}

/// True if one command is directly below the other.
fn follows(tree: &Tree, upper: usize, lower: usize) -> bool {
    let (above, below) = (&tree.nodes()[upper], &tree.nodes()[lower]);
    upper + above.size == lower && above.parent == below.parent && above.list == below.list
}

/// A phase of the move (paper, section 3), as far as blocks show it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Infecting and curing.
    Infection,
    /// Removing bricks.
    Removal,
    /// Lowering and dropping bricks.
    Fall,
    /// Blocks of several phases, or of none.
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

/// The cost of each phase, in the order of [`Phase::ALL`]. The values in the sockets of a command count with it. A
/// loop or *se* belongs to the phase of the commands inside it, if that is a single one.
pub fn cost_by_phase(program: &Program, costs: &Costs) -> [u64; 4] {
    let blocks: Vec<BlockId> = program.running().map(|(id, _)| id).collect();
    // The phase of the commands in each block. Backwards, blocks come after those inside them.
    let mut phases: HashMap<BlockId, Phase> = HashMap::new();
    for &id in blocks.iter().rev() {
        let block = program.block(id);
        let phase = (block.bodies.iter().flatten())
            .filter_map(|id| phases.get(id).copied())
            .chain(Phase::of(block.kind))
            .reduce(|a, b| if a == b { a } else { Phase::Other });
        phases.extend(phase.map(|phase| (id, phase)));
    }
    let mut sums = [0; 4];
    // Values take the phase of their command: outer blocks first.
    for &id in &blocks {
        let block = program.block(id);
        let phase = phases.get(&id).copied().unwrap_or(Phase::Other);
        sums[phase as usize] += u64::from(costs.of(block.kind));
        let sockets = 0..block.sockets.len();
        let values = sockets.filter_map(|socket| socket_block(program, block, socket));
        phases.extend(values.map(|value| (value, phase)));
    }
    sums
}
