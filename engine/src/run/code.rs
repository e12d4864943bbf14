//! Compiled programs: a flat list of operations for a stack machine.

use super::closures::Closures;
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

/// A command on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
pub enum WallOp {
    DropAll,
    RemoveInfected,
    CureAll,
}

/// A question about one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellQuestion {
    IsInfected,
    IsEmpty,
    HasColour(Colour),
}

/// The bricks or cells that a block searches for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchTarget {
    /// Infected bricks.
    Infected,
    /// Empty cells.
    Empty,
}

/// One operation. It takes one step of the language unless its comment says otherwise. `before → after` are the values
/// that it pops and pushes.
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
    /// → boolean: true if there is one
    Exists(SearchTarget),
    /// → cell: a random one
    AnyOf(SearchTarget),
    /// → cell: the one nearest to that edge
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
    /// The left operand of *e* (`on` false) and *o* (`on` true): boolean →. If it equals `on`, it decides the result:
    /// → boolean, with a step, and a jump to `end`. Otherwise no step.
    Left {
        /// The operand that decides.
        on: bool,
        /// Behind the right operand.
        end: Pc,
    },
    /// The right operand of *e* and *o*: boolean → boolean
    Right,
    /// The condition of *test*: boolean →; no step. Jumps to the other branch if falso.
    Test(Pc),
    /// The chosen branch of *test*: value → value
    Chosen,
    /// Jumps; no step.
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
    /// A condition of *se*: boolean →; a step if vero, else a jump to the next branch without one.
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
    /// Decides about the next turn; jumps back to the body if there is one.
    RepeatNext(Pc),
    /// Starts *ripeti mentre* and *fino a che*; no step.
    While,
    /// Decides by the condition: boolean →; a turn if it equals `on`, else a jump to `end`.
    WhileNext {
        /// The condition that makes a turn.
        on: bool,
        /// Behind the loop.
        end: Pc,
    },
    /// Starts *conta con*: from to by →; begins the first turn, which there always is.
    Count(VarSlot),
    /// Counts on and decides; jumps back to the body if there is a turn.
    CountNext(VarSlot, Pc),
    /// Starts *per ogni casella* and decides about the first turn; jumps to the end if there is none.
    Each(VarSlot, Pc),
    /// Decides about the next turn; jumps back to the body if there is one.
    EachNext(VarSlot, Pc),
    /// Jumps out of the innermost loop.
    Break(Pc),
    /// Jumps to where the innermost loop decides.
    Continue(Pc),
    /// The end of the program; no step.
    End,
}

impl Op {
    /// The number of operands of an operation that only computes a value; `None` for all others.
    pub fn arity(self) -> Option<usize> {
        Some(match self {
            Op::Number(_)
            | Op::Boolean(_)
            | Op::Swatch(_)
            | Op::Clicked
            | Op::Get(_)
            | Op::RandomFraction
            | Op::Exists(_)
            | Op::AnyOf(_)
            | Op::ExtremeOf(..) => 0,
            Op::Ask(_)
            | Op::Neighbour(_)
            | Op::RowOf
            | Op::ColumnOf
            | Op::ColourOf
            | Op::AnyWithColour
            | Op::ExtremeWithColour(_)
            | Op::Not
            | Op::Math(_)
            | Op::Trig(_)
            | Op::Round(_)
            | Op::Is(_) => 1,
            Op::CellAt
            | Op::Connected
            | Op::Compare(_)
            | Op::Arithmetic(_)
            | Op::Remainder
            | Op::DivisibleBy
            | Op::RandomInt
            | Op::Atan2 => 2,
            Op::Constrain => 3,
            _ => return None,
        })
    }
}

/// A compiled program.
#[derive(Clone, Debug)]
pub struct Code {
    /// The operations; a run begins with number 0.
    pub ops: Vec<Op>,
    /// For each operation, the number of its block under the hat.
    pub blocks: Vec<u32>,
    /// For each operation, true if it gives a default value. It then has the number of the block whose socket it
    /// fills, but is not that block's own operation.
    pub defaults: Vec<bool>,
    /// The operations of each command, with those of the commands inside it.
    pub commands: Vec<Range<Pc>>,
    /// For each operation, the innermost command that it belongs to; `None` for the end.
    pub inside: Vec<Option<u32>>,
    /// The variable of each slot.
    pub variables: Vec<VarId>,
    /// The numbers of the blocks.
    pub numbering: Numbering,
    /// The program as closures, built on first use; `None` if closures cannot run it.
    pub(super) closures: OnceLock<Option<Arc<Closures>>>,
}

impl Code {
    /// The program as closures; `None` if they cannot run it. The first call builds them.
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

    /// True if it names a colour. If not, it does the same on walls that differ only in the names of their colours.
    pub fn names_a_colour(&self) -> bool {
        self.ops.iter().any(|op| {
            matches!(
                op,
                Op::Swatch(_)
                    | Op::Act(CellCommand::Paint(_))
                    | Op::Ask(CellQuestion::HasColour(_))
            )
        })
    }

    /// The first operation from `pc` on that is not a jump.
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
