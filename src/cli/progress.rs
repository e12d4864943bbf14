//! Signs of life on a terminal: no command stays silent for longer than two seconds.

use engine::text::Text;
use std::io::{IsTerminal as _, Write as _, stderr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The longest silence.
const SILENCE: Duration = Duration::from_secs(2);
/// How often a line of progress is written again.
const REFRESH: Duration = Duration::from_millis(250);

/// The last sign of life.
struct LastSign {
    at: Option<Instant>,
    /// True while the line that says how long the command has been working is on the terminal.
    is_line: bool,
    /// True while the command waits for what the person types.
    waits: bool,
}

static LAST: Mutex<LastSign> = Mutex::new(LastSign {
    at: None,
    is_line: false,
    waits: false,
});

fn last() -> MutexGuard<'static, LastSign> {
    LAST.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Called before anything is written: takes the line away.
pub fn sign() {
    let mut last = last();
    if std::mem::take(&mut last.is_line) {
        erase();
    }
    last.at = Some(Instant::now());
}

/// Takes a line of progress off the terminal.
fn erase() {
    // If the terminal is gone there is nobody left to tell.
    let _ = write!(stderr(), "\r\x1b[K");
}

/// Shows nothing while the command waits for what a person types.
pub fn while_waiting<T>(work: impl FnOnce() -> T) -> T {
    last().waits = true;
    let done = work();
    let mut last = last();
    last.waits = false;
    last.at = Some(Instant::now());
    done
}

/// Does something; shows on a terminal how long it has taken, whenever nothing else was written for two seconds.
pub fn unless_silent<T>(text: &Text, work: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    sign();
    let show = || {
        let mut last = last();
        let silent = last.at.map_or(began, |at| at).elapsed() >= SILENCE;
        if silent && !last.waits {
            last.is_line = true;
            let line = text.msg_cli_working(began.elapsed().as_secs());
            let _ = write!(stderr(), "\r\x1b[K{line}");
        }
    };
    let done = while_shown(show, work);
    sign();
    done
}

/// Runs something and shows a progress line if there is a terminal. Output of the command clears the line until
/// it is shown again.
pub fn with_line<T>(line: impl Fn() -> String + Sync, work: impl FnOnce() -> T) -> T {
    let show = || {
        let line = line();
        let mut last = last();
        last.is_line = true;
        last.at = Some(Instant::now());
        let _ = write!(stderr(), "\r\x1b[K{line}");
    };
    let done = while_shown(show, work);
    sign();
    done
}

/// Calls `show` every now and then while something is done. Where no thread can be had nothing is shown.
fn while_shown<T>(show: impl Fn() + Sync, work: impl FnOnce() -> T) -> T {
    if !stderr().is_terminal() {
        return work();
    }
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        let shown = thread::Builder::new().spawn_scoped(scope, || {
            loop {
                thread::park_timeout(REFRESH);
                if is_done.load(Ordering::Relaxed) {
                    return;
                }
                show();
            }
        });
        let done = work();
        is_done.store(true, Ordering::Relaxed);
        if let Ok(shown) = shown {
            shown.thread().unpark();
        }
        done
    })
}
