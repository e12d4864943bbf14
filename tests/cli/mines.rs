//! `mines new`, `mines probabilities`, `mines solve`.

use crate::support::{Folder, clickomania, keys, piped};
use engine::text::Language;
use games::mines::{MineBoard, MinesPosition, SeenCell, is_without_guess};
use serde_json::json;

/// The board that a file shows whole.
fn board(text: &str) -> MineBoard {
    let position: MinesPosition = text.parse().unwrap();
    let mines = position.cells().iter().map(|&seen| seen == SeenCell::Mine);
    let board = MineBoard::new(position.size(), &mines.collect::<Vec<_>>());
    assert_eq!(MinesPosition::from(&board), position, "every clue is true");
    board
}

fn new(words: &[&str]) -> String {
    let answer = clickomania(&[&["mines", "new"], words].concat());
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
        let text = new(&["--size", size]);
        assert_eq!(text.lines().next(), Some(first));
        board(&text);
    }
    assert_eq!(
        new(&["--seed", "0"]),
        new(&["--size", "beginner", "--seed", "0", "--rule", "any"])
    );
    assert_ne!(new(&["--seed", "0"]), new(&["--seed", "1"]));
}

#[test]
fn without_a_seed_one_is_taken_and_told() {
    let answers = [(); 2].map(|()| clickomania(&["mines", "new"]));
    for answer in &answers {
        assert_eq!(answer.status, 0);
        let told = answer.err.trim_end().strip_prefix("--seed ");
        let seed = told.unwrap_or_else(|| panic!("a seed: {answer:?}"));
        assert_eq!(new(&["--seed", seed]), answer.out);
    }
    assert_ne!(answers[0].err, answers[1].err);
}

#[test]
fn new_keeps_the_rules() {
    let dense = &[
        "--size",
        "9x9/71",
        "--rule",
        "not-enclosed",
        "--first",
        "0,0",
    ];
    let enclosed = board(&new(dense));
    assert_eq!(enclosed.enclosed().count(), 0);
    assert!(!enclosed.is_mine(0));
    for method in ["repaired", "filtered"] {
        let words = [
            "--size", "expert", "--rule", "no-guess", "--first", "2,5", "--method", method,
        ];
        assert!(is_without_guess(&board(&new(&words)), 65), "{method}");
    }
    let words = ["mines", "new", "--rule", "no-guess", "--lang", "en"];
    let answer = clickomania(&words);
    assert!(answer.err.contains("repaired") && answer.err.contains("(4, 4)"));
    assert!(is_without_guess(&board(&answer.out), 40));
}

#[test]
fn probabilities_are_told_for_closed_cells() {
    let folder = Folder::new("mines-probabilities");
    let file = folder.file("a.mines", "4 2 3\n1#F#\n1###\n");
    let answer = clickomania(&["mines", "probabilities", &file, "--json"]);
    assert_eq!((answer.status, &*answer.err), (0, ""));
    assert_eq!(
        answer.object(),
        json!({"probabilities": [[null, 0.5, 0.5, 0.5], [null, 0.5, 0.5, 0.5]], "exact": true})
    );
    assert_eq!(keys(answer.out.trim()), ["probabilities", "exact"]);
    let answer = piped(&["mines", "probabilities", "-"], b"3 1 1\n1##\n");
    assert_eq!((answer.status, &*answer.out), (0, "-  100.0  0.0\n"));
    let sure = piped(&["mines", "probabilities", "-", "--json"], b"3 1 1\n1##\n");
    assert_eq!(
        sure.out,
        "{\"probabilities\":[[null,1,0]],\"exact\":true}\n"
    );
    // A board with its solution has nothing that is closed.
    let solved = piped(&["mines", "probabilities", "-", "--json"], b"3 1 1\n1*1\n");
    assert_eq!(
        solved.object()["probabilities"],
        json!([[null, null, null]])
    );
}

