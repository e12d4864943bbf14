//! The program `clickomania`: its arguments, its allocator, and the desktop for its window.

#[cfg(feature = "window")]
mod desktop;

use std::process::ExitCode;

/// Gives memory back to the system in a window that is open for hours.
#[cfg(feature = "window")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments = std::env::args_os().skip(1);
    #[cfg(feature = "window")]
    return clickomania::cli::main_with_window(arguments, desktop::open);
    #[cfg(not(feature = "window"))]
    clickomania::cli::main(arguments)
}
