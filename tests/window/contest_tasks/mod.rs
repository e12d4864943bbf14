//! A contest with tasks of its own: what there is and what there is not, its time, handing in.

mod brought_in;
mod closed;
mod hand_in;

use crate::support::*;
use clickomania::contest::{ContestFolder, HandIn, running};
use engine::language::TaskId;
use engine::task::Course;
use engine::task::file::{PathFault, TaskOrCourse, read_with_places};

const CONTEST: &str = r#"Course(
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
            costs: {CureAll: 2},
            hints: [{"it": "Usa Fai cadere tutto."}],
            solutions: [Program(format: 1, name: "Soluzione segreta")],
        ),
        File("programs/tasks/strisce.ron"),
    ],
)"#;

fn contest() -> Course {
    let nothing = |_: &str| Err(PathFault::NotFound);
    match read_with_places(CONTEST, "", &nothing) {
        Ok((TaskOrCourse::Course(course), _)) => course,
        other => panic!("{other:?}"),
    }
}

/// The next window finds the time of the contest over.
fn time_is_over(contest: &ContestFolder) {
    let mut state = contest.state().unwrap().expect("it has begun");
    state.minutes = Some(0);
    contest.put_state(&state).unwrap();
}

/// What was handed in.
fn handed(path: &Path) -> HandIn {
    HandIn::parse(&fs::read(path).unwrap(), &text()).unwrap()
}

/// The sentence with the code of a hand-in.
fn told_code(hand_in: &HandIn) -> String {
    text().msg_contest_says_code(hand_in.code())
}

impl Person {
    /// Opens a window on a new folder with `--contest` and these tasks, and begins under the name of Ada.
    fn is_ada() -> Person {
        let mut person = Person::opens_a_window(Opening {
            contest: Some(clickomania::contest::ContestStart::Tasks(contest().into())),
            ..Opening::default()
        });
        person.begins_as("Ada");
        person
    }

    fn begins_as(&mut self, name: &str) {
        self.must_see("Prova di maggio");
        self.types(name);
        self.presses(text().msg_button_begin());
        self.must_not_see(text().msg_button_begin());
    }

    /// The folder of the contest that goes on.
    fn contest_folder(&self) -> ContestFolder {
        running(&self.file("data")).expect("a contest goes on")
    }

    fn hands_in(&mut self, path: &Path) -> HandIn {
        self.commands(ContestCommand::HandIn("Ada".to_owned(), path.to_owned()));
        handed(path)
    }

    /// Starts again behind the end of the time.
    fn restarts_at_the_end(self) -> Person {
        let contest = self.contest_folder();
        self.restarts_after(|| time_is_over(&contest))
    }
}

#[test]
fn a_contest_has_its_tasks_their_slots_and_its_time() {
    let mut person = Person::is_ada();
    person.must_see("Fai cadere tutti i mattoni.");
    person.must_see(text().msg_contest_left(30));
    // Tasks are no lessons here.
    let lessons = |person: &Person| {
        let names = person.names().into_iter();
        names
            .map(|name| name.to_lowercase().replace("selezion", ""))
            .filter(|name| name.contains("lezion"))
            .count()
    };
    assert_eq!(lessons(&person), 0);
    person.commands(TaskCommand::Previous);
    assert_eq!(person.status(), text().msg_contest_says_first_task());
    person.hits(Key::F1);
    assert_eq!(lessons(&person), 0);
    person.escapes();
    assert_eq!(person.task(), "cade");
    person.builds_three();
    let first = person.program();
    person.commands(SlotCommand::Store(2));
    let strips = contest().tasks[1].title.shown(Language::It).to_owned();
    person.presses(text().msg_contest_task_of("2", "2", strips));
    assert_eq!(person.task(), "strisce");
    person.expects("on_click: []");
    person.must_see(text().msg_slot_empty_name("2"));
    // Another start goes on where one was, whatever way it is started.
    let mut person = person.restarts();
    for _ in 0..2 {
        assert_eq!(person.task(), "strisce");
        assert!((20..=30).any(|minutes: u32| person.sees(text().msg_contest_left(minutes))));
        person.commands(TaskCommand::Previous);
        person.expects_program(&first);
        person.must_not_see(text().msg_slot_empty_name("2"));
        person.commands(TaskCommand::Next);
        let mode = clickomania::contest::ContestStart::Mode;
        person = person.restarts_with(Opening {
            contest: Some(mode),
            ..Opening::default()
        });
    }
}

