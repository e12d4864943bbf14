//! Which blocks there are, and what they cost.

use super::super::draft::Draft;
use super::super::fields;
use super::{Form, told};
use crate::window::kit::widgets::segment;
use egui::{DragValue, Grid, Ui};
use engine::language::cost::Costs;
use engine::language::kind::{Category, TABLE};
use engine::language::words::category_name;
use engine::task::{AllowedBlocks, Choice};

/// The names of the blocks have so much room, so that all costs stand below each other.
const NAME: f32 = 520.0;

impl Form<'_, '_> {
    pub fn blocks(&mut self, ui: &mut Ui, draft: &mut Draft) {
        let text = self.app.text;
        ui.horizontal(|ui| {
            let blocks = &mut draft.task.blocks;
            let all = |blocks: &AllowedBlocks, has: bool| -> Vec<Choice> {
                let kinds = TABLE.iter().map(|row| row.kind);
                kinds
                    .filter(|kind| blocks.allows(*kind) == has)
                    .map(Choice::Kind)
                    .collect()
            };
            let chosen = matches!(blocks, AllowedBlocks::All);
            if segment(ui, &text.msg_writing_blocks_all(), chosen).clicked() && !chosen {
                *blocks = AllowedBlocks::All;
            }
            let chosen = matches!(blocks, AllowedBlocks::Without(_));
            if segment(ui, &text.msg_writing_blocks_without(), chosen).clicked() && !chosen {
                *blocks = AllowedBlocks::Without(all(blocks, false));
            }
            let chosen = matches!(blocks, AllowedBlocks::Only(_));
            if segment(ui, &text.msg_writing_blocks_only(), chosen).clicked() && !chosen {
                *blocks = AllowedBlocks::Only(all(blocks, true));
            }
        });
        for category in Category::ALL {
            ui.add_space(6.0);
            fields::heading(ui, &category_name(&text, category));
            Grid::new(("blocks", category as usize))
                .num_columns(2)
                .min_col_width(NAME)
                .show(ui, |ui| {
                    for row in TABLE.iter().filter(|row| row.categories[0] == category) {
                        let kind = row.kind;
                        let words = told(&text, kind);
                        let mut allowed = draft.task.blocks.allows(kind);
                        if ui.checkbox(&mut allowed, &words).changed() {
                            draft.allow(kind, allowed);
                        }
                        let mut cost = draft.task.costs.of(kind);
                        let field = DragValue::new(&mut cost).range(0..=Costs::MAX);
                        let spoken = text.msg_writing_cost_of(&words);
                        if ui.add(field).accessible_name(spoken).changed() {
                            draft.task.costs.set(kind, cost);
                        }
                        ui.end_row();
                    }
                });
        }
    }
}
