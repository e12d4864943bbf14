//! Hands each command to its owner.

use super::ClickomaniaMode;
use super::compared;
use super::contest::handed;
use super::drawer::Sheet;
use super::editor::document::Opened;
use super::files;
use super::storage::{Slot, SlotFiles};
use super::wall_panel::WallPanel;
use super::wall_panel::sharing::is_wall_file;
use crate::app::clickomania::command::deal::Deal;
use crate::app::clickomania::command::{
    ChangeKind, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, ContestCommand,
    EditorCommand, GoalsCommand, HintCommand, HomeCommand, ProgramCommand, TaskCommand,
    TeacherCommand, VerdictCommand, ViewCommand, WallCommand,
};
use crate::app::clickomania::editor::document::{Beside, UndoStep};
use crate::app::clickomania::open_task::is_task_file;
use crate::app::common::command::{FileCommand, HistoryCommand, ShellCommand};
use crate::app::common::storage::StorageError;
use engine::language::Program;
use engine::task::Task;
use std::path::{Path, PathBuf};

/// What changes of the history concern beside the program.
struct GameAndSlots<'a> {
    wall_panel: &'a mut WallPanel,
    /// Whether a slot was written.
    slots: bool,
}

impl Beside for GameAndSlots<'_> {
    fn exchange_slot(
        &mut self,
        files: &SlotFiles,
        number: usize,
        slot: &Slot,
    ) -> Result<Slot, StorageError> {
        self.slots = true;
        files.restore(number, slot)
    }

    fn exchange_wall(&mut self, deal: Deal) -> Deal {
        self.wall_panel.exchange(deal)
    }
}

impl ClickomaniaMode {
    /// Carries out a command.
    pub(super) fn carry_out(&mut self, command: ClickomaniaCommand, app: &mut ClickomaniaContext) {
        if let ClickomaniaCommand::Shell(command) = command {
            // Nothing is done here.
            app.send_to_shell(command);
            return;
        }
        self.editor.canvas.halt_motion();
        // Whatever is done is done to the whole program, not to what a drag left of it.
        let looks = matches!(
            command,
            ClickomaniaCommand::Zoom(_) | ClickomaniaCommand::View(ViewCommand::ZoomChosen)
        );
        if !looks {
            self.editor.end_drag();
        }
        self.columns.bring_for(&command);
        self.hand_over(command, app);
        self.follow_task(app);
        self.agree();
        let opening = self.editor.document.openings();
        if self.opening != opening {
            self.home.show_or_leave(false);
            // Nothing that was begun on the program before goes on.
            self.opening = opening;
            self.wall_panel.close_questions();
            self.hints.close();
            self.band.begin_again();
            self.goals.dismiss();
            if matches!(self.drawer.sheet(), Some(Sheet::Goals(_))) {
                // What was opened lay in it.
                self.drawer.close();
            }
            self.offered = false;
        }
    }

