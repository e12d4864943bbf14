//! The goals as a row of equal cells: green if reached, blue the next, pale those ahead. All of them are in sight.

use crate::window::clickomania::command::{ClickomaniaContext, GoalsCommand};
use crate::window::clickomania::guide::goals::{Goal, GoalStage, Goals};
use crate::window::clickomania::guide::verdict::sign::seal;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::Explained as _;
use crate::window::kit::{icons, theme};
use egui::{Align2, Color32, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// As many cells as the row has at most.
const CELLS: usize = 16;
/// Minimum and maximum width of a cell, in points.
const WIDTH: [f32; 2] = [24.0, 64.0];
const HEIGHT: f32 = 30.0;
/// Between two cells, and from this width of a cell on.
const GAP: [f32; 2] = [2.0, 4.0];
const WIDE: f32 = 36.0;
/// The side of a tick.
const TICK: f32 = 9.0;
/// The side of the seal of a goal that is the least.
const SEAL: f32 = 10.0;

/// A cell of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GoalCell {
    Goal(Goal),
    /// As many goals that were reached before the last one.
    Folded(usize),
}

/// The cells of these goals: with more than there are cells, the reached ones before the last fold into one.
fn cells(goals: &[Goal]) -> Vec<GoalCell> {
    let reached = goals
        .iter()
        .take_while(|goal| goal.stage == GoalStage::Reached);
    let too_many = goals.len().saturating_sub(CELLS);
    let folded = match too_many {
        0 => 0,
        _ => (too_many + 1).min(reached.count().saturating_sub(1)),
    };
    let first = (folded > 0).then_some(GoalCell::Folded(folded));
    let rest = goals[folded..].iter().map(|goal| GoalCell::Goal(*goal));
    first.into_iter().chain(rest).collect()
}

/// Shows the goals in this room. `open` is the goal whose solutions are shown.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    goals: &mut Goals,
    room: Rect,
    open: Option<u64>,
) {
    let all = Goals::of(app.services.task.ready(), &app.services.progress);
    let cells = cells(&all);
    if cells.is_empty() {
        return;
    }
    let count = cells.len() as f32;
    let gap = GAP[usize::from(room.width() / count >= WIDE)];
    let width = ((room.width() + gap) / count - gap).clamp(WIDTH[0], WIDTH[1]);
    let celebration = goals.celebration(ui, app.reduced_motion());
    let numbers: Vec<usize> = (0..cells.len()).collect();
    let board = Id::unique("goal row");
    let mut roving = Roving::begin(ui, board, &numbers);
    for (number, cell) in cells.iter().enumerate() {
        let x = room.min.x + number as f32 * (width + gap);
        let height = HEIGHT.min(room.height());
        let corner = pos2(x, room.center().y - height / 2.0);
        let rect = Rect::from_min_size(corner, vec2(width, height));
        let response = roving.add(ui, rect, number, Sense::click(), |way| match way {
            FocusMove::Left => number.checked_sub(1),
            FocusMove::Right => (number + 1 < cells.len()).then_some(number + 1),
            FocusMove::First | FocusMove::Top => Some(0),
            FocusMove::Last | FocusMove::Bottom => Some(cells.len() - 1),
            FocusMove::Up | FocusMove::Down => None,
        });
        let goal = match cell {
            GoalCell::Goal(goal) => goal,
            GoalCell::Folded(folded) => {
                let last = all[folded - 1];
                show_folded(ui, app, &last, *folded, &response);
                if response.clicked() {
                    app.send(GoalsCommand::ShowGoal(last.measure));
                }
                continue;
            }
        };
        let strength = (celebration.as_ref())
            .filter(|(celebrated, _)| celebrated.contains(&goal.measure))
            .map_or(0.0, |(_, strength)| *strength);
        let least = goals.is_least(goal);
        let open = open == Some(goal.measure);
        show_goal(ui, app, goal, &response, open, least, strength);
        if response.clicked() {
            app.send(GoalsCommand::ShowGoal(goal.measure));
        }
    }
    roving.end(ui);
}

