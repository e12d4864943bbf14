//! Compiles the tree of blocks to code, without recursion: the compiler has a stack of tasks.

use super::code::{CellCommand, CellQuestion, Code, Op, Pc, SearchTarget, VarSlot, WallOp};
use super::math;
use crate::language::check::{Problem, check};
use crate::language::field::{Connective, Field};
use crate::language::kind::{Kind, Literal};
use crate::language::program::{BlockId, Program, SocketContent, Stack, VarId};
use crate::language::walk::Numbering;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::OnceLock;

/// Compiles a program.
///
/// # Errors
/// All problems of a program that is not ready to run.
pub fn compile(program: &Program) -> Result<Code, Vec<Problem>> {
    let problems = check(program);
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut compiler = Compiler {
        program,
        numbering: Numbering::of(program),
        slots: HashMap::new(),
        variables: Vec::new(),
        ops: Vec::new(),
        blocks: Vec::new(),
        defaults: Vec::new(),
        commands: Vec::new(),
        inside: Vec::new(),
        open: Vec::new(),
        labels: Vec::new(),
        loops: Vec::new(),
        tasks: vec![Task::Emit(Op::End, 0), Task::Commands(Stack::Hat, 0)],
    };
    compiler.run();
    Ok(compiler.finish())
}

/// The number of a label: an operation whose position is not known yet. Jumps hold it until `finish` resolves it.
type JumpLabel = Pc;

#[derive(Clone, Copy)]
enum Task {
    /// The commands of a stack, from an index on.
    Commands(Stack, usize),
    /// The content of a socket.
    Socket(BlockId, usize),
    /// An operation of the block with this number.
    Emit(Op, u32),
    /// Puts a label at the next operation.
    Bind(JumpLabel),
    /// Begins a loop; the labels of its decision and of its end.
    EnterLoop(JumpLabel, JumpLabel),
    /// Ends the innermost loop.
    LeaveLoop,
    /// Ends the innermost command.
    LeaveCommand,
}

struct Compiler<'p> {
    program: &'p Program,
    numbering: Numbering,
    slots: HashMap<VarId, VarSlot>,
    variables: Vec<VarId>,
    ops: Vec<Op>,
    blocks: Vec<u32>,
    defaults: Vec<bool>,
    commands: Vec<Range<Pc>>,
    inside: Vec<Option<u32>>,
    /// The commands being compiled, the innermost last.
    open: Vec<u32>,
    labels: Vec<Pc>,
    loops: Vec<(JumpLabel, JumpLabel)>,
    tasks: Vec<Task>,
}

