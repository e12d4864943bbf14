//! Everything by the keyboard alone or by a screen reader: building, moving, running, saving.

use crate::support::*;
use clickomania::window::clickomania::program::focus_targets::{FocusTarget, PartName};
use egui::accesskit::Live;

/// A target of the keyboard, with the kind of its block.
#[derive(Clone, Copy, PartialEq, Debug)]
enum FocusKind {
    Hat,
    Block(Kind),
    Part(PartName),
}

impl Person {
    /// Searches, and takes the first block that the words find.
    fn takes_block(&mut self, words: &str) {
        self.key(Modifiers::COMMAND, Key::F);
        self.types(words);
        self.hits_all(&[Key::ArrowDown, Key::Enter]);
    }

    /// Goes on with Tab to something, and presses Enter.
    fn goes_to(&mut self, name: impl AsRef<str>) {
        self.tabs_to(name);
        self.hits(Key::Enter);
    }

    /// Asks for what a thing does, as screen readers do. Its keys may follow the name.
    fn asks(&mut self, name: impl AsRef<str>) {
        let name = name.as_ref();
        let is = |other: &String| {
            let rest = other.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        let found = self.names().into_iter().find(is);
        let found = found.unwrap_or_else(|| panic!("{name} in {:?}", self.names()));
        let node = self.harness.query_all_by_label(&found).next();
        node.unwrap().click_accesskit();
        self.looks();
    }

    /// Where the keyboard is on the canvas.
    fn cursor(&mut self) -> Option<FocusKind> {
        let target = self.clickomania().canvas().focus_target()?;
        Some(match target {
            FocusTarget::Hat => FocusKind::Hat,
            FocusTarget::Block(id) => FocusKind::Block(self.program().block(id).kind),
            FocusTarget::Part(_, name) => FocusKind::Part(name),
        })
    }

    /// All at which Tab stops, once around.
    fn stops(&mut self) -> Vec<String> {
        let mut stops: Vec<String> = Vec::new();
        for _ in 0..200 {
            self.harness.key_press(Key::Tab);
            self.harness.run_steps(1);
            let Some(here) = self.focused() else { continue };
            if stops.first() == Some(&here) {
                break;
            }
            stops.push(here);
        }
        stops
    }

    /// The name and the place of what has the keyboard.
    fn keyboard_place(&self) -> Option<(String, Rect)> {
        let nodes = self.harness.root().children_recursive();
        let node = nodes
            .into_iter()
            .find(|node| node.accesskit_node().is_focused())?;
        let name = node.accesskit_node().label().unwrap_or_default();
        Some((name, node.rect()))
    }

    /// The shapes painted in a place.
    fn shapes_in(&self, place: Rect) -> Vec<String> {
        let shapes = self.harness.output().shapes.iter();
        let here = shapes.filter(|clipped| {
            let painted = clipped.shape.visual_bounding_rect();
            painted.intersect(clipped.clip_rect).intersects(place)
        });
        here.map(|clipped| format!("{:?}", clipped.shape)).collect()
    }

    /// Goes back by one step, twice.
    fn steps_back(&mut self, mut back: impl FnMut(&mut Person)) {
        self.waits_until("the record", |person| person.place().is_some());
        for steps in 1..=2 {
            back(self);
            self.waits_until("a step back", |person| {
                person.place().is_some_and(|(step, of)| step + steps == of)
            });
        }
        // Before the infected bricks were removed.
        assert!(!self.wall().infected().is_empty());
    }

    /// What screen readers tell at once or when there is time.
    fn told(&self) -> Vec<(Live, String)> {
        let nodes = self.harness.root().children_recursive();
        let nodes = nodes.map(|node| node.accesskit_node());
        let nodes = nodes.filter(|node| node.data().live().is_some());
        nodes
            .map(|node| (node.live(), node.value().unwrap_or_default()))
            .collect()
    }
}

#[test]
fn every_stop_shows_that_it_has_the_keyboard() {
    for (size, lesson) in [(WINDOW, None), (SMALL, Some("caduta-compatta"))] {
        let mut person = Person::sits_down_at(size);
        if let Some(lesson) = lesson {
            person.opens_task(lesson);
        }
        let mut before: Option<(String, Rect, Vec<String>)> = None;
        let mut unseen = Vec::new();
        for _ in 0..80 {
            person.harness.key_press(Key::Tab);
            person.harness.run_steps(2);
            if let Some((name, place, marked)) = before.take()
                && person.shapes_in(place) == marked
            {
                unseen.push(name);
            }
            before = person.keyboard_place().map(|(name, place)| {
                let place = place.expand(4.0);
                (name, place, person.shapes_in(place))
            });
        }
        assert!(unseen.is_empty(), "{unseen:?}");
    }
}

#[test]
fn shift_tab_goes_back_though_shift_is_up_by_the_end_of_a_slow_frame() {
    let mut person = Person::sits_down();
    let mut stops = 0;
    for _ in 0..40 {
        let before = person.focus();
        person.harness.input_mut().events.push(Event::Key {
            key: Key::Tab,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::SHIFT,
        });
        person.harness.run_steps(2);
        stops += usize::from(person.focus() != before);
    }
    // Two neighbours may have the same name.
    assert!(stops > 36, "{stops}");
}

#[test]
fn the_keyboard_goes_on_where_a_button_went_away() {
    let mut person = Person::sits_down();
    person.opens_task("primo-click");
    person.tabs_to(text().msg_lesson_go_on());
    person.hits(Key::Enter);
    // The step that follows has no such button.
    let here = person.focused();
    assert!(here.is_some_and(|name| name != text().msg_home()));
}

#[test]
fn enter_in_the_name_of_a_program_changes_nothing_else() {
    let mut person = Person::sits_down();
    person.opens("solutions/costo-35.ron");
    let blocks = person.program().all_blocks().count();
    person.focuses(text().msg_program_name_field());
    person.types("A");
    person.hits_all(&[Key::Enter, Key::Enter]);
    assert_eq!(person.program().all_blocks().count(), blocks);
    assert!(person.program().header().name.contains('A'));
}

#[test]
fn play_is_at_most_four_stops_from_the_program() {
    for size in [WINDOW, SMALL] {
        let mut person = Person::sits_down_at(size);
        person.focuses(text().msg_canvas_name());
        let stops: Vec<Option<String>> = (0..4)
            .map(|_| {
                person.harness.key_press(Key::Tab);
                person.harness.run_steps(2);
                person.focused()
            })
            .collect();
        assert!(stops.contains(&Some(text().msg_stage_play())), "{stops:?}");
    }
}

#[test]
fn the_list_of_commands_finds_play_by_the_usual_words() {
    for (language, words) in [
        (Language::It, ["gioca", "avvia", "comincia"]),
        (Language::En, ["play", "run", "start"]),
        (Language::Es, ["jugar", "ejecutar", "empezar"]),
        (Language::Pl, ["graj", "uruchom", "zacznij"]),
    ] {
        for word in words {
            let mut person = Person::sits_down();
            person.speaks(language);
            let text = Text::load(language).unwrap();
            person.commands(ViewCommand::ShowCommands);
            person.types(word);
            person.must_see(text.msg_stage_play_or_go_on());
            person.presses(text.msg_stage_play_or_go_on());
            person.must_see(text.msg_stage_reset());
        }
    }
}

#[test]
fn the_whole_job_is_done_by_keys_alone() {
    let mut person = Person::sits_down();
    // A program is built,
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::ArrowDown);
    person.takes_block("infetta contagio");
    // The empty socket is to the right of the block.
    person.hits(Key::ArrowRight);
    for words in ["cliccata", "rimuovi tutti infetti", "fai cadere tutti"] {
        person.takes_block(words);
    }
    person.expects(THREE);
    let built = person.program();
    // run,
    person.goes_to(text().msg_stage_play());
    let before = person.wall();
    let click = playable(&before, GroupKind::Area).first().unwrap();
    person.tabs_to(cell_start(0, 0).split('0').next().unwrap());
    person.hits_all(&[Key::PageUp, Key::Home]);
    person.hits_all(&vec![Key::ArrowDown; click.row()]);
    person.hits_all(&vec![Key::ArrowRight; click.column()]);
    let here = person.focused().unwrap();
    assert!(
        here.starts_with(&cell_start(click.row(), click.column())),
        "{here}"
    );
    person.hits(Key::Enter);
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
    // gone through again, backwards and forwards,
    person.steps_back(|person| person.key(Modifiers::SHIFT, Key::F10));
    person.hits(Key::F9);
    person.waits_until("the end", |person| {
        person.place().is_none_or(|(step, of)| step == of)
    });
    // saved to a slot and to a file,
    person.goes_to(text().msg_slot_save("2"));
    let file = person.file("mio.ron");
    person.key(Modifiers::COMMAND, Key::S);
    person.answers_with(&file);
    assert!(file.is_file(), "{}", person.status());
    // and loaded from both.
    person.key(Modifiers::COMMAND, Key::N);
    person.goes_to(text().msg_slot_load("2"));
    person.expects_program(&built);
    person.key(Modifiers::COMMAND, Key::N);
    person.key(Modifiers::COMMAND, Key::O);
    person.answers_with(&file);
    person.expects_program(&built);
}

