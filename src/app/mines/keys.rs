//! Keys of Minesweeper: each sends a command that a button sends too.

use super::board::Touched;
use super::{MinesCommand, MinesMode};
use crate::app::common::command::FileCommand;
use crate::app::common::command::ZoomCommand;
use crate::app::common::key_names::{
    Bound, FILES, KeyLine, SharedCommand, UNDO, ZOOM, lines, named, send,
};
use crate::app::mines::MinesContext;
use egui::{Key, Modifiers, Ui};
use engine::games::mines::SeenCell;
use engine::text::Text;

/// What keys do, unless someone types.
const KEYS: &[&[Bound]] = &[
    UNDO,
    FILES,
    ZOOM,
    &[(
        Modifiers::COMMAND,
        Key::Num0,
        SharedCommand::Zoom(ZoomCommand::Actual),
    )],
];

/// What something is called in the help.
type Name = fn(&Text) -> String;

/// Keys of the game; only those of hints and probabilities go with a position from a file too.
const LETTERS: &[(Key, MinesCommand, Name)] = &[
    (Key::P, MinesCommand::Pause, |text| {
        text.msg_key_does_pause()
    }),
    (Key::R, MinesCommand::Restart, |text| {
        text.msg_key_does_same_board()
    }),
    (Key::H, MinesCommand::Hint, |text| text.msg_mines_advise()),
    (Key::V, MinesCommand::Heat, |text| text.msg_mines_heat()),
    (Key::K, MinesCommand::Peek, |text| text.msg_mines_peek()),
    (Key::B, MinesCommand::Flagging, |text| {
        text.msg_key_does_flagging()
    }),
    (Key::A, MinesCommand::Auto, |text| {
        text.msg_key_does_automatic()
    }),
    (Key::S, MinesCommand::Step, |text| {
        text.msg_key_does_one_move()
    }),
];

/// What keys put into a cell of a position.
const CELLS: &[(Key, SeenCell)] = &[
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

/// What the keys do, for the help.
pub fn names(text: &Text) -> Vec<KeyLine> {
    let plain = |key, name| (Modifiers::NONE, key, name);
    let board = [
        (Key::ArrowUp, text.msg_key_does_cells()),
        (Key::ArrowDown, text.msg_key_does_cells()),
        (Key::ArrowLeft, text.msg_key_does_cells()),
        (Key::ArrowRight, text.msg_key_does_cells()),
        (Key::Enter, text.msg_key_does_open()),
        (Key::Space, text.msg_key_does_open()),
        (Key::F, text.msg_key_does_flag()),
        (Key::N, text.msg_mines_new()),
    ];
    let board = board.map(|(key, name)| plain(key, name));
    let letters = LETTERS.iter().map(|(key, _, name)| plain(*key, name(text)));
    let shared = named(KEYS, text, |command| match command {
        SharedCommand::File(FileCommand::New) => Some(text.msg_key_does_choices()),
        _ => None,
    });
    let cells = CELLS.iter().map(|(key, seen)| match seen {
        SeenCell::Closed => plain(*key, text.msg_key_does_cell_closed()),
        _ => plain(*key, text.msg_key_does_cell_number()),
    });
    lines(
        text,
        board.into_iter().chain(letters).chain(shared).chain(cells),
    )
}

/// Looks at the keys that were pressed.
pub fn keys(mode: &mut MinesMode, ui: &Ui, app: &mut MinesContext) {
    let asked = mode.dialogs.is_open() || mode.files.asks();
    if asked || ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    send(KEYS, ui, app);
    let pressed = |key| ui.input(|input| input.modifiers.is_none() && input.key_pressed(key));
    let mut send = |command| app.send(command);
    if mode.replay.is_some() {
        for (key, command) in [
            (Key::ArrowLeft, MinesCommand::ReplayStep(false)),
            (Key::ArrowRight, MinesCommand::ReplayStep(true)),
            (Key::Space, MinesCommand::ReplayRun),
            (Key::Escape, MinesCommand::Leave),
        ] {
            if pressed(key) && ui.memory(|memory| memory.focused().is_none()) {
                send(command);
            }
        }
        return;
    }
    let size = mode.size();
    if let Some(touched) = mode.board.keys(ui, size) {
        send(MinesCommand::Touch(touched));
    }
    if pressed(Key::F)
        && let Some(cell) = mode.board.looked_at()
    {
        send(MinesCommand::Touch(Touched::Mark(cell)));
    }
    let study = mode.study.is_some();
    if pressed(Key::N) {
        send(MinesCommand::Begin(mode.choices, None));
    }
    if study {
        let at = mode.board.looked_at();
        for (key, seen) in CELLS {
            if let Some(cell) = at.filter(|_| pressed(*key)) {
                send(MinesCommand::Set(cell, *seen));
            }
        }
        if pressed(Key::Escape) {
            send(MinesCommand::Leave);
        }
    }
    for (key, command, _) in LETTERS {
        let thought = matches!(command, MinesCommand::Hint | MinesCommand::Heat);
        if pressed(*key) && (thought || !study) {
            send(command.clone());
        }
    }
}
