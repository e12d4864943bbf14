//! The line below the board: all turns of the game, to be looked at again.

use super::command::{Clone2048Command, Clone2048Context};
use super::session::Clone2048Session;
use crate::window::games_kit::{CommandButton, command_buttons};
use crate::window::kit::icons::Icon;
use crate::window::kit::speed_slider::rail;
use crate::window::kit::widgets::{Explained as _, knob};
use crate::window::kit::{icons, theme};
use egui::{Align, Button, Label, Layout, RichText, Slider, Ui, WidgetInfo, vec2};

/// Its height, in points.
pub const HEIGHT: f32 = 38.0;
/// The room for *turno 1234 di 5678*, in points.
const WORDS: f32 = 150.0;
/// The least room for the line beside these words, in points: in less it stands alone.
const LINE: f32 = 60.0;

/// Shows it. `replays` says whether the game is being replayed.
pub fn show(ui: &mut Ui, app: &mut Clone2048Context, table: &Clone2048Session, replays: bool) {
    let text = app.text;
    let (turn, last) = table.turn();
    ui.spacing_mut().item_spacing.x = 2.0;
    let (replay, name) = if replays {
        (icons::pause as Icon, text.msg_clone2048_replay_pause())
    } else {
        (icons::play as Icon, text.msg_clone2048_replay())
    };
    let to = Clone2048Command::LookAt;
    let replay = CommandButton::new(replay, name, Clone2048Command::Replay);
    let name = text.msg_clone2048_turn_forward();
    let forward = CommandButton::new(icons::step, name, Clone2048Command::Forward);
    let buttons = [
        CommandButton::new(icons::start, text.msg_clone2048_to_beginning(), to(0))
            .enabled(turn > 0),
        CommandButton::new(
            icons::step_back,
            text.msg_clone2048_turn_back(),
            to(turn.saturating_sub(1)),
        )
        .enabled(turn > 0),
        replay.enabled(last > 0),
        forward.enabled(turn < last),
        CommandButton::new(icons::finish, text.msg_clone2048_to_end(), to(last))
            .enabled(turn < last),
    ];
    command_buttons(ui, app, None, buttons);
    ui.add_space(6.0);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let button = Button::new(text.msg_clone2048_from_here()).min_size(vec2(0.0, 30.0));
        let button = ui.add_enabled(table.is_past(), button);
        if button
            .explained(text.msg_clone2048_from_here_tip())
            .clicked()
        {
            app.send(Clone2048Command::FromHere);
        }
        ui.add_space(8.0);
        // The movements are counted beside the board too.
        if ui.available_width() >= WORDS + LINE {
            let words = text.msg_clone2048_turn(turn.to_string(), last.to_string());
            let words = RichText::new(words).size(13.0).color(theme::of(ui).quiet);
            ui.add_sized(vec2(WORDS, 20.0), Label::new(words).truncate());
            ui.add_space(4.0);
        }
        if let Some(wanted) = line(ui, &text.msg_clone2048_turns(), turn, last) {
            app.send(Clone2048Command::LookAt(wanted));
        }
    });
}

/// The slider; the turn that was chosen.
fn line(ui: &mut Ui, name: &str, turn: usize, last: usize) -> Option<usize> {
    let theme = theme::of(ui);
    let wide = ui.available_width().max(40.0);
    let mut wanted = turn;
    let slider = Slider::new(&mut wanted, 0..=last.max(1));
    let slider = ui.add_enabled_ui(last > 0, |ui| rail(ui, slider, wide, theme.accent_quiet));
    let slider = slider.inner;
    if last > 0 {
        knob(ui, &slider, turn as f32 / last as f32);
    }
    slider.widget_info(|| WidgetInfo::slider(last > 0, turn as f64, name));
    (wanted != turn).then_some(wanted)
}
