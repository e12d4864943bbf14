//! What stands beside the board while a game is shown again: its timeline.

use super::command::{MinesCommand, MinesContext};
use super::mode::MinesMode;
use super::{icons, words};
use crate::app::common::icons::{self as common, Icon};
use crate::app::common::speed_slider::rail;
use crate::app::common::theme;
use crate::app::common::widgets::{IconButton, knob, main_button, quiet_line};
use egui::{Align, Layout, Sense, Slider, Stroke, Ui, WidgetInfo, vec2};

/// A game that is shown again: its timeline.
pub fn show(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let Some(replay) = &mode.replay else { return };
    let text = app.text;
    let theme = theme::of(ui);
    ui.heading(text.msg_mines_replay_title());
    let mut time = replay.time();
    let (wide, length) = (ui.available_width(), replay.length().max(1));
    let slider = Slider::new(&mut time, 0..=length);
    let slider = rail(ui, slider, wide, theme.accent);
    knob(ui, &slider, time as f32 / length as f32);
    let now = words::time(&text, time);
    slider.widget_info(|| {
        WidgetInfo::slider(true, time as f64, text.msg_mines_replay_time(now.as_str()))
    });
    // A stroke below the rail for every action.
    let reach = slider.rect.x_range().shrink(slider.rect.height() / 2.5);
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    for action in replay.actions() {
        let way = action.time as f32 / length as f32;
        let x = egui::lerp(reach.min..=reach.max, way);
        let stroke = Stroke::new(1.0, theme.quiet);
        ui.painter().vline(x, strip.y_range(), stroke);
    }
    if slider.changed() {
        app.send(MinesCommand::ReplayTo(time));
    }
    ui.horizontal(|ui| {
        let (run, run_icon) = match replay.runs() {
            true => (text.msg_mines_pause(), common::pause as Icon),
            false => (text.msg_mines_replay_run(), common::play as Icon),
        };
        for (icon, name, command) in [
            (
                icons::back as Icon,
                text.msg_mines_replay_back(),
                MinesCommand::ReplayStep(false),
            ),
            (run_icon, run, MinesCommand::ReplayRun),
            (
                common::step,
                text.msg_mines_replay_forward(),
                MinesCommand::ReplayStep(true),
            ),
        ] {
            let button = IconButton::new(icon, &name).framed().size(34.0);
            if button.show(ui).clicked() {
                app.send(command);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let all = words::time(&text, replay.length());
            quiet_line(ui, format!("{now} / {all}"));
        });
    });
    leave(ui, app);
}

/// The button that leads back to the game.
pub fn leave(ui: &mut Ui, app: &mut MinesContext) {
    let wide = ui.available_width();
    if main_button(ui, &app.text.msg_mines_leave(), vec2(wide, 34.0)).clicked() {
        app.send(MinesCommand::Leave);
    }
}
