//! `mines new`: a board.

use super::place;
use crate::cli::arguments::Arguments;
use crate::cli::output::print_to_stderr;
use crate::cli::{Context, Fail, Status, help, options, values};
use clap::{Arg, Command};
use engine::chance::Chance;
use engine::diagnostics;
use engine::games::mines::{Cell, First, Method, Position, Rule, Size, lay};
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
            options::seed(text),
        ],
    )
}

fn first(text: &Text) -> Arg {
    options::option("first", "R,C", text.msg_help_option_first_click())
        .allow_hyphen_values(true)
        .value_parser(values::place(text))
}

fn rule(text: &Text) -> Arg {
    const RULES: &[(&str, Rule)] = &[
        ("any", Rule::Any),
        ("not-enclosed", Rule::NotEnclosed),
        // `--method` says which.
        ("no-guess", Rule::NoGuess(Method::Repaired)),
    ];
    let rules = "any|not-enclosed|no-guess";
    let rule = options::option("rule", rules, text.msg_help_option_rule());
    options::with_default(text, rule, "any").value_parser(values::choice(text, RULES))
}

fn method(text: &Text) -> Arg {
    const METHODS: &[(&str, Method)] = &[
        ("repaired", Method::Repaired),
        ("filtered", Method::Filtered),
    ];
    let methods = "repaired|filtered";
    let method = options::option("method", methods, text.msg_help_option_method());
    options::with_default(text, method, "repaired").value_parser(values::choice(text, METHODS))
}

/// Prints a board, solution included.
pub fn run(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let text = &context.text;
    let size: Size = arguments.value("size");
    let rule = match arguments.value("rule") {
        Rule::NoGuess(_) => Rule::NoGuess(arguments.value("method")),
        rule @ (Rule::Any | Rule::NotEnclosed) => rule,
    };
    let (first, cell) = match arguments.optional::<(usize, usize)>("first") {
        Some((row, column)) => match size.cell(row, column) {
            Some(cell) => (First::Safe, cell),
            None => {
                let last = [size.rows() - 1, size.columns() - 1].map(|last| last.to_string());
                let why = text.msg_mines_first_outside(&last[0], &last[1]);
                return Err(Fail::Unusable(format!("--first: {why}")));
            }
        },
        // No cell is kept free of mines; only a board without guesses has to begin somewhere.
        None => (First::Any, middle(size)),
    };
    let chance = &mut Chance::new(arguments.number("seed"));
    let board = lay(size, cell, first, rule, chance).map_err(|error| {
        let why = diagnostics::lay_error(text, error);
        Fail::Unusable(format!("--size: {why}"))
    })?;
    if let Rule::NoGuess(method) = rule {
        let (row, column) = place(size, cell);
        print_to_stderr(&match method {
            Method::Filtered => text.msg_mines_no_guess_filtered(row, column),
            Method::Repaired => text.msg_mines_no_guess_repaired(row, column),
        });
    }
    context.out.text(&Position::from(&board).to_string())?;
    Ok(Status::Done)
}

fn middle(size: Size) -> Cell {
    let middle = size.cell(size.rows() / 2, size.columns() / 2);
    middle.expect("a board has a middle")
}
