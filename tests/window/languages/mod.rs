//! Every page, dialog and menu in every language and in windows of three sizes: each letter has a shape,
//! all that is written can be read, and nothing is wider than the window.

mod cards;
mod letters;
mod pages;

use crate::support::*;
use egui::accesskit::Action;
use letters::faults;

/// The chapter about every block.
const BLOCKS: Chapter = Chapter {
    game: GameId::Clickomania,
    part: HelpPart::Reference,
};

const SIZES: [Vec2; 3] = [SMALLEST, SMALL, WINDOW];

/// Loses bricks, and reads a variable.
const WRONG: &str = r#"Program(format: 1, name: "Prova", variables: ["C"], on_click: [
    Set(var: "C", to: Clicked), Remove(Get("C")), DropAll])"#;

/// Stops with an error at the border.
const FAILS: &str = r#"Program(format: 1, name: "Prova", on_click: [
    Remove(CellAt(row: Number(9), column: Number(0)))])"#;

#[test]
#[ignore = "slow: .ci/run runs it"]
fn all_can_be_read_in_italian() {
    Reader::reads_all(Language::It);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn all_can_be_read_in_english() {
    Reader::reads_all(Language::En);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn all_can_be_read_in_spanish() {
    Reader::reads_all(Language::Es);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn all_can_be_read_in_polish() {
    Reader::reads_all(Language::Pl);
}

/// A new language does not compile before it has its test above.
const _: fn(Language) = |language| match language {
    Language::It | Language::En | Language::Es | Language::Pl => {}
};

/// What two people hand in, of whom something was noted.
const HANDED_IN: &str = r#"Contest(format: 2, name: "NAME", course: Some("gara"), begun: "", handed_in: "", slots: [
    (task: Some("strisce"), number: 1, saved: "", program: "Program(format: 1, name: \"\", on_click: [DropAll])"),
    (task: Some("clickomania"), number: 2, saved: "", program: "Program(format: 1, name: \"\")"),
], signs: [(at: "2026-11-21 08:50:00 UTC", what: SecondWindow)])"#;

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_page_of_a_class_can_be_read_in_all_languages() {
    for language in Language::complete() {
        let mut reader = Reader::new(Person::sits_down(), language);
        reader.class();
        let found = reader.found;
        assert!(found.is_empty(), "{language:?}:\n{}", found.join("\n"));
    }
}

/// Someone who reads all that is written.
struct Reader {
    person: Person,
    text: Text,
    found: Vec<String>,
}

impl Reader {
    fn reads_all(language: Language) {
        let mut reader = Reader::new(Person::sits_down(), language);
        reader.building();
        reader.dialogs();
        reader.playing();
        reader.walls();
        reader.judging();
        reader.comparing();
        reader.help();
        reader.other_games();
        let mut found = reader.found;
        let folder = Folder::new();
        let mut reader = Reader::new(Person::sits_in_a_contest(&folder.0), language);
        reader.contest();
        found.extend(reader.found);
        assert!(found.is_empty(), "{language:?}:\n{}", found.join("\n"));
    }

    fn new(mut person: Person, language: Language) -> Reader {
        person.speaks(language);
        Reader {
            person,
            text: Text::load(language).unwrap(),
            found: Vec::new(),
        }
    }

    /// Looks at the window in all sizes, and notes what cannot be read.
    fn reads(&mut self, what: &str) {
        self.reads_at(&SIZES, what);
    }

    /// Looks at the window in these sizes, and notes what cannot be read.
    fn reads_at(&mut self, sizes: &[Vec2], what: &str) {
        for &size in sizes {
            self.person.harness.set_size(size);
            self.person.harness.run_steps(3);
            let things = named(&self.person);
            // The program scrolls to all sides, and blocks are as long as they are.
            let canvas = self.text.msg_canvas_name();
            let free = things.iter().filter(|(name, _)| *name == canvas);
            let free: Vec<Rect> = free.map(|(_, rect)| rect.expand(1.0)).collect();
            let shapes = &self.person.harness.output().shapes;
            for fault in faults(shapes, &free) {
                self.found.push(format!("{what}, {size:?}: {fault:?}"));
            }
            for (name, rect) in things {
                // A drawing with several lines of words is in a room of its own that scrolls.
                let fits = rect.left() >= -0.5 && rect.right() <= size.x + 0.5;
                if !fits && !name.contains('\n') {
                    self.found
                        .push(format!("{what}, {size:?}: outside: {name:?}"));
                }
            }
            for nameless in nameless(&self.person) {
                self.found
                    .push(format!("{what}, {size:?}: no name: {nameless}"));
            }
        }
    }

    fn does(&mut self, command: impl Into<ClickomaniaCommand>) {
        self.person.commands(command);
    }

    fn does_and_reads(&mut self, what: &str, command: impl Into<ClickomaniaCommand>) {
        self.does(command);
        self.reads(what);
    }

    fn escapes(&mut self) {
        self.person.escapes();
    }

    /// Opens a menu by its button, reads it, and closes it.
    fn reads_menu(&mut self, name: &str) {
        self.person.presses(name);
        self.reads(&format!("the menu {name:?}"));
        self.escapes();
    }
}

/// What can have the keyboard, but says nothing of what it is.
fn nameless(person: &Person) -> Vec<String> {
    let nodes = person.harness.root().children_recursive();
    let stops = nodes.filter(|node| {
        let node = node.accesskit_node();
        let data = node.data();
        let said = [data.label(), data.value(), data.placeholder()];
        let named = said.iter().flatten().any(|said| !said.is_empty());
        data.supports_action(Action::Focus) && !(named || node.label().is_some())
    });
    let told = |node: egui_kittest::Node<'_>| {
        let role = node.accesskit_node().role();
        format!("{role:?} at {:?}", node.rect())
    };
    stops.map(told).collect()
}

/// The things that have a name, and where they are.
fn named(person: &Person) -> Vec<(String, Rect)> {
    let root = person.harness.root();
    let nodes = root.children_recursive();
    nodes
        .filter_map(|node| Some((node.accesskit_node().label()?, node.rect())))
        .collect()
}
