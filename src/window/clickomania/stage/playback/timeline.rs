//! The timeline under the wall: all steps of a move, changes of the wall, loops, and the step looked at. Dragging goes to a
//! step, the wheel zooms.

use super::replay::MoveReplay;
use super::timeline_strips::{Bar, ROWS, Strips, Tick, TimelineView};
use crate::window::clickomania::command::{ClickomaniaContext, PlaybackCommand, TravelCommand};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme;
use crate::window::kit::theme::{Theme, mix};
use crate::window::kit::widgets::{Explained as _, explanation};
use egui::{
    Align2, Color32, CursorIcon, Key, Painter, PointerButton, Pos2, Rect, Response, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::language::kind::Category;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::run::record::Record;
use engine::run::record::index::WallChange;
use std::sync::Arc;

/// Maximum number of rows of loops.
pub const MAX_LOOPS: usize = ROWS;

/// The height of the track, in points.
const TRACK: f32 = 20.0;
/// The height of a row of loops.
const ROW: f32 = 12.0;
/// The gap above a row of loops.
const ROW_GAP: f32 = 2.0;
/// The height of the bar in the middle of the track.
const BAR: f32 = 6.0;
/// The distance of the track from the sides, with room for the knob.
const SIDE: f32 = 8.0;

/// The height of the timeline with a number of rows of loops, in points.
pub fn height(loops: usize) -> f32 {
    TRACK + loops as f32 * (ROW + ROW_GAP)
}

/// The part of a move that the timeline shows.
#[derive(Default)]
pub struct Timeline {
    /// The move, and the part of it in view.
    shown: Option<(Arc<Record>, TimelineView)>,
    /// The last strips, and the view and the width in points that they were made for.
    strips: Option<(TimelineView, f32, Strips)>,
    /// The step shown last: the page turns only when it changes.
    step: u64,
}

impl Timeline {
    /// Shows a move with a number of rows of loops; an empty track without a move.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        replay: Option<&MoveReplay>,
        loops: usize,
    ) {
        let size = vec2(ui.available_width(), height(loops));
        let (outer, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let track = Track {
            painter: ui.painter_at(outer.expand(2.0)),
            theme: theme::of(ui),
            rect: outer.shrink2(vec2(SIDE, 0.0)),
        };
        let Some(replay) = replay else {
            *self = Timeline::default();
            track.bar(None);
            let name = app.text.msg_timeline_name();
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Slider, false, &name));
            response.explained(app.text.msg_timeline_empty());
            return;
        };
        let cursor = &replay.cursor;
        let (step, steps) = (cursor.step(), cursor.steps());
        self.follow(cursor.record(), step);
        self.handle_pointer(ui, app, &response, track.rect);
        self.handle_keys(ui, app, &response);
        let name = (app.text).msg_timeline_place(app.text.grouped(step), app.text.grouped(steps));
        response.widget_info(|| WidgetInfo::slider(true, step as f64, &name));

        let Some((view, strips)) = self.strips(track.rect.width()) else {
            return;
        };
        let share = view.share(step as f64);
        track.bar(Some(share));
        if let Some(from) = cursor.outcome().repeats {
            track.lap([from, steps].map(|step| view.share(step as f64)));
        }
        track.loops(strips, loops);
        track.ticks(strips);
        track.hits(replay.hits().iter().map(|&hit| view.share(hit as f64)));
        track.overview(view, steps);
        track.knob(share, response.dragged() || response.has_focus());

        let pointer = (response.hover_pos()).filter(|at| track.rect.expand(2.0).contains(*at));
        if pointer.is_none() && !response.has_focus() {
            return;
        }
        // With the keyboard, the tooltip is about the step looked at.
        let at = pointer.unwrap_or(track.rect.lerp_inside(vec2(share, 0.0)));
        let lines = tooltip(
            cursor.record(),
            app,
            program,
            view,
            strips,
            at - track.rect.min,
        );
        let mut tooltip = explanation(&response);
        if pointer.is_some() {
            tooltip = tooltip.at_pointer();
        }
        tooltip.show(|ui| {
            for line in lines {
                ui.label(line);
            }
        });
    }

    /// Shows this step of a move; a new move as a whole.
    fn follow(&mut self, record: &Arc<Record>, step: u64) {
        let last = self.shown.take();
        let (_, view) = match last.filter(|(last, _)| Arc::ptr_eq(last, record)) {
            Some(shown) => self.shown.insert(shown),
            None => {
                self.strips = None;
                let view = TimelineView::whole(record.steps());
                self.shown.insert((Arc::clone(record), view))
            }
        };
        if self.step != step {
            view.follow(step);
        }
        self.step = step;
    }

    /// The view and its strips in this width, computed again if either changed.
    fn strips(&mut self, width: f32) -> Option<(&TimelineView, &Strips)> {
        let (record, view) = self.shown.as_ref()?;
        let last = self.strips.as_ref();
        if last.is_none_or(|(old, points, _)| old != view || *points != width) {
            self.strips = Some((*view, width, Strips::of(record, view, width)));
        }
        let (view, _, strips) = self.strips.as_ref()?;
        Some((view, strips))
    }

    /// Dragging goes to a step, the wheel zooms, the other buttons pan; a double click shows the loop under it, elsewhere
    /// the whole move.
    fn handle_pointer(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        response: &Response,
        rect: Rect,
    ) {
        let share = |at: Pos2| ((at.x - rect.left()) / rect.width()).clamp(0.0, 1.0);
        let run = response.hover_pos().and_then(|at| {
            let (_, strips) = self.strips(rect.width())?;
            bar_at(strips, at - rect.min)?.run
        });
        let Some((_, view)) = &mut self.shown else {
            return;
        };
        if response.contains_pointer() {
            let (scroll, zoom) =
                ui.input(|input| (input.smooth_scroll_delta(), input.zoom_delta()));
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
        if response.dragged_by(PointerButton::Middle)
            || response.dragged_by(PointerButton::Secondary)
        {
            view.pan(-response.drag_delta().x / rect.width());
        }
        if response.double_clicked() {
            match run {
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
            // At the edge of a zoomed view the page turns.
            if at.x > rect.right() + 4.0 {
                view.pan(0.02);
            } else if at.x < rect.left() - 4.0 {
                view.pan(-0.02);
            }
            let step = view.step(share(at));
            if step != self.step {
                app.send(PlaybackCommand::Travel(TravelCommand::To(step)));
            }
        }
    }

    /// Handles the keys while the timeline has the focus.
    fn handle_keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext, response: &Response) {
        if !response.has_focus() {
            return;
        }
        claim_arrows(ui, response.id, Arrows::All);
        for (key, travel) in [
            (Key::ArrowRight, TravelCommand::Step),
            (Key::ArrowLeft, TravelCommand::StepBack),
            (Key::PageDown, TravelCommand::NextChange),
            (Key::PageUp, TravelCommand::PreviousChange),
            (Key::Home, TravelCommand::Start),
            (Key::End, TravelCommand::To(u64::MAX)),
        ] {
            if ui.input(|input| input.key_pressed(key)) {
                app.send(PlaybackCommand::Travel(travel));
            }
        }
        if let Some((_, view)) = &mut self.shown {
            let share = view.share(self.step as f64).clamp(0.0, 1.0);
            for (key, factor) in [(Key::ArrowUp, 0.5), (Key::ArrowDown, 2.0)] {
                if ui.input(|input| input.key_pressed(key)) {
                    view.zoom(share, factor);
                }
            }
        }
    }
}

