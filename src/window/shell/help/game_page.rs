//! The page of a game: its rules with a drawing, how to do the main things, its keys.

use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme;
use crate::window::shell::mode::Mode;
use egui::{Label, RichText, Ui, vec2};

/// How wide the column of the keys is, in points.
const KEYS: f32 = 210.0;

/// Shows it.
pub fn show(ui: &mut Ui, app: &AppContext, mode: &dyn Mode) {
    let page = mode.help();
    let text = &app.text;
    heading(ui, text.msg_guide_rules());
    for (number, says) in page.rules.iter().enumerate() {
        paragraph(ui, says(text));
        // The drawing shows what the first sentences are about.
        if number == 1 {
            ui.add_space(6.0);
            mode.sketch(ui, app);
            ui.add_space(8.0);
        }
    }
    heading(ui, text.msg_guide_how());
    for (what, says) in page.how {
        ui.label(RichText::new(what(text)).font(theme::semibold(15.0)));
        paragraph(ui, says(text));
    }
    heading(ui, text.msg_guide_keys());
    let quiet = theme::of(ui).quiet;
    for line in mode.keys(text) {
        ui.horizontal_top(|ui| {
            let keys = RichText::new(&line.keys).color(quiet).size(14.0);
            ui.allocate_ui(vec2(KEYS, 18.0), |ui| {
                ui.set_width(KEYS);
                ui.add(Label::new(keys).wrap());
            });
            ui.add(Label::new(RichText::new(&line.action).size(14.0)).wrap());
        });
    }
}

fn heading(ui: &mut Ui, words: String) {
    ui.add_space(14.0);
    ui.label(RichText::new(words).font(theme::semibold(18.0)));
    ui.add_space(2.0);
}

fn paragraph(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).size(15.0)).wrap());
    ui.add_space(5.0);
}
