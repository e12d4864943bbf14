//! One of the two programs that make the same move.

use super::pane::Pane;
use super::rows::ComparisonRow;
use crate::window::clickomania::command::ProgramOrigin;
use crate::window::clickomania::program::canvas::Highlight;
use crate::window::clickomania::stage::playback::speed::Speed;
use crate::window::clickomania::stage::playback::{
    MoveProgress, NoMove, ReplayCursor, TouchedCells,
};
use crate::window::clickomania::stage::shown_wall::ShownWall;
use crate::window::kit::app_context::AppContext;
use engine::diagnostics;
use engine::language::{BlockId, Program};
use engine::run::code::Code;
use engine::wall::{CellSet, Wall};
use std::sync::Arc;

/// One of the two programs.
pub struct Side {
    /// Where it comes from.
    pub origin: ProgramOrigin,
    /// The program.
    pub program: Arc<Program>,
    /// Its name and its cost.
    pub title: (String, u64),
    /// Its blocks.
    pub pane: Pane,
    /// Ready to run, if it is.
    pub(super) code: Option<Arc<Code>>,
    pub(super) progress: MoveProgress,
    pub(super) shown: ShownWall,
}

impl Side {
    pub(super) fn new(row: &ComparisonRow, wall: Wall, app: &AppContext) -> Side {
        Side {
            origin: row.origin.clone(),
            program: Arc::clone(&row.program),
            title: (row.name(&app.text), row.cost.total),
            pane: Pane::new(),
            code: row.code.clone(),
            progress: MoveProgress::Rest,
            shown: ShownWall::new(wall),
        }
    }

    /// Takes the move if it is there.
    ///
    /// # Errors
    /// There will be no move.
    pub(super) fn receive(&mut self) -> Result<(), NoMove> {
        if self.progress.receive()?
            && let Some(cursor) = self.cursor()
        {
            self.shown.show_at_once(*cursor.wall());
        }
        Ok(())
    }

    /// Goes to a step and shows its wall; bricks are seen falling unless one wants calm.
    pub(super) fn go_to(&mut self, step: u64, calm: bool) {
        if let Some(replay) = self.progress.replay_mut() {
            replay.cursor.go(step);
            self.look(calm, Speed::Steps(1.0));
        }
    }

    /// Shows the wall of the step that is looked at; bricks are seen falling unless one wants calm.
    pub(super) fn look(&mut self, calm: bool, speed: Speed) {
        let Some(cursor) = self.cursor() else { return };
        let wall = *cursor.wall();
        let seconds = (!calm).then(|| speed.change_seconds());
        self.shown.show(&wall, CellSet::EMPTY, seconds);
    }

    /// The move, if there is one to go about in.
    pub fn cursor(&self) -> Option<&ReplayCursor> {
        self.progress.replay().map(|replay| &replay.cursor)
    }

    /// The wall that is shown.
    pub fn wall(&self) -> &Wall {
        self.shown.wall()
    }

    /// The block that executed last, and its value when there is time to read it.
    pub fn highlight(&self, slow: bool) -> Option<Highlight> {
        self.cursor_within()?.highlight(slow)
    }

    /// The step that is shown and its block.
    pub fn place(&self) -> Option<(u64, BlockId)> {
        let cursor = self.cursor_within()?;
        Some((cursor.step(), cursor.block()?))
    }

    /// The cells that the last step was about.
    pub fn touched(&self) -> Option<TouchedCells> {
        self.cursor_within()?.touched(&self.program)
    }

    /// The move, while it is not at its end.
    fn cursor_within(&self) -> Option<&ReplayCursor> {
        self.cursor().filter(|cursor| !cursor.is_over())
    }

    /// Why its move stopped before its end, once that is reached.
    pub fn failure(&self, app: &AppContext) -> Option<String> {
        let cursor = self.cursor().filter(|cursor| cursor.is_over())?;
        let failure = cursor.outcome().failure?;
        Some(diagnostics::failure(&app.text, &self.program, &failure))
    }
}
