//! One search for palette and program.

use super::long;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand};
use clickomania::window::kit::command::HistoryCommand;
use egui::{Event, Key, Modifiers};
use engine::language::Kind;
use engine::language::file::write;

#[test]
fn one_search_leads_through_palette_and_program() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(
        &folder,
        &long(
            200,
            "Comment(\"La fine\", Repeat(times: Number(8), body: [CureAll]))",
        ),
    );
    person.key(Modifiers::COMMAND, Key::F);
    person.types("la fine");
    person.waits();
    assert!(person.sees("Nel programma: 1"), "{:?}", person.names());
    let before = person.program();
    let seen = person.view();
    person.key(Modifiers::NONE, Key::Enter);
    person.waits();
    let hit = person.chosen().unwrap();
    assert_eq!(person.program().block(hit).kind, Kind::Repeat);
    assert_ne!(person.view().pan, seen.pan);
    let (place, view) = (person.place_of(hit), person.view());
    assert!(view.rect.contains(place.left_top()), "{place:?}");
    // Enter stays in the box: one types on, and what was typed over is gone.
    person.key(Modifiers::COMMAND, Key::F);
    person.types("cadere tutti");
    person.waits();
    assert!(person.sees("Nel programma: 200"), "{:?}", person.names());
    for _ in 0..3 {
        person.key(Modifiers::NONE, Key::Enter);
    }
    assert!(person.sees("Nel programma: 3 di 200"));
    person.key(Modifiers::SHIFT, Key::Enter);
    person.key(Modifiers::SHIFT, Key::F3);
    person.key(Modifiers::SHIFT, Key::F3);
    assert!(person.sees("Nel programma: 200 di 200"));
    person.key(Modifiers::NONE, Key::F3);
    assert!(person.sees("Nel programma: 1 di 200"));
    person.presses("Trova il precedente");
    assert!(person.sees("Nel programma: 200 di 200"));
    let found = person.chosen();
    person.presses("Cerca un blocco…");
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.sees("Nel programma: 200 di 200"));
    // What was found stays chosen, so that one can go on with it.
    assert_eq!(person.chosen(), found);
    assert_eq!(write(&person.program()), write(&before));
}

#[test]
fn a_hit_in_a_folded_block_is_shown_at_that_block() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(
        &folder,
        "on_click: [DropAll, Collapsed(Repeat(times: Number(8), body: [CureAll]))]",
    );
    person.key(Modifiers::COMMAND, Key::F);
    person.types("togli infezione");
    person.key(Modifiers::NONE, Key::Enter);
    let chosen = person.chosen().unwrap();
    assert_eq!(person.program().block(chosen).kind, Kind::Repeat);
    assert!(
        person.status().contains("ripiegato «ripeti"),
        "{}",
        person.status()
    );
    // What is in no block says so and chooses nothing else.
    person.key(Modifiers::COMMAND, Key::F);
    person.types("zzz");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.sees("Nel programma: nessuno"));
    assert_eq!(
        person.status(),
        "Nel programma nessun blocco contiene queste parole."
    );
    assert_eq!(person.chosen(), Some(chosen));
}

#[test]
fn what_is_found_follows_the_program() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(&folder, &long(2, "CureAll"));
    person.key(Modifiers::COMMAND, Key::F);
    person.types("cadere tutti");
    person.waits();
    assert!(person.sees("Nel programma: 2"));
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.sees("Nel programma: 1 di 2"));
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Delete));
    person.waits();
    assert!(person.sees("Nel programma: 1"), "{:?}", person.names());
    person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    person.waits();
    assert!(person.sees("Nel programma: 2"));
}

#[test]
fn the_search_holds_up_no_frame() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(&folder, &long(5_000, "CureAll"));
    person.key(Modifiers::COMMAND, Key::F);
    person.harness.event(Event::Text("cadere".to_owned()));
    person.harness.run_steps(2);
    // Not all at once: what was looked at so far is not told yet.
    assert!(!person.sees("Nel programma: 5000"));
    person.waits();
    assert!(person.sees("Nel programma: 5000"));
}
