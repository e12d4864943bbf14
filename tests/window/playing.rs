//! Programs are run by clicking bricks, and the stage shows what they do.

use crate::support::*;
use egui::accesskit::Live;
use engine::wall::group;
use std::time::{Duration, Instant};

/// Leaves the area where it is.
const WRONG: &str = r#"Program(format: 1, name: "Uno solo", on_click: [Remove(Clicked), DropAll])"#;

/// The seconds between two frames of a test.
const FRAME: f64 = 0.25;

impl Person {
    /// A brick at which a right program takes something away.
    pub fn playable_brick(&mut self) -> Cell {
        playable(&self.wall(), GroupKind::Area).first().unwrap()
    }

    /// Begins a game, clicks a brick with the mouse and waits for the end of the move: the wall before it, and the click.
    fn plays_a_brick(&mut self) -> (Wall, Cell) {
        if self.sees(text().msg_stage_play()) {
            self.presses(text().msg_stage_play());
        }
        let (before, click) = (self.wall(), self.playable_brick());
        self.clicks_brick(click);
        self.waits_for_the_move();
        (before, click)
    }

    /// Clicks a brick and looks at the next frame only.
    fn begins_a_move(&mut self) -> Cell {
        self.presses(text().msg_stage_play());
        let click = self.playable_brick();
        let at = self.brick(click).center();
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        self.harness.drag_at(at);
        self.harness.drop_at(at);
        self.harness.run_steps(1);
        click
    }
}

#[test]
fn a_right_program_plays_moves_and_is_ticked_right() {
    for (program, cost) in [("solutions/costo-35.ron", 35), ("solutions/costo-3.ron", 3)] {
        let mut person = Person::sits_down();
        person.opens(program);
        person.sets_speed(1.0);
        // Before the game begins a click says kindly what to do.
        let (before, click) = (person.wall(), person.playable_brick());
        person.clicks_brick(click);
        person.must_hear(text().msg_stage_play());
        assert_eq!(person.wall(), before);
        for _ in 0..2 {
            let (before, click) = person.plays_a_brick();
            assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
            assert!(person.wall_panel().last_move().unwrap().is_right());
        }
        assert_eq!((person.wall_panel().moves(), person.cost()), (2, cost));
    }
}

#[test]
fn executing_blocks_are_highlighted_while_a_slow_move_runs() {
    let mut person = Person::sits_with(THREE);
    person.sets_speed(0.0);
    let before = person.wall();
    let click = person.begins_a_move();
    let area = group(&before, GroupKind::Area, click);
    let (mut seen, mut infected) = (Vec::new(), false);
    person.waits_until("the move ends", |person| {
        let program = person.program();
        let panel = person.wall_panel();
        infected |= panel.wall().infected() == area;
        let highlight = panel.playback().highlight();
        seen.extend(highlight.map(|shown| program.block(shown.block).kind));
        !panel.is_running()
    });
    seen.dedup();
    let order = [
        Kind::Clicked,
        Kind::InfectArea,
        Kind::RemoveInfected,
        Kind::DropAll,
    ];
    assert_eq!(seen, order);
    assert!(infected, "the infection is seen");
}

