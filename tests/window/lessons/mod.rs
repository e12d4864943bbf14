//! The page to begin with, lessons and their cards, and tasks of one's own, in the window.

mod by_keys;
mod cards;
mod coming_back;
mod courses;
mod home;
mod writing;

use crate::support::Person;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ChangeKind, ClickomaniaCommand, EditorCommand, TaskCommand,
};
use clickomania::window::clickomania::library::open_task::TaskSource;
use egui_kittest::kittest::Queryable as _;
use engine::language::Program;
use engine::language::edit::{Edit, Place};
use engine::language::program::Stack;
use engine::task::{Course, embedded};

fn course(id: &str) -> &'static Course {
    let mut courses = embedded().courses.iter();
    let found = courses.find(|(_, course)| course.id.as_str() == id);
    &found.unwrap().1
}

impl Person<'_> {
    fn opens_lesson(&mut self, course: &Course, number: usize) {
        let source = TaskSource::Course {
            course: course.id.clone(),
            number,
        };
        self.commands(ClickomaniaCommand::Task(TaskCommand::Open(source)));
        self.looks();
    }

    /// The name of the task that is open.
    fn lesson_id(&mut self) -> String {
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        services.task.id().to_string()
    }

    fn best(&mut self) -> Option<u64> {
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        services.progress.best(services.task.key())
    }

    fn is_done(&mut self) -> bool {
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        services.progress.is_done(services.task.key())
    }

    /// How many steps and questions are done.
    fn steps_done(&mut self) -> usize {
        self.harness.state_mut().clickomania().lesson().done()
    }

    /// Builds these blocks under the hat, instead of what is there.
    fn puts_up(&mut self, wanted: &Program) {
        let document = self.harness.state_mut().clickomania().document();
        let present = document.program().stack(Stack::Hat).to_vec();
        let mut edits = vec![document.program().lift_all_edit(&present)];
        let roots = wanted.stack(Stack::Hat);
        let (more, fragment) = document.identities().insert_edit(wanted, roots);
        edits.extend(more);
        edits.push(Edit::Attach(fragment, Place::Stack(Stack::Hat, 0)));
        let edit = EditorCommand::Edit(ChangeKind::Move, Edit::All(edits));
        self.commands(ClickomaniaCommand::Editor(edit));
        self.looks();
    }

    /// Presses something as a screen reader does: what is scrolled out of sight too.
    fn chooses(&mut self, name: &str, from: f32) {
        let node = self
            .harness
            .query_all_by_label(name)
            .rfind(|node| node.rect().min.x >= from);
        let node = node.unwrap_or_else(|| panic!("no {name} in {:?}", self.names()));
        node.click_accesskit();
        self.looks();
    }
}
