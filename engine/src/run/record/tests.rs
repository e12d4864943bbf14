//! Travelling in known programs: what is shown of a step is what a plain run does there.

use super::loops::{LoopRun, LoopTurn};
use super::marks::WallChange;
use super::search::{Breakpoint, BreakpointSet};
use super::values::ValueSource;
use super::*;
use crate::language::file::read;
use crate::run::code::Pc;
use crate::run::compile::compile;
use crate::run::moves::BUDGET;
use crate::run::observer::{NoObserver, Observer, StepEvent};
use crate::run::value::Value;
use crate::wall::{CellSet, after_click};

/// Compiles a program.
pub fn compiled(text: &str) -> Arc<Code> {
    Arc::new(compile(&read(text).unwrap()).unwrap())
}

/// The paper's programs that cost 3, and that draw by chance.
pub const COST_3: &str = include_str!("../../../../programs/solutions/costo-3.ron");
const AT_RANDOM: &str = include_str!("../../../../programs/examples/tre-infetti-a-caso.ron");

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

/// A step as plain values.
type Plain = (u64, Pc, Option<String>, CellSet, Wall);

#[derive(Default)]
struct All(Vec<Plain>);

impl Observer for All {
    const ENABLED: bool = true;

    fn step(&mut self, step: StepEvent<'_>) {
        let value = step.value.map(|value| format!("{value:?}"));
        self.0
            .push((step.number, step.pc, value, step.reads, *step.after));
    }
}

fn shown(record: &Record, step: u64) -> Plain {
    let point = record.at(step);
    let seen = point.seen().unwrap();
    let value = seen.value.map(|value| format!("{value:?}"));
    (point.step(), seen.pc, value, seen.reads, *point.wall())
}

#[test]
fn each_step_is_shown_as_it_was_even_in_little_memory() {
    let code = compiled(COST_3);
    let mut all = All::default();
    request(&code, 2).observe(u64::MAX, &mut all);
    for memory in [MEMORY, 100_000] {
        let record = record(&code, 2, memory);
        assert_eq!(record.steps(), all.0.len() as u64);
        assert!(record.bytes() <= memory, "{} bytes", record.bytes());
        for step in (1..=record.steps()).rev().step_by(3989) {
            assert_eq!(shown(&record, step), all.0[step as usize - 1]);
        }
    }
}

#[test]
fn a_stopped_recording_gives_nothing() {
    let code = compiled(COST_3);
    let request = request(&code, 2);
    let outcome = request.run();
    let mut asked = 0;
    let stopped = Record::make(&code, &request, outcome, MEMORY, || {
        asked += 1;
        asked < 2
    });
    assert!(stopped.is_none());
    assert_eq!(asked, 2, "of {} steps", outcome.steps);
}

#[test]
fn executions_count_the_blocks_and_not_their_default_values() {
    let code = compiled(NESTED);
    let record = record(&code, 1, MEMORY);
    // Repeat, Count, Change, Get, Infect, Clicked, CureAll, Remove, Clicked.
    assert_eq!(record.executions(), [4, 9, 6, 6, 3, 3, 3, 1, 1]);
    let never = compiled(
        r#"Program(format: 1, name: "", on_click: [If(branches: [(when: False, then: [DropAll])])])"#,
    );
    assert_eq!(self::record(&never, 1, MEMORY).executions(), [1, 1, 0]);
}

#[test]
fn changes_of_the_wall_are_found_forwards_and_backwards() {
    for (code, seed) in [(compiled(NESTED), 1), (compiled(COST_3), 4)] {
        let mut all = All::default();
        let request = request(&code, seed);
        request.observe(u64::MAX, &mut all);
        let mut wall = request.wall;
        let mut changes = Vec::new();
        for (step, _, _, _, after) in all.0 {
            if after != wall {
                changes.push((step, WallChange::between(&wall, &after).unwrap()));
            }
            wall = after;
        }
        assert!(changes.len() > 6, "{changes:?}");
        for memory in [MEMORY, 20_000] {
            let record = record(&code, seed, memory);
            let mut step = 0;
            for &(next, change) in &changes {
                assert_eq!(record.next_change(step), Some(next));
                step = next;
                assert_eq!(record.at(step).seen().unwrap().change, Some(change));
            }
            assert_eq!(record.next_change(step), None);
            for &(previous, _) in changes.iter().rev().skip(1) {
                assert_eq!(record.previous_change(step), Some(previous));
                step = previous;
            }
            assert_eq!(record.previous_change(step), None);
            let counted: u64 = (record.index().marks().bins())
                .flat_map(|(_, _, counts)| counts)
                .map(u64::from)
                .sum();
            assert_eq!(counted, changes.len() as u64);
        }
    }
}

#[test]
fn kinds_of_change_are_told_apart() {
    let wall = Wall::deal(1, 4).unwrap();
    let brick = Cell::new(8, 0).unwrap();
    let top = Cell::new(7, 0).unwrap();
    let change = |edit: &dyn Fn(&mut Wall)| {
        let mut after = wall;
        edit(&mut after);
        WallChange::between(&wall, &after)
    };
    assert_eq!(change(&|_| ()), None);
    let removal = |wall: &mut Wall| wall.remove(brick.set());
    assert_eq!(change(&removal), Some(WallChange::Removal));
    let both = |wall: &mut Wall| {
        wall.remove(brick.set());
        wall.drop_all();
    };
    assert_eq!(change(&both), Some(WallChange::Removal));
    let ill = |wall: &mut Wall| wall.infect(top.set());
    assert_eq!(change(&ill), Some(WallChange::Infection));
    let paint = |wall: &mut Wall| {
        let other = crate::colour::Colour::ALL
            .into_iter()
            .find(|colour| wall.colour(top) != Some(*colour));
        wall.paint(top, other.unwrap());
    };
    assert_eq!(change(&paint), Some(WallChange::Paint));
    let (mut hole, mut fallen) = (wall, wall);
    hole.remove(brick.set());
    fallen.remove(brick.set());
    fallen.drop_all();
    assert_eq!(WallChange::between(&hole, &fallen), Some(WallChange::Fall));
}

