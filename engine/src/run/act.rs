//! Commands and questions on the wall.

use super::code::{CellCommand, CellQuestion};
use super::value::CellValue;
use crate::language::field::{Edge, Side};
use crate::wall::{Cell, CellSet, Wall};

/// The offset of the neighbour on that side: rows down and columns to the right.
pub(super) const fn offset(side: Side) -> (i8, i8) {
    match side {
        Side::Above => (-1, 0),
        Side::Below => (1, 0),
        Side::RightOf => (0, 1),
        Side::LeftOf => (0, -1),
    }
}

/// The cell nearest to an edge; of several, the first in reading order.
#[inline]
pub(super) fn extreme(cells: CellSet, edge: Edge) -> CellValue {
    let cell = match edge {
        Edge::Top => cells.top(),
        Edge::Bottom => cells.bottom(),
        Edge::Left => cells.left(),
        Edge::Right => cells.right(),
    };
    cell.map_or(CellValue::Nowhere, CellValue::On)
}

/// Answers a question about a cell on the wall.
#[inline]
pub(super) fn ask(wall: &Wall, question: CellQuestion, cell: Cell) -> bool {
    match question {
        CellQuestion::IsInfected => wall.is_infected(cell),
        CellQuestion::IsEmpty => wall.is_empty(cell),
        CellQuestion::HasColour(colour) => wall.colour(cell) == Some(colour),
    }
}

/// Carries out a command on a cell of the wall.
#[inline]
pub(super) fn act(wall: &mut Wall, command: CellCommand, cell: Cell) {
    match command {
        CellCommand::RemoveAreaAndDrop => {
            wall.remove(wall.area(cell));
            wall.drop_all();
        }
        CellCommand::RemoveStripAndDrop => {
            wall.remove(wall.strip(cell));
            wall.drop_all();
        }
        CellCommand::Remove => wall.remove(cell.set()),
        CellCommand::LowerBrick => wall.lower_brick(cell),
        CellCommand::LowerStack => wall.lower_stack(cell),
        CellCommand::DropBrick => wall.drop_brick(cell),
        CellCommand::DropStack => wall.drop_stack(cell),
        CellCommand::Paint(colour) => wall.paint(cell, colour),
        CellCommand::InfectArea => wall.infect(wall.area(cell)),
        CellCommand::InfectStrip => wall.infect(wall.strip(cell)),
        CellCommand::Infect => wall.infect(cell.set()),
        CellCommand::Cure => wall.cure(cell.set()),
    }
}

/// Carries out a command on *nowhere*.
#[inline]
pub(super) fn act_nowhere(wall: &mut Wall, command: CellCommand) {
    if let CellCommand::RemoveAreaAndDrop | CellCommand::RemoveStripAndDrop = command {
        wall.drop_all();
    }
}
