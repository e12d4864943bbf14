//! Whenever a window is killed, in whichever mode, what was done two seconds before is there, and every
//! file is whole.
//!
//! No clock of this test is compared with one of the window's: see [`beats`].

use crate::folder::Folder;
use crate::support::{BEATS, Victim, beats, done_before, kills, to_be_killed};
use clickomania::app::Window;
use clickomania::app::clickomania::ClickomaniaMode;
use clickomania::app::clickomania::command::{
    ClickomaniaCommand, ComparisonColumn, ComparisonCommand, EditorCommand, SlotCommand,
    TeacherCommand, ViewCommand, WallCommand,
};
use clickomania::app::clickomania::storage::{Slot, SlotFiles};
use clickomania::app::clone2048::{Clone2048Command, Clone2048Mode};
use clickomania::app::common::command::{FileCommand, ShellCommand};
use clickomania::app::common::game_id::GameId;
use clickomania::app::common::saver::{Saved, Saver};
use clickomania::app::common::settings::Settings;
use clickomania::app::mines::{MinesChoices, MinesCommand, MinesMode, Touched};
use clickomania::app::tantrix::{Spot, TantrixCommand, TantrixMode};
use egui::Context;
use engine::chance::Chance;
use engine::colour::Colour;
use engine::games::clone2048::Direction;
use engine::games::tantrix::Hex;
use engine::wall::{SIZE, Wall};
use serde::Deserialize;
use std::fs;
use std::path::Path;
use std::sync::Barrier;

/// What is found of the settings, which all windows share.
const SETTINGS: &str = "settings";

/// Acts of the third clone count from here; no window begins with so large a number.
const THINKING: u64 = 100;

const TEST: &str = "two_seconds::a_killed_window_loses_at_most_two_seconds";

#[test]
fn a_killed_window_loses_at_most_two_seconds() {
    if let Some((folder, mode)) = to_be_killed() {
        act_without_end(&folder, &mode);
    }
    let mut chance = Chance::new(7);
    let mut promised = [0; GameId::ALL.len()];
    let rounds = kills().div_ceil(GameId::ALL.len());
    for round in 1..=rounds {
        // Also in the first moments, and most often when something must be there.
        let beats = GameId::ALL.map(|_| match round % 4 {
            1 => chance.below(BEATS as u64),
            _ => BEATS as u64 + 2 + chance.below(BEATS as u64),
        });
        // All modes at once, each in a folder of its own.
        std::thread::scope(|scope| {
            let windows = GameId::ALL.map(|mode| {
                let beats = beats[mode as usize];
                scope.spawn(move || kill_after(mode, beats, &format!("{mode:?}, round {round}")))
            });
            for (promised, window) in promised.iter_mut().zip(windows) {
                *promised += window.join().unwrap();
            }
        });
    }
    assert!(
        rounds < 2 || promised.iter().all(|done| *done > 0),
        "nothing was promised: {promised:?}"
    );
}

/// Windows on one folder, one in each mode, are killed together: each finds what it did.
#[test]
fn windows_on_one_folder_killed_together_lose_at_most_two_seconds() {
    let mut chance = Chance::new(9);
    let mut promised = 0;
    for round in 1..=kills().div_ceil(2 * GameId::ALL.len()) {
        let folder = Folder::new();
        let beats = match round % 4 {
            0 => chance.below(BEATS as u64),
            _ => BEATS as u64 + 2 + chance.below(BEATS as u64),
        };
        let together = Barrier::new(GameId::ALL.len());
        let (folder, together) = (&folder, &together);
        let done = std::thread::scope(|scope| {
            let windows = GameId::ALL.map(|mode| {
                scope.spawn(move || {
                    let window = Victim::start(TEST, &folder.0, mode.name());
                    killed_after(window, beats, || {
                        together.wait();
                    })
                })
            });
            windows.map(|window| window.join().unwrap())
        });
        let kill = format!("round {round}");
        looks_whole(&folder.0, &kill);
        let least = done.iter().map(|(least, _)| *least).min().unwrap();
        let most = done.iter().map(|(_, most)| *most).max().unwrap();
        for (mode, (at_least, at_most)) in GameId::ALL.into_iter().zip(done) {
            for (what, found) in found(mode, &folder.0) {
                // What all of them change is that of any of them.
                let range = match what {
                    SETTINGS => least..=most,
                    _ => at_least..=at_most,
                };
                assert!(
                    range.contains(&found),
                    "{kill}, {mode:?}: {what} has {found}, not one of {range:?}"
                );
            }
        }
        promised += least;
    }
    assert!(promised > 0, "nothing was promised");
}

