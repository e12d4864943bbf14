//! The file menu, and reading files in general.
//!
//! All modes open and save in the same way: a [`FileCommand`](super::command::FileCommand) opens a
//! [`FileDialog`](super::file_dialog::FileDialog); its answer is the command that opens or saves the file
//! ([`FileDialog::command`](super::file_dialog::FileDialog::command)); the mode carries that out and calls
//! [`remember_folder`].

use crate::store::read_file;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::magnify::in_sight;
use crate::window::kit::{icons, theme};
use egui::{Popup, RichText, Ui};
use engine::text::Text;
use std::path::Path;

/// A parse error: line and column, counted from 1, and a sentence.
pub type Misread = (usize, usize, String);

/// Shows the menu button; the menu is at least `width` points wide.
pub fn button(ui: &mut Ui, text: &Text, width: f32, entries: impl FnOnce(&mut Ui)) {
    labelled_button(ui, text, false, width, entries);
}

/// Shows the menu button, with a label if `labelled`.
pub fn labelled_button(
    ui: &mut Ui,
    text: &Text,
    labelled: bool,
    width: f32,
    entries: impl FnOnce(&mut Ui),
) {
    let name = text.msg_menu_file();
    let button = LabelledButton::new(icons::folder, &name, &name)
        .labelled(labelled)
        .show(ui);
    Popup::menu(&button).show(|ui| {
        in_sight(ui, |ui| {
            ui.set_min_width(width);
            entries(ui);
        })
    });
}

/// Shows the facts about the open file at the end of the menu.
pub fn about_file(ui: &mut Ui, words: String) {
    ui.separator();
    ui.label(RichText::new(words).color(theme::of(ui).quiet).size(12.5));
}

/// Reads a text file of at most `most` bytes and applies `parse`.
///
/// # Errors
/// A sentence: file, place and error.
pub fn read_text<T>(
    path: &Path,
    most: usize,
    text: &Text,
    parse: impl FnOnce(&str) -> Result<T, Misread>,
) -> Result<T, String> {
    let bytes = read_file(path, most).map_err(|error| error.sentence(text))?;
    let read = match std::str::from_utf8(&bytes) {
        Ok(words) => parse(words),
        Err(error) => {
            let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
            Err((line, column, text.msg_file_not_utf8()))
        }
    };
    read.map_err(|(line, column, why)| {
        let place = text.msg_storage_at(line.to_string(), column.to_string(), why);
        text.msg_storage_read(path.display().to_string(), place)
    })
}

/// Remembers the folder of this file for the next dialog.
pub fn remember_folder(app: &mut AppContext, path: &Path) {
    app.settings.last_folder = path.parent().map(Path::to_owned);
}
