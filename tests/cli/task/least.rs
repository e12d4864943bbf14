//! `task least`: the least that a right program can cost, and the walls that say why.

use super::fall;
use crate::support::{Folder, clickomania};
use serde_json::json;

#[test]
fn the_least_cost_comes_with_the_walls_that_rule_out_less() {
    let answer = clickomania(&["task", "least", "--json", "almeno-tre"]);
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let told = answer.object();
    for (key, expected) in [
        ("task", json!("almeno-tre")),
        ("measure", json!("cost")),
        ("least", json!(2)),
        ("best_known", json!(2)),
        ("proved", json!(true)),
        ("tight", json!(true)),
        ("ways", json!([["remove", "lower_brick"]])),
        ("error", json!(null)),
    ] {
        assert_eq!(told[key], expected, "{key}");
    }
    let refuted = told["refuted"].as_array().unwrap();
    assert_eq!(refuted.len(), 9, "each kind that costs 1, alone");
    for refuted in refuted {
        let keys: Vec<&String> = refuted.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["click", "kinds", "wall", "wanted"]);
        assert_ne!(refuted["wall"], refuted["wanted"]);
    }
}

#[test]
fn a_file_stands_for_its_tasks_and_no_argument_for_all_that_ship() {
    let (_folder, task) = fall("task-least");
    let answer = clickomania(&["task", "least", "--lang", "en", &task]);
    assert_eq!((answer.status, &*answer.err), (0, ""), "{}", answer.out);
    assert!(answer.out.starts_with("caduta: "), "{}", answer.out);
    let course = clickomania(&["task", "least", "--json", "altre-regole"]);
    assert_eq!(course.json().len(), 13);
}

#[test]
fn a_task_without_a_least_cost_says_why_and_an_unusable_file_is_an_error() {
    let folder = Folder::new("task-least-none");
    let none = folder.file(
        "a.ron",
        "Task(format: 1, id: \"a\", title: {\"it\": \"a\"})",
    );
    let answer = clickomania(&["task", "least", "--json", &none]);
    assert_eq!(answer.status, 0);
    let told = answer.object();
    assert_eq!(told["least"], json!(null));
    assert!(told["error"].as_str().is_some_and(|why| !why.is_empty()));
    let broken = folder.file("b.ron", "Task(format: 1");
    let answer = clickomania(&["task", "least", "--json", &broken]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("b.ron"), "{}", answer.err);
}
