//! Help and contests: hints, the ladder, what teachers set, handing in.

use super::ClickomaniaMode;
use super::command::ChangeKind;
use super::edits::change;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::{HintCommand, TeacherCommand};
use crate::app::clickomania::contest::handed::Handed;
use std::path::Path;

/// One step further in a hint; at its end the program is changed.
pub fn hint(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext, command: HintCommand) {
    let revision = workshop.document.revision();
    let program = workshop.document.identities();
    let asked = workshop.hints.perform(command, app, (program, revision));
    let Some((edit, saves)) = asked else { return };
    change(workshop, app, ChangeKind::Hint, edit);
    if workshop.document.revision() != revision {
        let cost = workshop.document.cost().total.to_string();
        app.say(app.text.msg_hinting_says_applied(saves.to_string(), cost));
    }
}

/// Shows the ladder for the game of the program.
pub fn ladder(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext) {
    let game = workshop.document.program().header().game;
    workshop.goals.open(game, app);
}

/// What teachers set.
pub fn teacher(
    workshop: &mut ClickomaniaMode,
    app: &mut ClickomaniaContext,
    command: TeacherCommand,
) {
    if command == TeacherCommand::Ask {
        workshop.contest.ask_teacher();
        return;
    }
    let sentence = match &command {
        TeacherCommand::Contest(true) => app.text.msg_contest_says_begun(),
        TeacherCommand::Contest(false) => app.text.msg_contest_says_ended(),
        _ => String::new(),
    };
    let storage = app.storage.clone();
    match app.teacher.perform(command, &storage) {
        Ok(()) => app.say(sentence),
        Err(error) => app.refuse(error.sentence(&app.text)),
    }
    app.services.judge.close(app.contest());
    if app.contest() {
        workshop.hints.close();
        workshop.goals.close();
    }
}

/// Writes the four slots into one file.
pub fn hand_in(app: &mut ClickomaniaContext, name: &str, path: &Path) {
    let text = app.text;
    let Some(begun) = app.teacher.contest() else {
        app.refuse(text.msg_contest_says_no_contest());
        return;
    };
    let (handed, unreadable) = Handed::of(&app.storage, name, begun);
    if handed.is_empty() {
        app.refuse(text.msg_contest_says_nothing());
        return;
    }
    let shown = path.display().to_string();
    match handed.save(path) {
        Ok(()) if unreadable.is_empty() => app.say(text.msg_contest_says_handed_in(shown)),
        Ok(()) => {
            let numbers: Vec<String> = unreadable.iter().map(usize::to_string).collect();
            app.refuse(text.msg_contest_says_handed_in_without(shown, numbers.join(", ")));
        }
        Err(error) => app.refuse(error.sentence(&text)),
    }
}
