//! Carries out the commands about tasks, and keeps all parts of the mode in step with the task that the program names.

use super::ClickomaniaMode;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, Services, TaskCommand};
use crate::window::clickomania::guide::drawer::DrawerSheet;
use crate::window::clickomania::library::files;
use crate::window::clickomania::library::open_task::{ReadyTask, TaskSource};
use crate::window::clickomania::library::storage::{LessonState, SlotFiles, TaskKey};
use crate::window::clickomania::program::document::Opened;
use crate::window::clickomania::program::names;
use engine::language::{Program, TaskId};
use std::path::Path;

impl ClickomaniaMode {
    pub(super) fn perform_task(&mut self, command: TaskCommand, app: &mut ClickomaniaContext) {
        let text = app.text;
        match command {
            TaskCommand::Open(source) => self.open_task(&source, app),
            TaskCommand::OpenFile(path) => self.open_task_file(&path, app),
            TaskCommand::Next | TaskCommand::Previous
                if app.contest() && !app.services.task.is_confined() =>
            {
                app.refuse(text.msg_contest_says_withheld());
            }
            TaskCommand::Free(_) if app.services.task.is_confined() => {
                app.refuse(text.msg_contest_says_withheld());
            }
            TaskCommand::Next => match app.services.task.neighbour(1) {
                Some(next) => self.open_task(&next, app),
                None if app.contest() => app.say(text.msg_contest_says_last_task()),
                None if app.services.task.course().is_some() => app.say(text.msg_task_last()),
                None => app.say(text.msg_task_no_course()),
            },
            TaskCommand::Previous => match app.services.task.neighbour(-1) {
                Some(previous) => self.open_task(&previous, app),
                None if app.contest() => app.say(text.msg_contest_says_first_task()),
                None if app.services.task.course().is_some() => app.say(text.msg_task_first()),
                None => app.say(text.msg_task_no_course()),
            },
            TaskCommand::BeginOver => self.begin_over(app),
            TaskCommand::OpenSolution(number) => self.open_solution(number, app),
            TaskCommand::OpenMistake(number) => self.open_mistake(number, app),
            TaskCommand::Free(id) => self.open_task(&TaskSource::Alone(id), app),
        }
    }

    /// Opens a task: with the program that was left there, else the best one so far, else the present one if the task
    /// continues it, else the start program of the task.
    pub(super) fn open_task(&mut self, source: &TaskSource, app: &mut ClickomaniaContext) {
        let text = app.text;
        self.keep_left_program(app);
        let before = app.services.task.ready().clone();
        if let Err(sentence) = app.services.task.open(source, &text) {
            app.refuse(sentence);
            return;
        }
        let task = app.services.task.ready().clone();
        let title = task.title(&text);
        if task == before {
            app.say(text.msg_task_opened(title));
            return;
        }
        let left = app.services.left_programs.left(task.key());
        // In a contest nothing is judged, so a best program would come from outside.
        let best = || {
            if app.contest() {
                None
            } else {
                app.services.progress.program(task.key())
            }
        };
        let program = match left.or_else(best) {
            Some(program) => task.copy(&program),
            None => match self.continued_program(&before, &task) {
                Some(program) => program,
                None => task.start(self.editor.document.new_name(), &text),
            },
        };
        self.put(ChangeKind::Task, program);
        // The search was about the task before.
        self.editor.palette.search().end();
        app.say(text.msg_task_opened(title));
    }

    /// Begins the open task over. The progress and the slots stay.
    fn begin_over(&mut self, app: &mut ClickomaniaContext) {
        let text = app.text;
        let task = app.services.task.ready().clone();
        let start = task.start(self.editor.document.new_name(), &text);
        // Coming back to the task later finds it begun over.
        if let Err(error) = app.services.left_programs.keep(task.key(), &start) {
            app.refuse(error.sentence(&text));
            return;
        }
        let before = app
            .services
            .progress
            .exchange_state(task.key(), LessonState::default());
        let opened = Opened {
            program: start,
            ..Opened::default()
        };
        self.editor.begin_over(opened, (task.key().clone(), before));
        self.wall_panel.begin_over(&app.settings);
        app.say(text.msg_lesson_begun_over());
    }

    /// The present program, if it was built here and the next task continues it.
    fn continued_program(&self, before: &ReadyTask, task: &ReadyTask) -> Option<Program> {
        let document = &self.editor.document;
        let program = document.program();
        let own = program.running().next().is_some() && !document.is_merely_opened();
        // Free building begins with what was built there.
        let goes_on = own && !before.is_free() && !task.is_free() && task.continues(before);
        let allowed = || task.rules().not_allowed(program).is_empty();
        (goes_on && allowed()).then(|| task.copy(program))
    }

