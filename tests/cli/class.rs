//! `class`: what many people handed in.

mod files;
mod submissions;

use crate::support::{Answer, Folder, clickomania, keys, run};
use clickomania::contest::HandIn;
use engine::text::{Language, Text};
use serde_json::{Value, json};
use std::fs;

/// A contest of two tasks.
const COURSE: &str = r#"Course(
    format: 1,
    id: "gara",
    title: {"en": "A contest"},
    contest: (minutes: 60),
    tasks: [
        Task(format: 1, id: "all", title: {"en": "All of it"},
            wanted: [RemoveAreaAndDrop(Clicked), CureAll], goals: [50], points: [(50, 10), (45, 30)]),
        Task(format: 1, id: "fall", title: {"en": "Fall"},
            before: [InfectArea(Clicked), RemoveInfected], wanted: [DropAll], goals: [50], points: [(50, 70)]),
    ],
)"#;

/// The whole move, and an unused variable.
const LONGER: &str = r#"RemoveAreaAndDrop(Clicked), Set(var: "a", to: Number(1)), Repeat(times: Get("a"), body: [CureAll])"#;

/// The same with another name.
const RENAMED: &str = r#"RemoveAreaAndDrop(Clicked), Set(var: "b", to: Number(1)), Repeat(times: Get("b"), body: [CureAll])"#;

const WRONG: &str = "RemoveInfected";

fn program(name: &str, blocks: &str) -> String {
    format!("Program(format: 1, name: {name:?}, variables: [\"a\", \"b\"], on_click: [{blocks}])")
}

fn slot(task: &str, number: usize, blocks: &str) -> String {
    let program = program("p", blocks);
    format!("(task: Some({task:?}), number: {number}, saved: \"\", program: r#\"{program}\"#)")
}

/// A hand-in.
fn handed(name: &str, slots: &[String], named: &str) -> String {
    sealed(&format!(
        "Contest(format: 2, name: {name:?}, course: Some(\"gara\"), begun: \"\", handed_in: \"\", \
         minutes: Some(60), slots: [{}], named: {{{named}}})",
        slots.join(", ")
    ))
}

/// The same with its checksum, as a window writes it.
fn sealed(text: &str) -> String {
    let hand_in = HandIn::parse(text.as_bytes(), &Text::load(Language::En).unwrap());
    hand_in.unwrap().text()
}

/// The code that was shown when this file was handed in.
fn code(root: &str, file: &str) -> String {
    let bytes = fs::read(format!("{root}{file}")).unwrap();
    let hand_in = HandIn::parse(&bytes, &Text::load(Language::En).unwrap());
    hand_in.unwrap().code()
}

/// The line of a pupil whose hand-in says nothing about the contest.
fn standing(pupil: &str, points: u64, rank: usize, code: &str) -> Value {
    json!({
        "pupil": pupil, "points": points, "rank": rank, "code": code, "closed": null, "clock_back_seconds": null,
        "extra_minutes": 0,
    })
}

fn class(arguments: &[&str]) -> Answer {
    clickomania(&[&["class", "--effort", "quick"], arguments].concat())
}

/// The last part of a path.
fn end(value: &Value) -> &str {
    value.as_str().unwrap().rsplit('/').next().unwrap()
}

/// A folder with a class, and the contest.
fn contest(test: &str) -> (Folder, String, String) {
    let folder = Folder::new(test);
    let course = folder.file("gara.ron", COURSE);
    let ada = [
        slot("all", 1, WRONG),
        slot("all", 2, LONGER),
        slot("fall", 1, "DropAll"),
    ];
    folder.file("ada.ron", handed("Ada", &ada, "\"all\": 2, \"fall\": 1"));
    let bob = [slot("all", 4, RENAMED), slot("fall", 2, WRONG)];
    folder.file("bob.ron", handed("Bob", &bob, "\"all\": 4, \"fall\": 2"));
    let eve = [slot("all", 1, WRONG), slot("fall", 1, "DropAll")];
    folder.file("eve.ron", handed("Eve", &eve, ""));
    let root = course.strip_suffix("gara.ron").unwrap().to_owned();
    (folder, root, course)
}

