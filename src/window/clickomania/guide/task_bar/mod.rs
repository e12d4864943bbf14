//! The rows right above the program: the scores with the verdict, and the goals. Their places depend on the window and the
//! task alone; digits have fixed widths.

mod goal_row;
mod steps;
mod title;

use super::drawer::DrawerSheet;
use super::goals::{Goals, measured_words};
use super::verdict::ProgramVerdict;
use super::verdict::sign::VerdictSummary;
use crate::window::clickomania::command::{
    ClickomaniaContext, EditorCommand, VerdictCommand, ViewCommand,
};
use crate::window::clickomania::controls::{Control, Moment};
use crate::window::clickomania::measures::Measures;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, beginning_large, digits, one_line};
use egui::{
    Color32, CornerRadius, Frame, Id, Margin, Panel, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::task::Measure;
use steps::StepScore;
pub use title::TitleLine;

/// The width of the verdict, at most; in a small window.
const VERDICT: f32 = 300.0;
const SMALL_VERDICT: f32 = 168.0;
/// As many goals stand beside the cost; more have a row of their own.
const BESIDE_COST: usize = 4;
/// The width of a goal beside the cost.
const GOAL: f32 = 44.0;

/// What the rows show.
pub struct TaskBarContents<'a> {
    pub document: &'a mut Document,
    pub verdict: &'a ProgramVerdict,
    pub goals: &'a mut Goals,
    /// The open sheet.
    pub sheet: Option<DrawerSheet>,
    /// True if the blocks and the steps stand beside the cost.
    pub all_scores: bool,
    /// What the task shows.
    pub moment: Moment,
}

/// The rows.
#[derive(Default)]
pub struct TaskBar {
    steps: StepScore,
}

impl TaskBar {
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        mut contents: TaskBarContents<'_>,
    ) {
        let measures = Measures::of(ui.ctx());
        let frame = Frame::new().fill(theme::of(ui).window);
        let frame = frame.inner_margin(Margin::symmetric(measures.side() as i8, 0));
        let moment = contents.moment;
        let goals = !app.contest() && moment.shows(Control::Goals);
        if !goals && !moment.shows(Control::Costs) && !moment.shows(Control::Verdict) {
            return;
        }
        let count = if goals {
            app.services.task.ready().task().goals.len()
        } else {
            0
        };
        let own_row = count > BESIDE_COST && !measures.low;
        let panel = Panel::top("scores").exact_size(measures.scores());
        panel.resizable(false).frame(frame).show(ui, |ui| {
            let beside = (count > 0 && !own_row && !measures.low).then_some(count);
            self.show_scores(ui, app, measures, &mut contents, beside);
        });
        if own_row {
            let panel = Panel::top("goals").exact_size(measures.goals());
            panel.resizable(false).frame(frame).show(ui, |ui| {
                let room = ui.max_rect();
                goal_row::show(ui, app, contents.goals, room, open_goal(contents.sheet));
            });
        }
    }

    /// Shows the cost, what else is counted or the goals, and the verdict at the right edge.
    fn show_scores(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        measures: Measures,
        contents: &mut TaskBarContents<'_>,
        goals_beside: Option<usize>,
    ) {
        let room = ui.max_rect();
        let widths = measures.score_widths();
        let at = |from: f32, width: f32| {
            let x = room.min.x + from;
            Rect::from_min_max(pos2(x, room.min.y), pos2(x + width, room.max.y))
        };
        let cost = at(-8.0, widths[0] + 8.0);
        let open = contents.sheet == Some(DrawerSheet::Costs);
        let moment = contents.moment;
        let costs = moment.shows(Control::Costs);
        if costs && show_cost(ui, app, contents, measures, cost, open) {
            app.send(ViewCommand::ShowCosts);
        }
        let mut end = widths[0];
        if contents.all_scores {
            let text = app.text;
            let task = app.services.task.ready().task();
            let by_blocks = task.measure == Measure::Blocks;
            let other = if by_blocks {
                contents.document.cost().total
            } else {
                contents.document.cost().blocks as u64
            };
            let words = if by_blocks {
                text.msg_cost().to_lowercase()
            } else {
                text.msg_frame_blocks(other)
            };
            show_score(ui, at(end, widths[1]), &text.grouped(other), &words);
            end += widths[1];
            let steps = self.steps.of(contents.verdict, app);
            let number = steps.map_or_else(|| "–".to_owned(), |steps| text.grouped(steps));
            let words = text.msg_frame_steps(steps.unwrap_or(0));
            show_score(ui, at(end, widths[2]), &number, &words);
            end += widths[2];
        } else if let Some(count) = goals_beside {
            let goals = at(end, count as f32 * GOAL);
            let open = open_goal(contents.sheet);
            goal_row::show(ui, app, contents.goals, goals, open);
            end += goals.width();
        }
        if let Some(solved) = announced(app, contents.goals).filter(|_| contents.all_scores) {
            let ink = theme::of(ui).right;
            let left = at(end + 8.0, 0.0).min.x;
            let width = room.max.x - verdict_width(measures) - 12.0 - left;
            if width > 60.0 {
                let galley = one_line(ui, solved, theme::semibold(14.0), ink, width);
                let y = room.center().y - galley.size().y / 2.0;
                ui.painter().galley(pos2(left, y), galley, ink);
            }
        }
        let left = (room.max.x - verdict_width(measures)).max(room.min.x + end + 8.0);
        let place = room.with_min_x(left.min(room.max.x));
        let place = place.with_max_x(place.max.x + 12.0);
        let summary = VerdictSummary::of(contents.verdict, app, theme::of(ui));
        let open = contents.sheet == Some(DrawerSheet::Verdict);
        if moment.shows(Control::Verdict) && summary.show(ui, app, place, open) {
            app.send(VerdictCommand::Show);
            // A verdict that something is missing leads to the first place.
            if let Some(&problem) = contents.document.problems().first() {
                app.send(EditorCommand::ShowProblem(problem));
            }
        }
    }
}

