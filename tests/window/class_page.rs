//! The page of a class: what was handed in is judged row by row, sorted, grouped, stopped, written.

use crate::support::*;
use clickomania::window::clickomania::class_page::ClassPage;
use engine::judge::Effort;

const COURSE: &str = r#"Course(
    format: 1,
    id: "gara",
    title: {"it": "Gara di maggio"},
    contest: (minutes: 60),
    tasks: [
        Task(format: 1, id: "tutto", title: {"it": "Tutto"},
            wanted: [RemoveAreaAndDrop(Clicked), CureAll], goals: [50], points: [(50, 10), (45, 30)]),
        Task(format: 1, id: "caduta", title: {"it": "Caduta"},
            before: [InfectArea(Clicked), RemoveInfected], wanted: [DropAll], goals: [50], points: [(50, 70)]),
    ],
)"#;

/// The whole move with a variable of either name.
const RIGHT: &str = r#"RemoveAreaAndDrop(Clicked), Set(var: "a", to: Number(1)), Repeat(times: Get("a"), body: [CureAll])"#;
const RENAMED: &str = r#"RemoveAreaAndDrop(Clicked), Set(var: "b", to: Number(1)), Repeat(times: Get("b"), body: [CureAll])"#;
const WRONG: &str = "RemoveInfected";

fn slot_text(task: &str, number: usize, blocks: &str) -> String {
    format!(
        "(task: Some({task:?}), number: {number}, saved: \"\", program: r#\"Program(format: 1, name: \"p\", \
         variables: [\"a\", \"b\"], on_click: [{blocks}])\"#)"
    )
}

/// What somebody hands in, with its checksum, as a window writes it.
fn handed(name: &str, slots: &[String], rest: &str) -> String {
    let written = format!(
        "Contest(format: 2, name: {name:?}, course: Some(\"gara\"), begun: \"\", handed_in: \"\", \
         minutes: Some(60), slots: [{}], {rest})",
        slots.join(", ")
    );
    let hand_in = clickomania::contest::HandIn::parse(written.as_bytes(), &text()).unwrap();
    hand_in.text()
}

impl Person {
    /// Before the page of a class, which judges quickly, with a folder that three people handed in to; the contest is
    /// beside it.
    fn supervises() -> (Person, PathBuf) {
        let mut person = Person::sits_down();
        person.commands(ClassCommand::Effort(Effort::Quick));
        let class = person.file("consegne");
        fs::create_dir(&class).unwrap();
        person.writes("gara.ron", COURSE);
        let ada = [
            slot_text("tutto", 1, WRONG),
            slot_text("tutto", 2, RIGHT),
            slot_text("caduta", 1, "DropAll"),
        ];
        let signs = r#"named: {"tutto": 2, "caduta": 1}, closed: Some((times: 1, seconds: 340))"#;
        person.writes("consegne/ada.ron", handed("Ada", &ada, signs));
        let bob = [
            slot_text("tutto", 4, RENAMED),
            slot_text("caduta", 2, WRONG),
        ];
        let named = r#"named: {"tutto": 4, "caduta": 2}"#;
        person.writes("consegne/bob.ron", handed("Bob", &bob, named));
        let eve = [slot_text("caduta", 1, "DropAll")];
        person.writes("consegne/eve.ron", handed("=1+1", &eve, ""));
        (person, class)
    }

    fn class_page(&mut self) -> &ClassPage {
        self.harness.state_mut().clickomania().class_page()
    }

    fn waits_for_the_class(&mut self) {
        self.waits_until("the class is judged", |person| {
            !person.class_page().is_busy()
        });
    }

    /// Adds files to the class and waits until they are judged.
    fn adds_files(&mut self, files: &[&Path]) {
        let files = files.iter().map(|file| (*file).to_owned());
        self.commands(ClassCommand::Add(files.collect()));
        self.waits_for_the_class();
    }

    /// The names of the lines as they are shown.
    fn line_names(&mut self) -> Vec<String> {
        let lines = self.class_page().lines();
        lines.map(|line| line.name.clone()).collect()
    }

    /// Writes the table, and reads it again.
    fn exports(&mut self, form: ExportFormat, name: &str) -> Vec<u8> {
        let path = self.file(name);
        self.commands(ClassCommand::Export(form, path.clone()));
        let shown = path.display().to_string();
        self.waits_until("the table is written", |person| {
            path.is_file() && person.status().contains(&shown) && !person.status().ends_with('…')
        });
        fs::read(path).unwrap()
    }
}

