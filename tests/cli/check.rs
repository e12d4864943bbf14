//! `check` and `words`.

use crate::support::{Folder, RIGHT, clickomania};
use serde_json::{Value, json};

#[test]
fn problems_have_block_kind_and_message_and_the_status_is_1() {
    let folder = Folder::new("check");
    let good = folder.program("good.ron", RIGHT);
    let bad = folder.program(
        "bad.ron",
        "Disabled(Remove(Hole)), If(branches: [(when: Is(Get(\"x\"), Even), then: [Break]), (when: Hole)])",
    );
    let answer = clickomania(&["check", "--json", &good, &bad, "--lang", "it"]);
    assert_eq!((answer.status, &*answer.err), (1, ""));
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!(
        lines[0],
        format!("{{\"file\":\"{good}\",\"ready\":true,\"problems\":[]}}")
    );
    let row = &answer.json()[1];
    assert_eq!(row["ready"], false);
    let problems = row["problems"].as_array().unwrap();
    let of = |kind: &str| -> Vec<Value> {
        let fitting = problems.iter().filter(|problem| problem["kind"] == kind);
        fitting.map(|problem| problem["block"].clone()).collect()
    };
    assert_eq!(problems.len(), 2);
    assert_eq!(
        of("empty_socket"),
        [json!({"index": 1, "kind": "if", "path": "on_click[1]"})]
    );
    let at = "on_click[1].branches[0].then[0]";
    assert_eq!(
        of("outside_loop"),
        [json!({"index": 4, "kind": "break", "path": at})]
    );
    let order = format!(
        "{{\"block\":{{\"index\":4,\"kind\":\"break\",\"path\":\"{at}\"}},\"kind\":\"outside_loop\",\"message\":\"Il blocco "
    );
    assert!(lines[1].contains(&order), "{}", lines[1]);
}

#[test]
fn loose_stacks_never_make_a_program_not_ready() {
    let folder = Folder::new("loose");
    let text = "Program(format: 1, name: \"a\", loose: [(at: (0.0, 0.0), blocks: [Break])])";
    let file = folder.file("a.ron", text);
    let answer = clickomania(&["check", &file]);
    assert_eq!((answer.status, answer.out), (0, format!("{file}: ready\n")));
}

#[test]
fn people_read_where_and_what() {
    let folder = Folder::new("check-text");
    let file = folder.program("a.ron", "Remove(Hole)");
    let answer = clickomania(&["check", &file, "--lang", "it"]);
    assert_eq!(answer.status, 1);
    let start =
        format!("{file}: il programma non è pronto, c'è un problema:\n  on_click[0]: Al blocco «");
    assert!(answer.out.starts_with(&start), "{}", answer.out);
}

#[test]
fn words_prints_the_program_as_indented_text() {
    let folder = Folder::new("words");
    let file = folder.program("a.ron", "Repeat(times: Number(2), body: [Remove(Clicked)])");
    let answer = clickomania(&["words", &file, "--lang", "it"]);
    assert_eq!(answer.status, 0);
    insta::assert_snapshot!(answer.out);
}
