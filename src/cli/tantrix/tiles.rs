//! `tantrix tiles [FILE]`: the table of the tiles, as the paper's two files have it.

use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::output::print_to_stderr;
use crate::cli::{CliContext, ExitStatus, Fail, help, options, values};
use clap::Command;
use engine::text::Text;
use games::tantrix::{TableForm, Tile, table, tile, tiles};

pub fn command(text: &Text) -> Command {
    const FORMS: &[(&str, TableForm)] = &[("text", TableForm::Text), ("prolog", TableForm::Prolog)];
    let format = options::option("format", "FORM", text.msg_help_option_tiles_format());
    help::subcommand(
        text,
        "tantrix tiles",
        text.msg_help_tantrix_tiles(),
        "[FILE] [--format text|prolog]",
        vec![
            options::file("FILE", text.msg_help_argument_tiles_file()).required(false),
            options::with_default(text, format, "text").value_parser(values::choice(text, FORMS)),
        ],
    )
}

/// Prints the table; of a file whether it is the same.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = context.text;
    let form = arguments.value("format");
    let Some(file) = arguments.optional_file("FILE") else {
        context.out.text(&table(tiles(), form))?;
        return Ok(ExitStatus::Done);
    };
    let read = Source::new(file).tantrix_tiles(&text)?;
    context.out.text(&table(&read, form))?;
    let other = |one: &&Tile| !tile(one.number).is_some_and(|tile| tile.is_same(one));
    let differ: Vec<String> = read
        .iter()
        .filter(other)
        .map(|tile| tile.number.to_string())
        .collect();
    if differ.is_empty() {
        print_to_stderr(&text.msg_tantrix_table_same(read.len().to_string()));
        return Ok(ExitStatus::Done);
    }
    print_to_stderr(&text.msg_tantrix_table_differs(differ.join(", ")));
    Ok(ExitStatus::No)
}
