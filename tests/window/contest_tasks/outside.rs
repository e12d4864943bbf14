//! What comes into a contest from outside, and what is done to its files.

use super::{contest, contest_folder, handed};
use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::app::clickomania::command::{
    ClickomaniaCommand, ContestCommand, EditorCommand, ProgramCommand, SlotCommand, TeacherCommand,
};
use clickomania::app::common::command::FileCommand;
use clickomania::contest::{note_outside, running};
use clickomania::handed::{Origin, SignKind};
use egui::vec2;
use engine::language::Program;
use engine::language::file::write;
use std::fs;

#[test]
fn what_comes_in_from_outside_is_marked() {
    let folder = Folder::new();
    let foreign = folder.file("amico.ron");
    let mut friend = Person::sits_down(&folder.0.join("friend"));
    builds_three_phases(&mut friend);
    friend.says(FileCommand::SaveFile(foreign.clone()));
    let picture = folder.file("amico.svg");
    friend.says(ProgramCommand::PictureFile(picture.clone()));
    friend.waits_until("the picture is there", |_| picture.exists());
    let words = write(&friend.program());
    friend.leaves();

    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    let path = folder.file("gara.ron");
    // What one copies and saves oneself is one's own.
    builds_three_phases(&mut person);
    person.says(EditorCommand::ChooseAll);
    person.says(EditorCommand::Copy);
    let own = write(&person.program());
    person.says(SlotCommand::Store(1));
    person.says(SlotCommand::Copy(1));
    person.says(EditorCommand::Paste(own.replace('\n', "\r\n")));
    let saved = folder.file("mio.ron");
    person.says(FileCommand::SaveFile(saved.clone()));
    person.says(FileCommand::New);
    person.says(FileCommand::OpenFile(saved));
    person.says(SlotCommand::Store(2));
    let mine = person.hands_in(&path);
    assert!(mine.brought.is_empty(), "{:?}", mine.brought);
    assert!(mine.slots.iter().all(|slot| !slot.brought));

    person.says(FileCommand::New);
    person.says(EditorCommand::Paste(words));
    person.says(SlotCommand::Store(3));
    person.says(FileCommand::OpenFile(foreign));
    person.says(FileCommand::OpenFile(picture));
    person.says(FileCommand::New);
    person.says(SlotCommand::Load(3));
    person.says(SlotCommand::Store(4));
    let brought = person.hands_in(&path);
    let ways: Vec<Origin> = brought.brought.iter().map(|brought| brought.how).collect();
    assert_eq!(ways, [Origin::Clipboard, Origin::File, Origin::Picture]);
    assert!(brought.brought.iter().all(|brought| brought.blocks >= 3));
    let marks: Vec<bool> = brought.slots.iter().map(|slot| slot.brought).collect();
    assert_eq!(marks, [false, false, true, true]);
    // A new program is one's own once more.
    person.says(FileCommand::New);
    builds_three_phases(&mut person);
    person.says(SlotCommand::Store(4));
    assert!(!person.hands_in(&path).slots[3].brought);
}

#[test]
fn what_is_done_outside_the_window_is_seen() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    person.says(SlotCommand::Store(1));
    let built = person.program();
    person.leaves();
    let contest_folder = contest_folder(&folder);
    // A terminal, and an editor for the slot and for what is remembered.
    let judge = SignKind::CommandLine("judge".to_owned());
    note_outside(&folder.file("data"), &judge);
    let tasks = contest_folder.path.join("tasks");
    let slot = fs::read_dir(tasks).unwrap().next().unwrap().unwrap().path();
    let other = write(&built).replace("\"Far cadere\"", "\"Altro\"");
    fs::write(slot.join("slot-2.ron"), other).unwrap();
    let mut state = fs::read_to_string(contest_folder.state_path()).unwrap();
    state = state.replace("minutes:Some(30)", "minutes:Some(90)");
    fs::write(contest_folder.state_path(), state).unwrap();

    let mut person = Person::sits_down(&folder.0);
    assert!(
        person.sees("Prova di maggio"),
        "the name is gone: {:?}",
        person.names()
    );
    person.begins_as("Ada");
    assert!(person.sees("Restano 30 minuti"), "{:?}", person.names());
    person.waits_until("the terminal is known", |person| {
        person
            .signs()
            .contains(&SignKind::CommandLine("judge".to_owned()))
    });
    // A second window.
    let mut second = Person::sits_down(&folder.0);
    assert!(second.sees("La gara è aperta in un'altra finestra"));
    second.says(EditorCommand::Paste(write(&Program::new("x"))));
    assert!(second.status().starts_with("La gara non è aperta"));
    second.leaves();
    person.waits_until("the window is known", |person| {
        person.signs().contains(&SignKind::SecondWindow)
    });
    let handed = person.hands_in(&folder.file("gara.ron"));
    let seen: Vec<SignKind> = handed.signs.into_iter().map(|sign| sign.what).collect();
    for sign in [
        SignKind::StateChanged,
        SignKind::Restarted,
        SignKind::SlotChanged,
        SignKind::SecondWindow,
    ] {
        assert!(seen.contains(&sign), "{sign:?}: {seen:?}");
    }
    assert!(
        handed
            .slots
            .iter()
            .any(|slot| slot.number == 2 && slot.brought)
    );
}