#[test]
fn a_folder_that_is_dropped_is_judged_with_the_contest_beside_it() {
    let (mut person, class) = Person::supervises();
    person.drops_files(&[&class]);
    assert!(matches!(person.page(), Page::Class), "{}", person.status());
    person.waits_for_the_class();
    assert_eq!(person.line_names(), ["Ada", "=1+1", "Bob"]);
    let lines = person.class_page().lines();
    let found: Vec<_> = lines
        .map(|line| (line.points, line.rank, line.remarks))
        .collect();
    assert_eq!(found, [(100, 1, 1), (70, 2, 0), (30, 3, 0)]);
    // Which file the points come from, how long the window was closed, a case in which a program fails.
    person.must_read("gara.ron");
    person.must_read("5:40");
    let mut lines = person.class_page().lines();
    let bob = lines.find(|line| line.name == "Bob").unwrap().id;
    drop(lines);
    person.commands(ClassCommand::Look(bob));
    person.must_read(text().msg_judging_before());
    // Several hand-ins that are dropped are added.
    let before = person.program();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/v0.1/files/handed-in.ron");
    person.drops_files(&[&old]);
    person.waits_for_the_class();
    assert_eq!(person.line_names().len(), 4);
    person.expects_program(&before);
}

#[test]
fn heads_sort_the_lines_and_filters_choose_among_them() {
    let (mut person, class) = Person::supervises();
    let broken = "rotto.ron";
    person.writes("consegne/rotto.ron", "Program(");
    person.adds_files(&[&class]);
    for order in [["=1+1", "Ada", "Bob"], ["Bob", "Ada", "=1+1"]] {
        person.presses(text().msg_class_pupil());
        assert_eq!(person.line_names()[..3], order);
        assert_eq!(person.line_names()[3], broken);
    }
    // A line without the task comes last.
    person.presses("Tutto");
    assert_eq!(person.line_names()[2..], ["=1+1", broken]);
    // A line with more solved tasks comes first.
    person.presses(text().msg_cost());
    assert_eq!(person.line_names()[0], "Ada");
    person.commands(ClassCommand::Sort(ClassColumn::Points));
    person.commands(ClassCommand::Sort(ClassColumn::Points));
    assert_eq!(person.line_names(), ["Bob", "=1+1", "Ada", broken]);
    for (filter, names) in [
        (text().msg_class_page_wrong(), &["Bob", broken][..]),
        (text().msg_class_page_noted(), &["Ada"]),
        // Whatever the variables are called; and two who let everything fall.
        (text().msg_class_alike(), &["Bob", "=1+1", "Ada"]),
    ] {
        person.presses_beginning(format!("{filter} ("));
        assert_eq!(person.line_names().len(), names.len(), "{filter}");
        assert!(
            names
                .iter()
                .all(|name| person.line_names().contains(&name.to_string()))
        );
    }
    person.must_see(text().msg_class_page_equal("Tutto"));
    person.must_see(text().msg_class_page_equal("Caduta"));
}

#[test]
fn the_table_is_written_in_three_forms_and_no_name_is_a_formula() {
    let (mut person, class) = Person::supervises();
    person.adds_files(&[&class]);
    let csv = String::from_utf8(person.exports(ExportFormat::Csv, "classe.csv")).unwrap();
    let rows: Vec<&str> = csv.lines().skip(1).collect();
    assert!(csv.starts_with('\u{feff}') && rows.len() == 5, "{csv}");
    assert!(rows[0].starts_with("Ada;tutto;2;accepted;"), "{csv}");
    assert!(rows[4].starts_with("'=1+1;caduta;1;accepted;"), "{csv}");
    let html = String::from_utf8(person.exports(ExportFormat::Page, "classe.html")).unwrap();
    assert!(html.contains("Ada") && html.contains("<img "));
    let xlsx = person.exports(ExportFormat::Excel, "classe.xlsx");
    assert!(xlsx.starts_with(b"PK") && xlsx.len() > 2_000);
}

