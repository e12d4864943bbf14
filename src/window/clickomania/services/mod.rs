//! What all parts of this mode share beside the program: the task that is open, what was reached, the judge that works
//! in the background, the slots.

pub mod judge;

use crate::window::clickomania::library::open_task::OpenTask;
use crate::window::clickomania::library::storage::{Drafts, Progress, SlotFiles};
use judge::JudgeService;

#[derive(Default)]
pub struct Services {
    /// What the program on the canvas has to do.
    pub task: OpenTask,
    pub judge: JudgeService,
    pub slots: SlotFiles,
    /// The programs left in tasks.
    pub drafts: Drafts,
    /// How far one is with each task.
    pub progress: Progress,
}
