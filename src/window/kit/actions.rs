//! What can be done by name. Each mode has one table, `ACTIONS`, of [`Action`]s typed by its own command;
//! from it come its keys ([`pressed`]), the items of its menus ([`Action::menu_item`]), its tooltips
//! ([`Action::tooltip`]), its list of commands and the keys in its help ([`key_names`]).
//!
//! What several modes can do (undo, files, zoom) has its name and keys in [`standard`], once.

use crate::window::kit::app_context::ModeContext;
use crate::window::kit::key_names::shown;
use egui::{Button, Key, KeyboardShortcut, Modifiers, Response, Ui};
use engine::text::Text;

/// What something is called, in the language of the window.
pub type Name = fn(&Text) -> String;

/// What is held beside a key, and the key.
pub type Keys = (Modifiers, Key);

pub const CTRL: Modifiers = Modifiers::COMMAND;
pub const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
pub const SHIFT: Modifiers = Modifiers::SHIFT;
pub const ALONE: Modifiers = Modifiers::NONE;

/// A row of a mode's table: what sends the command `C`, and when (`W`, a type of the mode) that can be.
pub struct Action<C, W> {
    pub name: Name,
    /// The first of them is shown beside the name.
    pub keys: &'static [Keys],
    pub when: W,
    pub command: C,
}

/// Writes the table of a mode. A row is the message with the name, its keys, when it is possible, what it
/// sends; or without keys one of [`standard`]:
///
/// ```text
/// actions! { MinesCommand, When:
///     msg_mines_peek [(ALONE, K)] Game MinesCommand::Peek;
///     undo Always MinesCommand::History(HistoryCommand::Undo);
/// }
/// ```
macro_rules! actions {
    ($command:ty, $when:ident: $($name:ident $([$($keys:tt),*])? $now:ident $sends:expr;)*) => {
        /// All actions of the mode, in the order in which lists and the help show them.
        pub const ACTIONS: &[$crate::window::kit::actions::Action<$command, $when>] =
            &[$($crate::window::kit::actions::action!(
                $name $([$($keys),*])? $when::$now, $sends
            )),*];
    };
}
pub(crate) use actions;

/// A row of [`actions!`].
macro_rules! action {
    ($message:ident [$($keys:tt),*] $when:expr, $command:expr) => {
        $crate::window::kit::actions::Action {
            name: |text| text.$message(),
            keys: &[$($crate::window::kit::actions::keys!($keys)),*],
            when: $when,
            command: $command,
        }
    };
    ($standard:ident $when:expr, $command:expr) => {
        $crate::window::kit::actions::standard::$standard($when, $command)
    };
}
pub(crate) use action;

macro_rules! keys {
    (NEW) => {
        $crate::window::kit::actions::standard::NEW
    };
    (($modifiers:ident, $key:ident)) => {
        ($crate::window::kit::actions::$modifiers, egui::Key::$key)
    };
}
pub(crate) use keys;

impl<C, W> Action<C, W> {
    /// The first of its keys as one reads it; empty without.
    pub fn shown_keys(&self, text: &Text) -> String {
        let first = self.keys.first();
        first.map_or_else(String::new, |&(modifiers, key)| shown(text, modifiers, key))
    }

    /// The name with the keys: *Annulla (Ctrl+Z)*.
    pub fn tooltip(&self, text: &Text) -> String {
        format!("{} ({})", (self.name)(text), self.shown_keys(text))
    }

    /// Its line of a menu.
    pub fn menu_item(&self) -> MenuItem<'_, C, W> {
        MenuItem {
            action: self,
            name: None,
            possible: true,
        }
    }
}

/// A line of a menu.
pub struct MenuItem<'a, C, W> {
    action: &'a Action<C, W>,
    name: Option<String>,
    possible: bool,
}