#[test]
fn the_whole_job_is_done_by_names_alone() {
    let mut person = Person::sits_down();
    // What a screen reader asks for: no pointer moves, no key is pressed.
    person.asks(text().msg_menu_file());
    person.asks(text().msg_menu_new());
    person.asks(text().msg_block_hat());
    for (sought, kind) in [
        ("infetta contagio", Kind::InfectArea),
        ("cliccata", Kind::Clicked),
        ("rimuovi tutti", Kind::RemoveInfected),
        ("fai cadere tutti", Kind::DropAll),
    ] {
        let search = text().msg_palette_search();
        let field = person.harness.get_by_label(&search);
        field.set_text_value_accesskit(sought);
        person.looks();
        person.asks(in_palette(kind));
        if kind == Kind::InfectArea {
            let hole = person.named(text().msg_socket_name("")).unwrap();
            person.asks(hole);
        }
    }
    person.expects(THREE);
    let built = person.program();
    person.asks(text().msg_stage_play());
    let before = person.wall();
    let click = playable(&before, GroupKind::Area).first().unwrap();
    let cell = person
        .named(cell_start(click.row(), click.column()))
        .unwrap();
    person.asks(cell);
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
    person.steps_back(|person| person.asks(text().msg_timeline_step_back()));
    // The slots come back when the move is at its end.
    person.asks(text().msg_stage_finish());
    person.asks(text().msg_slot_save("3"));
    person.asks(text().msg_menu_file());
    person.asks(text().msg_menu_new());
    person.asks(text().msg_slot_load("3"));
    person.expects_program(&built);
}

