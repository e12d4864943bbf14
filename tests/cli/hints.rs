//! `hints`.

use crate::support::{Folder, RIGHT, clickomania, keys};

const PHASES: &str = "InfectArea(Clicked), RemoveInfected, DropAll";

#[test]
fn json_goes_from_general_to_concrete() {
    let folder = Folder::new("hints");
    let file = folder.program("a.ron", PHASES);
    let answer = clickomania(&["hints", &file, "--json"]);
    assert_eq!((answer.status, &*answer.err), (0, ""));
    assert_eq!(keys(answer.out.trim_end()), ["file", "hints"]);
    let object = answer.object();
    let hints = object["hints"].as_array().unwrap();
    let levels: Vec<&str> = hints
        .iter()
        .map(|hint| hint["level"].as_str().unwrap())
        .collect();
    let expected = ["general"; 3]
        .into_iter()
        .chain(["place"; 3])
        .chain(["concrete"; 3]);
    assert!(levels.iter().copied().eq(expected), "{levels:?}");
    let about: Vec<String> = hints[6..]
        .iter()
        .map(|hint| {
            format!(
                "{} {}",
                hint["block"]["path"].as_str().unwrap(),
                hint["saves"]
            )
        })
        .collect();
    assert_eq!(about, ["on_click[1] 4", "on_click[2] 3", "on_click[0] 9"]);
    // The concrete one says what comes in the place of what.
    let message = hints[6]["message"].as_str().unwrap();
    assert_eq!(
        message.lines().map(str::trim).collect::<Vec<_>>(),
        [
            "In place of",
            "Remove all infected bricks",
            "put",
            "For each cell C with an infected brick do",
            "Remove the brick at C",
        ]
    );
    // The general one names no block.
    assert!(!hints[0]["message"].as_str().unwrap().contains('“'));
}

#[test]
fn people_read_them_in_their_language() {
    let folder = Folder::new("hints-words");
    let file = folder.program("a.ron", RIGHT);
    let answer = clickomania(&["hints", &file, "--lang", "it"]);
    assert_eq!(answer.status, 0);
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!(lines[0], format!("{file}: cost 40"));
    assert_eq!(lines[1], "general  on_click[0]  saves 5");
    assert!(
        lines[2].starts_with("    Una mossa è fatta di tre fasi"),
        "{}",
        lines[2]
    );
    assert_eq!(lines.last().unwrap().trim(), "Fai cadere tutti i blocchi");
}

#[test]
fn there_may_be_none() {
    let folder = Folder::new("hints-none");
    let file = folder.file(
        "a.ron",
        engine::bundled::program("solutions/costo-2.ron").unwrap(),
    );
    let answer = clickomania(&["hints", &file, "--json"]);
    let expected = format!("{{\"file\":\"{file}\",\"hints\":[]}}\n");
    assert_eq!((answer.status, answer.out), (0, expected));
    let told = clickomania(&["hints", &file]).out;
    assert!(
        told.contains("no hints") && told.contains("cannot see"),
        "{told}"
    );
}

#[test]
fn a_wrong_program_is_told_of_its_mistake_before_any_saving() {
    let folder = Folder::new("hints-mistake");
    let file = folder.program("a.ron", "Remove(Clicked)");
    let object = clickomania(&["hints", &file, "--json"]).object();
    let first = &object["hints"][0];
    assert_eq!(
        (&first["level"], &first["saves"]),
        (&"general".into(), &0.into())
    );
    let message = first["message"].as_str().unwrap();
    assert!(message.contains("click on"), "{message}");
    let told = clickomania(&["hints", &file]).out;
    assert!(told.starts_with("Before spending less"), "{told}");
}

#[test]
fn a_program_that_is_not_ready_is_told_so_and_unusable_input_is_refused() {
    let folder = Folder::new("hints-refused");
    let file = folder.program("a.ron", "Remove(Hole)");
    let answer = clickomania(&["hints", &file]);
    assert_eq!((answer.status, &*answer.out), (1, ""));
    assert!(answer.err.contains("on_click[0]"), "{}", answer.err);
    let broken = folder.file("broken.ron", "Program(format: 1,\nname: oops)");
    let answer = clickomania(&["hints", &broken]);
    assert_eq!((answer.status, &*answer.out), (2, ""));
    assert!(
        answer
            .err
            .starts_with(&format!("clickomania: {broken}:2:7: ")),
        "{}",
        answer.err
    );
}
