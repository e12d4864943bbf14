//! `judge FILE …`: whether programs are right, one row each, and where those that are not go wrong.

mod page;
mod row;

use super::arguments::Arguments;
use super::check;
use super::input::{Source, programs};
use super::output::{one_line, print_to_stderr};
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, help, interrupted, options, progress, values};
use clap::{Arg, Command};
use engine::diagnostics;
use engine::judge::{Counterexample, Judgement, NoVerdict, Options, Verdict, judge_with_progress};
use engine::language::Program;
use engine::task::Task;
use engine::text::Text;
use page::ReportPage;
use row::{CSV_HEAD, JudgeRow};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

pub fn command(text: &Text) -> Command {
    let command = help::subcommand(
        text,
        "judge",
        text.msg_help_judge(),
        "FILE …",
        [
            vec![options::programs(text), options::effort(text), format(text)],
            options::moves_from(text, options::seed_or_random(text)),
            vec![options::jobs(text), options::json(text)],
        ]
        .concat(),
    );
    help::limited(command, &options::judgement_limit(text))
}

fn format(text: &Text) -> Arg {
    const FORMATS: &[(&str, ReportFormat)] = &[
        ("table", ReportFormat::Table),
        ("json", ReportFormat::Json),
        ("csv", ReportFormat::Csv),
        ("html", ReportFormat::Html),
    ];
    let format = options::option("format", "FORM", text.msg_help_option_judge_format());
    options::with_default(text, format, "table").value_parser(values::choice(text, FORMATS))
}

#[derive(Clone, Copy)]
enum ReportFormat {
    Table,
    Json,
    Csv,
    Html,
}

/// Judges the programs in turn, each on all threads, and prints a row for each.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let format = match context.json {
        true => ReportFormat::Json,
        false => arguments.value("format"),
    };
    // Ctrl-C ends JSON with a line of its own, however it was asked for.
    context.json = matches!(format, ReportFormat::Json);
    let pool = context.pool(arguments)?;
    let choice = TaskChoice::read(context, arguments)?;
    let seed = arguments.seed_or_random(&context.text);
    let sources = slots_of(choice.named(), programs(context, arguments));
    match format {
        ReportFormat::Table => context.out.line(&table_head())?,
        ReportFormat::Csv => context.out.line(CSV_HEAD)?,
        ReportFormat::Json | ReportFormat::Html => {}
    }
    let mut page = ReportPage::new(context.text);
    let mut status = Ok(ExitStatus::Done);
    for (number, source) in sources.iter().enumerate() {
        let label = |share: u64| {
            let (number, count) = ((number + 1).to_string(), sources.len().to_string());
            let name = one_line(&source.name);
            context
                .text
                .msg_judge_progress(number, count, share.to_string(), name)
        };
        let judged =
            match pool.install(|| Judged::of(context, arguments, (&choice, seed), source, label)) {
                Ok(judged) => judged,
                Err(fail) => {
                    status = Err(fail);
                    break;
                }
            };
        judged.print(context, format, source, &mut page)?;
        context.out.flush()?;
        status = status.map(|status| status.max(judged.status()));
    }
    // The page begins with a table of all programs, so it is written last, after Ctrl-C too.
    if matches!(format, ReportFormat::Html) {
        context.out.text(&page.finish())?;
    }
    status
}

/// The programs without those of a hand-in that are slots of other tasks than this one, if it has slots of this one.
fn slots_of(task: Option<&Task>, mut sources: Vec<Source>) -> Vec<Source> {
    let is_of_it = |source: &Source| {
        let slot = source.slot.as_ref()?;
        let of_it = task?.id.as_str() == slot.task.as_deref()?;
        of_it.then(|| slot.file.clone())
    };
    let files: BTreeSet<String> = sources.iter().filter_map(is_of_it).collect();
    sources.retain(|source| {
        let file = source.slot.as_ref().map(|slot| &slot.file);
        let has_others = file.is_some_and(|file| files.contains(file));
        !has_others || is_of_it(source).is_some()
    });
    sources
}

