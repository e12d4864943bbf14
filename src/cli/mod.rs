//! The command line: a file or a folder for each subcommand. Results go to standard output, everything else to
//! standard error; the exit status is 0 (done), 1 (the answer is no), 2 (unusable) or 130 (Ctrl-C).

mod arguments;
mod help;
mod input;
mod options;
mod output;
mod progress;
mod subcommand;
mod values;

mod blockly;
mod check;
mod class;
mod clone2048;
mod compare;
mod cost;
mod hints;
mod judge;
mod manual;
mod mines;
mod picture;
mod play;
mod run;
mod tantrix;
mod task;
mod trace;
mod wall;
#[cfg(feature = "window")]
mod window;
mod words;

use crate::json;
use arguments::{Arguments, Parsed};
use engine::text::Text;
use output::Output;
use std::ffi::OsString;
use std::fmt::Display;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;
use subcommand::{Run, Subcommand};

/// All subcommands, in the order of the help.
const SUBCOMMANDS: &[Subcommand] = &[
    Subcommand::new(run::command, run::run),
    Subcommand::new(trace::command, trace::run),
    Subcommand::new(play::command, play::run),
    Subcommand::new(cost::command, cost::run),
    Subcommand::new(check::command, check::run),
    Subcommand::new(judge::command, judge::run),
    Subcommand::new(class::command, class::run),
    Subcommand::new(words::command, words::run),
    Subcommand::new(picture::command, picture::run),
    Subcommand::new(compare::command, compare::run),
    Subcommand::new(hints::command, hints::run),
    Subcommand::group(task::command, task::SUBCOMMANDS),
    Subcommand::new(wall::command, wall::run),
    Subcommand::group(mines::command, mines::SUBCOMMANDS),
    Subcommand::group(tantrix::command, tantrix::SUBCOMMANDS),
    Subcommand::new(clone2048::command, clone2048::run).with(clone2048::SUBCOMMANDS),
    Subcommand::new(blockly::import_command, blockly::import_workspace),
    Subcommand::new(blockly::export_command, blockly::export_program),
    Subcommand::new(manual::complete_command, manual::complete),
    Subcommand::new(manual::man_command, manual::man),
];

/// The result of a subcommand; its number is the exit status.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ExitStatus {
    Done = 0,
    /// The answer is no: not ready, a run-time error.
    No = 1,
    /// One of several inputs was unusable.
    Unusable = 2,
}

impl ExitStatus {
    /// The answer to a question: yes or no.
    pub fn answer(yes: bool) -> ExitStatus {
        if yes {
            ExitStatus::Done
        } else {
            ExitStatus::No
        }
    }
}

/// Why a subcommand stopped early.
#[derive(Debug)]
pub enum Fail {
    /// The command line or the input is unusable, with a sentence about what and where.
    Unusable(String),
    /// The reader closed the pipe; this is no error.
    Closed,
    /// Standard output cannot be written.
    Unwritable(std::io::Error),
    /// Ctrl-C; what was found so far is written.
    Interrupted,
    /// The system gives no thread, for this reason.
    NoThread(String),
}

impl Fail {
    /// An option, or another part of the command line, that cannot be used.
    pub fn unusable(part: impl Display, why: impl Display) -> Fail {
        Fail::Unusable(format!("{part}: {why}"))
    }
}

impl From<std::io::Error> for Fail {
    fn from(error: std::io::Error) -> Fail {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Fail::Closed,
            _ => Fail::Unwritable(error),
        }
    }
}

/// The context of every subcommand.
struct CliContext {
    text: Text,
    json: bool,
    out: Output,
}

impl CliContext {
    /// A pool of `--jobs` threads, by default one per processor.
    fn pool(&self, arguments: &Arguments) -> Result<rayon::ThreadPool, Fail> {
        let pool = |jobs| rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
        match arguments.optional_number("jobs") {
            Some(jobs) => pool(jobs as usize).map_err(|error| {
                let why = self.text.msg_cli_jobs_refused(error.to_string());
                Fail::unusable("--jobs", why)
            }),
            None => pool(0)
                .or_else(|_| pool(1))
                .map_err(|error| Fail::NoThread(error.to_string())),
        }
    }
}

/// Set by Ctrl-C; long work polls it.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The stack of a thread that goes into deep programs, in bytes: as much as a first thread has.
const STACK: usize = 8 << 20;
/// Time between two looks at it.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Runs long work that does not poll Ctrl-C. After Ctrl-C it is abandoned, and ends with the program.
fn unless_interrupted<R: Send + 'static>(
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, Fail> {
    let mut result = None;
    each_unless_interrupted(move |found| found(work()), |found| result = Some(found))?;
    result.ok_or(Fail::Interrupted)
}

