//! Cells, sizes, rules, times and figures in words.

use super::clock::written;
use super::paint::figure;
use super::session::CellFace;
use engine::text::Text;
use games::mines::{
    BoardRule, CellIndex, Difficulty, FirstClick, GameSummary, Millis, NoGuessMethod, Size,
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
    let name = text.msg_mines_cell(row, column, what);
    match mine {
        Some(mine) => text.msg_mines_cell_chance(name, figure(mine)),
        None => name,
    }
}

/// Row and column, as sentences have them.
pub fn place(size: Size, cell: CellIndex) -> (String, String) {
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
        BoardRule::NoGuessOf(difficulty) => match difficulty {
            Difficulty::OneClue => text.msg_mines_rule_one_clue(),
            Difficulty::TwoClues => text.msg_mines_rule_two_clues(),
            Difficulty::MinesLeft => text.msg_mines_rule_mines_left(),
            Difficulty::Cases => text.msg_mines_rule_cases(),
        },
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

/// The figures of a game, name by name. While it is played the whole 3BV, the openings and the islands would tell of the
/// board: they come at the end.
pub fn figures(text: &Text, summary: &GameSummary, over: bool) -> Vec<(String, String)> {
    let per_second = summary.three_bv_per_second();
    let per_second = per_second.map_or("-".to_owned(), |figure| hundredths(text, figure));
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
        figures.push((text.msg_mines_points(), summary.points().to_string()));
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
