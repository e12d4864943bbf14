//! The file of a board: the number of moves, the score, then the rows.

use super::board::{BlockBoard, BlockCell, Movement, SIZES};
use super::mode::level_of;
use super::rules::BlockRules;
use crate::text_file::TextFileError;
use std::fmt;
use std::str::FromStr;

/// The content of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameState {
    /// How many movements were made.
    pub moves: u64,
    pub score: u64,
    pub board: BlockBoard,
}

impl GameState {
    /// The state after a movement alone: one move more, and its points. Both stay at the largest
    /// number that a file can hold.
    pub fn after(&self, movement: &Movement) -> GameState {
        self.after_by(BlockRules::Paper, movement)
    }

    /// As [`after`](Self::after), by these rules.
    pub fn after_by(&self, rules: BlockRules, movement: &Movement) -> GameState {
        GameState {
            moves: self.moves.saturating_add(1),
            score: self.score.saturating_add(rules.points(movement)),
            board: movement.board.clone(),
        }
    }
}

/// The text of the file.
impl fmt::Display for GameState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}\n{}", self.moves, self.score, self.board)
    }
}

/// Why a file is refused, and where.
pub type BoardFileError = TextFileError<BoardFileErrorKind>;

/// Why a file is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardFileErrorKind {
    /// The line holds no number of moves (line 1) or score (line 2).
    NumberMissing,
    /// The number is below 0.
    NumberNegative,
    /// The line is not a whole number.
    NumberMalformed,
    /// The number is above 2⁶⁴ − 1.
    NumberTooLarge,
    /// There are no rows, or the first is so short.
    BoardTooSmall(usize),
    /// The first row has more cells than a board can have.
    BoardTooLarge,
    /// A row has fewer cells than the first.
    RowTooShort {
        found: usize,
        /// How many the first has.
        expected: usize,
    },
    /// A row has more cells than the first.
    RowTooLong(usize),
    /// There are fewer rows than columns.
    TooFewRows {
        /// How many there are.
        found: usize,
        /// How many columns there are.
        expected: usize,
    },
    /// There are more rows than columns.
    TooManyRows(usize),
    /// No cell is written like this.
    UnexpectedCharacter(char),
}

/// Reads a file; the line end of the last row may be missing, line ends may be those of Windows, and blanks at the
/// ends of lines and lines of blanks at the end do not matter.
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

/// What may stand at the end of a line, and of the file.
const BLANKS: [char; 3] = [' ', '\t', '\r'];

fn number(at: usize, line: Option<(usize, &str)>) -> Result<u64, BoardFileError> {
    let written = line.map_or("", |(_, written)| written);
    let digits = written.strip_prefix('-').unwrap_or(written);
    let stray = digits.chars().position(|c| !c.is_ascii_digit());
    let sign = usize::from(digits.len() < written.len());
    Err(match (written, stray) {
        ("", _) => BoardFileError::new(at, 1, BoardFileErrorKind::NumberMissing),
        ("-", _) => BoardFileError::new(at, 1, BoardFileErrorKind::NumberMalformed),
        (_, Some(stray)) => {
            BoardFileError::new(at, sign + stray + 1, BoardFileErrorKind::NumberMalformed)
        }
        _ if sign > 0 => BoardFileError::new(at, 1, BoardFileErrorKind::NumberNegative),
        _ => match written.parse() {
            Ok(number) => return Ok(number),
            Err(_) => BoardFileError::new(at, 1, BoardFileErrorKind::NumberTooLarge),
        },
    })
}

fn board<'a>(rows: impl Iterator<Item = (usize, &'a str)>) -> Result<BlockBoard, BoardFileError> {
    let mut cells = Vec::new();
    let mut size = 0;
    let mut last = 2;
    for (line, row) in rows {
        let found = row.chars().count();
        if size == 0 {
            size = found;
            let (least, most) = (*SIZES.start(), *SIZES.end());
            // A character that is no cell is what is wrong, however long the row is.
            if found < least && row.chars().all(|c| cell(c).is_some()) {
                return Err(BoardFileError::new(
                    line,
                    found + 1,
                    BoardFileErrorKind::BoardTooSmall(found),
                ));
            }
            if found > most {
                return Err(BoardFileError::new(
                    line,
                    most + 1,
                    BoardFileErrorKind::BoardTooLarge,
                ));
            }
        }
        if line - 2 > size {
            return Err(BoardFileError::new(
                line,
                1,
                BoardFileErrorKind::TooManyRows(size),
            ));
        }
        for (column, character) in (1..).zip(row.chars()) {
            if column > size {
                return Err(BoardFileError::new(
                    line,
                    column,
                    BoardFileErrorKind::RowTooLong(size),
                ));
            }
            let Some(cell) = cell(character) else {
                let kind = BoardFileErrorKind::UnexpectedCharacter(character);
                return Err(BoardFileError::new(line, column, kind));
            };
            cells.push(cell);
        }
        if found < size {
            let expected = size;
            let kind = BoardFileErrorKind::RowTooShort { found, expected };
            return Err(BoardFileError::new(line, found + 1, kind));
        }
        last = line;
    }
    let found = last - 2;
    match size {
        0 => Err(BoardFileError::new(
            3,
            1,
            BoardFileErrorKind::BoardTooSmall(0),
        )),
        expected if found < expected => {
            let kind = BoardFileErrorKind::TooFewRows { found, expected };
            Err(BoardFileError::new(last + 1, 1, kind))
        }
        _ => Ok(BlockBoard::from_cells(size, cells)),
    }
}

fn cell(character: char) -> Option<BlockCell> {
    Some(match character {
        '.' => BlockCell::Empty,
        '*' => BlockCell::Obstacle,
        _ => BlockCell::Block(level_of(character)?),
    })
}
