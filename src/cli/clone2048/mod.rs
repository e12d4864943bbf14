//! `third`: the console game of the paper; `third move`, one movement; `third play`, whole games of the automatic player.
//! People know the 2048 clone by this name.

mod console;
mod play;

use super::arguments::Arguments;
use super::input::Source;
use super::subcommand::Subcommand;
use super::{CliContext, ExitStatus, Fail, help, options, values};
use clap::{Arg, Command};
use console::Words;
use engine::text::Text;
use games::clone2048::BlockRules;
use games::clone2048::{BlockGame, Direction, SIZES};

pub const SUBCOMMANDS: &[Subcommand] = &[
    Subcommand::new(move_command, move_blocks),
    Subcommand::new(play::command, play::run),
];

pub fn command(text: &Text) -> Command {
    let file = options::file_option("file", "BOARD", text.msg_help_option_file());
    help::subcommand(
        text,
        "third",
        text.msg_help_clone2048(),
        "[--size N --obstacles K | --file BOARD]",
        vec![size(text), obstacles(text), file, options::new_seed(text)],
    )
}

fn size(text: &Text) -> Arg {
    let (low, high) = (*SIZES.start() as u64, *SIZES.end() as u64);
    options::option("size", "N", text.msg_help_option_size())
        .value_parser(values::number(text, low..=high))
}

fn obstacles(text: &Text) -> Arg {
    let obstacles = options::option("obstacles", "K", text.msg_help_option_obstacles());
    options::with_default_note(text, obstacles, "0")
        .value_parser(values::number(text, 0..=u64::MAX))
}

/// Plays in the terminal, or through a pipe.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    // Without `--lang` the console speaks the language of the paper.
    let words = match arguments.optional_file("lang") {
        Some(_) => Words::of(context.text),
        None => Words::paper(),
    };
    let seed = arguments.seed_or_new();
    let start = start(context, arguments, seed)?;
    arguments.tell_new_seed(&context.text, seed);
    console::play(context, words, seed, start)
}

/// The game that the options ask for; without one the console begins with its menu.
fn start(
    context: &CliContext,
    arguments: &Arguments,
    seed: u64,
) -> Result<Option<BlockGame>, Fail> {
    let text = &context.text;
    let refused = |option, why| Err(Fail::unusable(option, why));
    let size = arguments.optional_number("size");
    let obstacles = arguments.optional_number("obstacles");
    match (size, arguments.optional_file("file")) {
        (Some(_), Some(_)) => refused("--file", text.msg_clone2048_start_twice()),
        (None, _) if obstacles.is_some() => {
            refused("--obstacles", text.msg_clone2048_start_obstacles())
        }
        (Some(size), None) => {
            let obstacles = usize::try_from(obstacles.unwrap_or(0)).unwrap_or(usize::MAX);
            match BlockGame::create(size as usize, obstacles, seed) {
                Ok(game) => Ok(Some(game)),
                Err(error) => {
                    let most = error.most.to_string();
                    refused(
                        "--obstacles",
                        text.msg_clone2048_start_too_many_obstacles(most),
                    )
                }
            }
        }
        (None, Some(file)) => {
            let state = Source::new(file).clone2048(text)?;
            Ok(Some(BlockGame::resume(state, seed)))
        }
        (None, None) => Ok(None),
    }
}

fn move_command(text: &Text) -> Command {
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
fn move_blocks(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("BOARD"));
    let state = source.clone2048(&context.text)?;
    let movement = state.board.moved(arguments.value("to"));
    let after = state.after(&movement, BlockRules::Paper);
    context.out.text(&after.to_string())?;
    Ok(ExitStatus::Done)
}
