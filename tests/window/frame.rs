//! Where things are: the columns, the band with the goals, the drawer with room of its own, the foot.

use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, EditorCommand, GoalsCommand, HintCommand, PlaybackCommand, TaskCommand,
    VerdictCommand, ViewCommand,
};
use clickomania::window::clickomania::library::open_task::TaskSource;
use clickomania::window::kit::command::{FileCommand, ShellCommand};
use egui::{Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use engine::language::program::Stack;
use engine::task::embedded;
use engine::text::{Language, Text};

const SIZES: [Vec2; 4] = [
    vec2(1440.0, 900.0),
    vec2(1366.0, 768.0),
    vec2(1024.0, 640.0),
    vec2(900.0, 560.0),
];
/// All that can lie in the drawer.
const SHEETS: [ClickomaniaCommand; 4] = [
    ClickomaniaCommand::Verdict(VerdictCommand::Show),
    ClickomaniaCommand::View(ViewCommand::ShowCosts),
    ClickomaniaCommand::Goals(GoalsCommand::Show),
    ClickomaniaCommand::Hint(HintCommand::More),
];

#[test]
fn the_program_has_most_of_the_window_and_never_less_than_half() {
    let folder = Folder::new();
    for (size, share) in SIZES.into_iter().zip([0.57, 0.57, 0.52, 0.5]) {
        let mut person = Person::sits_down_at(&folder.0, size);
        let canvas = person.canvas_rect();
        assert!(canvas.width() >= share * size.x, "{size}: {canvas}");
        assert!(canvas.height() >= 0.7 * size.y, "{size}: {canvas}");
        assert!((canvas.max.x - size.x).abs() < 1.0, "{size}: {canvas}");
    }
}

#[test]
fn where_there_is_no_room_for_both_stage_and_blocks_take_turns() {
    let folder = Folder::new();
    // 1440 by 900 at 200 percent.
    let size = vec2(720.0, 450.0);
    let mut person = Person::sits_down_at(&folder.0, size);
    assert!(person.canvas_rect().width() >= 0.5 * size.x);
    assert!(person.sees("Gioca") && !person.sees("Cerca un blocco…"));
    person.presses("Blocchi");
    assert!(!person.sees("Gioca") && person.sees("Cerca un blocco…"));
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Play));
    assert!(!person.sees("Cerca un blocco…"), "who plays sees the wall");
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Find));
    assert!(
        person.sees("Cerca un blocco…"),
        "who searches sees the blocks"
    );
    let screen = Rect::from_min_size(egui::Pos2::ZERO, size);
    for name in [
        "Nome del programma",
        "Cestino: trascina qui i blocchi da eliminare",
    ] {
        assert!(screen.contains_rect(person.finds(name)), "{name}");
    }
}

#[test]
fn the_drawer_has_room_of_its_own_and_the_program_comes_back() {
    let folder = Folder::new();
    for size in SIZES {
        let mut person = Person::sits_down_at(&folder.0, size);
        let (before, pan) = (person.canvas_rect(), {
            let canvas = person.harness.state_mut().clickomania().canvas();
            canvas.view.pan
        });
        for sheet in SHEETS {
            person.commands(sheet.clone());
            let close = person
                .names()
                .into_iter()
                .find(|name| name.starts_with("Chiudi il"));
            let close = close.unwrap_or_else(|| panic!("{sheet:?} opens at {size}"));
            let canvas = person.canvas_rect();
            assert!(!canvas.intersects(person.finds(&close)), "{sheet:?} {size}");
            let smaller = canvas.width() < before.width() || canvas.height() < before.height();
            assert!(smaller && before.contains_rect(canvas), "{sheet:?} {size}");
            // Half of the canvas is left at least.
            assert!(
                canvas.area() >= 0.45 * before.area(),
                "{sheet:?} {size}: {canvas}"
            );
            let first = person.program().stack(Stack::Hat)[0];
            let view = person.harness.state_mut().clickomania().canvas();
            let block = view.layout().get(first).unwrap().rect;
            assert!(canvas.contains(view.view.rect_to_window(block).left_top()));
            person.key(Modifiers::NONE, Key::Escape);
            assert_eq!(person.canvas_rect(), before, "{sheet:?} closes at {size}");
        }
        let after = person.harness.state_mut().clickomania().canvas().view.pan;
        assert_eq!(after, pan, "{size}");
    }
}

