//! `class FOLDER|FILES …`: the programs of a class, judged: a row per program, then ranks, then programs that are alike.

use super::arguments::Arguments;
use super::input::{Source, class_inputs};
use super::output::{self, print_to_stderr};
use super::{
    CliContext, ExitStatus, Fail, each_unless_interrupted, help, interrupted, options, progress,
};
use crate::class::{
    ClassOptions, Entry, Judge, MAX_FILES, MAX_OF_ALL, MAX_OF_ONE, Report, Row, Tasks, collect,
    lacking_groups,
};
use crate::json::json_line;
use crate::reports::{ClassRow, ReportForm, class_csv, class_ending, class_page, text, xlsx};
use clap::Command;
use engine::text::Text;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

pub fn command(text: &Text) -> Command {
    let form = text.msg_help_option_class_format();
    let command = help::subcommand(
        text,
        "class",
        text.msg_help_class(),
        "FOLDER|FILE …",
        vec![
            options::files(text.msg_help_argument_class()),
            options::file_option("course", "FILE", text.msg_help_option_course()),
            options::file_option("roster", "FILE", text.msg_help_option_roster()),
            options::switch("all", text.msg_help_option_class_all()),
            options::effort(text),
            options::seed_or_random(text),
            options::report_form(text, form, ReportForm::NAMED),
            options::output("OUT", text.msg_help_option_class_output()),
            options::jobs(text),
            options::json(text),
        ],
    );
    let [one, all, files] = [MAX_OF_ONE, MAX_OF_ALL, MAX_FILES].map(|most| most.to_string());
    let notes = text.msg_help_class_json(one, all, files);
    let limit = options::judgement_limit(text);
    help::limited(command, &format!("{limit}\n\n{notes}"))
}

/// The form that was asked for, else the one that the name of the file ends with.
fn chosen_form(arguments: &Arguments) -> ReportForm {
    if arguments.flag("json") {
        return ReportForm::Json;
    }
    arguments.optional("format").unwrap_or_else(|| {
        let file = arguments.optional_file("output").map(Path::new);
        let suffix = file.and_then(Path::extension).unwrap_or_default();
        let mut forms = ReportForm::NAMED.iter();
        let named = forms.find(|(name, _)| suffix.eq_ignore_ascii_case(name));
        named.map_or(ReportForm::Table, |(_, form)| *form)
    })
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = context.text;
    let form = chosen_form(arguments);
    let file = arguments
        .optional_file("output")
        .map(Path::new)
        .filter(|file| !output::is_standard(file));
    // The last line of JSON says whether it is complete.
    context.json = form == ReportForm::Json && file.is_none();
    if form == ReportForm::Xlsx && file.is_none() {
        output::refuse_terminal(context)?;
    }
    let pool = Arc::new(context.pool(arguments)?);
    let document = match arguments.optional_file("course") {
        Some(file) => Some(Source::new(file).document(&text)?.0),
        None => None,
    };
    let tasks = Arc::new(Tasks::new(document.as_ref()));
    let options = ClassOptions {
        all: arguments.flag("all"),
        effort: arguments.value("effort"),
        seed: arguments.seed_or_random(&text),
        stopped: interrupted,
        ..ClassOptions::default()
    };
    let roster = match arguments.optional_file("roster") {
        Some(file) => Some(Source::new(file).roster(&text)?),
        None => None,
    };
    let go_on = || !interrupted();
    let inputs = class_inputs(context, arguments)?;
    let mut class = collect(inputs, options.all, &text, &go_on);
    if let Some(roster) = roster {
        class.compare_with(roster);
    }
    let mut sink = Sink {
        context,
        form,
        file: file.map(|_| Vec::new()),
        failed: None,
    };
    if form == ReportForm::Table {
        sink.line(&text::class_head());
    }
    let class = Arc::new(class);
    let judging = {
        let (class, tasks, pool) = (Arc::clone(&class), Arc::clone(&tasks), Arc::clone(&pool));
        move |on_row: &mut dyn FnMut(Row)| {
            let judge = Judge {
                tasks: &tasks,
                options: &options,
                text: &text,
                pool: Some(&pool),
                go_on: &|| !interrupted(),
                spent: &AtomicU64::new(0),
            };
            judge.rows(&class, on_row);
        }
    };
    let mut rows = Vec::new();
    let done = AtomicUsize::new(0);
    let progress = || {
        let (done, all) = (done.load(Ordering::Relaxed), class.submissions.len());
        text.msg_class_page_judging(done.to_string(), all.to_string())
    };
    let judged = progress::with_line(progress, || {
        each_unless_interrupted(judging, |row| {
            sink.row(&Entry::new(&class, &tasks, &row));
            rows.push(row);
            done.fetch_add(1, Ordering::Relaxed);
        })
    });
    match judged {
        Ok(()) | Err(Fail::Interrupted) => {}
        Err(fail) => return Err(fail),
    }
    if let Some(fail) = sink.failed.take() {
        return Err(fail);
    }
    let ended = rows.len() == class.submissions.len();
    let report = || Report::new(&class, &tasks, rows, ended, &go_on);
    // A judge that was abandoned may still use the pool.
    let report = if ended {
        pool.install(report)
    } else {
        report()
    };
    sink.end(&report, file)?;
    let unreadable = report.rows.iter().any(|row| row.outcome.is_err());
    match (report.complete, unreadable) {
        (false, _) => Err(Fail::Interrupted),
        (true, true) => Ok(ExitStatus::Unusable),
        (true, false) => Ok(ExitStatus::Done),
    }
}

