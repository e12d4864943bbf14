//! Files of version 0.1.0 are read as they were: see `tests/fixtures/v0.1`.

use crate::support::{ROOT, clickomania};

/// The path of an old file.
fn old(file: &str) -> String {
    format!("{ROOT}/tests/fixtures/v0.1/{file}")
}

/// What the program says about an old file, with these words before it and after it.
fn said(before: &[&str], file: &str, after: &[&str]) -> String {
    let file = old(file);
    let answer = clickomania(&[before, &[&file], after].concat());
    assert_eq!((answer.status, &*answer.err), (0, ""), "{before:?} {file}");
    answer.out
}

#[test]
fn programs_are_read_from_files_and_pictures() {
    for (file, cost) in [
        ("files/cost-3.ron", 3),
        ("files/one-block.ron", 40),
        ("files/one-block.svg", 40),
        ("files/one-block.png", 40),
    ] {
        let answer = clickomania(&["cost", &old(file), "--json"]);
        assert_eq!(answer.status, 0, "{file}: {}", answer.err);
        assert_eq!(answer.object()["cost"], cost, "{file}");
    }
    let words = said(&["words"], "files/one-block.ron", &[]);
    for picture in ["files/one-block.svg", "files/one-block.png"] {
        assert_eq!(said(&["words"], picture, &[]), words, "{picture}");
    }
}

#[test]
fn walls_are_read() {
    let (wall, program) = (old("files/wall.txt"), old("files/one-block.ron"));
    let answer = clickomania(&["run", &program, "--wall", &wall, "--click", "8,8"]);
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert_eq!(answer.out.lines().count(), 9);
    assert_eq!(
        clickomania(&["wall", "--seed", "7", "--colours", "4"]).out,
        std::fs::read_to_string(wall).unwrap()
    );
}

#[test]
fn boards_and_positions_are_read() {
    let moved = said(&["third", "move"], "files/board.tab", &["--to", "left"]);
    assert_eq!(moved, "5\n2\nA*B\nB..\n*B.\n");
    let chances = said(&["mines", "probabilities"], "files/mines-position.txt", &[]);
    assert_eq!(
        chances.split_whitespace().collect::<Vec<_>>().join(" "),
        "25.0 25.0 33.3 25.0 25.0 - - 33.3 - - 25.0 25.0 33.3 25.0 25.0 20.0 20.0 20.0 20.0 20.0"
    );
    let whole = said(&["mines", "probabilities"], "files/mines-board.txt", &[]);
    assert_eq!(whole.lines().count(), 9);
}

#[test]
fn solutions_of_tantrix_are_checked() {
    let words = ["tantrix", "rainbow", "--back", "blue", "--check"];
    assert_eq!(
        said(&words, "files/rainbow.json", &[]),
        "Right solutions: 1\n"
    );
}
