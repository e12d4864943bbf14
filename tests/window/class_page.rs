//! The page of a class: what was handed in is judged row by row, sorted, grouped, stopped, written.

mod judging;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::class_page::ClassPage;
use clickomania::window::clickomania::command::{
    ClassColumn, ClassCommand, ClickomaniaCommand, ExportFormat, HomeCommand, LineId,
};
use clickomania::window::clickomania::page::Page;
use clickomania::window::kit::command::HistoryCommand;
use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::judge::Effort;
use engine::language::file::write;
use engine::language::program::Stack;
use std::fs;
use std::path::{Path, PathBuf};

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

fn slot(task: &str, number: usize, blocks: &str) -> String {
    format!(
        "(task: Some({task:?}), number: {number}, saved: \"\", program: r#\"Program(format: 1, name: \"p\", \
         variables: [\"a\", \"b\"], on_click: [{blocks}])\"#)"
    )
}

/// What somebody hands in, in format 2.
fn handed(name: &str, slots: &[String], rest: &str) -> String {
    let text = format!(
        "Contest(format: 2, name: {name:?}, course: Some(\"gara\"), begun: \"\", handed_in: \"\", \
         minutes: Some(60), slots: [{}], {rest})",
        slots.join(", ")
    );
    // With its checksum, as a window writes it.
    let language = engine::text::Text::load(engine::text::Language::It).unwrap();
    let hand_in = clickomania::contest::HandIn::parse(text.as_bytes(), &language).unwrap();
    hand_in.text()
}

/// A folder with what three people handed in; the contest lies beside it.
fn contest(folder: &Folder) -> PathBuf {
    let class = folder.file("consegne");
    fs::create_dir(&class).unwrap();
    fs::write(folder.file("gara.ron"), COURSE).unwrap();
    let put = |file: &str, text: String| fs::write(class.join(file), text).unwrap();
    let ada = [
        slot("tutto", 1, WRONG),
        slot("tutto", 2, RIGHT),
        slot("caduta", 1, "DropAll"),
    ];
    let signs = r#"named: {"tutto": 2, "caduta": 1}, closed: Some((times: 1, seconds: 340))"#;
    put("ada.ron", handed("Ada", &ada, signs));
    let bob = [slot("tutto", 4, RENAMED), slot("caduta", 2, WRONG)];
    put(
        "bob.ron",
        handed("Bob", &bob, r#"named: {"tutto": 4, "caduta": 2}"#),
    );
    let eve = [slot("caduta", 1, "DropAll")];
    put("eve.ron", handed("=1+1", &eve, ""));
    class
}

impl Person<'_> {
    fn class(&mut self, command: ClassCommand) {
        self.commands(ClickomaniaCommand::Class(command));
    }

    fn class_page(&mut self) -> &ClassPage {
        self.harness.state_mut().clickomania().class_page()
    }

    /// Has a class judged to the end, quickly.
    fn waits_for_the_class(&mut self) {
        self.waits_until("the class is judged", |person| {
            !person.class_page().is_busy()
        });
    }

    /// The names of the lines as they are shown.
    fn line_names(&mut self) -> Vec<String> {
        let lines = self.class_page().lines();
        lines.map(|line| line.name.clone()).collect()
    }

    fn line_number(&mut self, name: &str) -> LineId {
        let mut lines = self.class_page().lines();
        lines.find(|line| line.name == name).unwrap().id
    }

    /// There is something whose name or words have this in them.
    fn has_words(&mut self, words: &str) {
        let there = self
            .harness
            .query_all_by_label_contains(words)
            .next()
            .is_some();
        assert!(there, "{words}: {:?}", self.names());
    }

    /// Writes the table, and reads it again.
    fn exports(&mut self, form: ExportFormat, path: &Path) -> Vec<u8> {
        self.class(ClassCommand::Export(form, path.to_owned()));
        let said = path.display().to_string();
        self.waits_until("the table is written", |person| {
            path.is_file() && person.status().contains(&said) && !person.status().ends_with('…')
        });
        fs::read(path).unwrap()
    }
}

/// Before the page of a class, which judges quickly.
fn sits_before_a_class(folder: &Folder) -> Person<'static> {
    let mut person = Person::sits_down(&folder.0);
    person.class(ClassCommand::Effort(Effort::Quick));
    person
}

