//! The words of the command line: what there is, and sentences for what does not fit.

use crate::game::Game;
use crate::run::moves::BUDGET;
use crate::text::{Language, Text};
use crate::wall::{Cell, SIZE};
use clap::builder::OsStringValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::ffi::{OsStr, OsString};

/// What the words say.
pub enum Parsed {
    /// A subcommand with its arguments.
    Command(String, Arguments),
    /// A page of help, or the version.
    Help(String),
    /// A sentence that says what does not fit.
    Unusable(String),
}

/// The arguments of a subcommand.
pub struct Arguments(ArgMatches);

impl Arguments {
    /// Whether a switch is there.
    pub fn flag(&self, id: &str) -> bool {
        self.0.try_get_one::<bool>(id).ok().flatten() == Some(&true)
    }

    /// A number that has a default.
    pub fn number(&self, id: &str) -> u64 {
        self.optional_number(id).expect("the option has a default")
    }

    /// A number that may be missing.
    pub fn optional_number(&self, id: &str) -> Option<u64> {
        self.0.get_one(id).copied()
    }

    /// One of several words.
    pub fn word(&self, id: &str) -> Option<&str> {
        self.0.get_one::<String>(id).map(String::as_str)
    }

    /// The game that was asked for.
    pub fn game(&self) -> Option<Game> {
        self.word("game").map(|word| {
            if word == "strip" {
                Game::Strip
            } else {
                Game::Full
            }
        })
    }

    /// The clicked cells, in order.
    pub fn clicks(&self) -> Vec<Cell> {
        self.0
            .get_many("click")
            .into_iter()
            .flatten()
            .copied()
            .collect()
    }

    /// A file that must be there.
    pub fn file(&self, id: &str) -> &OsStr {
        self.optional_file(id).expect("the argument is required")
    }

    /// A file that may be missing.
    pub fn optional_file(&self, id: &str) -> Option<&OsStr> {
        self.0.get_one::<OsString>(id).map(OsString::as_os_str)
    }

    /// Files, in order.
    pub fn files(&self, id: &str) -> Vec<&OsStr> {
        self.0
            .get_many::<OsString>(id)
            .into_iter()
            .flatten()
            .map(OsString::as_os_str)
            .collect()
    }
}

/// The language of `--lang`, else of the environment, else English.
///
/// # Errors
/// A sentence about a language that there is not, or not yet.
pub fn language(arguments: &[OsString]) -> Result<Text, String> {
    let mut words = arguments.iter().map(|word| word.to_string_lossy());
    let mut wanted = None;
    while let Some(word) = words.next() {
        match word.strip_prefix("--lang") {
            Some("") => wanted = words.next().map(|word| word.into_owned()),
            Some(rest) => wanted = rest.strip_prefix('=').map(str::to_owned).or(wanted),
            None => {}
        }
    }
    let own = environment_language();
    let Some(code) = wanted else {
        return Ok(own);
    };
    let complete = Language::ALL
        .iter()
        .filter(|language| language.is_complete());
    let complete = complete
        .map(|language| language.code())
        .collect::<Vec<_>>()
        .join(", ");
    match Language::from_code(&code) {
        None => {
            let why = own.msg_cli_language_unknown(&code, &complete);
            Err(format!("--lang: {why}"))
        }
        Some(language) => Text::load(language).map_err(|_| {
            let why = own.msg_cli_language_incomplete(&code, &complete);
            format!("--lang: {why}")
        }),
    }
}

/// The language of the environment; English when standard output is no terminal.
fn environment_language() -> Text {
    use std::io::IsTerminal as _;
    let terminal = std::io::stdout().is_terminal();
    let locale = terminal.then(sys_locale::get_locale).flatten();
    let language = locale.and_then(|locale| Language::from_code(&locale));
    let language = language
        .filter(|language| language.is_complete())
        .unwrap_or(Language::En);
    Text::load(language).expect("a language that is complete can be loaded")
}

/// Takes the words apart.
pub fn parse(text: &Text, arguments: Vec<OsString>) -> Parsed {
    if arguments.is_empty() {
        return Parsed::Help(root(text).render_help().to_string());
    }
    let name = OsString::from("clickomania");
    match root(text).try_get_matches_from(std::iter::once(name).chain(arguments)) {
        Ok(matches) => match matches.subcommand() {
            Some((name, matches)) => Parsed::Command(name.to_owned(), Arguments(matches.clone())),
            None => Parsed::Help(root(text).render_help().to_string()),
        },
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Parsed::Help(error.render().to_string())
            }
            _ => Parsed::Unusable(sentence(text, &error)),
        },
    }
}

