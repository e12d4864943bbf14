//! The pages of help.

use super::options::{option, switch};
use clap::{Arg, ArgAction, Command, value_parser};
use engine::text::{Language, Text};
use std::ffi::OsString;

/// Width of a page in characters; a terminal of the usual 80 columns shows it whole.
const WIDTH: usize = 80;

/// Widths of the help behind the longest argument and the longest option.
const ARGUMENT_HELP_WIDTH: usize = 64;
const OPTION_HELP_WIDTH: usize = 47;

/// A subcommand with its page of help. `path` is the words to type, as in `mines new`; `usage` is what
/// follows it; the options of all subcommands are added behind `args`.
pub fn subcommand(
    text: &Text,
    path: &'static str,
    about: String,
    usage: &str,
    args: Vec<Arg>,
) -> Command {
    let (_, name) = path.rsplit_once(' ').unwrap_or(("", path));
    let usage = format!("clickomania {path} {usage}");
    page(text, Command::new(name), about, usage, args)
}

/// The command with a sentence about its limits at the end of its page.
pub fn limited(command: Command, limit: &str) -> Command {
    command.after_help(wrap(limit, WIDTH))
}

/// A command with its page of help, laid out as all of them are.
pub fn page(
    text: &Text,
    command: Command,
    about: String,
    usage: String,
    args: Vec<Arg>,
) -> Command {
    let heading = text.msg_help_usage();
    // The language itself is read before: see `language.rs`.
    let languages: Vec<&str> = Language::complete().map(Language::code).collect();
    let lang = option("lang", "LANGUAGE", text.msg_help_option_lang())
        .value_name(languages.join("|"))
        .value_parser(value_parser!(OsString));
    let help = switch("help", text.msg_help_option_help())
        .short('h')
        .action(ArgAction::Help);
    let mut command = command
        .about(wrap(&about, WIDTH))
        .override_usage(usage)
        .help_template(format!(
            "{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .disable_help_flag(true)
        .disable_help_subcommand(true);
    for arg in args.into_iter().chain([lang, help]) {
        let (heading, width) = if arg.is_positional() {
            (text.msg_help_arguments(), ARGUMENT_HELP_WIDTH)
        } else {
            (text.msg_help_options(), OPTION_HELP_WIDTH)
        };
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        command = command.arg(arg.help(wrap(&help, width)).help_heading(heading));
    }
    command
}

/// Breaks lines at spaces. `clap` wraps only with a feature that asks the terminal for its width;
/// pages are the same everywhere.
fn wrap(text: &str, width: usize) -> String {
    let lines = text.split('\n').map(|line| wrap_line(line, width));
    lines.collect::<Vec<_>>().join("\n")
}

fn wrap_line(text: &str, width: usize) -> String {
    let mut wrapped = String::new();
    let mut used = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        if used > 0 && used + 1 + length > width {
            wrapped.push('\n');
            used = 0;
        } else if used > 0 {
            wrapped.push(' ');
            used += 1;
        }
        wrapped.push_str(word);
        used += length;
    }
    wrapped
}
