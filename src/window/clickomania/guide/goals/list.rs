//! The sheet of goals: each goal with its solutions, then the mistakes to be found.

use super::SpelledPart;
use super::{Goal, GoalStage, Goals, measured_words};
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand};
use crate::window::clickomania::guide::scores::opening;
use crate::window::clickomania::guide::verdict::Subject;
use crate::window::clickomania::guide::verdict::sign::seal;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::names;
use crate::window::kit::widgets::Explained as _;
use crate::window::kit::{icons, theme};
use egui::{
    Align, Align2, Button, Id, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use engine::language::Program;
use engine::text::Text;
use std::collections::BTreeSet;

/// The height of a line, in points.
const LINE: f32 = 30.0;
/// The width of the rail with the goals.
const RAIL: f32 = 64.0;
/// The least height of the chart.
const CHART: f32 = 200.0;
/// The width of the sign of a mistake.
const SIGN: f32 = 32.0;

/// The contents of the sheet.
pub struct GoalSheet<'a> {
    /// The chosen goal; `fresh`: the view goes there.
    pub chosen: Option<u64>,
    pub fresh: bool,
    /// The program under construction, if it can be judged.
    pub subject: Option<&'a Subject>,
    pub block_painter: &'a mut BlockPainter,
}

impl Goals {
    /// Shows the goals of the open task with their solutions. From the second program on the shelf on, a chart shows
    /// all programs at once, and only the chosen goal stands beside it.
    pub fn show_sheet(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, sheet: GoalSheet<'_>) {
        let GoalSheet { chosen, fresh, .. } = sheet;
        let theme = theme::of(ui);
        let text = app.text;
        let task = app.services.task.ready().clone();
        let measure = task.task().measure;
        let goals = Goals::of(&task, &app.services.progress);
        if let Some(last) = goals.last() {
            let best = match app.services.progress.best(task.key()) {
                Some(best) => text.msg_ladder_best(measured_words(&text, measure, best)),
                // A right program that counted would be the best.
                None if self.scores(sheet.subject).is_some() => text.msg_ladder_best_given(),
                None => text.msg_ladder_best_none(),
            };
            ui.label(RichText::new(best).font(theme::semibold(14.5)));
            let words = measured_words(&text, measure, last.measure);
            let bound = self.least.bound();
            let least = bound.filter(|bound| bound.least == last.measure);
            // In the middle of a course, the last goal of a lesson is not the best known program.
            ui.label(match (app.services.task.next(), least, bound) {
                (_, Some(_), _) => text.msg_ladder_best_possible(words),
                (Some(_), ..) => text.msg_ladder_last(words),
                (None, _, Some(bound)) => text.msg_ladder_at_least(bound.least.to_string(), words),
                (None, ..) => text.msg_ladder_best_known(words),
            });
        }
        let why = self.least.bound().filter(|bound| {
            let last = goals.last();
            last.is_some_and(|last| last.measure == bound.least)
        });
        let shelf = app.services.progress.shelf(task.key());
        let charted = shelf.len() >= 2 && app.services.task.has_all_scores();
        if charted && fresh {
            // The chosen goal is the first thing below; an earlier goal may have been scrolled to.
            ui.scroll_to_rect(ui.min_rect(), Some(Align::TOP));
        }
        if let Some(bound) = why.filter(|_| !charted) {
            bound.show_why(ui, app);
        }
        if !charted && !goals.is_empty() {
            let how = if task.task().tools.solutions {
                text.msg_ladder_says_how()
            } else {
                text.msg_ladder_says_counts()
            };
            quiet(ui, how);
        }
        ui.add_space(6.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut taken = None;
        for (number, goal) in goals.iter().enumerate() {
            if charted && chosen != Some(goal.measure) {
                continue;
            }
            let top = ui.cursor().min;
            // A task may withhold its solutions.
            let solutions = if task.task().tools.solutions {
                self.solutions.of_goal(&task, number)
            } else {
                Vec::new()
            };
            taken = self.show_goal(ui, app, &task, goal, &solutions).or(taken);
            if !charted && chosen == Some(goal.measure) {
                let end = pos2(top.x + ui.available_width(), ui.cursor().min.y);
                let rect = Rect::from_min_max(top, end);
                let stroke = Stroke::new(1.5, theme.accent);
                let painter = ui.painter();
                painter.rect_stroke(rect, 6.0, stroke, StrokeKind::Inside);
                if fresh {
                    ui.scroll_to_rect(rect, Some(Align::Center));
                }
            }
        }
        if charted {
            self.show_chart(ui, app, &task, sheet);
            if let Some(bound) = why {
                ui.add_space(10.0);
                bound.show_why(ui, app);
            }
        } else if goals.is_empty() {
            let all = (0..task.task().solutions.len()).filter(|&number| self.is_open(number, app));
            for number in all.collect::<Vec<_>>() {
                if show_program(ui, &text, &task.task().solutions[number]) {
                    taken = Some(TaskCommand::OpenSolution(number));
                }
            }
        }
        taken = show_mistakes(ui, app, &task).or(taken);
        if let Some(command) = taken {
            app.send(command);
        }
    }

    /// Shows the chart of scores in the rest of the sheet.
    fn show_chart(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        task: &ReadyTask,
        sheet: GoalSheet<'_>,
    ) {
        let present = self.scores(sheet.subject);
        let dots = self.dots.of(task, &mut self.solutions, app, present);
        let size = vec2(ui.available_width(), ui.available_height().max(CHART));
        let costs = &task.task().costs;
        let pressed = (self.chart).show(ui, app, dots, costs, size, sheet.block_painter);
        if let Some(command) = pressed.and_then(|dot| opening(&dots[dot])) {
            app.send(command);
        }
    }

    /// Shows a goal with its solutions; returns the command to open the pressed one.
    fn show_goal(
        &self,
        ui: &mut Ui,
        app: &ClickomaniaContext,
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
                        if show_program(ui, &text, &task.task().solutions[number]) {
                            taken = Some(TaskCommand::OpenSolution(number));
                        }
                    }
                } else if let Some(&first) = solutions.first() {
                    let why = self.closed(first, app);
                    show_closed(ui, &text, task, solutions, why);
                } else {
                    ui.add_space(LINE);
                }
            });
        });
        let whole = Rect::from_min_max(top, pos2(top.x + RAIL, ui.cursor().min.y));
        let words = measured_words(&text, task.task().measure, goal.measure);
        show_rail(ui, &text, whole, goal, words, self.is_least(goal));
        taken
    }
}

