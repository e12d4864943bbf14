//! How strong the judge is: all single changes of programs that are right, and which it does not notice.
//!
//! `cargo test --release --test judge -- --ignored mutants --nocapture` takes long; what it printed last
//! is kept in `tests/judge/mutants.md`.

use super::support::{judged, program, table};
use clickomania::blocks::edit::{Edit, Place};
use clickomania::blocks::field::Field;
use clickomania::blocks::kind::{Literal, Type};
use clickomania::blocks::program::{BlockId, Content, Parent, Program};
use clickomania::blocks::{check, file};
use clickomania::game::Game;
use clickomania::judge::{Effort, Options, Verdict, judge};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

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
    for (change, edit) in changes(program) {
        let mut mutant = program.clone();
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
fn changes(program: &Program) -> Vec<(String, Edit)> {
    // Identities for copies are taken from a program that is thrown away.
    let mut spare = program.clone();
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
            let copy = Edit::Attach(spare.copy(&[id]), Place::Stack(stack, index + 1));
            changes.push((format!("{path}: doubled"), copy));
            if let Some(&next) = program.stack(stack).get(index + 1) {
                let out = Edit::Detach(Place::Stack(stack, index + 1), 1);
                let swapped = Edit::All(vec![out, Edit::Attach(program.fragment(&[next]), here)]);
                changes.push((format!("{path}: swapped with the next"), swapped));
            }
        }
        for socket in 0..block.sockets.len() {
            socket_changes(program, &mut spare, &blocks, id, socket, &mut changes);
        }
    }
    changes
}

/// So many other values are put into each socket.
const OTHERS: usize = 3;

fn socket_changes(
    program: &Program,
    spare: &mut Program,
    blocks: &[BlockId],
    id: BlockId,
    socket: usize,
    changes: &mut Vec<(String, Edit)>,
) {
    let block = program.block(id);
    let name = clickomania::blocks::walk::socket_name(block, socket);
    let path = format!("{}.{name}", program.path(id));
    match program.content(block, socket) {
        Content::Literal(Literal::Number(x)) if block.sockets[socket].block.is_none() => {
            for other in [x - 1.0, x + 1.0] {
                let edit = Edit::SetLiteral(id, socket, Literal::Number(other));
                changes.push((format!("{path}: {x} becomes {other}"), edit));
            }
        }
        _ => {}
    }
    let expected = block.socket_type(socket).unwrap();
    let inside: BTreeSet<BlockId> = program.walk(&[id]).map(|(id, _)| id).collect();
    let gives = |other: BlockId| program.block(other).kind.row().value();
    let fits = |&other: &BlockId| {
        gives(other).is_some_and(|given| given == expected && given != Type::Any)
    };
    // What is inside first: an operand for the whole; then some from elsewhere, not always the same.
    let (own, far): (Vec<BlockId>, Vec<BlockId>) = blocks
        .iter()
        .copied()
        .filter(fits)
        .partition(|other| inside.contains(other));
    let start = if far.is_empty() {
        0
    } else {
        (7 * id.index() + socket) % far.len()
    };
    let far = far[start..].iter().chain(&far[..start]);
    for &other in own.iter().take(OTHERS).chain(far.take(OTHERS)) {
        let Some(old) = block.sockets[socket].block else {
            let copy = Edit::Attach(spare.copy(&[other]), Place::Socket(id, socket));
            changes.push((format!("{path}: replaced by {}", program.path(other)), copy));
            continue;
        };
        if old == other {
            continue;
        }
        let place = Place::Socket(id, socket);
        let copy = Edit::Attach(spare.copy(&[other]), place);
        let edit = Edit::All(vec![Edit::Detach(place, 1), copy]);
        changes.push((format!("{path}: replaced by {}", program.path(other)), edit));
    }
}

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
fn outcome(place: &str, game: Game) -> Outcome {
    let mut outcome = Outcome::default();
    let mutants = mutants(&program(place));
    outcome.mutants = mutants.len();
    let refused = |program: &Program, effort, seed| {
        let options = Options {
            game,
            effort,
            seed,
            ..Options::of(program)
        };
        judge(program, &options, &|| true).unwrap().verdict != Verdict::Accepted
    };
    let quick: Vec<bool> = mutants
        .par_iter()
        .map(|mutant| refused(&mutant.program, Effort::Quick, 0))
        .collect();
    for (mutant, quick) in mutants.into_iter().zip(quick) {
        if quick {
            outcome.quick += 1;
        } else if refused(&mutant.program, Effort::Normal, 0) {
            outcome.normal += 1;
        } else if (1..=2).any(|seed| refused(&mutant.program, Effort::Normal, seed)) {
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
    report(
        &table()
            .into_iter()
            .map(|(place, _)| place)
            .collect::<Vec<_>>(),
    );
}

/// Prints the table of `mutants.md`, and fails if more than one mutant in 200 is missed.
pub fn report(places: &[&str]) {
    let mut totals = BTreeMap::new();
    println!("| program | mutants | refused: quick | normal only | missed | not told apart |");
    println!("|---|--:|--:|--:|--:|--:|");
    let mut all = Vec::new();
    for &place in places {
        for game in Game::ALL {
            let right = judged(&program(place), game, Effort::Quick).verdict == Verdict::Accepted;
            if !right || program(place).header().game != game {
                continue;
            }
            let outcome = outcome(place, game);
            println!(
                "| {place} | {} | {} | {} | {} | {} |",
                outcome.mutants,
                outcome.quick,
                outcome.normal,
                outcome.missed.len(),
                outcome.alike.len()
            );
            for (sum, count) in [
                ("mutants", outcome.mutants),
                ("missed", outcome.missed.len()),
                ("alike", outcome.alike.len()),
            ] {
                *totals.entry(sum).or_insert(0) += count;
            }
            all.push((place, outcome));
        }
    }
    for (place, outcome) in &all {
        for change in &outcome.missed {
            println!("missed: {place}: {change}");
        }
        for change in &outcome.alike {
            println!("alike: {place}: {change}");
        }
    }
    println!("{totals:?}");
    let told_apart = totals["mutants"] - totals["alike"];
    assert!(200 * totals["missed"] <= told_apart, "{totals:?}");
}
