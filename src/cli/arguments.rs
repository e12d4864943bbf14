//! The arguments of the command line: their language, their values, and why `clap` refuses them.

use super::output::print_to_stderr;
use super::subcommand::{self, Run};
use super::{SUBCOMMANDS, help, options};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command, Error};
use engine::task::TaskId;
use engine::text::{Language, Text};
use engine::wall::Cell;
use games::tantrix::TileSet;
use std::ffi::{OsStr, OsString};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io::IsTerminal as _;
use std::path::Path;

/// From this similarity (Jaro–Winkler) on, a word counts as a misspelled subcommand.
const MIN_SIMILARITY: f64 = 0.8;

/// The meaning of the arguments.
pub enum Parsed {
    /// With its name.
    Subcommand(String, Run, Arguments),
    /// No subcommand: the window.
    #[cfg_attr(
        not(feature = "window"),
        expect(dead_code, reason = "without a window nobody reads its arguments")
    )]
    Window(Arguments),
    /// A page of help, or the version.
    Help(String),
    /// The reason why they cannot be used, as a sentence.
    Unusable(String),
}

/// Parses the arguments behind the name of the program.
pub fn parse(text: &Text, arguments: Vec<OsString>) -> Parsed {
    let mut root = root(text);
    let name = OsString::from(root.get_name());
    let mut matches = match root.try_get_matches_from_mut(std::iter::once(name).chain(arguments)) {
        Ok(matches) => matches,
        Err(error) => {
            return match error.kind() {
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                    Parsed::Help(error.render().to_string())
                }
                _ => Parsed::Unusable(refusal(text, &error)),
            };
        }
    };
    if let Some(name) = matches.subcommand_name()
        && let Some(other) = for_window(&matches)
    {
        return Parsed::Unusable(format!("{other}: {}", text.msg_cli_option_conflict(name)));
    }
    match subcommand::chosen(&root, SUBCOMMANDS, &mut matches) {
        None => window(text, Arguments(matches)),
        Some(chosen) => match chosen.subcommand.run {
            Some(run) => {
                let name = chosen.command.get_name().to_owned();
                Parsed::Subcommand(name, run, Arguments(chosen.matches))
            }
            None => Parsed::Help(chosen.command.clone().render_help().to_string()),
        },
    }
}

/// The argument that only the window takes, if one is given.
fn for_window(matches: &ArgMatches) -> Option<String> {
    let file = matches.get_one::<OsString>("FILE");
    let file = file.map(|file| file.to_string_lossy().into_owned());
    let flags = ["contest", "desktop"].into_iter();
    let flag = flags
        .filter(|id| matches.get_flag(id))
        .map(|id| format!("--{id}"));
    file.into_iter().chain(flag).next()
}

/// The window, unless the word for its file was meant as a subcommand: `clap` takes any word for the file,
/// and suggests nothing.
fn window(text: &Text, arguments: Arguments) -> Parsed {
    let Some(file) = arguments.optional_file("FILE") else {
        return Parsed::Window(arguments);
    };
    let (path, word) = (Path::new(file), file.to_string_lossy());
    let like_a_file = path.extension().is_some() || path.components().count() != 1;
    if like_a_file || path.exists() || word == "-" {
        return Parsed::Window(arguments);
    }
    let similar = subcommand::names(text, SUBCOMMANDS)
        .map(|name| (strsim::jaro_winkler(&name, &word), name))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .filter(|(similarity, _)| *similarity >= MIN_SIMILARITY);
    Parsed::Unusable(match similar {
        Some((_, similar)) => text.msg_cli_command_unknown_similar(word, similar),
        None => text.msg_cli_command_unknown(word),
    })
}

/// `clickomania` itself, with all subcommands.
pub fn root(text: &Text) -> Command {
    let (options, command) = (text.msg_help_options_word(), text.msg_help_command_word());
    let usage = format!("clickomania [{options}] [FILE]\n       clickomania {command} …");
    let root = help::page(
        text,
        Command::new("clickomania"),
        text.msg_help_about(),
        usage,
        options::window(text),
    )
    .version(version())
    .disable_version_flag(true);
    subcommand::attach(text, root, SUBCOMMANDS)
}