impl<C: Clone, W> MenuItem<'_, C, W> {
    /// Under another name than that of the table.
    pub fn named(mut self, name: String) -> Self {
        self.name = Some(name);
        self
    }

    /// Under another name, if there is one.
    pub fn named_if(mut self, name: Option<String>) -> Self {
        self.name = name;
        self
    }

    /// Pale if it is not possible now.
    pub fn possible(mut self, possible: bool) -> Self {
        self.possible = possible;
        self
    }

    /// Shows it; pressed, it sends the command and closes the menu.
    pub fn show<S>(self, ui: &mut Ui, app: &mut ModeContext<C, S>) -> Response {
        let name = self.name.unwrap_or_else(|| (self.action.name)(&app.text));
        let button = Button::new(name).shortcut_text(self.action.shown_keys(&app.text));
        let line = ui.add_enabled(self.possible, button);
        if line.clicked() {
            app.send(self.action.command.clone());
            ui.close();
        }
        line
    }
}

/// The row that sends this command.
pub fn find<'a, C: PartialEq, W>(
    actions: &'a [Action<C, W>],
    command: &C,
) -> Option<&'a Action<C, W>> {
    actions.iter().find(|action| action.command == *command)
}

/// A name with the keys of a command, if it has any: *Riprendi (F8)*.
pub fn with_keys<C: PartialEq, W>(
    actions: &[Action<C, W>],
    text: &Text,
    name: String,
    command: &C,
) -> String {
    match keys_of(actions, text, command) {
        keys if keys.is_empty() => name,
        keys => text.msg_timeline_with_keys(name, keys),
    }
}

/// The first keys of a command as one reads them; empty without.
pub fn keys_of<C: PartialEq, W>(actions: &[Action<C, W>], text: &Text, command: &C) -> String {
    find(actions, command).map_or_else(String::new, |action| action.shown_keys(text))
}

/// The lines of a menu that send these commands.
pub fn menu_items<C: Clone + PartialEq, W, S>(
    actions: &[Action<C, W>],
    commands: impl IntoIterator<Item = C>,
    ui: &mut Ui,
    app: &mut ModeContext<C, S>,
) {
    for command in commands {
        if let Some(action) = find(actions, &command) {
            action.menu_item().show(ui, app);
        }
    }
}

/// The commands of the keys that were pressed, of those rows that are `possible` by these keys. The keys
/// are used up.
pub fn pressed<C: Clone, W>(
    actions: &[Action<C, W>],
    ui: &Ui,
    possible: impl Fn(&Action<C, W>, Keys) -> bool,
) -> Vec<C> {
    let mut commands = Vec::new();
    // Longer combinations first: Ctrl+Shift+Z is not Ctrl+Z.
    for shift in [true, false] {
        for action in actions {
            for &keys in action.keys {
                let (modifiers, key) = keys;
                if modifiers.shift != shift || !possible(action, keys) {
                    continue;
                }
                let shortcut = KeyboardShortcut::new(modifiers, key);
                if ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
                    commands.push(action.command.clone());
                }
            }
        }
    }
    commands
}

/// All keys of rows with what they do, for [`key_names::lines`](super::key_names::lines).
pub fn key_names<'a, C, W>(
    actions: impl IntoIterator<Item = &'a Action<C, W>>,
    text: &Text,
) -> impl Iterator<Item = (Modifiers, Key, String)>
where
    C: 'a,
    W: 'a,
{
    actions.into_iter().flat_map(move |action| {
        let keys = action.keys.iter();
        keys.map(move |&(modifiers, key)| (modifiers, key, (action.name)(text)))
    })
}

/// Rows that several modes have: the name and the keys; each mode says when, and its own command.
pub mod standard {
    use super::{Action, CTRL, Keys};

    /// What is new differs: a program, a board. Each mode has its own name for it.
    pub const NEW: Keys = (CTRL, egui::Key::N);

    macro_rules! standard {
        ($($name:ident: $message:ident $keys:tt;)*) => {
            $(pub const fn $name<C, W>(when: W, command: C) -> Action<C, W> {
                action!($message $keys when, command)
            })*
        };
    }

    standard! {
        undo: msg_menu_undo [(CTRL, Z)];
        redo: msg_menu_redo [(CTRL, Y), (CTRL_SHIFT, Z)];
        open: msg_menu_open [(CTRL, O)];
        save: msg_menu_save [(CTRL, S)];
        save_as: msg_menu_save_as [(CTRL_SHIFT, S)];
        zoom_in: msg_zoom_in [(CTRL, Plus), (CTRL, Equals)];
        zoom_out: msg_zoom_out [(CTRL, Minus)];
        zoom_actual: msg_zoom_whole [(CTRL, Num0)];
    }
}
