//! `compare`.

use crate::support::{ENDLESS, Folder, RIGHT, clickomania, keys, piped, program};

const PHASES: &str = "InfectArea(Clicked), RemoveInfected, DropAll";

#[test]
fn json_has_the_promised_keys_and_the_steps_of_both_on_the_same_moves() {
    let folder = Folder::new("compare");
    let (a, b) = (
        folder.program("a.ron", RIGHT),
        folder.program("b.ron", PHASES),
    );
    let answer = clickomania(&["compare", &a, &b, "--json"]);
    assert_eq!((answer.status, &*answer.err), (0, ""));
    assert_eq!(keys(answer.out.trim_end()), ["a", "b", "changes"]);
    let object = answer.object();
    assert_eq!(
        object["a"].to_string(),
        format!("{{\"blocks\":2,\"cost\":40,\"file\":\"{a}\",\"steps_max\":2,\"steps_mean\":2}}")
    );
    assert_eq!(
        object["b"].to_string(),
        format!("{{\"blocks\":4,\"cost\":35,\"file\":\"{b}\",\"steps_max\":4,\"steps_mean\":4}}")
    );
    let changes: Vec<String> = object["changes"]
        .as_array()
        .unwrap()
        .iter()
        .map(ToString::to_string)
        .collect();
    let block = |index, kind: &str, path: &str| {
        format!("{{\"index\":{index},\"kind\":\"{kind}\",\"path\":\"{path}\"}}")
    };
    let whole = block(0, "remove_area_and_drop", "on_click[0]");
    assert_eq!(
        changes,
        [
            format!(
                "{{\"block_a\":{whole},\"block_b\":{},\"op\":\"change\"}}",
                block(0, "infect_area", "on_click[0]")
            ),
            format!(
                "{{\"block_a\":null,\"block_b\":{},\"op\":\"add\"}}",
                block(2, "remove_infected", "on_click[1]")
            ),
            format!(
                "{{\"block_a\":null,\"block_b\":{},\"op\":\"add\"}}",
                block(3, "drop_all", "on_click[2]")
            ),
        ]
    );
}

#[test]
fn a_program_and_itself_differ_in_nothing() {
    let folder = Folder::new("compare-same");
    let file = folder.program("a.ron", PHASES);
    let object = clickomania(&["compare", &file, &file, "--json"]).object();
    assert_eq!(object["a"], object["b"]);
    assert_eq!(object["changes"].as_array().unwrap().len(), 0);
}

#[test]
fn the_table_gives_figures_phases_and_kinds_and_never_changes_with_the_language() {
    let folder = Folder::new("compare-table");
    let (a, b) = (
        folder.program("a.ron", RIGHT),
        folder.program("b.ron", PHASES),
    );
    let english = clickomania(&["compare", &a, &b]).out;
    assert_eq!(
        english,
        clickomania(&["compare", &a, &b, "--lang", "it"]).out
    );
    let rows: Vec<Vec<&str>> = english
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    for row in [
        &["cost", "40", "35"][..],
        &["blocks", "2", "4"],
        &["steps_mean", "2.0", "4.0"],
        &["steps_max", "2", "4"],
        &["infection", "0", "20"],
        &["removal", "0", "5"],
        &["fall", "0", "10"],
        &["other", "40", "0"],
        &["infect_area", "0", "20"],
        &["add", "-", "on_click[2]", "drop_all"],
    ] {
        assert!(rows.iter().any(|other| other == row), "{row:?}\n{english}");
    }
}

#[test]
fn a_program_that_is_not_ready_has_no_steps_and_one_that_never_ends_those_of_its_budget() {
    let folder = Folder::new("compare-not-ready");
    let (a, b) = (
        folder.program("a.ron", "Remove(Hole)"),
        folder.program("b.ron", ENDLESS),
    );
    let answer = clickomania(&["compare", &a, &b, "--json", "--budget", "1000"]);
    assert_eq!(answer.status, 0);
    assert!(answer.err.contains("a.ron"), "{}", answer.err);
    let object = answer.object();
    assert!(object["a"]["steps_mean"].is_null() && object["a"]["steps_max"].is_null());
    assert_eq!(object["b"]["steps_max"], 1000);
}

#[test]
fn unusable_input_is_one_line() {
    let folder = Folder::new("compare-unusable");
    let file = folder.program("a.ron", RIGHT);
    let broken = folder.file("broken.ron", "Program(format: 1,\nname: oops)");
    for (arguments, begins) in [
        (
            vec!["compare", &file, &broken],
            format!("clickomania: {broken}:2:7: "),
        ),
        (
            vec!["compare", &broken, &file],
            format!("clickomania: {broken}:2:7: "),
        ),
        (
            vec!["compare", &file, "nowhere.ron"],
            "clickomania: nowhere.ron: ".to_owned(),
        ),
        (
            vec!["compare", "-", "-"],
            "clickomania: <stdin>: ".to_owned(),
        ),
    ] {
        let answer = piped(&arguments, program(RIGHT).as_bytes());
        assert_eq!((answer.status, &*answer.out), (2, ""), "{arguments:?}");
        assert!(answer.err.starts_with(&begins), "{}", answer.err);
        assert_eq!(answer.err.lines().count(), 1);
    }
    assert_eq!(clickomania(&["compare", &file]).status, 2);
}
