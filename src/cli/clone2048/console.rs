//! The console game, as the paper describes it, and its words.

use crate::atomic_file::write_whole;
use crate::cli::output::{Output, one_line};
use crate::cli::{CliContext, ExitStatus, Fail, input, interrupted};
use crate::sentences;
use engine::text::{Language, Text};
use games::clone2048::{
    BlockBoard, BlockCell, BlockGame, BoardFileErrorKind, Direction, DisplayMode, GameState, SIZES,
};
use std::fs::File;
use std::io::{self, BufRead as _, ErrorKind, IsTerminal as _, Read as _};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// Maximum size of a board's file, in bytes: the largest board, with the longest letters; the rest is not read.
const MAX_FILE_BYTES: u64 = 64 << 20;

/// Why the console stops asking.
enum ConsoleEnd {
    /// The game ends as if the player had left.
    EndOfInput,
    Fail(Fail),
}

impl From<Fail> for ConsoleEnd {
    fn from(fail: Fail) -> ConsoleEnd {
        ConsoleEnd::Fail(fail)
    }
}

/// Plays games until the player leaves or the input ends.
///
/// # Errors
/// Ctrl-C, or output that cannot be written.
pub fn play(
    context: &mut CliContext,
    words: Words,
    seed: u64,
    start: Option<BlockGame>,
) -> Result<ExitStatus, Fail> {
    let mut console = Console {
        out: &mut context.out,
        words,
        lines: lines(),
        echo: !io::stdin().is_terminal(),
        mode: DisplayMode::default(),
        // Each game has its own seed.
        seed: match start {
            Some(_) => seed.wrapping_add(1),
            None => seed,
        },
    };
    match console.games(start) {
        Ok(()) | Err(ConsoleEnd::EndOfInput) => Ok(ExitStatus::Done),
        Err(ConsoleEnd::Fail(fail)) => Err(fail),
    }
}

/// The longest line that is read at once, in bytes.
const LONGEST: u64 = 1 << 16;

/// The lines of standard input, read on another thread, so that Ctrl-C need not wait for the next.
fn lines() -> Receiver<Vec<u8>> {
    let (sender, receiver) = sync_channel(1);
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let mut line = Vec::new();
            // A longer line is no answer; its rest is read as the next one.
            match input.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
                Ok(1..) if sender.send(line).is_ok() => {}
                _ => return,
            }
        }
    });
    receiver
}

struct Console<'a> {
    out: &'a mut Output,
    words: Words,
    lines: Receiver<Vec<u8>>,
    /// True if answers are printed too: behind a pipe no terminal echoes them.
    echo: bool,
    mode: DisplayMode,
    seed: u64,
}

