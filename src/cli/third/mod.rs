//! `third`: the paper's console game, and `third move`: a single movement.

mod console;
mod words;

use super::arguments::Arguments;
use super::input::Source;
use super::{Context, Fail, Status};
use engine::games::clone2048::{Direction, Game};
use words::Words;

/// Prints the file of the board after a movement alone.
pub fn movement(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let source = Source::new(arguments.file("BOARD"));
    let state = source.third(&context.text)?;
    let direction = match arguments.word("to") {
        Some("left") => Direction::Left,
        Some("right") => Direction::Right,
        Some("up") => Direction::Up,
        _ => Direction::Down,
    };
    let after = state.after(&state.board.moved(direction));
    context.out.text(&after.to_string())?;
    Ok(Status::Done)
}

/// Plays in the terminal, or through a pipe.
pub fn play(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    // Without `--lang` the console speaks the language of the paper.
    let words = match arguments.optional_file("lang") {
        Some(_) => Words::of(context.text),
        None => Words::paper(),
    };
    let start = start(context, arguments)?;
    console::play(context, words, arguments.number("seed"), start)
}

/// The game that the options give; none to begin with the menu.
fn start(context: &Context, arguments: &Arguments) -> Result<Option<Game>, Fail> {
    let text = &context.text;
    let refused = |option, why| Err(Fail::Unusable(format!("{option}: {why}")));
    let seed = arguments.number("seed");
    let size = arguments.optional_number("size");
    let obstacles = arguments.optional_number("obstacles");
    match (size, arguments.optional_file("file")) {
        (Some(_), Some(_)) => refused("--file", text.msg_third_start_twice()),
        (None, _) if obstacles.is_some() => {
            refused("--obstacles", text.msg_third_start_obstacles())
        }
        (Some(size), None) => {
            let obstacles = usize::try_from(obstacles.unwrap_or(0)).unwrap_or(usize::MAX);
            match Game::create(size as usize, obstacles, seed) {
                Ok(game) => Ok(Some(game)),
                Err(error) => {
                    let most = error.most.to_string();
                    refused("--obstacles", text.msg_third_start_too_many_obstacles(most))
                }
            }
        }
        (None, Some(file)) => {
            let state = Source::new(file).third(text)?;
            Ok(Some(Game::resume(state, seed)))
        }
        (None, None) => Ok(None),
    }
}
