//! Tantrix by its accessible names: tiles are laid, turned, solved, searched, exported and read.

use crate::support::*;
use egui::{MouseWheelUnit, TouchPhase};

fn challenge(last: u32) -> String {
    text().msg_tantrix_challenge_discovery(last.to_string())
}

fn laid(laid: u32, all: u32) -> String {
    text().msg_tantrix_rule_tiles(laid.to_string(), all.to_string())
}

fn tray(tile: u8) -> String {
    text().msg_tantrix_tray_tile(tile.to_string())
}

fn tile(tile: u8) -> String {
    text().msg_tantrix_place_tile(tile.to_string())
}

fn solved(count: u32) -> String {
    text().msg_tantrix_challenges_solved(count.to_string(), "33")
}

fn at(found: u32, of: u32) -> String {
    text().msg_tantrix_browse_at(found.to_string(), of.to_string())
}

impl Person {
    fn sits_down_to_tantrix() -> Person {
        let mut person = Person::sits_down();
        person.shows(GameId::Tantrix);
        person
    }

    /// A place of the board, whatever is there.
    fn board_place(&self, row: usize, column: usize) -> Pos2 {
        let name = self.named(cell_start(row, column));
        self.finds(name.expect("the place is there")).center()
    }

    /// True if this is at a place: a tile, or nothing.
    fn lies(&self, row: usize, column: usize, what: &str) -> bool {
        self.sees(format!("{}{what}", cell_start(row, column)))
    }

    fn is_free(&self, row: usize, column: usize) -> bool {
        self.lies(row, column, &text().msg_tantrix_place_empty())
    }

    /// Drags a tile from the tray, with so many notches of the wheel on the way.
    fn lays(&mut self, tile: u8, row: usize, column: usize, turns: i32) {
        let from = self.finds(tray(tile)).center();
        let to = self.board_place(row, column);
        self.holds(from, to);
        self.rolls(-turns);
        self.harness.drop_at(to);
        self.looks();
    }

    /// Turns the wheel upwards by some notches.
    fn rolls(&mut self, notches: i32) {
        for _ in 0..notches.abs() {
            self.harness.event(Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, notches.signum() as f32),
                phase: TouchPhase::Move,
                source: egui::MouseWheelSource::Wheel,
                modifiers: Modifiers::NONE,
            });
            self.harness.run_steps(1);
        }
    }

    /// Lays the loop of the tiles 1 to 3, as the README shows it: 1 and 3 side by side, 2 below.
    fn solves_the_first_challenge(&mut self) {
        // On a free board the first place is (1, 1).
        self.lays(1, 1, 1, 3);
        self.lays(3, 1, 2, 1);
        self.lays(2, 2, 1, 1);
    }

    /// Finds one solution; meanwhile buttons below what is told can move.
    fn finds_a_solution(&mut self) {
        self.presses(text().msg_tantrix_find_one());
        let found = text().msg_tantrix_face_solutions_count("1");
        self.waits_until("a solution", |person| {
            person.sees(&found) && !person.sees(text().msg_button_stop())
        });
    }

    fn has_help(&self) -> bool {
        self.reads(text().msg_games_helped(""))
    }

    fn opens_solutions(&mut self, name: &str) {
        let path = self.file(name);
        self.sends::<TantrixMode>(TantrixCommand::File(FileCommand::OpenFile(path)));
    }
}

#[test]
fn a_challenge_is_solved_by_hand_and_stays_solved() {
    let mut person = Person::sits_down_to_tantrix();
    person.must_see(laid(0, 3));
    person.solves_the_first_challenge();
    person.must_see(text().msg_tantrix_solved());
    person.must_see(solved(1));
    assert!(!person.has_help());
    // To look at solutions afterwards takes nothing away.
    person.finds_a_solution();
    person.presses(text().msg_tantrix_face_by_hand());
    assert!(!person.has_help());
    let mut person = person.restarts();
    person.must_see(solved(1));
    assert!(person.lies(1, 1, &tile(1)) && person.lies(2, 1, &tile(2)));
    person.waits();
    // A look before is help, and so is the solver.
    let mut person = Person::sits_down_to_tantrix();
    person.finds_a_solution();
    person.presses(text().msg_tantrix_face_by_hand());
    person.solves_the_first_challenge();
    person.must_see(text().msg_tantrix_solved());
    assert!(person.reads("non conta per il record"));
    person.presses(text().msg_tantrix_next_challenge());
    person.hits(Key::F9);
    person.waits_for(text().msg_tantrix_solved_by_program());
    // The board of the challenge before is kept.
    person.presses_beginning(challenge(3));
    person.must_see(laid(3, 3));
}

