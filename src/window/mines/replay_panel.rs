//! What stands beside the board while a game is shown again: its timeline.

use super::command::{MinesCommand, MinesContext};
use super::mode::MinesMode;
use super::paint::figure;
use super::replay::GameReplay;
use super::report::judged;
use super::{icons, words};
use crate::window::games_kit::{CommandButton, command_buttons};
use crate::window::kit::speed_slider::rail;
use crate::window::kit::widgets::{Explained as _, knob, main_button, quiet_line};
use crate::window::kit::{icons as common, theme};
use egui::{
    Align, Button, Label, Layout, Response, RichText, Role, ScrollArea, Sense, Slider, Stroke, Ui,
    WidgetInfo, vec2,
};

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
    strokes(mode, ui, replay, &slider);
    if slider.changed() {
        app.send(MinesCommand::ReplayTo(time));
    }
    run_buttons(ui, app, replay, &now);
    ui.horizontal(|ui| {
        for (speed, words) in SPEEDS {
            let on = replay.speed() == speed;
            let name = text.msg_mines_replay_speed(words);
            let button = ui.add(Button::new(format!("{words}×")).selected(on));
            button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
            if button.explained(name).clicked() {
                app.send(MinesCommand::ReplaySpeed(speed));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (words, on, command) in [
            (text.msg_mines_heat(), mode.tools.heat, MinesCommand::Heat),
            (
                text.msg_mines_save_replay(),
                false,
                MinesCommand::SaveReplay,
            ),
            (
                text.msg_mines_copy_replay(),
                false,
                MinesCommand::CopyReplay,
            ),
        ] {
            if ui.add(Button::new(words).selected(on)).clicked() {
                app.send(command);
            }
        }
    });
    leave(ui, app);
}

/// A stroke below the rail for every action; guesses are thicker.
fn strokes(mode: &MinesMode, ui: &mut Ui, replay: &GameReplay, slider: &Response) {
    let (theme, length) = (theme::of(ui), replay.length().max(1));
    let story = mode.story();
    let reach = slider.rect.x_range().shrink(slider.rect.height() / 2.5);
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    for (number, action) in replay.actions().iter().enumerate() {
        let way = action.time as f32 / length as f32;
        let x = egui::lerp(reach.min..=reach.max, way);
        let click = story.and_then(|story| story.clicks[number]);
        let stroke = match click {
            Some(click) if click.is_needless() => Stroke::new(3.0, theme.wrong),
            Some(click) if click.is_guess() => Stroke::new(3.0, theme.accent),
            _ => Stroke::new(1.0, theme.quiet),
        };
        ui.painter().vline(x, strip.y_range(), stroke);
    }
}

/// To the action before, on or not, to the next one; and the time.
fn run_buttons(ui: &mut Ui, app: &mut MinesContext, replay: &GameReplay, now: &str) {
    let text = app.text;
    ui.horizontal(|ui| {
        let run = if replay.runs() {
            CommandButton::new(
                common::pause,
                text.msg_mines_pause(),
                MinesCommand::ReplayRun,
            )
        } else {
            let name = text.msg_mines_replay_run();
            CommandButton::new(common::play, name, MinesCommand::ReplayRun)
        };
        let [back, forward] = [false, true].map(MinesCommand::ReplayStep);
        let buttons = [
            CommandButton::new(icons::back, text.msg_mines_replay_back(), back),
            run,
            CommandButton::new(common::step, text.msg_mines_replay_forward(), forward),
        ];
        command_buttons(ui, app, Some(34.0), buttons);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let all = words::time(&text, replay.length());
            quiet_line(ui, format!("{now} / {all}"));
        });
    });
}

/// How many times as fast as it was played.
const SPEEDS: [(f64, &str); 6] = [
    (0.25, "¼"),
    (0.5, "½"),
    (1.0, "1"),
    (2.0, "2"),
    (4.0, "4"),
    (16.0, "16"),
];
/// How high the list of guesses is at most, in points.
const LIST: f32 = 300.0;

/// The story of the game: how it went all in all, and its guesses, each of which leads to its moment.
pub fn story(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let (Some(replay), text) = (&mode.replay, app.text) else {
        return;
    };
    let Some(story) = mode.story() else {
        quiet_line(ui, text.msg_mines_thinking());
        return;
    };
    ui.label(RichText::new(text.msg_mines_story_title()).font(theme::semibold(14.0)));
    let summary = text.msg_mines_story_summary(
        story.openings(),
        story.guesses(),
        story.needless(),
        figure(story.survival()),
        figure(story.best_survival()),
    );
    ui.add(Label::new(summary).wrap());
    let size = mode.size();
    ScrollArea::vertical().max_height(LIST).show(ui, |ui| {
        for (action, click) in replay.actions().iter().zip(&story.clicks) {
            let Some(click) = click.filter(|click| click.is_guess()) else {
                continue;
            };
            let time = words::time(&text, action.time);
            let line = format!("{time} · {}", judged(&text, size, &click));
            let ink = if click.is_needless() {
                theme::of(ui).wrong
            } else {
                theme::of(ui).text
            };
            let line = RichText::new(line).size(13.0).color(ink);
            let button = Button::new(line).wrap().frame(false);
            if ui.add(button).clicked() {
                app.send(MinesCommand::ReplayTo(action.time));
            }
        }
    });
}

/// The button that leads back to the game.
pub fn leave(ui: &mut Ui, app: &mut MinesContext) {
    let wide = ui.available_width();
    if main_button(ui, &app.text.msg_mines_leave(), vec2(wide, 34.0)).clicked() {
        app.send(MinesCommand::Leave);
    }
}
