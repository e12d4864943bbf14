//! The operation of a block that acts after all its sockets, by its kind and its field.

use crate::language::field::Field;
use crate::language::kind::Kind;
use crate::run::code::{CellCommand, CellQuestion, Op, SearchTarget, WallOp};
use crate::run::math;

/// The operation of a block without labels and variables.
///
/// # Panics
/// The kind is compiled to several operations, or has no such field.
pub fn operation(kind: Kind, field: Field) -> Op {
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
