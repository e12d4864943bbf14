//! `hints`.

use crate::support::{Folder, keys, run};

const PHASES: &str = "InfectArea(Clicked), RemoveInfected, DropAll";

#[test]
fn json_goes_from_general_to_concrete() {
    let folder = Folder::new("hints");
    let file = folder.program("a.ron", PHASES);
    let answer = run(&format!("hints {file} --json"));
    assert_eq!((answer.status, &*answer.err), (0, ""));
    assert_eq!(keys(answer.out.trim_end()), ["file", "hints"]);
    let object = answer.object();
    let hints = object["hints"].as_array().unwrap().iter();
    let hints: Vec<String> = hints
        .map(|hint| {
            format!(
                "{} {} {}",
                hint["level"], hint["block"]["path"], hint["saves"]
            )
        })
        .collect();
    let [general, place, concrete] = ["general", "place", "concrete"].map(|level| {
        let of_level = hints.iter().filter(|hint| hint.contains(level));
        of_level
            .map(|hint| hint.replace('"', ""))
            .collect::<Vec<_>>()
    });
    assert_eq!([general.len(), place.len(), hints.len()], [3, 3, 9]);
    assert!(hints.is_sorted_by_key(|hint| {
        ["\"g", "\"p", "\"c"]
            .iter()
            .position(|l| hint.starts_with(l))
    }));
    assert_eq!(
        concrete,
        [
            "concrete on_click[1] 4",
            "concrete on_click[2] 3",
            "concrete on_click[0] 9"
        ]
    );
}

#[test]
fn a_wrong_program_is_told_of_its_mistake_before_any_saving() {
    let folder = Folder::new("hints-mistake");
    let file = folder.program("a.ron", "Remove(Clicked)");
    let object = run(&format!("hints {file} --json")).object();
    let first = &object["hints"][0];
    assert_eq!(
        (&first["level"], &first["saves"]),
        (&"general".into(), &0.into())
    );
    let message = first["message"].as_str().unwrap();
    assert!(message.contains("click on"), "{message}");
    let told = run(&format!("hints {file}")).out;
    assert!(told.starts_with("Before you spend less"), "{told}");
}
