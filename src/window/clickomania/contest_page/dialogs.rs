//! The dialogs of contests: for teachers, for handing in, and for a hand-in that was opened.

use super::collect::{Solution, TaskSlots, slots};
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
    Button, ComboBox, Grid, Key, Label, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo, vec2,
};
use engine::language::cost::{Costs, cost_at};
use engine::language::{Program, TaskId};
use engine::text::Text;

const WIDTH: f32 = 440.0;

/// The dialogs, of which at most one is open.
#[derive(Default)]
pub struct ContestDialogs {
    teacher: TeacherDialog,
    hand_in: HandInDialog,
    /// A hand-in that was opened, with its slots.
    handed: Option<(HandIn, Vec<HandedSlot>)>,
}

impl ContestDialogs {
    /// Opens the dialog for teachers.
    pub fn ask_teacher(&mut self) {
        self.teacher.open();
    }

    /// Opens the dialog for handing in.
    pub fn ask_hand_in(&mut self, app: &ClickomaniaContext, program: &Program) {
        self.hand_in.open(app, program);
    }

    /// Opens the dialog with the slots of a hand-in.
    pub fn open_hand_in(&mut self, handed: HandIn) {
        let slots = handed.slots().collect();
        self.handed = Some((handed, slots));
    }

    /// True while a dialog is open.
    pub fn is_open(&self) -> bool {
        self.teacher.is_open() || self.hand_in.is_open() || self.handed.is_some()
    }

    /// Shows the dialog that is open.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        self.teacher.show(ui, app);
        if self.teacher.is_open() {
            self.hand_in.waits();
        } else {
            self.hand_in.show(ui, app);
        }
        self.handed(ui, app);
    }

    /// Shows the slots of a hand-in, each with a button that opens it.
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
            let close = Button::new(text.msg_button_close()).min_size(vec2(100.0, 34.0));
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

/// Costs of blocks in a task; those of the paper, if the task is unknown.
fn costs_of(task: Option<&TaskId>, app: &ClickomaniaContext) -> Costs {
    let known = task.and_then(|task| app.services.task.known(task));
    known.map(|task| task.costs.clone()).unwrap_or_default()
}

const HAND_IN_WIDTH: f32 = 460.0;
/// Maximum height of the list of tasks, in points.
const MAX_LIST_HEIGHT: f32 = 260.0;

/// The dialog for handing in, and the one that asks for the name when a contest begins.
#[derive(Default)]
pub struct HandInDialog {
    /// The slots of all tasks, while it is open.
    slots: Option<Vec<TaskSlots>>,
    name: String,
    /// True once the field for the name was given the keyboard.
    field_has_focus: bool,
    /// True if the time is over: the slots that were named by then count.
    over: bool,
    /// True if no slot holds the program on the canvas.
    outside: bool,
    dialog: FileDialog,
    /// True while the name is asked for alone, and once it was.
    asks_name: bool,
    asked_name: bool,
}

impl HandInDialog {
    /// Opens it, with the name that was typed last; `program` is on the canvas.
    pub fn open(&mut self, app: &ClickomaniaContext, program: &Program) {
        if let Some(run) = &app.contest_run
            && self.name.is_empty()
        {
            self.name.clone_from(&run.state().name);
        }
        let slots = slots(app);
        let run = app.contest_run.as_ref();
        self.over = run.is_some_and(|run| *run.phase() == ContestPhase::Over);
        let mut kept = slots.iter().flat_map(|part| &part.slots);
        let is_kept = |slot: &Slot| {
            slot.program()
                .is_some_and(|kept| kept.same_text_as(program))
        };
        self.outside = program.running().next().is_some() && !kept.any(|(_, slot)| is_kept(slot));
        self.slots = Some(slots);
        self.field_has_focus = false;
    }

    /// True while one of them, or the file dialog, is open.
    pub fn is_open(&self) -> bool {
        self.slots.is_some() || self.asks_name || self.dialog.is_open()
    }

