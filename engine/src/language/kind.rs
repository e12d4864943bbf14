//! Every block kind, in one table: shape, sockets, field, cost, categories.
//!
//! Sources: the paper's section 2 (costs, categories) and Blockly's own blocks for Logica, Cicli,
//! Matematica and Variabili. The recipe *A block* in `ARCHITECTURE.md` lists what else a new block touches.

use super::field::FieldKind;
use crate::colour::Colour;

/// The type of a value block or of a value socket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueType {
    /// An IEEE double.
    Number,
    /// *vero* or *falso*.
    Boolean,
    /// One of the five colours, or none.
    Colour,
    /// A cell on the wall, off the wall, or nowhere.
    Cell,
    /// Known only when the program runs: variables and *test*.
    Any,
}

impl ValueType {
    /// True if a socket of type `socket` accepts a value of this type.
    pub const fn fits(self, socket: ValueType) -> bool {
        matches!(self, ValueType::Any)
            || matches!(socket, ValueType::Any)
            || self as u8 == socket as u8
    }
}

/// The outline of a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlockShape {
    /// A block in a stack.
    Command,
    /// A block in a stack that repeats its body.
    Loop,
    /// A block in a socket.
    Value(ValueType),
}

/// A value typed into a socket: not a block, and free.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Literal {
    /// A typed number; never NaN.
    Number(f64),
    /// A colour swatch.
    Colour(Colour),
}

impl Literal {
    /// True if one can replace the other: both are colours, or both are numbers and neither is NaN.
    pub fn same_type(self, other: Literal) -> bool {
        match (self, other) {
            (Literal::Number(x), Literal::Number(y)) => !x.is_nan() && !y.is_nan(),
            (Literal::Colour(_), Literal::Colour(_)) => true,
            _ => false,
        }
    }
}

/// The eight categories of the palette, in the paper's order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Category {
    /// Aggiornamento parete
    Wall,
    /// Caselle
    Cells,
    /// Colori
    Colours,
    /// Infezione
    Infection,
    /// Logica
    Logic,
    /// Cicli
    Loops,
    /// Matematica
    Math,
    /// Variabili
    Variables,
}

impl Category {
    /// All categories, in the paper's order.
    pub const ALL: [Category; 8] = [
        Category::Wall,
        Category::Cells,
        Category::Colours,
        Category::Infection,
        Category::Logic,
        Category::Loops,
        Category::Math,
        Category::Variables,
    ];

    /// Its name in files and JSON.
    pub const fn id(self) -> &'static str {
        [
            "wall",
            "cells",
            "colours",
            "infection",
            "logic",
            "loops",
            "math",
            "variables",
        ][self as usize]
    }

    /// The blocks of this category in the paper's order, which prints a block of two categories near the end of the
    /// second: last, but before a loop.
    pub fn rows(self) -> Vec<&'static KindRow> {
        let here = TABLE.iter().filter(|row| row.categories.contains(&self));
        let (mut rows, shared): (Vec<&KindRow>, Vec<_>) =
            here.partition(|row| row.categories[0] == self);
        let before_loops = rows.iter().rposition(|row| !row.kind.is_loop());
        let place = before_loops.map_or(0, |last| last + 1);
        rows.splice(place..place, shared);
        rows
    }
}

/// One argument of a block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arg {
    /// Its name in files (when the row is `named`), paths and errors.
    pub name: &'static str,
    pub kind: ArgKind,
}

/// The role of an argument.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ArgKind {
    /// A socket for a value, with its default value if it has one.
    Socket(ValueType, Option<Literal>),
    /// The block's field: a drop-down, a variable, a typed number.
    Field(FieldKind),
    /// A list of commands.
    Body,
}

