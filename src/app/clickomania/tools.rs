//! What stands in the bar at the top while this game is shown.

use super::actions;
use super::files::ProgramFiles;
use crate::app::clickomania::command::{
    ChangeKind, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, EditorCommand,
    GoalsCommand, HintCommand,
};
use crate::app::clickomania::compare;
use crate::app::clickomania::editor::document::Document;
use crate::app::common::command::HistoryCommand;
use crate::app::common::icons;
use crate::app::common::widgets::IconButton;
use egui::Ui;

/// Shows the buttons; `compares`: whether the comparison is shown.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    document: &Document,
    files: &ProgramFiles,
    compares: bool,
) {
    let text = app.text;
    let name = text.msg_timeline_with_keys(text.msg_menu_compare(), "F6");
    if !app.contest() {
        let compare = IconButton::new(compare::icons::compare, &name).chosen(compares);
        if compare.show(ui).clicked() {
            app.send(ClickomaniaCommand::Comparison(ComparisonCommand::Toggle));
        }
    }
    if compares {
        // What would change the program is not at hand while it is compared.
        return;
    }
    let named = |kind: Option<ChangeKind>, name: String, with: &dyn Fn(String) -> String| {
        kind.map_or(name, |kind| with(kind.name(&text)))
    };
    let history = &document.history;
    let (done, undone) = (history.next(false), history.next(true));
    let undo = named(done, text.msg_menu_undo(), &|kind| {
        text.msg_undo_change(kind)
    });
    let redo = named(undone, text.msg_menu_redo(), &|kind| {
        text.msg_redo_change(kind)
    });
    let ways = [
        (
            icons::undo as icons::Icon,
            undo,
            done,
            ClickomaniaCommand::History(HistoryCommand::Undo),
        ),
        (
            icons::redo,
            redo,
            undone,
            ClickomaniaCommand::History(HistoryCommand::Redo),
        ),
    ];
    for (icon, name, kind, command) in ways {
        let button = IconButton::new(icon, &name).enabled(kind.is_some());
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
            (
                icons::bulb as icons::Icon,
                ClickomaniaCommand::Hint(HintCommand::More),
            ),
            (icons::ladder, ClickomaniaCommand::Goals(GoalsCommand::Show)),
        ];
        for (icon, command) in helps {
            let name = actions::named(&text, &command);
            if IconButton::new(icon, &name).show(ui).clicked() {
                app.send(command);
            }
        }
    }
    files.menu(ui, app, document.opened());
}