#[test]
fn the_usual_speed_shows_every_block_of_a_short_move() {
    let mut person = Person::sits_with(THREE);
    person.begins_a_move();
    let mut frames = Vec::new();
    for _ in 0..4000 {
        person.harness.run_steps(1);
        let running = person.wall_panel().is_running();
        match person.place() {
            Some((step, _)) if running => frames.push(step),
            Some(_) => break,
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    }
    let mut steps = frames.clone();
    steps.dedup();
    assert!(steps.len() >= 4, "no block is left out: {frames:?}");
    for step in steps.iter().skip(1).take(3) {
        let shown = frames.iter().filter(|frame| *frame == step).count();
        assert!(shown as f64 * FRAME >= 0.25, "{frames:?}");
    }
}

#[test]
fn a_program_that_never_ends_is_stopped_and_named_while_the_window_answers() {
    let mut person = Person::sits_with(
        "variables: [\"n\"], on_click: [While(when: True, body: [Change(var: \"n\", by: Number(1))])]",
    );
    person.sets_speed(1.0);
    person.presses(text().msg_stage_play());
    let click = person.wall().bricks().first().unwrap();
    person.clicks_brick(click);
    // While it is computed the window answers.
    let begun = Instant::now();
    person.presses(text().msg_category_loops());
    person.must_see(in_palette(Kind::Break));
    assert!(begun.elapsed() < Duration::from_secs(30));
    person.waits_for_the_move();
    let failed = person.wall_panel().failed().unwrap();
    assert_eq!(person.wall_panel().failure().unwrap().kind.id(), "budget");
    assert_eq!(person.program().block(failed).kind, Kind::While);
}

#[test]
fn the_last_move_is_taken_back_and_repeated_with_the_mended_program() {
    let mut person = Person::sits_with("on_click: [InfectArea(Clicked), DropAll]");
    person.sets_speed(1.0);
    let (before, click) = person.plays_a_brick();
    let wrong = person.wall();
    assert_ne!(wrong, after_click(&before, GroupKind::Area, click));
    person.commands(PlaybackCommand::UndoMove);
    assert_eq!(person.wall(), before);
    person.commands(PlaybackCommand::RedoMove);
    assert_eq!(person.wall(), wrong);
    // Mended between two moves: the repeated one is right.
    person.clicks_block(Kind::InfectArea);
    person.adds(Kind::RemoveInfected);
    person.expects(THREE);
    person.commands(PlaybackCommand::RepeatMove);
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
}

#[test]
fn a_program_that_is_not_ready_explains_itself_at_the_click() {
    let mut person = Person::sits_with("on_click: [Remove(Hole)]");
    let (before, _) = person.plays_a_brick();
    assert!(!person.status().is_empty());
    assert_eq!((person.wall(), person.wall_panel().moves()), (before, 0));
}

#[test]
fn a_move_that_fails_moves_nothing_and_says_why_even_in_a_low_window() {
    let mut person = Person::sits_down_at(SMALLEST);
    person.opens_blocks("on_click: [Remove(CellAt(row: Number(9), column: Number(0)))]");
    person.sets_speed(1.0);
    person.presses(text().msg_stage_play());
    let click = person.playable_brick();
    let before = person.brick(click);
    person.clicks_brick(click);
    person.waits_for_the_move();
    assert_eq!(person.brick(click), before, "the wall stays as large");
    // Beside the wall, once; screen readers tell it at once.
    let nodes = person.harness.root().children_recursive();
    let told = nodes.filter(|node| node.accesskit_node().live() == Live::Assertive);
    let told: Vec<Rect> = told.map(|node| node.rect()).collect();
    let slots = person.finds(text().msg_slots_all());
    assert!(!told.is_empty() && person.status().is_empty());
    assert!(told.iter().all(|rect| rect.bottom() <= slots.top()));
}

#[test]
fn nothing_jumps_when_a_move_begins_pauses_and_ends() {
    for size in [WINDOW, vec2(1366.0, 768.0), SMALL] {
        let mut person = Person::sits_down_at(size);
        person.opens("solutions/costo-3.ron");
        person.sets_speed(0.0);
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        let fixed = |person: &Person| {
            let names = [
                text().msg_stage_undo_move(),
                text().msg_stage_step(),
                text().msg_stage_finish(),
                text().msg_slot_empty_name("4"),
            ];
            let corners = [(0, 0), (8, 8)].map(|(row, column)| Cell::new(row, column).unwrap());
            let names = names.into_iter().filter(|name| person.sees(name));
            let places = names.map(|name| (person.finds(&name), name));
            let corners = corners.map(|cell| (person.brick(cell), format!("{cell:?}")));
            places.chain(corners).collect::<Vec<_>>()
        };
        person.commands(PlaybackCommand::Play);
        let rests = fixed(&person);
        assert!(
            rests.iter().all(|(rect, _)| screen.contains_rect(*rect)),
            "{rests:?}"
        );
        let same = |person: &Person| {
            for (rect, name) in fixed(person) {
                let before = rests.iter().find(|(_, other)| *other == name);
                assert_eq!(before.map(|(rect, _)| *rect), Some(rect), "{size}: {name}");
            }
        };
        let click = person.playable_brick();
        person.commands(PlaybackCommand::Click(click));
        person.waits_until("the record", |person| person.place().is_some());
        same(&person);
        person.commands(PlaybackCommand::Travel(TravelCommand::Pause));
        same(&person);
        person.commands(PlaybackCommand::Finish);
        person.waits_for_the_move();
        same(&person);
    }
}

#[test]
fn saving_over_a_slot_is_said_and_can_be_taken_back_in_the_same_place() {
    let mut person = Person::sits_down();
    let first = slot(1, &text().msg_ready_examples_un_solo_blocco(), 40);
    let back = text().msg_slot_put_back_tip("1");
    person.commands(SlotCommand::Store(1));
    // The same once more: nothing is lost.
    person.commands(SlotCommand::Store(1));
    person.must_see(&first);
    person.must_not_see(&back);
    person.opens(WRONG);
    let row = person.finds(&first);
    person.commands(SlotCommand::Store(1));
    person.must_hear(text().msg_ready_examples_un_solo_blocco());
    assert!(row.contains_rect(person.finds(&back)));
    // Other things may be done meanwhile.
    person.commands(EditorCommand::Rename("Altro".to_owned()));
    person.presses(&back);
    person.must_see(&first);
    person.must_not_see(&back);
    // That can be undone as well.
    person.commands(HistoryCommand::Undo);
    person.must_see(slot(1, "Uno solo", 11));
    // It is offered for some seconds, not for ever.
    person.opens("solutions/costo-35.ron");
    person.commands(SlotCommand::Store(1));
    person.must_see(&back);
    person.harness.run_steps((10.0 / FRAME) as usize);
    person.must_not_see(&back);
}

#[test]
fn a_slot_that_gets_worse_is_told() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.commands(SlotCommand::Store(2));
    let accepted = text().msg_judge_verdict_accepted();
    person.waits_until("a verdict", |person| {
        let slot = person.named("Slot 2: ").unwrap();
        slot.contains(&accepted)
    });
    person.opens(WRONG);
    person.commands(SlotCommand::Store(2));
    person.waits_to_hear(&accepted);
    person.must_see(text().msg_slot_put_back_tip("2"));
}