#[test]
fn what_is_named_counts_and_ranks_follow_from_points() {
    let (_folder, root, course) = contest("class-contest");
    let answer = class(&[&root, "--course", &course, "--json"]);
    assert_eq!(answer.status, 0, "{answer:?}");
    let lines = answer.json();
    let row = |row: &Value| {
        let texts = ["pupil", "task", "verdict"].map(|key| row[key].as_str().unwrap());
        let [pupil, task, verdict] = texts;
        let (file, slot, points) = (end(&row["file"]), &row["slot"], &row["points"]);
        format!("{file} {pupil} {task} {slot} {verdict} {points}")
    };
    assert_eq!(
        lines[..6].iter().map(row).collect::<Vec<_>>(),
        [
            "ada.ron Ada all 2 accepted 30",
            "ada.ron Ada fall 1 accepted 70",
            "bob.ron Bob all 4 accepted 30",
            "bob.ron Bob fall 2 wrong_wall 0",
            "eve.ron Eve all 1 wrong_wall 0",
            "eve.ron Eve fall 1 accepted 70",
        ]
    );
    assert_eq!(
        keys(answer.out.lines().next().unwrap()).join(" "),
        "file pupil task slot cost blocks steps steps_mean cases_tried verdict proof proof_bricks points brought_in error"
    );
    assert_eq!(lines[0]["error"], Value::Null);
    assert!(lines[0]["cases_tried"].as_u64().unwrap() >= 50);
    let code = |file: &str| code(&root, file);
    assert_eq!(
        lines[6..9],
        [
            standing("Ada", 100, 1, &code("ada.ron")),
            standing("Eve", 70, 2, &code("eve.ron")),
            standing("Bob", 30, 3, &code("bob.ron")),
        ]
    );
    // Programs are alike whatever their variables are called.
    let group = |group: &Value| {
        let members = group["alike"].as_array().unwrap().iter();
        let members = members.map(|member| format!("{} {}", end(&member[0]), member[1]));
        let members = members.collect::<Vec<_>>().join(", ");
        format!("{} {} {members}", group["likeness"], group["task"])
    };
    let histograms = &lines[11..lines.len() - 1];
    let cost =
        json!({"score": "cost", "task": "all", "bins": [{"from": 45, "to": 45, "programs": 2}]});
    assert!(
        histograms.len() == 6 && histograms.contains(&cost),
        "{histograms:?}"
    );
    assert_eq!(
        lines[9..11].iter().map(group).collect::<Vec<_>>(),
        [
            "100 \"all\" ada.ron 2, bob.ron 4",
            "100 \"fall\" ada.ron 1, eve.ron 1"
        ]
    );
    assert_eq!(lines.last().unwrap(), &json!({"complete": true}));
}

#[test]
fn a_file_that_is_named_twice_is_one_pupil() {
    let (folder, root, course) = contest("class-twice");
    let once = class(&[&root, "--course", &course, "--json"]);
    let again = [folder.path("bob.ron"), format!("{root}./ada.ron")];
    let twice = class(&[&root, &again[0], &again[1], "--course", &course, "--json"]);
    assert_eq!((once.status, once.out), (twice.status, twice.out));
}

#[test]
fn all_shows_what_is_not_named_and_gives_no_points_for_it() {
    let (folder, root, course) = contest("class-all");
    let two = [slot("fall", 1, "DropAll"), slot("fall", 2, WRONG)];
    folder.file("zoe.ron", handed("Zoe", &two, "\"fall\": 2"));
    let named = class(&[&root, "--course", &course, "--json"]).json();
    let all = class(&[&root, "--course", &course, "--json", "--all"]).json();
    let rows = |lines: &[Value]| {
        lines
            .iter()
            .filter(|line| line["verdict"].is_string())
            .count()
    };
    assert_eq!((rows(&named), rows(&all)), (7, 9));
    let zoe = standing("Zoe", 0, 4, &code(&root, "zoe.ron"));
    assert!(named.contains(&zoe) && all.contains(&zoe), "{all:?}");
}

#[test]
fn the_bytes_do_not_depend_on_processors() {
    let (_folder, root, course) = contest("class-jobs");
    for format in ["json", "table", "csv", "html"] {
        let of = |jobs| {
            class(&[
                &root, "--course", &course, "--format", format, "--jobs", jobs, "--all",
            ])
            .out
        };
        assert_eq!(of("1"), of("3"), "{format}");
    }
}

