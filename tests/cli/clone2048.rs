//! The console game through a pipe, and `third move`.

use crate::support::{Folder, PROGRAM, clickomania, isolated, piped};
use engine::text::Language;
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
    let answer = piped(&["third", "--seed", "5"], input.as_bytes());
    assert_eq!((answer.status, &*answer.err), (0, ""));
    insta::assert_snapshot!("a_whole_game", answer.out.replace(&saved, "saved.tab"));
    // What was saved is read again, and the game goes on without a new block.
    let words = ["third", "move", &saved, "--to", "left"];
    assert_eq!(clickomania(&words).status, 0);
    let again = piped(
        &["third"],
        format!("2\nnowhere\n{saved}\nF\n3\n").as_bytes(),
    );
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

/// What is written is written whole or not at all: where files may hold nothing, the one before stays.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_written_whole_stays_as_it_was() {
    let folder = Folder::new("third-whole");
    let file = folder.file("kept.tab", FILE);
    let words = format!(
        "ulimit -f 0; exec {} third --size 9 --seed 4 --lang es",
        PROGRAM
    );
    let mut shell = isolated("sh");
    shell.args(["-c", &words]);
    shell.stdin(std::process::Stdio::piped());
    shell.stdout(std::process::Stdio::piped());
    let mut child = shell.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    // It may be ended by the system before it reads all of this.
    let _ = std::io::Write::write_all(&mut input, format!("\nb\n\nG\n{file}\nf\n3\n").as_bytes());
    drop(input);
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("MOVIMIENTOS = 1"), "it was played: {said}");
    assert!(!said.contains("El tablero se ha escrito en"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), FILE);
}

#[test]
fn a_game_without_a_free_cell_is_over() {
    let input = b"\ns\n\n3\n";
    let answer = piped(&["third", "--size", "2", "--obstacles", "3"], input);
    assert_eq!(answer.status, 0);
    let (_, end) = answer
        .out
        .split_once("MOVIMIENTOS = 1 | PUNTUACIÓN = 0\n")
        .unwrap();
    assert!(
        end.starts_with("FIN DE LA PARTIDA\n1. CREAR NUEVO TABLERO\n"),
        "{end}"
    );
}

#[test]
fn it_ends_with_its_input() {
    let whole = "1\n3\n2\n\nb\n\nm\n2\n";
    for length in 0..=whole.len() {
        let words = ["third", "--seed", "0"];
        let answer = piped(&words, &whole.as_bytes()[..length]);
        assert_eq!((answer.status, &*answer.err), (0, ""), "{length}");
        assert!(answer.out.ends_with('\n'));
    }
}

#[test]
fn without_a_seed_one_is_taken_and_told() {
    let play = |words: &[&str]| {
        piped(
            &[&["third", "--size", "4"], words].concat(),
            b"\nb\n\nf\n3\n",
        )
    };
    let answers = [(); 2].map(|()| play(&[]));
    for answer in &answers {
        assert_eq!(answer.status, 0);
        let told = answer.err.trim_end().strip_prefix("--seed ");
        let seed = told.unwrap_or_else(|| panic!("a seed: {answer:?}"));
        assert_eq!(play(&["--seed", seed]).out, answer.out);
    }
    assert_ne!(answers[0].err, answers[1].err);
}

#[test]
fn other_languages_have_other_keys() {
    for (lang, input, moves) in [
        ("en", "\nu\n\nf\n3\n", "MOVES = 1"),
        ("it", "\na\n\nF\n3\n", "MOVIMENTI = 1"),
        ("es", "\ns\n\nF\n3\n", "MOVIMIENTOS = 1"),
    ] {
        let words = ["third", "--size", "3", "--seed", "0", "--lang", lang];
        let answer = piped(&words, input.as_bytes());
        assert_eq!((answer.status, &*answer.err), (0, ""));
        assert!(answer.out.contains(moves), "{}", answer.out);
    }
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
        let answer = clickomania(&["third", "move", &file, "--to", to]);
        assert_eq!(
            (answer.status, &*answer.out, &*answer.err),
            (0, expected, "")
        );
    }
    let piped = piped(&["third", "move", "-", "--to", "left"], FILE.as_bytes());
    assert_eq!(piped.out, "4\n20\nC...\n....\n.*B.\n....\n");
}

