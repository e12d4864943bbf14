//! `judge FILE …`: whether programs are right, one row each, and where those that are not go wrong.

use super::arguments::Arguments;
use super::check;
use super::input::{Source, programs};
use super::output::{one_line, print_to_stderr};
use super::task::TaskChoice;
use super::{
    CliContext, ExitStatus, Fail, help, interrupted, options, progress, unless_interrupted,
};
use crate::class::{Class, ClassOptions, Entry, Judge, Row, Tasks};
use crate::reports::{Fronts, JUDGE_HEAD, JudgePage, JudgeRow, ReportForm, judge_csv, text};
use clap::Command;
use engine::diagnostics;
use engine::judge::Verdict;
use engine::task::Task;
use engine::text::Text;
use rayon::ThreadPool;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

pub fn command(text: &Text) -> Command {
    // All but a spreadsheet.
    let forms = &ReportForm::NAMED[..4];
    let form = options::report_form(text, text.msg_help_option_judge_format(), forms);
    let command = help::subcommand(
        text,
        "judge",
        text.msg_help_judge(),
        "FILE …",
        [
            vec![
                options::programs(text),
                options::effort(text),
                options::with_default(text, form, "table"),
                options::switch("prove", text.msg_help_option_prove()),
            ],
            options::moves_from(text, options::seed_or_random(text)),
            vec![options::jobs(text), options::json(text)],
        ]
        .concat(),
    );
    help::limited(command, &options::judgement_limit(text))
}

/// Judges the programs in turn, each on all threads, and prints a row for each.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let form = if context.json {
        ReportForm::Json
    } else {
        arguments.value("format")
    };
    // Ctrl-C ends JSON with a separate line, also with `--format json`.
    context.json = form == ReportForm::Json;
    let pool = Arc::new(context.pool(arguments)?);
    let choice = TaskChoice::read(context, arguments)?;
    let options = ClassOptions {
        effort: arguments.value("effort"),
        seed: arguments.seed_or_random(&context.text),
        budget: arguments.number("budget"),
        prove: arguments.flag("prove"),
        points: false,
        stopped: interrupted,
        ..ClassOptions::default()
    };
    let sources = slots_of(choice.named(), programs(context, arguments));
    match form {
        ReportForm::Table => context.out.line(&text::judge_head())?,
        ReportForm::Csv => context.out.line(JUDGE_HEAD)?,
        ReportForm::Json | ReportForm::Html | ReportForm::Xlsx => {}
    }
    let mut page = JudgePage::new(context.text);
    let mut fronts = Fronts::default();
    let mut status = Ok(ExitStatus::Done);
    for (number, source) in sources.iter().enumerate() {
        match judged(
            context,
            &choice,
            &options,
            &pool,
            source,
            number + 1,
            sources.len(),
        ) {
            Ok((class, tasks, row)) => {
                let entry = Entry::new(&class, &tasks, &row);
                fronts.add(&entry);
                print(context, form, &entry, &mut page)?;
                context.out.flush()?;
                status = status.map(|status| status.max(exit_status(&entry)));
            }
            Err(fail) => {
                status = Err(fail);
                break;
            }
        }
    }
    if form == ReportForm::Json && status.is_ok() {
        for front in fronts.lines() {
            context.out.line(&front)?;
        }
    }
    // The page begins with a table of all programs, so it is written last, after Ctrl-C too.
    if form == ReportForm::Html {
        context.out.text(&page.finish())?;
    }
    status
}

/// The programs. If a hand-in has slots of this task, those of other tasks are left out.
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

