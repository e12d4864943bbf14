//! Settings come back as they were, whoever wrote the file.

use super::*;
use crate::store::{Cause, Shared, StorageError, Store};
use crate::test_folder::Folder;
use engine::text::Text;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

fn store(folder: &Folder) -> Store {
    Store::open(folder.0.clone()).unwrap()
}

fn settings() -> impl Strategy<Value = Settings> {
    let languages: Vec<Language> = Language::complete().collect();
    let path = || any::<String>().prop_map(std::path::PathBuf::from);
    let numbers = (0f32..=1.0, 2usize..=5, any::<u64>(), 0.75f32..=2.0);
    let choices = (
        option::of(prop::sample::select(languages)),
        prop::sample::select(vec![Look::System, Look::Light, Look::Dark]),
        option::of(any::<bool>()),
        option::of(any::<bool>()),
        proptest::sample::select(GameId::ALL.to_vec()),
        any::<bool>(),
    );
    (numbers, choices, vec(path(), 0..20), option::of(path())).prop_map(
        |(numbers, choices, paths, last_folder)| {
            let mut settings = Settings {
                speed: numbers.0,
                colours: numbers.1,
                next_seed: numbers.2,
                scale: numbers.3,
                language: choices.0,
                look: choices.1,
                shapes: choices.2,
                reduce_motion: choices.3,
                game: choices.4,
                clearable: choices.5,
                last_folder,
                ..Settings::default()
            };
            for path in paths {
                settings.remember(path);
            }
            settings
        },
    )
}

/// The settings in the folder, and why they cannot be read.
fn open(store: &Store) -> (Settings, Option<StorageError>) {
    let (shared, trouble) = Shared::<Settings>::open(store);
    (shared.value().clone(), trouble)
}

/// The settings in a file of this content, and whether it was found unusable.
fn read_from(bytes: &[u8]) -> (Settings, Option<StorageError>) {
    let folder = Folder::new();
    std::fs::write(folder.file("settings.ron"), bytes).unwrap();
    let store = store(&folder);
    let (settings, trouble) = open(&store);
    if let Some(trouble) = &trouble {
        let aside = trouble.aside.as_ref().unwrap();
        assert_eq!(std::fs::read(aside).unwrap(), bytes);
        store.flush().unwrap();
        assert_eq!(open(&store), (settings.clone(), None));
    }
    (settings, trouble)
}

fn is_in_range(settings: &Settings) -> bool {
    (0.0..=1.0).contains(&settings.speed)
        && (0.75..=2.0).contains(&settings.scale)
        && (2..=5).contains(&settings.colours)
        && settings.recent.len() <= 12
        && settings.language.is_none_or(Language::is_complete)
}

const HOSTILE: [&str; 24] = [
    "-1",
    "0",
    "99",
    "1e300",
    "-inf",
    "inf",
    "NaN",
    "18446744073709551616",
    "true",
    "None",
    "Some(None)",
    "Some(3)",
    "'x'",
    "\"\"",
    "\"sepia\"",
    "\"tlh\"",
    "b\"\\x00\"",
    "()",
    "Sepia",
    "Custom(hue: 3, more: [1, (2,)])",
    "[]",
    "[[\"a\"], 1, \"b\", Some(\"c\")]",
    "{1: 2, \"a\": None}",
    "r#\"a\"b\"#",
];

const FIELDS: [&str; 12] = [
    "clearable",
    "language",
    "look",
    "speed",
    "shapes",
    "colours",
    "scale",
    "reduce_motion",
    "recent",
    "last_folder",
    "volume",
    "r#match",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn settings_come_back_as_they_were(settings in settings()) {
        let folder = Folder::new();
        let store = store(&folder);
        let chosen = settings.clone();
        let mut shared = Shared::<Settings>::open(&store).0;
        shared.update_at_once(move |settings| settings.clone_from(&chosen)).unwrap();
        prop_assert_eq!(open(&store), (settings, None));
    }

    #[test]
    fn what_was_chosen_is_set_and_nothing_else(before in settings(), now in settings(), other in settings()) {
        let mut chosen = other.clone();
        chosen.choose(&before, &now);
        prop_assert_eq!(chosen.recent.clone(), other.recent.clone());
        chosen.choose(&chosen.clone(), &other);
        prop_assert_eq!(&chosen, &other, "what was chosen last");
        chosen.choose(&before, &before);
        prop_assert_eq!(&chosen, &other, "nothing was chosen");
    }

    #[test]
    fn any_bytes_give_settings_or_a_place_in_the_file(bytes in vec(any::<u8>(), 0..200)) {
        let (settings, trouble) = read_from(&bytes);
        prop_assert!(is_in_range(&settings));
        if let Some(trouble) = trouble {
            let place = matches!(trouble.cause, Cause::Record { line: 1.., column: 1.., .. });
            prop_assert!(place, "{:?}", trouble.cause);
        }
    }
}

#[test]
fn a_strange_field_costs_only_itself() {
    for field in FIELDS {
        for value in HOSTILE {
            let file = format!("Settings(\n  {field}: {value},\n  next_seed: 7,\n)");
            let (settings, trouble) = read_from(file.as_bytes());
            assert_eq!(trouble, None, "{file}");
            assert_eq!(settings.next_seed, 7, "{file}");
            assert!(is_in_range(&settings), "{file}: {settings:?}");
        }
    }
}

#[test]
fn files_of_people_and_of_other_versions_are_read() {
    let file = "// mine\nSettings(language: Some(\"it\"), look: \"dark\", speed: 1, colours: 9,\n\
                scale: 0.1, recent: [\"b\", 3, \"a\", \"b\"], shapes: false, sound: Loud(11))";
    let expected = Settings {
        language: Some(Language::It),
        look: Look::Dark,
        speed: 1.0,
        colours: 5,
        scale: 0.75,
        recent: vec!["b".into(), "a".into()],
        shapes: Some(false),
        ..Settings::default()
    };
    assert_eq!(read_from(file.as_bytes()), (expected, None));
    assert_eq!(read_from(b"()"), (Settings::default(), None));
}

#[test]
fn broken_settings_are_set_aside_and_reported() {
    let (settings, trouble) = read_from(b"Settings(\n  speed: 0.5,\n  look: \"da");
    assert_eq!(settings, Settings::default());
    let text = Text::load(Language::En).unwrap();
    let sentence = trouble.unwrap().sentence(&text);
    assert!(sentence.contains("settings.ron"), "{sentence}");
    assert!(sentence.contains("Line 3"), "{sentence}");
    assert!(sentence.contains("settings-damaged-2"), "{sentence}");
    for broken in [
        "",
        "Other()",
        "3",
        &"(".repeat(100_000),
        &" ".repeat(1 << 21),
    ] {
        assert!(read_from(broken.as_bytes()).1.is_some());
    }
}

#[test]
fn the_newest_files_are_remembered_once() {
    let mut settings = Settings::default();
    for number in 0..20 {
        settings.remember(std::path::PathBuf::from(number.to_string()));
    }
    settings.remember(std::path::PathBuf::from("15"));
    let names: Vec<_> = settings
        .recent
        .iter()
        .map(|p| p.to_str().unwrap())
        .collect();
    let expected = [
        "15", "19", "18", "17", "16", "14", "13", "12", "11", "10", "9", "8",
    ];
    assert_eq!(names, expected);
}

#[test]
fn without_a_folder_settings_are_the_initial_ones() {
    assert_eq!(open(&Store::nowhere()), (Settings::default(), None));
}
