//! Replays as a line of text (also the format of replay files): settings, board, and all actions.
//!
//! `replay 9x9/10 first=zero rule=any win=open marks=flag mines=0a… o40@0 f3@512 c40@800 u@900`: the mines are bits in
//! reading order, four per hexadecimal digit, the first one highest; each action is its letter (open, flag, chord, undo),
//! its cell, and its time in milliseconds.

use super::board::MineBoard;
use super::difficulty::Difficulty;
use super::game::MinesSettings;
use super::generate::{BoardRule, FirstClick, NoGuessMethod};
use super::record::{ActionKind, GameRecord, TimedAction};
use super::size::{Size, SizeError};
use crate::TextFileError;
use std::fmt;
use std::str::FromStr;

/// The first word of the line.
const BEGIN: &str = "replay";

const FIRSTS: [(&str, FirstClick); 3] = [
    ("any", FirstClick::Any),
    ("safe", FirstClick::Safe),
    ("zero", FirstClick::Zero),
];
const RULES: [(&str, BoardRule); 8] = [
    ("any", BoardRule::Any),
    ("not-enclosed", BoardRule::NotEnclosed),
    ("repaired", BoardRule::NoGuess(NoGuessMethod::Repaired)),
    ("filtered", BoardRule::NoGuess(NoGuessMethod::Filtered)),
    ("one-clue", BoardRule::NoGuessOf(Difficulty::OneClue)),
    ("two-clues", BoardRule::NoGuessOf(Difficulty::TwoClues)),
    ("mines-left", BoardRule::NoGuessOf(Difficulty::MinesLeft)),
    ("cases", BoardRule::NoGuessOf(Difficulty::Cases)),
];
const WINS: [(&str, bool); 2] = [("open", false), ("flags", true)];
const MARKS: [(&str, bool); 2] = [("flag", false), ("question", true)];

/// An error in a replay; its line is always 1.
pub type ReplayTextError = TextFileError<ReplayTextErrorKind>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayTextErrorKind {
    /// It begins with another word.
    NoReplay,
    /// It ends too early.
    Missing,
    /// The word has the wrong form.
    Malformed,
    /// The size is invalid.
    Size(SizeError),
    /// The number of digits does not match the cells, or the number of mines does not match the size.
    Mines,
    /// A cell number that is not less than `cells`.
    Cell { cells: usize },
    /// An action earlier than the one before it.
    Time,
}

/// True if a text begins as a replay.
pub fn is_replay(text: &str) -> bool {
    let first = text
        .trim_start_matches('\u{feff}')
        .split_ascii_whitespace()
        .next();
    first == Some(BEGIN)
}

fn word_of<T: PartialEq>(words: &[(&'static str, T)], meaning: &T) -> &'static str {
    let found = words.iter().find(|(_, known)| known == meaning);
    found.map_or("", |(word, _)| word)
}

/// Writes the line, without line end.
impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MinesSettings {
            size,
            rule,
            first,
            win_by_flags,
            question_marks,
        } = self.settings;
        let (columns, rows, mines) = size.into();
        write!(
            f,
            "{BEGIN} {columns}x{rows}/{mines} first={} rule={} win={} marks={} mines=",
            word_of(&FIRSTS, &first),
            word_of(&RULES, &rule),
            word_of(&WINS, &win_by_flags),
            word_of(&MARKS, &question_marks),
        )?;
        for start in (0..size.cells()).step_by(4) {
            let bit = |at: usize| {
                let cell = start + at;
                let mine = size.contains(cell) && self.board.is_mine(cell);
                u8::from(mine) << (3 - at)
            };
            write!(f, "{:x}", (0..4).map(bit).sum::<u8>())?;
        }
        for action in &self.actions {
            let time = action.time;
            match action.kind {
                ActionKind::Open(cell) => write!(f, " o{cell}@{time}")?,
                ActionKind::Mark(cell) => write!(f, " f{cell}@{time}")?,
                ActionKind::Chord(cell) => write!(f, " c{cell}@{time}")?,
                ActionKind::Undo => write!(f, " u@{time}")?,
            }
        }
        Ok(())
    }
}

/// Reads the line; line ends are treated as spaces.
impl FromStr for GameRecord {
    type Err = ReplayTextError;

    fn from_str(text: &str) -> Result<GameRecord, ReplayTextError> {
        let mut words = Words::new(text);
        let begin = words.next()?;
        if begin.written != BEGIN {
            return Err(begin.error(ReplayTextErrorKind::NoReplay));
        }
        let size = words.next()?.size()?;
        let first = words.next()?.one_of("first=", &FIRSTS)?;
        let rule = words.next()?.one_of("rule=", &RULES)?;
        let win_by_flags = words.next()?.one_of("win=", &WINS)?;
        let question_marks = words.next()?.one_of("marks=", &MARKS)?;
        let mines = words.next()?.mines(size)?;
        let mut actions: Vec<TimedAction> = Vec::new();
        while let Some(word) = words.take() {
            let action = word.action(size)?;
            if actions.last().is_some_and(|last| last.time > action.time) {
                return Err(word.error(ReplayTextErrorKind::Time));
            }
            actions.push(action);
        }
        Ok(GameRecord {
            settings: MinesSettings {
                size,
                rule,
                first,
                win_by_flags,
                question_marks,
            },
            board: MineBoard::new(size, &mines),
            actions,
        })
    }
}

/// Splits a line into words with their columns.
struct Words<'a> {
    rest: &'a str,
    /// The column of `rest`.
    column: usize,
}

