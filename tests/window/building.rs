//! Programs are built with the mouse: blocks come from the palette, are dragged, typed into, copied and taken back.

use crate::support::*;

#[test]
fn the_three_phases_are_built_by_dragging() {
    let mut person = Person::sits_with("on_click: []");
    let under_hat = person.finds(text().msg_block_hat()).left_bottom() + vec2(14.0, 10.0);
    person.presses(text().msg_category_infection());
    let from = person.finds(in_palette(Kind::InfectArea)).left_top() + vec2(10.0, 12.0);
    person.drags(from, under_hat);
    person.presses(text().msg_category_cells());
    let from = person.finds(in_palette(Kind::Clicked)).left_center() + vec2(8.0, 0.0);
    let infect = person.hat()[0];
    let hole = person.holes_of(infect)[0].center();
    person.drags(from, hole);
    person.presses(text().msg_category_wall());
    for kind in [Kind::RemoveInfected, Kind::DropAll] {
        let from = person.finds(in_palette(kind)).left_top() + vec2(12.0, 12.0);
        let last = *person.hat().last().unwrap();
        let below = person.place_of(last).left_bottom() + vec2(14.0, 8.0);
        person.drags(from, below);
    }
    person.expects(THREE);
    assert_eq!(person.cost(), 35);
    person.must_see(price(35));
}

#[test]
fn a_press_in_the_palette_puts_a_block_where_it_fits() {
    let mut person = Person::sits_with("on_click: []");
    person.presses(in_palette(Kind::Remove));
    person.presses(text().msg_category_cells());
    person.presses(in_palette(Kind::Clicked));
    person.expects("on_click: [Remove(Clicked)]");
}

#[test]
fn blocks_are_found_by_words_that_they_lack() {
    let mut person = Person::sits_down();
    for (language, words) in [
        (Language::En, ["fall", "loop", "dice"]),
        (Language::It, ["gravità", "ciclo", "dado"]),
        (Language::Es, ["gravedad", "bucle", "dado"]),
        (Language::Pl, ["grawitacja", "pętla", "kostka"]),
    ] {
        person.speaks(language);
        let text = Text::load(language).unwrap();
        for (word, kind) in words
            .into_iter()
            .zip([Kind::DropBrick, Kind::Repeat, Kind::RandomInt])
        {
            person.commands(EditorCommand::Search(word.to_owned()));
            let name = engine::language::words::name(&text, kind);
            assert!(person.reads(&name), "{word}: {:?}", person.names());
        }
    }
}

