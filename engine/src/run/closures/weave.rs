//! From blocks to closures. Each calls what follows it as the last thing it does; a loop calls its body
//! for each turn.

use super::super::act::{act, act_nowhere};
use super::super::code::WallCommand;
use super::Refused;
use super::cell::{cell, colour, sought};
use super::env::{Env, Short};
use super::expr::Expr;
use super::lift::{Action, Block, End, Exit, Lifted, Loop, LoopKind, To};
use super::loops;
use super::number::boxed;
use super::operand::{Double, Knowledge, Place, Whole, with_double, with_place, with_whole};
use super::truth::{fork, truth};
use super::types::Type;
use std::sync::Arc;

/// What runs from some place in the program on, to where the loop around it decides.
pub type Run = Arc<dyn Fn(&mut Env) + Send + Sync>;

/// A command.
type Step = Box<dyn Fn(&mut Env) + Send + Sync>;

/// An edge with what it leads to.
#[derive(Clone)]
pub struct Way {
    edge: u16,
    next: Next,
}

#[derive(Clone)]
enum Next {
    Back,
    Leave,
    Run(Run),
}

impl Way {
    /// Goes that way.
    #[inline(always)]
    pub fn take(&self, env: &mut Env) {
        env.count(self.edge, 1);
        match &self.next {
            Next::Back => {}
            Next::Leave => env.leaving = true,
            Next::Run(run) => run(env),
        }
    }
}

/// Makes closures of a program.
///
/// # Errors
/// A value of the wrong type.
pub fn weave(lifted: &Lifted, known: Knowledge<'_>) -> Result<Run, Refused> {
    let mut weaver = Weaver {
        lifted,
        known,
        runs: vec![None; lifted.blocks.len()],
    };
    weaver.block(0)
}

struct Weaver<'a> {
    lifted: &'a Lifted,
    known: Knowledge<'a>,
    runs: Vec<Option<Run>>,
}

