//! The commands of Clone 2048 and their keys.

use crate::window::kit::actions::{ALONE, Action, KeyLine, actions, key_names, lines, pressed};
use crate::window::kit::app_context::ModeContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use egui::{Event, Key, Ui};
use engine::text::Text;
use games::clone2048::{BlockRules, Direction, DisplayMode as BlockStyle};

/// A command of this mode.
#[derive(Clone, PartialEq, Debug)]
pub enum Clone2048Command {
    File(FileCommand),
    History(HistoryCommand),
    Zoom(ZoomCommand),
    /// Moves all blocks.
    Move(Direction),
    /// Begins a game on a new board.
    Begin {
        /// Number of rows and of columns: 2 to 32.
        size: usize,
        /// Must be below the number of cells.
        obstacles: usize,
        /// Seed of obstacles and new blocks.
        seed: u64,
    },
    /// Sets the rules of the next board.
    Rules(BlockRules),
    /// Restarts the same board.
    Again,
    /// Closes the card of a milestone and plays on.
    KeepGoing,
    /// Sets the style of blocks.
    Show(BlockStyle),
    /// Asks the automatic player for the next movement.
    Advise,
    /// Starts or stops the automatic player.
    Automatic,
    /// Pauses or resumes whatever runs automatically.
    Pause,
    /// Sets the automatic player's thinking time per move, in milliseconds.
    Thinking(u64),
    /// Shows a past turn, or the last one if there are fewer.
    ShowTurn(usize),
    /// Shows the next turn, animated.
    Forward,
    /// Replays the game from the shown turn, or stops.
    Replay,
    /// Continues the game from the shown turn.
    ContinueFromHere,
}

/// Shared state and command queue of this mode.
pub type Clone2048Context<'a> = ModeContext<'a, Clone2048Command>;

/// Condition for a key to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clone2048When {
    Always,
    /// While something runs automatically.
    Running,
    /// For movements: arrows may belong to another widget, and a held key waits for the animation.
    Move,
}

actions! { Clone2048Command, Clone2048When:
    msg_clone2048_left [(ALONE, ArrowLeft), (ALONE, A)] Move Clone2048Command::Move(Direction::Left);
    msg_clone2048_right [(ALONE, ArrowRight), (ALONE, D)] Move Clone2048Command::Move(Direction::Right);
    msg_clone2048_up [(ALONE, ArrowUp), (ALONE, W)] Move Clone2048Command::Move(Direction::Up);
    msg_clone2048_down [(ALONE, ArrowDown), (ALONE, S)] Move Clone2048Command::Move(Direction::Down);
    redo Always Clone2048Command::History(HistoryCommand::Redo);
    undo Always Clone2048Command::History(HistoryCommand::Undo);
    save_as Always Clone2048Command::File(FileCommand::SaveAs);
    save Always Clone2048Command::File(FileCommand::Save);
    open Always Clone2048Command::File(FileCommand::Open);
    msg_clone2048_new_menu [NEW] Always Clone2048Command::File(FileCommand::New);
    msg_menu_hint [(ALONE, H)] Always Clone2048Command::Advise;
    msg_key_does_automatic [(ALONE, F9)] Always Clone2048Command::Automatic;
    msg_key_does_stop_going [(ALONE, P)] Always Clone2048Command::Pause;
    msg_key_does_stop_by_itself [(ALONE, Escape)] Running Clone2048Command::Pause;
    msg_clone2048_replay [(ALONE, Space)] Always Clone2048Command::Replay;
    msg_key_does_first_turn [(ALONE, Home)] Always Clone2048Command::ShowTurn(0);
    msg_key_does_last_turn [(ALONE, End)] Always Clone2048Command::ShowTurn(usize::MAX);
}

/// Key lines for the help.
pub fn help_lines(text: &Text) -> Vec<KeyLine> {
    lines(text, key_names(ACTIONS, text))
}

/// State that the keys depend on.
#[derive(Clone, Copy)]
pub struct KeysNow {
    /// True if arrows are movements.
    pub arrows: bool,
    /// True while a movement is animated; a held key does nothing yet.
    pub waits: bool,
    /// True while something runs automatically.
    pub running: bool,
}

/// Sends the commands of the keys pressed in this frame.
pub fn keys(ui: &Ui, app: &mut Clone2048Context, now: KeysNow) {
    let KeysNow {
        arrows,
        waits,
        running,
    } = now;
    let possible = |action: &Action<Clone2048Command, Clone2048When>, _| match action.when {
        Clone2048When::Always => true,
        Clone2048When::Running => running,
        Clone2048When::Move => false,
    };
    for command in pressed(ACTIONS, ui, possible) {
        app.send(command);
    }
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key {
                key,
                pressed: true,
                repeat,
                modifiers,
                ..
            } = event
            else {
                return true;
            };
            let Some(movement) = movement(*key, arrows).filter(|_| modifiers.is_none()) else {
                return true;
            };
            // Holding a key shows each movement; pressing one again does not wait.
            if !(*repeat && waits) {
                app.send(movement.command.clone());
            }
            false
        });
    });
}

fn movement(key: Key, arrows: bool) -> Option<&'static Action<Clone2048Command, Clone2048When>> {
    let arrow = matches!(
        key,
        Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight
    );
    let means = |action: &&Action<_, Clone2048When>| {
        action.when == Clone2048When::Move && action.keys.contains(&(ALONE, key))
    };
    ACTIONS.iter().filter(|_| arrows || !arrow).find(means)
}
