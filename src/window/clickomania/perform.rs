//! Carries out commands: hands each to its owner.

use super::page::Page;
use super::{ClickomaniaMode, compared};
use crate::class::is_archive;
use crate::contest::open_hand_in;
use crate::program_files::may_hold_programs;
use crate::store::StorageError;
use crate::window::clickomania::command::{
    ChangeKind, ClassCommand, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand,
    EditorCommand, GoalsCommand, HintCommand, HomeCommand, InContest, MakingCommand,
    ProgramCommand, TaskCommand, VerdictCommand, ViewCommand, WallCommand, WritingCommand,
};
use crate::window::clickomania::guide::drawer::DrawerSheet;
use crate::window::clickomania::library::files;
use crate::window::clickomania::library::open_task::{TaskSource, is_task_file};
use crate::window::clickomania::library::storage::{
    LessonState, Progress, Slot, SlotFiles, TaskKey,
};
use crate::window::clickomania::program::document::{Beside, UndoStep};
use crate::window::clickomania::stage::WallPanel;
use crate::window::clickomania::stage::game_wall::GameWall;
use crate::window::clickomania::stage::wall_files::is_wall_file;
use crate::window::kit::command::{FileCommand, HistoryCommand, ShellCommand};
use engine::language::TaskId;
use engine::task::Task;
use std::path::PathBuf;

/// State that the history changes in addition to the program.
struct BesideProgram<'a> {
    wall_panel: &'a mut WallPanel,
    progress: Progress,
    /// True if a slot was written.
    slots: bool,
}

impl Beside for BesideProgram<'_> {
    fn exchange_slot(
        &mut self,
        files: &SlotFiles,
        number: usize,
        slot: &Slot,
    ) -> Result<Slot, StorageError> {
        self.slots = true;
        files.restore(number, slot)
    }

    fn exchange_wall(&mut self, deal: GameWall) -> GameWall {
        self.wall_panel.exchange(deal)
    }

    fn exchange_state(&mut self, task: &TaskKey, way: LessonState) -> LessonState {
        self.progress.exchange_state(task, way)
    }
}

impl ClickomaniaMode {
    /// Carries out a command.
    pub(super) fn carry_out(&mut self, command: ClickomaniaCommand, app: &mut ClickomaniaContext) {
        if let ClickomaniaCommand::Shell(command) = command {
            // The window carries it out.
            app.send_to_shell(command);
            return;
        }
        let policy = command.policy();
        if matches!(self.page, Page::Contest) && policy.contest != InContest::Always {
            app.refuse(app.text.msg_contest_says_not_open());
            return;
        }
        self.editor.canvas.halt_motion();
        // A command that changes the program ends a drag; one that changes only the view does not.
        if !policy.looks {
            self.editor.end_drag(app);
        }
        if let Some(column) = policy.column {
            self.columns.bring(column);
        }
        self.dispatch(command, app);
        self.follow_task(app);
        self.follow_contest(app);
        let opening = self.editor.document.openings();
        if self.handled.opening != opening {
            if matches!(
                self.page,
                Page::Home(_) | Page::Class | Page::Making | Page::HandedIn(_)
            ) {
                self.page = Page::Program;
            }
            // Everything about the program before ends.
            self.handled.opening = opening;
            self.wall_panel.close_questions();
            self.drawer.hints.close();
            self.title.begin_again();
            self.goals.dismiss();
            if matches!(self.drawer.sheet(), Some(DrawerSheet::Goals(_))) {
                // The goals, where the program was opened, are done with.
                self.drawer.close();
            }
        }
    }