/// Judges a program as a class of one. A file that cannot be used is a row too.
fn judged(
    context: &CliContext,
    choice: &TaskChoice,
    options: &ClassOptions,
    pool: &Arc<ThreadPool>,
    source: &Source,
    number: usize,
    count: usize,
) -> Result<(Class, Tasks, Row), Fail> {
    if interrupted() {
        return Err(Fail::Interrupted);
    }
    let text = &context.text;
    let read = source.program(text).and_then(|program| {
        let task = choice.of(text, &source.name, &program)?.clone();
        Ok((program, task))
    });
    let mut author = source.author.clone().unwrap_or_default();
    let mut tasks = Vec::new();
    let program = match read {
        Ok((program, task)) => {
            // The author in the program may be another one than the pupil of the hand-in.
            if source.author.is_none() {
                author.clone_from(&program.header().author);
            }
            let id = task.id.clone();
            tasks.push(task);
            Ok((id, program))
        }
        Err(Fail::Unusable(why)) => Err(why),
        Err(fail) => return Err(fail),
    };
    let class = Class::of_one(&source.name, &author, program, text);
    let tasks = Tasks::of(tasks);
    let spent = Arc::new(AtomicU64::new(0));
    let line = {
        let spent = Arc::clone(&spent);
        move || {
            let share = spent.load(Ordering::Relaxed) * 100 / options.effort.expected_steps();
            let (number, count) = (number.to_string(), count.to_string());
            let name = one_line(&source.name);
            text.msg_judge_progress(number, count, share.min(100).to_string(), name)
        }
    };
    // Between two looks at the stop flag a program of 88,000 blocks can take a third of a second.
    let (text, options, pool) = (*text, *options, Arc::clone(pool));
    let judging = move || {
        let judge = Judge {
            tasks: &tasks,
            options: &options,
            text: &text,
            pool: Some(&pool),
            go_on: &|| !interrupted(),
            spent: &spent,
        };
        let mut row = None;
        judge.rows(&class, |judged| row = Some(judged));
        (class, tasks, row)
    };
    let (class, tasks, row) = progress::with_line(line, || unless_interrupted(judging))?;
    Ok((class, tasks, row.ok_or(Fail::Interrupted)?))
}

fn exit_status(entry: &Entry<'_>) -> ExitStatus {
    match entry.judged().map(|judged| judged.judgement.verdict) {
        None => ExitStatus::Unusable,
        Some(Verdict::Accepted) => ExitStatus::Done,
        Some(_) => ExitStatus::No,
    }
}

/// Prints the row of a program; the page keeps it.
fn print(
    context: &mut CliContext,
    form: ReportForm,
    entry: &Entry<'_>,
    page: &mut JudgePage,
) -> Result<(), Fail> {
    let text = context.text;
    if let Err(why) = entry.outcome {
        print_to_stderr(&format!("clickomania: {why}"));
    }
    match form {
        ReportForm::Json => context.out.json(&JudgeRow::new(entry, &text)),
        ReportForm::Csv => context.out.line(&judge_csv(&JudgeRow::new(entry, &text))),
        ReportForm::Table => {
            context.out.line(&text::judge_line(entry))?;
            for line in explained(entry, &text) {
                context.out.line(format!("    {line}").trim_end())?;
            }
            Ok(())
        }
        ReportForm::Html | ReportForm::Xlsx => {
            page.add(entry, &sentences(entry, &text));
            Ok(())
        }
    }
}

/// The sentences about a program.
fn sentences(entry: &Entry<'_>, text: &Text) -> Vec<String> {
    match entry.outcome {
        Ok((judged, program)) if judged.judgement.verdict == Verdict::NotReady => {
            check::report(text, &one_line(&entry.submission.file), program)
        }
        _ => entry.sentences(text),
    }
}

/// The lines below the row of a program: what is certain about an accepted one, or what is wrong with it.
fn explained(entry: &Entry<'_>, text: &Text) -> Vec<String> {
    let Some(judged) = entry.judged() else {
        return Vec::new();
    };
    let judgement = &judged.judgement;
    if judgement.verdict == Verdict::Accepted {
        let certain = judgement.certainty.into_iter();
        return certain
            .map(|certainty| diagnostics::certain(text, certainty))
            .collect();
    }
    let sentences = sentences(entry, text);
    let mut lines: Vec<String> = sentences.iter().map(|line| one_line(line)).collect();
    let case = judgement.counterexample.as_ref();
    lines.extend(case.map(|case| text::walls(case, text)).unwrap_or_default());
    lines
}
