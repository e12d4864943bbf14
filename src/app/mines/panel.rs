//! What stands beside the board: the game, its counters, what is said of it, the helpers.

use super::moves::wait;
use super::{MinesCommand, MinesMode, icons, report};
use crate::app::command::Command;
use crate::app::desk::Desk;
use crate::app::icons::{self as common, Icon};
use crate::app::theme;
use crate::app::widgets::{IconButton, knob, main_button};
use crate::mines::{Seen, State};
use egui::{
    Align, Button, Frame, Label, Layout, Margin, Rect, Response, RichText, Role, ScrollArea, Sense,
    Slider, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

/// How wide the panel is, in points.
pub const WIDTH: f32 = 316.0;
/// The sentences have at least so much room, so that nothing below them jumps.
const SENTENCES: f32 = 104.0;

/// Shows the panel.
pub fn show(mode: &mut MinesMode, ui: &mut Ui, desk: &mut Desk) {
    ui.spacing_mut().item_spacing = vec2(6.0, 7.0);
    ScrollArea::vertical().show(ui, |ui| {
        if mode.replay.is_some() {
            replay(mode, ui, desk);
            said(mode, ui, desk);
        } else if mode.study.is_some() {
            study(mode, ui, desk);
            said(mode, ui, desk);
            helpers(mode, ui, desk);
        } else {
            game(mode, ui, desk);
            said(mode, ui, desk);
            helpers(mode, ui, desk);
            solver(mode, ui, desk);
        }
    });
}

fn send(desk: &mut Desk, command: MinesCommand) {
    desk.send(Command::Mines(command));
}

/// The board's size and kind, the buttons of the game, the counters.
fn game(mode: &MinesMode, ui: &mut Ui, desk: &mut Desk) {
    let text = desk.text;
    let play = &mode.play;
    let settings = play.game().settings();
    ui.horizontal(|ui| {
        let buttons = 3.0 * (34.0 + ui.spacing().item_spacing.x);
        let wide = (ui.available_width() - buttons).max(80.0);
        if main_button(ui, &text.msg_mines_new(), vec2(wide, 34.0))
            .on_hover_text(text.msg_mines_new_tip())
            .clicked()
        {
            send(desk, MinesCommand::Begin(mode.choices, None));
        }
        let (pause, pause_icon) = match play.is_paused() {
            true => (text.msg_mines_go_on(), common::play as Icon),
            false => (text.msg_mines_pause(), common::pause as Icon),
        };
        let started = play.game().board().is_some();
        let playing = play.game().state() == State::Playing;
        for (icon, name, enabled, command) in [
            (
                common::same as Icon,
                text.msg_mines_restart(),
                started,
                MinesCommand::Restart,
            ),
            (pause_icon, pause, playing, MinesCommand::Pause),
            (
                icons::columns,
                text.msg_mines_statistics(),
                true,
                MinesCommand::Statistics(true),
            ),
        ] {
            let button = IconButton::new(icon, &name).framed().size(34.0);
            if button.enabled(enabled).show(ui).clicked() {
                send(desk, command);
            }
        }
    });
    let size = format!(
        "{} · {}",
        report::size(&text, settings.size),
        report::measures(&text, settings.size)
    );
    let button = Button::new(RichText::new(&size).size(13.5))
        .truncate()
        .min_size(vec2(ui.available_width(), 30.0));
    // Room for the triangle, which no font need have.
    let button = ui.add(button.right_text("   "));
    let at = button.rect.right_center() - vec2(15.0, 0.0);
    common::triangle_down(ui.painter(), at, 4.5, theme::of(ui).quiet);
    button.widget_info(|| {
        WidgetInfo::labeled(Role::Button, true, text.msg_mines_choose(size.as_str()))
    });
    if button.on_hover_text(text.msg_mines_choose_tip()).clicked() {
        send(desk, MinesCommand::Ask);
    }
    counters(mode, ui, desk);
    let kind = report::rule(&text, settings.rule);
    let words = match play.game().board().is_some() && play.again && play.seed() == 0 {
        true => text.msg_mines_board_given(),
        false => text.msg_mines_board_number(play.seed().to_string(), kind),
    };
    quiet(ui, words).on_hover_text(text.msg_mines_board_number_tip());
}

/// Mines left, and the time.
fn counters(mode: &MinesMode, ui: &mut Ui, desk: &Desk) {
    let text = desk.text;
    let theme = theme::of(ui);
    let now = ui.input(|input| input.time);
    let time = mode.play.time(now);
    let time = match desk.calm() && mode.play.clock().goes() {
        true => (time / 1000).to_string(),
        false => report::time(&text, time),
    };
    let left = mode.play.game().mines_left().to_string();
    let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    ui.horizontal(|ui| {
        for (icon, words, name) in [
            (
                icons::mine as Icon,
                &left,
                text.msg_mines_left(left.as_str()),
            ),
            (icons::clock, &time, text.msg_mines_time(time.as_str())),
        ] {
            let (rect, response) = ui.allocate_exact_size(vec2(half, 44.0), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            let line = Stroke::new(1.0, theme.line);
            ui.painter()
                .rect(rect, 8.0, theme.card, line, StrokeKind::Inside);
            let at = Rect::from_center_size(rect.left_center() + vec2(24.0, 0.0), vec2(22.0, 22.0));
            icon(ui.painter(), at, theme.quiet);
            let font = theme::semibold(22.0);
            let galley = ui.painter().layout_no_wrap(words.clone(), font, theme.text);
            let corner = pos2(
                rect.right() - 14.0 - galley.size().x,
                rect.center().y - galley.size().y / 2.0,
            );
            ui.painter().galley(corner, galley, theme.text);
            response.on_hover_text(name);
        }
    });
}

fn quiet(ui: &mut Ui, words: String) -> Response {
    let ink = theme::of(ui).quiet;
    let words = RichText::new(words).size(13.0).color(ink);
    ui.add(Label::new(words).truncate())
}

/// What is said of the game or the position, and what can be done about it.
fn said(mode: &MinesMode, ui: &mut Ui, desk: &mut Desk) {
    let theme = theme::of(ui);
    let (sentence, bad) = report::sentence(mode, desk);
    Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.line))
        .corner_radius(8.0)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_min_size(vec2(ui.available_width(), SENTENCES));
            let ink = if bad { theme.wrong } else { theme.text };
            if !sentence.is_empty() {
                ui.add(Label::new(RichText::new(sentence).color(ink)).wrap());
            }
            if mode.replay.is_none() && mode.study.is_none() {
                answers(mode, ui, desk);
            }
        });
}