impl Weaver<'_> {
    fn block(&mut self, number: usize) -> Result<Run, Refused> {
        if let Some(run) = &self.runs[number] {
            return Ok(run.clone());
        }
        let Block { actions, end } = &self.lifted.blocks[number];
        let steps = actions.iter().map(|action| self.action(action));
        let mut steps = steps.collect::<Result<Vec<Step>, Refused>>()?;
        let run: Run = match (end, steps.len()) {
            (End::Go(exit), 1) => {
                let (step, way) = (steps.remove(0), self.way(*exit)?);
                Arc::new(move |env: &mut Env| {
                    step(env);
                    way.take(env);
                })
            }
            (End::Go(exit), _) => {
                let way = self.way(*exit)?;
                Arc::new(move |env: &mut Env| {
                    steps.iter().for_each(|step| step(env));
                    way.take(env);
                })
            }
            (End::Fork(condition, [no, yes]), _) => {
                let ways = [self.way(*no)?, self.way(*yes)?];
                first(steps, fork(&self.known, condition, ways)?)
            }
            (End::Loop(looped), _) => first(steps, self.looped(looped)?),
        };
        self.runs[number] = Some(run.clone());
        Ok(run)
    }

    fn way(&mut self, exit: Exit) -> Result<Way, Refused> {
        let next = match exit.to {
            To::Back => Next::Back,
            To::Leave => Next::Leave,
            To::Block(number) => Next::Run(self.block(number)?),
        };
        Ok(Way {
            edge: exit.edge,
            next,
        })
    }

    fn action(&self, action: &Action) -> Result<Step, Refused> {
        let known = &self.known;
        if let &Action::Act(command, ref cell) = action
            && let Some(find) = sought(known, cell)?
        {
            return Ok(Box::new(move |env| match find(env) {
                Some(cell) => act(&mut env.wall, command, cell),
                None => act_nowhere(&mut env.wall, command),
            }));
        }
        Ok(match action {
            &Action::Act(command, ref cell) => with_place!(known, cell, cell => {
                Box::new(move |env: &mut Env| {
                    let cell = cell(env);
                    act(&mut env.wall, command, cell);
                })
            }),
            Action::ActAll(WallCommand::DropAll) => Box::new(|env| env.wall.drop_all()),
            Action::ActAll(WallCommand::RemoveInfected) => {
                Box::new(|env| env.wall.remove(env.wall.infected()))
            }
            Action::ActAll(WallCommand::CureAll) => {
                Box::new(|env| env.wall.cure(env.wall.infected()))
            }
            Action::Compact(column) => {
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
            &Action::Set(slot, ref value) => self.set(slot, value)?,
            &Action::Change(slot, ref by) => self.change(slot, by)?,
        })
    }

    fn set(&self, slot: Short, value: &Expr) -> Result<Step, Refused> {
        let known = &self.known;
        let step: Step = match known.types[slot as usize] {
            Type::Whole { .. } => with_whole!(known, value, x => Box::new(move |env: &mut Env| {
                let x = x(env);
                env.store(slot, x);
            })),
            Type::Double => with_double!(known, value, x => Box::new(move |env: &mut Env| {
                let x = x(env);
                env.set_double(slot, x);
            })),
            Type::Boolean => {
                let value = truth(known, value)?;
                Box::new(move |env| {
                    let value = value(env);
                    env.set_whole(slot, i64::from(value));
                })
            }
            Type::Colour => {
                let value = colour(known, value)?;
                Box::new(move |env| {
                    let value = value(env);
                    env.set_whole(slot, value);
                })
            }
            Type::Cell => {
                let value = cell(known, value)?;
                Box::new(move |env| {
                    let value = value(env);
                    env.set_whole(slot, value.index() as i64);
                })
            }
            Type::Unknown => return Err(Refused),
        };
        Ok(self.marked(slot, step))
    }

    fn change(&self, slot: Short, by: &Expr) -> Result<Step, Refused> {
        let known = &self.known;
        // What was never set holds 0, whole or double.
        let step: Step = match known.types[slot as usize] {
            Type::Whole { .. } => with_whole!(known, by, by => Box::new(move |env: &mut Env| {
                let by = by(env);
                env.store(slot, env.whole(slot) + by);
            })),
            Type::Double => with_double!(known, by, by => Box::new(move |env: &mut Env| {
                let by = by(env);
                env.set_double(slot, env.double(slot) + by);
            })),
            _ => return Err(Refused),
        };
        Ok(self.marked(slot, step))
    }

    /// Marks a variable as set, if someone asks.
    fn marked(&self, slot: Short, step: Step) -> Step {
        if !self.known.doubts(slot) {
            return step;
        }
        Box::new(move |env| {
            step(env);
            env.mark(slot);
        })
    }

    fn looped(&mut self, looped: &Loop) -> Result<Run, Refused> {
        let Lifted { blocks, .. } = self.lifted;
        let mut nature = Nature::default();
        nature.look(blocks, looped.body, &mut vec![false; blocks.len()]);
        let body = loops::Body {
            run: self.block(looped.body)?,
            leaves: nature.leaves,
            heavy: nature.loops,
            fewest: fewest(self.lifted, looped.body, &mut vec![None; blocks.len()])
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
                loops::each(body, slot, known.doubts(slot))
            }
            LoopKind::Count(slot, numbers) => loops::count(known, body, *slot, numbers)?,
        })
    }
}

/// The fewest steps from a block to where the loop around it decides, its own loops at one turn or none.
fn fewest(lifted: &Lifted, number: usize, known: &mut [Option<u64>]) -> u64 {
    if let Some(steps) = known[number] {
        return steps;
    }
    let mut way = |edge: u16, to: To| {
        let steps = lifted.edges[edge as usize].steps;
        match to {
            To::Block(number) => steps + fewest(lifted, number, known),
            To::Back | To::Leave => steps,
        }
    };
    let steps = match &lifted.blocks[number].end {
        End::Go(exit) => way(exit.edge, exit.to),
        End::Fork(_, [no, yes]) => way(no.edge, no.to).min(way(yes.edge, yes.to)),
        End::Loop(looped) => way(looped.enter, To::Block(looped.after)),
    };
    known[number] = Some(steps);
    steps
}

/// Commands, and what follows them.
fn first(mut steps: Vec<Step>, then: Run) -> Run {
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

/// What the body of a loop is like.
#[derive(Default)]
struct Nature {
    /// Whether some way leads out of the loop.
    leaves: bool,
    /// Whether there are loops in it.
    loops: bool,
}

impl Nature {
    fn look(&mut self, blocks: &[Block], number: usize, seen: &mut [bool]) {
        if std::mem::replace(&mut seen[number], true) {
            return;
        }
        let mut way = |to: To| match to {
            To::Back => {}
            To::Leave => self.leaves = true,
            To::Block(number) => self.look(blocks, number, seen),
        };
        match &blocks[number].end {
            End::Go(exit) => way(exit.to),
            End::Fork(_, exits) => exits.iter().for_each(|exit| way(exit.to)),
            End::Loop(looped) => {
                way(To::Block(looped.after));
                self.loops = true;
            }
        }
    }
}