/// Shows the mistakes of the task; returns the command to open the pressed one.
fn show_mistakes(ui: &mut Ui, app: &ClickomaniaContext, task: &ReadyTask) -> Option<TaskCommand> {
    let text = app.text;
    if task.task().mistakes.is_empty() || !task.judges() {
        return None;
    }
    ui.add_space(10.0);
    ui.label(RichText::new(text.msg_goals_mistakes()).font(theme::semibold(14.5)));
    quiet(ui, text.msg_goals_mistakes_how());
    ui.add_space(4.0);
    let mut taken = None;
    for (number, mistake) in task.task().mistakes.iter().enumerate() {
        let found = app.services.progress.found(task.key(), number);
        let name = names::shown(&text, mistake);
        ui.horizontal_top(|ui| {
            let (rect, sign) = ui.allocate_exact_size(vec2(SIGN, LINE), Sense::hover());
            let state = if found {
                text.msg_goals_mistake_found()
            } else {
                text.msg_goals_mistake_open()
            };
            sign.widget_info(|| WidgetInfo::labeled(Role::Label, true, &state));
            tick(ui, pos2(rect.min.x + 16.0, rect.center().y), found);
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
            show_note(ui, &text, mistake);
        }
    }
    taken
}

pub fn quiet(ui: &mut Ui, words: String) {
    let ink = theme::of(ui).quiet;
    ui.label(RichText::new(words).color(ink).size(13.0));
}

/// Shows a known program with its note; true if it was pressed.
fn show_program(ui: &mut Ui, text: &Text, program: &Program) -> bool {
    let button = Button::new(names::shown(text, program))
        .wrap()
        .frame_when_inactive(false)
        .min_size(vec2(ui.available_width(), LINE));
    let pressed = ui.add(button).clicked();
    show_note(ui, text, program);
    pressed
}

fn show_note(ui: &mut Ui, text: &Text, program: &Program) {
    if let Some(note) = names::note(text, program) {
        let ink = theme::of(ui).quiet;
        let words = RichText::new(note).color(ink).size(13.0);
        ui.add(Label::new(words).wrap());
        ui.add_space(4.0);
    }
}

/// Shows closed solutions; a tooltip says what opens them.
fn show_closed(ui: &mut Ui, text: &Text, task: &ReadyTask, solutions: &[usize], why: String) {
    let theme = theme::of(ui);
    let words = if task.is_free() {
        let parts: BTreeSet<SpelledPart> = solutions
            .iter()
            .map(|&index| SpelledPart::of(&task.task().solutions[index]))
            .collect();
        let names: Vec<String> = parts
            .into_iter()
            .map(|part| part_name(text, part))
            .collect();
        text.msg_ladder_closed(solutions.len(), names.join(", "))
    } else {
        text.msg_goals_closed(solutions.len())
    };
    let width = ui.available_width();
    let font = theme::regular(13.0);
    let galley = (ui.painter()).layout(words.clone(), font, theme.quiet, width - 28.0);
    let size = vec2(width, (galley.size().y + 8.0).max(LINE));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = format!("{words}. {why}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let middle = rect.left_top() + vec2(10.0, LINE / 2.0);
    let icon = Rect::from_center_size(middle, vec2(15.0, 15.0));
    icons::lock(ui.painter(), icon, theme.quiet);
    // The first line is level with the goal.
    let first = galley.rows.first().map_or(0.0, |row| row.height());
    let at = rect.left_top() + vec2(24.0, (LINE - first) / 2.0);
    ui.painter().galley(at, galley, theme.quiet);
    response.explained(why);
}

/// Shows a goal on its rail, with a tick if it was reached, and a seal if no right program costs less.
fn show_rail(ui: &Ui, text: &Text, rect: Rect, goal: &Goal, words: String, least: bool) {
    let theme = theme::of(ui);
    let measure = goal.measure;
    let response = ui.interact(rect, Id::unique("rung").with(measure), Sense::hover());
    let name = match goal.stage {
        GoalStage::Reached => text.msg_ladder_reached(words),
        GoalStage::Hinted => text.msg_ladder_hinted(words),
        GoalStage::Next | GoalStage::Ahead => text.msg_ladder_ahead(words),
    };
    let name = if least {
        text.msg_ladder_least(name)
    } else {
        name
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let painter = ui.painter();
    let middle = pos2(rect.min.x + 16.0, rect.min.y + LINE / 2.0);
    painter.vline(middle.x, rect.y_range(), Stroke::new(2.0, theme.line));
    tick(ui, middle, goal.stage == GoalStage::Reached);
    if goal.stage == GoalStage::Hinted {
        let ring = Stroke::new(2.5, theme.go);
        painter.circle(middle, 9.0, theme.window, ring);
    }
    let ahead = matches!(goal.stage, GoalStage::Next | GoalStage::Ahead);
    let ink = if ahead { theme.quiet } else { theme.text };
    let at = pos2(rect.max.x - 12.0, middle.y);
    let font = theme::semibold(16.0);
    painter.text(at, Align2::RIGHT_CENTER, measure.to_string(), font, ink);
    if least {
        let below = Rect::from_center_size(pos2(at.x - 5.0, middle.y + 19.0), vec2(15.0, 15.0));
        seal(painter, below, theme.quiet);
    }
}

/// A circle: green with a tick, or empty.
fn tick(ui: &Ui, middle: egui::Pos2, done: bool) {
    let theme = theme::of(ui);
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

fn part_name(text: &Text, part: SpelledPart) -> String {
    match part {
        SpelledPart::Whole => text.msg_ladder_part_whole(),
        SpelledPart::Infection => text.msg_ladder_part_infection(),
        SpelledPart::Removal => text.msg_ladder_part_removal(),
        SpelledPart::Fall => text.msg_ladder_part_fall(),
    }
}
