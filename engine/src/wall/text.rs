//! The text form of a wall, for files, tests and the clipboard (specification of the language, section 1): nine lines
//! of nine characters, `R G B Y F`, lower case for infected bricks, `.` for no brick.

use std::fmt;

use super::{Brick, Cell, CellSet, SIZE, Wall};
use crate::colour::Colour;

/// The letter of a cell without brick.
const NO_BRICK: char = '.';

/// The letters by colour number, and by colour number plus 8 where infected.
const LETTERS: &[u8; 16] = b".RGBYF...rgbyf..";

impl Wall {
    /// Reads the text form. Lines end in LF or CRLF, optional after the last line; a byte-order mark at the start is
    /// ignored. Walls need not be settled.
    ///
    /// # Errors
    /// The first mistake in reading order.
    pub fn parse(text: &str) -> Result<Wall, WallError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut wall = Wall::default();
        let mut found = 0;
        // `split_inclusive` gives no piece after a final newline, nor for an empty text.
        for (row, line) in text.split_inclusive('\n').enumerate() {
            if row == SIZE {
                return Err(WallError::new(row, 0, WallErrorKind::TooManyLines));
            }
            wall.parse_row(row, without_end(line))?;
            found = row + 1;
        }
        if found < SIZE {
            return Err(WallError::new(found, 0, WallErrorKind::TooFewLines(found)));
        }
        Ok(wall)
    }

    /// Reads one line, without its line end, into the cells of `row`.
    fn parse_row(&mut self, row: usize, line: &str) -> Result<(), WallError> {
        let mut found = 0;
        for (column, letter) in line.chars().enumerate() {
            let Some(cell) = Cell::new(row, column) else {
                return Err(WallError::new(row, column, WallErrorKind::LineTooLong));
            };
            let content = read(letter).ok_or_else(|| {
                WallError::new(row, column, WallErrorKind::UnexpectedCharacter(letter))
            })?;
            self.set(cell, content);
            found = column + 1;
        }
        if found < SIZE {
            return Err(WallError::new(
                row,
                found,
                WallErrorKind::LineTooShort(found),
            ));
        }
        Ok(())
    }

    /// The character of one cell in the text form.
    pub fn letter(&self, cell: Cell) -> char {
        match self.brick(cell) {
            Some(Brick {
                colour,
                infected: false,
            }) => colour.letter(),
            Some(Brick {
                colour,
                infected: true,
            }) => colour.letter().to_ascii_lowercase(),
            None => NO_BRICK,
        }
    }

    /// The text form: nine lines of nine letters, each ended by a newline.
    pub fn letters(&self) -> [u8; SIZE * (SIZE + 1)] {
        let mut letters = [b'\n'; SIZE * (SIZE + 1)];
        let [a, b, c] = self.code;
        let planes = [a, b, c, self.infection].map(CellSet::bits);
        for (row, line) in letters.chunks_exact_mut(SIZE + 1).enumerate() {
            // Whole rows, since a bit of 128 costs as much as nine of a word.
            let bits = planes.map(|plane| (plane >> (SIZE * row)) as usize);
            for (column, letter) in line[..SIZE].iter_mut().enumerate() {
                let [a, b, c, infected] = bits.map(|bits| bits >> column & 1);
                *letter = LETTERS[a | b << 1 | c << 2 | infected << 3];
            }
        }
        letters
    }

    /// The nine lines of the text form, top row first, without line ends.
    pub fn rows(&self) -> [String; SIZE] {
        let letters = self.letters();
        std::array::from_fn(|row| {
            let line = &letters[row * (SIZE + 1)..][..SIZE];
            line.iter().map(|&letter| char::from(letter)).collect()
        })
    }
}

impl fmt::Display for Wall {
    /// Nine lines, each ended by a newline.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters()
            .iter()
            .try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Debug for Wall {
    /// The text form on separate lines.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wall(\n{self})")
    }
}

/// The first mistake in the text of a wall. [`crate::diagnostics`] turns it into a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WallError {
    /// The line, from 1; one past the last line if a line is missing.
    pub line: usize,
    /// The column, from 1, in characters, not counting a byte-order mark; one past the last character if a character
    /// is missing.
    pub column: usize,
    pub kind: WallErrorKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WallErrorKind {
    /// A character that is not part of the text form.
    UnexpectedCharacter(char),
    /// A line of fewer than nine characters, with their number.
    LineTooShort(usize),
    /// A line of more than nine characters; the column is that of the tenth.
    LineTooLong,
    /// A text of fewer than nine lines, with their number.
    TooFewLines(usize),
    /// A text of more than nine lines; the line is the tenth.
    TooManyLines,
}

