//! What is told of a move below the wall: the line of counters, whether it was right, and the box with the way about
//! in it.

use super::game::Played;
use super::panel::WallPanel;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, PlaybackCommand, TravelCommand,
};
use crate::window::clickomania::stage::playback::transport;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::widgets::Explained as _;
use crate::window::kit::{icons, theme};
use egui::accesskit::Live;
use egui::{Align, Frame, Label, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui, vec2};
use engine::diagnostics;
use engine::language::program::Program;
use engine::run::failure::FailureKind;
use engine::run::moves::Outcome;
use engine::text::Text;

/// A narrower column does not say how many moves were made.
const NARROW: f32 = 250.0;

/// On the left the step or what the last move did, on the right moves and bricks.
pub fn counters(panel: &WallPanel, ui: &mut Ui, app: &AppContext) {
    // In a narrow column the steps of the move need the room.
    let tally = tally(panel, &app.text, ui.available_width() >= NARROW);
    let tally = RichText::new(tally).size(13.0);
    let tally = tally.color(theme::of(ui).quiet);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add(Label::new(tally).truncate());
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            progress(panel, ui, app);
        });
    });
}

/// How many moves were made, and how many bricks are left.
fn tally(panel: &WallPanel, text: &Text, wide: bool) -> String {
    let bricks = panel.wall().bricks().len();
    match panel.game.moves().len() {
        // What is to be done first needs the room.
        0 if !wide && !panel.started => String::new(),
        moves if moves == 0 || !wide => text.msg_stage_bricks(bricks),
        moves => text.msg_stage_moves_and_bricks(moves, bricks),
    }
}

/// The step, or what the last move did.
fn progress(panel: &WallPanel, ui: &mut Ui, app: &AppContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let words =
        |words: String, ink| Label::new(RichText::new(words).size(13.0).color(ink)).truncate();
    let playback = &panel.playback;
    match playback.cursor() {
        _ if playback.is_preparing() => {
            ui.add(words(text.msg_stage_computing(), theme.quiet));
        }
        Some(cursor) if playback.is_within() => {
            let (step, all) = (text.grouped(cursor.step()), text.grouped(cursor.steps()));
            if never_ends(cursor.outcome()) {
                ui.add(words(text.msg_stage_endless(step), theme.wrong));
            } else {
                ui.add(words(text.msg_stage_step_of(step, all), theme.quiet));
            }
        }
        _ if panel.failure().is_some() => {
            ui.add(words(text.msg_stage_failed(), theme.wrong));
        }
        _ if playback.is_paused() => {
            ui.add(words(text.msg_stage_next_move_paused(), theme.quiet));
        }
        _ => {
            if let Some(played) = panel.game.last() {
                let mark = played.verdict().map(|right| match right {
                    true => (icons::tick as icons::Icon, theme.right),
                    false => (icons::cross as icons::Icon, theme.wrong),
                });
                if let Some((icon, ink)) = mark {
                    let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
                    icon(ui.painter(), rect, ink);
                }
                let ink = mark.map_or(theme.quiet, |(_, ink)| ink);
                let short = ui.add(words(short_verdict(&text, played), ink));
                short.explained(verdict(&text, played));
            } else if !panel.started {
                ui.add(words(text.msg_stage_press_play_short(), theme.quiet));
            }
        }
    }
}

/// Since which move the program was changed, if it was.
pub fn remark(panel: &WallPanel, ui: &mut Ui, app: &AppContext) {
    if let Some(number) = panel.game.changed_since() {
        let words = RichText::new(app.text.msg_stage_changed_since(number));
        ui.add(Label::new(words.size(13.0).color(theme::of(ui).quiet)).truncate());
    }
}

/// Whether a move was stopped because it does not end.
fn never_ends(outcome: &Outcome) -> bool {
    let kind = outcome.failure.map(|failure| failure.kind);
    matches!(
        kind,
        Some(FailureKind::Cycle { .. } | FailureKind::Budget { .. })
    )
}

