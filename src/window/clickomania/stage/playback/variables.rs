//! The variables of a move: what they hold, and which just changed.

use crate::window::kit::theme;
use egui::text::LayoutJob;
use egui::{Rect, TextFormat, Ui, vec2};
use engine::diagnostics;
use engine::language::VarId;
use engine::language::program::Program;
use engine::run::value::Value;
use engine::text::Text;

/// Minimum width of a variable, in points.
const LEAST: f32 = 34.0;

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

    /// Nothing counts as changed any more: the move is at its end.
    pub fn unmark(&mut self) {
        for row in &mut self.values {
            row.changed = false;
        }
    }

    /// Takes the values of now; those that are not as before are marked.
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

    /// Whether any variable has a value.
    pub fn has_values(&self) -> bool {
        self.values.iter().any(|row| row.value.is_some())
    }

    /// The variable that is pointed at, and where it stands on the window.
    pub fn pointed(&self) -> Option<(VarId, Rect)> {
        self.pointed
    }

    /// Shows the variables, in several lines if there is room; else in one, and what has no room there
    /// is cut.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, program: &Program, room: bool) {
        let theme = theme::of(ui);
        self.pointed = None;
        let layout = egui::Layout::left_to_right(egui::Align::Min).with_main_wrap(room);
        let pointed = &mut self.pointed;
        let rows = self.values.iter().filter_map(|row| Some((row, row.value?)));
        ui.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            for (row, value) in rows {
                let Some(variable) = program.variable(row.id) else {
                    continue;
                };
                if !room && ui.available_width() < LEAST {
                    break;
                }
                let mut job = LayoutJob::default();
                let name = TextFormat::simple(theme::semibold(13.0), theme.text);
                let mut shown = TextFormat::simple(theme::regular(13.0), theme.text);
                if row.changed {
                    shown.color = theme.on_changed;
                    shown.background = theme.changed;
                }
                // Lines break between variables only, never before a value.
                job.append(&variable.name, 0.0, name);
                let value = diagnostics::value(text, value);
                job.append(&format!("\u{a0}{value}\u{a0}"), 4.0, shown);
                let label = egui::Label::new(job).sense(egui::Sense::hover());
                let response = ui.add(if room {
                    label.extend()
                } else {
                    label.truncate()
                });
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