/// The loop at a point, counted from the corner of the timeline.
fn bar_at(strips: &Strips, at: egui::Vec2) -> Option<&Bar> {
    let row = (at.y - TRACK) / (ROW + ROW_GAP);
    let bars = strips.rows.get((row >= 0.0).then_some(row as usize)?)?;
    bars.iter().find(|bar| (bar.from..=bar.to).contains(&at.x))
}

/// The lines about a point, counted from the corner of the timeline: its step, and the loop or the changes there.
fn tooltip(
    record: &Record,
    app: &AppContext,
    program: &Program,
    view: &TimelineView,
    strips: &Strips,
    at: egui::Vec2,
) -> Vec<String> {
    let text = app.text;
    let step = view.step(strips.share(at.x));
    let mut lines = vec![text.msg_timeline_step_here(text.grouped(step))];
    let name = |block: u32| -> Option<String> {
        let id: BlockId = record.code().numbering.block(block)?;
        Some(block_name(program, &text, program.get(id)?))
    };
    if let Some((run, bar)) = bar_at(strips, at).and_then(|bar| Some((bar.run?, bar))) {
        let turn = bar.turns.iter().rev().find(|(from, _)| *from <= at.x);
        lines.extend(name(run.block).map(|name| match turn {
            Some((_, number)) => {
                text.msg_timeline_turn(name, text.grouped(*number), text.grouped(run.turns))
            }
            None => text.msg_timeline_loop(name, run.turns, text.grouped(run.turns)),
        }));
    } else if let Some(tick) = strips
        .ticks
        .iter()
        .find(|tick| (f32::from(tick.x) - at.x).abs() < 2.0)
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

/// Paints the timeline in a rectangle.
struct Track {
    painter: Painter,
    theme: &'static Theme,
    rect: Rect,
}

impl Track {
    /// The x of a share of the width, 0 to 1.
    fn x(&self, share: f32) -> f32 {
        self.rect.left() + share * self.rect.width()
    }

    /// The y of the middle of the track.
    fn middle(&self) -> f32 {
        self.rect.top() + TRACK / 2.0
    }

    /// The bar, filled up to a share; empty without a move.
    fn bar(&self, done: Option<f32>) {
        let y = self.middle() - BAR / 2.0..=self.middle() + BAR / 2.0;
        let bar = Rect::from_x_y_ranges(self.rect.x_range(), y);
        (self.painter).rect_filled(bar, BAR / 2.0, self.theme.card_pressed);
        if let Some(done) = done {
            let filled = bar.with_max_x(self.x(done.clamp(0.0, 1.0)));
            (self.painter).rect_filled(filled, BAR / 2.0, self.theme.accent_quiet);
        } else {
            let stroke = Stroke::new(1.0, self.theme.line);
            (self.painter).rect_stroke(bar, BAR / 2.0, stroke, StrokeKind::Inside);
        }
    }

    /// The steps that repeat for ever, between two shares.
    fn lap(&self, ends: [f32; 2]) {
        let [from, to] = ends.map(|end| self.x(end.clamp(0.0, 1.0)));
        let top = self.rect.top();
        let band = Rect::from_x_y_ranges(from..=to.max(from + 2.0), top..=top + TRACK);
        (self.painter).rect_filled(band, 2.0, self.theme.wrong.gamma_multiply(0.25));
        for x in [band.left(), band.right()] {
            (self.painter).vline(x, band.y_range(), Stroke::new(1.5, self.theme.wrong));
        }
    }

    fn ink(&self, change: WallChange) -> Color32 {
        match change {
            WallChange::Removal => self.theme.wrong,
            WallChange::Fall => self.theme.accent,
            WallChange::Paint => theme::category(Category::Colours).fill,
            WallChange::Infection => self.theme.right,
        }
    }

    /// Changes of the wall: the more at a place, the higher the tick.
    fn ticks(&self, strips: &Strips) {
        for tick in &strips.ticks {
            let x = self.rect.left() + f32::from(tick.x) + 0.5;
            let half = half_height(tick);
            let stroke = Stroke::new(1.6, self.ink(tick.kind()));
            let y = self.middle() - half..=self.middle() + half;
            self.painter.vline(x, y, stroke);
        }
    }

    /// The places where breakpoints stop the move.
    fn hits(&self, shares: impl Iterator<Item = f32>) {
        let mut last = f32::NEG_INFINITY;
        for share in shares.filter(|share| (0.0..=1.0).contains(share)) {
            let x = self.x(share);
            if x - last < 3.0 {
                continue;
            }
            last = x;
            let at = pos2(x, self.rect.top() + 2.0);
            self.painter.circle_filled(at, 2.4, self.theme.wrong);
        }
    }

    /// The rows of loops, at most `count`.
    fn loops(&self, strips: &Strips, count: usize) {
        for (number, row) in strips.rows.iter().take(count).enumerate() {
            let top = self.rect.top() + TRACK + number as f32 * (ROW + ROW_GAP);
            for bar in row {
                self.loop_bar(bar, top);
            }
        }
    }

    fn loop_bar(&self, bar: &Bar, top: f32) {
        let (painter, window) = (&self.painter, self.theme.window);
        let colour = theme::category(Category::Loops).fill;
        let left = self.rect.left();
        let rect = Rect::from_x_y_ranges(left + bar.from..=left + bar.to, top..=top + ROW);
        let share = if bar.run.is_some() { 70 } else { 160 };
        painter.rect_filled(rect, 2.5, mix(colour, window, share));
        let Some(run) = bar.run else { return };
        let edge = Stroke::new(1.0, mix(colour, window, 20));
        painter.rect_stroke(rect, 2.5, edge, StrokeKind::Inside);
        for (index, (from, turn)) in bar.turns.iter().enumerate() {
            let x = left + from;
            if *from > bar.from + 1.0 {
                painter.vline(x, rect.y_range(), Stroke::new(1.0, window));
            }
            let next = bar.turns.get(index + 1).map_or(bar.to, |(next, _)| *next);
            let part = rect.with_min_x(x).with_max_x(left + next);
            self.bar_text(part, &turn.to_string());
        }
        if bar.turns.is_empty() {
            self.bar_text(rect, &format!("× {}", run.turns));
        }
    }

    /// A text in a part of a bar, if it fits.
    fn bar_text(&self, part: Rect, words: &str) {
        let font = theme::semibold(9.5);
        let galley = (self.painter).layout_no_wrap(words.to_owned(), font, theme::ON_BLOCK);
        if part.width() >= galley.size().x + 6.0 {
            let at = Align2::CENTER_CENTER.anchor_size(part.center(), galley.size());
            self.painter.galley(at.min, galley, theme::ON_BLOCK);
        }
    }

    /// The part of the move that is in view, below the rows; nothing if that is all.
    fn overview(&self, view: &TimelineView, steps: u64) {
        if view.is_whole() {
            return;
        }
        let range = view.range();
        let x = |step: u64| self.x(step as f32 / steps.max(1) as f32);
        let (from, to) = (x(range.start), x(range.end));
        let y = self.rect.bottom() - 1.0;
        let line = Stroke::new(1.5, self.theme.line);
        self.painter.hline(self.rect.x_range(), y, line);
        let seen = Stroke::new(2.5, self.theme.quiet);
        self.painter.hline(from..=to.max(from + 3.0), y, seen);
    }

    /// The step looked at.
    fn knob(&self, share: f32, held: bool) {
        if !(-0.001..=1.001).contains(&share) {
            return;
        }
        let at = pos2(self.x(share), self.middle());
        let radius = if held { 7.5 } else { 6.5 };
        let line = Stroke::new(1.5, self.theme.accent);
        self.painter.vline(at.x, at.y..=self.rect.bottom(), line);
        let edge = Stroke::new(2.5, self.theme.accent);
        self.painter.circle(at, radius, self.theme.window, edge);
    }
}

/// Half the height of a tick, in points.
fn half_height(tick: &Tick) -> f32 {
    (4.5 + 0.7 * (tick.count() as f32).log2()).min(TRACK / 2.0 - 1.0)
}
