//! What people chose once for all their windows.
//!
//! The file is RON, and each field is read on its own: one that is missing, unknown or of another shape,
//! because an older or newer version wrote it, costs nothing but itself.

use super::error::{Cause, StorageError, Tried};
use super::files::read_bounded;
use super::{Storage, lock, newer, unusable, write_whole};
use crate::app::common::game_id::GameId;
use engine::text::Language;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{MutexGuard, PoisonError};

/// So many files are remembered.
const MOST_RECENT: usize = 12;

/// No settings of ours come near this many bytes.
const MOST_BYTES: usize = 1 << 20;

/// What people chose. What is None follows the system or the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The language, one that is complete.
    pub language: Option<Language>,
    /// Light or dark.
    pub look: Look,
    /// How fast a run is shown, 0..=1, the fastest at 1.
    pub speed: f32,
    /// Whether bricks carry shapes besides their colours.
    pub shapes: Option<bool>,
    /// How many colours a new wall has, 2..=5.
    pub colours: usize,
    /// Whether a new wall is one that can be cleared for sure.
    pub clearable: bool,
    /// The seed of the next new wall.
    pub next_seed: u64,
    /// The size of the whole window, 0.75..=2; 1 is what the system thinks right.
    pub scale: f32,
    /// Which game was shown last.
    pub game: GameId,
    /// Whether nothing moves that need not.
    pub reduce_motion: Option<bool>,
    /// The files opened or saved last, at most 12, the newest first.
    pub recent: Vec<PathBuf>,
    /// The folder in which a file was opened or saved last.
    pub last_folder: Option<PathBuf>,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// As the system.
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
    /// Makes a file the newest of the recent ones. The oldest goes if there are too many.
    pub fn remember(&mut self, path: PathBuf) {
        self.recent.retain(|other| *other != path);
        self.recent.insert(0, path);
        self.recent.truncate(MOST_RECENT);
    }

    /// These settings where this window changed what it had `seen`, those of the `other` window elsewhere.
    /// The recent files are those of both.
    fn merged(&self, seen: &Settings, other: Settings) -> Settings {
        let mut merged = Settings {
            language: newer(&self.language, &seen.language, other.language),
            look: newer(&self.look, &seen.look, other.look),
            speed: newer(&self.speed, &seen.speed, other.speed),
            shapes: newer(&self.shapes, &seen.shapes, other.shapes),
            colours: newer(&self.colours, &seen.colours, other.colours),
            clearable: newer(&self.clearable, &seen.clearable, other.clearable),
            next_seed: newer(&self.next_seed, &seen.next_seed, other.next_seed),
            scale: newer(&self.scale, &seen.scale, other.scale),
            game: newer(&self.game, &seen.game, other.game),
            reduce_motion: newer(
                &self.reduce_motion,
                &seen.reduce_motion,
                other.reduce_motion,
            ),
            recent: other.recent,
            last_folder: newer(&self.last_folder, &seen.last_folder, other.last_folder),
        };
        if self.recent != seen.recent {
            let newest = self.recent.first();
            let fresh = |path: &&PathBuf| newest == Some(path) || !seen.recent.contains(path);
            for path in self.recent.iter().filter(fresh).rev() {
                merged.remember(path.clone());
            }
        }
        merged
    }
}

impl Look {
    const ALL: [Look; 3] = [Look::System, Look::Light, Look::Dark];

    const fn name(self) -> &'static str {
        ["system", "light", "dark"][self as usize]
    }
}

impl Storage {
    /// The settings, within their ranges; the defaults at the first start.
    ///
    /// With them comes why the file cannot be read, if it cannot: then they are the defaults, and the file
    /// has another name.
    pub fn settings(&self) -> (Settings, Option<StorageError>) {
        let Ok(path) = self.settings_file() else {
            return Default::default();
        };
        let (settings, trouble) = match read_settings(&path) {
            Ok(settings) => (settings, None),
            Err(Cause::Io {
                kind: ErrorKind::NotFound,
                ..
            }) => Default::default(),
            Err(cause) => {
                let error = StorageError::new(Tried::Read, &path, cause);
                (Settings::default(), Some(unusable(&path, error)))
            }
        };
        *self.seen_settings() = Some(settings.clone());
        (settings, trouble)
    }

