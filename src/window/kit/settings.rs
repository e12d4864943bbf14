//! What people chose once for all their windows.
//!
//! The file is RON, and each field is read on its own: one that is missing, unknown or of another shape costs nothing
//! but itself.

use crate::store::{SavedValue, set_chosen};
use crate::window::kit::game_id::GameId;
use engine::text::Language;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::path::PathBuf;

/// Maximum number of recent files.
const MOST_RECENT: usize = 12;

/// What people chose. What is None follows the system or the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "SettingsFields", into = "SettingsFields")]
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

    /// Sets what somebody chose since `before`: all that differs `now`, but the recent files.
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

/// The settings as they stand in the file.
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

/// A value, written as such; None in place of anything else that is RON.
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

/// The game of this name.
fn game(name: Option<String>) -> Option<GameId> {
    let name = name?;
    GameId::ALL.into_iter().find(|id| id.name() == name)
}

#[cfg(test)]
mod tests;
