//! What the console says.

use crate::sentences;
use engine::text::{Language, Text};
use games::clone2048::{BoardFileErrorKind, DisplayMode, GameState};
use std::io::{self, ErrorKind};

/// The messages of the console in one language; the Spanish ones are those of the paper, to the letter.
#[derive(Clone, Copy)]
pub struct Words(Text);

/// What the console asks.
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
    fn every_language_has_two_answers_that_differ() {
        for language in Language::complete() {
            let [yes, no] = Words::of(Text::load(language).unwrap()).yes_or_no();
            assert_ne!(yes, no, "{language:?}");
        }
    }

    #[test]
    fn every_language_has_seven_keys_that_differ() {
        for language in Language::complete() {
            let mut keys = Words::of(Text::load(language).unwrap()).keys();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), 7, "{language:?} {keys:?}");
        }
    }

    #[test]
    fn the_console_speaks_as_the_paper_prints_it() {
        let paper = Words::paper();
        assert_eq!(paper.keys(), ['s', 'b', 'i', 'd', 'm', 'g', 'f']);
        assert_eq!(
            paper.main_menu(),
            ["CREAR NUEVO TABLERO", "LEER TABLERO DE FICHERO", "SALIR"]
        );
        assert_eq!(paper.modes(), ["Alfabeto", "Nivel", "1024", "2048"]);
        let asked = [
            (ConsoleQuestion::Option, "Indique opción"),
            (ConsoleQuestion::Size, "Tamaño del tablero"),
            (ConsoleQuestion::Obstacles, "Numero de obstáculos"),
            (ConsoleQuestion::File, "Nombre del Fichero"),
            (
                ConsoleQuestion::Enter,
                "Pulse [Enter] para mostrar inserción del nuevo bloque",
            ),
            (
                ConsoleQuestion::Key,
                "[S]ubir, [B]ajar, [I]zda, [D]cha | [M]odo, [G]uardar, [F]in",
            ),
            (ConsoleQuestion::Mode, "Escoja opción"),
        ];
        for (question, printed) in asked {
            assert_eq!(paper.question(question), printed);
        }
        assert_eq!(paper.choose_mode(), "ESCOJA MODO VISUALIZACION");
    }
}