impl Compiler<'_> {
    fn run(&mut self) {
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Commands(stack, index) => {
                    if let Some(&id) = self.program.stack(stack).get(index) {
                        self.tasks.push(Task::Commands(stack, index + 1));
                        self.tasks.push(Task::LeaveCommand);
                        self.open.push(self.commands.len() as u32);
                        let start = self.ops.len() as Pc;
                        self.commands.push(start..start);
                        self.block(id);
                    }
                }
                Task::Socket(id, socket) => {
                    let block = self.program.block(id);
                    match self.program.running_content(block, socket) {
                        SocketContent::Block(child) => self.block(child),
                        SocketContent::Literal(literal) => self.default(id, literal),
                        SocketContent::Hole => {
                            unreachable!("a program that is ready has no empty socket")
                        }
                    }
                }
                Task::Emit(op, number) => self.emit(op, number),
                Task::Bind(label) => self.labels[label as usize] = self.ops.len() as Pc,
                Task::EnterLoop(next, end) => self.loops.push((next, end)),
                Task::LeaveLoop => {
                    self.loops.pop();
                }
                Task::LeaveCommand => {
                    if let Some(command) = self.open.pop() {
                        self.commands[command as usize].end = self.ops.len() as Pc;
                    }
                }
            }
        }
    }

    fn emit(&mut self, op: Op, number: u32) {
        self.push(op, number, false);
    }

    fn push(&mut self, op: Op, number: u32, is_default: bool) {
        self.ops.push(op);
        self.blocks.push(number);
        self.defaults.push(is_default);
        self.inside.push(self.open.last().copied());
    }

    /// Emits a default value with the number of the block whose socket it fills.
    fn default(&mut self, id: BlockId, literal: Literal) {
        let op = match literal {
            Literal::Number(x) => Op::Number(x),
            Literal::Colour(colour) => Op::Swatch(colour),
        };
        self.push(op, self.number(id), true);
    }

    fn number(&self, id: BlockId) -> u32 {
        self.numbering
            .number(id)
            .expect("only blocks under the hat are compiled")
    }

    fn label(&mut self) -> JumpLabel {
        self.labels.push(0);
        self.labels.len() as JumpLabel - 1
    }

    fn slot(&mut self, field: Field) -> VarSlot {
        let Field::Variable(id) = field else {
            unreachable!("the table gives this block a variable");
        };
        *self.slots.entry(id).or_insert_with(|| {
            self.variables.push(id);
            self.variables.len() as VarSlot - 1
        })
    }

    /// Pushes the tasks of a block.
    fn block(&mut self, id: BlockId) {
        let block = self.program.block(id);
        if block.marks.disabled {
            return;
        }
        let mut tasks = Vec::new();
        match block.kind {
            Kind::If => self.branches(id, &mut tasks),
            Kind::While | Kind::Until => self.while_loop(id, &mut tasks),
            Kind::Repeat | Kind::Count | Kind::ForEachInfected => {
                self.counted_loop(id, &mut tasks);
            }
            Kind::Logic => {
                let on = block.field == Field::Connective(Connective::Or);
                let end = self.label();
                tasks.extend([
                    Task::Socket(id, 0),
                    Task::Emit(Op::Left { on, end }, self.number(id)),
                    Task::Socket(id, 1),
                    Task::Emit(Op::Right, self.number(id)),
                    Task::Bind(end),
                ]);
            }
            Kind::Choose => {
                let (no, end) = (self.label(), self.label());
                let number = self.number(id);
                tasks.extend([
                    Task::Socket(id, 0),
                    Task::Emit(Op::Test(no), number),
                    Task::Socket(id, 1),
                    Task::Emit(Op::Chosen, number),
                    Task::Emit(Op::Jump(end), number),
                    Task::Bind(no),
                    Task::Socket(id, 2),
                    Task::Emit(Op::Chosen, number),
                    Task::Bind(end),
                ]);
            }
            _ => {
                tasks.extend((0..block.sockets.len()).map(|socket| Task::Socket(id, socket)));
                tasks.push(Task::Emit(self.simple(id), self.number(id)));
            }
        }
        self.tasks.extend(tasks.into_iter().rev());
    }

    /// Adds the tasks of *se*.
    fn branches(&mut self, id: BlockId, tasks: &mut Vec<Task>) {
        let number = self.number(id);
        let branches = self.program.block(id).sockets.len();
        let end = self.label();
        for branch in 0..branches {
            let next = self.label();
            tasks.extend([
                Task::Socket(id, branch),
                Task::Emit(
                    Op::If {
                        branch: branch as u32,
                        no: next,
                    },
                    number,
                ),
                Task::Commands(Stack::Body(id, branch), 0),
                Task::Emit(Op::Jump(end), number),
                Task::Bind(next),
            ]);
        }
        tasks.extend([
            Task::Emit(Op::Otherwise, number),
            Task::Commands(Stack::Body(id, branches), 0),
            Task::Bind(end),
        ]);
    }

    /// Adds the tasks of a loop with a condition, which decides before the body.
    fn while_loop(&mut self, id: BlockId, tasks: &mut Vec<Task>) {
        let number = self.number(id);
        let (next, end) = (self.label(), self.label());
        let on = self.program.block(id).kind == Kind::While;
        tasks.extend([
            Task::Emit(Op::While, number),
            Task::Bind(next),
            Task::Socket(id, 0),
            Task::Emit(Op::WhileNext { on, end }, number),
            Task::EnterLoop(next, end),
            Task::Commands(Stack::Body(id, 0), 0),
            Task::LeaveLoop,
            Task::Emit(Op::Jump(next), number),
            Task::Bind(end),
        ]);
    }

    /// Adds the tasks of any other loop, which decides at its start and behind the body.
    fn counted_loop(&mut self, id: BlockId, tasks: &mut Vec<Task>) {
        let number = self.number(id);
        let block = self.program.block(id);
        let (body, next, end) = (self.label(), self.label(), self.label());
        tasks.extend((0..block.sockets.len()).map(|socket| Task::Socket(id, socket)));
        // The operation that starts the loop, and the one that decides behind the body.
        let (start, again) = match block.kind {
            Kind::Repeat => (Op::Repeat(end), Op::RepeatNext(body)),
            Kind::Count => {
                let slot = self.slot(block.field);
                (Op::Count(slot), Op::CountNext(slot, body))
            }
            _ => {
                let slot = self.slot(block.field);
                (Op::Each(slot, end), Op::EachNext(slot, body))
            }
        };
        tasks.extend([
            Task::Emit(start, number),
            Task::Bind(body),
            Task::EnterLoop(next, end),
            Task::Commands(Stack::Body(id, 0), 0),
            Task::LeaveLoop,
            Task::Bind(next),
            Task::Emit(again, number),
            Task::Bind(end),
        ]);
    }

    /// The operation of a block that runs after its sockets.
    fn simple(&mut self, id: BlockId) -> Op {
        let block = self.program.block(id);
        match block.kind {
            Kind::Break => Op::Break(self.innermost_loop().1),
            Kind::Continue => Op::Continue(self.innermost_loop().0),
            Kind::Set => Op::Set(self.slot(block.field)),
            Kind::Change => Op::Change(self.slot(block.field)),
            Kind::Get => Op::Get(self.slot(block.field)),
            kind => operation(kind, block.field),
        }
    }

    /// The labels of the decision and of the end of the innermost loop.
    fn innermost_loop(&self) -> (JumpLabel, JumpLabel) {
        let innermost = self.loops.last();
        *innermost.expect("a ready program breaks out of loops")
    }

    /// Resolves the labels.
    fn finish(mut self) -> Code {
        for op in &mut self.ops {
            match op {
                Op::Left { end: label, .. }
                | Op::WhileNext { end: label, .. }
                | Op::Test(label)
                | Op::Jump(label)
                | Op::If { no: label, .. }
                | Op::Repeat(label)
                | Op::RepeatNext(label)
                | Op::CountNext(_, label)
                | Op::Each(_, label)
                | Op::EachNext(_, label)
                | Op::Break(label)
                | Op::Continue(label) => *label = self.labels[*label as usize],
                _ => {}
            }
        }
        Code {
            ops: self.ops,
            blocks: self.blocks,
            defaults: self.defaults,
            commands: self.commands,
            inside: self.inside,
            variables: self.variables,
            numbering: self.numbering,
            closures: OnceLock::new(),
        }
    }
}