/// What can be done when a game is over, or a board is being laid.
fn answers(mode: &MinesMode, ui: &mut Ui, desk: &mut Desk) {
    let text = desk.text;
    let play = &mode.play;
    let mut button = |ui: &mut Ui, words: String, command: MinesCommand| {
        if ui.button(words).clicked() {
            send(desk, command);
        }
    };
    if play.is_laying() {
        button(ui, text.msg_mines_laying_stop(), MinesCommand::StopLaying);
        return;
    }
    let Some(summary) = play.game().summary() else {
        let state = play.game().state();
        if state == State::Playing && !play.counts() {
            quiet(ui, text.msg_mines_does_not_count());
        }
        return;
    };
    if summary.won {
        egui::Grid::new("figures")
            .num_columns(4)
            .spacing(vec2(10.0, 2.0))
            .show(ui, |ui| {
                for (at, (name, figure)) in report::figures(&text, &summary).iter().enumerate() {
                    quiet(ui, name.clone());
                    ui.label(RichText::new(figure).font(theme::semibold(14.0)));
                    if at % 2 == 1 {
                        ui.end_row();
                    }
                }
            });
        if summary.losses > 0 {
            quiet(ui, text.msg_mines_losses(summary.losses));
        }
    }
    if !play.counts() {
        quiet(ui, text.msg_mines_does_not_count());
    }
    ui.horizontal_wrapped(|ui| {
        if !summary.won {
            button(ui, text.msg_mines_undo(), MinesCommand::Undo);
            if !play.revealed {
                button(ui, text.msg_mines_reveal(), MinesCommand::Reveal);
            }
        }
        button(ui, text.msg_mines_replay(), MinesCommand::Replay);
    });
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
    let fill = match () {
        () if response.is_pointer_button_down_on() || on => theme.chosen(),
        () if response.hovered() => theme.card_hovered,
        () => theme.card,
    };
    let line = match () {
        () if response.has_focus() => Stroke::new(2.0, theme.accent),
        () if on => Stroke::new(1.5, theme.accent),
        () => Stroke::new(1.0, theme.strong_line),
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
    let galley = crate::app::widgets::one_line(ui, words.to_owned(), font, ink, wide - 40.0);
    let corner = pos2(rect.left() + 34.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(corner, galley, ink);
    response.on_hover_text(tip)
}

/// Hint, probabilities, a look under a cell, flags.
fn helpers(mode: &MinesMode, ui: &mut Ui, desk: &mut Desk) {
    let text = desk.text;
    let game = mode.study.is_none();
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
            common::eye,
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
                        send(desk, command.clone());
                    }
                });
            }
        });
    }
}

