//! Walls on their way to other people: as a line that names one by its number, as text, in files.

use crate::store::{SavedValue, WindowFile};
use crate::window::clickomania::command::deal::NumberedWall;
use crate::window::clickomania::command::{ClickomaniaContext, WallCommand, WallSource};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::file_dialog::{Chosen, FileDialog};
use crate::window::kit::file_menu::read_text;
use egui::Ui;
use engine::diagnostics;
use engine::text::{Language, Text};
use engine::wall::{Wall, WallError};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// What the files of walls end in.
pub const EXTENSIONS: &[&str] = &["wall", "txt"];

/// No wall comes near this many bytes: what lies behind them is not read, and refused.
const MOST_BYTES: usize = 64 << 10;

/// Whether a file is one of a wall, by its name.
pub fn is_wall_file(path: &Path) -> bool {
    path.extension().is_some_and(|found| {
        let same = |known: &&str| found.eq_ignore_ascii_case(known);
        EXTENSIONS.iter().any(same)
    })
}

/// Reads the file of a wall.
///
/// # Errors
/// A sentence: which file, where in it, what is wrong.
pub fn read(path: &Path, text: &Text) -> Result<Wall, String> {
    read_text(path, MOST_BYTES, text, |words| {
        Wall::parse(words).map_err(|error| {
            let why = diagnostics::wall_error(text, &error);
            (error.line, error.column, why)
        })
    })
}

/// The line that names a wall: *Clickomania: parete di 4 colori, numero 17*.
pub fn line(text: &Text, numbered: NumberedWall) -> String {
    let colours = numbered.colours.to_string();
    let number = numbered.seed.to_string();
    match numbered.clearable {
        true => text.msg_walls_line_clearable(colours, number),
        false => text.msg_walls_line_dealt(colours, number),
    }
}

/// The wall in what was pasted, or why there is none; nothing if it does not seem to be meant as a wall,
/// unless that is known (`sure`).
pub fn understood(text: &Text, pasted: &str, sure: bool) -> Option<Result<WallSource, String>> {
    let pasted = &pasted[..pasted.floor_char_boundary(MOST_BYTES)];
    if let Some(source) = read_line(pasted) {
        return Some(Ok(source));
    }
    match Wall::parse(pasted.trim_end()) {
        Ok(wall) => Some(Ok(WallSource::Wall(wall))),
        Err(error) if sure || resembles(pasted) => Some(Err(refused(text, &error))),
        Err(_) => None,
    }
}

/// The wall in what was typed or pasted into a field of one line.
pub fn typed(typed: &str) -> Option<WallSource> {
    // Such a field makes spaces of line ends.
    let rows = typed.split_whitespace().collect::<Vec<_>>().join("\n");
    read_line(typed).or_else(|| Wall::parse(&rows).ok().map(WallSource::Wall))
}

/// Why a text is no wall, and where.
fn refused(text: &Text, error: &WallError) -> String {
    let sentence = diagnostics::wall_error(text, error);
    text.msg_stage_wall_place(error.line, error.column, sentence)
}

/// The wall that a line names, in whatever language it was written and whatever stands around it.
fn read_line(pasted: &str) -> Option<WallSource> {
    // Mails break lines and quote them.
    let words = pasted.to_lowercase().replace('>', " ");
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let languages = Language::complete().filter_map(|language| Text::load(language).ok());
    languages.into_iter().find_map(|text| {
        let clearable = text.msg_walls_line_clearable("\u{1}", "\u{2}");
        let dealt = text.msg_walls_line_dealt("\u{1}", "\u{2}");
        let clearable = numbers(&words, &clearable);
        let clearable = clearable.map(|(colours, seed)| WallSource::Clearable { seed, colours });
        clearable.or_else(|| {
            let (colours, seed) = numbers(&words, &dealt)?;
            Some(WallSource::Number { seed, colours })
        })
    })
}

/// The colours and the number in words that follow a model, in which they are `\u{1}` and `\u{2}`.
fn numbers(words: &str, model: &str) -> Option<(usize, u64)> {
    let model = model.to_lowercase();
    let (before, rest) = model.split_once('\u{1}')?;
    let (between, _) = rest.split_once('\u{2}')?;
    let mut found = words.match_indices(before);
    found.find_map(|(at, _)| {
        let (colours, rest) = leading(&words[at + before.len()..])?;
        let (seed, _) = leading(rest.strip_prefix(between)?)?;
        let colours = usize::try_from(colours).ok()?;
        (2..=5).contains(&colours).then_some((colours, seed))
    })
}

/// The number at the beginning, and what follows it.
fn leading(words: &str) -> Option<(u64, &str)> {
    let end = words.find(|c: char| !c.is_ascii_digit());
    let (digits, rest) = words.split_at(end.unwrap_or(words.len()));
    Some((digits.parse().ok()?, rest))
}

/// Whether most of a text is what walls are written with.
fn resembles(pasted: &str) -> bool {
    let written = |c: &char| "RGBYFrgbyf.".contains(*c);
    let all = pasted.chars().filter(|c| !c.is_whitespace());
    let letters = all.clone().filter(written).count();
    letters >= 18 && letters * 4 >= all.count() * 3
}

#[derive(Default)]
pub struct WallFiles {
    dialog: FileDialog,
    /// Whether what is pasted next should be a wall.
    paste_wanted: bool,
}