/// As [`unless_interrupted`], for work that finds one result after the other: `on_result` gets each on this thread.
fn each_unless_interrupted<R: Send + 'static>(
    work: impl FnOnce(&mut dyn FnMut(R)) + Send + 'static,
    mut on_result: impl FnMut(R),
) -> Result<(), Fail> {
    let (sender, results) = channel();
    let worker = std::thread::Builder::new()
        .stack_size(STACK)
        .spawn(move || {
            // The receiver may be gone.
            work(&mut |result| drop(sender.send(result)));
        });
    let worker = worker.map_err(|error| Fail::NoThread(error.to_string()))?;
    loop {
        match results.recv_timeout(LOOK_AGAIN) {
            Ok(result) => on_result(result),
            Err(RecvTimeoutError::Timeout) if interrupted() => return Err(Fail::Interrupted),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => match worker.join() {
                Ok(()) => return Ok(()),
                Err(panic) => std::panic::resume_unwind(panic),
            },
        }
    }
}

/// Opens a window, with a file as if it were dropped on it, and returns when it is closed; the error is a sentence.
#[cfg(feature = "window")]
pub type OpenWindow =
    fn(&Text, crate::window::WindowStart, Option<std::path::PathBuf>) -> Result<(), String>;

/// Carries out the arguments, which do not include the name of the program, where no window can be opened.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    carry_out(arguments, |text, _| {
        Err(Fail::Unusable(text.msg_cli_built_without_window()))
    })
}

/// As [`main`], where arguments that name no subcommand open a window.
#[cfg(feature = "window")]
pub fn main_with_window(
    arguments: impl IntoIterator<Item = OsString>,
    open: OpenWindow,
) -> ExitCode {
    carry_out(arguments, |text, arguments| {
        window::run(text, arguments, open)
    })
}

fn carry_out(
    arguments: impl IntoIterator<Item = OsString>,
    window: impl FnOnce(&Text, &Arguments) -> Result<ExitStatus, Fail>,
) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let text = match arguments::language(&arguments) {
        Ok(text) => text,
        Err(sentence) => return unusable(&sentence),
    };
    let mut context = CliContext {
        text,
        json: false,
        out: Output::new(),
    };
    let outcome = match arguments::parse(&text, arguments) {
        Parsed::Subcommand(name, run, arguments) => try_thread().and_then(|()| match &*name {
            // It waits for the moves of a person.
            "third" => run_subcommand(&mut context, run, &arguments),
            _ => progress::unless_silent(&text, || run_subcommand(&mut context, run, &arguments)),
        }),
        Parsed::Window(arguments) => window(&context.text, &arguments),
        Parsed::Help(help) => context.out.text(&help).and(Ok(ExitStatus::Done)),
        Parsed::Unusable(sentence) => Err(Fail::Unusable(sentence)),
    };
    let flushed = context.out.flush();
    exit_code(&text, outcome.and_then(|status| flushed.and(Ok(status))))
}

/// Fails where the system gives no thread: nearly everything needs one.
fn try_thread() -> Result<(), Fail> {
    let thread = std::thread::Builder::new().spawn(|| ());
    match thread.map(std::thread::JoinHandle::join) {
        Ok(_) => Ok(()),
        Err(error) => Err(Fail::NoThread(error.to_string())),
    }
}

/// Starts the threads on which the engine works where a command has no `--jobs`.
fn start_threads() -> Result<(), Fail> {
    let started = rayon::ThreadPoolBuilder::new().build_global();
    started.map_err(|error| Fail::NoThread(error.to_string()))
}

fn run_subcommand(
    context: &mut CliContext,
    run: Run,
    arguments: &Arguments,
) -> Result<ExitStatus, Fail> {
    // Without a handler Ctrl-C still stops the program, but what was found so far is lost.
    let _ = ctrlc::set_handler(|| INTERRUPTED.store(true, Ordering::Relaxed));
    context.json = arguments.flag("json");
    let format = arguments.typed("format").filter(|_| context.json);
    if let Some(format) = format.filter(|format| format != "json") {
        let why = context
            .text
            .msg_cli_option_conflict(format!("--format {format}"));
        return Err(Fail::unusable("--json", why));
    }
    let outcome = run(context, arguments);
    if context.json && matches!(outcome, Err(Fail::Interrupted)) {
        context.out.json(&json::Incomplete { complete: false })?;
    }
    outcome
}

/// The exit status of an outcome; prints why, if it is a failure.
fn exit_code(text: &Text, outcome: Result<ExitStatus, Fail>) -> ExitCode {
    match outcome {
        Ok(status) => ExitCode::from(status as u8),
        Err(Fail::Closed) => ExitCode::SUCCESS,
        Err(Fail::Interrupted) => {
            output::print_to_stderr(&format!("clickomania: {}", text.msg_cli_interrupted()));
            ExitCode::from(130)
        }
        Err(Fail::Unusable(sentence)) => unusable(&sentence),
        Err(Fail::NoThread(why)) => unusable(&text.msg_cli_no_thread(why)),
        Err(Fail::Unwritable(error)) => {
            let why = text.msg_cli_file_unwritable(error.to_string());
            unusable(&format!("<stdout>: {why}"))
        }
    }
}

fn unusable(sentence: &str) -> ExitCode {
    output::print_to_stderr(&format!("clickomania: {sentence}"));
    ExitCode::from(ExitStatus::Unusable as u8)
}
