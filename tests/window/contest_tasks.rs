//! A contest with tasks of its own: what there is and what there is not, its time, handing in.

mod brought_in;
mod closed;
mod hand_in;

use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::contest::{ContestFolder, HandIn, running};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ContestCommand, EditorCommand, HomeCommand, ProgramCommand, SlotCommand,
    TaskCommand, TeacherCommand,
};
use clickomania::window::kit::command::{FileCommand, ShellCommand};
use clickomania::window::kit::game_id::GameId;
use egui::{Key, Modifiers};
use engine::language::file::write;
use engine::language::program::Stack;
use engine::task::file::{PathFault, TaskOrCourse, read_with_places};
use engine::task::{Course, Texts};
use engine::text::{Language, Text};
use std::fs;
use std::path::Path;

pub const CONTEST: &str = r#"Course(
    format: 1,
    id: "prova",
    title: {"it": "Prova di maggio"},
    contest: (minutes: 30, extra: 15),
    tasks: [
        Task(
            format: 1,
            id: "cade",
            title: {"it": "Far cadere"},
            text: {"it": "Fai cadere tutti i mattoni."},
            wanted: [DropAll],
            goals: [4, 1],
            points: [(4, 10), (1, 20)],
            hints: [{"it": "Usa Fai cadere tutto."}],
            solutions: [Program(format: 1, name: "Soluzione segreta")],
        ),
        File("programs/tasks/strisce.ron"),
    ],
)"#;

pub fn contest() -> Course {
    let nothing = |_: &str| Err(PathFault::NotFound);
    match read_with_places(CONTEST, "", &nothing) {
        Ok((TaskOrCourse::Course(course), _)) => course,
        other => panic!("{other:?}"),
    }
}

/// The folder of the contest that goes on.
pub fn contest_folder(folder: &Folder) -> ContestFolder {
    running(&folder.file("data")).expect("a contest goes on")
}

/// The next window finds the time of the contest over.
pub fn time_is_over(contest: &ContestFolder) {
    let mut state = contest.state().unwrap().expect("it has begun");
    state.minutes = Some(0);
    contest.put_state(&state).unwrap();
}

/// What was handed in.
pub fn handed(path: &Path) -> HandIn {
    let bytes = fs::read(path).unwrap();
    HandIn::parse(&bytes, &Text::load(Language::It).unwrap()).unwrap()
}

impl Person<'_> {
    /// Begins the contest under a name.
    pub fn begins_as(&mut self, name: &str) {
        assert!(self.sees("Prova di maggio"), "{:?}", self.names());
        self.types(name);
        self.presses("Comincia");
        assert!(!self.sees("Comincia"));
    }

    pub fn says(&mut self, command: impl Into<ClickomaniaCommand>) {
        self.commands(command.into());
    }

    pub fn hands_in(&mut self, path: &Path) -> HandIn {
        self.says(ContestCommand::HandIn("Ada".to_owned(), path.to_owned()));
        handed(path)
    }

    pub fn open_task(&mut self) -> String {
        let document = self.harness.state_mut().clickomania().document();
        document.task().id().to_string()
    }
}

#[test]
fn a_contest_has_its_tasks_their_slots_and_its_time() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    assert!(
        person.sees("Fai cadere tutti i mattoni."),
        "{:?}",
        person.names()
    );
    assert!(person.sees("Restano 30 minuti") && person.sees("Modalità gara"));
    // Tasks are no lessons here.
    assert!(person.sees("Prossimo quesito") && person.sees("Quesito precedente"));
    let lessons = |person: &Person| {
        let is_lesson = |name: &String| {
            let lower = name.to_lowercase();
            let mut words = lower.split(|letter: char| !letter.is_alphabetic());
            words.any(|word| word == "lezione" || word == "lezioni")
        };
        let names = person.names().into_iter();
        names.filter(is_lesson).collect::<Vec<_>>()
    };
    assert_eq!(lessons(&person), [""; 0]);
    person.says(TaskCommand::Previous);
    assert_eq!(person.status(), "È il primo quesito.");
    person.key(Modifiers::NONE, Key::F1);
    assert_eq!(lessons(&person), [""; 0]);
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(person.open_task(), "cade");
    builds_three_phases(&mut person);
    let first = person.program();
    person.presses("Salva il programma nello slot 2");
    person.presses("Quesito 1 di 2: Far cadere");
    person.presses("2  Il gioco semplificato");
    assert_eq!(person.open_task(), "strisce");
    assert!(person.program().stack(Stack::Hat).is_empty());
    assert!(
        !person.sees_beginning("Slot 2: Far cadere"),
        "{:?}",
        person.names()
    );
    person.leaves();

    // Another start goes on where one was, whatever way it is started.
    for start in [Person::sits_down, Person::sits_in_a_contest] {
        let mut person = start(&folder.0);
        assert_eq!(person.open_task(), "strisce");
        let left = |minutes: u32| format!("Restano {minutes} minuti");
        assert!((20..=30).any(|minutes| person.sees(&left(minutes))));
        person.says(TaskCommand::Previous);
        assert_eq!(write(&person.program()), write(&first));
        assert!(person.sees_beginning("Slot 2: "), "{:?}", person.names());
        person.says(TaskCommand::Next);
        person.leaves();
    }
}