    /// Gives the field for the name the keyboard again, once another dialog is closed.
    pub fn waits(&mut self) {
        self.field_has_focus = false;
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
        let (over, outside) = (self.over, self.outside);
        let (name, has_focus) = (&mut self.name, &mut self.field_has_focus);
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
            let said = if slots.iter().all(|part| part.task.is_none()) {
                text.msg_contest_says_slots()
            } else if over {
                text.msg_contest_says_named_at_the_end()
            } else {
                text.msg_contest_says_named()
            };
            ui.label(RichText::new(said).color(theme.quiet));
            ui.add_space(6.0);
            if outside && !over {
                warning(ui, text.msg_contest_says_outside());
                ui.add_space(6.0);
            }
            let enter = name_field(ui, &text, name, has_focus);
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

    /// Asks for the name when a contest with tasks begins, for the hand-in at the end of the time.
    fn ask_name(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let run = app.contest_run.as_ref();
        let wanted = run.is_some_and(|run| {
            let open = *run.phase() == ContestPhase::Open;
            open && run.course().is_some() && run.state().name.is_empty()
        });
        if wanted && !self.asked_name {
            (self.asked_name, self.asks_name, self.field_has_focus) = (true, true, false);
        }
        if !self.asks_name {
            return;
        }
        let text = app.text;
        let theme = theme::of(ui);
        let course = run.and_then(ContestRun::course);
        let title = course
            .map(|course| course.title.shown(text.language()).to_owned())
            .filter(|title| !title.is_empty());
        let tasks = course.map_or(0, |course| course.tasks.len());
        let minutes = run.and_then(|run| run.state().minutes).unwrap_or(0);
        let extra = run.map_or(0, |run| run.state().extra);
        let offers_extra = run.is_some_and(|run| run.extra_offered() > 0);
        let mut done = false;
        let (name, has_focus) = (&mut self.name, &mut self.field_has_focus);
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
            let enter = name_field(ui, &text, name, has_focus);
            ui.add_space(8.0);
            let named = !name.trim().is_empty();
            ui.add_enabled_ui(named, |ui| {
                let go = main_button(ui, &text.msg_button_begin(), vec2(150.0, 34.0));
                done = named && (go.clicked() || enter);
            });
            if offers_extra {
                ui.add_space(8.0);
                if ui.link(text.msg_contest_extra_ask()).clicked() {
                    app.send(TeacherCommand::Ask);
                }
            }
        });
        // A hand-in needs a name, so Esc does not close it.
        if done {
            app.send(ContestCommand::Name(self.name.trim().to_owned()));
            self.asks_name = false;
        }
    }
}

/// Shows the field for the name. Returns true if Enter was pressed in it.
fn name_field(ui: &mut Ui, text: &Text, name: &mut String, has_focus: &mut bool) -> bool {
    let label = ui.label(text.msg_contest_name());
    let field = TextEdit::singleline(name)
        .char_limit(80)
        .margin(egui::Margin::symmetric(10, 7))
        .desired_width(f32::INFINITY);
    let field = ui.add(field).labelled_by(label.id);
    let field = field.accessible_name(text.msg_contest_name());
    if !std::mem::replace(has_focus, true) {
        field.request_focus();
    }
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Shows a task with the slot of its solution. Returns the id of the task and another slot, if one is chosen, which is
/// impossible once the contest is `over`.
fn line(ui: &mut Ui, text: &Text, part: &mut TaskSlots, over: bool) -> Option<(String, usize)> {
    let Some((_, title)) = &part.task else {
        ui.vertical(|ui| {
            for (number, slot) in &part.slots {
                ui.label(slot_line(text, *number, slot, &part.costs));
            }
            if part.slots.is_empty() {
                let words = egui::Label::new(text.msg_contest_says_all_empty_now());
                ui.add(words.wrap_mode(egui::TextWrapMode::Extend));
            }
        });
        return None;
    };
    ui.label(title);
    ui.vertical(|ui| {
        let chosen = solution(ui, text, part, over);
        match part.solution() {
            Solution::Nothing => warning(ui, text.msg_contest_says_task_empty()),
            Solution::Unfinished => warning(ui, text.msg_contest_says_unfinished()),
            Solution::Runs => {}
        }
        chosen
    })
    .inner
}

/// Shows a sentence about what is not ready to be handed in.
fn warning(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).font(theme::semibold(12.5))).wrap());
}

/// Shows the slot of a task's solution, and the others to choose from. Returns as [`line`].
fn solution(ui: &mut Ui, text: &Text, part: &mut TaskSlots, over: bool) -> Option<(String, usize)> {
    let (id, title) = part.task.as_ref()?;
    let mut chosen = part.named;
    let shown = part.slots.iter().find(|(slot, _)| Some(*slot) == chosen);
    let shown = match shown {
        Some((number, slot)) => slot_line(text, *number, slot, &part.costs),
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
                let line = slot_line(text, *number, slot, &part.costs);
                ui.selectable_value(&mut chosen, Some(*number), line);
            }
        }
    });
    let name = text.msg_contest_solution_of(title, shown);
    list.response
        .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
    let number = chosen.filter(|_| chosen != part.named)?;
    part.named = chosen;
    Some((id.clone(), number))
}

/// Contents of a slot in a line: *2 · Tre fasi, costo 35*.
fn slot_line(text: &Text, number: usize, slot: &Slot, costs: &Costs) -> String {
    let number = number.to_string();
    match slot {
        Slot::Empty => text.msg_slot_empty_name(number),
        Slot::Broken { .. } => format!("{number} · {}", text.msg_judge_verdict_unreadable()),
        Slot::Filled { program, .. } => {
            let name = &program.header().name;
            let cost = cost_at(program, costs).total.to_string();
            text.msg_slot_name(number, name, cost)
        }
    }
}
