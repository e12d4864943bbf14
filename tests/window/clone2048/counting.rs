//! What counts for the best score, and the rules of 2048 as a switch.

use crate::support::{Folder, Person};
use clickomania::window::clone2048::Clone2048Command;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use games::clone2048::Direction;

impl Person<'_> {
    /// What helped, as it is said.
    fn is_told_of(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        let words = nodes.filter_map(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        });
        let told = words.filter_map(|words| {
            let helps = words.strip_prefix("Non conta per i record: ")?;
            Some(helps.split(", ").map(str::to_owned).collect::<Vec<_>>())
        });
        // A screen reader finds the sentence twice.
        let mut helps: Vec<String> = told.flatten().collect();
        helps.dedup();
        helps
    }

    /// Turns around until there are points.
    fn plays_for_points(&mut self) {
        for turn in 0..40 {
            self.plays(Clone2048Command::Move(Direction::ALL[turn % 4]));
        }
        assert!(self.reads_counter("Punti") > 0);
    }
}

#[test]
fn whatever_helps_is_said_and_makes_no_record() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.plays(Clone2048Command::Thinking(1));
    person.presses("Subito, senza animazione");
    person.begins_unknown(5, 1);
    person.plays_for_points();
    assert!(person.is_told_of().is_empty());
    let best = person.reads_counter("Record");
    assert_eq!(best, person.reads_counter("Punti"));
    // Whatever is reached now, the record stays.
    let stays = |person: &mut Person<'_>, help: &str| {
        assert_eq!(person.is_told_of(), [help]);
        while person.reads_counter("Punti") <= best {
            person.plays_for_points();
        }
        assert_eq!(person.reads_counter("Record"), best, "{help}");
    };
    person.key(Modifiers::COMMAND, Key::Z);
    stays(&mut person, "mossa annullata");
    person.plays(Clone2048Command::Again);
    stays(&mut person, "tavola già vista");
    person.begins(5, 1, 77);
    stays(&mut person, "tavola già vista");
    person.begins_unknown(5, 1);
    assert!(person.is_told_of().is_empty());
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("advice", |person| person.sees("Le quattro direzioni"));
    stays(&mut person, "suggerimento");
    person.begins_unknown(5, 1);
    person.key(Modifiers::NONE, Key::F9);
    person.waits_until("a movement", |person| person.reads_counter("Movimenti") > 0);
    person.key(Modifiers::NONE, Key::F9);
    stays(&mut person, "mossa del programma");
}

#[test]
fn the_rules_of_2048_are_a_switch() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.presses("Nuova tavola");
    person.presses("Regole di 2048");
    person.presses("Comincia");
    person.rests();
    assert_eq!(person.reads_board().blocks().count(), 2);
    // What changes nothing is no movement, and brings no block.
    let mut refused = false;
    for turn in 0..60 {
        let (before, direction) = (person.reads_state(), Direction::ALL[turn % 2]);
        person.plays(Clone2048Command::Move(direction));
        person.rests();
        let after = person.reads_state();
        if before.board.changes(direction) {
            assert_eq!(after.moves, before.moves + 1);
        } else {
            assert_eq!(after, before);
            refused = true;
            break;
        }
    }
    assert!(refused);
    // Its records are others than those of the paper's rules.
    person.plays(Clone2048Command::Move(Direction::Up));
    person.plays(Clone2048Command::Move(Direction::Down));
    let named = |person: &Person<'_>| {
        let mut told = person
            .harness
            .query_all_by_label_contains("4 × 4, senza ostacoli, regole di 2048");
        told.next().is_some()
    };
    assert!(named(&person), "{:?}", person.names());
}
