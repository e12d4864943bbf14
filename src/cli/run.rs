//! `run PROGRAM … --click R,C …`: plays some clicks in turn.

use super::arguments::Arguments;
use super::input::Source;
use super::json::{self, BlockRef};
use super::output::print_to_stderr;
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, check, help, interrupted, options};
use clap::{ArgAction, Command};
use engine::diagnostics;
use engine::language::Program;
use engine::language::cost::cost_at;
use engine::run::code::Code;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::failure::Failure;
use engine::run::moves::Move;
use engine::run::rules::{Rules, RulesFailure};
use engine::task::Task;
use engine::text::Text;
use engine::wall::{Cell, Wall};
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    let clicks = options::click(text)
        .help(text.msg_help_option_clicks())
        .action(ArgAction::Append);
    let program = text.msg_help_program_word();
    help::subcommand(
        text,
        "run",
        text.msg_help_run(),
        &format!("{program} {} --click R,C …", options::WALL_USAGE),
        [
            vec![options::program(text), clicks],
            options::wall(text),
            options::moves(text),
            vec![options::json(text)],
        ]
        .concat(),
    )
}

#[derive(Serialize)]
struct RunReport<'a> {
    file: &'a str,
    cost: u64,
    wall: [String; 9],
    moves: Vec<PlayedMove>,
}

#[derive(Serialize)]
struct PlayedMove {
    click: [usize; 2],
    ignored: bool,
    steps: u64,
    error: Option<RunError>,
    right: bool,
    /// The wall on which the program starts.
    start: [String; 9],
    /// The wall that the program leaves.
    obtained: [String; 9],
    /// The wall of the next click.
    wall: [String; 9],
}

/// A run-time error, as JSON.
#[derive(Serialize)]
pub struct RunError {
    kind: &'static str,
    block: Option<BlockRef>,
    pub message: String,
}

impl RunError {
    pub fn new(text: &Text, program: &Program, code: &Code, failure: &Failure) -> RunError {
        let block = failure
            .block
            .and_then(|id| BlockRef::new(program, &code.numbering, id));
        RunError {
            kind: failure.kind.id(),
            block,
            message: diagnostics::failure(text, program, failure),
        }
    }

    pub fn block(&self) -> Option<&BlockRef> {
        self.block.as_ref()
    }
}

/// A program that is ready, and how its moves are made.
pub struct RunSetup {
    /// The name of its file for messages and JSON.
    pub file: String,
    pub program: Program,
    pub code: Code,
    pub task: Task,
    pub rules: Rules,
    pub seed: u64,
    /// In steps, for each move.
    pub budget: u64,
}

impl RunSetup {
    /// Reads the program. If it is not ready, prints its problems and gives `None`.
    pub fn read(context: &CliContext, arguments: &Arguments) -> Result<Option<RunSetup>, Fail> {
        let source = Source::new(arguments.file("PROGRAM"));
        let program = source.program(&context.text)?;
        let choice = TaskChoice::read(context, arguments)?;
        let task = choice.of(&context.text, &source.name, &program)?.clone();
        let rules = TaskChoice::rules(&context.text, &task)?;
        let Ok(code) = compile(&program) else {
            for line in check::report(&context.text, &source.name, &program) {
                print_to_stderr(&line);
            }
            return Ok(None);
        };
        Ok(Some(RunSetup {
            file: source.name,
            task,
            rules,
            seed: arguments.number("seed"),
            budget: arguments.number("budget"),
            program,
            code,
        }))
    }

    /// The wall on which the program starts.
    pub fn started(&self, context: &CliContext, wall: &Wall, click: Cell) -> Result<Wall, Fail> {
        let started = self.rules.start(wall, click);
        started.map_err(|why| self.faulty(context, &why))
    }

    /// The commands of the task itself fail.
    fn faulty(&self, context: &CliContext, why: &RulesFailure) -> Fail {
        TaskChoice::faulty(&context.text, &self.task, why)
    }

