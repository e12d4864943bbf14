//! Options and arguments that several subcommands have, and what all options are built of.
//!
//! An option of one subcommand is in the file of that subcommand.

use super::values;
use crate::reports::ReportForm;
use clap::{Arg, ArgAction, value_parser};
use engine::judge::Effort;
use engine::run::moves::BUDGET;
use engine::task::TaskId;
use engine::text::{Text, millions};
use std::ffi::OsString;

/// A switch without a value.
pub fn switch(id: &'static str, help: String) -> Arg {
    Arg::new(id).long(id).help(help).action(ArgAction::SetTrue)
}

/// An option with a value. Negative numbers count as values, so that they are refused as too small and
/// not as unknown options.
pub fn option(id: &'static str, value: impl Into<clap::builder::Str>, help: String) -> Arg {
    Arg::new(id)
        .long(id)
        .value_name(value)
        .help(help)
        .hide_default_value(true)
        .allow_negative_numbers(true)
}

/// An argument without a name, a file.
pub fn file(id: &'static str, help: String) -> Arg {
    Arg::new(id)
        .help(help)
        .required(true)
        .value_parser(value_parser!(OsString))
}

/// A file as the value of an option.
pub fn file_option(id: &'static str, value: &'static str, help: String) -> Arg {
    option(id, value, help).value_parser(value_parser!(OsString))
}

/// `-o`: where to write.
pub fn output(value: &'static str, help: String) -> Arg {
    file_option("output", value, help).short('o')
}

/// Gives an option a default, and adds it to its help.
pub fn with_default(text: &Text, arg: Arg, default: &'static str) -> Arg {
    with_default_note(text, arg, default).default_value(default)
}

/// Adds to the help what holds without the option.
pub fn with_default_note(text: &Text, arg: Arg, default: &str) -> Arg {
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    arg.help(format!("{help} ({})", text.msg_help_default(default)))
}

/// The arguments of `clickomania` without a subcommand.
pub fn window(text: &Text) -> Vec<Arg> {
    vec![
        file("FILE", text.msg_help_argument_window_file()).required(false),
        file_option("data", "DIR", text.msg_help_option_data()),
        switch("contest", text.msg_help_option_contest()),
        switch("desktop", text.msg_help_option_desktop()),
        switch("version", text.msg_help_option_version())
            .short('V')
            .action(ArgAction::Version),
    ]
}

pub fn json(text: &Text) -> Arg {
    switch("json", text.msg_help_option_json())
}

/// The file of one program.
pub fn program(text: &Text) -> Arg {
    file("PROGRAM", text.msg_help_argument_program()).value_name(text.msg_help_program_word())
}

/// The files of any number of programs.
pub fn programs(text: &Text) -> Arg {
    files(text.msg_help_argument_files())
}

/// Any number of files.
pub fn files(help: String) -> Arg {
    file("FILES", help).value_name("FILE").num_args(1..)
}

/// The task that programs are for.
pub fn task(text: &Text) -> Arg {
    let task = option("task", "FILE|ID", text.msg_help_option_task());
    with_default_note(text, task, &text.msg_help_default_task())
        .value_parser(value_parser!(OsString))
}

/// One clicked cell.
pub fn click(text: &Text) -> Arg {
    // `-1,3` is off the wall, no option.
    option("click", "R,C", text.msg_help_option_click())
        .required(true)
        .allow_hyphen_values(true)
        .value_parser(values::cell(text))
}

/// The usage of [`wall`].
pub const WALL_USAGE: &str = "(--wall FILE | --wall-seed N)";

/// The options that choose a wall.
pub fn wall(text: &Text) -> Vec<Arg> {
    let wall_seed = option("wall-seed", "N", text.msg_help_option_wall_seed());
    vec![
        file_option("wall", "FILE", text.msg_help_option_wall()),
        wall_seed.value_parser(values::number(text, 0..=u64::MAX)),
        // A wall from a file has the colours that it has.
        colours(text).conflicts_with("wall"),
    ]
}

/// The options for making moves.
pub fn moves(text: &Text) -> Vec<Arg> {
    moves_from(text, seed(text))
}

/// As [`moves`], with another option for the seed.
pub fn moves_from(text: &Text, seed: Arg) -> Vec<Arg> {
    let budget = option("budget", "N", text.msg_help_option_budget());
    let default = BUDGET.to_string();
    vec![
        seed,
        task(text),
        game(text),
        with_default_note(text, budget, &default)
            .default_value(default)
            .value_parser(values::number(text, 0..=u64::MAX)),
    ]
}

/// The names of the two games as tasks.
const GAMES: &[(&str, TaskId)] = &[
    ("full", TaskId::CLICKOMANIA),
    ("simplified", TaskId::STRISCE),
    ("strip", TaskId::STRISCE),
];

pub fn game(text: &Text) -> Arg {
    let game = option("game", "full|simplified", text.msg_help_option_game());
    with_default_note(text, game, &text.msg_help_default_game())
        .value_parser(values::choice(text, GAMES))
}

pub fn seed(text: &Text) -> Arg {
    let seed = option("seed", "N", text.msg_help_option_seed());
    with_default(text, seed, "0").value_parser(values::number(text, 0..=u64::MAX))
}

/// A seed that may be left to the system; [`Arguments::seed_or_random`] reads it.
///
/// [`Arguments::seed_or_random`]: super::arguments::Arguments::seed_or_random
pub fn seed_or_random(text: &Text) -> Arg {
    let seed = option("seed", "N|random", text.msg_help_option_seed_or_random());
    with_default(text, seed, "0").value_parser(values::seed_or_random(text))
}

/// A seed that the system draws if none is given; [`Arguments::seed_or_new`] reads it.
///
/// [`Arguments::seed_or_new`]: super::arguments::Arguments::seed_or_new
pub fn new_seed(text: &Text) -> Arg {
    let seed = option("seed", "N", text.msg_help_option_seed());
    with_default_note(text, seed, &text.msg_help_default_seed())
        .value_parser(values::number(text, 0..=u64::MAX))
}

pub fn colours(text: &Text) -> Arg {
    let colours = option("colours", "K", text.msg_help_option_colours());
    with_default(text, colours, "4").value_parser(values::colours(text))
}

/// Number of games to be played.
pub fn games(text: &Text) -> Arg {
    option("games", "N", text.msg_help_option_games())
        .required(true)
        .value_parser(values::number(text, 1..=u64::MAX))
}

pub fn jobs(text: &Text) -> Arg {
    let jobs = option("jobs", "N", text.msg_help_option_jobs());
    with_default_note(text, jobs, &text.msg_help_default_jobs())
        .value_parser(values::number(text, 1..=1024))
}

/// The sentence of the help about the limits of a judgement.
pub fn judgement_limit(text: &Text) -> String {
    let [quick, normal, deep] =
        [Effort::Quick, Effort::Normal, Effort::Deep].map(|effort| millions(effort.max_steps()));
    text.msg_help_judge_limit(quick, normal, deep)
}

/// The form of a report: one of these.
pub fn report_form(text: &Text, help: String, forms: &'static [(&'static str, ReportForm)]) -> Arg {
    option("format", "FORM", help).value_parser(values::choice(text, forms))
}

/// How much is tried before a program is accepted.
pub fn effort(text: &Text) -> Arg {
    const EFFORTS: &[(&str, Effort)] = &[
        ("quick", Effort::Quick),
        ("normal", Effort::Normal),
        ("deep", Effort::Deep),
    ];
    let effort = option("effort", "EFFORT", text.msg_help_option_effort());
    with_default(text, effort, "normal").value_parser(values::choice(text, EFFORTS))
}