/// The version, with the commit that it was built from and its date where `build.rs` knows them.
pub fn version() -> String {
    match option_env!("CLICKOMANIA_BUILT_FROM") {
        Some(commit) => format!("{} ({commit})", env!("CARGO_PKG_VERSION")),
        None => env!("CARGO_PKG_VERSION").to_owned(),
    }
}

/// The arguments of a subcommand, by their ids in its `clap::Command`.
///
/// Reading an argument that the command does not have, or as another type than its parser makes, is a
/// mistake in the subcommand's file; `clap` panics then.
pub struct Arguments(ArgMatches);

impl Arguments {
    /// True if a switch is given; the command need not define it.
    pub fn flag(&self, id: &str) -> bool {
        self.0.try_get_one::<bool>(id).ok().flatten() == Some(&true)
    }

    /// True if an option is given; the command need not define it.
    pub fn is_given(&self, id: &str) -> bool {
        self.0.try_contains_id(id).unwrap_or(false)
    }

    /// The value of an option as it was typed; `None` for a default.
    pub fn typed(&self, id: &str) -> Option<String> {
        let is_known = self.0.try_contains_id(id).unwrap_or(false);
        let source = is_known.then(|| self.0.value_source(id)).flatten();
        let is_typed = source == Some(ValueSource::CommandLine);
        let mut values = is_typed.then(|| self.0.get_raw(id)).flatten()?;
        let last = values.next_back()?;
        Some(last.to_string_lossy().into_owned())
    }

    /// A value that may be missing.
    pub fn optional<T: Copy + Send + Sync + 'static>(&self, id: &str) -> Option<T> {
        self.0.get_one(id).copied()
    }

    /// A value that is required or has a default.
    pub fn value<T: Copy + Send + Sync + 'static>(&self, id: &str) -> T {
        self.optional(id)
            .expect("the option is required or has a default")
    }

    pub fn number(&self, id: &str) -> u64 {
        self.value(id)
    }

    pub fn optional_number(&self, id: &str) -> Option<u64> {
        self.optional(id)
    }

    /// Number of colours of a wall, from 2 to 5.
    pub fn colours(&self) -> usize {
        self.number("colours") as usize
    }

    /// `--game`; without it the program decides. Not all commands have it.
    pub fn game(&self) -> Option<TaskId> {
        self.0.try_get_one("game").ok().flatten().cloned()
    }

    /// `--seed`, or one from the system.
    pub fn seed_or_new(&self) -> u64 {
        self.optional_number("seed").unwrap_or_else(new_seed)
    }

    /// `--seed`; one drawn by the system is printed to standard error.
    pub fn seed_or_random(&self, text: &Text) -> u64 {
        self.value::<Option<u64>>("seed").unwrap_or_else(|| {
            let seed = new_seed();
            print_to_stderr(&text.msg_cli_new_seed(seed.to_string()));
            seed
        })
    }

    /// Prints a drawn seed to standard error, so that the same can be used again.
    pub fn tell_new_seed(&self, text: &Text, seed: u64) {
        if self.optional_number("seed").is_none() {
            print_to_stderr(&text.msg_cli_new_seed(seed.to_string()));
        }
    }

    /// The clicked cells, in order.
    pub fn clicks(&self) -> Vec<Cell> {
        let clicks = self.0.get_many("click");
        clicks.into_iter().flatten().copied().collect()
    }

    /// The tiles of a Tantrix puzzle.
    pub fn tiles(&self) -> TileSet {
        self.value("tiles")
    }

    pub fn file(&self, id: &str) -> &OsStr {
        self.optional_file(id).expect("the argument is required")
    }

    pub fn optional_file(&self, id: &str) -> Option<&OsStr> {
        self.0.get_one::<OsString>(id).map(OsString::as_os_str)
    }

    pub fn files(&self, id: &str) -> Vec<&OsStr> {
        let files = self.0.get_many::<OsString>(id);
        files
            .into_iter()
            .flatten()
            .map(OsString::as_os_str)
            .collect()
    }
}

/// A random seed with few enough digits to type; the keys of hash maps come from the system.
fn new_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

