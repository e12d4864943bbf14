//! The timeline under the wall: all steps of a move, where the wall changed, which loops ran, and the
//! point that is looked at. Drag to go there, turn the wheel to see more closely.

mod paint;
mod strips;
mod view;

use super::replay::MoveReplay;
use crate::window::clickomania::command::{ClickomaniaContext, PlaybackCommand, TravelCommand};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, explanation};
use egui::{CursorIcon, Key, PointerButton, Pos2, Rect, Response, Sense, Ui, WidgetInfo, vec2};
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::run::record::Record;
use engine::run::record::index::WallChange;
use paint::{ROW, TRACK};
use std::sync::Arc;
use strips::{Bar, ROWS, Strips};
use view::TimelineView;

/// The timeline shows no more rows of loops.
pub const MOST_LOOPS: usize = ROWS;

/// The height of the timeline for a number of rows of loops, in points.
pub fn height(loops: usize) -> f32 {
    TRACK + loops as f32 * (ROW + 2.0)
}

/// Distance of the track from the sides, so that its knob has room.
const SIDE: f32 = 8.0;

/// What is remembered between two frames.
#[derive(Default)]
pub struct Timeline {
    record: Option<Arc<Record>>,
    view: Option<TimelineView>,
    /// What was painted last, and of which view.
    strips: Option<(TimelineView, f32, Strips)>,
    /// The step that was shown last: the page turns only when it changes.
    step: u64,
}

impl Timeline {
    /// Shows a move, or that there is none, with a number of rows of loops.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        (replay, loops): (Option<&MoveReplay>, usize),
    ) {
        let theme = theme::of(ui);
        let size = vec2(ui.available_width(), height(loops));
        let (outer, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let rect = outer.shrink2(vec2(SIDE, 0.0));
        let painter = ui.painter_at(outer.expand(2.0));
        let Some(replay) = replay else {
            *self = Timeline::default();
            paint::track(&painter, theme, rect, None);
            let name = app.text.msg_timeline_name();
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Slider, false, &name));
            response.explained(app.text.msg_timeline_empty());
            return;
        };
        let cursor = &replay.cursor;
        let (step, steps) = (cursor.step(), cursor.steps());
        let repeats = cursor.outcome().repeats;
        self.look_at(cursor.record(), step);
        follow_hand(self, ui, app, &response, rect);
        keys(self, ui, app, &response);
        let name = (app.text).msg_timeline_place(app.text.grouped(step), app.text.grouped(steps));
        response.widget_info(|| WidgetInfo::slider(true, step as f64, &name));

        let pointer = response
            .hover_pos()
            .filter(|at| rect.expand(2.0).contains(*at));
        let Some((view, strips)) = self.strips(rect.width()) else {
            return;
        };
        paint::track(&painter, theme, rect, Some(view.share(step as f64)));
        if let Some(from) = repeats {
            let ends = [from, steps].map(|step| view.share(step as f64));
            paint::lap(&painter, theme, rect, ends);
        }
        paint::rows(&painter, theme, rect, (strips, loops));
        paint::ticks(&painter, theme, rect, strips);
        let shares = replay.hits().iter().map(|&hit| view.share(hit as f64));
        paint::hits(&painter, theme, rect, shares);
        paint::overview(&painter, theme, rect, view, steps);
        let held = response.dragged() || response.has_focus();
        paint::knob(&painter, theme, rect, view.share(step as f64), held);
        // The keyboard is at the step that is shown.
        let here = rect.lerp_inside(vec2(view.share(step as f64), 0.0));
        if pointer.is_some() || response.has_focus() {
            let at = pointer.unwrap_or(here);
            let words = told(cursor.record(), app, program, (view, strips), rect, at);
            let mut tooltip = explanation(&response);
            if pointer.is_some() {
                tooltip = tooltip.at_pointer();
            }
            tooltip.show(|ui| {
                for line in words {
                    ui.label(line);
                }
            });
        }
    }

    /// Looks at a move; another one is seen whole.
    fn look_at(&mut self, record: &Arc<Record>, step: u64) {
        let same = |old: &Arc<Record>| Arc::ptr_eq(old, record);
        if !self.record.as_ref().is_some_and(same) {
            self.record = Some(Arc::clone(record));
            self.view = Some(TimelineView::whole(record.steps()));
            self.strips = None;
        }
        if self.step != step
            && let Some(view) = &mut self.view
        {
            view.follow(step);
        }
        self.step = step;
    }

    /// What there is to be painted, measured again only when something is not as before.
    fn strips(&mut self, wide: f32) -> Option<(&TimelineView, &Strips)> {
        let (record, view) = (self.record.as_ref()?, self.view.as_ref()?);
        let fresh = self.strips.as_ref();
        if fresh.is_none_or(|(old, points, _)| old != view || *points != wide) {
            self.strips = Some((*view, wide, Strips::of(record, view, wide)));
        }
        let (view, _, strips) = self.strips.as_ref()?;
        Some((view, strips))
    }
}

