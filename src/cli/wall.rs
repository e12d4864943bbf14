//! `wall --seed N --colours K`: a dealt wall.

use super::arguments::Arguments;
use super::{CliContext, ExitStatus, Fail, help, json, options};
use clap::Command;
use engine::text::Text;
use engine::wall::Wall;
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "wall",
        text.msg_help_wall(),
        "[--seed N] [--colours K]",
        vec![
            options::seed(text),
            options::colours(text),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct DealtWall {
    wall: [String; 9],
    seed: u64,
    colours: usize,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let (seed, colours) = (arguments.number("seed"), arguments.colours());
    let wall = Wall::deal(seed, colours).expect("the parser takes 2 to 5 colours");
    if context.json {
        context.out.json(&DealtWall {
            wall: json::wall(&wall),
            seed,
            colours,
        })?;
    } else {
        context.out.text(&wall.to_string())?;
    }
    Ok(ExitStatus::Done)
}
