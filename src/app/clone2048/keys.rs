//! Keys of the third clone: each sends a command that a button sends too.

use super::ThirdCommand;
use crate::app::clickomania::command::Command;
use crate::app::common::app_context::AppContext;
use crate::app::common::key_names::{Bound, FILES, KeyLine, REDO, UNDO, lines, named, send};
use egui::{Event, Key, Modifiers, Ui};
use engine::games::clone2048::Direction;
use engine::text::Text;

/// What keys do, unless someone types.
const KEYS: &[&[Bound]] = &[REDO, UNDO, FILES, GAME];

/// Those of this game alone.
const GAME: &[Bound] = &[
    (
        Modifiers::NONE,
        Key::C,
        Command::Third(ThirdCommand::Advise),
    ),
    (
        Modifiers::NONE,
        Key::P,
        Command::Third(ThirdCommand::Automatic),
    ),
    (
        Modifiers::NONE,
        Key::Home,
        Command::Third(ThirdCommand::LookAt(0)),
    ),
    (
        Modifiers::NONE,
        Key::End,
        Command::Third(ThirdCommand::LookAt(usize::MAX)),
    ),
];

/// What the keys do, for the help.
pub fn names(text: &Text) -> Vec<KeyLine> {
    let moves = Direction::ALL.iter().flat_map(|wanted| {
        let of = |key: &&Key| movement(**key, true) == Some(*wanted);
        let name = match wanted {
            Direction::Left => text.msg_third_left(),
            Direction::Right => text.msg_third_right(),
            Direction::Up => text.msg_third_up(),
            Direction::Down => text.msg_third_down(),
        };
        let keys = Key::ALL.iter().filter(of);
        let line = |key: &Key| (Modifiers::NONE, *key, name.clone());
        keys.map(line).collect::<Vec<_>>()
    });
    let others = named(KEYS, text, |command| match command {
        Command::Third(ThirdCommand::Advise) => Some(text.msg_third_advise()),
        Command::Third(ThirdCommand::Automatic) => Some(text.msg_key_does_automatic()),
        Command::Third(ThirdCommand::LookAt(0)) => Some(text.msg_key_does_first_turn()),
        Command::Third(_) => Some(text.msg_key_does_last_turn()),
        Command::New => Some(text.msg_third_new_menu()),
        _ => None,
    });
    lines(text, moves.chain(others))
}

/// Looks at the keys that were pressed. With `arrows`, arrows are movements too; `waits` says that a key
/// that is held does nothing yet.
pub fn keys(ui: &Ui, app: &mut AppContext, arrows: bool, waits: bool) {
    send(KEYS, ui, app);
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
            let Some(direction) = movement(*key, arrows).filter(|_| modifiers.is_none()) else {
                return true;
            };
            // Whoever holds a key wants to see each movement; whoever presses one again does not wait.
            if !(*repeat && waits) {
                app.send(Command::Third(ThirdCommand::Move(direction)));
            }
            false
        });
    });
}

fn movement(key: Key, arrows: bool) -> Option<Direction> {
    Some(match key {
        Key::W => Direction::Up,
        Key::S => Direction::Down,
        Key::A => Direction::Left,
        Key::D => Direction::Right,
        Key::ArrowUp if arrows => Direction::Up,
        Key::ArrowDown if arrows => Direction::Down,
        Key::ArrowLeft if arrows => Direction::Left,
        Key::ArrowRight if arrows => Direction::Right,
        _ => return None,
    })
}