#[test]
fn everything_can_be_undone_and_redone() {
    let mut person = Person::sits_down();
    let first = person.program();
    person.builds_three();
    let built = person.program();
    for _ in 0..5 {
        person.undoes();
    }
    person.expects_program(&first);
    assert_eq!(person.status(), text().msg_undone(text().msg_change_new()));
    for _ in 0..5 {
        person.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    person.expects_program(&built);
}

#[test]
fn escape_takes_a_drag_back_and_the_palette_and_the_bin_delete() {
    let mut person = Person::sits_with(THREE);
    let second = person.hat()[1];
    let at = person.takes(second, vec2(60.0, 200.0));
    assert_eq!(person.blocks_left(), 2, "two blocks hang on the pointer");
    person.expects(THREE);
    person.escapes();
    person.lets_go(at);
    person.expects(THREE);
    // A block takes along what hangs below it.
    let palette = person.canvas_rect().left_center() - vec2(100.0, 0.0);
    for to in [palette, person.finds(text().msg_bin()).center()] {
        let from = person.grip_of(second);
        person.drags(from, to);
        person.expects("on_click: [InfectArea(Clicked)]");
        person.undoes();
        person.expects(THREE);
    }
}

#[test]
fn a_drop_that_cannot_connect_says_why_and_loses_nothing() {
    let mut person = Person::sits_with(
        "on_click: [Remove(Hole)], loose: [(at: (420, 300), blocks: [Swatch(Red)])]",
    );
    let (remove, red) = (person.hat()[0], person.loose(0)[0]);
    let hole = person.holes_of(remove)[0].center();
    person.drags_value(red, hole);
    assert!(!person.status().is_empty());
    assert_eq!(person.loose(0), [red]);
}

#[test]
fn a_displaced_block_is_kept() {
    let mut person = Person::sits_with(
        "on_click: [Remove(Clicked)], \
         loose: [(at: (420, 300), blocks: [Neighbour(side: Above, cell: Hole)])]",
    );
    let (clicked, above) = (person.first_of(Kind::Clicked), person.loose(0)[0]);
    let to = person.place_of(clicked).center();
    person.drags_value(above, to);
    person.expects("on_click: [Remove(Neighbour(side: Above, cell: Clicked))]");
}

#[test]
fn a_number_is_typed_in_place_and_stays_as_it_was_if_it_is_none() {
    let before = "on_click: [CompactColumn(Number(3))]";
    let mut person = Person::sits_with(before);
    let block = person.hat()[0];
    let number = person.numbers_of(block)[0];
    let field = text().msg_number_field();
    for typed in ["", "otto", "1e999", "--3", "3 3"] {
        person.clicks_at(number.center());
        person.key(Modifiers::COMMAND, Key::A);
        person.hits(Key::Backspace);
        person.types(typed);
        person.hits(Key::Enter);
        person.expects(before);
        person.must_see(&field);
        person.escapes();
        person.must_not_see(&field);
        person.expects(before);
    }
    person.clicks_at(number.center());
    person.types("41");
    person.escapes();
    person.expects(before);
    person.types_number(number, "2,5");
    person.hits(Key::Enter);
    person.expects("on_click: [CompactColumn(Number(2.5))]");
    // A press elsewhere takes what was typed.
    let number = person.numbers_of(block)[0];
    person.types_number(number, "7");
    let free = person.free_canvas();
    person.clicks_at(free);
    person.expects("on_click: [CompactColumn(Number(7))]");
}

#[test]
fn a_number_block_dropped_on_a_number_is_typed_into() {
    let mut person = Person::sits_with("on_click: [CompactColumn(Number(3))]");
    person.presses(text().msg_category_math());
    let from = person.finds(in_palette(Kind::Number)).left_center() + vec2(2.0, 8.0);
    let block = person.hat()[0];
    let socket = person.numbers_of(block)[0];
    person.drags(from, socket.center());
    person.types_number(socket, "5");
    person.hits(Key::Enter);
    person.expects("on_click: [CompactColumn(Number(5))]");
}

#[test]
fn options_are_chosen_and_variables_renamed_and_deleted_in_their_lists() {
    let mut person = Person::sits_with("on_click: [Paint(colour: Red, cell: Hole)]");
    let paint = person.hat()[0];
    let field = person.fields_of(paint)[0].center();
    person.clicks_at(field);
    person.presses(text().msg_colour_green());
    person.expects("on_click: [Paint(colour: Green, cell: Hole)]");
    person.opens_blocks("variables: [\"x\"], on_click: [Set(var: \"x\", to: Hole)]");
    let set = person.hat()[0];
    let field = person.fields_of(set)[0].center();
    person.clicks_at(field);
    person.presses(text().msg_variable_rename_menu("x"));
    person.types_over("riga");
    person.hits(Key::Enter);
    person.expects("variables: [\"riga\"], on_click: [Set(var: \"riga\", to: Hole)]");
    person.clicks_at(field);
    person.presses(text().msg_variable_delete_menu("riga"));
    person.presses(text().msg_menu_delete());
    person.expects("on_click: []");
}

#[test]
fn keys_during_a_drag_lose_nothing() {
    let mut person = Person::sits_with(
        "on_click: [Remove(Clicked)], loose: [(at: (420, 300), blocks: [AnyEmpty])]",
    );
    let before = person.program();
    let (value, clicked) = (person.loose(0)[0], person.first_of(Kind::Clicked));
    let (from, to) = (person.place_of(value), person.place_of(clicked).center());
    person.holds(from.left_center() + vec2(10.0, 0.0), to);
    person.undoes();
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::Delete);
    // Commands that come from elsewhere find the whole program.
    let path = person.file("saved.ron");
    person.commands(FileCommand::SaveFile(path.clone()));
    assert_eq!(fs::read_to_string(path).unwrap(), write(&before));
    person.lets_go(to);
    person.expects_program(&before);
}

