//! What the command line knows: its commands, their arguments and options, and the pages of help.

mod tantrix;

use super::values;
use clap::{Arg, ArgAction, Command, value_parser};
use engine::games::clone2048::SIZES;
use engine::run::moves::BUDGET;
use engine::text::Text;
use std::ffi::OsString;

/// Pages of help are so many characters wide, that a terminal of the usual width shows them whole.
const WIDTH: usize = 80;

/// What the longest argument and the longest option leave of a line for their help.
const HELP_WIDTHS: [usize; 2] = [64, 47];

/// Commands that only gather others: alone they show their help.
pub const GATHERING: [&str; 1] = ["mines"];

/// Everything that the command line knows.
pub fn root(text: &Text) -> Command {
    let start = "(--wall FILE | --wall-seed N)";
    let program = text.msg_help_program_word();
    let command = |name, about, usage: &str, args: Vec<Arg>| {
        let usage = format!("clickomania {name} {usage}");
        page(text, Command::new(name), about, usage, args)
    };
    let options = text.msg_help_options_word();
    let commands = text.msg_help_command_word();
    page(
        text,
        Command::new("clickomania"),
        text.msg_help_about(),
        format!("clickomania [{options}] [FILE]\n       clickomania {commands} …"),
        vec![window_file(text), data(text), contest(text), version(text)],
    )
    .version(env!("CARGO_PKG_VERSION"))
    .disable_version_flag(true)
    .subcommand_help_heading(text.msg_help_commands())
    .subcommand_value_name(commands)
    .subcommands([
        command(
            "run",
            text.msg_help_run(),
            &format!("{program} {start} --click R,C …"),
            [
                vec![program_file(text), clicks(text)],
                wall_options(text),
                move_options(text),
                vec![json(text)],
            ]
            .concat(),
        ),
        command(
            "trace",
            text.msg_help_trace(),
            &format!("{program} {start} --click R,C"),
            [
                vec![program_file(text), click(text)],
                wall_options(text),
                move_options(text),
                vec![from(text), to(text), json(text)],
            ]
            .concat(),
        ),
        command(
            "play",
            text.msg_help_play(),
            &format!("{program} --games N"),
            [
                vec![
                    program_file(text),
                    games(text),
                    clicked(text),
                    colours(text),
                ],
                move_options(text),
                vec![jobs(text), json(text)],
            ]
            .concat(),
        ),
        command(
            "cost",
            text.msg_help_cost(),
            "FILE …",
            vec![files(text), json(text)],
        ),
        command(
            "check",
            text.msg_help_check(),
            "FILE …",
            vec![files(text), json(text)],
        ),
        command(
            "judge",
            text.msg_help_judge(),
            "FILE …",
            [
                vec![files(text), effort(text), format(text)],
                move_options(text),
                vec![jobs(text), json(text)],
            ]
            .concat(),
        ),
        command(
            "words",
            text.msg_help_words(),
            &program,
            vec![program_file(text)],
        ),
        command(
            "picture",
            text.msg_help_picture(),
            &format!("{program} -o OUT.svg|png"),
            vec![program_file(text), output(text)],
        ),
        command(
            "compare",
            text.msg_help_compare(),
            "A B",
            [
                vec![compared("A", text), compared("B", text)],
                move_options(text),
                vec![json(text)],
            ]
            .concat(),
        ),
        command(
            "hints",
            text.msg_help_hints(),
            &program,
            vec![program_file(text), seed(text), game(text), json(text)],
        ),
        command(
            "wall",
            text.msg_help_wall(),
            "[--seed N] [--colours K]",
            vec![seed(text), colours(text), json(text)],
        ),
        mines(text),
        command(
            "tantrix",
            text.msg_help_tantrix(),
            "domino|rainbow|board|puzzle",
            vec![],
        )
        .subcommand_required(true)
        .subcommand_help_heading(text.msg_help_commands())
        .subcommand_value_name(text.msg_help_command_word())
        .subcommands(tantrix::puzzles(text)),
        command(
            "third",
            text.msg_help_third(),
            "[--size N --obstacles K | --file BOARD]",
            vec![size(text), obstacles(text), start_file(text), seed(text)],
        )
        .subcommand_help_heading(text.msg_help_commands())
        .subcommand_value_name(text.msg_help_command_word())
        .subcommand(page(
            text,
            Command::new("move"),
            text.msg_help_third_move(),
            "clickomania third move BOARD --to left|right|up|down".to_owned(),
            vec![board(text), direction(text)],
        )),
    ])
}