    /// The move with this number; ignored clicks are not counted.
    pub fn request(&self, wall: Wall, click: Cell, number: u64) -> Move<'_> {
        let draws = DrawPolicy {
            seed: self.seed,
            number,
        };
        Move {
            code: &self.code,
            wall,
            click,
            draws,
            budget: self.budget,
        }
    }
}

/// The wall that the options choose.
pub fn wall(context: &CliContext, arguments: &Arguments) -> Result<Wall, Fail> {
    let text = &context.text;
    let unusable = |why| Err(Fail::unusable("--wall", why));
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

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let mut wall = wall(context, arguments)?;
    let Some(setup) = RunSetup::read(context, arguments)? else {
        return Ok(ExitStatus::No);
    };
    let mut played: Vec<PlayedMove> = Vec::new();
    let mut stopped = Ok(ExitStatus::Done);
    let mut number = 0;
    for click in arguments.clicks() {
        if !wall.has_brick(click) {
            played.push(PlayedMove {
                click: json::cell(click),
                ignored: true,
                steps: 0,
                error: None,
                right: true,
                start: json::wall(&wall),
                obtained: json::wall(&wall),
                wall: json::wall(&wall),
            });
            continue;
        }
        let start = setup.started(context, &wall, click)?;
        let request = setup.request(start, click, number);
        let Some(outcome) = request.run_while(|| !interrupted()) else {
            stopped = Err(Fail::Interrupted);
            break;
        };
        number += 1;
        let rules = &setup.rules;
        let faulty = |why: &RulesFailure| setup.faulty(context, why);
        let wanted = rules.wanted(&start, click).map_err(|why| faulty(&why))?;
        let ended = outcome.failure.is_none();
        // Where nothing is wanted nothing is wrong.
        let right = ended && (!rules.wants_something() || outcome.wall == wanted);
        wall = if ended {
            rules
                .after(&outcome.wall, click)
                .map_err(|why| faulty(&why))?
        } else {
            outcome.wall
        };
        let (text, program) = (&context.text, &setup.program);
        let error = outcome
            .failure
            .map(|failure| RunError::new(text, program, &setup.code, &failure));
        played.push(PlayedMove {
            click: json::cell(click),
            ignored: false,
            steps: outcome.steps,
            error,
            right,
            start: json::wall(&start),
            obtained: json::wall(&outcome.wall),
            wall: json::wall(&wall),
        });
        if !ended {
            stopped = Ok(ExitStatus::No);
            break;
        }
    }
    let cost = cost_at(&setup.program, &setup.task.costs).total;
    if context.json {
        let file = &setup.file;
        context.out.json(&RunReport {
            file,
            cost,
            wall: json::wall(&wall),
            moves: played,
        })?;
    } else {
        print(context, &setup, cost, &played, &wall)?;
    }
    stopped
}

fn print(
    context: &mut CliContext,
    setup: &RunSetup,
    cost: u64,
    played: &[PlayedMove],
    wall: &Wall,
) -> Result<(), Fail> {
    let text = &context.text;
    let by = match setup.rules.groups() {
        Some(_) => "game",
        None => "task",
    };
    print_to_stderr(&text.msg_cli_run_program(&setup.program.header().name, cost));
    for PlayedMove {
        click: [row, column],
        ignored,
        steps,
        error,
        right,
        start: _,
        obtained,
        wall: _,
    } in played
    {
        let (row, column) = (row.to_string(), column.to_string());
        if *ignored {
            print_to_stderr(&text.msg_cli_run_ignored(row, column));
            continue;
        }
        print_to_stderr(&text.msg_cli_run_move(row, column, *steps));
        let infected = obtained
            .iter()
            .any(|row| row.contains(|c: char| c.is_ascii_lowercase()));
        print_to_stderr(&match error {
            Some(error) => text.msg_cli_run_error(&error.message),
            None if *right => text.msg_cli_run_right(by),
            None if infected => text.msg_cli_run_infection_left(),
            None => text.msg_cli_run_wrong_wall(by),
        });
    }
    context.out.text(&wall.to_string())
}