impl WallError {
    /// The error at `row` and `column`, both from 0.
    fn new(row: usize, column: usize, kind: WallErrorKind) -> WallError {
        WallError {
            line: row + 1,
            column: column + 1,
            kind,
        }
    }
}

/// A line without its LF or CRLF; a carriage return elsewhere is a character like any other.
fn without_end(line: &str) -> &str {
    match line.strip_suffix('\n') {
        Some(line) => line.strip_suffix('\r').unwrap_or(line),
        None => line,
    }
}

/// The content of a cell by its character: `Some(None)` for no brick, `None` for an invalid character.
fn read(letter: char) -> Option<Option<Brick>> {
    if letter == NO_BRICK {
        return Some(None);
    }
    let upper = letter.to_ascii_uppercase();
    let colour = Colour::ALL
        .into_iter()
        .find(|colour| colour.letter() == upper)?;
    Some(Some(Brick {
        colour,
        infected: letter != upper,
    }))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::WallErrorKind::*;
    use super::*;
    use crate::wall::test_support::{any_wall, cell};

    const ROW: &str = "RgBYf.ryG";

    #[test]
    fn every_letter_stands_for_its_brick() {
        let text = "RGBYF....\nrgbyf....\n".to_string() + &".........\n".repeat(7);
        let wall = Wall::parse(&text).unwrap();
        for (column, colour) in Colour::ALL.into_iter().enumerate() {
            assert_eq!(
                wall.brick(cell(0, column)),
                Some(Brick {
                    colour,
                    infected: false
                })
            );
            assert_eq!(
                wall.brick(cell(1, column)),
                Some(Brick {
                    colour,
                    infected: true
                })
            );
        }
        assert_eq!(wall.bricks().len(), 10);
        assert_eq!(wall.to_string(), text);
        assert_eq!(wall.letter(cell(1, 4)), 'f');
        assert_eq!(wall.rows()[1], "rgbyf....");
        assert_eq!(format!("{wall:?}"), format!("Wall(\n{text})"));
    }

    #[test]
    fn all_accepted_line_ends_give_the_same_wall() {
        let [lf, crlf] = ["\n", "\r\n"].map(|end| format!("{ROW}{end}").repeat(9));
        let wall = Wall::parse(&lf).unwrap();
        let mixed = format!("{ROW}\n{ROW}\r\n").repeat(4) + ROW;
        for text in [
            lf.trim_end().to_string(),
            crlf.trim_end().to_string(),
            mixed,
            format!("\u{feff}{lf}"),
            format!("\u{feff}{}", crlf.trim_end()),
            crlf,
        ] {
            assert_eq!(Wall::parse(&text), Ok(wall), "{text:?}");
        }
    }

    #[test]
    fn every_bad_text_is_refused_at_its_first_mistake() {
        let row = &format!("{ROW}\n")[..];
        let full = row.repeat(9);
        let table: &[(String, usize, usize, WallErrorKind)] = &[
            (String::new(), 1, 1, TooFewLines(0)),
            (row.repeat(8), 9, 1, TooFewLines(8)),
            (row.repeat(8) + "\n", 9, 1, LineTooShort(0)),
            (format!("{full}\n"), 10, 1, TooManyLines),
            (format!("{full}X"), 10, 1, TooManyLines),
            (format!("{row}RGB\r\n{row}"), 2, 4, LineTooShort(3)),
            (format!("{row}RGBRGBRGBR\n"), 2, 10, LineTooLong),
            (format!("{row}RGBXXX\n"), 2, 4, UnexpectedCharacter('X')),
            (format!("{row}R🧱🧱\n"), 2, 2, UnexpectedCharacter('🧱')),
            // A Cyrillic letter that looks like one of ours.
            ("В".to_owned(), 1, 1, UnexpectedCharacter('В')),
        ];
        for (text, line, column, kind) in table {
            let error = WallError {
                line: *line,
                column: *column,
                kind: *kind,
            };
            assert_eq!(Wall::parse(text), Err(error), "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn reading_what_was_written_gives_the_wall(wall in any_wall()) {
            let text = wall.to_string();
            prop_assert_eq!(Wall::parse(&text), Ok(wall));
            prop_assert_eq!(text.lines().collect::<Vec<_>>(), wall.rows());
            prop_assert_eq!(text.chars().count(), 90);
        }
    }
}