/// What does not fit, in a sentence.
fn sentence(text: &Text, error: &clap::Error) -> String {
    let strings = |kind| match error.get(kind) {
        Some(ContextValue::String(string)) => vec![string.clone()],
        Some(ContextValue::Strings(strings)) => strings.clone(),
        _ => Vec::new(),
    };
    let first = |kind| strings(kind).into_iter().next();
    // `--click <R,C>` is called `--click`.
    let argument = first(ContextKind::InvalidArg).unwrap_or_default();
    let argument = argument
        .split([' ', '='])
        .next()
        .unwrap_or_default()
        .to_owned();
    match error.kind() {
        ErrorKind::UnknownArgument if !argument.starts_with('-') => {
            text.msg_cli_argument_unexpected(argument)
        }
        ErrorKind::UnknownArgument => match first(ContextKind::SuggestedArg) {
            Some(similar) => text.msg_cli_option_unknown_similar(argument, similar),
            None => text.msg_cli_option_unknown(argument),
        },
        ErrorKind::InvalidSubcommand => {
            let command = first(ContextKind::InvalidSubcommand).unwrap_or_default();
            match first(ContextKind::SuggestedSubcommand) {
                Some(similar) => text.msg_cli_command_unknown_similar(command, similar),
                None => text.msg_cli_command_unknown(command),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = strings(ContextKind::InvalidArg);
            text.msg_cli_argument_missing(missing.join(", "))
        }
        ErrorKind::ArgumentConflict => text.msg_cli_option_repeated(argument),
        ErrorKind::TooManyValues => text.msg_cli_option_value_unexpected(argument),
        ErrorKind::InvalidValue
            if first(ContextKind::InvalidValue).is_none_or(|v| v.is_empty()) =>
        {
            text.msg_cli_option_value_missing(argument)
        }
        ErrorKind::InvalidValue => {
            let given = first(ContextKind::InvalidValue).unwrap_or_default();
            let choices = strings(ContextKind::ValidValue).join(", ");
            format!("{argument}: {}", text.msg_cli_choice(given, choices))
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error)
                .map(ToString::to_string)
                .unwrap_or_default();
            format!("{argument}: {why}")
        }
        ErrorKind::InvalidUtf8 => text.msg_file_not_utf8(),
        _ => text.msg_cli_option_value_missing(argument),
    }
}

/// Everything that the command line knows.
fn root(text: &Text) -> Command {
    let commands = text.msg_help_command_word();
    let options = text.msg_help_options_word();
    let root = page(
        text,
        Command::new("clickomania"),
        &format!("[{options}] [{commands}]"),
    )
    .about(text.msg_help_about())
    .version(env!("CARGO_PKG_VERSION"))
    .disable_version_flag(true)
    .arg(
        Arg::new("version")
            .long("version")
            .short('V')
            .action(ArgAction::Version)
            .help(text.msg_help_option_version())
            .help_heading(text.msg_help_options()),
    )
    .subcommand_help_heading(text.msg_help_commands())
    .subcommand_value_name(commands);
    root.subcommands([
        command(
            text,
            "run",
            text.msg_help_run(),
            "PROGRAM --wall FILE --click R,C",
        )
        .args(
            [
                program(text),
                option(text, "click", text.msg_help_option_click())
                    .value_name("R,C")
                    .required(true)
                    .action(ArgAction::Append)
                    .value_parser(click(text)),
            ]
            .into_iter()
            .chain(start(text)),
        ),
        command(
            text,
            "trace",
            text.msg_help_trace(),
            "PROGRAM --wall FILE --click R,C",
        )
        .args(
            [
                program(text),
                option(text, "click", text.msg_help_option_click())
                    .value_name("R,C")
                    .required(true)
                    .value_parser(click(text)),
                number(text, "from", text.msg_help_option_from(), 1, u64::MAX),
                number(text, "to", text.msg_help_option_to(), 1, u64::MAX),
            ]
            .into_iter()
            .chain(start(text)),
        ),
        command(text, "play", text.msg_help_play(), "PROGRAM --games N").args([
            program(text),
            number(text, "games", text.msg_help_option_games(), 1, u64::MAX).required(true),
            words(
                text,
                "clicks",
                text.msg_help_option_clicks(),
                &["groups", "any"],
            )
            .default_value("groups"),
            colours(text),
            seed(text),
            game(text),
            budget(text),
            number(text, "jobs", text.msg_help_option_jobs(), 1, 4096),
        ]),
        command(text, "cost", text.msg_help_cost(), "FILE…").arg(files(text)),
        command(text, "check", text.msg_help_check(), "FILE…").arg(files(text)),
        command(text, "words", text.msg_help_words(), "FILE").arg(program(text).id("FILE")),
        command(text, "wall", text.msg_help_wall(), "--seed N").args([seed(text), colours(text)]),
    ])
}

