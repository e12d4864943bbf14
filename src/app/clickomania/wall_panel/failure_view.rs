//! Why the last move stopped before its end, and the ways out.

use super::panel::WallPanel;
use super::report::progress;
use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, PlaybackCommand, TravelCommand,
};
use crate::app::common::theme;
use crate::app::common::widgets::Explained as _;
use egui::{Frame, Label, Margin, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

/// The inner margin of the panel.
const MARGIN: f32 = 10.0;

/// In a low window there is no room for the panel: the line at the bottom of the window tells why the move
/// stopped, and this one when it is asked; the ways out are among the buttons.
pub fn brief(
    panel: &WallPanel,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    sentence: &str,
    lap: bool,
) {
    let rect = ui.scope(|ui| progress(panel, ui, app)).response.rect;
    let id = ui.scope_id().with("why it stopped");
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence));
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme::of(ui).accent);
        let around = rect.expand(2.0);
        ui.painter()
            .rect_stroke(around, 4.0, stroke, StrokeKind::Outside);
    }
    response.explained(sentence);
    if lap {
        ui.add_space(6.0);
        let shows = ui.small_button(app.text.msg_timeline_lap());
        if shows.explained(app.text.msg_timeline_lap_tip()).clicked() {
            app.send(PlaybackCommand::Travel(TravelCommand::Lap));
        }
    }
}

/// How high the panel with this sentence is; the button that shows a lap has a row of its own.
pub fn height(ui: &Ui, sentence: &str, lap: bool) -> f32 {
    let wide = ui.available_width() - 2.0 * MARGIN - 2.0;
    let font = theme::regular(13.5);
    let galley = ui
        .painter()
        .layout(sentence.to_owned(), font, theme::of(ui).text, wide);
    let rows = if lap { 2.0 } else { 1.0 };
    galley.size().y + 2.0 * MARGIN + 2.0 + rows * (34.0 + ui.spacing().item_spacing.y)
}

/// Why the last move stopped, and the ways out.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, sentence: &str, lap: bool) {
    let theme = theme::of(ui);
    let text = app.text;
    Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.wrong))
        .corner_radius(8.0)
        .inner_margin(Margin::same(MARGIN as i8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
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
        });
}
