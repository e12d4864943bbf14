//! The command line.

use crate::support::{Folder, clickomania, piped, refused, run};
use serde_json::json;

fn tantrix(words: &str) -> crate::support::Answer {
    let words: Vec<&str> = ["tantrix"].into_iter().chain(words.split(' ')).collect();
    clickomania(&words)
}

#[test]
fn a_solution_is_a_list_of_placed_tiles_and_the_last_line_counts() {
    let answer = tantrix("domino --tiles 2 --format json");
    assert_eq!((answer.status, &*answer.err), (0, ""));
    let expected = "[{\"tile\":1,\"column\":0,\"row\":0,\"turn\":0},{\"tile\":2,\"column\":1,\"row\":0,\"turn\":2}]\n\
                    {\"count\":\"1\",\"complete\":false,\"puzzle\":{\"tiles\":[1,2],\"area\":{\"grid\":{\"columns\":2,\"rows\":1}},\
                    \"golden\":true,\"holes\":\"allowed\",\"line\":null}}\n";
    assert_eq!(answer.out, expected);
    let answer = tantrix("domino --tiles 2 --all --format json");
    assert_eq!(answer.json().len(), 25);
    let last = &answer.json()[24];
    assert_eq!(
        (&last["count"], &last["complete"]),
        (&json!("24"), &json!(true))
    );
    let answer = tantrix("domino --tiles 2 --all --limit 7 --format json");
    let last = &answer.json()[7];
    assert_eq!(
        (&last["count"], &last["complete"]),
        (&json!("7"), &json!(false))
    );
}

#[test]
fn counts_are_exact() {
    for (words, expected) in [
        ("domino --tiles 20", "203242925391089762304000"),
        ("rainbow --back blue", "15"),
        ("rainbow --back blue --up-to-rotation", "5"),
        (
            "puzzle --tiles 4 --columns 3 --rows 2 --holes allowed",
            "428",
        ),
        (
            "puzzle --tiles 3 --free --closed --line back --up-to-rotation",
            "2",
        ),
    ] {
        let answer = tantrix(&format!("{words} --count --format json"));
        assert_eq!(
            answer.object(),
            json!({"count": expected, "complete": true}),
            "{words}"
        );
        assert_eq!(answer.status, 0);
    }
}

#[test]
fn tiles_are_a_number_or_ranges_and_lists() {
    let count = |tiles: &str| {
        let answer = tantrix(&format!("domino --tiles {tiles} --first --format json"));
        let list = answer.json()[0].as_array().unwrap().clone();
        let mut tiles: Vec<u64> = list
            .iter()
            .map(|one| one["tile"].as_u64().unwrap())
            .collect();
        tiles.sort_unstable();
        tiles
    };
    assert_eq!(count("3"), [1, 2, 3]);
    assert_eq!(count("3-3"), [3]);
    assert_eq!(count("40,3-5,4"), [3, 4, 5, 40]);
    for (tiles, why) in [
        ("57", "there is no tile 57"),
        ("5-3", "is not a set of tiles"),
        ("-3", "is not a set of tiles"),
    ] {
        let answer = tantrix(&format!("domino --tiles {tiles}"));
        assert_eq!((answer.status, &*answer.out), (2, ""), "{tiles}");
        assert!(
            answer.err.starts_with("clickomania: --tiles: "),
            "{}",
            answer.err
        );
        assert!(answer.err.contains(why), "{}", answer.err);
    }
}

