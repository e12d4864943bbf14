//! Files of positions, boards and games: menu, dialogs, reading and writing.

use super::command::{ACTIONS, MinesCommand, MinesContext};
use super::mines_session::MinesSession;
use super::saved_mines::SIDES;
use super::study::Study;
use super::{MinesMode, saved_mines};
use crate::sentences;
use crate::store::write_file;
use crate::window::games_kit::{CommandButton, command_buttons};
use crate::window::kit::actions::find;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, HistoryCommand};
use crate::window::kit::file_dialog::FileDialog;
use crate::window::kit::file_menu::Misread;
use crate::window::kit::{file_menu, icons};
use egui::{Button, Ui};
use engine::text::Text;
use games::mines::{
    GameRecord, MineBoard, MinesFileError, MinesPosition, ReplayTextError, is_replay,
};
use std::path::Path;

/// File extensions.
const EXTENSIONS: &[&str] = &["mines", "txt"];
/// Largest file that is read, in bytes; the largest board has a million cells.
const MAX_BYTES: usize = 4 << 20;

/// The file dialog and its pending request.
#[derive(Default)]
pub struct MinesFiles {
    dialog: FileDialog,
    /// The object to save once a file is chosen.
    wanted: SaveRequest,
}

/// Something to save.
#[derive(Default)]
pub enum SaveRequest {
    /// The shown position.
    #[default]
    Position,
    /// A board, solution included.
    Board(MineBoard),
    /// A finished game.
    Replay(GameRecord),
}

/// The content of a file.
pub enum MinesFile {
    Position(MinesPosition),
    Replay(GameRecord),
}

impl MinesFiles {
    /// True while the built-in dialog is open.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    /// Asks where to save something.
    pub fn ask_save(&mut self, app: &AppContext, wanted: SaveRequest) {
        let name = match &wanted {
            SaveRequest::Position => app.text.msg_mines_name_position(),
            SaveRequest::Board(_) => app.text.msg_mines_name_board(),
            SaveRequest::Replay(_) => app.text.msg_mines_name_replay(),
        };
        self.wanted = wanted;
        let name = format!("{name}.{}", EXTENSIONS[0]);
        self.dialog
            .ask_save(app.text.msg_mines_dialog_save(), name, EXTENSIONS);
    }

    /// Asks which file to open.
    pub fn ask_open(&mut self, app: &AppContext) {
        self.dialog
            .ask_open(app.text.msg_mines_dialog_open(), EXTENSIONS);
    }

    /// Shows the file dialog.
    pub fn show(&mut self, ui: &Ui, app: &mut MinesContext) {
        let text = app.text;
        let look = |path: &Path| read(&text, path).map(|_| ());
        if let Some(command) = self.dialog.command(ui, app, &look) {
            app.send(MinesCommand::File(command));
        }
    }

    /// The buttons in the title bar: undo, and the file menu.
    pub fn tools(&mut self, ui: &mut Ui, app: &mut MinesContext, can_undo: bool, over: bool) {
        let text = app.text;
        let undo = MinesCommand::History(HistoryCommand::Undo);
        let undo = CommandButton::new(icons::undo, text.msg_mines_undo_key(), undo);
        command_buttons(ui, app, None, [undo.enabled(can_undo)]);
        file_menu::button(ui, &text, 270.0, |ui| {
            for (name, command) in [
                (None, FileCommand::Open),
                (Some(text.msg_mines_save_position()), FileCommand::Save),
            ] {
                if let Some(action) = find(ACTIONS, &MinesCommand::File(command)) {
                    action.menu_item().named_if(name).show(ui, app);
                }
            }
            for (name, usable, command) in [
                (text.msg_mines_save_board(), true, MinesCommand::SaveBoard),
                (text.msg_mines_save_replay(), over, MinesCommand::SaveReplay),
                (text.msg_mines_copy_replay(), over, MinesCommand::CopyReplay),
                (text.msg_mines_paste(), true, MinesCommand::AskPaste),
            ] {
                if ui.add_enabled(usable, Button::new(name)).clicked() {
                    app.send(command);
                    ui.close();
                }
            }
        });
    }
}

/// True if a file holds a position or a game.
pub fn reads(path: &Path, text: &Text) -> bool {
    read(text, path).is_ok()
}

