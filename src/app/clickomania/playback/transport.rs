//! The buttons with which one goes about in a move.

use super::{Run, Stage};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::PlaybackCommand;
use crate::app::clickomania::command::{Command, Way};
use crate::app::common::icons::{self, Icon};
use crate::app::common::icons_run;
use crate::app::common::widgets::{Explained as _, IconButton, main_button};
use egui::{Align, Layout, Ui, vec2};
use engine::text::Text;

/// The height of the row of small buttons, in points.
pub const TOOLS: f32 = 26.0;

/// A button: its drawing, its name, its keys, whether it can be pressed, whether it is on, what it does.
type Button = (Icon, String, &'static str, bool, bool, Command);

/// *Gioca* or *Reset*, and what is needed most: start, back, pause, step, end.
pub fn main(stage: &Stage, ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) {
    let text = app.text;
    ui.horizontal(|ui| {
        let (words, tip) = match stage.started {
            false => (text.msg_stage_play(), text.msg_stage_play_tip()),
            true => (text.msg_stage_reset(), text.msg_stage_reset_tip()),
        };
        if main_button(ui, &words, vec2(96.0, height))
            .explained(tip)
            .clicked()
        {
            app.send(PlaybackCommand::Play);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for button in main_buttons(stage, &text).into_iter().rev() {
                show(ui, app, button, height);
            }
        });
    });
}

fn main_buttons(stage: &Stage, text: &Text) -> [Button; 5] {
    let travel = stage.travel.as_deref();
    let begun = travel.is_some_and(|travel| travel.step() > 0);
    let playable = (stage.started && !stage.is_over()) || travel.is_some();
    let goes = match stage.run {
        Run::Idle => stage.replays || (travel.is_none() && !stage.paused),
        _ => !stage.paused,
    };
    let (pause, pause_icon) = match goes {
        true => (text.msg_stage_pause(), icons::pause as Icon),
        false => (text.msg_stage_go_on(), icons::play as Icon),
    };
    let (step, finish) = (text.msg_stage_step(), text.msg_stage_finish());
    let ends = stage.is_running() || stage.is_within();
    let way = |way| Command::Playback(PlaybackCommand::Travel(way));
    [
        (
            icons_run::start,
            text.msg_timeline_start(),
            "Shift+F9",
            begun,
            false,
            way(Way::Start),
        ),
        (
            icons_run::step_back,
            text.msg_timeline_step_back(),
            "Shift+F10",
            begun,
            false,
            way(Way::StepBack),
        ),
        (
            pause_icon,
            pause,
            "F5",
            playable,
            stage.paused,
            way(Way::Pause),
        ),
        (icons::step, step, "F10", playable, false, way(Way::Step)),
        (
            icons::finish,
            finish,
            "F9",
            ends,
            false,
            Command::Playback(PlaybackCommand::Finish),
        ),
    ]
}

/// The row of small buttons under the timeline.
pub fn tools(stage: &Stage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let travel = stage.travel.as_deref();
    let begun = travel.is_some_and(|travel| travel.step() > 0);
    let open = travel.is_some_and(|travel| !travel.is_over());
    let ends = stage.is_running() || stage.is_within();
    let way = |way| Command::Playback(PlaybackCommand::Travel(way));
    let left: [Button; 4] = [
        (
            icons_run::previous_change,
            text.msg_timeline_previous_change(),
            "Shift+F8",
            begun,
            false,
            way(Way::PreviousChange),
        ),
        (
            icons_run::next_change,
            text.msg_timeline_next_change(),
            "F8",
            open,
            false,
            way(Way::NextChange),
        ),
        (
            icons_run::over,
            text.msg_timeline_over(),
            "F11",
            open,
            false,
            way(Way::Over),
        ),
        (
            icons_run::out,
            text.msg_timeline_out(),
            "Shift+F11",
            open,
            false,
            way(Way::Out),
        ),
    ];
    let right: [Button; 3] = [
        (
            icons_run::flag,
            text.msg_timeline_first_wrong(),
            "",
            stage.wrong_since.is_some(),
            false,
            way(Way::FirstWrong),
        ),
        (
            icons_run::heat,
            text.msg_timeline_heat(),
            "",
            stage.executions.is_some(),
            stage.heat,
            Command::Playback(PlaybackCommand::Heat),
        ),
        (
            icons::stop,
            text.msg_stage_stop(),
            "Shift+F5",
            ends,
            false,
            Command::Playback(PlaybackCommand::Stop),
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

fn show(ui: &mut Ui, app: &mut ClickomaniaContext, button: Button, size: f32) {
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
