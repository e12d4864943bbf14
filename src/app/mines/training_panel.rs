//! What stands beside a training: the patterns with what games show of them, the exercise, how it goes.

use super::command::{MinesCommand, MinesContext};
use super::mode::MinesMode;
use super::replay_panel::leave;
use super::training::Training;
use super::words::{self, pattern_name};
use crate::app::common::theme;
use crate::app::common::widgets::{main_button, one_line, quiet_line};
use egui::{Label, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use games::mines::{Pattern, PatternFigures};
use std::collections::BTreeMap;

/// Patterns that can be trained though games never showed them.
const USUAL: [Pattern; 7] = [
    Pattern::OneClue,
    Pattern::Pair { less: 1, more: 1 },
    Pattern::Pair { less: 1, more: 2 },
    Pattern::Pair { less: 1, more: 3 },
    Pattern::Pair { less: 2, more: 2 },
    Pattern::MinesLeft,
    Pattern::Cases,
];
/// How high a line of the table is, in points.
const LINE: f32 = 24.0;

/// Shows the patterns, and how the training goes.
pub fn show(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let Some(training) = &mode.training else {
        return;
    };
    let text = app.text;
    ui.heading(text.msg_mines_training());
    let wide = ui.available_width();
    if main_button(ui, &text.msg_mines_training_next(), vec2(wide, 34.0)).clicked() {
        app.send(MinesCommand::Next);
    }
    let score = training.score();
    let mut words = text.msg_mines_training_score(score.right.to_string(), score.all.to_string());
    if let Some(mean) = score.mean() {
        let mean = text.msg_mines_training_mean(words::hundredths(&text, mean));
        words = format!("{words} · {mean}");
    }
    quiet_line(ui, words);
    table(mode, training, ui, app);
    leave(ui, app);
}

/// The patterns, one to a line: how often each was found and missed in games, and how long it took.
fn table(mode: &MinesMode, training: &Training, ui: &mut Ui, app: &mut MinesContext) {
    let (text, theme) = (app.text, theme::of(ui));
    let mut patterns: BTreeMap<Pattern, PatternFigures> = USUAL
        .map(|pattern| (pattern, PatternFigures::default()))
        .into();
    patterns.extend(mode.known.patterns.iter());
    ui.spacing_mut().item_spacing.y = 1.0;
    let columns = |right: f32| [right - 124.0, right - 66.0, right - 6.0];
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let font = theme::regular(12.0);
    let title = |ui: &Ui, words: String, right: f32, left: bool| {
        let galley = one_line(ui, words, font.clone(), theme.quiet, 56.0);
        let x = if left { right } else { right - galley.size().x };
        let at = pos2(x, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, theme.quiet);
    };
    title(ui, text.msg_mines_pattern_title(), rect.left() + 6.0, true);
    let titles = [
        text.msg_mines_pattern_found(),
        text.msg_mines_pattern_missed(),
        text.msg_mines_pattern_time(),
    ];
    for (words, right) in titles.into_iter().zip(columns(rect.right())) {
        title(ui, words, right, false);
    }
    for (pattern, figures) in patterns {
        let on = training.pattern() == pattern;
        let name = pattern_name(&text, pattern);
        let time = figures.mean_time();
        let time = time.map_or("-".to_owned(), |time| words::time(&text, time));
        let cells = [figures.found.to_string(), figures.missed.to_string(), time];
        let size = vec2(ui.available_width(), LINE);
        let (rect, line) = ui.allocate_exact_size(size, Sense::click());
        let told = format!("{name}: {}", cells.join(", "));
        line.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &told));
        let fill = match () {
            () if on => theme.accent_paper,
            () if line.hovered() => theme.card_hovered,
            () => theme.window,
        };
        let rim = match () {
            () if line.has_focus() => Stroke::new(2.0, theme.accent),
            () if on => Stroke::new(1.0, theme.accent),
            () => Stroke::NONE,
        };
        ui.painter().rect(rect, 5.0, fill, rim, StrokeKind::Inside);
        let font = match on {
            true => theme::semibold(13.0),
            false => theme::regular(13.0),
        };
        let room = columns(rect.right())[0] - 40.0 - rect.left();
        let galley = one_line(ui, name, font.clone(), theme.text, room);
        let middle = |high: f32| rect.center().y - high / 2.0;
        let at = pos2(rect.left() + 6.0, middle(galley.size().y));
        ui.painter().galley(at, galley, theme.text);
        let missed = figures.missed > 0;
        for (at, (words, right)) in cells.into_iter().zip(columns(rect.right())).enumerate() {
            let ink = match at {
                1 if missed => theme.wrong,
                _ => theme.text,
            };
            let galley = one_line(ui, words, font.clone(), ink, 64.0);
            let at = pos2(right - galley.size().x, middle(galley.size().y));
            ui.painter().galley(at, galley, ink);
        }
        if line.clicked() {
            app.send(MinesCommand::Train(Some(pattern)));
        }
    }
    ui.spacing_mut().item_spacing.y = 7.0;
    ui.add_space(6.0);
    let words = match mode.known.patterns.weakest() {
        Some(weakest) => text.msg_mines_training_weakest(pattern_name(&text, weakest)),
        None => text.msg_mines_training_unknown(),
    };
    let words = RichText::new(words).size(13.0).color(theme.quiet);
    ui.add(Label::new(words).wrap());
}