#[test]
fn tab_goes_from_the_search_over_the_categories_to_the_blocks_and_the_program() {
    let mut person = Person::sits_down();
    let stops = person.stops();
    assert!(stops.len() < 120, "{}: {stops:?}", stops.len());
    let (wall, infection) = (text().msg_category_wall(), text().msg_category_infection());
    let first = in_palette(Kind::RemoveAreaAndDrop);
    let way = [
        text().msg_palette_search(),
        wall.clone(),
        first,
        text().msg_canvas_name(),
    ];
    let places = way.map(|name| stops.iter().position(|stop| *stop == name));
    assert!(
        places.is_sorted() && places[0].is_some(),
        "{places:?} {stops:?}"
    );
    // One stop for all blocks, one for all categories, one for the wall: arrows go on.
    let price = text().msg_palette_block("", "");
    for part in [&price, cell_start(0, 0).split('0').next().unwrap()] {
        let found = stops.iter().filter(|stop| stop.contains(part));
        assert_eq!(found.count(), 1, "{part}: {stops:?}");
    }
    person.focuses(text().msg_block_hat());
    person.hits(Key::T);
    assert_eq!(person.focused(), Some(wall));
    person.hits_all(&[Key::ArrowDown, Key::ArrowDown, Key::ArrowDown]);
    assert_eq!(person.focused().as_ref(), Some(&infection));
    // The Enter that leads to a block does not place it.
    let before = person.program();
    person.hits(Key::Enter);
    let first = person.focused();
    assert_eq!(first, Some(in_palette(Kind::InfectArea)));
    person.expects_program(&before);
    person.hits(Key::ArrowDown);
    let second = person.focused();
    assert!(second != first && second.as_ref().unwrap().contains(&price));
    // To the left is its category, to the right its first block; nothing leads out by chance.
    for (key, place) in [
        (Key::ArrowRight, second.as_ref()),
        (Key::ArrowLeft, Some(&infection)),
        (Key::ArrowLeft, Some(&infection)),
        (Key::ArrowRight, first.as_ref()),
        (Key::T, Some(&infection)),
        (Key::Enter, first.as_ref()),
    ] {
        person.hits(key);
        assert_eq!(person.focused().as_ref(), place, "{key:?}");
    }
    person.expects_program(&before);
    person.hits(Key::Enter);
    assert!(!person.program().same_text_as(&before));
}

