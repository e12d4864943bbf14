//! `trace PROGRAM … --click R,C`: one line a step.

use super::arguments::Arguments;
use super::json::{self, BlockRef, JsonValue};
use super::output::{Output, one_line, print_to_stderr};
use super::run::{RunError, RunSetup, wall};
use super::{CliContext, ExitStatus, Fail, help, interrupted, options, values};
use clap::Command;
use engine::diagnostics;
use engine::run::observer::{NoObserver, Observer, StepEvent};
use engine::text::Text;
use engine::wall::{CellSet, Wall};
use serde::Serialize;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

pub fn command(text: &Text) -> Command {
    let from = options::option("from", "A", text.msg_help_option_from());
    let to = options::option("to", "B", text.msg_help_option_to());
    let step = || values::number(text, 1..=u64::MAX);
    let program = text.msg_help_program_word();
    help::subcommand(
        text,
        "trace",
        text.msg_help_trace(),
        &format!("{program} {} --click R,C", options::WALL_USAGE),
        [
            vec![options::program(text), options::click(text)],
            options::wall(text),
            options::moves(text),
            vec![
                from.value_parser(step()),
                to.value_parser(step()),
                options::json(text),
            ],
        ]
        .concat(),
    )
}

#[derive(Serialize)]
struct StepLine<'a> {
    step: u64,
    block: Option<&'a BlockRef>,
    value: Option<JsonValue>,
    reads: Vec<[usize; 2]>,
    changes: Vec<ChangedCell>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<RunError>,
}

/// A cell that changed: row, column, and what stood there before and after.
#[derive(Serialize)]
struct ChangedCell(usize, usize, char, char);

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let from = arguments.optional_number("from").unwrap_or(1);
    let to = arguments.optional_number("to").unwrap_or(u64::MAX);
    if from > to {
        let why = context
            .text
            .msg_cli_step_range(from.to_string(), to.to_string());
        return Err(Fail::unusable("--from", why));
    }
    let wall = wall(context, arguments)?;
    let Some(setup) = RunSetup::read(context, arguments)? else {
        return Ok(ExitStatus::No);
    };
    let click = arguments.clicks()[0];
    if !wall.has_brick(click) {
        let (row, column) = (click.row().to_string(), click.column().to_string());
        print_to_stderr(&context.text.msg_cli_run_ignored(row, column));
        return Ok(ExitStatus::Done);
    }
    let start = setup.started(context, &wall, click)?;
    let request = setup.request(start, click, 0);
    let outcome = request
        .run_while(|| !interrupted())
        .ok_or(Fail::Interrupted)?;
    let code = &setup.code;
    let CliContext { text, json, out } = context;
    let mut printer = Printer {
        json: *json,
        setup: &setup,
        blocks: HashMap::new(),
        cached: 0,
        out,
        text,
        failed: Ok(()),
    };
    let mut machine = request.machine();
    let mut next = (from - 1).min(outcome.steps);
    if !machine.observe_while(next, &mut NoObserver, || !interrupted()) {
        return Err(Fail::Interrupted);
    }
    let last = outcome.steps.min(to);
    while next < last && printer.failed.is_ok() {
        if interrupted() {
            return Err(Fail::Interrupted);
        }
        next = (next + (1 << 16)).min(last);
        machine.observe(next, &mut printer);
    }
    std::mem::replace(&mut printer.failed, Ok(()))?;
    let Some(failure) = outcome.failure else {
        return Ok(ExitStatus::Done);
    };
    let step = outcome.steps + 1;
    if (from..=to).contains(&step) {
        let error = RunError::new(printer.text, &setup.program, code, &failure);
        printer.failure(step, error)?;
    }
    Ok(ExitStatus::No)
}

/// The cache is emptied when its places are longer than this, in bytes: those of a deep program are long.
const MAX_CACHED: usize = 1 << 24;

struct Printer<'a> {
    json: bool,
    setup: &'a RunSetup,
    /// A cache, by number: most moves run a few blocks many times.
    blocks: HashMap<u32, BlockRef>,
    /// How long the places in it are together, in bytes.
    cached: usize,
    out: &'a mut Output,
    text: &'a Text,
    failed: Result<(), Fail>,
}

impl Observer for Printer<'_> {
    const ENABLED: bool = true;

    fn step(&mut self, step: StepEvent<'_>) {
        if self.failed.is_ok() {
            self.failed = self.line(&step);
        }
    }
}

impl Printer<'_> {
    fn cache_block(&mut self, number: u32) {
        let RunSetup { program, code, .. } = self.setup;
        if self.cached > MAX_CACHED {
            self.blocks.clear();
            self.cached = 0;
        }
        if let Entry::Vacant(entry) = self.blocks.entry(number) {
            let id = code.numbering.block(number);
            let block = id.and_then(|id| BlockRef::new(program, &code.numbering, id));
            if let Some(block) = block {
                self.cached += block.path.len();
                entry.insert(block);
            }
        }
    }

    fn line(&mut self, step: &StepEvent<'_>) -> Result<(), Fail> {
        self.cache_block(step.block);
        let block = self.blocks.get(&step.block);
        let changed = if step.before == step.after {
            CellSet::EMPTY
        } else {
            step.before.changed_cells(step.after)
        };
        let changes = || {
            changed.iter().map(|cell| {
                let letter = |wall: &Wall| wall.letter(cell);
                ChangedCell(
                    cell.row(),
                    cell.column(),
                    letter(step.before),
                    letter(step.after),
                )
            })
        };
        if self.json {
            return self.out.json(&StepLine {
                step: step.number,
                block,
                value: step.value.map(JsonValue),
                reads: json::cells(step.reads),
                changes: changes().collect(),
                error: None,
            });
        }
        let mut line = start(step.number, block);
        if let Some(value) = step.value {
            line += &format!("  → {}", diagnostics::value(self.text, value));
        }
        for ChangedCell(row, column, before, after) in changes() {
            line += &format!("  ({row}, {column}) {before}→{after}");
        }
        self.out.line(&line)
    }

    fn failure(&mut self, step: u64, error: RunError) -> Result<(), Fail> {
        if self.json {
            let index = error.block().map(|block| block.index);
            index.into_iter().for_each(|index| self.cache_block(index));
            let (reads, changes) = (Vec::new(), Vec::new());
            return self.out.json(&StepLine {
                step,
                block: index.and_then(|index| self.blocks.get(&index)),
                value: None,
                reads,
                changes,
                error: Some(error),
            });
        }
        let why = self.text.msg_cli_run_error(&error.message);
        let line = format!("{}  {why}", start(step, error.block()));
        self.out.line(&one_line(&line))
    }
}

/// How the line of a step begins: its number, the place of its block, its kind.
fn start(step: u64, block: Option<&BlockRef>) -> String {
    let block = block.map_or(String::new(), |block| {
        format!("  {}  {}", block.path, block.kind)
    });
    format!("{step:>8}{block}")
}