/// Shows a goal, with a seal if no right program costs less; `strength` is that of its celebration.
fn show_goal(
    ui: &Ui,
    app: &AppContext,
    goal: &Goal,
    response: &Response,
    open: bool,
    least: bool,
    strength: f32,
) {
    let theme = theme::of(ui);
    let text = &app.text;
    let cost = goal.measure.to_string();
    let name = match goal.stage {
        GoalStage::Reached => text.msg_band_goal_reached(&cost),
        GoalStage::Hinted => text.msg_band_goal_hinted(&cost),
        GoalStage::Next => text.msg_band_goal_next(&cost),
        GoalStage::Ahead => text.msg_band_goal_ahead(&cost),
    };
    name_cell(response, &name, open);
    let rect = paint_cell(ui, goal.stage, response, open, strength);
    let (_, _, ink) = colours(theme, goal.stage, false);
    let painter = ui.painter();
    let font = theme::semibold(14.0);
    painter.text(rect.center(), Align2::CENTER_CENTER, cost, font, ink);
    // A goal reached with a hint has its ring.
    if goal.stage == GoalStage::Reached {
        paint_tick(ui, rect, ink);
    }
    let mut tip = text.msg_band_goal_tip(name);
    if least {
        tip = text.msg_ladder_least(tip);
        // In a narrow cell it would lie on the number.
        if rect.width() >= WIDE {
            let at = rect.right_bottom() - vec2(SEAL / 2.0 + 2.0, SEAL / 2.0 + 2.0);
            seal(painter, Rect::from_center_size(at, vec2(SEAL, SEAL)), ink);
        }
    }
    response.clone().explained(tip);
}

/// Shows the reached goals that have no cell.
fn show_folded(ui: &Ui, app: &AppContext, last: &Goal, folded: usize, response: &Response) {
    let text = &app.text;
    let name = text.msg_band_goal_reached(last.measure.to_string());
    name_cell(response, &name, false);
    let rect = paint_cell(ui, GoalStage::Reached, response, false, 0.0);
    let ink = theme::ON_BLOCK;
    let words = format!("×{folded}");
    let font = theme::semibold(14.0);
    ui.painter()
        .text(rect.center(), Align2::CENTER_CENTER, words, font, ink);
    paint_tick(ui, rect, ink);
    response.clone().explained(text.msg_band_goal_tip(name));
}

fn name_cell(response: &Response, name: &str, open: bool) {
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::labeled(egui::Role::Button, true, name);
        info.selected = open.then_some(true);
        info
    });
}

/// Paints a cell without its number; returns its place, which drops into the row when the goal is reached.
fn paint_cell(ui: &Ui, stage: GoalStage, response: &Response, open: bool, strength: f32) -> Rect {
    let theme = theme::of(ui);
    let held = response.hovered() || response.has_focus() || open;
    let (fill, line, _) = colours(theme, stage, held);
    // It comes from above within the first part of the celebration.
    let rect = response
        .rect
        .translate(vec2(0.0, -6.0 * ((strength - 0.89) / 0.11).max(0.0)));
    let painter = ui.painter();
    let ring = stage == GoalStage::Hinted;
    let outline = Stroke::new(if held || ring { 2.0 } else { 1.5 }, line);
    painter.rect(rect, 6.0, fill, outline, StrokeKind::Inside);
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect.expand(2.0), 8.0, stroke, StrokeKind::Outside);
    }
    rect
}

fn paint_tick(ui: &Ui, rect: Rect, ink: Color32) {
    let at = rect.right_top() + vec2(-TICK / 2.0 - 2.0, TICK / 2.0 + 2.0);
    icons::tick(
        ui.painter(),
        Rect::from_center_size(at, vec2(TICK, TICK)),
        ink,
    );
}

/// Fill, line and ink of a cell.
fn colours(theme: &Theme, stage: GoalStage, held: bool) -> (Color32, Color32, Color32) {
    match stage {
        GoalStage::Reached if held => (theme.go_hovered, theme.go_hovered, theme::ON_BLOCK),
        GoalStage::Reached => (theme.go, theme.go, theme::ON_BLOCK),
        GoalStage::Hinted => (theme.window, theme.go, theme.right),
        GoalStage::Next => (theme.accent_paper, theme.accent, theme.accent),
        GoalStage::Ahead if held => (theme.card_pressed, theme.card_pressed, theme.text),
        GoalStage::Ahead => (theme.card_hovered, theme.card_hovered, theme.quiet),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goals(reached: usize, all: usize) -> Vec<Goal> {
        let goal = |number: usize| Goal {
            measure: (100 - number) as u64,
            stage: if number < reached {
                GoalStage::Reached
            } else {
                GoalStage::Ahead
            },
        };
        (0..all).map(goal).collect()
    }

    #[test]
    fn sixteen_goals_have_a_cell_each_and_more_fold_those_that_were_reached() {
        for (reached, all, folded, shown) in [
            (3, 16, None, 16),
            (9, 18, Some(3), 16),
            (0, 18, None, 18),
            (2, 20, Some(1), 20),
        ] {
            let cells = cells(&goals(reached, all));
            assert_eq!(cells.len(), shown, "{reached} of {all}");
            let first = match cells[0] {
                GoalCell::Folded(folded) => Some(folded),
                GoalCell::Goal(_) => None,
            };
            assert_eq!(first, folded, "{reached} of {all}");
        }
    }
}
