//! What is said about the game: cells by name, hints, how it ended.

use super::MinesMode;
use super::analysis::Advice;
use super::clock::written;
use super::paint::figure;
use super::play::{Face, Play};
use crate::app::common::app_context::AppContext;
use engine::diagnostics;
use engine::games::mines::{
    ActionKind, BoardRule, Cell, Contradiction, FirstClick, GameStatus, GameSummary, Millis,
    NoGuessMethod, Size,
};
use engine::text::Text;

/// A cell in words: *riga 3, colonna 5, chiusa, mina al 14 %*.
pub fn cell(text: &Text, size: Size, cell: Cell, face: Face, mine: Option<f64>) -> String {
    let what = match face {
        Face::Closed => text.msg_mines_cell_closed(),
        Face::Flag => text.msg_mines_cell_flag(),
        Face::Question => text.msg_mines_cell_question(),
        Face::Clue(clue) => text.msg_mines_cell_clue(clue.to_string()),
        Face::Mine => text.msg_mines_cell_mine(),
        Face::Fatal => text.msg_mines_cell_fatal(),
        Face::WrongFlag => text.msg_mines_cell_wrong_flag(),
    };
    let (row, column) = place(size, cell);
    let name = text.msg_mines_cell(row, column, what);
    match mine {
        Some(mine) => text.msg_mines_cell_chance(name, figure(mine)),
        None => name,
    }
}

/// Row and column, as sentences have them.
fn place(size: Size, cell: Cell) -> (String, String) {
    let (row, column) = size.place(cell);
    (row.to_string(), column.to_string())
}

/// A time to hundredths, with the language's comma or point.
pub fn time(text: &Text, time: Millis) -> String {
    let point = text.number(0.5).contains('.');
    written(time, if point { '.' } else { ',' })
}

/// A size by its name, or by its numbers.
pub fn size(text: &Text, size: Size) -> String {
    match size {
        Size::BEGINNER => text.msg_mines_size_beginner(),
        Size::INTERMEDIATE => text.msg_mines_size_intermediate(),
        Size::EXPERT => text.msg_mines_size_expert(),
        _ => text.msg_mines_size_own(),
    }
}

/// Columns, rows and mines.
pub fn measures(text: &Text, size: Size) -> String {
    let (columns, rows) = (size.columns().to_string(), size.rows().to_string());
    text.msg_mines_measures(columns, rows, size.mines())
}

/// What a board is sure to be.
pub fn rule(text: &Text, rule: BoardRule) -> String {
    match rule {
        BoardRule::Any => text.msg_mines_rule_any(),
        BoardRule::NotEnclosed => text.msg_mines_rule_not_enclosed(),
        BoardRule::NoGuess(NoGuessMethod::Repaired) => text.msg_mines_rule_repaired(),
        BoardRule::NoGuess(NoGuessMethod::Filtered) => text.msg_mines_rule_filtered(),
    }
}

/// What the first opening is sure to be.
pub fn first(text: &Text, first: FirstClick) -> String {
    match first {
        FirstClick::Any => text.msg_mines_first_choice_any(),
        FirstClick::Safe => text.msg_mines_first_choice_safe(),
        FirstClick::Zero => text.msg_mines_first_choice_zero(),
    }
}

/// What the panel says of the position, and whether that is bad news.
pub fn sentence(mode: &MinesMode, app: &AppContext) -> (String, bool) {
    let text = &app.text;
    if let Some(replay) = &mode.replay {
        let size = mode.size();
        let deed = replay.last().map_or_else(
            || text.msg_mines_replay_begins(),
            |action| deed(text, size, action.deed),
        );
        return (deed, false);
    }
    let heat = mode.analysis.heat.answer(&mode.number);
    let heat = heat.filter(|_| mode.tools.heat && mode.can_think());
    let advice = mode.advice();
    let wrong = advice.and_then(|advice| advice.as_ref().err());
    if let Some(Contradiction(cell)) = wrong.or(heat.and_then(|heat| heat.as_ref().err())) {
        let (row, column) = place(mode.size(), *cell);
        return (text.msg_mines_study_contradiction(row, column), true);
    }
    match advice {
        Some(Ok(advice)) => return (advised(mode, text, advice), false),
        None if mode.hinted == Some(mode.number) => return (text.msg_mines_thinking(), false),
        _ => {}
    }
    if let Some(Ok(heat)) = heat
        && !heat.exact
    {
        return (text.msg_mines_heat_not_exact(), false);
    }
    if mode.study.is_some() {
        return (text.msg_mines_study_tip(), false);
    }
    let game = mode.play.game();
    match game.state() {
        _ if mode.play.is_laying() => (text.msg_mines_laying(), false),
        _ if mode.play.is_paused() => (text.msg_mines_paused(), false),
        GameStatus::Ready => (text.msg_mines_ready(), false),
        GameStatus::Playing if mode.tools.heat => (text.msg_mines_heat_tip(), false),
        GameStatus::Playing => (String::new(), false),
        GameStatus::Lost(cell) => {
            let (row, column) = place(mode.size(), cell);
            (text.msg_mines_lost(row, column), true)
        }
        GameStatus::Won => (won(text, &mode.play), false),
    }
}

fn advised(mode: &MinesMode, text: &Text, advice: &Advice) -> String {
    match advice {
        Advice::Deduction(hint) => {
            let reason = diagnostics::mines_hint(text, &mode.position(), hint);
            format!("{reason} {}", text.msg_mines_advise_again())
        }
        Advice::Guess { cell, mine, win } => {
            let (row, column) = place(mode.size(), *cell);
            let guess = text.msg_mines_guess(row, column, figure(*mine));
            let win = win.map(|win| text.msg_mines_guess_win(figure(win)));
            let again = mode.study.is_none().then(|| text.msg_mines_guess_again());
            let parts = std::iter::once(guess).chain(win).chain(again);
            parts.collect::<Vec<_>>().join(" ")
        }
        Advice::Nothing => text.msg_mines_nothing_to_open(),
    }
}

fn won(text: &Text, play: &Play) -> String {
    match play.game().summary() {
        Some(summary) => text.msg_mines_won(time(text, summary.time)),
        None => String::new(),
    }
}

/// The figures of a game that is over, name by name.
pub fn figures(text: &Text, summary: &GameSummary) -> Vec<(String, String)> {
    let per_second = summary.three_bv_per_second();
    let per_second = per_second.map_or("-".to_owned(), |figure| hundredths(text, figure));
    vec![
        (text.msg_mines_three_bv(), summary.three_bv.to_string()),
        (text.msg_mines_three_bv_per_second(), per_second),
        (text.msg_mines_clicks(), summary.clicks.to_string()),
        (
            text.msg_mines_efficiency(),
            text.msg_mines_percent(percent(summary.efficiency())),
        ),
    ]
}

/// A share in whole percent.
pub fn percent(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

/// A figure with two decimals.
pub fn hundredths(text: &Text, figure: f64) -> String {
    text.number((figure * 100.0).round() / 100.0)
}

/// What was done, in a replay.
fn deed(text: &Text, size: Size, deed: ActionKind) -> String {
    let on = |cell| place(size, cell);
    match deed {
        ActionKind::Open(cell) => {
            let (row, column) = on(cell);
            text.msg_mines_deed_open(row, column)
        }
        ActionKind::Mark(cell) => {
            let (row, column) = on(cell);
            text.msg_mines_deed_mark(row, column)
        }
        ActionKind::Chord(cell) => {
            let (row, column) = on(cell);
            text.msg_mines_deed_chord(row, column)
        }
        ActionKind::Undo => text.msg_mines_deed_undo(),
    }
}