#[test]
fn a_drawer_below_the_canvas_moves_and_breaks_nothing() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    // Fits in the canvas as it is, and not above a drawer: then there is a map. Its first block is as wide as a canvas
    // without a map.
    let file = folder.file("wide.ron");
    let blocks = format!("InfectArea(Clicked), {}", "DropAll, ".repeat(9));
    let text = format!("Program(format: 1, name: \"prova\", on_click: [{blocks}])");
    std::fs::write(&file, text).unwrap();
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
    person.waits();
    let seen = |person: &mut Person<'_>| {
        let program = person.program();
        let canvas = person.harness.state_mut().clickomania().canvas();
        let all = program.all_blocks();
        let rects = all.map(|id| canvas.layout().get(id).unwrap().rect);
        let rects = rects.map(|rect| canvas.view.rect_to_window(rect));
        rects.collect::<Vec<Rect>>()
    };
    let before = seen(&mut person);
    let map = "Mappa del programma";
    assert!(!person.sees(map), "it fits");
    for sheet in &SHEETS[..3] {
        person.commands(sheet.clone());
        assert!(person.sees(map), "{sheet:?}: no longer");
        assert_eq!(seen(&mut person), before, "{sheet:?}");
        assert!(
            before
                .iter()
                .all(|rect| rect.max.x <= person.canvas_rect().max.x)
        );
        person.key(Modifiers::NONE, Key::Escape);
        assert_eq!(seen(&mut person), before, "{sheet:?} closes");
    }
}

#[test]
fn with_any_drawer_open_nothing_is_painted_anew_when_nothing_moves() {
    let folder = Folder::new();
    for size in SIZES {
        let mut person = Person::sits_down_at(&folder.0, size);
        let text = Text::load(Language::It).unwrap();
        for sheet in SHEETS {
            person.commands(sheet.clone());
            let seeking = text.msg_hinting_seeking();
            person.waits_until("a hint", |person| !person.shows_text(&seeking));
            person.comes_to_rest();
        }
    }
}

#[test]
fn goals_are_chips_that_fill_and_lead_to_their_solutions() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    assert!(
        person.sees("Traguardo 40: il prossimo"),
        "{:?}",
        person.names()
    );
    assert!(person.sees("Traguardo 35: più avanti"));
    assert!(person.shows_text("prossimo: 40"));
    person.harness.state_mut().judge().close(false);
    builds_three_phases(&mut person);
    person.waits_until("the verdict", |person| {
        person.sees("Traguardo 35: raggiunto")
    });
    assert!(person.sees("Traguardo 40: raggiunto"));
    assert!(person.sees("Traguardo 34: il prossimo"));
    assert!(person.shows_text("prossimo: 34"));
    person.presses("Traguardo 35: raggiunto");
    assert!(person.sees("Costo 35: tre fasi"));
    // Those that are ahead say what opens them.
    person.presses("Traguardo 34: il prossimo");
    let why = "la sblocca un tuo programma accettato (costo 34 o meno)";
    assert!(
        person
            .harness
            .query_all_by_label_contains(why)
            .next()
            .is_some()
    );
    person.presses("Traguardo 34: il prossimo");
    assert!(
        !person.sees("La scala dei costi"),
        "pressed again it closes"
    );
}

#[test]
fn in_a_narrow_band_the_goals_around_ones_own_are_seen() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    assert!(person.sees("Traguardo 40: il prossimo"));
    assert!(!person.sees("Traguardo 2: più avanti"), "not all have room");
    person.key(Modifiers::COMMAND, Key::L);
    assert!(
        person.sees("Traguardo da raggiungere: costo 2"),
        "the drawer has all"
    );
}

#[test]
fn goals_give_way_to_what_the_verdict_says() {
    let folder = Folder::new();
    let file = folder.file("missing.ron");
    let text = "Program(format: 1, name: \"prova\", on_click: [InfectArea(Hole)])";
    std::fs::write(&file, text).unwrap();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
    for language in Language::complete() {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
        person.waits();
        let text = Text::load(language).unwrap();
        let verdict = text.msg_judging_button(text.msg_program_missing(1));
        let cut = person.cut_in(person.finds(&verdict).expand(2.0));
        assert_eq!(cut, [], "{language:?}");
        assert!(person.sees(&text.msg_band_goal_next("40")), "{language:?}");
    }
}

#[test]
fn what_was_reached_is_celebrated_for_a_moment_and_then_all_is_still() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    builds_three_phases(&mut person);
    person.waits_until("the goal", |person| person.sees("Traguardo 35: raggiunto"));
    // Would not end if something asked for frames for ever.
    person.waits_until("the judge rests", |person| {
        person.harness.state_mut().judge().rests()
    });
    for _ in 0..200 {
        person.harness.step();
    }
    person.waits();
}

#[test]
fn the_name_is_changed_where_it_stands() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Nome del programma");
    person.key(Modifiers::COMMAND, Key::A);
    person.types("Il mio");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.program().header().name, "Il mio");
    assert!(person.shows_text("Il mio"));
}