/// The solver that plays by itself, and how fast.
fn solver(mode: &MinesMode, ui: &mut Ui, desk: &mut Desk) {
    let text = desk.text;
    ui.horizontal(|ui| {
        let plays = mode.tools.auto.is_some();
        let (name, icon) = match plays {
            true => (text.msg_mines_auto_stop(), common::pause as Icon),
            false => (text.msg_mines_auto(), common::play as Icon),
        };
        let open = mode.play.is_open();
        for (icon, name, on, command) in [
            (icon, name, plays, MinesCommand::Auto),
            (
                common::step,
                text.msg_mines_auto_step(),
                false,
                MinesCommand::Step,
            ),
        ] {
            let button = IconButton::new(icon, &name).framed().size(34.0);
            if button.enabled(open || plays).chosen(on).show(ui).clicked() {
                send(desk, command);
            }
        }
        ui.add_space(4.0);
        speed(ui, desk);
    });
    quiet(ui, text.msg_mines_auto_words());
}

/// The slider between the turtle and the hare.
fn speed(ui: &mut Ui, desk: &mut Desk) {
    let text = desk.text;
    let theme = theme::of(ui);
    let animal = |ui: &mut Ui, icon: Icon, name: String| {
        let (rect, response) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let lit = response.hovered() || response.has_focus();
        icon(
            ui.painter(),
            rect,
            if lit { theme.text } else { theme.quiet },
        );
        response.on_hover_text(name).clicked()
    };
    if animal(ui, common::turtle, text.msg_mines_slowest()) {
        desk.settings.speed = 0.0;
    }
    let wide = (ui.available_width() - 32.0).max(40.0);
    let slider = Slider::new(&mut desk.settings.speed, 0.0..=1.0);
    let slider = rail(ui, slider, wide);
    knob(ui, &slider, desk.settings.speed);
    let wait = wait(desk.settings.speed);
    let words = match wait > 0.0 {
        true => text.msg_mines_speed(report::hundredths(&text, wait)),
        false => text.msg_mines_at_once(),
    };
    slider.widget_info(|| WidgetInfo::slider(true, f64::from(desk.settings.speed), &words));
    slider.on_hover_text(words);
    if animal(ui, common::hare, text.msg_mines_at_once()) {
        desk.settings.speed = 1.0;
    }
}

/// A slider without figures, in the colours of the window.
fn rail(ui: &mut Ui, slider: Slider<'_>, wide: f32) -> Response {
    let theme = theme::of(ui);
    ui.scope(|ui| {
        ui.spacing_mut().slider_width = wide;
        ui.spacing_mut().slider_rail_height = 4.0;
        ui.visuals_mut().selection.bg_fill = theme.accent;
        let slider = slider.show_value(false).trailing_fill(true);
        ui.add(slider.handle_shape(egui::style::HandleShape::Circle))
    })
    .inner
}

