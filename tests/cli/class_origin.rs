//! `class` says of each file where it comes from.

use crate::support::{Folder, clickomania};
use clickomania::contest::tasks_sum;
use clickomania::handed::{Handed, SignKind};
use engine::task::file::{PathFault, TaskOrCourse, read_with_places};
use engine::text::{Language, Text};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;

/// A contest as a jury has it: with what pupils do not get.
const CONTEST: &str = r#"Course(
    format: 1,
    id: "gara",
    title: {"it": "Gara"},
    contest: (minutes: 60),
    tasks: [
        Task(format: 1, id: "all", title: {"it": "Tutto"}, text: {"it": "Fai la mossa."},
            wanted: [RemoveAreaAndDrop(Clicked), CureAll], goals: [40], points: [(40, 10)],
            hints: [{"it": "Un blocco basta."}], solutions: [File("programs/solutions/costo-40.ron")]),
        File("programs/tasks/strisce.ron"),
    ],
)"#;

/// The checksum of the tasks of a contest file.
fn sum(text: &str) -> String {
    let nothing = |_: &str| Err(PathFault::NotFound);
    match read_with_places(text, "", &nothing) {
        Ok((TaskOrCourse::Course(course), _)) => tasks_sum(&course),
        other => panic!("{other:?}"),
    }
}

/// What a window hands in for somebody.
fn handed(name: &str, head: &str) -> String {
    let text = format!(
        "Contest(format: 2, name: {name:?}, {head}, handed_in: \"\", slots: [(task: Some(\"all\"), number: 1, \
         saved: \"\", program: \"Program(format: 1, name: \\\"\\\", on_click: [RemoveAreaAndDrop(Clicked)])\")], \
         named: {{\"all\": 1}})"
    );
    let mut handed = Handed::parse(text.as_bytes(), &Text::load(Language::En).unwrap()).unwrap();
    handed
        .signs
        .retain(|sign| sign.what != SignKind::HandInChanged);
    handed.text()
}

#[test]
fn what_does_not_come_from_the_contest_is_seen_in_all_forms() {
    let folder = Folder::new("class-origin");
    let course = folder.file("gara.ron", CONTEST);
    let pupils = course.replace("gara.ron", "alunni.ron");
    let written = clickomania(&["task", "pupils", &course, "-o", &pupils]);
    assert_eq!(written.status, 0, "{}", written.err);
    // The copy for the pupils has the same tasks; with other ones, or more time, it has not.
    let own = fs::read_to_string(&pupils).unwrap();
    assert_eq!(sum(&own), sum(CONTEST));
    let longer = own.replace("minutes: 60", "minutes: 600");
    assert_ne!(sum(&longer), sum(CONTEST));

    let head = |tasks: &str, beginning: &str| {
        format!(
            "course: Some(\"gara\"), begun: \"2026-11-21 08:30:00 UTC\", tasks: Some({tasks:?}), \
             beginning: Some({beginning:?})"
        )
    };
    let old = "Contest(format: 1, name: \"Old\", begun: \"\", handed_in: \"\", slots: [(number: 1, saved: \"\", \
        program: \"Program(format: 1, name: \\\"\\\", task: \\\"all\\\", on_click: [RemoveAreaAndDrop(Clicked)])\")])";
    for (file, text) in [
        ("class/ada.ron", handed("Ada", &head(&sum(&own), "01"))),
        ("class/bea.ron", handed("Bea", &head(&sum(&longer), "02"))),
        ("class/eve.ron", handed("Eve", &head(&sum(&own), "01"))),
        ("class/old.ron", old.to_owned()),
    ] {
        folder.file(file, &text);
    }
    let class = course.replace("gara.ron", "class");
    let runs = |more: &[&str]| {
        let arguments = ["class", "--effort", "quick", &class, "--course", &course];
        clickomania(&[&arguments, more].concat())
    };
    let answer = runs(&["--json"]);
    assert_eq!(answer.status, 0, "{}", answer.err);
    let lines = answer
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let signs: BTreeMap<String, Vec<String>> = lines
        .filter(|line: &Value| line["rank"].is_u64())
        .map(|line| {
            let signs = line["signs"].as_array().cloned().unwrap_or_default();
            let words = signs.iter().map(|sign| {
                let file = sign["file"].as_str().unwrap_or_default();
                let file = file.rsplit('/').next().unwrap_or_default();
                format!("{} {file}", sign["what"].as_str().unwrap())
            });
            (line["pupil"].as_str().unwrap().to_owned(), words.collect())
        })
        .collect();
    let noted = |name: &str| signs[name].join(", ");
    assert_eq!(noted("Ada"), "begun_once eve.ron");
    assert_eq!(noted("Eve"), "begun_once ada.ron");
    assert_eq!(noted("Bea"), "other_tasks ");
    assert_eq!(noted("Old"), "other_contest ");
    for form in ["table", "csv", "html"] {
        let out = runs(&["--lang", "en", "--format", form]).out;
        let words = [
            "begun only once",
            "with other tasks",
            "nobody knows how it was made",
        ];
        for words in words {
            assert!(out.contains(words), "{form}: {words}: {out}");
        }
    }
}

#[test]
fn a_slot_of_another_task_is_not_judged_for_the_one_that_is_asked_for() {
    let folder = Folder::new("judge-slots-of-a-task");
    let course = folder.file("gara.ron", CONTEST);
    let program =
        |blocks: &str| format!("\"Program(format: 1, name: \\\"\\\", on_click: [{blocks}])\"");
    let slots = |tasks: [&str; 2]| {
        let slots = tasks
            .iter()
            .zip(["RemoveAreaAndDrop(Clicked)", "RemoveStripAndDrop(Clicked)"]);
        let slots = slots.map(|(task, blocks)| {
            format!(
                "(task: Some({task:?}), number: 1, saved: \"\", program: {})",
                program(blocks)
            )
        });
        let slots: Vec<String> = slots.collect();
        format!(
            "Contest(format: 2, name: \"Ada\", begun: \"\", handed_in: \"\", slots: [{}])",
            slots.join(", ")
        )
    };
    let both = folder.file("both.ron", slots(["all", "strisce"]));
    let others = folder.file("others.ron", slots(["altro", "strisce"]));
    let task = format!("{course}#all");
    let verdicts = |file: &str| {
        let arguments = [
            "judge", "--effort", "quick", "--json", file, "--task", &task,
        ];
        let rows = clickomania(&arguments).json();
        let found = rows
            .iter()
            .map(|row| row["verdict"].as_str().unwrap().to_owned());
        found.collect::<Vec<_>>()
    };
    assert_eq!(verdicts(&both), ["accepted"]);
    // Where there is none of it, all are tried.
    assert_eq!(verdicts(&others), ["accepted", "wrong_wall"]);
}
