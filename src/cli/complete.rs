//! `complete SHELL`: what lets a shell complete the words of the command line.

use super::arguments::{self, Arguments};
use super::{CliContext, ExitStatus, Fail, help, values};
use clap::{Arg, Command};
use clap_complete::Shell;
use engine::text::Text;

const NAMES: &str = "bash|elvish|fish|powershell|zsh";

const SHELLS: &[(&str, Shell)] = &[
    ("bash", Shell::Bash),
    ("elvish", Shell::Elvish),
    ("fish", Shell::Fish),
    ("powershell", Shell::PowerShell),
    ("zsh", Shell::Zsh),
];

pub fn command(text: &Text) -> Command {
    let shell = Arg::new("SHELL")
        .help(text.msg_help_argument_shell())
        .required(true)
        .value_parser(values::choice(text, SHELLS));
    let about = text.msg_help_complete();
    help::subcommand(text, "complete", about, NAMES, vec![shell])
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let mut script = Vec::new();
    let mut root = arguments::root(&context.text);
    let shell: Shell = arguments.value("SHELL");
    clap_complete::generate(shell, &mut root, "clickomania", &mut script);
    context.out.text(&String::from_utf8_lossy(&script))?;
    Ok(ExitStatus::Done)
}
