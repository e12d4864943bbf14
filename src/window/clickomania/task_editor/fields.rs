//! Fields of the form: texts in a language, and what is typed as a line and read when it is whole.

use super::task_draft::with_text;
use crate::window::kit::theme;
use egui::text::{CCursor, CCursorRange};
use egui::{Id, Response, RichText, TextEdit, Ui};
use engine::task::Texts;
use engine::text::Language;
use engine::wall::{Cell, Wall};
use std::collections::{BTreeMap, HashMap};

/// Lines as they are typed, by the name of their field: what cannot be read yet stays as it is.
#[derive(Default)]
pub struct Typed {
    lines: HashMap<String, String>,
    /// The fields whose lines cannot be read, with what they are called.
    unread: BTreeMap<String, String>,
}

impl Typed {
    /// A field for something that is written as text; `told` is how it is written now. Gives what was read, if it
    /// changed. `wrong` stands below as long as it cannot be read.
    pub fn field<T>(
        &mut self,
        ui: &mut Ui,
        (key, name, rows): (&str, &str, usize),
        told: String,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Option<T> {
        let line = self
            .lines
            .entry(key.to_owned())
            .or_insert_with(|| told.clone());
        let label = heading(ui, name);
        let field = match rows {
            1 => TextEdit::singleline(line),
            _ => TextEdit::multiline(line).desired_rows(rows).code_editor(),
        };
        let field = ui.add(
            field
                .desired_width(f32::INFINITY)
                .margin(egui::Margin::symmetric(8, 5)),
        );
        let field = field.labelled_by(label.id).accessible_name(name);
        let mut taken = None;
        match read(line) {
            Ok(value) => {
                self.unread.remove(key);
                taken = field.changed().then_some(value);
            }
            Err(wrong) => {
                self.unread.insert(key.to_owned(), name.to_owned());
                ui.colored_label(theme::of(ui).wrong, wrong);
            }
        }
        if !field.has_focus() && !field.changed() && read(line).is_ok() && *line != told {
            // It was changed elsewhere.
            *line = told;
        }
        taken
    }

    /// What is typed in a field.
    pub fn line(&mut self, key: &str, told: impl FnOnce() -> String) -> &mut String {
        self.lines.entry(key.to_owned()).or_insert_with(told)
    }

    /// Forgets what is typed in a field.
    pub fn forget(&mut self, key: &str) {
        self.lines.remove(key);
        self.unread.remove(key);
    }

    /// What a field is called whose line cannot be read.
    pub fn unread(&self) -> Option<&str> {
        self.unread.values().next().map(String::as_str)
    }
}

/// What stands above a field, or above what belongs together.
pub fn heading(ui: &mut Ui, name: &str) -> Response {
    ui.label(RichText::new(name).font(theme::semibold(14.0)))
}

/// A text in one language; gives the id of its field.
pub fn texts(
    ui: &mut Ui,
    (name, rows): (&str, usize),
    texts: &mut Texts,
    language: Language,
) -> Id {
    let mut words = texts.get(language).unwrap_or_default().to_owned();
    let label = heading(ui, name);
    let field = match rows {
        1 => TextEdit::singleline(&mut words),
        _ => TextEdit::multiline(&mut words).desired_rows(rows),
    };
    let field = field.char_limit(engine::task::text::LONGEST / 4);
    let field = ui.add(
        field
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(8, 5)),
    );
    let field = field.labelled_by(label.id).accessible_name(name);
    if field.changed() {
        *texts = with_text(texts, language, words);
    }
    field.id
}

/// Puts words into a text where the cursor of its field stands, at its end if there is none; what is to stand `alone`
/// gets lines of its own.
pub fn insert(
    ui: &Ui,
    field: Id,
    (texts, language): (&mut Texts, Language),
    (words, alone): (&str, bool),
) {
    let text = texts.get(language).unwrap_or_default();
    let state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    let at = state.cursor.char_range().map(|range| range.primary.index.0);
    let count = text.chars().count();
    let at = at.unwrap_or(count).min(count);
    let before: String = text.chars().take(at).collect();
    let behind: String = text.chars().skip(at).collect();
    let (before, behind) = if alone {
        (before.trim_end(), behind.trim_start())
    } else {
        (&*before, &*behind)
    };
    let gap = |there: &str| {
        if alone && !there.is_empty() {
            "\n\n"
        } else {
            ""
        }
    };
    let head = format!("{before}{}{words}", gap(before));
    let whole = format!("{head}{}{behind}", gap(behind));
    // What comes next stands behind it.
    let mut state = state;
    let end = CCursor::new(head.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::one(end)));
    state.store(ui.ctx(), field);
    *texts = with_text(texts, language, whole);
    ui.memory_mut(|memory| memory.request_focus(field));
}

/// `4, 2, 1`
pub fn numbers(line: &str) -> Option<Vec<u64>> {
    let parts = line.split([',', ';', ' ']).map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok()).collect()
}

/// `4: 20, 2: 70`
pub fn pairs(line: &str) -> Option<Vec<(u64, u32)>> {
    let parts = line
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty());
    let pair = |part: &str| {
        let (measure, points) = part.split_once(':')?;
        Some((measure.trim().parse().ok()?, points.trim().parse().ok()?))
    };
    parts.map(pair).collect()
}

/// `6, 5`
pub fn cell(line: &str) -> Option<Cell> {
    let (row, column) = line.split_once([',', ' '])?;
    Cell::new(row.trim().parse().ok()?, column.trim().parse().ok()?)
}

/// Walls, with an empty line between two.
pub fn walls(text: &str) -> Option<Vec<Wall>> {
    let mut all = Vec::new();
    let mut rows = String::new();
    for line in text.lines().chain([""]) {
        if !line.trim().is_empty() {
            rows.push_str(line.trim());
            rows.push('\n');
        } else if !rows.is_empty() {
            all.push(Wall::parse(&std::mem::take(&mut rows)).ok()?);
        }
    }
    (!all.is_empty()).then_some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_read() {
        assert_eq!(numbers("4, 2,1 "), Some(vec![4, 2, 1]));
        assert_eq!(numbers(""), Some(vec![]));
        assert_eq!(numbers("4, x"), None);
        assert_eq!(pairs("4: 20, 2:70"), Some(vec![(4, 20), (2, 70)]));
        assert_eq!(pairs("4"), None);
        assert_eq!(cell("6, 5"), Cell::new(6, 5));
        assert_eq!(cell("9, 5"), None);
        let wall = Wall::deal(1, 4).unwrap();
        let text = format!("{wall}\n\n{wall}\n");
        assert_eq!(walls(&text), Some(vec![wall, wall]));
        assert_eq!(walls("RX"), None);
    }
}