#[test]
fn tiles_are_turned_by_wheel_key_and_right_button_and_everything_is_undone() {
    let mut person = Person::sits_down_to_tantrix();
    person.lays(1, 1, 1, 0);
    person.lays(3, 1, 2, 0);
    let clashes = |person: &Person| person.reads("(a) Un contatto ha colori diversi");
    let at = person.board_place(1, 2);
    let mut seen = Vec::new();
    for turn in 0..6 {
        seen.push(clashes(&person));
        person.harness.hover_at(at);
        person.harness.run_steps(1);
        match turn % 3 {
            0 => person.right_clicks_at(at),
            1 => person.hits(Key::R),
            _ => person.rolls(-1),
        }
    }
    person.looks();
    // Around once: two of the six sides of tile 3 are red.
    assert_eq!(seen.iter().filter(|clash| !**clash).count(), 2, "{seen:?}");
    assert_eq!(clashes(&person), seen[0]);
    for _ in 0..8 {
        person.undoes();
    }
    person.must_see(laid(0, 3));
    person.redoes();
    person.must_see(laid(1, 3));
}

#[test]
fn a_tile_dropped_outside_is_in_the_tray_again() {
    let mut person = Person::sits_down_to_tantrix();
    person.presses(text().msg_tantrix_kind_board());
    let tray_place = person.finds(tray(1)).center();
    let beside = person.board_place(1, 1) - vec2(150.0, 0.0);
    for outside in [tray_place, beside] {
        person.lays(4, 2, 2, 1);
        assert!(person.lies(2, 2, &tile(4)));
        person.drags(person.board_place(2, 2), outside);
        assert!(person.is_free(2, 2) && person.sees(tray(4)));
    }
    // Esc leaves it where it was.
    person.lays(4, 2, 2, 0);
    let (from, to) = (person.board_place(2, 2), person.board_place(1, 1));
    person.holds(from, to);
    person.escapes();
    person.lets_go(to);
    assert!(person.lies(2, 2, &tile(4)) && person.is_free(1, 1));
}

#[test]
fn tiles_are_laid_by_clicks_and_by_keys_alone() {
    let mut person = Person::sits_down_to_tantrix();
    person.presses(text().msg_tantrix_kind_board());
    person.presses(tray(2));
    let place = person.board_place(1, 3);
    person.clicks_at(place);
    assert!(person.lies(1, 3, &tile(2)));
    // With the keyboard on a tile, and then on a place.
    person.focuses(tray(5));
    person.hits(Key::Enter);
    let place = person.named(cell_start(3, 1)).unwrap();
    person.focuses(place);
    person.hits(Key::Enter);
    assert!(person.lies(3, 1, &tile(5)));
    person.hits(Key::Delete);
    assert!(person.is_free(3, 1));
    // Arrows walk over tray and board; down and up lead back to the row.
    person.focuses(tray(1));
    person.hits_all(&[Key::End, Key::Home, Key::ArrowRight, Key::Enter]);
    let first = person.named(cell_start(1, 1)).unwrap();
    person.focuses(&first);
    person.hits_all(&[Key::ArrowDown, Key::ArrowUp]);
    assert_eq!(person.focused(), Some(first));
    person.hits(Key::Enter);
    assert!(person.lies(1, 1, &tile(3)), "{:?}", person.names());
}

#[test]
fn a_board_is_drawn_by_presses_strokes_and_keys() {
    let mut person = Person::sits_down_to_tantrix();
    let places = |person: &Person, count: u32| {
        person.must_see(text().msg_tantrix_draw_places(count.to_string()));
    };
    person.presses(text().msg_tantrix_kind_board());
    person.presses(text().msg_tantrix_area_drawn());
    // A place and its six neighbours.
    places(&person, 7);
    person.presses(text().msg_tantrix_draw());
    let sheet = |person: &Person, row: &str, column: &str| {
        person
            .finds(text().msg_tantrix_draw_place(row, column))
            .center()
    };
    person.clicks_at(sheet(&person, "1", "1"));
    places(&person, 8);
    person.drags(sheet(&person, "5", "2"), sheet(&person, "5", "5"));
    places(&person, 12);
    // A stroke that begins on a place takes away, and is one change.
    person.drags(sheet(&person, "5", "2"), sheet(&person, "5", "4"));
    places(&person, 9);
    person.undoes();
    places(&person, 12);
    person.undoes();
    person.escapes();
    assert!(person.is_free(1, 1) && !person.is_free(1, 4));
    person.lays(1, 1, 1, 0);
    person.finds_a_solution();
    let person = person.restarts();
    places(&person, 8);
    assert!(person.lies(1, 1, &tile(1)));
}

