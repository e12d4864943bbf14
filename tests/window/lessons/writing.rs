//! Tasks of one's own: written on their page, checked, saved, tried, changed.

use super::course;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, WritingCommand};
use clickomania::window::kit::command::ShellCommand;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::task::{Task, embedded};
use engine::text::Language;

impl Person<'_> {
    /// Types over what stands in a field.
    fn writes_in(&mut self, field: &str, words: &str) {
        let named = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::TextInput;
        let field = self.harness.query_all_by_label(field).rfind(named);
        field.expect("the field").focus();
        self.looks();
        self.key(Modifiers::COMMAND, Key::A);
        self.types(words);
    }

    /// What stands in a field.
    pub(super) fn is_written(&self, field: &str) -> String {
        let nodes = self.harness.query_all_by_label(field);
        let mut field = nodes.filter(|node| node.accesskit_node().role() == Role::TextInput);
        let field = field.next().expect("the field");
        field.accesskit_node().value().unwrap_or_default()
    }
}

#[test]
fn a_task_is_written_checked_saved_tried_and_changed() {
    let folder = Folder::new();
    let path = folder.file("mio.ron");
    let mut person = Person::sits_down(&folder.0);
    let program =
        "Program(format: 1, name: \"mio\", on_click: [RemoveAreaAndDrop(Clicked), CureAll])";
    let program = engine::language::file::read(program).unwrap();
    person.puts_up(&program);
    person.commands(ClickomaniaCommand::Writing(WritingCommand::New));
    assert!(person.sees("Quesito: quesito"), "{:?}", person.names());
    person.presses("Regole");
    person.chooses("Quello che il programma deve fare: Prendi dalla tela", 0.0);
    person.presses("Soluzioni ed errori");
    person.chooses("Aggiungi il programma sulla tela come soluzione", 0.0);
    person.presses("Controlla");
    person.waits_until("the check", |person| {
        person.sees("Il quesito si può usare.")
    });
    person.presses("Traguardi");
    let goals = "Traguardi, dal più facile (40, 35, 2)";
    person.harness.get_by_label(goals).focus();
    person.looks();
    person.types("35, x");
    assert!(person.sees("Scrivi numeri interi separati da virgole."));
    person.key(Modifiers::COMMAND, Key::A);
    person.types("35");
    person.presses("Controlla");
    person.waits_until("the check", |person| {
        person.names().iter().any(|name| name.contains("35"))
            && !person.sees("Controllo in corso…")
            && !person.sees("Il quesito si può usare.")
    });
    person.key(Modifiers::COMMAND, Key::A);
    person.harness.get_by_label(goals).focus();
    person.looks();
    person.key(Modifiers::COMMAND, Key::A);
    person.types("40");
    let save = WritingCommand::SaveFile(path.clone());
    person.commands(ClickomaniaCommand::Writing(save));
    person.presses("Prova");
    assert_eq!(person.lesson_id(), "quesito");
    assert!(person.sees("A ogni click"));
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.contains("goals: [40]"), "{written}");
    // Opened again for change, it keeps what it has.
    person.commands(ClickomaniaCommand::Writing(WritingCommand::Change));
    person.commands(ClickomaniaCommand::Writing(WritingCommand::Save));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
    person.presses("Torna al programma");
    assert!(person.sees("A ogni click"));
    person.leaves();
}

/// Saves the open task elsewhere, as it comes out of the form, and reads it again.
fn saved_by_the_form(person: &mut Person, path: &std::path::Path) -> String {
    let save = WritingCommand::SaveFile(path.to_owned());
    person.commands(ClickomaniaCommand::Writing(save));
    let written = std::fs::read_to_string(path).unwrap();
    let (document, _) = clickomania::task_file::read(written.as_bytes(), None).unwrap();
    engine::task::file::write_task(document.tasks()[0])
}

/// A task as it is written into a file of its own: its programs stand in it.
fn by_itself(task: &Task) -> String {
    let mut task = task.clone();
    for part in task.solutions.iter_mut().chain(&mut task.mistakes) {
        part.file = None;
    }
    engine::task::file::write_task(&task)
}

