//! What is pointed at in the program, and the cell of the wall that it means.

use super::Stage;
use super::wall_view::Touched;
use crate::app::common::theme;
use engine::language::{BlockId, Field, Kind, Program, VarId};
use engine::run::value::{CellValue, Value};
use engine::wall::{Cell, CellSet};

/// A value is looked for so many steps back: some milliseconds of work.
const FAR: u64 = 1 << 16;
/// While the move goes on each frame looks anew.
const NEAR: u64 = 1 << 10;

/// The block of the canvas that is pointed at.
#[derive(Default)]
pub struct Pointer {
    block: Option<BlockId>,
    /// What was found last, and for which block and step.
    found: Option<(BlockId, u64, Option<Value>)>,
}

impl Stage {
    /// Says which block of the canvas is pointed at.
    pub fn point(&mut self, block: Option<BlockId>) {
        self.pointer.block = block;
    }

    /// The cell on the wall that is meant by what is pointed at, at the point that is looked at.
    pub(super) fn pointed(&mut self, program: &Program) -> Option<Cell> {
        let variable = self.variables.pointed().map(|(variable, _)| variable);
        let value = match (variable, self.pointer.block) {
            (Some(variable), _) => self.held(variable),
            (None, Some(block)) => self.given(program, block),
            (None, None) => None,
        };
        match value {
            Some(Value::Cell(CellValue::On(cell))) => Some(cell),
            _ => None,
        }
    }

    /// The cells that the last step was about, or the one that it named, when there is time to see them.
    pub(super) fn touched(&self, program: &Program) -> Option<Touched> {
        let follow = self.is_within() && self.can_be_followed();
        let travel = self.travel.as_ref().filter(|_| follow)?;
        let (seen, id) = (travel.seen()?, travel.block()?);
        let category = program.get(id)?.kind.row().categories[0];
        let told = match seen.value {
            Some(Value::Cell(CellValue::On(cell))) => cell.set(),
            _ => CellSet::EMPTY,
        };
        Some(Touched {
            reads: seen.reads | told,
            changed: seen.changed,
            colour: theme::category(category).fill,
        })
    }

    fn held(&self, variable: VarId) -> Option<Value> {
        let mut variables = self.travel.as_ref()?.variables();
        variables.find(|(id, _)| *id == variable)?.1
    }

    /// What a block gave last.
    fn given(&mut self, program: &Program, id: BlockId) -> Option<Value> {
        let block = program.get(id)?;
        if let (Kind::Get, Field::Variable(variable)) = (block.kind, block.field) {
            return self.held(variable);
        }
        let far = if self.goes_on() { NEAR } else { FAR };
        let travel = self.travel.as_ref()?;
        let step = travel.step();
        match self.pointer.found {
            Some((other, at, value)) if (other, at) == (id, step) => value,
            _ => {
                let record = travel.record();
                let number = record.code().numbering.number(id)?;
                let value = record.last_value(number, step, far);
                self.pointer.found = Some((id, step, value));
                value
            }
        }
    }
}
