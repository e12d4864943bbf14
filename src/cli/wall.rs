//! `wall --seed N --colours K`: a dealt wall.

use super::arguments::Arguments;
use super::{Context, Fail, Status, json};
use engine::wall::Wall;
use serde::Serialize;

#[derive(Serialize)]
struct Dealt {
    wall: [String; 9],
    seed: u64,
    colours: usize,
}

/// Prints a dealt wall.
pub fn wall(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let (seed, colours) = (arguments.number("seed"), arguments.colours());
    let wall = Wall::deal(seed, colours).expect("the parser takes 2 to 5 colours");
    if context.json {
        context.out.json(&Dealt {
            wall: json::wall(&wall),
            seed,
            colours,
        })?;
    } else {
        context.out.text(&wall.to_string())?;
    }
    Ok(Status::Done)
}
