//! Contest mode: what is not there, the password, and handing in.

use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ComparisonCommand, ContestCommand, GoalsCommand, HintCommand, HomeCommand,
    ProgramCommand, TeacherCommand, VerdictCommand,
};
use clickomania::window::kit::command::{FileCommand, ShellCommand};
use clickomania::window::kit::game_id::GameId;
use clickomania::window::kit::settings::Look;
use egui::{Key, Modifiers};
use engine::language::file::write;
use engine::language::program::Stack;
use std::fs;

const SIGN: &str = "Modalità gara";
const HINT: &str = "Suggerimento (Ctrl+I)";
const LADDER: &str = "Traguardo 40: il prossimo";

impl Person<'_> {
    /// Opens the dialog for teachers and gives a password.
    pub fn asks_in(&mut self, passwords: &[&str]) {
        self.presses("File");
        self.presses("Per chi insegna…");
        for (number, word) in passwords.iter().enumerate() {
            if number > 0 {
                self.key(Modifiers::NONE, Key::Tab);
            }
            self.types(word);
        }
        self.presses("Va bene");
    }

    /// Whether nothing of what a contest withholds is there.
    fn is_alone(&mut self) -> bool {
        let buttons = [HINT, LADDER, "Campo minato", "Tantrix"];
        let buttons = buttons.iter().any(|name| self.sees(name));
        self.key(Modifiers::COMMAND, Key::I);
        self.key(Modifiers::COMMAND, Key::L);
        let keys = self.sees("La scala dei costi") || self.sees("Chiudi il suggerimento (Esc)");
        self.key(Modifiers::NONE, Key::Escape);
        self.key(Modifiers::NONE, Key::Escape);
        self.key(Modifiers::NONE, Key::F1);
        let listed = ["Suggerimento", "Scala dei costi e soluzioni"];
        let mut commands = listed.iter().any(|name| self.sees(name));
        self.types("Esempi");
        commands |= self.sees("Esempi: Riga cinque");
        self.key(Modifiers::NONE, Key::Escape);
        let before = self.program();
        for command in [
            ClickomaniaCommand::Program(ProgramCommand::OpenExample("examples/riga-cinque.ron")),
            ClickomaniaCommand::Hint(HintCommand::More),
            ClickomaniaCommand::Goals(GoalsCommand::Show),
        ] {
            self.commands(command);
        }
        let mut sent = !self.program().same_text_as(&before) || self.sees("La scala dei costi");
        self.key(Modifiers::NONE, Key::Escape);
        self.commands(ClickomaniaCommand::Hint(HintCommand::Close));
        let compare = ClickomaniaCommand::Comparison(ComparisonCommand::Toggle);
        for (there, back) in [
            (
                ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Mines)),
                ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Clickomania)),
            ),
            (compare.clone(), compare),
            (
                ClickomaniaCommand::Verdict(VerdictCommand::Show),
                ClickomaniaCommand::Verdict(VerdictCommand::Show),
            ),
        ] {
            self.commands(there);
            let withheld = self.status().starts_with("In modalità gara questo non c'è");
            sent |= !self.sees("Gioca") || !withheld;
            self.commands(back);
        }
        ![buttons, keys, commands, sent, self.has_a_judge()].contains(&true)
    }

    /// Nothing of before is on the canvas, in a slot, behind the last change or among the files opened last.
    fn has_nothing_of_before(&mut self, cost: &str) {
        self.key(Modifiers::COMMAND, Key::Z);
        self.key(Modifiers::COMMAND, Key::Z);
        assert_eq!(self.cost(), 40, "what a first window begins with");
        let names = self.names();
        assert!(!names.iter().any(|name| name.contains(cost)), "{names:?}");
        assert!(self.harness.state_mut().app().settings.recent.is_empty());
    }

    fn has_a_judge(&mut self) -> bool {
        !self.harness.state_mut().judge().is_closed()
    }
}

