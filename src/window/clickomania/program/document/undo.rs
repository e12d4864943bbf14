//! Changes taken back, and made again.

use super::Document;
use crate::store::StorageError;
use crate::window::clickomania::command::ChangeKind;
use crate::window::clickomania::program::undo_step::{Beside, UndoStep};
use engine::language::TaskId;

impl Document {
    /// Takes back the last change, or with `again` makes the last one taken back again, and says what
    /// it was. None if there is no such change.
    ///
    /// # Errors
    /// A slot cannot be written; then nothing is changed.
    pub fn undo(
        &mut self,
        again: bool,
        beside: &mut dyn Beside,
    ) -> Result<Option<ChangeKind>, StorageError> {
        let Some((kind, change)) = self.history.take(again) else {
            return Ok(None);
        };
        let inverse = match change {
            UndoStep::Edit(edit) => {
                let inverse = self.apply(edit).expect("what was done can be undone");
                UndoStep::Edit(inverse)
            }
            UndoStep::Program(opened) => {
                let before = std::mem::replace(&mut self.opened, *opened);
                self.came();
                UndoStep::Program(Box::new(before))
            }
            UndoStep::Wall(deal) => UndoStep::Wall(Box::new(beside.exchange_wall(*deal))),
            UndoStep::Over(opened, way) => {
                let before = std::mem::replace(&mut self.opened, *opened);
                self.came();
                let (task, way) = *way;
                let way = beside.exchange_state(&task, way);
                UndoStep::Over(Box::new(before), Box::new((task, way)))
            }
            UndoStep::Slot(files, number, slot) => {
                match beside.exchange_slot(&files, number, &slot) {
                    Ok(before) => UndoStep::Slot(files, number, Box::new(before)),
                    Err(error) => {
                        // Still to be taken back.
                        let step = UndoStep::Slot(files, number, slot);
                        self.history.put(!again, kind, step);
                        return Err(error);
                    }
                }
            }
        };
        self.history.put(again, kind, inverse);
        Ok(Some(kind))
    }

    /// The task to which undoing the last change would lead, if that change was the opening of the present one.
    pub fn undoing_leads_to(&self) -> Option<&TaskId> {
        match self.history.last()? {
            (ChangeKind::Task, UndoStep::Program(before)) => Some(&before.program.header().task),
            _ => None,
        }
    }
}