#[test]
fn a_locked_tile_stays_for_hands_and_for_searches() {
    let mut person = Person::sits_down_to_tantrix();
    let fixed = text().msg_tantrix_place_fixed(tile(1));
    person.presses(text().msg_tantrix_kind_board());
    person.lays(1, 1, 1, 0);
    person.lays(2, 3, 3, 0);
    person.harness.hover_at(person.board_place(1, 1));
    person.looks();
    person.hits(Key::L);
    let stays = |person: &Person| assert!(person.lies(1, 1, &fixed), "{:?}", person.names());
    stays(&person);
    person.drags(person.board_place(1, 1), person.board_place(2, 2));
    stays(&person);
    person.harness.hover_at(person.board_place(1, 1));
    person.looks();
    person.hits(Key::Delete);
    stays(&person);
    // Another one is not laid over it; the rest is cleared.
    person.lays(3, 1, 1, 0);
    stays(&person);
    person.presses(text().msg_tantrix_clear());
    stays(&person);
    person.must_see(tray(2));
    person.finds_a_solution();
    person.presses(text().msg_tantrix_play_on());
    stays(&person);
    let mut person = person.restarts();
    stays(&person);
    // Unlocked by the button it goes where it is put.
    person.clicks_at(person.board_place(1, 1));
    person.presses(text().msg_tantrix_release());
    assert!(person.lies(1, 1, &tile(1)));
    person.undoes();
    stays(&person);
}

#[test]
fn a_forced_place_is_taught() {
    let mut person = Person::sits_down_to_tantrix();
    person.presses(text().msg_tantrix_kind_rainbow());
    person.hits(Key::F9);
    person.waits_for(laid(10, 10));
    // The place in the middle has six neighbours: only the tile that was there fits.
    let before = person.named(cell_start(3, 2)).unwrap();
    person.harness.hover_at(person.board_place(3, 2));
    person.looks();
    person.hits(Key::Delete);
    assert!(person.is_free(3, 2));
    person.hits(Key::H);
    let number = before.rsplit(' ').next().unwrap();
    person.must_hear(format!(" {number}"));
    // The hint lays it.
    person.hits(Key::H);
    person.must_see(before);
}

#[test]
fn the_solver_shows_a_way_and_completes() {
    let mut person = Person::sits_down_to_tantrix();
    person.presses(challenge(30));
    // On an empty free board the first tile is laid where one looks.
    person.presses(text().msg_menu_hint());
    let lay = text().msg_tantrix_hint_lay("");
    person.waits_until("a hint", |person| person.sees_beginning(&lay));
    person.presses_beginning(&lay);
    assert!(!person.is_free(1, 1) && person.sees(laid(1, 30)));
    assert!(person.has_help());
    person.presses(challenge(6));
    person.lays(1, 1, 1, 0);
    person.presses(text().msg_tantrix_complete());
    person.waits_for(laid(6, 6));
    person.must_see(text().msg_tantrix_solved_by_program());
    // The solver's work is no challenge solved by hand.
    person.must_see(solved(0));
    person.undoes();
    person.must_see(laid(1, 6));
}

#[test]
fn what_is_wrong_or_impossible_is_said() {
    let mut person = Person::sits_down_to_tantrix();
    person.presses(text().msg_tantrix_kind_puzzle());
    // A tile that lies apart.
    person.lays(1, 1, 1, 0);
    person.lays(2, 1, 2, 0);
    // 1 shows red to the east, 2 yellow to the west.
    assert!(person.reads("(a) Un contatto ha colori diversi"));
    person.lays(3, 3, 4, 0);
    person.must_read(text().msg_tantrix_apart("3"));
    person.presses(text().msg_tantrix_complete());
    person.waits_until("an answer", |person| !person.status().is_empty());
    person.must_see(laid(3, 5));
    // Three tiles less than places, and pyramids that cannot be filled.
    for _ in 0..3 {
        person.presses(format!("{} −", text().msg_tantrix_columns()));
    }
    person.presses(format!("{} +", text().msg_tantrix_rows()));
    person.must_see(text().msg_tantrix_impossible_too_many_tiles("5", "4"));
    person.presses(text().msg_tantrix_area_free());
    person.must_not_see(text().msg_tantrix_impossible_too_many_tiles("5", "4"));
}

