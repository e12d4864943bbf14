//! The program `clickomania`: arguments to the window or a subcommand, nothing else.

fn main() {}
