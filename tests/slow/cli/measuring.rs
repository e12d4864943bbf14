//! Measuring that stops when its steps are used up.

use crate::support::{Folder, RIGHT, clickomania};

#[test]
fn measuring_stops_when_its_steps_are_used_up_and_says_so() {
    let folder = Folder::new("compare-long");
    let nested = format!(
        "{}{}",
        "Repeat(times: Number(2), body: [".repeat(40),
        "])".repeat(40)
    );
    let (a, b) = (
        folder.program("a.ron", &nested),
        folder.program("b.ron", RIGHT),
    );
    let answer = clickomania(&["compare", &a, &b, "--json", "--lang", "en"]);
    assert_eq!(answer.status, 0, "{answer:?}");
    let object = answer.object();
    let moves = object["a"]["moves_measured"].as_u64().unwrap();
    assert!((1..100).contains(&moves));
    assert!(object["b"].get("moves_measured").is_none());
    let said = format!("{a}: only {moves} of ");
    assert!(
        answer.err.starts_with(&said) && answer.err.contains("the 200 million steps"),
        "{}",
        answer.err
    );
    assert_eq!(answer.err.lines().count(), 1);
}