/// The operation of a block without labels and variables.
///
/// # Panics
/// The kind is compiled to several operations, or has no such field.
fn operation(kind: Kind, field: Field) -> Op {
    match field {
        Field::None => of_kind(kind),
        _ => with_field(kind, field),
    }
}

/// The operation of a kind without a field.
fn of_kind(kind: Kind) -> Op {
    match kind {
        Kind::RemoveAreaAndDrop => Op::Act(CellCommand::RemoveAreaAndDrop),
        Kind::RemoveStripAndDrop => Op::Act(CellCommand::RemoveStripAndDrop),
        Kind::DropAll => Op::ActAll(WallOp::DropAll),
        Kind::RemoveInfected => Op::ActAll(WallOp::RemoveInfected),
        Kind::Remove => Op::Act(CellCommand::Remove),
        Kind::LowerBrick => Op::Act(CellCommand::LowerBrick),
        Kind::LowerStack => Op::Act(CellCommand::LowerStack),
        Kind::DropBrick => Op::Act(CellCommand::DropBrick),
        Kind::DropStack => Op::Act(CellCommand::DropStack),
        Kind::CompactColumn => Op::CompactColumn,
        Kind::InfectArea => Op::Act(CellCommand::InfectArea),
        Kind::InfectStrip => Op::Act(CellCommand::InfectStrip),
        Kind::Infect => Op::Act(CellCommand::Infect),
        Kind::Cure => Op::Act(CellCommand::Cure),
        Kind::CureAll => Op::ActAll(WallOp::CureAll),
        Kind::AnyInfected => Op::AnyOf(SearchTarget::Infected),
        Kind::ExistsInfected => Op::Exists(SearchTarget::Infected),
        Kind::IsInfected => Op::Ask(CellQuestion::IsInfected),
        Kind::Clicked => Op::Clicked,
        Kind::CellAt => Op::CellAt,
        Kind::RowOf => Op::RowOf,
        Kind::ColumnOf => Op::ColumnOf,
        Kind::AnyEmpty => Op::AnyOf(SearchTarget::Empty),
        Kind::ExistsEmpty => Op::Exists(SearchTarget::Empty),
        Kind::IsEmpty => Op::Ask(CellQuestion::IsEmpty),
        Kind::ColourOf => Op::ColourOf,
        Kind::AnyWithColour => Op::AnyWithColour,
        Kind::Connected => Op::Connected,
        Kind::Not => Op::Not,
        Kind::True => Op::Boolean(true),
        Kind::False => Op::Boolean(false),
        Kind::DivisibleBy => Op::DivisibleBy,
        Kind::Remainder => Op::Remainder,
        Kind::Constrain => Op::Constrain,
        Kind::RandomInt => Op::RandomInt,
        Kind::RandomFraction => Op::RandomFraction,
        Kind::Atan2 => Op::Atan2,
        Kind::If | Kind::Logic | Kind::Choose => in_pieces(kind),
        Kind::Repeat | Kind::While | Kind::Until | Kind::Count => in_pieces(kind),
        Kind::ForEachInfected | Kind::Break | Kind::Continue => in_pieces(kind),
        // The table gives each of them a field.
        Kind::Paint | Kind::HasColour | Kind::Swatch | Kind::ExtremeWithColour => no_field(kind),
        Kind::ExtremeInfected | Kind::ExtremeEmpty | Kind::Neighbour => no_field(kind),
        Kind::Compare | Kind::Number | Kind::Arithmetic | Kind::Math => no_field(kind),
        Kind::Trig | Kind::Constant | Kind::Is | Kind::Round => no_field(kind),
        Kind::Set | Kind::Change | Kind::Get => no_field(kind),
    }
}

