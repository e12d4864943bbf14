//! The rows right above the program: the scores with the verdict, and the goals. Their places depend on the window and the
//! task alone; digits have fixed widths.

mod goal_row;
mod news;
mod title;

use super::drawer::DrawerSheet;
use super::goals::Goals;
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
use crate::window::kit::widgets::{Explained as _, digits, one_line};
use egui::{
    Color32, CornerRadius, Frame, Id, Margin, Panel, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::judge::front::Scores;
use engine::language::cost::Cost;
use engine::task::Measure;
use engine::text::Text;
use news::News;
pub use news::announced;
pub use title::TitleLine;

/// The width of the verdict, at most; in a small window.
const VERDICT: f32 = 300.0;
const SMALL_VERDICT: f32 = 190.0;
/// The number of goals that fit beside the cost; more have a separate row.
const BESIDE_COST: usize = 4;
/// The width of a goal beside the cost.
const GOAL: f32 = 44.0;

/// The contents of the rows.
pub struct TaskBarContents<'a> {
    pub document: &'a mut Document,
    pub verdict: &'a ProgramVerdict,
    pub goals: &'a mut Goals,
    /// The open sheet.
    pub sheet: Option<DrawerSheet>,
    /// True if blocks and steps are beside the cost.
    pub all_scores: bool,
    /// Facts that decide which controls appear.
    pub moment: Moment,
    /// True while nothing is called wrong in red: the lesson does not ask for a right program, or the last move is right.
    pub calm: bool,
}

