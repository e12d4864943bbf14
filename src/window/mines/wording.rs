//! Sentences of Minesweeper: cells, sizes, rules, times, figures, and the state of the shown position.

use super::MinesMode;
use super::analysis::MinesAdvice;
use super::mines_session::{CellFace, MinesSession, written};
use super::paint::figure;
use crate::sentences;
use crate::window::kit::app_context::AppContext;
use engine::text::Text;
use games::mines::{
    ActionKind, BoardRule, CellIndex, ClickReview, Contradiction, Difficulty, FirstClick,
    GameStatus, GameSummary, Millis, NoGuessMethod, Size,
};

/// A cell in words: *riga 3, colonna 5, chiusa, mina al 14 %*.
pub fn cell(text: &Text, size: Size, cell: CellIndex, face: CellFace, mine: Option<f64>) -> String {
    let what = match face {
        CellFace::Closed => text.msg_mines_cell_closed(),
        CellFace::Flag => text.msg_mines_cell_flag(),
        CellFace::Question => text.msg_mines_cell_question(),
        CellFace::Clue(clue) => text.msg_mines_cell_clue(clue.to_string()),
        CellFace::Mine => text.msg_mines_cell_mine(),
        CellFace::Fatal => text.msg_mines_cell_fatal(),
        CellFace::WrongFlag => text.msg_mines_cell_wrong_flag(),
    };
    let (row, column) = place(size, cell);
    let name = text.msg_stage_cell(row, column, what);
    match mine {
        Some(mine) => text.msg_mines_cell_chance(name, figure(mine)),
        None => name,
    }
}

/// Row and column, for sentences.
pub fn place(size: Size, cell: CellIndex) -> (String, String) {
    let (row, column) = size.place(cell);
    (row.to_string(), column.to_string())
}

/// A time with hundredths, with the language's decimal separator.
pub fn time(text: &Text, time: Millis) -> String {
    let point = text.number(0.5).contains('.');
    written(time, if point { '.' } else { ',' })
}

/// The name of a size; *custom* without one.
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

/// The name of a rule.
pub fn rule(text: &Text, rule: BoardRule) -> String {
    match rule {
        BoardRule::Any => text.msg_mines_rule_any(),
        BoardRule::NotEnclosed => text.msg_mines_rule_not_enclosed(),
        BoardRule::NoGuess(NoGuessMethod::Repaired) => text.msg_mines_rule_repaired(),
        BoardRule::NoGuess(NoGuessMethod::Filtered) => text.msg_mines_rule_filtered(),
        BoardRule::NoGuessOf(difficulty) => match difficulty {
            Difficulty::OneClue => text.msg_mines_rule_one_clue(),
            Difficulty::TwoClues => text.msg_mines_rule_two_clues(),
            Difficulty::MinesLeft => text.msg_mines_rule_mines_left(),
            Difficulty::Cases => text.msg_mines_rule_cases(),
        },
    }
}

/// The name of a guarantee for the first opening.
pub fn first(text: &Text, first: FirstClick) -> String {
    match first {
        FirstClick::Any => text.msg_mines_first_choice_any(),
        FirstClick::Safe => text.msg_mines_first_choice_safe(),
        FirstClick::Zero => text.msg_mines_first_choice_zero(),
    }
}

/// AccessibleNames and figures of a game. 3BV, openings and islands would give the board away, so they are added at the
/// end.
pub fn figures(text: &Text, summary: &GameSummary, over: bool) -> Vec<(String, String)> {
    let per_second = summary
        .three_bv_per_second()
        .map_or("-".to_owned(), |figure| hundredths(text, figure));
    let clicks = summary.clicks;
    let mut figures = vec![
        (
            text.msg_mines_three_bv(),
            if over {
                format!("{} / {}", summary.three_bv_done, summary.three_bv)
            } else {
                summary.three_bv_done.to_string()
            },
        ),
        (text.msg_mines_three_bv_per_second(), per_second),
        (text.msg_mines_clicks(), clicks.all().to_string()),
        (
            text.msg_mines_efficiency(),
            text.msg_mines_percent(percent(summary.efficiency())),
        ),
        (text.msg_mines_clicks_left(), clicks.left.to_string()),
        (text.msg_mines_clicks_right(), clicks.right.to_string()),
        (text.msg_mines_clicks_chord(), clicks.chord.to_string()),
        (text.msg_mines_clicks_wasted(), clicks.wasted.to_string()),
    ];
    if over {
        figures.push((text.msg_mines_openings(), summary.openings.to_string()));
        figures.push((text.msg_mines_islands(), summary.islands.to_string()));
        figures.push((text.msg_class_points(), summary.points().to_string()));
    }
    figures
}