#[test]
fn a_name_is_cut_only_where_the_goals_need_the_room() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let (_, course) = &embedded().courses[0];
    for size in &SIZES[..2] {
        person.harness.set_size(*size);
        for number in (0..course.tasks.len()).step_by(6) {
            let title = course.tasks[number].title.shown(Language::It);
            let course = course.id.clone();
            let lesson = TaskSource::Course { course, number };
            person.commands(ClickomaniaCommand::Task(TaskCommand::Open(lesson)));
            person.looks();
            let verdict = person.names();
            let verdict = verdict.iter().find(|name| name.starts_with("Verdetto: "));
            let verdict = person.finds(verdict.unwrap());
            let band = Rect::from_x_y_ranges(0.0..=verdict.min.x, verdict.y_range());
            let band = band.expand2(vec2(0.0, 12.0));
            let goals = person.harness.query_all_by_label_contains("Traguardo ");
            let goals = goals.map(|goal| goal.rect());
            let goals = goals.filter(|goal| band.contains_rect(*goal));
            let first = goals.map(|goal| goal.min.x).fold(verdict.min.x, f32::min);
            let cut = person.cut_in(band);
            for (name, end) in cut.iter().filter(|(name, _)| name == title) {
                // No more is free than the arrow and the way to the next lesson take.
                assert!(first - end < 110.0, "{size} {number}: {name} {end} {first}");
            }
        }
    }
}

#[test]
fn words_go_before_things_do() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for (size, bar, foot) in [
        (SIZES[0], true, true),
        (SIZES[2], true, false),
        (vec2(720.0, 450.0), false, false),
    ] {
        person.harness.set_size(size);
        person.looks();
        for (word, name, words) in [
            ("Suggerimento", "Suggerimento (Ctrl+I)", bar),
            ("Confronta", "Confronta programmi (F6)", bar),
            ("Annulla", "Annulla", foot),
            ("Tutto", "Mostra tutto", foot),
        ] {
            assert!(person.sees(name), "{name} is there at {size}");
            assert_eq!(person.shows_text(word), words, "{word} at {size}");
        }
        assert!(person.shows_text("Cestino"), "the bin keeps its word");
    }
}

#[test]
fn what_the_old_bar_had_is_in_menus_keys_and_the_list_of_commands() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.commands(ClickomaniaCommand::View(ViewCommand::ShowCommands));
    for words in ["scala", "costo", "mappa", "blocchi scelti", "storia"] {
        person.key(Modifiers::COMMAND, Key::A);
        person.types(words);
        let found = person
            .names()
            .into_iter()
            .any(|name| name.to_lowercase().contains(words));
        assert!(found, "{words}: {:?}", person.names());
    }
}

#[test]
fn nothing_in_band_and_foot_lies_over_anything_else_in_any_language() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for language in Language::complete() {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
        let text = Text::load(language).unwrap();
        for size in SIZES.into_iter().chain([vec2(720.0, 450.0)]) {
            person.harness.set_size(size);
            person.looks();
            let names = [
                text.msg_program_name_field(),
                text.msg_band_goal_next("40"),
                text.msg_judging_button(text.msg_program_ready()),
                text.msg_cost_name("40"),
            ];
            let rects = names.map(|name| person.sees(&name).then(|| person.finds(&name)));
            let there: Vec<Rect> = rects.into_iter().flatten().collect();
            assert!(there.len() >= 3, "{language:?} {size}");
            for pair in there.windows(2) {
                let apart = pair[1].min.x - pair[0].max.x;
                assert!(apart >= 0.0, "{language:?} {size}: {there:?}");
            }
            let foot = [text.msg_menu_undo(), text.msg_zoom_fit(), text.msg_bin()];
            let foot = foot.map(|name| person.finds(&name));
            assert!(foot[0].max.x <= foot[1].min.x && foot[1].max.x <= foot[2].min.x);
            assert!(foot[2].max.x <= size.x, "{language:?} {size}: {foot:?}");
        }
    }
}

#[test]
fn while_blocks_are_in_the_hand_cost_and_verdict_are_those_of_the_whole_program() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    assert_eq!(person.cost(), 35);
    let last = person.program().stack(Stack::Hat)[2];
    let view = person.harness.state_mut().clickomania().canvas();
    let rect = view.layout().get(last).unwrap().rect;
    let from = view.view.rect_to_window(rect).left_top() + vec2(8.0, 12.0);
    person.harness.hover_at(from);
    person.harness.drag_at(from);
    for step in 1..=6 {
        let at = from + vec2(30.0, 40.0) * step as f32;
        person.harness.hover_at(at);
        person.harness.run_steps(1);
    }
    assert_eq!(person.blocks_left(), 3, "it hangs on the pointer");
    assert_eq!(person.cost(), 35);
    // One of the goals is 35 too.
    let whole = "Costo 35: mostra di che cosa è fatto";
    assert!(person.sees(whole), "{:?}", person.names());
}
