//! The timeline under the wall: all steps of a move, where the wall changed, which loops ran, and the
//! point that is looked at. Drag to go there, turn the wheel to see more closely.

use super::replay::MoveReplay;
use super::timeline_strips::{Bar, ROWS, Strips, Tick, TimelineView};
use crate::window::clickomania::command::{ClickomaniaContext, PlaybackCommand, TravelCommand};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::kept_arrows::{Arrows, keep_arrows};
use crate::window::kit::theme;
use crate::window::kit::theme::{Theme, mix};
use crate::window::kit::widgets::{Explained as _, explanation};
use egui::{
    Align2, Color32, CursorIcon, Key, Painter, PointerButton, Pos2, Rect, Response, Sense, Shape,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::language::kind::Category;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::run::record::Record;
use engine::run::record::marks::WallChange;
use std::sync::Arc;

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
            track(&painter, theme, rect, None);
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
        track(&painter, theme, rect, Some(view.share(step as f64)));
        if let Some(from) = repeats {
            let ends = [from, steps].map(|step| view.share(step as f64));
            lap(&painter, theme, rect, ends);
        }
        rows(&painter, theme, rect, (strips, loops));
        ticks(&painter, theme, rect, strips);
        let shares = replay.hits().iter().map(|&hit| view.share(hit as f64));
        hits(&painter, theme, rect, shares);
        overview(&painter, theme, rect, view, steps);
        let held = response.dragged() || response.has_focus();
        knob(&painter, theme, rect, view.share(step as f64), held);
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
    keep_arrows(ui, response.id, Arrows::All);
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

/// The height of the track, in points.
pub const TRACK: f32 = 20.0;
/// The height of a row of loops.
pub const ROW: f32 = 12.0;
/// The height of the bar on which the ticks stand.
const BAR: f32 = 6.0;

/// The middle line of the track.
fn line(rect: Rect) -> f32 {
    rect.top() + TRACK / 2.0
}

/// The bar; the part up to a place lies behind.
pub fn track(painter: &Painter, theme: &Theme, rect: Rect, done: Option<f32>) {
    let bar = Rect::from_x_y_ranges(
        rect.x_range(),
        line(rect) - BAR / 2.0..=line(rect) + BAR / 2.0,
    );
    painter.rect_filled(bar, BAR / 2.0, theme.card_pressed);
    if let Some(done) = done {
        let to = rect.left() + done.clamp(0.0, 1.0) * rect.width();
        painter.rect_filled(bar.with_max_x(to), BAR / 2.0, theme.accent_quiet);
    } else {
        let stroke = Stroke::new(1.0, theme.line);
        painter.rect_stroke(bar, BAR / 2.0, stroke, StrokeKind::Inside);
    }
}

/// The steps that repeat.
pub fn lap(painter: &Painter, theme: &Theme, rect: Rect, ends: [f32; 2]) {
    let [from, to] = ends.map(|end| rect.left() + end.clamp(0.0, 1.0) * rect.width());
    let band = Rect::from_x_y_ranges(from..=to.max(from + 2.0), rect.top()..=rect.top() + TRACK);
    painter.rect_filled(band, 2.0, theme.wrong.gamma_multiply(0.25));
    for x in [band.left(), band.right()] {
        painter.vline(x, band.y_range(), Stroke::new(1.5, theme.wrong));
    }
}

/// The colour of a kind of change.
fn ink(theme: &Theme, change: WallChange) -> Color32 {
    match change {
        WallChange::Removal => theme.wrong,
        WallChange::Fall => theme.accent,
        WallChange::Paint => theme::category(Category::Colours).fill,
        WallChange::Infection => theme.right,
    }
}

/// Changes of the wall: the more there are at a place, the higher it stands.
pub fn ticks(painter: &Painter, theme: &Theme, rect: Rect, strips: &Strips) {
    let middle = line(rect);
    for tick in &strips.ticks {
        let x = rect.left() + f32::from(tick.x) + 0.5;
        let half = half_height(tick);
        let stroke = Stroke::new(1.6, ink(theme, tick.kind()));
        painter.vline(x, middle - half..=middle + half, stroke);
    }
}

fn half_height(tick: &Tick) -> f32 {
    let many = (tick.count() as f32).log2();
    (4.5 + 0.7 * many).min(TRACK / 2.0 - 1.0)
}

/// Where breakpoints stop the move.
pub fn hits(painter: &Painter, theme: &Theme, rect: Rect, shares: impl Iterator<Item = f32>) {
    let mut last = f32::NEG_INFINITY;
    for share in shares.filter(|share| (0.0..=1.0).contains(share)) {
        let x = rect.left() + share * rect.width();
        if x - last < 3.0 {
            continue;
        }
        last = x;
        painter.circle_filled(pos2(x, rect.top() + 2.0), 2.4, theme.wrong);
    }
}

/// The rows of loops.
pub fn rows(painter: &Painter, theme: &Theme, rect: Rect, (strips, most): (&Strips, usize)) {
    let colour = theme::category(Category::Loops).fill;
    for (number, row) in strips.rows.iter().take(most).enumerate() {
        let top = rect.top() + TRACK + number as f32 * (ROW + 2.0);
        for bar in row {
            let shape = Rect::from_x_y_ranges(
                rect.left() + bar.from..=rect.left() + bar.to,
                top..=top + ROW,
            );
            let share = if bar.run.is_some() { 70 } else { 160 };
            let fill = mix(colour, theme.window, share);
            painter.rect_filled(shape, 2.5, fill);
            let Some(run) = bar.run else { continue };
            let edge = mix(colour, theme.window, 20);
            painter.rect_stroke(shape, 2.5, Stroke::new(1.0, edge), StrokeKind::Inside);
            let stroke = Stroke::new(1.0, theme.window);
            for (index, (from, turn)) in bar.turns.iter().enumerate() {
                let x = rect.left() + from;
                if *from > bar.from + 1.0 {
                    painter.vline(x, shape.y_range(), stroke);
                }
                let next = bar.turns.get(index + 1).map_or(bar.to, |(next, _)| *next);
                number_at(painter, shape, x, rect.left() + next, &turn.to_string());
            }
            if bar.turns.is_empty() {
                let words = format!("× {}", run.turns);
                number_at(painter, shape, shape.left(), shape.right(), &words);
            }
        }
    }
}

/// Words in a part of a bar, if there is room.
fn number_at(painter: &Painter, bar: Rect, from: f32, to: f32, words: &str) {
    let galley = painter.layout_no_wrap(words.to_owned(), theme::semibold(9.5), theme::ON_BLOCK);
    if to - from < galley.size().x + 6.0 {
        return;
    }
    let middle = pos2((from + to) / 2.0, bar.center().y);
    let at = Align2::CENTER_CENTER.anchor_size(middle, galley.size());
    painter.galley(at.min, galley, theme::ON_BLOCK);
}

/// Which part of the move is seen, above the track.
pub fn overview(painter: &Painter, theme: &Theme, rect: Rect, view: &TimelineView, steps: u64) {
    if view.is_whole() {
        return;
    }
    let range = view.range();
    let place = |step: u64| rect.left() + step as f32 / steps.max(1) as f32 * rect.width();
    let y = rect.bottom() - 1.0;
    painter.hline(rect.x_range(), y, Stroke::new(1.5, theme.line));
    let (from, to) = (place(range.start), place(range.end));
    painter.hline(from..=to.max(from + 3.0), y, Stroke::new(2.5, theme.quiet));
}

/// The point that is looked at.
pub fn knob(painter: &Painter, theme: &Theme, rect: Rect, share: f32, held: bool) {
    if !(-0.001..=1.001).contains(&share) {
        return;
    }
    let at: Pos2 = pos2(rect.left() + share * rect.width(), line(rect));
    let radius = if held { 7.5 } else { 6.5 };
    painter.add(Shape::line_segment(
        [at, at + vec2(0.0, rect.bottom() - at.y)],
        Stroke::new(1.5, theme.accent),
    ));
    painter.circle(at, radius, theme.window, Stroke::new(2.5, theme.accent));
}
