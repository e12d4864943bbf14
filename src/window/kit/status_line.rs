//! The status line: what just happened, or why something was refused.

use crate::window::kit::app_context::StatusMessage;
use crate::window::kit::theme;
use egui::accesskit::Live;
use egui::{Label, Response, RichText, Ui};

/// Font size in one line, and in two lines.
const SIZE: f32 = 13.0;
const SMALL: f32 = 12.0;

/// Shows the message in one line, with … if it does not fit.
pub fn show(ui: &mut Ui, status: &StatusMessage) -> Response {
    show_sized(ui, status, SIZE, true)
}

/// Shows the message in two lines.
pub fn show_in_two(ui: &mut Ui, status: &StatusMessage) -> Response {
    show_sized(ui, status, SMALL, false)
}

/// Shows the message in as many lines as necessary.
pub fn show_in_full(ui: &mut Ui, status: &StatusMessage) -> Response {
    show_sized(ui, status, SIZE + 0.5, false)
}

fn show_sized(ui: &mut Ui, status: &StatusMessage, size: f32, one_line: bool) -> Response {
    let theme = theme::of(ui);
    let color = if status.wrong {
        theme.wrong
    } else {
        theme.quiet
    };
    let words = match status.sentence.as_str() {
        "" => " ",
        sentence => sentence,
    };
    let label = Label::new(RichText::new(words).color(color).size(size)).selectable(false);
    let response = ui.add(if one_line {
        label.truncate()
    } else {
        label.wrap()
    });
    // Screen readers announce messages; a refusal interrupts them.
    let live = if status.wrong {
        Live::Assertive
    } else {
        Live::Polite
    };
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_live(live));
    response
}

/// Number of lines of this width that the sentence takes, in the size for one line and in that for more.
pub fn lines(ui: &Ui, status: &StatusMessage, width: f32) -> usize {
    let ink = theme::of(ui).text;
    let lay = |size, width| {
        let words = status.sentence.clone();
        ui.painter().layout(words, theme::regular(size), ink, width)
    };
    if lay(SIZE, f32::INFINITY).size().x <= width {
        1
    } else {
        lay(SMALL, width).rows.len().max(2)
    }
}
