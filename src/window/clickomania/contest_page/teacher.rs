//! The dialog for teachers: the password, then contest mode, the solutions and the pages for teaching.

use crate::contest::{ContestPhase, ContestRun, read_contest};
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaContext, HomeCommand, MakingCommand, TeacherCommand, WritingCommand,
};
use crate::window::kit::file_dialog::{Chosen, FileDialog};
use crate::window::kit::widgets::main_button;
use crate::window::kit::{dialog, theme};
use egui::{Key, RichText, TextEdit, Ui, vec2};
use std::path::Path;

const WIDTH: f32 = 420.0;

/// The dialog, while it is open.
#[derive(Default)]
pub struct TeacherDialog {
    step: TeacherStep,
    word: String,
    again: String,
    /// A sentence about why the last password was refused.
    refused: Option<String>,
    /// True once a field was given the keyboard.
    field_has_focus: bool,
    /// Asks for the file of a contest.
    dialog: FileDialog,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum TeacherStep {
    #[default]
    Closed,
    /// Asks for the password, or for a new one if there is none.
    Asking,
    /// The password was right.
    Inside,
    /// Asks before the contest that is running ends.
    Ending,
}

impl TeacherDialog {
    /// Opens it: asks for the password.
    pub fn open(&mut self) {
        *self = TeacherDialog {
            step: TeacherStep::Asking,
            ..TeacherDialog::default()
        };
    }

    /// True while it is open.
    pub fn is_open(&self) -> bool {
        self.step != TeacherStep::Closed || self.dialog.is_open()
    }

    /// Shows it.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let look = |path: &Path| read_contest(path, &text).map(|_| ());
        if let Some(Chosen::Open(path)) = self.dialog.show(ui, app, &look) {
            app.send(TeacherCommand::ContestOf(path));
        }
        if self.step == TeacherStep::Closed {
            return;
        }
        let response = dialog::show(ui, "teacher", WIDTH, |ui| {
            ui.heading(app.text.msg_home_teaching());
            ui.add_space(4.0);
            if let Some(file) = app.teacher.unreadable() {
                let file = file.display().to_string();
                ui.label(app.text.msg_contest_says_unreadable_rules(file));
                return;
            }
            match self.step {
                TeacherStep::Inside => self.inside(ui, app),
                TeacherStep::Ending => self.ask_end(ui, app),
                _ => self.ask(ui, app),
            }
        });
        if response.should_close() {
            self.step = TeacherStep::Closed;
        }
    }

