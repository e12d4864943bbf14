//! The program `clickomania`: arguments to a subcommand, nothing else.

use std::process::ExitCode;

/// Gives back what is free, in a window that is open for hours.
#[cfg(feature = "window")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    clickomania::cli::main(std::env::args_os().skip(1))
}
