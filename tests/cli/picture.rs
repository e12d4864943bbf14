//! `picture PROGRAM -o OUT`, and pictures where programs are read.

use crate::support::{Folder, clickomania, isolated, piped, refused, run};
use engine::bundled;
use std::fs;

const PROGRAM: &str = "programs/solutions/costo-3.ron";

#[test]
fn a_picture_is_a_program_everywhere() {
    let folder = Folder::new("picture");
    let words = clickomania(&["words", PROGRAM]);
    for name in ["a.svg", "a.PNG"] {
        let path = folder.path(name);
        let drawn = clickomania(&["picture", PROGRAM, "-o", &path]);
        assert_eq!((drawn.status, &*drawn.out, &*drawn.err), (0, "", ""));
        let again = run(&format!("words {path}"));
        assert_eq!((again.status, again.out), (0, words.out.clone()), "{name}");
        let cost = run(&format!("cost {path} --json")).object();
        assert_eq!(cost["cost"], 3);
        // From a picture of the picture, and through a pipe.
        let copy = folder.path("copy.svg");
        assert_eq!(run(&format!("picture {path} --output {copy}")).status, 0);
        let bytes = fs::read(copy).unwrap();
        assert_eq!(piped("words -", &bytes).out, words.out);
    }
}

#[test]
fn what_cannot_be_drawn_leaves_the_file_as_it_was() {
    let folder = Folder::new("picture-refused");
    let out = folder.file("out.png", "before");
    let far = "loose: [(at: (90000, 90000), blocks: [DropAll])],\n)";
    let program = bundled::program("solutions/costo-40.ron").unwrap();
    let program = program.trim_end().strip_suffix(')').unwrap();
    let far = folder.file("far.ron", format!("{program}{far}"));
    refused(
        &format!("picture {far} -o {out} --lang en"),
        &format!("{out}: "),
    );
    assert_eq!(fs::read_to_string(&out).unwrap(), "before");
    let svg = folder.path("far.svg");
    assert_eq!(run(&format!("picture {far} -o {svg}")).status, 0);
}

#[test]
fn wrong_words_are_refused() {
    let folder = Folder::new("picture-words");
    let missing = folder.path("no/a.svg");
    let inside = folder.file("a.svg", "");
    fs::create_dir(folder.path("b.png")).unwrap();
    let directory = folder.path("b.png");
    for (words, begin) in [
        (PROGRAM.to_owned(), "--output: "),
        (format!("{PROGRAM} -o a.jpg"), "--output: “a.jpg”"),
        (format!("{PROGRAM} -o a.gif"), "--output: “a.gif”"),
        (format!("{PROGRAM} -o a.png --click 0,0"), "--film: "),
        (
            format!("{PROGRAM} -o a.png --film --wall-seed 1"),
            "--click: ",
        ),
        (format!("{PROGRAM} -o a.png --film --click 0,0"), "--wall: "),
        (
            format!("{PROGRAM} -o a.svg --film --wall-seed 1 --click 0,0"),
            "--output: “a.svg”",
        ),
        (
            format!("{PROGRAM} -o a.gif --film --wall-seed 1 --click 9,0"),
            "--click: ",
        ),
        (format!("{PROGRAM} -o {missing}"), &*missing),
        (format!("nowhere.ron -o {inside}"), "nowhere.ron: "),
        (format!("{PROGRAM} -o {directory}"), &directory),
    ] {
        refused(&format!("picture {words}"), begin);
    }
}

/// Runs `picture` in a shell that allows files of one block only, so that the picture cannot be written
/// to its end. `before` is done in the shell first.
#[cfg(unix)]
fn with_short_files(before: &str, out: &str) -> std::process::Output {
    let script = format!("{before} ulimit -f 1; exec \"$0\" \"$@\"");
    isolated("sh")
        .args(["-c", &script, crate::support::PROGRAM])
        .args(["picture", PROGRAM, "-o", out, "--lang", "en"])
        .output()
        .unwrap()
}

#[test]
#[cfg(unix)]
fn a_process_that_is_killed_while_it_writes_leaves_the_old_file() {
    use std::os::unix::process::ExitStatusExt as _;
    let folder = Folder::new("picture-killed");
    let out = folder.file("out.svg", "before");
    let killed = with_short_files("", &out);
    // SIGXFSZ, from the first byte beyond the block.
    assert!(killed.status.signal().is_some(), "{killed:?}");
    assert_eq!(fs::read_to_string(&out).unwrap(), "before");
}

