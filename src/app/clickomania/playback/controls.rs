//! What stands around the wall: the game and the wall's name above; the buttons, the speed, what the
//! last move did, and the variables below.

use super::new_wall::{Present, wall_name};
use super::report::{counters, grouped, progress, remark};
use super::speed::Speed;
use super::travel::Travel;
use super::wall_menu;
use super::wall_view::{self, Scene};
use super::{Stage, timeline, transport};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::PlaybackCommand;
use crate::app::clickomania::command::{Command, Way};
use crate::app::common::icons::{self, Icon};
use crate::app::common::speed_slider::SpeedSlider;
use crate::app::common::theme;
use crate::app::common::widgets::{Explained as _, IconButton, segment};
use egui::{
    Align, Button, Frame, Id, Label, Layout, Margin, Rect, RichText, Role, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::diagnostics;
use engine::game::Game;
use engine::language::program::Program;
use engine::text::Text;

/// The height of all rows above and below the wall, with the spaces between them, in points.
const ROWS: f32 = 180.0 + timeline::HEIGHT + transport::TOOLS + 12.0;
/// The same where the window is low: smaller buttons, closer together; the timeline shows no loops, and
/// variables stand in one line with the counters.
const LOW_ROWS: f32 = 28.0 + 2.0 * LOW_BUTTON + timeline::LOW + transport::TOOLS + 20.0 + 30.0;
/// The height of buttons, and of those where the window is low.
const BUTTON: f32 = 34.0;
const LOW_BUTTON: f32 = 29.0;
/// If the wall would be smaller, the rows are those of a low window.
const SMALL_WALL: f32 = 230.0;
/// The height of the remark that the program was changed.
const REMARK: f32 = 24.0;
/// The wall is never smaller.
const LEAST_WALL: f32 = 110.0;
/// The height of the line of variables, with the space above it.
const VARIABLES: f32 = 26.0;
/// The wall makes no more room for the panel that tells why a move failed; it can be scrolled.
const MOST_PANEL: f32 = 190.0;
/// The inner margin of the panel that tells why a move failed.
const PANEL: f32 = 10.0;

/// Shows all of the stage.
pub fn show(stage: &mut Stage, ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program) {
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    let sentence =
        (stage.failure.as_ref()).map(|failure| diagnostics::failure(&app.text, program, failure));
    let repeats = |travel: &Travel| travel.outcome().repeats.is_some();
    let lap = stage.travel.as_deref().is_some_and(repeats);
    let room = ui.available_size();
    let remarked = stage.game.changed_since().map_or(0.0, |_| REMARK);
    let low = room.y - ROWS - remarked < SMALL_WALL.min(room.x);
    // The panel takes what is free below; only where that is too little the wall makes room.
    let panel = match &sentence {
        Some(sentence) if !low => panel_height(ui, sentence, lap),
        _ => 0.0,
    };
    let rows = if low { LOW_ROWS } else { ROWS } + remarked;
    let side = (room.y - rows).min(room.x);
    let free = room.y - rows - side + if low { 0.0 } else { VARIABLES };
    let side = (side - (panel.min(MOST_PANEL) - free).max(0.0)).max(LEAST_WALL);

    if low {
        ui.spacing_mut().item_spacing.y = 4.0;
    }
    let button = if low { LOW_BUTTON } else { BUTTON };
    header(stage, ui, app);
    wall(stage, ui, app, program, side);
    ui.add_space(2.0);
    transport::main(stage, ui, app, button);
    game_buttons(stage, ui, app, button - 2.0);
    timeline::show(stage, ui, app, program, low);
    transport::tools(stage, ui, app);
    if let Some(sentence) = sentence.as_ref().filter(|_| low) {
        line(ui, |ui| brief(stage, ui, app, sentence, lap));
    } else if low && stage.variables.has_values() {
        line(ui, |ui| {
            progress(stage, ui, app);
            ui.add_space(6.0);
            stage.variables.show(ui, &app.text, program, false);
        });
    } else {
        counters(stage, ui, app);
    }
    remark(stage, ui, app);
    if let Some(sentence) = sentence.filter(|_| !low) {
        let height = ui.available_height().max(60.0);
        ScrollArea::vertical()
            .max_height(height)
            .show(ui, |ui| failure(ui, app, &sentence, lap));
        return;
    }
    if ui.available_height() > 64.0 {
        stage.variables.show(ui, &app.text, program, true);
    } else if !low {
        line(ui, |ui| stage.variables.show(ui, &app.text, program, false));
    }
}

/// A line of text with all the width.
fn line(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), 20.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(size.y);
        content(ui);
    });
}