impl WallFiles {
    pub fn ask_open(&mut self, app: &ClickomaniaContext) {
        let title = app.text.msg_walls_open_title();
        self.dialog.ask_open(title, EXTENSIONS);
    }

    pub fn ask_save(&mut self, app: &ClickomaniaContext) {
        let text = app.text;
        let name = format!("{}.{}", text.msg_walls_file_name(), EXTENSIONS[0]);
        let title = text.msg_walls_save_title();
        self.dialog.ask_save(title, name, EXTENSIONS);
    }

    /// Asks for the clipboard, on which a wall should be.
    pub fn ask_paste(&mut self, app: &mut ClickomaniaContext) {
        self.paste_wanted = true;
        app.ask_paste();
    }

    /// Whether what is pasted now should be a wall.
    pub fn take_paste_wanted(&mut self) -> bool {
        std::mem::take(&mut self.paste_wanted)
    }

    /// Whether a question for a file waits for an answer.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let readable = |path: &Path| read(path, &text).map(|_| ());
        if let Some(chosen) = self.dialog.show(ui, app, &readable) {
            app.send(match chosen {
                Chosen::Open(path) => WallCommand::OpenFile(path),
                Chosen::Save(path) => WallCommand::SaveFile(path),
            });
        }
    }
}

/// The painted wall as it is saved.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
struct SavedPaintedWall {
    /// Its rows from the top; none before the first one was painted.
    rows: Vec<String>,
    /// Whether it is the wall of the game.
    played: bool,
}

impl SavedValue for SavedPaintedWall {
    const NAME: &'static str = "painted-wall";
}

/// The wall that was painted last, if there is one.
#[derive(Default)]
pub struct PaintedWall {
    wall: Option<Wall>,
    saved: WindowFile<SavedPaintedWall>,
}

impl PaintedWall {
    pub fn wall(&self) -> Option<Wall> {
        self.wall
    }

    pub fn set(&mut self, wall: Wall) {
        self.wall = Some(wall);
    }

    /// Reads what was saved; the wall, if it was the one of the game.
    pub fn load(&mut self, app: &mut AppContext) -> Option<Wall> {
        self.saved = app.window_file();
        let saved = self.saved.value();
        self.wall = Wall::parse(&saved.rows.join("\n")).ok();
        self.wall.filter(|_| saved.played)
    }

    /// Has the wall saved if it is another one, or no longer (or newly) the one of the game.
    pub fn save(&mut self, played: bool) {
        if let Some(wall) = &self.wall {
            self.saved.set_if_new(SavedPaintedWall {
                rows: wall.rows().into(),
                played,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_texts() -> Vec<Text> {
        let languages = Language::complete();
        languages
            .map(|language| Text::load(language).unwrap())
            .collect()
    }

    #[test]
    fn a_line_is_understood_in_every_language_and_among_other_words() {
        for text in all_texts() {
            for clearable in [false, true] {
                for (colours, seed) in [(2, 0), (4, 17), (5, u64::MAX)] {
                    let numbered = NumberedWall {
                        seed,
                        colours,
                        clearable,
                    };
                    let expected = Some(match clearable {
                        true => WallSource::Clearable { seed, colours },
                        false => WallSource::Number { seed, colours },
                    });
                    let line = line(&text, numbered);
                    assert!(!line.contains('\n'), "{line}");
                    assert_eq!(read_line(&line), expected, "{line}");
                    let mail = format!("Ciao 3 a tutti!\n> {}.\nA presto, 7", line.to_uppercase());
                    assert_eq!(read_line(&mail), expected, "{mail}");
                    let broken = line.replacen(' ', "\n> ", 3).replacen(' ', "\u{a0}", 1);
                    assert_eq!(read_line(&broken), expected, "{broken}");
                }
            }
        }
    }

    #[test]
    fn what_names_no_wall_is_not_understood() {
        let text = Text::load(Language::It).unwrap();
        let numbered = NumberedWall {
            seed: 17,
            colours: 4,
            clearable: false,
        };
        let line = line(&text, numbered);
        for other in [
            String::new(),
            "17".to_owned(),
            line.replace('4', "6"),
            line.replace('4', "1"),
            line.replace("17", ""),
            line.replace("17", "99999999999999999999999"),
        ] {
            assert_eq!(read_line(&other), None, "{other}");
        }
    }

    #[test]
    fn walls_are_told_from_programs_and_refused_where_they_are_wrong() {
        let text = Text::load(Language::It).unwrap();
        let wall = Wall::deal(3, 4).unwrap();
        let found = understood(&text, &format!("{wall}\n  "), false);
        assert_eq!(found, Some(Ok(WallSource::Wall(wall))));
        let wrong = wall.to_string().replacen('\n', "X\n", 3);
        let Some(Err(sentence)) = understood(&text, &wrong, false) else {
            panic!("it is a wall, though a wrong one");
        };
        assert!(sentence.starts_with("Riga 1, carattere 10."), "{sentence}");
        let one_line = wall.to_string().replace('\n', " ");
        assert_eq!(typed(&one_line), Some(WallSource::Wall(wall)));
        for program in [
            "Ciao",
            "Program(format: 1, name: \"a\", on_click: [DropAll])",
        ] {
            assert_eq!(understood(&text, program, false), None);
            assert!(matches!(understood(&text, program, true), Some(Err(_))));
        }
    }
}
