//! What stands in the bar at the top while this game is shown.

use super::history::Deed;
use super::{Workshop, actions};
use crate::app::command::{Command, ComparisonCommand};
use crate::app::desk::Desk;
use crate::app::widgets::IconButton;
use crate::app::{comparison, hinting, icons};
use egui::Ui;

/// Shows the buttons.
pub fn show(workshop: &mut Workshop, ui: &mut Ui, desk: &mut Desk) {
    let text = desk.text;
    let open = workshop.comparison.is_open();
    let name = text.msg_timeline_with_keys(text.msg_menu_compare(), "F6");
    if !desk.contest() {
        let compare = IconButton::new(comparison::icons::compare, &name).chosen(open);
        if compare.show(ui).clicked() {
            desk.send(Command::Comparison(ComparisonCommand::Toggle));
        }
    }
    if open {
        // What would change the program is not at hand while it is compared.
        return;
    }
    let named = |deed: Option<Deed>, name: String, with: &dyn Fn(String) -> String| {
        deed.map_or(name, |deed| with(deed.name(&text)))
    };
    let done = workshop.document.history.next(false);
    let undo = named(done, text.msg_menu_undo(), &|deed| text.msg_undo_deed(deed));
    if IconButton::new(icons::undo, &undo)
        .enabled(done.is_some())
        .show(ui)
        .clicked()
    {
        desk.send(Command::Undo);
    }
    let undone = workshop.document.history.next(true);
    let redo = named(undone, text.msg_menu_redo(), &|deed| {
        text.msg_redo_deed(deed)
    });
    if IconButton::new(icons::redo, &redo)
        .enabled(undone.is_some())
        .show(ui)
        .clicked()
    {
        desk.send(Command::Redo);
    }
    if !desk.contest() {
        let helps = [
            (icons::bulb as icons::Icon, hinting::MORE),
            (icons::ladder, Command::ShowLadder),
        ];
        for (icon, command) in helps {
            let name = actions::named(&text, &command);
            if IconButton::new(icon, &name).show(ui).clicked() {
                desk.send(command);
            }
        }
    }
    workshop.files.menu(ui, desk, workshop.document.opened());
}