/// The outcome for one file.
enum Judged {
    Unreadable(String),
    Program(Box<JudgedProgram>),
}

/// A program with the task that it was judged for.
struct JudgedProgram {
    program: Program,
    task: Task,
    options: Options,
    judgement: Judgement,
}

impl Judged {
    fn of(
        context: &CliContext,
        arguments: &Arguments,
        (choice, seed): (&TaskChoice, u64),
        source: &Source,
        label: impl Fn(u64) -> String + Sync,
    ) -> Result<Judged, Fail> {
        if interrupted() {
            return Err(Fail::Interrupted);
        }
        let text = &context.text;
        let read = source.program(text).and_then(|program| {
            let task = choice.of(text, &source.name, &program)?.clone();
            let rules = TaskChoice::rules(text, &task)?;
            Ok((program, task, rules))
        });
        let (program, task, rules) = match read {
            Ok(read) => read,
            Err(Fail::Unusable(why)) => return Ok(Judged::Unreadable(why)),
            Err(fail) => return Err(fail),
        };
        let options = Options {
            rules,
            effort: arguments.value("effort"),
            seed,
            budget: arguments.number("budget"),
        };
        let judgement = with_progress(options.effort.steps(), label, |spent| {
            judge_with_progress(&program, &options, spent, &|| !interrupted())
        });
        let judgement = match judgement {
            Ok(judgement) => judgement,
            Err(NoVerdict::Stopped) => return Err(Fail::Interrupted),
            Err(NoVerdict::NothingWanted) => {
                let why = text.msg_task_nothing_wanted(task.id.as_str());
                return Ok(Judged::Unreadable(format!("{}: {why}", source.name)));
            }
            Err(NoVerdict::Rules(why)) => {
                return match TaskChoice::faulty(text, &task, &why) {
                    Fail::Unusable(why) => {
                        Ok(Judged::Unreadable(format!("{}: {why}", source.name)))
                    }
                    fail => Err(fail),
                };
            }
        };
        Ok(Judged::Program(Box::new(JudgedProgram {
            program,
            task,
            options,
            judgement,
        })))
    }

    fn status(&self) -> ExitStatus {
        match self {
            Judged::Unreadable(_) => ExitStatus::Unusable,
            Judged::Program(judged) if judged.judgement.verdict == Verdict::Accepted => {
                ExitStatus::Done
            }
            Judged::Program(_) => ExitStatus::No,
        }
    }

    fn print(
        &self,
        context: &mut CliContext,
        format: ReportFormat,
        source: &Source,
        page: &mut ReportPage,
    ) -> Result<(), Fail> {
        let text = context.text;
        let file = &*source.name;
        match self {
            Judged::Unreadable(why) => {
                print_to_stderr(&format!("clickomania: {why}"));
                let author = source.author.as_deref().unwrap_or_default();
                page.unreadable(file, author, why);
                let row = JudgeRow::unreadable(file, author, why);
                print_row(context, format, &row)
            }
            Judged::Program(judged) => {
                let JudgedProgram {
                    program,
                    task,
                    options,
                    judgement,
                } = &**judged;
                // Who handed it in is sure; what stands in a program may be another's.
                let author = source.author.as_deref().unwrap_or(&program.header().author);
                let row = JudgeRow::new(&text, (file, author), program, task, judgement);
                print_row(context, format, &row)?;
                match format {
                    ReportFormat::Html => {
                        let sentences = sentences(&text, file, program, options, judgement);
                        let program = (program, &task.costs);
                        page.program((file, author), program, judgement, &sentences);
                    }
                    ReportFormat::Table => {
                        for line in explained(&text, file, program, options, judgement) {
                            context.out.line(format!("    {line}").trim_end())?;
                        }
                    }
                    ReportFormat::Json | ReportFormat::Csv => {}
                }
                Ok(())
            }
        }
    }
}

