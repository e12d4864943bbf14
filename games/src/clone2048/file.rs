//! The text file of a game: the number of moves, the score, then the rows of the board.

use super::board::{BlockBoard, BlockCell, Movement, SIZES};
use super::game::BlockRules;
use super::mode::level_of;
use crate::TextFileError;
use std::fmt;
use std::str::FromStr;

/// The content of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameState {
    /// The number of movements made.
    pub moves: u64,
    pub score: u64,
    pub board: BlockBoard,
}

impl GameState {
    /// The state after a movement, before the new block. Moves and score saturate at the largest number that a file can
    /// hold.
    pub fn after(&self, movement: &Movement, rules: BlockRules) -> GameState {
        GameState {
            moves: self.moves.saturating_add(1),
            score: self.score.saturating_add(rules.points(movement)),
            board: movement.board.clone(),
        }
    }
}

/// Writes the text of the file.
impl fmt::Display for GameState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}\n{}", self.moves, self.score, self.board)
    }
}

pub type BoardFileError = TextFileError<BoardFileErrorKind>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardFileErrorKind {
    /// The number of moves (line 1) or the score (line 2) is missing, negative, or not a whole number.
    Number,
    /// The number is above 2⁶⁴ − 1.
    NumberTooLarge,
    /// The number of cells in the first row is not in [`SIZES`], or there are no rows.
    BoardSize,
    /// A row has fewer cells than the first.
    RowTooShort { found: usize, expected: usize },
    /// A row has more cells than the first, which has this number.
    RowTooLong(usize),
    /// There are fewer rows than columns.
    TooFewRows { found: usize, expected: usize },
    /// There are more rows than columns, of which there are this number.
    TooManyRows(usize),
    /// A character that means no cell.
    UnexpectedCharacter(char),
}

/// Reads a file. Lines end in LF or CRLF, optional after the last row; trailing blanks in lines, and blank lines at the
/// end, are ignored.
impl FromStr for GameState {
    type Err = BoardFileError;

    fn from_str(text: &str) -> Result<GameState, BoardFileError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let text = text.trim_end_matches([' ', '\t', '\r', '\n']);
        let mut lines = (1..).zip(text.split('\n').map(|line| line.trim_end_matches(BLANKS)));
        let moves = number(1, lines.next())?;
        let score = number(2, lines.next())?;
        let board = board(lines)?;
        Ok(GameState {
            moves,
            score,
            board,
        })
    }
}

/// Ignored at the ends of lines.
const BLANKS: [char; 3] = [' ', '\t', '\r'];

/// Reads the number on line `at`.
fn number(at: usize, line: Option<(usize, &str)>) -> Result<u64, BoardFileError> {
    use BoardFileErrorKind as Kind;
    let error = |column, kind| BoardFileError::new(at, column, kind);
    let written = line.map_or("", |(_, written)| written);
    let digits = written.strip_prefix('-').unwrap_or(written);
    let stray = digits.chars().position(|c| !c.is_ascii_digit());
    let sign = usize::from(digits.len() < written.len());
    match (written, stray) {
        ("" | "-", _) => Err(error(1, Kind::Number)),
        (_, Some(stray)) => Err(error(sign + stray + 1, Kind::Number)),
        _ if sign > 0 => Err(error(1, Kind::Number)),
        _ => written.parse().map_err(|_| error(1, Kind::NumberTooLarge)),
    }
}

/// Reads the board from its rows, which come with their line numbers.
fn board<'a>(rows: impl Iterator<Item = (usize, &'a str)>) -> Result<BlockBoard, BoardFileError> {
    use BoardFileErrorKind as Kind;
    let mut cells = Vec::new();
    let mut size = 0;
    let mut last = 2;
    for (line, row) in rows {
        let error = |column, kind| Err(BoardFileError::new(line, column, kind));
        let found = row.chars().count();
        if size == 0 {
            size = found;
            let (min, max) = (*SIZES.start(), *SIZES.end());
            // In a short row, an invalid character is the more helpful error (below).
            if found < min && row.chars().all(|c| cell(c).is_some()) {
                return error(found + 1, Kind::BoardSize);
            }
            if found > max {
                return error(max + 1, Kind::BoardSize);
            }
        }
        if line - 2 > size {
            return error(1, Kind::TooManyRows(size));
        }
        for (column, character) in (1..).zip(row.chars()) {
            if column > size {
                return error(column, Kind::RowTooLong(size));
            }
            let Some(cell) = cell(character) else {
                return error(column, Kind::UnexpectedCharacter(character));
            };
            cells.push(cell);
        }
        if found < size {
            let expected = size;
            return error(found + 1, Kind::RowTooShort { found, expected });
        }
        last = line;
    }
    let (found, expected) = (last - 2, size);
    if size == 0 {
        Err(BoardFileError::new(3, 1, Kind::BoardSize))
    } else if found < expected {
        let kind = Kind::TooFewRows { found, expected };
        Err(BoardFileError::new(last + 1, 1, kind))
    } else {
        Ok(BlockBoard::from_cells(size, cells))
    }
}

fn cell(character: char) -> Option<BlockCell> {
    Some(match character {
        '.' => BlockCell::Empty,
        '*' => BlockCell::Obstacle,
        _ => BlockCell::Block(level_of(character)?),
    })
}
