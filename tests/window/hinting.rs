//! Hints on request, and programs that get cheaper by them.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, Shape};
use egui_kittest::kittest::Queryable as _;
use engine::bundled;
use engine::language::Program;
use engine::language::file::write;
use engine::language::program::Stack;

const ASK: &str = "Suggerimento (Ctrl+I)";

impl Person<'_> {
    /// Asks for a hint and waits until there is one.
    fn asks_for_a_hint(&mut self) {
        self.presses(ASK);
        self.waits_until("a hint", |person| person.sees("Dove?"));
    }

    /// Whether some text on the window contains these words.
    fn is_told(&self, words: &str) -> bool {
        let told = self.harness.query_all_by_label_contains(words);
        told.count() > 0
    }
}

#[test]
fn a_hint_goes_from_general_to_concrete_and_is_one_change() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let before = person.program();
    let (question, place) = ("è fatta di tre fasi", "fa le tre fasi da solo");
    person.asks_for_a_hint();
    assert!(person.is_told(question), "{:?}", person.names());
    assert!(!person.is_told(place) && !person.is_told("Al posto di"));
    person.presses("Dove?");
    assert!(!person.is_told(question) && person.is_told(place));
    assert!(!person.is_told("Fa risparmiare"));
    person.presses("Come?");
    assert!(person.is_told("Al posto di") && person.is_told("Fa risparmiare 5"));
    assert_eq!(
        write(&person.program()),
        write(&before),
        "so far it is only told"
    );
    person.presses("Applica");
    let after = person.program();
    assert_eq!(person.cost(), 35);
    assert_eq!(after.stack(Stack::Hat).len(), 3);
    assert!(person.status().contains("35"), "{}", person.status());
    assert!(!person.sees("Applica"));
    // Its name is in the list of changes.
    assert!(person.sees("Annulla: segui un suggerimento (Ctrl+Z)"));
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(write(&person.program()), write(&before));
    person.key(Modifiers::COMMAND, Key::Y);
    assert_eq!(write(&person.program()), write(&after));
}

#[test]
fn by_hints_alone_a_program_gets_cheaper_and_cheaper() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let mut programs: Vec<Program> = vec![person.program()];
    let mut costs = vec![person.cost()];
    for _ in 0..4 {
        person.asks_for_a_hint();
        // By keys alone.
        for _ in 0..3 {
            person.key(Modifiers::COMMAND, Key::I);
        }
        assert!(person.status().starts_with("Fatto"), "{}", person.status());
        programs.push(person.program());
        costs.push(person.cost());
    }
    assert!(costs.is_sorted_by(|a, b| a > b), "{costs:?}");
    assert_eq!(costs[0], 40);
    for program in programs.iter().rev().skip(1) {
        person.key(Modifiers::COMMAND, Key::Z);
        assert_eq!(write(&person.program()), write(program));
    }
    for program in &programs[1..] {
        person.key(Modifiers::COMMAND, Key::Y);
        assert_eq!(write(&person.program()), write(program));
    }
}

#[test]
fn who_makes_a_mistake_hears_of_it_before_any_saving() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(
        "Program(format: 1, name: \"x\", on_click: [Infect(Clicked), InfectArea(Clicked), \
         RemoveInfected, If(branches: [(when: IsEmpty(Clicked), then: [DropAll])])])",
    );
    person.presses(ASK);
    person.waits_until("the mistake", |person| person.is_told("Prima di tutto"));
    assert!(!person.sees("Dove?"));
    person.presses("E per spendere meno?");
    assert!(!person.is_told("Prima di tutto") && person.sees("Dove?"));
}

#[test]
fn a_mistake_without_any_saving_leads_to_no_empty_word() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens("Program(format: 1, name: \"x\", on_click: [Remove(Clicked)])");
    person.presses(ASK);
    person.waits_until("the mistake", |person| person.is_told("Prima di tutto"));
    assert!(!person.sees("E per spendere meno?"), "{:?}", person.names());
}

#[test]
fn what_a_hint_shows_lies_right_from_its_first_frame_on() {
    for (width, height) in [(1440.0, 900.0), (1024.0, 640.0)] {
        let folder = Folder::new();
        let mut person = Person::sits_down(&folder.0);
        person.harness.set_size(egui::vec2(width, height));
        person.looks();
        person.asks_for_a_hint();
        person.presses("Dove?");
        let at = person.finds("Come?").center();
        person.harness.hover_at(at);
        person.harness.drag_at(at);
        person.harness.drop_at(at);
        // Until it appears, and not a frame longer.
        let mut frames = 0;
        while !person.sees("Applica") {
            person.harness.run_steps(1);
            frames += 1;
            assert!(frames < 10);
        }
        let first = person.finds("Applica");
        person.looks();
        assert_eq!(first, person.finds("Applica"), "{width} × {height}");
    }
}

#[test]
fn a_hint_goes_away_with_its_program() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.asks_for_a_hint();
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Rename(
        "altro".to_owned(),
    )));
    assert!(!person.sees("Dove?"));
    // Esc and the cross close it too.
    person.asks_for_a_hint();
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.sees("Dove?"));
    person.asks_for_a_hint();
    person.presses("Chiudi il suggerimento (Esc)");
    assert!(!person.sees("Dove?"));
}

#[test]
fn where_there_is_no_hint_it_is_said_kindly() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens("Program(format: 1, name: \"x\", on_click: [Remove(Hole)])");
    person.presses(ASK);
    let status = person.status();
    assert!(status.contains("non è ancora pronto"), "{status}");
    person.opens(bundled::program("solutions/costo-2.ron").unwrap());
    person.presses(ASK);
    person.waits_until("the end of the search", |person| {
        person.is_told("Non conosco un modo di fare lo stesso con meno di 2")
    });
    assert!(!person.sees("Dove?"));
}

#[test]
fn the_picture_of_a_hint_is_as_large_as_the_program() {
    /// As on the canvas, in points.
    const LETTERS: f32 = 13.0;
    for (width, height) in [(1440.0, 900.0), (1024.0, 640.0)] {
        let folder = Folder::new();
        let mut person = Person::sits_down(&folder.0);
        person.harness.set_size(egui::vec2(width, height));
        person.looks();
        person.asks_for_a_hint();
        person.presses("Dove?");
        person.presses("Come?");
        let pictures = person.harness.get_all_by_role(Role::Image);
        let pictures: Vec<Rect> = pictures.map(|node| node.rect()).collect();
        let shapes = person.harness.output().shapes.iter();
        let texts = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => Some(text),
            _ => None,
        });
        let on = texts.filter(|text| pictures.iter().any(|picture| picture.contains(text.pos)));
        let on: Vec<_> = on.collect();
        let words = |beginning: &str| on.iter().any(|t| t.galley.text().starts_with(beginning));
        assert!(words("Al posto di") && words("Infetta"), "{width}");
        for text in on {
            let mut sections = text.galley.job.sections.iter();
            let large = sections.all(|section| section.format.font_id.size >= 0.85 * LETTERS);
            assert!(large, "{width}: {:?}", text.galley.text());
        }
    }
}
