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
fn values_are_written_as_promised() {
    let folder = Folder::new("trace-values");
    let set = |value: &str| format!("Set(var: \"x\", to: {value})");
    let nan = "Arithmetic(Number(0), Divide, Number(0))";
    for (value, expected) in [
        ("Number(2.5)", "2.5"),
        ("Number(-3)", "-3"),
        (
            "Arithmetic(Number(2), Power, Number(60))",
            "1152921504606846976",
        ),
        ("Number(1e21)", "1e+21"),
        (nan, "\"NaN\""),
        ("Number(inf)", "\"Infinity\""),
        ("Math(Negate, Number(inf))", "\"-Infinity\""),
        ("True", "true"),
        ("Clicked", "{\"cell\":[8,0]}"),
        (
            "Neighbour(side: LeftOf, cell: Clicked)",
            "{\"cell\":[8,-1]}",
        ),
        ("AnyInfected", "{\"cell\":null}"),
        ("ColourOf(Clicked)", "{\"colour\":\"red\"}"),
        ("ColourOf(AnyInfected)", "{\"colour\":null}"),
    ] {
        let answer = trace(&folder, &set(value), &["R........"], "8,0", &[]);
        assert_eq!(answer.status, 0, "{value}: {}", answer.err);
        let lines: Vec<&str> = answer.out.lines().collect();
        let line = lines[lines.len() - 2];
        assert!(
            line.contains(&format!("\"value\":{expected},\"reads\"")),
            "{line}"
        );
    }
}

/// The example of the language's description.
const EXAMPLE: &str = r#"
        InfectArea(Clicked),
        ForEachInfected(var: "C", body: [Remove(Get("C"))]),
        Count(var: "colonna", from: Number(0), to: Number(8), by: Number(1), body: [
            Count(var: "riga", from: Number(7), to: Number(0), by: Number(1), body: [
                Set(var: "x", to: Get("riga")),
                While(when: Logic(IsEmpty(CellAt(row: Arithmetic(Get("x"), Add, Number(1)), column: Get("colonna"))), And, Not(IsEmpty(CellAt(row: Get("x"), column: Get("colonna"))))), body: [
                    LowerBrick(CellAt(row: Get("x"), column: Get("colonna"))),
                    If(branches: [(when: Compare(Get("x"), Lt, Number(7)), then: [
                        Set(var: "x", to: Arithmetic(Get("x"), Add, Number(1))),
                    ])]),
                ]),
            ]),
        ]),
"#;

#[test]
fn a_block_is_its_number_its_kind_and_its_place() {
    let folder = Folder::new("trace-block");
    let program = format!(
        "Program(format: 1, name: \"a\", variables: [\"C\", \"colonna\", \"riga\", \"x\"], on_click: [{EXAMPLE}])"
    );
    let file = folder.file("a.ron", program);
    let start = folder.file("w.txt", wall(&["G........", "RR......."]));
    let answer = clickomania(&["trace", &file, "--wall", &start, "--click", "8,0", "--json"]);
    assert_eq!(answer.status, 0, "{}", answer.err);
    let path = "on_click[2].body[0].body[1].body[0]";
    let block = format!("\"block\":{{\"index\":21,\"kind\":\"lower_brick\",\"path\":\"{path}\"}},");
    assert!(answer.out.contains(&block));
    // A default value carries the number of its block.
    let rows = trace(
        &folder,
        "Remove(Clicked), Repeat(times: Number(0))",
        &["R........"],
        "8,0",
        &[],
    )
    .json();
    let block = json!({"index": 2, "kind": "repeat", "path": "on_click[1]"});
    assert_eq!((&rows[2]["block"], &rows[2]["value"]), (&block, &json!(0)));
}

#[test]
fn a_click_without_brick_is_ignored() {
    let folder = Folder::new("trace-ignored");
    let answer = trace(&folder, RIGHT, &["R........"], "0,0", &[]);
    assert_eq!((answer.status, &*answer.out), (0, ""));
    assert!(answer.err.contains("there is no brick"), "{}", answer.err);
}

#[test]
fn people_read_step_place_kind_value_and_changes() {
    let folder = Folder::new("trace-text");
    let file = folder.program("a.ron", "Infect(Clicked), Remove(Get(\"y\"))");
    let start = folder.file("w.txt", wall(&["R........"]));
    let words = [
        "trace", &file, "--wall", &start, "--click", "8,0", "--lang", "it",
    ];
    insta::assert_snapshot!(clickomania(&words).out);
}

#[test]
fn each_line_is_what_the_record_of_the_move_shows() {
    use engine::language::file::read;
    use engine::run::compile::compile;
    use engine::run::draw_policy::DrawPolicy;
    use engine::run::moves::{BUDGET, Move};
    use engine::run::record::{MEMORY, Record};
    use engine::wall::{Cell, CellSet, Wall};

    let folder = Folder::new("trace-record");
    let blocks = "InfectArea(Clicked), ForEachInfected(var: \"x\", body: [Remove(Get(\"x\"))]), \
                  RandomInt(from: Number(1), to: Number(6))";
    let blocks = blocks.replace("RandomInt", "CompactColumn(RandomInt") + ")";
    let last = ["GGB......", "RRG......", "RGG......"];
    let rows = trace(&folder, &blocks, &last, "8,1", &[]).json();

    let text = std::fs::read_to_string(folder.program("a.ron", &blocks)).unwrap();
    let code = std::sync::Arc::new(compile(&read(&text).unwrap()).unwrap());
    let order = Move {
        code: &code,
        wall: Wall::parse(&wall(&last)).unwrap(),
        click: Cell::new(8, 1).unwrap(),
        draws: DrawPolicy::default(),
        budget: BUDGET,
    };
    let record = Record::make(&code, &order, order.run(), MEMORY, || true).unwrap();
    assert_eq!(rows.len() as u64, record.steps());
    let cells = |set: CellSet| -> serde_json::Value {
        set.iter().map(|cell| [cell.row(), cell.column()]).collect()
    };
    // Backwards, so that no step is shown by going on from the one before.
    for row in rows.iter().rev() {
        let step = row["step"].as_u64().unwrap();
        let moment = record.at(step);
        let (before, seen) = (record.at(step - 1), *moment.seen().unwrap());
        assert_eq!(row["block"]["index"], seen.block, "step {step}");
        assert_eq!(row["value"].is_null(), seen.value.is_none(), "step {step}");
        assert_eq!(row["reads"], cells(seen.reads), "step {step}");
        let changes: serde_json::Value = (seen.changed.iter())
            .map(|cell| {
                let letter = |wall: &Wall| wall.letter(cell).to_string();
                let (was, is) = (letter(before.wall()), letter(moment.wall()));
                json!([cell.row(), cell.column(), was, is])
            })
            .collect();
        assert_eq!(row["changes"], changes, "step {step}");
    }
}
