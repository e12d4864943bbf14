//! The dialogs of contests: for teachers, for handing in, and for what was handed in.

use super::collect::{TaskSlots, slots};
use super::teacher::TeacherDialog;
use crate::contest::{ContestPhase, ContestRun, HandIn, HandedSlot};
use crate::window::clickomania::command::{
    ClickomaniaContext, ContestCommand, ProgramCommand, TeacherCommand,
};
use crate::window::clickomania::library::storage::Slot;
use crate::window::kit::file_dialog::{Chosen, FileDialog, file_name};
use crate::window::kit::widgets::{Explained as _, main_button};
use crate::window::kit::{dialog, theme};
use egui::{
    Button, ComboBox, Grid, Key, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo, vec2,
};
use engine::language::TaskId;
use engine::language::cost::{Costs, cost_at};
use engine::text::Text;

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

const HAND_IN_WIDTH: f32 = 460.0;
/// The list of the tasks is at most so high.
const MAX_LIST_HEIGHT: f32 = 260.0;

/// The dialogs, while one is open.
#[derive(Default)]
pub struct HandInDialog {
    /// What the slots hold, while it is open.
    slots: Option<Vec<TaskSlots>>,
    name: String,
    begun: bool,
    /// Whether the time is over: what was named then counts.
    over: bool,
    dialog: FileDialog,
    /// Whether the name is asked for alone, and whether it was.
    asks_name: bool,
    asked_name: bool,
}

impl HandInDialog {
    /// Opens it; the name that was typed last is still there.
    pub fn open(&mut self, app: &ClickomaniaContext) {
        if let Some(run) = &app.contest_run
            && self.name.is_empty()
        {
            self.name.clone_from(&run.state().name);
        }
        self.slots = Some(slots(app));
        let run = app.contest_run.as_ref();
        self.over = run.is_some_and(|run| *run.phase() == ContestPhase::Over);
        self.begun = false;
    }

    /// Whether one of them or the question for a file is open.
    pub fn is_open(&self) -> bool {
        self.slots.is_some() || self.asks_name || self.dialog.is_open()
    }

    /// Another dialog lies over it; the name is typed next.
    pub fn waits(&mut self) {
        self.begun = false;
    }