#[test]
fn no_solution_is_the_answer_no_with_its_reason() {
    for (words, why) in [
        (
            "board --tiles 5 --columns 2 --rows 2",
            "5 tiles, but 4 places",
        ),
        (
            "puzzle --tiles 9 --free --closed --line red",
            "5 wide curves in red",
        ),
        ("rainbow --back yellow", "12 tiles do not fill a pyramid"),
    ] {
        for mode in ["--first", "--all", "--count"] {
            let answer = tantrix(&format!("{words} {mode} --format json"));
            assert_eq!(answer.status, 1, "{words}");
            assert_eq!(answer.object(), json!({"count": "0", "complete": true}));
            assert!(answer.err.contains(why), "{}", answer.err);
        }
    }
    let answer = tantrix("puzzle --tiles 7 --free --closed --line back --format json");
    assert_eq!((answer.status, &*answer.err), (1, ""));
    assert_eq!(answer.object(), json!({"count": "0", "complete": true}));
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let answer = run("tantrix");
    assert_eq!((answer.status, &*answer.out), (2, ""));
    let which = "domino, rainbow, board, puzzle, longest, check, tiles\n";
    assert!(answer.err.ends_with(which), "{}", answer.err);
    for (words, begin) in [
        ("puzzle --tiles 3", "--columns: the board is missing"),
        (
            "puzzle --tiles 3 --columns 3",
            "--rows: the board is missing",
        ),
        (
            "puzzle --tiles 3 --columns 3 --rows 2 --free",
            "--free: the board is given twice",
        ),
        ("domino --tiles 3 --first --all", "--first: --first, --all"),
        (
            "domino --tiles 3 --limit 3",
            "--limit: the limit works only with --all",
        ),
        ("rainbow --back pink", "--back: "),
        ("board --tiles 3 --columns 0 --rows 1", "--columns: "),
        ("domino", "--tiles"),
        (
            "domino --tiles 2-19,21-39,41-56 --count",
            "--count: There are too many tiles",
        ),
    ] {
        refused(&format!("tantrix {words}"), begin);
    }
}

#[test]
fn solutions_are_drawn() {
    let answer = tantrix("puzzle --tiles 3 --free --closed --line back --all --up-to-rotation");
    insta::assert_snapshot!(answer.out);
    let answer = tantrix("domino --tiles 1 --format svg");
    assert!(answer.out.starts_with("<svg ") && answer.out.ends_with("</svg>\n"));
    assert!(answer.err.contains("1"), "{}", answer.err);
    insta::assert_snapshot!(answer.out);
}

#[test]
fn solutions_are_read_back_and_checked() {
    let folder = Folder::new("tantrix-check");
    for format in ["json", "ron"] {
        let all = tantrix(&format!("rainbow --back blue --all --format {format}"));
        let file = folder.file(format, &all.out);
        let answer = tantrix(&format!("rainbow --back blue --check {file}"));
        assert_eq!((answer.status, &*answer.out), (0, "Right solutions: 15\n"));
        let answer = tantrix(&format!("rainbow --back red --check {file}"));
        assert_eq!((answer.status, &*answer.out), (1, "Right solutions: 0\n"));
        let start = format!("clickomania: {file}:1: Tile 42 does not belong to the puzzle.");
        assert!(answer.err.starts_with(&start), "{}", answer.err);
        assert_eq!(answer.err.lines().count(), 15);
    }
    let words = "tantrix domino --tiles 2 --check -";
    let clash = b"[(tile:1,column:0,row:0,turn:0),(tile:2,column:1,row:0,turn:0)]";
    let answer = piped(words, clash);
    assert_eq!(answer.status, 1);
    let why = "clickomania: <stdin>:1: This breaks the golden rule (a): tiles 1 and 2 touch with red and yellow.\n";
    assert_eq!(answer.err, why);
    for (input, place) in [("[(tile:1)]", ":1:"), ("\nnonsense", ":2:1: "), ("", ": ")] {
        let answer = piped(words, input.as_bytes());
        assert_eq!((answer.status, &*answer.out), (2, ""), "{input}");
        let start = format!("clickomania: <stdin>{place}");
        assert!(answer.err.starts_with(&start), "{}", answer.err);
    }
}

