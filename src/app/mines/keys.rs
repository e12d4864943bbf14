//! The keys of Minesweeper: each sends a command that a button sends too.

use super::actions::{ACTIONS, MinesWhen};
use super::board::takes_keys;
use super::command::{MinesCommand, MinesContext};
use super::mode::MinesMode;
use crate::app::common::actions::{Action, Keys, pressed};
use egui::{Event, Ui};

/// Looks at the keys that were pressed.
pub fn keys(mode: &mut MinesMode, ui: &Ui, app: &mut MinesContext) {
    let asked = mode.dialogs.is_open() || mode.files.asks();
    if asked || ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) {
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
