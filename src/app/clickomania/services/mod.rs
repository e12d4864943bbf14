//! What all rooms of this mode share beside the program: the judge that works in the background.

pub mod judge;

use judge::JudgeService;

#[derive(Default)]
pub struct Services {
    pub judge: JudgeService,
}
