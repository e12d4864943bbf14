//! What is on the disk: the numbers of the acts that got there.

use super::acts::THINKING;
use clickomania::app::clickomania::storage::{Slot, SlotFiles};
use clickomania::app::common::game_id::GameId;
use clickomania::app::common::settings::Settings;
use clickomania::store::{Saved, Saver};
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// What is found of the settings, which all windows share.
pub const SETTINGS: &str = "settings";

/// The number whose binary digits are the cells other than `zero`.
fn number_in(cells: &str, zero: char) -> u64 {
    let bits = cells.chars().filter(|cell| !cell.is_whitespace()).take(64);
    bits.enumerate()
        .map(|(bit, cell)| u64::from(cell != zero) << bit)
        .sum()
}

/// What is on the disk of a mode: the number of the act that each of its files has.
pub fn found(mode: GameId, folder: &Path) -> Vec<(&'static str, u64)> {
    let saver = Saver::open(folder.to_owned()).unwrap();
    let settings = Saved::<Settings>::open(&saver).0.value();
    let mut found = vec![(SETTINGS, settings.next_seed - 1)];
    match mode {
        GameId::Clickomania => {
            // Windows in other modes have sessions too, in which nothing was done.
            let sessions = (1..=GameId::ALL.len()).filter_map(|number| {
                let path = folder.join(format!("session-{number}.ron"));
                let program = engine::language::file::read(&fs::read_to_string(path).ok()?);
                program.unwrap().header().name.parse().ok()
            });
            found.push(("program", sessions.max().unwrap_or(0)));
            let slots = SlotFiles::new(&saver);
            let slots = (1..=4).map(|slot| match slots.slot(slot) {
                Slot::Filled { program, .. } => program.header().name.parse().unwrap(),
                _ => 0,
            });
            found.push(("slots", slots.max().unwrap()));
            let rows = read::<PaintedWall>(folder, "painted-wall").rows;
            let number = number_in(&rows.join(""), '.').saturating_sub(1);
            found.push(("painted wall", number));
            let rows = read::<WallDraft>(folder, "wall-draft").wall;
            found.push(("wall being painted", number_in(&rows.join(""), '.')));
            let sorted = fs::read_to_string(folder.join("comparison.ron"));
            let sorted = sorted.is_ok_and(|text| text.contains("Name"));
            found.push(("comparison", if sorted { number } else { 0 }));
            let password = fs::read_to_string(folder.join("teacher.ron"));
            let password = password.is_ok_and(|text| text.contains("argon2"));
            found.push(("teacher", if password { number } else { 0 }));
            let hidden = read::<Arrangement>(folder, "arrangement").no_map;
            found.push(("map", if hidden { number } else { 0 }));
        }
        GameId::Mines => {
            let game = read::<Option<MinesGame>>(folder, "mines-game");
            let actions = game.filter(|game| game.seed == 17);
            let actions = actions.map_or(0, |game| game.actions.len() as u64);
            let marks = actions.saturating_sub(1);
            found.push(("mines-game", marks));
            let position = read::<Option<String>>(folder, "mines-position").unwrap_or_default();
            let cells = position.split_once('\n').map_or("", |(_, cells)| cells);
            found.push(("mines-position", number_in(cells, '#')));
            let statistics = read::<MinesStatistics>(folder, "mines-statistics");
            let lost = u64::from(statistics.history.len() == 1);
            found.push(("mines-statistics", marks * lost));
        }
        GameId::Clone2048 => {
            let state = read::<Clone2048State>(folder, "third");
            found.push(("third: game", state.game.map_or(0, |game| game.seed)));
            let thinking = state.choices.thinking.saturating_sub(THINKING);
            found.push(("third: choices", thinking));
        }
        GameId::Tantrix => {
            let state = read::<TantrixState>(folder, "tantrix");
            found.push(("tantrix", state.limit * u64::from(state.laid.len() == 1)));
        }
    }
    found
}

/// What a file says; the default without one.
fn read<T: for<'a> Deserialize<'a> + Default>(folder: &Path, name: &str) -> T {
    match fs::read_to_string(folder.join(format!("{name}.ron"))) {
        Ok(text) => ron::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}\n{text}")),
        Err(_) => T::default(),
    }
}

// What the files say, as far as it is looked at.

#[derive(Deserialize, Default)]
struct PaintedWall {
    rows: Vec<String>,
}

#[derive(Deserialize, Default)]
struct WallDraft {
    wall: Vec<String>,
}

#[derive(Deserialize, Default)]
struct Arrangement {
    no_map: bool,
}

#[derive(Deserialize)]
struct MinesGame {
    seed: u64,
    actions: Vec<serde::de::IgnoredAny>,
}

#[derive(Deserialize, Default)]
struct MinesStatistics {
    history: Vec<serde::de::IgnoredAny>,
}

#[derive(Deserialize, Default)]
struct Clone2048State {
    choices: Clone2048Choices,
    game: Option<Clone2048Game>,
}

#[derive(Deserialize, Default)]
struct Clone2048Choices {
    thinking: u64,
}

#[derive(Deserialize)]
struct Clone2048Game {
    seed: u64,
}

#[derive(Deserialize, Default)]
struct TantrixState {
    limit: u64,
    laid: Vec<serde::de::IgnoredAny>,
}