#[test]
fn loops_and_their_turns_are_known_to_the_step() {
    let code = compiled(NESTED);
    let record = record(&code, 1, MEMORY);
    let levels = record.index().loops().levels();
    assert_eq!(levels.len(), 2);
    // Number 3, then the decision; a turn: 3 numbers, count, 2 × (Get, Change, count), Infect, CureAll.
    let turn = 3 + 1 + 2 * 3 + 2 + 1 + 1;
    let run = |from, to, block, turns| LoopRun {
        from,
        to,
        block,
        turns,
    };
    assert_eq!(levels[0].runs, [run(1, 2 + 3 * turn, 0, 3)]);
    let turns: Vec<LoopTurn> = (0..3)
        .map(|number| LoopTurn {
            from: 2 + number * turn,
            to: 2 + (number + 1) * turn,
            number: number + 1,
        })
        .collect();
    assert_eq!(levels[0].turns, turns);
    assert_eq!(levels[1].runs.len(), 3);
    assert_eq!(levels[1].runs[0], run(5, 12, 1, 2));
    assert_eq!(levels[1].turns.len(), 6);
    assert_eq!(levels[1].turns(&(6..9)).len(), 1);

    // From the middle on: what began before is cut.
    let detail = record.detail(8..20);
    let levels = detail.loops().levels();
    assert_eq!(levels[0].runs, [run(8, 20, 0, 2)]);
    assert_eq!((levels[1].runs[0].to, levels[1].runs[0].turns), (12, 2));
    assert_eq!(detail.counts().iter().sum::<u64>(), 12);
}

#[test]
fn a_loop_that_is_left_ends_where_it_is_left() {
    let code = compiled(
        r#"Program(format: 1, name: "", on_click: [
            While(when: True, body: [Break]), While(when: False, body: [DropAll]), DropAll,
        ])"#,
    );
    let record = record(&code, 1, MEMORY);
    let runs = &record.index().loops().levels()[0].runs;
    let ends: Vec<_> = runs
        .iter()
        .map(|run| (run.from, run.to, run.turns))
        .collect();
    assert_eq!(ends, [(0, 3, 1), (3, 5, 0)]);
}

#[test]
fn loops_keep_within_their_memory() {
    let code = compiled(COST_3);
    let (whole, little) = (record(&code, 2, MEMORY), record(&code, 2, 40_000));
    let runs = |record: &Record| -> usize {
        let levels = record.index().loops().levels().iter();
        levels
            .map(|level| level.runs.len() + level.turns.len())
            .sum()
    };
    assert!(runs(&little) < runs(&whole) && runs(&little) > 10);
    // The outermost ones, the longest, are there.
    let first = |record: &Record| record.index().loops().levels()[0].runs[0];
    assert_eq!(first(&little), first(&whole));
}

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
fn the_values_of_blocks_and_variables_are_counted() {
    let code = compiled(NESTED);
    let record = record(&code, 1, MEMORY);
    let list = |of| {
        let values = record.values(of, || true).unwrap();
        assert_eq!(values.others, 0);
        let taken = values.taken.iter();
        taken
            .map(|taken| (format!("{:?}", taken.value), taken.count, taken.first))
            .collect::<Vec<_>>()
    };
    let number = |x: f64| format!("{:?}", Value::Number(x));
    assert_eq!(
        list(ValueSource::Block(3)),
        [(number(1.0), 3, 7), (number(2.0), 3, 10)]
    );
    assert_eq!(list(ValueSource::Block(2)), [], "a command gives none");
    let counter = list(ValueSource::Variable(0));
    let counted: Vec<_> = counter.iter().map(|(_, count, _)| *count).collect();
    assert_eq!(
        counted,
        [3, 3, 3],
        "1, 2, and 3 behind the end: {counter:?}"
    );
    let second = record.next_with_value(ValueSource::Block(3), Value::Number(2.0), 10, || true);
    assert_eq!(second, Some(24));
    assert_eq!(
        record.next_with_value(ValueSource::Variable(0), Value::Number(3.0), 0, || true),
        Some(12)
    );
    assert!(
        record
            .last_value(3, 9, 100)
            .unwrap()
            .same(Value::Number(1.0))
    );
    assert!(record.last_value(3, 6, 100).is_none());
    assert!(record.last_value(3, 44, 3).is_none(), "too long ago");
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

#[test]
fn a_plain_run_and_the_record_agree_on_every_state() {
    let code = compiled(AT_RANDOM);
    let record = record(&code, 5, MEMORY);
    for step in 0..=record.steps() {
        let mut plain = request(&code, 5).machine();
        plain.observe(step, &mut NoObserver);
        let point = record.at(step);
        assert!(point.state().same(&plain.state));
        assert_eq!(point.state().steps, step);
    }
}
