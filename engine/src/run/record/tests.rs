//! Travelling in known programs: what is shown of a step is what a plain run does there.

mod index;

use super::search::{Breakpoint, BreakpointSet};
use super::*;
use crate::language::file::read;
use crate::run::compile::compile;
use crate::run::moves::BUDGET;
use crate::run::value::Value;
use crate::wall::after_click;

/// Compiles a program.
pub fn compiled(text: &str) -> Arc<Code> {
    Arc::new(compile(&read(text).unwrap()).unwrap())
}

/// A move on the wall with this number.
pub fn request(code: &Code, seed: u64) -> Move<'_> {
    let wall = Wall::deal(seed, 4).unwrap();
    let click = wall
        .bricks()
        .iter()
        .max_by_key(|click| wall.area(*click).len());
    let click = click.unwrap();
    Move {
        code,
        wall,
        click,
        draws: DrawPolicy { seed, number: 0 },
        budget: BUDGET,
    }
}

/// Its record, in at most `memory` bytes.
pub fn record(code: &Arc<Code>, seed: u64, memory: usize) -> Record {
    let request = request(code, seed);
    let outcome = request.run();
    Record::make(code, &request, outcome, memory, || true).unwrap()
}

/// Counts in two nested loops, with a change of the wall in each turn of the outer one.
const NESTED: &str = r#"Program(format: 1, name: "", variables: ["a", "b"], on_click: [
    Repeat(times: Number(3), body: [
        Count(var: "a", from: Number(1), to: Number(2), by: Number(1), body: [
            Change(var: "b", by: Get("a")),
        ]),
        Infect(Clicked), CureAll,
    ]),
    Remove(Clicked),
])"#;

#[test]
fn over_goes_behind_the_command_and_out_behind_the_loop() {
    let code = compiled(NESTED);
    let record = record(&code, 1, MEMORY);
    let over = |step| record.step_over(&record.at(step), || true);
    let out = |step| record.step_out(&record.at(step), || true);
    // All of the outer loop at once; then the last command; then the end.
    assert_eq!(over(0), 44);
    assert_eq!(over(44), 46);
    assert_eq!(over(46), 46);
    // In the outer loop: the inner one, then the two commands, then the next decision.
    assert_eq!([over(2), over(12), over(14), over(15)], [12, 14, 15, 16]);
    // In the inner loop: the command, then the decision.
    assert_eq!([over(6), over(8)], [8, 9]);
    assert_eq!([out(6), out(12), out(46)], [12, 44, 46]);
    assert_eq!(record.at(44).state().loops.len(), 0);
}

#[test]
fn breakpoints_stop_behind_steps_of_their_block_when_their_variable_says_so() {
    let code = compiled(NESTED);
    let record = record(&code, 1, MEMORY);
    let b = code
        .variables
        .iter()
        .position(|id| *id != code.variables[0])
        .unwrap() as u32;
    let all = |one: Breakpoint| {
        let breaks = BreakpointSet::new(&code, &[one]);
        let mut steps = Vec::new();
        let mut at = 0;
        while let Some(next) = record.first(at, || true, |state, seen| breaks.hit(state, seen)) {
            steps.push(next);
            at = next;
        }
        steps
    };
    let change = 2;
    let when = None;
    let steps = all(Breakpoint {
        block: change,
        when,
    });
    assert_eq!(steps, [8, 11, 22, 25, 36, 39]);
    // The count has default values in its sockets, whose steps are not its own.
    let steps = all(Breakpoint { block: 1, when });
    assert_eq!(steps, [6, 9, 12, 20, 23, 26, 34, 37, 40]);
    let slots = [0, b].map(|slot| {
        let when = Some((slot, Value::Number(3.0)));
        all(Breakpoint {
            block: change,
            when,
        })
    });
    // One of the two variables is the sum: 1, 3, 4, 6, 7, 9.
    assert!(slots.contains(&vec![11]), "{slots:?}");
    assert!(BreakpointSet::new(&code, &[]).is_empty());
    assert_eq!(record.next_step_of(6, 0, || true), Some(15));
}

#[test]
fn the_first_wrong_step_is_the_one_behind_which_nothing_helps() {
    let first = |text: &str| {
        let code = compiled(text);
        let request = request(&code, 3);
        let expected = after_click(&request.wall, crate::wall::GroupKind::Area, request.click);
        record(&code, 3, MEMORY).first_divergence(&expected)
    };
    let program =
        |commands: &str| format!(r#"Program(format: 1, name: "", on_click: [{commands}])"#);
    // Bricks far from the click, one after the other.
    let stray = "Remove(CellAt(row: Number(0), column: Number(8)))";
    let right = "InfectArea(Clicked), RemoveInfected";
    assert_eq!(first(&program(&format!("{right}, DropAll"))), None);
    assert_eq!(first(&program(right)), None, "something is left undone");
    assert_eq!(
        first(&program(&format!("{right}, {stray}, DropAll"))),
        Some(7)
    );
    let painted = "Paint(colour: Red, cell: CellAt(row: Number(0), column: Number(8)))";
    assert_eq!(first(&program(painted)), None, "it could be painted back");
    assert_eq!(first(&program(&format!("{painted}, {stray}"))), Some(8));
}

#[test]
fn a_cycle_knows_where_it_begins_to_repeat() {
    let code = compiled(
        r#"Program(format: 1, name: "", variables: ["x"], on_click: [
            DropAll,
            While(when: True, body: [Set(var: "x", to: Number(1)), Set(var: "x", to: Number(2))]),
        ])"#,
    );
    let request = request(&code, 1);
    let outcome = request.run();
    let record = Record::make(&code, &request, outcome, MEMORY, || true).unwrap();
    let before = outcome.repeats.unwrap();
    assert!(before < outcome.steps);
    assert!(
        record
            .at(before)
            .state()
            .same(record.at(outcome.steps).state())
    );
    // Before the first turn the variable is unset; each turn takes 6 steps.
    assert_eq!((before, outcome.steps), (9, 15));
}
