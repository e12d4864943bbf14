//! `cost FILE …`: what programs cost, and for what.

use super::arguments::Arguments;
use super::input::each_program;
use super::output::TextTable;
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, help, options};
use clap::Command;
use engine::language::cost::{Cost, cost_at};
use engine::text::Text;
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "cost",
        text.msg_help_cost(),
        "FILE …",
        vec![
            options::programs(text),
            options::task(text),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct CostReport<'a> {
    file: &'a str,
    cost: u64,
    blocks: usize,
    by_category: ByCategory,
    by_kind: Vec<ByKind>,
}

#[derive(Serialize)]
struct ByCategory {
    wall: u64,
    cells: u64,
    colours: u64,
    infection: u64,
    logic: u64,
    loops: u64,
    math: u64,
    variables: u64,
}

#[derive(Serialize)]
struct ByKind {
    kind: &'static str,
    count: usize,
    cost: u64,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let choice = TaskChoice::read(context, arguments)?;
    each_program(context, arguments, |context, file, program| {
        let task = choice.of(&context.text, file, program)?;
        let report = report(file, &cost_at(program, &task.costs));
        if context.json {
            context.out.json(&report)?;
        } else {
            print(context, &report)?;
        }
        Ok(ExitStatus::Done)
    })
}

fn report<'a>(file: &'a str, cost: &Cost) -> CostReport<'a> {
    let [
        wall,
        cells,
        colours,
        infection,
        logic,
        loops,
        math,
        variables,
    ] = cost.by_category;
    let by_kind = cost.by_kind.iter().map(|entry| ByKind {
        kind: entry.kind.row().id,
        count: entry.count,
        cost: entry.cost,
    });
    CostReport {
        file,
        cost: cost.total,
        blocks: cost.blocks,
        by_category: ByCategory {
            wall,
            cells,
            colours,
            infection,
            logic,
            loops,
            math,
            variables,
        },
        by_kind: by_kind.collect(),
    }
}

/// A table with the keys of JSON, the same in all languages.
fn print(context: &mut CliContext, report: &CostReport<'_>) -> Result<(), Fail> {
    let CostReport {
        file, cost, blocks, ..
    } = report;
    context
        .out
        .line(&format!("{file}: cost {cost}, blocks {blocks}"))?;
    let mut columns = TextTable::default();
    let sums = &report.by_category;
    for (category, sum) in [
        ("wall", sums.wall),
        ("cells", sums.cells),
        ("colours", sums.colours),
        ("infection", sums.infection),
        ("logic", sums.logic),
        ("loops", sums.loops),
        ("math", sums.math),
        ("variables", sums.variables),
    ] {
        if sum > 0 {
            columns.row([String::new(), sum.to_string(), category.to_owned()]);
        }
    }
    let heads = ["count", "cost", "kind"];
    columns.row(heads.map(str::to_owned));
    for ByKind { kind, count, cost } in &report.by_kind {
        columns.row([count.to_string(), cost.to_string(), (*kind).to_owned()]);
    }
    context.out.table(&columns, "  ")?;
    Ok(())
}
