//! What screen readers are told.

use crate::support::{Folder, Person};
use egui::accesskit::Live;
use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

impl Person<'_> {
    /// What is told at once or when there is time, by screen readers.
    fn told(&self) -> Vec<(Live, String)> {
        let root = self.harness.root();
        let nodes = root.children_recursive();
        let nodes = nodes.map(|node| node.accesskit_node());
        let nodes = nodes.filter(|node| node.data().live().is_some());
        let words = nodes.map(|node| (node.live(), node.value().unwrap_or_default()));
        words.collect()
    }
}

#[test]
fn a_screen_reader_brings_the_keyboard_to_a_cell_and_to_a_block() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let stops = person.stops();
    assert!(stops.len() < 120, "{}: {stops:?}", stops.len());
    let cells = stops.iter().filter(|name| name.starts_with("riga "));
    assert_eq!(cells.count(), 1, "Tab stops once at the wall: {stops:?}");
    person
        .node(|name| name.starts_with("riga 4, colonna 7, "))
        .focus();
    person.looks();
    let here = |person: &Person| person.focused().unwrap_or_default();
    assert!(here(&person).starts_with("riga 4, colonna 7, "));
    person.hits(Key::ArrowUp);
    assert!(here(&person).starts_with("riga 3, colonna 7, "));
    person.hits_all(&[Key::End, Key::ArrowRight]);
    assert!(
        here(&person).starts_with("riga 3, colonna 8, "),
        "hard stop"
    );
    // Away and back: Tab comes to where one was.
    person.hits(Key::Tab);
    assert!(!here(&person).starts_with("riga "));
    person.key(Modifiers::SHIFT, Key::Tab);
    assert!(here(&person).starts_with("riga 3, colonna 8, "));
    person.node(|name| name == "A ogni click").focus();
    person.looks();
    assert_eq!(here(&person), "A ogni click");
    person.hits(Key::ArrowDown);
    assert!(person.status().contains("comando, costo: 40, 1 di 1"));
}

#[test]
fn what_is_wrong_with_a_block_is_told_where_the_keyboard_is() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::ArrowDown);
    person.takes_block("infetta contagio");
    let told = |person: &Person| {
        let node = person.node(|name| name.starts_with("Infetta tutti") && !name.contains("costo"));
        node.accesskit_node().description().unwrap_or_default()
    };
    person.hits_all(&[Key::ArrowUp, Key::ArrowDown]);
    let missing = "manca";
    assert!(told(&person).contains(missing), "{}", told(&person));
    person.harness.run_steps(8);
    let tips = person.harness.query_all_by_role(Role::Tooltip);
    assert_eq!(tips.count(), 1, "who rests there sees it too");
    person.hits(Key::ArrowRight);
    person.takes_block("cliccata");
    assert!(!told(&person).contains(missing), "{}", told(&person));
}

#[test]
fn screen_readers_tell_what_the_line_at_the_bottom_says() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.hits(Key::ArrowDown);
    assert_eq!(person.told(), [(Live::Polite, "A ogni click".to_owned())]);
    person.harness.event(Event::Paste("Ciao".to_owned()));
    person.looks();
    let refused = person.status();
    assert!(refused.contains("1"), "{refused}");
    assert_eq!(person.told(), [(Live::Assertive, refused)]);
    person.key(Modifiers::COMMAND, Key::N);
    let said = person.status();
    assert_eq!(person.told(), [(Live::Polite, said)]);
}

#[test]
fn a_screen_reader_finds_a_tree() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::ArrowDown);
    person.takes_block("ripeti volte");
    person.hits(Key::ArrowDown);
    person.takes_block("fai cadere tutti");
    let inner = person.harness.get_by_label("Fai cadere tutti i blocchi");
    let node = inner.accesskit_node();
    assert_eq!(node.level(), Some(2));
    assert_eq!(
        node.description().as_deref(),
        Some("comando, costo: 10, 1 di 1")
    );
    // Containers without a name are passed over, as screen readers do.
    let mut around = node.parent().unwrap();
    while around.label().is_none() {
        around = around.parent().unwrap();
    }
    assert!(
        around.label().unwrap().starts_with("ripeti"),
        "{:?}",
        around.label()
    );
}
