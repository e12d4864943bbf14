//! The help, printing, the first start, and what things say when the keyboard or a finger rests on them.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, Drawing, EditorCommand, ProgramCommand,
};
use clickomania::window::kit::command::{Chapter, HelpPart, ShellCommand};
use clickomania::window::kit::game_id::GameId;
use clickomania::window::shell::mode::Mode as _;
use egui::{Event, Key, Modifiers, Pos2, Rect, TouchPhase, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::file::write;
use engine::text::Language;
use std::io;

/// The chapter about every block.
const BLOCKS: Chapter = Chapter {
    game: GameId::Clickomania,
    part: HelpPart::Reference,
};

/// Where the help is left; its name stands on the button and in the corner.
const BACK: &str = "Torna al gioco (Esc)";

impl Person<'_> {
    fn reads_help(&self) -> bool {
        self.sees(BACK)
    }

    /// Whether a label begins so.
    fn reads_words(&self, words: &str) -> bool {
        let root = self.harness.root();
        let mut all = root.children_recursive();
        all.any(|node| {
            let node = node.accesskit_node();
            let said = node.label().or_else(|| node.value());
            said.is_some_and(|said| said.starts_with(words))
        })
    }
}

#[test]
fn help_opens_by_its_key_in_every_game_and_nothing_is_lost() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    let program = person.program();
    let first = [
        "La parete ha 9 righe",
        "Sotto alcune caselle",
        "La tavola è quadrata",
        "Le 56 pedine",
    ];
    assert_eq!(GameId::ALL.len(), first.len());
    for (tab, rule) in GameId::ALL.into_iter().zip(first) {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(tab)));
        person.key(Modifiers::SHIFT, Key::F1);
        assert!(
            person.reads_help() && person.reads_words(rule),
            "{rule}: {:?}",
            person.names()
        );
        person.key(Modifiers::NONE, Key::Escape);
        assert!(!person.reads_help(), "Esc leads back");
    }
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(
        GameId::Clickomania,
    )));
    assert_eq!(write(&person.program()), write(&program));
}

#[test]
fn the_key_alone_opens_help_where_it_lists_no_commands() {
    let folder = Folder::new();
    let mut person = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    assert_eq!(person.harness.state_mut().clickomania().home(), Some(true));
    person.key(Modifiers::NONE, Key::F1);
    assert!(person.reads_help());
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(person.harness.state_mut().clickomania().home(), Some(true));
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Mines)));
    person.key(Modifiers::NONE, Key::F1);
    assert!(person.reads_help());
    person.key(Modifiers::NONE, Key::Escape);
    // Beside a program it lists what can be done.
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(
        GameId::Clickomania,
    )));
    person.key(Modifiers::NONE, Key::F1);
    assert!(!person.reads_help());
    assert!(person.sees("Tutti i comandi…"));
}

#[test]
fn the_button_opens_help_and_a_tab_closes_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Aiuto (Maiusc+F1)");
    assert!(person.reads_help());
    // The chapter has the same name; it is further down.
    let tabs = person.harness.get_all_by_label("Il terzo clone");
    let above = |a: &Rect, b: &Rect| a.top().total_cmp(&b.top());
    let tab = tabs.map(|tab| tab.rect()).min_by(above).unwrap();
    person.clicks_at(tab.center());
    assert!(!person.reads_help(), "a tab of the bar leads to its game");
}

#[test]
fn keys_of_the_game_rest_while_help_is_read() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let program = person.program();
    person.key(Modifiers::NONE, Key::ArrowDown);
    person.key(Modifiers::NONE, Key::ArrowDown);
    person.key(Modifiers::SHIFT, Key::F1);
    person.key(Modifiers::NONE, Key::Delete);
    assert_eq!(write(&person.program()), write(&program));
}

#[test]
fn the_keys_are_those_of_the_tables() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1440.0, 6000.0));
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Help(
        Chapter::rules(GameId::Clickomania),
    )));
    for words in ["Ctrl+Y, Ctrl+Maiusc+Z", "Ripeti", "Maiusc+F1", "Stampa…"] {
        assert!(person.reads_words(words), "{words}: {:?}", person.names());
    }
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Help(
        Chapter::rules(GameId::Clone2048),
    )));
    assert!(person.reads_words("A, freccia sinistra") || person.reads_words("freccia sinistra, A"));
}

#[test]
fn every_block_is_found_and_shown_in_the_palette() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Help(BLOCKS)));
    person.presses("Cerca un blocco…");
    person.types("compatta colonna");
    assert!(
        person.reads_words("Fa cadere i mattoni di una colonna"),
        "{:?}",
        person.names()
    );
    assert!(
        !person.reads_words("Il valore vero"),
        "what was not searched is gone"
    );
    let button = "Mostra nella tavolozza: Compatta la colonna";
    let root = person.harness.root();
    let at = root.children_recursive().find_map(|node| {
        let named = node.accesskit_node().label()?;
        named.starts_with(button).then(|| node.rect().center())
    });
    person.clicks_at(at.unwrap());
    assert!(!person.reads_help());
    assert!(
        person.reads_words("Compatta la colonna"),
        "{:?}",
        person.names()
    );
    // The keyboard is at the block: Enter places it.
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.cost() >= 47, "{}", person.cost());
}

