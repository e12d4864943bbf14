//! Keys of Minesweeper: each sends a command that a button sends too.

use super::board::Touched;
use super::{MinesCommand, MinesMode};
use crate::app::command::Command;
use crate::app::desk::Desk;
use crate::mines::Seen;
use egui::{Key, KeyboardShortcut, Modifiers, Ui};

/// What keys do, unless someone types.
const KEYS: &[(Modifiers, Key, Command)] = &[
    (Modifiers::COMMAND, Key::Z, Command::Undo),
    (
        Modifiers::COMMAND.plus(Modifiers::SHIFT),
        Key::S,
        Command::SaveAs,
    ),
    (Modifiers::COMMAND, Key::S, Command::Save),
    (Modifiers::COMMAND, Key::O, Command::Open),
    (Modifiers::COMMAND, Key::N, Command::New),
    (Modifiers::COMMAND, Key::Plus, Command::ZoomIn),
    (Modifiers::COMMAND, Key::Equals, Command::ZoomIn),
    (Modifiers::COMMAND, Key::Minus, Command::ZoomOut),
    (Modifiers::COMMAND, Key::Num0, Command::ZoomWhole),
];

/// Keys of the game; only those of hints and probabilities go with a position from a file too.
const LETTERS: &[(Key, MinesCommand)] = &[
    (Key::P, MinesCommand::Pause),
    (Key::R, MinesCommand::Restart),
    (Key::H, MinesCommand::Hint),
    (Key::V, MinesCommand::Heat),
    (Key::K, MinesCommand::Peek),
    (Key::B, MinesCommand::Flagging),
    (Key::A, MinesCommand::Auto),
    (Key::S, MinesCommand::Step),
];

/// What keys put into a cell of a position.
const CELLS: &[(Key, Seen)] = &[
    (Key::Num0, Seen::Open(0)),
    (Key::Num1, Seen::Open(1)),
    (Key::Num2, Seen::Open(2)),
    (Key::Num3, Seen::Open(3)),
    (Key::Num4, Seen::Open(4)),
    (Key::Num5, Seen::Open(5)),
    (Key::Num6, Seen::Open(6)),
    (Key::Num7, Seen::Open(7)),
    (Key::Num8, Seen::Open(8)),
    (Key::Delete, Seen::Closed),
    (Key::Backspace, Seen::Closed),
];

/// Looks at the keys that were pressed.
pub fn keys(mode: &mut MinesMode, ui: &Ui, desk: &mut Desk) {
    let asked = mode.dialogs.is_open() || mode.files.asks();
    if asked || ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    for (modifiers, key, command) in KEYS {
        let shortcut = KeyboardShortcut::new(*modifiers, *key);
        if ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
            desk.send(command.clone());
        }
    }
    let pressed = |key| ui.input(|input| input.modifiers.is_none() && input.key_pressed(key));
    let mut send = |command| desk.send(Command::Mines(command));
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
    for (key, command) in LETTERS {
        let thought = matches!(command, MinesCommand::Hint | MinesCommand::Heat);
        if pressed(*key) && (thought || !study) {
            send(command.clone());
        }
    }
}