#[test]
#[cfg(unix)]
fn a_disk_that_takes_no_more_leaves_the_old_file_and_nothing_else() {
    let folder = Folder::new("picture-full");
    let out = folder.file("out.svg", "before");
    // Ignored, the signal becomes an error of `write`.
    let refused = with_short_files("trap '' XFSZ;", &out);
    let told = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2), "{told}");
    assert!(told.starts_with(&format!("clickomania: {out}: ")), "{told}");
    assert!(!told.contains(".tmp"), "{told}");
    assert_eq!(fs::read_to_string(&out).unwrap(), "before");
    assert_eq!(fs::read_dir(folder.path("")).unwrap().count(), 1);
}

/// The duration of an animated PNG in seconds, and how often it is shown (0: for ever).
fn duration(png: &[u8]) -> (f64, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    let (mut at, mut seconds, mut plays) = (8, 0.0, 1);
    while at < png.len() {
        match &png[at + 4..at + 8] {
            b"acTL" => plays = number(at + 12),
            b"fcTL" => {
                let delay = number(at + 28);
                seconds += f64::from(delay >> 16) / f64::from(delay & 0xffff);
            }
            _ => {}
        }
        at += number(at) as usize + 12;
    }
    (seconds, plays)
}

#[test]
fn the_last_click_is_filmed_whatever_its_length() {
    let folder = Folder::new("picture-film");
    for (program, most) in [("costo-3", 12.01), ("costo-40", 5.0)] {
        let file = format!("programs/solutions/{program}.ron");
        let words = format!(
            "picture {file} --film --wall assets/walls/serpente.txt --click 0,3 --click 0,4"
        );
        let film = folder.path("film.png");
        let filmed = run(&format!("{words} -o {film}"));
        assert_eq!((filmed.status, &*filmed.out, &*filmed.err), (0, "", ""));
        let bytes = fs::read(&film).unwrap();
        let (seconds, plays) = duration(&bytes);
        assert!(seconds > 2.0 && seconds < most, "{program}: {seconds} s");
        assert_eq!(plays, 0);
        assert!(bytes.len() < 1_500_000);
        // It is a program, like every picture.
        assert_eq!(
            run(&format!("words {film}")).out,
            run(&format!("words {file}")).out
        );
        assert_eq!(run(&format!("{words} -o {film}")).status, 0);
        assert_eq!(fs::read(&film).unwrap(), bytes, "the same bytes again");
        let gif = folder.path("film.GIF");
        assert_eq!(run(&format!("{words} -o {gif}")).status, 0);
        let bytes = fs::read(gif).unwrap();
        assert!(bytes.starts_with(b"GIF89a") && bytes.len() < 1_500_000);
    }
}

#[test]
fn a_move_that_fails_is_filmed_and_an_ignored_click_is_not() {
    let folder = Folder::new("picture-film-no");
    let failing = folder.program(
        "fails.ron",
        "Remove(Clicked), Remove(CellAt(row: Number(9), column: Number(0)))",
    );
    let film = folder.path("film.png");
    let words = |clicks: &str| {
        format!("picture {failing} --film --wall-seed 1 {clicks} -o {film} --lang en")
    };
    // The clicks after the failing one are not played.
    let filmed = run(&words("--click 8,0 --click 8,1"));
    assert_eq!(filmed.status, 1);
    assert!(!filmed.err.is_empty());
    assert!(duration(&fs::read(&film).unwrap()).0 > 2.0);
    fs::remove_file(&film).unwrap();
    let empty = folder.file("wall.txt", [".........\n"; 9].concat());
    let ignored = run(&format!(
        "picture {PROGRAM} --film --wall {empty} --click 8,0 -o {film}"
    ));
    assert_eq!((ignored.status, &*ignored.out), (1, ""));
    assert!(!ignored.err.is_empty());
    assert!(fs::metadata(&film).is_err(), "no file");
    let hole = folder.program("hole.ron", "Remove(Hole)");
    let unready = run(&format!(
        "picture {hole} --film --wall-seed 1 --click 8,0 -o {film}"
    ));
    assert_eq!(unready.status, 1);
    assert!(fs::metadata(&film).is_err(), "no file");
}