/// The game in force on the left; the wall's name, which opens the menu of walls, on the right.
fn header(stage: &mut Stage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (game, word, tip) in [
            (Game::Full, text.msg_stage_full(), text.msg_stage_full_tip()),
            (
                Game::Strip,
                text.msg_stage_strip(),
                text.msg_stage_strip_tip(),
            ),
        ] {
            if segment(ui, &word, stage.rules == game)
                .explained(tip)
                .clicked()
            {
                app.send(EditorCommand::SetGame(game));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let source = stage.game.deal().source;
            let name = wall_name(&text, source);
            let button = Button::new(RichText::new(&name).size(13.0)).truncate();
            // Room for the triangle, which no font need have.
            let button = ui.add(button.right_text("   "));
            let at = button.rect.right_center() - vec2(15.0, 0.0);
            icons::triangle_down(ui.painter(), at, 4.5, theme::of(ui).quiet);
            // A long name may be cut on the button.
            let whole = text.msg_stage_new_wall(name.as_str());
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &whole));
            let button = button.explained(whole);
            let painted = stage.painted.is_some();
            stage
                .new_wall
                .show(&button, app, Present { source, painted });
        });
    });
}

/// The wall with all that is to be seen on it.
fn wall(
    stage: &mut Stage,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    side: f32,
) {
    let now = ui.input(|input| input.time);
    let share = stage
        .transition
        .as_mut()
        .map(|transition| transition.progress(now));
    match share {
        Some(1.0) => stage.transition = None,
        Some(_) => ui.ctx().request_repaint(),
        None => {}
    }
    let pointed = stage.pointed(program);
    let touched = stage.touched(program);
    let moving = (stage.transition.as_ref()).zip(share);
    let idle = !stage.is_running() && !stage.is_within();
    // Nobody is congratulated on a wrong move.
    let fair = stage.game.last().is_none_or(super::game::Played::is_right);
    let banner = (stage.is_over() && idle && fair).then(|| stage.end(app));
    let last = stage.game.last().filter(|played| {
        idle && stage.failure.is_none() && stage.transition.is_none() && !played.is_right()
    });
    let scene = Scene {
        wall: &stage.shown,
        moving: moving.map(|(transition, share)| (transition.changes.as_slice(), share)),
        game: stage.rules,
        shapes: app.settings.shapes.unwrap_or(true),
        aims: idle && stage.failure.is_none(),
        touched,
        pointed,
        wrong: last.map(|played| (played.difference(), &played.expected)),
        fault: stage.faulty_cell().filter(|_| idle),
        banner: banner.as_deref(),
    };
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), side));
    let wall = ui.interact(room, Id::unique("wall's menu"), Sense::hover());
    wall_menu::show(&wall, app);
    if let Some(cell) = wall_view::show(ui, &app.text, side, &scene) {
        app.send(PlaybackCommand::Click(cell));
    }
}

/// What can be done with the game, and how fast moves are shown.
fn game_buttons(stage: &Stage, ui: &mut Ui, app: &mut ClickomaniaContext, size: f32) {
    let text = app.text;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let idle = stage.started && !stage.is_running();
        let failed = stage.failure.is_some();
        let repeat = idle && (stage.retry.is_some() || stage.game.can_undo());
        let undo = stage.is_running() || failed || (idle && stage.game.can_undo());
        let redo = idle && !failed && stage.game.can_redo();
        for (icon, name, enabled, command) in [
            (
                icons::same as Icon,
                text.msg_stage_same_wall(),
                stage.started,
                Command::Playback(PlaybackCommand::SameWall),
            ),
            (
                icons::again,
                text.msg_stage_repeat_move(),
                repeat,
                Command::Playback(PlaybackCommand::RepeatMove),
            ),
            (
                icons::undo,
                text.msg_stage_undo_move(),
                undo,
                Command::Playback(PlaybackCommand::UndoMove),
            ),
            (
                icons::redo,
                text.msg_stage_redo_move(),
                redo,
                Command::Playback(PlaybackCommand::RedoMove),
            ),
        ] {
            if IconButton::new(icon, &name)
                .size(size)
                .enabled(enabled)
                .show(ui)
                .clicked()
            {
                app.send(command);
            }
        }
        ui.add_space(8.0);
        speed(ui, app);
    });
}

