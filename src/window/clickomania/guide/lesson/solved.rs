//! The card after an achievement: the measure in bricks, and what comes next. It replaces the card of the task.

use super::coach::show_next_mistake;
use crate::window::clickomania::command::{
    ClickomaniaContext, GoalsCommand, HomeCommand, TaskCommand,
};
use crate::window::clickomania::guide::goals::{Goals, Solved, measured_words};
use crate::window::clickomania::library::open_task::{TaskSource, first_to_do};
use crate::window::clickomania::program::names;
use crate::window::clickomania::stage::board::paint_brick;
use crate::window::kit::labelled_button::words_width;
use crate::window::kit::widgets::{IconButton, action_button, beginning_large};
use crate::window::kit::{icons, theme};
use egui::{
    Button, Frame, Label, Margin, Panel, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2,
};
use engine::colour::Colour;
use engine::task::embedded;
use engine::wall::Brick;

/// The height in points; in a low window.
const HEIGHT: f32 = 158.0;
const LOW_HEIGHT: f32 = 128.0;
/// The duration of the fall of the bricks, in seconds.
const FALL: f64 = 0.6;
/// The width and height of a digit, in bricks.
const DIGIT_WIDTH: usize = 4;
const DIGIT_HEIGHT: usize = 6;

/// Shows the card. `begun` is when it was first shown, in egui's seconds; `unfinished` is true if the coach has more steps.
/// Returns true if the card was closed.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    solved: &Solved,
    begun: f64,
    unfinished: bool,
) -> bool {
    let theme = theme::of(ui);
    let low = ui.ctx().content_rect().height() < 700.0;
    let height = if low { LOW_HEIGHT } else { HEIGHT };
    let frame = Frame::new()
        .fill(theme.right_paper)
        .inner_margin(Margin::symmetric(18, 10));
    let panel = Panel::top("solved").exact_size(height).resizable(false);
    let shown = panel.frame(frame).show(ui, |ui| {
        let mut closed = false;
        ui.horizontal_top(|ui| {
            let wide = ui.available_width() > 480.0;
            if let Some(measure) = solved.measure.filter(|_| wide) {
                let size = vec2(
                    150.0_f32.min(ui.available_width() * 0.25),
                    ui.available_height(),
                );
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                number_in_bricks(ui, app, rect, measure, begun);
                ui.add_space(12.0);
            }
            ui.vertical(|ui| closed = show_words(ui, app, solved, unfinished));
        });
        closed
    });
    shown.inner
}

/// Shows the achievement in words, and the buttons; true if the card was closed.
fn show_words(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    solved: &Solved,
    unfinished: bool,
) -> bool {
    ui.spacing_mut().item_spacing.y = 4.0;
    let closed = show_first_line(ui, app, solved);
    show_achievement(ui, app, solved);
    ui.add_space(2.0);
    let buttons = ui.horizontal(|ui| show_buttons(ui, app, solved, unfinished));
    closed || buttons.inner
}

/// Shows the kind of the achievement, and the button that closes the card; true if that was pressed.
fn show_first_line(ui: &mut Ui, app: &ClickomaniaContext, solved: &Solved) -> bool {
    let theme = theme::of(ui);
    let text = app.text;
    let line = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
        icons::tick(ui.painter(), rect, theme.right);
        let words = match (solved.mistake, solved.goal) {
            (Some(_), _) => text.msg_lesson_solved_mistake(),
            (None, Some(_)) => text.msg_lesson_solved_goal(),
            (None, None) => text.msg_lesson_solved_right(),
        };
        let words = RichText::new(words).font(theme::semibold(14.5));
        ui.label(words.color(theme.right));
        let at_the_end = egui::Layout::right_to_left(egui::Align::Center);
        let cross = ui.with_layout(at_the_end, |ui| {
            let name = text.msg_lesson_solved_close();
            IconButton::new(icons::cross, &name).size(28.0).show(ui)
        });
        cross.inner.clicked()
    });
    line.inner
}

