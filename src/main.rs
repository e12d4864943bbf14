//! The program `clickomania`: arguments to a subcommand, nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    clickomania::cli::main(std::env::args_os().skip(1))
}
