//! Two programs side by side: the same move, and what differs between them.

use super::{COST_35, FORGETS_BORDER, ONE_BLOCK, known};
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ComparisonCommand, MoveStep, ProgramOrigin};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use engine::judge::compare::{ProgramChange, difference};
use engine::wall::{GroupKind, after_click, playable};
use std::fs;

#[test]
fn two_programs_make_the_same_move_and_end_with_the_same_wall() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.sets_speed(0.0);
    person.key(Modifiers::NONE, Key::F6);
    let a = person.brings(&folder, COST_35);
    let b = person.brings(&folder, "solutions/rimozione-scansione.ron");
    person.puts_side_by_side(a, b);
    let wall = *person.pair().sides[0].wall();
    let click = playable(&wall, GroupKind::Area).first().unwrap();
    // Both walls have such a brick: the one of B is as good.
    let start = format!("riga {}, colonna {}, ", click.row(), click.column());
    let names = person.names();
    let name = names.iter().find(|name| name.starts_with(&start)).unwrap();
    let bricks = person.harness.query_all_by_label(name);
    let at = bricks
        .map(|brick| brick.rect().center())
        .next_back()
        .unwrap();
    person.clicks_at(at);
    person.waits_for_both_moves();
    // One step of both, and one back.
    person.compares(ComparisonCommand::Go(MoveStep::Start));
    person.key(Modifiers::NONE, Key::F10);
    person.key(Modifiers::NONE, Key::F10);
    assert_eq!(person.pair().step(), 2);
    let blocks = person.pair().sides.each_ref();
    let blocks = blocks.map(|side| side.highlight(true).unwrap().block);
    for (block, place) in blocks
        .into_iter()
        .zip([COST_35, "solutions/rimozione-scansione.ron"])
    {
        assert!(known(place).get(block).is_some());
    }
    person.key(Modifiers::SHIFT, Key::F10);
    assert_eq!(person.pair().step(), 1);
    // On at the hare's speed.
    person.sets_speed(1.0);
    person.key(Modifiers::NONE, Key::F5);
    person.waits_until("both moves are over", |person| person.pair().is_over());
    let expected = after_click(&wall, GroupKind::Area, click);
    for side in &person.pair().sides {
        assert_eq!(*side.wall(), expected);
    }
    let status = person.status();
    assert!(status.starts_with("Le due pareti sono uguali."), "{status}");
    // The next move begins where this one ended.
    let click = playable(&expected, GroupKind::Area).first().unwrap();
    person.compares(ComparisonCommand::Click(click));
    person.waits_until("both moves are over", |person| person.pair().is_over());
    let next = after_click(&expected, GroupKind::Area, click);
    assert_eq!(*person.pair().sides[1].wall(), next);
    person.compares(ComparisonCommand::BeginAgain);
    assert_eq!(*person.pair().sides[1].wall(), expected);
}

#[test]
fn a_wrong_program_ends_with_another_wall_and_one_must_begin_again() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.sets_speed(1.0);
    person.key(Modifiers::NONE, Key::F6);
    // It cares for the simplified game only.
    let a = person.brings(&folder, "mistakes/solo-la-striscia.ron");
    let b = person.brings(&folder, COST_35);
    person.puts_side_by_side(a, b);
    for _ in 0..40 {
        let both = person.pair();
        let wall = *both.sides[1].wall();
        let mut clicks = playable(&wall, GroupKind::Area).iter();
        let wide = clicks.find(|&cell| {
            let strip = after_click(&wall, GroupKind::Strip, cell);
            after_click(&wall, GroupKind::Area, cell) != strip
        });
        let Some(click) = wide else {
            person.compares(ComparisonCommand::OtherWall);
            continue;
        };
        person.compares(ComparisonCommand::Click(click));
        person.waits_until("both moves are over", |person| person.pair().is_over());
        break;
    }
    let both = person.pair();
    assert!(!both.difference().is_empty());
    let wall = *both.sides[1].wall();
    let status = person.status();
    assert!(status.starts_with("Le due pareti sono diverse"), "{status}");
    let click = playable(&wall, GroupKind::Area).first().unwrap();
    person.compares(ComparisonCommand::Click(click));
    assert!(person.status().contains("Da capo"), "{}", person.status());
    person.presses("Da capo");
    assert!(person.pair().difference().is_empty());
}

#[test]
fn a_program_that_is_not_ready_says_so() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let file = folder.file("empty-sockets.ron");
    fs::write(
        &file,
        "Program(format: 1, name: \"Incompleto\", on_click: [Remove(Hole)])",
    )
    .unwrap();
    person.key(Modifiers::NONE, Key::F6);
    person.compares(ComparisonCommand::Add(file.clone()));
    let rows = person.rows();
    let row = rows.iter().find(|row| row.contains("empty-sockets.ron"));
    assert!(
        row.is_some_and(|row| row.contains("Passi in media: -")),
        "{rows:?}"
    );
    person.puts_side_by_side(ProgramOrigin::File(file), ProgramOrigin::Example(ONE_BLOCK));
    let wall = *person.pair().sides[0].wall();
    let click = playable(&wall, GroupKind::Area).first().unwrap();
    person.compares(ComparisonCommand::Click(click));
    assert!(
        person.status().contains("incompleto"),
        "{}",
        person.status()
    );
}

#[test]
fn differences_are_named_one_after_the_other() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::NONE, Key::F6);
    let a = person.brings(&folder, COST_35);
    let b = person.brings(&folder, FORGETS_BORDER);
    person.puts_side_by_side(a, b);
    person.waits_until("the differences are known", |person| {
        let both = person.pair();
        both.differences.changes().is_some()
    });
    let both = person.pair();
    let changes = both.differences.changes().unwrap().to_vec();
    let all = difference(&known(COST_35), &known(FORGETS_BORDER));
    assert!(changes.len() > 3 && changes.iter().all(|change| all.contains(change)));
    assert!(person.sees(&format!("{} differenze", changes.len())));
    for (number, change) in changes.iter().enumerate() {
        person.key(Modifiers::NONE, Key::F3);
        let status = person.status();
        let head = format!("Differenza {} di {}, ", number + 1, changes.len());
        assert!(status.starts_with(&head), "{status}");
        let word = match change {
            ProgramChange::Removed(_) => "solo in A",
            ProgramChange::Added(_) => "solo in B",
            ProgramChange::Changed { .. } => "cambiato",
            ProgramChange::Moved { .. } => "spostato",
        };
        assert!(status.contains(word), "{status}");
    }
    person.key(Modifiers::SHIFT, Key::F3);
    let head = format!("Differenza {} di ", changes.len() - 1);
    assert!(person.status().starts_with(&head), "{}", person.status());
    // The marks are read aloud with the blocks.
    let names = person.names();
    let marked = ["solo qui", "cambiato", "spostato"];
    let marked = |name: &String| {
        marked
            .iter()
            .any(|word| name.ends_with(&format!(", {word}")))
    };
    assert!(names.iter().any(marked), "{names:?}");
}
