//! The line that says what just happened, or why something was refused.

use crate::app::common::app_context::StatusMessage;
use crate::app::common::theme;
use egui::accesskit::Live;
use egui::{Label, Response, RichText, Ui};

/// Shows it in the width that `ui` has; what is longer ends in ….
pub fn show(ui: &mut Ui, status: &StatusMessage) -> Response {
    let theme = theme::of(ui);
    let color = match status.wrong {
        true => theme.wrong,
        false => theme.quiet,
    };
    let words = match status.sentence.as_str() {
        "" => " ",
        sentence => sentence,
    };
    let words = RichText::new(words).color(color).size(13.0);
    let response = ui.add(Label::new(words).truncate().selectable(false));
    // Screen readers tell what comes here, and at once what was refused.
    let live = match status.wrong {
        true => Live::Assertive,
        false => Live::Polite,
    };
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_live(live));
    response
}

/// Whether the sentence has room in one line so wide.
pub fn fits(ui: &Ui, status: &StatusMessage, width: f32) -> bool {
    let words = status.sentence.clone();
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(words, theme::regular(13.0), theme::of(ui).text);
    galley.size().x <= width
}
