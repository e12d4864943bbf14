//! The changes between two programs.

use crate::programs::arb_program;
use engine::judge::compare::{ChangePlace, ProgramChange, difference, first_change};
use engine::language::file::read;
use engine::language::program::{Program, Stack};
use engine::language::walk::Numbering;
use proptest::prelude::*;
use test_support::cases;

fn program(blocks: &str) -> Program {
    let text =
        format!("Program(format: 1, name: \"p\", variables: [\"x\", \"y\"], on_click: [{blocks}])");
    read(&text).unwrap_or_else(|error| panic!("{blocks}: {error:?}"))
}

/// The changes as `op a b`, blocks by kind and number; moves with how many blocks.
fn changes(a: &Program, b: &Program) -> Vec<String> {
    let name = |program: &Program, id| {
        let number = Numbering::of(program).number(id).unwrap();
        format!("{}{number}", program.block(id).kind.row().id)
    };
    let found = difference(a, b).into_iter().map(|change| {
        let mut words = vec![change.id().to_owned()];
        words.extend(change.a().map(|id| name(a, id)));
        words.extend(change.b().map(|id| name(b, id)));
        if let ProgramChange::Moved { count, .. } = change {
            words.push(count.to_string());
        }
        words.join(" ")
    });
    found.collect()
}

const A: &str = "InfectArea(Clicked), RemoveInfected, Count(var: \"x\", from: Number(0), to: Number(8), \
                 by: Number(1), body: [CompactColumn(Get(\"x\"))])";

#[test]
fn obvious_changes_are_one_change() {
    let table = [
        (
            A,
            &A.replace("Number(8)", "Number(7)")[..],
            "change count3 count3",
        ),
        (
            A,
            &A.replace("body: [", "body: [DropAll, "),
            "add drop_all4",
        ),
        (
            A,
            &A.replace("RemoveInfected, ", ""),
            "remove remove_infected2",
        ),
        (
            A,
            &A.replace("RemoveInfected", "DropAll"),
            "change remove_infected2 drop_all2",
        ),
        (
            A,
            &A.replace("Get(\"x\")", "Get(\"y\")"),
            "change get5 get5",
        ),
        (
            A,
            &A.replace("RemoveInfected", "Disabled(RemoveInfected)"),
            "change remove_infected2 remove_infected2",
        ),
        (
            A,
            &A.replace("InfectArea", "InfectStrip"),
            "change infect_area0 infect_strip0",
        ),
        (
            "Repeat(times: Number(2), body: [DropAll])",
            "While(when: True, body: [DropAll])",
            "change repeat0 while0; add true1",
        ),
        (
            "Paint(colour: Red, cell: Clicked)",
            "Paint(colour: Blue, cell: Clicked)",
            "change paint0 paint0",
        ),
        ("", "DropAll", "add drop_all0"),
        // A number that takes the place of a default value was none before.
        (
            "Repeat(times: Number(2))",
            "Repeat(times: Get(\"x\"))",
            "change repeat0 repeat0; add get1",
        ),
    ];
    for (a, b, expected) in table {
        assert_eq!(
            changes(&program(a), &program(b)).join("; "),
            expected,
            "{b}"
        );
    }
}

#[test]
fn a_stack_that_moves_is_one_move() {
    const S: &str = "Remove(CellAt(row: Get(\"x\"), column: Get(\"y\"))), Infect(Clicked), DropAll";
    const T: &str = "InfectArea(Clicked), CureAll, RemoveInfected, CureAll";
    let around = |inside: &str| format!("Repeat(times: Number(3), body: [{inside}])");
    let table = [
        // To the end of its own stack: what is less moves.
        (
            format!("{S}, {T}"),
            format!("{T}, {S}"),
            "move remove0 remove5 3",
        ),
        // Into a loop, and out of it.
        (
            format!("{S}, {}", around(T)),
            around(&format!("{T}, {S}")),
            "move remove0 remove6 3",
        ),
        (
            around(&format!("{T}, {S}")),
            format!("{S}, {}", around(T)),
            "move remove6 remove0 3",
        ),
        // From one loop into another one.
        (
            format!(
                "{}, While(when: True, body: [DropAll])",
                around(&format!("{T}, {S}"))
            ),
            format!("{}, While(when: True, body: [DropAll, {S}])", around(T)),
            "move remove6 remove9 3",
        ),
        // A loop around a stack that stays in place.
        (
            T.to_owned(),
            around(T),
            "add repeat0; move infect_area0 infect_area1 4",
        ),
    ];
    for (a, b, expected) in table {
        assert_eq!(
            changes(&program(&a), &program(&b)).join("; "),
            expected,
            "{b}"
        );
    }
}

