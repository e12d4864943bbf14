//! Carries out what is done with a class: the page itself does most of it; programs are opened and compared here.

use super::ClickomaniaMode;
use super::compare::compare_two;
use super::page::Page;
use crate::window::clickomania::command::{
    ChangeKind, ClassCommand, ClickomaniaContext, ProgramOrigin,
};
use crate::window::clickomania::guide::drawer::DrawerSheet;
use crate::window::clickomania::library::open_task::TaskSource;
use engine::language::Program;

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

    /// Opens a copy of what somebody handed in; what was on the canvas is kept.
    fn open_handed_in(&mut self, submission: usize, app: &mut ClickomaniaContext) {
        let text = app.text;
        let Some((source, program)) = self.handed_in(submission, app) else {
            app.refuse(text.msg_edit_gone());
            return;
        };
        self.keep_draft(app);
        if let Err(sentence) = app.services.task.open(&source, &text) {
            app.refuse(sentence);
            return;
        }
        let copy = app.services.task.ready().copy(&program);
        self.put(ChangeKind::Open, copy);
        // Why it is wrong, if it is.
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

    /// A program that was handed in, and where its task is.
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
