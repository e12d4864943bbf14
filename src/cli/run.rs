//! `run PROGRAM … --click R,C …`: plays some clicks in turn.

use super::arguments::Arguments;
use super::input::Source;
use super::json::{self, BlockRef};
use super::output::complain;
use super::{Context, Fail, Status, check, interrupted};
use engine::diagnostics;
use engine::game::Game;
use engine::language::Program;
use engine::language::cost::cost;
use engine::run::code::Code;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::failure::Failure;
use engine::run::moves::Move;
use engine::text::Text;
use engine::wall::{Cell, Wall, after};
use serde::Serialize;

#[derive(Serialize)]
struct Run<'a> {
    file: &'a str,
    cost: u64,
    wall: [String; 9],
    moves: Vec<Played>,
}

#[derive(Serialize)]
struct Played {
    click: [usize; 2],
    ignored: bool,
    steps: u64,
    error: Option<Error>,
    right: bool,
    wall: [String; 9],
}

/// A run-time error, as JSON.
#[derive(Serialize)]
pub struct Error {
    kind: &'static str,
    block: Option<BlockRef>,
    /// What people read.
    pub message: String,
}

impl Error {
    /// What stopped a move of a program.
    pub fn new(text: &Text, program: &Program, code: &Code, failure: &Failure) -> Error {
        let block = failure
            .block
            .and_then(|id| BlockRef::new(program, &code.numbering, id));
        Error {
            kind: failure.kind.id(),
            block,
            message: diagnostics::failure(text, program, failure),
        }
    }

    /// The block at which it happened.
    pub fn block(&self) -> Option<&BlockRef> {
        self.block.as_ref()
    }
}

/// A program that is ready, with the wall and the rules it is run on.
pub struct Setting {
    /// Its name for messages and JSON.
    pub file: String,
    /// The program.
    pub program: Program,
    /// The program, compiled.
    pub code: Code,
    /// The rules.
    pub game: Game,
    /// The seed of the game.
    pub seed: u64,
    /// The budget of a move.
    pub budget: u64,
}

impl Setting {
    /// Reads the program; `None`, and its problems told, if it is not ready.
    pub fn read(context: &Context, arguments: &Arguments) -> Result<Option<Setting>, Fail> {
        let source = Source::new(arguments.file("PROGRAM"));
        let program = source.program(&context.text)?;
        let Ok(code) = compile(&program) else {
            for line in check::told(&context.text, &source.name, &program) {
                complain(&line);
            }
            return Ok(None);
        };
        Ok(Some(Setting {
            file: source.name,
            game: arguments.game().unwrap_or(program.header().game),
            seed: arguments.number("seed"),
            budget: arguments.number("budget"),
            program,
            code,
        }))
    }

    /// The move with this number.
    pub fn order(&self, wall: Wall, click: Cell, number: u64) -> Move<'_> {
        let luck = DrawPolicy {
            seed: self.seed,
            number,
        };
        Move {
            code: &self.code,
            wall,
            click,
            luck,
            budget: self.budget,
        }
    }
}

/// The wall that the options name.
pub fn wall(context: &Context, arguments: &Arguments) -> Result<Wall, Fail> {
    let text = &context.text;
    let unusable = |why| Err(Fail::Unusable(format!("--wall: {why}")));
    match (
        arguments.optional_file("wall"),
        arguments.optional_number("wall-seed"),
    ) {
        (Some(_), Some(_)) => unusable(text.msg_cli_wall_twice()),
        (None, None) => unusable(text.msg_cli_wall_missing()),
        (Some(file), None) => {
            let (source, program) = (Source::new(file), Source::new(arguments.file("PROGRAM")));
            if source.is_standard_input() && program.is_standard_input() {
                return unusable(text.msg_cli_standard_input_twice());
            }
            source.wall(text)
        }
        (None, Some(seed)) => {
            let wall = Wall::deal(seed, arguments.colours());
            Ok(wall.expect("the parser takes 2 to 5 colours"))
        }
    }
}

/// Plays the clicks and prints the wall after the last.
pub fn run(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let mut wall = wall(context, arguments)?;
    let Some(setting) = Setting::read(context, arguments)? else {
        return Ok(Status::No);
    };
    let mut played: Vec<Played> = Vec::new();
    let mut stopped = Ok(Status::Done);
    let mut number = 0;
    for click in arguments.clicks() {
        if !wall.has_brick(click) {
            let (click, wall) = (json::cell(click), json::wall(&wall));
            played.push(Played {
                click,
                ignored: true,
                steps: 0,
                error: None,
                right: true,
                wall,
            });
            continue;
        }
        let order = setting.order(wall, click, number);
        let Some(outcome) = order.run_while(|| !interrupted()) else {
            stopped = Err(Fail::Interrupted);
            break;
        };
        number += 1;
        let right = outcome.failure.is_none() && outcome.wall == after(&wall, setting.game, click);
        wall = outcome.wall;
        let (text, program) = (&context.text, &setting.program);
        let error = outcome
            .failure
            .map(|failure| Error::new(text, program, &setting.code, &failure));
        let failed = error.is_some();
        let (click, wall) = (json::cell(click), json::wall(&wall));
        played.push(Played {
            click,
            ignored: false,
            steps: outcome.steps,
            error,
            right,
            wall,
        });
        if failed {
            stopped = Ok(Status::No);
            break;
        }
    }
    let cost = cost(&setting.program).total;
    if context.json {
        let file = &setting.file;
        context.out.json(&Run {
            file,
            cost,
            wall: json::wall(&wall),
            moves: played,
        })?;
    } else {
        print(context, &setting, cost, &played, &wall)?;
    }
    stopped
}

fn print(
    context: &mut Context,
    setting: &Setting,
    cost: u64,
    played: &[Played],
    wall: &Wall,
) -> Result<(), Fail> {
    let text = &context.text;
    complain(&text.msg_cli_run_program(&setting.program.header().name, cost));
    for Played {
        click: [row, column],
        ignored,
        steps,
        error,
        right,
        wall,
    } in played
    {
        let (row, column) = (row.to_string(), column.to_string());
        if *ignored {
            complain(&text.msg_cli_run_ignored(row, column));
            continue;
        }
        complain(&text.msg_cli_run_move(row, column, *steps));
        let infected = wall
            .iter()
            .any(|row| row.contains(|c: char| c.is_ascii_lowercase()));
        complain(&match error {
            Some(error) => text.msg_cli_run_error(&error.message),
            None if *right => text.msg_cli_run_right(),
            None if infected => text.msg_cli_run_infection_left(),
            None => text.msg_cli_run_wrong_wall(),
        });
    }
    context.out.text(&wall.to_string())
}