/// Kills a window after so many beats, and looks at what is there. How much had to be.
fn kill_after(mode: GameId, beats: u64, kill: &str) -> u64 {
    let folder = Folder::new();
    let window = Victim::start(TEST, &folder.0, mode.name());
    let (least, most) = killed_after(window, beats, || {});
    looks_whole(&folder.0, kill);
    for (what, found) in found(mode, &folder.0) {
        assert!(
            (least..=most).contains(&found),
            "{kill}: {what} has {found}; {least} was done two seconds before, and {most} never"
        );
    }
    least
}

/// Kills a window after so many beats, and when it is `time`; which act was done two seconds before, and which never.
fn killed_after(mut window: Victim, beats: u64, time: impl FnOnce()) -> (u64, u64) {
    let mut said = Vec::new();
    let mut heard = 0;
    while heard <= beats {
        let line = window.says().expect("the window goes on");
        heard += u64::from(line.ends_with("beat"));
        said.push(line);
    }
    time();
    said.extend(window.kill());
    (done_before(&said, BEATS), done_before(&said, 0) + 1)
}

/// Whether the next window can read every file.
fn looks_whole(folder: &Path, kill: &str) {
    let mut window = crate::edits::open(folder);
    let status = window.app().status().clone();
    assert!(!status.wrong, "{kill}: {status:?}");
    drop(window);
    for entry in fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(!name.contains("damaged"), "{kill}: {name}");
    }
}

/// Is a window in which someone acts without a rest, and says what was done; and counts the time.
fn act_without_end(folder: &Path, mode: &str) -> ! {
    let mode = GameId::ALL.into_iter().find(|id| id.name() == mode);
    let mode = mode.expect("one of them was named");
    let ctx = Context::default();
    let mut window = crate::edits::open(folder);
    window.perform_shell(&ctx, ShellCommand::Show(mode));
    crate::edits::frame(&ctx, &mut window);
    let beside = folder.join(format!("beats of {}", mode.name()));
    beats(&beside);
    for number in 1.. {
        act(mode, &beside, &ctx, &mut window, number);
        crate::edits::frame(&ctx, &mut window);
        println!("did {number}");
    }
    unreachable!("there is always another number");
}

