//! Fields of the form: texts in a language, and values that are typed as a line.

use super::folded::FoldedText;
use super::task_draft::with_text;
use crate::window::kit::theme;
use egui::text::{CCursor, CCursorRange};
use egui::{Id, Response, RichText, TextEdit, Ui};
use engine::task::Texts;
use engine::task::file::MAX_MINUTES;
use engine::text::{Language, Text};
use engine::wall::{Cell, Wall};
use std::collections::{BTreeMap, HashMap};

/// Lines as they are typed, by the key of their field; a line that cannot be read yet stays as it is.
#[derive(Default)]
pub struct Typed {
    lines: HashMap<String, String>,
    /// Keys and names of the fields whose lines cannot be read.
    unread: BTreeMap<String, String>,
}

/// A field for something that is written as a line.
pub struct TypedField<'a> {
    /// Tells it from the other fields.
    pub key: &'a str,
    pub name: &'a str,
    pub rows: usize,
    /// The sentence below the field while its line cannot be read.
    pub wrong: String,
}

impl Typed {
    /// Shows a field; `told` is the present value as a line. Returns the value that was typed, when it changes.
    pub fn field<T>(
        &mut self,
        ui: &mut Ui,
        field: TypedField<'_>,
        told: String,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let TypedField {
            key,
            name,
            rows,
            wrong,
        } = field;
        let line = self
            .lines
            .entry(key.to_owned())
            .or_insert_with(|| told.clone());
        let field = if rows == 1 {
            TextEdit::singleline(line)
        } else {
            TextEdit::multiline(line).desired_rows(rows).code_editor()
        };
        let field = named_field(ui, name, field);
        let value = read(line);
        if value.is_none() {
            self.unread.insert(key.to_owned(), name.to_owned());
            ui.colored_label(theme::of(ui).wrong, wrong);
        } else {
            self.unread.remove(key);
            if !field.has_focus() && !field.changed() && *line != told {
                // It was changed elsewhere.
                *line = told;
            }
        }
        value.filter(|_| field.changed())
    }

    /// The line of a field.
    pub fn line(&mut self, key: &str, told: impl FnOnce() -> String) -> &mut String {
        self.lines.entry(key.to_owned()).or_insert_with(told)
    }

    /// Forgets the line of a field.
    pub fn forget(&mut self, key: &str) {
        self.lines.remove(key);
        self.unread.remove(key);
    }

    /// Name of a field whose line cannot be read.
    pub fn unread(&self) -> Option<&str> {
        self.unread.values().next().map(String::as_str)
    }
}

/// Shows the heading of a field or of a group.
pub fn heading(ui: &mut Ui, name: &str) -> Response {
    ui.label(RichText::new(name).font(theme::semibold(14.0)))
}

/// Shows a field with its name above it.
fn named_field(ui: &mut Ui, name: &str, field: TextEdit<'_>) -> Response {
    let label = heading(ui, name);
    let field = field
        .desired_width(f32::INFINITY)
        .margin(egui::Margin::symmetric(8, 5));
    ui.add(field).labelled_by(label.id).accessible_name(name)
}

/// Shows the field of a text in one language; returns its id. Blocks, programs and walls in it are words in brackets.
pub fn texts(
    ui: &mut Ui,
    text: &Text,
    name: &str,
    rows: usize,
    texts: &mut Texts,
    language: Language,
) -> Id {
    let key = ui.scope_id().with(("folded", name, language.code()));
    let mut folded: FoldedText = ui.data(|data| data.get_temp(key)).unwrap_or_default();
    folded.follow(texts.get(language).unwrap_or_default(), text);
    let field = if rows == 1 {
        TextEdit::singleline(&mut folded.shown)
    } else {
        TextEdit::multiline(&mut folded.shown).desired_rows(rows)
    };
    let field = named_field(
        ui,
        name,
        field.char_limit(engine::task::text::MAX_LENGTH / 4),
    );
    if field.changed() {
        *texts = with_text(texts, language, folded.source());
    }
    let id = field.id;
    ui.data_mut(|data| {
        data.insert_temp(key, folded);
        data.insert_temp(id, key);
    });
    id
}

/// Inserts a block, a program or a wall into a text at the cursor of its field, or at its end if there is none; one
/// that is `alone` gets separate lines.
pub fn insert(
    ui: &Ui,
    text: &Text,
    field: Id,
    texts: &mut Texts,
    language: Language,
    part: &str,
    alone: bool,
) {
    let key: Option<Id> = ui.data(|data| data.get_temp(field));
    let Some(key) = key else { return };
    let mut folded: FoldedText = ui.data(|data| data.get_temp(key)).unwrap_or_default();
    let word = folded.word_for(part, text);
    let mut state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    let at = state.cursor.char_range().map(|range| range.primary.index.0);
    let count = folded.shown.chars().count();
    let at = at.unwrap_or(count).min(count);
    let before: String = folded.shown.chars().take(at).collect();
    let behind: String = folded.shown.chars().skip(at).collect();
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
    let head = format!("{before}{}{word}", gap(before));
    folded.shown = format!("{head}{}{behind}", gap(behind));
    // The next insertion follows it.
    let end = CCursor::new(head.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::one(end)));
    state.store(ui.ctx(), field);
    *texts = with_text(texts, language, folded.source());
    ui.data_mut(|data| data.insert_temp(key, folded));
    ui.memory_mut(|memory| memory.request_focus(field));
}

/// Reads numbers: `4, 2, 1`.
pub fn numbers(line: &str) -> Option<Vec<u64>> {
    line.split([',', ';', ' '])
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok())
        .collect()
}

/// Reads measures with their points: `4: 20, 2: 70`.
pub fn pairs(line: &str) -> Option<Vec<(u64, u32)>> {
    let pair = |part: &str| {
        let (measure, points) = part.split_once(':')?;
        Some((measure.trim().parse().ok()?, points.trim().parse().ok()?))
    };
    line.split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(pair)
        .collect()
}

/// Reads a cell: `6, 5`.
pub fn cell(line: &str) -> Option<Cell> {
    let (row, column) = line.split_once([',', ' '])?;
    Cell::new(row.trim().parse().ok()?, column.trim().parse().ok()?)
}

/// Reads minutes; an empty line is no time.
pub fn minutes(line: &str) -> Option<Option<u32>> {
    let line = line.trim();
    if line.is_empty() {
        return Some(None);
    }
    let minutes = line.parse().ok()?;
    (1..=MAX_MINUTES)
        .contains(&minutes)
        .then_some(Some(minutes))
}

/// Reads walls, with an empty line between two.
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
