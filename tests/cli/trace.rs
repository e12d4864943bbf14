//! `trace`.

use crate::support::{Answer, Folder, RIGHT, clickomania, wall};
use serde_json::json;

fn trace(folder: &Folder, blocks: &str, last: &[&str], click: &str, more: &[&str]) -> Answer {
    let file = folder.program("a.ron", blocks);
    let start = folder.file("w.txt", wall(last));
    let words = ["trace", &file, "--wall", &start, "--click", click, "--json"];
    clickomania(&[&words[..], more].concat())
}

#[test]
fn one_line_a_step() {
    let folder = Folder::new("trace-json");
    let answer = trace(&folder, RIGHT, &["G........", "RR......."], "8,0", &[]);
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!(
        lines[0],
        "{\"step\":1,\"block\":{\"index\":1,\"kind\":\"clicked\",\"path\":\"on_click[0].cell\"},\
         \"value\":{\"cell\":[8,0]},\"reads\":[],\"changes\":[]}"
    );
    let start = "{\"step\":2,\"block\":{\"index\":0,\"kind\":\"remove_area_and_drop\",\
                 \"path\":\"on_click[0]\"},\"value\":null,\"reads\":[";
    let end = "],\"changes\":[[7,0,\"G\",\".\"],[8,0,\"R\",\"G\"],[8,1,\"R\",\".\"]]}";
    assert!(
        lines[1].starts_with(start) && lines[1].ends_with(end),
        "{}",
        lines[1]
    );
    assert_eq!(lines.len(), 2);
}

#[test]
fn from_and_to_are_both_included_and_count_from_1() {
    let folder = Folder::new("trace-range");
    let blocks = "Repeat(times: Number(3), body: [Infect(Clicked)])";
    let steps = |more: &[&str]| -> Vec<u64> {
        let rows = trace(&folder, blocks, &["R........"], "8,0", more).json();
        rows.iter()
            .map(|row| row["step"].as_u64().unwrap())
            .collect()
    };
    // 3, and three times: decides, clicked, infects; then the last decision.
    let all: Vec<u64> = (1..=11).collect();
    assert_eq!(steps(&[]), all);
    assert_eq!(steps(&["--from", "4", "--to", "6"]), [4, 5, 6]);
    assert_eq!(steps(&["--from", "11"]), [11]);
    assert_eq!(steps(&["--to", "1"]), [1]);
    assert_eq!(steps(&["--from", "12", "--to", "99"]), [0; 0]);
}

#[test]
fn the_failing_step_is_last_with_its_error() {
    let folder = Folder::new("trace-error");
    let blocks = "Infect(Clicked), Remove(Neighbour(side: LeftOf, cell: Clicked))";
    let last = ["R........"];
    let answer = trace(&folder, blocks, &last, "8,0", &[]);
    assert_eq!(answer.status, 1);
    let rows = answer.json();
    assert_eq!(rows.len(), 5);
    let block = json!({"index": 2, "kind": "remove", "path": "on_click[1]"});
    let failing = &rows[4];
    assert_eq!((&failing["step"], &failing["block"]), (&json!(5), &block));
    assert_eq!(
        (&failing["error"]["kind"], &failing["error"]["block"]),
        (&json!("off_wall"), &block)
    );
    assert!(rows[..4].iter().all(|row| row.get("error").is_none()));
    assert_eq!(rows[3]["value"], json!({"cell": [8, -1]}));
    // Outside what was asked for it is not shown, but the answer is the same.
    let answer = trace(&folder, blocks, &last, "8,0", &["--to", "4"]);
    assert_eq!((answer.status, answer.json().len()), (1, 4));
}

#[test]
fn a_click_without_brick_is_ignored() {
    let folder = Folder::new("trace-ignored");
    let answer = trace(&folder, RIGHT, &["R........"], "0,0", &[]);
    assert_eq!((answer.status, &*answer.out), (0, ""));
    assert!(answer.err.contains("there is no brick"), "{}", answer.err);
}
