//! Programs of the data folder that are damaged: they are set aside, and what can be read of them is put in their place.

use crate::store::{Damaged, ProgramForm, StorageError, read_bounded, read_program, write_whole};
use crate::store::{Salvage, unreadable};
use engine::language::Program;
use engine::language::file::{MAX_BYTES, read, write};
use engine::language::program::Stack;
use ron::error::Position;
use std::fs;
use std::path::Path;

/// Looks at a program before anything else does. Why it cannot be read as it was, if it cannot.
pub fn mended(path: &Path) -> Option<StorageError> {
    fs::symlink_metadata(path).ok()?;
    let error = read_program(path, ProgramForm::Plain).err()?;
    let part = part(path);
    let error = unreadable(path, error);
    let put = part.filter(|_| error.aside.is_some());
    let put = put.is_some_and(|part| write_whole(path, part.as_bytes()).is_ok());
    Some(error.of_kept_program(match put {
        true => Damaged::RestRead,
        false => Damaged::BegunAnew,
    }))
}

/// What can be read of a file, with the comment in its first line, if blocks are in it.
fn part(path: &Path) -> Option<String> {
    let (bytes, _) = read_bounded(path, MAX_BYTES).ok()?;
    let whole = Salvage::Entries { whole: &[] };
    let program = whole.read_by(&bytes, |text| {
        read(text).map_err(|error| Position {
            line: error.line,
            col: error.column,
        })
    })?;
    let comment = String::from_utf8_lossy(&bytes);
    let comment = comment.lines().next().filter(|line| line.starts_with("//"));
    let comment = comment.map(|line| format!("{line}\n")).unwrap_or_default();
    has_blocks(&program).then(|| format!("{comment}{}", write(&program)))
}

fn has_blocks(program: &Program) -> bool {
    !program.stack(Stack::Hat).is_empty() || !program.loose().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;

    const WHOLE: &str = "// Session(saved: true)\nProgram(format: 1, name: \"n\", variables: [\"c\"], on_click: [\n    \
        InfectArea(Clicked),\n    Remove(Clicked),\n    ForEachInfected(var: \"c\", body: [Remove(Get(\"c\"))]),\n    DropAll,\n])\n";

    /// What is left of a program, and what is said of it.
    fn left(text: &str) -> (Option<String>, Option<Damaged>) {
        let folder = Folder::new();
        let path = folder.file("session-1.ron");
        fs::write(&path, text).unwrap();
        let damaged = mended(&path).map(|error| {
            let aside = error.aside.unwrap();
            assert_eq!(fs::read_to_string(aside).unwrap(), text);
            match error.cause {
                crate::store::Cause::Record { damaged, .. } => damaged,
                other => panic!("{other:?}"),
            }
        });
        (fs::read_to_string(path).ok(), damaged)
    }

    #[test]
    fn a_whole_one_stays_as_it_is() {
        assert_eq!(left(WHOLE), (Some(WHOLE.to_owned()), None));
    }

    #[test]
    fn what_is_damaged_is_left_out_and_the_rest_stays() {
        for (from, to, blocks) in [
            ("Remove(Clicked)", "Remove(Clickd)", 4),
            ("Remove(Get", "Rmove(Get", 4),
            ("DropAll,\n])\n", "DropA", 4),
            ("variables: [\"c\"]", "variables: [c]", 3),
        ] {
            let (text, damaged) = left(&WHOLE.replace(from, to));
            let text = text.unwrap();
            assert_eq!(damaged, Some(Damaged::RestRead), "{to}");
            assert!(text.starts_with("// Session(saved: true)\n"), "{text}");
            let program = read(&text).unwrap();
            assert_eq!(program.header().name, "n");
            let commands = program.running().filter(|(id, _)| {
                let kind = program.block(*id).kind;
                !matches!(
                    kind,
                    engine::language::Kind::Clicked | engine::language::Kind::Get
                )
            });
            assert!(commands.count() >= blocks - 1, "{to}: {text}");
        }
    }

    #[test]
    fn of_what_holds_no_blocks_nothing_is_put_there() {
        for text in [
            "",
            "garbage((",
            "Program(format: 1, name: \"n\", on_click: [Nothing",
        ] {
            assert_eq!(left(text), (None, Some(Damaged::BegunAnew)), "{text}");
        }
    }
}