#[test]
fn a_teacher_begins_a_contest_and_ends_it_with_the_password() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    assert!(!person.sees(SIGN) && person.sees(HINT) && person.sees(LADDER));
    assert!(!person.is_alone());
    person.harness.state_mut().judge().close(false);
    person.asks_in(&["gessetto", "gesetto"]);
    assert!(person.sees("Le due password sono diverse: scrivile di nuovo."));
    person.key(Modifiers::NONE, Key::Escape);
    person.asks_in(&["gessetto", "gessetto"]);
    person.presses(SIGN);
    assert!(person.sees(SIGN) && person.is_alone());
    person.leaves();

    // Another start is still the contest.
    let mut person = Person::sits_down(&folder.0);
    assert!(person.sees(SIGN) && person.is_alone());
    person.asks_in(&["Gessetto"]);
    let wrong = "La password non è giusta: controlla le maiuscole e riprova.";
    assert!(person.sees(wrong), "{:?}", person.names());
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.is_alone());
    person.asks_in(&["gessetto"]);
    // The sign is in the bar too.
    person.commands(ClickomaniaCommand::Teacher(TeacherCommand::Contest(false)));
    person.commands(ClickomaniaCommand::Home(HomeCommand::Leave));
    assert!(!person.sees(SIGN) && person.sees(HINT) && person.has_a_judge());
    assert!(!person.is_alone());
    let kept = fs::read_to_string(folder.file("data/teacher.ron")).unwrap();
    assert!(!kept.contains("gessetto"), "{kept}");
}

#[test]
fn a_window_opened_for_a_contest_stays_so_until_it_is_closed() {
    let folder = Folder::new();
    let mut person = Person::sits_in_a_contest(&folder.0);
    assert!(person.sees(SIGN) && person.is_alone());
    // What can be chosen without help stays.
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Look(Look::Dark)));
    // Who takes part cannot choose the password.
    person.presses("File");
    person.presses("Per chi insegna…");
    let there = folder.file("data/contests/plain-1");
    let why = format!(
        "Durante una gara non si sceglie una password. La via d'uscita è fuori da questo programma: \
         chiudilo e togli la cartella {}.",
        there.display()
    );
    assert!(!person.sees("Password") && person.sees(&why));
    person.key(Modifiers::NONE, Key::Escape);
    for command in [
        TeacherCommand::Choose("a".to_owned()),
        TeacherCommand::Contest(false),
    ] {
        person.commands(ClickomaniaCommand::Teacher(command));
    }
    assert!(person.sees(SIGN) && person.is_alone());
    person.leaves();
    assert!(!folder.file("data/teacher.ron").exists());
    let person = Person::sits_down(&folder.0);
    assert!(!person.sees(SIGN));
}

#[test]
fn steps_and_questions_of_a_lesson_are_not_shown_in_a_contest() {
    let folder = Folder::new();
    let lesson = engine::task::embedded()
        .courses
        .iter()
        .flat_map(|(_, course)| &course.tasks)
        .find(|task| !task.steps.is_empty() && !task.questions.is_empty())
        .expect("a lesson has both");
    let text = format!("Program(format: 1, name: \"p\", task: \"{}\")", lesson.id);
    let program = engine::language::file::read(&text).unwrap();
    let mut person = Person::sits_in_a_contest_with(&folder.0, program);
    let task = person.harness.state_mut().clickomania().document().task();
    assert_eq!(*task.id(), lesson.id, "the lesson is open");
    assert!(task.task().steps.is_empty() && task.task().questions.is_empty());
}

