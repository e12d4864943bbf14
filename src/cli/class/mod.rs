//! `class FOLDER|FILES …`: what a class handed in, judged: a row a program, then ranks, then programs that are alike.

mod json;
mod table;

use super::arguments::Arguments;
use super::input::{Source, class_inputs};
use super::output::{self, one_line, print_to_stderr};
use super::{CliContext, ExitStatus, Fail, help, interrupted, options, values};
use crate::class::{
    Class, ClassOptions, MOST_FILES, MOST_OF_ALL, MOST_OF_ONE, Report, Row, Tasks, collect,
    csv::csv, html::html, judge, lacking_groups, xlsx::xlsx,
};
use clap::{Arg, Command, value_parser};
use engine::text::Text;
use json::JsonRow;
use std::ffi::OsString;
use std::io::{IsTerminal as _, Write as _, stderr, stdout};
use std::path::Path;
use std::time::{Duration, Instant};

/// How often progress is shown.
const REFRESH: Duration = Duration::from_millis(250);

const FORMATS: &[(&str, ClassFormat)] = &[
    ("table", ClassFormat::Table),
    ("json", ClassFormat::Json),
    ("csv", ClassFormat::Csv),
    ("html", ClassFormat::Html),
    ("xlsx", ClassFormat::Xlsx),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum ClassFormat {
    Table,
    Json,
    Csv,
    Html,
    Xlsx,
}

pub fn command(text: &Text) -> Command {
    let course = options::option("course", "FILE", text.msg_help_option_course())
        .value_parser(value_parser!(OsString));
    let roster = options::option("roster", "FILE", text.msg_help_option_roster())
        .value_parser(value_parser!(OsString));
    let output = options::option("output", "OUT", text.msg_help_option_class_output())
        .short('o')
        .value_parser(value_parser!(OsString));
    let command = help::subcommand(
        text,
        "class",
        text.msg_help_class(),
        "FOLDER|FILE …",
        vec![
            options::files(text.msg_help_argument_class()),
            course,
            roster,
            options::switch("all", text.msg_help_option_class_all()),
            options::effort(text),
            options::seed_or_random(text),
            format(text),
            output,
            options::jobs(text),
            options::json(text),
        ],
    );
    let [one, all, files] = [MOST_OF_ONE, MOST_OF_ALL, MOST_FILES].map(|most| most.to_string());
    let notes = text.msg_help_class_json(one, all, files);
    let limit = options::judgement_limit(text);
    help::limited(command, &format!("{limit}\n\n{notes}"))
}

fn format(text: &Text) -> Arg {
    options::option("format", "FORM", text.msg_help_option_class_format())
        .value_parser(values::choice(text, FORMATS))
}

/// The form that was asked for, else the one that the name of the file says.
fn chosen_format(arguments: &Arguments) -> ClassFormat {
    if arguments.flag("json") {
        return ClassFormat::Json;
    }
    if let Some(format) = arguments.optional("format") {
        return format;
    }
    let file = arguments.optional_file("output").map(Path::new);
    let suffix = file.and_then(Path::extension).unwrap_or_default();
    let named = FORMATS
        .iter()
        .find(|(name, _)| suffix.eq_ignore_ascii_case(name));
    named.map_or(ClassFormat::Table, |(_, format)| *format)
}

/// Where rows go while the judge works.
struct Sink<'a> {
    context: &'a mut CliContext,
    format: ClassFormat,
    /// What goes to a file is written at the end, whole.
    file: Option<String>,
    /// Whether there is a line of progress on the terminal.
    shows_progress: bool,
    shown: Instant,
    done: usize,
    failed: Option<Fail>,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = context.text;
    let format = chosen_format(arguments);
    let file = arguments.optional_file("output");
    let file = file.filter(|file| *file != "-").map(Path::new);
    // The last line of JSON says whether it is complete.
    context.json = format == ClassFormat::Json && file.is_none();
    if format == ClassFormat::Xlsx && file.is_none() && stdout().is_terminal() {
        let why = text.msg_cli_class_terminal();
        return Err(Fail::Unusable(format!("--format: {why}")));
    }
    let pool = context.pool(arguments)?;
    let document = match arguments.optional_file("course") {
        Some(file) => Some(Source::new(file).document(&text)?.0),
        None => None,
    };
    let tasks = Tasks::new(document.as_ref());
    let options = ClassOptions {
        all: arguments.flag("all"),
        effort: arguments.value("effort"),
        seed: arguments.seed_or_random(&text),
        ..ClassOptions::default()
    };
    let roster = match arguments.optional_file("roster") {
        Some(file) => Some(Source::new(file).roster(&text)?),
        None => None,
    };
    let inputs = class_inputs(context, arguments)?;
    let mut class = collect(inputs, options.all, &text, &|| !interrupted());
    if let Some(roster) = roster {
        class.compare_with(roster);
    }
    let mut sink = Sink {
        context,
        format,
        file: file.map(|_| String::new()),
        shows_progress: stderr().is_terminal(),
        shown: Instant::now(),
        done: 0,
        failed: None,
    };
    if format == ClassFormat::Table {
        sink.line(&table::head());
    }
    let mut rows = Vec::new();
    let ended = judge(
        &class,
        &tasks,
        &options,
        &text,
        Some(&pool),
        &|| !interrupted(),
        |row| {
            sink.row(&class, &tasks, &row);
            rows.push(row);
        },
    );
    sink.erase_progress();
    if let Some(fail) = sink.failed.take() {
        return Err(fail);
    }
    let go_on = || !interrupted();
    let report = pool.install(|| Report::new(&class, &tasks, (rows, ended), &go_on));
    let complete = report.complete;
    sink.end(&report, file)?;
    let unreadable = report.rows.iter().any(|row| row.outcome.is_err());
    match (complete, unreadable) {
        (false, _) => Err(Fail::Interrupted),
        (true, true) => Ok(ExitStatus::Unusable),
        (true, false) => Ok(ExitStatus::Done),
    }
}

