//! The second button of the mouse on everything, what the first one chooses, the lists of commands and of changes.

use crate::support::*;

const BLOCKS: &str = "variables: [\"i\", \"quota\"], on_click: [\
     Set(var: \"quota\", to: Number(3)), \
     Count(var: \"i\", from: Number(0), to: Number(8), by: Number(1), body: [Infect(Clicked), DropAll]), \
     RemoveInfected, CureAll], loose: [(at: (20, 400), blocks: [Clicked])]";

impl Person {
    /// The entry of a menu that begins with these words; its keys follow them.
    fn entry(&self, words: impl AsRef<str>) -> Option<Rect> {
        let words = words.as_ref();
        let nodes = self.harness.query_all_by_label_contains(words);
        let entries = nodes.filter_map(|node| {
            let label = node.accesskit_node().label()?;
            let found = label.starts_with(words).then(|| node.rect())?;
            Some((label.len(), found))
        });
        let shortest = entries.min_by_key(|(length, _)| *length);
        shortest.map(|(_, rect)| rect)
    }

    fn presses_entry(&mut self, words: impl AsRef<str>) {
        let at = self.entry(words).unwrap().center();
        self.clicks_at(at);
    }

    /// The entries of the open menu.
    fn entries(&self) -> Vec<Rect> {
        let menu = self.harness.get_by_role(Role::Menu);
        let entries = menu.children_recursive().filter(|node| {
            let role = node.accesskit_node().role();
            matches!(role, Role::Button | Role::MenuItem)
        });
        entries.map(|node| node.rect()).collect()
    }

    /// Opens the menu of the first block of this kind.
    fn opens_menu_of(&mut self, kind: Kind) {
        let id = self.first_of(kind);
        let at = self.place_of(id).min + vec2(7.0, 10.0);
        self.right_clicks_at(at);
    }
}

#[test]
fn menus_of_the_canvas_are_short_stay_in_the_window_and_cover_no_block_they_are_about() {
    for size in [WINDOW, SMALL] {
        let mut person = Person::sits_down_at(size);
        person.opens_blocks(BLOCKS);
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for (kind, covered) in [
            (Kind::Set, [Kind::Set, Kind::Set]),
            (Kind::Count, [Kind::Count, Kind::Infect]),
        ] {
            person.opens_menu_of(kind);
            let entries = person.entries();
            assert!((3..=8).contains(&entries.len()), "{kind:?}: {entries:?}");
            for block in covered {
                let block = person.first_of(block);
                let block = person.place_of(block).shrink(1.0);
                let free = |rect: &Rect| screen.contains_rect(*rect) && !rect.intersects(block);
                assert!(entries.iter().all(free), "{kind:?} {size}: {entries:?}");
            }
            // Esc closes the menu and nothing else.
            person.escapes();
            assert_eq!(person.kinds_chosen(), [kind]);
        }
        let free = person.free_canvas();
        person.right_clicks_at(free);
        assert!((3..=8).contains(&person.entries().len()));
    }
}

#[test]
fn the_rest_of_a_menu_is_one_step_away() {
    let mut person = Person::sits_with(BLOCKS);
    person.opens_menu_of(Kind::Set);
    assert!(person.entry(text().msg_menu_cut()).is_none());
    person.presses_entry(text().msg_menu_more());
    for name in [
        text().msg_menu_cut(),
        text().msg_variable_rename_menu("quota"),
        text().msg_menu_detach(),
        text().msg_timeline_break(),
    ] {
        assert!(person.entry(&name).is_some(), "{name}");
    }
    person.presses(text().msg_variable_set_menu("quota"));
    assert_eq!(person.hat().len(), 5);
    // A loop counts with this one: no question that could not be answered with yes.
    person.opens_menu_of(Kind::Count);
    person.presses_entry(text().msg_menu_more());
    person.presses(text().msg_variable_delete_menu("i"));
    assert!(!person.status().is_empty());
    person.must_not_see(text().msg_variable_delete("i"));
}

#[test]
fn what_the_menu_pastes_comes_where_the_menu_was_opened() {
    let mut person = Person::sits_with(BLOCKS);
    let at = person.free_canvas() - vec2(220.0, 150.0);
    person.right_clicks_at(at);
    person.presses_entry(text().msg_menu_paste());
    // The system answers as if keys had been pressed.
    person.pastes("Program(format: 1, name: \"\", on_click: [RemoveInfected])");
    let program = person.program();
    let pasted = program.loose().last().unwrap().blocks[0];
    let corner = person.place_of(pasted).min;
    assert!((corner - at).length() < 30.0, "{corner:?} {at:?}");
}

