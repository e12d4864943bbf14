//! The second button of the mouse on everything, what is chosen by the first one, and tooltips that know when
//! to be silent.

use crate::support::{Folder, Person};
use clickomania::app::clickomania::command::ClickomaniaCommand;
use clickomania::app::clickomania::command::EditorCommand;
use clickomania::app::clickomania::command::SlotCommand;
use clickomania::app::common::command::FileCommand;
use clickomania::app::common::command::HistoryCommand;
use clickomania::app::common::command::ZoomCommand;
use egui::{Event, Key, Modifiers, Pos2, Rect, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::file::read;
use engine::language::file::write;
use engine::language::program::Stack;
use engine::language::{BlockId, Kind};

const BIN: &str = "Cestino: trascina qui i blocchi da eliminare";
const MAP: &str = "Mappa del programma";
const BLOCKS: &str = "variables: [\"i\", \"quota\"], on_click: [\
    Set(var: \"quota\", to: Number(3)), \
    Count(var: \"i\", from: Number(0), to: Number(8), by: Number(1), body: [Infect(Clicked), DropAll]), \
    RemoveInfected, CureAll], loose: [(at: (20, 400), blocks: [Clicked])]";

impl Person<'_> {
    fn opens_program(&mut self, folder: &Folder, blocks: &str) {
        let file = folder.file("menus.ron");
        let text = format!("Program(format: 1, name: \"prova\", {blocks})");
        read(&text).unwrap();
        std::fs::write(&file, text).unwrap();
        self.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        assert_eq!(self.program().header().name, "prova", "{}", self.status());
    }

    /// The first block of this kind.
    fn first_of(&mut self, kind: Kind) -> BlockId {
        let program = self.program();
        let mut all = program.everywhere();
        all.find(|&id| program.block(id).kind == kind).unwrap()
    }

    fn seen(&mut self, id: BlockId) -> Rect {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let rect = canvas.layout().get(id).unwrap().rect;
        canvas.view.rect_to_window(rect)
    }

    /// Where the line of a menu is that begins with these words; its keys stand behind them.
    fn line(&self, words: &str) -> Option<Rect> {
        let nodes = self.harness.query_all_by_label_contains(words);
        let lines = nodes.filter_map(|node| {
            let label = node.accesskit_node().label()?;
            label
                .starts_with(words)
                .then_some((label.len(), node.rect()))
        });
        let shortest = lines.min_by_key(|(length, _)| *length);
        shortest.map(|(_, rect)| rect)
    }

    /// How many things have a name that begins with these words.
    fn count(&self, words: &str) -> usize {
        let nodes = self.harness.query_all_by_label_contains(words);
        let labels = nodes.filter_map(|node| node.accesskit_node().label());
        labels.filter(|label| label.starts_with(words)).count()
    }

    fn presses_line(&mut self, words: &str) {
        let at = self.line(words).unwrap().center();
        self.clicks_at(at);
    }

    /// A point near the corner of the first block of this kind.
    fn corner_of(&mut self, kind: Kind) -> Pos2 {
        let id = self.first_of(kind);
        self.seen(id).min + vec2(7.0, 10.0)
    }

    fn kinds_chosen(&mut self) -> Vec<Kind> {
        let program = self.program();
        let chosen = self.harness.state_mut().clickomania().canvas().chosen_all();
        chosen.iter().map(|&id| program.block(id).kind).collect()
    }

    fn clicks_with(&mut self, modifiers: Modifiers, at: Pos2) {
        self.harness.event(Event::ModifiersChanged(modifiers));
        self.clicks_at(at);
        self.harness.event(Event::ModifiersChanged(Modifiers::NONE));
        self.looks();
    }

    fn pan(&mut self) -> egui::Vec2 {
        self.harness.state_mut().clickomania().canvas().view.pan
    }
}

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
fn the_second_button_keeps_several_chosen_blocks_also_on_one_inside_them() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let (count, cure) = (
        person.corner_of(Kind::Count),
        person.corner_of(Kind::CureAll),
    );
    person.clicks_at(count);
    person.clicks_with(Modifiers::SHIFT, cure);
    let inside = person.corner_of(Kind::Infect);
    person.right_clicks_at(inside);
    assert_eq!(person.kinds_chosen(), [Kind::Count, Kind::CureAll]);
    assert!(person.sees("2 blocchi scelti"));
    // One comment is for one block.
    assert!(person.line("Commenta…").is_none());
    person.presses_line("Elimina");
    assert_eq!(person.program().stack(Stack::Hat).len(), 2);
    // On a block that is not among them, that block alone.
    let remove = person.corner_of(Kind::RemoveInfected);
    person.right_clicks_at(remove);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected]);
}