/// A game that is shown again: its timeline.
fn replay(mode: &MinesMode, ui: &mut Ui, desk: &mut Desk) {
    let Some(replay) = &mode.replay else { return };
    let text = desk.text;
    let theme = theme::of(ui);
    ui.heading(text.msg_mines_replay_title());
    let mut time = replay.time();
    let (wide, length) = (ui.available_width(), replay.length().max(1));
    let slider = rail(ui, Slider::new(&mut time, 0..=length), wide);
    knob(ui, &slider, time as f32 / length as f32);
    let now = report::time(&text, time);
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
        send(desk, MinesCommand::ReplayTo(time));
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
                send(desk, command);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let all = report::time(&text, replay.length());
            quiet(ui, format!("{now} / {all}"));
        });
    });
    leave(ui, desk);
}

fn leave(ui: &mut Ui, desk: &mut Desk) {
    let wide = ui.available_width();
    if main_button(ui, &desk.text.msg_mines_leave(), vec2(wide, 34.0)).clicked() {
        send(desk, MinesCommand::Leave);
    }
}

/// A position from a file: what a click puts into its cells.
fn study(mode: &MinesMode, ui: &mut Ui, desk: &mut Desk) {
    let Some(study) = &mode.study else { return };
    let text = desk.text;
    ui.heading(text.msg_mines_study());
    quiet(ui, report::measures(&text, study.position().size()));
    quiet(ui, text.msg_mines_brush());
    let clues = (0..=8).map(Seen::Open);
    let brushes: Vec<Seen> = [Seen::Closed, Seen::Flag, Seen::Mine]
        .into_iter()
        .chain(clues)
        .collect();
    let spacing = 5.0;
    ui.spacing_mut().item_spacing.x = spacing;
    let wide = ((ui.available_width() - 5.0 * spacing) / 6.0).floor();
    for row in brushes.chunks(6) {
        ui.horizontal(|ui| {
            for &seen in row {
                let name = match seen {
                    Seen::Closed => text.msg_mines_cell_closed(),
                    Seen::Flag => text.msg_mines_cell_flag(),
                    Seen::Mine => text.msg_mines_cell_mine(),
                    Seen::Open(clue) => text.msg_mines_cell_clue(clue.to_string()),
                };
                let words = match seen {
                    Seen::Open(clue) => clue.to_string(),
                    _ => String::new(),
                };
                let button = Button::new(RichText::new(words).font(theme::semibold(15.0)))
                    .min_size(vec2(wide, 32.0))
                    .selected(mode.tools.brush == seen);
                let button = ui.add(button);
                let icon = button.rect.shrink2(vec2((wide - 20.0) / 2.0, 6.0));
                let ink = theme::of(ui).text;
                match seen {
                    Seen::Flag => icons::flag(ui.painter(), icon, ink),
                    Seen::Mine => icons::mine(ui.painter(), icon, ink),
                    Seen::Closed => {
                        let closed = super::colours::of(ui).closed[0];
                        ui.painter().rect_filled(icon.shrink(1.0), 3.0, closed);
                    }
                    Seen::Open(_) => {}
                }
                let on = mode.tools.brush == seen;
                button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
                if button.on_hover_text(name).clicked() {
                    send(desk, MinesCommand::Brush(seen));
                }
            }
        });
    }
    leave(ui, desk);
}

/// The buttons in the corner of the board.
pub fn corner(mode: &MinesMode, ui: &mut Ui, desk: &mut Desk, outer: Rect) {
    let text = desk.text;
    let size = 30.0;
    let all = [
        (
            common::zoom_in as Icon,
            text.msg_zoom_in(),
            false,
            Command::ZoomIn,
        ),
        (
            common::zoom_out,
            text.msg_zoom_out(),
            false,
            Command::ZoomOut,
        ),
        (common::fit, text.msg_zoom_fit(), false, Command::Fit),
        (
            icons::finger,
            text.msg_mines_large(),
            mode.choices.large,
            Command::Mines(MinesCommand::Large),
        ),
    ];
    let column = vec2(size, all.len() as f32 * (size + 2.0));
    let place = Rect::from_min_size(outer.right_bottom() - column, column);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
        for (icon, name, on, command) in all {
            let button = IconButton::new(icon, &name).framed().size(size).chosen(on);
            if button.show(ui).clicked() {
                desk.send(command);
            }
        }
    });
}
