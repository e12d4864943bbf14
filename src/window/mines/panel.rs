//! The panel beside the board: game, counters, messages, helpers.

use super::command::{ACTIONS, MinesCommand, MinesContext};
use super::solver::PACE;
use super::{MinesMode, NewRecord, icons, replay, statistics, study, wording};
use crate::window::games_kit::{CommandButton, command_buttons, show_help_used, zoom_button};
use crate::window::kit::actions::with_keys;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{HistoryCommand, ZoomCommand};
use crate::window::kit::icons::Icon;
use crate::window::kit::playback_clock::SpeedSlider;
use crate::window::kit::widgets::{
    Explained as _, allocate_button, main_button, one_line, quiet_line, scrolled,
};
use crate::window::kit::{icons as shared, shapes, theme};
use egui::{
    Button, Frame, Label, Margin, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};
use games::Help;
use games::mines::GameStatus;

/// Width of the panel, in points.
pub const WIDTH: f32 = 316.0;
/// Margin at its left and right, in points; the scroll bar is in it.
pub const MARGIN: i8 = 14;
/// Height below which spacing is tighter, in points.
const LOW: f32 = 620.0;
/// Height of a line of figures, in points.
const FIGURES: f32 = 19.0;
/// Minimum height of the sentences.
const SENTENCES: f32 = 90.0;

/// Shows the panel.
pub fn show(mode: &mut MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let low = ui.available_height() < LOW;
    ui.spacing_mut().item_spacing = vec2(6.0, if low { 4.0 } else { 7.0 });
    scrolled(ui, MARGIN, |ui| {
        // The message comes last, so that its length moves no button.
        if mode.replay.is_some() {
            replay::show(mode, ui, app);
        } else if mode.study.is_some() {
            study::show(mode, ui, app);
            tools(mode, ui, app);
        } else {
            game(mode, ui, app);
            tools(mode, ui, app);
            solver(mode, ui, app, !low);
        }
        message_card(mode, ui, app);
        if mode.replay.is_some() {
            replay::show_review(mode, ui, app);
        } else if mode.shows_game() {
            statistics::show_records(mode, ui, app);
        }
    });
}

/// The buttons of the game, the size and kind of the board, the counters.
fn game(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let text = app.text;
    let play = &mode.play;
    let settings = play.game().settings();
    ui.horizontal(|ui| {
        let buttons = 3.0 * (34.0 + ui.spacing().item_spacing.x);
        let wide = (ui.available_width() - buttons).max(80.0);
        if main_button(ui, &text.msg_mines_new(), vec2(wide, 34.0))
            .explained(text.msg_mines_new_tip())
            .clicked()
        {
            app.send(MinesCommand::Begin(mode.choices, None));
        }
        let pause = if play.is_paused() {
            CommandButton::new(shared::play, text.msg_mines_go_on(), MinesCommand::Pause)
        } else {
            CommandButton::new(shared::pause, text.msg_mines_pause(), MinesCommand::Pause)
        };
        let same = CommandButton::new(
            shared::same,
            text.msg_mines_restart(),
            MinesCommand::Restart,
        );
        let known = MinesCommand::Statistics(true);
        let buttons = [
            same.enabled(play.game().board().is_some()),
            pause.enabled(play.game().state() == GameStatus::Playing),
            CommandButton::new(icons::columns, text.msg_mines_statistics(), known),
        ];
        command_buttons(ui, app, Some(34.0), buttons);
    });
    let size = format!(
        "{} · {}",
        wording::size(&text, settings.size),
        wording::measures(&text, settings.size)
    );
    let button = Button::new(RichText::new(&size).size(13.5))
        .truncate()
        .min_size(vec2(ui.available_width(), 30.0));
    // Room for the triangle, which no font need have.
    let button = ui.add(button.right_text("   "));
    let at = button.rect.right_center() - vec2(15.0, 0.0);
    shapes::triangle_down(ui.painter(), at, 4.5, theme::of(ui).quiet);
    button.widget_info(|| {
        WidgetInfo::labeled(Role::Button, true, text.msg_mines_choose(size.as_str()))
    });
    if button.explained(text.msg_mines_choose_tip()).clicked() {
        app.send(MinesCommand::Ask);
    }
    counters(mode, ui, app);
    let kind = wording::rule(&text, settings.rule);
    let given = play.attempt.helps.has(Help::Known) && play.seed() == 0;
    let words = if play.game().board().is_some() && given {
        text.msg_mines_board_given()
    } else {
        text.msg_mines_board_number(play.seed().to_string(), kind)
    };
    quiet_line(ui, words).explained(text.msg_mines_board_number_tip());
}

/// Mines left and time.
fn counters(mode: &MinesMode, ui: &mut Ui, app: &AppContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let now = ui.input(|input| input.time);
    let time = mode.play.time(now);
    let time = if app.reduced_motion() && mode.play.clock().is_running() {
        (time / 1000).to_string()
    } else {
        wording::time(&text, time)
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
            response.explained(name);
        }
    });
}