#[test]
fn a_socket_is_filled_and_a_field_changed_by_their_menus() {
    let mut person = Person::sits_with("on_click: [Infect(Hole)]");
    let infect = person.hat()[0];
    let socket = person.holes_of(infect)[0].center();
    person.right_clicks_at(socket);
    person.presses(text().msg_menu_fill());
    person.presses(text().msg_category_cells());
    person.presses(in_palette(Kind::Clicked));
    person.expects("on_click: [Infect(Clicked)]");
    person.opens_blocks("on_click: [Repeat(times: Number(8), body: [])]");
    let repeat = person.hat()[0];
    let number = person.numbers_of(repeat)[0].center();
    person.right_clicks_at(number);
    person.presses(text().msg_menu_change_field());
    person.types("7");
    person.hits(Key::Enter);
    person.expects("on_click: [Repeat(times: Number(7), body: [])]");
}

#[test]
fn keys_open_the_menu_walk_it_and_come_back() {
    let mut person = Person::sits_with(BLOCKS);
    person.hits_all(&[Key::ArrowDown, Key::ArrowDown]);
    assert_eq!(person.kinds_chosen(), [Kind::Set]);
    person.key(Modifiers::COMMAND, Key::Enter);
    assert!(person.entry(text().msg_menu_duplicate()).is_some());
    person.hits_all(&[Key::ArrowDown, Key::ArrowUp, Key::Enter]);
    assert_eq!(person.hat().len(), 5);
    assert!(person.entry(text().msg_menu_duplicate()).is_none());
    // The arrows walk the blocks again.
    person.hits_all(&[Key::Home, Key::ArrowDown]);
    person.key(Modifiers::COMMAND, Key::Enter);
    person.hits_all(&[Key::Escape, Key::End]);
    assert_eq!(person.kinds_chosen(), [Kind::Clicked]);
    // The way to the palette leads to the block there.
    person.key(Modifiers::COMMAND, Key::Enter);
    let more = text().msg_menu_more();
    let mut nodes = person.harness.query_all_by_label_contains(&more);
    nodes.next_back().unwrap().focus();
    drop(nodes);
    person.looks();
    person.hits(Key::Enter);
    person.focuses(text().msg_menu_in_palette());
    person.hits(Key::Enter);
    assert_eq!(person.focused(), Some(in_palette(Kind::Clicked)));
}

#[test]
fn the_second_button_keeps_several_chosen_blocks_even_on_one_inside_them() {
    let mut person = Person::sits_with(BLOCKS);
    person.clicks_block(Kind::Count);
    let cure = person.first_of(Kind::CureAll);
    let cure = person.grip_of(cure);
    person.clicks_with(Modifiers::SHIFT, cure);
    person.opens_menu_of(Kind::Infect);
    assert_eq!(person.kinds_chosen(), [Kind::Count, Kind::CureAll]);
    // One comment is for one block.
    assert!(person.entry(text().msg_menu_comment()).is_none());
    person.presses_entry(text().msg_menu_delete());
    assert_eq!(person.hat().len(), 2);
    // On a block that is not among them, that block alone.
    person.opens_menu_of(Kind::RemoveInfected);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected]);
}

#[test]
fn clicks_choose_one_block_add_to_the_choice_and_drop_it() {
    let mut person = Person::sits_with(BLOCKS);
    let cure = person.first_of(Kind::CureAll);
    let cure = person.grip_of(cure);
    person.clicks_block(Kind::RemoveInfected);
    person.clicks_block(Kind::RemoveInfected);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected]);
    person.clicks_with(Modifiers::COMMAND, cure);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected, Kind::CureAll]);
    person.clicks_at(cure);
    assert_eq!(person.kinds_chosen(), [Kind::CureAll]);
    let free = person.free_canvas();
    person.clicks_at(free);
    assert_eq!(person.kinds_chosen(), []);
}

#[test]
fn a_frame_adds_to_the_choice_and_escape_gives_it_up() {
    let mut person = Person::sits_with(BLOCKS);
    // Away from the edge: there a frame would scroll.
    let free = person.free_canvas() - vec2(170.0, 0.0);
    person.drags(free, free + vec2(120.0, 0.0));
    person.clicks_block(Kind::Set);
    let cure = person.first_of(Kind::CureAll);
    let around = person.place_of(cure).expand(3.0);
    person.holds_keys(Modifiers::SHIFT);
    person.drags(around.right_bottom() + vec2(30.0, 0.0), around.left_top());
    assert_eq!(person.kinds_chosen(), [Kind::Set, Kind::CureAll]);
    let before = person.view();
    let from = around.right_bottom() + vec2(200.0, 20.0);
    let to = around.left_top() - vec2(5.0, 130.0);
    person.holds(from, to);
    assert!(person.kinds_chosen().len() > 2);
    person.key(Modifiers::SHIFT, Key::Escape);
    assert_eq!(person.kinds_chosen(), [Kind::Set, Kind::CureAll]);
    // The hand that drew a frame pulls nothing.
    person.harness.hover_at(to + vec2(0.0, 40.0));
    person.harness.run_steps(2);
    person.lets_go(to + vec2(0.0, 40.0));
    person.holds_keys(Modifiers::NONE);
    assert_eq!(person.view(), before);
    assert_eq!(person.kinds_chosen(), [Kind::Set, Kind::CureAll]);
}