#[test]
fn the_cursor_walks_stops_at_the_ends_and_tells_where_it_is() {
    let mut person = Person::sits_down();
    let command = text().msg_block_remove_area_and_drop(text().msg_block_clicked());
    for (key, told) in [
        (Key::ArrowDown, text().msg_block_hat()),
        (Key::ArrowUp, text().msg_cursor_top()),
        (Key::ArrowDown, command),
        (Key::ArrowDown, text().msg_cursor_bottom()),
        (Key::ArrowLeft, text().msg_cursor_outermost()),
    ] {
        person.hits(key);
        person.must_hear(told);
    }
}

#[test]
fn a_block_is_moved_between_the_places_that_fit() {
    let before = "on_click: [RemoveInfected, DropAll, CureAll]";
    let moved = "on_click: [RemoveInfected, CureAll, DropAll]";
    let mut person = Person::sits_with(before);
    person.clicks_block(Kind::CureAll);
    person.hits_all(&[Key::M, Key::ArrowUp]);
    person.must_hear(on_canvas(Kind::DropAll));
    person.hits(Key::Enter);
    person.expects(moved);
    // Home goes to the first place; Esc puts the block back.
    person.hits_all(&[Key::M, Key::Home]);
    person.must_hear(on_canvas(Kind::RemoveInfected));
    person.hits_all(&[Key::End, Key::ArrowDown, Key::Escape]);
    person.expects(moved);
    // X lays it aside, D copies, Canc deletes; all can be undone.
    person.hits(Key::X);
    assert_eq!(person.program().loose().len(), 1);
    person.undoes();
    person.expects(moved);
    person.hits_all(&[Key::D, Key::Delete]);
    person.expects(moved);
}

#[test]
fn fields_are_edited_by_enter_and_empty_bodies_are_reached() {
    let mut person = Person::sits_with("on_click: []");
    person.hits(Key::ArrowDown);
    person.takes_block("ripeti volte");
    person.hits_all(&[Key::ArrowRight, Key::Enter]);
    person.types("7");
    person.hits(Key::Enter);
    person.expects("on_click: [Repeat(times: Number(7), body: [])]");
    person.hits(Key::ArrowDown);
    assert_eq!(person.status(), text().msg_body_empty());
    person.takes_block("fai cadere tutti");
    person.expects("on_click: [Repeat(times: Number(7), body: [DropAll])]");
    // An option: the list begins at the present one.
    person.opens_blocks("on_click: [Paint(colour: Red, cell: Hole)]");
    person.clicks_block(Kind::Paint);
    person.hits_all(&[Key::Enter, Key::ArrowDown, Key::Enter]);
    person.expects("on_click: [Paint(colour: Green, cell: Hole)]");
}

