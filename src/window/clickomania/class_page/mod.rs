//! The page of a class: everything that was handed in, judged in the background, in a table; details of each line;
//! groups of programs that are alike; the table as a file.
//!
//! `judging` reads and judges on another thread, `lines` makes lines of the result, and `page` shows all of it, with
//! `table` and `details`.

mod details;
mod judging;
mod lines;
mod page;
mod table;

use crate::class::ClassOptions;
use crate::contest;
use crate::reports::{class_csv, class_page, xlsx};
use crate::store::{read_bounded, write_file};
use crate::window::clickomania::ClickomaniaMode;
use crate::window::clickomania::command::{
    ChangeKind, ClassColumn, ClassCommand, ClassFilter, ClickomaniaContext, ExportFormat, LineId,
    ProgramOrigin,
};
use crate::window::clickomania::compare::compare_two;
use crate::window::clickomania::guide::drawer::DrawerSheet;
use crate::window::clickomania::library::files::FileJobs;
use crate::window::clickomania::library::open_task::TaskSource;
use crate::window::clickomania::page::Page;
use crate::window::kit::file_dialog::{Chosen, FileDialog, file_name};
use crate::window::kit::seed::new_seed;
use details::LineDetails;
use egui::Ui;
use engine::language::Program;
use engine::text::Text;
pub use judging::JudgedClass;
use judging::Judging;
pub use lines::Line;
use std::path::{Path, PathBuf};

/// Extensions of files that can be added.
const ADDED: &[&str] = &["ron", "clickomania", "svg", "png", "zip"];
/// Number of bytes that are enough to recognise a hand-in.
const BEGINNING: usize = 1 << 12;

/// The page.
#[derive(Default)]
pub struct ClassPage {
    paths: Vec<PathBuf>,
    options: ClassOptions,
    /// True if each judging tries other cases.
    other_cases: bool,
    /// True if judging has to begin again.
    changed: bool,
    judging: Option<Judging>,
    known: JudgedClass,
    lines: Vec<Line>,
    sorted_by: ClassColumn,
    backwards: bool,
    filter: ClassFilter,
    /// The line whose details are shown.
    current: Option<LineId>,
    /// True if a person chose it; until then it is the first one.
    current_chosen: bool,
    /// True if the keyboard goes to that line in the next frame.
    focus_soon: bool,
    details: Option<LineDetails>,
    /// Numbers of the pupils to be put side by side: at most two.
    chosen: Vec<usize>,
    dialog: FileDialog,
    asked: Asked,
    exports: FileJobs,
}

/// The purpose of the path that the dialog asks for.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Asked {
    #[default]
    Added,
    Export(ExportFormat),
}

impl ClassPage {
    /// True if files were added.
    pub fn has_class(&self) -> bool {
        !self.paths.is_empty()
    }

