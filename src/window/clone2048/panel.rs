//! The panel beside the board (score, block style, movements, speed, automatic player) and the timeline below it.

use super::block_session::{Clone2048Session, changing_directions};
use super::board_view::PACE;
use super::command::{ACTIONS, Clone2048Command, Clone2048Context};
use super::tables::{kind_name, level_name, name_of, title};
use super::{Clone2048Mode, MoveAdvice, tables, tile};
use crate::window::games_kit::{CommandButton, command_buttons, show_help_used};
use crate::window::kit::actions::with_keys;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::FileCommand;
use crate::window::kit::icons::Icon;
use crate::window::kit::playback_clock::{SpeedSlider, rail};
use crate::window::kit::widgets::{
    Explained as _, IconButton, knob, main_button, scrolled, segment,
};
use crate::window::kit::{icons, theme};
use egui::{
    Align, Button, Color32, CornerRadius, Label, Layout, Rect, RichText, Role, Sense, Slider,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use games::clone2048::{Direction, DisplayMode};

/// Margin at the left and right, in points; the scroll bar is in it.
pub const MARGIN: i8 = 14;
/// Side of an arrow button, in points, and the space between two.
const ARROW: f32 = 48.0;
const BETWEEN: f32 = 5.0;

/// Allowed thinking times of the automatic player per move, in milliseconds.
const THINKING: [u64; 4] = [5, 20, 100, 500];

pub fn show(mode: &mut Clone2048Mode, ui: &mut Ui, app: &mut Clone2048Context) {
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    scrolled(ui, MARGIN, |ui| parts(mode, ui, app));
}

fn parts(mode: &mut Clone2048Mode, ui: &mut Ui, app: &mut Clone2048Context) {
    new_board(mode, ui, app);
    score(mode, ui, app);
    ui.add_space(4.0);
    title(ui, app.text.msg_clone2048_modes());
    modes(mode, ui, app);
    ui.add_space(6.0);
    movements(mode, ui, app);
    ui.add_space(4.0);
    speed(mode, ui, app);
    ui.add_space(4.0);
    automatic(mode, ui, app);
    tables::advice(mode, ui, app);
    show_help_used(ui, &app.text, &mode.session.helps);
    ui.add_space(4.0);
    tables::records(mode, ui, app);
}

fn send(app: &mut Clone2048Context, command: Clone2048Command) {
    app.send(command);
}

/// *Nuova tavola*, restart, and the seed of the board.
fn new_board(mode: &Clone2048Mode, ui: &mut Ui, app: &mut Clone2048Context) {
    let text = app.text;
    ui.horizontal(|ui| {
        let words = text.msg_clone2048_new();
        let font = theme::semibold(15.0);
        let ink = theme::ON_BLOCK;
        let galley = ui.painter().layout_no_wrap(words.clone(), font, ink);
        let wide = (galley.size().x + 36.0).max(140.0);
        let button = main_button(ui, &words, vec2(wide, 34.0));
        if button.explained(text.msg_clone2048_new_tip()).clicked() {
            app.send(Clone2048Command::File(FileCommand::New));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = text.msg_clone2048_again();
            let button = IconButton::new(icons::same, &name).framed().size(34.0);
            if button.show(ui).clicked() {
                send(app, Clone2048Command::Again);
            }
        });
    });
    let kind = kind_name(&text, mode.session.kind());
    let file = mode
        .session
        .file
        .as_deref()
        .and_then(std::path::Path::file_name);
    let words = match (mode.session.file_state(), file) {
        (_, Some(name)) => text.msg_clone2048_which(name.to_string_lossy(), kind),
        (Some(_), None) => kind,
        (None, None) => {
            let number = text.msg_clone2048_number(mode.session.seed().to_string());
            text.msg_clone2048_which(number, kind)
        }
    };
    let words = RichText::new(words).size(13.0).color(theme::of(ui).quiet);
    ui.add(Label::new(words).truncate());
}