#[test]
fn the_first_place_of_a_change_is_found() {
    let a = program(A);
    let [infect, remove, count] = a.stack(Stack::Hat) else {
        panic!("three commands");
    };
    let table = [
        (A.to_owned(), None),
        (
            A.replace("Number(8)", "Number(7)"),
            Some(ChangePlace::At(*count)),
        ),
        (
            A.replace("RemoveInfected, ", ""),
            Some(ChangePlace::At(*remove)),
        ),
        (format!("{A}, DropAll"), Some(ChangePlace::Below(*count))),
        (
            A.replace("body: [", "body: [DropAll, "),
            Some(ChangePlace::At(*count)),
        ),
        (
            format!("{A}, DropAll, CureAll"),
            Some(ChangePlace::Below(*count)),
        ),
        // What is inside a new block counts with it.
        (
            A.replace(
                "RemoveInfected",
                "RemoveInfected, If(branches: [(when: True, then: [DropAll])])",
            ),
            Some(ChangePlace::Below(*remove)),
        ),
        (
            format!(
                "{}, DropAll",
                A.replace("InfectArea(Clicked)", "InfectStrip(Clicked)")
            ),
            Some(ChangePlace::At(*infect)),
        ),
    ];
    for (b, place) in table {
        assert_eq!(first_change(&a, &program(&b)), place, "{b}");
    }
}

#[test]
fn comments_and_loose_stacks_are_no_difference() {
    let plain = program("DropAll");
    let text = "Program(format: 1, name: \"q\", on_click: [Comment(\"!\", Collapsed(DropAll))], \
                loose: [(at: (0, 0), blocks: [CureAll])])";
    assert_eq!(difference(&plain, &read(text).unwrap()), []);
}

/// How many blocks of each side the changes speak of, by their names.
fn counts(changes: &[ProgramChange]) -> [usize; 2] {
    ["remove", "add"].map(|op| changes.iter().filter(|change| change.id() == op).count())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(200)))]

    #[test]
    fn what_is_removed_and_added_accounts_for_the_number_of_blocks(
        a in arb_program(),
        b in arb_program(),
    ) {
        let forth = difference(&a, &b);
        let [removed, added] = counts(&forth);
        let (blocks_a, blocks_b) = (Numbering::of(&a).len(), Numbering::of(&b).len());
        prop_assert_eq!(blocks_a - removed, blocks_b - added);
        prop_assert_eq!(&forth, &difference(&a, &b), "the same every time");
        for change in forth {
            prop_assert!(change.a().is_none_or(|id| a.get(id).is_some()));
            prop_assert!(change.b().is_none_or(|id| b.get(id).is_some()));
        }
    }

    #[test]
    fn a_program_does_not_differ_from_itself_but_from_one_with_a_block_more(a in arb_program()) {
        let mut b = a.clone();
        prop_assert_eq!(difference(&a, &b), []);
        let fragment = b.fresh_fragment(engine::language::Kind::DropAll, engine::language::Field::None);
        let place = engine::language::edit::Place::Stack(Stack::Hat, 0);
        b.apply(engine::language::edit::Edit::Attach(fragment, place)).unwrap();
        let found = difference(&a, &b);
        prop_assert_eq!(found.len(), 1, "{:?}", found);
        prop_assert_eq!(found[0].id(), "add");
    }
}