/// Prints the row of a file; the page has none.
fn print_row(
    context: &mut CliContext,
    format: ReportFormat,
    row: &JudgeRow<'_>,
) -> Result<(), Fail> {
    match format {
        ReportFormat::Json => context.out.json(row),
        ReportFormat::Csv => context.out.line(&row.csv()),
        ReportFormat::Table => context.out.line(&table_row(row)),
        ReportFormat::Html => Ok(()),
    }
}

/// The head of the table: keys of JSON, the same in all languages. The file comes last, so that rows can
/// be printed one after the other, however long names are.
fn table_head() -> String {
    let [verdict, cost, blocks] = ["verdict", "cost", "blocks"];
    let [cases, mean, most] = ["cases_tried", "steps_mean", "steps_max"];
    format!("{verdict:<14}  {cost:>5}  {blocks:>6}  {cases:>11}  {mean:>10}  {most:>9}  file")
}

fn table_row(row: &JudgeRow<'_>) -> String {
    let shown = |number: Option<u64>| number.map_or("-".to_owned(), |number| number.to_string());
    let file = one_line(row.file);
    let (verdict, cases) = (row.verdict, row.cases_tried);
    let (cost, blocks, most) = (shown(row.cost), shown(row.blocks), shown(row.steps_max));
    let mean = row
        .mean()
        .map_or("-".to_owned(), |mean| format!("{mean:.1}"));
    format!("{verdict:<14}  {cost:>5}  {blocks:>6}  {cases:>11}  {mean:>10}  {most:>9}  {file}")
}

/// The sentences about a program.
fn sentences(
    text: &Text,
    file: &str,
    program: &Program,
    options: &Options,
    judgement: &Judgement,
) -> Vec<String> {
    match judgement.verdict {
        Verdict::NotReady => check::report(text, &one_line(file), program),
        _ => diagnostics::judgement(text, program, &options.rules, judgement),
    }
}

/// The lines below the row of a program that is not accepted.
fn explained(
    text: &Text,
    file: &str,
    program: &Program,
    options: &Options,
    judgement: &Judgement,
) -> Vec<String> {
    if judgement.verdict == Verdict::Accepted {
        return Vec::new();
    }
    let sentences = sentences(text, file, program, options, judgement);
    let mut lines: Vec<String> = sentences.iter().map(|line| one_line(line)).collect();
    if let Some(counterexample) = &judgement.counterexample {
        lines.extend(walls(text, counterexample));
    }
    lines
}

/// The three walls of a counterexample side by side, without the rows at the top that are empty in all.
fn walls(text: &Text, counterexample: &Counterexample) -> Vec<String> {
    let Counterexample {
        wall,
        expected,
        obtained,
        ..
    } = counterexample;
    let heads = [
        text.msg_judge_wall(),
        text.msg_judge_expected(),
        text.msg_judge_obtained(),
    ];
    let row = |cells: [&str; 3]| cells.map(|cell| format!("{cell:<11}")).concat();
    let rows = [wall, expected, obtained].map(|wall| wall.rows());
    let used = |at: &usize| {
        rows.iter()
            .any(|rows| rows[*at].contains(|cell| cell != '.'))
    };
    let first = (0..rows[0].len()).find(used).unwrap_or(rows[0].len() - 1);
    let mut lines = vec![row([&heads[0], &heads[1], &heads[2]])];
    lines.extend((first..rows[0].len()).map(|at| row([&rows[0][at], &rows[1][at], &rows[2][at]])));
    lines
}

/// Judges, and shows on a terminal how much of the effort is spent.
fn with_progress<T>(
    effort: u64,
    label: impl Fn(u64) -> String + Sync,
    judge: impl FnOnce(&AtomicU64) -> T,
) -> T {
    let spent = AtomicU64::new(0);
    let line = || label((spent.load(Ordering::Relaxed) * 100 / effort).min(100));
    progress::with_line(line, || judge(&spent))
}