impl Console<'_> {
    fn games(&mut self, start: Option<BlockGame>) -> Result<(), ConsoleEnd> {
        if let Some(game) = start {
            self.game(game)?;
        }
        loop {
            let game = match self.menu(&self.words.main_menu(), ConsoleQuestion::Option)? {
                0 => self.created()?,
                1 => {
                    let state = self.read()?;
                    BlockGame::resume(state, self.seed)
                }
                _ => return Ok(()),
            };
            self.seed = self.seed.wrapping_add(1);
            self.game(game)?;
        }
    }

    fn created(&mut self) -> Result<BlockGame, ConsoleEnd> {
        let size = self.number(ConsoleQuestion::Size, *SIZES.start(), *SIZES.end())?;
        let obstacles = self.number(ConsoleQuestion::Obstacles, 0, size * size - 1)?;
        Ok(BlockGame::create(size, obstacles, self.seed).expect("a cell is left"))
    }

    /// Plays a game to its end, or until it is left.
    fn game(&mut self, mut game: BlockGame) -> Result<(), ConsoleEnd> {
        self.show(game.state())?;
        loop {
            if game.is_over() {
                self.out.line(&self.words.over())?;
                return Ok(());
            }
            if game.is_due() {
                self.ask(ConsoleQuestion::Enter, "")?;
                game.add_new_block();
                self.board(game.board())?;
            }
            let direction = match self.key()? {
                0 => Direction::Up,
                1 => Direction::Down,
                2 => Direction::Left,
                3 => Direction::Right,
                4 => {
                    self.out.line(&format!("{}:", self.words.choose_mode()))?;
                    self.mode =
                        DisplayMode::ALL[self.menu(&self.words.modes(), ConsoleQuestion::Mode)?];
                    self.show(game.state())?;
                    continue;
                }
                5 => {
                    self.save(game.state())?;
                    continue;
                }
                _ => return Ok(()),
            };
            game.make(direction);
            self.show(game.state())?;
        }
    }

    /// Asks for a key until it is one of [`Words::keys`]; gives its index there.
    fn key(&mut self) -> Result<usize, ConsoleEnd> {
        let keys = self.words.keys();
        loop {
            let answer = self.ask(ConsoleQuestion::Key, ": ")?.to_lowercase();
            let mut characters = answer.chars();
            if let (Some(key), None) = (characters.next(), characters.next())
                && let Some(chosen) = keys.iter().position(|&known| known == key)
            {
                return Ok(chosen);
            }
            self.out.line(&self.words.wrong_key())?;
        }
    }

    /// Asks for the name of a file until it is the file of a board.
    fn read(&mut self) -> Result<GameState, ConsoleEnd> {
        loop {
            let name = self.file_name()?;
            match read(self.words, &name) {
                Ok(state) => return Ok(state),
                Err(why) => self.out.line(&one_line(&why))?,
            }
        }
    }

    /// Asks for the name of a file and writes the board into it, whole or not at all, or prints why that failed. A
    /// person is asked before a file is overwritten; input from a pipe is not asked.
    fn save(&mut self, state: &GameState) -> Result<(), ConsoleEnd> {
        let name = self.file_name()?;
        if !self.echo && Path::new(&name).exists() && !self.overwrites(&name)? {
            return Ok(self.out.line(&self.words.not_saved())?);
        }
        let message = match write_whole(Path::new(&name), state.to_string().as_bytes()) {
            Ok(()) => self.words.saved(&name),
            Err(error) => format!("{name}: {}", self.words.unwritable(&error)),
        };
        Ok(self.out.line(&one_line(&message))?)
    }

    /// Asks whether to overwrite a file, until the answer is yes or no.
    fn overwrites(&mut self, name: &str) -> Result<bool, ConsoleEnd> {
        let question = one_line(&self.words.ask_overwrite(name));
        let [yes, no] = self.words.yes_or_no();
        loop {
            let answer = self.ask_words(&question, ": ")?.to_lowercase();
            match answer.chars().next() {
                Some(first) if first == yes => return Ok(true),
                Some(first) if first == no => return Ok(false),
                _ => self.out.line(&self.words.wrong_key())?,
            }
        }
    }

    fn file_name(&mut self) -> Result<String, ConsoleEnd> {
        loop {
            let name = self.ask(ConsoleQuestion::File, ": ")?;
            if !name.is_empty() {
                return Ok(name);
            }
        }
    }

    /// Prints numbered lines and asks for one of them; gives its index from 0.
    fn menu(&mut self, items: &[String], question: ConsoleQuestion) -> Result<usize, ConsoleEnd> {
        for (number, item) in (1..).zip(items) {
            self.out.line(&format!("{number}. {item}"))?;
        }
        Ok(self.number(question, 1, items.len())? - 1)
    }

    /// Asks for a number until it is within bounds.
    fn number(
        &mut self,
        question: ConsoleQuestion,
        low: usize,
        high: usize,
    ) -> Result<usize, ConsoleEnd> {
        loop {
            match self.ask(question, ": ")?.parse() {
                Ok(number) if (low..=high).contains(&number) => return Ok(number),
                _ => self.out.line(&self.words.wrong_number(low, high))?,
            }
        }
    }

    /// Asks, and waits for the answer, which is trimmed.
    fn ask(&mut self, question: ConsoleQuestion, behind: &str) -> Result<String, ConsoleEnd> {
        self.ask_words(&self.words.question(question), behind)
    }

    fn ask_words(&mut self, question: &str, behind: &str) -> Result<String, ConsoleEnd> {
        self.out.text(&format!("{question}{behind}"))?;
        self.out.flush()?;
        let line = loop {
            match self.lines.recv_timeout(Duration::from_millis(20)) {
                Ok(line) => break line,
                Err(_) if interrupted() => return Err(Fail::Interrupted.into()),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    self.out.text("\n")?;
                    return Err(ConsoleEnd::EndOfInput);
                }
            }
        };
        let answer = String::from_utf8_lossy(&line).trim().to_owned();
        if self.echo {
            self.out.line(&one_line(&answer))?;
        }
        Ok(answer)
    }

    /// The board with moves and score below.
    fn show(&mut self, state: &GameState) -> Result<(), ConsoleEnd> {
        self.board(&state.board)?;
        Ok(self.out.line(&self.words.status(state))?)
    }

    fn board(&mut self, board: &BlockBoard) -> Result<(), ConsoleEnd> {
        Ok(self.out.text(&framed(board, self.mode))?)
    }
}

