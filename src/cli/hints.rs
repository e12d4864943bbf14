//! `hints FILE`: how a program could do the same for less.

use super::arguments::Arguments;
use super::input::Source;
use super::json::BlockRef;
use super::output::{one_line, print_to_stderr};
use super::task::TaskChoice;
use super::{
    CliContext, ExitStatus, Fail, check, help, interrupted, options, start_threads,
    unless_interrupted,
};
use clap::Command;
use engine::diagnostics;
use engine::judge::Judgement;
use engine::judge::hints::{HINT_BUDGET, Hint, HintLevel, advice};
use engine::language::Program;
use engine::language::check::check as problems_of;
use engine::language::cost::cost_at;
use engine::language::walk::Numbering;
use engine::text::{Text, millions};
use serde::Serialize;
use std::collections::HashSet;

/// Number of moves, about, on which a rewriting is checked to do the same; walls made for the program are
/// added.
const MOVES: usize = 80;

pub fn command(text: &Text) -> Command {
    let command = help::subcommand(
        text,
        "hints",
        text.msg_help_hints(),
        &text.msg_help_program_word(),
        vec![
            options::program(text),
            options::seed(text),
            options::task(text),
            options::game(text),
            options::json(text),
        ],
    );
    help::limited(command, &text.msg_help_hints_limit(millions(HINT_BUDGET)))
}

#[derive(Serialize)]
struct HintsReport<'a> {
    file: &'a str,
    hints: Vec<HintText>,
    /// Only if the steps for the search were used up.
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<bool>,
}

#[derive(Serialize)]
struct HintText {
    level: &'static str,
    block: Option<BlockRef>,
    message: String,
    saves: u64,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("PROGRAM"));
    let program = source.program(&context.text)?;
    let file = source.name;
    if !problems_of(&program).is_empty() {
        for line in check::report(&context.text, &file, &program) {
            print_to_stderr(&line);
        }
        return Ok(ExitStatus::No);
    }
    let choice = TaskChoice::read(context, arguments)?;
    let task = choice.of(&context.text, &file, &program)?;
    let rules = TaskChoice::rules(&context.text, task)?;
    start_threads()?;
    let costs = task.costs.clone();
    let (text, seed) = (context.text, arguments.number("seed"));
    let found = unless_interrupted(move || {
        let found = advice(&program, &rules, seed, MOVES, &|| !interrupted())?;
        let hints = texts(&text, &program, &found.hints);
        let mistake = |found: &Judgement| diagnostics::judgement(&text, &program, &rules, found);
        let mistake = found.mistake.as_ref().map(mistake);
        let cost = cost_at(&program, &costs).total;
        Some((found.cut_off, hints, mistake, cost))
    })?;
    let Some((is_cut_off, hints, mistake, cost)) = found else {
        return Err(Fail::Interrupted);
    };
    if context.json {
        let file = &file;
        let mistake = mistake.map(|sentences| HintText::mistake(&sentences));
        let hints = mistake.into_iter().chain(hints).collect();
        let complete = is_cut_off.then_some(false);
        context.out.json(&HintsReport {
            file,
            hints,
            complete,
        })?;
    } else {
        if let Some(sentences) = mistake {
            context.out.line(&context.text.msg_hint_mistake(&*file))?;
            for sentence in sentences {
                context.out.line(format!("    {sentence}").trim_end())?;
            }
        }
        print(context, &file, &hints, cost)?;
    }
    if is_cut_off {
        let limit = millions(HINT_BUDGET);
        print_to_stderr(&context.text.msg_hint_cut_off(one_line(&file), limit));
    }
    Ok(ExitStatus::Done)
}

impl HintText {
    /// The mistake of the program. It comes first: there is no use in making a mistake for less.
    fn mistake(sentences: &[String]) -> HintText {
        HintText {
            level: HintLevel::General.id(),
            block: None,
            message: sentences.join(" "),
            saves: 0,
        }
    }
}

/// The hints from general to concrete: all questions, each once; then where to look; then what to do
/// there.
fn texts(text: &Text, program: &Program, hints: &[Hint]) -> Vec<HintText> {
    let numbering = Numbering::of(program);
    let mut asked = HashSet::new();
    let mut texts = Vec::new();
    for level in HintLevel::ALL {
        for hint in hints {
            if level == HintLevel::General && !asked.insert(hint.idea) {
                continue;
            }
            texts.extend(
                diagnostics::hint(text, program, hint, level).map(|message| HintText {
                    level: level.id(),
                    block: BlockRef::new(program, &numbering, hint.block),
                    message,
                    saves: hint.saves,
                }),
            );
        }
    }
    texts
}

fn print(context: &mut CliContext, file: &str, hints: &[HintText], cost: u64) -> Result<(), Fail> {
    if hints.is_empty() {
        let none = context.text.msg_hint_none(file, cost.to_string());
        return context.out.line(&none);
    }
    context.out.line(&format!("{file}: cost {cost}"))?;
    for hint in hints {
        let path = hint.block.as_ref().map_or("", |block| &block.path);
        let HintText { level, saves, .. } = hint;
        context
            .out
            .line(&format!("{level}  {path}  saves {saves}"))?;
        for line in hint.message.lines() {
            context.out.line(format!("    {line}").trim_end())?;
        }
    }
    Ok(())
}