#[test]
fn solutions_are_listed_browsed_and_counted() {
    let mut person = Person::sits_down_to_tantrix();
    person.presses(text().msg_tantrix_kind_rainbow());
    person.presses(text().msg_tantrix_face_solutions());
    person.waits_for(text().msg_tantrix_find_all());
    person.presses(text().msg_tantrix_find_all());
    person.waits_for(text().msg_tantrix_ended_all("15"));
    person.must_see(at(1, 15));
    person.presses(text().msg_tantrix_browse_next());
    person.must_see(at(2, 15));
    person
        .harness
        .hover_at(person.finds(text().msg_tantrix_picture()).center());
    person.rolls(-2);
    person.looks();
    person.must_see(at(4, 15));
    for (key, place) in [(Key::End, 15), (Key::PageUp, 5)] {
        person.hits(key);
        person.must_see(at(place, 15));
    }
    person.presses(text().msg_tantrix_up_to_rotation());
    person.presses(text().msg_tantrix_count());
    person.waits_for(text().msg_tantrix_ended_counted("5"));
    person.presses(text().msg_tantrix_play_on());
    person.must_see(laid(10, 10));
}

#[test]
fn a_search_without_end_tells_what_it_found_and_is_stopped() {
    let mut person = Person::sits_down_to_tantrix();
    // So many solutions that a search for them ends only when it is stopped.
    person.presses(text().msg_tantrix_kind_domino());
    person.presses(format!("{} +", text().msg_tantrix_tiles_up_to()));
    person.sends::<TantrixMode>(TantrixCommand::Limit(50_000_000));
    person.presses(text().msg_tantrix_face_solutions());
    person.presses(text().msg_tantrix_find_all());
    let found = text().msg_tantrix_face_solutions_count("");
    let found = found.trim_end_matches(')');
    person.waits_until("solutions", |person| person.sees_beginning(found));
    person.must_read("Parti esaminate: ");
    person.presses(text().msg_button_stop());
    person.waits_for(text().msg_tantrix_find_one());
    assert!(!person.reads("Parti esaminate: "));
    person.waits();
}

#[test]
fn solutions_are_written_and_read_back_and_bad_ones_refused() {
    let mut person = Person::sits_down_to_tantrix();
    person.presses(text().msg_tantrix_kind_rainbow());
    person.presses(text().msg_tantrix_face_solutions());
    person.presses(text().msg_tantrix_find_all());
    person.waits_for(text().msg_tantrix_ended_all("15"));
    for name in ["all.ron", "one.svg", "one.txt", "all.json", "one.png"] {
        let path = person.file(name);
        person.sends::<TantrixMode>(TantrixCommand::File(FileCommand::SaveFile(path.clone())));
        person.waits_to_hear(name);
        assert!(path.is_file(), "{name}: {}", person.status());
    }
    let drawn = fs::read_to_string(person.file("one.svg")).unwrap();
    assert_eq!(drawn.matches("<polygon").count(), 10);
    assert!(
        fs::read(person.file("one.png"))
            .unwrap()
            .starts_with(b"\x89PNG")
    );
    let ron = fs::read_to_string(person.file("all.ron")).unwrap();
    assert_eq!(ron.lines().count(), 16);
    for name in ["all.ron", "all.json"] {
        person.presses(text().msg_tantrix_kind_challenge());
        person.presses(text().msg_tantrix_kind_rainbow());
        person.opens_solutions(name);
        person.waits_for(at(1, 15));
    }
    // One tile turned in the third line, and half a file.
    let (third, turn) = (ron.lines().nth(2).unwrap(), "turn:");
    let place = third.find(turn).unwrap() + turn.len();
    let digit: u8 = third[place..=place].parse().unwrap();
    let wrong = format!(
        "{}{}{}",
        &third[..place],
        (digit + 1) % 6,
        &third[place + 1..]
    );
    person.writes("bad.ron", ron.replace(third, &wrong));
    person.writes("torn.ron", &ron[..ron.len() / 2]);
    for name in ["bad.ron", "torn.ron"] {
        person.opens_solutions(name);
        person.waits_to_hear(name);
        person.must_see(at(1, 15));
    }
}
