//! The goals in the band, as chips on a line that fill: green what is reached, blue the next, grey what comes later.

use crate::window::clickomania::command::{ClickomaniaContext, GoalsCommand};
use crate::window::clickomania::guide::goals::{Goal, GoalStage, Goals};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::Explained as _;
use crate::window::kit::{icons, theme};
use egui::{
    Align2, Color32, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use std::ops::Range;

/// How high a chip is, in points.
const HEIGHT: f32 = 28.0;
/// Left and right of its number.
const PAD: f32 = 9.0;
/// What its tick takes.
const TICK: f32 = 16.0;
/// The line between two chips; a stub of it where there are more.
const BETWEEN: f32 = 6.0;

/// Where the chips begin, so that they do not move with every word that the verdict beside them says.
#[derive(Default)]
pub struct ChipsPlace {
    left: f32,
    /// The band in which they do, and how wide they are together.
    of: Option<(Rect, f32)>,
}

impl ChipsPlace {
    /// Where chips so wide begin: where they did, else in the middle of the band; as far as there is room.
    fn left(&mut self, (middle, room): (Rect, Rect), wide: f32) -> f32 {
        if self.of != Some((room, wide)) {
            self.of = Some((room, wide));
            self.left = room.center().x - wide / 2.0;
        }
        let most = (middle.max.x - wide).max(middle.min.x);
        self.left = self.left.clamp(middle.min.x, most);
        self.left
    }
}

/// Shows the goals in the `middle` of the band, which is this `room`; in one that has not room for all of them those
/// around the next. `open`: the goal whose solutions are shown, if any are.
pub fn show(
    ui: &Ui,
    app: &mut ClickomaniaContext,
    (goals, place): (&mut Goals, &mut ChipsPlace),
    (middle, room): (Rect, Rect),
    open: Option<Option<u64>>,
) {
    let theme = theme::of(ui);
    let all = Goals::of(app.services.task.ready(), &app.services.progress);
    let widths: Vec<f32> = all.iter().map(|goal| width(ui, goal)).collect();
    let seen = around(&widths, next_or_last(&all), middle.width());
    if seen.is_empty() {
        return;
    }
    let stubs = (seen.start > 0, seen.end < all.len());
    let wide = together(&widths[seen.clone()]) + stub(stubs.0) + stub(stubs.1);
    let mut x = place.left((middle, room), wide);
    let y = middle.center().y;
    let rope = |from: f32, to: f32, reached: bool| {
        let ink = if reached { theme.go } else { theme.strong_line };
        ui.painter().hline(from..=to, y, Stroke::new(2.0, ink));
    };
    if stubs.0 {
        rope(x, x + BETWEEN, true);
        x += BETWEEN;
    }
    let halo = goals.celebration(ui, app.reduced_motion());
    for place in seen.clone() {
        let goal = &all[place];
        if place > seen.start {
            rope(x, x + BETWEEN, goal.stage == GoalStage::Reached);
            x += BETWEEN;
        }
        let size = vec2(widths[place], HEIGHT);
        let rect = Rect::from_min_size(pos2(x, y - HEIGHT / 2.0), size);
        if let Some((_, left)) = halo
            .as_ref()
            .filter(|(celebrated, _)| celebrated.contains(&goal.measure))
        {
            let ink = theme.go.gamma_multiply(0.45 * left);
            let around = rect.expand(4.0);
            ui.painter().rect_filled(around, HEIGHT / 2.0 + 4.0, ink);
        }
        let pressed = chip(
            ui,
            app,
            theme,
            (goal, rect),
            open == Some(Some(goal.measure)),
        );
        if pressed {
            app.send(GoalsCommand::ShowGoal(goal.measure));
        }
        x = rect.max.x;
    }
    if stubs.1 {
        rope(x, x + BETWEEN, false);
    }
}

/// How wide all of them are together.
pub fn whole(ui: &Ui, app: &ClickomaniaContext) -> f32 {
    let all = Goals::of(app.services.task.ready(), &app.services.progress);
    let widths: Vec<f32> = all.iter().map(|goal| width(ui, goal)).collect();
    together(&widths)
}

/// A chip here; whether it was pressed.
fn chip(ui: &Ui, app: &AppContext, theme: &Theme, (goal, rect): (&Goal, Rect), open: bool) -> bool {
    let text = &app.text;
    let cost = goal.measure.to_string();
    let name = match goal.stage {
        GoalStage::Reached => text.msg_band_goal_reached(&cost),
        GoalStage::Next => text.msg_band_goal_next(&cost),
        GoalStage::Ahead => text.msg_band_goal_ahead(&cost),
    };
    let response = ui.interact(rect, Id::unique("goal").with(goal.measure), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, &name);
        info.selected = open.then_some(true);
        info
    });
    let held = response.hovered() || response.has_focus() || open;
    let (fill, line, ink) = match goal.stage {
        GoalStage::Reached if held => (theme.go_hovered, theme.go_hovered, theme::ON_BLOCK),
        GoalStage::Reached => (theme.go, theme.go, theme::ON_BLOCK),
        GoalStage::Next => (theme.accent_paper, theme.accent, theme.accent),
        GoalStage::Ahead if held => (theme.card_hovered, theme.control_line, theme.text),
        GoalStage::Ahead => (Color32::TRANSPARENT, theme.control_line, theme.quiet),
    };
    let painter = ui.painter();
    let radius = HEIGHT / 2.0;
    let thick = if held { 1.8 } else { 1.2 };
    let outline = Stroke::new(thick, line);
    painter.rect(rect, radius, fill, outline, StrokeKind::Inside);
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect.expand(2.0), radius + 2.0, stroke, StrokeKind::Outside);
    }
    let font = theme::semibold(13.5);
    match goal.stage {
        GoalStage::Reached => {
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

/// How wide a chip is.
fn width(ui: &Ui, goal: &Goal) -> f32 {
    let font = theme::semibold(13.5);
    let words = goal.measure.to_string();
    let words = ui.painter().layout_no_wrap(words, font, Color32::WHITE);
    let tick = match goal.stage {
        GoalStage::Reached => TICK,
        GoalStage::Next | GoalStage::Ahead => 0.0,
    };
    (words.size().x + 2.0 * PAD + tick).ceil().max(HEIGHT)
}

/// The place of the next goal, or of the last one.
fn next_or_last(goals: &[Goal]) -> usize {
    let next = goals.iter().position(|goal| goal.stage == GoalStage::Next);
    next.unwrap_or(goals.len().saturating_sub(1))
}

/// How wide chips with these widths are together.
fn together(widths: &[f32]) -> f32 {
    widths.iter().sum::<f32>() + BETWEEN * widths.len().saturating_sub(1) as f32
}

fn stub(there: bool) -> f32 {
    if there { BETWEEN } else { 0.0 }
}

/// The places of the chips that have room, with the one at `middle` among them, and at both sides of it as many as
/// there is room for.
fn around(widths: &[f32], middle: usize, room: f32) -> Range<usize> {
    let fits = |seen: &Range<usize>| {
        let stubs = stub(seen.start > 0) + stub(seen.end < widths.len());
        together(&widths[seen.clone()]) + stubs <= room
    };
    let mut seen = middle..(middle + 1).min(widths.len());
    if !fits(&seen) {
        return 0..0;
    }
    loop {
        let before = seen.clone();
        for wider in [
            seen.start..(seen.end + 1).min(widths.len()),
            seen.start.saturating_sub(1)..(seen.end + 1).min(widths.len()),
            seen.start.saturating_sub(1)..seen.end,
        ] {
            let grows = wider.start <= seen.start && wider.end >= seen.end;
            if grows && wider != seen && fits(&wider) {
                seen = wider;
            }
        }
        if seen == before {
            return seen;
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
        let mut place = ChipsPlace::default();
        assert_eq!(place.left((between(200.0, 900.0), room), 400.0), 300.0);
        assert_eq!(place.left((between(200.0, 640.0), room), 400.0), 240.0);
        assert_eq!(place.left((between(200.0, 900.0), room), 400.0), 240.0);
        assert_eq!(place.left((between(260.0, 900.0), room), 400.0), 260.0);
        // Other chips, or another band.
        assert_eq!(place.left((between(200.0, 900.0), room), 300.0), 350.0);
    }

    #[test]
    fn the_goals_around_ones_own_are_seen_where_not_all_have_room() {
        let widths = [40.0; 14];
        assert_eq!(around(&widths, 3, 2000.0), 0..14);
        assert_eq!(around(&widths, 3, 20.0), 0..0, "not even one");
        for (middle, room) in [(0, 120.0), (5, 200.0), (13, 330.0), (7, 70.0)] {
            let seen = around(&widths, middle, room);
            assert!(seen.contains(&middle), "{middle} {room}: {seen:?}");
            let stubs = stub(seen.start > 0) + stub(seen.end < 14);
            let wide = together(&widths[seen.clone()]) + stubs;
            assert!(wide <= room, "{seen:?}");
            // One more would not have had room.
            assert!(
                wide + 40.0 + 2.0 * BETWEEN > room,
                "{middle} {room}: {seen:?}"
            );
        }
        let both = around(&widths, 7, 260.0);
        assert!(both.start < 7 && both.end > 8, "{both:?}");
    }
}
