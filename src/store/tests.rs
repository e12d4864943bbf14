//! The rule by which two windows share, and what becomes of files that cannot be read or written.

mod failing;
mod meanwhile;
mod rule;
mod values;

use super::*;
use crate::test_folder::Folder;
use engine::text::{Language, Text};
use std::fs;

fn saver(folder: &Folder) -> Saver {
    Saver::open(folder.0.clone()).unwrap()
}

#[test]
fn left_over_temporaries_go() {
    let folder = Folder::new();
    let path = folder.file(".clickomania-1-1.tmp");
    fs::write(&path, "half").unwrap();
    fs::write(folder.file("mine.tmp"), "").unwrap();
    drop(Saver::open(folder.0.clone()).unwrap());
    assert!(!path.exists() && folder.file("mine.tmp").exists());
}

#[test]
fn a_file_in_place_of_the_data_folder_is_named() {
    let folder = Folder::new();
    fs::write(folder.file("file"), "").unwrap();
    let error = Saver::open(folder.file("file")).unwrap_err();
    let text = Text::load(Language::It).unwrap();
    assert!(error.sentence(&text).contains("è un file"), "{error:?}");
}
