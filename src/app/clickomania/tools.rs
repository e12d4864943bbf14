//! What stands in the bar at the top while this game is shown.

use super::actions;
use super::files::ProgramFiles;
use crate::app::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, HintCommand,
    WritingCommand,
};
use crate::app::clickomania::compare;
use crate::app::clickomania::editor::document::Document;
use crate::app::common::app_context::AppContext;
use crate::app::common::icons;
use crate::app::common::labelled_button::LabelledButton;
use egui::Ui;
use engine::text::Text;

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

/// Whence one came to the program, so that one can go back there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origins {
    /// There is a class.
    pub class: bool,
    /// A task is being written.
    pub writing: bool,
}

impl Origins {
    /// The ways back from the program: what stands on each button, its name, and what it does.
    fn ways(self, text: &Text) -> impl Iterator<Item = (String, String, ClickomaniaCommand)> {
        let class = self.class.then(|| {
            let (words, name) = (text.msg_class_title(), text.msg_class_page_to_class());
            (words, name, ClassCommand::Show.into())
        });
        let writing = self.writing.then(|| {
            let (words, name) = (text.msg_writing_short(), text.msg_writing_go_on());
            (words, name, WritingCommand::GoOn.into())
        });
        class.into_iter().chain(writing)
    }
}

/// How wide the buttons are, in points; whether the task has `hints`, and whence one came.
pub fn width(
    ui: &Ui,
    app: &AppContext,
    (labelled, (hints, origins)): (bool, (bool, Origins)),
    page: ShownPage,
) -> f32 {
    let text = &app.text;
    let compare = (!app.contest()).then(|| (text.msg_frame_compare(), icons::bulb as icons::Icon));
    let hint =
        (!app.contest() && hints).then(|| (text.msg_menu_hint(), icons::bulb as icons::Icon));
    let file = Some((text.msg_menu_file(), icons::folder as icons::Icon));
    let shown = match page {
        ShownPage::Home | ShownPage::Contest => [None, None, file],
        ShownPage::Program => [compare, hint, file],
        ShownPage::Comparison => [compare, None, None],
        ShownPage::Writing | ShownPage::Class => [const { None }; 3],
    };
    let back = page == ShownPage::Program && !app.contest();
    let ways = origins.ways(text).filter(|_| back);
    let ways = ways.map(|(words, ..)| (words, icons::left as icons::Icon));
    let widths = ways
        .chain(shown.into_iter().flatten())
        .map(|(words, icon)| {
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
    (labelled, origins): (bool, Origins),
    page: ShownPage,
) {
    let text = app.text;
    let compares = page == ShownPage::Comparison;
    if matches!(page, ShownPage::Writing | ShownPage::Class) {
        return;
    }
    if !app.contest() && page == ShownPage::Program {
        for (words, name, command) in origins.ways(&text) {
            let button = LabelledButton::new(icons::left, &words, &name);
            if button.labelled(labelled).show(ui).clicked() {
                app.send(command);
            }
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
