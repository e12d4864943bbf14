//! What is seen: dividers, the search in the program, the map, the bin that gives back, the whole window larger.

use crate::support::*;

/// Many commands one below the other; the last one is `last`.
fn long(count: usize, last: &str) -> String {
    format!("on_click: [{}{last}]", "DropAll, ".repeat(count))
}

#[test]
fn dividers_are_dragged_and_stay_where_they_were_put() {
    let mut person = Person::sits_down();
    let stage = text().msg_divider_stage();
    let before = [&stage, &text().msg_divider_palette()].map(|name| person.finds(name));
    let at = before[0].center();
    person.drags(at, at + vec2(70.0, 40.0));
    // The palette keeps its width.
    for (name, before) in [&stage, &text().msg_divider_palette()].iter().zip(before) {
        let moved = person.finds(name).center().x - before.center().x;
        assert!((moved - 70.0).abs() < 3.0, "{name}: {moved}");
    }
    let wide = person.finds(&stage).center().x;
    let mut person = person.restarts();
    assert!((person.finds(&stage).center().x - wide).abs() < 1.0);
    // A double click puts it back.
    let at = person.finds(&stage).center();
    person.clicks_twice_at(at);
    assert_eq!(person.finds(&stage), before[0]);
    assert_eq!(person.restarts().finds(&stage), before[0]);
}

#[test]
fn dividers_are_moved_by_arrows_and_leave_room_for_all_columns() {
    let mut person = Person::sits_down_at(SMALLEST);
    let (stage, palette) = (text().msg_divider_stage(), text().msg_divider_palette());
    let before = person.finds(&stage).center().x;
    person.focuses(&stage);
    person.hits(Key::ArrowLeft);
    let moved = before - person.finds(&stage).center().x;
    assert!(0.0 < moved && moved <= 17.0, "{moved}");
    person.hits(Key::Enter);
    assert_eq!(person.finds(&stage).center().x, before);
    // However far it is dragged: the canvas and what floats over it stay in the window.
    for name in [&stage, &palette] {
        let from = person.finds(name).center();
        person.drags(from, pos2(895.0, from.y));
        let screen = Rect::from_min_size(Pos2::ZERO, SMALLEST);
        for name in [text().msg_bin(), text().msg_program_name_field()] {
            assert!(screen.contains_rect(person.finds(&name)), "{name}");
        }
        assert!(person.canvas_rect().width() >= 390.0);
        let from = person.finds(name).center();
        person.drags(from, pos2(5.0, from.y));
    }
    assert!(person.finds(&stage).center().x >= 230.0);
}

#[test]
fn the_map_shows_where_one_is_leads_elsewhere_and_stays_during_a_drag() {
    let mut person = Person::sits_with("on_click: [DropAll]");
    let name = text().msg_map_name();
    person.must_not_see(&name);
    person.opens_blocks(&long(300, "CureAll"));
    let map = person.finds(&name);
    let (first, last) = (person.hat()[0], *person.hat().last().unwrap());
    let in_sight = |person: &mut Person| {
        let place = person.place_of(last);
        person.canvas_rect().intersects(place)
    };
    assert!(!person.canvas_rect().intersects(map) && !in_sight(&mut person));
    person.clicks_at(map.center_bottom() - vec2(0.0, 8.0));
    assert!(in_sight(&mut person));
    // The frame is dragged back up.
    person.drags(map.center_bottom() - vec2(0.0, 10.0), map.center_top());
    assert!(!in_sight(&mut person));
    person.focuses(&name);
    person.hits(Key::End);
    assert!(in_sight(&mut person));
    person.hits(Key::Home);
    let canvas = person.canvas_rect();
    let at = person.takes(first, vec2(80.0, 0.0));
    assert_eq!(person.canvas_rect(), canvas, "nothing jumps");
    person.escapes();
    person.lets_go(at);
    person.key(Modifiers::COMMAND, Key::M);
    person.must_not_see(&name);
    let mut person = person.restarts();
    person.opens_blocks(&long(300, "CureAll"));
    person.must_not_see(&name);
}