/// Cards with score, moves and best score.
fn score(mode: &Clone2048Mode, ui: &mut Ui, app: &AppContext) {
    let text = app.text;
    let shown = mode.session.shown();
    let best = mode.saved.best(mode.session.kind());
    let largest = level_name(mode, best.level);
    let (score, moves) = (shown.score, shown.moves);
    let wide = (ui.available_width() - 2.0 * ui.spacing().item_spacing.x) / 3.0;
    ui.horizontal(|ui| {
        for (name, value, tip) in [
            (
                text.msg_clone2048_score(),
                score,
                text.msg_clone2048_score_tip(),
            ),
            (
                text.msg_clone2048_moves(),
                moves,
                text.msg_clone2048_moves_tip(),
            ),
            (
                text.msg_clone2048_best(),
                best.own,
                text.msg_clone2048_best_tip(best.helped.to_string(), largest),
            ),
        ] {
            let (rect, response) = ui.allocate_exact_size(vec2(wide, 52.0), Sense::hover());
            response.widget_info(|| {
                WidgetInfo::labeled(
                    Role::Status,
                    true,
                    text.msg_clone2048_counter(&name, value.to_string()),
                )
            });
            card(ui, rect, name, &value.to_string());
            response.explained(tip);
        }
    });
}

fn card(ui: &Ui, rect: Rect, name: String, value: &str) {
    let theme = theme::of(ui);
    let painter = ui.painter();
    let line = Stroke::new(1.0, theme.line);
    painter.rect(rect, 8.0, theme.card, line, StrokeKind::Inside);
    let wide = rect.width() - 12.0;
    let name =
        crate::window::kit::widgets::one_line(ui, name, theme::regular(12.0), theme.quiet, wide);
    let value =
        |size: f32| painter.layout_no_wrap(value.to_owned(), theme::semibold(size), theme.text);
    // However many digits, all of them are seen.
    let whole = value(20.0);
    let fitted = if whole.size().x > wide {
        value((20.0 * wide / whole.size().x).floor().max(6.0))
    } else {
        whole
    };
    let at = |y: f32, width: f32| pos2(rect.center().x - width / 2.0, y);
    let first = at(rect.top() + 6.0, name.size().x);
    painter.galley(first, name, theme.quiet);
    let below = rect.top() + 35.0 - fitted.size().y / 2.0;
    painter.galley(at(below, fitted.size().x), fitted, theme.text);
}

/// The four block styles.
fn modes(mode: &Clone2048Mode, ui: &mut Ui, app: &mut Clone2048Context) {
    let text = app.text;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (which, words, tip) in [
            (
                DisplayMode::Letter,
                text.msg_clone2048_mode_letter(),
                text.msg_clone2048_mode_letter_tip(),
            ),
            (
                DisplayMode::Level,
                text.msg_clone2048_mode_level(),
                text.msg_clone2048_mode_level_tip(),
            ),
            (
                DisplayMode::Powers1024,
                "1024".to_owned(),
                text.msg_clone2048_mode_1024_tip(),
            ),
            (
                DisplayMode::Powers2048,
                "2048".to_owned(),
                text.msg_clone2048_mode_2048_tip(),
            ),
        ] {
            let chosen = mode.choices.mode == which;
            let button = segment(ui, &words, chosen);
            if button.explained(tip).clicked() {
                send(app, Clone2048Command::Show(which));
            }
        }
    });
}

