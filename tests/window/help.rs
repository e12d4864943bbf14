//! The help, printing, and what things say when the keyboard or a finger rests on them.

use crate::support::*;
use egui::TouchPhase;
use std::io;

/// The chapter about every block.
const BLOCKS: Chapter = Chapter {
    game: GameId::Clickomania,
    part: HelpPart::Reference,
};

impl Person {
    fn reads_help(&self) -> bool {
        self.sees(text().msg_guide_close())
    }
}

#[test]
fn help_opens_by_its_key_in_every_game_and_its_keys_change_nothing() {
    let mut person = Person::sits_with(THREE);
    for game in GameId::ALL {
        person.shows(game);
        person.key(Modifiers::SHIFT, Key::F1);
        assert!(person.reads_help(), "{game:?}");
        person.escapes();
        assert!(!person.reads_help(), "{game:?}");
    }
    person.shows(GameId::Mines);
    person.hits(Key::F1);
    assert!(person.reads_help());
    // A tab leads to its game; beside a program F1 lists what can be done.
    person.shows(GameId::Clickomania);
    assert!(!person.reads_help());
    person.hits(Key::F1);
    person.must_see(text().msg_menu_commands());
    person.escapes();
    // Keys of the game rest while the help is read.
    person.hits_all(&[Key::ArrowDown, Key::ArrowDown]);
    person.key(Modifiers::SHIFT, Key::F1);
    person.hits(Key::Delete);
    person.expects(THREE);
    // On the page to begin with F1 opens the help, and Esc leads back.
    let mut person = Person::arrives(WINDOW);
    person.hits(Key::F1);
    assert!(person.reads_help());
    // It is about that page; beside a program it is about building.
    person.must_read(text().msg_guide_says_begin());
    person.must_not_see(text().msg_guide_how_build());
    person.escapes();
    person.must_see(text().msg_button_begin());
}

#[test]
fn every_block_is_found_in_the_help_and_shown_in_the_palette() {
    let mut person = Person::sits_down();
    person.commands(ShellCommand::Help(BLOCKS));
    person.presses(text().msg_palette_search());
    person.types("compatta colonna");
    let button = |kind| text().msg_guide_show_block_name(on_canvas(kind));
    person.must_not_see(button(Kind::True));
    person.presses(button(Kind::CompactColumn));
    assert!(!person.reads_help());
    // The keyboard is at the block: Enter places it.
    person.hits(Key::Enter);
    assert_eq!(person.cost(), 47);
}

#[test]
fn a_page_to_print_is_written_and_opened_or_refused() {
    let mut person = Person::sits_down();
    let path = person.file("pagina.html");
    let print = |path: &Path| ProgramCommand::DrawFile(Drawing::Page, path.to_owned());
    person.harness.state_mut().app().opener = |_| Ok(());
    person.commands(print(&path));
    person.waits_until("the page", |person| {
        path.is_file() && person.status().contains("pagina.html")
    });
    let page = fs::read_to_string(&path).unwrap();
    assert!(page.contains("Un solo blocco") && page.contains(&text().msg_palette_cost("40")));
    for outside in [
        "src=\"http",
        "href=\"http",
        "href=\"file",
        "<script",
        "@import",
    ] {
        assert!(!page.contains(outside), "{outside}");
    }
    person.harness.state_mut().app().opener = |_| Err(io::ErrorKind::NotFound.into());
    for path in [path, person.file("manca/pagina.html")] {
        person.commands(print(&path));
        person.waits_until("it is told", |person| {
            person.harness.state_mut().app().status().wrong
        });
        person.harness.state_mut().app().say("");
    }
}

#[test]
fn the_keyboard_shows_what_hovering_shows() {
    let mut person = Person::sits_down();
    let tips = |person: &Person| person.harness.query_all_by_role(Role::Tooltip).count();
    person.commands(EditorCommand::GoToPalette);
    person.tabs_to(in_palette(Kind::RemoveAreaAndDrop));
    person.looks();
    person.looks();
    assert_eq!(tips(&person), 1);
}

#[test]
fn a_finger_that_stays_is_told_what_a_button_does_and_does_not_press_it() {
    let mut person = Person::sits_down();
    let (name, empty) = (text().msg_slot_save("1"), text().msg_slot_empty_name("1"));
    let at = person.finds(&name).center();
    // As systems tell of a finger: the touch, and the pointer that follows it.
    let touches = |person: &mut Person, phase: TouchPhase| {
        let pressed = phase == TouchPhase::Start;
        person.harness.event(Event::Touch {
            device_id: egui::TouchDeviceId(1),
            id: egui::TouchId(1),
            phase,
            pos: at,
            force: None,
        });
        if pressed {
            person.harness.event(Event::PointerMoved(at));
        }
        person.harness.event(button(at, pressed));
        if !pressed {
            person.harness.event(Event::PointerGone);
        }
        person.harness.run_steps(1);
    };
    touches(&mut person, TouchPhase::Start);
    // A second and a half.
    person.looks();
    let words = person.harness.query_all_by_label(&name).count();
    assert!(
        words >= 2,
        "the button and its tooltip: {:?}",
        person.names()
    );
    touches(&mut person, TouchPhase::End);
    person.looks();
    person.must_see(&empty);
    // A short touch presses.
    touches(&mut person, TouchPhase::Start);
    touches(&mut person, TouchPhase::End);
    person.looks();
    person.must_not_see(&empty);
}

#[test]
fn what_was_said_about_the_game_is_gone_in_the_help() {
    let mut person = Person::sits_down();
    person.commands(PlaybackCommand::Play);
    person.must_hear(text().msg_stage_started());
    person.key(Modifiers::SHIFT, Key::F1);
    assert_eq!(person.status(), "");
}