#[test]
fn names_of_programs_follow_the_language_until_one_is_typed() {
    let mut person = Person::sits_down();
    let name = |person: &mut Person| person.program().header().name.clone();
    for number in ["1", "2"] {
        person.commands(FileCommand::New);
        assert_eq!(name(&mut person), text().msg_program_new_name(number));
        person.commands(SlotCommand::Store(number.parse().unwrap()));
    }
    person.opens("solutions/costo-35.ron");
    person.commands(SlotCommand::Store(3));
    person.speaks(Language::En);
    let english = Text::load(Language::En).unwrap();
    for start in [
        english.msg_slot_name("2", english.msg_program_new_name("2"), "0"),
        english.msg_slot_name("3", solution_name("costo-35.ron", Language::En), "35"),
    ] {
        person.must_see(start);
    }
    person.commands(EditorCommand::Rename("Mine".to_owned()));
    person.commands(SlotCommand::Store(4));
    person.speaks(Language::Pl);
    assert!(person.names().iter().any(|name| name.contains("Mine")));
}

#[test]
fn a_bundled_program_that_is_changed_is_a_new_one() {
    let mut person = Person::sits_down();
    let before = person.program();
    let empties = |person: &mut Person| {
        person.commands(EditorCommand::ChooseAll);
        person.commands(EditorCommand::Delete);
    };
    empties(&mut person);
    let after = person.program().header().clone();
    assert_eq!(after.name, text().msg_program_new_name("1"));
    assert_eq!(after.note, "", "the note was about the other one");
    // One change, and one step back.
    person.commands(HistoryCommand::Undo);
    person.expects_program(&before);
    // A name that was typed stays.
    person.commands(EditorCommand::Rename("Mio".to_owned()));
    empties(&mut person);
    assert_eq!(person.program().header().name, "Mio");
}