/// The four arrows, with the helpers beside them.
fn movements(mode: &mut Clone2048Mode, ui: &mut Ui, app: &mut Clone2048Context) {
    let text = app.text;
    ui.horizontal(|ui| {
        let pad = vec2(3.0 * ARROW + 2.0 * BETWEEN, 2.0 * ARROW + BETWEEN);
        let (rect, _) = ui.allocate_exact_size(pad, Sense::hover());
        let changes = changing_directions(&mode.session.shown().board);
        for (direction, changes) in Direction::ALL.into_iter().zip(changes) {
            let (column, row) = match direction {
                Direction::Up => (1.0, 0.0),
                Direction::Left => (0.0, 1.0),
                Direction::Down => (1.0, 1.0),
                Direction::Right => (2.0, 1.0),
            };
            let corner = rect.min + vec2(column, row) * (ARROW + BETWEEN);
            let rect = Rect::from_min_size(corner, vec2(ARROW, ARROW));
            arrow(mode, ui, app, rect, direction, changes);
        }
        ui.add_space(6.0);
        ui.vertical(|ui| {
            let asked = mode.advice == MoveAdvice::Asked;
            let button = Button::new(text.msg_menu_hint()).selected(asked);
            let button = ui.add_sized(vec2(118.0, 32.0), button);
            if button.explained(text.msg_clone2048_advise_tip()).clicked() {
                send(app, Clone2048Command::Advise);
            }
            let words = match &mode.advice {
                MoveAdvice::Given(said) => {
                    text.msg_clone2048_advice(name_of(&text, said[0].direction))
                }
                _ => String::new(),
            };
            ui.add(Label::new(RichText::new(words).size(13.0)).truncate());
            let theme = theme::of(ui);
            let note = RichText::new(text.msg_clone2048_dead_note());
            ui.add(Label::new(note.size(12.0).color(theme.quiet)).wrap());
        });
    });
}

/// The button of a movement: filled if it would change the board, else an outline.
fn arrow(
    mode: &Clone2048Mode,
    ui: &mut Ui,
    app: &mut Clone2048Context,
    rect: Rect,
    direction: Direction,
    changes: bool,
) {
    let text = app.text;
    let theme = theme::of(ui);
    let id = ui.make_persistent_id(("arrow", direction));
    let response = ui.interact(rect, id, Sense::click());
    let name = name_of(&text, direction);
    let keys = match direction {
        Direction::Left => "A",
        Direction::Right => "D",
        Direction::Up => "W",
        Direction::Down => "S",
    };
    let (name, tip) = if changes {
        (
            text.msg_clone2048_moves_something(&name),
            text.msg_clone2048_moves_something_tip(keys),
        )
    } else {
        (
            text.msg_clone2048_moves_nothing(&name),
            text.msg_clone2048_moves_nothing_tip(keys),
        )
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let advised = matches!(&mode.advice, MoveAdvice::Given(said) if said[0].direction == direction);
    let fill = if response.is_pointer_button_down_on() {
        theme.card_pressed
    } else if advised {
        theme.changed
    } else if response.hovered() {
        theme.card_hovered
    } else {
        theme.card
    };
    let line = if response.has_focus() {
        Stroke::new(2.0, theme.accent)
    } else if changes {
        Stroke::new(1.0, theme.strong_line)
    } else {
        Stroke::new(1.0, theme.line)
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(9), fill, line, StrokeKind::Inside);
    let ink = if advised {
        theme.on_changed
    } else if changes {
        theme.accent
    } else {
        theme.quiet
    };
    tile::arrow(painter, rect.shrink(12.0), ink, direction, changes);
    if response.explained(tip).clicked() {
        send(app, Clone2048Command::Move(direction));
    }
}

fn speed(mode: &mut Clone2048Mode, ui: &mut Ui, app: &AppContext) {
    let text = app.text;
    let words = |position: f32| match PACE.seconds(position) {
        Some(seconds) => {
            let tenths = (1.0 / seconds * 10.0).round() / 10.0;
            text.msg_clone2048_moves_a_second(text.number(tenths))
        }
        None => text.msg_clone2048_at_once(),
    };
    ui.horizontal(|ui| {
        SpeedSlider {
            slowest: text.msg_clone2048_slowest(),
            fastest: text.msg_clone2048_at_once(),
            words: &words,
            name: &|words| text.msg_stage_speed(words),
        }
        .show(ui, &mut mode.choices.speed);
    });
}

/// The automatic player and its thinking time.
fn automatic(mode: &mut Clone2048Mode, ui: &mut Ui, app: &mut Clone2048Context) {
    let text = app.text;
    title(ui, text.msg_clone2048_automatic());
    ui.horizontal(|ui| {
        let (play, stop) = (text.msg_clone2048_play(), text.msg_button_stop());
        // As wide as the longer name, so that nothing moves when it changes.
        let font = egui::TextStyle::Button.resolve(ui.style());
        let width = |words: &String| {
            let galley = ui
                .painter()
                .layout_no_wrap(words.clone(), font.clone(), Color32::WHITE);
            galley.size().x + 2.0 * ui.spacing().button_padding.x
        };
        let wide = width(&play).max(width(&stop)).ceil().max(118.0);
        let words = if mode.is_automatic() { stop } else { play };
        let button = Button::new(words).selected(mode.is_automatic());
        let button = ui.add_sized(vec2(wide, 32.0), button);
        let tip = text.msg_clone2048_play_tip();
        let tip = with_keys(ACTIONS, &text, tip, &Clone2048Command::Automatic);
        if button.explained(tip).clicked() {
            send(app, Clone2048Command::Automatic);
        }
        let name = |milliseconds: u64| text.msg_clone2048_thinking(milliseconds.to_string());
        let present = mode.choices.thinking;
        let thinking = egui::ComboBox::from_id_salt("thinking")
            .width(ui.available_width())
            .selected_text(name(present))
            .show_ui(ui, |ui| {
                for choice in THINKING {
                    if ui
                        .selectable_label(choice == present, name(choice))
                        .clicked()
                    {
                        send(app, Clone2048Command::Thinking(choice));
                    }
                }
            });
        let response = thinking.response;
        response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name(present)));
        response.explained(text.msg_clone2048_thinking_tip());
    });
}