#[test]
fn a_folder_that_is_dropped_is_judged_with_the_contest_beside_it() {
    let folder = Folder::new();
    let class = contest(&folder);
    let mut person = sits_before_a_class(&folder);
    person.drops_files(&[&class]);
    assert!(matches!(person.page(), Page::Class), "{}", person.status());
    person.waits_for_the_class();
    assert_eq!(
        person.line_names(),
        ["Ada", "=1+1", "Bob"],
        "{:?}",
        person.names()
    );
    let lines = person.class_page().lines();
    let found: Vec<(u64, usize, usize)> = lines
        .map(|line| (line.points, line.rank, line.remarks))
        .collect();
    assert_eq!(found, [(100, 1, 1), (70, 2, 0), (30, 3, 0)]);
    for words in [
        "Ada; Posto: 1; Punti: 100; Tutto: ",
        "=1+1; Posto: 2; Punti: 70; Tutto: –; Caduta: ",
        "Gara di maggio · 3 persone",
        "Osservazioni: 1",
        // Which file the points come from.
        "gara.ron», trovato vicino alle consegne",
    ] {
        person.has_words(words);
    }
    // What was seen is told, and a case in which a program fails.
    person.has_words("5:40");
    let bob = person.line_number("Bob");
    person.class(ClassCommand::Look(bob));
    person.has_words("prima del click");
}

#[test]
fn heads_sort_the_lines_and_filters_choose_among_them() {
    let folder = Folder::new();
    let class = contest(&folder);
    fs::write(class.join("rotto.ron"), "Program(").unwrap();
    let mut person = sits_before_a_class(&folder);
    person.class(ClassCommand::Add(vec![class.clone()]));
    person.waits_for_the_class();
    let broken = "rotto.ron".to_owned();
    person.presses("Chi");
    assert_eq!(person.line_names(), ["=1+1", "Ada", "Bob", &*broken]);
    person.presses("Chi");
    assert_eq!(person.line_names(), ["Bob", "Ada", "=1+1", &*broken]);
    person.presses("Tutto");
    assert_eq!(
        person.line_names()[2..],
        ["=1+1", &*broken],
        "who has nothing there comes last"
    );
    person.presses("Costo");
    // The pupil who solved more tasks comes first.
    assert_eq!(person.line_names()[0], "Ada");
    person.class(ClassCommand::Sort(ClassColumn::Points));
    person.class(ClassCommand::Sort(ClassColumn::Points));
    assert_eq!(person.line_names(), ["Bob", "=1+1", "Ada", &*broken]);
    person.presses("Con errori (2)");
    assert_eq!(person.line_names(), ["Bob", &*broken]);
    person.presses("Con osservazioni (1)");
    assert_eq!(person.line_names(), ["Ada"]);
    // Whatever the variables are called; and two who let everything fall.
    person.presses("Simili (3)");
    assert_eq!(person.line_names().len(), 3);
    assert!(
        person.sees("Tutto: uguali") && person.sees("Caduta: uguali"),
        "{:?}",
        person.names()
    );
}

#[test]
fn the_table_is_written_in_three_forms_and_no_name_is_a_formula() {
    let folder = Folder::new();
    let class = contest(&folder);
    let mut person = sits_before_a_class(&folder);
    person.class(ClassCommand::Add(vec![class]));
    person.waits_for_the_class();
    let csv = person.exports(ExportFormat::Csv, &folder.file("classe.csv"));
    let csv = String::from_utf8(csv).unwrap();
    let rows: Vec<&str> = csv.lines().skip(1).collect();
    assert!(csv.starts_with('\u{feff}') && rows.len() == 5, "{csv}");
    assert!(rows[0].starts_with("Ada;tutto;2;accepted;"), "{csv}");
    assert!(rows[4].starts_with("'=1+1;caduta;1;accepted;"), "{csv}");
    let html = person.exports(ExportFormat::Page, &folder.file("classe.html"));
    let html = String::from_utf8(html).unwrap();
    assert!(
        html.contains("Ada") && html.contains("<img "),
        "pictures stand on the page"
    );
    let xlsx = person.exports(ExportFormat::Excel, &folder.file("classe.xlsx"));
    assert!(xlsx.starts_with(b"PK") && xlsx.len() > 2_000);
    // By the menu.
    person.presses("Esporta");
    person.presses("Testo con separatori (.csv)…");
    person.waits_until("the dialog", |person| {
        person.sees("Dove salvare la tabella")
    });
}

