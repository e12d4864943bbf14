//! Two windows on one folder in which people build are killed at any moment: the next two find both
//! programs, as they were a moment before, and say so.

use crate::folder::Folder;
use crate::victim::{Victim, kills, to_be_killed};
use crate::windows::{frame, number_behind, open};
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::PaletteBlock;
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand};
use clickomania::window::kit::command::FileCommand;
use egui::Context;
use engine::chance::Chance;
use engine::language::Kind;
use engine::language::program::Stack;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

/// An empty program follows after so many blocks.
const MOST: usize = 60;

/// The people before the windows.
const PEOPLE: [&str; 2] = ["Anna", "Ugo"];

#[test]
fn killed_windows_lose_no_more_than_the_last_moments() {
    if let Some((folder, name)) = to_be_killed() {
        build_without_end(&folder, &name);
    }
    let mut chance = Chance::new(5);
    // Each time two windows are killed, and two more are opened.
    for kill in 1..=kills().div_ceil(3) {
        let folder = Folder::new();
        let test = "edits::killed_windows_lose_no_more_than_the_last_moments";
        let windows = PEOPLE.map(|name| (name, Victim::start(test, &folder.0, name)));
        // The disk has something of both, sometimes again and again.
        let windows = windows.map(|(name, mut window)| {
            let mut kept = 0;
            let mut made = 0;
            for _ in 0..1 + kill % 3 {
                (made, kept) = hear(&mut window, made);
            }
            (name, window, made, kept)
        });
        std::thread::sleep(Duration::from_micros(chance.below(300_000)));
        let said = windows.map(|(name, window, mut made, mut kept)| {
            for line in window.kill() {
                match told(&line) {
                    Some(("made", number)) => made = number,
                    Some(("kept", number)) => kept = number,
                    _ => {}
                }
            }
            (name, (made, kept))
        });
        let said = BTreeMap::from(said);

        let mut next = [open(&folder.0), open(&folder.0)];
        let mut found = BTreeMap::new();
        for window in &mut next {
            let status = window.app().status().clone();
            let program = window.clickomania().document().program();
            let called = program.header().name.clone();
            let (name, number) = called.split_once(' ').unwrap();
            let number: usize = number.parse().unwrap();
            assert_eq!(
                program.stack(Stack::Hat).len(),
                number % MOST,
                "half an edit"
            );
            let sentence = format!("Ritrovi «{called}» come l'avevi lasciato, salvato ");
            assert!(status.sentence.starts_with(&sentence), "{status:?}");
            found.insert(name.to_owned(), number);
        }
        assert_eq!(found.len(), PEOPLE.len(), "kill {kill}: {found:?}");
        for (name, (made, kept)) in said {
            // It may have been killed before it said what it had made.
            let least_and_most = kept..=made + 1;
            let number = found[name];
            assert!(
                least_and_most.contains(&number),
                "kill {kill}: {name} {number} of {least_and_most:?}"
            );
        }
    }
}

/// What a window says: that it made or kept its version with this number.
fn told(line: &str) -> Option<(&str, usize)> {
    // The harness of the tests says something before the first one.
    let (before, number) = line.rsplit_once(' ')?;
    let word = ["made", "kept"]
        .into_iter()
        .find(|word| before.ends_with(word))?;
    Some((word, number.parse().ok()?))
}

/// Listens until something is on the disk; the last version made, and that one.
fn hear(window: &mut Victim, mut made: usize) -> (usize, usize) {
    loop {
        let line = window.says().expect("the window goes on");
        match told(&line) {
            Some(("made", number)) => made = number,
            Some(("kept", number)) => return (made, number),
            _ => {}
        }
    }
}

/// Is a window in which someone builds without a rest. Its version with a number has that number in its
/// name, and as many blocks, counted from the last empty program.
fn build_without_end(folder: &Path, name: &str) -> ! {
    let ctx = Context::default();
    let mut window = open(folder);
    window.perform::<ClickomaniaMode>(&ctx, ClickomaniaCommand::File(FileCommand::New));
    for number in 1.. {
        let command = match number % MOST {
            0 => ClickomaniaCommand::File(FileCommand::New),
            _ => {
                ClickomaniaCommand::Editor(EditorCommand::Add(PaletteBlock::new(Kind::DropAll, "")))
            }
        };
        window.perform::<ClickomaniaMode>(&ctx, command);
        window.perform::<ClickomaniaMode>(
            &ctx,
            ClickomaniaCommand::Editor(EditorCommand::Rename(format!("{name} {number}"))),
        );
        frame(&ctx, &mut window);
        println!("made {number}");
        if number % MOST == 1 {
            while number_behind(folder, &format!("{name} ")).is_none_or(|kept| kept < number as u64)
            {
                std::thread::sleep(Duration::from_millis(5));
                frame(&ctx, &mut window);
            }
            println!("kept {number}");
        }
    }
    unreachable!("there is always another number");
}
