//! The table of programs: its rows and heads, files that are added, costs that add up.

use super::{COST_3, COST_35, ONE_BLOCK, is_sorted, known};
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ComparisonColumn, ComparisonCommand, ProgramOrigin, SlotCommand,
};
use clickomania::window::kit::command::FileCommand;
use egui::{Key, Modifiers, Role, pos2};
use egui_kittest::kittest::Queryable as _;
use engine::bundled;
use engine::language::cost::cost;
use engine::language::file::write;
use engine::wall::GroupKind;
use std::fs;

#[test]
fn the_table_lists_canvas_slots_and_examples_and_sorts_both_ways() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(2)));
    person.opens(COST_35);
    person.key(Modifiers::NONE, Key::F6);
    let rows = person.rows();
    assert_eq!(rows.len(), 2 + 4, "{rows:?}");
    for from in ["sulla tela", "slot 2", "esempio"] {
        assert!(
            rows.iter().any(|row| row.contains(from)),
            "{from}: {rows:?}"
        );
    }
    // Solutions are nobody's business before they are found.
    assert!(
        !rows.iter().any(|row| row.starts_with("Costo 3:")),
        "{rows:?}"
    );

    let costs = person.figures("Costo");
    assert!(is_sorted(&costs) && costs.contains(&35.0), "{costs:?}");
    person.presses_head("Costo");
    let falling = person.figures("Costo");
    assert_eq!(falling, costs.iter().rev().copied().collect::<Vec<_>>());
    assert!(
        person.status().contains("dal più grande"),
        "{}",
        person.status()
    );

    person.waits_for_steps();
    person.presses_head("Passi al massimo");
    let rising = person.figures("Passi al massimo");
    assert!(
        is_sorted(&rising) && rising[0] < rising[rising.len() - 1],
        "{rising:?}"
    );
    person.presses_head("Passi al massimo");
    let mut falling = person.figures("Passi al massimo");
    falling.reverse();
    assert_eq!(falling, rising);
}

#[test]
fn steps_are_those_of_compare_in_the_terminal() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(COST_35);
    person.key(Modifiers::NONE, Key::F6);
    person.waits_for_steps();
    let code = engine::run::compile::compile(&known(COST_35)).unwrap();
    let budget = engine::run::moves::BUDGET;
    let rules = engine::run::rules::Rules::of_groups(GroupKind::Area);
    let steps = engine::judge::measure::measure(&code, &rules, 0, budget, || true);
    let rows = person.comparison().rows();
    let canvas = rows.iter().find(|row| row.origin == ProgramOrigin::Canvas);
    assert_eq!(canvas.unwrap().steps.known(), steps);
}

/// Makes so many steps before the move that there are not enough for all moves.
const SLOW: &str = r#"Program(format: 1, name: "Lento", variables: ["x"], on_click: [
    Count(var: "x", from: Number(1), to: Number(3000000), by: Number(1), body: []),
    RemoveAreaAndDrop(Clicked),
])"#;

#[test]
#[ignore = "slow: .ci/run runs it"]
fn steps_measured_on_some_of_the_moves_say_on_how_many_and_why() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(SLOW);
    person.key(Modifiers::NONE, Key::F6);
    person.waits_for_steps();
    let rows = person.comparison().rows();
    let canvas = rows.iter().find(|row| row.origin == ProgramOrigin::Canvas);
    let steps = canvas.unwrap().steps.known().unwrap();
    assert!(0 < steps.moves && steps.moves < steps.wanted, "{steps:?}");
    let in_part = format!("su {} mosse di {}", steps.moves, steps.wanted);
    let rows = person.rows();
    let rows: Vec<&String> = rows
        .iter()
        .filter(|row| row.contains(" mosse di "))
        .collect();
    assert_eq!(rows.len(), 1, "the others are measured on all moves");
    assert!(rows[0].starts_with("Lento") && rows[0].contains(&in_part));
    // Why is told by the figure,
    let why = "200 milioni di passi a disposizione sono finiti";
    let tells = |person: &Person<'_>| person.labels().iter().any(|words| words.contains(why));
    let row = person
        .harness
        .get_by_label_contains(&in_part)
        .rect()
        .center();
    let head = |name| {
        let head = person
            .harness
            .get_by_role_and_label(Role::ColumnHeader, name);
        head.rect().center()
    };
    let heads = ["Costo", "Passi in media", "Passi al massimo", "Costo"].map(head);
    for (head, told) in heads.into_iter().zip([false, true, true, false]) {
        person.harness.hover_at(pos2(head.x, row.y));
        person.looks();
        person.looks();
        assert_eq!(tells(&person), told);
    }
    // and by the row to which the keyboard comes.
    person.key(Modifiers::NONE, Key::End);
    person.key(Modifiers::NONE, Key::Home);
    let mut places = 0..6;
    while !tells(&person) {
        assert!(places.next().is_some());
        person.key(Modifiers::NONE, Key::ArrowDown);
    }
}