/// A share in whole percent.
pub fn percent(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

/// A figure with two decimals.
pub fn hundredths(text: &Text, figure: f64) -> String {
    text.number((figure * 100.0).round() / 100.0)
}

/// The panel's sentence on the shown position, and whether it is bad news.
pub fn sentence(mode: &MinesMode, app: &AppContext) -> (String, bool) {
    let text = &app.text;
    if let Some(replay) = &mode.replay {
        let size = mode.size();
        let Some(action) = replay.last() else {
            return (text.msg_mines_replay_begins(), false);
        };
        let action = action_sentence(text, size, action.kind);
        let click = mode
            .analysis
            .review()
            .and_then(|review| review.clicks[replay.done() - 1]);
        return match click {
            Some(click) => (
                format!("{action} {}", click_verdict(text, size, &click)),
                click.is_needless(),
            ),
            None => (action, false),
        };
    }
    let probabilities = mode
        .analysis
        .probabilities()
        .filter(|_| mode.tools.heat && mode.can_think());
    let advice = mode.analysis.advice();
    let contradiction = advice
        .and_then(|advice| advice.as_ref().err())
        .or(probabilities.and_then(|found| found.as_ref().err()));
    if let Some(Contradiction(cell)) = contradiction {
        let (row, column) = place(mode.size(), *cell);
        return (text.msg_mines_study_contradiction(row, column), true);
    }
    match advice {
        Some(Ok(advice)) => return (advice_sentence(mode, text, advice), false),
        None if mode.analysis.is_advice_wanted() => return (text.msg_mines_thinking(), false),
        _ => {}
    }
    if let Some(Ok(chances)) = probabilities
        && !chances.exact
    {
        return (text.msg_mines_heat_not_exact(points(chances.error)), false);
    }
    if mode.study.is_some() {
        return (text.msg_mines_study_tip(), false);
    }
    let game = mode.play.game();
    match game.state() {
        _ if mode.play.is_generating() => (text.msg_mines_laying(), false),
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

/// An error bound in percentage points, at least 1.
fn points(error: f64) -> String {
    format!("{:.0}", (100.0 * error).ceil().max(1.0))
}

fn advice_sentence(mode: &MinesMode, text: &Text, advice: &MinesAdvice) -> String {
    match advice {
        MinesAdvice::Deduction(hint) => {
            let reason = sentences::mines_hint(text, &mode.position(), hint);
            format!("{reason} {}", text.msg_mines_advise_again())
        }
        MinesAdvice::Guess { cell, mine, win } => {
            let (row, column) = place(mode.size(), *cell);
            let guess = text.msg_mines_guess(row, column, figure(*mine));
            let win = win.map(|win| text.msg_mines_guess_win(figure(win)));
            let again = mode.study.is_none().then(|| text.msg_mines_guess_again());
            let parts = std::iter::once(guess).chain(win).chain(again);
            parts.collect::<Vec<_>>().join(" ")
        }
        MinesAdvice::Nothing => text.msg_mines_nothing_to_open(),
    }
}

fn won(text: &Text, play: &MinesSession) -> String {
    match play.game().summary() {
        Some(summary) => text.msg_mines_won(time(text, summary.time)),
        None => String::new(),
    }
}

/// The verdict on a click of a replay.
pub fn click_verdict(text: &Text, size: Size, click: &ClickReview) -> String {
    let risk = figure(click.risk);
    let (row, column) = place(size, click.best);
    if !click.is_guess() {
        text.msg_mines_story_safe()
    } else if !click.is_needless() {
        text.msg_mines_story_forced(risk)
    } else if click.least == 0.0 {
        text.msg_mines_story_needless(risk, row, column)
    } else {
        let (least, loss) = (figure(click.least), figure(click.loss()));
        text.msg_mines_story_worse(risk, row, column, least, loss)
    }
}

/// The description of an action of a replay.
fn action_sentence(text: &Text, size: Size, kind: ActionKind) -> String {
    let (ActionKind::Open(cell) | ActionKind::Mark(cell) | ActionKind::Chord(cell)) = kind else {
        return text.msg_mines_action_undo();
    };
    let (row, column) = place(size, cell);
    match kind {
        ActionKind::Open(_) => text.msg_mines_action_open(row, column),
        ActionKind::Mark(_) => text.msg_mines_action_mark(row, column),
        _ => text.msg_mines_action_chord(row, column),
    }
}