    fn hand_over(&mut self, command: ClickomaniaCommand, app: &mut ClickomaniaContext) {
        match command {
            // What is pasted may be a wall.
            ClickomaniaCommand::Editor(EditorCommand::Paste(pasted))
                if self.wall_panel.paste_wall(&pasted, app) => {}
            ClickomaniaCommand::Editor(command) => self.edit(command, app),
            ClickomaniaCommand::View(ViewCommand::ZoomChosen) => self.editor.canvas.zoom_chosen(),
            ClickomaniaCommand::View(ViewCommand::ToggleMap) => self.columns.toggle_map(),
            ClickomaniaCommand::View(ViewCommand::FoldLesson) => self.lesson.toggle(),
            ClickomaniaCommand::View(ViewCommand::ShowCommands) => self.commands.open(),
            ClickomaniaCommand::View(ViewCommand::ShowCosts) => self.drawer.toggle(Sheet::Costs),
            ClickomaniaCommand::Zoom(command) => self.editor.canvas.zoom(command),
            ClickomaniaCommand::History(HistoryCommand::Undo) => {
                self.edit(EditorCommand::GoInHistory(-1), app)
            }
            ClickomaniaCommand::History(HistoryCommand::Redo) => {
                self.edit(EditorCommand::GoInHistory(1), app)
            }
            ClickomaniaCommand::File(FileCommand::OpenFile(path)) => self.open_file(path, app),
            ClickomaniaCommand::File(command) => self.files.perform(command, app, &mut self.editor),
            ClickomaniaCommand::Program(ProgramCommand::OpenExample(place))
                if let Some(number) = solution_at(place, app.services.task.task()) =>
            {
                self.perform_task(TaskCommand::OpenSolution(number), app);
            }
            ClickomaniaCommand::Program(command) => {
                self.files.perform_program(command, app, &mut self.editor);
            }
            ClickomaniaCommand::Slot(command) => self.slots.perform(command, app, &mut self.editor),
            ClickomaniaCommand::Playback(command) => {
                let program = self.editor.document.program();
                self.wall_panel.perform(&command, app, program);
            }
            ClickomaniaCommand::Wall(command) => self.change_wall(&command, app),
            ClickomaniaCommand::Verdict(VerdictCommand::Show) => self.drawer.toggle(Sheet::Verdict),
            ClickomaniaCommand::Hint(command) => self.hint(command, app),
            ClickomaniaCommand::Goals(command) => {
                look_again(app);
                let goal = match command {
                    GoalsCommand::Show => None,
                    GoalsCommand::ShowGoal(cost) => Some(cost),
                };
                self.drawer.toggle(Sheet::Goals(goal));
            }
            ClickomaniaCommand::Task(command) => {
                self.home.show_or_leave(false);
                self.perform_task(command, app);
                let key = app.services.task.key().clone();
                app.services.progress.go_to(&key);
            }
            ClickomaniaCommand::Home(command) => self.perform_home(command, app),
            ClickomaniaCommand::Writing(command) => {
                self.home.show_or_leave(false);
                self.writing.perform(command, app);
            }
            ClickomaniaCommand::Comparison(command) => self.compare(command, app),
            ClickomaniaCommand::Contest(ContestCommand::AskHandIn) => self.contest.ask_hand_in(app),
            ClickomaniaCommand::Contest(ContestCommand::HandIn(name, path)) => {
                hand_in(app, &name, &path)
            }
            ClickomaniaCommand::Teacher(command) => self.teach(command, app),
            ClickomaniaCommand::Shell(command) => app.send_to_shell(command),
        }
    }

    fn perform_home(&mut self, command: HomeCommand, app: &mut ClickomaniaContext) {
        match command {
            HomeCommand::Show => app.send_to_shell(ShellCommand::Home),
            HomeCommand::Leave => self.home.show_or_leave(false),
            HomeCommand::ShowProgress => {
                // It stands on the page to begin with.
                if !self.home.is_open() {
                    app.send_to_shell(ShellCommand::Home);
                }
                self.home.toggle_progress();
            }
            HomeCommand::Forget(key) => app.services.progress.clear(&key),
        }
    }

    fn edit(&mut self, command: EditorCommand, app: &mut ClickomaniaContext) {
        let mut beside = GameAndSlots {
            wall_panel: &mut self.wall_panel,
            slots: false,
        };
        self.editor.perform(command, &mut beside, app);
        if beside.slots {
            self.slots.look(app.services);
        }
    }

    /// Opens a file by what it is.
    fn open_file(&mut self, path: PathBuf, app: &mut ClickomaniaContext) {
        if self.comparison.is_open() {
            // Files that are dropped on the comparison are to be compared.
            self.compare(ComparisonCommand::Add(path), app);
        } else if let Some(handed) = handed::open(&path, &app.text) {
            match handed {
                Ok(handed) => {
                    files::remember(app, &path);
                    self.contest.offer(handed);
                }
                Err(sentence) => app.refuse(sentence),
            }
        } else if is_task_file(&path) {
            app.send(TaskCommand::OpenFile(path));
        } else if is_wall_file(&path) {
            self.change_wall(&WallCommand::OpenFile(path), app);
        } else {
            let command = FileCommand::OpenFile(path);
            self.files.perform(command, app, &mut self.editor);
        }
    }

    /// A wall that was painted can be taken back with the changes of the program.
    fn change_wall(&mut self, command: &WallCommand, app: &mut ClickomaniaContext) {
        if let Some(before) = self.wall_panel.perform_wall(command, app) {
            let change = UndoStep::Wall(Box::new(before));
            let history = &mut self.editor.document.history;
            history.did(ChangeKind::PaintWall, change);
        }
    }

