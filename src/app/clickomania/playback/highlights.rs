//! What the canvas and the wall show of a move.

use super::player::Playback;
use super::replay_cursor::TouchedCells;
use super::state::PlaybackState;
use crate::app::clickomania::canvas::{Highlight, RunMarks};
use engine::language::{BlockId, Program};

impl Playback {
    /// What the canvas shows; `None` when nothing runs and one does not look back.
    pub fn highlight(&self) -> Option<Highlight> {
        let cursor = self.cursor().filter(|_| self.is_within())?;
        cursor.highlight(self.can_be_followed())
    }

    /// The step that is shown and its block, when there is time to see it: then the block should be in
    /// sight.
    pub fn followed(&self) -> Option<(u64, BlockId)> {
        let follow = self.is_within() && self.can_be_followed();
        let cursor = self.cursor().filter(|_| follow)?;
        Some((cursor.step(), cursor.block()?))
    }

    /// The cells that the last step was about, when there is time to see them.
    pub fn touched(&self, program: &Program) -> Option<TouchedCells> {
        let follow = self.is_within() && self.can_be_followed();
        self.cursor().filter(|_| follow)?.touched(program)
    }

    /// What the canvas shows of the breakpoints and of the last move.
    pub fn run_marks(&self) -> RunMarks<'_> {
        let executions = match &self.state {
            PlaybackState::Ended(replay) => Some(replay.executions()),
            PlaybackState::Idle
            | PlaybackState::Computing { .. }
            | PlaybackState::Recording { .. }
            | PlaybackState::Playing(_)
            | PlaybackState::EndedUnrecorded { .. } => None,
        };
        RunMarks {
            breakpoints: self.breakpoints.iter().collect(),
            executions,
            heat: self.shows_heat(),
        }
    }

    /// The number of steps up to the point that is looked at, and that of the whole move.
    pub fn place(&self) -> Option<(u64, u64)> {
        let cursor = self.cursor()?;
        Some((cursor.step(), cursor.steps()))
    }
}
