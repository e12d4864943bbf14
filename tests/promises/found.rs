//! What windows find at their start: the numbers of the acts that got to the disk (see `acts`).

use crate::acts::THINKING;
use clickomania::window::Window;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ComparisonColumn, ComparisonCommand,
};
use clickomania::window::clone2048::Clone2048Mode;
use clickomania::window::kit::game_id::GameId;
use clickomania::window::mines::{MinesCommand, MinesMode};
use clickomania::window::tantrix::TantrixMode;
use egui::Context;
use engine::wall::Wall;
use std::collections::BTreeMap;

/// What is found of the settings, which all windows share.
pub const SETTINGS: &str = "settings";

/// What these windows find of a mode: of each thing the number of the last act that is in it, in whichever window.
pub fn found(mode: GameId, windows: &mut [Window]) -> BTreeMap<&'static str, u64> {
    let mut all = BTreeMap::new();
    for window in windows {
        for (what, number) in found_by(mode, window) {
            let best = all.entry(what).or_insert(number);
            *best = number.max(*best);
        }
    }
    all
}

fn found_by(mode: GameId, window: &mut Window) -> Vec<(&'static str, u64)> {
    let ctx = Context::default();
    let mut found = vec![(SETTINGS, window.app().settings.next_seed - 1)];
    match mode {
        GameId::Clickomania => {
            let has_password = window.app().teacher.has_password();
            let mode = window.clickomania();
            let name = mode.document().program().header().name.clone();
            found.push(("program", name.parse().unwrap_or(0)));
            let slots = (1..=4).filter_map(|slot| mode.slot(slot)?.header().name.parse().ok());
            found.push(("slots", slots.max().unwrap_or(0)));
            let stage = mode.wall_panel();
            let painted = stage.painted().map_or(0, |wall| number_on(&wall) - 1);
            found.push(("painted wall", painted));
            let draft = stage.being_painted().map_or(0, |wall| number_on(&wall));
            found.push(("wall being painted", draft));
            // What was done in the first act alone is as new as the rest.
            let once = |done: bool| if done { painted } else { 0 };
            found.push(("map", once(!mode.has_map())));
            found.push(("teacher", once(has_password)));
            let toggle = || ClickomaniaCommand::Comparison(ComparisonCommand::Toggle);
            window.perform::<ClickomaniaMode>(&ctx, toggle());
            let sorting = window.clickomania().comparison().sorting().column;
            found.push(("comparison", once(sorting == ComparisonColumn::Name)));
            window.perform::<ClickomaniaMode>(&ctx, toggle());
        }
        GameId::Mines => {
            let mines = &window.host::<MinesMode>().mode;
            let position = mines.position().to_string();
            let flags = position.split_once('\n').map_or("", |(_, cells)| cells);
            found.push(("position of Minesweeper", number_in(flags, '#')));
            let lost = mines.statistics().history.len() == 1;
            window.perform::<MinesMode>(&ctx, MinesCommand::Leave);
            let mines = &window.host::<MinesMode>().mode;
            let marks = match mines.seed() {
                17 => mines.actions().saturating_sub(1) as u64,
                _ => 0,
            };
            found.push(("game of Minesweeper", marks));
            found.push(("statistics", if lost { marks } else { 0 }));
        }
        GameId::Clone2048 => {
            let clone = &window.host::<Clone2048Mode>().mode;
            let thinking = clone.thinking().saturating_sub(THINKING);
            // A board whose seed was named does not count as the window's own.
            let named = clone.is_helped();
            let seed = if named { clone.seed() } else { 0 };
            // The choice has a maximum, which a fast window passes.
            let thinking = if thinking < 9_900 { thinking } else { seed };
            found.push(("choices of the third clone", thinking));
            found.push(("game of the third clone", seed));
        }
        GameId::Tantrix => {
            let tantrix = &window.host::<TantrixMode>().mode;
            let laid = tantrix.laid() == 1;
            found.push(("tantrix", if laid { tantrix.limit() as u64 } else { 0 }));
        }
    }
    found
}

fn number_on(wall: &Wall) -> u64 {
    number_in(&wall.rows().concat(), '.')
}

/// The number whose binary digits are the cells other than `zero`.
fn number_in(cells: &str, zero: char) -> u64 {
    let bits = cells.chars().filter(|cell| !cell.is_whitespace()).take(64);
    bits.enumerate()
        .map(|(bit, cell)| u64::from(cell != zero) << bit)
        .sum()
}
