//! The line that says what just happened, or why something was refused.

use crate::window::kit::app_context::StatusMessage;
use crate::window::kit::theme;
use egui::accesskit::Live;
use egui::{Label, Response, RichText, Ui};

/// The size of its words; of those in two lines.
const SIZE: f32 = 13.0;
const SMALL: f32 = 12.0;

/// Shows it in the width that `ui` has; what is longer ends in ….
pub fn show(ui: &mut Ui, status: &StatusMessage) -> Response {
    say(ui, status, (SIZE, true))
}

/// Shows it in two lines of the width that `ui` has.
pub fn show_in_two(ui: &mut Ui, status: &StatusMessage) -> Response {
    say(ui, status, (SMALL, false))
}

/// Shows it in as many lines as it takes.
pub fn show_in_full(ui: &mut Ui, status: &StatusMessage) -> Response {
    say(ui, status, (SIZE + 0.5, false))
}

fn say(ui: &mut Ui, status: &StatusMessage, (size, one_line): (f32, bool)) -> Response {
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
    let words = RichText::new(words).color(color).size(size);
    let label = Label::new(words).selectable(false);
    let response = ui.add(if one_line {
        label.truncate()
    } else {
        label.wrap()
    });
    // Screen readers tell what comes here, and at once what was refused.
    let live = if status.wrong {
        Live::Assertive
    } else {
        Live::Polite
    };
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_live(live));
    response
}

/// How many lines so wide the sentence takes, if it is one line, and if it is more.
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
