//! Writing a task: a page with all its parts, what is wrong with it, and its file.

mod draft;
mod fields;
mod parts;

use crate::app::clickomania::canvas::BlockPainter;
use crate::app::clickomania::command::{ClickomaniaContext, TaskCommand, WritingCommand};
use crate::app::clickomania::task_text::{TaskText, TextSize};
use crate::app::common::background::{BackgroundTask, take_ended, waker};
use crate::app::common::command::FileCommand;
use crate::app::common::file_dialog::{FileDialog, file_name};
use crate::app::common::storage::write_file;
use crate::app::common::theme;
use crate::app::common::widgets::{action_button, escaped, segment};
use draft::Draft;
use egui::{Context, Frame, Label, Margin, Panel, RichText, ScrollArea, Ui, vec2};
use engine::diagnostics::task_problem;
use engine::judge::task_check::{TaskFinding, check_task};
use engine::task::Task;
use engine::text::{Language, Text};
pub use parts::Taking;
use std::path::Path;

const EXTENSIONS: &[&str] = &["ron"];
/// The list of the parts is so wide.
const PARTS: f32 = 176.0;

/// A part of a task, behind a line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum TaskPart {
    #[default]
    Texts,
    Programs,
    Blocks,
    Walls,
    Goals,
    Steps,
    Questions,
    Hints,
    Solutions,
    Tools,
    File,
}

impl TaskPart {
    const ALL: [TaskPart; 11] = [
        TaskPart::Texts,
        TaskPart::Programs,
        TaskPart::Blocks,
        TaskPart::Walls,
        TaskPart::Goals,
        TaskPart::Steps,
        TaskPart::Questions,
        TaskPart::Hints,
        TaskPart::Solutions,
        TaskPart::Tools,
        TaskPart::File,
    ];

    fn name(self, text: &Text) -> String {
        match self {
            TaskPart::Texts => text.msg_writing_texts(),
            TaskPart::Programs => text.msg_writing_programs(),
            TaskPart::Blocks => text.msg_writing_blocks(),
            TaskPart::Walls => text.msg_writing_walls(),
            TaskPart::Goals => text.msg_writing_goals(),
            TaskPart::Steps => text.msg_writing_steps(),
            TaskPart::Questions => text.msg_writing_questions(),
            TaskPart::Hints => text.msg_writing_hints(),
            TaskPart::Solutions => text.msg_writing_solutions(),
            TaskPart::Tools => text.msg_writing_tools(),
            TaskPart::File => text.msg_writing_file(),
        }
    }
}

/// The page.
#[derive(Default)]
pub struct TaskEditor {
    open: bool,
    draft: Option<Draft>,
    part: TaskPart,
    /// The language in which texts are written; that of the window at first.
    language: Option<Language>,
    /// What is typed where it is read only when it is whole: goals, points, walls, clicks, the file.
    typed: fields::Typed,
    preview: TaskText,
    dialog: FileDialog,
    /// The task that is being checked.
    checking: Option<(Task, BackgroundTask<Vec<TaskFinding>>)>,
    /// What the last check found, each with whether it is a warning.
    found: Option<Vec<(String, bool)>>,
    ctx: Option<Context>,
}

impl TaskEditor {
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Back to the program.
    pub fn leave(&mut self) {
        self.open = false;
    }

    /// Whether a task was begun.
    pub fn has_draft(&self) -> bool {
        self.draft.is_some()
    }

