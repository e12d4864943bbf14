//! The statistics: for each kind of game how many were played and won, and the best of them; and the last games with
//! their dates.

use super::command::MinesCommand;
use super::command::MinesContext;
use super::words;
use crate::app::common::theme;
use crate::date::Minute;
use egui::{Button, Label, RichText, ScrollArea, Ui, vec2};
use engine::text::Text;
use games::mines::{GameKind, KindStatistics, Millis, Outcome, PlayedGame, Size, Statistics};

/// How wide they are, in points.
pub const WIDTH: f32 = 900.0;

/// Shows them; true when it is over.
pub fn show(ui: &mut Ui, app: &mut MinesContext, known: &Statistics) -> bool {
    let text = app.text;
    ui.heading(text.msg_mines_statistics());
    ui.add_space(6.0);
    if known.is_empty() {
        ui.label(text.msg_mines_statistics_empty());
    }
    let high = (ui.ctx().content_rect().height() - 220.0).clamp(120.0, 460.0);
    ScrollArea::both().max_height(high).show(ui, |ui| {
        if !known.kinds.is_empty() {
            records(ui, &text, known);
        }
        if !known.history.is_empty() {
            ui.add_space(10.0);
            ui.label(RichText::new(text.msg_mines_history()).font(theme::semibold(14.0)));
            history(ui, &text, known);
        }
    });
    ui.add_space(4.0);
    let ink = theme::of(ui).quiet;
    let tip = RichText::new(text.msg_mines_statistics_tip()).color(ink);
    ui.add(Label::new(tip.size(12.5)).wrap());
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let close = Button::new(text.msg_mines_close()).min_size(vec2(110.0, 34.0));
        let over = ui.add(close).clicked();
        let forget = Button::new(text.msg_mines_forget()).min_size(vec2(110.0, 34.0));
        if ui.add_enabled(!known.is_empty(), forget).clicked() {
            app.send(MinesCommand::Forget);
        }
        over
    })
    .inner
}

fn titles(ui: &mut Ui, titles: impl IntoIterator<Item = String>) {
    for title in titles {
        let words = RichText::new(title).font(theme::semibold(13.0));
        ui.add(Label::new(words));
    }
    ui.end_row();
}

fn line(ui: &mut Ui, cells: impl IntoIterator<Item = String>) {
    for words in cells {
        ui.add(Label::new(RichText::new(words).size(13.5)));
    }
    ui.end_row();
}

fn records(ui: &mut Ui, text: &Text, known: &Statistics) {
    let grid = egui::Grid::new("statistics").striped(true);
    grid.spacing(vec2(14.0, 8.0)).show(ui, |ui| {
        titles(
            ui,
            [
                text.msg_mines_kind_title(),
                text.msg_mines_games(),
                text.msg_mines_wins(),
                text.msg_mines_best_time(),
                text.msg_mines_mean_time(),
                text.msg_mines_best_per_second(),
                text.msg_mines_points(),
            ],
        );
        for (kind, figures) in &known.kinds {
            line(ui, row(text, kind, figures));
        }
    });
}

fn history(ui: &mut Ui, text: &Text, known: &Statistics) {
    let grid = egui::Grid::new("history").striped(true);
    grid.spacing(vec2(14.0, 5.0)).show(ui, |ui| {
        titles(
            ui,
            [
                text.msg_mines_date(),
                text.msg_mines_kind_title(),
                text.msg_mines_outcome(),
                text.msg_mines_time_title(),
                text.msg_mines_points(),
                text.msg_mines_three_bv(),
            ],
        );
        for game in known.history.iter().rev() {
            line(ui, played(text, game));
        }
    });
}

fn size_name(text: &Text, size: Size) -> String {
    match words::size(text, size) {
        name if name == text.msg_mines_size_own() => words::measures(text, size),
        name => name,
    }
}

/// *Esperto · a caso · comincia con uno zero · senza bandiere*.
fn kind_name(text: &Text, kind: &GameKind) -> String {
    let mut name = vec![size_name(text, kind.size), words::rule(text, kind.rule)];
    if kind.zero && !kind.rule.is_without_guess() {
        name.push(text.msg_mines_kind_zero());
    }
    if !kind.flags {
        name.push(text.msg_mines_kind_no_flags());
    }
    name.join(" · ")
}

/// A game of the history.
fn played(text: &Text, game: &PlayedGame) -> [String; 6] {
    let outcome = match game.outcome {
        Outcome::Won => text.msg_mines_outcome_won(),
        Outcome::Lost => text.msg_mines_outcome_lost(),
        Outcome::Abandoned => text.msg_mines_outcome_abandoned(),
    };
    let outcome = match game.helps.is_empty() {
        true => outcome,
        false => text.msg_mines_outcome_helped(outcome),
    };
    [
        date(game.date),
        kind_name(text, &game.kind),
        outcome,
        words::time(text, game.time),
        game.points().to_string(),
        format!("{} / {}", game.three_bv_done, game.three_bv),
    ]
}

/// A date as year, month and day, the same in all languages, with the hour (UTC).
fn date(seconds: u64) -> String {
    let Minute {
        year,
        month,
        day,
        hour,
        minute,
    } = Minute::at(seconds);
    format!("{year}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

/// The name of a kind and its six figures.
fn row(text: &Text, kind: &GameKind, figures: &KindStatistics) -> [String; 7] {
    let time = |time: Option<Millis>| time.map_or("-".to_owned(), |time| words::time(text, time));
    let share = figures.won as f64 / figures.played.max(1) as f64;
    let best_per_second = match figures.best_per_second {
        0.0 => "-".to_owned(),
        best => words::hundredths(text, best),
    };
    [
        kind_name(text, kind),
        figures.played.to_string(),
        text.msg_mines_wins_share(figures.won.to_string(), words::percent(share)),
        time(figures.best_times.first().copied()),
        time(figures.mean_time()),
        best_per_second,
        figures.points.to_string(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, words) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (1_795_305_600, "2026-11-22 00:00"),
        ] {
            assert_eq!(date(seconds), words);
        }
    }
}
