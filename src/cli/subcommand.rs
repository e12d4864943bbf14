//! Subcommands, and how the one on the command line is found.

use super::arguments::Arguments;
use super::{CliContext, ExitStatus, Fail};
use clap::{ArgMatches, Command};
use engine::text::Text;

/// Carries out a subcommand.
pub type Run = fn(&mut CliContext, &Arguments) -> Result<ExitStatus, Fail>;

/// A subcommand; its file exports the functions it is made of.
pub struct Subcommand {
    /// Name, arguments and help, in the language of the text.
    command: fn(&Text) -> Command,
    /// Without it the subcommand is only a group and shows its help.
    pub run: Option<Run>,
    /// `move` of `third`.
    subcommands: &'static [Subcommand],
}

impl Subcommand {
    pub const fn new(command: fn(&Text) -> Command, run: Run) -> Subcommand {
        Subcommand {
            command,
            run: Some(run),
            subcommands: &[],
        }
    }

    /// A subcommand that does nothing alone.
    pub const fn group(
        command: fn(&Text) -> Command,
        subcommands: &'static [Subcommand],
    ) -> Subcommand {
        Subcommand {
            command,
            run: None,
            subcommands,
        }
    }

    pub const fn with(self, subcommands: &'static [Subcommand]) -> Subcommand {
        Subcommand {
            subcommands,
            ..self
        }
    }
}

/// The command with these subcommands, in this order.
pub fn attach(text: &Text, command: Command, subcommands: &[Subcommand]) -> Command {
    if subcommands.is_empty() {
        return command;
    }
    let attached = subcommands
        .iter()
        .map(|inner| attach(text, (inner.command)(text), inner.subcommands));
    command
        .subcommand_help_heading(text.msg_help_commands())
        .subcommand_value_name(text.msg_help_command_word())
        .subcommands(attached)
}

/// The names of subcommands.
pub fn names<'a>(
    text: &Text,
    subcommands: &'a [Subcommand],
) -> impl Iterator<Item = String> + use<'a> {
    let text = *text;
    let commands = subcommands.iter().map(move |one| (one.command)(&text));
    commands.map(|command| command.get_name().to_owned())
}

/// A subcommand as it was given.
pub struct ChosenSubcommand<'a> {
    pub subcommand: &'static Subcommand,
    /// As `clap` knows it.
    pub command: &'a Command,
    pub matches: ArgMatches,
}

/// The innermost subcommand that was given to a command made by [`attach`], if any.
pub fn chosen<'a>(
    command: &'a Command,
    subcommands: &'static [Subcommand],
    matches: &mut ArgMatches,
) -> Option<ChosenSubcommand<'a>> {
    let (name, mut matches) = matches.remove_subcommand()?;
    let (command, subcommand) = command
        .get_subcommands()
        .zip(subcommands)
        .find(|(command, _)| command.get_name() == name)?;
    let inner = chosen(command, subcommand.subcommands, &mut matches);
    inner.or(Some(ChosenSubcommand {
        subcommand,
        command,
        matches,
    }))
}