fn verdict_width(measures: Measures) -> f32 {
    if measures.small {
        SMALL_VERDICT
    } else {
        VERDICT
    }
}

/// The goal whose solutions are shown.
fn open_goal(sheet: Option<DrawerSheet>) -> Option<u64> {
    match sheet {
        Some(DrawerSheet::Goals(goal)) => goal,
        _ => None,
    }
}

/// The goal that was just reached, in words.
pub fn announced(app: &ClickomaniaContext, goals: &Goals) -> Option<String> {
    let text = app.text;
    let solved = goals.solved()?;
    let task = app.services.task.ready().task();
    Some(match (solved.mistake, solved.goal, solved.measure) {
        (Some(_), ..) => text.msg_lesson_solved_mistake(),
        (None, Some(_), Some(measure)) => {
            text.msg_lesson_reached(measured_words(&text, task.measure, measure))
        }
        (None, None, Some(measure)) => {
            beginning_large(&measured_words(&text, task.measure, measure))
        }
        (None, _, None) => text.msg_lesson_solved_right(),
    })
}

/// Adds a button that the caller paints, selected while its sheet is `open`.
pub fn bar_button(ui: &Ui, id: Id, rect: Rect, sense: Sense, name: &str, open: bool) -> Response {
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, name);
        info.selected = open.then_some(true);
        info
    });
    response
}

/// Shows the score that the task counts, large, as a button; true if it was pressed.
fn show_cost(
    ui: &Ui,
    app: &AppContext,
    contents: &mut TaskBarContents<'_>,
    measures: Measures,
    rect: Rect,
    open: bool,
) -> bool {
    let theme = theme::of(ui);
    let text = app.text;
    let by_blocks = contents.document.task().task().measure == Measure::Blocks;
    let (number, words) = if by_blocks {
        let blocks = contents.document.cost().blocks as u64;
        (blocks, text.msg_frame_blocks(blocks))
    } else {
        let total = contents.document.cost().total;
        (total, text.msg_cost().to_lowercase())
    };
    let spoken = text.msg_cost_name(number.to_string());
    let sense = Sense::click_and_drag();
    let response = bar_button(ui, Id::unique("cost"), rect, sense, &spoken, open);
    let painter = ui.painter();
    let button = rect.shrink2(vec2(0.0, 6.0));
    if open || response.hovered() || response.has_focus() {
        painter.rect_filled(button, CornerRadius::same(8), theme.card_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(button, CornerRadius::same(8), stroke, StrokeKind::Inside);
    }
    let size = match number {
        10_000.. => 16.0,
        1000.. => 22.0,
        _ => measures.cost_size(),
    };
    let left = pos2(rect.min.x + 8.0, rect.center().y);
    let end = digits(
        ui,
        left,
        &number.to_string(),
        theme::semibold(size),
        theme.text,
    );
    let galley = one_line(
        ui,
        words,
        theme::regular(14.0),
        theme.text,
        (rect.max.x - end - 6.0).max(10.0),
    );
    // On the line of the number.
    let y = rect.center().y + size * 0.33 - galley.size().y * 0.72;
    painter.galley(pos2(end + 6.0, y), galley, theme.text);
    let clicked = response.clicked();
    response.explained(app.text.msg_cost_tip());
    clicked
}

/// Shows another score beside the cost.
fn show_score(ui: &Ui, rect: Rect, number: &str, words: &str) {
    let theme = theme::of(ui);
    let response = ui.interact(rect, Id::unique("score").with(words), Sense::hover());
    let spoken = format!("{number} {words}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let end = digits(
        ui,
        rect.left_center(),
        number,
        theme::semibold(14.0),
        theme.text,
    );
    let room = (rect.max.x - end - 6.0).max(10.0);
    let galley = one_line(
        ui,
        words.to_owned(),
        theme::regular(14.0),
        theme.quiet,
        room,
    );
    let at = pos2(end + 6.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, Color32::PLACEHOLDER);
}
