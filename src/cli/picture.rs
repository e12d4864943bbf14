//! `picture PROGRAM -o OUT.svg|png`: the program as a picture with the program inside. With `--film`, a move of it.

use super::arguments::Arguments;
use super::input::Source;
use super::output::print_to_stderr;
use super::run::{RunSetup, wall};
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, help, interrupted, options, output, unless_interrupted};
use clap::{Arg, ArgAction, Command};
use engine::diagnostics;
use engine::picture::film::{FilmFormat, FilmedMove};
use engine::picture::{PictureError, PictureFormat, program_picture};
use engine::run::games::Turn;
use engine::run::moves::Move;
use engine::run::record::{MEMORY, Record};
use engine::text::Text;
use engine::wall::Wall;
use std::path::Path;
use std::sync::Arc;

pub fn command(text: &Text) -> Command {
    let output = options::output("OUT", text.msg_help_option_output()).required(true);
    let program = text.msg_help_program_word();
    let film = options::switch("film", text.msg_help_option_film());
    let click = options::click(text)
        .help(text.msg_help_option_clicks())
        .action(ArgAction::Append)
        .required(false)
        .required_if_eq("film", "true");
    let (task, moves): (Vec<Arg>, Vec<Arg>) =
        (options::moves(text).into_iter()).partition(|option| option.get_id() == "task");
    let of_film = [vec![click], options::wall(text), moves].concat();
    help::subcommand(
        text,
        "picture",
        text.msg_help_picture(),
        &format!("{program} [--film …] -o OUT.svg|png|gif"),
        [
            vec![options::program(text), output],
            task,
            vec![film],
            of_film
                .into_iter()
                .map(|option| option.requires("film"))
                .collect(),
        ]
        .concat(),
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = &context.text;
    let path = Path::new(arguments.file("output"));
    let name = path.to_string_lossy();
    let refused = |why| Fail::unusable("--output", why);
    let is_standard = output::is_standard(path);
    if arguments.flag("film") {
        let format = FilmFormat::of(path).or(is_standard.then_some(FilmFormat::Png));
        let format = format.ok_or_else(|| refused(text.msg_cli_film_format(&*name)))?;
        return film(context, arguments, path, format);
    }
    let format = PictureFormat::of(path).or(is_standard.then_some(PictureFormat::Svg));
    let format = format.ok_or_else(|| refused(text.msg_cli_picture_format(&*name)))?;
    let program = Source::new(arguments.file("PROGRAM")).program(text)?;
    let choice = TaskChoice::read(context, arguments)?;
    let costs = choice
        .known(&program)
        .map(|task| task.costs.clone())
        .unwrap_or_default();
    let of = *text;
    let drawn = unless_interrupted(move || program_picture(&program, &costs, &of, format))?;
    write(context, path, drawn)?;
    Ok(ExitStatus::Done)
}

fn write(
    context: &mut CliContext,
    path: &Path,
    drawn: Result<Vec<u8>, PictureError>,
) -> Result<(), Fail> {
    let bytes = drawn.map_err(|error| {
        let why = diagnostics::picture_error(&context.text, &error);
        Fail::unusable(path.display(), why)
    })?;
    output::write_file(context, path, &bytes)
}

/// Films the last click. A click that fails ends the game, so it is the last.
fn film(
    context: &mut CliContext,
    arguments: &Arguments,
    path: &Path,
    format: FilmFormat,
) -> Result<ExitStatus, Fail> {
    let text = context.text;
    let mut wall = wall(context, arguments)?;
    let Some(setup) = RunSetup::read(context, arguments)? else {
        return Ok(ExitStatus::No);
    };
    let clicks = arguments.clicks();
    let mut last: Option<(Wall, Move<'_>, Turn)> = None;
    let mut number = 0;
    for click in clicks {
        if !wall.has_brick(click) {
            last = None;
            continue;
        }
        let request = setup.request(wall, click, number);
        let turn = Turn::play(&setup.rules, &request, || !interrupted())
            .map_err(|why| TaskChoice::faulty(&text, &setup.task, &why))?
            .ok_or(Fail::Interrupted)?;
        number += 1;
        let started = Move {
            wall: turn.start,
            ..request
        };
        last = Some((wall, started, turn));
        wall = turn.next;
        if turn.outcome.failure.is_some() {
            break;
        }
    }
    let Some((clicked, started, turn)) = last else {
        let click = arguments.clicks().last().copied();
        let (row, column) = click.map_or((0, 0), |click| (click.row(), click.column()));
        print_to_stderr(&text.msg_cli_run_ignored(row.to_string(), column.to_string()));
        return Ok(ExitStatus::No);
    };
    let code = Arc::new(setup.code.clone());
    let record = Record::make(&code, &started, turn.outcome, MEMORY, || !interrupted())
        .ok_or(Fail::Interrupted)?;
    let (program, costs) = (setup.program.clone(), setup.task.costs.clone());
    let film = unless_interrupted(move || {
        let filmed = FilmedMove {
            program: &program,
            costs: &costs,
            record: &record,
            clicked: &clicked,
            next: &turn.next,
        };
        filmed.film(format, &text, |_| !interrupted())
    })?;
    write(context, path, film.ok_or(Fail::Interrupted)?)?;
    let Some(failure) = turn.outcome.failure else {
        return Ok(ExitStatus::Done);
    };
    let why = diagnostics::failure(&text, &setup.program, &failure);
    print_to_stderr(&text.msg_cli_run_error(why));
    Ok(ExitStatus::No)
}
