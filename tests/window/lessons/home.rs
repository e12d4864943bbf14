//! The page to begin with.

use super::course;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, TaskCommand};
use clickomania::window::kit::command::ShellCommand;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::TaskId;
use engine::text::Language;

const FIRST: &str = "Che cosa si infetta?";

#[test]
fn the_first_start_leads_into_the_first_lesson_and_away_in_one_press() {
    let folder = Folder::new();
    let mut person = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    assert!(person.sees(FIRST) && person.sees("Costruisci liberamente"));
    person.presses("Comincia");
    assert_eq!(person.lesson_id(), "parete");
    assert!(person.sees("Passo 1 di 3"), "{:?}", person.names());
    person.presses("Inizio");
    assert!(person.sees("Continua"), "{:?}", person.names());
    person.presses("Continua");
    assert_eq!(person.lesson_id(), "parete");
    person.presses("Inizio");
    person.presses("Costruisci liberamente: Gioco completo");
    assert_eq!(person.lesson_id(), "clickomania");
    person.leaves();
    // The second start is where one left off.
    let mut person = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    assert!(!person.sees("Continua") && person.sees("A ogni click"));
    person.presses("Inizio");
    assert!(person.sees("Continua"));
    // The tab leads back to the program.
    person.presses("Clickomania");
    assert!(!person.sees("Continua"));
}

#[test]
fn the_page_is_used_with_keys_alone() {
    let folder = Folder::new();
    let mut person = Person::arrives(&folder.0, vec2(1024.0, 640.0));
    let mut reached = Vec::new();
    for _ in 0..60 {
        person.key(Modifiers::NONE, Key::Tab);
        let root = person.harness.root();
        let mut nodes = root.children_recursive();
        let focused = nodes.find(|node| node.accesskit_node().is_focused());
        let Some(label) = focused.and_then(|node| node.accesskit_node().label()) else {
            continue;
        };
        if reached.contains(&label) {
            break;
        }
        reached.push(label);
    }
    for name in [
        "Inizio",
        "Comincia",
        "Costruisci liberamente: Gioco completo",
        "Comincia il corso",
        "1. Che cosa si infetta?",
        "1. Via la colonna",
        "Progressi",
    ] {
        assert!(
            reached.iter().any(|label| label == name),
            "{name}: {reached:?}"
        );
    }
    person
        .harness
        .get_by_label("1. Che cosa si infetta?")
        .focus();
    person.looks();
    for _ in 0..2 {
        person.key(Modifiers::NONE, Key::ArrowRight);
    }
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.lesson_id(), "tre-fasi");
}

#[test]
fn progress_is_looked_at_and_cleared() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    person.opens_lesson(course("da-40-a-2"), 1);
    let solution = course("da-40-a-2").tasks[1].solutions[0].value.clone();
    person.puts_up(&solution);
    person.waits_until("the goal", |person| person.is_done());
    // What is there is not done again at once.
    person.commands(ClickomaniaCommand::Task(TaskCommand::Free(
        TaskId::CLICKOMANIA,
    )));
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Home));
    assert!(
        person.sees("2. Il primo blocco: fatta"),
        "{:?}",
        person.names()
    );
    person.chooses("Progressi", 0.0);
    assert!(person.sees("il tuo migliore: 40"));
    person.presses("Dimentica: Da 40 a 2 · 2. Il primo blocco");
    assert!(person.sees("Nessun quesito è stato ancora cominciato."));
    person.presses("Chiudi");
    assert!(person.sees("2. Il primo blocco"));
    person.leaves();
    let mut person = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    person.opens_lesson(course("da-40-a-2"), 1);
    assert!(!person.is_done());
}

#[test]
fn the_names_of_the_chapters_are_whole_in_all_languages() {
    for width in [1024.0, 1280.0, 1440.0] {
        let folder = Folder::new();
        let mut person = Person::arrives(&folder.0, vec2(width, 640.0));
        for language in Language::complete() {
            person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
            person.looks();
            for chapter in &course("da-40-a-2").chapters {
                let name = chapter.title.shown(language);
                assert!(person.shows_text(name), "{name} {width}");
                let cut = person.cut_in(egui::Rect::EVERYTHING);
                assert!(cut.iter().all(|(cut, _)| cut != name), "{name} {width}");
            }
        }
        person.leaves();
    }
}
