//! The dialog in which one hands in: the name, and what is in the slots.

use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::ContestCommand;
use crate::app::clickomania::storage::{SLOTS, Slot};
use crate::app::common::dialog;
use crate::app::common::file_dialog::{Chosen, FileDialog, file_name};
use crate::app::common::theme;
use crate::app::common::widgets::main_button;
use egui::{Key, RichText, TextEdit, Ui, vec2};
use engine::language::cost::cost;
use engine::text::Text;

const WIDTH: f32 = 400.0;

/// The dialog, while it is open.
#[derive(Default)]
pub struct HandIn {
    /// What the slots hold, in words, while it is open.
    slots: Option<Vec<String>>,
    name: String,
    begun: bool,
    dialog: FileDialog,
}

impl HandIn {
    /// Opens it; the name that was typed last is still there.
    pub fn open(&mut self, app: &ClickomaniaContext) {
        let slots =
            (1..=SLOTS).map(|number| told(&app.text, number, &app.services.slots.slot(number)));
        self.slots = Some(slots.collect());
        self.begun = false;
    }

    /// Whether it or the question for a file is open.
    pub fn is_open(&self) -> bool {
        self.slots.is_some() || self.dialog.is_open()
    }

    /// Shows it.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        if let Some(Chosen::Save(path)) = self.dialog.show(ui, app, &|_| Ok(())) {
            app.send(ContestCommand::HandIn(self.name.trim().to_owned(), path));
        }
        let Some(slots) = &self.slots else { return };
        let theme = theme::of(ui);
        let text = app.text;
        let mut answer = None;
        let response = dialog::show(ui, "hand in", WIDTH, |ui| {
            ui.heading(text.msg_contest_hand_in_title());
            ui.add_space(4.0);
            for slot in slots {
                ui.label(slot);
            }
            ui.label(RichText::new(text.msg_contest_says_slots()).color(theme.quiet));
            ui.add_space(6.0);
            let label = ui.label(text.msg_contest_name());
            let field = TextEdit::singleline(&mut self.name)
                .char_limit(80)
                .margin(egui::Margin::symmetric(10, 7))
                .desired_width(f32::INFINITY);
            let field = ui.add(field).labelled_by(label.id);
            let field = field.accessible_name(text.msg_contest_name());
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let named = !self.name.trim().is_empty();
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                ui.add_enabled_ui(named, |ui| {
                    let yes = main_button(ui, &text.msg_contest_save(), vec2(150.0, 34.0));
                    if (yes.clicked() || enter) && named {
                        answer = Some(true);
                    }
                });
                let no = egui::Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
                if ui.add(no).clicked() {
                    answer = Some(false);
                }
            });
        });
        if response.should_close() {
            answer = answer.or(Some(false));
        }
        if answer.is_some() {
            self.slots = None;
        }
        if answer == Some(true) {
            let name = format!("{}-{}", text.msg_contest_file(), self.name);
            let title = text.msg_contest_hand_in_title();
            let file = file_name(&name, "gara", "ron");
            self.dialog.ask_save(title, file, &["ron"]);
        }
    }
}

/// What a slot holds: *2 · Tre fasi, costo 35*.
fn told(text: &Text, number: usize, slot: &Slot) -> String {
    let number = number.to_string();
    match slot {
        Slot::Empty => text.msg_slot_empty_name(number),
        Slot::Broken { .. } => format!("{number} · {}", text.msg_slot_broken()),
        Slot::Filled { program, .. } => {
            let name = &program.header().name;
            text.msg_slot_name(number, name, cost(program).total.to_string())
        }
    }
}
