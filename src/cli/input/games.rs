//! What the other games write.

use super::Source;
use crate::cli::Fail;
use crate::sentences;
use engine::text::Text;
use games::TextFileError;
use games::clone2048::GameState;
use games::mines::{GameRecord, MinesPosition};
use games::tantrix::{DrawnArea, SolutionFile, Tile, read, read_table};

impl Source {
    /// Reads the board of the 2048 clone in the file.
    ///
    /// # Errors
    /// [`Fail::Unusable`] with a sentence that names the file and the place, or Ctrl-C. So do the other readers here.
    pub fn clone2048(&self, text: &Text) -> Result<GameState, Fail> {
        self.parsed(text, str::parse, sentences::clone2048_error)
    }

    /// Reads the table of the tiles of Tantrix in the file.
    pub fn tantrix_tiles(&self, text: &Text) -> Result<Vec<Tile>, Fail> {
        self.parsed(text, read_table, sentences::tantrix_table_error)
    }

    /// Reads the drawing of a board of Tantrix in the file.
    pub fn tantrix_drawing(&self, text: &Text) -> Result<DrawnArea, Fail> {
        self.parsed(text, str::parse, sentences::tantrix_drawing_error)
    }

    /// Reads the solutions of Tantrix in the file, each with its line, and their puzzle.
    pub fn tantrix(&self, text: &Text) -> Result<SolutionFile, Fail> {
        let file = self.parsed(text, read, |text, ()| text.msg_tantrix_file_malformed())?;
        if file.solutions.is_empty() {
            return Err(self.unusable(&text.msg_tantrix_file_empty()));
        }
        Ok(file)
    }

    /// Reads the position of Minesweeper in the file.
    pub fn mines(&self, text: &Text) -> Result<MinesPosition, Fail> {
        self.parsed(text, str::parse, sentences::mines_error)
    }

    /// Reads the game of Minesweeper in the file.
    pub fn mines_replay(&self, text: &Text) -> Result<GameRecord, Fail> {
        self.parsed(text, str::parse, sentences::mines_replay_error)
    }

    fn parsed<T, K>(
        &self,
        text: &Text,
        read: impl FnOnce(&str) -> Result<T, TextFileError<K>>,
        sentence: impl FnOnce(&Text, &K) -> String,
    ) -> Result<T, Fail> {
        let bytes = self.bytes(text)?;
        read(self.utf8(text, &bytes)?).map_err(|error| {
            let why = sentence(text, &error.kind);
            self.unusable_at(error.line, error.column, &why)
        })
    }
}
