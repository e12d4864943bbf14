//! The values of blocks and variables in a move: the table below the wall, the card at the pointer, and the cell on the
//! wall that a value names.

use super::player::Playback;
use super::replay::MoveReplay;
use crate::window::clickomania::command::{
    ClickomaniaContext, ExactValue, PlaybackCommand, TravelCommand,
};
use crate::window::kit::background::Asked;
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::text::LayoutJob;
use egui::{Area, Button, Frame, Id, Margin, Order, Popup, Rect, RichText, TextFormat, Ui, vec2};
use engine::diagnostics;
use engine::language::{BlockId, Field, Kind, Program, VarId};
use engine::run::record::values::{ValueCounts, ValueSource};
use engine::run::value::{CellValue, Value};
use engine::text::Text;
use engine::wall::Cell;

/// Maximum number of steps that are searched backwards for a value: some milliseconds.
const FAR: u64 = 1 << 16;
/// The same while the move plays and every frame searches.
const NEAR: u64 = 1 << 10;
/// Seconds under the pointer before the card appears.
const DELAY: f64 = 0.6;
/// Maximum number of values on the card.
const MAX_VALUES: usize = 10;

/// The block of the canvas under the pointer.
#[derive(Default)]
pub struct PointedBlock {
    block: Option<BlockId>,
    /// The last result, with its block and step.
    found: Option<(BlockId, u64, Option<Value>)>,
}

impl PointedBlock {
    pub fn set(&mut self, block: Option<BlockId>) {
        self.block = block;
    }

    /// The cell that is the value of the variable or block under the pointer, at the present point.
    pub fn cell(&mut self, playback: &Playback, program: &Program) -> Option<Cell> {
        let variable = playback.variables().pointed().map(|(variable, _)| variable);
        let value = match (variable, self.block) {
            (Some(variable), _) => playback.cursor()?.variable(variable),
            (None, Some(block)) => self.last_value(playback, program, block),
            (None, None) => None,
        };
        match value {
            Some(Value::Cell(CellValue::On(cell))) => Some(cell),
            _ => None,
        }
    }

    /// The last value of a block.
    fn last_value(&mut self, playback: &Playback, program: &Program, id: BlockId) -> Option<Value> {
        let block = program.get(id)?;
        let cursor = playback.cursor()?;
        if let (Kind::Get, Field::Variable(variable)) = (block.kind, block.field) {
            return cursor.variable(variable);
        }
        let step = cursor.step();
        if let Some((block, at, value)) = self.found
            && (block, at) == (id, step)
        {
            return value;
        }
        let record = cursor.record();
        let number = record.code().numbering.number(id)?;
        let distance = if playback.runs() { NEAR } else { FAR };
        let value = record.last_value(number, step, distance);
        self.found = Some((id, step, value));
        value
    }
}

/// The card with the values that a block or variable had in the move; a click goes to the next step with that value.
#[derive(Default)]
pub struct ValueCard {
    open: Option<OpenCard>,
}

struct OpenCard {
    source: ValueSource,
    /// The place of the block or variable on the screen.
    anchor: Rect,
    since: f64,
    values: Asked<(), ValueCounts>,
    /// The place of the card and of the part of its anchor beside it, once it is shown.
    rect: Option<Rect>,
}