/// After each change the cursor is on something that is there, nearest to where it was.
#[test]
fn the_cursor_stays_near_where_it_was() {
    const W1: &str = "variables: [\"i\"], on_click: [Count(var: \"i\", from: Number(0), to: Number(8), \
        by: Number(1), body: [If(branches: [(when: True, then: [CureAll])])]), DropAll]";
    const W2: &str = "on_click: [CureAll, Remove(Clicked), If(branches: [(when: True, then: [DropAll])]), CureAll]";
    let comment = |person: &mut Person| {
        person.hits(Key::F2);
        person.types("perché");
        person.key(Modifiers::COMMAND, Key::Enter);
    };
    type Act<'a> = &'a dyn Fn(&mut Person);
    let keys = |keys: &'static [Key]| move |person: &mut Person| person.hits_all(keys);
    let undo: Act<'_> = &|person: &mut Person| person.key(Modifiers::COMMAND, Key::Z);
    let cut: Act<'_> = &|person: &mut Person| person.key(Modifiers::COMMAND, Key::X);
    let fold: Act<'_> = &|person: &mut Person| person.key(Modifiers::COMMAND, Key::Period);
    let speak: Act<'_> = &|person: &mut Person| person.speaks(Language::Pl);
    let right_twice = keys(&[Key::ArrowRight, Key::ArrowRight]);
    // The + at the foot of *se* comes after what is in it.
    let add_otherwise = keys(&[Key::ArrowDown, Key::ArrowRight, Key::Enter]);
    let down_twice = keys(&[Key::ArrowDown, Key::ArrowDown]);
    let delete = keys(&[Key::Delete]);
    let field = FocusKind::Part(PartName::Socket(0));
    let cases: &[(&str, Kind, &[Act<'_>], FocusKind)] = &[
        (
            W2,
            Kind::If,
            &[&add_otherwise],
            FocusKind::Part(PartName::Body(1)),
        ),
        (
            W1,
            Kind::Count,
            &[&down_twice, &delete],
            FocusKind::Part(PartName::Body(0)),
        ),
        (
            W1,
            Kind::Count,
            &[&down_twice, &delete, undo],
            FocusKind::Block(Kind::CureAll),
        ),
        (W1, Kind::Count, &[&right_twice, &comment], field),
        (W1, Kind::Count, &[&right_twice, speak], field),
        (
            W1,
            Kind::Count,
            &[&right_twice, fold],
            FocusKind::Block(Kind::Count),
        ),
        (
            W2,
            Kind::Remove,
            &[&keys(&[Key::ArrowDown]), cut],
            FocusKind::Block(Kind::Remove),
        ),
        (W2, Kind::Remove, &[&keys(&[Key::ArrowRight]), cut], field),
    ];
    for (number, (blocks, clicked, acts, wanted)) in cases.iter().enumerate() {
        let mut person = Person::sits_with(blocks);
        person.clicks_block(*clicked);
        for act in *acts {
            act(&mut person);
        }
        assert_eq!(person.cursor(), Some(*wanted), "case {number}");
        // The keyboard is there too: arrows go on from it.
        person.hits(Key::Home);
        assert_eq!(person.cursor(), Some(FocusKind::Hat), "case {number}");
    }
}

/// Where no field is any more, or another program, keys go on from what is there.
#[test]
fn the_cursor_outlives_a_hint_and_a_slot() {
    const FIELD: &str = "on_click: [CureAll, Repeat(times: Number(3), body: [InfectArea(Clicked)]), RemoveInfected, DropAll]";
    let on_field = |person: &mut Person| {
        person.clicks_block(Kind::Repeat);
        person.hits(Key::ArrowRight);
        let field = FocusKind::Part(PartName::Socket(0));
        assert_eq!(person.cursor(), Some(field));
    };
    let mut person = Person::sits_with(FIELD);
    // Without a cursor End goes to the last line.
    person.hits(Key::End);
    assert_eq!(person.cursor(), Some(FocusKind::Block(Kind::DropAll)));
    on_field(&mut person);
    let before = person.program();
    person.key(Modifiers::COMMAND, Key::I);
    person.waits_for(text().msg_hinting_where());
    for _ in 0..3 {
        person.key(Modifiers::COMMAND, Key::I);
    }
    assert!(!person.program().same_text_as(&before));
    let keys_lead_on = |person: &mut Person| {
        person.hits(Key::End);
        assert_eq!(person.cursor(), Some(FocusKind::Block(Kind::DropAll)));
    };
    keys_lead_on(&mut person);
    person.opens_blocks("on_click: [RemoveInfected, DropAll]");
    person.commands(SlotCommand::Store(1));
    person.opens_blocks(FIELD);
    on_field(&mut person);
    person.commands(SlotCommand::Load(1));
    keys_lead_on(&mut person);
}

#[test]
fn keys_paste_at_the_cursor() {
    let mut person =
        Person::sits_with("on_click: [CureAll, Remove(Clicked), Remove(Hole), DropAll]");
    // A command comes after the one at the cursor, a value into the empty place.
    person.clicks_block(Kind::CureAll);
    person.hits(Key::ArrowDown);
    person.harness.event(Event::Cut);
    let command = person.copied().unwrap();
    person.hits(Key::ArrowDown);
    person.pastes(&command);
    person.expects("on_click: [CureAll, Remove(Hole), Remove(Clicked), DropAll]");
    person.hits(Key::ArrowRight);
    person.harness.event(Event::Copy);
    let value = person.copied().unwrap();
    person.hits_all(&[Key::ArrowUp, Key::ArrowRight]);
    person.pastes(&value);
    person.expects("on_click: [CureAll, Remove(Clicked), Remove(Clicked), DropAll]");
}

#[test]
fn a_screen_reader_brings_the_keyboard_to_a_cell_and_to_a_block() {
    let mut person = Person::sits_down();
    let cell = person.named(cell_start(4, 7)).unwrap();
    person.focuses(cell);
    let is_at = |person: &Person, row, column| {
        let here = person.focused().unwrap_or_default();
        here.starts_with(&cell_start(row, column))
    };
    assert!(is_at(&person, 4, 7));
    person.hits(Key::ArrowUp);
    assert!(is_at(&person, 3, 7));
    person.hits_all(&[Key::End, Key::ArrowRight]);
    assert!(is_at(&person, 3, 8), "arrows stop at the edge");
    // Away and back: Tab comes to where one was.
    person.hits(Key::Tab);
    assert!(!is_at(&person, 3, 8));
    person.key(Modifiers::SHIFT, Key::Tab);
    assert!(is_at(&person, 3, 8));
    // Arrows that come one in each frame walk on.
    person.hits_all(&[Key::PageUp, Key::Home]);
    let arrows = [
        Key::ArrowDown,
        Key::ArrowRight,
        Key::ArrowDown,
        Key::ArrowRight,
    ];
    for key in arrows {
        person.harness.event(pressed(Modifiers::NONE, key));
    }
    person.looks();
    assert!(is_at(&person, 2, 2), "{:?}", person.focused());
    person.focuses(text().msg_block_hat());
    assert_eq!(person.focused(), Some(text().msg_block_hat()));
    person.hits(Key::ArrowDown);
    person.must_hear(text().msg_block_remove_area_and_drop(text().msg_block_clicked()));
}

#[test]
fn what_is_wrong_with_a_block_is_told_where_the_keyboard_is() {
    let mut person = Person::sits_with("on_click: [InfectArea(Hole)]");
    let told = |person: &Person, cell: &str| person.description(text().msg_block_infect_area(cell));
    person.hits_all(&[Key::ArrowDown, Key::ArrowDown]);
    let wrong = told(&person, "…");
    person.harness.run_steps(8);
    let tips = person.harness.query_all_by_role(Role::Tooltip);
    assert_eq!(tips.count(), 1, "a keyboard that rests there shows it too");
    person.hits(Key::ArrowRight);
    person.takes_block("cliccata");
    let right = told(&person, &text().msg_block_clicked());
    assert!(right.len() < wrong.len(), "{wrong} {right}");
}

#[test]
fn screen_readers_tell_what_the_line_at_the_bottom_says() {
    let mut person = Person::sits_down();
    person.hits(Key::ArrowDown);
    assert_eq!(person.told(), [(Live::Polite, text().msg_block_hat())]);
    person.pastes("Ciao");
    let refused = person.status();
    assert_eq!(person.told(), [(Live::Assertive, refused)]);
    person.key(Modifiers::COMMAND, Key::N);
    let said = person.status();
    assert_eq!(person.told(), [(Live::Polite, said)]);
}

#[test]
fn a_screen_reader_finds_the_program_as_a_tree() {
    let person = Person::sits_with("on_click: [Repeat(times: Number(8), body: [DropAll])]");
    let name = on_canvas(Kind::DropAll);
    let inner = person.harness.get_by_label(&name);
    let node = inner.accesskit_node();
    assert_eq!(node.level(), Some(2));
    let position = text().msg_node_position("1", "1");
    assert!(node.description().unwrap().contains(&position));
    // Containers without a name are passed over, as screen readers do.
    let mut around = node.parent().unwrap();
    while around.label().is_none() {
        around = around.parent().unwrap();
    }
    assert_eq!(around.label(), Some(text().msg_block_repeat("8")));
}