/// One row of the table: everything fixed about a block kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct KindRow {
    /// The kind that this row describes.
    pub kind: Kind,
    /// The name in files: `RemoveInfected`.
    pub variant: &'static str,
    /// The name in JSON and tables: `remove_infected`.
    pub id: &'static str,
    /// Its outline.
    pub shape: BlockShape,
    pub cost: u32,
    /// The palette categories that show it; the breakdown of the cost uses the first.
    pub categories: &'static [Category],
    /// Its arguments in the order of the file; sockets are evaluated in this order.
    /// Empty for [`Kind::If`], whose branches vary in number.
    pub args: &'static [Arg],
    /// True if files write the arguments as `name: value`.
    pub named: bool,
}

impl KindRow {
    /// The sockets: name, type and default value, in the order of evaluation.
    pub fn sockets(&self) -> impl Iterator<Item = (&'static str, ValueType, Option<Literal>)> {
        self.args.iter().filter_map(|arg| match arg.kind {
            ArgKind::Socket(ty, default) => Some((arg.name, ty, default)),
            _ => None,
        })
    }

    /// Number of bodies; 0 for [`Kind::If`], which has one per branch.
    pub fn bodies(&self) -> usize {
        self.args
            .iter()
            .filter(|arg| arg.kind == ArgKind::Body)
            .count()
    }

    /// The block's field, if it has one.
    pub fn field(&self) -> Option<FieldKind> {
        self.args.iter().find_map(|arg| match arg.kind {
            ArgKind::Field(kind) => Some(kind),
            _ => None,
        })
    }

    /// The type of its value; `None` for commands and loops.
    pub const fn value(&self) -> Option<ValueType> {
        match self.shape {
            BlockShape::Value(ty) => Some(ty),
            BlockShape::Command | BlockShape::Loop => None,
        }
    }
}

impl Kind {
    /// The row of this kind in [`TABLE`].
    pub const fn row(self) -> &'static KindRow {
        &TABLE[self as usize]
    }

    /// The kind with this file name (`RemoveInfected`).
    pub fn from_variant(variant: &str) -> Option<Kind> {
        TABLE
            .iter()
            .find(|row| row.variant == variant)
            .map(|row| row.kind)
    }

    /// True if its value is random.
    pub const fn is_random(self) -> bool {
        matches!(
            self,
            Kind::AnyInfected
                | Kind::AnyEmpty
                | Kind::AnyWithColour
                | Kind::RandomInt
                | Kind::RandomFraction
        )
    }

    /// True for loops: `Break` and `Continue` are allowed inside their bodies.
    pub const fn is_loop(self) -> bool {
        matches!(self.row().shape, BlockShape::Loop)
    }
}

const fn cell(name: &'static str) -> Arg {
    Arg {
        name,
        kind: ArgKind::Socket(ValueType::Cell, None),
    }
}
const fn boolean(name: &'static str) -> Arg {
    Arg {
        name,
        kind: ArgKind::Socket(ValueType::Boolean, None),
    }
}
const fn any(name: &'static str) -> Arg {
    Arg {
        name,
        kind: ArgKind::Socket(ValueType::Any, None),
    }
}
const fn number(name: &'static str, default: f64) -> Arg {
    Arg {
        name,
        kind: ArgKind::Socket(ValueType::Number, Some(Literal::Number(default))),
    }
}
const fn colour(name: &'static str) -> Arg {
    Arg {
        name,
        kind: ArgKind::Socket(ValueType::Colour, Some(Literal::Colour(Colour::Red))),
    }
}
const fn field(name: &'static str, kind: FieldKind) -> Arg {
    Arg {
        name,
        kind: ArgKind::Field(kind),
    }
}
const BODY: Arg = Arg {
    name: "body",
    kind: ArgKind::Body,
};

const BOOLEAN: BlockShape = BlockShape::Value(ValueType::Boolean);
const NUMBER: BlockShape = BlockShape::Value(ValueType::Number);
const COLOUR: BlockShape = BlockShape::Value(ValueType::Colour);
const CELL: BlockShape = BlockShape::Value(ValueType::Cell);
const ANY: BlockShape = BlockShape::Value(ValueType::Any);

