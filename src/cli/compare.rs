//! `compare A B`: two programs side by side, and what differs between them.

use super::arguments::Arguments;
use super::check;
use super::input::Source;
use super::json::{BlockRef, Number, bounded, is_zero, length};
use super::output::{TextTable, one_line, print_to_stderr};
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, help, interrupted, options};
use clap::Command;
use engine::diagnostics;
use engine::judge::compare::{Phase, ProgramChange, cost_by_phase, difference};
use engine::judge::measure::{MEASURE_BUDGET, StepCounts, measure};
use engine::language::Program;
use engine::language::cost::{Cost, cost_at};
use engine::language::kind::TABLE;
use engine::language::walk::Numbering;
use engine::run::compile::compile;
use engine::text::{Text, millions};
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    let program = |id| options::file(id, text.msg_help_argument_program());
    let command = help::subcommand(
        text,
        "compare",
        text.msg_help_compare(),
        "A B",
        [
            vec![program("A"), program("B")],
            options::moves(text),
            vec![options::json(text)],
        ]
        .concat(),
    );
    help::limited(
        command,
        &text.msg_help_compare_limit(millions(MEASURE_BUDGET)),
    )
}

#[derive(Serialize)]
struct ComparisonReport<'a> {
    a: Figures<'a>,
    b: Figures<'a>,
    changes: Vec<ChangeReport>,
    /// How many more are left out.
    #[serde(skip_serializing_if = "is_zero")]
    changes_left: usize,
}

#[derive(Serialize)]
struct Figures<'a> {
    file: &'a str,
    cost: u64,
    blocks: usize,
    /// `null` if the program is not ready to run.
    steps_mean: Option<Number>,
    steps_max: Option<u64>,
    /// On how many moves, if the steps for all of them were used up.
    #[serde(skip_serializing_if = "Option::is_none")]
    moves_measured: Option<usize>,
}

#[derive(Serialize)]
struct ChangeReport {
    op: &'static str,
    block_a: Option<BlockRef>,
    block_b: Option<BlockRef>,
}

struct ComparedFile {
    file: String,
    program: Program,
    cost: Cost,
    /// The cost of each phase.
    phases: [u64; Phase::ALL.len()],
    /// `None` if the program is not ready to run.
    steps: Option<StepCounts>,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let [a, b] = ["A", "B"].map(|name| Source::new(arguments.file(name)));
    if a.is_standard_input() && b.is_standard_input() {
        let why = context.text.msg_cli_standard_input_twice();
        return Err(Fail::unusable(&b.name, why));
    }
    let programs = [a.program(&context.text)?, b.program(&context.text)?];
    // The same moves for both.
    let choice = TaskChoice::read(context, arguments)?;
    let task = choice.of(&context.text, &a.name, &programs[0])?;
    let other = choice.of(&context.text, &b.name, &programs[1])?;
    if other.id != task.id {
        let (file, other, task) = (one_line(&b.name), other.id.as_str(), task.id.as_str());
        print_to_stderr(&context.text.msg_cli_compare_other_task(file, other, task));
    }
    let rules = TaskChoice::rules(&context.text, task)?;
    let (seed, budget) = (arguments.number("seed"), arguments.number("budget"));
    let mut compared = Vec::new();
    for (source, program) in [a, b].into_iter().zip(programs) {
        let steps = match compile(&program) {
            Ok(code) => {
                let steps = measure(&code, &rules, seed, budget, || !interrupted());
                Some(steps.ok_or(Fail::Interrupted)?)
            }
            Err(_) => {
                for line in check::report(&context.text, &source.name, &program) {
                    print_to_stderr(&line);
                }
                None
            }
        };
        compared.push(ComparedFile {
            file: source.name,
            cost: cost_at(&program, &task.costs),
            phases: cost_by_phase(&program, &task.costs),
            steps,
            program,
        });
    }
    for one in &compared {
        let file = one_line(&one.file);
        let why = |steps| diagnostics::cut_off(&context.text, &file, &steps);
        if let Some(why) = one.steps.and_then(why) {
            print_to_stderr(&why);
        }
    }
    let changes = changes(&compared[0].program, &compared[1].program);
    if context.json {
        let [a, b] = [&compared[0], &compared[1]].map(ComparedFile::figures);
        let (changes, changes_left) = changes;
        context.out.json(&ComparisonReport {
            a,
            b,
            changes,
            changes_left,
        })?;
    } else {
        print(context, [&compared[0], &compared[1]], &changes)?;
    }
    Ok(ExitStatus::Done)
}