#[test]
fn a_program_is_opened_as_a_copy_and_two_are_put_side_by_side() {
    let (mut person, class) = Person::supervises();
    let before = person.program();
    person.adds_files(&[&class]);
    person.presses_beginning(text().msg_class_page_open_of("Ada", "Tutto"));
    assert_eq!(person.program().header().task.as_str(), "tutto");
    assert_eq!((person.task(), person.hat().len()), ("tutto".to_owned(), 3));
    person.commands(HistoryCommand::Undo);
    person.expects_program(&before);
    // The way back, where everything still is; no other arrow looks like it.
    let back = text().msg_class_page_to_class();
    assert_eq!(person.harness.query_all_by_label(&back).count(), 1);
    for other in [
        text().msg_lesson_previous(),
        text().msg_contest_previous_task(),
    ] {
        person.must_not_see(other);
    }
    person.presses(back);
    assert_eq!(person.line_names().len(), 3);
    for name in ["Ada", "Bob"] {
        person.presses(text().msg_class_page_choose(name));
    }
    person.presses(text().msg_class_page_side_by_side_of("Tutto"));
    let sides = person.pair().sides.each_ref();
    let lengths = sides.map(|side| side.program.stack(Stack::Hat).len());
    assert_eq!(lengths, [3, 3]);
    person.escapes();
    assert!(matches!(person.page(), Page::Class));
}

#[test]
fn the_keyboard_alone_comes_to_the_page_and_goes_about_in_it() {
    let (mut person, class) = Person::supervises();
    person.commands(HomeCommand::Show);
    person.presses(text().msg_class_page_menu());
    person.must_see(text().msg_class_page_drop_here());
    person.adds_files(&[&class]);
    person.hits_all(&[Key::ArrowDown, Key::Space, Key::ArrowDown, Key::Space]);
    let end = format!("; {}", text().msg_class_page_chosen());
    let names = person.names().into_iter();
    assert_eq!(names.filter(|name| name.ends_with(&end)).count(), 2);
    person.hits(Key::Enter);
    assert_eq!(person.task(), "tutto");
    person.commands(ClassCommand::Show);
    person.escapes();
    assert!(matches!(person.page(), Page::Program));
}

#[test]
fn of_two_hundred_rows_those_in_sight_are_laid_out() {
    let mut person = Person::sits_down_at(SMALL);
    let class = person.file("consegne");
    fs::create_dir(&class).unwrap();
    for number in 0..200 {
        person.writes(&format!("consegne/{number:03}.ron"), "Program(");
    }
    person.adds_files(&[&class]);
    assert_eq!(person.line_names().len(), 200);
    let rows = person.harness.query_all_by_role(Role::Row).count();
    assert!((5..60).contains(&rows), "{rows}");
    person.hits(Key::End);
    let mut rows = person.harness.query_all_by_role(Role::Row);
    let last = rows.find(|row| {
        let name = row.accesskit_node().label();
        name.is_some_and(|name| name.starts_with("199.ron"))
    });
    assert!(last.expect("the last row is laid out").rect().bottom() < SMALL.y);
}

#[test]
fn judging_stops_on_demand_and_what_is_there_stays() {
    let mut person = Person::sits_down();
    let class = person.file("consegne");
    fs::create_dir(&class).unwrap();
    for number in 0..40 {
        let program = format!(
            "Program(format: 1, name: \"\", author: \"Alunno {number}\", on_click: [Repeat(times: \
             Number({number}), body: [RemoveAreaAndDrop(Clicked)])])"
        );
        person.writes(&format!("consegne/{number:02}.ron"), program);
    }
    person.commands(ClassCommand::Effort(Effort::Deep));
    person.commands(ClassCommand::Add(vec![class]));
    person.waits_until("all files are read", |person| {
        person.class_page().known().expected == 40
    });
    person.presses(text().msg_button_stop());
    person.waits_for_the_class();
    let known = person.class_page().known();
    assert!(!known.end.as_ref().unwrap().complete && known.rows.len() < 40);
    assert_eq!(person.line_names().len(), 40);
    // Once more, and away: nothing of it stays.
    person.commands(ClassCommand::JudgeAgain);
    person.commands(ClassCommand::Empty);
    person.waits_for_the_class();
    assert!(person.line_names().is_empty());
}

#[test]
fn an_unknown_task_is_named_until_its_file_is_there() {
    let (mut person, class) = Person::supervises();
    let elsewhere = person.file("altrove");
    fs::create_dir(&elsewhere).unwrap();
    let course = elsewhere.join("gara.ron");
    fs::rename(person.file("gara.ron"), &course).unwrap();
    person.adds_files(&[&class]);
    let unknown = person.class_page().known().unknown_task(&text()).unwrap();
    assert!(
        unknown.contains("tutto") && unknown.contains("gara"),
        "{unknown}"
    );
    person.must_see(text().msg_class_page_add_course());
    person.drops_files(&[&course]);
    person.waits_for_the_class();
    assert!(person.class_page().known().unknown_task(&text()).is_none());
    assert_eq!(person.line_names(), ["Ada", "=1+1", "Bob"]);
}