/// The board of the paper, as its console shows it after *Bajar*: 17 points become 20.
#[test]
fn the_example_of_the_paper() {
    let before = "3\n17\n...A\nBB..\n.*.B\nB..C\n";
    let after = "4\n20\n....\n.B.A\n.*.B\nC..C\n";
    let moved = piped(&["third", "move", "-", "--to", "down"], before.as_bytes());
    assert_eq!((moved.status, &*moved.out), (0, after));
    let folder = Folder::new("third-paper");
    let file = folder.file("ej1.tab", before);
    let game = piped(&["third", "--file", &file], b"B\n\nF\n3\n");
    assert_eq!(game.status, 0);
    let shown = "+-+-+-+-+\n| | | | |\n+-+-+-+-+\n| |B| |A|\n+-+-+-+-+\n| |*| |B|\n+-+-+-+-+\n|C| | |C|\n+-+-+-+-+\n\
                 MOVIMIENTOS = 4 | PUNTUACIÓN = 20\n";
    assert!(game.out.contains(shown), "{}", game.out);
    assert!(include_str!("../../README.md").contains(before.trim_end()));
}

#[test]
fn boards_are_as_large_as_memory_holds_and_blanks_do_not_matter() {
    let rows = format!("{}\n", ".".repeat(1200)).repeat(1199);
    let large = format!("0\n0\n{}A\n{rows}", ".".repeat(1199));
    let answer = piped(&["third", "move", "-", "--to", "left"], large.as_bytes());
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert!(answer.out.starts_with("1\n0\nA.."));
    let answer = piped(
        &[
            "third",
            "--size",
            "200",
            "--obstacles",
            "39999",
            "--seed",
            "1",
        ],
        b"\nF\n3\n",
    );
    assert_eq!(answer.status, 0);
    assert_eq!(answer.out.matches('*').count(), 2 * 39_999);
    let blanks = b"3 \n17\t\nAA  \n..\r\n\n  \n";
    let answer = piped(&["third", "move", "-", "--to", "left"], blanks);
    assert_eq!((answer.status, &*answer.out), (0, "4\n19\nB.\n..\n"));
}

#[test]
fn clone2048_move_refuses_what_it_cannot_use() {
    for (input, begin) in [
        (&b"3\n17\nAA\n.1\n"[..], "clickomania: <stdin>:4:2: "),
        (b"3\n17\nA\xff\n..\n", "clickomania: <stdin>:3:2: "),
    ] {
        for lang in Language::complete().map(Language::code) {
            let words = ["third", "move", "-", "--to", "up", "--lang", lang];
            let answer = piped(&words, input);
            assert_eq!((answer.status, &*answer.out), (2, ""));
            assert!(answer.err.starts_with(begin), "{}", answer.err);
            assert_eq!(answer.err.lines().count(), 1);
        }
    }
    for (words, begin) in [
        (
            &["third", "move", "-", "--to", "north"][..],
            "clickomania: --to: ",
        ),
        (&["third", "move", "-"], "clickomania: --to: "),
        (&["third", "--size", "1"], "clickomania: --size: "),
        (&["third", "--obstacles", "1"], "clickomania: --obstacles: "),
        (
            &["third", "--size", "2", "--obstacles", "4"],
            "clickomania: --obstacles: ",
        ),
        (
            &["third", "--size", "2", "--file", "x"],
            "clickomania: --file: ",
        ),
        (
            &["third", "--file", "nowhere.tab"],
            "clickomania: nowhere.tab: ",
        ),
    ] {
        let answer = clickomania(words);
        assert_eq!((answer.status, &*answer.out), (2, ""), "{words:?}");
        assert!(answer.err.starts_with(begin), "{}", answer.err);
    }
}

#[test]
fn the_computer_plays_whole_games_the_same_for_the_same_numbers() {
    let words = [
        "third", "play", "--games", "4", "--size", "3", "--seed", "7", "--json",
    ];
    for player in ["rule", "trained"] {
        let played = [(); 2].map(|()| {
            let answer = clickomania(&[&words[..], &["--player", player]].concat());
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
    let table = clickomania(&[
        "third",
        "play",
        "--games",
        "2",
        "--size",
        "2",
        "--obstacles",
        "1",
    ]);
    assert!(table.out.contains("100.0 %"), "{}", table.out);
    let full = [
        "third",
        "play",
        "--games",
        "1",
        "--size",
        "2",
        "--obstacles",
        "4",
    ];
    let answer = clickomania(&full);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("--obstacles"), "{}", answer.err);
}
