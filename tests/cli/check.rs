//! `check` and `words`.

use crate::support::{Folder, RIGHT, keys, run};
use serde_json::{Value, json};

#[test]
fn problems_have_block_kind_and_message_and_the_status_is_1() {
    let folder = Folder::new("check");
    let good = folder.program("good.ron", RIGHT);
    let bad = folder.program(
        "bad.ron",
        "Disabled(Remove(Hole)), If(branches: [(when: Is(Get(\"x\"), Even), then: [Break]), (when: Hole)])",
    );
    let answer = run(&format!("check --json {good} {bad}"));
    assert_eq!((answer.status, &*answer.err), (1, ""));
    let rows = answer.json();
    assert_eq!(
        rows[0],
        json!({"file": good, "ready": true, "problems": []})
    );
    assert_eq!(
        (
            &rows[1]["ready"],
            keys(answer.out.lines().nth(1).unwrap()).len()
        ),
        (&json!(false), 3)
    );
    let problems = rows[1]["problems"].as_array().unwrap();
    let blocks: Vec<Value> = problems
        .iter()
        .map(|problem| json!([problem["kind"], problem["block"]]))
        .collect();
    let at = "on_click[1].branches[0].then[0]";
    for expected in [
        json!(["empty_socket", {"index": 1, "kind": "if", "path": "on_click[1]"}]),
        json!(["outside_loop", {"index": 4, "kind": "break", "path": at}]),
    ] {
        assert!(blocks.contains(&expected), "{blocks:?}");
    }
    assert_eq!(blocks.len(), 2);
}

#[test]
fn loose_stacks_never_make_a_program_not_ready() {
    let folder = Folder::new("loose");
    let text = "Program(format: 1, name: \"a\", loose: [(at: (0.0, 0.0), blocks: [Break])])";
    let file = folder.file("a.ron", text);
    let answer = run(&format!("check {file}"));
    assert_eq!((answer.status, answer.out), (0, format!("{file}: ready\n")));
}

#[test]
fn words_prints_the_program_as_indented_text() {
    let folder = Folder::new("words");
    let file = folder.program("a.ron", "Repeat(times: Number(2), body: [Remove(Clicked)])");
    let answer = run(&format!("words {file} --lang it"));
    assert_eq!(answer.status, 0);
    insta::assert_snapshot!(answer.out);
}
