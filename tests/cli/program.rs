//! The program as the tests of the command line run it: on a system without a screen.

use std::process::ExitCode;

fn main() -> ExitCode {
    clickomania::cli::main_with_window(std::env::args_os().skip(1), |text, _, _| {
        Err(text.msg_window_no_screen())
    })
}
