//! `compare`.

use crate::support::{ENDLESS, Folder, RIGHT, keys, piped, program, run};
use serde_json::json;

const PHASES: &str = "InfectArea(Clicked), RemoveInfected, DropAll";

#[test]
fn json_has_the_promised_keys_and_the_steps_of_both_on_the_same_moves() {
    let folder = Folder::new("compare");
    let (a, b) = (
        folder.program("a.ron", RIGHT),
        folder.program("b.ron", PHASES),
    );
    let answer = run(&format!("compare {a} {b} --json"));
    assert_eq!((answer.status, &*answer.err), (0, ""));
    assert_eq!(keys(answer.out.trim_end()), ["a", "b", "changes"]);
    let block =
        |index: u64, kind: &str, path: &str| json!({"index": index, "kind": kind, "path": path});
    let whole = block(0, "remove_area_and_drop", "on_click[0]");
    let infect = block(0, "infect_area", "on_click[0]");
    let remove = block(2, "remove_infected", "on_click[1]");
    let drop = block(3, "drop_all", "on_click[2]");
    assert_eq!(
        answer.object(),
        json!({
            "a": {"file": a, "cost": 40, "blocks": 2, "steps_mean": 2, "steps_max": 2},
            "b": {"file": b, "cost": 35, "blocks": 4, "steps_mean": 4, "steps_max": 4},
            "changes": [
                {"op": "change", "block_a": whole, "block_b": infect},
                {"op": "add", "block_a": null, "block_b": remove},
                {"op": "add", "block_a": null, "block_b": drop},
            ],
        })
    );
}

#[test]
fn a_program_that_is_not_ready_has_no_steps_and_one_that_never_ends_those_of_its_budget() {
    let folder = Folder::new("compare-not-ready");
    let (a, b) = (
        folder.program("a.ron", "Remove(Hole)"),
        folder.program("b.ron", ENDLESS),
    );
    let answer = run(&format!("compare {a} {b} --json --budget 1000"));
    assert_eq!(answer.status, 0);
    assert!(answer.err.contains("a.ron"), "{}", answer.err);
    let object = answer.object();
    assert!(object["a"]["steps_mean"].is_null() && object["a"]["steps_max"].is_null());
    assert_eq!(object["b"]["steps_max"], 1000);
}

#[test]
fn standard_input_cannot_be_both_programs() {
    let answer = piped("compare - -", program(RIGHT).as_bytes());
    assert_eq!((answer.status, &*answer.out), (2, ""));
    assert!(
        answer.err.starts_with("clickomania: <stdin>: "),
        "{}",
        answer.err
    );
}
