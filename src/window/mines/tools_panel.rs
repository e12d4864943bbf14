//! What helps, or plays by itself: the buttons below the sentences, and those in the board's corner.

use super::actions::ACTIONS;
use super::command::{MinesCommand, MinesContext};
use super::mode::MinesMode;
use super::solve::PACE;
use super::{icons, words};
use crate::window::games_kit::{CommandButton, command_buttons};
use crate::window::kit::actions::with_keys;
use crate::window::kit::command::ZoomCommand;
use crate::window::kit::icons::Icon;
use crate::window::kit::speed_slider::SpeedSlider;
use crate::window::kit::widgets::{Explained as _, one_line, quiet_line};
use crate::window::kit::{icons as shared, theme};
use egui::{
    Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

/// Hint, probabilities, a look under a cell, flags.
pub fn tools(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let text = app.text;
    let game = mode.shows_game();
    let open = !game || mode.play.is_open();
    let wide = ((ui.available_width() - ui.spacing().item_spacing.x) / 2.0).floor();
    let tools = &mode.tools;
    let all = [
        (
            icons::lamp as Icon,
            text.msg_mines_advise(),
            text.msg_mines_advise_tip(),
            mode.hinted == Some(mode.number),
            MinesCommand::Hint,
        ),
        (
            icons::percent,
            text.msg_mines_heat(),
            text.msg_mines_heat_button_tip(),
            tools.heat,
            MinesCommand::Heat,
        ),
        (
            shared::eye,
            text.msg_mines_peek(),
            text.msg_mines_peek_tip(),
            tools.peek,
            MinesCommand::Peek,
        ),
        (
            icons::flag,
            text.msg_mines_flagging(),
            text.msg_mines_flagging_tip(),
            tools.flagging,
            MinesCommand::Flagging,
        ),
    ];
    let count = if game { 4 } else { 2 };
    for pair in all[..count].chunks(2) {
        ui.horizontal(|ui| {
            for (icon, words, tip, on, command) in pair {
                let usable = open || *command != MinesCommand::Hint;
                ui.add_enabled_ui(usable, |ui| {
                    if tool(ui, *icon, words, tip, *on, wide).clicked() {
                        app.send(command.clone());
                    }
                });
            }
        });
    }
}

/// A button with an icon and words, that can be on.
fn tool(ui: &mut Ui, icon: Icon, words: &str, tip: &str, on: bool, wide: f32) -> Response {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 34.0), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), words);
        info.selected = on.then_some(true);
        info
    });
    let fill = if response.is_pointer_button_down_on() || on {
        theme.accent_paper
    } else if response.hovered() {
        theme.card_hovered
    } else {
        theme.card
    };
    let line = if response.has_focus() {
        Stroke::new(2.0, theme.accent)
    } else if on {
        Stroke::new(1.5, theme.accent)
    } else {
        Stroke::new(1.0, theme.strong_line)
    };
    let painter = ui.painter();
    painter.rect(rect, 7.0, fill, line, StrokeKind::Inside);
    let ink = if ui.is_enabled() {
        theme.text
    } else {
        theme.quiet
    };
    let at = Rect::from_center_size(rect.left_center() + vec2(18.0, 0.0), vec2(20.0, 20.0));
    icon(painter, at, ink);
    let font = theme::regular(13.5);
    let galley = one_line(ui, words.to_owned(), font, ink, wide - 40.0);
    let corner = pos2(rect.left() + 34.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(corner, galley, ink);
    response.explained(tip)
}

/// The solver that plays by itself, and how fast; in words too if there is room.
pub fn solver(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext, words: bool) {
    let text = app.text;
    ui.horizontal(|ui| {
        let plays = mode.tools.auto.is_some();
        let (name, icon) = if plays {
            (text.msg_mines_auto_stop(), shared::pause as Icon)
        } else {
            (text.msg_mines_auto(), shared::play as Icon)
        };
        let name = with_keys(ACTIONS, &text, name, &MinesCommand::Auto);
        let open = mode.play.is_open() || plays;
        let auto = CommandButton::new(icon, name, MinesCommand::Auto).chosen(plays);
        let name = text.msg_mines_auto_step();
        let step = CommandButton::new(shared::step, name, MinesCommand::Step);
        command_buttons(
            ui,
            app,
            Some(34.0),
            [auto.enabled(open), step.enabled(open)],
        );
        ui.add_space(4.0);
        speed(ui, app);
    });
    if words {
        quiet_line(ui, text.msg_mines_auto_words());
    }
}

/// The slider between the turtle and the hare.
fn speed(ui: &mut Ui, app: &mut MinesContext) {
    let text = app.text;
    let words = |position| match PACE.seconds(position) {
        Some(wait) => text.msg_mines_speed(words::hundredths(&text, wait)),
        None => text.msg_mines_at_once(),
    };
    SpeedSlider {
        slowest: text.msg_mines_slowest(),
        fastest: text.msg_mines_at_once(),
        words: &words,
        name: &|words| words,
    }
    .show(ui, &mut app.settings.speed);
}

/// The buttons in the corner of the board.
pub fn corner(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext, outer: Rect) {
    let text = app.text;
    let size = 30.0;
    let zoom = MinesCommand::Zoom;
    let large = CommandButton::new(icons::finger, text.msg_mines_large(), MinesCommand::Large);
    let all = [
        CommandButton::new(shared::zoom_in, text.msg_zoom_in(), zoom(ZoomCommand::In)),
        CommandButton::new(
            shared::zoom_out,
            text.msg_zoom_out(),
            zoom(ZoomCommand::Out),
        ),
        CommandButton::new(shared::fit, text.msg_zoom_fit(), zoom(ZoomCommand::Fit)),
        large.chosen(mode.choices.large),
    ];
    let column = vec2(size, all.len() as f32 * (size + 2.0));
    let place = Rect::from_min_size(outer.right_bottom() - column, column);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
        command_buttons(ui, app, Some(size), all);
    });
}
