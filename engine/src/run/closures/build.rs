//! Builds closures from basic blocks. Each closure ends by calling the next one; a loop calls its body for each turn.

use super::super::act::{act, act_nowhere};
use super::super::code::WallOp;
use super::Unsupported;
use super::cell::{cell, colour, optional_cell};
use super::env::{Env, VariableSlot};
use super::flow_graph::{
    BasicBlock, BlockExit, Destination, Effect, Expr, FlowGraph, Loop, LoopKind, Terminator,
};
use super::loops;
use super::number::boxed;
use super::operand::{
    CellOperand, DoubleOperand, VariableInfo, WholeOperand, with_double, with_place, with_whole,
};
use super::truth::{fork, truth};
use super::types::StaticType;
use std::sync::Arc;

/// Runs the program from a block on, to the decision of the loop around it.
pub type Continuation = Arc<dyn Fn(&mut Env) + Send + Sync>;

/// A command.
type CommandClosure = Box<dyn Fn(&mut Env) + Send + Sync>;

/// An edge and the block it leads to.
#[derive(Clone)]
pub struct Branch {
    edge: u16,
    next: NextBlock,
}

#[derive(Clone)]
enum NextBlock {
    Back,
    Leave,
    Run(Continuation),
}

impl Branch {
    /// Follows the edge.
    #[inline(always)]
    pub fn take(&self, env: &mut Env) {
        env.count(self.edge, 1);
        match &self.next {
            NextBlock::Back => {}
            NextBlock::Leave => env.leaving = true,
            NextBlock::Run(run) => run(env),
        }
    }
}

/// Builds the closures of a lifted program.
///
/// # Errors
/// A value of the wrong type.
pub fn build(graph: &FlowGraph, known: VariableInfo<'_>) -> Result<Continuation, Unsupported> {
    let mut builder = ClosureBuilder {
        graph,
        known,
        runs: vec![None; graph.blocks.len()],
    };
    builder.block(0)
}

struct ClosureBuilder<'a> {
    graph: &'a FlowGraph,
    known: VariableInfo<'a>,
    runs: Vec<Option<Continuation>>,
}

impl ClosureBuilder<'_> {
    fn block(&mut self, number: usize) -> Result<Continuation, Unsupported> {
        if let Some(run) = &self.runs[number] {
            return Ok(run.clone());
        }
        let BasicBlock { actions, end } = &self.graph.blocks[number];
        let steps = actions.iter().map(|action| self.action(action));
        let mut steps = steps.collect::<Result<Vec<CommandClosure>, Unsupported>>()?;
        let run: Continuation = match (end, steps.len()) {
            (Terminator::Go(exit), 1) => {
                let (step, way) = (steps.remove(0), self.way(*exit)?);
                Arc::new(move |env: &mut Env| {
                    step(env);
                    way.take(env);
                })
            }
            (Terminator::Go(exit), _) => {
                let way = self.way(*exit)?;
                Arc::new(move |env: &mut Env| {
                    steps.iter().for_each(|step| step(env));
                    way.take(env);
                })
            }
            (Terminator::Fork(condition, [no, yes]), _) => {
                let ways = [self.way(*no)?, self.way(*yes)?];
                first(steps, fork(&self.known, condition, ways)?)
            }
            (Terminator::Loop(looped), _) => first(steps, self.looped(looped)?),
        };
        self.runs[number] = Some(run.clone());
        Ok(run)
    }

    fn way(&mut self, exit: BlockExit) -> Result<Branch, Unsupported> {
        let next = match exit.to {
            Destination::Back => NextBlock::Back,
            Destination::Leave => NextBlock::Leave,
            Destination::Block(number) => NextBlock::Run(self.block(number)?),
        };
        Ok(Branch {
            edge: exit.edge,
            next,
        })
    }

    fn action(&self, action: &Effect) -> Result<CommandClosure, Unsupported> {
        let known = &self.known;
        if let &Effect::Act(command, ref cell) = action
            && let Some(find) = optional_cell(known, cell)?
        {
            return Ok(Box::new(move |env| match find(env) {
                Some(cell) => act(&mut env.wall, command, cell),
                None => act_nowhere(&mut env.wall, command),
            }));
        }
        Ok(match action {
            &Effect::Act(command, ref cell) => with_place!(known, cell, cell => {
                Box::new(move |env: &mut Env| {
                    let cell = cell(env);
                    act(&mut env.wall, command, cell);
                })
            }),
            Effect::ActAll(WallOp::DropAll) => Box::new(|env| env.wall.drop_all()),
            Effect::ActAll(WallOp::RemoveInfected) => {
                Box::new(|env| env.wall.remove(env.wall.infected()))
            }
            Effect::ActAll(WallOp::CureAll) => Box::new(|env| env.wall.cure(env.wall.infected())),
            Effect::Compact(column) => {
                let column = boxed(known, column)?;
                Box::new(move |env| {
                    let column = column(env);
                    let index = column as usize;
                    if index >= crate::wall::SIZE || index as f64 != column {
                        return env.give_up();
                    }
                    env.wall.compact(index);
                })
            }
            &Effect::Set(slot, ref value) => self.set(slot, value)?,
            &Effect::Change(slot, ref by) => self.change(slot, by)?,
        })
    }

    fn set(&self, slot: VariableSlot, value: &Expr) -> Result<CommandClosure, Unsupported> {
        let known = &self.known;
        let step: CommandClosure = match known.types[slot as usize] {
            StaticType::Whole { .. } => {
                with_whole!(known, value, x => Box::new(move |env: &mut Env| {
                    let x = x(env);
                    env.store(slot, x);
                }))
            }
            StaticType::Double => with_double!(known, value, x => Box::new(move |env: &mut Env| {
                let x = x(env);
                env.set_double(slot, x);
            })),
            StaticType::Boolean => {
                let value = truth(known, value)?;
                Box::new(move |env| {
                    let value = value(env);
                    env.set_whole(slot, i64::from(value));
                })
            }
            StaticType::Colour => {
                let value = colour(known, value)?;
                Box::new(move |env| {
                    let value = value(env);
                    env.set_whole(slot, value);
                })
            }
            StaticType::Cell => {
                let value = cell(known, value)?;
                Box::new(move |env| {
                    let value = value(env);
                    env.set_whole(slot, value.index() as i64);
                })
            }
            StaticType::Unknown => return Err(Unsupported),
        };
        Ok(self.marked(slot, step))
    }

    fn change(&self, slot: VariableSlot, by: &Expr) -> Result<CommandClosure, Unsupported> {
        let known = &self.known;
        // A variable that was never set holds 0, whole or double.
        let step: CommandClosure = match known.types[slot as usize] {
            StaticType::Whole { .. } => {
                with_whole!(known, by, by => Box::new(move |env: &mut Env| {
                    let by = by(env);
                    env.store(slot, env.whole(slot) + by);
                }))
            }
            StaticType::Double => with_double!(known, by, by => Box::new(move |env: &mut Env| {
                let by = by(env);
                env.set_double(slot, env.double(slot) + by);
            })),
            _ => return Err(Unsupported),
        };
        Ok(self.marked(slot, step))
    }

    /// Marks a variable as set after `step`, if it may be read before it is set.
    fn marked(&self, slot: VariableSlot, step: CommandClosure) -> CommandClosure {
        if !self.known.may_be_unset(slot) {
            return step;
        }
        Box::new(move |env| {
            step(env);
            env.mark(slot);
        })
    }

    fn looped(&mut self, looped: &Loop) -> Result<Continuation, Unsupported> {
        let FlowGraph { blocks, .. } = self.graph;
        let mut traits = BodyTraits::default();
        traits.scan(blocks, looped.body, &mut vec![false; blocks.len()]);
        let body = loops::Body {
            run: self.block(looped.body)?,
            leaves: traits.leaves,
            heavy: traits.loops,
            fewest: fewest(self.graph, looped.body, &mut vec![None; blocks.len()])
                .max(1)
                .ilog2(),
            enter: looped.enter,
            none: looped.none,
            turn: looped.turn,
            end: looped.end,
            after: self.block(looped.after)?,
        };
        let known = &self.known;
        Ok(match &looped.kind {
            LoopKind::While => loops::endless(body),
            LoopKind::Repeat(times) => loops::repeat(body, boxed(known, times)?),
            LoopKind::Each(slot) => {
                let slot = *slot;
                loops::each(body, slot, known.may_be_unset(slot))
            }
            LoopKind::Count(slot, numbers) => loops::count(known, body, *slot, numbers)?,
        })
    }
}

