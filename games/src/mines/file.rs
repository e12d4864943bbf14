//! The text file of a position or a board: a line `columns rows mines`, then the rows.

use super::position::{MinesPosition, SeenCell};
use super::size::{Size, SizeError};
use crate::TextFileError;
use std::fmt;
use std::str::FromStr;

pub type MinesFileError = TextFileError<MinesFileErrorKind>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MinesFileErrorKind {
    /// The first line has fewer than three numbers, or a word that is not a non-negative whole number.
    Number,
    /// The first line continues after its three numbers.
    NumberUnexpected,
    /// No board has these numbers of columns, rows and mines.
    Size(SizeError),
    /// More mines are visible than the first line says, which is this number.
    TooManyShown(usize),
    /// A row has fewer cells than there are columns.
    RowTooShort { found: usize, expected: usize },
    /// A row has more cells than there are columns, of which there are this number.
    RowTooLong(usize),
    /// There are fewer rows than the first line says.
    TooFewRows { found: usize, expected: usize },
    /// There are more rows than the first line says, which is this number.
    TooManyRows(usize),
    /// A clue exceeds the number of neighbours of its cell.
    ClueTooLarge { clue: u8, neighbours: usize },
    /// A character that means no cell.
    UnexpectedCharacter(char),
}

impl SeenCell {
    /// The character of the cell in a file.
    pub fn letter(self) -> char {
        match self {
            SeenCell::Closed => '#',
            SeenCell::Flag => 'F',
            SeenCell::Mine => '*',
            SeenCell::Open(clue) => char::from(b'0' + clue),
        }
    }

    /// The cell for a character of a file.
    pub fn from_letter(letter: char) -> Option<SeenCell> {
        Some(match letter {
            '#' => SeenCell::Closed,
            'F' => SeenCell::Flag,
            '*' => SeenCell::Mine,
            '0'..='8' => SeenCell::Open(letter as u8 - b'0'),
            _ => return None,
        })
    }
}

/// Writes the text of the file.
impl fmt::Display for MinesPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        writeln!(f, "{} {} {}", size.columns(), size.rows(), size.mines())?;
        for row in self.cells().chunks(size.columns()) {
            let row: String = row.iter().map(|seen| seen.letter()).collect();
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

/// Reads a file. Lines end in LF or CRLF, optional after the last row.
impl FromStr for MinesPosition {
    type Err = MinesFileError;

    fn from_str(text: &str) -> Result<MinesPosition, MinesFileError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let text = text.strip_suffix('\n').unwrap_or(text);
        let mut lines = (1..).zip(text.split('\n').map(|l| l.strip_suffix('\r').unwrap_or(l)));
        let size = size(lines.next().map_or("", |(_, line)| line))?;
        let cells = cells(size, lines)?;
        Ok(MinesPosition::new(size, cells))
    }
}

/// Reads the three numbers of the first line.
fn size(line: &str) -> Result<Size, MinesFileError> {
    use MinesFileErrorKind as Kind;
    let error = |column, kind| MinesFileError::new(1, column, kind);
    // Each number with its column.
    let mut numbers: Vec<(usize, usize)> = Vec::new();
    let mut column = 1;
    for word in line.split(' ') {
        let at = column;
        column += word.chars().count() + 1;
        if word.is_empty() {
            continue;
        }
        if numbers.len() == 3 {
            return Err(error(at, Kind::NumberUnexpected));
        }
        if let Some(stray) = word.chars().position(|c| !c.is_ascii_digit()) {
            return Err(error(at + stray, Kind::Number));
        }
        // A number that overflows is out of range anyway.
        numbers.push((at, word.parse().unwrap_or(usize::MAX)));
    }
    let &[columns, rows, mines] = &numbers[..] else {
        let end = line.trim_end_matches(' ').chars().count() + 1;
        return Err(error(end, Kind::Number));
    };
    Size::new(columns.1, rows.1, mines.1).map_err(|why| {
        let (at, _) = match why {
            SizeError::Columns => columns,
            SizeError::Rows => rows,
            SizeError::Mines { .. } => mines,
        };
        error(at, Kind::Size(why))
    })
}

/// Reads the cells from the rows, which come with their line numbers.
fn cells<'a>(
    size: Size,
    rows: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Vec<SeenCell>, MinesFileError> {
    let mut cells = Vec::new();
    let (mut last, mut mines) = (1, 0);
    let expected = size.columns();
    for (line, row) in rows {
        if line - 1 > size.rows() {
            return Err(MinesFileError::new(
                line,
                1,
                MinesFileErrorKind::TooManyRows(size.rows()),
            ));
        }
        let mut found = 0;
        for letter in row.chars() {
            let refused = |kind| Err(MinesFileError::new(line, found + 1, kind));
            let Some(seen) = SeenCell::from_letter(letter) else {
                return refused(MinesFileErrorKind::UnexpectedCharacter(letter));
            };
            if found == expected {
                return refused(MinesFileErrorKind::RowTooLong(expected));
            }
            if let SeenCell::Open(clue) = seen {
                let neighbours = size.neighbours(cells.len()).count();
                if usize::from(clue) > neighbours {
                    return refused(MinesFileErrorKind::ClueTooLarge { clue, neighbours });
                }
            }
            mines += usize::from(seen == SeenCell::Mine);
            if mines > size.mines() {
                return refused(MinesFileErrorKind::TooManyShown(size.mines()));
            }
            cells.push(seen);
            found += 1;
        }
        if found < expected {
            let kind = MinesFileErrorKind::RowTooShort { found, expected };
            return Err(MinesFileError::new(line, found + 1, kind));
        }
        last = line;
    }
    let (found, expected) = (last - 1, size.rows());
    if found < expected {
        let kind = MinesFileErrorKind::TooFewRows { found, expected };
        return Err(MinesFileError::new(last + 1, 1, kind));
    }
    Ok(cells)
}
