//! Files of positions and boards: what the menu offers, and what its commands do.

use super::play::Play;
use super::saved_state::{self, SIDES};
use super::study::Study;
use super::{MinesCommand, MinesMode};
use crate::app::common::app_context::AppContext;
use crate::app::common::command::FileCommand;
use crate::app::common::command::HistoryCommand;
use crate::app::common::file_dialog::{Chosen, FileDialog, FileQuestion};
use crate::app::common::icons;
use crate::app::common::storage::{StorageError, Tried, write_whole};
use crate::app::common::widgets::IconButton;
use crate::app::mines::MinesContext;
use egui::{Popup, Ui};
use engine::diagnostics;
use engine::games::mines::{Board, FileError, Position};
use engine::text::Text;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

/// What the files end in.
const EXTENSIONS: &[&str] = &["mines", "txt"];
/// The largest board has a million cells.
const MOST_BYTES: u64 = 4 << 20;

/// The files of Minesweeper.
#[derive(Default)]
pub struct Files {
    dialog: FileDialog,
    /// The board that is to be saved, solution included, when a file is named; else the position is.
    board: Option<Board>,
}

impl Files {
    /// Whether our own dialog is open.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    /// Asks where to save a board.
    pub fn ask_board(&mut self, app: &AppContext, board: Board) {
        self.board = Some(board);
        self.ask_save(app, app.text.msg_mines_name_board());
    }

    fn ask_save(&mut self, app: &AppContext, name: String) {
        self.dialog.ask(FileQuestion {
            title: app.text.msg_mines_dialog_save(),
            save_as: Some(format!("{name}.{}", EXTENSIONS[0])),
            extensions: EXTENSIONS,
        });
    }

    /// Shows what is asked.
    pub fn show(&mut self, ui: &Ui, app: &mut MinesContext) {
        let text = app.text;
        let look = |path: &Path| read(&text, path).map(|_| ());
        if let Some(chosen) = self.dialog.show(ui, app, &look) {
            app.send(match chosen {
                Chosen::Open(path) => MinesCommand::File(FileCommand::OpenFile(path)),
                Chosen::Save(path) => MinesCommand::File(FileCommand::SaveFile(path)),
            });
        }
    }

    /// The buttons in the bar: what can be taken back, and the files.
    pub fn tools(&mut self, ui: &mut Ui, app: &mut MinesContext, can_undo: bool) {
        let text = app.text;
        let undo = text.msg_mines_undo_key();
        let button = IconButton::new(icons::undo, &undo).enabled(can_undo);
        if button.show(ui).clicked() {
            app.send(MinesCommand::History(HistoryCommand::Undo));
        }
        let name = text.msg_menu_file();
        let button = IconButton::new(icons::folder, &name).show(ui);
        Popup::menu(&button).show(|ui| {
            ui.set_min_width(270.0);
            for (name, keys, command) in [
                (
                    text.msg_menu_open(),
                    "Ctrl+O",
                    MinesCommand::File(FileCommand::Open),
                ),
                (
                    text.msg_mines_save_position(),
                    "Ctrl+S",
                    MinesCommand::File(FileCommand::Save),
                ),
                (text.msg_mines_save_board(), "", MinesCommand::SaveBoard),
            ] {
                let button = egui::Button::new(name).shortcut_text(keys);
                if ui.add(button).clicked() {
                    app.send(command);
                    ui.close();
                }
            }
        });
    }
}

/// Carries out a command about files.
pub fn perform(mode: &mut MinesMode, command: FileCommand, app: &mut MinesContext) {
    let text = app.text;
    match command {
        FileCommand::New => mode.carry_out(MinesCommand::Ask, app),
        FileCommand::Open => mode.files.dialog.ask(FileQuestion {
            title: text.msg_mines_dialog_open(),
            save_as: None,
            extensions: EXTENSIONS,
        }),
        FileCommand::OpenFile(path) => match read(&text, &path) {
            Ok(position) => {
                open(mode, position, app);
                app.settings.last_folder = path.parent().map(Path::to_owned);
            }
            Err(why) => app.refuse(why),
        },
        FileCommand::Save | FileCommand::SaveAs => {
            mode.files.board = None;
            mode.files.ask_save(app, text.msg_mines_name_position());
        }
        FileCommand::SaveFile(path) => {
            let position = match mode.files.board.take() {
                Some(board) => Position::from(&board),
                None => mode.position(),
            };
            match write_whole(&path, position.to_string().as_bytes()) {
                Ok(()) => {
                    app.settings.last_folder = path.parent().map(Path::to_owned);
                    app.say(text.msg_saved(path.display().to_string()));
                }
                Err(error) => app.refuse(failed(&text, Tried::Write, &path, error)),
            }
        }
    }
}

/// A board that is shown whole is played, a position with closed cells is looked at.
fn open(mode: &mut MinesMode, position: Position, app: &mut MinesContext) {
    let text = app.text;
    match Board::shown(&position) {
        Some(board) if saved_state::can_be_played(board.size()) => {
            mode.play_on(Play::on(board, mode.choices.settings()), app);
            app.say(text.msg_mines_board_opened());
        }
        _ => {
            mode.look_at(Study::new(position));
            app.say(text.msg_mines_position_opened());
        }
    }
}

/// Whether there is a position in a file.
pub fn reads(path: &Path, text: &Text) -> bool {
    read(text, path).is_ok()
}

/// The position in a file, or a sentence that says what is wrong, and where.
fn read(text: &Text, path: &Path) -> Result<Position, String> {
    let bytes = bytes(path).map_err(|error| failed(text, Tried::Read, path, error))?;
    let at = |line: usize, column: usize, why| {
        let why = text.msg_storage_at(line.to_string(), column.to_string(), why);
        text.msg_storage_read(path.to_string_lossy(), why)
    };
    let words = std::str::from_utf8(&bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let start = before.iter().rposition(|&byte| byte == b'\n');
        let start = start.map_or(0, |newline| newline + 1);
        let column = 1 + String::from_utf8_lossy(&before[start..]).chars().count();
        at(line, column, text.msg_file_not_utf8())
    })?;
    let position: Position = words.parse().map_err(|error: FileError| {
        at(
            error.line,
            error.column,
            diagnostics::mines_error(text, &error.kind),
        )
    })?;
    match saved_state::can_be_shown(position.size()) {
        true => Ok(position),
        false => {
            let (low, high) = (SIDES.start().to_string(), SIDES.end().to_string());
            Err(at(1, 1, text.msg_mines_too_large_to_show(low, high)))
        }
    }
}

/// The bytes of an ordinary file: pipes and devices are refused before they are opened.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What did not work with a file, and why.
fn failed(text: &Text, tried: Tried, path: &Path, error: io::Error) -> String {
    let error = StorageError {
        tried,
        path: path.to_owned(),
        cause: error.into(),
        aside: None,
    };
    error.sentence(text)
}
