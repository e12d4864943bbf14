//! A goal was reached: what it was, laid in bricks, and what comes next. It takes the place of the card.

use super::coach::find_mistake;
use super::ways_on;
use crate::window::clickomania::command::{ClickomaniaContext, GoalsCommand, TaskCommand};
use crate::window::clickomania::guide::goals::{Goals, Solved, measured_words};
use crate::window::clickomania::program::names;
use crate::window::clickomania::stage::wall_panel::wall_view::board::paint_brick;
use crate::window::kit::labelled_button::words_width;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{IconButton, action_button, beginning_large};
use crate::window::kit::{icons, theme};
use egui::{
    Button, Frame, Label, Margin, Panel, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2,
};
use engine::colour::Colour;
use engine::wall::Brick;

/// How high it is, in points; in a low window.
const HEIGHT: f32 = 158.0;
const LOW_HEIGHT: f32 = 128.0;
/// How long the bricks fall, in seconds.
const FALL: f64 = 0.6;
/// Width and height of a digit, in bricks.
const WIDE: usize = 4;
const HIGH: usize = 6;

/// What a person does with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolvedAnswer {
    /// It stays.
    Stays,
    /// It is put away.
    Closed,
}

/// Shows it above all that is left of `ui`. `begun`: when it was seen first, in egui's seconds; `goes_on`: whether the
/// coach has more to say.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    solved: &Solved,
    begun: f64,
    goes_on: bool,
) -> SolvedAnswer {
    let theme = theme::of(ui);
    let low = ui.ctx().content_rect().height() < 700.0;
    let height = if low { LOW_HEIGHT } else { HEIGHT };
    let frame = Frame::new()
        .fill(theme.right_paper)
        .inner_margin(Margin::symmetric(18, 10));
    let panel = Panel::top("solved").exact_size(height).resizable(false);
    let shown = panel.frame(frame).show(ui, |ui| {
        let mut answer = SolvedAnswer::Stays;
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
            ui.vertical(|ui| answer = words(ui, app, solved, goes_on, theme));
        });
        answer
    });
    shown.inner
}

/// What was reached, and where one goes on.
fn words(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    solved: &Solved,
    goes_on: bool,
    theme: &Theme,
) -> SolvedAnswer {
    ui.spacing_mut().item_spacing.y = 4.0;
    let closed = first_line(ui, app, solved, theme);
    reached(ui, app, solved);
    ui.add_space(2.0);
    match ui.horizontal(|ui| buttons(ui, app, solved, goes_on)).inner {
        SolvedAnswer::Stays if closed => SolvedAnswer::Closed,
        answer => answer,
    }
}

/// What kind of thing was reached, and the cross; whether that was pressed.
fn first_line(ui: &mut Ui, app: &ClickomaniaContext, solved: &Solved, theme: &Theme) -> bool {
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

/// What was reached, large, and what comes next, in words.
fn reached(ui: &mut Ui, app: &ClickomaniaContext, solved: &Solved) {
    let text = app.text;
    let task = app.services.task.ready();
    let measure = task.task().measure;
    let mistake = solved.mistake;
    let mistake = mistake.and_then(|number| task.task().mistakes.get(number));
    let title = match (mistake, solved.measure) {
        (Some(mistake), _) => names::shown(&text, mistake),
        (None, Some(much)) => beginning_large(&measured_words(&text, measure, much)),
        (None, None) => task.title(&text),
    };
    let label = Label::new(RichText::new(&title).font(theme::semibold(22.0))).truncate();
    let heading = ui.add(label);
    heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &title));
    let next = next_goal(app);
    let more = match next {
        // Its note is the reason.
        _ if let Some(mistake) = mistake => {
            let reason = names::note(&text, mistake);
            reason.unwrap_or_else(|| text.msg_lesson_solved_mistake_says())
        }
        Some(next) => text.msg_lesson_solved_next_goal(measured_words(&text, measure, next)),
        // On the way the last goal of a lesson is not the best of all programs.
        None if app.services.task.next().is_some() => text.msg_lesson_solved_last(),
        None if solved.measure.is_some() => text.msg_lesson_solved_best(),
        None => text.msg_lesson_solved_done(),
    };
    let then = app.services.task.next();
    let then = then.filter(|_| next.is_none() && mistake.is_none());
    let then = then.map(|then| text.msg_lesson_then(then.title.shown(text.language())));
    let more = [Some(more), then].into_iter().flatten().collect::<Vec<_>>();
    ui.add(Label::new(RichText::new(more.join(" ")).size(15.0)).wrap());
}

fn next_goal(app: &ClickomaniaContext) -> Option<u64> {
    Goals::next(app.services.task.ready(), &app.services.progress, None)
}

/// The ways on.
fn buttons(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    solved: &Solved,
    goes_on: bool,
) -> SolvedAnswer {
    let text = app.text;
    let size = vec2(0.0, 34.0);
    let main = |ui: &mut Ui, words: &str| {
        let wide = words_width(ui, words);
        action_button(ui, words, vec2(wide + 50.0, 34.0)).clicked()
    };
    let side = |ui: &mut Ui, words: String| ui.add(Button::new(words).min_size(size)).clicked();
    let next = next_goal(app);
    let mut answer = SolvedAnswer::Stays;
    if goes_on && main(ui, &text.msg_lesson_solved_go_on()) {
        answer = SolvedAnswer::Closed;
    }
    if app.services.task.next().is_some() {
        let words = text.msg_lesson_next();
        let pressed = if goes_on {
            side(ui, words)
        } else {
            main(ui, &words)
        };
        if pressed {
            app.send(TaskCommand::Next);
        }
    }
    let of_a_mistake = solved.mistake.is_some();
    if let Some(next) = next.filter(|_| !of_a_mistake)
        && side(ui, text.msg_lesson_solved_try(next.to_string()))
    {
        answer = SolvedAnswer::Closed;
    }
    let goals = &app.services.task.ready().task().goals;
    let goal = solved.goal.and_then(|goal| goals.get(goal.checked_sub(1)?));
    if let Some(goal) = goal.copied().filter(|_| solved.opened > 0)
        && side(ui, text.msg_lesson_solved_solutions(solved.opened as u64))
    {
        app.send(GoalsCommand::ShowGoal(goal));
    }
    // The coach offers them when its steps are done.
    if !goes_on && next.is_none() {
        find_mistake(ui, app);
        ways_on::show(ui, app);
    }
    answer
}

/// The digits, four bricks wide and six high, row by row from the top; a bit a brick, the leftmost the highest.
const DIGITS: [[u8; HIGH]; 10] = [
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

/// A number of bricks, which fall into place once; where things keep still they just stand.
fn number_in_bricks(ui: &Ui, app: &ClickomaniaContext, rect: Rect, number: u64, begun: f64) {
    let digits: Vec<usize> = number
        .to_string()
        .bytes()
        .map(|byte| usize::from(byte - b'0'))
        .collect();
    let columns = (digits.len() * (WIDE + 1) - 1) as f32;
    let cell = (rect.width() / columns)
        .min(rect.height() / HIGH as f32)
        .min(20.0);
    let corner = rect.center() - vec2(columns, HIGH as f32) * cell / 2.0;
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
            // The lowest rows are down first.
            let late = (HIGH - 1 - row) as f64 * FALL / 12.0;
            let share = ((past - late) / (FALL - FALL / 2.4)).clamp(0.0, 1.0) as f32;
            let above = (1.0 - share * share) * (rect.height() + cell);
            for column in (0..WIDE).filter(|column| (bits >> (WIDE - 1 - column)) & 1 == 1) {
                let column = (place * (WIDE + 1) + column) as f32;
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
