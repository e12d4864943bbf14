//! Which steps of a lesson are done, read off the program as it is now and facts about the past.

use super::{LessonStep, Task, Until};
use crate::language::field::Field;
use crate::language::program::{Block, SocketContent, Stack};
use crate::language::{BlockId, Kind, Program, VarId};
use std::collections::BTreeSet;

/// The maximum number of blocks in a pattern ([`Until::Has`]); it also bounds the recursion in [`has`].
pub const MAX_PATTERN: usize = 100;

/// [`has`] tries at most so many ways to take variables of the program for those of the pattern.
const MAX_ASSIGNMENTS: usize = 1_000;

/// A step or question of a task, in the order in which a pupil meets them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// The step with this index.
    Step(usize),
    /// The question with this number, from 1.
    Question(usize),
}

/// Facts that decide which items are done.
pub struct StepFacts<'a> {
    pub program: &'a Program,
    /// The number of steps, from the first, that count as done whatever the program is.
    pub kept: usize,
    /// True if the program is right.
    pub right: bool,
    /// The measure of the program; `None` if it is not known.
    pub measure: Option<u64>,
    /// The indices of the steps whose event ([`Until::is_event`]) has happened.
    pub happened: &'a BTreeSet<usize>,
    /// The numbers of the answered questions, from 1.
    pub answered: &'a BTreeSet<usize>,
}

/// The items of a task and which of them are done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ItemStates {
    pub items: Vec<ItemState>,
    /// The index of the item to be done now: the first that is neither done nor optional. `None` if there is none.
    pub present: Option<usize>,
}

/// An item with its state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ItemState {
    pub item: Item,
    pub done: bool,
    pub optional: bool,
}

impl ItemStates {
    /// The steps whose event counts if it happens now: the present one, and optional ones before it that are not done.
    pub fn waiting(&self) -> impl Iterator<Item = usize> {
        let end = self.present.map_or(self.items.len(), |present| present + 1);
        let open = self.items[..end].iter().filter(|state| !state.done);
        open.filter_map(|state| match state.item {
            Item::Step(step) => Some(step),
            Item::Question(_) => None,
        })
    }
}

impl Until {
    /// True for events, which stay once they have happened. The others are conditions, which can fail again. An answer is
    /// remembered with its question.
    pub fn is_event(&self) -> bool {
        matches!(self, Until::Played | Until::Clicked(_) | Until::Pressed)
    }

    /// True for those that want a program which does all that it should.
    pub fn ends_stage(&self) -> bool {
        matches!(self, Until::Right | Until::Goal(_))
    }
}

impl Task {
    /// The steps in their order, then the questions that no step asks.
    pub fn items(&self) -> Vec<Item> {
        let asked: Vec<usize> = self
            .steps
            .iter()
            .filter_map(|step| match step.until {
                Until::Answered(number) => Some(number),
                _ => None,
            })
            .collect();
        let others = (1..=self.questions.len()).filter(|number| !asked.contains(number));
        (0..self.steps.len())
            .map(Item::Step)
            .chain(others.map(Item::Question))
            .collect()
    }

    /// The block to show beside a step: the one that it wants used, or of a pattern the first that neither the start
    /// program nor a step before has.
    pub fn asked_block(&self, step: usize) -> Option<Kind> {
        let kinds = |program: &Program| -> Vec<Kind> {
            let running = program.running();
            running.map(|(id, _)| program.block(id).kind).collect()
        };
        let asked = |step: &LessonStep| match &step.until {
            Until::Uses(kind) => vec![*kind],
            Until::Has(pattern) => kinds(pattern),
            _ => Vec::new(),
        };
        let wanted = asked(self.steps.get(step)?);
        if let [only] = wanted[..] {
            return Some(only);
        }
        let before = self.steps[..step].iter().flat_map(asked);
        let known: Vec<Kind> = kinds(&self.start).into_iter().chain(before).collect();
        wanted.into_iter().find(|kind| !known.contains(kind))
    }

