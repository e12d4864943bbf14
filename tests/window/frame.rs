//! The columns of the window, and the drawer with room of its own.

use crate::support::*;

const SIZES: [Vec2; 4] = [WINDOW, vec2(1366.0, 768.0), SMALL, SMALLEST];

/// All that can lie in the drawer.
fn sheets() -> [ClickomaniaCommand; 4] {
    [
        VerdictCommand::Show.into(),
        ViewCommand::ShowCosts.into(),
        GoalsCommand::Show.into(),
        HintCommand::More.into(),
    ]
}

#[test]
fn the_wall_comes_first_and_the_program_has_half_of_the_window() {
    let walls = [440.0, 390.0, 296.0, 230.0];
    let columns = [
        (480.0, 232.0),
        (430.0, 222.0),
        (330.0, 186.0),
        (276.0, 180.0),
    ];
    let shares = [0.5, 0.52, 0.49, 0.48];
    for (((size, wall), share), column) in SIZES.into_iter().zip(walls).zip(shares).zip(columns) {
        let mut person = Person::sits_down_at(size);
        let [stage, palette] = [text().msg_divider_stage(), text().msg_divider_palette()]
            .map(|name| person.finds(name).center().x);
        let off = (stage - column.0)
            .abs()
            .max((palette - stage - column.1).abs());
        assert!(off <= 2.0, "{size}: {stage} and {palette}");
        let canvas = person.canvas_rect();
        assert!(canvas.width() >= share * size.x, "{size}: {canvas}");
        assert!(canvas.height() >= 0.65 * size.y, "{size}: {canvas}");
        assert!((canvas.max.x - size.x).abs() < 1.0, "{size}: {canvas}");
        let [first, last] = [(0, 0), (8, 8)].map(|(row, column)| {
            let cell = Cell::new(row, column).unwrap();
            person.brick(cell)
        });
        // Its frame is around the bricks.
        let side = last.max.x - first.min.x + 12.0;
        assert!(side >= wall, "{size}: {side}");
    }
}

#[test]
fn a_wide_program_has_most_of_the_window_until_one_presses_again() {
    let mut person = Person::sits_down();
    let search = text().msg_palette_search();
    let before = person.canvas_rect();
    person.key(Modifiers::COMMAND, Key::B);
    let wide = person.canvas_rect();
    assert!(wide.width() > before.width() + 300.0, "{wide:?}");
    person.must_not_see(&search);
    // The blocks come to the pointer and to the keyboard.
    let strip = person.finds(text().msg_category_wall());
    person.harness.hover_at(strip.center());
    person.looks();
    person.must_see(in_palette(Kind::DropAll));
    person.harness.hover_at(wide.center());
    person.looks();
    person.must_not_see(&search);
    person.commands(EditorCommand::GoToPalette);
    person.must_see(&search);
    person.key(Modifiers::COMMAND, Key::B);
    assert_eq!(person.canvas_rect(), before);
}

#[test]
fn where_there_is_no_room_for_both_stage_and_blocks_take_turns() {
    // 1440 by 900 pixels at 200 percent.
    let size = vec2(720.0, 450.0);
    let mut person = Person::sits_down_at(size);
    let sees = |person: &Person| {
        let names = [text().msg_stage_play(), text().msg_palette_search()];
        names.map(|name| person.sees(name))
    };
    assert!(person.canvas_rect().width() >= 0.5 * size.x);
    assert_eq!(sees(&person), [true, false]);
    person.presses(text().msg_switch_palette());
    assert_eq!(sees(&person), [false, true]);
    person.commands(PlaybackCommand::Play);
    person.must_not_see(text().msg_palette_search());
    person.commands(EditorCommand::Find);
    person.must_see(text().msg_palette_search());
    let screen = Rect::from_min_size(Pos2::ZERO, size);
    for name in [text().msg_home(), text().msg_bin()] {
        assert!(screen.contains_rect(person.finds(&name)), "{name}");
    }
}

#[test]
fn play_help_and_the_language_stay_in_sight_however_large_the_text() {
    // 1024 by 640 pixels at 150 and at 200 percent.
    for (size, columns) in [(vec2(683.0, 427.0), 2), (vec2(512.0, 320.0), 1)] {
        for task in ["clickomania", "primo-click"] {
            let mut person = Person::sits_down_at(size);
            person.opens_task(task);
            let screen = Rect::from_min_size(Pos2::ZERO, size);
            let help = text().msg_guide_button("|");
            let help = person.named(help.split('|').next().unwrap());
            let names = [
                text().msg_stage_play(),
                help.expect("the help is there"),
                Language::It.own_name().to_owned(),
            ];
            let stay = |person: &Person| {
                for name in &names {
                    assert!(screen.contains_rect(person.finds(name)), "{size}: {name}");
                }
            };
            stay(&person);
            // The program is beside the wall, or behind the switch.
            if columns == 1 {
                person.chooses(text().msg_switch_program());
                stay(&person);
            }
            assert!(person.canvas_rect().width() >= 0.5 * size.x, "{size}");
        }
    }
}