    /// True while a dialog is open on it.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    /// The lines that the filter shows.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        let filter = self.filter;
        self.lines.iter().filter(move |line| line.is_shown(filter))
    }

    /// Places of the lines that the filter shows, among all.
    fn order(&self) -> Vec<usize> {
        (0..self.lines.len())
            .filter(|&place| self.lines[place].is_shown(self.filter))
            .collect()
    }

    /// True while files are read or judged.
    pub fn is_busy(&self) -> bool {
        self.judging.is_some() || self.changed
    }

    /// The class as far as it is judged.
    pub fn known(&self) -> &JudgedClass {
        &self.known
    }

    /// Judges again, for sentences in another language.
    pub fn language_changed(&mut self) {
        self.changed = self.has_class();
    }

    /// Polls the judge and the files that are being written.
    pub fn advance(&mut self, app: &mut ClickomaniaContext) {
        self.exports.advance(app);
        if std::mem::take(&mut self.changed) {
            self.begin(app);
        }
        let Some(judging) = &self.judging else { return };
        let (any, sentence) = judging.receive(&mut self.known);
        if let Some(sentence) = sentence {
            app.refuse(sentence);
        }
        if self.known.end.is_some() {
            self.judging = None;
        }
        if any {
            self.refresh(&app.text);
        }
    }

    /// Starts to judge the files that were added.
    fn begin(&mut self, app: &mut ClickomaniaContext) {
        self.judging = None;
        self.known = JudgedClass::default();
        self.chosen.clear();
        (self.current, self.current_chosen) = (None, false);
        if self.other_cases {
            self.options.seed = new_seed();
        }
        if self.has_class() {
            let (paths, options) = (self.paths.clone(), self.options);
            match Judging::start(paths, options, app.text, &app.ctx) {
                Ok(judging) => self.judging = Some(judging),
                Err(error) => app.refuse(app.text.msg_too_busy(error.to_string())),
            }
        }
        self.refresh(&app.text);
    }

    /// Makes the lines again.
    fn refresh(&mut self, text: &Text) {
        self.lines = lines::lines(&self.known);
        lines::sort(&mut self.lines, self.sorted_by, self.backwards);
        self.update_current(text);
    }

    /// Keeps the current line if the filter shows it, else takes the first one.
    fn update_current(&mut self, text: &Text) {
        let kept = self
            .current
            .filter(|who| self.current_chosen && self.lines().any(|line| line.id == *who));
        self.current = kept.or_else(|| self.lines().next().map(|line| line.id));
        self.update_details(text);
    }

    /// Updates the details of the current line.
    fn update_details(&mut self, text: &Text) {
        let line = self.lines.iter().find(|line| Some(line.id) == self.current);
        self.details = line.map(|line| LineDetails::new(&self.known, line, text));
    }

    /// Stops judging and waits for files that are being written, when the window closes.
    pub fn finish(&mut self, app: &mut ClickomaniaContext) {
        self.judging = None;
        self.exports.finish(app);
    }

    /// Carries out a command, except those that concern other parts of the window.
    pub fn perform(&mut self, command: ClassCommand, app: &mut ClickomaniaContext) {
        let text = app.text;
        match command {
            ClassCommand::Show => {
                self.focus_soon = true;
                app.say("");
            }
            ClassCommand::Leave => app.say(""),
            ClassCommand::AskFile => {
                self.asked = Asked::Added;
                self.dialog.ask_open(text.msg_class_page_add_title(), ADDED);
            }
            ClassCommand::AskFolder => {
                self.asked = Asked::Added;
                self.dialog.ask_folder(text.msg_class_page_folder_title());
            }
            ClassCommand::Add(paths) => self.add(paths, app),
            ClassCommand::Empty => {
                self.paths.clear();
                self.changed = true;
            }
            ClassCommand::Stop => {
                if let Some(judging) = &self.judging {
                    judging.stop();
                    app.say(text.msg_class_says_stopping());
                }
            }
            ClassCommand::JudgeAgain => self.changed = true,
            ClassCommand::Effort(effort) => {
                self.changed |= self.options.effort != effort;
                self.options.effort = effort;
            }
            ClassCommand::All(all) => {
                self.changed |= self.options.all != all;
                self.options.all = all;
            }
            ClassCommand::OtherCases(other) => {
                self.other_cases = other;
                self.options.seed = ClassOptions::default().seed;
                self.changed = true;
            }
            ClassCommand::Sort(column) => {
                self.backwards = self.sorted_by == column && !self.backwards;
                self.sorted_by = column;
                lines::sort(&mut self.lines, self.sorted_by, self.backwards);
            }
            ClassCommand::Filter(filter) => {
                self.filter = filter;
                self.update_current(&text);
            }
            ClassCommand::Look(who) => {
                (self.current, self.current_chosen) = (Some(who), true);
                if self.lines().all(|line| line.id != who) {
                    self.filter = ClassFilter::All;
                }
                self.focus_soon = true;
                self.update_details(&text);
            }
            ClassCommand::Choose(pupil) => self.choose(pupil),
            ClassCommand::AskExport(format) => self.ask_export(format, &text),
            ClassCommand::Export(format, path) => self.export(format, path, app),
            // The mode carries them out.
            ClassCommand::OpenProgram(_) | ClassCommand::SideBySide(..) => {}
        }
    }

    fn add(&mut self, paths: Vec<PathBuf>, app: &mut ClickomaniaContext) {
        self.focus_soon = true;
        if let Some(last) = paths.last() {
            app.settings.last_folder = last.parent().map(Path::to_owned);
        }
        self.paths.retain(|other| !paths.contains(other));
        self.paths.extend(paths);
        self.changed = true;
    }

    /// Chooses a pupil, or no longer; a third one replaces the second.
    fn choose(&mut self, pupil: usize) {
        match self.chosen.iter().position(|&one| one == pupil) {
            Some(place) => {
                self.chosen.remove(place);
            }
            None => {
                self.chosen.truncate(1);
                self.chosen.push(pupil);
            }
        }
    }

    fn export(&mut self, format: ExportFormat, path: PathBuf, app: &mut ClickomaniaContext) {
        let text = app.text;
        if self.exports.is_busy() {
            app.refuse(text.msg_class_says_still_writing());
            return;
        }
        let (known, to) = (self.known.clone(), path.clone());
        self.exports.start(app, path, false, move |go_on| {
            write_export(format, &to, &known, &text, go_on)
        });
    }

    fn ask_export(&mut self, format: ExportFormat, text: &Text) {
        let name = match &self.known.course {
            Some(course) => course.title(text),
            None => text.msg_class_title(),
        };
        let title = text.msg_class_page_export_title();
        let name = file_name(&name, "classe", format.extensions()[0]);
        self.asked = Asked::Export(format);
        self.dialog.ask_save(title, name, format.extensions());
    }

    /// Shows the page in all of `ui`.
    pub fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        page::show(self, ui, app);
        let look = |_: &Path| Ok(());
        let Some(chosen) = self.dialog.show(ui, app, &look) else {
            return;
        };
        match (chosen, self.asked) {
            (Chosen::Open(path), _) => app.send(ClassCommand::Add(vec![path])),
            (Chosen::Save(path), Asked::Export(format)) => {
                let format = ExportFormat::of(&path).unwrap_or(format);
                app.send(ClassCommand::Export(format, path));
            }
            (Chosen::Save(_), Asked::Added) => {}
        }
    }
}