impl ValueCard {
    /// Shows the card of the block under the pointer, at this place on the screen, or of the variable in the table.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        playback: &Playback,
        block: Option<(BlockId, Rect)>,
    ) {
        // A menu of the block must not be covered.
        let covered = Popup::is_any_open(ui.ctx());
        let shown = playback.replay().filter(|_| !playback.runs() && !covered);
        let pointed = shown.and_then(|replay| pointed_source(playback, replay, block));
        let now = ui.input(|input| input.time);
        let at = ui.input(|input| input.pointer.latest_pos());
        if let Some(open) = &self.open {
            let same = pointed.is_some_and(|(source, _)| source == open.source);
            // The pointer may go from the block to the card.
            let around = open.rect.map(|rect| rect.expand(10.0));
            let near = at.zip(around).is_some_and(|(at, rect)| rect.contains(at));
            if (!same && !near) || shown.is_none() {
                self.open = None;
            }
        }
        if let (None, Some((source, anchor))) = (&self.open, pointed) {
            self.open = Some(OpenCard {
                source,
                anchor,
                since: now,
                values: Asked::default(),
                rect: None,
            });
        }
        let (Some(open), Some(replay)) = (&mut self.open, shown) else {
            return;
        };
        let waited = now - open.since;
        if waited < DELAY {
            let rest = std::time::Duration::from_secs_f64(DELAY - waited + 0.01);
            ui.request_repaint_after(rest);
        } else {
            open.count(ui, replay);
            open.paint(ui, app, replay);
        }
    }
}

/// The variable or block under the pointer, and its place on the screen.
fn pointed_source(
    playback: &Playback,
    replay: &MoveReplay,
    block: Option<(BlockId, Rect)>,
) -> Option<(ValueSource, Rect)> {
    let code = replay.cursor.record().code();
    if let Some((variable, rect)) = playback.variables().pointed() {
        let slot = code.variables.iter().position(|id| *id == variable)?;
        return Some((ValueSource::Variable(slot as u32), rect));
    }
    let (block, rect) = block?;
    Some((ValueSource::Block(code.numbering.number(block)?), rect))
}

impl OpenCard {
    /// Counts the values in a background task.
    fn count(&mut self, ui: &Ui, replay: &MoveReplay) {
        self.values.listen();
        if self.values.lacks(&()) {
            let (record, source) = (replay.cursor.record().clone(), self.source);
            let count = move |go_on: &(dyn Fn() -> bool + Sync)| record.values(source, go_on);
            let ctx = ui.ctx().clone();
            self.values.ask((), count, move || ctx.request_repaint());
        }
    }

    fn paint(&mut self, ui: &Ui, app: &mut ClickomaniaContext, replay: &MoveReplay) {
        let theme = theme::of(ui);
        let text = app.text;
        let times = |count: u64| text.msg_timeline_times(count, text.grouped(count));
        let executed = match self.source {
            ValueSource::Block(number) => {
                let id = replay.cursor.record().code().numbering.block(number);
                let count = id.and_then(|id| replay.executions().get(&id).copied());
                Some(match count.unwrap_or_default() {
                    0 => text.msg_timeline_never_executed(),
                    count => text.msg_timeline_executed(times(count)),
                })
            }
            ValueSource::Variable(_) => None,
        };
        let area = Area::new(Id::unique("values"))
            .order(Order::Foreground)
            .fixed_pos(self.anchor.left_bottom() + vec2(8.0, 4.0))
            .constrain(true);
        let shown = area.show(ui.ctx(), |ui| {
            let frame = Frame::new()
                .fill(theme.card)
                .stroke((1.0, theme.strong_line))
                .corner_radius(8.0)
                .inner_margin(Margin::symmetric(10, 8));
            frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 1.0);
                ui.spacing_mut().interact_size.y = 20.0;
                ui.spacing_mut().button_padding = vec2(2.0, 1.0);
                ui.set_min_width(160.0);
                let quiet = |words: String| RichText::new(words).size(12.5).color(theme.quiet);
                if let Some(executed) = executed {
                    ui.label(quiet(executed));
                }
                let Some(values) = self.values.last() else {
                    ui.label(quiet(text.msg_timeline_counting()));
                    return;
                };
                if !values.taken.is_empty() {
                    ui.label(RichText::new(text.msg_timeline_values()).font(theme::semibold(13.0)));
                }
                for taken in values.taken.iter().take(MAX_VALUES) {
                    let value = diagnostics::value(&text, taken.value);
                    let words = text.msg_timeline_value(value, times(taken.count));
                    let button = Button::new(RichText::new(words).size(13.0)).frame(false);
                    let tip = text.msg_timeline_values_tip();
                    if ui.add(button).explained(tip).clicked() {
                        let command = TravelCommand::Value(self.source, ExactValue(taken.value));
                        app.send(PlaybackCommand::Travel(command));
                    }
                }
                let others = values.taken.len().saturating_sub(MAX_VALUES) as u64;
                if others > 0 {
                    ui.label(quiet(
                        text.msg_timeline_other_values(others, text.grouped(others)),
                    ));
                }
            });
        });
        self.rect = Some(shown.response.rect.union(self.anchor.intersect(
            // Only the part of a large block near the card.
            shown.response.rect.expand(24.0),
        )));
    }
}

