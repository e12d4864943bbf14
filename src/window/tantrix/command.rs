//! The commands of Tantrix and their keys.

use super::TantrixMode;
use super::setup::PuzzleSetup;
use super::tantrix_session::Spot;
use crate::window::games_kit::keys_are_free;
use crate::window::kit::actions::{
    ALONE, Action, KeyLine, Keys, Name, SHIFT, actions, key_names, lines, pressed,
};
use crate::window::kit::app_context::ModeContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use egui::{Key, Ui};
use engine::text::Text;
use games::tantrix::Hex;

/// The content of the middle of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MiddleView {
    /// The game by hand.
    ByHand,
    /// The solutions found.
    Solutions,
}

/// A kind of search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// One solution.
    First,
    /// All, up to the limit.
    All,
    /// The number of solutions.
    Count,
}

/// A command of this mode.
#[derive(Clone, PartialEq, Debug)]
pub enum TantrixCommand {
    File(FileCommand),
    History(HistoryCommand),
    Zoom(ZoomCommand),
    /// Chooses another puzzle.
    Choose(PuzzleSetup),
    /// Shows the game or the solutions.
    Show(MiddleView),
    /// Takes up a tile; if dragged (true), releasing the button puts it down.
    TakeUp(Spot, bool),
    /// Puts the tile in the hand on this place, or back into the tray.
    PutDown(Option<Hex>),
    /// Returns the tile in the hand to its previous place.
    PutBack,
    /// Turns a tile by sixths clockwise.
    Turn(Spot, i8),
    /// Turns the tile in the hand, else the last touched one.
    TurnHeld(i8),
    /// Turns the tile in the hand, else the one under focus or pointer.
    TurnHere(i8),
    /// Moves the tile in the hand, else the one under focus or pointer, to the tray.
    ToTray,
    /// Fixes or releases the last touched tile.
    FixTouched,
    /// Fixes or releases the tile under focus or pointer.
    FixHere,
    /// Hides the board and stops the time, or resumes.
    Pause,
    /// Begins or ends drawing the board.
    Draw(bool),
    /// Shows a hint; if it is shown already, follows it.
    Hint,
    /// Places all remaining tiles as the solver suggests.
    Complete,
    Search(Search),
    /// Sets whether rotations of a solution count as one.
    UpToRotation(bool),
    /// Sets the maximum number of listed solutions.
    Limit(usize),
    /// Stops the search.
    Stop,
    /// Shows the solution of this index, or the last.
    Browse(usize),
    /// Continues by hand from the shown solution.
    PlayOn,
    /// Asks for a file with this extension and exports the shown tiles to it.
    Export(&'static str),
}

/// Shared state and command queue of this mode.
pub type TantrixContext<'a> = ModeContext<'a, TantrixCommand>;

/// Condition for an action to be available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TantrixWhen {
    Always,
    /// While the game by hand is shown.
    ByHand,
    /// While a search runs.
    Searching,
    /// While the board is being drawn.
    Drawing,
}

actions! { TantrixCommand, TantrixWhen:
    msg_menu_hint [(ALONE, H)] ByHand TantrixCommand::Hint;
    msg_tantrix_complete [(ALONE, F9)] ByHand TantrixCommand::Complete;
    msg_key_does_turn_right [(ALONE, R)] ByHand TantrixCommand::TurnHere(1);
    msg_key_does_turn_left [(SHIFT, R)] ByHand TantrixCommand::TurnHere(-1);
    msg_key_does_pause [(ALONE, P)] ByHand TantrixCommand::Pause;
    msg_key_does_fix [(ALONE, L)] ByHand TantrixCommand::FixHere;
    msg_key_does_tray [(ALONE, Delete), (ALONE, Backspace)] ByHand TantrixCommand::ToTray;
    msg_key_does_stop [(ALONE, Escape)] Searching TantrixCommand::Stop;
    msg_making_done [(ALONE, Escape)] Drawing TantrixCommand::Draw(false);
    redo Always TantrixCommand::History(HistoryCommand::Redo);
    undo Always TantrixCommand::History(HistoryCommand::Undo);
    save_as Always TantrixCommand::File(FileCommand::SaveAs);
    save Always TantrixCommand::File(FileCommand::Save);
    open Always TantrixCommand::File(FileCommand::Open);
    msg_tantrix_clear [NEW] Always TantrixCommand::File(FileCommand::New);
    zoom_in Always TantrixCommand::Zoom(ZoomCommand::In);
    zoom_out Always TantrixCommand::Zoom(ZoomCommand::Out);
    // A board has no natural size: the keys for 100 % fit it instead.
    msg_zoom_fit [(CTRL, Num0)] Always TantrixCommand::Zoom(ZoomCommand::Fit);
}

/// Keys that the board handles itself, listed for the help.
const BOARD: &[(Keys, Name)] = &[
    ((ALONE, Key::ArrowUp), |text| text.msg_key_does_cells()),
    ((ALONE, Key::ArrowDown), |text| text.msg_key_does_cells()),
    ((ALONE, Key::ArrowLeft), |text| text.msg_key_does_cells()),
    ((ALONE, Key::ArrowRight), |text| text.msg_key_does_cells()),
    ((ALONE, Key::Enter), |text| text.msg_key_does_tile()),
    ((ALONE, Key::Space), |text| text.msg_key_does_tile()),
];

/// Key lines for the help.
pub fn help_lines(text: &Text) -> Vec<KeyLine> {
    let board = BOARD
        .iter()
        .map(|((modifiers, key), name)| (*modifiers, *key, name(text)));
    lines(text, board.chain(key_names(ACTIONS, text)))
}

/// Sends the commands of the keys pressed in this frame.
pub fn keys(mode: &TantrixMode, ui: &Ui, app: &mut TantrixContext) {
    if !keys_are_free(ui, mode.files.asks()) {
        return;
    }
    let plain = ui.input(|input| !input.modifiers.command && !input.modifiers.alt);
    let possible = |action: &Action<TantrixCommand, TantrixWhen>, (modifiers, _): Keys| {
        let now = match action.when {
            TantrixWhen::Always => true,
            TantrixWhen::ByHand => mode.face == MiddleView::ByHand && mode.drawing.is_none(),
            TantrixWhen::Searching => mode.searching(),
            TantrixWhen::Drawing => mode.drawing.is_some(),
        };
        let letter = modifiers.is_none() || modifiers == SHIFT;
        now && (!letter || plain)
    };
    for command in pressed(ACTIONS, ui, possible) {
        app.send(command);
    }
}