/// The slider between the turtle and the hare.
pub fn speed(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    SpeedSlider {
        slowest: text.msg_stage_slowest(),
        fastest: text.msg_stage_at_once(),
        words: &|position| speed_words(&text, Speed::at(position)),
        name: &|words| text.msg_stage_speed(words),
    }
    .show(ui, &mut app.settings.speed);
}

fn speed_words(text: &Text, speed: Speed) -> String {
    match speed {
        Speed::AtOnce => text.msg_stage_at_once(),
        Speed::Steps(steps) => {
            // Two digits are enough for a speed.
            let digit = 10_f64.powf((steps.log10().floor() - 1.0).max(0.0));
            let steps = ((steps / digit).round() * digit) as u64;
            text.msg_stage_blocks_a_second(steps, grouped(steps))
        }
    }
}

/// In a low window there is no room for the panel: the line at the bottom of the window tells why the move
/// stopped, and this one when it is asked; the ways out are among the buttons.
fn brief(stage: &Stage, ui: &mut Ui, app: &mut ClickomaniaContext, sentence: &str, lap: bool) {
    let rect = ui.scope(|ui| progress(stage, ui, app)).response.rect;
    let id = ui.scope_id().with("why it stopped");
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence));
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme::of(ui).accent);
        let around = rect.expand(2.0);
        ui.painter()
            .rect_stroke(around, 4.0, stroke, StrokeKind::Outside);
    }
    response.explained(sentence);
    if lap {
        ui.add_space(6.0);
        let shows = ui.small_button(app.text.msg_timeline_lap());
        if shows.explained(app.text.msg_timeline_lap_tip()).clicked() {
            app.send(PlaybackCommand::Travel(Way::Lap));
        }
    }
}

/// How high the panel with this sentence is; the button that shows a lap has a row of its own.
fn panel_height(ui: &Ui, sentence: &str, lap: bool) -> f32 {
    let wide = ui.available_width() - 2.0 * PANEL - 2.0;
    let font = theme::regular(13.5);
    let galley = ui
        .painter()
        .layout(sentence.to_owned(), font, theme::of(ui).text, wide);
    let rows = if lap { 2.0 } else { 1.0 };
    galley.size().y + 2.0 * PANEL + 2.0 + rows * (34.0 + ui.spacing().item_spacing.y)
}

/// Why the last move stopped, and the ways out.
fn failure(ui: &mut Ui, app: &mut ClickomaniaContext, sentence: &str, lap: bool) {
    let theme = theme::of(ui);
    let text = app.text;
    Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.wrong))
        .corner_radius(8.0)
        .inner_margin(Margin::same(PANEL as i8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let words = RichText::new(sentence)
                .font(theme::regular(13.5))
                .color(theme.wrong);
            ui.add(Label::new(words).wrap());
            ui.horizontal_wrapped(|ui| {
                let lap = lap.then(|| {
                    (
                        text.msg_timeline_lap(),
                        text.msg_timeline_lap_tip(),
                        Command::Playback(PlaybackCommand::Travel(Way::Lap)),
                    )
                });
                let ways = [
                    (
                        text.msg_stage_again(),
                        text.msg_stage_repeat_move(),
                        Command::Playback(PlaybackCommand::RepeatMove),
                    ),
                    (
                        text.msg_stage_back(),
                        text.msg_stage_back_tip(),
                        Command::Playback(PlaybackCommand::UndoMove),
                    ),
                ];
                for (words, tip, command) in ways.into_iter().chain(lap) {
                    if ui.button(words).explained(tip).clicked() {
                        app.send(command);
                    }
                }
            });
        });
}
