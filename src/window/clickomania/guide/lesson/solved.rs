//! The card after the last step: what was reached, and what comes next.

use super::card::main;
use crate::window::clickomania::command::{
    ClickomaniaContext, GoalsCommand, HomeCommand, TaskCommand,
};
use crate::window::clickomania::guide::goals::{Goals, Solved, measured_words};
use crate::window::clickomania::library::open_task::{TaskSource, first_to_do};
use crate::window::clickomania::program::names;
use egui::{Button, Ui, vec2};
use engine::task::embedded;

/// What was reached, and what comes next, in a sentence or two.
pub fn words(app: &ClickomaniaContext, solved: Option<&Solved>) -> String {
    let text = app.text;
    let task = app.services.task.ready();
    let measure = task.task().measure;
    let done = app.services.progress.is_done(task.key());
    let mistake = solved
        .and_then(|solved| solved.mistake)
        .and_then(|index| task.task().mistakes.get(index));
    if let Some(mistake) = mistake {
        // The note explains the mistake.
        let reason = names::note(&text, mistake);
        return reason.unwrap_or_else(|| text.msg_lesson_solved_mistake_says());
    }
    if task.judges() && !done {
        return text.msg_lesson_steps_done_now_you();
    }
    let next = Goals::next(task, &app.services.progress, None);
    let first = match next {
        Some(next) => text.msg_lesson_solved_next_goal(measured_words(&text, measure, next)),
        // In the middle of a course, the last goal of a lesson is not the best known program.
        None if solved.is_none() => text.msg_lesson_steps_done(),
        None if app.services.task.next().is_some() => text.msg_lesson_solved_last(),
        None if solved.is_some_and(|solved| solved.measure.is_some()) => {
            text.msg_lesson_solved_best()
        }
        None => text.msg_lesson_solved_done(),
    };
    match app.services.task.next() {
        Some(lesson) if next.is_none() => {
            let then = text.msg_lesson_then(lesson.title.shown(text.language()));
            format!("{first} {then}")
        }
        _ => first,
    }
}

/// Shows the buttons to what comes next.
pub fn show_buttons(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    solved: Option<&Solved>,
    height: f32,
) {
    let text = app.text;
    let task = app.services.task.ready();
    let done = app.services.progress.is_done(task.key()) || !task.judges();
    let goals = &task.task().goals;
    let goal = solved
        .and_then(|solved| solved.goal)
        .and_then(|goal| goals.get(goal.checked_sub(1)?).copied());
    if done && app.services.task.next().is_some() && main(ui, &text.msg_lesson_next(), height) {
        app.send(TaskCommand::Next);
    }
    let side = |ui: &mut Ui, words: String| {
        let button = Button::new(words).min_size(vec2(0.0, height));
        ui.add(button).clicked()
    };
    if let Some(goal) = goal
        && let Some(opened) = solved
            .map(|solved| solved.opened)
            .filter(|opened| *opened > 0)
        && side(ui, text.msg_lesson_solved_solutions(opened as u64))
    {
        app.send(GoalsCommand::ShowGoal(goal));
    }
    if done {
        if let Some(number) = Goals::mistake_to_find(app)
            && side(ui, text.msg_goals_mistakes())
        {
            app.send(TaskCommand::OpenMistake(number));
        }
        show_course_end(ui, app, height);
    }
}

/// After the last lesson of a course, shows the buttons to another course and to the home page.
fn show_course_end(ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) {
    if app.services.task.next().is_some() || app.contest() {
        return;
    }
    let text = app.text;
    if let Some((title, lesson)) = other_course(app)
        && main(ui, &text.msg_lesson_other_course(title), height)
    {
        app.send(TaskCommand::Open(lesson));
    }
    let home = Button::new(text.msg_lesson_to_home()).min_size(vec2(0.0, height));
    if ui.add(home).clicked() {
        app.send(HomeCommand::Show);
    }
}
/// The next course with a lesson to do, from the open one on and around: its title and that lesson.
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
