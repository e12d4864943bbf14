//! What can be done in Tantrix by name: keys, menus and the help.

use super::command::{MiddleView, TantrixCommand, TantrixContext};
use super::mode::TantrixMode;
use crate::window::games_kit::keys_are_free;
use crate::window::kit::actions::{ALONE, Action, Keys, Name, SHIFT, actions, key_names, pressed};
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::window::kit::key_names::{KeyLine, lines};
use egui::{Key, Ui};
use engine::text::Text;

/// When something can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TantrixWhen {
    Always,
    /// While the game by hand is shown.
    ByHand,
    /// While something is searched.
    Searching,
    /// While the board is drawn.
    Drawing,
}

actions! { TantrixCommand, TantrixWhen:
    msg_tantrix_hint [(ALONE, H)] ByHand TantrixCommand::Hint;
    msg_tantrix_complete [(ALONE, F9)] ByHand TantrixCommand::Complete;
    msg_key_does_turn_right [(ALONE, R)] ByHand TantrixCommand::TurnHere(1);
    msg_key_does_turn_left [(SHIFT, R)] ByHand TantrixCommand::TurnHere(-1);
    msg_key_does_pause [(ALONE, P)] ByHand TantrixCommand::Pause;
    msg_key_does_fix [(ALONE, L)] ByHand TantrixCommand::FixHere;
    msg_key_does_tray [(ALONE, Delete), (ALONE, Backspace)] ByHand TantrixCommand::ToTray;
    msg_key_does_stop [(ALONE, Escape)] Searching TantrixCommand::Stop;
    msg_tantrix_draw_done [(ALONE, Escape)] Drawing TantrixCommand::Draw(false);
    redo Always TantrixCommand::History(HistoryCommand::Redo);
    undo Always TantrixCommand::History(HistoryCommand::Undo);
    save_as Always TantrixCommand::File(FileCommand::SaveAs);
    save Always TantrixCommand::File(FileCommand::Save);
    open Always TantrixCommand::File(FileCommand::Open);
    msg_tantrix_clear [NEW] Always TantrixCommand::File(FileCommand::New);
    zoom_in Always TantrixCommand::Zoom(ZoomCommand::In);
    zoom_out Always TantrixCommand::Zoom(ZoomCommand::Out);
    // No size of a board is its own: what brings 100 % elsewhere shows all of it.
    msg_zoom_fit [(CTRL, Num0)] Always TantrixCommand::Zoom(ZoomCommand::Fit);
}

/// Keys that move over the board, and take up and lay tiles, which the board takes: for the help.
const BOARD: &[(Keys, Name)] = &[
    ((ALONE, Key::ArrowUp), |text| text.msg_key_does_cells()),
    ((ALONE, Key::ArrowDown), |text| text.msg_key_does_cells()),
    ((ALONE, Key::ArrowLeft), |text| text.msg_key_does_cells()),
    ((ALONE, Key::ArrowRight), |text| text.msg_key_does_cells()),
    ((ALONE, Key::Enter), |text| text.msg_key_does_tile()),
    ((ALONE, Key::Space), |text| text.msg_key_does_tile()),
];

/// What the keys do, for the help.
pub fn help_lines(text: &Text) -> Vec<KeyLine> {
    let board = BOARD
        .iter()
        .map(|((modifiers, key), name)| (*modifiers, *key, name(text)));
    lines(text, board.chain(key_names(ACTIONS, text)))
}

/// Looks at the keys that were pressed.
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
