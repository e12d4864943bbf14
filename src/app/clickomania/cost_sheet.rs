//! What the cost is made of: the sheet of the drawer.

use crate::app::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, ComparisonCommand};
use crate::app::clickomania::compare::costs::{self, Priced};
use crate::app::clickomania::editor::document::Document;
use crate::app::common::theme;
use egui::Ui;
use engine::diagnostics;
use engine::judge::compare::cost_by_phase;

/// So many missing things are named.
const NAMED: usize = 6;

/// Shows what the program costs phase by phase and block by block, and what is missing.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, document: &mut Document) {
    let theme = theme::of(ui);
    let text = app.text;
    let cost = document.cost().clone();
    let problems = document.problems().to_vec();
    let program = document.program();
    let priced = Priced {
        cost: &cost,
        phases: cost_by_phase(program),
    };
    costs::show(ui, &text, &[priced]);
    ui.add_space(8.0);
    if !app.contest() && ui.button(text.msg_comparison_compare_others()).clicked() {
        app.send(ClickomaniaCommand::Comparison(ComparisonCommand::Toggle));
    }
    if problems.is_empty() {
        return;
    }
    ui.separator();
    for problem in problems.iter().take(NAMED) {
        let words = diagnostics::problem(&text, program, problem);
        ui.colored_label(theme.wrong, words);
    }
    if problems.len() > NAMED {
        let more = (problems.len() - NAMED) as u64;
        ui.colored_label(theme.wrong, text.msg_program_missing_more(more));
    }
}