    /// Shows it.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        if let Some(Chosen::Save(path)) = self.dialog.show(ui, app, &|_| Ok(())) {
            app.send(ContestCommand::HandIn(self.name.trim().to_owned(), path));
        }
        self.ask_name(ui, app);
        let Some(slots) = &mut self.slots else { return };
        let theme = theme::of(ui);
        let text = app.text;
        let mut answer = None;
        let mut chosen = Vec::new();
        let over = self.over;
        let (name, begun) = (&mut self.name, &mut self.begun);
        let response = dialog::show(ui, "hand in", HAND_IN_WIDTH, |ui| {
            ui.heading(text.msg_contest_hand_in_title());
            ui.add_space(4.0);
            let area = ScrollArea::vertical().max_height(MAX_LIST_HEIGHT);
            area.show(ui, |ui| {
                Grid::new("tasks to hand in")
                    .num_columns(2)
                    .spacing(vec2(12.0, 6.0))
                    .show(ui, |ui| {
                        for part in slots.iter_mut() {
                            chosen.extend(line(ui, &text, part, over));
                            ui.end_row();
                        }
                    });
            });
            let said = match slots.iter().any(|part| part.task.is_some()) {
                true if over => text.msg_contest_says_named_at_the_end(),
                true => text.msg_contest_says_named(),
                false => text.msg_contest_says_slots(),
            };
            ui.label(RichText::new(said).color(theme.quiet));
            ui.add_space(6.0);
            let enter = name_field(ui, &text, (name, begun));
            let named = !name.trim().is_empty();
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
        for (task, number) in chosen {
            app.send(ContestCommand::NameSlot(task, number));
        }
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

    /// The name is asked for when a contest with tasks begins: what is handed in at the end of the time bears it.
    fn ask_name(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let run = app.contest_run.as_ref();
        let wanted = run.is_some_and(|run| {
            let open = *run.phase() == ContestPhase::Open;
            open && run.course().is_some() && run.state().name.is_empty()
        });
        if wanted && !self.asked_name {
            (self.asked_name, self.asks_name, self.begun) = (true, true, false);
        }
        if !self.asks_name {
            return;
        }
        let text = app.text;
        let theme = theme::of(ui);
        let course = run.and_then(ContestRun::course);
        let title = course.map(|course| course.title.shown(text.language()).to_owned());
        let title = title.filter(|title| !title.is_empty());
        let tasks = course.map_or(0, |course| course.tasks.len());
        let minutes = run.and_then(|run| run.state().minutes).unwrap_or(0);
        let extra = run.map_or(0, |run| run.state().extra);
        let offers_extra = run.is_some_and(|run| run.extra_offered() > 0);
        let mut done = false;
        let (name, begun) = (&mut self.name, &mut self.begun);
        dialog::show(ui, "who takes part", HAND_IN_WIDTH, |ui| {
            ui.heading(title.unwrap_or_else(|| text.msg_contest_mode()));
            ui.add_space(4.0);
            let words = text.msg_contest_says_welcome(tasks, minutes + extra);
            ui.label(RichText::new(words).color(theme.quiet));
            ui.add_space(6.0);
            if extra > 0 {
                ui.label(text.msg_contest_says_extra_given(extra));
                ui.add_space(6.0);
            }
            let enter = name_field(ui, &text, (name, begun));
            ui.add_space(8.0);
            let named = !name.trim().is_empty();
            ui.add_enabled_ui(named, |ui| {
                let go = main_button(ui, &text.msg_contest_begin(), vec2(150.0, 34.0));
                done = named && (go.clicked() || enter);
            });
            if offers_extra {
                ui.add_space(8.0);
                if ui.link(text.msg_contest_extra_ask()).clicked() {
                    app.send(TeacherCommand::Ask);
                }
            }
        });
        // Without a name nobody knows who handed in, so Esc does not close it.
        if done {
            app.send(ContestCommand::Name(self.name.trim().to_owned()));
            self.asks_name = false;
        }
    }
}

/// The field for the name; whether Enter was pressed in it.
fn name_field(ui: &mut Ui, text: &Text, (name, begun): (&mut String, &mut bool)) -> bool {
    let label = ui.label(text.msg_contest_name());
    let field = TextEdit::singleline(name)
        .char_limit(80)
        .margin(egui::Margin::symmetric(10, 7))
        .desired_width(f32::INFINITY);
    let field = ui.add(field).labelled_by(label.id);
    let field = field.accessible_name(text.msg_contest_name());
    if !std::mem::replace(begun, true) {
        field.request_focus();
    }
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// A task, and the slot that is its solution; gives the one that is chosen instead, which is not possible when it is
/// `over`.
fn line(ui: &mut Ui, text: &Text, part: &mut TaskSlots, over: bool) -> Option<(String, usize)> {
    let Some((id, title)) = &part.task else {
        ui.vertical(|ui| {
            for (number, slot) in &part.slots {
                ui.label(told(text, (*number, slot), &part.costs));
            }
            if part.slots.is_empty() {
                let words = egui::Label::new(text.msg_contest_says_all_empty_now());
                ui.add(words.wrap_mode(egui::TextWrapMode::Extend));
            }
        });
        return None;
    };
    ui.label(title);
    let mut chosen = part.named;
    let shown = part.slots.iter().find(|(slot, _)| Some(*slot) == chosen);
    let shown = match shown {
        Some((number, slot)) => told(text, (*number, slot), &part.costs),
        None => text.msg_contest_nothing(),
    };
    if over {
        ui.label(shown);
        return None;
    }
    let list = ComboBox::from_id_salt(("solution of", id))
        .width(250.0)
        .truncate()
        .selected_text(&shown);
    let list = list.show_ui(ui, |ui| {
        for (number, slot) in &part.slots {
            if matches!(slot, Slot::Filled { .. }) {
                let told = told(text, (*number, slot), &part.costs);
                ui.selectable_value(&mut chosen, Some(*number), told);
            }
        }
    });
    let name = text.msg_contest_solution_of(title, shown);
    (list.response).widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
    let number = chosen.filter(|_| chosen != part.named)?;
    part.named = chosen;
    Some((id.clone(), number))
}

/// What a slot holds, with what blocks cost in its task: *2 · Tre fasi, costo 35*.
fn told(text: &Text, (number, slot): (usize, &Slot), costs: &Costs) -> String {
    let number = number.to_string();
    match slot {
        Slot::Empty => text.msg_slot_empty_name(number),
        Slot::Broken { .. } => format!("{number} · {}", text.msg_slot_broken()),
        Slot::Filled { program, .. } => {
            let name = &program.header().name;
            let cost = cost_at(program, costs).total.to_string();
            text.msg_slot_name(number, name, cost)
        }
    }
}
