//! `mines new`, a board, and `mines board FILE`, the measures of a whole board.

use super::{place, positions};
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::output::{TextTable, print_to_stderr};
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options, values};
use crate::sentences;
use clap::{Arg, Command};
use engine::chance::Chance;
use engine::text::Text;
use games::mines::{
    BoardRule, CellIndex, Difficulty, FirstClick, GenerateError, MineBoard, MinesPosition,
    NoGuessMethod, Size, difficulty_while, generate_while,
};
use serde::Serialize;

pub fn new_command(text: &Text) -> Command {
    help::subcommand(
        text,
        "mines new",
        text.msg_help_mines_new(),
        "[--size SIZE] [--first R,C] [--rule RULE]",
        vec![
            super::size(text),
            first(text),
            rule(text),
            method(text),
            difficulty(text),
            options::new_seed(text),
        ],
    )
}

fn first(text: &Text) -> Arg {
    options::option("first", "R,C", text.msg_help_option_first_click())
        .allow_hyphen_values(true)
        .value_parser(values::place(text))
}

fn rule(text: &Text) -> Arg {
    const RULES: &[(&str, BoardRule)] = &[
        ("any", BoardRule::Any),
        ("not-enclosed", BoardRule::NotEnclosed),
        // `--method` chooses the method.
        ("no-guess", BoardRule::NoGuess(NoGuessMethod::Repaired)),
    ];
    let rules = "any|not-enclosed|no-guess";
    let rule = options::option("rule", rules, text.msg_help_option_rule());
    options::with_default(text, rule, "any").value_parser(values::choice(text, RULES))
}

fn method(text: &Text) -> Arg {
    const METHODS: &[(&str, NoGuessMethod)] = &[
        ("repaired", NoGuessMethod::Repaired),
        ("filtered", NoGuessMethod::Filtered),
    ];
    let methods = "repaired|filtered";
    let method = options::option("method", methods, text.msg_help_option_method());
    options::with_default(text, method, "repaired")
        .conflicts_with("difficulty")
        .value_parser(values::choice(text, METHODS))
}

/// The hardest deduction that a board without guesses needs.
fn difficulty(text: &Text) -> Arg {
    const DIFFICULTIES: &[(&str, Difficulty)] = &[
        ("one-clue", Difficulty::OneClue),
        ("two-clues", Difficulty::TwoClues),
        ("mines-left", Difficulty::MinesLeft),
        ("cases", Difficulty::Cases),
    ];
    options::option("difficulty", "D", text.msg_help_option_difficulty())
        .value_parser(values::choice(text, DIFFICULTIES))
}

/// Prints a board, solution included.
pub fn new(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = &context.text;
    let size: Size = arguments.value("size");
    let difficulty = arguments.optional::<Difficulty>("difficulty");
    let rule = match (arguments.value("rule"), difficulty) {
        (BoardRule::NoGuess(_), Some(difficulty)) => BoardRule::NoGuessOf(difficulty),
        (BoardRule::NoGuess(_), None) => BoardRule::NoGuess(arguments.value("method")),
        (_, Some(_)) => {
            let why = text.msg_mines_difficulty_alone();
            return Err(Fail::unusable("--difficulty", why));
        }
        (rule, None) => rule,
    };
    if arguments.typed("method").is_some() && !rule.is_without_guess() {
        let why = text.msg_cli_option_needs("--rule no-guess");
        return Err(Fail::unusable("--method", why));
    }
    let (first, cell) = match arguments.optional::<(usize, usize)>("first") {
        Some((row, column)) => (FirstClick::Safe, super::cell(text, size, row, column)?),
        // No cell is kept free of mines; only a board without guesses has to begin somewhere.
        None => (FirstClick::Any, middle(size)),
    };
    let seed = arguments.seed_or_new();
    let chance = &mut Chance::new(seed);
    let board =
        generate_while(size, cell, first, rule, chance, &|| !interrupted()).map_err(|error| {
            match error {
                GenerateError::Stopped => Fail::Interrupted,
                _ => {
                    let why = sentences::mines_generate_error(text, error);
                    Fail::unusable("--size", why)
                }
            }
        })?;
    arguments.tell_new_seed(text, seed);
    if rule.is_without_guess() {
        let (row, column) = place(size, cell);
        print_to_stderr(&match rule {
            BoardRule::NoGuess(NoGuessMethod::Filtered) => {
                text.msg_mines_no_guess_filtered(row, column)
            }
            _ => text.msg_mines_no_guess_repaired(row, column),
        });
    }
    context.out.text(&MinesPosition::from(&board).to_string())?;
    Ok(ExitStatus::Done)
}

fn middle(size: Size) -> CellIndex {
    let middle = size.cell(size.rows() / 2, size.columns() / 2);
    middle.expect("a board has a middle")
}

pub fn board_command(text: &Text) -> Command {
    let first = options::option("first", "R,C", text.msg_help_option_first_check());
    help::subcommand(
        text,
        "mines board",
        text.msg_help_mines_board(),
        "FILE [--first R,C]",
        vec![
            options::file("FILE", text.msg_help_argument_whole_board()),
            first
                .allow_hyphen_values(true)
                .value_parser(values::place(text)),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct BoardReport {
    columns: usize,
    rows: usize,
    mines: usize,
    three_bv: usize,
    openings: usize,
    islands: usize,
    /// The mines all of whose neighbours are mines.
    enclosed: Vec<[usize; 2]>,
    /// True if deduction alone solves it from the cell that was given; null without one.
    no_guess: Option<bool>,
    /// The hardest deduction that it needs then.
    difficulty: Option<&'static str>,
}

pub fn board(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = context.text;
    let source = Source::new(arguments.file("FILE"));
    let position = source.mines(&text)?;
    let size = position.size();
    let board = MineBoard::from_position(&position).ok_or_else(|| {
        Fail::Unusable(format!(
            "{}: {}",
            source.name,
            text.msg_mines_board_not_whole()
        ))
    })?;
    let first: Option<CellIndex> = match arguments.optional::<(usize, usize)>("first") {
        Some((row, column)) => Some(super::cell(&text, size, row, column)?),
        None => None,
    };
    let difficulty = first.map(|first| difficulty_while(&board, first, &|| !interrupted()));
    if interrupted() {
        return Err(Fail::Interrupted);
    }
    let parts = board.parts();
    let report = BoardReport {
        columns: size.columns(),
        rows: size.rows(),
        mines: size.mines(),
        three_bv: parts.three_bv(),
        openings: parts.openings.len(),
        islands: parts.islands,
        enclosed: positions(size, &board.enclosed().collect::<Vec<_>>()),
        no_guess: difficulty.map(|difficulty| difficulty.is_some()),
        difficulty: difficulty.flatten().map(|difficulty| difficulty.id()),
    };
    if context.json {
        context.out.json(&report)?;
        return Ok(ExitStatus::Done);
    }
    // A table with the keys of JSON, the same in all languages.
    let rows = [
        ("columns", Some(report.columns.to_string())),
        ("rows", Some(report.rows.to_string())),
        ("mines", Some(report.mines.to_string())),
        ("three_bv", Some(report.three_bv.to_string())),
        ("openings", Some(report.openings.to_string())),
        ("islands", Some(report.islands.to_string())),
        ("enclosed", Some(report.enclosed.len().to_string())),
        (
            "no_guess",
            report.no_guess.map(|no_guess| no_guess.to_string()),
        ),
        ("difficulty", report.difficulty.map(str::to_owned)),
    ];
    let rows = rows
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)));
    context.out.table(&TextTable::of_pairs(rows), "")?;
    Ok(ExitStatus::Done)
}
