//! What is pointed at in the program, and the cell of the wall that it means.

use super::player::Playback;
use engine::language::{BlockId, Field, Kind, Program};
use engine::run::value::{CellValue, Value};
use engine::wall::Cell;

/// How many steps back a value is looked for: some milliseconds of work.
const FAR: u64 = 1 << 16;
/// While the move goes on each frame looks anew.
const NEAR: u64 = 1 << 10;

/// The block of the canvas that is pointed at.
#[derive(Default)]
pub struct PointedBlock {
    block: Option<BlockId>,
    /// What was found last, and for which block and step.
    found: Option<(BlockId, u64, Option<Value>)>,
}

impl PointedBlock {
    pub fn set(&mut self, block: Option<BlockId>) {
        self.block = block;
    }

    /// The cell of the wall that is meant by what is pointed at, the block or a variable of the table, at
    /// the point that is looked at.
    pub fn cell(&mut self, playback: &Playback, program: &Program) -> Option<Cell> {
        let variable = playback.variables().pointed().map(|(variable, _)| variable);
        let value = match (variable, self.block) {
            (Some(variable), _) => playback.cursor()?.variable(variable),
            (None, Some(block)) => self.last_value(playback, program, block),
            (None, None) => None,
        };
        match value {
            Some(Value::Cell(CellValue::On(cell))) => Some(cell),
            _ => None,
        }
    }

    /// The value that a block gave last.
    fn last_value(&mut self, playback: &Playback, program: &Program, id: BlockId) -> Option<Value> {
        let block = program.get(id)?;
        let cursor = playback.cursor()?;
        if let (Kind::Get, Field::Variable(variable)) = (block.kind, block.field) {
            return cursor.variable(variable);
        }
        let step = cursor.step();
        match self.found {
            Some((other, at, value)) if (other, at) == (id, step) => value,
            _ => {
                let record = cursor.record();
                let number = record.code().numbering.number(id)?;
                let far = if playback.runs() { NEAR } else { FAR };
                let value = record.last_value(number, step, far);
                self.found = Some((id, step, value));
                value
            }
        }
    }
}