    /// Keeps what this window changed in the settings since it last read or kept them; what another window
    /// changed stays. Both windows' recent files are in `settings` then. Paths that are not UTF-8 are not
    /// kept.
    ///
    /// # Errors
    /// What the system says.
    pub fn save_settings(&self, settings: &mut Settings) -> Result<(), StorageError> {
        let path = self.settings_file()?;
        let failed = |error| StorageError::new(Tried::Write, &path, error);
        let mut seen = self.seen_settings();
        if seen.as_ref() == Some(settings) {
            return Ok(());
        }
        let _lock = lock(&path.with_extension("lock")).map_err(failed)?;
        let kept = match (&*seen, read_settings(&path)) {
            (Some(seen), Ok(other)) => settings.merged(seen, other),
            _ => settings.clone(),
        };
        write_whole(&path, settings_text(&kept).as_bytes()).map_err(failed)?;
        settings.recent = kept.recent;
        *seen = Some(settings.clone());
        Ok(())
    }

    fn seen_settings(&self) -> MutexGuard<'_, Option<Settings>> {
        let settings = self.inner.settings.lock();
        settings.unwrap_or_else(PoisonError::into_inner)
    }

    fn settings_file(&self) -> Result<PathBuf, StorageError> {
        Ok(self.folder(Tried::Write)?.join("settings.ron"))
    }
}

/// The settings as they stand in the file.
#[derive(Serialize, Deserialize, Default)]
#[serde(rename = "Settings", default)]
struct Fields {
    language: Field<String>,
    look: Field<String>,
    speed: Field<f32>,
    shapes: Field<bool>,
    colours: Field<usize>,
    clearable: Field<bool>,
    next_seed: Field<u64>,
    scale: Field<f32>,
    game: Field<String>,
    /// The number of its tab: what version 0.1 reads and writes.
    tab: Field<usize>,
    reduce_motion: Field<bool>,
    recent: Field<Vec<Field<String>>>,
    last_folder: Field<String>,
}

/// A value, written as such; None in place of anything else that is RON.
struct Field<T>(Option<T>);

impl<T> Default for Field<T> {
    fn default() -> Field<T> {
        Field(None)
    }
}

impl<T: Serialize> Serialize for Field<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_none(),
        }
    }
}

impl<'de, T: for<'a> Deserialize<'a>> Deserialize<'de> for Field<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Field<T>, D::Error> {
        let value = ron::Value::deserialize(deserializer)?;
        // People may write Some(x) for x.
        let value = match value {
            ron::Value::Option(Some(inside)) => *inside,
            other => other,
        };
        Ok(Field(value.into_rust().ok()))
    }
}

impl From<&Settings> for Fields {
    fn from(settings: &Settings) -> Fields {
        let path = |path: &PathBuf| path.to_str().map(str::to_owned);
        let recent = settings.recent.iter().filter_map(path);
        Fields {
            language: Field(settings.language.map(|language| language.code().to_owned())),
            look: Field(Some(settings.look.name().to_owned())),
            speed: Field(Some(settings.speed)),
            shapes: Field(settings.shapes),
            colours: Field(Some(settings.colours)),
            clearable: Field(Some(settings.clearable)),
            next_seed: Field(Some(settings.next_seed)),
            scale: Field(Some(settings.scale)),
            game: Field(Some(settings.game.name().to_owned())),
            tab: Field(Some(settings.game as usize)),
            reduce_motion: Field(settings.reduce_motion),
            recent: Field(Some(recent.map(|path| Field(Some(path))).collect())),
            last_folder: Field(settings.last_folder.as_ref().and_then(path)),
        }
    }
}

impl From<Fields> for Settings {
    fn from(fields: Fields) -> Settings {
        let default = Settings::default();
        let language = fields.language.0;
        let look = fields.look.0.unwrap_or_default();
        let number = |field: Field<f32>| field.0.filter(|number| !number.is_nan());
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
            game: game(fields.game.0, fields.tab.0),
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

/// The game of this name; in a file of version 0.1, the one with this tab.
fn game(name: Option<String>, tab: Option<usize>) -> GameId {
    let named = name.and_then(|name| GameId::ALL.into_iter().find(|id| id.name() == name));
    let by_tab = tab.and_then(|tab| GameId::ALL.get(tab).copied());
    named.or(by_tab).unwrap_or(Settings::default().game)
}

fn read_settings(path: &Path) -> Result<Settings, Cause> {
    let (bytes, _) = read_bounded(path, MOST_BYTES)?;
    let fields: Fields = ron::de::from_bytes(&bytes).map_err(|error| Cause::Settings {
        line: error.span.start.line,
        column: error.span.start.col,
    })?;
    Ok(Settings::from(fields))
}

fn settings_text(settings: &Settings) -> String {
    let config = ron::ser::PrettyConfig::new().struct_names(true);
    // Numbers, texts and lists of them are always RON.
    let text = ron::ser::to_string_pretty(&Fields::from(settings), config);
    format!("{}\n", text.unwrap_or_default())
}