/// Shows the achievement as a heading, and what comes next in a sentence.
fn show_achievement(ui: &mut Ui, app: &ClickomaniaContext, solved: &Solved) {
    let text = app.text;
    let task = app.services.task.ready();
    let measure = task.task().measure;
    let mistake = solved
        .mistake
        .and_then(|index| task.task().mistakes.get(index));
    let title = match (mistake, solved.measure) {
        (Some(mistake), _) => names::shown(&text, mistake),
        (None, Some(value)) => beginning_large(&measured_words(&text, measure, value)),
        (None, None) => task.title(&text),
    };
    let label = Label::new(RichText::new(&title).font(theme::semibold(22.0))).truncate();
    let heading = ui.add(label);
    heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &title));
    let next = next_goal(app);
    let more = match next {
        // The note explains the mistake.
        _ if let Some(mistake) = mistake => {
            let reason = names::note(&text, mistake);
            reason.unwrap_or_else(|| text.msg_lesson_solved_mistake_says())
        }
        Some(next) => text.msg_lesson_solved_next_goal(measured_words(&text, measure, next)),
        // In the middle of a course, the last goal of a lesson is not the best known program.
        None if app.services.task.next().is_some() => text.msg_lesson_solved_last(),
        None if solved.measure.is_some() => text.msg_lesson_solved_best(),
        None => text.msg_lesson_solved_done(),
    };
    let mut sentences = vec![more];
    if let Some(lesson) = app.services.task.next()
        && next.is_none()
        && mistake.is_none()
    {
        sentences.push(text.msg_lesson_then(lesson.title.shown(text.language())));
    }
    ui.add(Label::new(RichText::new(sentences.join(" ")).size(15.0)).wrap());
}

fn next_goal(app: &ClickomaniaContext) -> Option<u64> {
    Goals::next(app.services.task.ready(), &app.services.progress, None)
}

/// Shows the buttons to what comes next; true if one closes the card.
fn show_buttons(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    solved: &Solved,
    unfinished: bool,
) -> bool {
    let text = app.text;
    let main = |ui: &mut Ui, words: &str| {
        let width = words_width(ui, words) + 50.0;
        action_button(ui, words, vec2(width, BUTTON_HEIGHT)).clicked()
    };
    let side = |ui: &mut Ui, words: String| {
        ui.add(Button::new(words).min_size(vec2(0.0, BUTTON_HEIGHT)))
            .clicked()
    };
    let next = next_goal(app);
    let mut closed = unfinished && main(ui, &text.msg_lesson_solved_go_on());
    if app.services.task.next().is_some() {
        let words = text.msg_lesson_next();
        let pressed = if unfinished {
            side(ui, words)
        } else {
            main(ui, &words)
        };
        if pressed {
            app.send(TaskCommand::Next);
        }
    }
    if let Some(next) = next
        && solved.mistake.is_none()
        && side(ui, text.msg_lesson_solved_try(next.to_string()))
    {
        closed = true;
    }
    let goals = &app.services.task.ready().task().goals;
    let goal = solved.goal.and_then(|goal| goals.get(goal.checked_sub(1)?));
    if let Some(&goal) = goal
        && solved.opened > 0
        && side(ui, text.msg_lesson_solved_solutions(solved.opened as u64))
    {
        app.send(GoalsCommand::ShowGoal(goal));
    }
    // Else the coach shows them after its last step.
    if !unfinished && next.is_none() {
        show_next_mistake(ui, app);
        show_course_end(ui, app);
    }
    closed
}

