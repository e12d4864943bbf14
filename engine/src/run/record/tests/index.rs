//! Contents of a record: executions, changes, loops, values.

use super::*;
use crate::run::record::index::{LoopRun, LoopTurn};
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
