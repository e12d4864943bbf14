//! The file of a position or a board: `columns rows mines`, then the rows.

use super::position::{MinesPosition, SeenCell};
use super::size::{Size, SizeError};
use crate::text_file::TextFileError;
use std::fmt;
use std::str::FromStr;

/// Why a file is refused, and where.
pub type MinesFileError = TextFileError<MinesFileErrorKind>;

/// Why a file is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MinesFileErrorKind {
    /// The first line has fewer than three numbers.
    NumberMissing,
    /// Something in the first line is not a whole number from 0.
    NumberMalformed,
    /// The first line goes on behind its three numbers.
    NumberUnexpected,
    /// The number of columns, or of rows, is not in [`SIDES`](super::SIDES).
    SideOutOfRange,
    /// There are more mines than cells.
    TooManyMines(usize),
    /// More mines are shown than there are.
    TooManyShown(usize),
    /// A row has fewer cells than there are columns.
    RowTooShort {
        found: usize,
        /// How many columns there are.
        expected: usize,
    },
    /// A row has more cells than there are columns.
    RowTooLong(usize),
    /// There are fewer rows than the first line says.
    TooFewRows {
        /// How many there are.
        found: usize,
        /// How many the first line says.
        expected: usize,
    },
    /// There are more rows than the first line says.
    TooManyRows(usize),
    /// A clue is larger than the number of neighbours of its cell.
    ClueTooLarge {
        clue: u8,
        /// How many neighbours the cell has.
        neighbours: usize,
    },
    /// No cell is written like this.
    UnexpectedCharacter(char),
}

impl SeenCell {
    /// How a cell is written in a file.
    pub fn letter(self) -> char {
        match self {
            SeenCell::Closed => '#',
            SeenCell::Flag => 'F',
            SeenCell::Mine => '*',
            SeenCell::Open(clue) => char::from(b'0' + clue),
        }
    }

    /// The cell that is written like this.
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

/// The text of the file.
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

/// Reads a file; the line end of the last row may be missing, and line ends may be those of Windows.
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

/// The three numbers of the first line.
fn size(line: &str) -> Result<Size, MinesFileError> {
    let mut numbers: Vec<(usize, usize)> = Vec::new();
    let mut column = 1;
    for word in line.split(' ') {
        let at = column;
        column += word.chars().count() + 1;
        if word.is_empty() {
            continue;
        }
        if numbers.len() == 3 {
            return Err(MinesFileError::new(
                1,
                at,
                MinesFileErrorKind::NumberUnexpected,
            ));
        }
        if let Some(stray) = word.chars().position(|c| !c.is_ascii_digit()) {
            return Err(MinesFileError::new(
                1,
                at + stray,
                MinesFileErrorKind::NumberMalformed,
            ));
        }
        // What does not fit is too large in any case.
        numbers.push((at, word.parse().unwrap_or(usize::MAX)));
    }
    let &[columns, rows, mines] = &numbers[..] else {
        let end = line.trim_end_matches(' ').chars().count() + 1;
        return Err(MinesFileError::new(
            1,
            end,
            MinesFileErrorKind::NumberMissing,
        ));
    };
    Size::new(columns.1, rows.1, mines.1).map_err(|why| match why {
        SizeError::Columns => MinesFileError::new(1, columns.0, MinesFileErrorKind::SideOutOfRange),
        SizeError::Rows => MinesFileError::new(1, rows.0, MinesFileErrorKind::SideOutOfRange),
        SizeError::Mines { cells } => {
            MinesFileError::new(1, mines.0, MinesFileErrorKind::TooManyMines(cells))
        }
    })
}

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