#[test]
fn a_task_without_text_leaves_its_room_to_the_canvas() {
    let mut silent = contest();
    silent.tasks[0].value.text = Texts::default();
    let tops = [&contest(), &silent].map(|course| {
        let folder = Folder::new();
        let mut person = Person::takes_part(&folder.0, course);
        person.begins_as("Ada");
        person.canvas_rect().min.y
    });
    assert!(tops[1] + 40.0 < tops[0], "{tops:?}");
}

#[test]
fn nothing_that_helps_is_there() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    assert!(person.harness.state_mut().judge().is_closed());
    let before = write(&person.program());
    for command in [
        ClickomaniaCommand::Program(ProgramCommand::OpenExample("examples/riga-cinque.ron")),
        ClickomaniaCommand::Task(TaskCommand::OpenSolution(0)),
        ClickomaniaCommand::Task(TaskCommand::OpenMistake(0)),
        ClickomaniaCommand::Home(HomeCommand::Show),
        ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Tantrix)),
        ClickomaniaCommand::Shell(ShellCommand::Home),
        ClickomaniaCommand::Teacher(TeacherCommand::Choose("a".to_owned())),
    ] {
        person.commands(command.clone());
        let status = person.status();
        assert!(
            status.starts_with("In modalità gara"),
            "{command:?}: {status}"
        );
    }
    assert_eq!(write(&person.program()), before);
    // Not even in the files.
    let tasks = fs::read_to_string(contest_folder(&folder).tasks_path()).unwrap();
    for word in ["segreta", "hints", "goals", "solutions"] {
        assert!(!tasks.contains(word), "{word}: {tasks}");
    }
}

#[test]
fn each_task_has_a_solution_that_is_named_or_proposed() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    person.presses("Salva il programma nello slot 1");
    person.says(EditorCommand::ChooseAll);
    person.says(SlotCommand::Store(4));
    person.says(ContestCommand::GoTo(1));
    builds_three_phases(&mut person);
    person.presses("Salva il programma nello slot 3");
    let path = folder.file("gara.ron");
    let first = person.hands_in(&path);
    // Whoever supervises can note what was handed in.
    let code = first.code();
    let shown = format!("Codice della consegna, per chi sorveglia: {code}.");
    assert!(person.sees(&shown), "{:?}", person.names());
    let apart = person.finds(&shown).min.x - person.finds("Consegna…").max.x;
    assert!(apart >= 10.0, "the code is no part of the button: {apart}");
    assert_eq!(first.course.as_deref(), Some("prova"));
    assert_eq!((first.name.as_str(), first.minutes), ("Ada", Some(30)));
    let slots = first
        .slots
        .iter()
        .map(|slot| (slot.task.as_deref(), slot.number));
    let slots: Vec<_> = slots.collect();
    let expected = [(Some("cade"), 1), (Some("cade"), 4), (Some("strisce"), 3)];
    assert_eq!(slots, expected);
    assert!(first.slots.iter().all(|slot| slot.brought_in == Some(0)));
    let named = |handed: &HandIn| (handed.named["cade"], handed.named["strisce"]);
    assert_eq!(named(&first), (1, 3));

    // In the dialog, with keys alone.
    person.presses("Consegna…");
    let chosen = person.names();
    let chosen = chosen
        .iter()
        .find(|name| name.starts_with("Soluzione di Far cadere"));
    let chosen = chosen.expect("the list is there").clone();
    person.presses(&chosen);
    person.key(Modifiers::NONE, Key::ArrowDown);
    let other = person
        .names()
        .into_iter()
        .find(|name| name.starts_with("Slot 4: Far cadere"));
    let other = other.expect("the other slot is on the list");
    person.presses(&other);
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(named(&person.hands_in(&path)), (4, 3));
}

