//! `third move BOARD --to DIRECTION`: a single movement, without the new block.

use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::{CliContext, ExitStatus, Fail, help, options, values};
use clap::{Arg, Command};
use engine::text::Text;
use games::clone2048::{BlockRules, Direction};

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "third move",
        text.msg_help_clone2048_move(),
        "BOARD --to left|right|up|down",
        vec![
            options::file("BOARD", text.msg_help_argument_board()),
            direction(text),
        ],
    )
}

fn direction(text: &Text) -> Arg {
    const DIRECTIONS: &[(&str, Direction)] = &[
        ("left", Direction::Left),
        ("right", Direction::Right),
        ("up", Direction::Up),
        ("down", Direction::Down),
    ];
    options::option("to", "left|right|up|down", text.msg_help_option_move())
        .required(true)
        .value_parser(values::choice(text, DIRECTIONS))
}

/// Prints the file of the board after the movement.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("BOARD"));
    let state = source.clone2048(&context.text)?;
    let movement = state.board.moved(arguments.value("to"));
    let after = state.after(&movement, BlockRules::Paper);
    context.out.text(&after.to_string())?;
    Ok(ExitStatus::Done)
}
