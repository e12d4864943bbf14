//! The words of the command line, taken apart.

use super::{pages, refusal};
use clap::ArgMatches;
use clap::error::ErrorKind;
use engine::game::Game;
use engine::games::tantrix::TileSet;
use engine::text::{Language, Text};
use engine::wall::Cell;
use std::ffi::{OsStr, OsString};
use std::io::IsTerminal as _;

/// What the words say.
pub enum Parsed {
    /// A subcommand, `wall` or `third move`, with its arguments.
    Command(String, Arguments),
    /// No subcommand: the window, with its arguments; and the names of all subcommands.
    Window(Arguments, Vec<String>),
    /// A page of help, or the version.
    Help(String),
    /// A sentence that says what does not fit.
    Unusable(String),
}

/// Takes the words apart.
pub fn parse(text: &Text, arguments: Vec<OsString>) -> Parsed {
    let mut root = pages::root(text);
    let name = OsString::from(root.get_name());
    match root.try_get_matches_from_mut(std::iter::once(name).chain(arguments)) {
        Ok(mut matches) => match matches.remove_subcommand() {
            Some((mut name, mut matches)) => {
                while let Some((inner, more)) = matches.remove_subcommand() {
                    (name, matches) = (format!("{name} {inner}"), more);
                }
                if pages::GATHERING.contains(&&*name)
                    && let Some(page) = root.find_subcommand_mut(&name)
                {
                    return Parsed::Help(page.render_help().to_string());
                }
                Parsed::Command(name, Arguments(matches))
            }
            None => {
                let commands = root.get_subcommands();
                let commands = commands.map(|command| command.get_name().to_owned());
                Parsed::Window(Arguments(matches), commands.collect())
            }
        },
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Parsed::Help(error.render().to_string())
            }
            _ => Parsed::Unusable(refusal::sentence(text, &error)),
        },
    }
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

    /// How many colours walls have.
    pub fn colours(&self) -> usize {
        self.number("colours") as usize
    }

    /// One of several words.
    pub fn word(&self, id: &str) -> Option<&str> {
        self.0.get_one::<String>(id).map(String::as_str)
    }

    /// The game that was asked for.
    pub fn game(&self) -> Option<Game> {
        self.word("game").map(|word| match word {
            "strip" => Game::Strip,
            _ => Game::Full,
        })
    }

    /// The clicked cells, in order.
    pub fn clicks(&self) -> Vec<Cell> {
        let clicks = self.0.get_many("click");
        clicks.into_iter().flatten().copied().collect()
    }

    /// The tiles of a puzzle.
    pub fn tiles(&self) -> TileSet {
        let tiles = self.0.get_one::<TileSet>("tiles").copied();
        tiles.expect("the option is required")
    }

    /// A value of another type, that may be missing.
    pub fn value<T: Copy + Send + Sync + 'static>(&self, id: &str) -> Option<T> {
        self.0.get_one(id).copied()
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
        let files = self.0.get_many::<OsString>(id);
        files
            .into_iter()
            .flatten()
            .map(OsString::as_os_str)
            .collect()
    }
}

/// The language of `--lang`, else of the environment, else English.
///
/// The pages of help and the sentences about wrong words need it, so it is looked for before the
/// words are taken apart.
///
/// # Errors
/// A sentence about a language that there is not, or not yet.
pub fn language(arguments: &[OsString]) -> Result<Text, String> {
    let own = environment_language();
    let words = arguments.iter().map(|word| word.to_string_lossy());
    let mut words = words.take_while(|word| word != "--");
    let mut wanted = None;
    while let Some(word) = words.next() {
        match word.strip_prefix("--lang") {
            Some("") => wanted = words.next().map(|word| word.into_owned()),
            Some(rest) => wanted = rest.strip_prefix('=').map(str::to_owned).or(wanted),
            None => {}
        }
    }
    // Without its value, or with another option in its place: taking the words apart will tell.
    let Some(code) = wanted.filter(|code| !code.starts_with("--")) else {
        return Ok(own);
    };
    let codes: Vec<_> = Language::complete().map(Language::code).collect();
    let why = match Language::from_code(&code).map(Text::load) {
        Some(Ok(text)) => return Ok(text),
        Some(Err(_)) => own.msg_cli_language_incomplete(&code, codes.join(", ")),
        None => own.msg_cli_language_unknown(&code, codes.join(", ")),
    };
    Err(format!("--lang: {why}"))
}

/// The language of the environment; English when standard output is no terminal.
fn environment_language() -> Text {
    let terminal = std::io::stdout().is_terminal();
    let locale = terminal.then(sys_locale::get_locale).flatten();
    let language = locale.and_then(|locale| Language::from_code(&locale));
    let language = language
        .filter(|language| language.is_complete())
        .unwrap_or(Language::En);
    Text::load(language).expect("a language that is complete can be loaded")
}
