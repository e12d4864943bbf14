//! Settings shared by all windows of the user.
//!
//! The file is RON, and each field is read separately: one that is missing, unknown or malformed does not affect the
//! others.

use crate::store::{SavedValue, set_chosen};
use crate::window::kit::game_id::GameId;
use engine::text::Language;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::path::PathBuf;

/// Maximum number of recent files.
const MAX_RECENT: usize = 12;

/// The user's settings. None follows the system or the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "SettingsFields", into = "SettingsFields")]
pub struct Settings {
    /// The language, a complete one.
    pub language: Option<Language>,
    /// Light or dark.
    pub look: Look,
    /// Speed of a run, 0..=1, fastest at 1.
    pub speed: f32,
    /// True if bricks carry symbols in addition to their colours.
    pub shapes: Option<bool>,
    /// Number of colours of a new wall, 2..=5.
    pub colours: usize,
    /// True if a new wall can certainly be cleared.
    pub clearable: bool,
    /// The seed of the next new wall.
    pub next_seed: u64,
    /// Scale of the window, 0.75..=2; 1 is the system's.
    pub scale: f32,
    /// The game shown last.
    pub game: GameId,
    /// True if motion is reduced to what is necessary.
    pub reduce_motion: Option<bool>,
    /// Recently opened or saved files, at most 12, newest first.
    pub recent: Vec<PathBuf>,
    /// Folder of the last opened or saved file.
    pub last_folder: Option<PathBuf>,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// The system's theme.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            look: Look::System,
            speed: 0.45,
            shapes: None,
            colours: 4,
            clearable: false,
            next_seed: 1,
            scale: 1.0,
            game: GameId::Clickomania,
            reduce_motion: None,
            recent: Vec::new(),
            last_folder: None,
        }
    }
}

impl Settings {
    /// Adds a recent file in front, dropping the oldest if there are too many.
    pub fn remember(&mut self, path: PathBuf) {
        self.recent.retain(|other| *other != path);
        self.recent.insert(0, path);
        self.recent.truncate(MAX_RECENT);
    }

    /// Applies the changes from `before` to `now`, except those of recent files.
    pub fn choose(&mut self, before: &Settings, now: &Settings) {
        set_chosen!(self, before, now; language, look, speed, shapes, colours, clearable, next_seed, scale, game,
            reduce_motion, last_folder);
    }
}

impl Look {
    const ALL: [Look; 3] = [Look::System, Look::Light, Look::Dark];

    const fn name(self) -> &'static str {
        ["system", "light", "dark"][self as usize]
    }
}

impl SavedValue for Settings {
    const NAME: &'static str = "settings";
}

/// The settings as in the file.
#[derive(Serialize, Deserialize, Default)]
#[serde(rename = "Settings", default)]
struct SettingsFields {
    language: SettingField<String>,
    look: SettingField<String>,
    speed: SettingField<f32>,
    shapes: SettingField<bool>,
    colours: SettingField<usize>,
    clearable: SettingField<bool>,
    next_seed: SettingField<u64>,
    scale: SettingField<f32>,
    game: SettingField<String>,
    reduce_motion: SettingField<bool>,
    recent: SettingField<Vec<SettingField<String>>>,
    last_folder: SettingField<String>,
}

/// A field's value; None for RON of any other type.
struct SettingField<T>(Option<T>);

impl<T> Default for SettingField<T> {
    fn default() -> SettingField<T> {
        SettingField(None)
    }
}

impl<T: Serialize> Serialize for SettingField<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_none(),
        }
    }
}

impl<'de, T: for<'a> Deserialize<'a>> Deserialize<'de> for SettingField<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SettingField<T>, D::Error> {
        let value = ron::Value::deserialize(deserializer)?;
        // People may write Some(x) for x.
        let value = match value {
            ron::Value::Option(Some(inside)) => *inside,
            other => other,
        };
        Ok(SettingField(value.into_rust().ok()))
    }
}

impl From<Settings> for SettingsFields {
    fn from(settings: Settings) -> SettingsFields {
        let path = |path: &PathBuf| path.to_str().map(str::to_owned);
        let recent = settings.recent.iter().filter_map(path);
        SettingsFields {
            language: SettingField(settings.language.map(|language| language.code().to_owned())),
            look: SettingField(Some(settings.look.name().to_owned())),
            speed: SettingField(Some(settings.speed)),
            shapes: SettingField(settings.shapes),
            colours: SettingField(Some(settings.colours)),
            clearable: SettingField(Some(settings.clearable)),
            next_seed: SettingField(Some(settings.next_seed)),
            scale: SettingField(Some(settings.scale)),
            game: SettingField(Some(settings.game.name().to_owned())),
            reduce_motion: SettingField(settings.reduce_motion),
            recent: SettingField(Some(recent.map(|path| SettingField(Some(path))).collect())),
            last_folder: SettingField(settings.last_folder.as_ref().and_then(path)),
        }
    }
}

impl From<SettingsFields> for Settings {
    fn from(fields: SettingsFields) -> Settings {
        let default = Settings::default();
        let language = fields.language.0;
        let look = fields.look.0.unwrap_or_default();
        let number = |field: SettingField<f32>| field.0.filter(|number| !number.is_nan());
        let mut settings = Settings {
            language: language
                .and_then(|code| Language::from_code(&code))
                .filter(|language| language.is_complete()),
            look: Look::ALL
                .into_iter()
                .find(|known| known.name() == look)
                .unwrap_or_default(),
            speed: number(fields.speed)
                .unwrap_or(default.speed)
                .clamp(0.0, 1.0),
            shapes: fields.shapes.0,
            colours: fields.colours.0.unwrap_or(default.colours).clamp(2, 5),
            clearable: fields.clearable.0.unwrap_or(default.clearable),
            next_seed: fields.next_seed.0.unwrap_or(default.next_seed),
            scale: number(fields.scale)
                .unwrap_or(default.scale)
                .clamp(0.75, 2.0),
            game: game(fields.game.0).unwrap_or(default.game),
            reduce_motion: fields.reduce_motion.0,
            recent: default.recent,
            last_folder: fields.last_folder.0.map(PathBuf::from),
        };
        let recent = fields.recent.0.unwrap_or_default();
        for path in recent.into_iter().rev().filter_map(|field| field.0) {
            settings.remember(PathBuf::from(path));
        }
        settings
    }
}

/// The game with this name.
fn game(name: Option<String>) -> Option<GameId> {
    let name = name?;
    GameId::ALL.into_iter().find(|id| id.name() == name)
}

#[cfg(test)]
mod tests {
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

    /// The settings in the folder, and the reading error.
    fn open(store: &Store) -> (Settings, Option<StorageError>) {
        let (shared, trouble) = Shared::<Settings>::open(store);
        (shared.value().clone(), trouble)
    }

    /// The settings read from this content, and whether it was set aside as unreadable.
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
}
