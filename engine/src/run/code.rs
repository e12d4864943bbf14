//! Compiled programs: a flat list of operations for a machine with a stack of values.

use super::closures::Closures;
use super::superinstructions::{Stage, Superinstruction};
use crate::colour::Colour;
use crate::language::field::{
    Comparison, Edge, Function, Operator, Property, Rounding, Side, Trigonometry,
};
use crate::language::walk::Numbering;
use crate::language::{BlockId, VarId};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// The number of an operation in [`Code::ops`].
pub type Pc = u32;

/// The number of a variable in the machine.
pub type VarSlot = u32;

/// What a command does with its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "named as the blocks")]
pub enum CellCommand {
    RemoveAreaAndDrop,
    RemoveStripAndDrop,
    Remove,
    LowerBrick,
    LowerStack,
    DropBrick,
    DropStack,
    Paint(Colour),
    InfectArea,
    InfectStrip,
    Infect,
    Cure,
}

/// A command without a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "named as the blocks")]
pub enum WallOp {
    DropAll,
    RemoveInfected,
    CureAll,
}

/// A question about one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "named as the blocks")]
pub enum CellQuestion {
    IsInfected,
    IsEmpty,
    HasColour(Colour),
}

/// The bricks or cells that a block looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchTarget {
    /// Infected bricks.
    Infected,
    /// Empty cells.
    Empty,
}

/// One operation. Each takes one step of the language unless it says otherwise; what it takes from
/// the stack and puts there is written as `before → after`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    /// → number
    Number(f64),
    /// → boolean
    Boolean(bool),
    /// → colour
    Swatch(Colour),
    /// → cell
    Clicked,
    /// → value
    Get(VarSlot),
    /// → number
    RandomFraction,
    /// → boolean: whether there is one
    Exists(SearchTarget),
    /// → cell: one of them by chance
    AnyOf(SearchTarget),
    /// → cell: the one furthest that way
    ExtremeOf(SearchTarget, Edge),
    /// cell → boolean
    Ask(CellQuestion),
    /// cell → cell
    Neighbour(Side),
    /// cell → number
    RowOf,
    /// cell → number
    ColumnOf,
    /// cell → colour
    ColourOf,
    /// colour → cell
    AnyWithColour,
    /// colour → cell
    ExtremeWithColour(Edge),
    /// boolean → boolean
    Not,
    /// number → number
    Math(Function),
    /// number → number
    Trig(Trigonometry),
    /// number → number
    Round(Rounding),
    /// number → boolean
    Is(Property),
    /// row column → cell
    CellAt,
    /// cell cell → boolean
    Connected,
    /// value value → boolean
    Compare(Comparison),
    /// number number → number
    Arithmetic(Operator),
    /// number number → number
    Remainder,
    /// number number → boolean
    DivisibleBy,
    /// from to → number
    RandomInt,
    /// x y → number
    Atan2,
    /// value low high → number
    Constrain,
    /// The left operand of *e* (`on` false) and *o* (`on` true): boolean →; when it is `on`, the whole
    /// is known: → boolean, on to `end`. Takes its step only then.
    Left {
        /// The operand that decides.
        on: bool,
        /// Behind the right operand.
        end: Pc,
    },
    /// The right operand of *e* and *o*: boolean → boolean
    Right,
    /// The condition of *test*: boolean →; no step. If falso, on to the other branch.
    Test(Pc),
    /// The chosen branch of *test*: value → value
    Chosen,
    /// Goes on elsewhere; no step.
    Jump(Pc),
    /// cell →
    Act(CellCommand),
    /// →
    ActAll(WallOp),
    /// number →
    CompactColumn,
    /// value →
    Set(VarSlot),
    /// number →
    Change(VarSlot),
    /// A condition of *se*: boolean →; takes its step if vero, else on to the next branch without one.
    If {
        /// The number of the branch.
        branch: u32,
        /// The next branch.
        no: Pc,
    },
    /// No condition of *se* was vero.
    Otherwise,
    /// Starts *ripeti … volte*: number →; decides about the first turn.
    Repeat(Pc),
    /// Decides about the next turn; back to the body if there is one.
    RepeatNext(Pc),
    /// Starts *ripeti mentre* and *fino a che*; no step.
    While,
    /// Decides with the condition: boolean →; a turn if it is `on`, else on to `end`.
    WhileNext {
        /// The condition that makes a turn.
        on: bool,
        /// Behind the loop.
        end: Pc,
    },
    /// Starts *conta con*: from to by →; begins the first turn, which there always is.
    Count(VarSlot),
    /// Counts on and decides; back to the body if there is a turn.
    CountNext(VarSlot, Pc),
    /// Starts *per ogni casella* and decides about the first turn; else on to the end.
    Each(VarSlot, Pc),
    /// Decides about the next turn; back to the body if there is one.
    EachNext(VarSlot, Pc),
    /// Leaves the innermost loop.
    Break(Pc),
    /// Goes on to where the innermost loop decides.
    Continue(Pc),
    /// The end of the program; no step.
    End,
}

/// A compiled program.
#[derive(Clone, Debug)]
pub struct Code {
    /// What the machine does, from number 0 on.
    pub ops: Vec<Op>,
    /// For each operation the number of its block under the hat.
    pub blocks: Vec<u32>,
    /// For each operation whether it gives a default value: it carries the number of the block that it
    /// stands in, but is not that block's own.
    pub defaults: Vec<bool>,
    /// The operations of each command, those of the commands inside it included.
    pub commands: Vec<Range<Pc>>,
    /// For each operation the innermost command that it belongs to; none for the end.
    pub inside: Vec<Option<u32>>,
    /// For each operation what can be done in one go from there.
    pub fast: Vec<Superinstruction>,
    /// How many steps one of them takes at most.
    pub max_steps: u64,
    /// Which variable is in which slot.
    pub variables: Vec<VarId>,
    /// Numbers that superinstructions read as if they were variables, in the slots after the variables.
    pub constants: Vec<f64>,
    /// The parts of calculations.
    pub stages: Vec<Stage>,
    /// Which block has which number.
    pub numbering: Numbering,
    /// The program as closures, from the first move on, unless it stays with the machine.
    pub(super) closures: OnceLock<Option<Arc<Closures>>>,
}

impl Code {
    /// The program as closures, unless it stays with the machine. Prepared when first asked for.
    pub fn closures(&self) -> Option<&Closures> {
        let closures = self
            .closures
            .get_or_init(|| Closures::new(self).ok().map(Arc::new));
        closures.as_deref()
    }

    /// The block that the operation at `pc` belongs to.
    pub fn block(&self, pc: Pc) -> Option<BlockId> {
        self.numbering.block(*self.blocks.get(pc as usize)?)
    }

    /// Where the machine goes on from `pc`: behind jumps, which take no step.
    pub fn landing(&self, mut pc: Pc) -> Pc {
        while let Some(&Op::Jump(to)) = self.ops.get(pc as usize) {
            pc = to;
        }
        pc
    }

    /// The operations of the innermost command that `pc` belongs to; `None` at the end of the program.
    pub fn command(&self, pc: Pc) -> Option<Range<Pc>> {
        let command = (*self.inside.get(pc as usize)?)?;
        self.commands.get(command as usize).cloned()
    }
}
