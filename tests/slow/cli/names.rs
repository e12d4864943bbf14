//! Names that want to be more than names – of programs, people, variables and files – in everything that is written:
//! they are shown, and stay names.

use crate::support::{Answer, Folder, clickomania};
use std::fs;

/// Ends a line, colours the terminal, sets its title by a control character of one byte, turns the writing, closes an
/// element and a quotation, is a formula.
const NAME: &str = "=1+1\n\u{1b}[31m\u{9b}5m\u{7}\u{202e}<script>alert(\"x\")</script>&'\"";
/// What can be the name of a file, too.
const FILE: &str = "=1+1\n\u{1b}[31m\u{202e}<script>&'\".ron";

fn program() -> String {
    let quoted = format!("{NAME:?}");
    format!(
        "Program(format: 1, name: {quoted}, author: {quoted}, note: {quoted}, variables: [{quoted}], on_click: [{}])",
        blocks()
    )
}

fn blocks() -> String {
    let quoted = format!("{NAME:?}");
    format!(
        "Comment({quoted}, Set(var: {quoted}, to: Number(1))), \
         Repeat(times: Get({quoted}), body: [RemoveAreaAndDrop(Clicked)])"
    )
}

/// No control character but ends of lines, no turn of the writing.
fn assert_plain(what: &str, text: &str) {
    let strange = |character: &char| {
        let turns = matches!(character, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        turns || (character.is_control() && *character != '\n')
    };
    // Lines of CSV end with both.
    let text = text.replace("\r\n", "\n");
    let found = text.chars().find(strange);
    assert_eq!(found, None, "{what}: {text:?}");
}

fn assert_no_markup(what: &str, page: &str) {
    assert_plain(what, page);
    for markup in ["<script", "alert(\"", "\"x\")"] {
        assert!(!page.contains(markup), "{what}: {markup}: {page}");
    }
}

fn runs(arguments: &[&str]) -> Answer {
    let answer = clickomania(&[arguments, &["--lang", "en"]].concat());
    assert!(
        [0, 1, 2].contains(&answer.status),
        "{arguments:?}: {answer:?}"
    );
    for text in [&answer.out, &answer.err] {
        assert_plain(&arguments.join(" "), text);
    }
    answer
}

#[test]
fn no_name_ends_a_line_or_moves_the_cursor() {
    let folder = Folder::new("names");
    let file = folder.file(FILE, program());
    let plain = folder.file("plain.ron", program());
    let wall = folder.file("wall.txt", format!("{}\n", "RRRRRRRRR\n".repeat(9)));
    let missing = folder.path(&format!("none {FILE}"));
    let broken = folder.file(&format!("broken {FILE}"), "Program(");
    for one in [&file, &plain, &missing, &broken] {
        // A line for each file, and none more for its name.
        for command in ["check", "cost", "judge --effort quick"] {
            let words: Vec<&str> = command.split(' ').chain([&**one]).collect();
            let answer = runs(&words);
            let lines = answer.out.lines().chain(answer.err.lines());
            let begins =
                lines.filter(|line| line.starts_with("<script>") || line.starts_with('\''));
            assert_eq!(begins.count(), 0, "{command}: {answer:?}");
        }
        runs(&["check", "--json", one]);
        runs(&["cost", "--json", one]);
        runs(&["judge", "--json", "--effort", "quick", one]);
        runs(&["words", one]);
        runs(&["hints", one]);
        runs(&["trace", one, "--wall", &wall, "--click", "0,0"]);
        runs(&["trace", one, "--wall", &wall, "--click", "0,0", "--json"]);
        runs(&["run", one, "--wall", &wall, "--click", "0,0"]);
        runs(&["compare", one, &plain]);
        runs(&["compare", &plain, one, "--json"]);
        runs(&["class", one, "--effort", "quick"]);
        runs(&["class", one, "--effort", "quick", "--json"]);
        runs(&["task", "check", one]);
        runs(&["import", one]);
        runs(&["mines", "hint", one]);
        runs(&["tantrix", "check", one]);
    }
    // What is written is RON, which escapes too.
    let words = runs(&["words", &plain]).out;
    assert!(
        words.lines().all(|line| !line.starts_with("<script")),
        "{words}"
    );
}

#[test]
fn no_name_is_markup_or_a_formula() {
    let folder = Folder::new("markup");
    let file = folder.file(FILE, program());
    let folder_of_files = folder.path("");
    for (command, format) in [("judge", "html"), ("class", "html")] {
        let page = runs(&[
            command,
            "--effort",
            "quick",
            "--format",
            format,
            &folder_of_files,
        ]);
        assert_no_markup(command, &page.out);
        assert!(page.out.contains("&lt;script&gt;"), "{command}");
    }
    for command in ["judge", "class"] {
        let csv = runs(&[
            command,
            "--effort",
            "quick",
            "--format",
            "csv",
            &folder_of_files,
        ]);
        let fields = csv.out.lines().flat_map(|line| line.split([',', ';']));
        for field in fields {
            let field = field.trim_start_matches('"');
            let number = field.trim_end_matches('"').parse::<f64>().is_ok();
            assert!(
                number || !field.starts_with(['=', '+', '@']),
                "{command}: {csv:?}"
            );
        }
    }
    let picture = folder.path("picture.svg");
    runs(&["picture", &file, "-o", &picture]);
    let svg = fs::read_to_string(&picture).unwrap();
    assert!(!svg.contains("<script") && !svg.contains('\u{1b}'), "{svg}");
}
