//! The commands about files, carried out.

use super::command::MinesContext;
use super::files::{MinesFile, SaveRequest, parse, read};
use super::mode::MinesMode;
use super::saved_state;
use super::session::MinesSession;
use super::study::Study;
use crate::app::common::command::FileCommand;
use crate::app::common::file_menu;
use crate::app::common::storage::write_file;
use games::mines::{MineBoard, MinesPosition};

/// Carries out a command about files.
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
            None => mode.files.ask_position(app),
        },
        FileCommand::SaveFile(path) => {
            let words = match mode.files.take_wanted() {
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

/// Asks where to save the game that is over.
pub fn save_replay(mode: &mut MinesMode, app: &mut MinesContext) {
    match mode.finished() {
        Some(record) => mode.files.ask_replay(app, record),
        None => app.refuse(app.text.msg_mines_replay_none()),
    }
}

/// Opens what was copied somewhere: a game, or a position.
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

/// A game is shown again. A board that is shown whole is played, a position with closed cells is looked at.
fn open(mode: &mut MinesMode, file: MinesFile, app: &mut MinesContext) {
    let text = app.text;
    let position = match file {
        MinesFile::Position(position) => position,
        MinesFile::Replay(record) => {
            mode.show_again(record);
            app.say(text.msg_mines_replay_opened());
            return;
        }
    };
    match MineBoard::shown(&position) {
        Some(board) if saved_state::can_be_played(board.size()) => {
            mode.play_on(MinesSession::on(board, mode.choices.settings()), app);
            app.say(text.msg_mines_board_opened());
        }
        _ => {
            mode.look_at(Study::new(position));
            app.say(text.msg_mines_position_opened());
        }
    }
}
