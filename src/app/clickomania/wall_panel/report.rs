//! What is said of a move below the wall: the line of counters, and whether it was right.

use super::move_verdict;
use super::panel::WallPanel;
use crate::app::common::app_context::AppContext;
use crate::app::common::widgets::Explained as _;
use crate::app::common::{icons, theme};
use egui::{Align, Label, Layout, RichText, Sense, Ui, vec2};
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
                let verdict = ui.add(words(move_verdict::short(&text, played), ink));
                verdict.explained(move_verdict::full(&text, played));
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