    fn compare(&mut self, command: ComparisonCommand, app: &mut ClickomaniaContext) {
        let compared = compared(&self.editor.document, &self.slots, &self.wall_panel);
        self.comparison.perform(command, app, &compared);
    }

    /// One step further in a hint; at its end the program is changed.
    fn hint(&mut self, command: HintCommand, app: &mut ClickomaniaContext) {
        if !app.services.task.task().tools.hints {
            app.refuse(app.text.msg_task_no_hints());
            return;
        }
        let document = &mut self.editor.document;
        let revision = document.revision();
        let program = (document.identities(), revision);
        let changed = self.hints.perform(command, app, program);
        if self.hints.is_open() {
            self.drawer.open(Sheet::Hint);
        }
        let Some((edit, saves)) = changed else {
            return;
        };
        self.editor.change(app, ChangeKind::Hint, edit);
        let document = &mut self.editor.document;
        if document.revision() != revision {
            let cost = document.cost().total.to_string();
            app.say(app.text.msg_hinting_says_applied(saves.to_string(), cost));
        }
    }

    /// What teachers set.
    fn teach(&mut self, command: TeacherCommand, app: &mut ClickomaniaContext) {
        if command == TeacherCommand::Ask {
            self.contest.ask_teacher();
            return;
        }
        let begins = command == TeacherCommand::Contest(true) && !app.contest();
        let sentence = match &command {
            TeacherCommand::Contest(true) => app.text.msg_contest_says_begun(),
            TeacherCommand::Contest(false) => app.text.msg_contest_says_ended(),
            TeacherCommand::Ask | TeacherCommand::Choose(_) | TeacherCommand::OpenSolutions(_) => {
                String::new()
            }
        };
        match app.teacher.perform(command) {
            Ok(()) => app.say(sentence),
            Err(error) => app.refuse(error.sentence(&app.text)),
        }
        app.services.judge.close(app.contest());
        self.place_slots(app);
        if app.contest() {
            self.hints.close();
            self.drawer.close();
        }
        if begins && app.contest() {
            self.put_work_aside(app);
        }
    }

    /// What was done before a contest is out of reach while it lasts.
    fn put_work_aside(&mut self, app: &mut ClickomaniaContext) {
        let document = &mut self.editor.document;
        match app.services.slots.put_aside(document.program()) {
            Ok(folder) => {
                let folder = folder.display().to_string();
                app.say(app.text.msg_contest_says_put_aside(folder));
            }
            // What could not be saved stays.
            Err(error) => return app.refuse(error.sentence(&app.text)),
        }
        let name = document.new_name().to_owned();
        document.begin_anew(Opened {
            program: Program::new(&name),
            ..Opened::default()
        });
        self.slots.look(app.services);
    }
}

/// Writes the four slots into one file.
fn hand_in(app: &mut ClickomaniaContext, name: &str, path: &Path) {
    let text = app.text;
    let Some(begun) = app.teacher.contest() else {
        app.refuse(text.msg_contest_says_no_contest());
        return;
    };
    let (handed, unreadable) = handed::collect(&app.services.slots, name, begun);
    if handed.is_empty() {
        app.refuse(text.msg_contest_says_nothing());
        return;
    }
    let shown = path.display().to_string();
    match handed::save(&handed, path) {
        Ok(()) if unreadable.is_empty() => app.say(text.msg_contest_says_handed_in(shown)),
        Ok(()) => {
            let numbers: Vec<String> = unreadable.iter().map(usize::to_string).collect();
            app.refuse(text.msg_contest_says_handed_in_without(shown, numbers.join(", ")));
        }
        Err(error) => app.refuse(error.sentence(&text)),
    }
}

/// Another window may have reached more.
fn look_again(app: &mut ClickomaniaContext) {
    let mut progress = std::mem::take(&mut app.services.progress);
    progress.look(app);
    app.services.progress = progress;
}

/// The number, from 0, of the solution at this place among the known programs.
fn solution_at(place: &str, task: &Task) -> Option<usize> {
    let here = |file: &str| file.strip_prefix("programs/") == Some(place);
    let mut files = task.solutions.iter().map(|part| part.file.as_deref());
    files.position(|file| file.is_some_and(here))
}