/// Shows the box for what is only of use in a move that stands between two steps, or is at its end: into, over and out
/// of blocks, from change to change, the first wrong step, how often blocks executed, the variables; and why a move
/// failed. It takes all the room there is; nothing is shown without a move.
pub fn move_box(
    panel: &mut WallPanel,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
) {
    let theme = theme::of(ui);
    let sentence =
        (panel.failure()).map(|failure| diagnostics::failure(&app.text, program, failure));
    let cursor = panel.playback.cursor();
    let lap = cursor.is_some_and(|cursor| cursor.outcome().repeats.is_some());
    if sentence.is_none() && cursor.is_none() {
        return;
    }
    let stroke = if sentence.is_some() {
        theme.wrong
    } else {
        theme.line
    };
    let room = ui.available_rect_before_wrap();
    let frame = Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, stroke))
        .corner_radius(8.0)
        .inner_margin(Margin::same(6));
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        frame.show(ui, |ui| {
            ui.set_min_size(room.size() - vec2(14.0, 14.0));
            ui.set_max_height(room.height() - 14.0);
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            if sentence.is_none() {
                transport::tools(&panel.playback, ui, app);
            }
            let area = ScrollArea::vertical().auto_shrink(false);
            area.min_scrolled_height(0.0).show(ui, |ui| {
                if let Some(sentence) = &sentence {
                    failure(ui, app, sentence, lap);
                    transport::tools(&panel.playback, ui, app);
                }
                if let Some(sentence) = fault(panel, app) {
                    let words = RichText::new(sentence).size(13.0).color(theme.wrong);
                    ui.add(Label::new(words).wrap());
                }
                let variables = panel.playback.variables_mut();
                variables.show(ui, &app.text, program, true);
            });
        });
    });
}

/// What is to be said where the move goes wrong; at its end, what is wrong then.
fn fault(panel: &WallPanel, app: &ClickomaniaContext) -> Option<String> {
    if !panel.playback.is_within() {
        let wrong = panel.game.last().filter(|played| !played.is_right());
        return wrong.map(|played| wrong_at_end(&app.text, played));
    }
    panel.playback.fault()?;
    Some(match panel.playback.difference() {
        Some((cells, _)) => app.text.msg_stage_fault(cells.len()),
        None => app.text.msg_stage_fault_plain(),
    })
}

/// Why the last move stopped, and the ways out: once more, or back. The turn that repeats comes first where there is
/// one: nothing else leads to it.
fn failure(ui: &mut Ui, app: &mut ClickomaniaContext, sentence: &str, lap: bool) {
    let text = app.text;
    let mut way = |ui: &mut Ui, words: String, tip: String, command: PlaybackCommand| {
        if ui.button(words).explained(tip).clicked() {
            app.send(ClickomaniaCommand::Playback(command));
        }
    };
    if lap {
        let (words, tip) = (text.msg_timeline_lap(), text.msg_timeline_lap_tip());
        way(ui, words, tip, PlaybackCommand::Travel(TravelCommand::Lap));
    }
    let words = RichText::new(sentence)
        .font(theme::regular(13.5))
        .color(theme::of(ui).wrong);
    let said = ui.add(Label::new(words).wrap());
    // It is said nowhere else: screen readers tell it at once.
    ui.ctx()
        .accesskit_node_builder(said.id, |node| node.set_live(Live::Assertive));
    ui.horizontal_wrapped(|ui| {
        let (words, tip) = (text.msg_stage_again(), text.msg_stage_repeat_move());
        way(ui, words, tip, PlaybackCommand::RepeatMove);
        let (words, tip) = (text.msg_stage_back(), text.msg_stage_back_tip());
        way(ui, words, tip, PlaybackCommand::UndoMove);
    });
}

/// Whether the move was right, with its steps, in a few words.
fn short_verdict(text: &Text, played: &Played) -> String {
    let steps = text.grouped(played.steps);
    match played.verdict() {
        None => text.msg_stage_done_short(played.steps, steps),
        Some(true) => text.msg_stage_right_short(played.steps, steps),
        Some(false) if played.only_infection_left() => text.msg_stage_infection_short(),
        Some(false) => text.msg_stage_wrong_short(),
    }
}

/// What is wrong after a move, in as few words as the box of the move has room for.
fn wrong_at_end(text: &Text, played: &Played) -> String {
    if played.only_infection_left() {
        text.msg_stage_infection_left(played.left.infected().len())
    } else {
        text.msg_stage_wrong_marked(played.difference().len())
    }
}

/// Whether the move was right; if not, what is wrong.
pub fn verdict(text: &Text, played: &Played) -> String {
    let steps = text.grouped(played.steps);
    match played.verdict() {
        None => text.msg_stage_done(played.steps, steps),
        Some(true) => {
            let removed = played.before.bricks().len() - played.after.bricks().len();
            text.msg_stage_right(played.steps, steps, removed)
        }
        Some(false) if played.only_infection_left() => {
            text.msg_stage_infection_left(played.left.infected().len())
        }
        Some(false) => text.msg_stage_wrong(played.difference().len()),
    }
}