#[test]
fn rows_are_chosen_and_heads_pressed_by_keyboard() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::NONE, Key::F6);
    assert_eq!(person.comparison().chosen(), [ProgramOrigin::Canvas]);
    person.key(Modifiers::NONE, Key::Home);
    person.key(Modifiers::NONE, Key::ArrowDown);
    let order = {
        let text = person.harness.state_mut().app().text;
        let comparison = person.comparison();
        let order = comparison.order(&text);
        let rows = order
            .iter()
            .map(|&place| comparison.rows()[place].origin.clone());
        rows.collect::<Vec<_>>()
    };
    person.key(Modifiers::NONE, Key::Space);
    assert!(person.comparison().chosen().contains(&order[1]));
    // What is under the keyboard is taken out; the canvas stays.
    person.key(Modifiers::NONE, Key::End);
    let last = order.last().unwrap();
    person.key(Modifiers::NONE, Key::Delete);
    let gone = !person
        .comparison()
        .rows()
        .iter()
        .any(|row| row.origin == *last);
    assert_eq!(gone, *last != ProgramOrigin::Canvas);
    let head = person
        .harness
        .get_by_role_and_label(Role::ColumnHeader, "Blocchi");
    head.focus();
    person.looks();
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(
        person.comparison().sorting().column,
        ComparisonColumn::Blocks
    );
}

#[test]
fn files_are_added_and_wrong_ones_refused_and_all_is_there_the_next_time() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::NONE, Key::F6);
    let before = person.rows().len();
    // Dropped on the window, as a hand does it.
    let file = folder.file("costo-35.ron");
    fs::write(&file, bundled::program(COST_35).unwrap()).unwrap();
    let canvas = person.program();
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
    assert_eq!(person.rows().len(), before + 1);
    assert_eq!(
        write(&person.program()),
        write(&canvas),
        "a file to be compared is not opened"
    );
    assert!(
        person.status().contains("costo-35.ron"),
        "{}",
        person.status()
    );
    // The same file again is no other row.
    person.brings(&folder, COST_35);
    assert_eq!(person.rows().len(), before + 1);

    let wrong = folder.file("wrong.ron");
    fs::write(&wrong, "Program(").unwrap();
    person.compares(ComparisonCommand::Add(wrong));
    assert_eq!(person.rows().len(), before + 1);
    let status = person.status();
    assert!(status.contains("wrong.ron"), "{status}");
    assert!(person.harness.state_mut().app().status().wrong);

    person.compares(ComparisonCommand::Remove(ProgramOrigin::Example(ONE_BLOCK)));
    assert_eq!(person.rows().len(), before);
    person.presses_head("Blocchi");
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::NONE, Key::F6);
    let rows = person.rows();
    assert_eq!(rows.len(), before, "{rows:?}");
    assert!(
        rows.iter().any(|row| row.contains("costo-35.ron")),
        "{rows:?}"
    );
    assert_eq!(
        person.comparison().sorting().column,
        ComparisonColumn::Blocks
    );
    person.compares(ComparisonCommand::Restore(ProgramOrigin::Example(
        ONE_BLOCK,
    )));
    assert_eq!(person.rows().len(), before + 1);
}

/// The figures of the lines of costs that are in sight: what stands behind the sign, or all.
fn sums(person: &Person<'_>, head: &str) -> u64 {
    let labels = person.labels();
    let lines = labels
        .iter()
        .filter(|name| name.starts_with(head) || head == "= ");
    let figures = lines.filter_map(|name| match head {
        "= " => name.rsplit_once("= ")?.1.parse::<u64>().ok(),
        _ => name.strip_prefix(head)?.parse::<u64>().ok(),
    });
    figures.sum()
}

#[test]
fn what_blocks_and_phases_cost_adds_up_in_the_table_and_on_the_card() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(COST_35);
    let total = cost(&known(COST_35)).total;
    let check = |person: &Person<'_>| {
        assert_eq!(sums(person, "= "), total);
        let phases = [
            "Infezione: ",
            "Rimozione: ",
            "Caduta: ",
            "Più fasi o nessuna: ",
        ];
        let phases = phases.map(|head| sums(person, head));
        assert_eq!(phases.iter().sum::<u64>(), total, "{phases:?}");
        assert!(phases.iter().filter(|cost| **cost > 0).count() >= 3);
    };
    // On the card of the canvas, from where one goes on to the table.
    person.presses("Costo 35: mostra di che cosa è fatto");
    check(&person);
    person.presses("Confronta con altri programmi…");
    assert!(person.page().compares());
    check(&person);
    // Two of them beside each other.
    let other = person.brings(&folder, COST_3);
    person.compares(ComparisonCommand::Choose(other));
    let labels = person.labels();
    assert!(labels.contains(&"Costo: 35; 3".to_owned()), "{labels:?}");
}