    /// Whether our own dialog is open.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    /// Carries out a command.
    pub fn perform(&mut self, command: WritingCommand, app: &mut ClickomaniaContext) {
        match command {
            WritingCommand::New => self.begin(Draft::new()),
            WritingCommand::Change => {
                let task = &app.services.task;
                self.begin(Draft::of(task.task(), task.source().file()));
            }
            WritingCommand::GoOn => self.open = self.draft.is_some(),
            WritingCommand::Leave => self.open = false,
            WritingCommand::Check => self.check(app),
            WritingCommand::Try => match self.draft.as_ref().and_then(|draft| draft.file.clone()) {
                Some(path) => {
                    if self.save(&path, app) {
                        self.open = false;
                        app.send(TaskCommand::OpenFile(path));
                    }
                }
                None => {
                    app.say(app.text.msg_writing_save_first());
                    app.send(WritingCommand::SaveAs);
                }
            },
            WritingCommand::Save => {
                match self.draft.as_ref().and_then(|draft| draft.file.clone()) {
                    Some(path) => app.send(WritingCommand::SaveFile(path)),
                    None => app.send(WritingCommand::SaveAs),
                }
            }
            WritingCommand::SaveAs => {
                let Some(draft) = &self.draft else { return };
                let name = file_name(draft.task.id.as_str(), "quesito", EXTENSIONS[0]);
                let title = app.text.msg_writing_save_title();
                self.dialog.ask_save(title, name, EXTENSIONS);
            }
            WritingCommand::SaveFile(path) => {
                self.save(&path, app);
            }
        }
    }

    fn begin(&mut self, draft: Draft) {
        *self = TaskEditor {
            open: true,
            draft: Some(draft),
            ctx: self.ctx.take(),
            ..TaskEditor::default()
        };
    }

    /// Writes the file; whether it is written.
    fn save(&mut self, path: &Path, app: &mut ClickomaniaContext) -> bool {
        let Some(draft) = &mut self.draft else {
            return false;
        };
        match write_file(path, draft.text_for(path).as_bytes()) {
            Ok(()) => {
                draft.file = Some(path.to_owned());
                app.settings.remember(path.to_owned());
                app.say(app.text.msg_saved(path.display().to_string()));
                true
            }
            Err(error) => {
                app.refuse(error.sentence(&app.text));
                false
            }
        }
    }

    /// Begins to look for what is wrong, beside the window.
    fn check(&mut self, app: &mut ClickomaniaContext) {
        let Some(draft) = &self.draft else { return };
        let task = draft.task.clone();
        let checked = task.clone();
        let work = BackgroundTask::start(
            move |go_on| check_task(&checked, go_on),
            waker(self.ctx.as_ref()),
        );
        match work {
            Ok(work) => {
                self.found = None;
                self.checking = Some((task, work));
            }
            Err(error) => app.refuse(app.text.msg_picture_refused_no_thread(error.to_string())),
        }
    }

    /// Hears what the check found; called before each frame.
    pub fn advance(&mut self, text: &Text, ctx: &Context) {
        self.ctx.get_or_insert_with(|| ctx.clone());
        if let Some((task, found)) = take_ended(&mut self.checking) {
            let told = |finding: &TaskFinding| {
                let sentence = task_problem(text, &task, &finding.problem);
                let place = match finding.path.as_str() {
                    "" => sentence,
                    path => format!("{path}: {sentence}"),
                };
                (place, finding.problem.is_warning())
            };
            self.found = found.map(|found| found.iter().map(told).collect());
        }
    }

