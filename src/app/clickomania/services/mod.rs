//! What all parts of this mode share beside the program: the judge that works in the background.

pub mod judge;

use crate::app::clickomania::storage::{Progress, SlotFiles};
use judge::JudgeService;

#[derive(Default)]
pub struct Services {
    pub judge: JudgeService,
    pub slots: SlotFiles,
    /// How far one is with each task.
    pub progress: Progress,
}