#[test]
fn a_drag_that_is_taken_back_is_no_change() {
    let mut person = Person::sits_with(THREE);
    let saved_and_undoable = |person: &mut Person| {
        let document = person.document();
        let undoable = document.history.next(false).is_some();
        (document.opened().saved, undoable)
    };
    let before = saved_and_undoable(&mut person);
    assert!(before.0);
    let second = person.hat()[1];
    let at = person.takes(second, vec2(200.0, 200.0));
    person.escapes();
    person.lets_go(at);
    assert_eq!(saved_and_undoable(&mut person), before);
    // Dropped where it was: nothing has changed either.
    let at = person.takes(second, vec2(9.0, 9.0));
    person.lets_go(at - vec2(6.0, 7.0));
    assert_eq!(saved_and_undoable(&mut person), before);
}

#[test]
fn what_is_typed_counts_at_the_next_press() {
    let mut person = Person::sits_with("on_click: [CompactColumn(Number(3))]");
    person.presses(text().msg_program_name_field());
    person.types_over("Il mio");
    let block = person.hat()[0];
    let number = person.numbers_of(block)[0];
    person.types_number(number, "6");
    person.presses(text().msg_slot_save("3"));
    person.must_see(slot(3, "Il mio", 7));
    let kept = fs::read_to_string(person.file("data/tasks/clickomania/slot-3.ron")).unwrap();
    assert!(kept.contains("CompactColumn(Number(6))"), "{kept}");
    // Keys that edit text delete no blocks.
    person.presses(text().msg_program_name_field());
    person.hits(Key::Backspace);
    person.expects("on_click: [CompactColumn(Number(6))]");
}

#[test]
fn blocks_chosen_with_shift_go_together() {
    let mut person = Person::sits_with(THREE);
    let chooses_two = |person: &mut Person| {
        person.clicks_block(Kind::InfectArea);
        let drop = person.first_of(Kind::DropAll);
        let at = person.grip_of(drop);
        person.clicks_with(Modifiers::SHIFT, at);
        at
    };
    chooses_two(&mut person);
    person.hits(Key::Delete);
    person.expects("on_click: [RemoveInfected]");
    // One step of undo for one action.
    person.undoes();
    person.expects(THREE);
    let at = chooses_two(&mut person);
    person.drags(at, at + vec2(320.0, 160.0));
    assert_eq!((person.hat().len(), person.loose(0).len()), (1, 2));
    person.undoes();
    person.expects(THREE);
}

#[test]
fn blocks_travel_through_the_clipboard_as_text() {
    let mut person = Person::sits_with(THREE);
    person.clicks_block(Kind::RemoveInfected);
    let drop = person.first_of(Kind::DropAll);
    let at = person.grip_of(drop);
    person.clicks_with(Modifiers::SHIFT, at);
    person.harness.event(Event::Cut);
    let cut = person.copied().unwrap();
    person.expects("on_click: [InfectArea(Clicked)]");
    let before = person.program();
    person.pastes(&cut);
    assert_eq!(person.loose(0).len(), 2);
    person.undoes();
    // What is no program says where and why, and changes nothing.
    person.pastes("Program(format: 1,\n  name: 7)");
    person.must_hear("2");
    person.pastes("Program(format: 1, name: \"\")");
    person.must_hear(text().msg_pasted_nothing());
    // A workspace of Blockly is pasted too; what is no block of ours goes into the note.
    person.expects_program(&before);
    person.pastes(
        r#"<xml><comment>a thought</comment><block type="cure_all"/><block type="text_print" id="p"/></xml>"#,
    );
    let program = person.program();
    assert_eq!(program.loose().len(), 1);
    for part in ["a thought", "text_print (p)"] {
        assert!(program.header().note.contains(part), "{part}");
    }
}