/// The board in a frame; cells are as wide as the mode says, or as the widest block.
fn framed(board: &BlockBoard, mode: DisplayMode) -> String {
    let shown = |cell: &BlockCell| match *cell {
        BlockCell::Empty => String::new(),
        BlockCell::Obstacle => "*".to_owned(),
        BlockCell::Block(level) => mode.show(level),
    };
    let widest = board.cells().iter().map(|cell| columns(&shown(cell)));
    let width = widest.fold(mode.width(), usize::max);
    let edge = format!("+{}\n", format!("{:-<width$}+", "").repeat(board.size()));
    let mut text = edge.clone();
    for row in board.rows() {
        text.push('|');
        for cell in row {
            let shown = shown(cell);
            text.push_str(&" ".repeat(width - columns(&shown)));
            text.push_str(&shown);
            text.push('|');
        }
        text.push('\n');
        text.push_str(&edge);
    }
    text
}

/// Number of terminal columns that a block takes: the Chinese characters of high levels take two.
fn columns(shown: &str) -> usize {
    let wide = |c: char| usize::from(c >= '\u{4E00}');
    shown.chars().map(|c| 1 + wide(c)).sum()
}

/// The board in a file, or a sentence with its name and place.
fn read(words: Words, name: &str) -> Result<GameState, String> {
    let bytes = || -> io::Result<Vec<u8>> {
        if Path::new(name).is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        let mut bytes = Vec::new();
        File::open(name)?
            .take(MAX_FILE_BYTES)
            .read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = bytes().map_err(|error| format!("{name}: {}", words.unreadable(&error)))?;
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let (line, column) = input::place(&bytes[..error.valid_up_to()]);
        format!("{name}:{line}:{column}: {}", words.not_utf8())
    })?;
    text.parse()
        .map_err(|error: games::clone2048::BoardFileError| {
            let why = words.file_error(&error.kind);
            format!("{name}:{}:{}: {why}", error.line, error.column)
        })
}

/// The messages of the console in one language; the Spanish ones are those of the paper, to the letter.
#[derive(Clone, Copy)]
pub struct Words(Text);

/// The questions of the console.
#[derive(Clone, Copy)]
pub enum ConsoleQuestion {
    Option,
    Size,
    Obstacles,
    File,
    Enter,
    Key,
    Mode,
}

impl Words {
    pub fn of(text: Text) -> Words {
        Words(text)
    }

    /// The console's own language, that of the paper.
    pub fn paper() -> Words {
        Words(Text::load(Language::Es).expect("Spanish is complete"))
    }

