//! Names and pasted texts that nobody expects: as long as a book, in scripts of all directions, a thousand of them.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ComparisonCommand, EditorCommand, SlotCommand};
use egui::Event;
use std::time::{Duration, Instant};

/// A person would have given up after this, even before a build for tests.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn a_clipboard_of_a_hundred_megabytes_is_answered_with_a_sentence() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let before = person.program();
    for filler in ["x", "("] {
        let begun = Instant::now();
        let text = filler.repeat((100 << 20) / filler.len());
        person.harness.event(Event::Paste(text));
        person.looks();
        let said = person.status();
        assert!(!said.is_empty() && said.len() < 1_000, "{filler:?}: {said}");
        assert!(
            begun.elapsed() < PATIENCE,
            "{filler:?}: {:?}",
            begun.elapsed()
        );
        assert!(person.program().same_text_as(&before), "{filler:?}");
    }
}

#[test]
fn programs_may_be_called_anything() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    // A harness refuses letters that no font has; a window draws a box for them.
    let tofu = egui::MissingGlyphPolicy::Tofu;
    person.harness.ctx.set_missing_glyph_policy(tofu);
    for (what, name) in [
        ("long", "n".repeat(100_000)),
        ("combining", format!("e{}", "\u{301}".repeat(20_000))),
        ("right to left", "שלום עולם مرحبا بالعالم ".repeat(300)),
        (
            "turned",
            "\u{202e}abc\u{2066}def\u{1b}[31m\n\t\0".to_owned(),
        ),
        ("four scripts", "имя 名前 שם név 🧱".to_owned()),
        ("plain", "fine".to_owned()),
    ] {
        let begun = Instant::now();
        person.commands(EditorCommand::Rename(name.clone()).into());
        person.looks();
        person.commands(SlotCommand::Store(1).into());
        person.looks();
        person.commands(ComparisonCommand::Toggle.into());
        person.looks();
        person.commands(ComparisonCommand::Toggle.into());
        person.looks();
        assert!(begun.elapsed() < PATIENCE, "{what}: {:?}", begun.elapsed());
        assert!(!person.program().header().name.is_empty(), "{what}");
    }
    person.leaves();
    // And they are there again.
    let mut person = Person::sits_down(&folder.0);
    assert_eq!(person.program().header().name, "fine");
}

#[test]
fn a_thousand_variables_and_one_name_in_four_scripts() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let mut names: Vec<String> = (0..1_000).map(|number| format!("v{number}")).collect();
    // One name to the eye, several to the program.
    names.extend(["a", "а", "ａ", "α", "é", "e\u{301}", "имя", "名前", "שם"].map(str::to_owned));
    names.push("n".repeat(50_000));
    let quoted: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
    let sets: Vec<String> = quoted
        .iter()
        .map(|name| format!("Set(var: {name}, to: Number(1))"))
        .collect();
    let text = format!(
        "Program(format: 1, name: \"tante\", variables: [{}], on_click: [{}])",
        quoted.join(", "),
        sets.join(", ")
    );
    let begun = Instant::now();
    person.commands(EditorCommand::Paste(text).into());
    person.looks();
    let program = person.program();
    let found: Vec<&str> = program
        .variables()
        .iter()
        .map(|variable| &*variable.name)
        .collect();
    for name in &names {
        assert!(
            found.contains(&&**name),
            "{:.20}: {}",
            name,
            person.status()
        );
    }
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert!(person.program().same_text_as(&program));
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
}
