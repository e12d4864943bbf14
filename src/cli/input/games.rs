//! What the other games write.

use super::Source;
use crate::cli::Fail;
use crate::sentences;
use engine::text::Text;
use games::clone2048::{BoardFileError as BoardError, GameState};
use games::mines::{GameRecord, MinesFileError as MinesError, MinesPosition, ReplayTextError};
use games::tantrix::{DrawnArea, DrawnAreaError, SolutionFile, Tile, read, read_table};

impl Source {
    /// Reads the board of the 2048 clone in the file.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C.
    pub fn clone2048(&self, text: &Text) -> Result<GameState, Fail> {
        let bytes = self.bytes(text)?;
        let written = self.utf8(text, &bytes)?;
        written.parse().map_err(|error: BoardError| {
            let why = sentences::clone2048_error(text, &error.kind);
            self.unusable_at(error.line, error.column, &why)
        })
    }

    /// Reads the table of the tiles of Tantrix in the file.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C.
    pub fn tantrix_tiles(&self, text: &Text) -> Result<Vec<Tile>, Fail> {
        let bytes = self.bytes(text)?;
        let written = self.utf8(text, &bytes)?;
        read_table(written).map_err(|error| {
            let why = sentences::tantrix_table_error(text, &error.kind);
            self.unusable_at(error.line, 1, &why)
        })
    }

    /// Reads the drawing of a board of Tantrix in the file.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C.
    pub fn tantrix_drawing(&self, text: &Text) -> Result<DrawnArea, Fail> {
        let bytes = self.bytes(text)?;
        let written = self.utf8(text, &bytes)?;
        written.parse().map_err(|error: DrawnAreaError| {
            let why = sentences::tantrix_drawing_error(text, error.kind);
            self.unusable_at(error.line, error.column, &why)
        })
    }

    /// Reads the solutions of Tantrix in the file, each with its line, and their puzzle.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C.
    pub fn tantrix(&self, text: &Text) -> Result<SolutionFile, Fail> {
        let bytes = self.bytes(text)?;
        let written = self.utf8(text, &bytes)?;
        let file = read(written).map_err(|error| {
            let why = text.msg_tantrix_file_malformed();
            self.unusable_at(error.line, error.column, &why)
        })?;
        match file.solutions.is_empty() {
            true => Err(self.unusable(&text.msg_tantrix_file_empty())),
            false => Ok(file),
        }
    }

    /// Reads the position of Minesweeper in the file.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C.
    pub fn mines(&self, text: &Text) -> Result<MinesPosition, Fail> {
        let bytes = self.bytes(text)?;
        let written = self.utf8(text, &bytes)?;
        written.parse().map_err(|error: MinesError| {
            let why = sentences::mines_error(text, &error.kind);
            self.unusable_at(error.line, error.column, &why)
        })
    }

    /// Reads the game of Minesweeper in the file.
    ///
    /// # Errors
    /// As [`mines`](Self::mines).
    pub fn mines_replay(&self, text: &Text) -> Result<GameRecord, Fail> {
        let bytes = self.bytes(text)?;
        let written = self.utf8(text, &bytes)?;
        written.parse().map_err(|error: ReplayTextError| {
            let why = sentences::mines_replay_error(text, error.kind);
            self.unusable_at(1, error.column, &why)
        })
    }
}