impl Sink<'_> {
    fn text(&mut self, text: &str) {
        if let Some(file) = &mut self.file {
            file.push_str(text);
        } else if let Err(fail) = self.context.out.text(text) {
            self.failed.get_or_insert(fail);
        }
    }

    fn line(&mut self, line: &str) {
        self.text(&format!("{line}\n"));
    }

    fn object(&mut self, object: &impl serde::Serialize) {
        // Texts and numbers are always JSON.
        let line = output::json_line(object).unwrap_or_default();
        self.line(&line);
    }

    /// Shows a row as soon as it is there.
    fn row(&mut self, class: &Class, tasks: &Tasks, row: &Row) {
        self.erase_progress();
        let text = self.context.text;
        // What a row says does not depend on the others.
        let report = Report::of_row(class, tasks, row.clone());
        if let Err(why) = &row.outcome {
            print_to_stderr(&format!("clickomania: {why}"));
        }
        match self.format {
            ClassFormat::Table => self.line(&table::row(&report, row)),
            ClassFormat::Json => self.object(&JsonRow::new(&report, row, &text)),
            ClassFormat::Csv | ClassFormat::Html | ClassFormat::Xlsx => {}
        }
        if let Err(fail) = self.context.out.flush() {
            self.failed.get_or_insert(fail);
        }
        self.done += 1;
        if self.shows_progress && (self.done == 1 || self.shown.elapsed() > REFRESH) {
            self.shown = Instant::now();
            let name = one_line(report.name(row));
            let line = text.msg_class_progress(self.done.to_string(), name);
            let _ = write!(stderr(), "{line}");
        }
    }

    fn erase_progress(&self) {
        if self.shows_progress {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }

    /// Writes what only all rows together have.
    fn end(&mut self, report: &Report<'_>, file: Option<&Path>) -> Result<(), Fail> {
        let text = self.context.text;
        if !report.gives_points() {
            print_to_stderr(&text.msg_class_says_no_points());
        }
        if let Some(why) = lacking_groups(&text, report.complete, report.all_compared) {
            print_to_stderr(&why);
        }
        let mut bytes = None;
        match self.format {
            ClassFormat::Table => {
                for line in table::ending(report, &text) {
                    self.line(&line);
                }
            }
            ClassFormat::Json => {
                for line in json::ending(report) {
                    self.line(&line);
                }
                // On standard output the line of what was cut short is written for all commands.
                if report.complete || file.is_some() {
                    self.line(&format!("{{\"complete\":{}}}", report.complete));
                }
            }
            ClassFormat::Csv => self.text(&csv(report, &text)),
            ClassFormat::Html => self.text(&html(report, &text)),
            ClassFormat::Xlsx => {
                let written = xlsx(report, &text);
                bytes = Some(written.map_err(|why| Fail::Unusable(format!("xlsx: {why}")))?);
            }
        }
        if let Some(fail) = self.failed.take() {
            return Err(fail);
        }
        let bytes = bytes.or_else(|| self.file.take().map(String::into_bytes));
        match (file, bytes) {
            (Some(file), Some(bytes)) => output::write_file(&text, file, &bytes),
            (None, Some(bytes)) => self.context.out.bytes(&bytes),
            (_, None) => Ok(()),
        }
    }
}
