//! The statistics dialog (totals for each kind of game, recent games) and the records beside the board.

use super::command::{MinesCommand, MinesContext};
use super::{MinesMode, wording};
use crate::date::Minute;
use crate::window::kit::theme;
use egui::{Button, Grid, Label, RichText, ScrollArea, Ui, vec2};
use engine::text::Text;
use games::mines::{
    GameKind, KindStatistics, MAX_BEST_TIMES, Millis, Outcome, PlayedGame, Size, Statistics,
};

/// Height of a line of the records beside the board, in points.
const LINE: f32 = 19.0;
/// Width of the dialog, in points.
pub const WIDTH: f32 = 900.0;

/// Shows the dialog; true once it is closed.
pub fn show(ui: &mut Ui, app: &mut MinesContext, statistics: &Statistics) -> bool {
    let text = app.text;
    ui.heading(text.msg_mines_statistics());
    ui.add_space(6.0);
    if statistics.is_empty() {
        ui.label(text.msg_mines_statistics_empty());
    }
    let high = (ui.ctx().content_rect().height() - 220.0).clamp(120.0, 460.0);
    ScrollArea::both().max_height(high).show(ui, |ui| {
        if !statistics.kinds.is_empty() {
            records(ui, &text, statistics);
        }
        if !statistics.history.is_empty() {
            ui.add_space(10.0);
            ui.label(RichText::new(text.msg_mines_history()).font(theme::semibold(14.0)));
            history(ui, &text, statistics);
        }
    });
    ui.add_space(4.0);
    let ink = theme::of(ui).quiet;
    let tip = RichText::new(text.msg_mines_statistics_tip()).color(ink);
    ui.add(Label::new(tip.size(12.5)).wrap());
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let close = Button::new(text.msg_button_close()).min_size(vec2(110.0, 34.0));
        let over = ui.add(close).clicked();
        let forget = Button::new(text.msg_mines_forget()).min_size(vec2(110.0, 34.0));
        if ui.add_enabled(!statistics.is_empty(), forget).clicked() {
            app.send(MinesCommand::ClearStatistics);
        }
        over
    })
    .inner
}

/// Shows a row for each kind: its name and six figures.
fn records(ui: &mut Ui, text: &Text, statistics: &Statistics) {
    let titles = [
        text.msg_mines_kind_title(),
        text.msg_mines_games(),
        text.msg_mines_wins(),
        text.msg_mines_best_time(),
        text.msg_mines_mean_time(),
        text.msg_mines_best_per_second(),
        text.msg_class_points(),
    ];
    let rows = statistics
        .kinds
        .iter()
        .map(|(kind, figures)| row(text, kind, figures));
    table(ui, "statistics", titles, rows);
}

fn history(ui: &mut Ui, text: &Text, statistics: &Statistics) {
    let titles = [
        text.msg_mines_date(),
        text.msg_mines_kind_title(),
        text.msg_mines_outcome(),
        text.msg_mines_time_title(),
        text.msg_class_points(),
        text.msg_mines_three_bv(),
    ];
    let rows = statistics.history.iter().rev();
    table(ui, "history", titles, rows.map(|game| played(text, game)));
}

fn table<const N: usize>(
    ui: &mut Ui,
    name: &str,
    titles: [String; N],
    rows: impl Iterator<Item = [String; N]>,
) {
    let grid = Grid::new(name).striped(true).spacing(vec2(14.0, 7.0));
    grid.show(ui, |ui| {
        for title in titles {
            ui.label(RichText::new(title).font(theme::semibold(13.0)));
        }
        ui.end_row();
        for row in rows {
            for words in row {
                ui.label(RichText::new(words).size(13.5));
            }
            ui.end_row();
        }
    });
}

fn size_name(text: &Text, size: Size) -> String {
    match wording::size(text, size) {
        name if name == text.msg_mines_size_own() => wording::measures(text, size),
        name => name,
    }
}