/// The rows of the digits from the top; a bit for each brick, the highest at the left.
const DIGITS: [[u8; DIGIT_HEIGHT]; 10] = [
    [0b0110, 0b1001, 0b1001, 0b1001, 0b1001, 0b0110],
    [0b0010, 0b0110, 0b0010, 0b0010, 0b0010, 0b0111],
    [0b0110, 0b1001, 0b0001, 0b0010, 0b0100, 0b1111],
    [0b1110, 0b0001, 0b0110, 0b0001, 0b0001, 0b1110],
    [0b0010, 0b0110, 0b1010, 0b1111, 0b0010, 0b0010],
    [0b1111, 0b1000, 0b1110, 0b0001, 0b0001, 0b1110],
    [0b0110, 0b1000, 0b1110, 0b1001, 0b1001, 0b0110],
    [0b1111, 0b0001, 0b0010, 0b0010, 0b0100, 0b0100],
    [0b0110, 0b1001, 0b0110, 0b1001, 0b1001, 0b0110],
    [0b0110, 0b1001, 0b1001, 0b0111, 0b0001, 0b0110],
];

/// Paints a number in bricks, which fall into place; with reduced motion they do not.
fn number_in_bricks(ui: &Ui, app: &ClickomaniaContext, rect: Rect, number: u64, begun: f64) {
    let digits: Vec<usize> = number
        .to_string()
        .bytes()
        .map(|byte| usize::from(byte - b'0'))
        .collect();
    let columns = (digits.len() * (DIGIT_WIDTH + 1) - 1) as f32;
    let cell = (rect.width() / columns)
        .min(rect.height() / DIGIT_HEIGHT as f32)
        .min(20.0);
    let corner = rect.center() - vec2(columns, DIGIT_HEIGHT as f32) * cell / 2.0;
    let past = if app.reduced_motion() {
        FALL
    } else {
        ui.input(|input| input.time) - begun
    };
    if past < FALL {
        ui.ctx().request_repaint();
    }
    let shapes = app.settings.shapes.unwrap_or(true);
    let theme = theme::of(ui);
    let colours = [
        Colour::Red,
        Colour::Red,
        Colour::Green,
        Colour::Blue,
        Colour::Yellow,
        Colour::Yellow,
    ];
    for (place, digit) in digits.into_iter().enumerate() {
        for (row, bits) in DIGITS[digit].into_iter().enumerate() {
            // The lower rows fall first.
            let delay = (DIGIT_HEIGHT - 1 - row) as f64 * FALL / 12.0;
            let share = ((past - delay) / (FALL - FALL / 2.4)).clamp(0.0, 1.0) as f32;
            let above = (1.0 - share * share) * (rect.height() + cell);
            for column in
                (0..DIGIT_WIDTH).filter(|column| (bits >> (DIGIT_WIDTH - 1 - column)) & 1 == 1)
            {
                let column = (place * (DIGIT_WIDTH + 1) + column) as f32;
                let at = corner + vec2(column, row as f32) * cell - vec2(0.0, above);
                let at = Rect::from_min_size(at, vec2(cell, cell));
                let brick = Brick {
                    colour: colours[row],
                    infected: false,
                };
                let painter = ui.painter().with_clip_rect(rect.expand(2.0));
                paint_brick(&painter, theme, at, brick, shapes, 1.0);
            }
        }
    }
}

/// The height of buttons, in points.
const BUTTON_HEIGHT: f32 = 34.0;

/// After the last lesson of a course, shows the buttons to another course and to the home page.
pub fn show_course_end(ui: &mut Ui, app: &mut ClickomaniaContext) {
    if app.services.task.next().is_some() || app.contest() {
        return;
    }
    let text = app.text;
    if let Some((title, lesson)) = other_course(app) {
        let words = text.msg_lesson_other_course(title);
        let width = words_width(ui, &words) + 50.0;
        if action_button(ui, &words, vec2(width, BUTTON_HEIGHT)).clicked() {
            app.send(TaskCommand::Open(lesson));
        }
    }
    let home = Button::new(text.msg_lesson_to_home()).min_size(vec2(0.0, BUTTON_HEIGHT));
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