#[test]
fn what_a_contest_recorded_is_shown_in_all_forms() {
    let folder = Folder::new("class-recorded");
    let slots = slot("clickomania", 1, "CureAll, DropAll");
    let slots = slots.replace("saved: \"\"", "saved: \"\", brought_in: Some(2)");
    let text = sealed(&format!(
        "Contest(format: 2, name: \"Ada\", begun: \"\", handed_in: \"10:05\", slots: [{slots}], \
         closed: Some((times: 2, seconds: 340)), clock_back: Some(75), extra: 15)"
    ));
    let file = folder.file("a.ron", &text);
    let table = class(&[&file]).out;
    // Beside the name stands the code, to be compared with the one that was noted at the computer.
    let ranked = format!("{:>4}  {:>6}  {}  Ada", 1, 0, code("", &file));
    assert!(table.contains(&ranked), "{table}");
    let html = class(&[&file, "--format", "html"]).out;
    for sentence in [
        "2 blocks were brought into slot 1 of the task “clickomania” from outside.",
        "The window was closed 2 times, for 5:40 minutes in total.",
        "The computer's clock ran backwards by 1:15 minutes.",
        "15 extra minutes.",
    ] {
        assert!(table.contains(sentence), "{sentence}: {table}");
        let written = sentence.replace('\'', "&#39;");
        assert!(
            html.contains(sentence) || html.contains(&written),
            "{sentence}: {html}"
        );
    }
    let csv = class(&[&file, "--format", "csv"]).out;
    let lines: Vec<&str> = csv.lines().collect();
    let head = ",code,brought_in,closed_times,closed_seconds,clock_back_seconds,extra_minutes,class,\
        proof,proof_bricks,task_title";
    assert!(lines[0].ends_with(head), "{csv}");
    // The title of the task is in the language of the words.
    let figures = format!(",{},2,2,340,75,15,,,,The full game", code("", &file));
    assert!(lines[1].ends_with(&figures), "{csv}");
    let lines = class(&[&file, "--json"]).json();
    assert_eq!(lines[0]["brought_in"], 2);
    let pupil = json!({
        "pupil": "Ada", "points": 0, "rank": 1, "code": code("", &file),
        "closed": {"times": 2, "seconds": 340}, "clock_back_seconds": 75, "extra_minutes": 15,
    });
    assert_eq!(lines[1], pupil);
    let judged = run(&format!("judge {file} --json --effort quick")).json();
    assert!(judged[0].get("signs").is_none() && judged[0].get("brought").is_none());

    // A program outside a contest has no record.
    let alone = folder.file("alone.ron", program("p", "CureAll"));
    let lines = class(&[&alone, "--json"]).json();
    assert_eq!(lines[0]["brought_in"], Value::Null);
    let pupil = json!({
        "pupil": "alone", "points": 0, "rank": 1, "code": null, "closed": null, "clock_back_seconds": null,
        "extra_minutes": 0,
    });
    assert_eq!(lines[1], pupil);
}

#[test]
fn a_hand_in_that_was_changed_is_refused_and_an_older_one_is_read() {
    let folder = Folder::new("class-changed");
    let text = handed("Ada", &[slot("clickomania", 1, "CureAll")], "");
    let file = folder.file("a.ron", text.replace("CureAll", "DropAll"));
    let answer = class(&[&file, "--json"]);
    assert_eq!(answer.status, 2);
    assert_eq!(answer.json()[0]["verdict"], "unreadable");
    assert!(answer.err.contains("changed or damaged"), "{}", answer.err);
    // As the version before wrote it: of its keys some are unknown by now, and its checksum is another one.
    let old = "Contest(format: 2, name: \"Zoe\", begun: \"\", handed_in: \"\", tasks: Some(\"3b20\"), slots: [\
        Written(task: Some(\"clickomania\"), number: 1, saved: \"\", brought: false, program: \
        \"Program(format: 1, name: \\\"\\\", on_click: [CureAll])\")], named: {\"clickomania\": 1}, savings: [Saving(\
        at: \"\", task: Some(\"clickomania\"), slot: 1)], signs: [(at: \"\", what: ClosedFor(340))], seal: Some(\"80\"))";
    let answer = class(&[&folder.file("old.ron", old), "--json"]);
    assert_eq!(answer.status, 0, "{}", answer.err);
    let lines = answer.json();
    assert_eq!(
        (&lines[0]["pupil"], &lines[0]["brought_in"]),
        (&json!("Zoe"), &Value::Null)
    );
    assert_eq!(lines[1]["closed"], Value::Null);
}