#[test]
fn every_part_of_a_task_is_shown_in_the_form_and_none_is_lost() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let course = course("da-40-a-2");
    for number in [0, 9, 37] {
        person.opens_lesson(course, number);
        person.commands(ClickomaniaCommand::Writing(WritingCommand::Change));
        for part in [
            "Testo",
            "Regole",
            "Blocchi e costi",
            "Pareti",
            "Traguardi",
            "Passi",
            "Domande",
            "Suggerimenti",
            "Soluzioni ed errori",
            "Aiuti",
            "Il file",
        ] {
            let nodes = person.harness.query_all_by_label(part);
            nodes
                .min_by(|a, b| a.rect().min.x.total_cmp(&b.rect().min.x))
                .unwrap()
                .click_accesskit();
            person.looks();
        }
        let saved = saved_by_the_form(&mut person, &folder.file("copia.ron"));
        assert_eq!(saved, by_itself(&course.tasks[number].value));
        person.commands(ClickomaniaCommand::Writing(WritingCommand::Leave));
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn every_task_that_is_opened_for_change_and_saved_is_the_same() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let mut tasks = 0;
    for (_, course) in embedded().courses.iter() {
        for (number, task) in course.tasks.iter().enumerate() {
            person.opens_lesson(course, number);
            person.commands(ClickomaniaCommand::Writing(WritingCommand::Change));
            let saved = saved_by_the_form(&mut person, &folder.file("copia.ron"));
            assert_eq!(saved, by_itself(task), "{}", task.id);
            person.commands(ClickomaniaCommand::Writing(WritingCommand::Leave));
            tasks += 1;
        }
    }
    assert!(tasks >= 50, "{tasks}");
}

#[test]
fn a_new_task_is_called_so_in_the_language_of_the_window_and_then_by_its_title() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let new = || ClickomaniaCommand::Writing(WritingCommand::New);
    for (language, title) in [
        (Language::En, "Task: task"),
        (Language::Es, "Ejercicio: ejercicio"),
        (Language::Pl, "Zadanie: zadanie"),
        (Language::It, "Quesito: quesito"),
    ] {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
        person.commands(new());
        assert!(person.sees(title), "{:?}", person.names());
    }
    person.writes_in("Titolo", "La riga è giù");
    assert!(person.sees("• Quesito: La riga è giù"));
    let name = "Nome breve (lettere minuscole, cifre, trattini)";
    assert_eq!(person.is_written(name), "la-riga-e-giu");
    // Who types another one keeps it.
    person.writes_in(name, "mia");
    person.writes_in("Titolo", "Altro");
    assert_eq!(person.is_written(name), "mia");
    // What cannot be one is told, and changes nothing.
    person.writes_in(name, "Mia!");
    let wrong = "Scrivi solo lettere minuscole dalla a alla z, cifre e trattini, al massimo 64.";
    assert!(person.sees(wrong));
    let saved = saved_by_the_form(&mut person, &folder.file("altro.ron"));
    assert!(saved.contains("id: \"mia\""), "{saved}");
    assert!(person.sees("Quesito: Altro"), "saved: {:?}", person.names());
    person.leaves();
}

#[test]
fn what_is_written_is_there_again_and_thrown_away_only_if_one_says_so() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Writing(WritingCommand::New));
    person.writes_in("Titolo", "A metà");
    person.presses("Torna al programma");
    // The way back stands in the bar.
    person.presses("Continua a scrivere il quesito");
    assert!(person.sees("• Quesito: A metà"));
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Writing(WritingCommand::GoOn));
    assert!(person.sees("• Quesito: A metà"), "{:?}", person.names());
    assert_eq!(person.is_written("Titolo"), "A metà");
    for (answer, title) in [
        ("Continua con questo", "• Quesito: A metà"),
        ("Butta via", "Quesito: quesito"),
    ] {
        person.commands(ClickomaniaCommand::Writing(WritingCommand::New));
        assert!(
            person.sees("Questo quesito non è ancora salvato. Cominciandone un altro si perde.")
        );
        person.chooses(answer, 0.0);
        assert!(person.sees(title), "{:?}", person.names());
    }
    person.leaves();
}

#[test]
fn what_the_check_finds_leads_to_its_part_and_holds_as_long_as_nothing_changes() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_lesson(course("altre-regole"), 0);
    person.commands(ClickomaniaCommand::Writing(WritingCommand::Change));
    person.chooses("Traguardi", 0.0);
    let goals = "Traguardi, dal più facile (40, 35, 2)";
    person.writes_in(goals, "1, 9");
    person.chooses("Testo", 0.0);
    person.presses("Controlla");
    let found = |person: &Person| {
        let names = person.names();
        names
            .into_iter()
            .find(|name| name.starts_with("Traguardi 2: "))
    };
    person.waits_until("what is found", |person| found(person).is_some());
    let finding = found(&person).unwrap();
    person.chooses(&finding, 0.0);
    assert!(person.sees(goals));
    person.writes_in(goals, "9, 1");
    assert!(found(&person).is_none(), "it was changed since");
    person.leaves();
}

