//! Why the last move stopped before its end, and the ways out.

use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, PlaybackCommand, TravelCommand,
};
use crate::app::common::theme;
use crate::app::common::widgets::Explained as _;
use egui::{Label, RichText, Ui};

/// Why the last move stopped, and the ways out.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, sentence: &str, lap: bool) {
    let theme = theme::of(ui);
    let text = app.text;
    let words = RichText::new(sentence)
        .font(theme::regular(13.5))
        .color(theme.wrong);
    ui.add(Label::new(words).wrap());
    ui.horizontal_wrapped(|ui| {
        let lap = lap.then(|| {
            (
                text.msg_timeline_lap(),
                text.msg_timeline_lap_tip(),
                ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::Lap)),
            )
        });
        let ways = [
            (
                text.msg_stage_again(),
                text.msg_stage_repeat_move(),
                ClickomaniaCommand::Playback(PlaybackCommand::RepeatMove),
            ),
            (
                text.msg_stage_back(),
                text.msg_stage_back_tip(),
                ClickomaniaCommand::Playback(PlaybackCommand::UndoMove),
            ),
        ];
        for (words, tip, command) in ways.into_iter().chain(lap) {
            if ui.button(words).explained(tip).clicked() {
                app.send(command);
            }
        }
    });
}