/// The language of `--lang`, else of the environment, else English.
///
/// The help and the refusals need it, so it is looked for before `clap` parses the arguments.
///
/// # Errors
/// A sentence about a language that does not exist or is not complete.
pub fn language(arguments: &[OsString]) -> Result<Text, String> {
    let default = environment_language();
    // `clap` refuses a missing value, or an option in its place.
    let Some(code) = lang_option(arguments).filter(|code| !code.starts_with("--")) else {
        return Ok(default);
    };
    let codes: Vec<_> = Language::complete().map(Language::code).collect();
    let why = match Language::from_code(&code).map(Text::load) {
        Some(Ok(text)) => return Ok(text),
        Some(Err(_)) => default.msg_cli_language_incomplete(&code, codes.join(", ")),
        None => default.msg_cli_language_unknown(&code, codes.join(", ")),
    };
    Err(format!("--lang: {why}"))
}

/// The value of the last `--lang`.
fn lang_option(arguments: &[OsString]) -> Option<String> {
    let mut words = arguments
        .iter()
        .map(|word| word.to_string_lossy())
        .take_while(|word| word != "--");
    let mut code = None;
    while let Some(word) = words.next() {
        match word.strip_prefix("--lang") {
            Some("") => code = words.next().map(|word| word.into_owned()),
            Some(rest) => code = rest.strip_prefix('=').map(str::to_owned).or(code),
            None => {}
        }
    }
    code
}

/// The language of the environment; English when standard output is no terminal.
fn environment_language() -> Text {
    let language = if std::io::stdout().is_terminal() {
        system_language()
    } else {
        Language::En
    };
    Text::load(language).expect("a language that is complete can be loaded")
}

/// The language of the system; English if there is no complete translation.
pub fn system_language() -> Language {
    sys_locale::get_locale()
        .and_then(|locale| Language::from_code(&locale))
        .filter(|language| language.is_complete())
        .unwrap_or(Language::En)
}

/// The sentence; if it is about an option, it begins with the option.
fn refusal(text: &Text, error: &Error) -> String {
    let argument = strings(error, ContextKind::InvalidArg)
        .into_iter()
        // One thing at a time: of what is missing, arguments before options.
        .min_by_key(|argument| argument.starts_with('-'))
        .unwrap_or_default();
    // `--click <R,C>` is called `--click`, and `<FILE>...` FILE.
    let option = argument.split([' ', '=']).next().unwrap_or_default();
    let about = |why: String| format!("{option}: {why}");
    let similar = |kind| strings(error, kind).into_iter().next();
    match error.kind() {
        ErrorKind::UnknownArgument if !option.starts_with('-') => {
            text.msg_cli_argument_unexpected(argument)
        }
        ErrorKind::UnknownArgument => about(match similar(ContextKind::SuggestedArg) {
            Some(similar) => text.msg_cli_option_unknown_similar(similar),
            None => text.msg_cli_option_unknown(),
        }),
        ErrorKind::InvalidSubcommand => {
            let command = strings(error, ContextKind::InvalidSubcommand).concat();
            match similar(ContextKind::SuggestedSubcommand) {
                Some(similar) => text.msg_cli_command_unknown_similar(command, similar),
                None => text.msg_cli_command_unknown(command),
            }
        }
        ErrorKind::MissingSubcommand => {
            let commands = strings(error, ContextKind::ValidSubcommand).join(", ");
            text.msg_cli_command_missing(commands)
        }
        ErrorKind::MissingRequiredArgument if option.starts_with('-') => {
            about(text.msg_cli_option_missing(argument.replace(['<', '>'], "")))
        }
        ErrorKind::MissingRequiredArgument => {
            text.msg_cli_argument_missing(argument.trim_matches(['<', '>', '.']))
        }
        ErrorKind::ArgumentConflict => {
            let other = strings(error, ContextKind::PriorArg).into_iter().next();
            about(match other.filter(|other| *other != argument) {
                Some(other) => {
                    text.msg_cli_option_conflict(other.split(' ').next().unwrap_or_default())
                }
                None => text.msg_cli_option_repeated(),
            })
        }
        ErrorKind::TooManyValues => about(text.msg_cli_option_value_unexpected()),
        ErrorKind::ValueValidation => about(
            std::error::Error::source(error)
                .map(ToString::to_string)
                .unwrap_or_default(),
        ),
        ErrorKind::InvalidUtf8 => text.msg_cli_argument_not_utf8(),
        _ => about(text.msg_cli_option_value_missing()),
    }
}

fn strings(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(string)) => vec![string.clone()],
        Some(ContextValue::Strings(strings)) => strings.clone(),
        _ => Vec::new(),
    }
}
