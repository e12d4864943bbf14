//! Lessons by the keyboard alone, by a screen reader, and where nothing may move.

use super::course;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{ClickomaniaCommand, WritingCommand};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::NodeT as _;
use std::time::Duration;

impl Person<'_> {
    /// What has the keyboard: its role and its name.
    fn has_keyboard(&self) -> Option<(Role, String)> {
        let root = self.harness.root();
        let mut nodes = root.children_recursive();
        let node = nodes.find(|node| node.accesskit_node().is_focused())?;
        let node = node.accesskit_node();
        Some((node.role(), node.label().unwrap_or_default()))
    }

    /// Presses Tab until such a thing has the keyboard; all that had it on the way. A name that ends with a space is how
    /// the name begins.
    fn tabs(&mut self, role: impl Into<Option<Role>>, name: &str) -> Vec<String> {
        let role = role.into();
        let wanted = |is: Role, told: &str| {
            let named = told == name || (name.ends_with(' ') && told.starts_with(name));
            named && role.is_none_or(|role| role == is)
        };
        let mut way = Vec::new();
        for _ in 0..250 {
            match self.has_keyboard() {
                Some((is, told)) if wanted(is, &told) => return way,
                Some((_, told)) => way.push(told),
                None => {}
            }
            self.harness.key_press(Key::Tab);
            self.harness.run_steps(1);
        }
        panic!("Tab does not come to {name:?}: {way:?}");
    }

    fn hears(&self, role: Role, name: &str) -> bool {
        let root = self.harness.root();
        root.children_recursive().any(|node| {
            let node = node.accesskit_node();
            // The words of a label are its value.
            let told = node.label().or_else(|| node.value());
            node.role() == role && told.is_some_and(|told| told.contains(name))
        })
    }

    pub(super) fn is_chosen(&self, name: &str) -> Option<Toggled> {
        let root = self.harness.root();
        let mut nodes = root.children_recursive();
        let node = nodes.find(|node| {
            let node = node.accesskit_node();
            node.role() == Role::RadioButton && node.label().as_deref() == Some(name)
        })?;
        node.accesskit_node().toggled()
    }

    fn answer_is_kept(&mut self) -> bool {
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        let key = services.task.key();
        services.progress.answer(key, 1).is_some()
    }
}

#[test]
fn an_option_is_chosen_and_answered_with_keys() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.opens_lesson(course("altre-regole"), 0);
    assert!(person.hears(Role::Label, "Che cosa hanno in comune"));
    person.tabs(Role::RadioButton, "la riga");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.is_chosen("la riga"), Some(Toggled::True));
    person.tabs(Role::Button, "Rispondi");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(
        person.hears(Role::Label, "Non ancora: è un'altra."),
        "{:?}",
        person.names()
    );
    assert!(!person.answer_is_kept());
    person.tabs(Role::RadioButton, "la colonna");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.is_chosen("la riga"), Some(Toggled::False));
    person.tabs(Role::Button, "Rispondi");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.hears(Role::Label, "Giusto!"), "{:?}", person.names());
    assert!(person.answer_is_kept());
    person.leaves();
}

#[test]
fn a_number_is_typed_and_answered_with_enter() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.opens_lesson(course("altre-regole"), 1);
    person.tabs(Role::TextInput, "La tua risposta");
    person.types("4");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.hears(Role::Label, "Non ancora: è di più."));
    // One goes on typing at once.
    person.key(Modifiers::COMMAND, Key::A);
    person.types("5");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.hears(Role::Label, "Giusto!"), "{:?}", person.names());
    person.leaves();
}

#[test]
fn cells_are_marked_with_keys() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.opens_lesson(course("altre-regole"), 3);
    // The wall of the game comes before that of the question.
    person.tabs(Role::Button, "riga ");
    person.key(Modifiers::NONE, Key::Tab);
    person.tabs(Role::Button, "riga ");
    for key in [Key::PageUp, Key::End] {
        person.key(Modifiers::NONE, key);
    }
    let (_, corner) = person.has_keyboard().unwrap();
    assert!(
        corner.starts_with("riga 0, colonna 8, ") && corner.ends_with("cliccata"),
        "{corner}"
    );
    person.key(Modifiers::NONE, Key::Enter);
    let (_, corner) = person.has_keyboard().unwrap();
    assert!(corner.ends_with("segnata"), "{corner}");
    for way in [Key::ArrowLeft, Key::ArrowDown, Key::ArrowRight] {
        person.key(Modifiers::NONE, way);
        person.key(Modifiers::NONE, Key::Enter);
    }
    person.tabs(Role::Button, "Rispondi");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.hears(Role::Label, "Giusto!"), "{:?}", person.names());
    person.leaves();
}

