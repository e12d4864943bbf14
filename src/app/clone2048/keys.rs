//! Keys of the third clone: each sends a command that a button sends too.

use super::Clone2048Command;
use crate::app::clone2048::Clone2048Context;
use crate::app::common::command::FileCommand;
use crate::app::common::key_names::{
    Bound, FILES, KeyLine, REDO, SharedCommand, UNDO, lines, named, send,
};
use egui::{Event, Key, Modifiers, Ui};
use engine::games::clone2048::Direction;
use engine::text::Text;

/// What keys do, unless someone types.
const KEYS: &[&[Bound]] = &[REDO, UNDO, FILES];

/// Those of this game alone.
const GAME: &[Bound<Clone2048Command>] = &[
    (Modifiers::NONE, Key::C, Clone2048Command::Advise),
    (Modifiers::NONE, Key::P, Clone2048Command::Automatic),
    (Modifiers::NONE, Key::Home, Clone2048Command::LookAt(0)),
    (
        Modifiers::NONE,
        Key::End,
        Clone2048Command::LookAt(usize::MAX),
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
    let own = GAME.iter().map(|(modifiers, key, command)| {
        let name = match command {
            Clone2048Command::Advise => text.msg_third_advise(),
            Clone2048Command::Automatic => text.msg_key_does_automatic(),
            Clone2048Command::LookAt(0) => text.msg_key_does_first_turn(),
            _ => text.msg_key_does_last_turn(),
        };
        (*modifiers, *key, name)
    });
    let shared = named(KEYS, text, |command| match command {
        SharedCommand::File(FileCommand::New) => Some(text.msg_third_new_menu()),
        _ => None,
    });
    lines(text, moves.chain(shared).chain(own))
}

/// Looks at the keys that were pressed. With `arrows`, arrows are movements too; `waits` says that a key
/// that is held does nothing yet.
pub fn keys(ui: &Ui, app: &mut Clone2048Context, arrows: bool, waits: bool) {
    send(KEYS, ui, app);
    send(&[GAME], ui, app);
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
                app.send(Clone2048Command::Move(direction));
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
