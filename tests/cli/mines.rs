//! `mines new`, `mines probabilities`, `mines solve`.

use crate::support::{Folder, keys, piped, refused, run};
use games::mines::{MineBoard, MinesPosition, SeenCell};
use serde_json::json;

/// The board that a file shows whole.
fn board(text: &str) -> MineBoard {
    let position: MinesPosition = text.parse().unwrap();
    let mines = position.cells().iter().map(|&seen| seen == SeenCell::Mine);
    let board = MineBoard::new(position.size(), &mines.collect::<Vec<_>>());
    assert_eq!(MinesPosition::from(&board), position, "every clue is true");
    board
}

fn new(words: &str) -> String {
    let answer = run(&format!("mines new {words}"));
    assert_eq!(answer.status, 0, "{}", answer.err);
    answer.out
}

#[test]
fn new_prints_a_whole_board_of_the_size() {
    for (size, first) in [
        ("beginner", "9 9 10"),
        ("intermediate", "16 16 40"),
        ("expert", "30 16 99"),
        ("4x7/28", "4 7 28"),
    ] {
        let text = new(&format!("--size {size}"));
        assert_eq!(text.lines().next(), Some(first));
        board(&text);
    }
    assert_eq!(new("--seed 0"), new("--size beginner --seed 0 --rule any"));
    assert_ne!(new("--seed 0"), new("--seed 1"));
}

#[test]
fn probabilities_are_told_for_closed_cells() {
    let json = "mines probabilities - --json";
    for (position, expected) in [
        (
            "4 2 3\n1#F#\n1###\n",
            "{\"probabilities\":[[null,0.5,0.5,0.5],[null,0.5,0.5,0.5]],\"exact\":true}\n",
        ),
        (
            "3 1 1\n1##\n",
            "{\"probabilities\":[[null,1,0]],\"exact\":true}\n",
        ),
        // A board with its solution has no closed cell.
        (
            "3 1 1\n1*1\n",
            "{\"probabilities\":[[null,null,null]],\"exact\":true}\n",
        ),
    ] {
        let answer = piped(json, position.as_bytes());
        assert_eq!(
            (answer.status, &*answer.out, &*answer.err),
            (0, expected, "")
        );
    }
    let answer = piped("mines probabilities -", b"3 1 1\n1##\n");
    assert_eq!((answer.status, &*answer.out), (0, "-  100.0  0.0\n"));
}

#[test]
fn a_contradiction_is_an_answer() {
    let answer = piped("mines probabilities - --json", b"3 2 3\n1##\n3##\n");
    assert_eq!((answer.status, &*answer.err), (1, ""));
    assert_eq!(answer.object(), json!({"contradiction": [1, 0]}));
    let answer = piped("mines probabilities -", b"3 2 3\n1##\n3##\n");
    assert!(answer.err.contains("(1, 0)"), "{}", answer.err);
}

#[test]
fn solve_counts_wins_and_depends_on_the_seed_alone() {
    let solve = |jobs| {
        let words = format!("mines solve --size beginner --games 300 --json --jobs {jobs}");
        let answer = run(&words);
        assert_eq!((answer.status, &*answer.err), (0, ""));
        let order = ["games", "wins", "win_rate", "games_per_second"];
        assert_eq!(keys(answer.out.trim()), order);
        let object = answer.object();
        assert_eq!(object["games"], 300);
        let (wins, rate) = (
            object["wins"].as_f64().unwrap(),
            object["win_rate"].as_f64().unwrap(),
        );
        assert!(
            (rate - wins / 300.0).abs() < 1e-12 && (240.0..300.0).contains(&wins),
            "{wins}"
        );
        wins
    };
    assert_eq!(solve("1"), solve("3"));
    let table = run("mines solve --games 5 --first opening");
    assert_eq!((table.status, table.out.lines().count()), (0, 4));
}