/// The minimum number of steps from a block to the decision of the loop around it, with inner loops making one turn
/// or none.
fn fewest(graph: &FlowGraph, number: usize, known: &mut [Option<u64>]) -> u64 {
    if let Some(steps) = known[number] {
        return steps;
    }
    let mut way = |edge: u16, to: Destination| {
        let steps = graph.edges[edge as usize].steps;
        match to {
            Destination::Block(number) => steps + fewest(graph, number, known),
            Destination::Back | Destination::Leave => steps,
        }
    };
    let steps = match &graph.blocks[number].end {
        Terminator::Go(exit) => way(exit.edge, exit.to),
        Terminator::Fork(_, [no, yes]) => way(no.edge, no.to).min(way(yes.edge, yes.to)),
        Terminator::Loop(looped) => {
            let after = Destination::Block(looped.after);
            way(looped.enter, after).min(way(looped.none, after))
        }
    };
    known[number] = Some(steps);
    steps
}

/// Runs commands, then a continuation.
fn first(mut steps: Vec<CommandClosure>, then: Continuation) -> Continuation {
    match steps.len() {
        0 => then,
        1 => {
            let step = steps.remove(0);
            Arc::new(move |env| {
                step(env);
                then(env);
            })
        }
        _ => Arc::new(move |env| {
            steps.iter().for_each(|step| step(env));
            then(env);
        }),
    }
}

/// The traits of a loop's body.
#[derive(Default)]
struct BodyTraits {
    /// True if some edge leads out of the loop.
    leaves: bool,
    /// True if the body has loops.
    loops: bool,
}

impl BodyTraits {
    fn scan(&mut self, blocks: &[BasicBlock], number: usize, seen: &mut [bool]) {
        if std::mem::replace(&mut seen[number], true) {
            return;
        }
        let mut way = |to: Destination| match to {
            Destination::Back => {}
            Destination::Leave => self.leaves = true,
            Destination::Block(number) => self.scan(blocks, number, seen),
        };
        match &blocks[number].end {
            Terminator::Go(exit) => way(exit.to),
            Terminator::Fork(_, exits) => exits.iter().for_each(|exit| way(exit.to)),
            Terminator::Loop(looped) => {
                way(Destination::Block(looped.after));
                self.loops = true;
            }
        }
    }
}
