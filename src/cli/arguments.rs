//! The arguments of the command line, parsed.

use super::output::print_to_stderr;
use super::subcommand::{self, Run};
use super::{SUBCOMMANDS, help, options, refusal};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use engine::task::TaskId;
use engine::text::Text;
use engine::wall::Cell;
use games::tantrix::TileSet;
use std::ffi::{OsStr, OsString};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::path::Path;

/// From this similarity (Jaro–Winkler) on, a word counts as a misspelled subcommand.
const MIN_SIMILARITY: f64 = 0.8;

/// What the arguments ask for.
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
    /// A sentence that says what does not fit.
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
                _ => Parsed::Unusable(refusal::sentence(text, &error)),
            };
        }
    };
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
    /// Whether a switch is there; a command may do without the switch.
    pub fn flag(&self, id: &str) -> bool {
        self.0.try_get_one::<bool>(id).ok().flatten() == Some(&true)
    }

    /// Whether an option of a command that may do without it was given.
    pub fn is_given(&self, id: &str) -> bool {
        self.0.try_contains_id(id).unwrap_or(false)
    }

    /// The value of an option as it stands on the command line; a default does not stand there.
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

    /// `--seed`; if the system is to draw it, it is told on standard error.
    pub fn seed_or_random(&self, text: &Text) -> u64 {
        self.value::<Option<u64>>("seed").unwrap_or_else(|| {
            let seed = new_seed();
            print_to_stderr(&text.msg_cli_new_seed(seed.to_string()));
            seed
        })
    }

    /// Tells on standard error a seed that nobody chose, so that the same can be had again.
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

/// A seed from the system: the keys of its hashes come from there; as many digits as one likes to type.
fn new_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}
