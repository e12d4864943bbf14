//! `cost FILE …`: what programs cost, and for what.

use super::arguments::Arguments;
use super::json::UnusableFile;
use super::output::{Columns, complain};
use super::{Context, Fail, Status, input};
use crate::blocks::cost::{Cost, cost as cost_of};
use crate::blocks::kind::Category;
use crate::blocks::words;
use serde::Serialize;

#[derive(Serialize)]
struct Row<'a> {
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

/// Prints the cost of each program with its breakdown.
pub fn cost(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let mut status = Status::Done;
    for source in input::expand(&context.text, &arguments.files("FILES")) {
        let read = source.and_then(|source| match source.program(&context.text) {
            Ok(program) => Ok((source, program)),
            Err(sentence) => Err((source.name, sentence)),
        });
        match read {
            Ok((source, program)) => {
                let cost = cost_of(&program);
                if context.json {
                    context.out.json(&row(&source.name, &cost))?;
                } else {
                    print(context, &source.name, &cost)?;
                }
            }
            Err((file, error)) => {
                status = Status::Unusable;
                unusable(context, &file, error)?;
            }
        }
        context.out.flush()?;
    }
    Ok(status)
}

/// A row for a file that cannot be used.
pub fn unusable(context: &mut Context, file: &str, error: String) -> Result<(), Fail> {
    // Sentences about a place in a file name the file already.
    let sentence = match error.strip_prefix(file) {
        Some(rest) if rest.starts_with(':') => error.clone(),
        _ => format!("{file}: {error}"),
    };
    complain(&format!("clickomania: {sentence}"));
    if context.json {
        context.out.json(&UnusableFile { file, error })?;
    }
    Ok(())
}

fn row<'a>(file: &'a str, cost: &Cost) -> Row<'a> {
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
    Row {
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

fn print(context: &mut Context, file: &str, cost: &Cost) -> Result<(), Fail> {
    let text = &context.text;
    let summary = text.msg_cli_cost_summary(cost.total, cost.blocks);
    let mut columns = Columns::default();
    for (category, sum) in Category::ALL.into_iter().zip(cost.by_category) {
        if sum > 0 {
            columns.row([
                format!("  {}", words::category_name(text, category)),
                sum.to_string(),
            ]);
        }
    }
    let categories = columns.lines();
    let mut columns = Columns::default();
    columns.row([
        text.msg_label_count(),
        text.msg_label_cost(),
        text.msg_label_kind(),
    ]);
    for entry in &cost.by_kind {
        let name = words::name(text, entry.kind);
        columns.row([entry.count.to_string(), entry.cost.to_string(), name]);
    }
    context.out.line(&format!("{file}: {summary}"))?;
    for line in categories
        .iter()
        .cloned()
        .chain(columns.lines().iter().map(|l| format!("  {l}")))
    {
        context.out.line(&line)?;
    }
    Ok(())
}
