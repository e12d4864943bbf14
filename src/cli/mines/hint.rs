//! `mines hint FILE`: what can be deduced.

use super::{no_way, place, positions};
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options};
use crate::sentences;
use clap::Command;
use engine::text::Text;
use games::mines::{Reason, hint_while};
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "mines hint",
        text.msg_help_mines_hint(),
        "FILE",
        vec![
            options::file("FILE", text.msg_help_argument_position()),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct HintReport {
    safe: Vec<[usize; 2]>,
    mines: Vec<[usize; 2]>,
    reason: Option<ReasonReport>,
    message: String,
}

#[derive(Serialize)]
struct ReasonReport {
    kind: &'static str,
    clues: Vec<[usize; 2]>,
}

/// Prints the simplest deduction that tells something new.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let position = source.mines(&context.text)?;
    let size = position.size();
    let hint = match hint_while(&position, &|| !interrupted()) {
        Ok(hint) => hint,
        Err(contradiction) => return no_way(context, &source, size, contradiction),
    };
    if interrupted() {
        return Err(Fail::Interrupted);
    }
    let text = &context.text;
    let report = match &hint {
        None => HintReport {
            safe: Vec::new(),
            mines: Vec::new(),
            reason: None,
            message: text.msg_mines_nothing_proved(),
        },
        Some(hint) => HintReport {
            safe: positions(size, &hint.safe),
            mines: positions(size, &hint.mines),
            reason: Some(match &hint.reason {
                Reason::Clue(clue) => reason("clue", positions(size, &[*clue])),
                Reason::Clues { more, less, .. } => {
                    reason("clues", positions(size, &[*more, *less]))
                }
                Reason::MinesLeft => reason("mines_left", Vec::new()),
                Reason::Cases { clues, .. } => reason("cases", positions(size, clues)),
            }),
            message: sentences::mines_hint(text, &position, hint),
        },
    };
    if context.json {
        context.out.json(&report)?;
    } else {
        context.out.line(&report.message)?;
        let cells = hint.iter().flat_map(|hint| {
            let safe = hint.safe.iter().map(|&cell| (cell, '.'));
            safe.chain(hint.mines.iter().map(|&cell| (cell, '*')))
        });
        for (cell, sign) in cells {
            let (row, column) = place(size, cell);
            context.out.line(&format!("{row},{column} {sign}"))?;
        }
    }
    Ok(match hint {
        Some(_) => ExitStatus::Done,
        None => ExitStatus::No,
    })
}

fn reason(kind: &'static str, clues: Vec<[usize; 2]>) -> ReasonReport {
    ReasonReport { kind, clues }
}