#[test]
fn a_click_on_a_chosen_block_keeps_it_and_one_of_many_stays_alone() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let (remove, cure) = (
        person.corner_of(Kind::RemoveInfected),
        person.corner_of(Kind::CureAll),
    );
    person.clicks_at(remove);
    person.clicks_at(remove);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected]);
    person.clicks_with(Modifiers::COMMAND, cure);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected, Kind::CureAll]);
    person.clicks_at(cure);
    assert_eq!(person.kinds_chosen(), [Kind::CureAll]);
    let empty = person.finds(BIN).left_top() - vec2(120.0, 60.0);
    person.clicks_at(empty);
    assert_eq!(person.kinds_chosen(), []);
}

#[test]
fn a_frame_adds_to_what_is_chosen_and_escape_gives_it_up() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    // Away from the edge: there a frame would scroll.
    let empty = person.finds(BIN).left_top() - vec2(250.0, 60.0);
    person.drags(empty, empty + vec2(120.0, 0.0));
    let set = person.corner_of(Kind::Set);
    person.clicks_at(set);
    let cure = person.first_of(Kind::CureAll);
    let around = person.seen(cure).expand(3.0);
    let shift = |on: bool| match on {
        true => Event::ModifiersChanged(Modifiers::SHIFT),
        false => Event::ModifiersChanged(Modifiers::NONE),
    };
    person.harness.event(shift(true));
    person.drags(around.right_bottom() + vec2(30.0, 0.0), around.left_top());
    assert_eq!(person.kinds_chosen(), [Kind::Set, Kind::CureAll]);

    let before = person.pan();
    let from = around.right_bottom() + vec2(200.0, 20.0);
    person.harness.hover_at(from);
    person.harness.run_steps(1);
    person.harness.drag_at(from);
    person.harness.run_steps(1);
    person
        .harness
        .hover_at(around.left_top() - vec2(5.0, 130.0));
    person.harness.run_steps(1);
    assert!(person.kinds_chosen().len() > 2);
    person.key(Modifiers::SHIFT, Key::Escape);
    assert_eq!(person.kinds_chosen(), [Kind::Set, Kind::CureAll]);
    person.harness.hover_at(around.left_top() - vec2(5.0, 90.0));
    person.harness.run_steps(2);
    let pulled = "what was a frame is no hand that pulls";
    assert_eq!(person.pan(), before, "{pulled}");
    person.harness.drop_at(around.left_top() - vec2(5.0, 90.0));
    person.harness.event(shift(false));
    person.looks();
    assert_eq!(person.pan(), before, "{pulled}");
    assert_eq!(person.kinds_chosen(), [Kind::Set, Kind::CureAll]);
}

#[test]
fn who_pulls_at_the_bin_takes_no_block_that_was_pressed_before() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let before = person.program();
    let cure = person.corner_of(Kind::CureAll);
    person.clicks_at(cure);
    let bin = person.finds(BIN).center();
    person.drags(bin, bin - vec2(300.0, 200.0));
    assert_eq!(write(&person.program()), write(&before));
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
fn a_block_of_the_palette_is_added_and_searched_for_by_its_menu() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let block = "Rimuovi tutti i mattoni infetti, costo 5";
    let at = person.finds(block).center();
    person.right_clicks_at(at);
    person.presses("Aggiungi al programma");
    assert_eq!(person.program().stack(Stack::Hat).len(), 5);
    person.right_clicks_at(at);
    person.presses("Cerca i blocchi come questo");
    assert!(person.sees("Nel programma: 2"), "{:?}", person.names());
}

#[test]
fn a_slot_is_emptied_and_undo_brings_back_what_was_in_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(3)));
    let full = "Slot 3: prova, costo 21";
    let slot = person.finds(full);
    // On its name and on its buttons alike.
    for at in [
        slot.left_top() + vec2(20.0, 15.0),
        slot.right_bottom() - vec2(20.0, 17.0),
    ] {
        person.right_clicks_at(at);
        person.presses("Svuota lo slot 3");
        assert!(person.sees("Slot 3: vuoto"), "{:?}", person.names());
        person.key(Modifiers::COMMAND, Key::Z);
        assert_eq!(person.status(), "Annullato: svuota lo slot.");
        assert!(person.sees(full));
    }
}

