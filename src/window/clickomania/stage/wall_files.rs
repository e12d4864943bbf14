//! Walls as text: the line that names a wall by its number, files, the clipboard; and the painted wall on disk.

use super::game_wall::NumberedWall;
use crate::store::{SavedValue, WindowFile};
use crate::window::clickomania::command::{ClickomaniaContext, WallCommand, WallSource};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::file_dialog::{Chosen, FileDialog};
use crate::window::kit::file_menu::read_text;
use egui::Ui;
use engine::diagnostics;
use engine::text::{Language, Text};
use engine::wall::Wall;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The extensions of wall files.
pub const EXTENSIONS: &[&str] = &["wall", "txt"];

/// The maximum size of a wall file or text; real walls are far smaller.
const MAX_BYTES: usize = 64 << 10;

/// True if the extension is that of a wall file.
pub fn is_wall_file(path: &Path) -> bool {
    path.extension().is_some_and(|found| {
        EXTENSIONS
            .iter()
            .any(|known| found.eq_ignore_ascii_case(known))
    })
}

/// Reads a wall file.
///
/// # Errors
/// A sentence with the file, the place in it and the fault.
pub fn read(path: &Path, text: &Text) -> Result<Wall, String> {
    read_text(path, MAX_BYTES, text, |words| {
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
    if numbered.clearable {
        text.msg_walls_line_clearable(colours, number)
    } else {
        text.msg_walls_line_dealt(colours, number)
    }
}

/// The wall in a pasted text, or a sentence why there is none. `None` if the text does not look like a wall and none is
/// `expected`.
pub fn parse_pasted(
    text: &Text,
    pasted: &str,
    expected: bool,
) -> Option<Result<WallSource, String>> {
    let pasted = &pasted[..pasted.floor_char_boundary(MAX_BYTES)];
    if let Some(source) = read_line(pasted) {
        return Some(Ok(source));
    }
    match Wall::parse(pasted.trim_end()) {
        Ok(wall) => Some(Ok(WallSource::Wall(wall))),
        Err(error) if expected || resembles_wall(pasted) => {
            let sentence = diagnostics::wall_error(text, &error);
            Some(Err(text.msg_stage_wall_place(
                error.line,
                error.column,
                sentence,
            )))
        }
        Err(_) => None,
    }
}

/// The wall in the text of a field of one line, which has spaces for line ends.
pub fn parse_typed(typed: &str) -> Option<WallSource> {
    let rows = typed.split_whitespace().collect::<Vec<_>>().join("\n");
    read_line(typed).or_else(|| Wall::parse(&rows).ok().map(WallSource::Wall))
}

/// The wall that a line names, in any language and among other words.
fn read_line(pasted: &str) -> Option<WallSource> {
    // Mails break lines and quote them.
    let unquoted = pasted.to_lowercase().replace('>', " ");
    let words = unquoted.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut languages = Language::complete().filter_map(|language| Text::load(language).ok());
    languages.find_map(|text| {
        let clearable = text.msg_walls_line_clearable("\u{1}", "\u{2}");
        let dealt = text.msg_walls_line_dealt("\u{1}", "\u{2}");
        numbers(&words, &clearable, true).or_else(|| numbers(&words, &dealt, false))
    })
}

/// The wall in words that follow a model, which has `\u{1}` for the colours and `\u{2}` for the number.
fn numbers(words: &str, model: &str, clearable: bool) -> Option<WallSource> {
    let model = model.to_lowercase();
    let (before, rest) = model.split_once('\u{1}')?;
    let (between, _) = rest.split_once('\u{2}')?;
    words.match_indices(before).find_map(|(at, _)| {
        let (colours, rest) = leading_number(&words[at + before.len()..])?;
        let (seed, _) = leading_number(rest.strip_prefix(between)?)?;
        let colours = usize::try_from(colours).ok()?;
        (2..=5).contains(&colours).then_some({
            WallSource::Numbered(NumberedWall {
                seed,
                colours,
                clearable,
            })
        })
    })
}

/// The number at the start of a text, and the rest.
fn leading_number(words: &str) -> Option<(u64, &str)> {
    let end = words.find(|c: char| !c.is_ascii_digit());
    let (digits, rest) = words.split_at(end.unwrap_or(words.len()));
    Some((digits.parse().ok()?, rest))
}

/// True if most characters of a text are those of walls.
fn resembles_wall(pasted: &str) -> bool {
    let visible = pasted.chars().filter(|c| !c.is_whitespace());
    let of_walls = visible
        .clone()
        .filter(|c| "RGBYFrgbyf.".contains(*c))
        .count();
    of_walls >= 18 && of_walls * 4 >= visible.count() * 3
}

/// The questions for a file or for the clipboard.
#[derive(Default)]
pub struct WallFiles {
    dialog: FileDialog,
    /// True if the next pasted text should be a wall.
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

    /// Asks for the clipboard, which should hold a wall.
    pub fn ask_paste(&mut self, app: &mut ClickomaniaContext) {
        self.paste_wanted = true;
        app.ask_paste();
    }

    /// True if the text pasted now should be a wall; once.
    pub fn take_paste_wanted(&mut self) -> bool {
        std::mem::take(&mut self.paste_wanted)
    }

    /// True while the file dialog is open.
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
    /// The rows from the top; empty before the first wall was painted.
    rows: Vec<String>,
    /// True if the game is on this wall.
    played: bool,
}

impl SavedValue for SavedPaintedWall {
    const NAME: &'static str = "painted-wall";
}

/// The wall that was painted last, which survives the window.
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

    /// Restores the wall; returns it if the game was on it.
    pub fn load(&mut self, app: &mut AppContext) -> Option<Wall> {
        self.saved = app.window_file();
        let saved = self.saved.value();
        self.wall = Wall::parse(&saved.rows.join("\n")).ok();
        self.wall.filter(|_| saved.played)
    }

    /// Saves the wall if it changed; `played` is true while the game is on it.
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
                    let expected = Some(WallSource::Numbered(numbered));
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
    fn what_names_no_wall_is_not_parse_pasted() {
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
        let found = parse_pasted(&text, &format!("{wall}\n  "), false);
        assert_eq!(found, Some(Ok(WallSource::Wall(wall))));
        let wrong = wall.to_string().replacen('\n', "X\n", 3);
        let Some(Err(sentence)) = parse_pasted(&text, &wrong, false) else {
            panic!("it is a wall, though a wrong one");
        };
        assert!(sentence.starts_with("Riga 1, carattere 10."), "{sentence}");
        let one_line = wall.to_string().replace('\n', " ");
        assert_eq!(parse_typed(&one_line), Some(WallSource::Wall(wall)));
        for program in [
            "Ciao",
            "Program(format: 1, name: \"a\", on_click: [DropAll])",
        ] {
            assert_eq!(parse_pasted(&text, program, false), None);
            assert!(matches!(parse_pasted(&text, program, true), Some(Err(_))));
        }
    }
}