#[test]
fn f5_plays_and_goes_on_and_never_deals_another_wall() {
    let mut person = Person::sits_down();
    person.opens("solutions/costo-3.ron");
    let wall = person.wall();
    for _ in 0..3 {
        person.hits(Key::F5);
        person.must_see(text().msg_stage_reset());
        assert_eq!(person.wall(), wall);
        assert!(!person.wall_panel().playback().is_paused());
    }
    // A move that rests goes on.
    person.sets_speed(0.0);
    let click = person.playable_brick();
    person.clicks_brick(click);
    person.waits_until("the move", |person| person.place().is_some());
    for paused in [true, false, true] {
        person.hits(Key::F5);
        assert_eq!(person.wall_panel().playback().is_paused(), paused);
    }
}

#[test]
fn a_double_click_on_play_keeps_the_wall() {
    let opening = Opening {
        step: 0.02,
        ..Opening::default()
    };
    let mut person = Person::opens_a_window(opening);
    person.commands(HomeCommand::Leave);
    let (wall, at) = (
        person.wall(),
        person.finds(text().msg_stage_play()).center(),
    );
    person.harness.hover_at(at);
    person.harness.run_steps(1);
    for _ in 0..2 {
        for pressed in [true, false] {
            person.harness.event(button(at, pressed));
            person.harness.run_steps(1);
        }
    }
    person.harness.run_steps(2);
    // It is in the place of *Play*.
    assert!(person.finds(text().msg_stage_reset()).contains(at));
    assert_eq!(person.wall(), wall);
    // A press of its own deals the next wall.
    person.harness.run_steps(100);
    person.presses(text().msg_stage_reset());
    assert_ne!(person.wall(), wall);
}

#[test]
fn programs_that_differ_get_names_that_differ_in_the_slots() {
    let mut person = Person::sits_down();
    person.commands(FileCommand::New);
    for number in 1..=3 {
        person.adds(Kind::DropAll);
        person.commands(SlotCommand::Store(number));
    }
    // The same program again keeps its name.
    person.commands(SlotCommand::Store(4));
    for (slot, name) in [(1, "1"), (2, "2"), (3, "3"), (4, "3")] {
        let stored = person.clickomania().slot(slot).unwrap();
        assert_eq!(
            stored.header().name,
            text().msg_program_new_name(name),
            "{slot}"
        );
    }
    // A name that somebody typed stays.
    person.commands(EditorCommand::Rename("Mio".to_owned()));
    person.commands(SlotCommand::Store(1));
    person.adds(Kind::DropAll);
    person.commands(SlotCommand::Store(2));
    assert_eq!(person.clickomania().slot(2).unwrap().header().name, "Mio");
}

#[test]
fn nothing_can_be_paused_when_nothing_runs() {
    let mut person = Person::sits_with(THREE);
    let pause = text().msg_stage_pause();
    let pauses = |person: &Person| person.named(&pause).is_some();
    person.sets_speed(0.0);
    person.commands(PlaybackCommand::Play);
    assert!(!pauses(&person));
    let click = person.playable_brick();
    person.commands(PlaybackCommand::Click(click));
    person.waits_until("the move", |person| person.place().is_some());
    assert!(pauses(&person), "{:?}", person.names());
    person.commands(PlaybackCommand::Finish);
    person.waits_for_the_move();
    assert!(!pauses(&person), "{:?}", person.names());
    // It can be seen again.
    person.commands(PlaybackCommand::Travel(TravelCommand::Pause));
    assert!(pauses(&person));
    assert!(person.place().is_some_and(|(step, all)| step < all));
}
