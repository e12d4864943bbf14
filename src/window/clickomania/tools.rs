//! The buttons in the bar at the top while this mode is shown.

use super::actions;
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, HintCommand,
    WritingCommand,
};
use crate::window::clickomania::compare;
use crate::window::kit::icons;
use crate::window::kit::icons::Icon;
use crate::window::kit::labelled_button::LabelledButton;
use egui::Ui;
use engine::text::Text;

/// The buttons that a page has.
pub struct Tools {
    /// The way back to the class.
    pub class: bool,
    /// The way back to the task that is being written.
    pub writing: bool,
    pub compare: bool,
    /// True while programs are compared.
    pub comparing: bool,
    pub hint: bool,
    /// The menu of files.
    pub file: bool,
}

/// A button that sends a command.
struct Tool {
    icon: Icon,
    words: String,
    name: String,
    command: ClickomaniaCommand,
    chosen: bool,
}

impl Tools {
    fn buttons(&self, text: &Text) -> impl Iterator<Item = Tool> + use<> {
        let class = self.class.then(|| Tool {
            icon: icons::left,
            words: text.msg_class_title(),
            name: text.msg_class_page_to_class(),
            command: ClassCommand::Show.into(),
            chosen: false,
        });
        let writing = self.writing.then(|| Tool {
            icon: icons::left,
            words: text.msg_writing_short(),
            name: text.msg_writing_go_on(),
            command: WritingCommand::GoOn.into(),
            chosen: false,
        });
        let compare = self.compare.then(|| {
            let command = ComparisonCommand::Toggle.into();
            Tool {
                icon: compare::icons::compare,
                words: text.msg_frame_compare(),
                name: actions::named(text, &command),
                command,
                chosen: self.comparing,
            }
        });
        let hint = self.hint.then(|| {
            let command = HintCommand::More.into();
            Tool {
                icon: icons::bulb,
                words: text.msg_menu_hint(),
                name: actions::named(text, &command),
                command,
                chosen: false,
            }
        });
        [class, writing, compare, hint].into_iter().flatten()
    }

    /// The width of all buttons, in points.
    pub fn width(&self, ui: &Ui, text: &Text, labelled: bool) -> f32 {
        let buttons = self.buttons(text).map(|tool| (tool.icon, tool.words));
        let file = self
            .file
            .then(|| (icons::folder as Icon, text.msg_menu_file()));
        let widths = buttons.chain(file).map(|(icon, words)| {
            let button = LabelledButton::new(icon, &words, "").labelled(labelled);
            button.width(ui) + ui.spacing().item_spacing.x
        });
        widths.sum()
    }

    /// Shows all but the menu of files.
    pub fn show(&self, ui: &mut Ui, app: &mut ClickomaniaContext, labelled: bool) {
        for tool in self.buttons(&app.text) {
            let button = LabelledButton::new(tool.icon, &tool.words, &tool.name);
            let button = button.labelled(labelled).chosen(tool.chosen);
            if button.show(ui).clicked() {
                app.send(tool.command);
            }
        }
    }
}