#[test]
fn a_contradiction_is_an_answer() {
    let answer = piped(
        &["mines", "probabilities", "-", "--json"],
        b"3 2 3\n1##\n3##\n",
    );
    assert_eq!((answer.status, &*answer.err), (1, ""));
    assert_eq!(answer.object(), json!({"contradiction": [1, 0]}));
    for lang in Language::complete().map(Language::code) {
        let words = ["mines", "probabilities", "-", "--lang", lang];
        let answer = piped(&words, b"3 2 3\n1##\n3##\n");
        assert_eq!((answer.status, &*answer.out), (1, ""));
        assert!(answer.err.contains("(1, 0)"), "{}", answer.err);
    }
}

#[test]
fn solve_counts_wins_and_depends_on_the_seed_alone() {
    let solve = |jobs| {
        let words = [
            "mines", "solve", "--size", "beginner", "--games", "300", "--json", "--jobs", jobs,
        ];
        let answer = clickomania(&words);
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
    let table = clickomania(&["mines", "solve", "--games", "5", "--first", "opening"]);
    assert_eq!((table.status, table.out.lines().count()), (0, 4));
}

#[test]
fn what_cannot_be_used_is_refused() {
    for (words, begin) in [
        (&["new", "--size", "9x9"][..], "clickomania: --size: "),
        (&["new", "--size", "0x9/1"], "clickomania: --size: "),
        (&["new", "--size", "9x1001/1"], "clickomania: --size: "),
        (&["new", "--size", "3x3/10"], "clickomania: --size: "),
        (
            &["new", "--size", "3x3/9", "--first", "0,0"],
            "clickomania: --size: ",
        ),
        (
            &["new", "--size", "6x6/33", "--rule", "not-enclosed"],
            "clickomania: --size: ",
        ),
        (
            &["new", "--size", "5x5/17", "--rule", "no-guess"],
            "clickomania: --size: ",
        ),
        (&["new", "--first", "9,0"], "clickomania: --first: "),
        (&["new", "--first", "-1,0"], "clickomania: --first: "),
        (&["new", "--first", "x"], "clickomania: --first: "),
        (&["new", "--rule", "fair"], "clickomania: --rule: "),
        (&["solve"], "clickomania: --games: "),
        (
            &["solve", "--size", "2x2/4", "--games", "1"],
            "clickomania: --size: ",
        ),
        (
            &["solve", "--first", "zero", "--games", "1"],
            "clickomania: --first: ",
        ),
        (&["probabilities"], "clickomania: "),
        (
            &["probabilities", "nowhere.mines"],
            "clickomania: nowhere.mines: ",
        ),
        (&["prob"], "clickomania: "),
    ] {
        let answer = clickomania(&[&["mines"], words].concat());
        assert_eq!((answer.status, &*answer.out), (2, ""), "{words:?}");
        assert!(answer.err.starts_with(begin), "{words:?}: {}", answer.err);
        assert_eq!(answer.err.lines().count(), 1);
    }
    for (input, begin) in [
        (&b"3 2 1\n###\n##\n"[..], "clickomania: <stdin>:3:3: "),
        (b"3 2 7\n###\n###\n", "clickomania: <stdin>:1:5: "),
        (b"3 2 1\n#8#\n###\n", "clickomania: <stdin>:2:2: "),
        (b"3 2 1\n#\xff#\n###\n", "clickomania: <stdin>:2:2: "),
    ] {
        for lang in Language::complete().map(Language::code) {
            let answer = piped(&["mines", "probabilities", "-", "--lang", lang], input);
            assert_eq!((answer.status, &*answer.out), (2, ""));
            assert!(answer.err.starts_with(begin), "{}", answer.err);
            assert_eq!(answer.err.lines().count(), 1);
        }
    }
}

#[test]
fn boards_without_guesses_that_cannot_be_are_refused_with_the_reason() {
    for (size, why) in [
        ("5x5/17", "with this rule and this beginning 16 at most"),
        ("2x2/1", "with this rule and this beginning 0 at most"),
        ("9x9/65", "with this rule and this beginning 64 at most"),
        ("9x9/64", "with this rule and this beginning 60 at most"),
        ("9x9/58", "one nearly always has to guess, take fewer mines"),
    ] {
        let words = [
            "mines", "new", "--rule", "no-guess", "--lang", "en", "--seed", "1", "--size", size,
        ];
        let answer = clickomania(&words);
        assert_eq!((answer.status, &*answer.out), (2, ""), "{size}");
        assert!(answer.err.contains(why), "{size}: {}", answer.err);
    }
}

/// So tangled that not all ways to lay the mines are counted.
fn tangled() -> String {
    use engine::chance::Chance;
    use games::mines::{BoardRule, FirstClick, Size, generate};
    let size = Size::new(60, 40, 528).unwrap();
    let mut chance = Chance::new(2);
    let board = generate(size, 0, FirstClick::Any, BoardRule::Any, &mut chance).unwrap();
    let mut position = MinesPosition::closed(size);
    for cell in 0..size.cells() {
        if let Some(clue) = board.clue(cell).filter(|_| chance.below(4) == 0) {
            position.set(cell, SeenCell::Open(clue));
        }
    }
    position.to_string()
}

#[test]
fn probabilities_that_are_not_exact_say_how_far_they_may_be_off() {
    let position = tangled();
    let words = ["mines", "probabilities", "-", "--lang", "en"];
    let answer = piped(&[&words[..], &["--json"]].concat(), position.as_bytes());
    assert_eq!((answer.status, &*answer.err), (0, ""));
    assert_eq!(keys(answer.out.trim()), ["probabilities", "exact", "error"]);
    let told = answer.object();
    assert_eq!(told["exact"], json!(false));
    let error = told["error"].as_f64().unwrap();
    assert!(error > 0.0 && error <= 1.0, "{error}");
    let answer = piped(&words, position.as_bytes());
    let said = format!("about {:.1} percentage points", 100.0 * error);
    assert!(answer.err.contains(&said), "{said}: {}", answer.err);
}

#[test]
fn alone_it_shows_what_there_is() {
    for words in [&["mines"][..], &["mines", "--lang", "en"]] {
        let answer = clickomania(words);
        assert_eq!((answer.status, &*answer.err), (0, ""));
        assert!(answer.out.contains("probabilities"), "{}", answer.out);
    }
}

#[test]
fn the_example_of_the_readme_is_true() {
    let readme = include_str!("../../README.md");
    let (_, example) = readme.split_once("$ cat position.mines\n").unwrap();
    let (file, rest) = example
        .split_once("$ clickomania mines probabilities position.mines\n")
        .unwrap();
    let (expected, _) = rest.split_once("```").unwrap();
    let answer = piped(&["mines", "probabilities", "-"], file.as_bytes());
    assert_eq!((answer.status, &*answer.out), (0, expected));
}

#[test]
fn a_hint_tells_what_is_sure_and_why() {
    let answer = piped(
        &["mines", "hint", "-", "--json", "--lang", "en"],
        b"3 1 1\n1##\n",
    );
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let hint = answer.object();
    assert_eq!(hint["mines"], json!([[0, 1]]));
    assert_eq!(hint["reason"], json!({"kind": "clue", "clues": [[0, 0]]}));
    let answer = piped(&["mines", "hint", "-"], b"3 1 1\n1##\n");
    assert!(answer.out.ends_with("0,1 *\n"), "{}", answer.out);
    // Nothing is sure.
    let answer = piped(&["mines", "hint", "-", "--json"], b"2 1 1\n##\n");
    assert_eq!(answer.status, 1);
    assert_eq!(answer.object()["reason"], json!(null));
    let answer = piped(&["mines", "hint", "-", "--json"], b"2 1 1\n0#\n");
    assert_eq!(
        (answer.status, answer.object()),
        (1, json!({"contradiction": [0, 0]}))
    );
}

#[test]
fn the_best_cell_is_told_with_the_chance_to_win() {
    let best = |position: &str| {
        let answer = piped(&["mines", "best", "-", "--json"], position.as_bytes());
        (answer.status, answer.object())
    };
    let none = || json!(null);
    assert_eq!(
        best("3 1 1\n1##\n"),
        (
            0,
            json!({"safe": [[0, 2]], "guess": none(), "mine": none(), "win": none()})
        )
    );
    assert_eq!(
        best("2 1 1\n##\n"),
        (
            0,
            json!({"safe": [], "guess": [0, 1], "mine": 0.5, "win": 0.5})
        )
    );
    assert_eq!(best("2 1 1\n1F\n").0, 1);
}

#[test]
fn the_measures_of_a_board_are_told() {
    let article = b"5 5 9\n12321\n2***2\n3***3\n2***2\n12321\n";
    let answer = piped(
        &["mines", "board", "-", "--json", "--first", "0,0"],
        article,
    );
    assert_eq!(answer.status, 0, "{}", answer.err);
    let board = answer.object();
    assert_eq!(board["enclosed"], json!([[2, 2]]));
    assert_eq!(
        (&board["three_bv"], &board["islands"]),
        (&json!(16), &json!(1))
    );
    assert_eq!(
        (&board["no_guess"], &board["difficulty"]),
        (&json!(false), &json!(null))
    );
    let new = new(&[
        "--rule",
        "no-guess",
        "--difficulty",
        "two-clues",
        "--size",
        "intermediate",
        "--seed",
        "4",
    ]);
    let answer = piped(
        &["mines", "board", "-", "--json", "--first", "8,8"],
        new.as_bytes(),
    );
    let board = answer.object();
    assert_eq!(
        (&board["no_guess"], &board["difficulty"]),
        (&json!(true), &json!("two-clues"))
    );
    for input in ["3 1 1\n1##\n", "3 1 1\n*11\n"] {
        let answer = piped(&["mines", "board", "-"], input.as_bytes());
        assert_eq!((answer.status, answer.err.lines().count()), (2, 1));
    }
    let answer = clickomania(&["mines", "new", "--difficulty", "cases"]);
    assert_eq!((answer.status, &*answer.out), (2, ""));
    assert!(
        answer.err.starts_with("clickomania: --difficulty: "),
        "{}",
        answer.err
    );
}

#[test]
fn replay_tells_the_story_of_a_game() {
    let folder = Folder::new("mines-replay");
    let line = "replay 4x1/1 first=safe rule=any win=open marks=flag mines=8 o1@0 f0@200 o2@500";
    let file = folder.file("game.mines", line);
    let answer = clickomania(&["mines", "replay", &file, "--json"]);
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let rows = answer.json();
    assert_eq!(rows.len(), 4);
    let last = &rows[2];
    assert_eq!(
        (&last["action"], &last["cell"]),
        (&json!("open"), &json!([0, 2]))
    );
    let figures = [&last["risk"], &last["least"]].map(|figure| figure.as_f64().unwrap());
    assert_eq!(figures, [0.5, 0.0]);
    assert_eq!(last["loss"].as_f64(), Some(0.5));
    assert_eq!(
        (&last["best"], &last["exact"]),
        (&json!([0, 3]), &json!(true))
    );
    assert_eq!(rows[1]["risk"], json!(null), "a flag opens nothing");
    assert_eq!(
        (
            &rows[3]["openings"],
            &rows[3]["guesses"],
            &rows[3]["needless"]
        ),
        (&json!(2), &json!(1), &json!(1))
    );
    let answer = clickomania(&["mines", "replay", &file, "--lang", "en"]);
    assert!(
        answer.out.contains("guesses: 1, 1 of them avoidable"),
        "{}",
        answer.out
    );
    let bad = folder.file("bad.mines", line.replace("4x1/1", "4x1/2"));
    let answer = clickomania(&["mines", "replay", &bad, "--lang", "en"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("bad.mines:1:54: "), "{}", answer.err);
}

/// Boards that no deduction opens are refused at once.
#[test]
fn too_many_mines_for_deduction_are_refused_at_once() {
    let words = [
        "mines", "new", "--rule", "no-guess", "--seed", "1", "--lang", "en",
    ];
    for size in ["50x50/2000", "9x9/61", "30x30/720"] {
        let began = std::time::Instant::now();
        let answer = clickomania(&[&words[..], &["--size", size]].concat());
        assert_eq!((answer.status, &*answer.out), (2, ""), "{size}");
        assert!(
            answer.err.starts_with("clickomania: --size: "),
            "{}",
            answer.err
        );
        assert!(began.elapsed().as_secs() < 10, "{size}");
    }
}