    /// Shows it in all of the room that `ui` has.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (taking, block_painter): (&Taking<'_>, &mut BlockPainter),
    ) {
        let text = app.text;
        let theme = theme::of(ui);
        let frame = |fill| {
            Frame::new()
                .fill(fill)
                .inner_margin(Margin::symmetric(16, 10))
        };
        Panel::top("writing head")
            .frame(frame(theme.window))
            .show(ui, |ui| self.head(ui, app));
        if self.found.is_some() || self.checking.is_some() {
            let panel = Panel::bottom("writing check").frame(frame(theme.window));
            panel.show(ui, |ui| self.findings(ui, &text));
        }
        let parts = Panel::left("writing parts")
            .exact_size(PARTS)
            .resizable(false);
        parts.frame(frame(theme.palette)).show(ui, |ui| {
            for part in TaskPart::ALL {
                let name = part.name(&text);
                if ui.selectable_label(self.part == part, name).clicked() {
                    self.part = part;
                    self.typed = fields::Typed::default();
                }
            }
        });
        egui::CentralPanel::default()
            .frame(frame(theme.canvas))
            .show(ui, |ui| {
                let area = ScrollArea::vertical().id_salt(("writing", self.part as usize));
                area.auto_shrink(false).show(ui, |ui| {
                    ui.set_max_width((ui.available_width() - 12.0).min(980.0));
                    self.contents(ui, app, taking, block_painter);
                });
            });
        self.ask(ui, app);
        if !self.asks() && escaped(ui) {
            app.send(WritingCommand::Leave);
        }
    }

    /// The title, and what can be done.
    fn head(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        ui.horizontal_wrapped(|ui| {
            let title = self.draft.as_ref().map_or("", |draft| {
                let title = draft.task.title.shown(text.language());
                if title.is_empty() {
                    draft.task.id.as_str()
                } else {
                    title
                }
            });
            let words = RichText::new(text.msg_writing_title(title)).font(theme::semibold(18.0));
            ui.add(Label::new(words).truncate());
            ui.add_space(12.0);
            for (words, command) in [
                (text.msg_writing_check(), WritingCommand::Check),
                (text.msg_writing_try(), WritingCommand::Try),
                (text.msg_writing_save(), WritingCommand::Save),
                (text.msg_writing_save_as(), WritingCommand::SaveAs),
                (text.msg_writing_leave(), WritingCommand::Leave),
            ] {
                let pressed = match command {
                    WritingCommand::Save => action_button(ui, &words, vec2(110.0, 32.0)).clicked(),
                    _ => ui
                        .add(egui::Button::new(words).min_size(vec2(0.0, 32.0)))
                        .clicked(),
                };
                if pressed {
                    app.send(command);
                }
            }
        });
    }

    /// What the check found.
    fn findings(&self, ui: &mut Ui, text: &Text) {
        let theme = theme::of(ui);
        if self.checking.is_some() {
            ui.label(text.msg_writing_checking());
            return;
        }
        let found = self.found.as_deref().unwrap_or_default();
        if found.iter().all(|(_, warning)| *warning) {
            let words = RichText::new(text.msg_writing_usable()).font(theme::semibold(14.0));
            ui.label(words.color(theme.right));
        }
        let area = ScrollArea::vertical().id_salt("findings").max_height(130.0);
        area.show(ui, |ui| {
            for (sentence, warning) in found {
                let ink = if *warning { theme.quiet } else { theme.wrong };
                ui.add(Label::new(RichText::new(sentence).color(ink)).wrap());
            }
        });
    }

    fn contents(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        taking: &Taking<'_>,
        block_painter: &mut BlockPainter,
    ) {
        let Some(draft) = &mut self.draft else { return };
        let language = *self.language.get_or_insert(app.text.language());
        let mut chosen = language;
        if matches!(
            self.part,
            TaskPart::Texts | TaskPart::Steps | TaskPart::Questions | TaskPart::Hints
        ) {
            ui.horizontal(|ui| {
                for other in Language::complete() {
                    if segment(ui, other.own_name(), other == language).clicked() {
                        chosen = other;
                    }
                }
            });
            ui.add_space(6.0);
        }
        let mut form = parts::Form {
            app,
            typed: &mut self.typed,
            taking,
            language,
        };
        match self.part {
            TaskPart::Texts => {
                form.texts(ui, draft);
                let words = draft.task.text.get(language).unwrap_or_default().to_owned();
                if !words.is_empty() {
                    ui.add_space(8.0);
                    ui.label(RichText::new(form.app.text.msg_writing_preview()).strong());
                    let size = TextSize::LESSON;
                    // What would be taken from it is not taken here.
                    self.preview
                        .show(ui, form.app, block_painter, (&words, size));
                }
            }
            TaskPart::Programs => form.programs(ui, draft),
            TaskPart::Blocks => form.blocks(ui, draft),
            TaskPart::Walls => form.walls(ui, draft),
            TaskPart::Goals => form.goals(ui, draft),
            TaskPart::Steps => form.steps(ui, draft),
            TaskPart::Questions => form.questions(ui, draft),
            TaskPart::Hints => form.hints(ui, draft),
            TaskPart::Solutions => form.solutions(ui, draft),
            TaskPart::Tools => form.tools(ui, draft),
            TaskPart::File => form.file(ui, draft),
        }
        self.language = Some(chosen);
    }

    /// The dialog of files.
    fn ask(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let look = |_: &Path| Ok(());
        if let Some(FileCommand::SaveFile(path)) = self.dialog.command(ui, app, &look) {
            app.send(WritingCommand::SaveFile(path));
        }
    }
}