#[test]
fn the_bin_gives_back_what_was_thrown_in() {
    let mut person =
        Person::sits_with("on_click: [DropAll, Repeat(times: Number(8), body: [CureAll])]");
    let bin = text().msg_bin();
    let second = person.hat()[1];
    let (from, to) = (person.grip_of(second), person.finds(&bin).center());
    person.drags(from, to);
    person.clicks_block(Kind::DropAll);
    person.hits(Key::Delete);
    person.expects("on_click: []");
    assert!(person.description(&bin).contains('2'));
    person.presses(&bin);
    person.presses_beginning(on_canvas(Kind::Repeat));
    let program = person.program();
    assert_eq!(program.walk(&program.loose()[0].blocks).count(), 2);
    person.undoes();
    person.expects("on_click: []");
}

#[test]
fn buttons_and_keys_zoom_to_all_to_the_chosen_blocks_and_to_full_size() {
    let mut person = Person::sits_with(&long(60, "CureAll"));
    person.presses(text().msg_zoom_fit());
    assert!(person.view().0 < 0.6);
    person.clicks_block(Kind::CureAll);
    person.presses(text().msg_zoom_chosen());
    assert_eq!(person.view().0, 1.0);
    let last = person.first_of(Kind::CureAll);
    let place = person.place_of(last);
    assert!(person.canvas_rect().contains_rect(place));
    // Around the chosen block, wherever the pointer is.
    person.harness.hover_at(pos2(5.0, 5.0));
    person.looks();
    person.commands(ZoomCommand::In);
    let moved = person.place_of(last).min - place.min;
    assert!(person.view().0 > 1.0 && moved.length() < 20.0, "{moved}");
    person.commands(ZoomCommand::Actual);
    assert_eq!(person.view().0, 1.0);
}

#[test]
fn the_strip_of_categories_leads_to_blocks_and_marks_where_one_is() {
    let mut person = Person::sits_down();
    let chosen = |person: &Person, name: &str| {
        let tab = person.harness.get_by_role_and_label(Role::Tab, name);
        let node = tab.accesskit_node();
        let on = Some(egui::accesskit::Toggled::True);
        node.is_selected() == Some(true) || node.toggled() == on
    };
    let wall = text().msg_category_wall();
    assert!(chosen(&person, &wall));
    for name in [
        text().msg_category_variables(),
        text().msg_category_infection(),
        text().msg_category_wall(),
    ] {
        person.presses(&name);
        person.waits();
        assert!(chosen(&person, &name), "{name}");
    }
    // All blocks are in one scroll: the wheel comes to the next category.
    let block = person.finds(in_palette(Kind::DropAll)).center();
    person.harness.hover_at(block);
    person.scrolls(12, 120.0);
    assert!(!chosen(&person, &wall));
}

#[test]
fn blocks_that_lie_far_away_do_not_make_the_program_small() {
    let mut person = Person::sits_with(
        "on_click: [DropAll, CureAll], loose: [(at: (3000, 0), blocks: [DropAll]), \
         (at: (0, 5000), blocks: [CureAll])]",
    );
    let first = person.hat()[0];
    let place = person.place_of(first);
    assert!(person.view().0 == 1.0 && person.canvas_rect().contains_rect(place));
}

#[test]
fn what_is_undone_or_pasted_comes_into_sight() {
    let mut person = Person::sits_with(&long(120, "CureAll"));
    let cure = person.first_of(Kind::CureAll);
    let delete = person.program().lift_edit(cure, false).unwrap();
    person.commands(EditorCommand::Edit(ChangeKind::Delete, delete));
    person.commands(HistoryCommand::Undo);
    person.waits();
    let canvas = person.canvas_rect();
    assert!(canvas.contains_rect(person.place_of(cure)));
    // Pasted at the edge: all of it is seen, not only its first corner.
    person
        .harness
        .hover_at(canvas.right_bottom() - vec2(90.0, 20.0));
    person.harness.run_steps(1);
    let text = "Program(format: 1, name: \"\", on_click: [RemoveInfected, RemoveInfected])";
    for _ in 0..2 {
        person.pastes(text);
        person.waits();
    }
    let stacks = [0, 1].map(|number| {
        let blocks = person.loose(number).into_iter();
        blocks.fold(Rect::NOTHING, |all, id| all.union(person.place_of(id)))
    });
    assert!(
        stacks.iter().all(|stack| canvas.contains_rect(*stack)),
        "{stacks:?}"
    );
    assert!(!stacks[0].intersects(stacks[1]), "{stacks:?}");
    // The newest are chosen: they can be moved or deleted at once.
    assert_eq!(
        person.kinds_chosen(),
        [Kind::RemoveInfected, Kind::RemoveInfected]
    );
    // A paste into a text field brings no blocks.
    let before = person.program();
    person.key(Modifiers::COMMAND, Key::F);
    person.pastes(text);
    person.expects_program(&before);
}