#[test]
fn the_time_and_the_tasks_wait_for_the_name() {
    let mut person = Person::opens_a_window(Opening {
        contest: Some(clickomania::contest::ContestStart::Tasks(contest().into())),
        ..Opening::default()
    });
    let used = |person: &Person| {
        let state = person.contest_folder().state().unwrap();
        state.expect("it has begun").time.used()
    };
    for _ in 0..2 {
        assert!(!person.reads("Fai cadere tutti i mattoni."));
        person.must_see(text().msg_contest_left(30));
        // Nobody has begun, even if the window is closed and opened again.
        person = person.restarts();
        assert!(used(&person).is_zero());
    }
    person.begins_as("Ada");
    person.must_see("Fai cadere tutti i mattoni.");
    person.looks();
    let person = person.restarts();
    assert!(!used(&person).is_zero());
}

#[test]
fn what_is_missing_is_told_before_and_after_handing_in() {
    let mut person = Person::is_ada();
    person.opens("Program(format: 1, name: \"Mezzo\", task: \"cade\", on_click: [Remove(Hole)])");
    let outside = text().msg_contest_says_outside();
    person.presses(text().msg_contest_hand_in());
    person.must_see(&outside);
    person.escapes();
    person.commands(SlotCommand::Store(2));
    person.presses(text().msg_contest_hand_in());
    person.must_not_see(&outside);
    person.must_see(text().msg_contest_says_unfinished());
    person.must_see(text().msg_contest_says_task_empty());
    person.escapes();
    let path = person.file("gara.ron");
    person.hands_in(&path);
    let strips = contest().tasks[1].title.shown(Language::It).to_owned();
    person.must_see(text().msg_contest_task_unfinished("Far cadere"));
    person.must_see(text().msg_contest_task_empty(strips));
    person.presses(text().msg_contest_back_to_tasks());
    // A program that can run is handed in without a word, right or wrong.
    person.opens("Program(format: 1, name: \"Sbagliato\", task: \"cade\", on_click: [CureAll])");
    person.commands(SlotCommand::Store(2));
    person.hands_in(&path);
    person.must_not_see(text().msg_contest_task_unfinished("Far cadere"));
}

#[test]
fn nothing_that_helps_is_there() {
    let mut person = Person::is_ada();
    assert!(person.harness.state_mut().judge().is_closed());
    // Nor is a file of the contest itself one that can be opened.
    let file = person.writes("gara.ron", CONTEST);
    let commands: [ClickomaniaCommand; 9] = [
        ProgramCommand::OpenExample("examples/riga-cinque.ron").into(),
        TaskCommand::OpenSolution(0).into(),
        TaskCommand::OpenMistake(0).into(),
        TaskCommand::Free(TaskId::CLICKOMANIA).into(),
        HomeCommand::Show.into(),
        ShellCommand::Show(GameId::Tantrix).into(),
        ShellCommand::Home.into(),
        TeacherCommand::Choose("a".to_owned()).into(),
        FileCommand::OpenFile(file).into(),
    ];
    for command in commands {
        person.commands(command.clone());
        let status = person.status();
        assert!(
            status.starts_with("In modalità gara"),
            "{command:?}: {status}"
        );
    }
    assert_eq!(person.task(), "cade");
    person.expects("on_click: []");
    // Not even in the files.
    let tasks = fs::read_to_string(person.contest_folder().tasks_path()).unwrap();
    for word in ["segreta", "hints", "goals", "solutions"] {
        assert!(!tasks.contains(word), "{word}: {tasks}");
    }
}

#[test]
fn each_task_has_a_solution_that_is_named_or_proposed() {
    let mut person = Person::is_ada();
    person.builds_three();
    for number in [1, 4] {
        person.commands(SlotCommand::Store(number));
    }
    person.commands(ContestCommand::GoTo(1));
    person.builds_three();
    person.commands(SlotCommand::Store(3));
    let path = person.file("gara.ron");
    let first = person.hands_in(&path);
    // A supervisor can note what was handed in.
    person.must_see(told_code(&first));
    assert_eq!(first.course.as_deref(), Some("prova"));
    assert_eq!((first.name.as_str(), first.minutes), ("Ada", Some(30)));
    let slots = first.slots.iter();
    let slots: Vec<_> = slots
        .map(|slot| (slot.task.as_deref(), slot.number, slot.brought_in))
        .collect();
    let expected = [
        (Some("cade"), 1, Some(0)),
        (Some("cade"), 4, Some(0)),
        (Some("strisce"), 3, Some(0)),
    ];
    assert_eq!(slots, expected);
    let named = |handed: &HandIn| (handed.named["cade"], handed.named["strisce"]);
    assert_eq!(named(&first), (1, 3));
    person.commands(ContestCommand::NameSlot("cade".to_owned(), 4));
    assert_eq!(named(&person.hands_in(&path)), (4, 3));
}

