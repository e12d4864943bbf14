//! What takes back a change, of the program or of what is beside it.

use super::opened::Opened;
use crate::store::StorageError;
use crate::window::clickomania::library::storage::{LessonState, Slot, SlotFiles, TaskKey};
use crate::window::clickomania::stage::game_wall::GameWall;
use crate::window::kit::history::Memory;
use engine::language::edit::Edit;

/// What takes back a change.
#[derive(Clone, Debug)]
pub enum UndoStep {
    /// A change of the program.
    Edit(Edit),
    /// Another program was opened.
    Program(Box<Opened>),
    /// A slot of these was written; this was in it before.
    Slot(SlotFiles, usize, Box<Slot>),
    /// A painted wall took the place of this one.
    Wall(Box<GameWall>),
    /// A task was begun over: the program before, and how far one was on the way.
    Over(Box<Opened>, Box<(TaskKey, LessonState)>),
}

/// What changes concern that are none of the program.
pub trait Beside {
    /// Puts this into a slot of these; gives what was in it.
    ///
    /// # Errors
    /// The slot cannot be written; it is as it was.
    fn exchange_slot(
        &mut self,
        files: &SlotFiles,
        number: usize,
        slot: &Slot,
    ) -> Result<Slot, StorageError>;

    /// Puts this wall in the place of the one in the game; gives that.
    fn exchange_wall(&mut self, deal: GameWall) -> GameWall;

    /// Goes to this point of the way through a task; gives where one was.
    fn exchange_state(&mut self, task: &TaskKey, way: LessonState) -> LessonState;
}

/// Nothing is there beside the program: what would go there stays with the change.
pub struct NothingBeside;

impl Beside for NothingBeside {
    fn exchange_slot(
        &mut self,
        _: &SlotFiles,
        _: usize,
        slot: &Slot,
    ) -> Result<Slot, StorageError> {
        Ok(slot.clone())
    }

    fn exchange_wall(&mut self, deal: GameWall) -> GameWall {
        deal
    }

    fn exchange_state(&mut self, _: &TaskKey, way: LessonState) -> LessonState {
        way
    }
}

impl Memory for UndoStep {
    fn memory(&self) -> usize {
        match self {
            UndoStep::Edit(edit) => edit.memory(),
            UndoStep::Program(opened) => size_of::<Opened>() + opened.program.memory(),
            UndoStep::Wall(_) => size_of::<GameWall>(),
            UndoStep::Over(opened, way) => {
                let way = size_of::<(TaskKey, LessonState)>() + way.1.memory();
                size_of::<Opened>() + opened.program.memory() + way
            }
            UndoStep::Slot(_, _, slot) => match &**slot {
                Slot::Filled { program, .. } => size_of::<Slot>() + program.memory(),
                Slot::Empty | Slot::Broken { .. } => size_of::<Slot>(),
            },
        }
    }
}