/// True if a file is a hand-in of a contest.
pub fn is_hand_in(path: &Path) -> bool {
    path.is_file()
        && read_bounded(path, BEGINNING).is_ok_and(|(bytes, _)| contest::is_hand_in(&bytes))
}

impl ClickomaniaMode {
    pub(super) fn perform_class(&mut self, command: ClassCommand, app: &mut ClickomaniaContext) {
        match command {
            ClassCommand::OpenProgram(submission) => self.open_handed_in(submission, app),
            ClassCommand::SideBySide(one, other) => self.put_side_by_side([one, other], app),
            command => {
                match command {
                    ClassCommand::Show | ClassCommand::Add(_) => self.page = Page::Class,
                    ClassCommand::Leave => self.page = Page::Program,
                    _ => {}
                }
                self.class.perform(command, app);
            }
        }
    }

    /// Opens a copy of a program that was handed in; the program on the canvas is kept.
    fn open_handed_in(&mut self, submission: usize, app: &mut ClickomaniaContext) {
        let text = app.text;
        let Some((source, program)) = self.handed_in(submission, app) else {
            app.refuse(text.msg_edit_gone());
            return;
        };
        self.keep_left_program(app);
        if let Err(sentence) = app.services.task.open(&source, &text) {
            app.refuse(sentence);
            return;
        }
        let copy = app.services.task.ready().copy(&program);
        self.put(ChangeKind::Open, copy);
        // It says why the program is wrong, if it is.
        self.drawer.open(DrawerSheet::Verdict);
        let name = self.class.known().name(submission).to_owned();
        app.say(text.msg_class_says_opened(name));
    }

    fn put_side_by_side(&mut self, submissions: [usize; 2], app: &mut ClickomaniaContext) {
        let text = app.text;
        let [Some((source, one)), Some((_, other))] =
            submissions.map(|submission| self.handed_in(submission, app))
        else {
            app.refuse(text.msg_edit_gone());
            return;
        };
        let task = match app.services.task.look_up(&source, &text) {
            Ok(task) => task,
            Err(sentence) => {
                app.refuse(sentence);
                return;
            }
        };
        let names = submissions.map(|submission| self.class.known().name(submission).to_owned());
        let [a, b] = names.map(ProgramOrigin::HandedIn);
        let pair = [(a, one), (b, other)];
        self.page = Page::HandInPair(compare_two(pair, &task, app));
    }

    /// A program that was handed in, with the source of its task.
    fn handed_in(
        &self,
        submission: usize,
        app: &mut ClickomaniaContext,
    ) -> Option<(TaskSource, Program)> {
        let known = self.class.known();
        let submission = known.class.submissions.get(submission)?;
        let program = submission.program.as_ref().ok()?.clone();
        let id = submission.task.as_ref()?;
        let source = match known.place_in_course(id) {
            Some((path, number)) => {
                let text = app.text;
                if let Err(sentence) = app.services.task.read(path, &text) {
                    app.refuse(sentence);
                    return None;
                }
                let path = path.to_owned();
                TaskSource::File { path, number }
            }
            None => TaskSource::embedded(id)?,
        };
        Some((source, program))
    }
}

/// Writes the table as it is now.
fn write_export(
    format: ExportFormat,
    path: &Path,
    known: &JudgedClass,
    text: &Text,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<(), String> {
    let report = known.report(go_on);
    let bytes = match format {
        ExportFormat::Excel => xlsx(&report, text)?,
        ExportFormat::Csv => class_csv(&report, text).into_bytes(),
        ExportFormat::Page => class_page(&report, text).into_bytes(),
    };
    write_file(path, &bytes).map_err(|error| error.sentence(text))
}