#[test]
fn what_cannot_be_used_is_refused() {
    for (words, begin) in [
        ("new --size 9x9", "--size: "),
        ("new --size 9x1001/1", "--size: "),
        ("new --size 3x3/9 --first 0,0", "--size: "),
        ("new --size 6x6/33 --rule not-enclosed", "--size: "),
        ("new --size 50x50/2000 --rule no-guess", "--size: "),
        ("new --first -1,0", "--first: "),
        ("new --rule fair", "--rule: "),
        ("new --difficulty cases", "--difficulty: "),
        ("solve", "--games: "),
        ("solve --size 2x2/4 --games 1", "--size: "),
        ("probabilities", ""),
        ("probabilities nowhere.mines", "nowhere.mines: "),
        ("prob", ""),
    ] {
        refused(&format!("mines {words}"), begin);
    }
    for (input, begin) in [
        (&b"3 2 1\n###\n##\n"[..], "clickomania: <stdin>:3:3: "),
        (b"3 2 7\n###\n###\n", "clickomania: <stdin>:1:5: "),
        (b"3 2 1\n#\xff#\n###\n", "clickomania: <stdin>:2:2: "),
    ] {
        let answer = piped("mines probabilities -", input);
        assert_eq!((answer.status, &*answer.out), (2, ""));
        assert!(answer.err.starts_with(begin), "{}", answer.err);
    }
}

#[test]
fn a_hint_tells_what_is_sure_and_why() {
    let answer = piped("mines hint - --json --lang en", b"3 1 1\n1##\n");
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let hint = answer.object();
    assert_eq!(hint["mines"], json!([[0, 1]]));
    assert_eq!(hint["reason"], json!({"kind": "clue", "clues": [[0, 0]]}));
    let answer = piped("mines hint -", b"3 1 1\n1##\n");
    assert!(answer.out.ends_with("0,1 *\n"), "{}", answer.out);
    // Nothing is sure.
    let answer = piped("mines hint - --json", b"2 1 1\n##\n");
    assert_eq!(answer.status, 1);
    assert_eq!(answer.object()["reason"], json!(null));
    let answer = piped("mines hint - --json", b"2 1 1\n0#\n");
    assert_eq!(
        (answer.status, answer.object()),
        (1, json!({"contradiction": [0, 0]}))
    );
}

#[test]
fn the_best_cell_is_told_with_the_chance_to_win() {
    for (position, status, expected) in [
        (
            "3 1 1\n1##\n",
            0,
            json!({"safe": [[0, 2]], "guess": null, "mine": null, "win": null}),
        ),
        (
            "2 1 1\n##\n",
            0,
            json!({"safe": [], "guess": [0, 1], "mine": 0.5, "win": 0.5}),
        ),
        ("2 1 1\n1F\n", 1, json!(null)),
    ] {
        let answer = piped("mines best - --json", position.as_bytes());
        assert_eq!(answer.status, status);
        assert!(status != 0 || answer.object() == expected, "{}", answer.out);
    }
}

#[test]
fn the_measures_of_a_board_are_reported() {
    let article = b"5 5 9\n12321\n2***2\n3***3\n2***2\n12321\n";
    let answer = piped("mines board - --json --first 0,0", article);
    assert_eq!(answer.status, 0, "{}", answer.err);
    let board = answer.object();
    assert_eq!(board["enclosed"], json!([[2, 2]]));
    let measures = ["three_bv", "islands", "no_guess", "difficulty"].map(|key| board[key].clone());
    assert_eq!(measures, [json!(16), json!(1), json!(false), json!(null)]);
    let words = "--rule no-guess --difficulty two-clues --size intermediate --seed 4";
    let board = piped("mines board - --json --first 8,8", new(words).as_bytes()).object();
    assert_eq!(
        (&board["no_guess"], &board["difficulty"]),
        (&json!(true), &json!("two-clues"))
    );
    for input in ["3 1 1\n1##\n", "3 1 1\n*11\n"] {
        let answer = piped("mines board -", input.as_bytes());
        assert_eq!((answer.status, answer.err.lines().count()), (2, 1));
    }
}

#[test]
fn replay_tells_the_story_of_a_game() {
    let folder = Folder::new("mines-replay");
    let line = "replay 4x1/1 first=safe rule=any win=open marks=flag mines=8 o1@0 f0@200 o2@500";
    let file = folder.file("game.mines", line);
    let answer = run(&format!("mines replay {file} --json"));
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let rows = answer.json();
    assert_eq!(
        rows[2],
        json!({"time": 500, "action": "open", "cell": [0, 2], "risk": 0.5, "least": 0, "loss": 0.5,
            "best": [0, 3], "exact": true})
    );
    assert_eq!(rows[1]["risk"], json!(null), "a flag opens nothing");
    let figures = ["openings", "guesses", "needless"].map(|key| rows[3][key].as_u64());
    assert_eq!(figures, [Some(2), Some(1), Some(1)]);
    let bad = folder.file("bad.mines", line.replace("4x1/1", "4x1/2"));
    refused(&format!("mines replay {bad}"), &format!("{bad}:1:54: "));
}