#[test]
fn steps_are_told_and_gone_through_with_keys() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    // «Una passata»: a step that is read, then a question.
    person.opens_lesson(course("da-40-a-2"), 26);
    assert!(person.hears(Role::Button, "Vai al passo 1"));
    assert!(person.hears(Role::Label, "Leggi la condizione"));
    person.tabs(Role::Button, "Avanti");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(
        person.hears(Role::Button, "Passo 1: fatto"),
        "{:?}",
        person.names()
    );
    assert!(person.hears(Role::Label, "Prima di costruire"));
    // Back to what was done, and forth.
    person.tabs(Role::Button, "Passo 1: fatto");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.hears(Role::Label, "Leggi la condizione"));
    person.tabs(Role::Button, "Avanti");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.hears(Role::Label, "Prima di costruire"));
    // The text, all of it, with the small blocks in it as things to press.
    person.opens_lesson(course("da-40-a-2"), 25);
    person.tabs(Role::Link, "Leggi tutto il testo");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.hears(Role::Label, "Ora tutta l'area."));
    assert!(
        person.hears(Role::Button, "è collegato"),
        "{:?}",
        person.names()
    );
    person.leaves();
}

#[test]
fn with_reduced_motion_steps_do_not_slide() {
    for calm in [false, true] {
        let folder = Folder::new();
        let mut person = Person::sees_every_frame(&folder.0);
        person.harness.state_mut().app().settings.reduce_motion = Some(calm);
        person.opens_lesson(course("da-40-a-2"), 26);
        person.harness.run_steps(12);
        person.tabs(Role::Button, "Avanti");
        person.harness.key_press(Key::Enter);
        // From the frame on in which the next step is there.
        let next = |person: &Person<'_>| person.hears(Role::Label, "Prima di costruire");
        let mut frames = 0;
        while !next(&person) {
            person.harness.step();
            frames += 1;
            assert!(frames < 10, "{:?}", person.names());
        }
        let viewport = &person.harness.output().viewport_output[&egui::ViewportId::ROOT];
        let wants_more = viewport.repaint_delay == Duration::ZERO;
        let at = |person: &Person<'_>| {
            let root = person.harness.root();
            let mut nodes = root.children_recursive();
            let node = nodes.find(|node| {
                let node = node.accesskit_node();
                let told = node.label().or_else(|| node.value());
                told.is_some_and(|told| told.starts_with("Prima di costruire"))
            });
            node.unwrap().rect().min.x
        };
        let first = at(&person);
        person.harness.run_steps(60);
        assert_eq!(first == at(&person), calm, "reduced motion: {calm}");
        assert!(calm || wants_more);
        person.leaves();
    }
}

#[test]
fn a_task_is_written_with_keys() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.commands(ClickomaniaCommand::Writing(WritingCommand::New));
    let way = person.tabs(None, "Traguardi");
    assert!(way.iter().any(|name| name == "Controlla"), "{way:?}");
    person.key(Modifiers::NONE, Key::Enter);
    person.tabs(Role::TextInput, "Traguardi, dal più facile (40, 35, 2)");
    person.types("3, 2");
    let path = folder.file("mio.ron");
    let save = WritingCommand::SaveFile(path.clone());
    person.commands(ClickomaniaCommand::Writing(save));
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.contains("goals: [3, 2]"), "{written}");
    person.leaves();
}

#[test]
fn less_motion_is_chosen_beside_the_look_and_kept() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    assert!(!person.harness.state_mut().app().reduced_motion());
    person.presses("Aspetto");
    person.presses("Meno animazioni");
    assert!(person.harness.state_mut().app().reduced_motion());
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert!(person.harness.state_mut().app().reduced_motion());
    person.presses("Aspetto");
    person.presses("Meno animazioni");
    assert!(!person.harness.state_mut().app().reduced_motion());
    person.leaves();
}

#[test]
fn arrows_pressed_one_right_after_the_other_walk_on_the_wall() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.opens_lesson(course("da-40-a-2"), 0);
    person.tabs(Role::Button, "riga ");
    // A key in each frame: what got the keyboard has not been shown with it before the next one comes.
    for key in [
        Key::ArrowDown,
        Key::ArrowRight,
        Key::ArrowDown,
        Key::ArrowRight,
    ] {
        person.harness.event(egui::Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
    }
    person.looks();
    let (_, cell) = person.has_keyboard().unwrap();
    assert!(cell.starts_with("riga 2, colonna 2, "), "{cell}");
    person.leaves();
}
