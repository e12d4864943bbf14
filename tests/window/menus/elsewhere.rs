//! The menus of palette, slots, wall, map and bin.

use super::{BIN, BLOCKS, MAP};
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, SlotCommand};
use egui::{Key, Modifiers, pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use engine::language::program::Stack;

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
fn a_menu_closes_when_blocks_are_taken() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    person.presses("Aspetto");
    assert!(egui::Popup::is_any_open(&person.harness.ctx));
    let first = person.program().stack(Stack::Hat)[0];
    let canvas = person.harness.state_mut().clickomania().canvas();
    let block = canvas.layout().get(first).unwrap().rect;
    let from = canvas.view.rect_to_window(block).left_top() + vec2(6.0, 12.0);
    person.holds(from, from + vec2(60.0, 200.0));
    assert!(!egui::Popup::is_any_open(&person.harness.ctx));
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.program().stack(Stack::Hat).contains(&first));
}