#[test]
fn the_slots_are_handed_in_as_one_file_and_opened_again() {
    let folder = Folder::new();
    let mut person = Person::sits_in_a_contest(&folder.0);
    let path = folder.file("gara.ron");
    person.commands(ClickomaniaCommand::Contest(ContestCommand::HandIn(
        "Ada".to_owned(),
        path.clone(),
    )));
    assert!(
        person.status().contains("sono vuoti"),
        "{}",
        person.status()
    );
    assert!(!path.exists());
    let first = person.program();
    person.presses("Salva il programma nello slot 1");
    builds_three_phases(&mut person);
    let built = person.program();
    person.presses("Salva il programma nello slot 3");
    person.presses("Consegna…");
    assert!(person.sees("Consegna i programmi"));
    person.key(Modifiers::NONE, Key::Escape);
    person.commands(ClickomaniaCommand::Contest(ContestCommand::HandIn(
        "Ada".to_owned(),
        path.clone(),
    )));
    assert!(person.status().contains("gara.ron"), "{}", person.status());
    person.leaves();

    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\"Ada\"") && text.contains("UTC"), "{text}");
    let elsewhere = Folder::new();
    let mut person = Person::sits_down(&elsewhere.0);
    for (name, program) in [
        ("Slot 3: Programma 1, costo 35", built),
        ("Slot 1: Un solo blocco, costo 40", first),
    ] {
        person.commands(ClickomaniaCommand::File(FileCommand::New));
        person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(
            path.clone(),
        )));
        assert!(person.sees("Consegna di Ada"));
        person.presses(name);
        assert_eq!(write(&person.program()), write(&program));
        assert!(!person.sees("Consegna di Ada"));
    }
    // One step back is what was there before.
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.program().stack(Stack::Hat).is_empty());

    fs::write(&path, text.replace("number", "nummer")).unwrap();
    let before = person.program();
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(path)));
    let status = person.status();
    assert!(
        status.contains("gara.ron") && status.contains("riga"),
        "{status}"
    );
    assert_eq!(write(&person.program()), write(&before));
}

/// Somebody with a program in a slot, and on the canvas; and a password for teachers.
fn works_with_a_password(folder: &Folder) -> (Person<'_>, String) {
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let before = write(&person.program());
    person.presses("Salva il programma nello slot 1");
    person.commands(ClickomaniaCommand::Teacher(TeacherCommand::Choose(
        "gessetto".to_owned(),
    )));
    (person, before)
}

#[test]
fn while_a_contest_lasts_the_work_of_before_is_out_of_reach() {
    let folder = Folder::new();
    let (mut person, before) = works_with_a_password(&folder);
    person.commands(ClickomaniaCommand::Teacher(TeacherCommand::Contest(true)));
    assert!(person.sees(SIGN), "{}", person.status());
    person.has_nothing_of_before("costo 35");
    person.leaves();
    // Nor after another start, with or without --contest.
    for start in [Person::sits_down, Person::sits_in_a_contest] {
        let mut person = start(&folder.0);
        assert!(person.sees(SIGN));
        person.has_nothing_of_before("costo 35");
        person.leaves();
    }

    // At the end everything is there again.
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Teacher(TeacherCommand::Contest(false)));
    assert!(!person.sees(SIGN), "{}", person.status());
    assert_eq!(write(&person.program()), before);
    assert!(person.sees_beginning("Slot 1: Programma 1, costo 35"));
    person.leaves();

    // It is so for --contest too.
    let mut person = Person::sits_in_a_contest(&folder.0);
    person.has_nothing_of_before("costo 35");
}

#[test]
fn a_damaged_file_of_the_teacher_keeps_the_contest_closed() {
    let folder = Folder::new();
    let (person, before) = works_with_a_password(&folder);
    person.leaves();

    // Not even the one who chose the password gets out by it: nobody can tell whether it was this one.
    let file = folder.file("data/teacher.ron");
    let whole = fs::read_to_string(&file).unwrap();
    for damaged in [&whole[..whole.len() / 2], "", "\0\0\0\0"] {
        fs::write(&file, damaged).unwrap();
        let mut person = Person::sits_down(&folder.0);
        assert!(person.sees(SIGN) && person.is_alone(), "{damaged:?}");
        person.has_nothing_of_before("costo 35");
        person.commands(ClickomaniaCommand::Teacher(TeacherCommand::Contest(false)));
        assert!(person.sees(SIGN) && person.is_alone(), "{damaged:?}");
        person.leaves();
        assert_eq!(fs::read_to_string(&file).unwrap(), damaged);
    }

    // Whoever may write there sets it right again, and the work of before is where it was.
    fs::write(&file, whole).unwrap();
    let mut person = Person::sits_down(&folder.0);
    assert!(!person.sees(SIGN));
    assert_eq!(write(&person.program()), before);
    assert!(person.sees_beginning("Slot 1: Programma 1, costo 35"));
    assert!(!person.is_alone());
}
