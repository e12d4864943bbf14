//! The records of games like the one that is played, below what is said of it.

use super::command::MinesContext;
use super::mode::MinesMode;
use super::words;
use crate::app::common::theme;
use egui::{Grid, Label, RichText, Ui, vec2};
use games::mines::{BEST_TIMES, GameKind, KindStatistics};

/// The height of a line, in points.
const LINE: f32 = 19.0;

/// Shows the best times of games of this kind, with and without flags together, and how many were won.
pub fn show(mode: &MinesMode, ui: &mut Ui, app: &MinesContext) {
    let (text, theme) = (app.text, theme::of(ui));
    ui.label(RichText::new(text.msg_mines_records_title()).font(theme::semibold(13.5)));
    let settings = mode.play.game().settings();
    let kinds = [false, true].map(|flags| GameKind::of(&settings, flags));
    let known: Vec<&KindStatistics> = kinds
        .iter()
        .filter_map(|kind| mode.statistics().kinds.get(kind))
        .collect();
    let sum = |of: fn(&KindStatistics) -> u64| known.iter().map(|tally| of(tally)).sum::<u64>();
    let (games, wins) = (sum(|tally| tally.played), sum(|tally| tally.won));
    if wins == 0 {
        let words = RichText::new(text.msg_mines_records_none()).size(13.0);
        ui.add(Label::new(words.color(theme.quiet)).wrap());
    }
    if games == 0 {
        return;
    }
    let mut times: Vec<u64> = known
        .iter()
        .flat_map(|tally| &tally.best_times)
        .copied()
        .collect();
    times.sort_unstable();
    let times = times.iter().take(BEST_TIMES);
    let times: Vec<String> = times.map(|&time| words::time(&text, time)).collect();
    let most = known.iter().map(|tally| tally.points).max().unwrap_or(0);
    let share = words::percent(wins as f64 / games as f64);
    let lines = [
        (text.msg_mines_times(), times.join("  ·  "), wins > 0),
        (text.msg_mines_points(), most.to_string(), wins > 0),
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
