//! The contents of a record: executions, changes, loops, values.

use super::*;
use crate::run::record::index::{LoopRun, LoopTurn, WallChange};
use crate::run::record::values::ValueSource;

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
    // The outermost loops, the longest, are kept.
    let first = |record: &Record| record.index().loops().levels()[0].runs[0];
    assert_eq!(first(&little), first(&whole));
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
