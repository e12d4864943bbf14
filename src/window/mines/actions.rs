//! What can be done in Minesweeper by name, and its keys: each sends a command that a button sends too.

use super::board::takes_keys;
use super::command::{MinesCommand, MinesContext};
use super::mode::MinesMode;
use crate::window::games_kit::keys_are_free;
use crate::window::kit::actions::{ALONE, Action, Keys, Name, actions, key_names, pressed};
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::window::kit::key_names::{KeyLine, lines};
use egui::{Event, Key, Ui};
use engine::text::Text;
use games::mines::SeenCell;

/// When something can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MinesWhen {
    Always,
    /// While a game is shown.
    Game,
    /// While the computer plays.
    Automatic,
    /// While anything but a replay is shown.
    Position,
    /// While a position from a file is shown.
    Study,
    /// While a game is shown that is over.
    Over,
    /// While a game is shown again.
    Replay,
}

actions! { MinesCommand, MinesWhen:
    msg_key_does_flag [(ALONE, F)] Position MinesCommand::MarkHere;
    msg_mines_new [(ALONE, N)] Position MinesCommand::Next;
    msg_key_does_pause [(ALONE, P)] Game MinesCommand::Pause;
    msg_key_does_same_board [(ALONE, R)] Game MinesCommand::Restart;
    msg_mines_advise [(ALONE, H)] Position MinesCommand::Hint;
    msg_mines_heat [(ALONE, V)] Always MinesCommand::Heat;
    msg_mines_peek [(ALONE, K)] Game MinesCommand::Peek;
    msg_key_does_flagging [(ALONE, B)] Game MinesCommand::Flagging;
    msg_key_does_automatic [(ALONE, F9)] Game MinesCommand::Auto;
    msg_key_does_stop_by_itself [(ALONE, Escape)] Automatic MinesCommand::Auto;
    msg_key_does_one_move [(ALONE, S)] Game MinesCommand::Step;
    msg_key_does_cell_number [(ALONE, Num0)] Study MinesCommand::PutHere(SeenCell::Open(0));
    msg_key_does_cell_number [(ALONE, Num1)] Study MinesCommand::PutHere(SeenCell::Open(1));
    msg_key_does_cell_number [(ALONE, Num2)] Study MinesCommand::PutHere(SeenCell::Open(2));
    msg_key_does_cell_number [(ALONE, Num3)] Study MinesCommand::PutHere(SeenCell::Open(3));
    msg_key_does_cell_number [(ALONE, Num4)] Study MinesCommand::PutHere(SeenCell::Open(4));
    msg_key_does_cell_number [(ALONE, Num5)] Study MinesCommand::PutHere(SeenCell::Open(5));
    msg_key_does_cell_number [(ALONE, Num6)] Study MinesCommand::PutHere(SeenCell::Open(6));
    msg_key_does_cell_number [(ALONE, Num7)] Study MinesCommand::PutHere(SeenCell::Open(7));
    msg_key_does_cell_number [(ALONE, Num8)] Study MinesCommand::PutHere(SeenCell::Open(8));
    msg_key_does_cell_closed [(ALONE, Delete), (ALONE, Backspace)] Study MinesCommand::PutHere(SeenCell::Closed);
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
    msg_mines_replay [(ALONE, Space)] Over MinesCommand::Replay;
    msg_mines_replay_run [(ALONE, Space)] Replay MinesCommand::ReplayRun;
    msg_mines_replay_back [(ALONE, ArrowLeft)] Replay MinesCommand::ReplayStep(false);
    msg_mines_replay_forward [(ALONE, ArrowRight)] Replay MinesCommand::ReplayStep(true);
}

/// The keys that move over the board, which the board takes: for the help.
const BOARD: &[(Key, Name)] = &[
    (Key::ArrowUp, |text| text.msg_key_does_cells()),
    (Key::ArrowDown, |text| text.msg_key_does_cells()),
    (Key::ArrowLeft, |text| text.msg_key_does_cells()),
    (Key::ArrowRight, |text| text.msg_key_does_cells()),
    (Key::Enter, |text| text.msg_key_does_open()),
    (Key::Space, |text| text.msg_key_does_open()),
];

/// What the keys do, for the help. Those after a game, of a replay, and how to leave stand on buttons then.
pub fn help_lines(text: &Text) -> Vec<KeyLine> {
    let told = ACTIONS
        .iter()
        .filter(|action| !matches!(action.when, MinesWhen::Over | MinesWhen::Replay))
        .filter(|action| action.command != MinesCommand::Leave);
    let board = BOARD.iter().map(|(key, name)| (ALONE, *key, name(text)));
    lines(text, board.chain(key_names(told, text)))
}

/// Looks at the keys that were pressed.
pub fn keys(mode: &mut MinesMode, ui: &Ui, app: &mut MinesContext) {
    if !keys_are_free(ui, mode.dialogs.is_open() || mode.files.asks()) {
        return;
    }
    let plain = ui.input(|input| input.modifiers.is_none());
    let focus = ui.memory(|memory| memory.focused().is_some());
    let replay = mode.replay.is_some();
    let study = mode.study.is_some() && !replay;
    let possible = |action: &Action<MinesCommand, MinesWhen>, (modifiers, _): Keys| {
        let now = match action.when {
            MinesWhen::Always => true,
            MinesWhen::Game => mode.shows_game(),
            MinesWhen::Automatic => mode.shows_game() && mode.tools.auto.is_some(),
            MinesWhen::Position => !replay,
            MinesWhen::Study => study,
            MinesWhen::Over => mode.shows_game() && mode.play.game().is_over() && takes_keys(ui),
            MinesWhen::Replay => replay && !focus,
        };
        now && (plain || !modifiers.is_none())
    };
    for command in pressed(ACTIONS, ui, possible) {
        app.send(command);
    }
    for words in pasted(ui) {
        app.send(MinesCommand::Paste(words));
    }
    if replay {
        return;
    }
    let size = mode.size();
    if let Some(touched) = mode.board.keys(ui, size) {
        app.send(MinesCommand::Touch(touched));
    }
}

/// What was pasted.
fn pasted(ui: &Ui) -> Vec<String> {
    ui.input(|input| {
        let pasted = input.events.iter().filter_map(|event| match event {
            Event::Paste(words) => Some(words.clone()),
            _ => None,
        });
        pasted.collect()
    })
}
