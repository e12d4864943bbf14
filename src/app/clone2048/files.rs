//! Files of boards: the menu, reading and writing.

use super::table::{Origin, Table};
use crate::app::clone2048::Clone2048Command;
use crate::app::clone2048::Clone2048Context;
use crate::app::common::command::FileCommand;
use crate::app::common::file_dialog::{Chosen, FileDialog, FileQuestion};
use crate::app::common::icons;
use crate::app::common::storage::{read_file, write_file};
use crate::app::common::theme;
use crate::app::common::widgets::IconButton;
use egui::{Popup, Ui};
use engine::diagnostics;
use engine::games::clone2048::GameState;
use engine::text::Text;
use std::path::Path;

/// What the files of boards end in: the paper's `.tab`.
const EXTENSIONS: &[&str] = &["tab", "txt"];

/// No board comes near this many bytes: what lies behind them is not read, and refused.
const MOST_BYTES: usize = 64 << 10;

/// Reads the file of a board.
///
/// # Errors
/// A sentence: which file, where in it, what is wrong.
pub fn read(path: &Path, text: &Text) -> Result<GameState, String> {
    let bytes = read_file(path, MOST_BYTES).map_err(|error| error.sentence(text))?;
    let (line, column, why) = match std::str::from_utf8(&bytes) {
        Ok(words) => match words.parse::<GameState>() {
            Ok(state) => return Ok(state),
            Err(error) => (
                error.line,
                error.column,
                diagnostics::clone2048_error(text, &error.kind),
            ),
        },
        Err(error) => {
            let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
            (line, column, text.msg_file_not_utf8())
        }
    };
    let place = text.msg_storage_at(line.to_string(), column.to_string(), why);
    Err(text.msg_storage_read(path.display().to_string(), place))
}

/// Writes the file of a board, whole or not at all.
///
/// # Errors
/// A sentence with what the system says.
pub fn write(path: &Path, state: &GameState, text: &Text) -> Result<(), String> {
    let words = state.to_string();
    write_file(path, words.as_bytes()).map_err(|error| error.sentence(text))
}

/// Asks which file to open.
pub fn ask_open(dialog: &mut FileDialog, text: &Text) {
    dialog.ask(FileQuestion {
        title: text.msg_third_open_title(),
        save_as: None,
        extensions: EXTENSIONS,
    });
}

/// Asks where to save.
pub fn ask_save(dialog: &mut FileDialog, text: &Text, table: &Table) {
    let own = table.file.as_deref().and_then(Path::file_name);
    let name = own.map(|name| name.to_string_lossy().into_owned());
    let name = name.unwrap_or_else(|| {
        let size = table.state().board.size();
        let number = match table.origin() {
            Origin::Dealt { .. } => format!("-{}", table.seed()),
            Origin::Read(_) => String::new(),
        };
        format!(
            "{}-{size}x{size}{number}.{}",
            text.msg_third_default_name(),
            EXTENSIONS[0]
        )
    });
    dialog.ask(FileQuestion {
        title: text.msg_third_save_title(),
        save_as: Some(name),
        extensions: EXTENSIONS,
    });
}

/// Shows what is asked.
pub fn show(dialog: &mut FileDialog, ui: &Ui, app: &mut Clone2048Context) {
    let text = app.text;
    let look = |path: &Path| read(path, &text).map(|_| ());
    if let Some(chosen) = dialog.show(ui, app, &look) {
        app.send(match chosen {
            Chosen::Open(path) => Clone2048Command::File(FileCommand::OpenFile(path)),
            Chosen::Save(path) => Clone2048Command::File(FileCommand::SaveFile(path)),
        });
    }
}

/// The button with the menu.
pub fn menu(ui: &mut Ui, app: &mut Clone2048Context, file: Option<&Path>) {
    let text = app.text;
    let button = IconButton::new(icons::folder, &text.msg_menu_file()).show(ui);
    Popup::menu(&button).show(|ui| {
        ui.set_min_width(240.0);
        for (name, keys, command) in [
            (
                text.msg_third_new_menu(),
                "Ctrl+N",
                Clone2048Command::File(FileCommand::New),
            ),
            (
                text.msg_menu_open(),
                "Ctrl+O",
                Clone2048Command::File(FileCommand::Open),
            ),
            (
                text.msg_menu_save(),
                "Ctrl+S",
                Clone2048Command::File(FileCommand::Save),
            ),
            (
                text.msg_menu_save_as(),
                "Ctrl+Shift+S",
                Clone2048Command::File(FileCommand::SaveAs),
            ),
        ] {
            let entry = egui::Button::new(name).shortcut_text(keys);
            if ui.add(entry).clicked() {
                app.send(command);
                ui.close();
            }
        }
        if let Some(path) = file {
            ui.separator();
            let words = egui::RichText::new(path.display().to_string());
            ui.label(words.color(theme::of(ui).quiet).size(12.5));
        }
    });
}