/// The message on the game or position, and the buttons that answer it.
fn message_card(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let theme = theme::of(ui);
    let (sentence, bad) = wording::sentence(mode, app);
    let over = mode.shows_game() && mode.play.game().is_over();
    let won = over && !bad;
    Frame::new()
        .fill(if won { theme.accent_paper } else { theme.card })
        .stroke(Stroke::new(1.0, theme.line))
        .corner_radius(8.0)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_min_size(vec2(ui.available_width(), SENTENCES));
            let ink = if bad {
                theme.wrong
            } else if won {
                theme.right
            } else {
                theme.text
            };
            if !sentence.is_empty() {
                let words = RichText::new(sentence).color(ink);
                let words = if over {
                    words.font(theme::semibold(19.0))
                } else {
                    words
                };
                ui.add(Label::new(words).wrap());
            }
            if let Some(record) = mode.record.filter(|_| over) {
                let words = match record {
                    NewRecord::First => app.text.msg_mines_first_record(),
                    NewRecord::Better(before) => app
                        .text
                        .msg_mines_new_record(wording::time(&app.text, before)),
                };
                ui.label(RichText::new(words).font(theme::semibold(14.0)));
            }
            if mode.shows_game() {
                end_buttons(mode, ui, app);
                figures(mode, ui, app);
            }
        });
}

/// Buttons for a finished game, or while a board is generated.
fn end_buttons(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let text = app.text;
    let play = &mode.play;
    let mut button = |ui: &mut Ui, words: String, command: MinesCommand| {
        if ui.button(words).clicked() {
            app.send(command);
        }
    };
    if play.is_generating() {
        button(
            ui,
            text.msg_mines_laying_stop(),
            MinesCommand::StopGenerating,
        );
        return;
    }
    let Some(summary) = play.game().summary() else {
        show_help_used(ui, &text, &play.attempt.helps);
        return;
    };
    if summary.won && summary.losses > 0 {
        quiet_line(ui, text.msg_mines_losses(summary.losses));
    }
    show_help_used(ui, &text, &play.attempt.helps);
    ui.horizontal_wrapped(|ui| {
        if !summary.won {
            button(
                ui,
                text.msg_mines_undo(),
                MinesCommand::History(HistoryCommand::Undo),
            );
            if !play.revealed {
                button(ui, text.msg_mines_reveal(), MinesCommand::Reveal);
            }
        }
        button(ui, text.msg_clone2048_replay(), MinesCommand::Replay);
    });
}

/// The figures of the game.
fn figures(mode: &MinesMode, ui: &mut Ui, app: &AppContext) {
    let text = app.text;
    let game = mode.play.game();
    if matches!(game.state(), GameStatus::Ready) || mode.play.is_paused() {
        return;
    }
    let now = ui.input(|input| input.time);
    let Some(summary) = game.figures(mode.play.clock().elapsed(now)) else {
        return;
    };
    if ui.cursor().top() > ui.max_rect().top() {
        // There is a message above.
        ui.separator();
    }
    egui::Grid::new("figures")
        .num_columns(4)
        .min_row_height(FIGURES)
        .spacing(vec2(10.0, 2.0))
        .show(ui, |ui| {
            let over = game.is_over();
            for (at, (name, figure)) in wording::figures(&text, &summary, over).iter().enumerate() {
                let ink = theme::of(ui).quiet;
                ui.label(RichText::new(name).size(13.0).color(ink));
                ui.label(RichText::new(figure).font(theme::semibold(14.0)));
                if at % 2 == 1 {
                    ui.end_row();
                }
            }
        });
}

/// The helpers: hint, probabilities, peek, flags.
pub fn tools(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let text = app.text;
    let game = mode.shows_game();
    let open = !game || mode.play.is_open();
    let wide = ((ui.available_width() - ui.spacing().item_spacing.x) / 2.0).floor();
    let tools = &mode.tools;
    let all = [
        (
            icons::lamp as Icon,
            text.msg_menu_hint(),
            text.msg_mines_advise_tip(),
            mode.analysis.is_advice_wanted(),
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

/// A toggle button with icon and words.
fn tool(ui: &mut Ui, icon: Icon, words: &str, tip: &str, on: bool, wide: f32) -> Response {
    let theme = theme::of(ui);
    let enabled = ui.is_enabled();
    let response = allocate_button(ui, vec2(wide, 34.0), words, enabled, on);
    let rect = response.rect;
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
    let ink = if enabled { theme.text } else { theme.quiet };
    let at = Rect::from_center_size(rect.left_center() + vec2(18.0, 0.0), vec2(20.0, 20.0));
    icon(painter, at, ink);
    let font = theme::regular(13.5);
    let galley = one_line(ui, words.to_owned(), font, ink, wide - 40.0);
    let corner = pos2(rect.left() + 34.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(corner, galley, ink);
    response.explained(tip)
}

/// The solver's buttons and speed; with an explanation if `words`.
pub fn solver(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext, words: bool) {
    let text = app.text;
    ui.horizontal(|ui| {
        let plays = mode.tools.auto.is_some();
        let (name, icon) = if plays {
            (text.msg_mines_auto_stop(), shared::pause as Icon)
        } else {
            (text.msg_clone2048_play(), shared::play as Icon)
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

/// The speed slider.
fn speed(ui: &mut Ui, app: &mut MinesContext) {
    let text = app.text;
    let words = |position| match PACE.seconds(position) {
        Some(wait) => text.msg_mines_speed(wording::hundredths(&text, wait)),
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
    let large = CommandButton::new(icons::finger, text.msg_mines_large(), MinesCommand::Large);
    let [zoom_in, zoom_out, fit] = [ZoomCommand::In, ZoomCommand::Out, ZoomCommand::Fit]
        .map(|zoom| zoom_button(&text, zoom, MinesCommand::Zoom));
    let all = [zoom_in, zoom_out, fit, large.chosen(mode.choices.large)];
    let column = vec2(size, all.len() as f32 * (size + 2.0));
    let place = Rect::from_min_size(outer.right_bottom() - column, column);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
        command_buttons(ui, app, Some(size), all);
    });
}
