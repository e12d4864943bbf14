//! `hints FILE`: how a program could do the same for less.

use super::arguments::Arguments;
use super::input::Source;
use super::json::BlockRef;
use super::output::complain;
use super::{Context, Fail, Status, check, interrupted};
use engine::diagnostics;
use engine::judge::hints::{Hint, HintLevel, hints as hints_of};
use engine::judge::reference::Reference;
use engine::language::Program;
use engine::language::check::check as problems_of;
use engine::language::cost::cost;
use engine::language::walk::Numbering;
use engine::text::Text;
use serde::Serialize;
use std::collections::HashSet;

/// On about so many moves of games it is checked that a rewriting does the same; walls made for it
/// are added.
const MOVES: usize = 80;

#[derive(Serialize)]
struct Hints<'a> {
    file: &'a str,
    hints: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    level: &'static str,
    block: Option<BlockRef>,
    message: String,
    saves: u64,
}

/// Prints the hints, from general to concrete.
pub fn hints(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let source = Source::new(arguments.file("PROGRAM"));
    let program = source.program(&context.text)?;
    let file = source.name;
    if !problems_of(&program).is_empty() {
        for line in check::told(&context.text, &file, &program) {
            complain(&line);
        }
        return Ok(Status::No);
    }
    let game = arguments.game().unwrap_or(program.header().game);
    let go_on = || !interrupted();
    let seed = arguments.number("seed");
    let found = Reference::of(&program, game, seed, MOVES, &go_on)
        .map(|reference| hints_of(&program, &|other| reference.holds_for(other, &go_on)));
    if interrupted() {
        return Err(Fail::Interrupted);
    }
    let hints = rows(&context.text, &program, &found.unwrap_or_default());
    if context.json {
        let file = &file;
        context.out.json(&Hints { file, hints })?;
    } else {
        print(context, &file, &program, &hints)?;
    }
    Ok(Status::Done)
}

/// All questions, each once; then where they lead; then what is to be done there.
fn rows(text: &Text, program: &Program, hints: &[Hint]) -> Vec<Row> {
    let numbering = Numbering::of(program);
    let mut asked = HashSet::new();
    let mut rows = Vec::new();
    for level in HintLevel::ALL {
        for hint in hints {
            if level == HintLevel::General && !asked.insert(hint.idea) {
                continue;
            }
            rows.extend(
                diagnostics::hint(text, program, hint, level).map(|message| Row {
                    level: level.id(),
                    block: BlockRef::new(program, &numbering, hint.block),
                    message,
                    saves: hint.saves,
                }),
            );
        }
    }
    rows
}

fn print(context: &mut Context, file: &str, program: &Program, rows: &[Row]) -> Result<(), Fail> {
    let cost = cost(program).total;
    if rows.is_empty() {
        let none = context.text.msg_hint_none(file, cost.to_string());
        return context.out.line(&none);
    }
    context.out.line(&format!("{file}: cost {cost}"))?;
    for row in rows {
        let path = row.block.as_ref().map_or("", |block| &block.path);
        let Row { level, saves, .. } = row;
        context
            .out
            .line(&format!("{level}  {path}  saves {saves}"))?;
        for line in row.message.lines() {
            context.out.line(format!("    {line}").trim_end())?;
        }
    }
    Ok(())
}