/// Takes the report as it grows.
struct Sink<'a> {
    context: &'a mut CliContext,
    form: ReportForm,
    /// A file is written whole, at the end.
    file: Option<Vec<u8>>,
    failed: Option<Fail>,
}

impl Sink<'_> {
    fn bytes(&mut self, bytes: &[u8]) {
        if let Some(file) = &mut self.file {
            file.extend(bytes);
        } else if let Err(fail) = self.context.out.bytes(bytes) {
            self.failed.get_or_insert(fail);
        }
    }

    fn line(&mut self, line: &str) {
        self.bytes(format!("{line}\n").as_bytes());
    }

    /// Shows a program as soon as it is judged.
    fn row(&mut self, entry: &Entry<'_>) {
        if let Err(why) = entry.outcome {
            print_to_stderr(&format!("clickomania: {why}"));
        }
        match self.form {
            ReportForm::Table => self.line(&text::class_line(entry)),
            ReportForm::Json => {
                let row = ClassRow::new(entry, &self.context.text);
                // Texts and numbers can always be written as JSON.
                self.line(&json_line(&row).unwrap_or_default());
            }
            ReportForm::Csv | ReportForm::Html | ReportForm::Xlsx => {}
        }
        if let Err(fail) = self.context.out.flush() {
            self.failed.get_or_insert(fail);
        }
    }

    /// Adds what depends on all rows, and writes the file.
    fn end(&mut self, report: &Report<'_>, file: Option<&Path>) -> Result<(), Fail> {
        let text = self.context.text;
        if !report.gives_points() {
            print_to_stderr(&text.msg_class_says_no_points());
        }
        if let Some(why) = lacking_groups(&text, report.complete, report.all_compared) {
            print_to_stderr(&why);
        }
        match self.form {
            ReportForm::Table => {
                for line in text::class_ending(report, &text) {
                    self.line(&line);
                }
            }
            ReportForm::Json => {
                for line in class_ending(report) {
                    self.line(&line);
                }
                // On standard output all commands end with a line that says so when they are stopped.
                if report.complete || file.is_some() {
                    self.line(&format!("{{\"complete\":{}}}", report.complete));
                }
            }
            ReportForm::Csv => self.bytes(class_csv(report, &text).as_bytes()),
            ReportForm::Html => self.bytes(class_page(report, &text).as_bytes()),
            ReportForm::Xlsx => match xlsx(report, &text) {
                Ok(bytes) => self.bytes(&bytes),
                Err(why) => return Err(Fail::unusable("xlsx", why)),
            },
        }
        match (self.failed.take(), file, self.file.take()) {
            (Some(fail), _, _) => Err(fail),
            (None, Some(file), Some(bytes)) => output::write_file(self.context, file, &bytes),
            (None, _, _) => Ok(()),
        }
    }
}
