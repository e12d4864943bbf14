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