    /// The state of each item. While a step holds that wants a right program or a goal, the steps before it count as
    /// done.
    pub fn item_states(&self, facts: &StepFacts<'_>) -> ItemStates {
        let holds: Vec<bool> = (0..self.steps.len())
            .map(|step| self.step_holds(step, facts))
            .collect();
        let is_verdict = |step: &usize| holds[*step] && self.steps[*step].until.ends_stage();
        let reached = (0..holds.len()).rev().find(is_verdict).unwrap_or_default();
        let reached = reached.max(facts.kept);
        let state = |item| match item {
            Item::Step(step) => ItemState {
                item,
                done: step < reached || holds[step],
                optional: self.steps[step].optional,
            },
            Item::Question(number) => ItemState {
                item,
                done: facts.answered.contains(&number),
                optional: false,
            },
        };
        let items: Vec<ItemState> = self.items().into_iter().map(state).collect();
        let present = items
            .iter()
            .position(|state| !state.done && !state.optional);
        ItemStates { items, present }
    }

    fn step_holds(&self, step: usize, facts: &StepFacts<'_>) -> bool {
        let program = facts.program;
        match &self.steps[step].until {
            Until::Uses(kind) => uses(program, *kind),
            Until::Lacks(kind) => !uses(program, *kind),
            Until::Has(pattern) => has(program, pattern),
            Until::Right => facts.right,
            Until::Goal(number) => {
                let goal = number
                    .checked_sub(1)
                    .and_then(|index| self.goals.get(index));
                let reached = facts.measure.zip(goal);
                facts.right && reached.is_some_and(|(measure, goal)| measure <= *goal)
            }
            Until::Answered(number) => facts.answered.contains(number),
            Until::Played | Until::Clicked(_) | Until::Pressed => facts.happened.contains(&step),
        }
    }
}

/// True if a block of this kind runs under the hat.
fn uses(program: &Program, kind: Kind) -> bool {
    let mut running = program.running();
    running.any(|(id, _)| program.block(id).kind == kind)
}

/// True if some list of commands under the hat holds the commands under the hat of `pattern` in their order. Others may be
/// between them, also in their bodies. In a socket, nothing and the default value of the table fit anything. Names of
/// variables do not matter: different ones in the pattern must be different ones in the program. Disabled blocks do not
/// count.
pub fn has(program: &Program, pattern: &Program) -> bool {
    let variables = used_variables(pattern);
    let lists = lists(program);
    let mut tries = Assignments::new(variables.len(), program);
    while let Some(assigned) = tries.next() {
        let matching = Matching {
            program,
            pattern,
            variables: &variables,
            assigned,
        };
        let wanted = pattern.stack(Stack::Hat);
        if lists.iter().any(|list| matching.list(wanted, list)) {
            return true;
        }
    }
    false
}

/// The variables that blocks use, without repetitions.
fn used_variables(pattern: &Program) -> Vec<VarId> {
    let mut used = Vec::new();
    for (id, _) in pattern.walk(pattern.stack(Stack::Hat)) {
        if let Field::Variable(variable) = pattern.block(id).field
            && !used.contains(&variable)
        {
            used.push(variable);
        }
    }
    used
}

/// The lists of commands that run: the one under the hat, and all bodies in it.
fn lists(program: &Program) -> Vec<&[BlockId]> {
    let bodies = program
        .running()
        .flat_map(|(id, _)| program.block(id).bodies.iter().map(Vec::as_slice));
    std::iter::once(program.stack(Stack::Hat))
        .chain(bodies)
        .collect()
}

/// The ways to take different variables of a program for those of a pattern.
struct Assignments {
    ids: Vec<VarId>,
    /// For each variable of the pattern, an index in `ids`.
    chosen: Vec<usize>,
    tries: usize,
}

