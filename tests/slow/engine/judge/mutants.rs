//! How strong the judge is: all single changes of programs that are right, and which it does not notice.
//!
//! `cargo test --release --test slow_engine -- --ignored mutants --nocapture` takes hours; what it prints is for
//! `tests/engine/judge/mutants.md`. With `MUTANTS=caduta` only programs with that word in their place are changed.

use super::support::{groups, judged, program, table};
use engine::judge::{Effort, Options, Verdict, judge};
use engine::language::edit::{Edit, Place};
use engine::language::field::Field;
use engine::language::kind::{Literal, ValueType};
use engine::language::program::{BlockId, Parent, Program, Socket};
use engine::language::{check, file};
use engine::run::rules::Rules;
use engine::wall::GroupKind;
use rayon::prelude::*;
use std::collections::BTreeSet;

/// A program with one change.
pub struct Mutant {
    /// What was changed, and where.
    pub change: String,
    /// The program.
    pub program: Program,
}

/// All programs that differ from `program` in one change and are ready to run, each once.
pub fn mutants(program: &Program) -> Vec<Mutant> {
    let mut seen: BTreeSet<String> = [file::write(program)].into();
    let mut mutants = Vec::new();
    // Copies have identities of their own, which the program must have given.
    let mut giving = program.clone();
    for (change, edit) in changes(program, &mut giving) {
        let mut mutant = giving.clone();
        let done = mutant.apply(edit).is_ok() && check::check(&mutant).is_empty();
        if done && seen.insert(file::write(&mutant)) {
            mutants.push(Mutant {
                change,
                program: mutant,
            });
        }
    }
    mutants
}

/// The changes: another option, variable or constant; a command removed, doubled, or swapped with the
/// next; what stands in a socket replaced by another value of its type.
fn changes(program: &Program, giving: &mut Program) -> Vec<(String, Edit)> {
    let mut changes = Vec::new();
    let blocks: Vec<BlockId> = program.running().map(|(id, _)| id).collect();
    for &id in &blocks {
        let block = program.block(id);
        let path = program.path(id);
        let options = block.field.kind().map_or(&[][..], |kind| kind.options());
        for &other in options.iter().filter(|&&other| other != block.field) {
            let change = format!("{path}: {} becomes {}", block.field.word(), other.word());
            changes.push((change, Edit::SetField(id, other)));
        }
        match block.field {
            Field::Variable(old) => {
                for other in program.variables().iter().filter(|other| other.id != old) {
                    let change = format!("{path}: the variable becomes {}", other.name);
                    changes.push((change, Edit::SetField(id, Field::Variable(other.id))));
                }
            }
            Field::Number(x) => {
                for other in [x - 1.0, x + 1.0] {
                    let change = format!("{path}: {x} becomes {other}");
                    changes.push((change, Edit::SetField(id, Field::Number(other))));
                }
            }
            _ => {}
        }
        if let Parent::Stack(stack) = block.parent {
            let index = program
                .stack(stack)
                .iter()
                .position(|&other| other == id)
                .unwrap();
            let here = Place::Stack(stack, index);
            changes.push((format!("{path}: removed"), Edit::Detach(here, 1)));
            let copy = Edit::Attach(giving.copy(&[id]), Place::Stack(stack, index + 1));
            changes.push((format!("{path}: doubled"), copy));
            if let Some(&next) = program.stack(stack).get(index + 1) {
                let out = Edit::Detach(Place::Stack(stack, index + 1), 1);
                let swapped = Edit::All(vec![out, Edit::Attach(program.fragment(&[next]), here)]);
                changes.push((format!("{path}: swapped with the next"), swapped));
            }
        }
        for socket in 0..block.sockets.len() {
            socket_changes(program, giving, &blocks, id, socket, &mut changes);
        }
    }
    changes
}

/// So many other values are put into each socket.
const OTHERS: usize = 3;