/// The act of this number, which leaves it in all that is saved in a mode. Files that are opened go into
/// the folder `beside`.
fn act(mode: GameId, beside: &Path, ctx: &Context, window: &mut Window, number: u64) {
    window.app().settings.next_seed = number + 1;
    let file = beside.join("opened.txt");
    match mode {
        GameId::Clickomania => {
            fs::write(&file, painted(number).to_string()).unwrap();
            let commands = [
                ClickomaniaCommand::Editor(EditorCommand::Rename(number.to_string())),
                ClickomaniaCommand::Slot(SlotCommand::Store(1 + (number % 4) as usize)),
                ClickomaniaCommand::Wall(WallCommand::Play(painted(number))),
                // The painter stays open on another wall.
                ClickomaniaCommand::Wall(WallCommand::Play(painted(number + 1))),
                ClickomaniaCommand::Wall(WallCommand::Paint),
                ClickomaniaCommand::Wall(WallCommand::OpenFile(file)),
            ];
            for command in commands {
                window.perform::<ClickomaniaMode>(ctx, command);
            }
            if number == 1 {
                window.perform::<ClickomaniaMode>(
                    ctx,
                    ClickomaniaCommand::View(ViewCommand::ToggleMap),
                );
                for command in [
                    ComparisonCommand::Toggle,
                    ComparisonCommand::Sort(ComparisonColumn::Name),
                    ComparisonCommand::Toggle,
                ] {
                    let command = ClickomaniaCommand::Comparison(command);
                    window.perform::<ClickomaniaMode>(ctx, command);
                }
                let choose = TeacherCommand::Choose("password".into());
                window.perform::<ClickomaniaMode>(ctx, ClickomaniaCommand::Teacher(choose));
            }
        }
        GameId::Mines => {
            fs::write(&file, position(number)).unwrap();
            let mark = MinesCommand::Touch(Touched::Mark(0));
            if number == 1 {
                // A game that is lost, for the statistics.
                window.perform::<MinesMode>(
                    ctx,
                    MinesCommand::Begin(MinesChoices::default(), Some(1)),
                );
                for cell in 0..81 {
                    window.perform::<MinesMode>(ctx, MinesCommand::Touch(Touched::Press(cell)));
                }
                let begin = MinesCommand::Begin(MinesChoices::default(), Some(17));
                window.perform::<MinesMode>(ctx, begin);
                window.perform::<MinesMode>(ctx, mark);
                let open = MinesCommand::Touch(Touched::Press(40));
                window.perform::<MinesMode>(ctx, open);
            } else {
                // Back to the game, which waits.
                window.perform::<MinesMode>(ctx, MinesCommand::Leave);
                window.perform::<MinesMode>(ctx, MinesCommand::Pause);
                window.perform::<MinesMode>(ctx, mark);
            }
            let open = MinesCommand::File(FileCommand::OpenFile(file));
            window.perform::<MinesMode>(ctx, open);
        }
        GameId::Clone2048 => {
            let begin = Clone2048Command::Begin {
                size: 4,
                obstacles: 0,
                seed: number,
            };
            window.perform::<Clone2048Mode>(ctx, begin);
            for direction in Direction::ALL {
                window.perform::<Clone2048Mode>(ctx, Clone2048Command::Move(direction));
            }
            // Above what a window begins with.
            let thinking = Clone2048Command::Thinking(THINKING + number);
            window.perform::<Clone2048Mode>(ctx, thinking);
        }
        GameId::Tantrix => {
            window.perform::<TantrixMode>(ctx, TantrixCommand::Limit(number as usize));
            if number == 1 {
                let take = TantrixCommand::TakeUp(Spot::Tray(1), false);
                window.perform::<TantrixMode>(ctx, take);
                let here = Hex { r: 0, q: 0 };
                window.perform::<TantrixMode>(ctx, TantrixCommand::PutDown(Some(here)));
            }
        }
    }
}

/// A wall that is the number in binary.
fn painted(number: u64) -> Wall {
    let brick = Colour::ALL[0].letter();
    let cells = (0..SIZE * SIZE).map(|bit| match bit < 64 && number >> bit & 1 == 1 {
        true => brick,
        false => '.',
    });
    let cells: Vec<char> = cells.collect();
    let rows: Vec<String> = cells.chunks(SIZE).map(String::from_iter).collect();
    Wall::parse(&rows.join("\n")).unwrap()
}

/// A position whose flags are the number in binary.
fn position(number: u64) -> String {
    let cells = (0..81).map(|bit| match bit < 64 && number >> bit & 1 == 1 {
        true => 'F',
        false => '#',
    });
    let cells: Vec<char> = cells.collect();
    let rows: Vec<String> = cells.chunks(9).map(String::from_iter).collect();
    format!("9 9 10\n{}\n", rows.join("\n"))
}

/// The number whose binary digits are the cells other than `zero`.
fn number_in(cells: &str, zero: char) -> u64 {
    let bits = cells.chars().filter(|cell| !cell.is_whitespace()).take(64);
    bits.enumerate()
        .map(|(bit, cell)| u64::from(cell != zero) << bit)
        .sum()
}

/// What is on the disk of a mode: the number of the act that each of its files has.
fn found(mode: GameId, folder: &Path) -> Vec<(&'static str, u64)> {
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
