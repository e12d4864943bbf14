//! What can be done in Clone 2048 by name: keys, menus and the help.

use super::command::{Clone2048Command, Clone2048Context};
use crate::window::kit::actions::{ALONE, Action, actions, key_names, pressed};
use crate::window::kit::command::{FileCommand, HistoryCommand};
use crate::window::kit::key_names::{KeyLine, lines};
use egui::{Event, Key, Ui};
use engine::text::Text;
use games::clone2048::Direction;

/// How its keys are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clone2048When {
    Always,
    /// While something goes on by itself.
    Going,
    /// A movement: arrows may belong to something else, and a key that is held waits.
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
    msg_clone2048_advise [(ALONE, H)] Always Clone2048Command::Advise;
    msg_key_does_automatic [(ALONE, F9)] Always Clone2048Command::Automatic;
    msg_key_does_stop_going [(ALONE, P)] Always Clone2048Command::Pause;
    msg_key_does_stop_by_itself [(ALONE, Escape)] Going Clone2048Command::Pause;
    msg_clone2048_replay [(ALONE, Space)] Always Clone2048Command::Replay;
    msg_key_does_first_turn [(ALONE, Home)] Always Clone2048Command::LookAt(0);
    msg_key_does_last_turn [(ALONE, End)] Always Clone2048Command::LookAt(usize::MAX);
}

/// What the keys do, for the help.
pub fn help_lines(text: &Text) -> Vec<KeyLine> {
    lines(text, key_names(ACTIONS, text))
}

/// What the keys depend on.
#[derive(Clone, Copy)]
pub struct KeysNow {
    /// Arrows are movements too.
    pub arrows: bool,
    /// A movement is still shown: a key that is held does nothing yet.
    pub waits: bool,
    /// Something goes on by itself.
    pub going: bool,
}

/// Looks at the keys that were pressed.
pub fn keys(ui: &Ui, app: &mut Clone2048Context, now: KeysNow) {
    let KeysNow {
        arrows,
        waits,
        going,
    } = now;
    let possible = |action: &Action<Clone2048Command, Clone2048When>, _| match action.when {
        Clone2048When::Always => true,
        Clone2048When::Going => going,
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
