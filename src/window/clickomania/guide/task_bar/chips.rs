//! The goals in the bar, as chips on a line: green if reached, blue the next, grey those ahead.

use super::bar_button;
use crate::window::clickomania::command::{ClickomaniaContext, GoalsCommand};
use crate::window::clickomania::guide::goals::{Goal, GoalStage, Goals};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::widgets::Explained as _;
use crate::window::kit::{icons, theme};
use egui::{Align2, Color32, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use std::ops::Range;

/// The height of a chip, in points.
const HEIGHT: f32 = 28.0;
/// Left and right of its number.
const PAD: f32 = 9.0;
/// The width of its tick.
const TICK: f32 = 16.0;
/// The line between two chips, also the stub that leads to hidden ones.
const LINK: f32 = 6.0;

/// The chips in the bar. They stay where they are while the verdict beside them changes its width.
#[derive(Default)]
pub struct GoalChips {
    /// The left edge, in points.
    left: f32,
    /// The bar and the total width for which it was chosen.
    placed: Option<(Rect, f32)>,
}

impl GoalChips {
    /// The left edge of chips with this total width: where it was, else in the middle of the bar, but within `middle`.
    fn place(&mut self, middle: Rect, bar: Rect, width: f32) -> f32 {
        if self.placed != Some((bar, width)) {
            self.placed = Some((bar, width));
            self.left = bar.center().x - width / 2.0;
        }
        let max = (middle.max.x - width).max(middle.min.x);
        self.left = self.left.clamp(middle.min.x, max);
        self.left
    }

    /// Shows the goals in the `middle` of the bar; if not all have room, those around the next. `open` is the goal whose
    /// solutions are shown.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        goals: &mut Goals,
        middle: Rect,
        bar: Rect,
        open: Option<u64>,
    ) {
        let theme = theme::of(ui);
        let all = Goals::of(app.services.task.ready(), &app.services.progress);
        let widths: Vec<f32> = all.iter().map(|goal| chip_width(ui, goal)).collect();
        let visible = visible_chips(&widths, next_or_last(&all), middle.width());
        if visible.is_empty() {
            return;
        }
        let more_before = visible.start > 0;
        let more_after = visible.end < all.len();
        let width = width_with_stubs(&widths, &visible);
        let mut x = self.place(middle, bar, width);
        let y = middle.center().y;
        let link = |x: &mut f32, reached: bool| {
            let ink = if reached { theme.go } else { theme.strong_line };
            let line = Stroke::new(2.0, ink);
            ui.painter().hline(*x..=*x + LINK, y, line);
            *x += LINK;
        };
        if more_before {
            link(&mut x, true);
        }
        let celebration = goals.celebration(ui, app.reduced_motion());
        for index in visible.clone() {
            let goal = &all[index];
            if index > visible.start {
                link(&mut x, goal.stage == GoalStage::Reached);
            }
            let corner = pos2(x, y - HEIGHT / 2.0);
            let rect = Rect::from_min_size(corner, vec2(widths[index], HEIGHT));
            if let Some((celebrated, strength)) = &celebration
                && celebrated.contains(&goal.measure)
            {
                let ink = theme.go.gamma_multiply(0.45 * strength);
                let around = rect.expand(4.0);
                ui.painter().rect_filled(around, HEIGHT / 2.0 + 4.0, ink);
            }
            if show_chip(ui, app, goal, rect, open == Some(goal.measure)) {
                app.send(GoalsCommand::ShowGoal(goal.measure));
            }
            x = rect.max.x;
        }
        if more_after {
            link(&mut x, false);
        }
    }
}

/// The total width of all chips.
pub fn total_width(ui: &Ui, app: &ClickomaniaContext) -> f32 {
    let all = Goals::of(app.services.task.ready(), &app.services.progress);
    let widths: Vec<f32> = all.iter().map(|goal| chip_width(ui, goal)).collect();
    joined_width(&widths)
}

