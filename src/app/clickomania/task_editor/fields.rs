//! Fields of the form: texts in a language, and what is typed as a line and read when it is whole.

use super::draft::with_text;
use crate::app::common::theme;
use egui::{RichText, TextEdit, Ui};
use engine::task::Texts;
use engine::text::Language;
use engine::wall::{Cell, Wall};
use std::collections::HashMap;

/// Lines as they are typed, by the name of their field: what cannot be read yet stays as it is.
#[derive(Default)]
pub struct Typed {
    lines: HashMap<String, String>,
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
        let label = ui.label(RichText::new(name).strong());
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
            Ok(value) if field.changed() => taken = Some(value),
            Ok(_) => {}
            Err(wrong) => {
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
    }
}

/// A text in one language.
pub fn texts(ui: &mut Ui, (name, rows): (&str, usize), texts: &mut Texts, language: Language) {
    let mut words = texts.get(language).unwrap_or_default().to_owned();
    let label = ui.label(RichText::new(name).strong());
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