/// *Esperto · a caso · comincia con uno zero · senza bandiere*.
fn kind_name(text: &Text, kind: &GameKind) -> String {
    let mut name = vec![size_name(text, kind.size), wording::rule(text, kind.rule)];
    if kind.zero && !kind.rule.is_without_guess() {
        name.push(text.msg_mines_kind_zero());
    }
    if !kind.flags {
        name.push(text.msg_mines_kind_no_flags());
    }
    name.join(" · ")
}

/// A row of the recent games.
fn played(text: &Text, game: &PlayedGame) -> [String; 6] {
    let outcome = match game.outcome {
        Outcome::Won => text.msg_mines_outcome_won(),
        Outcome::Lost => text.msg_mines_outcome_lost(),
        Outcome::Abandoned => text.msg_mines_outcome_abandoned(),
    };
    let outcome = if game.helps.is_empty() {
        outcome
    } else {
        text.msg_mines_outcome_helped(outcome)
    };
    [
        date(game.date),
        kind_name(text, &game.kind),
        outcome,
        wording::time(text, game.time),
        game.points().to_string(),
        format!("{} / {}", game.three_bv_done, game.three_bv),
    ]
}

/// A date with its hour (UTC), in the same format in all languages.
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
    let time = |time: Option<Millis>| time.map_or("-".to_owned(), |time| wording::time(text, time));
    let share = figures.won as f64 / figures.played.max(1) as f64;
    let best_per_second = match figures.best_per_second {
        0.0 => "-".to_owned(),
        best => wording::hundredths(text, best),
    };
    [
        kind_name(text, kind),
        figures.played.to_string(),
        text.msg_mines_wins_share(figures.won.to_string(), wording::percent(share)),
        time(figures.best_times.first().copied()),
        time(figures.mean_time()),
        best_per_second,
        figures.points.to_string(),
    ]
}

/// Shows the best times and totals of games of the current kind, with and without flags together.
pub fn show_records(mode: &MinesMode, ui: &mut Ui, app: &MinesContext) {
    let (text, theme) = (app.text, theme::of(ui));
    ui.label(RichText::new(text.msg_mines_records_title()).font(theme::semibold(13.5)));
    let settings = mode.play.game().settings();
    let kinds = [false, true].map(|flags| GameKind::of(&settings, flags));
    let tallies: Vec<&KindStatistics> = kinds
        .iter()
        .filter_map(|kind| mode.statistics().kinds.get(kind))
        .collect();
    let sum = |of: fn(&KindStatistics) -> u64| tallies.iter().map(|tally| of(tally)).sum::<u64>();
    let (games, wins) = (sum(|tally| tally.played), sum(|tally| tally.won));
    if wins == 0 {
        let words = RichText::new(text.msg_mines_records_none()).size(13.0);
        ui.add(Label::new(words.color(theme.quiet)).wrap());
    }
    if games == 0 {
        return;
    }
    let mut times: Vec<u64> = tallies
        .iter()
        .flat_map(|tally| &tally.best_times)
        .copied()
        .collect();
    times.sort_unstable();
    let times: Vec<String> = times
        .iter()
        .take(MAX_BEST_TIMES)
        .map(|&time| wording::time(&text, time))
        .collect();
    let most = tallies.iter().map(|tally| tally.points).max().unwrap_or(0);
    let share = wording::percent(wins as f64 / games as f64);
    let lines = [
        (text.msg_mines_times(), times.join("  ·  "), wins > 0),
        (text.msg_class_points(), most.to_string(), wins > 0),
        (text.msg_mines_games(), games.to_string(), true),
        (
            text.msg_mines_wins(),
            text.msg_mines_wins_share(wins.to_string(), share),
            true,
        ),
    ];
    let grid = Grid::new("records").num_columns(2).min_row_height(LINE);
    grid.spacing(vec2(12.0, 3.0)).show(ui, |ui| {
        for (name, figure, _) in lines.into_iter().filter(|(.., told)| *told) {
            ui.label(RichText::new(name).size(13.0).color(theme.quiet));
            ui.label(RichText::new(figure).font(theme::semibold(14.0)));
            ui.end_row();
        }
    });
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