#[test]
fn what_a_pupil_would_see_empty_is_found_where_it_is_written() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_lesson(course("altre-regole"), 0);
    person.commands(ClickomaniaCommand::Writing(WritingCommand::Change));
    person.chooses("Traguardi", 0.0);
    person.writes_in("Traguardi, dal più facile (40, 35, 2)", "");
    person.key(Modifiers::NONE, Key::Delete);
    person.chooses("Passi", 0.0);
    person.chooses("Aggiungi un passo", 0.0);
    person.presses("Controlla");
    for found in ["Passi 1: Il testo manca", "Traguardi: Non c'è nessun"] {
        person.waits_until(found, |person| {
            let names = person.names();
            names.iter().any(|name| name.starts_with(found))
        });
    }
    person.leaves();
}

#[test]
fn what_cannot_be_read_is_not_saved_as_if_it_were() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Writing(WritingCommand::New));
    for (part, field, wrong, right) in [
        (
            "Traguardi",
            "Traguardi, dal più facile (40, 35, 2)",
            "40; due",
            "40",
        ),
        (
            "Traguardi",
            "Punti in una gara (40: 20, 2: 100)",
            "40 = 20",
            "40: 20",
        ),
        (
            "Testo",
            "Nome breve (lettere minuscole, cifre, trattini)",
            "due parole",
            "due-parole",
        ),
    ] {
        person.chooses(part, 0.0);
        person.writes_in(field, wrong);
        // It stays where it is while one looks elsewhere.
        person.chooses("Aiuti", 0.0);
        for command in [
            WritingCommand::Save,
            WritingCommand::Check,
            WritingCommand::Try,
        ] {
            person.commands(ClickomaniaCommand::Writing(command));
            let told = person.status();
            assert!(told.contains(field), "{told}");
        }
        person.chooses(part, 0.0);
        assert_eq!(person.is_written(field), wrong);
        person.writes_in(field, right);
        assert_eq!(person.status(), "", "it can be read now");
    }
    let saved = saved_by_the_form(&mut person, &folder.file("due.ron"));
    assert!(
        saved.contains("goals: [40]") && saved.contains("points: [(40, 20)]"),
        "{saved}"
    );
    person.leaves();
}

#[test]
fn blocks_programs_and_walls_are_put_into_the_text_where_one_writes() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Writing(WritingCommand::New));
    let field = |person: &Person| {
        let long = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().role() == Role::MultilineTextInput
        };
        let field = person
            .harness
            .query_all_by_label("Testo")
            .rfind(long)
            .unwrap();
        field.accesskit_node().value().unwrap_or_default()
    };
    assert_eq!(field(&person), "");
    let long =
        |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::MultilineTextInput;
    person
        .harness
        .query_all_by_label("Testo")
        .rfind(long)
        .unwrap()
        .focus();
    person.looks();
    person.types("Guarda:");
    // A block comes from a list, by the name that texts know it by, and is shown among the words.
    person.chooses("Inserisci un blocco", 0.0);
    person.chooses("Rimuovi il mattone in …", 0.0);
    assert_eq!(field(&person), "Guarda:`Remove`");
    person.looks();
    let shown = "«Rimuovi il mattone in …»: mostra dov'è tra i blocchi";
    assert!(person.sees(shown), "{:?}", person.names());
    person.chooses("Inserisci la parete del gioco", 0.0);
    let wall = person
        .harness
        .state_mut()
        .clickomania()
        .wall_panel()
        .wall()
        .to_string();
    let expected = format!("Guarda:`Remove`\n\n```wall\n{}\n```", wall.trim_end());
    assert_eq!(field(&person), expected);
    person.chooses("Inserisci il programma sulla tela", 0.0);
    assert!(field(&person).starts_with(&format!("{expected}\n\n```program\nProgram(")));
    // The preview shows them, and nothing in it changes the program.
    let before = person.program();
    let names = person.names();
    let blocks = names
        .iter()
        .find(|name| name.ends_with(": blocchi da prendere"));
    person.chooses(blocks.expect("the blocks of the text"), 0.0);
    assert!(person.program().same_text_as(&before));
    person.leaves();
}

#[test]
fn the_right_option_stays_right_when_another_one_goes() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Writing(WritingCommand::New));
    person.chooses("Domande", 0.0);
    person.chooses("Aggiungi una domanda", 0.0);
    person.chooses("Una scelta", 0.0);
    // Of two none can go.
    person.chooses("Risposta 1: Togli", 0.0);
    assert!(person.sees("Risposta 2: Togli"));
    person.chooses("Aggiungi una risposta", 0.0);
    for number in 1..=3 {
        person.writes_in(&format!("Risposta {number}"), &format!("risposta-{number}"));
    }
    person.chooses("La risposta 3 è quella giusta", 0.0);
    person.chooses("Risposta 1: Togli", 0.0);
    let saved = saved_by_the_form(&mut person, &folder.file("scelta.ron"));
    let right = "options: [{\"it\": \"risposta-2\"}, {\"it\": \"risposta-3\"}], right: 2";
    assert!(saved.contains(right), "{saved}");
    person.leaves();
}