impl ComparedFile {
    fn figures(&self) -> Figures<'_> {
        let cut_off = self.steps.filter(|steps| !steps.is_complete());
        Figures {
            file: &self.file,
            cost: self.cost.total,
            blocks: self.cost.blocks,
            steps_mean: self.steps.map(|steps| Number(steps.mean)),
            steps_max: self.steps.map(|steps| steps.max),
            moves_measured: cut_off.map(|steps| steps.moves),
        }
    }
}

/// The changes from one to the other, and how many more are left out.
fn changes(a: &Program, b: &Program) -> (Vec<ChangeReport>, usize) {
    let numbers = (Numbering::of(a), Numbering::of(b));
    let row = |change: &ProgramChange| ChangeReport {
        op: change.id(),
        block_a: change.a().and_then(|id| BlockRef::new(a, &numbers.0, id)),
        block_b: change.b().and_then(|id| BlockRef::new(b, &numbers.1, id)),
    };
    let both = |change: &ChangeReport| length(&change.block_a) + length(&change.block_b);
    bounded(&difference(a, b), row, both)
}

/// Tables with the keys of JSON, the same in all languages: the figures, then the cost by phase and by
/// kind where there is one, then the changes.
fn print(
    context: &mut CliContext,
    both: [&ComparedFile; 2],
    (changes, left): &(Vec<ChangeReport>, usize),
) -> Result<(), Fail> {
    let mut columns = TextTable::default();
    let mut row = |name: &str, values: [String; 2]| {
        let [a, b] = values;
        columns.row([name.to_owned(), a, b]);
    };
    row("", both.map(|one| one.file.clone()));
    row("cost", both.map(|one| one.cost.total.to_string()));
    row("blocks", both.map(|one| one.cost.blocks.to_string()));
    let figure = |shown: Option<String>| shown.unwrap_or_else(|| "-".to_owned());
    let mean = |steps: StepCounts| format!("{:.1}", steps.mean);
    row("steps_mean", both.map(|one| figure(one.steps.map(mean))));
    let max = |steps: StepCounts| steps.max.to_string();
    row("steps_max", both.map(|one| figure(one.steps.map(max))));
    let phases = both.map(|one| one.phases);
    for phase in Phase::ALL {
        let costs = phases.map(|costs| costs[phase as usize]);
        if costs != [0, 0] {
            row(phase.id(), costs.map(|cost| cost.to_string()));
        }
    }
    for kind in TABLE {
        let costs = both.map(|one| {
            let kinds = one.cost.by_kind.iter();
            let costs = kinds.filter(|entry| entry.kind == kind.kind);
            costs.map(|entry| entry.cost).sum::<u64>()
        });
        if costs != [0, 0] {
            row(kind.id, costs.map(|cost| cost.to_string()));
        }
    }
    context.out.table(&columns, "")?;
    let mut columns = TextTable::default();
    let place = |block: &Option<BlockRef>| {
        let shown = block
            .as_ref()
            .map(|block| format!("{} {}", block.path, block.kind));
        shown.unwrap_or_else(|| "-".to_owned())
    };
    for ChangeReport {
        op,
        block_a,
        block_b,
    } in changes
    {
        columns.row([(*op).to_owned(), place(block_a), place(block_b)]);
    }
    context.out.table(&columns, "")?;
    if *left > 0 {
        context.out.line(&context.text.msg_cli_more_rows(*left))?;
    }
    Ok(())
}
