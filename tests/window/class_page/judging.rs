//! Judging a class: what is judged, by which tasks, and when it stops.

use super::{COURSE, contest, sits_before_a_class};
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClassCommand;
use clickomania::window::clickomania::page::Page;
use engine::judge::Effort;
use engine::language::file::write;
use std::fs;
use std::path::Path;

#[test]
fn courses_that_lie_there_by_chance_add_nothing() {
    let folder = Folder::new();
    let class = contest(&folder);
    // Another contest with a task of the same name, and the copy for those who take part.
    let other = COURSE
        .replace("\"gara\"", "\"altra\"")
        .replace("\"caduta\"", "\"salita\"");
    fs::write(folder.file("altra.ron"), &other).unwrap();
    fs::write(class.join("altra.ron"), other).unwrap();
    let copy = COURSE.replace("points: [(50, 10), (45, 30)]", "points: []");
    let copy = copy.replace("points: [(50, 70)]", "points: []");
    fs::write(folder.file("alunni.ron"), copy).unwrap();
    let mut person = sits_before_a_class(&folder);
    person.class(ClassCommand::Add(vec![class]));
    person.waits_for_the_class();
    let known = person.class_page().known();
    let columns: Vec<&str> = known
        .columns()
        .iter()
        .map(|task| task.id.as_str())
        .collect();
    assert_eq!(columns, ["tutto", "caduta"]);
    let course = known.course.as_ref().unwrap();
    assert_eq!(course.path, folder.file("gara.ron"));
    let points: Vec<u64> = person
        .class_page()
        .lines()
        .map(|line| line.points)
        .collect();
    assert_eq!(points, [100, 70, 30]);
}

#[test]
fn a_comparison_stops_when_it_is_told_to_and_equal_programs_are_known() {
    let folder = Folder::new();
    let class = folder.file("consegne");
    fs::create_dir(&class).unwrap();
    let drops = vec!["DropAll"; 400].join(", ");
    for number in 0..250 {
        // The first two are equal, all are alike, and none is ready, so that judging them takes no time.
        let own = format!("Set(var: \"a\", to: Number({}))", number.max(1));
        let program = format!(
            "Program(format: 1, name: \"\", variables: [\"a\"], on_click: [{own}, {drops}, {own}, Remove(Hole)])"
        );
        fs::write(class.join(format!("{number:03}.ron")), program).unwrap();
    }
    let mut person = sits_before_a_class(&folder);
    person.class(ClassCommand::Add(vec![class]));
    person.waits_until("all is judged", |person| {
        person.class_page().known().rows.len() == 250
    });
    assert!(person.class_page().is_busy(), "each is compared with each");
    person.presses("Ferma");
    person.waits_for_the_class();
    let end = person.class_page().known().end.as_ref().unwrap();
    assert!(!end.complete && !end.all_compared);
    let groups: Vec<(u8, usize)> = end
        .groups
        .iter()
        .map(|group| (group.likeness, group.members.len()))
        .collect();
    assert_eq!(groups, [(100, 2)]);
    assert_eq!(person.line_names().len(), 250);
}

#[test]
fn judging_stops_when_it_is_told_to_and_what_is_there_stays() {
    let folder = Folder::new();
    let class = folder.file("consegne");
    fs::create_dir(&class).unwrap();
    for number in 0..40 {
        let name = format!("{number:02}.ron");
        let program = format!(
            "Program(format: 1, name: \"\", author: \"Alunno {number}\", on_click: [Repeat(times: Number({number}), \
             body: [RemoveAreaAndDrop(Clicked)])])"
        );
        fs::write(class.join(name), program).unwrap();
    }
    let mut person = Person::sits_down(&folder.0);
    person.class(ClassCommand::Effort(Effort::Deep));
    person.class(ClassCommand::Add(vec![class]));
    person.waits_until("all files are read", |person| {
        person.class_page().known().expected == 40
    });
    person.presses("Ferma");
    person.waits_for_the_class();
    let known = person.class_page().known();
    assert!(!known.end.as_ref().unwrap().complete);
    assert!(
        known.rows.len() < 40,
        "a deep search of forty programs takes minutes"
    );
    assert_eq!(person.line_names().len(), 40);
    person.has_words("Fermato: ");
    // Once more, and away: nothing of it stays.
    person.class(ClassCommand::JudgeAgain);
    person.class(ClassCommand::Empty);
    person.waits_for_the_class();
    assert!(person.line_names().is_empty() && person.sees("Trascina qui le consegne"));
}

#[test]
fn a_task_that_nobody_knows_is_named_until_its_file_is_there() {
    let folder = Folder::new();
    let class = contest(&folder);
    let elsewhere = folder.file("altrove");
    fs::create_dir(&elsewhere).unwrap();
    let course = elsewhere.join("gara.ron");
    fs::rename(folder.file("gara.ron"), &course).unwrap();
    let mut person = sits_before_a_class(&folder);
    person.class(ClassCommand::Add(vec![class]));
    person.waits_for_the_class();
    let known = person.class_page().known();
    let text = engine::text::Text::load(engine::text::Language::It).unwrap();
    let sentence = known.unknown_task(&text).unwrap();
    assert!(
        sentence.contains("tutto") && sentence.contains("gara"),
        "{sentence}"
    );
    assert!(person.sees("Aggiungi il file della gara o del corso…"));
    // Dropped on the page.
    person.drops_files(&[&course]);
    person.waits_for_the_class();
    assert!(person.class_page().known().unknown_task(&text).is_none());
    assert_eq!(person.line_names(), ["Ada", "=1+1", "Bob"]);
}

#[test]
fn several_hand_ins_that_are_dropped_make_a_class_and_old_ones_are_read() {
    let folder = Folder::new();
    let class = contest(&folder);
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/v0.1/files/handed-in.ron");
    let mut person = sits_before_a_class(&folder);
    let before = write(&person.program());
    person.drops_files(&[&class.join("bob.ron"), &old]);
    assert!(matches!(person.page(), Page::Class), "{}", person.status());
    person.waits_for_the_class();
    let mut names = person.line_names();
    names.sort();
    assert_eq!(names, ["Ada", "Bob"]);
    let known = person.class_page().known();
    assert!(
        known.rows.iter().all(|row| row.outcome.is_ok()),
        "{:?}",
        known.rows
    );
    // One more, on the open page.
    person.drops_files(&[&class.join("eve.ron")]);
    person.waits_for_the_class();
    assert_eq!(person.line_names().len(), 3);
    assert_eq!(write(&person.program()), before, "nothing was opened");
}
