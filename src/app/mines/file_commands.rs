//! The commands about files, carried out.

use super::command::{MinesCommand, MinesContext};
use super::files::read;
use super::mode::MinesMode;
use super::saved_state;
use super::session::MinesSession;
use super::study::Study;
use crate::app::common::command::FileCommand;
use crate::app::common::file_menu;
use crate::app::common::storage::write_file;
use engine::games::mines::{MineBoard, MinesPosition};

/// Carries out a command about files.
pub fn perform(mode: &mut MinesMode, command: FileCommand, app: &mut MinesContext) {
    let text = app.text;
    match command {
        FileCommand::New => mode.carry_out(MinesCommand::Ask, app),
        FileCommand::Open => mode.files.ask_open(app),
        FileCommand::OpenFile(path) => match read(&text, &path) {
            Ok(position) => {
                open(mode, position, app);
                file_menu::remember_folder(app, &path);
            }
            Err(why) => app.refuse(why),
        },
        FileCommand::Save | FileCommand::SaveAs => mode.files.ask_position(app),
        FileCommand::SaveFile(path) => {
            let position = match mode.files.take_board() {
                Some(board) => MinesPosition::from(&board),
                None => mode.position(),
            };
            match write_file(&path, position.to_string().as_bytes()) {
                Ok(()) => {
                    file_menu::remember_folder(app, &path);
                    app.say(text.msg_saved(path.display().to_string()));
                }
                Err(error) => app.refuse(error.sentence(&text)),
            }
        }
    }
}

/// A board that is shown whole is played, a position with closed cells is looked at.
fn open(mode: &mut MinesMode, position: MinesPosition, app: &mut MinesContext) {
    let text = app.text;
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
