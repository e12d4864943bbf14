//! What can be wrong with a file, and what must be left of it then.

use std::fs;
use std::path::Path;

/// What can be wrong with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    Truncated,
    Garbage,
    Empty,
    Folder,
}

impl Damage {
    pub fn befalls(self, file: &Path) {
        let bytes = fs::read(file).unwrap();
        match self {
            Damage::Truncated => fs::write(file, &bytes[..bytes.len() / 2]).unwrap(),
            Damage::Garbage => fs::write(file, b"\x00\xff(((\"\n~~ 4711").unwrap(),
            Damage::Empty => fs::write(file, "").unwrap(),
            Damage::Folder => {
                fs::remove_file(file).unwrap();
                fs::create_dir(file).unwrap();
                fs::write(file.join("in it"), "4711").unwrap();
            }
        }
    }

    /// What is to be found of it afterwards, under whatever name.
    pub fn trace(self, file: &Path) -> Option<Vec<u8>> {
        match self {
            Damage::Folder => fs::read(file.join("in it")).ok(),
            Damage::Truncated | Damage::Garbage | Damage::Empty => fs::read(file).ok(),
        }
    }
}
