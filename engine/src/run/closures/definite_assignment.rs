//! Finds the variables that may be read before they are set.

use super::super::code::Op;
use super::flow_graph::{BasicBlock, Destination, Effect, Expr, FlowGraph, LoopKind, Terminator};

/// A set of variables, by slot.
type SlotSet = u64;

/// The variables that some block reads where they may be unset. All slots are below 64.
pub fn maybe_unset(graph: &FlowGraph) -> SlotSet {
    let blocks = &graph.blocks;
    let mut flow = Flow {
        blocks,
        before: vec![SlotSet::MAX; blocks.len()],
        turned: vec![SlotSet::MAX; blocks.len()],
        within: vec![None; blocks.len()],
    };
    if let Some(first) = flow.before.first_mut() {
        *first = 0;
    }
    // The sets only become smaller.
    while flow.spread() {}
    let mut maybe_unset = 0;
    for (block, &before) in blocks.iter().zip(&flow.before) {
        let mut set = before;
        for action in &block.actions {
            maybe_unset |= read_by(action) & !set;
            set |= set_by(action);
        }
        maybe_unset |= read_at(&block.end) & !set;
    }
    maybe_unset
}

struct Flow<'a> {
    blocks: &'a [BasicBlock],
    /// The variables that are certainly set before each block.
    before: Vec<SlotSet>,
    /// For each block that ends with a loop, the variables that are certainly set after a turn.
    turned: Vec<SlotSet>,
    /// For each block, the block that ends with the loop around it.
    within: Vec<Option<usize>>,
}

impl Flow<'_> {
    /// Carries the sets from each block to the next ones. Returns true if anything changed.
    fn spread(&mut self) -> bool {
        let mut changed = false;
        let blocks = self.blocks;
        for (number, block) in blocks.iter().enumerate() {
            let set = block.actions.iter().map(set_by);
            let after = set.fold(self.before[number], |all, set| all | set);
            let around = self.within[number];
            match &block.end {
                Terminator::Go(exit) => changed |= self.way(exit.to, after, around),
                Terminator::Fork(_, exits) => {
                    for exit in exits {
                        changed |= self.way(exit.to, after, around);
                    }
                }
                Terminator::Loop(looped) => {
                    let (own, always) = match &looped.kind {
                        LoopKind::Count(slot, _) => (1 << slot, true),
                        LoopKind::Each(slot) => (1 << slot, false),
                        LoopKind::Repeat(times) => {
                            (0, matches!(times.op, Op::Number(times) if times > 0.0))
                        }
                        LoopKind::While => (0, false),
                    };
                    changed |= self.way(Destination::Block(looped.body), after | own, Some(number));
                    let turned = if always { own | self.turned[number] } else { 0 };
                    changed |= self.way(Destination::Block(looped.after), after | turned, around);
                }
            }
        }
        changed
    }

    fn way(&mut self, to: Destination, set: SlotSet, around: Option<usize>) -> bool {
        let known = match (to, around) {
            (Destination::Block(number), _) => {
                self.within[number] = around;
                &mut self.before[number]
            }
            (Destination::Back | Destination::Leave, Some(around)) => &mut self.turned[around],
            (Destination::Back | Destination::Leave, None) => return false,
        };
        let less = *known & set;
        std::mem::replace(known, less) != less
    }
}

fn set_by(action: &Effect) -> SlotSet {
    match action {
        Effect::Set(slot, _) | Effect::Change(slot, _) => 1 << slot,
        Effect::Act(..) | Effect::ActAll(_) | Effect::Compact(_) => 0,
    }
}

fn read_by(action: &Effect) -> SlotSet {
    match action {
        // *cambia* counts an unset variable as 0.
        Effect::Act(_, value)
        | Effect::Compact(value)
        | Effect::Set(_, value)
        | Effect::Change(_, value) => read(value),
        Effect::ActAll(_) => 0,
    }
}

fn read_at(end: &Terminator) -> SlotSet {
    match end {
        Terminator::Go(_) => 0,
        Terminator::Fork(condition, _) => read(condition),
        Terminator::Loop(looped) => match &looped.kind {
            LoopKind::Repeat(times) => read(times),
            LoopKind::Count(_, numbers) => numbers.iter().fold(0, |all, x| all | read(x)),
            LoopKind::While | LoopKind::Each(_) => 0,
        },
    }
}

fn read(expr: &Expr) -> SlotSet {
    let here = match expr.op {
        Op::Get(slot) => 1u64.checked_shl(slot).unwrap_or(0),
        _ => 0,
    };
    expr.args.iter().fold(here, |all, arg| all | read(arg))
}