    fn open_task_file(&mut self, path: &Path, app: &mut ClickomaniaContext) {
        let text = app.text;
        match app.services.task.read(path, &text) {
            Ok(first) => {
                files::remember(app, path);
                self.open_task(&first, app);
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    fn open_solution(&mut self, number: usize, app: &mut ClickomaniaContext) {
        let text = app.text;
        let task = app.services.task.ready().clone();
        let Some(solution) = task.task().solutions.get(number) else {
            app.refuse(text.msg_edit_gone());
            return;
        };
        if !self.goals.is_open(number, app) {
            app.refuse(self.goals.closed(number, app));
            return;
        }
        self.keep_left_program(app);
        self.put(ChangeKind::Open, task.copy(solution));
        self.editor.document.came_from_task();
        let name = names::shown(&text, solution);
        app.say(text.msg_task_solution_opened(name));
    }

    fn open_mistake(&mut self, number: usize, app: &mut ClickomaniaContext) {
        let text = app.text;
        let task = app.services.task.ready().clone();
        let Some(mistake) = task.task().mistakes.get(number) else {
            app.refuse(text.msg_edit_gone());
            return;
        };
        self.keep_left_program(app);
        self.put(ChangeKind::Open, task.copy(mistake));
        self.editor.document.came_from_task();
        self.goals.open_mistake(number, &self.editor.document);
        // A case in which it fails, once the judge has found one.
        self.drawer.open(DrawerSheet::Verdict);
        let name = names::shown(&text, mistake);
        app.say(text.msg_task_mistake_opened(name));
    }

    pub(super) fn put(&mut self, kind: ChangeKind, program: Program) {
        let opened = Opened {
            program,
            given: kind == ChangeKind::Open,
            ..Opened::default()
        };
        self.editor.open(kind, opened);
    }

    /// Saves the program of the open task, for when a person comes back to it.
    pub(super) fn keep_left_program(&mut self, app: &mut ClickomaniaContext) {
        let document = &self.editor.document;
        let program = document.program();
        let own = *document.task() == *app.services.task.ready() && !document.is_untouched();
        if !own || program.header().task != *document.task().id() {
            return;
        }
        let started = program.same_text_as(&document.task().start(document.new_name(), &app.text));
        if started || self.goals.opened_mistake().is_some() {
            return;
        }
        let key = slots_key(app.services, app.contest());
        if let Err(error) = app.services.left_programs.keep(&key, program) {
            app.refuse(error.sentence(&app.text));
        }
    }

    /// Brings all parts to the task that the program names.
    pub(super) fn follow_task(&mut self, app: &mut ClickomaniaContext) {
        let text = app.text;
        let services = &mut *app.services;
        if services.task.follow_language(&text) {
            let task = services.task.ready();
            self.editor.document.follow_language(task, text.language());
        }
        let named = &self.editor.document.program().header().task;
        let renamed = services.task.follow(named, &text);
        let strange = services.task.unknown().filter(|_| renamed).cloned();
        if *self.editor.document.task() != *services.task.ready() {
            let task = services.task.ready();
            self.editor.document.set_task(task);
            services.progress.go_to(task.key());
            self.goals.dismiss();
            self.drawer.hints.close();
            // Its sheet was about the task before.
            self.drawer.close();
            self.place_slots(app);
        }
        self.editor.document.mark_given();
        if let Some(id) = strange {
            // In a contest no other file of tasks can be opened.
            let title = app.services.task.title(&text);
            app.refuse(if app.contest() {
                text.msg_task_strange_contest(id.as_str(), title)
            } else {
                text.msg_task_strange(id.as_str())
            });
        }
    }

    /// Takes the slots of the open task; in a contest without tasks all programs share four.
    pub(super) fn place_slots(&mut self, app: &mut ClickomaniaContext) {
        let contest = app.contest();
        app.services.slots = slots_of(app.services, contest);
        self.slots.look(app.services);
    }
}

/// The slots of the open task; in a contest without tasks those that all programs share.
pub(super) fn slots_of(services: &Services, contest: bool) -> SlotFiles {
    services.slots.of(&slots_key(services, contest))
}

fn slots_key(services: &Services, contest: bool) -> TaskKey {
    if contest && !services.task.is_confined() {
        TaskKey::embedded(&TaskId::CLICKOMANIA)
    } else {
        services.task.key().clone()
    }
}
