//! What games show of a player: records, the patterns that were missed, and training on them.

use crate::mines::{beginner, first_mine};
use crate::support::{Folder, Person};
use clickomania::app::mines::{MinesCommand, MinesMode};
use egui::{Event, Key, Modifiers};
use games::mines::{MinesPosition, Pattern, SeenCell, Size, easiest_while};

impl Person<'_> {
    /// The exercise as its cells are read aloud.
    fn reads_exercise(&self) -> MinesPosition {
        let mut position = MinesPosition::closed(Size::new(10, 10, 20).unwrap());
        for cell in 0..100 {
            let (name, _) = self.cell(cell, 10);
            if let Some(clue) = name.strip_suffix(" attorno") {
                let clue = clue.rsplit(' ').next().unwrap();
                position.set(cell, SeenCell::Open(clue.parse().unwrap()));
            }
        }
        position
    }

    /// Waits for an exercise; its pattern, and what that proves safe.
    fn gets_an_exercise(&mut self) -> (Pattern, Vec<usize>) {
        self.waits_until("an exercise", |person| {
            person.sees_some("Apri una casella sicura.")
        });
        let position = self.reads_exercise();
        let found = easiest_while(&position, &|| true).unwrap();
        found.expect("something is safe")
    }

    fn opens_in_exercise(&mut self, cell: usize) {
        let at = self.cell(cell, 10).1.center();
        self.clicks_at(at);
    }
}

#[test]
fn patterns_are_trained_and_answers_judged() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    person.opens_cell(40);
    person.presses("Allenamento");
    let (pattern, safe) = person.gets_an_exercise();
    assert_eq!(pattern, Pattern::Pair { less: 1, more: 2 });
    assert!(person.sees("Al primo colpo: 0 su 0"));
    person.opens_in_exercise(safe[0]);
    assert!(person.sees_some("Giusto: "), "{:?}", person.words());
    assert!(person.sees_some("Al primo colpo: 1 su 1"));

    // Another pattern; a hint helps, so it does not count.
    person.presses(&person.named("un numero solo: "));
    let (pattern, safe) = person.gets_an_exercise();
    assert_eq!(pattern, Pattern::OneClue);
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("the reason", |person| {
        person.sees_some("Apri una casella sicura. Lo schema: un numero solo. ")
    });
    person.opens_in_exercise(safe[0]);
    assert!(person.sees_some("Giusto: ") && person.sees("Al primo colpo: 0 su 0"));
    // A cell that may be a mine is none: it says so, and the next try is no first one.
    person.key(Modifiers::NONE, Key::N);
    let (_, safe) = person.gets_an_exercise();
    let position = person.reads_exercise();
    let chances = games::mines::Chances::of(&position).unwrap();
    let mine = (0..100).find(|&cell| chances.mine[cell].is_some_and(|mine| mine > 0.0));
    person.opens_in_exercise(mine.unwrap());
    assert!(person.sees_some("In ("), "{:?}", person.words());
    person.opens_in_exercise(safe[0]);
    assert!(person.sees_some("Giusto: ") && person.sees("Al primo colpo: 0 su 1"));

    // The game waits as it was, and was not helped.
    person.key(Modifiers::NONE, Key::Escape);
    person.key(Modifiers::NONE, Key::P);
    assert_eq!(person.reads(40), "0 attorno");
    assert!(!person.sees_some("Non conta per i record"));
}

#[test]
fn hints_of_an_exercise_go_on_until_a_cell_is_safe() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    person.opens_cell(40);
    person.key(Modifiers::NONE, Key::T);
    person.presses(&person.named("un numero solo: "));
    let mut mines = 0;
    // Until a hint shows mines first.
    for _ in 0..40 {
        person.gets_an_exercise();
        let task = person.named("Apri una casella sicura.");
        let mut said = task.clone();
        loop {
            let before = said;
            person.key(Modifiers::NONE, Key::H);
            let named = |person: &Person<'_>| person.named("Apri una casella sicura.");
            person.waits_until("a reason", |person| {
                let now = named(person);
                now != task && now != before
            });
            said = named(&person);
            if !said.contains("Premi ancora") {
                break;
            }
            mines += 1;
        }
        // The last one tells of a safe cell, and leaves it to the player.
        assert!(
            said.len() > task.len() && said[task.len()..].contains("sicur"),
            "{said}"
        );
        if mines > 0 {
            break;
        }
        person.key(Modifiers::NONE, Key::N);
    }
    assert!(mines > 0);
    // The game waits, and has no flag.
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.sees("Mine da segnare: 10"));
}

#[test]
fn what_games_miss_is_found_in_the_training_and_after_a_restart() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(5);
    let board = beginner(5);
    person.opens_cell(40);
    // A mine is opened though something was safe.
    let mine = first_mine(&board);
    person.opens_cell(mine);
    assert!(person.sees_some("C'era una mina in "));
    person.presses("Allenamento");
    person.waits_until("the patterns", |person| {
        person.sees_some("Nelle tue partite lo schema più debole è: ")
    });
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Campo minato");
    person.presses("Allenamento");
    assert!(person.sees_some("Nelle tue partite lo schema più debole è: "));
    person.gets_an_exercise();
}

#[test]
fn a_story_leads_to_the_pattern_that_was_missed() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    let line = "replay 4x2/1 first=safe rule=any win=open marks=flag mines=80 o1@0 o2@500";
    person.harness.event(Event::Paste(line.to_owned()));
    person.looks();
    person.waits_until("the pattern", |person| {
        person.sees_some("Allenati su questo: ")
    });
    person.presses(&person.named("Allenati su questo: "));
    person.waits_until("an exercise", |person| {
        person.sees_some("Apri una casella sicura.")
    });
}

#[test]
fn a_first_win_and_a_record_are_told_beside_the_board() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for (seed, told) in [
        (17, "La prima vinta di questo tipo"),
        (18, "Tempi migliori"),
    ] {
        person.plays_mines(seed);
        let board = beginner(seed);
        person.opens_cell(40);
        for cell in (0..81).filter(|&cell| !board.is_mine(cell)) {
            if person.reads(cell) == "chiusa" {
                person.opens_cell(cell);
            }
        }
        assert!(person.sees_some("Vinto! Tempo: "));
        assert!(person.sees("Mine da segnare: 0"));
        assert!(person.sees(told), "{:?}", person.words());
    }
    assert!(person.sees("2 (100\u{a0}%)"), "{:?}", person.words());
    // Another game: nothing is celebrated any more.
    person.sends::<MinesMode>(MinesCommand::Next);
    assert!(!person.sees_some("Vinto!") && !person.sees("La prima vinta di questo tipo"));
}