impl Assignments {
    fn new(count: usize, program: &Program) -> Assignments {
        let variables = program.variables().iter();
        Assignments {
            ids: variables.map(|variable| variable.id).collect(),
            chosen: vec![0; count],
            tries: 0,
        }
    }

    /// The next one; `None` after the last, or after [`MAX_ASSIGNMENTS`].
    fn next(&mut self) -> Option<Vec<VarId>> {
        loop {
            if self.tries > MAX_ASSIGNMENTS || (self.ids.is_empty() && !self.chosen.is_empty()) {
                return None;
            }
            if self.tries > 0 && !self.advance() {
                return None;
            }
            self.tries += 1;
            let chosen: Vec<VarId> = self.chosen.iter().map(|&index| self.ids[index]).collect();
            let differ = (1..chosen.len()).all(|index| !chosen[..index].contains(&chosen[index]));
            if differ {
                return Some(chosen);
            }
        }
    }

    /// Counts on; false after the last number.
    fn advance(&mut self) -> bool {
        for digit in &mut self.chosen {
            *digit += 1;
            if *digit < self.ids.len() {
                return true;
            }
            *digit = 0;
        }
        false
    }
}

/// A comparison of blocks with those of a pattern.
struct Matching<'p> {
    program: &'p Program,
    pattern: &'p Program,
    /// The variables of the pattern, and those of the program that are taken for them.
    variables: &'p [VarId],
    assigned: Vec<VarId>,
}

impl Matching<'_> {
    /// True if `list` holds blocks that fit those of `wanted`, in their order.
    fn list(&self, wanted: &[BlockId], list: &[BlockId]) -> bool {
        let mut wanted = wanted.iter().peekable();
        for &id in list {
            if let Some(next) = wanted.peek()
                && self.block(**next, id)
            {
                wanted.next();
            }
        }
        wanted.peek().is_none()
    }

    fn block(&self, wanted: BlockId, id: BlockId) -> bool {
        let (wanted, block) = (self.pattern.block(wanted), self.program.block(id));
        let sockets = wanted.sockets.len();
        wanted.kind == block.kind
            && !block.marks.disabled
            && self.field(wanted.field, block.field)
            && sockets <= block.sockets.len()
            && (0..sockets).all(|socket| self.socket(wanted, block, socket))
            && self.bodies(wanted, block)
    }

    fn field(&self, wanted: Field, field: Field) -> bool {
        let (Field::Variable(wanted), Field::Variable(variable)) = (wanted, field) else {
            return wanted == field;
        };
        let mut taken = self.variables.iter().zip(&self.assigned);
        taken.any(|pair| pair == (&wanted, &variable))
    }

    fn socket(&self, wanted: &Block, block: &Block, socket: usize) -> bool {
        let default = Block::new(wanted.kind, wanted.field);
        let default = default
            .sockets
            .get(socket)
            .and_then(|socket| socket.literal);
        match (
            self.pattern.content(wanted, socket),
            self.program.running_content(block, socket),
        ) {
            (SocketContent::Hole, _) => true,
            (SocketContent::Literal(literal), _) if Some(literal) == default => true,
            (SocketContent::Literal(literal), content) => {
                content == SocketContent::Literal(literal)
            }
            (SocketContent::Block(wanted), SocketContent::Block(id)) => self.block(wanted, id),
            (SocketContent::Block(_), _) => false,
        }
    }

    /// True if each body of `wanted` has its commands in the body of `block` at its place; *altrimenti* is compared with
    /// *altrimenti*.
    fn bodies(&self, wanted: &Block, block: &Block) -> bool {
        if wanted.has_otherwise() && !block.has_otherwise() {
            return false;
        }
        let place = |body: usize| {
            if wanted.has_otherwise() && body + 1 == wanted.bodies.len() {
                block.bodies.len() - 1
            } else {
                body
            }
        };
        let mut bodies = wanted.bodies.iter().enumerate();
        bodies.all(|(index, body)| self.list(body, &block.bodies[place(index)]))
    }
}
