use super::*;
use engine::language::file::write;
use engine::text::Language;

const TIME: &str = "1970-01-01 00:00:00 UTC";

fn handed(program: &str) -> Handed {
    let slot = HandedText {
        task: None,
        number: 3,
        saved: TIME.to_owned(),
        brought: false,
        program: program.to_owned(),
    };
    Handed::new(
        "Ada \"la\" #1",
        TIME.to_owned(),
        TIME.to_owned(),
        vec![slot],
    )
}

#[test]
fn what_is_written_is_read_again() {
    let text = Text::load(Language::It).unwrap();
    let program = Program::new("con \"virgolette\"# e \\");
    let handed = handed(&write(&program));
    let file = handed.text();
    assert!(file.starts_with(BEGINNING), "{file}");
    assert_eq!(Handed::parse(file.as_bytes(), &text), Ok(handed.clone()));
    let slots: Vec<_> = handed.slots().collect();
    assert_eq!(slots[0].number, 3);
    let found = slots[0].program.as_ref();
    assert!(found.is_some_and(|found| found.same_text_as(&program)));
}

#[test]
fn what_is_damaged_or_newer_says_so() {
    let text = Text::load(Language::It).unwrap();
    let file = handed("no program").text();
    let damaged = file.replace("slots: [", "slots: ![");
    let why = Handed::parse(damaged.as_bytes(), &text).unwrap_err();
    let (before, _) = damaged.split_once("![").unwrap();
    let line = before.lines().count();
    assert!(why.contains(&format!("riga {line},")), "{why}");
    // Also if what is new in it cannot be read.
    for newer in [
        file.replace("format: 2", "format: 3"),
        "Contest(format: 3, slots: {\"a\": Unheard(of: [])})".to_owned(),
    ] {
        let newer = Handed::parse(newer.as_bytes(), &text);
        assert_eq!(newer, Err(text.msg_contest_says_newer()));
    }
    let read = Handed::parse(file.as_bytes(), &text).unwrap();
    assert!(read.slots().next().unwrap().program.is_none());
}

#[test]
fn all_that_a_contest_notes_is_read_again() {
    let text = Text::load(Language::It).unwrap();
    let mut handed = handed("Program(format: 1, name: \"\")");
    handed.course = Some("gara".to_owned());
    handed.minutes = Some(90);
    handed.slots[0].task = Some("strisce".to_owned());
    handed.named.insert("strisce".to_owned(), 3);
    let at = || TIME.to_owned();
    for slot in 0..MOST_EVENTS + 5 {
        let task = Some("strisce".to_owned());
        let at = at();
        handed.savings.push(Saving { at, task, slot });
    }
    handed.brought.push(Brought {
        at: at(),
        how: Origin::Clipboard,
        task: None,
        blocks: 12,
    });
    for what in [
        SignKind::Restarted,
        SignKind::ClosedFor(340),
        SignKind::CommandLine("judge".to_owned()),
    ] {
        handed.signs.push(HandedSign { at: at(), what });
    }
    let read = Handed::parse(handed.text().as_bytes(), &text).unwrap();
    assert_eq!(read.slots().next().unwrap().task, Some(TaskId::STRISCE));
    // The last savings are kept.
    handed.savings.drain(..5);
    assert_eq!(read, handed);
}

#[test]
fn what_was_edited_after_it_was_handed_in_is_read_with_a_sign() {
    let text = Text::load(Language::It).unwrap();
    let changed = |file: &str| {
        let handed = Handed::parse(file.as_bytes(), &text).unwrap();
        let mut signs = handed.signs.iter();
        signs.any(|sign| sign.what == SignKind::HandInChanged)
    };
    let mut handed = handed("Program(\n    format: 1,\n)");
    handed.signs.push(HandedSign {
        at: TIME.to_owned(),
        what: SignKind::ClosedFor(340),
    });
    let file = handed.text();
    assert!(!changed(&file));
    // On its way through a system that ends lines differently.
    assert!(!changed(&file.replace('\n', "\r\n")));
    let (before, _) = file.split_once("    seal:").unwrap();
    for edited in [
        file.replace("340", "34"),
        file.replace("format: 1,", "format: 1, variables: [],"),
        format!("{before})"),
    ] {
        assert_ne!(edited, file);
        assert!(changed(&edited), "{edited}");
    }
}

#[test]
fn what_version_0_1_wrote_is_read() {
    let text = Text::load(Language::It).unwrap();
    let file = include_str!("../../tests/fixtures/v0.1/files/handed-in.ron");
    let handed = Handed::parse(file.as_bytes(), &text).unwrap();
    assert_eq!(handed.name, "Ada");
    assert!(handed.named.is_empty() && handed.signs.is_empty());
    let tasks: Vec<_> = handed.slots().map(|slot| slot.task).collect();
    assert_eq!(tasks[0], Some(TaskId::CLICKOMANIA));
}

#[test]
fn the_code_tells_what_was_changed_even_if_the_checksum_was_put_right() {
    let text = Text::load(Language::It).unwrap();
    let handed = handed("Program(\n    format: 1,\n)");
    let code = handed.code();
    let read = |file: &str| Handed::parse(file.as_bytes(), &text).unwrap();
    assert_eq!(read(&handed.text()).code(), code);
    assert_eq!(read(&handed.text().replace('\n', "\r\n")).code(), code);
    let mut edited = handed.clone();
    edited.slots[0].number = 4;
    // Its checksum is right.
    let edited = read(&edited.text());
    assert!(edited.signs.is_empty());
    assert_ne!(edited.code(), code);
    // Where it is wrong the code is not that of the sign.
    let edited = read(&handed.text().replace("number: 3", "number: 4"));
    assert_eq!(edited.signs.len(), 1);
    assert_ne!(edited.code(), code);
}

#[test]
fn names_and_times_do_not_fill_memory() {
    let text = Text::load(Language::It).unwrap();
    let long = "è".repeat(50_000);
    let mut handed = handed("");
    handed.name.clone_from(&long);
    handed.course = Some(long.clone());
    handed.named.insert(long.clone(), 1);
    handed.signs.push(HandedSign {
        at: long.clone(),
        what: SignKind::CommandLine(long.clone()),
    });
    let file = handed.text();
    assert!(file.len() > 400_000);
    let read = Handed::parse(file.as_bytes(), &text).unwrap();
    assert_eq!(read.name, long[..2 * LONGEST_NAME]);
    // The checksum is that of the whole.
    assert_eq!(read.signs.len(), 1);
    assert!(read.text().len() < 4_000, "{}", read.text().len());
}

#[test]
fn a_file_cannot_hold_any_number_of_slots() {
    let text = Text::load(Language::It).unwrap();
    let mut handed = handed("");
    let slot = handed.slots[0].clone();
    handed.slots = vec![slot; MOST_SLOTS + 1];
    let why = Handed::parse(handed.text().as_bytes(), &text).unwrap_err();
    assert!(why.contains("1000"), "{why}");
}
