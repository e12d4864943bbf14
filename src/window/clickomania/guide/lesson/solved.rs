//! The card after the last step: what was reached, and what comes next.

use super::card::main;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, GoalsCommand, HomeCommand, TaskCommand,
};
use crate::window::clickomania::guide::goals::{Goals, Solved, measured_words};
use crate::window::clickomania::library::open_task::{TaskSource, first_to_do};
use crate::window::clickomania::program::names;
use egui::{Button, Ui};
use engine::task::embedded;

/// The height of a way beside the sentence, in points.
const WAY: f32 = 34.0;

/// The reached goal and the next one, in a sentence or two.
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
        if !app.services.judge.rests() {
            return text.msg_judging_says_pending();
        }
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

/// A way on from a lesson.
struct Way {
    words: String,
    command: ClickomaniaCommand,
}

impl Way {
    fn new(words: String, command: impl Into<ClickomaniaCommand>) -> Way {
        let command = command.into();
        Way { words, command }
    }
}

/// The ways on from a lesson.
#[derive(Default)]
pub struct Ways {
    /// The one of the large button.
    main: Option<Way>,
    beside: Vec<Way>,
}

impl Ways {
    pub fn of(app: &ClickomaniaContext, solved: Option<&Solved>) -> Ways {
        let text = app.text;
        let task = app.services.task.ready();
        let mut ways = Ways::default();
        if let Some(opened) = solved.map(|solved| solved.opened as u64)
            && opened > 0
            && let Some(number) = solved.and_then(|solved| solved.goal)
            && let Some(goal) = task.task().goals.get(number.wrapping_sub(1))
        {
            let words = text.msg_lesson_solved_solutions(opened);
            ways.add(words, GoalsCommand::ShowGoal(*goal));
        }
        if !app.services.progress.is_done(task.key()) && task.judges() {
            return ways;
        }
        if let Some(number) = Goals::mistake_to_find(app) {
            let words = text.msg_goals_mistakes();
            ways.add(words, TaskCommand::OpenMistake(number));
        }
        if app.services.task.next().is_some() {
            ways.main = Some(Way::new(text.msg_lesson_next(), TaskCommand::Next));
        } else if !app.contest() {
            ways.main = other_course(app).map(|(title, lesson)| {
                let words = text.msg_lesson_other_course(title);
                Way::new(words, TaskCommand::Open(lesson))
            });
            ways.add(text.msg_lesson_to_home(), HomeCommand::Show);
        }
        ways
    }

    fn add(&mut self, words: String, command: impl Into<ClickomaniaCommand>) {
        self.beside.push(Way::new(words, command));
    }

    /// True if there are ways beside the sentence.
    pub fn has_beside(&self) -> bool {
        !self.beside.is_empty()
    }

    /// Shows the large button.
    pub fn show_main(&self, ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) {
        if let Some(way) = &self.main
            && main(ui, &way.words, height)
        {
            app.send(way.command.clone());
        }
    }

    /// Shows the other ways, one below the other, as wide as `ui`.
    pub fn show_beside(&self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let room = ui.max_rect();
        let gap = 6.0;
        let count = self.beside.len() as f32;
        let height = ((room.height() - gap * (count - 1.0)) / count).min(WAY);
        let above = (room.height() - height * count - gap * (count - 1.0)) / 2.0;
        ui.spacing_mut().item_spacing.y = gap;
        ui.add_space(above);
        for way in &self.beside {
            let button = Button::new(&way.words).truncate();
            if ui.add_sized([room.width(), height], button).clicked() {
                app.send(way.command.clone());
            }
        }
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
