//! The line of variables: what they hold, and which just changed.

use crate::app::theme;
use crate::blocks::VarId;
use crate::blocks::program::Program;
use crate::run::value::Value;
use crate::say;
use crate::text::Text;
use egui::text::LayoutJob;
use egui::{TextFormat, Ui};

/// The variables of a running move.
#[derive(Default)]
pub struct Table {
    rows: Vec<Row>,
}

struct Row {
    id: VarId,
    value: Option<Value>,
    changed: bool,
}

impl Table {
    /// Forgets all values.
    pub fn clear(&mut self) {
        self.rows.clear();
    }

    /// Takes the values of now; those that are not as before are marked.
    pub fn update(&mut self, values: impl Iterator<Item = (VarId, Option<Value>)>) {
        let old = std::mem::take(&mut self.rows);
        self.rows = values
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
                Row { id, value, changed }
            })
            .collect();
    }

    /// Shows the variables, in several lines if there is room; else in one, which is cut if it is too
    /// long, and all of it is in its tooltip.
    pub fn show(&self, ui: &mut Ui, text: &Text, program: &Program, room: bool) {
        let theme = theme::of(ui);
        let mut job = LayoutJob::default();
        for row in self.rows.iter().filter(|row| row.value.is_some()) {
            let Some(variable) = program.variable(row.id) else {
                continue;
            };
            let value = row
                .value
                .map_or(String::new(), |value| say::value(text, value));
            let name = TextFormat::simple(theme::semibold(13.0), theme.text);
            let mut shown = TextFormat::simple(theme::regular(13.0), theme.text);
            if row.changed {
                shown.color = theme.on_changed;
                shown.background = theme.changed;
            }
            // Lines break between variables only, never before a value.
            if !job.is_empty() {
                job.append(" ", 8.0, name.clone());
            }
            job.append(&variable.name, 0.0, name);
            job.append(&format!("\u{a0}{value}\u{a0}"), 2.0, shown);
        }
        if !job.is_empty() {
            let label = egui::Label::new(job);
            ui.add(if room { label.wrap() } else { label.truncate() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::stage::trial::{ENDLESS, program};

    #[test]
    fn only_what_changed_is_marked() {
        let program = program(ENDLESS);
        let id = program.variables()[0].id;
        let mut table = Table::default();
        let mut changed = |value: Option<f64>| {
            table.update([(id, value.map(Value::Number))].into_iter());
            table.rows[0].changed
        };
        assert!(!changed(None));
        assert!(changed(Some(1.0)));
        assert!(!changed(Some(1.0)));
        assert!(changed(Some(2.0)));
        assert!(changed(Some(f64::NAN)));
        assert!(!changed(Some(f64::NAN)));
    }
}