fn socket_changes(
    program: &Program,
    giving: &mut Program,
    blocks: &[BlockId],
    id: BlockId,
    socket: usize,
    changes: &mut Vec<(String, Edit)>,
) {
    let block = program.block(id);
    let name = engine::language::walk::socket_name(block, socket);
    let path = format!("{}.{name}", program.path(id));
    if let Socket {
        literal: Some(Literal::Number(x)),
        block: None,
    } = block.sockets[socket]
    {
        for other in [x - 1.0, x + 1.0] {
            let edit = Edit::SetLiteral(id, socket, Literal::Number(other));
            changes.push((format!("{path}: {x} becomes {other}"), edit));
        }
    }
    let old = block.sockets[socket].block;
    let type_of = |id: BlockId| program.block(id).kind.row().value();
    let wanted = match (block.socket_type(socket), old) {
        (Some(ValueType::Any), Some(old)) => type_of(old),
        (wanted, _) => wanted,
    };
    let within = |id: BlockId| {
        program
            .walk(&[id])
            .map(|(id, _)| id)
            .collect::<BTreeSet<_>>()
    };
    let inside = old.map(within).unwrap_or_default();
    // A whole in place of a part of itself says the same again: (a and b) and b.
    let fits = |&other: &BlockId| type_of(other) == wanted && !within(other).contains(&id);
    // What is inside first: an operand for the whole; then some from elsewhere, not always the same.
    let (own, far): (Vec<BlockId>, Vec<BlockId>) = blocks
        .iter()
        .copied()
        .filter(fits)
        .filter(|&other| Some(other) != old)
        .partition(|other| inside.contains(other));
    let start = (7 * id.index() + socket) % far.len().max(1);
    let far = far[start..].iter().chain(&far[..start]);
    let place = Place::Socket(id, socket);
    for &other in own.iter().take(OTHERS).chain(far.take(OTHERS)) {
        let copy = Edit::Attach(giving.copy(&[other]), place);
        let edit = match old {
            Some(_) => Edit::All(vec![Edit::Detach(place, 1), copy]),
            None => copy,
        };
        let change = format!("{path}: replaced by {}", program.path(other));
        changes.push((change, edit));
    }
}

/// A mutant that passes so many cases of other seeds is held to be alike.
const OTHER_CASES: u64 = 5_000;

/// What became of the mutants of one program.
#[derive(Default)]
struct Outcome {
    mutants: usize,
    quick: usize,
    normal: usize,
    missed: Vec<String>,
    alike: Vec<String>,
}

/// Judges all mutants of a program: at quick effort; those that pass at normal effort; those that pass
/// again with other seeds, which makes more than 5,000 other cases.
fn outcome(place: &str, game: GroupKind) -> Outcome {
    let mut outcome = Outcome::default();
    let mutants = mutants(&program(place));
    outcome.mutants = mutants.len();
    let tried = |program: &Program, effort, seed| {
        let options = Options {
            rules: Rules::of_groups(game),
            effort,
            seed,
            ..Options::for_program(program)
        };
        let judgement = judge(program, &options, &|| true).unwrap();
        let refused = judgement.verdict != Verdict::Accepted;
        (refused, judgement.moves_tried)
    };
    let refused = |program: &Program, effort| tried(program, effort, 0).0;
    // Other cases, and enough of them.
    let told_apart = |program: &Program| {
        let (mut seed, mut moves) = (0, 0);
        while moves < OTHER_CASES {
            seed += 1;
            match tried(program, Effort::Normal, seed) {
                (true, _) => return true,
                (false, more) => moves += more,
            }
        }
        false
    };
    let quick: Vec<bool> = mutants
        .par_iter()
        .map(|mutant| refused(&mutant.program, Effort::Quick))
        .collect();
    for (mutant, quick) in mutants.into_iter().zip(quick) {
        if quick {
            outcome.quick += 1;
        } else if refused(&mutant.program, Effort::Normal) {
            outcome.normal += 1;
        } else if told_apart(&mutant.program) {
            outcome.missed.push(mutant.change);
        } else {
            outcome.alike.push(mutant.change);
        }
    }
    outcome
}

#[test]
#[ignore = "takes long; run it in release"]
fn mutants_that_differ_are_refused() {
    let wanted = std::env::var("MUTANTS").unwrap_or_default();
    let places = table().into_iter().map(|(place, _)| place);
    let places: Vec<&str> = places.filter(|place| place.contains(&wanted)).collect();
    assert!(!places.is_empty(), "no program has {wanted} in its place");
    report(&places);
}

/// Prints what `mutants.md` keeps, program by program, and fails if more than one mutant in 200 of
/// those that are told apart is missed.
pub fn report(places: &[&str]) {
    let [mut all, mut missed, mut alike] = [0; 3];
    for &place in places {
        let program = program(place);
        let game = groups(&program);
        if judged(&program, game, Effort::Quick).verdict != Verdict::Accepted {
            continue;
        }
        let outcome = outcome(place, game);
        println!(
            "## {place}\n\n{} mutants: {} refused at quick effort, {} at normal effort only, {} missed, \
             {} not told apart.\n",
            outcome.mutants,
            outcome.quick,
            outcome.normal,
            outcome.missed.len(),
            outcome.alike.len()
        );
        for change in &outcome.missed {
            println!("- **missed**: {change}");
        }
        for change in &outcome.alike {
            println!("- not told apart: {change}");
        }
        println!();
        all += outcome.mutants;
        missed += outcome.missed.len();
        alike += outcome.alike.len();
    }
    println!("In all {all} mutants, {missed} missed, {alike} not told apart.");
    assert!(
        200 * missed <= all - alike,
        "{missed} of {} missed",
        all - alike
    );
}