/// Shows a chip; true if it was pressed.
fn show_chip(ui: &Ui, app: &AppContext, goal: &Goal, rect: Rect, open: bool) -> bool {
    let theme = theme::of(ui);
    let text = &app.text;
    let cost = goal.measure.to_string();
    let name = match goal.stage {
        GoalStage::Reached => text.msg_band_goal_reached(&cost),
        GoalStage::Hinted => text.msg_band_goal_hinted(&cost),
        GoalStage::Next => text.msg_band_goal_next(&cost),
        GoalStage::Ahead => text.msg_band_goal_ahead(&cost),
    };
    let id = Id::unique("goal").with(goal.measure);
    let response = bar_button(ui, id, rect, Sense::click(), &name, open);
    let held = response.hovered() || response.has_focus() || open;
    let (fill, line, ink) = match goal.stage {
        GoalStage::Reached if held => (theme.go_hovered, theme.go_hovered, theme::ON_BLOCK),
        GoalStage::Reached => (theme.go, theme.go, theme::ON_BLOCK),
        GoalStage::Hinted => (theme.window, theme.go, theme.right),
        GoalStage::Next => (theme.accent_paper, theme.accent, theme.accent),
        GoalStage::Ahead if held => (theme.card_hovered, theme.control_line, theme.text),
        GoalStage::Ahead => (Color32::TRANSPARENT, theme.control_line, theme.quiet),
    };
    let painter = ui.painter();
    let radius = HEIGHT / 2.0;
    let ring = goal.stage == GoalStage::Hinted;
    let outline = Stroke::new(if held || ring { 1.8 } else { 1.2 }, line);
    painter.rect(rect, radius, fill, outline, StrokeKind::Inside);
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect.expand(2.0), radius + 2.0, stroke, StrokeKind::Outside);
    }
    let font = theme::semibold(13.5);
    match goal.stage {
        GoalStage::Reached | GoalStage::Hinted => {
            let at = rect.left_center() + vec2(PAD, 0.0);
            painter.text(at, Align2::LEFT_CENTER, cost, font, ink);
            let at = rect.right_center() - vec2(PAD + 5.0, 0.0);
            icons::tick(painter, Rect::from_center_size(at, vec2(13.0, 13.0)), ink);
        }
        GoalStage::Next | GoalStage::Ahead => {
            painter.text(rect.center(), Align2::CENTER_CENTER, cost, font, ink);
        }
    }
    let clicked = response.clicked();
    response.explained(text.msg_band_goal_tip(name));
    clicked
}

/// The width of a chip.
fn chip_width(ui: &Ui, goal: &Goal) -> f32 {
    let font = theme::semibold(13.5);
    let words = ui
        .painter()
        .layout_no_wrap(goal.measure.to_string(), font, Color32::WHITE);
    let tick = match goal.stage {
        GoalStage::Reached | GoalStage::Hinted => TICK,
        GoalStage::Next | GoalStage::Ahead => 0.0,
    };
    (words.size().x + 2.0 * PAD + tick).ceil().max(HEIGHT)
}

/// The index of the next goal, or of the last one.
fn next_or_last(goals: &[Goal]) -> usize {
    let next = goals.iter().position(|goal| goal.stage == GoalStage::Next);
    next.unwrap_or(goals.len().saturating_sub(1))
}

/// The total width of chips with these widths.
fn joined_width(widths: &[f32]) -> f32 {
    widths.iter().sum::<f32>() + LINK * widths.len().saturating_sub(1) as f32
}

/// The total width of the visible chips, with the stubs that lead to hidden ones.
fn width_with_stubs(widths: &[f32], visible: &Range<usize>) -> f32 {
    let stubs = usize::from(visible.start > 0) + usize::from(visible.end < widths.len());
    joined_width(&widths[visible.clone()]) + LINK * stubs as f32
}

/// The indices of the chips that fit into `room` points: `middle`, and as many as possible on both sides.
fn visible_chips(widths: &[f32], middle: usize, room: f32) -> Range<usize> {
    let fits = |range: &Range<usize>| width_with_stubs(widths, range) <= room;
    let mut visible = middle..(middle + 1).min(widths.len());
    if !fits(&visible) {
        return 0..0;
    }
    loop {
        let before = visible.clone();
        let (start, end) = (
            before.start.saturating_sub(1),
            (before.end + 1).min(widths.len()),
        );
        for wider in [visible.start..end, start..end, start..visible.end] {
            let grows = wider.start <= visible.start && wider.end >= visible.end;
            if grows && wider != visible && fits(&wider) {
                visible = wider;
            }
        }
        if visible == before {
            return visible;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_stay_where_they_are_as_long_as_there_is_room() {
        let room = Rect::from_min_size(egui::Pos2::ZERO, vec2(1000.0, 52.0));
        let between = |from: f32, to: f32| room.with_min_x(from).with_max_x(to);
        let mut place = GoalChips::default();
        assert_eq!(place.place(between(200.0, 900.0), room, 400.0), 300.0);
        assert_eq!(place.place(between(200.0, 640.0), room, 400.0), 240.0);
        assert_eq!(place.place(between(200.0, 900.0), room, 400.0), 240.0);
        assert_eq!(place.place(between(260.0, 900.0), room, 400.0), 260.0);
        // Other chips, or another band.
        assert_eq!(place.place(between(200.0, 900.0), room, 300.0), 350.0);
    }

    #[test]
    fn the_goals_around_the_next_are_visible_where_not_all_fit() {
        let widths = [40.0; 14];
        assert_eq!(visible_chips(&widths, 3, 2000.0), 0..14);
        assert_eq!(visible_chips(&widths, 3, 20.0), 0..0, "not even one");
        for (middle, room) in [(0, 120.0), (5, 200.0), (13, 330.0), (7, 70.0)] {
            let seen = visible_chips(&widths, middle, room);
            assert!(seen.contains(&middle), "{middle} {room}: {seen:?}");
            let width = width_with_stubs(&widths, &seen);
            assert!(width <= room, "{seen:?}");
            // One more would not have had room.
            assert!(
                width + 40.0 + 2.0 * LINK > room,
                "{middle} {room}: {seen:?}"
            );
        }
        let both = visible_chips(&widths, 7, 260.0);
        assert!(both.start < 7 && both.end > 8, "{both:?}");
    }
}
