//! What stands in the bar at the top while this game is shown.

use super::command::ChangeKind;
use super::{ClickomaniaMode, actions};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::GoalsCommand;
use crate::app::clickomania::command::{Command, ComparisonCommand, HintCommand};
use crate::app::clickomania::compare;
use crate::app::common::command::HistoryCommand;
use crate::app::common::icons;
use crate::app::common::widgets::IconButton;
use egui::Ui;

/// Shows the buttons.
pub fn show(workshop: &mut ClickomaniaMode, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let open = workshop.comparison.is_open();
    let name = text.msg_timeline_with_keys(text.msg_menu_compare(), "F6");
    if !app.contest() {
        let compare = IconButton::new(compare::icons::compare, &name).chosen(open);
        if compare.show(ui).clicked() {
            app.send(Command::Comparison(ComparisonCommand::Toggle));
        }
    }
    if open {
        // What would change the program is not at hand while it is compared.
        return;
    }
    let named = |deed: Option<ChangeKind>, name: String, with: &dyn Fn(String) -> String| {
        deed.map_or(name, |deed| with(deed.name(&text)))
    };
    let history = &workshop.document.history;
    let (done, undone) = (history.next(false), history.next(true));
    let undo = named(done, text.msg_menu_undo(), &|deed| text.msg_undo_deed(deed));
    let redo = named(undone, text.msg_menu_redo(), &|deed| {
        text.msg_redo_deed(deed)
    });
    let ways = [
        (
            icons::undo as icons::Icon,
            undo,
            done,
            Command::History(HistoryCommand::Undo),
        ),
        (
            icons::redo,
            redo,
            undone,
            Command::History(HistoryCommand::Redo),
        ),
    ];
    for (icon, name, deed, command) in ways {
        let button = IconButton::new(icon, &name).enabled(deed.is_some());
        let response = button.show(ui);
        if response.clicked() {
            app.send(command);
        }
        // As in browsers: the second button shows how far one can go.
        if response.secondary_clicked() {
            app.send(EditorCommand::ShowHistory);
        }
    }
    if !app.contest() {
        let helps = [
            (icons::bulb as icons::Icon, Command::Hint(HintCommand::More)),
            (icons::ladder, Command::Goals(GoalsCommand::Show)),
        ];
        for (icon, command) in helps {
            let name = actions::named(&text, &command);
            if IconButton::new(icon, &name).show(ui).clicked() {
                app.send(command);
            }
        }
    }
    workshop.files.menu(ui, app, workshop.document.opened());
}
