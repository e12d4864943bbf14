//! Where one goes on behind the last lesson of a course: to a course that is not done, and to the page to begin with.

use crate::window::clickomania::command::{ClickomaniaContext, HomeCommand, TaskCommand};
use crate::window::clickomania::library::open_task::{TaskSource, first_to_do};
use crate::window::kit::labelled_button::words_width;
use crate::window::kit::widgets::action_button;
use egui::{Button, Ui, vec2};
use engine::task::embedded;

/// How high the buttons are.
const HEIGHT: f32 = 34.0;

/// Shows the ways on from a task that is done, if it is the last one of its course.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext) {
    if app.services.task.next().is_some() || app.contest() {
        return;
    }
    let text = app.text;
    if let Some((title, lesson)) = other_course(app) {
        let words = text.msg_lesson_other_course(title);
        let wide = words_width(ui, &words) + 50.0;
        if action_button(ui, &words, vec2(wide, HEIGHT)).clicked() {
            app.send(TaskCommand::Open(lesson));
        }
    }
    let home = Button::new(text.msg_lesson_to_home()).min_size(vec2(0.0, HEIGHT));
    if ui.add(home).clicked() {
        app.send(HomeCommand::Show);
    }
}

/// The first course behind the open one, or else before it, that is not done: its title, and the lesson to go on with.
fn other_course(app: &ClickomaniaContext) -> Option<(String, TaskSource)> {
    let open = app.services.task.course().map(|course| &course.id);
    let courses: Vec<_> = embedded()
        .courses
        .iter()
        .map(|(_, course)| course)
        .collect();
    let here = courses.iter().position(|course| Some(&course.id) == open)?;
    let others = courses[here + 1..].iter().chain(&courses[..here]);
    others.into_iter().find_map(|course| {
        let number = first_to_do(course, &app.services.progress)?;
        let title = course.title.shown(app.text.language()).to_owned();
        let course = course.id.clone();
        Some((title, TaskSource::Course { course, number }))
    })
}
