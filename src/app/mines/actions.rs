//! What can be done in Minesweeper by name, and the keys of the board.

use super::command::MinesCommand;
use crate::app::common::actions::{ALONE, Name, actions, key_names};
use crate::app::common::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::app::common::key_names::{KeyLine, lines};
use egui::Key;
use engine::games::mines::SeenCell;
use engine::text::Text;

/// When something can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MinesWhen {
    Always,
    /// While a game is shown.
    Game,
    /// While a game or a position from a file is shown.
    Position,
    /// While a position from a file is shown.
    Study,
    /// While a game is shown again.
    Replay,
}

actions! { MinesCommand, MinesWhen:
    msg_key_does_pause [(ALONE, P)] Game MinesCommand::Pause;
    msg_key_does_same_board [(ALONE, R)] Game MinesCommand::Restart;
    msg_mines_advise [(ALONE, H)] Position MinesCommand::Hint;
    msg_mines_heat [(ALONE, V)] Position MinesCommand::Heat;
    msg_mines_peek [(ALONE, K)] Game MinesCommand::Peek;
    msg_key_does_flagging [(ALONE, B)] Game MinesCommand::Flagging;
    msg_key_does_automatic [(ALONE, A)] Game MinesCommand::Auto;
    msg_key_does_one_move [(ALONE, S)] Game MinesCommand::Step;
    undo Always MinesCommand::History(HistoryCommand::Undo);
    save_as Always MinesCommand::File(FileCommand::SaveAs);
    save Always MinesCommand::File(FileCommand::Save);
    open Always MinesCommand::File(FileCommand::Open);
    msg_key_does_choices [NEW] Always MinesCommand::File(FileCommand::New);
    zoom_in Always MinesCommand::Zoom(ZoomCommand::In);
    zoom_out Always MinesCommand::Zoom(ZoomCommand::Out);
    zoom_actual Always MinesCommand::Zoom(ZoomCommand::Actual);
    msg_mines_leave [(ALONE, Escape)] Study MinesCommand::Leave;
    msg_mines_leave [(ALONE, Escape)] Replay MinesCommand::Leave;
    msg_mines_replay_run [(ALONE, Space)] Replay MinesCommand::ReplayRun;
    msg_mines_replay_back [(ALONE, ArrowLeft)] Replay MinesCommand::ReplayStep(false);
    msg_mines_replay_forward [(ALONE, ArrowRight)] Replay MinesCommand::ReplayStep(true);
}

/// Keys that mean the cell where one is, or the choices made last: for the help.
const BOARD: &[(Key, Name)] = &[
    (Key::ArrowUp, |text| text.msg_key_does_cells()),
    (Key::ArrowDown, |text| text.msg_key_does_cells()),
    (Key::ArrowLeft, |text| text.msg_key_does_cells()),
    (Key::ArrowRight, |text| text.msg_key_does_cells()),
    (Key::Enter, |text| text.msg_key_does_open()),
    (Key::Space, |text| text.msg_key_does_open()),
    (Key::F, |text| text.msg_key_does_flag()),
    (Key::N, |text| text.msg_mines_new()),
];

/// What keys put into a cell of a position.
pub const CELLS: &[(Key, SeenCell)] = &[
    (Key::Num0, SeenCell::Open(0)),
    (Key::Num1, SeenCell::Open(1)),
    (Key::Num2, SeenCell::Open(2)),
    (Key::Num3, SeenCell::Open(3)),
    (Key::Num4, SeenCell::Open(4)),
    (Key::Num5, SeenCell::Open(5)),
    (Key::Num6, SeenCell::Open(6)),
    (Key::Num7, SeenCell::Open(7)),
    (Key::Num8, SeenCell::Open(8)),
    (Key::Delete, SeenCell::Closed),
    (Key::Backspace, SeenCell::Closed),
];

/// What the keys do, for the help. Those of a replay and how to leave stand on buttons then.
pub fn help_lines(text: &Text) -> Vec<KeyLine> {
    let told = ACTIONS
        .iter()
        .filter(|action| !matches!(action.when, MinesWhen::Study | MinesWhen::Replay));
    let board = BOARD.iter().map(|(key, name)| (ALONE, *key, name(text)));
    let cells = CELLS.iter().map(|(key, seen)| match seen {
        SeenCell::Closed => (ALONE, *key, text.msg_key_does_cell_closed()),
        _ => (ALONE, *key, text.msg_key_does_cell_number()),
    });
    lines(text, board.chain(key_names(told, text)).chain(cells))
}
