//! The box below the wall for what is only of use in a move that stands between two steps, or is at its end:
//! into, over and out of blocks, from change to change, the first wrong step, how often blocks executed, the
//! variables; and why a move failed.

use super::panel::WallPanel;
use super::{failure_view, move_verdict};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::playback::transport;
use crate::app::common::theme;
use egui::{Align, Frame, Label, Layout, Margin, RichText, ScrollArea, Stroke, Ui, vec2};
use engine::diagnostics;
use engine::language::program::Program;

/// Shows it in all the room there is; nothing without a move.
pub fn show(panel: &mut WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program) {
    let theme = theme::of(ui);
    let sentence =
        (panel.failure()).map(|failure| diagnostics::failure(&app.text, program, failure));
    let cursor = panel.playback.cursor();
    let lap = cursor.is_some_and(|cursor| cursor.outcome().repeats.is_some());
    if sentence.is_none() && cursor.is_none() {
        return;
    }
    let stroke = match sentence.is_some() {
        true => theme.wrong,
        false => theme.line,
    };
    let room = ui.available_rect_before_wrap();
    let frame = Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, stroke))
        .corner_radius(8.0)
        .inner_margin(Margin::same(6));
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        frame.show(ui, |ui| {
            ui.set_min_size(room.size() - vec2(14.0, 14.0));
            ui.set_max_height(room.height() - 14.0);
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            if sentence.is_none() {
                transport::tools(&panel.playback, ui, app);
            }
            let area = ScrollArea::vertical().auto_shrink(false);
            area.min_scrolled_height(0.0).show(ui, |ui| {
                if let Some(sentence) = &sentence {
                    failure_view::show(ui, app, sentence, lap);
                    transport::tools(&panel.playback, ui, app);
                }
                if let Some(sentence) = fault(panel, app) {
                    let words = RichText::new(sentence).size(13.0).color(theme.wrong);
                    ui.add(Label::new(words).wrap());
                }
                let variables = panel.playback.variables_mut();
                variables.show(ui, &app.text, program, true);
            });
        });
    });
}

/// What is to be said where the move goes wrong; at its end, what is wrong then.
fn fault(panel: &WallPanel, app: &ClickomaniaContext) -> Option<String> {
    if !panel.playback.is_within() {
        let wrong = panel.game.last().filter(|played| !played.is_right());
        return wrong.map(|played| move_verdict::fault(&app.text, played));
    }
    panel.playback.fault()?;
    Some(match panel.playback.difference() {
        Some((cells, _)) => app.text.msg_stage_fault(cells.len()),
        None => app.text.msg_stage_fault_plain(),
    })
}
