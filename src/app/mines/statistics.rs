//! The statistics: for each size games, wins, series, times, and how well they were played.

use super::command::MinesCommand;
use super::command::MinesContext;
use super::words;
use crate::app::common::theme;
use egui::{Button, Label, RichText, ScrollArea, Ui, vec2};
use engine::games::mines::{Size, SizeStatistics, Statistics};
use engine::text::Text;

/// How wide they are, in points.
pub const WIDTH: f32 = 780.0;

/// Shows them; true when it is over.
pub fn show(ui: &mut Ui, app: &mut MinesContext, known: &Statistics) -> bool {
    let text = app.text;
    ui.heading(text.msg_mines_statistics());
    ui.add_space(6.0);
    if known.sizes.is_empty() {
        ui.label(text.msg_mines_statistics_empty());
    }
    ScrollArea::vertical().max_height(330.0).show(ui, |ui| {
        let grid = egui::Grid::new("statistics").striped(true);
        grid.spacing(vec2(14.0, 8.0)).show(ui, |ui| {
            if known.sizes.is_empty() {
                return;
            }
            for title in [
                text.msg_mines_size_title(),
                text.msg_mines_games(),
                text.msg_mines_wins(),
                text.msg_mines_streak(),
                text.msg_mines_times(),
                text.msg_mines_three_bv(),
                text.msg_mines_three_bv_per_second(),
                text.msg_mines_clicks(),
                text.msg_mines_efficiency(),
            ] {
                let words = RichText::new(title).font(theme::semibold(13.0));
                ui.add(Label::new(words));
            }
            ui.end_row();
            for (&size, tally) in &known.sizes {
                for words in row(&text, size, tally) {
                    ui.add(Label::new(RichText::new(words).size(13.5)));
                }
                ui.end_row();
            }
        });
    });
    ui.add_space(4.0);
    let ink = theme::of(ui).quiet;
    let tip = RichText::new(text.msg_mines_statistics_tip()).color(ink);
    ui.label(tip.size(12.5));
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let close = Button::new(text.msg_mines_close()).min_size(vec2(110.0, 34.0));
        let over = ui.add(close).clicked();
        let forget = Button::new(text.msg_mines_forget()).min_size(vec2(110.0, 34.0));
        if ui.add_enabled(!known.sizes.is_empty(), forget).clicked() {
            app.send(MinesCommand::Forget);
        }
        over
    })
    .inner
}

/// What is told of one size.
fn row(text: &Text, size: Size, tally: &SizeStatistics) -> [String; 9] {
    let none = || "-".to_owned();
    let name = match words::size(text, size) {
        name if name == text.msg_mines_size_own() => words::measures(text, size),
        name => name,
    };
    let share = tally.wins as f64 / tally.games.max(1) as f64;
    let wins = text.msg_mines_wins_share(tally.wins.to_string(), words::percent(share));
    let streak =
        text.msg_mines_streak_best(tally.streak.to_string(), tally.best_streak.to_string());
    let best = tally.best_times.iter().take(3);
    let times: Vec<String> = best.map(|&time| words::time(text, time)).collect();
    let times = match times.is_empty() {
        true => none(),
        false => times.join("  ·  "),
    };
    // Of all games that were won, taken together.
    let mean = |sum: u64| match tally.wins {
        0 => none(),
        wins => text.number((sum as f64 / wins as f64).round()),
    };
    let per_second = tally.three_bv_per_second();
    let efficiency = tally.efficiency();
    [
        name,
        tally.games.to_string(),
        wins,
        streak,
        times,
        mean(tally.three_bv),
        per_second.map_or_else(none, |figure| words::hundredths(text, figure)),
        mean(tally.clicks),
        efficiency.map_or_else(none, |share| text.msg_mines_percent(words::percent(share))),
    ]
}
