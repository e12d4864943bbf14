//! `mines new`: a board.

use super::place;
use crate::cli::arguments::Arguments;
use crate::cli::output::print_to_stderr;
use crate::cli::{CliContext, ExitStatus, Fail, help, options, values};
use clap::{Arg, Command};
use engine::chance::Chance;
use engine::diagnostics;
use engine::games::mines::{
    BoardRule, CellIndex, FirstClick, MinesPosition, NoGuessMethod, Size, generate,
};
use engine::text::Text;

pub fn command(text: &Text) -> Command {
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
        // `--method` says which.
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
    options::with_default(text, method, "repaired").value_parser(values::choice(text, METHODS))
}

/// Prints a board, solution included.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = &context.text;
    let size: Size = arguments.value("size");
    let rule = match arguments.value("rule") {
        BoardRule::NoGuess(_) => BoardRule::NoGuess(arguments.value("method")),
        rule @ (BoardRule::Any | BoardRule::NotEnclosed) => rule,
    };
    let (first, cell) = match arguments.optional::<(usize, usize)>("first") {
        Some((row, column)) => match size.cell(row, column) {
            Some(cell) => (FirstClick::Safe, cell),
            None => {
                let last = [size.rows() - 1, size.columns() - 1].map(|last| last.to_string());
                let why = text.msg_mines_first_outside(&last[0], &last[1]);
                return Err(Fail::Unusable(format!("--first: {why}")));
            }
        },
        // No cell is kept free of mines; only a board without guesses has to begin somewhere.
        None => (FirstClick::Any, middle(size)),
    };
    let seed = arguments.seed_or_new();
    let chance = &mut Chance::new(seed);
    let board = generate(size, cell, first, rule, chance).map_err(|error| {
        let why = diagnostics::mines_generate_error(text, error);
        Fail::Unusable(format!("--size: {why}"))
    })?;
    arguments.tell_new_seed(text, seed);
    if let BoardRule::NoGuess(method) = rule {
        let (row, column) = place(size, cell);
        print_to_stderr(&match method {
            NoGuessMethod::Filtered => text.msg_mines_no_guess_filtered(row, column),
            NoGuessMethod::Repaired => text.msg_mines_no_guess_repaired(row, column),
        });
    }
    context.out.text(&MinesPosition::from(&board).to_string())?;
    Ok(ExitStatus::Done)
}

fn middle(size: Size) -> CellIndex {
    let middle = size.cell(size.rows() / 2, size.columns() / 2);
    middle.expect("a board has a middle")
}
