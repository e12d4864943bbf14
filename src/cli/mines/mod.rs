//! `mines new`, a board; `mines probabilities`, what is known of a position; `mines solve`, whole games.

mod solve;

pub use solve::solve;

use super::arguments::Arguments;
use super::input::Source;
use super::json::Number;
use super::output::{Columns, complain};
use super::{Context, Fail, Status};
use engine::chance::Chance;
use engine::diagnostics;
use engine::games::mines::{
    BoardRule, Cell, Chances, Contradiction, FirstClick, NoGuessMethod, Position, Size, generate,
};
use serde::Serialize;

/// Prints a board, solution included.
pub fn new(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let text = &context.text;
    let size: Size = arguments.value("size").expect("there is a default");
    let rule = match (arguments.word("rule"), arguments.word("method")) {
        (Some("not-enclosed"), _) => BoardRule::NotEnclosed,
        (Some("no-guess"), Some("filtered")) => BoardRule::NoGuess(NoGuessMethod::Filtered),
        (Some("no-guess"), _) => BoardRule::NoGuess(NoGuessMethod::Repaired),
        _ => BoardRule::Any,
    };
    let (first, cell) = match arguments.value::<(usize, usize)>("first") {
        Some((row, column)) => match size.cell(row, column) {
            Some(cell) => (FirstClick::Safe, cell),
            None => {
                let last = [size.rows() - 1, size.columns() - 1].map(|last| last.to_string());
                let why = text.msg_mines_first_outside(&last[0], &last[1]);
                return Err(Fail::Unusable(format!("--first: {why}")));
            }
        },
        // Nothing is kept free; only a board without guesses has to begin somewhere.
        None => (FirstClick::Any, middle(size)),
    };
    let chance = &mut Chance::new(arguments.number("seed"));
    let board = generate(size, cell, first, rule, chance).map_err(|error| {
        let why = diagnostics::lay_error(text, error);
        Fail::Unusable(format!("--size: {why}"))
    })?;
    if let BoardRule::NoGuess(method) = rule {
        let (row, column) = written(size, cell);
        complain(&match method {
            NoGuessMethod::Filtered => text.msg_mines_no_guess_filtered(row, column),
            NoGuessMethod::Repaired => text.msg_mines_no_guess_repaired(row, column),
        });
    }
    context.out.text(&Position::from(&board).to_string())?;
    Ok(Status::Done)
}

/// The cell in the middle.
fn middle(size: Size) -> Cell {
    let middle = size.cell(size.rows() / 2, size.columns() / 2);
    middle.expect("a board has a middle")
}

/// Row and column for a sentence.
fn written(size: Size, cell: Cell) -> (String, String) {
    let (row, column) = size.place(cell);
    (row.to_string(), column.to_string())
}

#[derive(Serialize)]
struct Probabilities {
    probabilities: Vec<Vec<Option<Number>>>,
    exact: bool,
}

#[derive(Serialize)]
struct Contradictory {
    contradiction: [usize; 2],
}

/// Prints the probability of a mine for every cell that is closed.
pub fn probabilities(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let position = source.mines(&context.text)?;
    let size = position.size();
    let chances = match Chances::of(&position) {
        Ok(chances) => chances,
        Err(Contradiction(cell)) => {
            if context.json {
                let contradiction = size.place(cell).into();
                context.out.json(&Contradictory { contradiction })?;
            } else {
                let (row, column) = written(size, cell);
                let why = context.text.msg_mines_contradiction(row, column);
                complain(&format!("{}: {why}", source.name));
            }
            return Ok(Status::No);
        }
    };
    let rows = chances.mine.chunks(size.columns());
    if context.json {
        let row = |row: &[Option<f64>]| row.iter().map(|p| p.map(Number)).collect();
        context.out.json(&Probabilities {
            probabilities: rows.map(row).collect(),
            exact: chances.exact,
        })?;
        return Ok(Status::Done);
    }
    let mut columns = Columns::default();
    for row in rows {
        let percent = |p: &Option<f64>| p.map_or("-".to_owned(), |p| format!("{:.1}", 100.0 * p));
        columns.row(row.iter().map(percent));
    }
    for line in columns.lines() {
        context.out.line(&line)?;
    }
    if !chances.exact {
        complain(&context.text.msg_mines_not_exact());
    }
    Ok(Status::Done)
}
