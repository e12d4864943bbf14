//! What comes into sight, and tooltips that know when to be silent.

use super::BIN;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand};
use clickomania::window::kit::command::{HistoryCommand, ZoomCommand};
use egui::{Event, Key, Modifiers, Rect, pos2, vec2};
use engine::language::Kind;
use engine::language::file::write;

#[test]
fn a_tooltip_is_silent_from_a_key_to_the_next_movement() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let block = person
        .finds("Rimuovi tutti i mattoni infetti, costo 5")
        .center();
    person.harness.hover_at(block);
    person.harness.run_steps(8);
    assert!(person.sees("Costo: 5"));
    person.key(Modifiers::COMMAND, Key::H);
    assert!(!person.sees("Costo: 5"));
    person.key(Modifiers::NONE, Key::Escape);
    person.harness.run_steps(8);
    assert!(!person.sees("Costo: 5"));
    person.harness.hover_at(block + vec2(4.0, 2.0));
    person.harness.run_steps(8);
    assert!(person.sees("Costo: 5"));

    // Nothing lies over what is found while one types.
    person.key(Modifiers::COMMAND, Key::F);
    person.types("mattone");
    person.harness.run_steps(8);
    assert!(!person.sees("Cerca nel programma e nella tavolozza (Ctrl+F)"));
}

#[test]
fn what_is_undone_and_what_is_pasted_comes_into_sight() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let many = vec!["DropAll"; 120].join(", ");
    person.opens_program(&folder, &format!("on_click: [{many}, CureAll]"));
    let cure = person.first_of(Kind::CureAll);
    let delete = person.program().lift_edit(cure, false).unwrap();
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Edit(
        clickomania::window::clickomania::command::ChangeKind::Delete,
        delete,
    )));
    person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    person.waits();
    let canvas = person.harness.state_mut().clickomania().canvas().view.rect;
    let rect = person.seen(cure);
    assert!(canvas.contains_rect(rect), "{rect:?} {canvas:?}");
    // Pasted at the edge: all of it is seen, not its first corner.
    person
        .harness
        .hover_at(canvas.right_bottom() - vec2(90.0, 20.0));
    person.harness.run_steps(1);
    let text = "Program(format: 1, name: \"\", on_click: [RemoveInfected, RemoveInfected, RemoveInfected])";
    person.harness.event(Event::Paste(text.to_owned()));
    person.waits();
    for id in person.program().loose()[0].blocks.clone() {
        let rect = person.seen(id);
        assert!(canvas.contains_rect(rect), "{rect:?}");
    }
}

#[test]
fn all_of_the_program_is_fitted_beside_what_floats_over_it() {
    let folder = Folder::new();
    for size in [vec2(1440.0, 900.0), vec2(1024.0, 640.0)] {
        let mut person = Person::sits_down_at(&folder.0, size);
        let wide = "InfectArea(Clicked)";
        let many = vec![wide; 25].join(", ");
        person.opens_program(&folder, &format!("on_click: [{many}]"));
        person.commands(ClickomaniaCommand::Zoom(ZoomCommand::Fit));
        let covers = ["Nome del programma", BIN, "Ingrandisci"].map(|name| person.finds(name));
        for id in person.program().all_blocks() {
            let rect = person.seen(id);
            for cover in covers {
                assert!(!cover.intersects(rect), "{rect:?} {cover:?} at {size:?}");
            }
        }
    }
}

#[test]
fn blocks_are_pasted_beside_each_other_in_sight_and_never_behind_a_text_field() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, "on_click: [DropAll]");
    let text = "Program(format: 1, name: \"\", on_click: [RemoveInfected, CureAll])";
    // The pointer is on the stage.
    person.harness.hover_at(pos2(150.0, 300.0));
    person.harness.run_steps(1);
    for _ in 0..2 {
        person.harness.event(Event::Paste(text.to_owned()));
        person.looks();
    }
    let program = person.program();
    let loose = program.loose();
    let rects: Vec<Rect> = loose
        .iter()
        .map(|stack| {
            let first = person.seen(stack.blocks[0]);
            first.union(person.seen(*stack.blocks.last().unwrap()))
        })
        .collect();
    let canvas = person.harness.state_mut().clickomania().canvas().view.rect;
    for (number, rect) in rects.iter().enumerate() {
        assert!(canvas.contains_rect(*rect), "{rect:?}");
        assert!(rects[..number].iter().all(|other| !other.intersects(*rect)));
    }
    // The newest are chosen: they can be moved or deleted at once.
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected, Kind::CureAll]);

    // What is wrong is told where it stands in the mail.
    let quoted = "Ecco:\n> Program(format: 1,\n>   name: 7)\n:)";
    person.harness.event(Event::Paste(quoted.to_owned()));
    person.looks();
    let status = person.status();
    assert!(status.contains("Riga 3, colonna 11."), "{status}");

    person.key(Modifiers::COMMAND, Key::F);
    person.harness.event(Event::Paste(text.to_owned()));
    person.looks();
    assert_eq!(write(&person.program()), write(&program));
}
