//! `picture PROGRAM -o OUT`, and pictures where programs are read.

use crate::support::{Folder, clickomania, isolated, piped};
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
        let again = clickomania(&["words", &path]);
        assert_eq!((again.status, again.out), (0, words.out.clone()), "{name}");
        let cost = clickomania(&["cost", &path, "--json"]).object();
        assert_eq!(cost["cost"], 3);
        // From a picture of the picture, and through a pipe.
        let copy = folder.path("copy.svg");
        assert_eq!(
            clickomania(&["picture", &path, "--output", &copy]).status,
            0
        );
        let bytes = fs::read(copy).unwrap();
        assert_eq!(piped(&["words", "-"], &bytes).out, words.out);
    }
}

#[test]
fn the_picture_speaks_the_language_of_the_command() {
    let folder = Folder::new("picture-language");
    let drawn = |lang: &str| {
        let path = folder.path("a.svg");
        clickomania(&["picture", PROGRAM, "-o", &path, "--lang", lang]);
        fs::read_to_string(path).unwrap()
    };
    assert!(drawn("it").contains("A ogni click"));
    assert!(!drawn("en").contains("A ogni click"));
}

#[test]
fn what_cannot_be_drawn_leaves_the_file_as_it_was() {
    let folder = Folder::new("picture-refused");
    let out = folder.file("out.png", "before");
    let far = "loose: [(at: (90000, 90000), blocks: [DropAll])],\n)";
    let program = bundled::program("solutions/costo-40.ron").unwrap();
    let program = program.trim_end().strip_suffix(')').unwrap();
    let far = folder.file("far.ron", format!("{program}{far}"));
    let refused = clickomania(&["picture", &far, "-o", &out, "--lang", "en"]);
    assert_eq!(refused.status, 2);
    assert!(
        refused.err.starts_with(&format!("clickomania: {out}: ")),
        "{}",
        refused.err
    );
    assert!(
        refused.err.contains(".svg") && refused.err.contains(" × "),
        "{}",
        refused.err
    );
    assert_eq!(fs::read_to_string(&out).unwrap(), "before");
    let svg = folder.path("far.svg");
    assert_eq!(clickomania(&["picture", &far, "-o", &svg]).status, 0);
}

#[test]
fn wrong_words_are_refused() {
    let folder = Folder::new("picture-words");
    let refused = |arguments: &[&str], why: &str| {
        let answer = clickomania(&[&["picture"], arguments, &["--lang", "en"]].concat());
        assert_eq!((answer.status, &*answer.out), (2, ""), "{arguments:?}");
        assert!(answer.err.contains(why), "{arguments:?}: {}", answer.err);
    };
    refused(&[PROGRAM], "--output: ");
    refused(&[PROGRAM, "-o", "a.jpg"], "--output: “a.jpg”");
    refused(&[PROGRAM, "-o"], "--output: ");
    let missing = folder.path("no/a.svg");
    refused(
        &[PROGRAM, "-o", &missing],
        "a.svg: the folder does not exist",
    );
    let inside = folder.file("a.svg", "");
    refused(&["nowhere.ron", "-o", &inside], "nowhere.ron: ");
    fs::create_dir(folder.path("b.png")).unwrap();
    refused(&[PROGRAM, "-o", &folder.path("b.png")], "b.png: ");
}

#[test]
fn pictures_without_a_program_say_so() {
    let folder = Folder::new("picture-foreign");
    let foreign = folder.file("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    let cut = folder.file("cut.png", b"\x89PNG\r\n\x1a\n\0\0");
    for (path, why) in [(foreign, "no program in this picture"), (cut, "damaged")] {
        let answer = clickomania(&["cost", &path, "--lang", "en"]);
        assert_eq!(answer.status, 2);
        let named = format!("clickomania: {path}: ");
        assert!(
            answer.err.starts_with(&named) && answer.err.contains(why),
            "{}",
            answer.err
        );
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
