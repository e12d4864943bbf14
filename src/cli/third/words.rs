//! What the console of the third clone says: in Spanish, or in a language of the whole program.

use super::spanish;
use crate::say;
use crate::text::Text;
use crate::third::{FileErrorKind, Mode, State};
use std::io::{self, ErrorKind};

/// The console's own language.
#[derive(Clone, Copy)]
pub enum Words {
    /// As the paper prints it.
    Paper,
    /// As `--lang` says.
    Of(Text),
}

/// What a person can be asked.
#[derive(Clone, Copy)]
pub enum Ask {
    Option,
    Size,
    Obstacles,
    File,
    Enter,
    Key,
    Mode,
}

impl Words {
    pub fn ask(self, ask: Ask) -> String {
        let Words::Of(text) = self else {
            let question = match ask {
                Ask::Option => spanish::ASK_OPTION,
                Ask::Size => spanish::ASK_SIZE,
                Ask::Obstacles => spanish::ASK_OBSTACLES,
                Ask::File => spanish::ASK_FILE,
                Ask::Enter => spanish::ASK_ENTER,
                Ask::Key => spanish::ASK_KEY,
                Ask::Mode => spanish::ASK_MODE,
            };
            return question.to_owned();
        };
        match ask {
            Ask::Option | Ask::Mode => text.msg_third_ask_option(),
            Ask::Size => text.msg_third_ask_size(),
            Ask::Obstacles => text.msg_third_ask_obstacles(),
            Ask::File => text.msg_third_ask_file(),
            Ask::Enter => text.msg_third_ask_enter(),
            Ask::Key => text.msg_third_ask_key(),
        }
    }

    /// The keys of the game, small: up, down, left, right, mode, save, finish.
    pub fn keys(self) -> Vec<char> {
        let question = self.ask(Ask::Key);
        let pieces = question.split('[').skip(1);
        pieces
            .filter_map(|piece| piece.chars().next()?.to_lowercase().next())
            .collect()
    }

    pub fn main_menu(self) -> [String; 3] {
        match self {
            Words::Paper => [spanish::CREATE, spanish::READ, spanish::LEAVE].map(str::to_owned),
            Words::Of(text) => [
                text.msg_third_menu_create(),
                text.msg_third_menu_read(),
                text.msg_third_menu_leave(),
            ],
        }
    }

    pub fn choose_mode(self) -> String {
        match self {
            Words::Paper => spanish::CHOOSE_MODE.to_owned(),
            Words::Of(text) => text.msg_third_choose_mode(),
        }
    }

    pub fn modes(self) -> [String; 4] {
        Mode::ALL.map(|mode| match (mode, self) {
            (Mode::Letter, Words::Paper) => spanish::MODE_LETTER.to_owned(),
            (Mode::Letter, Words::Of(text)) => text.msg_third_mode_letter(),
            (Mode::Level, Words::Paper) => spanish::MODE_LEVEL.to_owned(),
            (Mode::Level, Words::Of(text)) => text.msg_third_mode_level(),
            (Mode::Powers1024, _) => "1024".to_owned(),
            (Mode::Powers2048, _) => "2048".to_owned(),
        })
    }

    pub fn status(self, state: &State) -> String {
        let (moves, score) = (state.moves, state.score);
        match self {
            Words::Paper => format!(
                "{} = {moves} | {} = {score}",
                spanish::MOVES,
                spanish::SCORE
            ),
            Words::Of(text) => text.msg_third_status(moves.to_string(), score.to_string()),
        }
    }

    pub fn over(self) -> String {
        match self {
            Words::Paper => spanish::OVER.to_owned(),
            Words::Of(text) => text.msg_third_over(),
        }
    }

    pub fn wrong_number(self, low: usize, high: usize) -> String {
        match self {
            Words::Paper => spanish::wrong_number(low, high),
            Words::Of(text) => text.msg_third_wrong_number(low.to_string(), high.to_string()),
        }
    }

    pub fn wrong_key(self) -> String {
        match self {
            Words::Paper => spanish::WRONG_KEY.to_owned(),
            Words::Of(text) => text.msg_third_wrong_key(),
        }
    }

    pub fn saved(self, file: &str) -> String {
        match self {
            Words::Paper => spanish::saved(file),
            Words::Of(text) => text.msg_third_saved(file),
        }
    }

    /// Why a file cannot be opened or read.
    pub fn unreadable(self, error: &io::Error) -> String {
        match (error.kind(), self) {
            (ErrorKind::NotFound, Words::Paper) => spanish::not_found(),
            (ErrorKind::NotFound, Words::Of(text)) => text.msg_cli_file_not_found(),
            (ErrorKind::PermissionDenied, Words::Paper) => spanish::permission(),
            (ErrorKind::PermissionDenied, Words::Of(text)) => text.msg_cli_file_permission(),
            (ErrorKind::IsADirectory, Words::Paper) => spanish::is_directory(),
            (ErrorKind::IsADirectory, Words::Of(text)) => text.msg_cli_file_is_directory(),
            (_, Words::Paper) => spanish::unreadable(&error.to_string()),
            (_, Words::Of(text)) => text.msg_cli_file_unreadable(error.to_string()),
        }
    }

    pub fn unwritable(self, error: &io::Error) -> String {
        match self {
            Words::Paper => spanish::unwritable(&error.to_string()),
            Words::Of(text) => text.msg_cli_file_unwritable(error.to_string()),
        }
    }

    pub fn not_utf8(self) -> String {
        match self {
            Words::Paper => spanish::not_utf8(),
            Words::Of(text) => text.msg_file_not_utf8(),
        }
    }

    pub fn file_error(self, kind: &FileErrorKind) -> String {
        match self {
            Words::Paper => spanish::file_error(kind),
            Words::Of(text) => say::third_error(&text, kind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_language_has_seven_keys_that_differ() {
        let complete = Language::complete().map(|l| Words::Of(Text::load(l).unwrap()));
        for words in complete.chain([Words::Paper]) {
            let mut keys = words.keys();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), 7, "{keys:?}");
        }
    }

    #[test]
    fn the_keys_of_the_paper() {
        assert_eq!(Words::Paper.keys(), ['s', 'b', 'i', 'd', 'm', 'g', 'f']);
    }
}