#[test]
fn a_stick_that_is_pulled_out_loses_nothing() {
    let folder = Folder::new();
    let stick = folder.file("stick");
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    person.says(SlotCommand::Store(1));
    let file = stick.join("gara.ron");
    person.says(ContestCommand::HandIn("Ada".to_owned(), file.clone()));
    let status = person.status();
    assert!(
        status.contains("Niente è perso") && status.contains("handed-in.ron"),
        "{status}"
    );
    fs::create_dir(&stick).unwrap();
    person.waits_until("it is there", |person| {
        person.status().starts_with("Consegnato")
    });
    assert_eq!(handed(&file).slots.len(), 1);
}

#[test]
fn tasks_that_cannot_be_read_keep_the_contest_closed() {
    let folder = Folder::new();
    Person::takes_part(&folder.0, &contest()).leaves();
    let contest_folder = contest_folder(&folder);
    let text = fs::read_to_string(contest_folder.tasks_path()).unwrap();
    let half = &text[..text.len() / 2];
    fs::write(contest_folder.tasks_path(), half).unwrap();
    // Both what is read and what it began with.
    fs::write(contest_folder.path.join("begun.ron"), half).unwrap();
    let mut person = Person::sits_down(&folder.0);
    assert!(
        person.sees("I quesiti della gara non si leggono"),
        "{:?}",
        person.names()
    );
    let why = format!(
        "Avvisa chi insegna: la gara resta chiusa. La via d'uscita è fuori da questo programma: \
         chiudilo e togli la cartella {}.",
        contest_folder.path.display()
    );
    assert!(person.sees(&why));
    person.says(SlotCommand::Store(1));
    assert!(person.status().starts_with("La gara non è aperta"));
    person.leaves();
    // The way out.
    fs::remove_dir_all(&contest_folder.path).unwrap();
    assert!(!Person::sits_down(&folder.0).sees("Modalità gara"));
}

/// A teacher who ends the contest in a second window is told where that can be done: the first one would write it back.
#[test]
fn a_contest_is_ended_in_the_window_that_has_it() {
    let folder = Folder::new();
    let mut first = Person::takes_part(&folder.0, &contest());
    first.looks();
    let mut second = Person::sits_down(&folder.0);
    assert!(second.sees("La gara è aperta in un'altra finestra"));
    second.commands(ClickomaniaCommand::Teacher(TeacherCommand::Contest(false)));
    assert_eq!(
        second.status(),
        "La gara è aperta in un'altra finestra: fallo lì."
    );
    second.commands(ClickomaniaCommand::Contest(ContestCommand::HandIn(
        "Bruno".to_owned(),
        folder.file("bruno.ron"),
    )));
    assert!(!folder.file("bruno.ron").exists());
    second.leaves();
    first.leaves();
    let contest = running(&folder.file("data")).expect("nobody ended it");
    assert!(!contest.state().unwrap().ended);
}

#[test]
fn who_closes_before_what_was_handed_in_has_arrived_is_asked() {
    const ASKS: &str = "Non tutto è conservato";
    let folder = Folder::new();
    let stick = folder.file("stick");
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    person.says(SlotCommand::Store(1));
    let file = stick.join("gara.ron");
    person.says(ContestCommand::HandIn("Ada".to_owned(), file.clone()));
    person.wants_to_close();
    assert!(person.sees(ASKS), "{:?}", person.names());
    let why = format!(
        "La consegna non è ancora in «{}»: riprovo ogni due secondi. Se chiudi ora, non ci arriva finché il \
         programma non si riapre. Puoi restare, o consegnare in un altro file.",
        file.display()
    );
    assert!(person.sees(&why));
    person.presses("Resta");
    assert!(!person.sees(ASKS));
    person.wants_to_close();
    person.presses("Riprova e chiudi");
    assert!(person.sees(ASKS), "there is no stick still");
    fs::create_dir(&stick).unwrap();
    // It closes by itself then.
    person.waits_until("it is there", |person| !person.sees(ASKS));
    assert_eq!(handed(&file).slots.len(), 1);
    person.wants_to_close();
    assert!(!person.sees(ASKS));
}

#[test]
fn what_had_not_arrived_when_the_contest_was_over_is_sent_by_the_next_window() {
    let folder = Folder::new();
    let stick = folder.file("stick");
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    person.says(SlotCommand::Store(1));
    let file = stick.join("gara.ron");
    person.says(ContestCommand::HandIn("Ada".to_owned(), file.clone()));
    person.leaves();
    let contest = running(&folder.file("data")).unwrap();
    let mut state = contest.state().unwrap();
    state.closed = Some(state.begun);
    contest.put_state(&state).unwrap();
    // Nobody is in the contest any more.
    let mut next = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    let said = next.status();
    assert!(said.contains("non è ancora arrivata"), "{said}");
    next.leaves();
    fs::create_dir(&stick).unwrap();
    let mut next = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    assert!(!next.status().contains("consegna"), "{}", next.status());
    assert_eq!(handed(&file).slots.len(), 1);
    assert!(contest.state().unwrap().delivered);
}
