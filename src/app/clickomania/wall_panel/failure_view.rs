//! Why the last move stopped before its end, and the ways out.

use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, PlaybackCommand, TravelCommand,
};
use crate::app::common::theme;
use crate::app::common::widgets::Explained as _;
use egui::accesskit::Live;
use egui::{Label, RichText, Ui};

/// Why the last move stopped, and the ways out. The turn that repeats comes first where there is one: nothing
/// else leads to it.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, sentence: &str, lap: bool) {
    if lap {
        let text = app.text;
        let shows = ui.button(text.msg_timeline_lap());
        if shows.explained(text.msg_timeline_lap_tip()).clicked() {
            let lap = PlaybackCommand::Travel(TravelCommand::Lap);
            app.send(ClickomaniaCommand::Playback(lap));
        }
    }
    let words = RichText::new(sentence)
        .font(theme::regular(13.5))
        .color(theme::of(ui).wrong);
    let said = ui.add(Label::new(words).wrap());
    // It is said nowhere else: screen readers tell it at once.
    ui.ctx()
        .accesskit_node_builder(said.id, |node| node.set_live(Live::Assertive));
    ways(ui, app);
}

/// Once more, or back.
fn ways(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    ui.horizontal_wrapped(|ui| {
        for (words, tip, command) in [
            (
                text.msg_stage_again(),
                text.msg_stage_repeat_move(),
                PlaybackCommand::RepeatMove,
            ),
            (
                text.msg_stage_back(),
                text.msg_stage_back_tip(),
                PlaybackCommand::UndoMove,
            ),
        ] {
            if ui.button(words).explained(tip).clicked() {
                app.send(ClickomaniaCommand::Playback(command));
            }
        }
    });
}