/// Dragging goes to a step, the wheel zooms, the other buttons move what is seen; a double click on a
/// loop shows that loop, elsewhere everything.
fn follow_hand(
    timeline: &mut Timeline,
    ui: &Ui,
    app: &mut ClickomaniaContext,
    response: &Response,
    rect: Rect,
) {
    let share = |at: Pos2| ((at.x - rect.left()) / rect.width()).clamp(0.0, 1.0);
    let bar = response.hover_pos().and_then(|at| {
        let (_, strips) = timeline.strips(rect.width())?;
        bar_at(strips, rect, at).and_then(|bar| bar.run)
    });
    let Some(view) = &mut timeline.view else {
        return;
    };
    if response.contains_pointer() {
        let (scroll, zoom) = ui.input(|input| (input.smooth_scroll_delta(), input.zoom_delta()));
        if let Some(at) = response.hover_pos() {
            let factor = (-f64::from(scroll.y) * 0.006).exp() / f64::from(zoom);
            if factor != 1.0 {
                view.zoom(share(at), factor);
            }
            if scroll.x != 0.0 {
                view.pan(-scroll.x / rect.width());
            }
        }
        ui.set_cursor_icon(CursorIcon::ResizeHorizontal);
    }
    if response.dragged_by(PointerButton::Middle) || response.dragged_by(PointerButton::Secondary) {
        view.pan(-response.drag_delta().x / rect.width());
    }
    if response.double_clicked() {
        match bar {
            Some(run) => view.show(run.from..run.to),
            None => view.zoom(0.5, f64::INFINITY),
        }
        return;
    }
    let primary = response.is_pointer_button_down_on()
        && ui.input(|input| input.pointer.button_down(PointerButton::Primary));
    if (primary || response.clicked())
        && let Some(at) = response.interact_pointer_pos()
    {
        response.request_focus();
        // At the border of a closer view the page turns.
        if at.x > rect.right() + 4.0 {
            view.pan(0.02);
        } else if at.x < rect.left() - 4.0 {
            view.pan(-0.02);
        }
        let step = view.step(share(at));
        if step != timeline.step {
            app.send(PlaybackCommand::Travel(TravelCommand::To(step)));
        }
    }
}

/// Keys while it has the focus.
fn keys(timeline: &mut Timeline, ui: &Ui, app: &mut ClickomaniaContext, response: &Response) {
    if !response.has_focus() {
        return;
    }
    claim_arrows(ui, response.id, Arrows::All);
    for (key, way) in [
        (Key::ArrowRight, TravelCommand::Step),
        (Key::ArrowLeft, TravelCommand::StepBack),
        (Key::PageDown, TravelCommand::NextChange),
        (Key::PageUp, TravelCommand::PreviousChange),
        (Key::Home, TravelCommand::Start),
        (Key::End, TravelCommand::To(u64::MAX)),
    ] {
        if ui.input(|input| input.key_pressed(key)) {
            app.send(PlaybackCommand::Travel(way));
        }
    }
    let step = timeline.step as f64;
    if let Some(view) = &mut timeline.view {
        let share = view.share(step).clamp(0.0, 1.0);
        if ui.input(|input| input.key_pressed(Key::ArrowUp)) {
            view.zoom(share, 0.5);
        }
        if ui.input(|input| input.key_pressed(Key::ArrowDown)) {
            view.zoom(share, 2.0);
        }
    }
}

/// The loop at a point of the window.
fn bar_at(strips: &Strips, rect: Rect, at: Pos2) -> Option<&Bar> {
    let row = (at.y - rect.top() - TRACK) / (ROW + 2.0);
    let bars = strips.rows.get((row >= 0.0).then_some(row as usize)?)?;
    let x = at.x - rect.left();
    bars.iter().find(|bar| (bar.from..=bar.to).contains(&x))
}

/// What is told of a point of the timeline.
fn told(
    record: &Record,
    app: &AppContext,
    program: &Program,
    (view, strips): (&TimelineView, &Strips),
    rect: Rect,
    at: Pos2,
) -> Vec<String> {
    let text = app.text;
    let x = at.x - rect.left();
    let step = view.step((x / rect.width()).clamp(0.0, 1.0));
    let mut lines = vec![text.msg_timeline_step_here(text.grouped(step))];
    let name = |block: u32| -> Option<String> {
        let id: BlockId = record.code().numbering.block(block)?;
        Some(block_name(program, &text, program.get(id)?))
    };
    if let Some((run, bar)) = bar_at(strips, rect, at).and_then(|bar| Some((bar.run?, bar))) {
        let turn = bar.turns.iter().rev().find(|(from, _)| *from <= x);
        lines.extend(name(run.block).map(|name| match turn {
            Some((_, number)) => {
                text.msg_timeline_turn(name, text.grouped(*number), text.grouped(run.turns))
            }
            None => text.msg_timeline_loop(name, run.turns, text.grouped(run.turns)),
        }));
    } else if let Some(tick) = strips
        .ticks
        .iter()
        .find(|tick| (f32::from(tick.x) - x).abs() < 2.0)
    {
        let kind = match tick.kind() {
            WallChange::Removal => text.msg_timeline_removal(),
            WallChange::Fall => text.msg_timeline_fall(),
            WallChange::Paint => text.msg_timeline_paint(),
            WallChange::Infection => text.msg_timeline_infection(),
        };
        lines.push(match tick.count() {
            1 => kind,
            count => text.msg_timeline_changes(count, text.grouped(count)),
        });
    } else if view.is_whole() {
        lines.push(text.msg_timeline_hint());
    }
    lines
}
