//! `run`.

use crate::support::{Folder, RIGHT, clickomania, run, wall};
use serde_json::{Value, json};

#[test]
fn json_gives_file_cost_wall_and_moves() {
    let folder = Folder::new("run-json");
    let file = folder.program("a.ron", RIGHT);
    let start = folder.file("w.txt", wall(&["G........", "RR......."]));
    let words = format!("run {file} --wall {start} --click 8,0 --click 3,3 --json");
    let answer = run(&words);
    let black = "\".........\",".repeat(7);
    let before = format!("[{black}\"G........\",\"RR.......\"]");
    let after = format!("[{black}\".........\",\"G........\"]");
    let expected = format!(
        "{{\"file\":\"{file}\",\"cost\":40,\"wall\":{after},\"moves\":[\
         {{\"click\":[8,0],\"ignored\":false,\"steps\":2,\"error\":null,\"right\":true,\
         \"start\":{before},\"obtained\":{after},\"wall\":{after}}},\
         {{\"click\":[3,3],\"ignored\":true,\"steps\":0,\"error\":null,\"right\":true,\
         \"start\":{after},\"obtained\":{after},\"wall\":{after}}}]}}\n"
    );
    assert_eq!((answer.status, &*answer.err), (0, ""));
    assert_eq!(answer.out, expected);
}

#[test]
fn it_prints_the_wall_after_the_last_click() {
    let folder = Folder::new("run-wall");
    let file = folder.program("a.ron", RIGHT);
    let start = folder.file("w.txt", wall(&["GG.......", "RR......."]));
    let answer = run(&format!(
        "run {file} --wall {start} --click 8,0 --click 8,1"
    ));
    assert_eq!((answer.status, answer.out), (0, wall(&[])));
    assert!(answer.err.contains("“prova”, cost 40"), "{}", answer.err);
    assert_eq!(answer.err.matches("The move is right").count(), 2);
}

#[test]
fn an_error_ends_it() {
    let folder = Folder::new("run-error");
    let blocks = "Remove(Clicked), Infect(Neighbour(side: Below, cell: Clicked))";
    let file = folder.program("a.ron", blocks);
    let start = folder.file("w.txt", wall(&["GRR......", "GRRY....."]));
    let clicks = ["--click", "7,1", "--click", "8,2", "--click", "7,0"];
    let words = ["run", &file, "--wall", &start, "--json", "--lang", "it"];
    let answer = clickomania(&[&words[..], &clicks].concat());
    assert_eq!(answer.status, 1);
    let run = answer.object();
    let moves = run["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 2);
    assert_eq!(
        (&moves[0]["error"], &moves[0]["right"]),
        (&Value::Null, &json!(false))
    );
    let error = &moves[1]["error"];
    assert_eq!(error["kind"], "off_wall");
    let block = json!({"index": 2, "kind": "infect", "path": "on_click[1]"});
    assert_eq!(error["block"], block);
    let message = error["message"].as_str().unwrap();
    let part = "la casella (9, 2) è fuori dalla parete: le righe vanno da 0 a 8";
    assert!(message.contains(part), "{message}");
    assert_eq!(
        (&moves[1]["right"], &moves[1]["steps"]),
        (&json!(false), &json!(4))
    );
    // The wall stays visible as it is.
    assert_eq!(run["wall"], moves[1]["wall"]);
    assert_eq!(run["wall"][8], "Gr.Y.....");
    let order = "\"error\":{\"kind\":\"off_wall\",\"block\":{\"index\":2,\"kind\":\"infect\",\"path\":\"on_click[1]\"},\"message\":";
    assert!(answer.out.contains(order), "{}", answer.out);
}

#[test]
fn every_kind_of_error_has_its_name() {
    let folder = Folder::new("run-kinds");
    let start = folder.file("w.txt", wall(&["RR......."]));
    let cases = [
        ("off_wall", "Remove(Neighbour(side: LeftOf, cell: Clicked))"),
        ("bad_index", "CompactColumn(Number(9))"),
        (
            "bad_number",
            "Repeat(times: Arithmetic(Number(0), Divide, Number(0)), body: [])",
        ),
        ("type", "Set(var: \"x\", to: Number(1)), Remove(Get(\"x\"))"),
        ("unset_variable", "Remove(Get(\"y\"))"),
        (
            "zero_step",
            "Count(var: \"x\", from: Number(0), to: Number(8), by: Number(0), body: [])",
        ),
        ("budget", crate::support::ENDLESS),
        ("cycle", "While(when: True, body: [])"),
    ];
    for (kind, blocks) in cases {
        let file = folder.program("a.ron", blocks);
        let words = format!("run {file} --wall {start} --click 8,0 --budget 1000 --json");
        let answer = run(&words);
        assert_eq!((answer.status, &*answer.err), (1, ""), "{blocks}");
        let error = &answer.object()["moves"][0]["error"];
        assert_eq!(error["kind"], kind, "{blocks}");
        assert!(error["block"]["index"].is_u64(), "{blocks}");
        assert!(!error["message"].as_str().unwrap().is_empty(), "{blocks}");
    }
}

#[test]
fn a_program_that_is_not_ready_ends_with_1_and_its_problems() {
    let folder = Folder::new("run-not-ready");
    let file = folder.program("a.ron", "Remove(Hole), Break");
    for command in ["run", "trace"] {
        let words = format!("{command} {file} --wall-seed 1 --click 8,0 --json");
        let answer = run(&words);
        assert_eq!((answer.status, &*answer.out), (1, ""));
        let lines: Vec<&str> = answer.err.lines().collect();
        assert_eq!(lines.len(), 3, "{}", answer.err);
        assert!(lines[1].starts_with("  on_click[0]: ") && lines[2].starts_with("  on_click[1]: "));
    }
    let answer = run(&format!("play {file} --games 1"));
    assert_eq!((answer.status, answer.err.lines().count()), (1, 3));
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let folder = Folder::new("run-seed");
    let file = folder.program("a.ron", "Remove(CellAt(row: RandomInt(from: Number(0), to: Number(8)), column: RandomInt(from: Number(0), to: Number(8))))");
    let run = |seed: &str| {
        let words = ["run", &file, "--wall-seed", "1", "--seed", seed, "--json"];
        let clicks = ["--click", "8,0", "--click", "8,0"];
        clickomania(&[&words[..], &clicks].concat()).out
    };
    assert_eq!(run("5"), run("5"));
    assert_ne!(run("5"), run("6"));
    let moves = run("5");
    let moves: Value = serde_json::from_str(&moves).unwrap();
    assert_ne!(moves["moves"][0]["wall"], moves["moves"][1]["wall"]);
}
