//! The menu of the canvas: what can be done with the chosen blocks, and with all.

use super::selection::Selection;
use crate::app::command::{Command, Way};
use crate::app::desk::Desk;
use crate::app::hinting::MORE;
use crate::app::stage::Traces;
use crate::app::workshop::actions::{action, menu_item, menu_item_named};
use crate::blocks::Program;
use crate::blocks::program::Block;
use egui::Ui;

/// Shows it.
pub fn show(
    ui: &mut Ui,
    desk: &mut Desk,
    program: &Program,
    selection: &Selection,
    traces: &Traces<'_>,
) {
    ui.set_min_width(230.0);
    let text = desk.text;
    let chosen: Vec<&Block> = selection
        .blocks()
        .iter()
        .filter_map(|&id| program.get(id))
        .collect();
    if let Some(last) = chosen.last() {
        menu_item(ui, desk, Command::Duplicate);
        menu_item(ui, desk, Command::Cut);
        menu_item(ui, desk, Command::Copy);
        menu_item(ui, desk, Command::Delete);
        ui.separator();
        let comment = match last.marks.comment {
            Some(_) => text.msg_menu_comment_change(),
            None => text.msg_menu_comment(),
        };
        let all = |is: fn(&Block) -> bool| chosen.iter().all(|block| is(block));
        let collapse = if all(|block| block.marks.collapsed) {
            text.msg_menu_expand()
        } else {
            text.msg_menu_collapse()
        };
        let disable = if all(|block| block.marks.disabled) {
            text.msg_menu_enable()
        } else {
            text.msg_menu_disable()
        };
        let named = [
            (comment, Command::AskComment),
            (collapse, Command::Collapse),
            (disable, Command::Disable),
        ];
        for (name, command) in named {
            if let Some(action) = action(&command) {
                menu_item_named(ui, desk, name, action);
            }
        }
        ui.separator();
        if let Some(id) = selection.current() {
            let name = match traces.breakpoints.at(id) {
                Some(_) => text.msg_timeline_break_off(),
                None => text.msg_timeline_break(),
            };
            let items = [
                (
                    text.msg_timeline_run_here(),
                    format!("{}+F4", text.msg_key_shift()),
                    Command::Travel(Way::RunTo(id)),
                ),
                (name, "F4".to_owned(), Command::Travel(Way::ToggleBreak(id))),
                (
                    text.msg_timeline_break_when(),
                    String::new(),
                    Command::AskBreak(id),
                ),
            ];
            for (name, keys, command) in items {
                if ui
                    .add(egui::Button::new(name).shortcut_text(keys))
                    .clicked()
                {
                    desk.send(command);
                    ui.close();
                }
            }
            ui.separator();
        }
    }
    menu_item(ui, desk, Command::AskPaste);
    menu_item(ui, desk, Command::ChooseAll);
    menu_item(ui, desk, Command::Tidy);
    ui.separator();
    menu_item(ui, desk, Command::Undo);
    menu_item(ui, desk, Command::Redo);
    ui.separator();
    menu_item(ui, desk, Command::Fit);
    if !chosen.is_empty() {
        menu_item(ui, desk, Command::ZoomChosen);
    }
    menu_item(ui, desk, Command::ZoomWhole);
    menu_item(ui, desk, Command::ToggleMap);
    menu_item(ui, desk, Command::Find);
    menu_item(ui, desk, Command::CopyWords);
    menu_item(ui, desk, MORE);
    menu_item(ui, desk, Command::ShowCommands);
}