#[test]
fn a_sheet_rises_over_the_program_which_stays_as_it_is() {
    for size in SIZES {
        let mut person = Person::sits_down_at(size);
        let (before, view) = (person.canvas_rect(), person.view());
        let first = person.hat()[0];
        let place = person.place_of(first);
        for sheet in sheets() {
            person.commands(sheet.clone());
            let canvas = person.canvas_rect();
            assert!(
                canvas != before && before.contains_rect(canvas),
                "{sheet:?} {size}"
            );
            assert!(canvas.height() >= 60.0, "{sheet:?} {size}");
            assert_eq!(person.place_of(first), place, "{sheet:?} {size}");
            person.escapes();
            assert_eq!(person.canvas_rect(), before, "{sheet:?} {size}");
        }
        assert_eq!(person.view(), view, "{size}");
    }
}

#[test]
fn with_any_drawer_open_nothing_is_painted_anew_when_nothing_moves() {
    for size in [WINDOW, SMALL] {
        let mut person = Person::sits_down_at(size);
        for sheet in sheets() {
            person.commands(sheet);
            let seeking = text().msg_hinting_seeking();
            person.waits_until("a hint", |person| !person.shows_text(&seeking));
            person.comes_to_rest();
        }
    }
}

#[test]
fn nothing_is_painted_anew_in_a_lesson_or_a_game_when_nothing_moves() {
    let mut person = Person::sits_down();
    let pages: [fn(&mut Person); 5] = [
        |person| person.opens("solutions/costo-3.ron"),
        |person| person.opens_task("caduta-dal-basso"),
        |person| person.commands(ViewCommand::FoldLesson),
        |person| person.commands(ViewCommand::ToggleWide),
        |person| person.commands(PlaybackCommand::Play),
    ];
    for turns_to in pages {
        turns_to(&mut person);
        person.comes_to_rest();
    }
}

#[test]
fn less_motion_and_the_look_are_chosen_in_a_menu_and_kept() {
    let mut person = Person::sits_down();
    let dark = |person: &Person| person.harness.ctx.global_style().visuals.dark_mode;
    for (name, is_dark) in [
        (text().msg_look_dark(), true),
        (text().msg_look_light(), false),
    ] {
        person.presses(text().msg_menu_look());
        person.presses(name);
        assert_eq!(dark(&person), is_dark);
    }
    let calms = |person: &mut Person| {
        person.presses(text().msg_menu_look());
        person.presses(text().msg_menu_calm());
        person.harness.state_mut().app().reduced_motion()
    };
    assert!(calms(&mut person));
    let mut person = person.restarts();
    assert!(person.harness.state_mut().app().reduced_motion());
    assert!(!calms(&mut person));
}

/// The page prints the table of the window itself.
#[test]
fn the_page_about_the_window_has_its_table_of_controls() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/window.md");
    let page = fs::read_to_string(path).unwrap();
    let table = clickomania::window::clickomania::controls::page();
    assert!(
        page.contains(&table),
        "docs/window.md should have:\n{table}"
    );
}

#[test]
fn the_page_about_the_window_has_its_keys() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/window.md");
    let page = fs::read_to_string(path).unwrap();
    let text = Text::load(Language::En).unwrap();
    let mut table = String::from("| keys | what they do |\n|---|---|\n");
    for line in ClickomaniaMode::key_lines(&text) {
        table += &format!("| {} | {} |\n", line.keys, line.action);
    }
    assert!(
        page.contains(&table),
        "docs/window.md should have:\n{table}"
    );
}

#[test]
fn controls_appear_when_they_are_of_use() {
    let mut person = Person::sits_down();
    let compare = text().msg_frame_compare();
    assert!(!person.reads(&compare));
    for number in 1..=2 {
        person.adds(Kind::DropAll);
        person.commands(SlotCommand::Store(number));
    }
    person.must_read(&compare);
    // The transport, in a game with any speed but the fastest.
    person.commands(PlaybackCommand::Play);
    person.sets_speed(1.0);
    person.looks();
    person.must_not_see(text().msg_stage_step());
    person.sets_speed(0.5);
    person.looks();
    person.must_see(text().msg_stage_step());
    // The search, with a palette of more than fifteen blocks.
    person.must_see(text().msg_palette_search());
    person.opens_task("caduta-compatta");
    person.must_not_see(text().msg_palette_search());
    person.key(Modifiers::COMMAND, Key::F);
    person.must_see(text().msg_palette_search());
}

#[test]
fn advanced_number_blocks_are_behind_more() {
    let mut person = Person::sits_down();
    person.presses(text().msg_category_math());
    person.waits();
    person.must_not_see(in_palette(Kind::Atan2));
    person.presses(text().msg_palette_more());
    person.commands(EditorCommand::FindBlock(Kind::Atan2));
    person.waits();
    person.must_see(in_palette(Kind::Atan2));
    person.must_see(text().msg_palette_less());
}