#[test]
fn a_program_is_opened_as_a_copy_and_two_stand_side_by_side() {
    let folder = Folder::new();
    let class = contest(&folder);
    let mut person = sits_before_a_class(&folder);
    let before = write(&person.program());
    person.class(ClassCommand::Add(vec![class]));
    person.waits_for_the_class();
    person.presses("Apri una copia del programma di Ada: Tutto · Slot 2");
    let program = person.program();
    assert_eq!(program.header().task.as_str(), "tutto");
    assert!(write(&program).contains("CureAll"), "{}", person.status());
    let task = person
        .harness
        .state_mut()
        .clickomania()
        .document()
        .task()
        .id()
        .to_string();
    assert_eq!(task, "tutto");
    person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    assert_eq!(write(&person.program()), before, "the canvas was kept");
    // The way back, where everything still is.
    person.presses("Torna alla classe");
    assert_eq!(person.line_names().len(), 3);
    person.presses("Metti a confronto: Ada");
    person.presses("Metti a confronto: Bob");
    person.presses("Fianco a fianco: Tutto");
    let lengths = person
        .pair()
        .sides
        .each_ref()
        .map(|side| side.program.stack(Stack::Hat).len());
    assert_eq!(lengths, [3, 3]);
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.sees("Chi ha consegnato"), "back on the page");
}

#[test]
fn the_keyboard_alone_comes_to_the_page_and_goes_about_in_it() {
    let folder = Folder::new();
    let class = contest(&folder);
    let mut person = sits_before_a_class(&folder);
    person.key(Modifiers::NONE, Key::F1);
    person.types("Classe: giudica");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.sees("Trascina qui le consegne"));
    person.class(ClassCommand::Add(vec![class]));
    person.waits_for_the_class();
    person.key(Modifiers::NONE, Key::ArrowDown);
    person.key(Modifiers::NONE, Key::Space);
    person.key(Modifiers::NONE, Key::ArrowDown);
    person.key(Modifiers::NONE, Key::Space);
    let chosen = person
        .names()
        .into_iter()
        .filter(|name| name.ends_with("; a confronto"));
    let chosen: Vec<String> = chosen.collect();
    assert_eq!(chosen.len(), 2, "{chosen:?}");
    assert!(chosen[1].starts_with("Bob"), "{chosen:?}");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.program().header().task.as_str(), "tutto");
    person.commands(ClickomaniaCommand::Class(ClassCommand::Show));
    person.key(Modifiers::NONE, Key::Escape);
    assert!(matches!(person.page(), Page::Program) && person.sees("Gioca"));
    // From the page to begin with.
    person.commands(ClickomaniaCommand::Home(HomeCommand::Show));
    person.presses("Classe: giudica le consegne…");
    assert!(matches!(person.page(), Page::Class));
}

#[test]
fn of_two_hundred_rows_those_in_sight_are_laid_out() {
    let folder = Folder::new();
    let class = folder.file("consegne");
    fs::create_dir(&class).unwrap();
    for number in 0..200 {
        fs::write(class.join(format!("{number:03}.ron")), "Program(").unwrap();
    }
    for size in [vec2(1440.0, 900.0), vec2(1024.0, 640.0), vec2(900.0, 560.0)] {
        let mut person = Person::sits_down_at(&folder.0, size);
        person.class(ClassCommand::Add(vec![class.clone()]));
        person.waits_for_the_class();
        assert_eq!(person.line_names().len(), 200);
        let rows = person.harness.query_all_by_role(Role::Row).count();
        assert!((5..60).contains(&rows), "{size:?}: {rows}");
        // To the last one.
        person.key(Modifiers::NONE, Key::End);
        let mut rows = person.harness.query_all_by_role(Role::Row);
        let last = rows.find(|row| {
            let name = row.accesskit_node().label();
            name.is_some_and(|name| name.starts_with("199.ron"))
        });
        let last = last.expect("the last row is laid out").rect();
        assert!(last.bottom() < size.y, "{size:?}: {last:?}");
    }
}

#[test]
fn in_a_contest_there_is_no_class() {
    let folder = Folder::new();
    let class = contest(&folder);
    let mut person = Person::sits_in_a_contest(&folder.0);
    person.class(ClassCommand::Add(vec![class.clone()]));
    person.drops_files(&[&class]);
    assert!(matches!(person.page(), Page::Program) && !person.class_page().has_class());
    assert!(
        person
            .status()
            .starts_with("In modalità gara questo non c'è"),
        "{}",
        person.status()
    );
}