/// The variables of a move with their values.
#[derive(Default)]
pub struct VariableTable {
    values: Vec<ShownValue>,
    pointed: Option<(VarId, Rect)>,
}

struct ShownValue {
    id: VarId,
    value: Option<Value>,
    changed: bool,
}

impl VariableTable {
    pub fn clear(&mut self) {
        self.values.clear();
    }

    /// Removes the marks of changed values.
    pub fn unmark(&mut self) {
        for row in &mut self.values {
            row.changed = false;
        }
    }

    /// Sets the present values, and marks those that changed.
    pub fn update(&mut self, values: impl Iterator<Item = (VarId, Option<Value>)>) {
        let old = std::mem::take(&mut self.values);
        self.values = values
            .map(|(id, value)| {
                let before = old
                    .iter()
                    .find(|row| row.id == id)
                    .and_then(|row| row.value);
                let same = match (before, value) {
                    (Some(a), Some(b)) => a.same(b),
                    (a, b) => a.is_none() && b.is_none(),
                };
                let changed = !same;
                ShownValue { id, value, changed }
            })
            .collect();
    }

    /// The variable under the pointer, and its place on the screen.
    pub fn pointed(&self) -> Option<(VarId, Rect)> {
        self.pointed
    }

    pub fn show(&mut self, ui: &mut Ui, text: &Text, program: &Program) {
        let theme = theme::of(ui);
        self.pointed = None;
        let layout = egui::Layout::left_to_right(egui::Align::Min).with_main_wrap(true);
        let pointed = &mut self.pointed;
        let rows = self.values.iter().filter_map(|row| Some((row, row.value?)));
        ui.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            for (row, value) in rows {
                let Some(variable) = program.variable(row.id) else {
                    continue;
                };
                let mut job = LayoutJob::default();
                let name = TextFormat::simple(theme::semibold(13.0), theme.text);
                let mut shown = TextFormat::simple(theme::regular(13.0), theme.text);
                if row.changed {
                    shown.color = theme.on_changed;
                    shown.background = theme.changed;
                }
                // Lines break between variables, never before a value.
                job.append(&variable.name, 0.0, name);
                let value = diagnostics::value(text, value);
                job.append(&format!("\u{a0}{value}\u{a0}"), 4.0, shown);
                let label = egui::Label::new(job).sense(egui::Sense::hover());
                let response = ui.add(label.extend());
                if response.hovered() {
                    *pointed = Some((row.id, response.rect));
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::stage::playback::fixtures::{ENDLESS, program};

    #[test]
    fn only_what_changed_is_marked() {
        let program = program(ENDLESS);
        let id = program.variables()[0].id;
        let mut table = VariableTable::default();
        let mut changed = |value: Option<f64>| {
            table.update([(id, value.map(Value::Number))].into_iter());
            table.values[0].changed
        };
        assert!(!changed(None));
        assert!(changed(Some(1.0)));
        assert!(!changed(Some(1.0)));
        assert!(changed(Some(2.0)));
        assert!(changed(Some(f64::NAN)));
        assert!(!changed(Some(f64::NAN)));
    }
}
