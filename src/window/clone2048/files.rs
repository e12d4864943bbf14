//! Files of boards: the menu, reading and writing.

use super::block_session::Clone2048Session;
use super::command::{ACTIONS, Clone2048Command, Clone2048Context};
use crate::sentences;
use crate::store::write_file;
use crate::window::kit::actions::menu_items;
use crate::window::kit::command::FileCommand;
use crate::window::kit::file_dialog::FileDialog;
use crate::window::kit::file_menu;
use crate::window::kit::file_menu::read_text;
use egui::Ui;
use engine::text::Text;
use games::clone2048::GameState;
use std::path::Path;

/// File extension of boards: the paper's `.tab`.
const EXTENSIONS: &[&str] = &["tab", "txt"];

/// Largest file that is read, in bytes; no board comes near it.
const MAX_BYTES: usize = 64 << 10;

/// Reads the file of a board.
///
/// # Errors
/// A sentence: which file, where in it, what is wrong.
pub fn read(path: &Path, text: &Text) -> Result<GameState, String> {
    read_text(path, MAX_BYTES, text, |words| {
        words.parse::<GameState>().map_err(|error| {
            let why = sentences::clone2048_error(text, &error.kind);
            (error.line, error.column, why)
        })
    })
}

/// Writes the file of a board, whole or not at all.
///
/// # Errors
/// A sentence with the system's error.
pub fn write(path: &Path, state: &GameState, text: &Text) -> Result<(), String> {
    let words = state.to_string();
    write_file(path, words.as_bytes()).map_err(|error| error.sentence(text))
}

/// Asks which file to open.
pub fn ask_open(dialog: &mut FileDialog, text: &Text) {
    dialog.ask_open(text.msg_clone2048_open_title(), EXTENSIONS);
}

/// Asks where to save.
pub fn ask_save(dialog: &mut FileDialog, text: &Text, session: &Clone2048Session) {
    let own = session.file.as_deref().and_then(Path::file_name);
    let name = own
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_else(|| {
            let size = session.state().board.size();
            let number = match session.file_state() {
                None => format!("-{}", session.seed()),
                Some(_) => String::new(),
            };
            format!(
                "{}-{size}x{size}{number}.{}",
                text.msg_mines_name_board(),
                EXTENSIONS[0]
            )
        });
    dialog.ask_save(text.msg_clone2048_save_title(), name, EXTENSIONS);
}

/// Shows the file dialog.
pub fn show(dialog: &mut FileDialog, ui: &Ui, app: &mut Clone2048Context) {
    let text = app.text;
    let look = |path: &Path| read(path, &text).map(|_| ());
    if let Some(command) = dialog.command(ui, app, &look) {
        app.send(Clone2048Command::File(command));
    }
}

/// The button with the menu.
pub fn menu(ui: &mut Ui, app: &mut Clone2048Context, file: Option<&Path>) {
    let text = app.text;
    file_menu::button(ui, &text, 240.0, |ui| {
        let commands = [
            FileCommand::New,
            FileCommand::Open,
            FileCommand::Save,
            FileCommand::SaveAs,
        ];
        menu_items(ACTIONS, commands.map(Clone2048Command::File), ui, app);
        if let Some(path) = file {
            file_menu::about_file(ui, path.display().to_string());
        }
    });
}