/// A command whose help is in the language of people.
fn page(text: &Text, command: Command, usage: &str) -> Command {
    let heading = text.msg_help_usage();
    let name = command.get_name().to_owned();
    let name = if name == "clickomania" {
        name
    } else {
        format!("clickomania {name}")
    };
    command
        .override_usage(format!("{name} {usage}"))
        .help_template(format!(
            "{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}"
        ))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(
            switch(text, "help", text.msg_help_option_help())
                .short('h')
                .action(ArgAction::Help),
        )
        .arg(
            Arg::new("lang")
                .long("lang")
                .value_name("it|en|es|pl")
                .help(text.msg_help_option_lang())
                .help_heading(text.msg_help_options()),
        )
}

/// A subcommand; all can write JSON.
fn command(text: &Text, name: &'static str, about: String, usage: &str) -> Command {
    page(text, Command::new(name), usage)
        .about(about)
        .arg(switch(text, "json", text.msg_help_option_json()))
}

fn switch(text: &Text, id: &'static str, help: String) -> Arg {
    Arg::new(id)
        .long(id)
        .help(help)
        .help_heading(text.msg_help_options())
        .action(ArgAction::SetTrue)
}

fn option(text: &Text, id: &'static str, help: String) -> Arg {
    Arg::new(id)
        .long(id)
        .help(help)
        .help_heading(text.msg_help_options())
        .hide_default_value(true)
        .hide_possible_values(true)
        .allow_hyphen_values(true)
}

/// An option that takes one of several words.
fn words(text: &Text, id: &'static str, help: String, words: &'static [&'static str]) -> Arg {
    option(text, id, help)
        .value_name(words.join("|"))
        .value_parser(words.to_vec())
}

/// An option that takes a whole number within bounds.
fn number(text: &Text, id: &'static str, help: String, low: u64, high: u64) -> Arg {
    let text = text.clone();
    option(&text.clone(), id, help)
        .value_name("N")
        .value_parser(move |given: &str| {
            let number: u64 = given
                .parse()
                .map_err(|_| text.msg_cli_number_expected(given))?;
            if (low..=high).contains(&number) {
                Ok(number)
            } else {
                Err(text.msg_cli_number_range(given, low.to_string(), high.to_string()))
            }
        })
}

/// An option with a default, which its help names.
fn defaulted(text: &Text, arg: Arg, default: String) -> Arg {
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let note = text.msg_help_default(&default);
    arg.help(format!("{help} ({note})")).default_value(default)
}

fn seed(text: &Text) -> Arg {
    let arg = number(text, "seed", text.msg_help_option_seed(), 0, u64::MAX);
    defaulted(text, arg, "0".to_owned())
}

fn colours(text: &Text) -> Arg {
    let sentences = text.clone();
    let arg = option(text, "colours", text.msg_help_option_colours()).value_name("K");
    let arg = arg.value_parser(move |given: &str| match given.parse() {
        Ok(count @ 2..=5u64) => Ok(count),
        _ => Err(sentences.msg_cli_colour_count(given)),
    });
    defaulted(text, arg, "4".to_owned())
}

fn budget(text: &Text) -> Arg {
    let arg = number(text, "budget", text.msg_help_option_budget(), 0, u64::MAX);
    defaulted(text, arg, BUDGET.to_string())
}

fn game(text: &Text) -> Arg {
    words(
        text,
        "game",
        text.msg_help_option_game(),
        &["full", "strip"],
    )
}

/// The options that say how a game begins.
fn start(text: &Text) -> [Arg; 6] {
    let file = OsStringValueParser::new();
    [
        option(text, "wall", text.msg_help_option_wall())
            .value_name("FILE")
            .value_parser(file),
        number(
            text,
            "wall-seed",
            text.msg_help_option_wall_seed(),
            0,
            u64::MAX,
        ),
        colours(text),
        seed(text),
        game(text),
        budget(text),
    ]
}

fn program(text: &Text) -> Arg {
    Arg::new("PROGRAM")
        .help(text.msg_help_argument_program())
        .help_heading(text.msg_help_arguments())
        .required(true)
        .value_parser(OsStringValueParser::new())
}

fn files(text: &Text) -> Arg {
    Arg::new("FILES")
        .value_name("FILE")
        .help(text.msg_help_argument_files())
        .help_heading(text.msg_help_arguments())
        .required(true)
        .num_args(1..)
        .value_parser(OsStringValueParser::new())
}

/// Reads a cell: row and column with a comma between.
fn click(text: &Text) -> impl Fn(&str) -> Result<Cell, String> + Clone + Send + Sync + 'static {
    let text = text.clone();
    move |given| {
        let numbers = given.split_once(',').and_then(|(row, column)| {
            Some((
                row.trim().parse::<i64>().ok()?,
                column.trim().parse::<i64>().ok()?,
            ))
        });
        let (row, column) = numbers.ok_or_else(|| text.msg_cli_click_form(given))?;
        let index = |x: i64| usize::try_from(x).ok().filter(|&x| x < SIZE);
        let cell = index(row)
            .zip(index(column))
            .and_then(|(r, c)| Cell::new(r, c));
        cell.ok_or_else(|| text.msg_cli_click_outside(row.to_string(), column.to_string()))
    }
}
