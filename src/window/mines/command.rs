//! The commands of Minesweeper and their keys.

use super::MinesMode;
use super::board::{Touched, takes_keys};
use super::saved_mines::MinesChoices;
use crate::window::games_kit::keys_are_free;
use crate::window::kit::actions::{
    ALONE, Action, KeyLine, Keys, Name, actions, key_names, lines, pressed,
};
use crate::window::kit::app_context::ModeContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use egui::{Event, Key, Ui};
use engine::text::Text;
use games::mines::{CellIndex, Millis, SeenCell, Size};

/// A command of this mode.
#[derive(Clone, PartialEq, Debug)]
pub enum MinesCommand {
    File(FileCommand),
    History(HistoryCommand),
    Zoom(ZoomCommand),
    /// Opens the dialog for a new game.
    Ask,
    /// Begins a game with these choices, on the board with this seed or the next one.
    Begin(MinesChoices, Option<u64>),
    /// Begins the same board again.
    Restart,
    /// Cancels generating the board.
    StopGenerating,
    /// Begins a game with the last choices, on the next board.
    Next,
    /// A cell was touched.
    Touch(Touched),
    /// Marks the cell under the cursor or pointer.
    MarkHere,
    /// Sets the cell of a study under the cursor or pointer.
    SetHere(SeenCell),
    /// Hides the board and stops the clock, or resumes.
    Pause,
    /// Shows the mines of a lost game.
    Reveal,
    /// Shows a hint; if it is shown already, follows it.
    Hint,
    /// Toggles the probabilities.
    Heat,
    /// Toggles showing the content of the cell under the pointer.
    Peek,
    /// Toggles whether a tap marks instead of opening.
    Flagging,
    /// Starts or stops the solver.
    Auto,
    /// Lets the solver make one move.
    Step,
    /// Replays the finished game.
    Replay,
    /// Asks where to save the finished game.
    SaveReplay,
    /// Copies the finished game as a line of text.
    CopyReplay,
    /// Asks the clipboard for its text.
    AskPaste,
    /// Opens a game (a line of text) or a position.
    Paste(String),
    /// Opens an empty position of this size, to be drawn.
    Draw(Size),
    /// Sets the replay speed, relative to the original.
    ReplaySpeed(f64),
    /// Starts or stops the replay.
    ReplayRun,
    /// Steps the replay one action forward (true) or back.
    ReplayStep(bool),
    /// Shows the replay at this time.
    ReplayTo(Millis),
    /// Selects what a press puts into a cell of a study.
    Brush(SeenCell),
    /// Sets a cell of a study.
    Set(CellIndex, SeenCell),
    /// Leaves the replay or the study.
    Leave,
    /// Opens or closes the statistics.
    Statistics(bool),
    /// Deletes the statistics.
    ClearStatistics,
    /// Toggles large cells.
    Large,
    /// Asks where to save the board, solution included.
    SaveBoard,
}

/// Shared state and command queue of this mode.
pub type MinesContext<'a> = ModeContext<'a, MinesCommand>;

/// Condition for an action to be available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MinesWhen {
    Always,
    /// While a game is shown.
    Game,
    /// While the solver plays.
    Automatic,
    /// While anything but a replay is shown.
    Position,
    /// While a study is shown.
    Study,
    /// While a finished game is shown.
    Over,
    /// While a replay is shown.
    Replay,
}

actions! { MinesCommand, MinesWhen:
    msg_key_does_flag [(ALONE, F)] Position MinesCommand::MarkHere;
    msg_mines_new [(ALONE, N)] Position MinesCommand::Next;
    msg_key_does_pause [(ALONE, P)] Game MinesCommand::Pause;
    msg_key_does_same_board [(ALONE, R)] Game MinesCommand::Restart;
    msg_menu_hint [(ALONE, H)] Position MinesCommand::Hint;
    msg_mines_heat [(ALONE, V)] Always MinesCommand::Heat;
    msg_mines_peek [(ALONE, K)] Game MinesCommand::Peek;
    msg_key_does_flagging [(ALONE, B)] Game MinesCommand::Flagging;
    msg_key_does_automatic [(ALONE, F9)] Game MinesCommand::Auto;
    msg_key_does_stop_by_itself [(ALONE, Escape)] Automatic MinesCommand::Auto;
    msg_key_does_one_move [(ALONE, S)] Game MinesCommand::Step;
    msg_key_does_cell_number [(ALONE, Num0)] Study MinesCommand::SetHere(SeenCell::Open(0));
    msg_key_does_cell_number [(ALONE, Num1)] Study MinesCommand::SetHere(SeenCell::Open(1));
    msg_key_does_cell_number [(ALONE, Num2)] Study MinesCommand::SetHere(SeenCell::Open(2));
    msg_key_does_cell_number [(ALONE, Num3)] Study MinesCommand::SetHere(SeenCell::Open(3));
    msg_key_does_cell_number [(ALONE, Num4)] Study MinesCommand::SetHere(SeenCell::Open(4));
    msg_key_does_cell_number [(ALONE, Num5)] Study MinesCommand::SetHere(SeenCell::Open(5));
    msg_key_does_cell_number [(ALONE, Num6)] Study MinesCommand::SetHere(SeenCell::Open(6));
    msg_key_does_cell_number [(ALONE, Num7)] Study MinesCommand::SetHere(SeenCell::Open(7));
    msg_key_does_cell_number [(ALONE, Num8)] Study MinesCommand::SetHere(SeenCell::Open(8));
    msg_key_does_cell_closed [(ALONE, Delete), (ALONE, Backspace)] Study MinesCommand::SetHere(SeenCell::Closed);
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
    msg_clone2048_replay [(ALONE, Space)] Over MinesCommand::Replay;
    msg_mines_replay_run [(ALONE, Space)] Replay MinesCommand::ReplayRun;
    msg_mines_replay_back [(ALONE, ArrowLeft)] Replay MinesCommand::ReplayStep(false);
    msg_mines_replay_forward [(ALONE, ArrowRight)] Replay MinesCommand::ReplayStep(true);
}

/// Keys that the board handles itself, listed for the help.
const BOARD: &[(Key, Name)] = &[
    (Key::ArrowUp, |text| text.msg_key_does_cells()),
    (Key::ArrowDown, |text| text.msg_key_does_cells()),
    (Key::ArrowLeft, |text| text.msg_key_does_cells()),
    (Key::ArrowRight, |text| text.msg_key_does_cells()),
    (Key::Enter, |text| text.msg_key_does_open()),
    (Key::Space, |text| text.msg_key_does_open()),
];

/// Key lines for the help. Keys that a visible button names (after a game, in a replay, leaving) are left out.
pub fn help_lines(text: &Text) -> Vec<KeyLine> {
    let told = ACTIONS
        .iter()
        .filter(|action| !matches!(action.when, MinesWhen::Over | MinesWhen::Replay))
        .filter(|action| action.command != MinesCommand::Leave);
    let board = BOARD.iter().map(|(key, name)| (ALONE, *key, name(text)));
    lines(text, board.chain(key_names(told, text)))
}

/// Sends the commands of the keys pressed in this frame.
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

/// Texts pasted in this frame.
fn pasted(ui: &Ui) -> Vec<String> {
    ui.input(|input| {
        let pasted = input.events.iter().filter_map(|event| match event {
            Event::Paste(words) => Some(words.clone()),
            _ => None,
        });
        pasted.collect()
    })
}
