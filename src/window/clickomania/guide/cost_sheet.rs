//! What the cost is made of: the sheet of the drawer.

use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ComparisonCommand,
};
use crate::window::clickomania::compare::costs;
use crate::window::clickomania::compare::costs::Priced;
use crate::window::clickomania::guide::verdict::missing;
use crate::window::clickomania::program::document::Document;
use egui::Ui;

/// Shows what the program costs phase by phase and block by block, and what is missing.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, document: &mut Document) {
    let text = app.text;
    let cost = document.cost().clone();
    let priced = Priced {
        cost: &cost,
        phases: document.cost_by_phase(),
    };
    costs::show(ui, &text, &[priced]);
    ui.add_space(8.0);
    if !app.contest() && ui.button(text.msg_comparison_compare_others()).clicked() {
        app.send(ClickomaniaCommand::Comparison(ComparisonCommand::Toggle));
    }
    if !document.problems().is_empty() {
        ui.separator();
        missing::show(ui, app, document);
    }
}
