//! Lifts code to basic blocks with edges between them. A condition leads straight to what it decides, so the number
//! of steps along an edge is a constant.
//!
//! When a condition is decided, values on the stack stay expressions, and the code after it is lifted once for each
//! outcome: *e*, *o* and *test* inside a value lead to two copies of the rest of that value.

use super::super::code::{Code, Op, Pc};
use super::Unsupported;
use super::env::VariableSlot;
use super::flow_graph::{
    BasicBlock, BlockExit, Destination, Effect, Expr, FlowEdge, FlowGraph, Loop, LoopKind,
    Terminator,
};
use crate::run::observer::OpTransition;
use std::collections::HashMap;

/// Maximum number of blocks. They are lifted, built and run inside one another, so this bounds the depth of
/// recursion.
const MAX_BLOCKS: usize = 256;

/// Maximum number of edges.
const MAX_EDGES: usize = 1024;

/// Maximum nesting of loops.
const MAX_DEPTH: usize = 24;

/// Maximum number of value blocks in an expression.
const MAX_EXPR_SIZE: usize = 200;

/// Lifts a program.
///
/// # Errors
/// It is too large, or draws where the order of draws would be lost.
pub fn lift(code: &Code) -> Result<FlowGraph, Unsupported> {
    let mut lifter = Lifter {
        code,
        ends: loop_ends(&code.ops),
        joins: joins(&code.ops),
        blocks: Vec::new(),
        edges: Vec::new(),
        known: HashMap::new(),
        depth: 0,
    };
    lifter.block(0, Vec::new(), None)?;
    let blocks = lifter
        .blocks
        .into_iter()
        .collect::<Option<Vec<BasicBlock>>>();
    Ok(FlowGraph {
        blocks: blocks.ok_or(Unsupported)?,
        edges: lifter.edges,
    })
}

/// For each operation, true if several jumps may lead to it.
fn joins(ops: &[Op]) -> Vec<bool> {
    let mut joins = vec![false; ops.len()];
    for &op in ops {
        if let Op::Left { end: to, .. }
        | Op::Test(to)
        | Op::Jump(to)
        | Op::If { no: to, .. }
        | Op::Break(to) = op
        {
            joins[to as usize] = true;
        }
    }
    joins
}

/// The last operation of each loop, by the operation at which its turns begin: the decision about the next turn, or
/// the jump back to the condition.
pub fn loop_ends(ops: &[Op]) -> HashMap<Pc, Pc> {
    let ends = (0..).zip(ops).filter_map(|(pc, &op)| match op {
        Op::RepeatNext(body) | Op::CountNext(_, body) | Op::EachNext(_, body) => Some((body, pc)),
        Op::Jump(to) if to < pc => Some((to, pc)),
        _ => None,
    });
    ends.collect()
}

struct Lifter<'c> {
    code: &'c Code,
    ends: HashMap<Pc, Pc>,
    joins: Vec<bool>,
    blocks: Vec<Option<BasicBlock>>,
    edges: Vec<FlowEdge>,
    /// The blocks that begin at an operation, each with the stack at its beginning.
    known: HashMap<Pc, Vec<(Vec<Expr>, usize)>>,
    depth: usize,
}

/// A walk through the code along one edge.
#[derive(Clone)]
struct Cursor {
    pc: Pc,
    stack: Vec<Expr>,
    steps: u64,
    transitions: Vec<OpTransition>,
}

impl Cursor {
    fn new(pc: Pc, stack: Vec<Expr>) -> Cursor {
        Cursor {
            pc,
            stack,
            steps: 0,
            transitions: Vec::new(),
        }
    }

    /// Moves to an operation.
    fn arrive(&mut self, pc: Pc) {
        self.transitions.push((self.pc, pc));
        self.pc = pc;
    }

    /// Makes a step to the next operation.
    fn step(&mut self) {
        self.steps += 1;
        self.arrive(self.pc + 1);
    }
}