    pub fn question(self, question: ConsoleQuestion) -> String {
        let Words(text) = self;
        match question {
            ConsoleQuestion::Option => text.msg_clone2048_ask_option(),
            ConsoleQuestion::Size => text.msg_clone2048_ask_size(),
            ConsoleQuestion::Obstacles => text.msg_clone2048_ask_obstacles(),
            ConsoleQuestion::File => text.msg_clone2048_ask_file(),
            ConsoleQuestion::Enter => text.msg_clone2048_ask_enter(),
            ConsoleQuestion::Key => text.msg_clone2048_ask_key(),
            ConsoleQuestion::Mode => text.msg_clone2048_ask_mode(),
        }
    }

    /// The keys of the game in lower case: up, down, left, right, mode, save, finish.
    pub fn keys(self) -> Vec<char> {
        letters(&self.question(ConsoleQuestion::Key))
    }

    pub fn ask_overwrite(self, file: &str) -> String {
        self.0.msg_clone2048_ask_overwrite(file)
    }

    /// The keys of the answer to [`ask_overwrite`](Self::ask_overwrite).
    pub fn yes_or_no(self) -> [char; 2] {
        let keys = letters(&self.ask_overwrite(""));
        keys.try_into()
            .expect("every language has two letters in brackets")
    }

    pub fn not_saved(self) -> String {
        self.0.msg_clone2048_not_saved()
    }

    pub fn main_menu(self) -> [String; 3] {
        let Words(text) = self;
        [
            text.msg_clone2048_menu_create(),
            text.msg_clone2048_menu_read(),
            text.msg_clone2048_menu_leave(),
        ]
    }

    pub fn choose_mode(self) -> String {
        self.0.msg_clone2048_choose_mode()
    }

    pub fn modes(self) -> [String; 4] {
        DisplayMode::ALL.map(|mode| match mode {
            DisplayMode::Letter => self.0.msg_clone2048_mode_letter(),
            DisplayMode::Level => self.0.msg_clone2048_mode_level(),
            DisplayMode::Powers1024 => "1024".to_owned(),
            DisplayMode::Powers2048 => "2048".to_owned(),
        })
    }

    pub fn status(self, state: &GameState) -> String {
        let (moves, score) = (state.moves.to_string(), state.score.to_string());
        self.0.msg_clone2048_status(moves, score)
    }

    pub fn over(self) -> String {
        self.0.msg_clone2048_over()
    }

    pub fn wrong_number(self, low: usize, high: usize) -> String {
        self.0
            .msg_clone2048_wrong_number(low.to_string(), high.to_string())
    }

    pub fn wrong_key(self) -> String {
        self.0.msg_clone2048_wrong_key()
    }

    pub fn saved(self, file: &str) -> String {
        self.0.msg_clone2048_saved(file)
    }

    /// Why a file cannot be opened or read.
    pub fn unreadable(self, error: &io::Error) -> String {
        let Words(text) = self;
        match error.kind() {
            ErrorKind::NotFound => text.msg_cli_file_not_found(),
            ErrorKind::PermissionDenied => text.msg_cli_file_permission(),
            ErrorKind::IsADirectory => text.msg_cli_file_is_directory(),
            _ => text.msg_cli_file_unreadable(error.to_string()),
        }
    }

    pub fn unwritable(self, error: &io::Error) -> String {
        self.0.msg_cli_file_unwritable(error.to_string())
    }

    pub fn not_utf8(self) -> String {
        self.0.msg_file_not_utf8()
    }

    pub fn file_error(self, kind: &BoardFileErrorKind) -> String {
        sentences::clone2048_error(&self.0, kind)
    }
}

/// The letters in brackets, in lower case.
fn letters(question: &str) -> Vec<char> {
    let pieces = question.split('[').skip(1);
    pieces
        .filter_map(|piece| piece.chars().next()?.to_lowercase().next())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_seven_keys_that_differ() {
        for language in Language::complete() {
            let mut keys = Words::of(Text::load(language).unwrap()).keys();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), 7, "{language:?} {keys:?}");
        }
    }
}
