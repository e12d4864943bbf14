//! What stands in the bar at the top while this game is shown.

use super::actions;
use super::files::ProgramFiles;
use crate::app::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, HintCommand,
};
use crate::app::clickomania::compare;
use crate::app::clickomania::editor::document::Document;
use crate::app::common::app_context::AppContext;
use crate::app::common::icons;
use crate::app::common::labelled_button::LabelledButton;
use egui::Ui;

/// What is shown below the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownPage {
    Home,
    Program,
    Comparison,
    /// A task is being written.
    Writing,
    /// What a class handed in.
    Class,
    /// A contest cannot be gone on with.
    Contest,
}

/// How wide the buttons are, in points; whether the task has `hints`, and whether there is a `class`.
pub fn width(
    ui: &Ui,
    app: &AppContext,
    (labelled, (hints, class)): (bool, (bool, bool)),
    page: ShownPage,
) -> f32 {
    let text = &app.text;
    let compare = (!app.contest()).then(|| (text.msg_frame_compare(), icons::bulb as icons::Icon));
    let hint =
        (!app.contest() && hints).then(|| (text.msg_menu_hint(), icons::bulb as icons::Icon));
    let class =
        (!app.contest() && class).then(|| (text.msg_class_title(), icons::left as icons::Icon));
    let file = Some((text.msg_menu_file(), icons::folder as icons::Icon));
    let shown = match page {
        ShownPage::Home => [None, None, None, file],
        ShownPage::Program => [class, compare, hint, file],
        ShownPage::Comparison => [None, compare, None, None],
        ShownPage::Writing | ShownPage::Class => [const { None }; 4],
        ShownPage::Contest => [None, None, None, file],
    };
    let widths = shown.into_iter().flatten().map(|(words, icon)| {
        let button = LabelledButton::new(icon, &words, "").labelled(labelled);
        button.width(ui) + ui.spacing().item_spacing.x
    });
    widths.sum()
}

/// Shows the buttons.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    (document, files): (&Document, &ProgramFiles),
    (labelled, class): (bool, bool),
    page: ShownPage,
) {
    let text = app.text;
    let compares = page == ShownPage::Comparison;
    if matches!(page, ShownPage::Writing | ShownPage::Class) {
        return;
    }
    if !app.contest() && class && page == ShownPage::Program {
        // The way back from a program that somebody handed in.
        let (words, name) = (text.msg_class_title(), text.msg_class_page_to_class());
        let button = LabelledButton::new(icons::left, &words, &name);
        if button.labelled(labelled).show(ui).clicked() {
            app.send(ClassCommand::Show);
        }
    }
    if !app.contest() && page != ShownPage::Home {
        let command = ClickomaniaCommand::Comparison(ComparisonCommand::Toggle);
        let (words, name) = (text.msg_frame_compare(), actions::named(&text, &command));
        let button = LabelledButton::new(compare::icons::compare, &words, &name);
        if button
            .labelled(labelled)
            .chosen(compares)
            .show(ui)
            .clicked()
        {
            app.send(command);
        }
    }
    if compares {
        // What would change the program is not at hand while it is compared.
        return;
    }
    let hints = document.task().task().tools.hints;
    if !app.contest() && hints && page == ShownPage::Program {
        let command = ClickomaniaCommand::Hint(HintCommand::More);
        let (words, name) = (text.msg_menu_hint(), actions::named(&text, &command));
        let button = LabelledButton::new(icons::bulb, &words, &name);
        if button.labelled(labelled).show(ui).clicked() {
            app.send(command);
        }
    }
    files.menu(ui, app, document.opened(), labelled);
}