impl Lifter<'_> {
    /// The block that begins at `pc` with this stack, inside a loop that decides at `back`.
    fn block(&mut self, pc: Pc, stack: Vec<Expr>, back: Option<Pc>) -> Result<usize, Unsupported> {
        let same = |known: &Vec<Expr>| {
            known.len() == stack.len() && known.iter().zip(&stack).all(|(a, b)| a.same(b))
        };
        let there = self.known.entry(pc).or_default();
        if let Some(&(_, number)) = there.iter().find(|(known, _)| same(known)) {
            return Ok(number);
        }
        let number = self.blocks.len();
        if number == MAX_BLOCKS {
            return Err(Unsupported);
        }
        there.push((stack.clone(), number));
        self.blocks.push(None);
        let mut cursor = Cursor::new(pc, stack);
        let mut actions = Vec::new();
        let end = self.end(&mut cursor, &mut actions, back)?;
        self.blocks[number] = Some(BasicBlock { actions, end });
        Ok(number)
    }

    /// Lifts a block to its end.
    fn end(
        &mut self,
        cursor: &mut Cursor,
        actions: &mut Vec<Effect>,
        back: Option<Pc>,
    ) -> Result<Terminator, Unsupported> {
        // A block begins where several paths meet, and a loop with a condition decides where its turns begin; but a
        // body without commands ends at once.
        let mut first = !matches!(
            self.op(cursor.pc)?,
            Op::RepeatNext(_) | Op::CountNext(..) | Op::EachNext(..)
        );
        loop {
            let op = self.op(cursor.pc)?;
            let bare = cursor.stack.is_empty();
            let ends = bare && (back == Some(cursor.pc) || self.joins[cursor.pc as usize]);
            if ends && !first {
                return Ok(Terminator::Go(self.way(cursor.clone(), back)?));
            }
            first = false;
            if let Some(arity) = op.arity() {
                self.value(cursor, op, arity)?;
                continue;
            }
            match op {
                Op::Right | Op::Chosen => cursor.step(),
                Op::Left { .. } | Op::If { .. } | Op::Test(_) | Op::WhileNext { .. } => {
                    if cursor.stack.last().is_some_and(|top| top.known().is_some()) {
                        return Ok(Terminator::Go(self.way(cursor.clone(), back)?));
                    }
                    return self.fork(cursor, back);
                }
                Op::Jump(_) | Op::Otherwise | Op::Break(_) | Op::Continue(_) | Op::End => {
                    return Ok(Terminator::Go(self.way(cursor.clone(), back)?));
                }
                Op::While | Op::Repeat(_) | Op::Count(_) | Op::Each(..) => {
                    return self.looped(cursor, op, back);
                }
                _ => {
                    actions.push(action(op, &mut cursor.stack)?);
                    cursor.step();
                }
            }
        }
    }

    fn op(&self, pc: Pc) -> Result<Op, Unsupported> {
        self.code.ops.get(pc as usize).copied().ok_or(Unsupported)
    }

    /// Pushes a value block with its operands.
    fn value(&self, cursor: &mut Cursor, op: Op, arity: usize) -> Result<(), Unsupported> {
        let at = cursor.stack.len().checked_sub(arity).ok_or(Unsupported)?;
        let args = cursor.stack.split_off(at);
        let value = match (op, &args[..]) {
            (Op::Not, [arg]) if arg.known().is_some() => Expr::boolean(arg.known() == Some(false)),
            _ => Expr { op, args },
        };
        if value.size() > MAX_EXPR_SIZE {
            return Err(Unsupported);
        }
        cursor.stack.push(value);
        cursor.step();
        Ok(())
    }

    /// Lifts both exits of a condition.
    fn fork(&mut self, cursor: &mut Cursor, back: Option<Pc>) -> Result<Terminator, Unsupported> {
        let mut condition = pop(&mut cursor.stack)?;
        if cursor.stack.iter().any(Expr::draws) {
            return Err(Unsupported);
        }
        let mut sense = true;
        // *non* between the condition and what it decides.
        while condition.op == Op::Not {
            sense = !sense;
            condition = pop(&mut condition.args)?;
        }
        let mut exits = Vec::new();
        for outcome in [false, true] {
            let mut cursor = cursor.clone();
            cursor.stack.push(Expr::boolean(outcome == sense));
            exits.push(self.way(cursor, back)?);
        }
        let [no, yes] = exits[..] else {
            return Err(Unsupported);
        };
        Ok(Terminator::Fork(condition, [no, yes]))
    }

    /// Follows an exit to the beginning of a block or the decision of a loop. Everything along it is known.
    fn way(&mut self, mut cursor: Cursor, back: Option<Pc>) -> Result<BlockExit, Unsupported> {
        loop {
            let pc = cursor.pc;
            if cursor.stack.is_empty() && back == Some(pc) {
                return self.exit(cursor, Destination::Back);
            }
            let known = cursor.stack.last().and_then(Expr::known);
            match (self.op(pc)?, known) {
                (Op::End, _) => return self.exit(cursor, Destination::Back),
                (Op::Jump(to), _) => cursor.arrive(to),
                (Op::Otherwise, _) => cursor.step(),
                (Op::Break(end), _) => {
                    cursor.steps += 1;
                    cursor.arrive(end);
                    return self.exit(cursor, Destination::Leave);
                }
                (Op::Continue(to), _) => {
                    cursor.steps += 1;
                    cursor.arrive(to);
                }
                (Op::Right | Op::Chosen, Some(_)) => cursor.step(),
                (Op::Not, Some(_)) => self.value(&mut cursor, Op::Not, 1)?,
                (Op::Left { on, end }, Some(known)) => {
                    if known == on {
                        cursor.steps += 1;
                        cursor.arrive(end);
                    } else {
                        cursor.stack.pop();
                        cursor.arrive(pc + 1);
                    }
                }
                (Op::If { no, .. }, Some(known)) => {
                    cursor.stack.pop();
                    if known {
                        cursor.step();
                    } else {
                        cursor.arrive(no);
                    }
                }
                (Op::Test(no), Some(known)) => {
                    cursor.stack.pop();
                    cursor.arrive(if known { pc + 1 } else { no });
                }
                (Op::WhileNext { on, end }, Some(known)) => {
                    cursor.stack.pop();
                    cursor.steps += 1;
                    if known != on {
                        cursor.arrive(end);
                        return self.exit(cursor, Destination::Leave);
                    }
                    cursor.arrive(pc + 1);
                }
                _ => {
                    let block = self.block(pc, cursor.stack.clone(), back)?;
                    return self.exit(cursor, Destination::Block(block));
                }
            }
        }
    }

    fn exit(&mut self, cursor: Cursor, to: Destination) -> Result<BlockExit, Unsupported> {
        let edge = self.edge(cursor)?;
        Ok(BlockExit { edge, to })
    }

    fn edge(&mut self, cursor: Cursor) -> Result<u16, Unsupported> {
        if self.edges.len() == MAX_EDGES {
            return Err(Unsupported);
        }
        self.edges.push(FlowEdge {
            steps: cursor.steps,
            transitions: cursor.transitions,
        });
        Ok(self.edges.len() as u16 - 1)
    }

    /// The edge from `cursor` with one more step, to `pc`.
    fn edge_to(&mut self, cursor: &Cursor, pc: Pc) -> Result<u16, Unsupported> {
        let mut cursor = cursor.clone();
        cursor.steps += 1;
        cursor.arrive(pc);
        self.edge(cursor)
    }

    fn looped(
        &mut self,
        cursor: &mut Cursor,
        op: Op,
        back: Option<Pc>,
    ) -> Result<Terminator, Unsupported> {
        let body = cursor.pc + 1;
        let decides = *self.ends.get(&body).ok_or(Unsupported)?;
        let after = decides + 1;
        let kind = match op {
            Op::While => LoopKind::While,
            Op::Repeat(_) => LoopKind::Repeat(pop(&mut cursor.stack)?),
            Op::Count(slot) => {
                let by = pop(&mut cursor.stack)?;
                let to = pop(&mut cursor.stack)?;
                LoopKind::Count(short(slot)?, [pop(&mut cursor.stack)?, to, by])
            }
            Op::Each(slot, _) => LoopKind::Each(short(slot)?),
            _ => return Err(Unsupported),
        };
        self.depth += 1;
        if !cursor.stack.is_empty() || self.depth > MAX_DEPTH {
            return Err(Unsupported);
        }
        let (enter, none, turn, end);
        if matches!(kind, LoopKind::While) {
            // It starts without a step, and its body has all other edges.
            let mut cursor = cursor.clone();
            cursor.arrive(body);
            enter = self.edge(cursor)?;
            (none, turn, end) = (enter, enter, enter);
        } else {
            let next = Cursor::new(decides, Vec::new());
            enter = self.edge_to(cursor, body)?;
            none = match op {
                Op::Count(_) => enter,
                _ => self.edge_to(cursor, after)?,
            };
            turn = self.edge_to(&next, body)?;
            end = self.edge_to(&next, after)?;
        }
        let decides = match kind {
            LoopKind::While => body,
            _ => decides,
        };
        let body = self.block(body, Vec::new(), Some(decides))?;
        self.depth -= 1;
        let after = self.block(after, Vec::new(), back)?;
        Ok(Terminator::Loop(Box::new(Loop {
            kind,
            body,
            after,
            enter,
            none,
            turn,
            end,
        })))
    }
}

/// The slot as closures number it.
fn short(slot: u32) -> Result<VariableSlot, Unsupported> {
    match VariableSlot::try_from(slot) {
        Ok(short) if usize::from(short) < super::env::SLOTS => Ok(short),
        _ => Err(Unsupported),
    }
}

fn pop(stack: &mut Vec<Expr>) -> Result<Expr, Unsupported> {
    stack.pop().ok_or(Unsupported)
}

fn action(op: Op, stack: &mut Vec<Expr>) -> Result<Effect, Unsupported> {
    Ok(match op {
        Op::Act(command) => Effect::Act(command, pop(stack)?),
        Op::ActAll(command) => Effect::ActAll(command),
        Op::CompactColumn => Effect::Compact(pop(stack)?),
        Op::Set(slot) => Effect::Set(short(slot)?, pop(stack)?),
        Op::Change(slot) => Effect::Change(short(slot)?, pop(stack)?),
        _ => return Err(Unsupported),
    })
}