#[test]
fn one_search_leads_through_palette_and_program() {
    let end = "Comment(\"La fine\", Repeat(times: Number(8), body: [CureAll]))";
    let mut person = Person::sits_with(&long(200, end));
    let before = person.program();
    person.key(Modifiers::COMMAND, Key::F);
    person.types("la fine");
    person.waits();
    person.must_see(text().msg_find_count("1"));
    person.hits(Key::Enter);
    person.waits();
    assert_eq!(person.kinds_chosen(), [Kind::Repeat]);
    let repeat = person.first_of(Kind::Repeat);
    let place = person.place_of(repeat);
    assert!(person.canvas_rect().contains(place.left_top()), "{place:?}");
    // Enter stays in the field: one types on, and what was typed over is gone.
    person.key(Modifiers::COMMAND, Key::F);
    person.types("cadere tutti");
    person.waits();
    person.must_see(text().msg_find_count("200"));
    let at = |number: u32| text().msg_find_place(number.to_string(), "200");
    person.hits_all(&[Key::Enter, Key::Enter, Key::Enter]);
    person.must_see(at(3));
    person.key(Modifiers::SHIFT, Key::Enter);
    for _ in 0..2 {
        person.key(Modifiers::SHIFT, Key::F3);
    }
    person.must_see(at(200));
    person.hits(Key::F3);
    person.must_see(at(1));
    person.presses(text().msg_find_previous());
    person.must_see(at(200));
    // The block that was found stays chosen.
    let found = person.clickomania().canvas().chosen();
    person.presses(text().msg_palette_search());
    person.escapes();
    person.must_not_see(at(200));
    assert_eq!(person.clickomania().canvas().chosen(), found);
    person.expects_program(&before);
}

#[test]
fn hits_in_folded_blocks_are_shown_and_hits_follow_the_program() {
    let mut person = Person::sits_with(
        "on_click: [DropAll, Collapsed(Repeat(times: Number(8), body: [CureAll])), DropAll]",
    );
    let searches = |person: &mut Person, words: &str| {
        person.key(Modifiers::COMMAND, Key::F);
        person.types(words);
        person.waits();
    };
    searches(&mut person, "togli infezione");
    person.hits(Key::Enter);
    assert_eq!(person.kinds_chosen(), [Kind::Repeat]);
    searches(&mut person, "zzz");
    person.hits(Key::Enter);
    person.must_see(text().msg_find_nothing());
    assert_eq!(person.kinds_chosen(), [Kind::Repeat]);
    searches(&mut person, "cadere tutti");
    person.must_see(text().msg_find_count("2"));
    person.hits(Key::Enter);
    person.commands(EditorCommand::Delete);
    person.waits();
    person.must_see(text().msg_find_count("1"));
    person.commands(HistoryCommand::Undo);
    person.waits();
    person.must_see(text().msg_find_count("2"));
}

#[test]
fn the_whole_window_grows_by_keys_and_stays_so() {
    let mut person = Person::sits_down();
    let both = Modifiers::COMMAND | Modifiers::SHIFT;
    for _ in 0..5 {
        person.key(both, Key::Plus);
    }
    assert_eq!(person.harness.ctx.zoom_factor(), 2.0);
    let mut person = person.restarts();
    for (key, factor) in [(Key::Minus, 1.75), (Key::Num0, 1.0)] {
        person.key(both, key);
        assert_eq!(person.harness.ctx.zoom_factor(), factor);
    }
}

