//! The menus of blocks and of the canvas, by the mouse and by keys.

use super::{BIN, BLOCKS};
use crate::support::{Folder, Person};
use egui::{Event, Key, Modifiers, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::Kind;
use engine::language::file::{read, write};
use engine::language::program::Stack;

#[test]
fn the_menu_of_a_block_stays_in_the_smallest_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(900.0, 560.0));
    person.opens_program(&folder, BLOCKS);
    let at = person.corner_of(Kind::Set);
    person.right_clicks_at(at);
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(900.0, 560.0));
    let lines = [
        "Duplica",
        "Copia",
        "Commenta…",
        "Ripiega in una riga",
        "Elimina",
        "Altro",
    ];
    for name in lines {
        let rect = person.line(name).unwrap();
        assert!(screen.contains_rect(rect), "{name}: {rect:?}");
        let block = person.first_of(Kind::Set);
        let lies = person.seen(block);
        assert!(
            !rect.intersects(lies.shrink(1.0)),
            "{name} lies over its block"
        );
    }
    assert!(person.line("Taglia").is_none());
    person.presses_line("Altro");
    for name in [
        "Taglia",
        "Rinomina «quota»…",
        "Stacca",
        "Punto di arresto",
        "Mostra nella tavolozza",
    ] {
        let rect = person.line(name).unwrap();
        assert!(screen.contains_rect(rect), "{name}: {rect:?}");
    }
    // What concerns the whole program is in the menu of the canvas.
    assert!(person.line("Scegli tutto").is_none());
    // Esc closes the menu and nothing else.
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.line("Taglia").is_none());
    assert_eq!(person.kinds_chosen(), [Kind::Set]);
}

#[test]
fn the_menu_of_a_loop_lies_over_nothing_that_is_in_it() {
    let folder = Folder::new();
    for size in [vec2(1440.0, 900.0), vec2(1024.0, 640.0)] {
        let mut person = Person::sits_down_at(&folder.0, size);
        person.opens_program(&folder, BLOCKS);
        let at = person.corner_of(Kind::Count);
        person.right_clicks_at(at);
        let inside = [Kind::Count, Kind::Infect, Kind::DropAll];
        let inside = inside.map(|kind| {
            let block = person.first_of(kind);
            person.seen(block)
        });
        for name in ["Duplica", "Ripiega in una riga", "Altro"] {
            let line = person.line(name).unwrap();
            for block in inside {
                assert!(
                    !line.intersects(block.shrink(1.0)),
                    "{name} {size}: {block}"
                );
            }
        }
        person.leaves();
    }
}

#[test]
fn the_menu_of_the_canvas_names_what_would_be_undone() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let at = person.finds(BIN).left_top() - vec2(120.0, 60.0);
    person.right_clicks_at(at);
    person.presses_line("Annulla: apri programma");
    assert_ne!(person.program().header().name, "prova");
    person.right_clicks_at(at);
    // The arrow in the bar, and the line of the menu.
    assert_eq!(person.count("Ripeti: apri programma"), 2);
}

#[test]
fn what_the_menu_pastes_comes_where_the_menu_was_asked_for() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let at = person.finds(BIN).left_top() - vec2(300.0, 250.0);
    person.right_clicks_at(at);
    person.presses_line("Incolla");
    // The system answers as if keys had been pressed.
    let text = "Program(format: 1, name: \"\", on_click: [RemoveInfected])";
    person.harness.event(Event::Paste(text.to_owned()));
    person.looks();
    let program = person.program();
    let pasted = program.loose().last().unwrap().blocks[0];
    let corner = person.seen(pasted).min;
    assert!((corner - at).length() < 30.0, "{corner:?} {at:?}");
}

#[test]
fn a_socket_is_filled_and_a_field_changed_by_their_menus() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, "on_click: [Infect(Hole)]");
    let infect = person.first_of(Kind::Infect);
    let socket = person.seen(infect).right_center() - vec2(48.0, 0.0);
    person.right_clicks_at(socket);
    person.presses("Scegli un blocco per l'incastro…");
    person.presses("Caselle");
    person.presses("casella cliccata, costo 0");
    let expected =
        read("Program(format: 1, name: \"prova\", on_click: [Infect(Clicked)])").unwrap();
    assert_eq!(write(&person.program()), write(&expected));

    person.opens_program(&folder, "on_click: [Repeat(times: Number(8), body: [])]");
    let repeat = person.first_of(Kind::Repeat);
    let corner = person.seen(repeat).min;
    person.right_clicks_at(corner + vec2(60.0, 16.0));
    person.presses("Cambia il valore…");
    person.types("7");
    person.key(Modifiers::NONE, Key::Enter);
    let expected =
        "Program(format: 1, name: \"prova\", on_click: [Repeat(times: Number(7), body: [])])";
    assert_eq!(write(&person.program()), write(&read(expected).unwrap()));
}

#[test]
fn variables_are_made_renamed_and_kept_by_the_menu_of_their_blocks() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let set = person.corner_of(Kind::Set);
    person.right_clicks_at(set);
    person.presses_line("Altro");
    person.presses("Crea «imposta quota»");
    assert_eq!(person.program().stack(Stack::Hat).len(), 5);
    person.right_clicks_at(set);
    person.presses_line("Altro");
    person.presses("Rinomina «quota»…");
    assert!(person.sees("2 blocchi la usano: il nome cambia in tutti."));
    // The old name is chosen: what is typed takes its place.
    person.types("resto");
    person.key(Modifiers::NONE, Key::Enter);
    let program = person.program();
    assert!(program.variable_named("resto").is_some());
    assert!(program.variable_named("quota").is_none());
    // A loop counts with this one: no question that could not be answered with yes.
    let count = person.corner_of(Kind::Count);
    person.right_clicks_at(count);
    person.presses_line("Altro");
    person.presses("Elimina «i»…");
    assert!(
        person.status().contains("usa questa variabile"),
        "{}",
        person.status()
    );
    assert!(!person.sees("Eliminare la variabile «i»?"));
}

#[test]
fn keys_open_the_menu_walk_it_and_come_back() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    for _ in 0..2 {
        person.key(Modifiers::NONE, Key::ArrowDown);
    }
    assert_eq!(person.kinds_chosen(), [Kind::Set]);
    person.key(Modifiers::COMMAND, Key::Enter);
    assert!(person.line("Duplica").is_some());
    person.key(Modifiers::NONE, Key::ArrowDown);
    person.key(Modifiers::NONE, Key::ArrowUp);
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.program().stack(Stack::Hat).len(), 5);
    assert!(person.line("Duplica").is_none());
    // The arrows walk the blocks again.
    person.key(Modifiers::NONE, Key::Home);
    person.key(Modifiers::NONE, Key::ArrowDown);
    person.key(Modifiers::COMMAND, Key::Enter);
    person.key(Modifiers::NONE, Key::Escape);
    person.key(Modifiers::NONE, Key::End);
    assert_eq!(person.kinds_chosen(), [Kind::Clicked]);
    // Who goes to the palette stays there.
    person.key(Modifiers::COMMAND, Key::Enter);
    let more = person.harness.query_all_by_label_contains("Altro");
    more.last().unwrap().focus();
    person.looks();
    person.key(Modifiers::NONE, Key::Enter);
    person
        .harness
        .get_by_label("Mostra nella tavolozza")
        .focus();
    person.looks();
    person.key(Modifiers::NONE, Key::Enter);
    let block = person.harness.get_by_label("casella cliccata, costo 0");
    assert!(block.accesskit_node().is_focused());
}