#[test]
fn at_the_end_of_the_time_everything_is_handed_in_by_itself() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    let built = write(&person.program());
    person.leaves();
    let contest_folder = contest_folder(&folder);
    time_is_over(&contest_folder);

    let mut person = Person::arrives(&folder.0, egui::vec2(1024.0, 640.0));
    assert!(person.sees("Il tempo è scaduto"), "{:?}", person.names());
    let kept = contest_folder.path.join("handed-in.ron");
    let handed_in = handed(&kept);
    // It was in no slot.
    assert_eq!((handed_in.name.as_str(), handed_in.slots.len()), ("Ada", 1));
    assert_eq!(handed_in.slots[0].program, built);
    let closed = handed_in.closed.expect("it was counted");
    assert_eq!((closed.times, handed_in.clock_back), (1, Some(0)));
    // Nothing more can be done, but for bringing it elsewhere.
    person.says(EditorCommand::Paste(built.clone()));
    assert!(
        person.status().starts_with("La gara non è aperta"),
        "{}",
        person.status()
    );
    let stick = folder.file("gara.ron");
    assert_eq!(person.hands_in(&stick).slots, handed_in.slots);

    // Somebody else sits down at the same computer.
    person.presses("Comincia un'altra persona");
    person.begins_as("Bea");
    assert!(person.program().stack(Stack::Hat).is_empty());
    assert!(person.sees("Restano 30 minuti"));
    person.leaves();
    assert_eq!(handed(&kept).name, "Ada");
}

#[test]
fn a_teacher_begins_a_contest_of_a_file_and_ends_it() {
    let folder = Folder::new();
    let file = folder.file("prova.ron");
    fs::write(&file, CONTEST).unwrap();
    let other = folder.file("corso.ron");
    fs::write(
        &other,
        CONTEST.replace("contest: (minutes: 30, extra: 15),", ""),
    )
    .unwrap();
    let mut person = Person::sits_down(&folder.0);
    let before = write(&person.program());
    person.asks_in(&["gessetto", "gessetto"]);
    assert!(person.sees("Gara da un file…"));
    person.key(Modifiers::NONE, Key::Escape);
    person.says(TeacherCommand::ContestOf(other));
    assert!(
        person.status().contains("non è una gara"),
        "{}",
        person.status()
    );
    person.says(TeacherCommand::ContestOf(file));
    person.begins_as("Ada");
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert_eq!(person.open_task(), "cade");
    person.asks_in(&["gessetto"]);
    // The sign is in the bar too.
    person.says(TeacherCommand::Contest(false));
    person.says(HomeCommand::Leave);
    assert!(!person.sees("Modalità gara"), "{:?}", person.names());
    assert_eq!(write(&person.program()), before);
    person.leaves();
    assert_eq!(running(&folder.file("data")), None);
}

#[test]
fn programs_cost_in_the_dialog_what_they_cost_in_the_task() {
    let folder = Folder::new();
    let costs = CONTEST.replace("points: [(4, 10), (1, 20)],", "costs: {DropAll: 2},");
    let nothing = |_: &str| Err(PathFault::NotFound);
    let Ok((TaskOrCourse::Course(course), _)) = read_with_places(&costs, "", &nothing) else {
        panic!("{costs}");
    };
    let mut person = Person::takes_part(&folder.0, &course);
    person.begins_as("Ada");
    let cheap = "Program(format: 1, name: \"Poco\", task: \"cade\", on_click: [DropAll])";
    let file = folder.file("poco.ron");
    fs::write(&file, cheap).unwrap();
    person.says(FileCommand::OpenFile(file));
    person.says(SlotCommand::Store(1));
    person.presses("Consegna…");
    let shown = "Soluzione di Far cadere: Slot 1: Poco, costo 2";
    assert!(person.sees(shown), "{:?}", person.names());
}