#[test]
fn a_double_click_opens_a_folded_block() {
    let mut person = Person::sits_with(
        "on_click: [Collapsed(Repeat(times: Number(8), body: [CureAll])), DropAll]",
    );
    let before = person.program();
    let blocks = person.hat();
    let (repeat, drop) = (person.grip_of(blocks[0]), person.grip_of(blocks[1]));
    person.clicks_twice_at(drop);
    person.expects_program(&before);
    person.clicks_twice_at(repeat);
    assert!(!person.program().block(blocks[0]).marks.collapsed);
}

#[test]
fn palette_slots_wall_and_bin_have_menus() {
    let mut person = Person::sits_with(BLOCKS);
    let at = person.finds(in_palette(Kind::RemoveInfected)).center();
    person.right_clicks_at(at);
    person.presses(text().msg_menu_add());
    assert_eq!(person.hat().len(), 5);
    person.right_clicks_at(at);
    person.presses(text().msg_menu_same());
    person.must_see(text().msg_find_count("2"));
    person.escapes();
    // A slot is emptied on its name and on its buttons alike; undo brings back what was in it.
    person.undoes();
    person.commands(SlotCommand::Store(3));
    let full = slot(3, "prova", 21);
    let row = person.finds(&full);
    for at in [
        row.left_top() + vec2(20.0, 15.0),
        row.right_bottom() - vec2(20.0, 17.0),
    ] {
        person.right_clicks_at(at);
        person.presses(text().msg_slot_empty_out("3"));
        person.must_see(text().msg_slot_empty_name("3"));
        person.undoes();
        person.must_see(&full);
    }
    let bin = person.finds(text().msg_bin()).center();
    person.right_clicks_at(bin);
    person.must_see(text().msg_bin_empty());
    person.escapes();
    let brick = person.brick(Cell::new(4, 4).unwrap()).center();
    person.right_clicks_at(brick);
    person.presses(text().msg_menu_wall_paint());
    person.must_see(text().msg_walls_play());
}

#[test]
fn any_command_is_found_by_some_words() {
    let mut person = Person::sits_with(BLOCKS);
    person.commands(SlotCommand::Store(2));
    let finds = |person: &mut Person, words: &str| {
        person.hits(Key::F1);
        person.types(words);
        person.hits(Key::Enter);
    };
    finds(&mut person, &text().msg_slot_empty_out("2").to_lowercase());
    person.must_see(text().msg_slot_empty_name("2"));
    finds(&mut person, "rinomina quota");
    person.must_see(text().msg_variable_rename("quota"));
    person.escapes();
    person.hits(Key::F1);
    person.types("zzz");
    person.must_see(text().msg_commands_none());
    person.escapes();
    finds(&mut person, "tantrix");
    person.must_see(text().msg_tantrix_board());
}

#[test]
fn the_list_of_changes_is_walked_with_keys() {
    let mut person = Person::sits_with(BLOCKS);
    let before = person.program();
    for _ in 0..3 {
        person.adds(Kind::DropAll);
    }
    let after = person.program();
    // The second button on the arrow back opens it too.
    let back = text().msg_undo_change(text().msg_change_add());
    let back = person.finds(back).center();
    person.right_clicks_at(back);
    person.hits_all(&[Key::ArrowUp, Key::ArrowUp, Key::ArrowUp, Key::Enter]);
    person.expects_program(&before);
    person.must_hear("3");
    person.must_not_see(text().msg_history_title());
    person.key(Modifiers::COMMAND, Key::H);
    person.hits_all(&[Key::End, Key::Enter]);
    person.expects_program(&after);
    person.must_hear("3");
}

#[test]
fn escape_closes_one_thing_at_a_time() {
    let mut person = Person::sits_with(BLOCKS);
    person.clicks_block(Kind::Set);
    person.presses(price(21));
    let sheet = text().msg_comparison_compare_others();
    person.must_see(&sheet);
    person.hits_all(&[Key::F1, Key::Escape]);
    person.must_see(&sheet);
    person.escapes();
    person.must_not_see(&sheet);
    assert_eq!(person.kinds_chosen(), [Kind::Set]);
    person.escapes();
    assert_eq!(person.kinds_chosen(), []);
}
