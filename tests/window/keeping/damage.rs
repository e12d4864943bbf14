//! What can be wrong with a file, and what must be left of it then.

use std::fs;
use std::path::Path;

/// What can be wrong with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    Truncated,
    Garbage,
    WrongType,
    Newer,
    Empty,
    Folder,
    #[cfg(unix)]
    Pipe,
    #[cfg(unix)]
    Unreadable,
}

pub const DAMAGES: &[Damage] = &[
    Damage::Truncated,
    Damage::Garbage,
    Damage::WrongType,
    Damage::Newer,
    Damage::Empty,
    Damage::Folder,
    #[cfg(unix)]
    Damage::Pipe,
    #[cfg(unix)]
    Damage::Unreadable,
];

/// A field that no file has.
pub const STRANGE: &str = "(strange: \"4711\")";

impl Damage {
    pub fn befalls(self, file: &Path) {
        let bytes = fs::read(file).unwrap();
        match self {
            Damage::Truncated => fs::write(file, &bytes[..bytes.len() / 2]).unwrap(),
            Damage::Garbage => fs::write(file, b"\x00\xff(((\"\n~~ 4711").unwrap(),
            Damage::WrongType => fs::write(file, STRANGE).unwrap(),
            Damage::Newer => {
                let text = String::from_utf8(bytes).unwrap();
                let text = match text.contains("Program(") {
                    true => text.replacen("format: 1", "format: 2", 1),
                    false => format!("// format 2\n{text}"),
                };
                fs::write(file, text).unwrap();
            }
            Damage::Empty => fs::write(file, "").unwrap(),
            Damage::Folder => {
                fs::remove_file(file).unwrap();
                fs::create_dir(file).unwrap();
                fs::write(file.join("in it"), "4711").unwrap();
            }
            #[cfg(unix)]
            Damage::Pipe => {
                fs::remove_file(file).unwrap();
                let made = std::process::Command::new("mkfifo").arg(file).status();
                assert!(made.unwrap().success());
            }
            #[cfg(unix)]
            Damage::Unreadable => {
                // Who runs this may perhaps read everything; nobody follows a link to itself.
                fs::remove_file(file).unwrap();
                std::os::unix::fs::symlink(file, file).unwrap();
            }
        }
    }

    /// What is to be found of it afterwards, under whatever name.
    pub fn trace(self, file: &Path) -> Option<Vec<u8>> {
        match self {
            Damage::Folder => fs::read(file.join("in it")).ok(),
            #[cfg(unix)]
            Damage::Pipe | Damage::Unreadable => {
                fs::symlink_metadata(file).ok()?;
                let is = fs::metadata(file).is_err() == (self == Damage::Unreadable);
                (is && !file.is_file()).then(Vec::new)
            }
            Damage::Truncated
            | Damage::Garbage
            | Damage::WrongType
            | Damage::Newer
            | Damage::Empty => fs::read(file).ok(),
        }
    }

    /// Whether the file keeps its name.
    pub fn stays(self, name: &str) -> bool {
        match self {
            Damage::Newer => true,
            #[cfg(unix)]
            Damage::Unreadable => true,
            // It keeps people out.
            _ => name == "teacher.ron",
        }
    }
}
