//! The command line: one file a subcommand. Results go to standard output, everything else to
//! standard error; the exit status is 0 (done), 1 (the answer is no), 2 (unusable) or 130 (Ctrl-C).

mod arguments;
mod check;
mod compare;
mod cost;
mod hints;
mod input;
mod json;
mod judge;
mod mines;
mod output;
mod pages;
mod picture;
mod play;
mod refusal;
mod run;
mod tantrix;
mod third;
mod trace;
mod values;
mod wall;
#[cfg(feature = "window")]
mod window;
mod words;

use arguments::Arguments;
use engine::text::Text;
use output::Output;
use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a command found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Status {
    /// Done.
    Done = 0,
    /// The answer is no: not ready, a run-time error.
    No = 1,
    /// One of several inputs was unusable.
    Unusable = 2,
}

/// Why a command stopped.
#[derive(Debug)]
pub enum Fail {
    /// The command or its input is unusable; the sentence names what and where.
    Unusable(String),
    /// Standard output was closed: whoever reads has had enough.
    Closed,
    /// Standard output cannot be written.
    Unwritable(std::io::Error),
    /// Ctrl-C; what was found so far is written.
    Interrupted,
}

impl From<std::io::Error> for Fail {
    fn from(error: std::io::Error) -> Fail {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Fail::Closed,
            _ => Fail::Unwritable(error),
        }
    }
}

/// What every subcommand is given.
struct Context {
    text: Text,
    json: bool,
    out: Output,
}

impl Context {
    /// As many processors as `--jobs` says, else all.
    fn pool(&self, arguments: &Arguments) -> Result<rayon::ThreadPool, Fail> {
        let jobs = arguments.optional_number("jobs").unwrap_or(0) as usize;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
        pool.map_err(|error| {
            let why = self.text.msg_cli_jobs_refused(error.to_string());
            Fail::Unusable(format!("--jobs: {why}"))
        })
    }
}

/// Set by Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed.
fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Carries out the command that `arguments` say, the program's name left out.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let text = match arguments::language(&arguments) {
        Ok(text) => text,
        Err(sentence) => return unusable(&sentence),
    };
    let (name, parsed) = match arguments::parse(&text, arguments) {
        arguments::Parsed::Command(name, parsed) => (name, parsed),
        #[cfg(feature = "window")]
        arguments::Parsed::Window(parsed, commands) => {
            let mut context = Context {
                text,
                json: false,
                out: Output::new(),
            };
            return ended(&text, window::window(&mut context, &parsed, &commands));
        }
        #[cfg(not(feature = "window"))]
        arguments::Parsed::Window(..) => return unusable(&text.msg_cli_built_without_window()),
        arguments::Parsed::Help(help) => {
            let mut out = Output::new();
            let written = out.text(&help).and_then(|()| out.flush());
            return ended(&text, written.and(Ok(Status::Done)));
        }
        arguments::Parsed::Unusable(sentence) => return unusable(&sentence),
    };
    // Without a handler Ctrl-C still stops the program, only less politely.
    let _ = ctrlc::set_handler(|| INTERRUPTED.store(true, Ordering::Relaxed));
    let mut context = Context {
        text,
        json: parsed.flag("json"),
        out: Output::new(),
    };
    let mut outcome = command(&name, &mut context, &parsed);
    if context.json && matches!(outcome, Err(Fail::Interrupted)) {
        let written = context.out.json(&json::Incomplete { complete: false });
        outcome = written.and(outcome);
    }
    let flushed = context.out.flush();
    ended(&text, outcome.and_then(|status| flushed.and(Ok(status))))
}

fn command(name: &str, context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    match name {
        "run" => run::run(context, arguments),
        "trace" => trace::trace(context, arguments),
        "play" => play::play(context, arguments),
        "cost" => cost::cost(context, arguments),
        "check" => check::check(context, arguments),
        "judge" => judge::judge(context, arguments),
        "words" => words::words(context, arguments),
        "picture" => picture::picture(context, arguments),
        "compare" => compare::compare(context, arguments),
        "hints" => hints::hints(context, arguments),
        "wall" => wall::wall(context, arguments),
        "tantrix domino" => tantrix::domino(context, arguments),
        "tantrix rainbow" => tantrix::rainbow(context, arguments),
        "tantrix board" => tantrix::board(context, arguments),
        "tantrix puzzle" => tantrix::puzzle(context, arguments),
        "mines new" => mines::new(context, arguments),
        "mines probabilities" => mines::probabilities(context, arguments),
        "mines solve" => mines::solve(context, arguments),
        "third" => third::play(context, arguments),
        "third move" => third::movement(context, arguments),
        _ => unreachable!("the parser knows the commands"),
    }
}

/// The exit status for an outcome; tells what was unusable.
fn ended(text: &Text, outcome: Result<Status, Fail>) -> ExitCode {
    match outcome {
        Ok(status) => ExitCode::from(status as u8),
        Err(Fail::Closed) => ExitCode::SUCCESS,
        Err(Fail::Interrupted) => {
            output::complain(&format!("clickomania: {}", text.msg_cli_interrupted()));
            ExitCode::from(130)
        }
        Err(Fail::Unusable(sentence)) => unusable(&sentence),
        Err(Fail::Unwritable(error)) => {
            let why = text.msg_cli_file_unwritable(error.to_string());
            unusable(&format!("<stdout>: {why}"))
        }
    }
}

fn unusable(sentence: &str) -> ExitCode {
    output::complain(&format!("clickomania: {sentence}"));
    ExitCode::from(Status::Unusable as u8)
}