#[derive(Clone, Copy)]
struct Word<'a> {
    written: &'a str,
    column: usize,
}

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Words<'a> {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Words { rest, column: 1 }
    }

    fn take(&mut self) -> Option<Word<'a>> {
        let word = self.rest.trim_start();
        self.column += self.rest[..self.rest.len() - word.len()].chars().count();
        let end = word.find(char::is_whitespace).unwrap_or(word.len());
        let (written, rest) = word.split_at(end);
        let column = self.column;
        self.column += written.chars().count();
        self.rest = rest;
        (!written.is_empty()).then_some(Word { written, column })
    }

    fn next(&mut self) -> Result<Word<'a>, ReplayTextError> {
        let missing = ReplayTextError::new(1, self.column, ReplayTextErrorKind::Missing);
        self.take().ok_or(missing)
    }
}

impl Word<'_> {
    fn error(self, kind: ReplayTextErrorKind) -> ReplayTextError {
        ReplayTextError::new(1, self.column, kind)
    }

    fn malformed(self) -> ReplayTextError {
        self.error(ReplayTextErrorKind::Malformed)
    }

    fn one_of<T: Copy>(self, key: &str, words: &[(&str, T)]) -> Result<T, ReplayTextError> {
        self.written
            .strip_prefix(key)
            .and_then(|value| words.iter().find(|(word, _)| *word == value))
            .map(|&(_, meaning)| meaning)
            .ok_or_else(|| self.malformed())
    }

    fn size(self) -> Result<Size, ReplayTextError> {
        let numbers = self.written.split_once('/').and_then(|(sides, mines)| {
            let (columns, rows) = sides.split_once('x')?;
            Some([number(columns)?, number(rows)?, number(mines)?])
        });
        let [columns, rows, mines] = numbers.ok_or_else(|| self.malformed())?;
        let side = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        Size::new(side(columns), side(rows), side(mines))
            .map_err(|why| self.error(ReplayTextErrorKind::Size(why)))
    }

    fn mines(self, size: Size) -> Result<Vec<bool>, ReplayTextError> {
        let digits = self
            .written
            .strip_prefix("mines=")
            .ok_or_else(|| self.malformed())?;
        let mut mines = Vec::with_capacity(size.cells() + 3);
        for digit in digits.chars() {
            let four = digit.to_digit(16).ok_or_else(|| self.malformed())?;
            mines.extend((0..4).map(|at| four >> (3 - at) & 1 == 1));
        }
        let fits = digits.len() == size.cells().div_ceil(4)
            && mines.iter().filter(|&&mine| mine).count() == size.mines()
            && mines[size.cells()..].iter().all(|&mine| !mine);
        if !fits {
            return Err(self.error(ReplayTextErrorKind::Mines));
        }
        mines.truncate(size.cells());
        Ok(mines)
    }

    fn action(self, size: Size) -> Result<TimedAction, ReplayTextError> {
        let parts = self.written.split_once('@');
        let (what, time) = parts.ok_or_else(|| self.malformed())?;
        let time = number(time).ok_or_else(|| self.malformed())?;
        if what == "u" {
            return Ok(TimedAction::new(time, ActionKind::Undo));
        }
        let kind = match what.chars().next() {
            Some('o') => ActionKind::Open,
            Some('f') => ActionKind::Mark,
            Some('c') => ActionKind::Chord,
            _ => return Err(self.malformed()),
        };
        let number = number(&what[1..]).ok_or_else(|| self.malformed())?;
        let cells = size.cells();
        let cell = usize::try_from(number)
            .ok()
            .filter(|&cell| cell < cells)
            .ok_or_else(|| self.error(ReplayTextErrorKind::Cell { cells }))?;
        Ok(TimedAction::new(time, kind(cell)))
    }
}

/// Reads a whole number without sign; one that overflows becomes the largest.
fn number(written: &str) -> Option<u64> {
    let digits = !written.is_empty() && written.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| written.parse().unwrap_or(u64::MAX))
}