/// The operation of a kind with a field.
fn with_field(kind: Kind, field: Field) -> Op {
    match (kind, field) {
        (Kind::Paint, Field::Colour(colour)) => Op::Act(CellCommand::Paint(colour)),
        (Kind::ExtremeInfected, Field::Edge(edge)) => Op::ExtremeOf(SearchTarget::Infected, edge),
        (Kind::ExtremeEmpty, Field::Edge(edge)) => Op::ExtremeOf(SearchTarget::Empty, edge),
        (Kind::ExtremeWithColour, Field::Edge(edge)) => Op::ExtremeWithColour(edge),
        (Kind::Neighbour, Field::Side(side)) => Op::Neighbour(side),
        (Kind::HasColour, Field::Colour(colour)) => Op::Ask(CellQuestion::HasColour(colour)),
        (Kind::Compare, Field::Comparison(comparison)) => Op::Compare(comparison),
        (Kind::Number, Field::Number(x)) => Op::Number(x),
        (Kind::Arithmetic, Field::Operator(operator)) => Op::Arithmetic(operator),
        (Kind::Math, Field::Function(function)) => Op::Math(function),
        (Kind::Trig, Field::Trigonometry(function)) => Op::Trig(function),
        (Kind::Constant, Field::Constant(constant)) => Op::Number(math::constant(constant)),
        (Kind::Is, Field::Property(property)) => Op::Is(property),
        (Kind::Round, Field::Rounding(rounding)) => Op::Round(rounding),
        (Kind::Swatch, Field::Colour(colour)) => Op::Swatch(colour),
        _ => unreachable!("{kind:?} never has the field {field:?}"),
    }
}

fn in_pieces(kind: Kind) -> Op {
    unreachable!("{kind:?} is compiled in pieces")
}

fn no_field(kind: Kind) -> Op {
    unreachable!("{kind:?} has a field")
}
