//! The buttons with which one goes about in a move.

use super::player::Playback;
use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, PlaybackCommand, TravelCommand,
};
use crate::app::common::icons::{self, Icon};
use crate::app::common::widgets::{Explained as _, IconButton};
use egui::{Align, Layout, Ui};
use engine::text::Text;

/// The height of the row of small buttons, in points.
pub const TOOLS: f32 = 26.0;

/// A button: its drawing, its name, its keys, whether it can be pressed, whether it is on, what it does.
type TransportButton = (Icon, String, &'static str, bool, bool, ClickomaniaCommand);

/// What is needed most: start, back, pause, step, end; from the right. `playable` says whether a move could
/// be made next.
pub fn main_buttons(
    playback: &Playback,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    (height, playable): (f32, bool),
) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for button in main(playback, &app.text, playable).into_iter().rev() {
            show(ui, app, button, height);
        }
    });
}

fn main(playback: &Playback, text: &Text, playable: bool) -> [TransportButton; 5] {
    let cursor = playback.cursor();
    let begun = cursor.is_some_and(|cursor| cursor.step() > 0);
    let playable = playable || cursor.is_some();
    let (pause, pause_icon) = match playback.can_pause() {
        true => (text.msg_stage_pause(), icons::pause as Icon),
        false => (text.msg_stage_go_on(), icons::play as Icon),
    };
    let (step, finish) = (text.msg_stage_step(), text.msg_stage_finish());
    let ends = playback.is_running() || playback.is_within();
    let way = |way| ClickomaniaCommand::Playback(PlaybackCommand::Travel(way));
    [
        (
            icons::start,
            text.msg_timeline_start(),
            "Shift+F9",
            begun,
            false,
            way(TravelCommand::Start),
        ),
        (
            icons::step_back,
            text.msg_timeline_step_back(),
            "Shift+F10",
            begun,
            false,
            way(TravelCommand::StepBack),
        ),
        (
            pause_icon,
            pause,
            "F5",
            playable,
            playback.is_paused(),
            way(TravelCommand::Pause),
        ),
        (
            icons::step,
            step,
            "F10",
            playable,
            false,
            way(TravelCommand::Step),
        ),
        (
            icons::finish,
            finish,
            "F9",
            ends,
            false,
            ClickomaniaCommand::Playback(PlaybackCommand::Finish),
        ),
    ]
}

/// The row of small buttons under the timeline.
pub fn tools(playback: &Playback, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let replay = playback.replay();
    let begun = replay.is_some_and(|replay| replay.cursor.step() > 0);
    let open = replay.is_some_and(|replay| !replay.cursor.is_over());
    let ends = playback.is_running() || playback.is_within();
    let way = |way| ClickomaniaCommand::Playback(PlaybackCommand::Travel(way));
    let left: [TransportButton; 4] = [
        (
            icons::previous_change,
            text.msg_timeline_previous_change(),
            "Shift+F8",
            begun,
            false,
            way(TravelCommand::PreviousChange),
        ),
        (
            icons::next_change,
            text.msg_timeline_next_change(),
            "F8",
            open,
            false,
            way(TravelCommand::NextChange),
        ),
        (
            icons::over,
            text.msg_timeline_over(),
            "F11",
            open,
            false,
            way(TravelCommand::Over),
        ),
        (
            icons::out,
            text.msg_timeline_out(),
            "Shift+F11",
            open,
            false,
            way(TravelCommand::Out),
        ),
    ];
    let right: [TransportButton; 3] = [
        (
            icons::first_wrong,
            text.msg_timeline_first_wrong(),
            "",
            replay.is_some_and(|replay| replay.first_wrong().is_some()),
            false,
            way(TravelCommand::FirstWrong),
        ),
        (
            icons::heat,
            text.msg_timeline_heat(),
            "",
            replay.is_some(),
            playback.shows_heat(),
            ClickomaniaCommand::Playback(PlaybackCommand::Heat),
        ),
        (
            icons::stop,
            text.msg_stage_stop(),
            "Shift+F5",
            ends,
            false,
            ClickomaniaCommand::Playback(PlaybackCommand::Stop),
        ),
    ];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for button in left {
            show(ui, app, button, TOOLS);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for button in right.into_iter().rev() {
                show(ui, app, button, TOOLS);
            }
        });
    });
}

fn show(ui: &mut Ui, app: &mut ClickomaniaContext, button: TransportButton, size: f32) {
    let (icon, name, keys, enabled, chosen, command) = button;
    let mut shown = IconButton::new(icon, &name).size(size).quiet();
    if size > TOOLS {
        shown = shown.framed();
    }
    let response = shown.enabled(enabled).chosen(chosen).show(ui);
    let tip = match keys {
        "" => name,
        keys => app.text.msg_timeline_with_keys(name, keys),
    };
    if response.explained(tip).clicked() {
        app.send(command);
    }
}
