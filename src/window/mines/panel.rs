//! What stands beside the board: the game, its counters, what is said of it, the helpers.

use super::command::{MinesCommand, MinesContext};
use super::mode::{MinesMode, NewRecord};
use super::{icons, replay_panel, report, statistics, study_panel, tools_panel, words};
use crate::window::games_kit::{CommandButton, command_buttons, told_help};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::HistoryCommand;
use crate::window::kit::icons::Icon;
use crate::window::kit::widgets::{Explained as _, main_button, quiet_line, scrolled};
use crate::window::kit::{icons as common, shapes, theme};
use egui::{
    Button, Frame, Label, Margin, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};
use games::Help;
use games::mines::GameStatus;

/// How wide the panel is, in points.
pub const WIDTH: f32 = 316.0;
/// At its left and its right, in points; there it scrolls.
pub const MARGIN: i8 = 14;
/// In less room than this things stand closer together, in points.
const LOW: f32 = 620.0;
/// The height of a line of figures: they are read, not pressed.
const FIGURES: f32 = 19.0;
/// Minimum height of the sentences.
const SENTENCES: f32 = 90.0;

/// Shows the panel.
pub fn show(mode: &mut MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let low = ui.available_height() < LOW;
    ui.spacing_mut().item_spacing = vec2(6.0, if low { 4.0 } else { 7.0 });
    scrolled(ui, MARGIN, |ui| {
        // What is said comes last: however long it is, no button above it moves.
        if mode.replay.is_some() {
            replay_panel::show(mode, ui, app);
        } else if mode.study.is_some() {
            study_panel::show(mode, ui, app);
            tools_panel::tools(mode, ui, app);
        } else {
            game(mode, ui, app);
            tools_panel::tools(mode, ui, app);
            tools_panel::solver(mode, ui, app, !low);
        }
        said(mode, ui, app);
        if mode.replay.is_some() {
            replay_panel::story(mode, ui, app);
        } else if mode.shows_game() {
            statistics::beside_the_board(mode, ui, app);
        }
    });
}

/// The board's size and kind, the buttons of the game, the counters.
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
            CommandButton::new(common::play, text.msg_mines_go_on(), MinesCommand::Pause)
        } else {
            CommandButton::new(common::pause, text.msg_mines_pause(), MinesCommand::Pause)
        };
        let same = CommandButton::new(
            common::same,
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
        words::size(&text, settings.size),
        words::measures(&text, settings.size)
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
    let kind = words::rule(&text, settings.rule);
    let given = play.attempt.helps.has(Help::Known) && play.seed() == 0;
    let words = if play.game().board().is_some() && given {
        text.msg_mines_board_given()
    } else {
        text.msg_mines_board_number(play.seed().to_string(), kind)
    };
    quiet_line(ui, words).explained(text.msg_mines_board_number_tip());
}

/// Mines left, and the time.
fn counters(mode: &MinesMode, ui: &mut Ui, app: &AppContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let now = ui.input(|input| input.time);
    let time = mode.play.time(now);
    let time = if app.calm() && mode.play.clock().goes() {
        (time / 1000).to_string()
    } else {
        words::time(&text, time)
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

/// What is said of the game or the position, and what can be done about it.
fn said(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let theme = theme::of(ui);
    let (sentence, bad) = report::sentence(mode, app);
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
                        .msg_mines_new_record(words::time(&app.text, before)),
                };
                ui.label(RichText::new(words).font(theme::semibold(14.0)));
            }
            if mode.shows_game() {
                answers(mode, ui, app);
                figures(mode, ui, app);
            }
        });
}

/// What can be done when a game is over, or a board is being laid.
fn answers(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let text = app.text;
    let play = &mode.play;
    let mut button = |ui: &mut Ui, words: String, command: MinesCommand| {
        if ui.button(words).clicked() {
            app.send(command);
        }
    };
    if play.is_laying() {
        button(ui, text.msg_mines_laying_stop(), MinesCommand::StopLaying);
        return;
    }
    let Some(summary) = play.game().summary() else {
        told_help(ui, &text, &play.attempt.helps);
        return;
    };
    if summary.won && summary.losses > 0 {
        quiet_line(ui, text.msg_mines_losses(summary.losses));
    }
    told_help(ui, &text, &play.attempt.helps);
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
        button(ui, text.msg_mines_replay(), MinesCommand::Replay);
    });
}

/// The figures of the game, as it is played and at its end.
fn figures(mode: &MinesMode, ui: &mut Ui, app: &AppContext) {
    let text = app.text;
    let game = mode.play.game();
    if matches!(game.state(), GameStatus::Ready) || mode.play.is_paused() {
        return;
    }
    let now = ui.input(|input| input.time);
    let Some(summary) = game.figures(mode.play.clock().shows(now)) else {
        return;
    };
    if ui.cursor().top() > ui.max_rect().top() {
        // Something is said above.
        ui.separator();
    }
    egui::Grid::new("figures")
        .num_columns(4)
        .min_row_height(FIGURES)
        .spacing(vec2(10.0, 2.0))
        .show(ui, |ui| {
            let over = game.is_over();
            for (at, (name, figure)) in words::figures(&text, &summary, over).iter().enumerate() {
                let ink = theme::of(ui).quiet;
                ui.label(RichText::new(name).size(13.0).color(ink));
                ui.label(RichText::new(figure).font(theme::semibold(14.0)));
                if at % 2 == 1 {
                    ui.end_row();
                }
            }
        });
}
