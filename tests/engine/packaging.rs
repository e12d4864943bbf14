//! What packages say to desktops and installers is there in all languages.

use crate::ROOT;
use engine::text::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn packaging(file: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join("packaging").join(file)).unwrap()
}

fn codes() -> BTreeSet<String> {
    let codes = Language::ALL.map(|language| language.code().to_owned());
    codes.into_iter().collect()
}

/// What is between `start` and `end`, wherever that is.
fn between(text: &str, start: &str, end: &str) -> Vec<String> {
    let after = text.split(start).skip(1);
    let found = after.filter_map(|rest| rest.split_once(end));
    found.map(|(found, _)| found.to_owned()).collect()
}

#[test]
fn manual_pages_are_made_for_the_folders_of_texts() {
    let folders = fs::read_dir(Path::new(ROOT).join("assets/text")).unwrap();
    let folders = folders.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    assert_eq!(folders.collect::<BTreeSet<_>>(), codes());
    assert!(packaging("common.sh").contains("for texts in assets/text/*/; do"));
}

#[test]
fn desktops_know_the_program_in_all_languages() {
    let entry = packaging("linux/clickomania.desktop");
    for key in ["GenericName", "Comment", "Keywords"] {
        // Without a language it is English.
        assert!(entry.contains(&format!("\n{key}=")), "{key}");
        let mut found = between(&entry, &format!("\n{key}["), "]=");
        found.push("en".to_owned());
        assert_eq!(found.len(), codes().len(), "{key} twice");
        assert_eq!(BTreeSet::from_iter(found), codes(), "{key}");
    }
}

#[test]
fn every_element_for_people_is_there_in_all_languages() {
    let files = [
        ("linux/org.clickomania.Clickomania.metainfo.xml", "summary"),
        ("linux/org.clickomania.Clickomania.metainfo.xml", "p"),
        ("linux/clickomania-mime.xml", "comment"),
    ];
    for (file, element) in files {
        let text = packaging(file);
        let english = text.matches(&format!("<{element}>")).count();
        assert!(english > 0, "{file}: {element}");
        let found = between(&text, &format!("<{element} xml:lang=\""), "\">");
        for code in codes().iter().filter(|code| *code != "en") {
            let count = found.iter().filter(|found| *found == code).count();
            assert_eq!(count, english, "{file}: {element} in {code}");
        }
        assert_eq!(found.len(), english * (codes().len() - 1), "{file}");
    }
}

#[test]
fn the_installers_of_windows_and_macos_know_all_languages() {
    // As the installer calls them.
    let english = Language::ALL.map(|language| match language {
        Language::It => "Italian",
        Language::En => "English",
        Language::Es => "Spanish",
        Language::Pl => "Polish",
    });
    let installer = packaging("windows/clickomania.nsi");
    let known = between(&installer, "!insertmacro MUI_LANGUAGE \"", "\"");
    assert_eq!(
        BTreeSet::from_iter(known),
        english.map(str::to_owned).into()
    );
    let info = packaging("macos/Info.plist");
    let list = between(&info, "<key>CFBundleLocalizations</key>", "</array>");
    let known = between(&list[0], "<string>", "</string>");
    assert_eq!(BTreeSet::from_iter(known), codes());
}
