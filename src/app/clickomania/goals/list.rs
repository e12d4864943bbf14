//! The ladder of costs in the drawer: each goal with its solutions, those that are open and what opens the others.

use super::Goals;
use super::cost_goals::{CostGoal, SpelledPart, best_known, cost_goals};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::ProgramCommand;
use crate::app::common::app_context::AppContext;
use crate::app::common::icons;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::Explained as _;
use egui::{
    Align, Align2, Button, Id, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};
use engine::game::Game;
use engine::text::Text;

/// How high a line is.
const LINE: f32 = 30.0;
/// What the rail with the costs takes.
const RAIL: f32 = 64.0;

impl Goals {
    /// Shows the goals of a game, `chosen` among them; `fresh`: it was chosen just now, and comes into sight.
    pub fn show_list(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        game: Game,
        (chosen, fresh): (Option<u64>, bool),
    ) {
        let theme = theme::of(ui);
        let text = app.text;
        let mut taken = None;
        let best = match self.best(game) {
            Some(best) => text.msg_ladder_best(best.to_string()),
            None => text.msg_ladder_best_none(),
        };
        ui.label(RichText::new(best).font(theme::semibold(14.5)));
        ui.label(text.msg_ladder_best_known(best_known(game).to_string()));
        ui.label(
            RichText::new(text.msg_ladder_says_how())
                .color(theme.quiet)
                .size(13.0),
        );
        ui.add_space(6.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        for goal in cost_goals(game) {
            let top = ui.cursor().min;
            taken = self.goal(ui, app, theme, (game, goal)).or(taken);
            if chosen == Some(goal.cost) {
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
        if let Some(place) = taken {
            app.send(ProgramCommand::OpenExample(place));
        }
    }

    /// A goal; the place of the solution that was pressed.
    fn goal(
        &self,
        ui: &mut Ui,
        app: &AppContext,
        theme: &Theme,
        (game, goal): (Game, &CostGoal),
    ) -> Option<&'static str> {
        let text = app.text;
        let reached = self.best(game).is_some_and(|best| best <= goal.cost);
        let open = reached || app.teacher.solutions_open();
        let top = ui.cursor().min;
        let mut taken = None;
        ui.horizontal_top(|ui| {
            ui.add_space(RAIL);
            ui.vertical(|ui| {
                if open {
                    for solution in &goal.solutions {
                        let button = Button::new(&solution.name)
                            .truncate()
                            .frame_when_inactive(false)
                            .min_size(vec2(ui.available_width(), LINE));
                        if ui.add(button).clicked() {
                            taken = Some(solution.place);
                        }
                    }
                } else {
                    closed(ui, theme, &text, goal);
                }
            });
        });
        let whole = Rect::from_min_max(top, pos2(top.x + RAIL, ui.cursor().min.y));
        rail(ui, theme, &text, whole, (goal.cost, reached));
        taken
    }
}

/// What is said of solutions that are not open.
fn closed(ui: &mut Ui, theme: &Theme, text: &Text, goal: &CostGoal) {
    let mut parts: Vec<SpelledPart> = goal.solutions.iter().map(|known| known.part).collect();
    parts.sort();
    parts.dedup();
    let parts: Vec<String> = parts.into_iter().map(|part| named(text, part)).collect();
    let words = text.msg_ladder_closed(goal.solutions.len(), parts.join(", "));
    let wide = ui.available_width();
    let galley = ui.painter().layout(
        words.clone(),
        theme::regular(13.0),
        theme.quiet,
        wide - 28.0,
    );
    let size = vec2(wide, (galley.size().y + 8.0).max(LINE));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let why = text.msg_ladder_says_closed(goal.cost.to_string());
    let spoken = format!("{words}. {why}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let middle = rect.left_top() + vec2(10.0, LINE / 2.0);
    let icon = Rect::from_center_size(middle, vec2(15.0, 15.0));
    icons::lock(ui.painter(), icon, theme.quiet);
    // The first line stands beside the cost.
    let first = galley.rows.first().map_or(0.0, |row| row.height());
    let at = rect.left_top() + vec2(24.0, (LINE - first) / 2.0);
    ui.painter().galley(at, galley, theme.quiet);
    response.explained(why);
}

/// The cost on its rail, with a tick when it was reached.
fn rail(ui: &Ui, theme: &Theme, text: &Text, rect: Rect, (cost, reached): (u64, bool)) {
    let response = ui.interact(rect, Id::unique("rung").with(cost), Sense::hover());
    let name = match reached {
        true => text.msg_ladder_reached(cost.to_string()),
        false => text.msg_ladder_ahead(cost.to_string()),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let painter = ui.painter();
    let middle = pos2(rect.min.x + 16.0, rect.min.y + LINE / 2.0);
    painter.vline(middle.x, rect.y_range(), Stroke::new(2.0, theme.line));
    if reached {
        painter.circle_filled(middle, 10.0, theme.go);
        let icon = Rect::from_center_size(middle, vec2(14.0, 14.0));
        icons::tick(painter, icon, theme::ON_BLOCK);
    } else {
        let line = Stroke::new(1.5, theme.quiet);
        painter.circle(middle, 8.0, theme.window, line);
    }
    let ink = if reached { theme.text } else { theme.quiet };
    let at = pos2(rect.max.x - 12.0, middle.y);
    let font = theme::semibold(16.0);
    painter.text(at, Align2::RIGHT_CENTER, cost.to_string(), font, ink);
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