#[test]
fn all_chapters_are_shown_in_all_languages_and_the_least_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(900.0, 560.0));
    for language in Language::complete() {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
        for chapter in [
            Chapter::rules(GameId::Clickomania),
            BLOCKS,
            Chapter::rules(GameId::Mines),
            Chapter::rules(GameId::Clone2048),
            Chapter::rules(GameId::Tantrix),
        ] {
            person.commands(ClickomaniaCommand::Shell(ShellCommand::Help(chapter)));
            person.key(Modifiers::NONE, Key::PageDown);
            person.key(Modifiers::NONE, Key::End);
            for node in person.harness.root().children_recursive() {
                let rect = node.accesskit_node().bounding_box();
                let right = rect.map_or(0.0, |rect| rect.x1);
                assert!(right <= 900.5, "{language:?} {chapter:?}: {node:?}");
            }
        }
    }
}

#[test]
fn a_page_to_print_is_written_and_opened() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let path = folder.file("pagina.html");
    person.harness.state_mut().app().opener = |_| Ok(());
    person.commands(ClickomaniaCommand::Program(ProgramCommand::DrawFile(
        Drawing::Page,
        path.clone(),
    )));
    person.waits_until("the page is written", |person| {
        person.status().starts_with("La pagina è in ")
    });
    assert!(
        person.status().contains("pagina.html: stampala"),
        "{}",
        person.status()
    );
    let page = std::fs::read_to_string(&path).unwrap();
    assert!(
        page.contains("<h1>Un solo blocco</h1>") && page.contains("Costo: 40"),
        "{page}"
    );
    for outside in [
        "src=\"http",
        "href=\"http",
        "href=\"file",
        "<script",
        "@import",
    ] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn a_page_that_cannot_be_opened_or_written_is_told() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().app().opener = |_| Err(io::ErrorKind::NotFound.into());
    let refused = |person: &mut Person<'_>| person.harness.state_mut().app().status().wrong;
    person.commands(ClickomaniaCommand::Program(ProgramCommand::DrawFile(
        Drawing::Page,
        folder.file("pagina.html"),
    )));
    person.waits_until("it is told", refused);
    assert!(
        person.status().contains("ma il sistema non la apre"),
        "{}",
        person.status()
    );
    person.commands(ClickomaniaCommand::Program(ProgramCommand::DrawFile(
        Drawing::Page,
        folder.file("manca/pagina.html"),
    )));
    person.waits_until("it is refused", refused);
    assert!(person.status().contains("manca"), "{}", person.status());
    assert!(person.harness.state_mut().app().status().wrong);
}

#[test]
fn what_hovering_shows_the_keyboard_shows_too() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Editor(EditorCommand::GoToPalette));
    let what = "Toglie i mattoni dell'area di contagio";
    assert!(!person.reads_words(what));
    for _ in 0..12 {
        person.key(Modifiers::NONE, Key::Tab);
        person.looks();
        if person.reads_words(what) {
            return;
        }
    }
    panic!(
        "the first block of the palette says nothing: {:?}",
        person.names()
    );
}

#[test]
fn a_finger_that_stays_is_told_what_a_button_does_and_does_not_press_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let name = "Salva il programma nello slot 1";
    let at = person.finds(name).center();
    person.touches(at, TouchPhase::Start);
    // A second and a half.
    person.looks();
    let words = person.harness.query_all_by_label(name).count();
    assert!(
        words >= 2,
        "the button and its tooltip: {:?}",
        person.names()
    );
    person.touches(at, TouchPhase::End);
    person.looks();
    assert!(person.sees("Slot 1: vuoto"), "{:?}", person.names());
    // A short touch presses.
    person.touches(at, TouchPhase::Start);
    person.harness.run_steps(1);
    person.touches(at, TouchPhase::End);
    person.looks();
    assert!(!person.sees("Slot 1: vuoto"), "{:?}", person.names());
}

impl Person<'_> {
    /// As systems tell of a finger: the touch, and the pointer that follows it.
    fn touches(&mut self, at: Pos2, phase: TouchPhase) {
        let pressed = phase == TouchPhase::Start;
        self.harness.event(Event::Touch {
            device_id: egui::TouchDeviceId(1),
            id: egui::TouchId(1),
            phase,
            pos: at,
            force: None,
        });
        if pressed {
            self.harness.event(Event::PointerMoved(at));
        }
        self.harness.event(Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        if !pressed {
            self.harness.event(Event::PointerGone);
        }
    }
}