#[test]
fn at_double_size_wall_blocks_and_program_take_turns() {
    // 1024 by 640 pixels at 200 percent.
    let size = vec2(512.0, 320.0);
    let mut person = Person::sits_down_at(size);
    let screen = Rect::from_min_size(Pos2::ZERO, size);
    for switch in [
        text().msg_switch_program(),
        text().msg_switch_palette(),
        text().msg_switch_stage(),
    ] {
        person.presses(switch);
        let help = person.named(text().msg_frame_help());
        let language = text().language().own_name().to_owned();
        for name in [help.expect("help"), text().msg_stage_play(), language] {
            assert!(screen.contains_rect(person.finds(&name)), "{name}");
        }
    }
    // 150 percent.
    let mut person = Person::sits_down_at(vec2(683.0, 427.0));
    assert!(person.canvas_rect().width() >= 340.0);
    person.must_see(text().msg_stage_play());
}

#[test]
fn menus_are_scrolled_where_the_window_is_low() {
    let size = vec2(1000.0, 400.0);
    let mut person = Person::sits_down_at(size);
    let wall = text().msg_stage_new_wall(text().msg_stage_wall_dealt("1"));
    for (button, last) in [
        (wall, text().msg_walls_copy_text()),
        (text().msg_menu_file(), text().msg_contest_teacher()),
    ] {
        person.presses(&button);
        person.waits();
        assert!(person.finds(&last).max.y > size.y, "{button} has room");
        let over = person.finds(&last).center().x;
        person.harness.hover_at(pos2(over, 200.0));
        person.scrolls(10, 100.0);
        person.waits();
        assert!(person.finds(&last).max.y < size.y, "{last}");
        person.escapes();
        person.waits();
    }
}

#[test]
fn a_copy_is_seen() {
    let mut person = Person::sits_down_at(SMALL);
    let many = "CompactColumn(RandomFraction), ".repeat(30);
    person.opens_blocks(&format!("on_click: [{many}CureAll]"));
    let canvas = person.canvas_rect();
    let lowest = |person: &mut Person, kind: Kind| {
        let program = person.program();
        let blocks: Vec<BlockId> = program.running().map(|(id, _)| id).collect();
        let blocks = blocks
            .into_iter()
            .filter(|id| program.block(*id).kind == kind);
        let places: Vec<_> = blocks.map(|id| (id, person.place_of(id))).collect();
        let seen = places
            .iter()
            .rfind(|(_, place)| canvas.contains(place.center()));
        seen.unwrap_or_else(|| panic!("{canvas:?}: {places:?}")).0
    };
    let value = lowest(&mut person, Kind::RandomFraction);
    let at = person.grip_of(value);
    person.clicks_at(at);
    let are_seen = |person: &mut Person, command: EditorCommand| {
        for _ in 0..3 {
            person.commands(command.clone());
            person.waits();
            let copy = person.clickomania().canvas().chosen().unwrap();
            let place = person.place_of(copy);
            assert!(canvas.contains_rect(place), "{place:?} in {canvas:?}");
        }
    };
    are_seen(&mut person, EditorCommand::Duplicate);
    let copied = write(&program(
        "on_click: [], loose: [(at: (0, 0), blocks: [RandomFraction])]",
    ));
    person
        .harness
        .hover_at(canvas.right_bottom() - vec2(4.0, 4.0));
    person.looks();
    are_seen(&mut person, EditorCommand::Paste(copied));
    let command = lowest(&mut person, Kind::CompactColumn);
    let at = person.grip_of(command);
    person.clicks_at(at);
    are_seen(&mut person, EditorCommand::Duplicate);
}

#[test]
fn the_bin_lies_over_no_block_and_comes_for_a_drag() {
    let mut person = Person::sits_with(THREE);
    let bin = text().msg_bin();
    let corner = person.finds(&bin).center();
    let block = person.hat()[0];
    let grip = person.grip_of(block);
    // A block comes below it.
    let loose = person
        .clickomania()
        .canvas()
        .view
        .to_layout(corner - vec2(30.0, 10.0));
    let (x, y) = (loose.x.round(), loose.y.round());
    person.opens_blocks(&format!(
        "{THREE}, loose: [(at: ({x}, {y}), blocks: [RemoveInfected])]"
    ));
    person.must_not_see(&bin);
    person.clicks_at(corner);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected]);
    person.holds(grip, corner);
    person.must_see(&bin);
    person.lets_go(corner);
    assert_eq!(person.hat().len(), 0);
}