impl TaskBarContents<'_> {
    /// Shows the rows.
    pub fn show(mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let measures = Measures::of(ui.ctx());
        let frame = Frame::new().fill(theme::of(ui).window);
        let frame = frame.inner_margin(Margin::symmetric(measures.side() as i8, 0));
        let moment = self.moment;
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
            self.show_scores(ui, app, measures, beside);
        });
        if own_row {
            let panel = Panel::top("goals").exact_size(measures.goals());
            panel.resizable(false).frame(frame).show(ui, |ui| {
                let room = ui.max_rect();
                goal_row::show(ui, app, self.goals, room, open_goal(self.sheet));
            });
        }
    }

    /// Shows the score that the task counts, the two others or the goals, and the verdict at the right edge.
    fn show_scores(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        measures: Measures,
        goals_beside: Option<usize>,
    ) {
        let room = ui.max_rect();
        let widths = measures.score_widths();
        let at = |from: f32, width: f32| {
            let x = room.min.x + from;
            Rect::from_min_max(pos2(x, room.min.y), pos2(x + width, room.max.y))
        };
        let text = app.text;
        let scores = self.goals.scores(self.verdict.subject());
        let counted = app.services.task.ready().task().measure;
        let large = Score::of(&text, counted, self.document.cost(), scores.as_ref());
        let cost = at(-8.0, widths[0] + 8.0);
        if self.moment.shows(Control::Costs) && self.show_large(ui, app, measures, &large, cost) {
            app.send(ViewCommand::ShowCosts);
        }
        let mut end = widths[0];
        if self.all_scores {
            let others = [Measure::Cost, Measure::Blocks, Measure::Steps];
            let others = others.into_iter().filter(|other| *other != counted);
            for (other, width) in others.zip(&widths[1..]) {
                let score = Score::of(&text, other, self.document.cost(), scores.as_ref());
                score.show(ui, at(end, *width));
                end += width;
            }
        } else if let Some(count) = goals_beside {
            let goals = at(end, count as f32 * GOAL);
            goal_row::show(ui, app, self.goals, goals, open_goal(self.sheet));
            end += goals.width();
        }
        let mut summary = VerdictSummary::of(self.verdict, app, theme::of(ui));
        if self.calm {
            summary.calm_down(theme::of(ui));
        }
        let left = (room.max.x - verdict_width(measures)).max(room.min.x + end + 8.0);
        let place = room.with_min_x(left.min(room.max.x));
        let place = place.with_max_x(place.max.x + 12.0);
        if self.all_scores {
            let record = self.goals.record(self.verdict.subject(), &text);
            let news = News::of(app, self.goals, scores.as_ref(), record);
            let between = at(end + 8.0, 0.0).min.x..=place.max.x - summary.width(ui, place.width());
            news.show(
                ui,
                &text,
                room.with_min_x(*between.start()).with_max_x(*between.end()),
            );
        }
        let open = self.sheet == Some(DrawerSheet::Verdict);
        if self.moment.shows(Control::Verdict) && summary.show(ui, app, place, open) {
            app.send(VerdictCommand::Show);
            // A verdict that something is missing leads to the first place.
            if let Some(&problem) = self.document.problems().first() {
                app.send(EditorCommand::ShowProblem(problem));
            }
        }
    }

    /// Shows a score large, as a button that opens the costs; true if it was pressed.
    fn show_large(
        &self,
        ui: &Ui,
        app: &AppContext,
        measures: Measures,
        score: &Score,
        rect: Rect,
    ) -> bool {
        let theme = theme::of(ui);
        let open = self.sheet == Some(DrawerSheet::Costs);
        let spoken = match score.measure {
            Measure::Cost => app.text.msg_cost_name(&score.number),
            Measure::Blocks | Measure::Steps => score.spoken(),
        };
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
        let size = match score.number.len() {
            5.. => 16.0,
            4 => 22.0,
            _ => measures.cost_size(),
        };
        let left = pos2(rect.min.x + 8.0, rect.center().y);
        let font = theme::semibold(size);
        let end = digits(ui, left, &score.number, font, theme.text);
        let room = (rect.max.x - end - 6.0).max(10.0);
        let words = score.words.clone();
        let galley = one_line(ui, words, theme::regular(14.0), theme.text, room);
        // On the line of the number.
        let y = rect.center().y + size * 0.33 - galley.size().y * 0.72;
        painter.galley(pos2(end + 6.0, y), galley, theme.text);
        let clicked = response.clicked();
        response.explained(app.text.msg_cost_tip());
        clicked
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

/// A number with its unit.
struct Score {
    measure: Measure,
    /// A dash while it is unknown.
    number: String,
    words: String,
}

impl Score {
    /// The score of a program of this cost; `scores` are known once it is right.
    fn of(text: &Text, measure: Measure, cost: &Cost, scores: Option<&Scores>) -> Score {
        let value = match measure {
            Measure::Cost => Some(cost.total),
            Measure::Blocks => Some(cost.blocks as u64),
            Measure::Steps => scores.map(|scores| scores.by(measure)),
        };
        let words = match (measure, value.unwrap_or_default()) {
            (Measure::Cost, _) => text.msg_cost().to_lowercase(),
            (Measure::Blocks, blocks) => text.msg_frame_blocks(blocks),
            (Measure::Steps, steps) => text.msg_frame_steps(steps),
        };
        Score {
            measure,
            number: match (measure, value) {
                (_, None) => "–".to_owned(),
                (Measure::Cost, Some(cost)) => cost.to_string(),
                (_, Some(value)) => text.grouped(value),
            },
            words,
        }
    }

    fn spoken(&self) -> String {
        format!("{} {}", self.number, self.words)
    }

    /// Shows it beside the large one.
    fn show(&self, ui: &Ui, rect: Rect) {
        let theme = theme::of(ui);
        let response = ui.interact(rect, Id::unique("score").with(self.measure), Sense::hover());
        let spoken = self.spoken();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        let font = theme::semibold(14.0);
        let end = digits(ui, rect.left_center(), &self.number, font, theme.text);
        let room = (rect.max.x - end - 6.0).max(10.0);
        let words = self.words.clone();
        let galley = one_line(ui, words, theme::regular(14.0), theme.quiet, room);
        if galley.elided {
            // The place of the number says what it counts.
            return;
        }
        let at = pos2(end + 6.0, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, Color32::PLACEHOLDER);
    }
}
