//! The ladder on the window: a goal for each known cost, with the solutions that are open.

use super::Goals;
use super::cost_goals::{CostGoal, SpelledPart, best_known, cost_goals};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::ProgramCommand;
use crate::app::common::app_context::AppContext;
use crate::app::common::dialog;
use crate::app::common::icons;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{Explained as _, segment};
use egui::{
    Align2, Button, Id, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};
use engine::game::Game;
use engine::text::Text;

const WIDTH: f32 = 520.0;
/// How high a line is.
const LINE: f32 = 30.0;
/// What the rail with the costs takes.
const RAIL: f32 = 78.0;

impl Goals {
    /// Shows the ladder if it is open.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let Some(mut game) = self.shown else { return };
        let theme = theme::of(ui);
        let text = app.text;
        let mut taken = None;
        let response = dialog::show(ui, "ladder", WIDTH, |ui| {
            ui.horizontal(|ui| {
                ui.heading(text.msg_ladder_title());
                ui.add_space(12.0);
                ui.spacing_mut().item_spacing.x = 0.0;
                for (which, name) in [
                    (Game::Full, text.msg_stage_full()),
                    (Game::Strip, text.msg_stage_strip()),
                ] {
                    if segment(ui, &name, which == game).clicked() {
                        game = which;
                    }
                }
            });
            ui.add_space(4.0);
            let best = match self.best(game) {
                Some(best) => text.msg_ladder_best(best.to_string()),
                None => text.msg_ladder_best_none(),
            };
            ui.label(RichText::new(best).font(theme::semibold(15.0)));
            ui.label(text.msg_ladder_best_known(best_known(game).to_string()));
            ui.label(RichText::new(text.msg_ladder_says_how()).color(theme.quiet));
            ui.add_space(6.0);
            let room = (ui.ctx().content_rect().height() - 300.0).clamp(120.0, 460.0);
            // As high for the short ladder as for the long one: the window does not jump.
            ui.set_min_height(room);
            ScrollArea::vertical()
                .id_salt(game as usize)
                .max_height(room)
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for goal in cost_goals(game) {
                        taken = self.goal(ui, app, theme, (game, goal)).or(taken);
                    }
                });
        });
        self.shown = Some(game);
        if let Some(place) = taken {
            app.send(ProgramCommand::OpenExample(place));
        }
        if taken.is_some() || response.should_close() {
            self.shown = None;
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
    let size = vec2(ui.available_width(), LINE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let why = text.msg_ladder_says_closed(goal.cost.to_string());
    let spoken = format!("{words}. {why}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let icon = Rect::from_center_size(rect.left_center() + vec2(16.0, 0.0), vec2(16.0, 16.0));
    icons::lock(ui.painter(), icon, theme.quiet);
    let font = theme::regular(13.5);
    let galley =
        crate::app::common::widgets::one_line(ui, words, font, theme.quiet, rect.width() - 40.0);
    let at = rect.left_center() + vec2(32.0, -galley.size().y / 2.0);
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
