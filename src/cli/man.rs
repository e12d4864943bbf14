//! `man -o FOLDER`: the pages of the manual, one for `clickomania` and one for each subcommand.

use super::arguments::{self, Arguments};
use super::{CliContext, ExitStatus, Fail, help, options, output};
use clap::{Command, value_parser};
use clap_mangen::Man;
use engine::text::Text;
use std::ffi::OsString;
use std::path::Path;

pub fn command(text: &Text) -> Command {
    let output = options::option("output", "FOLDER", text.msg_help_option_output_folder())
        .short('o')
        .required(true)
        .value_parser(value_parser!(OsString));
    help::subcommand(text, "man", text.msg_help_man(), "-o FOLDER", vec![output])
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let folder = Path::new(arguments.file("output"));
    let mut root = arguments::root(&context.text);
    root.build();
    std::fs::create_dir_all(folder).map_err(|error| {
        let why = context.text.msg_cli_file_unwritable(error.to_string());
        Fail::Unusable(format!("{}: {why}", folder.display()))
    })?;
    // What is left to write: a command, and its name as in `clickomania-mines-new`.
    let mut open = vec![("clickomania".to_owned(), root)];
    while let Some((name, command)) = open.pop() {
        for inner in command.get_subcommands() {
            open.push((format!("{name}-{}", inner.get_name()), inner.clone()));
        }
        let path = folder.join(format!("{name}.1"));
        let mut page = Vec::new();
        let man = Man::new(command.name(name));
        man.render(&mut page)?;
        output::write_file(&context.text, &path, &page)?;
    }
    Ok(ExitStatus::Done)
}