#[test]
fn the_wall_and_the_map_have_menus_and_the_bin_opens_with_both_buttons() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let many = vec!["DropAll"; 80].join(", ");
    person.opens_program(&folder, &format!("on_click: [{many}]"));
    let map = person.finds(MAP);
    let pan = person.pan();
    person.right_clicks_at(map.center_bottom() - vec2(0.0, 12.0));
    assert_eq!(person.pan(), pan, "the second button does not go there");
    let toggle = person.harness.query_all_by_label_contains("Ctrl+M").next();
    let toggle = toggle.unwrap().rect().center();
    person.clicks_at(toggle);
    assert!(!person.sees(MAP));

    let bin = person.finds(BIN).center();
    person.right_clicks_at(bin);
    assert!(person.sees("Ciò che si elimina si può riprendere da qui."));
    person.key(Modifiers::NONE, Key::Escape);

    person.right_clicks_at(pos2(200.0, 250.0));
    person.presses("Dipingi la parete…");
    assert!(person.sees("Gioca con questa"));
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
        clickomania::app::clickomania::command::ChangeKind::Delete,
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
        for id in person.program().everywhere() {
            let rect = person.seen(id);
            for cover in covers {
                assert!(!cover.intersects(rect), "{rect:?} {cover:?} at {size:?}");
            }
        }
    }
}

#[test]
fn a_double_click_opens_a_folded_block() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(
        &folder,
        "on_click: [Collapsed(Repeat(times: Number(8), body: [CureAll])), DropAll]",
    );
    let (repeat, drop) = (
        person.corner_of(Kind::Repeat),
        person.corner_of(Kind::DropAll),
    );
    let before = person.program();
    person.clicks_twice_at(drop);
    assert_eq!(write(&person.program()), write(&before));
    person.clicks_twice_at(repeat);
    let id = person.first_of(Kind::Repeat);
    assert!(!person.program().block(id).marks.collapsed);
}

#[test]
fn the_list_of_commands_reaches_wall_slots_variables_and_tabs() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(2)));
    person.key(Modifiers::NONE, Key::F1);
    person.types("svuota slot 2");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.sees("Slot 2: vuoto"));
    person.key(Modifiers::NONE, Key::F1);
    person.types("rinomina quota");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.sees("Come si deve chiamare «quota»?"));
    person.key(Modifiers::NONE, Key::Escape);
    person.key(Modifiers::NONE, Key::F1);
    person.types("vai tantrix");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.harness.query_by_label(BIN).is_none());
}

#[test]
fn the_list_of_changes_is_walked_with_keys_and_tells_how_far_one_went() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let before = person.program();
    for _ in 0..3 {
        person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(
            clickomania::app::clickomania::command::piece::Piece::new(Kind::DropAll, ""),
        )));
    }
    let after = person.program();
    // The second button on the arrow back opens it too.
    let back = person.finds("Annulla: aggiungi blocco (Ctrl+Z)").center();
    person.right_clicks_at(back);
    for _ in 0..3 {
        person.key(Modifiers::NONE, Key::ArrowUp);
    }
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(write(&person.program()), write(&before));
    assert_eq!(
        person.status(),
        "Annullate 3 modifiche, fino a: aggiungi blocco."
    );
    assert!(!person.sees("Storia delle modifiche"));
    person.key(Modifiers::COMMAND, Key::H);
    person.key(Modifiers::NONE, Key::End);
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(write(&person.program()), write(&after));
    assert_eq!(
        person.status(),
        "Ripetute 3 modifiche, fino a: aggiungi blocco."
    );
}

#[test]
fn escape_closes_one_thing_at_a_time() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let set = person.corner_of(Kind::Set);
    person.clicks_at(set);
    person.presses("Costo 21: mostra di che cosa è fatto");
    assert!(
        person.sees("Confronta con altri programmi…"),
        "{:?}",
        person.names()
    );
    person.key(Modifiers::NONE, Key::F1);
    person.key(Modifiers::NONE, Key::Escape);
    assert!(
        person.sees("Confronta con altri programmi…"),
        "the list lay over it"
    );
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.sees("Confronta con altri programmi…"));
    assert_eq!(person.kinds_chosen(), [Kind::Set]);
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(person.kinds_chosen(), []);
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

#[test]
fn values_and_commands_are_copied_together_and_each_comes_once() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let infect = person.first_of(Kind::Infect);
    let value = person.program().block(infect).sockets[0].block.unwrap();
    let inside = person.seen(value).center();
    let (count, cure) = (
        person.corner_of(Kind::Count),
        person.corner_of(Kind::CureAll),
    );
    // A value, a command elsewhere, and the loop around the value.
    person.clicks_at(inside);
    person.clicks_with(Modifiers::SHIFT, cure);
    person.harness.event(Event::Copy);
    person.looks();
    assert_eq!(person.status(), "Copiati 2 blocchi.");
    person.clicks_with(Modifiers::SHIFT, count);
    person.key(Modifiers::COMMAND, Key::D);
    let program = person.program();
    let kinds = |kind: Kind| {
        program
            .everywhere()
            .filter(|&id| program.block(id).kind == kind)
            .count()
    };
    assert_eq!(
        (
            kinds(Kind::Clicked),
            kinds(Kind::Count),
            kinds(Kind::CureAll)
        ),
        (3, 2, 2)
    );
}