/// Minesweeper: a command that only gathers others.
fn mines(text: &Text) -> Command {
    let command = |name, about, usage: &str, args: Vec<Arg>| {
        let usage = format!("clickomania mines {name} {usage}");
        page(text, Command::new(name), about, usage, args)
    };
    let commands = text.msg_help_command_word();
    page(
        text,
        Command::new("mines"),
        text.msg_help_mines(),
        format!("clickomania mines {commands}"),
        Vec::new(),
    )
    .subcommand_help_heading(text.msg_help_commands())
    .subcommand_value_name(commands)
    .subcommands([
        command(
            "new",
            text.msg_help_mines_new(),
            "[--size SIZE] [--first R,C] [--rule RULE]",
            vec![
                mines_size(text),
                first(text),
                rule(text),
                method(text),
                seed(text),
            ],
        ),
        command(
            "probabilities",
            text.msg_help_mines_probabilities(),
            "FILE",
            vec![position(text), json(text)],
        ),
        command(
            "solve",
            text.msg_help_mines_solve(),
            "[--size SIZE] --games N [--first safe|opening]",
            vec![
                mines_size(text),
                games(text),
                start(text),
                seed(text),
                jobs(text),
                json(text),
            ],
        ),
    ])
}

/// A command whose help is in the language of people: its own arguments first, then those of all.
fn page(text: &Text, command: Command, about: String, usage: String, args: Vec<Arg>) -> Command {
    let heading = text.msg_help_usage();
    // Which languages there are was looked at before.
    let lang = option("lang", "it|en|es|pl", text.msg_help_option_lang())
        .value_parser(value_parser!(OsString));
    let help = switch("help", text.msg_help_option_help())
        .short('h')
        .action(ArgAction::Help);
    let mut command = command
        .about(wrapped(&about, WIDTH))
        .override_usage(usage)
        .help_template(format!(
            "{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}"
        ))
        .disable_help_flag(true)
        .disable_help_subcommand(true);
    for arg in args.into_iter().chain([lang, help]) {
        let [argument, option] = HELP_WIDTHS;
        let (heading, width) = if arg.is_positional() {
            (text.msg_help_arguments(), argument)
        } else {
            (text.msg_help_options(), option)
        };
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        command = command.arg(arg.help(wrapped(&help, width)).help_heading(heading));
    }
    command
}

/// The text with its lines broken so that they are at most `width` characters long.
fn wrapped(text: &str, width: usize) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a first line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines.join("\n")
}

fn switch(id: &'static str, help: String) -> Arg {
    Arg::new(id).long(id).help(help).action(ArgAction::SetTrue)
}

/// An option with a value; it can be a number below 0, to say that this is too small.
fn option(id: &'static str, value: impl Into<clap::builder::Str>, help: String) -> Arg {
    Arg::new(id)
        .long(id)
        .value_name(value)
        .help(help)
        .hide_default_value(true)
        .allow_negative_numbers(true)
}

/// An option with a default, which its help names.
fn defaulted(text: &Text, arg: Arg, default: String) -> Arg {
    noted(text, arg, &default).default_value(default)
}

/// An option whose help says what holds without it.
fn noted(text: &Text, arg: Arg, default: &str) -> Arg {
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    arg.help(format!("{help} ({})", text.msg_help_default(default)))
}

fn version(text: &Text) -> Arg {
    switch("version", text.msg_help_option_version())
        .short('V')
        .action(ArgAction::Version)
}

fn json(text: &Text) -> Arg {
    switch("json", text.msg_help_option_json())
}

fn window_file(text: &Text) -> Arg {
    Arg::new("FILE")
        .value_name("FILE")
        .help(text.msg_help_argument_window_file())
        .value_parser(value_parser!(OsString))
}

fn data(text: &Text) -> Arg {
    option("data", "DIR", text.msg_help_option_data()).value_parser(value_parser!(OsString))
}

fn contest(text: &Text) -> Arg {
    switch("contest", text.msg_help_option_contest())
}

fn program_file(text: &Text) -> Arg {
    Arg::new("PROGRAM")
        .value_name(text.msg_help_program_word())
        .help(text.msg_help_argument_program())
        .required(true)
        .value_parser(value_parser!(OsString))
}

/// The file of a picture.
fn output(text: &Text) -> Arg {
    option("output", "OUT.svg|png", text.msg_help_option_output())
        .short('o')
        .required(true)
        .value_parser(value_parser!(OsString))
}

/// One of two programs.
fn compared(id: &'static str, text: &Text) -> Arg {
    program_file(text).id(id).value_name(id)
}

fn files(text: &Text) -> Arg {
    Arg::new("FILES")
        .value_name("FILE")
        .help(text.msg_help_argument_files())
        .required(true)
        .num_args(1..)
        .value_parser(value_parser!(OsString))
}

fn clicks(text: &Text) -> Arg {
    let help = text.msg_help_option_clicks();
    click(text).help(help).action(ArgAction::Append)
}

fn click(text: &Text) -> Arg {
    // `-1,3` is off the wall, no option.
    option("click", "R,C", text.msg_help_option_click())
        .required(true)
        .allow_hyphen_values(true)
        .value_parser(values::cell(text))
}

/// The options that name a wall.
fn wall_options(text: &Text) -> Vec<Arg> {
    let wall = option("wall", "FILE", text.msg_help_option_wall());
    let wall_seed = option("wall-seed", "N", text.msg_help_option_wall_seed());
    vec![
        wall.value_parser(value_parser!(OsString)),
        wall_seed.value_parser(values::number(text, 0..=u64::MAX)),
        colours(text),
    ]
}