#[test]
fn a_file_of_solutions_names_its_puzzle() {
    let folder = Folder::new("tantrix-names");
    for (words, format) in [
        (
            "puzzle --tiles 5 --columns 3 --rows 3 --closed --line back --holes enclosed",
            "json",
        ),
        ("domino --tiles 3,9,56", "ron"),
    ] {
        let found = tantrix(&format!("{words} --format {format}"));
        assert_eq!(found.status, 0, "{words}: {}", found.err);
        let file = folder.file("found", &found.out);
        for check in ["check", "puzzle --check", "rainbow --check"] {
            let answer = tantrix(&format!("{check} {file}"));
            assert_eq!((answer.status, &*answer.err), (0, ""), "{words}");
        }
    }
    let old = folder.file("old", "[{\"tile\":1,\"column\":0,\"row\":0,\"turn\":0}]\n");
    refused(&format!("tantrix check {old}"), &old);
}

#[test]
fn the_tiles_are_written_and_read_as_the_paper_has_them() {
    let folder = Folder::new("tantrix-tiles");
    for (format, begin) in [
        ("text", "1 BRBRYY\n"),
        ("prolog", "tile(1, [b,r,b,r,y,y]).\n"),
    ] {
        let written = tantrix(&format!("tiles --format {format}"));
        assert_eq!((written.status, &*written.err), (0, ""));
        assert!(written.out.starts_with(begin), "{}", written.out);
        let file = folder.file("tiles.txt", &written.out);
        let read = tantrix(&format!("tiles {file} --format {format} --lang en"));
        assert_eq!((read.status, &read.out), (0, &written.out));
        assert!(read.err.contains("56"), "{}", read.err);
    }
    let other = folder.file("other.txt", "1 BRBRYY\n2 BRRBYY\n\n1 Y\n2 R\n");
    let answer = tantrix(&format!("tiles {other} --lang en"));
    assert_eq!(
        (answer.status, &*answer.err),
        (1, "Different from those in the box: 2\n")
    );
    let wrong = folder.file("wrong.txt", "1 BRBRYY\n1 Y\n2 BRRB\n");
    let answer = tantrix(&format!("tiles {wrong}"));
    assert_eq!((answer.status, &*answer.out), (2, ""));
    assert!(answer.err.contains("wrong.txt:3:1: "), "{}", answer.err);
}

#[test]
fn boards_are_drawn_and_tiles_fixed() {
    let folder = Folder::new("tantrix-shape");
    let ring = folder.file("ring.txt", ".##\n#.#\n.##\n");
    let words =
        format!("puzzle --tiles 1,4,6,7,8,10 --shape {ring} --closed --line red --holes enclosed");
    let found = tantrix(&format!("{words} --format json"));
    assert_eq!(found.status, 0, "{}", found.err);
    // Two of its tiles are fixed: the same solution is among those that are left.
    let tiles = found.json()[0].as_array().unwrap().clone();
    let two = folder.file("two.json", json!(tiles[..2]).to_string());
    let all = tantrix(&format!("{words} --fixed {two} --all --format json"));
    assert!(all.json().contains(&found.json()[0]), "{}", all.out);
    let count = tantrix(&format!("{words} --fixed {two} --count --format json"));
    assert_eq!(count.object()["count"], (all.json().len() - 1).to_string());
    // Fixed tiles that break the rules are unusable input, not a puzzle without a solution.
    let mut clash = tiles[0].clone();
    clash["turn"] = json!((clash["turn"].as_u64().unwrap() + 1) % 6);
    let clash = folder.file("clash.json", json!([clash, tiles[1]]).to_string());
    refused(
        &format!("tantrix {words} --fixed {clash} --all"),
        "--fixed: ",
    );
    let wrong = folder.file("wrong.txt", "##\n#x\n");
    refused(
        &format!("tantrix board --tiles 1 --shape {wrong}"),
        &format!("{wrong}:2:2: "),
    );
    refused(
        &format!("tantrix board --tiles 1 --shape {ring} --columns 2 --rows 2"),
        "--shape: ",
    );
}