#[test]
fn the_bar_stays_where_it_is_while_the_time_runs() {
    let mut person = Person::is_ada();
    let places = |person: &Person| {
        let names = [
            text().msg_contest_hand_in(),
            text().msg_contest_task_of("1", "2", "Far cadere"),
        ];
        names.map(|name| person.finds(name))
    };
    let before = places(&person);
    let contest = person.contest_folder();
    for minutes in [21, 11, 2, 1] {
        person = person.restarts_after(|| {
            let mut state = contest.state().unwrap().expect("it has begun");
            // As much less is left.
            state.minutes = Some(minutes);
            contest.put_state(&state).unwrap();
        });
        assert_eq!(places(&person), before, "{minutes} minutes are left");
    }
}

#[test]
fn what_is_handed_in_is_told_with_its_code_and_the_way_back() {
    let mut person = Person::is_ada();
    person.builds_three();
    person.commands(SlotCommand::Store(1));
    let path = person.file("gara.ron");
    let hand_in = person.hands_in(&path);
    person.must_see(text().msg_contest_handed_in_title("Ada"));
    person.must_see(text().msg_contest_write_code());
    person.must_see(told_code(&hand_in));
    person.presses(text().msg_contest_back_to_tasks());
    person.must_not_see(text().msg_contest_handed_in_title("Ada"));
    person.must_see("Fai cadere tutti i mattoni.");
}

#[test]
fn at_the_end_of_the_time_everything_is_handed_in_by_itself() {
    let mut person = Person::is_ada();
    person.builds_three();
    let built = write(&person.program());
    let kept = person.contest_folder().path.join("handed-in.ron");
    let mut person = person.restarts_at_the_end();
    person.must_see(text().msg_contest_over());
    let handed_in = handed(&kept);
    // It was in no slot.
    assert_eq!((handed_in.name.as_str(), handed_in.slots.len()), ("Ada", 1));
    assert_eq!(handed_in.slots[0].program, built);
    let closed = handed_in.closed.expect("it was counted");
    assert_eq!((closed.times, handed_in.clock_back), (1, Some(0)));
    // Nothing more can be done but bringing it elsewhere.
    person.commands(EditorCommand::Paste(built));
    assert_eq!(person.status(), text().msg_contest_says_not_open());
    let stick = person.file("gara.ron");
    assert_eq!(person.hands_in(&stick).slots, handed_in.slots);
    // Somebody else sits down at the same computer.
    person.presses(text().msg_contest_begin_again());
    person.begins_as("Bea");
    person.expects("on_click: []");
    person.must_see(text().msg_contest_left(30));
    let _folder = person.closes();
    assert_eq!(handed(&kept).name, "Ada");
}

#[test]
fn a_teacher_begins_a_contest_of_a_file_and_ends_it() {
    let mut person = Person::sits_down();
    let file = person.writes("prova.ron", CONTEST);
    let course = CONTEST.replace("contest: (minutes: 30, extra: 15),", "");
    let other = person.writes("corso.ron", course);
    let before = person.program();
    person.gives_passwords(&["gessetto", "gessetto"]);
    person.must_see(text().msg_contest_of_file());
    person.escapes();
    person.commands(TeacherCommand::ContestOf(other));
    person.must_hear("corso.ron");
    person.commands(TeacherCommand::ContestOf(file));
    person.begins_as("Ada");
    let mut person = person.restarts();
    assert_eq!(person.task(), "cade");
    person.gives_passwords(&["gessetto"]);
    person.commands(TeacherCommand::Contest(false));
    person.commands(HomeCommand::Leave);
    assert!(!person.is_in_a_contest());
    person.expects_program(&before);
    assert_eq!(running(&person.file("data")), None);
}

#[test]
fn extra_time_is_given_at_the_start_by_the_password() {
    let mut teacher = Person::sits_down();
    teacher.commands(TeacherCommand::Choose("gessetto".to_owned()));
    let (path, folder) = (teacher.path.clone(), teacher.closes());
    let mut person = Person::takes_part(&path, &contest());
    person.keeps(folder);
    let give = text().msg_contest_extra(15);
    person.presses(text().msg_contest_extra_ask());
    person.types("Gessetto");
    person.presses(text().msg_answer_ok());
    person.must_not_see(&give);
    person.types("gessetto");
    person.presses(text().msg_answer_ok());
    person.presses(&give);
    person.escapes();
    person.begins_as("Ada");
    person.must_see(text().msg_contest_left(45));
    person.builds_three();
    person.commands(SlotCommand::Store(1));
    let mut person = person.restarts();
    person.must_see(text().msg_contest_left(45));
    let file = person.file("gara.ron");
    let hand_in = person.hands_in(&file);
    assert_eq!((hand_in.minutes, hand_in.extra), (Some(30), 15));
}