    fn dispatch(&mut self, command: ClickomaniaCommand, app: &mut ClickomaniaContext) {
        match command {
            // The pasted text may be a wall.
            ClickomaniaCommand::Editor(EditorCommand::Paste(pasted))
                if self.wall_panel.paste_wall(&pasted, app) => {}
            ClickomaniaCommand::Editor(command) => self.edit(command, app),
            ClickomaniaCommand::View(ViewCommand::ZoomChosen) => self.editor.canvas.zoom_chosen(),
            ClickomaniaCommand::View(ViewCommand::ToggleMap) => self.columns.toggle_map(),
            ClickomaniaCommand::View(ViewCommand::ToggleWide) => self.columns.toggle_wide(),
            ClickomaniaCommand::View(ViewCommand::FoldLesson) => self.lesson.toggle_text(),
            ClickomaniaCommand::View(ViewCommand::ShowCommands) => self.commands.open(),
            ClickomaniaCommand::View(ViewCommand::ShowCosts) => {
                self.drawer.toggle(DrawerSheet::Costs)
            }
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
                let cursor = self.wall_panel.playback().cursor();
                let made = cursor.map(|cursor| cursor.made());
                self.files
                    .perform_program(command, app, &mut self.editor, made);
            }
            ClickomaniaCommand::Slot(command) => self.slots.perform(command, app, &mut self.editor),
            ClickomaniaCommand::Playback(command) => {
                let program = self.editor.document.program();
                self.wall_panel.perform(&command, app, program);
            }
            ClickomaniaCommand::Wall(command) => self.change_wall(&command, app),
            ClickomaniaCommand::Verdict(VerdictCommand::Show) => {
                self.drawer.toggle(DrawerSheet::Verdict);
                if self.drawer.sheet() == Some(DrawerSheet::Verdict) {
                    self.lesson.check(self.editor.document.revision());
                }
            }
            ClickomaniaCommand::Hint(command) => self.hint(command, app),
            ClickomaniaCommand::Goals(command) => {
                // Another window may have reached more.
                app.services.progress.look();
                let goal = match command {
                    GoalsCommand::Show => None,
                    GoalsCommand::ShowGoal(cost) => Some(cost),
                };
                self.drawer.toggle(DrawerSheet::Goals(goal));
            }
            ClickomaniaCommand::Task(command) => {
                self.leave_home();
                self.perform_task(command, app);
                let key = app.services.task.key().clone();
                app.services.progress.go_to(&key);
            }
            ClickomaniaCommand::Home(command) => self.perform_home(command, app),
            ClickomaniaCommand::Writing(command) => self.perform_writing(command, app),
            ClickomaniaCommand::Making(command) => self.perform_making(command, app),
            ClickomaniaCommand::Comparison(command) => self.compare(command, app),
            ClickomaniaCommand::Class(command) => self.perform_class(command, app),
            ClickomaniaCommand::Contest(command) => self.perform_contest(command, app),
            ClickomaniaCommand::Teacher(command) => self.perform_teacher(command, app),
            ClickomaniaCommand::Shell(command) => app.send_to_shell(command),
        }
    }

    fn edit(&mut self, command: EditorCommand, app: &mut ClickomaniaContext) {
        let mut beside = BesideProgram {
            wall_panel: &mut self.wall_panel,
            // Moved out, so that the editor can borrow `app`.
            progress: std::mem::take(&mut app.services.progress),
            slots: false,
        };
        self.editor.perform(command, &mut beside, app);
        app.services.progress = beside.progress;
        if beside.slots {
            self.slots.look(app.services);
        }
    }

    /// Opens a file by its kind.
    fn open_file(&mut self, path: PathBuf, app: &mut ClickomaniaContext) {
        if self.page.compares() {
            // Files that are dropped on the comparison are compared.
            self.compare(ComparisonCommand::Add(path), app);
        } else if matches!(self.page, Page::Making) && is_task_file(&path) {
            app.send(MakingCommand::Drop(path));
        } else if matches!(self.page, Page::Class) || may_hold_programs(&path) || is_archive(&path)
        {
            app.send(ClassCommand::Add(vec![path]));
        } else if let Some(hand_in) = open_hand_in(&path, &app.text) {
            match hand_in {
                Ok(hand_in) => {
                    files::remember(app, &path);
                    self.contest.open_hand_in(hand_in);
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

    /// Carries out a command about walls; a painted wall can be undone like a change of the program.
    fn change_wall(&mut self, command: &WallCommand, app: &mut ClickomaniaContext) {
        if let Some(before) = self.wall_panel.perform_wall(command, app) {
            let change = UndoStep::Wall(Box::new(before));
            let history = &mut self.editor.document.history;
            history.did(ChangeKind::PaintWall, change);
        }
    }

    fn compare(&mut self, command: ComparisonCommand, app: &mut ClickomaniaContext) {
        let compared = compared(&self.editor.document, &self.slots, &self.wall_panel);
        self.comparison
            .perform(command, app, &compared, &mut self.page);
    }

    fn perform_home(&mut self, command: HomeCommand, app: &mut ClickomaniaContext) {
        match command {
            HomeCommand::Show => app.send_to_shell(ShellCommand::Home),
            HomeCommand::Leave => self.leave_home(),
            HomeCommand::ShowProgress => {
                // The list is on the home page.
                if !matches!(self.page, Page::Home(_)) {
                    app.send_to_shell(ShellCommand::Home);
                    self.show_home();
                }
                if let Page::Home(home) = &mut self.page {
                    home.toggle_progress();
                }
            }
            HomeCommand::Forget(key) => app.services.progress.clear(&key),
        }
    }

    fn perform_writing(&mut self, command: WritingCommand, app: &mut ClickomaniaContext) {
        match command {
            WritingCommand::New | WritingCommand::Change => self.page = Page::Writing,
            WritingCommand::GoOn if self.writing.has_draft() => self.page = Page::Writing,
            WritingCommand::GoOn | WritingCommand::Leave => self.page = Page::Program,
            WritingCommand::Check
            | WritingCommand::Try
            | WritingCommand::Save
            | WritingCommand::SaveAs
            | WritingCommand::SaveFile(_) => {}
        }
        if command == WritingCommand::New {
            // The rules are built with all blocks, whatever was open before.
            let full = TaskSource::Alone(TaskId::CLICKOMANIA);
            if *app.services.task.source() != full {
                self.open_task(&full, app);
            }
        }
        self.writing.perform(command, app);
    }

    fn perform_making(&mut self, command: MakingCommand, app: &mut ClickomaniaContext) {
        match command {
            MakingCommand::Show => self.page = Page::Making,
            MakingCommand::Leave => self.page = Page::Program,
            _ => {}
        }
        self.making.perform(command, app, &mut self.files.jobs);
    }

    /// Goes one step further in a hint; the last step changes the program.
    fn hint(&mut self, command: HintCommand, app: &mut ClickomaniaContext) {
        if !app.services.task.task().tools.hints {
            app.refuse(app.text.msg_task_no_hints());
            return;
        }
        let document = &mut self.editor.document;
        let revision = document.revision();
        let changed = self
            .drawer
            .hints
            .perform(command, app, document.identities(), revision);
        if self.drawer.hints.is_open() {
            self.drawer.open(DrawerSheet::Hint);
        }
        let Some((edit, saves)) = changed else {
            return;
        };
        let before = self.editor.document.program().clone();
        self.editor.change(app, ChangeKind::Hint, edit);
        let document = &mut self.editor.document;
        if document.revision() != revision {
            document.mark_hinted(&before);
            let cost = document.cost().total.to_string();
            app.say(app.text.msg_hinting_says_applied(saves.to_string(), cost));
        }
    }
}

/// Number, from 0, of the solution at this place among the bundled programs.
fn solution_at(place: &str, task: &Task) -> Option<usize> {
    let here = |file: &str| file.strip_prefix("programs/") == Some(place);
    let mut files = task.solutions.iter().map(|part| part.file.as_deref());
    files.position(|file| file.is_some_and(here))
}