/// Height of the timeline, in points.
pub const HEIGHT: f32 = 38.0;
/// Width of *turno 1234 di 5678*, in points.
const WORDS: f32 = 150.0;
/// Smallest width of the slider beside these words, in points; with less the words go.
const LINE: f32 = 60.0;

/// Shows the timeline of all turns. `replays` is true during a replay.
pub fn timeline(
    ui: &mut Ui,
    app: &mut Clone2048Context,
    session: &Clone2048Session,
    replays: bool,
) {
    let text = app.text;
    let (turn, last) = session.turn();
    ui.spacing_mut().item_spacing.x = 2.0;
    let (replay, name) = if replays {
        (icons::pause as Icon, text.msg_clone2048_replay_pause())
    } else {
        (icons::play as Icon, text.msg_clone2048_replay())
    };
    let to = Clone2048Command::ShowTurn;
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
        let button = ui.add_enabled(session.is_past(), button);
        if button
            .explained(text.msg_clone2048_from_here_tip())
            .clicked()
        {
            app.send(Clone2048Command::ContinueFromHere);
        }
        ui.add_space(8.0);
        // The panel counts the movements too.
        if ui.available_width() >= WORDS + LINE {
            let words = text.msg_clone2048_turn(turn.to_string(), last.to_string());
            let words = RichText::new(words).size(13.0).color(theme::of(ui).quiet);
            ui.add_sized(vec2(WORDS, 20.0), Label::new(words).truncate());
            ui.add_space(4.0);
        }
        if let Some(wanted) = line(ui, &text.msg_clone2048_turns(), turn, last) {
            app.send(Clone2048Command::ShowTurn(wanted));
        }
    });
}

/// The slider; returns the chosen turn.
fn line(ui: &mut Ui, name: &str, turn: usize, last: usize) -> Option<usize> {
    let theme = theme::of(ui);
    let wide = ui.available_width().max(40.0);
    let mut wanted = turn;
    let slider = Slider::new(&mut wanted, 0..=last.max(1));
    let slider = ui
        .add_enabled_ui(last > 0, |ui| rail(ui, slider, wide, theme.accent_quiet))
        .inner;
    if last > 0 {
        knob(ui, &slider, turn as f32 / last as f32);
    }
    slider.widget_info(|| WidgetInfo::slider(last > 0, turn as f64, name));
    (wanted != turn).then_some(wanted)
}
