//! What the stage says of a move: the line of counters, and whether it was right.

use super::game::Played;
use super::{Run, Stage};
use crate::app::common::app_context::AppContext;
use crate::app::common::widgets::Explained as _;
use crate::app::common::{icons, theme};
use egui::{Align, Label, Layout, RichText, Sense, Ui, vec2};
use engine::run::failure::FailureKind;
use engine::run::moves::Outcome;
use engine::text::Text;

/// On the left the step or what the last move did, on the right moves and bricks.
pub fn counters(stage: &Stage, ui: &mut Ui, app: &AppContext) {
    let tally = RichText::new(tally(stage, &app.text)).size(13.0);
    let tally = tally.color(theme::of(ui).quiet);
    let row = vec2(ui.available_width(), 20.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.add(Label::new(tally).truncate());
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            progress(stage, ui, app);
        });
    });
}

/// How many moves were made, and how many bricks are left.
fn tally(stage: &Stage, text: &Text) -> String {
    let bricks = stage.shown.bricks().len();
    match stage.game.moves().len() {
        0 => text.msg_stage_bricks(bricks),
        moves => text.msg_stage_moves_and_bricks(moves, bricks),
    }
}

/// The step, or what the last move did.
pub fn progress(stage: &Stage, ui: &mut Ui, app: &AppContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let words =
        |words: String, ink| Label::new(RichText::new(words).size(13.0).color(ink)).truncate();
    match (&stage.run, &stage.travel) {
        (Run::Computing { .. } | Run::Recording { .. }, _) => {
            ui.add(words(text.msg_stage_computing(), theme.quiet));
        }
        (_, Some(travel)) if stage.is_within() => {
            let (step, all) = (grouped(travel.step()), grouped(travel.steps()));
            if never_ends(travel.outcome()) {
                ui.add(words(text.msg_stage_endless(step), theme.wrong));
            } else {
                ui.add(words(text.msg_stage_step_of(step, all), theme.quiet));
            }
        }
        _ if stage.failure.is_some() => {
            ui.add(words(text.msg_stage_failed(), theme.wrong));
        }
        _ if stage.paused => {
            ui.add(words(text.msg_stage_next_move_paused(), theme.quiet));
        }
        _ => {
            if let Some(played) = stage.game.last() {
                let ink = if played.is_right() {
                    theme.right
                } else {
                    theme.wrong
                };
                let icon = if played.is_right() {
                    icons::tick
                } else {
                    icons::cross
                };
                let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
                icon(ui.painter(), rect, ink);
                let verdict = ui.add(words(short_verdict(&text, played), ink));
                verdict.explained(self::verdict(&text, played));
            } else if !stage.started {
                ui.add(words(text.msg_stage_press_play_short(), theme.quiet));
            }
        }
    }
}

/// Since which move the program was changed, if it was.
pub fn remark(stage: &Stage, ui: &mut Ui, app: &AppContext) {
    if let Some(number) = stage.game.changed_since() {
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

/// Whether the move was right, with its steps, in a few words.
fn short_verdict(text: &Text, played: &Played) -> String {
    match () {
        () if played.is_right() => text.msg_stage_right_short(played.steps, grouped(played.steps)),
        () if played.only_infection_left() => text.msg_stage_infection_short(),
        () => text.msg_stage_wrong_short(),
    }
}

/// Whether the move did what the rules ask; if not, what is not so.
pub fn verdict(text: &Text, played: &Played) -> String {
    let steps = (played.steps, grouped(played.steps));
    match () {
        () if played.is_right() => {
            let removed = played.before.bricks().len() - played.after.bricks().len();
            text.msg_stage_right(steps.0, steps.1, removed)
        }
        () if played.only_infection_left() => {
            text.msg_stage_infection_left(played.after.infected().len())
        }
        () => text.msg_stage_wrong(played.difference().len()),
    }
}

/// A count with its digits in groups of three: *1 204*.
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut words = String::with_capacity(digits.len() * 2);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            words.push('\u{a0}');
        }
        words.push(digit);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three_from_the_right() {
        let plain = |count| grouped(count).replace('\u{a0}', " ");
        for (count, expected) in [
            (0, "0"),
            (999, "999"),
            (1_000, "1 000"),
            (12_034, "12 034"),
            (1_234_567, "1 234 567"),
        ] {
            assert_eq!(plain(count), expected);
        }
    }
}
