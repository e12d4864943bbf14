//! The dialogs of contests: for teachers, for handing in, and for what was handed in.

use super::hand_in::HandInDialog;
use super::teacher::TeacherDialog;
use crate::contest::{HandIn, HandedSlot};
use crate::window::clickomania::command::{ClickomaniaContext, ProgramCommand};
use crate::window::kit::widgets::Explained as _;
use crate::window::kit::{dialog, theme};
use egui::{Button, RichText, Ui, vec2};
use engine::language::TaskId;
use engine::language::cost::{Costs, cost_at};

const WIDTH: f32 = 440.0;

/// The dialogs; at most one of them is open.
#[derive(Default)]
pub struct ContestDialogs {
    teacher: TeacherDialog,
    hand_in: HandInDialog,
    /// What was handed in, with its slots.
    handed: Option<(HandIn, Vec<HandedSlot>)>,
}

impl ContestDialogs {
    /// Opens the one for teachers.
    pub fn ask_teacher(&mut self) {
        self.teacher.open();
    }

    /// Opens the one for handing in.
    pub fn ask_hand_in(&mut self, app: &ClickomaniaContext) {
        self.hand_in.open(app);
    }

    /// Offers the slots of what was handed in.
    pub fn offer(&mut self, handed: HandIn) {
        let slots = handed.slots().collect();
        self.handed = Some((handed, slots));
    }

    /// Whether one is open.
    pub fn is_open(&self) -> bool {
        self.teacher.is_open() || self.hand_in.is_open() || self.handed.is_some()
    }

    /// Shows the one that is open.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        self.teacher.show(ui, app);
        if self.teacher.is_open() {
            self.hand_in.waits();
        } else {
            self.hand_in.show(ui, app);
        }
        self.handed(ui, app);
    }

    /// The slots of what was handed in, each to be opened.
    fn handed(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let Some((handed, slots)) = &self.handed else {
            return;
        };
        let theme = theme::of(ui);
        let text = app.text;
        let mut taken = None;
        let mut closes = false;
        let response = dialog::show(ui, "handed in", WIDTH, |ui| {
            let width = ui.available_width();
            ui.heading(text.msg_contest_handed(&handed.name));
            let times = text.msg_contest_times(&handed.begun, &handed.handed_in);
            ui.label(RichText::new(times).color(theme.quiet));
            ui.add_space(6.0);
            for slot in slots {
                let number = slot.number.to_string();
                let Some(program) = &slot.program else {
                    let sentence = text.msg_contest_says_slot_damaged(number);
                    ui.colored_label(theme.wrong, sentence);
                    continue;
                };
                let name = &program.header().name;
                let costs = costs_of(slot.task.as_ref(), app);
                let cost = cost_at(program, &costs).total.to_string();
                let words = text.msg_slot_name(number, name, cost);
                let button = Button::new(words).truncate().min_size(vec2(width, 32.0));
                let saved = text.msg_contest_saved(&slot.saved);
                if ui.add(button).explained(&saved).clicked() {
                    taken = Some(program.clone());
                }
                ui.label(RichText::new(saved).color(theme.quiet).size(12.5));
            }
            if slots.is_empty() {
                ui.label(text.msg_contest_says_all_empty());
            }
            ui.add_space(8.0);
            let close = Button::new(text.msg_contest_close()).min_size(vec2(100.0, 34.0));
            closes = ui.add(close).clicked();
        });
        closes |= response.should_close() || taken.is_some();
        if let Some(program) = taken {
            app.send(ProgramCommand::OpenProgram(program.into()));
        }
        if closes {
            self.handed = None;
        }
    }
}

/// What blocks cost in a task, as far as that is known here; else what they cost in the paper.
fn costs_of(task: Option<&TaskId>, app: &ClickomaniaContext) -> Costs {
    let known = task.and_then(|task| app.services.task.known(task));
    known.map(|task| task.costs.clone()).unwrap_or_default()
}
