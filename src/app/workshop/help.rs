//! Help and contests: hints, the ladder, what teachers set, handing in.

use super::Workshop;
use super::edits::change;
use super::history::Deed;
use crate::app::command::{HintCommand, TeacherCommand};
use crate::app::contest::handed::Handed;
use crate::app::desk::Desk;
use std::path::Path;

/// One step further in a hint; at its end the program is changed.
pub fn hint(workshop: &mut Workshop, desk: &mut Desk, command: HintCommand) {
    let revision = workshop.document.revision();
    let program = workshop.document.identities();
    let asked = workshop.hinting.perform(command, desk, (program, revision));
    let Some((edit, saves)) = asked else { return };
    change(workshop, desk, Deed::Hint, edit);
    if workshop.document.revision() != revision {
        let cost = workshop.document.cost().total.to_string();
        desk.say(desk.text.msg_hinting_says_applied(saves.to_string(), cost));
    }
}

/// Shows the ladder for the game of the program.
pub fn ladder(workshop: &mut Workshop, desk: &mut Desk) {
    let game = workshop.document.program().header().game;
    workshop.ladder.open(game, desk);
}

/// What teachers set.
pub fn teacher(workshop: &mut Workshop, desk: &mut Desk, command: TeacherCommand) {
    if command == TeacherCommand::Ask {
        workshop.contest.ask_teacher();
        return;
    }
    let sentence = match &command {
        TeacherCommand::Contest(true) => desk.text.msg_contest_says_begun(),
        TeacherCommand::Contest(false) => desk.text.msg_contest_says_ended(),
        _ => String::new(),
    };
    match desk.teacher.perform(command, &desk.storage) {
        Ok(()) => desk.say(sentence),
        Err(error) => desk.refuse(error.sentence(&desk.text)),
    }
    desk.judging.close(desk.contest());
    if desk.contest() {
        workshop.hinting.close();
        workshop.ladder.close();
    }
}

/// Writes the four slots into one file.
pub fn hand_in(desk: &mut Desk, name: &str, path: &Path) {
    let text = desk.text;
    let Some(begun) = desk.teacher.contest() else {
        desk.refuse(text.msg_contest_says_no_contest());
        return;
    };
    let (handed, unreadable) = Handed::of(&desk.storage, name, begun);
    if handed.is_empty() {
        desk.refuse(text.msg_contest_says_nothing());
        return;
    }
    let shown = path.display().to_string();
    match handed.save(path) {
        Ok(()) if unreadable.is_empty() => desk.say(text.msg_contest_says_handed_in(shown)),
        Ok(()) => {
            let numbers: Vec<String> = unreadable.iter().map(usize::to_string).collect();
            desk.refuse(text.msg_contest_says_handed_in_without(shown, numbers.join(", ")));
        }
        Err(error) => desk.refuse(error.sentence(&text)),
    }
}
