//! The console game through a pipe, and `third move`.

use crate::support::{Folder, PROGRAM, isolated, piped, refused, run};
#[cfg(target_os = "linux")]
use std::io::Write as _;
#[cfg(target_os = "linux")]
use std::process::Stdio;

const FILE: &str = "3\n17\nBB..\n....\n.*.B\n....\n";

#[test]
fn a_whole_game() {
    let folder = Folder::new("third-console");
    let saved = folder.path("saved.tab");
    let moves = "b\n\nD\n\ns\n\nX\ni\n\n";
    let input = format!(
        "4\n1\n40\n3\nx\n2\n\n{moves}m\n4\nG\n{saved}\n{}f\n3\n",
        "d\n\n"
    );
    let answer = piped("third --seed 5", input.as_bytes());
    assert_eq!((answer.status, &*answer.err), (0, ""));
    insta::assert_snapshot!("a_whole_game", answer.out.replace(&saved, "saved.tab"));
    // The saved game is read again and continues without a new block.
    let words = format!("third move {saved} --to left");
    assert_eq!(run(&words).status, 0);
    let again = piped("third", format!("2\nnowhere\n{saved}\nF\n3\n").as_bytes());
    assert_eq!(again.status, 0);
    assert!(!again.out.contains("Pulse"), "{}", again.out);
    assert!(again.out.contains("nowhere: el archivo no existe"));
}

/// At a terminal, which `script` is: *Guardar* asks before it overwrites.
#[cfg(target_os = "linux")]
#[test]
fn a_person_is_asked_before_a_file_is_overwritten() {
    let folder = Folder::new("third-overwrite");
    let file = folder.file("kept.tab", FILE);
    let words = format!("{} third --size 3 --seed 4 --lang es", PROGRAM);
    let saves = |answer: &str| {
        let mut script = isolated("script");
        script.args(["-qec", &words, "/dev/null"]);
        script.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = script.spawn().unwrap();
        let keys = format!("\nb\n\nG\n{file}\n{answer}\nf\n3\n");
        let mut input = child.stdin.take().unwrap();
        input.write_all(keys.as_bytes()).unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let said = saves("n");
    assert!(said.contains("ya existe: ¿sustituirlo?"), "{said}");
    assert!(said.contains("No se ha escrito nada"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), FILE);
    let said = saves("s");
    assert!(said.contains("El tablero se ha escrito en"), "{said}");
    let board = std::fs::read_to_string(&file).unwrap();
    assert!(board.starts_with("1\n0\n"), "{board}");
}

#[test]
fn it_ends_with_its_input() {
    let whole = "1\n3\n2\n\nb\n\nm\n2\n";
    for length in 0..=whole.len() {
        let words = "third --seed 0";
        let answer = piped(words, &whole.as_bytes()[..length]);
        assert_eq!((answer.status, &*answer.err), (0, ""), "{length}");
        assert!(answer.out.ends_with('\n'));
    }
}

#[test]
fn without_a_seed_one_is_taken_and_told() {
    let play = |more: &str| piped(&format!("third --size 4{more}"), b"\nb\n\nf\n3\n");
    let answers = [(); 2].map(|()| play(""));
    for answer in &answers {
        assert_eq!(answer.status, 0);
        let seed = answer.err.trim_end();
        assert!(seed.starts_with("--seed "), "{answer:?}");
        assert_eq!(play(&format!(" {seed}")).out, answer.out);
    }
    assert_ne!(answers[0].err, answers[1].err);
}

#[test]
fn clone2048_move_prints_the_file_after_the_movement() {
    let folder = Folder::new("third-move");
    let file = folder.file("ej1.tab", FILE);
    for (to, expected) in [
        ("left", "4\n20\nC...\n....\n.*B.\n....\n"),
        ("right", "4\n20\n...C\n....\n.*.B\n....\n"),
        ("up", "4\n17\nBB.B\n....\n.*..\n....\n"),
        ("down", "4\n17\n....\n.B..\n.*..\nB..B\n"),
    ] {
        let answer = run(&format!("third move {file} --to {to}"));
        assert_eq!(
            (answer.status, &*answer.out, &*answer.err),
            (0, expected, "")
        );
    }
    let piped = piped("third move - --to left", FILE.as_bytes());
    assert_eq!(piped.out, "4\n20\nC...\n....\n.*B.\n....\n");
}

#[test]
fn clone2048_move_refuses_what_it_cannot_use() {
    for (input, begin) in [
        (&b"3\n17\nAA\n.1\n"[..], "clickomania: <stdin>:4:2: "),
        (b"3\n17\nA\xff\n..\n", "clickomania: <stdin>:3:2: "),
    ] {
        let answer = piped("third move - --to up", input);
        assert_eq!((answer.status, &*answer.out), (2, ""));
        assert!(answer.err.starts_with(begin), "{}", answer.err);
    }
    for (words, begin) in [
        ("third move - --to north", "--to: "),
        ("third --size 1", "--size: "),
        ("third --obstacles 1", "--obstacles: "),
        ("third --size 2 --obstacles 4", "--obstacles: "),
        ("third --size 2 --file x", "--file: "),
        ("third --file nowhere.tab", "nowhere.tab: "),
        (
            "third play --games 1 --size 2 --obstacles 4",
            "--obstacles: ",
        ),
    ] {
        refused(words, begin);
    }
}

#[test]
fn the_computer_plays_whole_games_the_same_for_the_same_numbers() {
    let words = "third play --games 4 --size 3 --seed 7 --json";
    for player in ["rule", "trained"] {
        let played = [(); 2].map(|()| {
            let answer = run(&format!("{words} --player {player}"));
            assert_eq!((answer.status, &*answer.err), (0, ""));
            let mut row = answer.json().remove(0);
            row["moves_per_second"] = 0.into();
            row
        });
        assert_eq!(played[0], played[1]);
        assert_eq!(played[0]["games"], 4);
        let highest = played[0]["highest"].as_object().unwrap();
        let games: u64 = highest.values().map(|games| games.as_u64().unwrap()).sum();
        assert_eq!(games, 4);
    }
    let table = run("third play --games 2 --size 2 --obstacles 1");
    assert!(table.out.contains("100.0 %"), "{}", table.out);
}
