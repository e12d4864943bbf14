//! The page to begin with, lessons and their cards, and the form in which teachers write tasks.

mod by_keys;
mod cards;
mod courses;
mod help;
mod home;
mod place;
mod steps;
mod still;
mod variables;
mod walk;
mod writing;

use crate::support::*;
use engine::task::{Course, embedded};

fn course(id: &str) -> &'static Course {
    let mut courses = embedded().courses.iter();
    let found = courses.find(|(_, course)| course.id.as_str() == id);
    &found.unwrap().1
}

/// The course about the fall of costs.
fn costs() -> &'static Course {
    course("da-40-a-2")
}

/// The course about other rules.
fn rules() -> &'static Course {
    course("altre-regole")
}

impl Person {
    pub fn opens_lesson(&mut self, course: &Course, number: usize) {
        let source = TaskSource::Course {
            course: course.id.clone(),
            number,
        };
        self.commands(TaskCommand::Open(source));
        self.looks();
    }

    pub fn services(&mut self) -> &Services {
        &self.harness.state_mut().host::<ClickomaniaMode>().services
    }

    /// The lowest cost that was reached in the open task.
    fn best(&mut self) -> Option<u64> {
        let services = self.services();
        services.progress.best(services.task.key())
    }

    fn is_done(&mut self) -> bool {
        let services = self.services();
        services.progress.is_done(services.task.key())
    }

    /// How many steps and questions are done.
    fn steps_done(&mut self) -> usize {
        self.harness.state_mut().clickomania().lesson().done()
    }

    /// True if the option of a question with these words is chosen.
    fn is_chosen(&self, option: &str) -> bool {
        let mut nodes = self.harness.query_all_by_label(option);
        let radio = nodes.find(|node| node.accesskit_node().role() == Role::RadioButton);
        let on = Some(egui::accesskit::Toggled::True);
        radio
            .expect("the option is there")
            .accesskit_node()
            .toggled()
            == on
    }
}
