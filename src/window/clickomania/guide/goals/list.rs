//! The goals in the drawer: each with its solutions, those that are open and what opens the others; below them the
//! mistakes to be found.

use super::SpelledPart;
use super::{Goal, GoalStage, Goals, measured_words};
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::names;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::Explained as _;
use crate::window::kit::{icons, theme};
use egui::{
    Align, Align2, Button, Id, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use engine::language::Program;
use engine::text::Text;

/// How high a line is.
const LINE: f32 = 30.0;
/// What the rail with the goals takes.
const RAIL: f32 = 64.0;
/// What the sign of a mistake takes.
const SIGN: f32 = 32.0;

impl Goals {
    /// Shows the goals of the open task, `chosen` among them; `fresh`: it was chosen just now, and comes into sight.
    pub fn show_list(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        chosen: Option<u64>,
        fresh: bool,
    ) {
        let theme = theme::of(ui);
        let text = app.text;
        let task = app.services.task.ready().clone();
        let measure = task.task().measure;
        let goals = Goals::of(&task, &app.services.progress);
        let best = app.services.progress.best(task.key());
        let best = match best.filter(|_| !goals.is_empty()) {
            Some(best) => text.msg_ladder_best(measured_words(&text, measure, best)),
            None => text.msg_ladder_best_none(),
        };
        if let Some(last) = goals.last() {
            ui.label(RichText::new(best).font(theme::semibold(14.5)));
            let known = measured_words(&text, measure, last.measure);
            // On the way through a course the last goal of a lesson is not the best of all programs.
            ui.label(match app.services.task.next() {
                Some(_) => text.msg_ladder_last(known),
                None => text.msg_ladder_best_known(known),
            });
            let how = if task.task().tools.solutions {
                text.msg_ladder_says_how()
            } else {
                text.msg_ladder_says_counts()
            };
            quiet(ui, theme, how);
            ui.add_space(6.0);
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut taken = None;
        for (number, goal) in goals.iter().enumerate() {
            let top = ui.cursor().min;
            // Where a task withholds its solutions nothing is said of them.
            let solutions = if task.task().tools.solutions {
                self.solutions.of_goal(&task, number)
            } else {
                Vec::new()
            };
            taken = self.goal(ui, app, theme, &task, goal, &solutions).or(taken);
            if chosen == Some(goal.measure) {
                let end = pos2(top.x + ui.available_width(), ui.cursor().min.y);
                let rect = Rect::from_min_max(top, end);
                let stroke = Stroke::new(1.5, theme.accent);
                ui.painter()
                    .rect_stroke(rect, 6.0, stroke, StrokeKind::Inside);
                if fresh {
                    ui.scroll_to_rect(rect, Some(Align::Center));
                }
            }
        }
        if goals.is_empty() {
            let all = (0..task.task().solutions.len()).filter(|&number| self.is_open(number, app));
            for number in all.collect::<Vec<_>>() {
                if known(ui, theme, &text, &task.task().solutions[number]) {
                    taken = Some(TaskCommand::OpenSolution(number));
                }
            }
        }
        taken = mistakes(ui, app, theme, &task).or(taken);
        if let Some(command) = taken {
            app.send(command);
        }
    }

    /// A goal; what opens the solution that was pressed.
    fn goal(
        &self,
        ui: &mut Ui,
        app: &ClickomaniaContext,
        theme: &Theme,
        task: &ReadyTask,
        goal: &Goal,
        solutions: &[usize],
    ) -> Option<TaskCommand> {
        let text = app.text;
        let top = ui.cursor().min;
        let mut taken = None;
        let open = solutions
            .first()
            .is_some_and(|&first| self.is_open(first, app));
        ui.horizontal_top(|ui| {
            ui.add_space(RAIL);
            ui.vertical(|ui| {
                if open {
                    for &number in solutions {
                        if known(ui, theme, &text, &task.task().solutions[number]) {
                            taken = Some(TaskCommand::OpenSolution(number));
                        }
                    }
                } else if let Some(&first) = solutions.first() {
                    let why = self.closed(first, app);
                    closed(ui, theme, &text, task, solutions, why);
                } else {
                    ui.add_space(LINE);
                }
            });
        });
        let whole = Rect::from_min_max(top, pos2(top.x + RAIL, ui.cursor().min.y));
        let words = measured_words(&text, task.task().measure, goal.measure);
        rail(ui, theme, &text, whole, goal, words);
        taken
    }
}

/// The mistakes of the task; what opens the one that was pressed.
fn mistakes(
    ui: &mut Ui,
    app: &ClickomaniaContext,
    theme: &Theme,
    task: &ReadyTask,
) -> Option<TaskCommand> {
    let text = app.text;
    if task.task().mistakes.is_empty() || !task.judges() {
        return None;
    }
    ui.add_space(10.0);
    ui.label(RichText::new(text.msg_goals_mistakes()).font(theme::semibold(14.5)));
    quiet(ui, theme, text.msg_goals_mistakes_how());
    ui.add_space(4.0);
    let mut taken = None;
    for (number, mistake) in task.task().mistakes.iter().enumerate() {
        let found = app.services.progress.found(task.key(), number);
        let name = names::shown(&text, &mistake.value);
        ui.horizontal_top(|ui| {
            let (rect, sign) = ui.allocate_exact_size(vec2(SIGN, LINE), Sense::hover());
            let state = if found {
                text.msg_goals_mistake_found()
            } else {
                text.msg_goals_mistake_open()
            };
            sign.widget_info(|| WidgetInfo::labeled(Role::Label, true, &state));
            tick(ui, theme, pos2(rect.min.x + 16.0, rect.center().y), found);
            ui.vertical(|ui| {
                let button = Button::new(&name)
                    .wrap()
                    .frame_when_inactive(false)
                    .min_size(vec2(ui.available_width(), LINE));
                if ui.add(button).explained(state).clicked() {
                    taken = Some(TaskCommand::OpenMistake(number));
                }
            });
        });
        if found {
            note(ui, theme, &text, &mistake.value);
        }
    }
    taken
}

fn quiet(ui: &mut Ui, theme: &Theme, words: String) {
    ui.label(RichText::new(words).color(theme.quiet).size(13.0));
}

/// A known program with its note; whether it was pressed.
fn known(ui: &mut Ui, theme: &Theme, text: &Text, program: &Program) -> bool {
    let button = Button::new(names::shown(text, program))
        .wrap()
        .frame_when_inactive(false)
        .min_size(vec2(ui.available_width(), LINE));
    let pressed = ui.add(button).clicked();
    note(ui, theme, text, program);
    pressed
}

fn note(ui: &mut Ui, theme: &Theme, text: &Text, program: &Program) {
    if let Some(note) = names::note(text, program) {
        let words = RichText::new(note).color(theme.quiet).size(13.0);
        ui.add(Label::new(words).wrap());
        ui.add_space(4.0);
    }
}

/// What is said of solutions that are not open, and why they are not.
fn closed(
    ui: &mut Ui,
    theme: &Theme,
    text: &Text,
    task: &ReadyTask,
    solutions: &[usize],
    why: String,
) {
    let words = if task.is_free() {
        let all = solutions.iter();
        let mut parts: Vec<SpelledPart> = all
            .map(|&number| SpelledPart::of(&task.task().solutions[number]))
            .collect();
        parts.sort();
        parts.dedup();
        let parts: Vec<String> = parts.into_iter().map(|part| named(text, part)).collect();
        text.msg_ladder_closed(solutions.len(), parts.join(", "))
    } else {
        text.msg_goals_closed(solutions.len())
    };
    let wide = ui.available_width();
    let galley = ui.painter().layout(
        words.clone(),
        theme::regular(13.0),
        theme.quiet,
        wide - 28.0,
    );
    let size = vec2(wide, (galley.size().y + 8.0).max(LINE));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = format!("{words}. {why}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let middle = rect.left_top() + vec2(10.0, LINE / 2.0);
    let icon = Rect::from_center_size(middle, vec2(15.0, 15.0));
    icons::lock(ui.painter(), icon, theme.quiet);
    // The first line stands beside the goal.
    let first = galley.rows.first().map_or(0.0, |row| row.height());
    let at = rect.left_top() + vec2(24.0, (LINE - first) / 2.0);
    ui.painter().galley(at, galley, theme.quiet);
    response.explained(why);
}

/// The goal on its rail, with a tick when it was reached.
fn rail(ui: &Ui, theme: &Theme, text: &Text, rect: Rect, goal: &Goal, words: String) {
    let (measure, reached) = (goal.measure, goal.stage == GoalStage::Reached);
    let response = ui.interact(rect, Id::unique("rung").with(measure), Sense::hover());
    let name = if reached {
        text.msg_ladder_reached(words)
    } else {
        text.msg_ladder_ahead(words)
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let painter = ui.painter();
    let middle = pos2(rect.min.x + 16.0, rect.min.y + LINE / 2.0);
    painter.vline(middle.x, rect.y_range(), Stroke::new(2.0, theme.line));
    tick(ui, theme, middle, reached);
    let ink = if reached { theme.text } else { theme.quiet };
    let at = pos2(rect.max.x - 12.0, middle.y);
    let font = theme::semibold(16.0);
    painter.text(at, Align2::RIGHT_CENTER, measure.to_string(), font, ink);
}

/// A round sign: green with a tick, or empty.
fn tick(ui: &Ui, theme: &Theme, middle: egui::Pos2, done: bool) {
    let painter = ui.painter();
    if done {
        painter.circle_filled(middle, 10.0, theme.go);
        let icon = Rect::from_center_size(middle, vec2(14.0, 14.0));
        icons::tick(painter, icon, theme::ON_BLOCK);
    } else {
        let line = Stroke::new(1.5, theme.quiet);
        painter.circle(middle, 8.0, theme.window, line);
    }
}

/// The part of a move that solutions spell out.
fn named(text: &Text, part: SpelledPart) -> String {
    match part {
        SpelledPart::Whole => text.msg_ladder_part_whole(),
        SpelledPart::Infection => text.msg_ladder_part_infection(),
        SpelledPart::Removal => text.msg_ladder_part_removal(),
        SpelledPart::Fall => text.msg_ladder_part_fall(),
    }
}
