//! Writes a program of so many blocks, to see how the window does with it.
//!
//! `cargo run -p clickomania-benches --example stress -- 20000 > large.ron`, then open `large.ron` in the window. It is the solution
//! that costs 3, again and again.

use engine::bundled;
use engine::language::edit::{Edit, EditError, MAX_BLOCKS, Place};
use engine::language::file::{read, write};
use engine::language::program::{Header, Stack};
use std::process::ExitCode;

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1).map(|number| number.parse());
    let text = match wanted.unwrap_or(Ok(5_400)) {
        Ok(blocks) => long_program(blocks),
        Err(_) => Err("say how many blocks, as a number".to_owned()),
    };
    match text {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("stress: {why}");
            ExitCode::from(2)
        }
    }
}

/// The file of a program with at least so many blocks, or why there is none.
fn long_program(blocks: usize) -> Result<String, String> {
    let one = bundled::program("solutions/costo-3.ron").unwrap_or_default();
    let mut program = read(one).map_err(|error| format!("{error:?}"))?;
    let roots = program.stack(Stack::Hat).to_vec();
    while program.block_count() < blocks {
        let copy = program.copy(&roots);
        let edit = Edit::Attach(copy, Place::Stack(Stack::Hat, 0));
        program.apply(edit).map_err(|error| match error {
            EditError::TooMany => format!("a program has at most {MAX_BLOCKS} blocks"),
            other => format!("{other:?}"),
        })?;
    }
    let name = format!("{} blocks", program.block_count());
    let header = Header {
        name,
        ..program.header().clone()
    };
    program
        .apply(Edit::SetHeader(header))
        .map_err(|error| format!("{error:?}"))?;
    Ok(write(&program))
}