macro_rules! table {
    (@named placed) => { false };
    (@named named) => { true };
    ($($kind:ident $id:literal $shape:expr, $cost:literal, [$($category:ident)+],
       $style:ident[$($arg:expr),*];)*) => {
        /// Every kind of block except the hat.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[allow(missing_docs, reason = "the table's rows describe them")]
        pub enum Kind { $($kind),* }

        /// The table, in the order of the language's description.
        pub const TABLE: &[KindRow] = &[$(KindRow {
            kind: Kind::$kind,
            variant: stringify!($kind),
            id: $id,
            shape: $shape,
            cost: $cost,
            categories: &[$(Category::$category),+],
            args: &[$($arg),*],
            named: table!(@named $style),
        }),*];
    };
}

table! {
    RemoveAreaAndDrop "remove_area_and_drop" BlockShape::Command, 40, [Wall], placed[cell("cell")];
    RemoveStripAndDrop "remove_strip_and_drop" BlockShape::Command, 40, [Wall], placed[cell("cell")];
    DropAll "drop_all" BlockShape::Command, 10, [Wall], placed[];
    RemoveInfected "remove_infected" BlockShape::Command, 5, [Wall Infection], placed[];
    Remove "remove" BlockShape::Command, 1, [Wall], placed[cell("cell")];
    LowerBrick "lower_brick" BlockShape::Command, 1, [Wall], placed[cell("cell")];
    LowerStack "lower_stack" BlockShape::Command, 2, [Wall], placed[cell("cell")];
    DropBrick "drop_brick" BlockShape::Command, 2, [Wall], placed[cell("cell")];
    DropStack "drop_stack" BlockShape::Command, 4, [Wall], placed[cell("cell")];
    CompactColumn "compact_column" BlockShape::Command, 7, [Wall], placed[number("number", 0.0)];
    Paint "paint" BlockShape::Command, 1, [Wall Colours],
        named[field("colour", FieldKind::Colour), cell("cell")];
    InfectArea "infect_area" BlockShape::Command, 20, [Infection], placed[cell("cell")];
    InfectStrip "infect_strip" BlockShape::Command, 20, [Infection], placed[cell("cell")];
    Infect "infect" BlockShape::Command, 1, [Infection], placed[cell("cell")];
    Cure "cure" BlockShape::Command, 1, [Infection], placed[cell("cell")];
    CureAll "cure_all" BlockShape::Command, 5, [Infection], placed[];
    ExtremeInfected "extreme_infected" CELL, 2, [Infection], placed[field("side", FieldKind::Edge)];
    AnyInfected "any_infected" CELL, 2, [Infection], placed[];
    ExistsInfected "exists_infected" BOOLEAN, 2, [Infection], placed[];
    IsInfected "is_infected" BOOLEAN, 0, [Infection], placed[cell("cell")];
    ForEachInfected "for_each_infected" BlockShape::Loop, 0, [Infection],
        named[field("var", FieldKind::Variable), BODY];
    Clicked "clicked" CELL, 0, [Cells], placed[];
    Neighbour "neighbour" CELL, 1, [Cells], named[field("side", FieldKind::Side), cell("cell")];
    CellAt "cell_at" CELL, 0, [Cells], named[number("row", 0.0), number("column", 0.0)];
    RowOf "row_of" NUMBER, 0, [Cells], placed[cell("cell")];
    ColumnOf "column_of" NUMBER, 0, [Cells], placed[cell("cell")];
    ExtremeEmpty "extreme_empty" CELL, 2, [Cells], placed[field("side", FieldKind::Edge)];
    AnyEmpty "any_empty" CELL, 2, [Cells], placed[];
    ExistsEmpty "exists_empty" BOOLEAN, 2, [Cells], placed[];
    IsEmpty "is_empty" BOOLEAN, 0, [Cells], placed[cell("cell")];
    ColourOf "colour_of" COLOUR, 0, [Colours], placed[cell("cell")];
    ExtremeWithColour "extreme_with_colour" CELL, 2, [Colours],
        named[field("side", FieldKind::Edge), colour("colour")];
    AnyWithColour "any_with_colour" CELL, 2, [Colours], placed[colour("colour")];
    HasColour "has_colour" BOOLEAN, 0, [Colours],
        named[cell("cell"), field("colour", FieldKind::Colour)];
    Connected "connected" BOOLEAN, 10, [Colours], placed[cell("a"), cell("b")];
    If "if" BlockShape::Command, 0, [Logic], named[];
    Compare "compare" BOOLEAN, 0, [Logic],
        placed[any("a"), field("operator", FieldKind::Comparison), any("b")];
    Logic "logic" BOOLEAN, 0, [Logic],
        placed[boolean("a"), field("operator", FieldKind::Connective), boolean("b")];
    Not "not" BOOLEAN, 0, [Logic], placed[boolean("x")];
    True "true" BOOLEAN, 0, [Logic], placed[];
    False "false" BOOLEAN, 0, [Logic], placed[];
    Choose "choose" ANY, 0, [Logic], named[boolean("test"), any("yes"), any("no")];
    Repeat "repeat" BlockShape::Loop, 0, [Loops], named[number("times", 10.0), BODY];
    While "while" BlockShape::Loop, 0, [Loops], named[boolean("when"), BODY];
    Until "until" BlockShape::Loop, 0, [Loops], named[boolean("when"), BODY];
    Count "count" BlockShape::Loop, 0, [Loops],
        named[field("var", FieldKind::Variable), number("from", 1.0), number("to", 10.0),
              number("by", 1.0), BODY];
    Break "break" BlockShape::Command, 0, [Loops], placed[];
    Continue "continue" BlockShape::Command, 0, [Loops], placed[];
    Number "number" NUMBER, 0, [Math], placed[field("number", FieldKind::Number)];
    Arithmetic "arithmetic" NUMBER, 0, [Math],
        placed[number("a", 1.0), field("operator", FieldKind::Operator), number("b", 1.0)];
    Math "math" NUMBER, 0, [Math], placed[field("function", FieldKind::Function), number("x", 0.0)];
    Trig "trig" NUMBER, 0, [Math], placed[field("function", FieldKind::Trigonometry), number("x", 0.0)];
    Constant "constant" NUMBER, 0, [Math], placed[field("constant", FieldKind::Constant)];
    Is "is" BOOLEAN, 0, [Math], placed[number("x", 0.0), field("property", FieldKind::Property)];
    DivisibleBy "divisible_by" BOOLEAN, 0, [Math], placed[number("x", 1.0), number("y", 2.0)];
    Change "change" BlockShape::Command, 0, [Math Variables],
        named[field("var", FieldKind::Variable), number("by", 1.0)];
    Round "round" NUMBER, 0, [Math], placed[number("x", 0.0), field("rounding", FieldKind::Rounding)];
    Remainder "remainder" NUMBER, 0, [Math], placed[number("a", 64.0), number("b", 10.0)];
    Constrain "constrain" NUMBER, 0, [Math],
        named[number("value", 50.0), number("low", 1.0), number("high", 100.0)];
    RandomInt "random_int" NUMBER, 0, [Math], named[number("from", 1.0), number("to", 100.0)];
    RandomFraction "random_fraction" NUMBER, 0, [Math], placed[];
    Atan2 "atan2" NUMBER, 0, [Math], named[number("x", 1.0), number("y", 1.0)];
    Set "set" BlockShape::Command, 0, [Variables], named[field("var", FieldKind::Variable), any("to")];
    Get "get" ANY, 0, [Variables], placed[field("var", FieldKind::Variable)];
    Swatch "swatch" COLOUR, 0, [Colours], placed[field("colour", FieldKind::Colour)];
}