#[test]
fn a_workspace_of_blockly_is_pasted_in_all_its_forms() {
    let mut person = Person::sits_with("on_click: []");
    let before = person.program();
    for (pasted, blocks) in [
        (
            r#"{"blocks":{"languageVersion":0,"blocks":[{"type":"cure_all","next":{"block":{"type":"drop_all"}}}]}}"#,
            2,
        ),
        (
            r#"{"workspace":{"blocks":{"languageVersion":0,"blocks":[{"type":"cure_all"}]}},"board":"none"}"#,
            1,
        ),
        (
            r#"{"type":"cure_all","id":"x","x":10,"y":10,"next":{"block":{"type":"drop_all"}}}"#,
            2,
        ),
        ("\n <xml><BLOCK type=\"cure_all\"/></xml>\n", 1),
        (r#"<block type="cure_all" id="x"></block>"#, 1),
    ] {
        person.pastes(pasted);
        assert_eq!(person.program().all_blocks().count(), blocks, "{pasted}");
        person.undoes();
        person.expects_program(&before);
    }
    for (pasted, told) in [
        ("{}", text().msg_pasted_nothing()),
        (
            r#"{"variables":[{"name":"tempo","id":"q"}]}"#,
            text().msg_pasted_nothing(),
        ),
        (
            r#"<xml xmlns="https://developers.google.com/blockly/xml"></xml>"#,
            text().msg_pasted_nothing(),
        ),
        (
            r#"<xml id="toolbox" style="display: none"><category name="A"><block type="cure_all"/></category></xml>"#,
            text().msg_blockly_toolbox(),
        ),
        (
            r#"{"blocks":{"languageVersion":0,"blocks":[{"type":"cure_all""#,
            "1".to_owned(),
        ),
        (r#"<xml><block type="cure_all"></xml>"#, "1".to_owned()),
    ] {
        person.pastes(pasted);
        person.must_hear(told);
        person.expects_program(&before);
    }
}

#[test]
fn a_block_is_folded_commented_and_switched_off() {
    let inside = "Repeat(times: Number(8), body: [DropAll, CureAll])";
    let mut person = Person::sits_with(&format!("on_click: [{inside}]"));
    person.clicks_block(Kind::Repeat);
    person.commands(EditorCommand::Collapse);
    person.must_not_see(on_canvas(Kind::CureAll));
    person.hits(Key::F2);
    person.types("otto volte");
    person.key(Modifiers::COMMAND, Key::Enter);
    person.commands(EditorCommand::Disable);
    person.expects(&format!(
        "on_click: [Comment(\"otto volte\", Disabled(Collapsed({inside})))]"
    ));
    for _ in 0..3 {
        person.undoes();
    }
    person.must_see(on_canvas(Kind::CureAll));
}

/// A column of three conditions, too long for a row.
const CHAIN: &str = "on_click: [If(branches: [(when: Logic(Compare(ColourOf(CellAt(row: Number(1), column: Number(1))), Eq, \
    ColourOf(Clicked)), And, Logic(Compare(ColourOf(CellAt(row: Number(2), column: Number(2))), Eq, ColourOf(Clicked)), And, \
    Compare(ColourOf(CellAt(row: Number(3), column: Number(3))), Eq, ColourOf(Clicked)))), then: [])])]";

#[test]
fn a_column_of_conditions_is_taken_copied_and_put_into_another_one_whole() {
    let loose = "loose: [(at: (0, 500), blocks: [Logic(Hole, Or, True)])]";
    let mut person = Person::sits_with(&format!("{CHAIN}, {loose}"));
    let program = person.program();
    let owner = person.hat()[0];
    let links: Vec<BlockId> = program.walk(&[owner]).map(|(id, _)| id).collect();
    let mut links = links
        .into_iter()
        .filter(|id| program.block(*id).kind == Kind::Logic);
    let (whole, inner) = (links.next().unwrap(), links.next().unwrap());
    assert!(
        person
            .clickomania()
            .canvas()
            .layout()
            .get(inner)
            .unwrap()
            .merged
    );
    let operator = person.fields_of(inner)[0];
    let beside = pos2(operator.min.x - 2.0, operator.center().y);
    person.clicks_at(beside);
    assert_eq!(person.clickomania().canvas().chosen(), Some(whole));
    person.commands(EditorCommand::Duplicate);
    let copied = person.loose(1)[0];
    assert_eq!(
        person.program().walk(&[copied]).count(),
        program.walk(&[whole]).count()
    );
    person.undoes();
    // A drag takes all of it, and what is dropped there goes around all of it.
    let from = person.place_of(whole).left_center();
    person.holds(beside, beside + vec2(0.0, 250.0));
    assert!(person.clickomania().canvas().layout().get(whole).is_none());
    person.escapes();
    person.harness.drop_at(from);
    person.looks();
    let or = person.loose(0)[0];
    person.drags_value(or, beside);
    let program = person.program();
    assert_eq!(program.block(owner).sockets[0].block, Some(or));
    assert_eq!(program.block(or).sockets[0].block, Some(whole));
    // The option of each link can be changed all the same.
    let operator = person.fields_of(inner)[0];
    person.clicks_at(operator.center());
    assert!(person.clickomania().canvas().changes_field());
}