/// Reads a position or a game from a file. The error says what is wrong, and where.
pub fn read(text: &Text, path: &Path) -> Result<MinesFile, String> {
    file_menu::read_text(path, MAX_BYTES, text, |words| parse(text, words))
}

/// Parses a position or a game. The error has line, column and a sentence.
pub fn parse(text: &Text, words: &str) -> Result<MinesFile, Misread> {
    let (size, file) = if is_replay(words) {
        let record: GameRecord = words.parse().map_err(|error: ReplayTextError| {
            (
                1,
                error.column,
                sentences::mines_replay_error(text, &error.kind),
            )
        })?;
        (record.settings.size, MinesFile::Replay(record))
    } else {
        let position: MinesPosition = words.parse().map_err(|error: MinesFileError| {
            let why = sentences::mines_error(text, &error.kind);
            (error.line, error.column, why)
        })?;
        (position.size(), MinesFile::Position(position))
    };
    if saved_mines::can_be_shown(size) {
        Ok(file)
    } else {
        let (low, high) = (SIDES.start().to_string(), SIDES.end().to_string());
        Err((1, 1, text.msg_mines_too_large_to_show(low, high)))
    }
}

/// Carries out a file command.
pub fn perform(mode: &mut MinesMode, command: FileCommand, app: &mut MinesContext) {
    let text = app.text;
    match command {
        FileCommand::New => mode.dialogs.ask(mode.choices, mode.play.seed()),
        FileCommand::Open => mode.files.ask_open(app),
        FileCommand::OpenFile(path) => match read(&text, &path) {
            Ok(file) => {
                open(mode, file, app);
                file_menu::remember_folder(app, &path);
            }
            Err(why) => app.refuse(why),
        },
        FileCommand::Save | FileCommand::SaveAs => match &mode.replay {
            Some(_) => save_replay(mode, app),
            None => mode.files.ask_save(app, SaveRequest::Position),
        },
        FileCommand::SaveFile(path) => {
            let words = match std::mem::take(&mut mode.files.wanted) {
                SaveRequest::Position => match &mode.replay {
                    Some(replay) => format!("{}\n", replay.record()),
                    None => mode.position().to_string(),
                },
                SaveRequest::Board(board) => MinesPosition::from(&board).to_string(),
                SaveRequest::Replay(record) => format!("{record}\n"),
            };
            match write_file(&path, words.as_bytes()) {
                Ok(()) => {
                    file_menu::remember_folder(app, &path);
                    app.say(text.msg_saved(path.display().to_string()));
                }
                Err(error) => app.refuse(error.sentence(&text)),
            }
        }
    }
}

/// Asks where to save the finished game.
pub fn save_replay(mode: &mut MinesMode, app: &mut MinesContext) {
    match mode.finished_game() {
        Some(record) => mode.files.ask_save(app, SaveRequest::Replay(record)),
        None => app.refuse(app.text.msg_mines_replay_none()),
    }
}

/// Opens a pasted game or position.
pub fn paste(mode: &mut MinesMode, words: &str, app: &mut MinesContext) {
    match parse(&app.text, words) {
        Ok(file) => open(mode, file, app),
        Err((line, column, why)) => {
            let (line, column) = (line.to_string(), column.to_string());
            let why = app.text.msg_storage_at(line, column, why);
            app.refuse(app.text.msg_mines_paste_refused(why));
        }
    }
}

/// Opens a file's content: a game is replayed, a fully visible board is played, any other position is studied.
fn open(mode: &mut MinesMode, file: MinesFile, app: &mut MinesContext) {
    let text = app.text;
    let position = match file {
        MinesFile::Position(position) => position,
        MinesFile::Replay(record) => {
            mode.open_replay(record, app);
            app.say(text.msg_mines_replay_opened());
            return;
        }
    };
    match MineBoard::from_position(&position) {
        Some(board) if saved_mines::can_be_played(board.size()) => {
            mode.play_board(MinesSession::on(board, mode.choices.settings()), app);
            app.say(text.msg_mines_board_opened());
        }
        _ => {
            mode.open_study(Study::new(position), app);
            app.say(text.msg_mines_position_opened());
        }
    }
}
