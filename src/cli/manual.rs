//! Documents made from the commands: `complete SHELL`, completions for a shell, and `man -o FOLDER`, the manual.

use super::arguments::{self, Arguments};
use super::{CliContext, ExitStatus, Fail, help, options, output, values};
use clap::{Arg, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use engine::text::Text;
use std::path::Path;

const NAMES: &str = "bash|elvish|fish|powershell|zsh";

const SHELLS: &[(&str, Shell)] = &[
    ("bash", Shell::Bash),
    ("elvish", Shell::Elvish),
    ("fish", Shell::Fish),
    ("powershell", Shell::PowerShell),
    ("zsh", Shell::Zsh),
];

pub fn complete_command(text: &Text) -> Command {
    let shell = Arg::new("SHELL")
        .help(text.msg_help_argument_shell())
        .required(true)
        .value_parser(values::choice(text, SHELLS));
    let about = text.msg_help_complete();
    help::subcommand(text, "complete", about, NAMES, vec![shell])
}

pub fn complete(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let mut script = Vec::new();
    let mut root = arguments::root(&context.text);
    let shell: Shell = arguments.value("SHELL");
    clap_complete::generate(shell, &mut root, "clickomania", &mut script);
    context.out.text(&String::from_utf8_lossy(&script))?;
    Ok(ExitStatus::Done)
}

pub fn man_command(text: &Text) -> Command {
    let output = options::output("FOLDER", text.msg_help_option_output_folder()).required(true);
    help::subcommand(text, "man", text.msg_help_man(), "-o FOLDER", vec![output])
}

pub fn man(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let folder = Path::new(arguments.file("output"));
    let mut root = arguments::root(&context.text);
    root.build();
    let is_standard = output::is_standard(folder);
    if !is_standard {
        std::fs::create_dir_all(folder).map_err(|error| {
            let why = context.text.msg_cli_file_unwritable(error.to_string());
            Fail::unusable(folder.display(), why)
        })?;
    }
    // Pages left to write: a command, and its name as in `clickomania-mines-new`.
    let mut open = vec![("clickomania".to_owned(), root)];
    while let Some((name, command)) = open.pop() {
        for inner in command.get_subcommands() {
            open.push((format!("{name}-{}", inner.get_name()), inner.clone()));
        }
        let path = if is_standard {
            folder.to_owned()
        } else {
            folder.join(format!("{name}.1"))
        };
        let mut page = Vec::new();
        let man = Man::new(command.name(name));
        man.render(&mut page)?;
        output::write_file(context, &path, &page)?;
    }
    Ok(ExitStatus::Done)
}