    /// Shows the fields for the password.
    fn ask(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let theme = theme::of(ui);
        let new = !app.teacher.has_password();
        if let Some(run) = app.contest_run.as_ref().filter(|_| new) {
            // Else a contestant could choose it.
            let folder = run.folder().display().to_string();
            ui.label(text.msg_contest_says_no_password(folder));
            return;
        }
        let explanation = if new {
            text.msg_contest_says_choose()
        } else {
            text.msg_contest_says_enter()
        };
        ui.label(RichText::new(explanation).color(theme.quiet));
        ui.add_space(4.0);
        let mut enter = self.field(ui, text.msg_contest_password(), |dialog| &mut dialog.word);
        if new {
            enter |= self.field(ui, text.msg_contest_password_again(), |dialog| {
                &mut dialog.again
            });
        }
        if let Some(refused) = &self.refused {
            ui.colored_label(theme.wrong, refused);
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let go = main_button(ui, &text.msg_answer_ok(), vec2(110.0, 34.0));
            if go.clicked() || enter {
                self.answer(app);
            }
            let no = egui::Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
            if ui.add(no).clicked() {
                self.step = TeacherStep::Closed;
            }
        });
    }

    /// Shows a field for a password. Returns true if Enter was pressed in it.
    fn field(
        &mut self,
        ui: &mut Ui,
        name: String,
        word: fn(&mut TeacherDialog) -> &mut String,
    ) -> bool {
        let label = ui.label(&name);
        let field = TextEdit::singleline(word(self))
            .password(true)
            .char_limit(200)
            .margin(egui::Margin::symmetric(10, 7))
            .desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id).accessible_name(name);
        if !std::mem::replace(&mut self.field_has_focus, true) {
            field.request_focus();
        }
        if field.changed() {
            self.refused = None;
        }
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }

    fn answer(&mut self, app: &mut ClickomaniaContext) {
        let text = app.text;
        self.field_has_focus = false;
        self.refused = if self.word.is_empty() {
            Some(text.msg_contest_says_no_word())
        } else if app.teacher.has_password() {
            let right = app.teacher.unlock(&self.word);
            (!right).then(|| text.msg_contest_says_wrong())
        } else if self.word != self.again {
            Some(text.msg_contest_says_differ())
        } else {
            let word = self.word.clone();
            app.send(TeacherCommand::Choose(word));
            None
        };
        self.again.clear();
        self.word.clear();
        if self.refused.is_none() {
            self.step = TeacherStep::Inside;
        }
    }

    /// Asks whether the contest is to end.
    fn ask_end(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        ui.label(RichText::new(text.msg_contest_end_title()).font(theme::semibold(14.0)));
        ui.label(text.msg_contest_says_end());
        if let Some(run) = &app.contest_run {
            let folder = run.folder().display().to_string();
            ui.label(text.msg_contest_says_end_keeps(folder));
        }
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let keeps = main_button(ui, &text.msg_contest_end_not(), vec2(150.0, 34.0));
            let end = egui::Button::new(text.msg_contest_end()).min_size(vec2(150.0, 34.0));
            if ui.add(end).clicked() {
                app.send(TeacherCommand::Contest(false));
                self.step = TeacherStep::Inside;
            } else if keeps.clicked() {
                self.step = TeacherStep::Inside;
            }
        });
    }

    /// Shows the settings.
    fn inside(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let quiet = theme::of(ui).quiet;
        let line = |ui: &mut Ui, on: bool, name: String, explanation: String| {
            let mut now = on;
            ui.checkbox(&mut now, name);
            ui.label(RichText::new(explanation).color(quiet).size(13.0));
            ui.add_space(6.0);
            (now != on).then_some(now)
        };
        let contest = line(
            ui,
            app.teacher.set_contest() || has_time(app),
            text.msg_contest_mode(),
            text.msg_contest_says_mode(),
        );
        match contest {
            Some(true) => app.send(TeacherCommand::Contest(true)),
            Some(false) => self.step = TeacherStep::Ending,
            None => {}
        }
        if let Some(run) = app.contest_run.as_ref()
            && *run.phase() == ContestPhase::Open
            && run.extra_offered() > 0
        {
            let given = run.state().extra > 0;
            let name = text.msg_contest_extra(run.extra_offered());
            if let Some(gives) = line(ui, given, name, text.msg_contest_says_extra()) {
                app.send(TeacherCommand::GiveExtra(gives));
            }
        }
        if app.teacher.lasts() {
            ui.label(RichText::new(text.msg_contest_says_lasts()).size(13.0));
            ui.add_space(6.0);
        }
        let open = line(
            ui,
            app.teacher.solutions_open(),
            text.msg_contest_solutions(),
            text.msg_contest_says_solutions(),
        );
        if let Some(open) = open {
            app.send(TeacherCommand::OpenSolutions(open));
        }
        if !app.contest() {
            if ui.button(text.msg_contest_of_file()).clicked() {
                let title = text.msg_contest_of_file();
                self.dialog.ask_open(title, &["ron", "clickomania"]);
                self.step = TeacherStep::Closed;
            }
            ui.label(
                RichText::new(text.msg_contest_says_of_file())
                    .color(quiet)
                    .size(13.0),
            );
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| {
                let making = ui.button(text.msg_making_menu()).clicked();
                let class = ui.button(text.msg_class_page_menu()).clicked();
                let task = ui.button(text.msg_writing_new()).clicked();
                let progress = ui.button(text.msg_home_progress()).clicked();
                if making {
                    app.send(MakingCommand::Show);
                } else if class {
                    app.send(ClassCommand::Show);
                } else if task {
                    app.send(WritingCommand::New);
                } else if progress {
                    app.send(HomeCommand::Show);
                    app.send(HomeCommand::ShowProgress);
                }
                if making || class || task || progress {
                    self.step = TeacherStep::Closed;
                }
            });
            ui.add_space(6.0);
        }
        if main_button(ui, &text.msg_button_close(), vec2(110.0, 34.0)).clicked() {
            self.step = TeacherStep::Closed;
        }
    }
}

/// True if there is a contest with a time, which all windows share.
fn has_time(app: &ClickomaniaContext) -> bool {
    let run = app.contest_run.as_ref();
    run.and_then(ContestRun::left).is_some()
}
