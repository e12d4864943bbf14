//! What `clap` refuses, as one sentence in the language of people: `--click: what is wrong`.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::text::Text;

/// The sentence; if it is about an option, it begins with the option.
pub fn sentence(text: &Text, error: &Error) -> String {
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
