//! The language that the command line speaks.

use engine::text::{Language, Text};
use std::ffi::OsString;
use std::io::IsTerminal as _;

/// The language of `--lang`, else of the environment, else English.
///
/// The help and the refusals need it, so it is looked for before `clap` parses the arguments.
///
/// # Errors
/// A sentence about a language that does not exist or is not complete.
pub fn language(arguments: &[OsString]) -> Result<Text, String> {
    let default = environment_language();
    // Without its value, or with another option in its place: `clap` will say so.
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
    let words = arguments.iter().map(|word| word.to_string_lossy());
    let mut words = words.take_while(|word| word != "--");
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
    let terminal = std::io::stdout().is_terminal();
    let locale = terminal.then(sys_locale::get_locale).flatten();
    let language = locale.and_then(|locale| Language::from_code(&locale));
    let language = language
        .filter(|language| language.is_complete())
        .unwrap_or(Language::En);
    Text::load(language).expect("a language that is complete can be loaded")
}
