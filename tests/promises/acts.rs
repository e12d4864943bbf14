//! What a window does, by numbers that it leaves in all that is saved.

use crate::windows::frame;
use clickomania::window::Window;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ComparisonColumn, ComparisonCommand, EditorCommand, SlotCommand,
    TeacherCommand, ViewCommand, WallCommand,
};
use clickomania::window::clone2048::{Clone2048Command, Clone2048Mode};
use clickomania::window::kit::command::{FileCommand, ShellCommand};
use clickomania::window::kit::game_id::GameId;
use clickomania::window::mines::{MinesChoices, MinesCommand, MinesMode, Touched};
use clickomania::window::tantrix::{Spot, TantrixCommand, TantrixMode};
use egui::Context;
use engine::colour::Colour;
use engine::wall::{SIZE, Wall};
use games::clone2048::Direction;
use games::tantrix::Hex;
use std::fs;
use std::path::Path;

/// Acts of the third clone count from here; no window begins with so large a number.
pub const THINKING: u64 = 100;

/// The act of this number, which leaves it in all that is saved in a mode. Files that are opened go into
/// the folder `beside`.
pub fn act(mode: GameId, beside: &Path, ctx: &Context, window: &mut Window, number: u64) {
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

/// Does the act of this number in all modes, one after the other.
pub fn act_everywhere(beside: &Path, window: &mut Window, number: u64) {
    let ctx = Context::default();
    for mode in GameId::ALL {
        window.perform_shell(&ctx, ShellCommand::Show(mode));
        act(mode, beside, &ctx, window, number);
        frame(&ctx, window);
    }
    window.perform_shell(&ctx, ShellCommand::Show(GameId::Clickomania));
    frame(&ctx, window);
}

/// A wall that is the number in binary.
fn painted(number: u64) -> Wall {
    let brick = Colour::ALL[0].letter();
    let cells = (0..SIZE * SIZE).map(|bit| {
        if bit < 64 && number >> bit & 1 == 1 {
            brick
        } else {
            '.'
        }
    });
    let cells: Vec<char> = cells.collect();
    let rows: Vec<String> = cells.chunks(SIZE).map(String::from_iter).collect();
    Wall::parse(&rows.join("\n")).unwrap()
}

/// A position whose flags are the number in binary.
fn position(number: u64) -> String {
    let cells = (0..81).map(|bit| {
        if bit < 64 && number >> bit & 1 == 1 {
            'F'
        } else {
            '#'
        }
    });
    let cells: Vec<char> = cells.collect();
    let rows: Vec<String> = cells.chunks(9).map(String::from_iter).collect();
    format!("9 9 10\n{}\n", rows.join("\n"))
}
