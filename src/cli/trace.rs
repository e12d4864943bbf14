//! `trace PROGRAM … --click R,C`: one line a step.

use super::arguments::Arguments;
use super::json::{self, BlockRef, JsonValue};
use super::output::{Output, complain, one_line};
use super::run::{Error, Setting, wall};
use super::{Context, Fail, Status, interrupted};
use engine::diagnostics;
use engine::run::observer::{NoObserver, Observer, Step};
use engine::wall::{CellSet, Wall};
use serde::Serialize;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

#[derive(Serialize)]
struct Line<'a> {
    step: u64,
    block: Option<&'a BlockRef>,
    value: Option<JsonValue>,
    reads: Vec<[usize; 2]>,
    changes: Vec<Changed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Error>,
}

/// A cell that changed: row, column, and what stood there before and after.
#[derive(Serialize)]
struct Changed(usize, usize, char, char);

/// Prints the steps of a move that lie between two numbers.
pub fn trace(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let from = arguments.optional_number("from").unwrap_or(1);
    let to = arguments.optional_number("to").unwrap_or(u64::MAX);
    if from > to {
        let why = context
            .text
            .msg_cli_step_range(from.to_string(), to.to_string());
        return Err(Fail::Unusable(format!("--from: {why}")));
    }
    let wall = wall(context, arguments)?;
    let Some(setting) = Setting::read(context, arguments)? else {
        return Ok(Status::No);
    };
    let click = arguments.clicks()[0];
    if !wall.has_brick(click) {
        let (row, column) = (click.row().to_string(), click.column().to_string());
        complain(&context.text.msg_cli_run_ignored(row, column));
        return Ok(Status::Done);
    }
    let order = setting.order(wall, click, 0);
    let outcome = order
        .run_while(|| !interrupted())
        .ok_or(Fail::Interrupted)?;
    let code = &setting.code;
    let Context { text, json, out } = context;
    let mut printer = Printer {
        json: *json,
        setting: &setting,
        blocks: HashMap::new(),
        out,
        text,
        failed: Ok(()),
    };
    let mut machine = order.machine();
    let mut next = (from - 1).min(outcome.steps);
    machine.watch(next, &mut NoObserver);
    let last = outcome.steps.min(to);
    while next < last && printer.failed.is_ok() {
        if interrupted() {
            return Err(Fail::Interrupted);
        }
        next = (next + (1 << 16)).min(last);
        machine.watch(next, &mut printer);
    }
    std::mem::replace(&mut printer.failed, Ok(()))?;
    let Some(failure) = outcome.failure else {
        return Ok(Status::Done);
    };
    let step = outcome.steps + 1;
    if (from..=to).contains(&step) {
        let error = Error::new(printer.text, &setting.program, code, &failure);
        printer.failure(step, error)?;
    }
    Ok(Status::No)
}

struct Printer<'a> {
    json: bool,
    setting: &'a Setting,
    /// Those that were named so far, by number: most moves run a few blocks many times.
    blocks: HashMap<u32, BlockRef>,
    out: &'a mut Output,
    text: &'a engine::text::Text,
    failed: Result<(), Fail>,
}

impl Observer for Printer<'_> {
    const ENABLED: bool = true;

    fn step(&mut self, step: Step<'_>) {
        if self.failed.is_ok() {
            self.failed = self.line(&step);
        }
    }
}

impl Printer<'_> {
    /// Finds the place of a block.
    fn name(&mut self, number: u32) {
        let Setting { program, code, .. } = self.setting;
        if let Entry::Vacant(entry) = self.blocks.entry(number) {
            let id = code.numbering.block(number);
            let block = id.and_then(|id| BlockRef::new(program, &code.numbering, id));
            block.map(|block| entry.insert(block));
        }
    }

    fn line(&mut self, step: &Step<'_>) -> Result<(), Fail> {
        self.name(step.block);
        let block = self.blocks.get(&step.block);
        let changed = if step.before == step.after {
            CellSet::EMPTY
        } else {
            step.before.changed_cells(step.after)
        };
        let changes = || {
            changed.iter().map(|cell| {
                let letter = |wall: &Wall| wall.letter(cell);
                Changed(
                    cell.row(),
                    cell.column(),
                    letter(step.before),
                    letter(step.after),
                )
            })
        };
        if self.json {
            return self.out.json(&Line {
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
        for Changed(row, column, before, after) in changes() {
            line += &format!("  ({row}, {column}) {before}→{after}");
        }
        self.out.line(&line)
    }

    fn failure(&mut self, step: u64, error: Error) -> Result<(), Fail> {
        if self.json {
            let index = error.block().map(|block| block.index);
            index.into_iter().for_each(|index| self.name(index));
            let (reads, changes) = (Vec::new(), Vec::new());
            return self.out.json(&Line {
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