/// The options that say how moves are made.
fn move_options(text: &Text) -> Vec<Arg> {
    let budget = option("budget", "N", text.msg_help_option_budget());
    let budget = defaulted(text, budget, BUDGET.to_string());
    vec![
        seed(text),
        game(text),
        budget.value_parser(values::number(text, 0..=u64::MAX)),
    ]
}

fn game(text: &Text) -> Arg {
    let game = option("game", "full|strip", text.msg_help_option_game());
    noted(text, game, &text.msg_help_default_game())
        .value_parser(values::word(text, &["full", "strip"]))
}

fn seed(text: &Text) -> Arg {
    let arg = option("seed", "N", text.msg_help_option_seed());
    defaulted(text, arg, "0".to_owned()).value_parser(values::number(text, 0..=u64::MAX))
}

fn colours(text: &Text) -> Arg {
    let arg = option("colours", "K", text.msg_help_option_colours());
    defaulted(text, arg, "4".to_owned()).value_parser(values::colours(text))
}

fn from(text: &Text) -> Arg {
    option("from", "A", text.msg_help_option_from())
        .value_parser(values::number(text, 1..=u64::MAX))
}

fn to(text: &Text) -> Arg {
    option("to", "B", text.msg_help_option_to()).value_parser(values::number(text, 1..=u64::MAX))
}

fn games(text: &Text) -> Arg {
    option("games", "N", text.msg_help_option_games())
        .required(true)
        .value_parser(values::number(text, 1..=u64::MAX))
}

/// Which bricks are clicked in games.
fn clicked(text: &Text) -> Arg {
    let arg = option("clicks", "groups|any", text.msg_help_option_clicked());
    defaulted(text, arg, "groups".to_owned()).value_parser(values::word(text, &["groups", "any"]))
}

fn jobs(text: &Text) -> Arg {
    let arg = option("jobs", "N", text.msg_help_option_jobs());
    noted(text, arg, &text.msg_help_default_jobs()).value_parser(values::number(text, 1..=1024))
}

/// How much the judge tries.
fn effort(text: &Text) -> Arg {
    const EFFORTS: &[&str] = &["quick", "normal", "deep"];
    let arg = option("effort", "EFFORT", text.msg_help_option_effort());
    defaulted(text, arg, "normal".to_owned()).value_parser(values::word(text, EFFORTS))
}

/// The form of the judge's answer.
fn format(text: &Text) -> Arg {
    const FORMATS: &[&str] = &["table", "json", "csv", "html"];
    let arg = option("format", "FORM", text.msg_help_option_judge_format());
    defaulted(text, arg, "table".to_owned()).value_parser(values::word(text, FORMATS))
}

fn size(text: &Text) -> Arg {
    let (low, high) = (*SIZES.start() as u64, *SIZES.end() as u64);
    option("size", "N", text.msg_help_option_size()).value_parser(values::number(text, low..=high))
}

fn obstacles(text: &Text) -> Arg {
    let arg = option("obstacles", "K", text.msg_help_option_obstacles());
    noted(text, arg, "0").value_parser(values::number(text, 0..=u64::MAX))
}

fn start_file(text: &Text) -> Arg {
    option("file", "BOARD", text.msg_help_option_file()).value_parser(value_parser!(OsString))
}

fn board(text: &Text) -> Arg {
    Arg::new("BOARD")
        .help(text.msg_help_argument_board())
        .required(true)
        .value_parser(value_parser!(OsString))
}

/// Where blocks are moved.
fn direction(text: &Text) -> Arg {
    option("to", "left|right|up|down", text.msg_help_option_move())
        .required(true)
        .value_parser(values::word(text, &["left", "right", "up", "down"]))
}

/// The size of a board of Minesweeper.
fn mines_size(text: &Text) -> Arg {
    let sizes = "beginner|intermediate|expert|CxR/M";
    let arg = option("size", sizes, text.msg_help_option_mines_size());
    defaulted(text, arg, "beginner".to_owned()).value_parser(values::mines_size(text))
}

fn first(text: &Text) -> Arg {
    option("first", "R,C", text.msg_help_option_first_click())
        .allow_hyphen_values(true)
        .value_parser(values::place(text))
}

fn rule(text: &Text) -> Arg {
    const RULES: &[&str] = &["any", "not-enclosed", "no-guess"];
    let arg = option("rule", RULES.join("|"), text.msg_help_option_rule());
    defaulted(text, arg, "any".to_owned()).value_parser(values::word(text, RULES))
}

fn method(text: &Text) -> Arg {
    let arg = option("method", "repaired|filtered", text.msg_help_option_method());
    let words = values::word(text, &["repaired", "filtered"]);
    defaulted(text, arg, "repaired".to_owned()).value_parser(words)
}

fn position(text: &Text) -> Arg {
    Arg::new("FILE")
        .help(text.msg_help_argument_position())
        .required(true)
        .value_parser(value_parser!(OsString))
}

/// The first cell that the solver opens.
fn start(text: &Text) -> Arg {
    let arg = option("first", "safe|opening", text.msg_help_option_start());
    defaulted(text, arg, "safe".to_owned()).value_parser(values::word(text, &["safe", "opening"]))
}
