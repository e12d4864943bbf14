//! Named actions. Each mode has one table, `ACTIONS`, of [`Action`]s typed by its own command; from it come its keys
//! ([`pressed`]), menu items ([`Action::menu_item`]), tooltips ([`Action::tooltip`]), list of commands, and the keys in
//! its help ([`key_names`], [`lines`]).
//!
//! Names and keys common to several modes (undo, files, zoom) are in [`standard`].

use super::app_context::ModeContext;
use egui::{Button, Key, KeyboardShortcut, Modifiers, Response, Ui};
use engine::text::Text;

/// A name in the language of the window.
pub type Name = fn(&Text) -> String;

/// A key with its modifiers.
pub type Keys = (Modifiers, Key);

pub const CTRL: Modifiers = Modifiers::COMMAND;
pub const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
pub const SHIFT: Modifiers = Modifiers::SHIFT;
pub const ALONE: Modifiers = Modifiers::NONE;

/// A row of a mode's table: command `C`, and the condition `W` (a type of the mode) under which it is available.
pub struct Action<C, W> {
    pub name: Name,
    /// The first one is shown beside the name.
    pub keys: &'static [Keys],
    pub when: W,
    pub command: C,
}

/// Writes the table of a mode. A row is the message with the name, the keys, the condition and the command; or, without
/// keys, a row of [`standard`]:
///
/// ```text
/// actions! { MinesCommand, When:
///     msg_mines_peek [(ALONE, K)] Game MinesCommand::Peek;
///     undo Always MinesCommand::History(HistoryCommand::Undo);
/// }
/// ```
macro_rules! actions {
    ($command:ty, $when:ident: $($name:ident $([$($keys:tt),*])? $now:ident $sends:expr;)*) => {
        /// All actions of the mode, in the order of lists and help.
        pub const ACTIONS: &[$crate::window::kit::actions::Action<$command, $when>] =
            &[$($crate::window::kit::actions::action!(
                $name $([$($keys),*])? $when::$now, $sends
            )),*];
    };
}

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

macro_rules! keys {
    (NEW) => {
        $crate::window::kit::actions::standard::NEW
    };
    (($modifiers:ident, $key:ident)) => {
        ($crate::window::kit::actions::$modifiers, egui::Key::$key)
    };
}
pub(crate) use {action, actions, keys};

impl<C, W> Action<C, W> {
    /// The first key in words; empty without keys.
    pub fn shown_keys(&self, text: &Text) -> String {
        let first = self.keys.first();
        first.map_or_else(String::new, |&(modifiers, key)| shown(text, modifiers, key))
    }

    /// The name with the keys: *Annulla (Ctrl+Z)*.
    pub fn tooltip(&self, text: &Text) -> String {
        format!("{} ({})", (self.name)(text), self.shown_keys(text))
    }

    /// Its menu item.
    pub fn menu_item(&self) -> MenuItem<'_, C, W> {
        MenuItem {
            action: self,
            name: None,
            possible: true,
        }
    }
}

/// A menu item.
pub struct MenuItem<'a, C, W> {
    action: &'a Action<C, W>,
    name: Option<String>,
    possible: bool,
}

impl<C: Clone, W> MenuItem<'_, C, W> {
    /// Replaces the name.
    pub fn named(mut self, name: String) -> Self {
        self.name = Some(name);
        self
    }

    /// Replaces the name if there is one.
    pub fn named_if(mut self, name: Option<String>) -> Self {
        self.name = name;
        self
    }

    /// Sets whether it is available.
    pub fn possible(mut self, possible: bool) -> Self {
        self.possible = possible;
        self
    }

    /// Shows it; a press sends the command and closes the menu.
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

/// The row with this command.
pub fn find<'a, C: PartialEq, W>(
    actions: &'a [Action<C, W>],
    command: &C,
) -> Option<&'a Action<C, W>> {
    actions.iter().find(|action| action.command == *command)
}

/// A name with the first key of a command, if it has any: *Riprendi (F8)*.
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

/// The first key of a command in words; empty without keys.
pub fn keys_of<C: PartialEq, W>(actions: &[Action<C, W>], text: &Text, command: &C) -> String {
    find(actions, command).map_or_else(String::new, |action| action.shown_keys(text))
}

/// Shows the menu items of these commands.
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

/// Consumes the pressed keys and returns their commands, for rows that are `possible` with these keys.
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

/// All keys of rows with what they do, for [`lines`].
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

/// Rows common to several modes: name and keys. Each mode adds its condition and command.
pub mod standard {
    use super::{Action, CTRL, Keys};

    /// Each mode has its own name for what is new: a program, a board.
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

/// A line of the help: keys, and their effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyLine {
    /// The keys in words.
    pub keys: String,
    /// Their effect.
    pub action: String,
}

/// A key with its modifiers in words: *Ctrl+Maiusc+Z*.
pub fn shown(text: &Text, modifiers: Modifiers, key: Key) -> String {
    let mut keys = String::new();
    if modifiers.command {
        keys.push_str("Ctrl+");
    }
    if modifiers.shift {
        keys.push_str(&text.msg_key_shift());
        keys.push('+');
    }
    keys + &match key {
        Key::Delete => text.msg_key_delete(),
        Key::Backspace => text.msg_key_backspace(),
        Key::Enter => text.msg_key_enter(),
        Key::Space => text.msg_key_space(),
        Key::Home => text.msg_key_home(),
        Key::End => text.msg_key_end(),
        Key::PageUp => text.msg_key_page_up(),
        Key::PageDown => text.msg_key_page_down(),
        Key::ArrowUp => text.msg_key_up(),
        Key::ArrowDown => text.msg_key_down(),
        Key::ArrowLeft => text.msg_key_left(),
        Key::ArrowRight => text.msg_key_right(),
        Key::Escape => "Esc".to_owned(),
        other => other.symbol_or_name().to_owned(),
    }
}

/// Help lines in the order of the table; keys with the same effect share a line.
pub fn lines(
    text: &Text,
    table: impl IntoIterator<Item = (Modifiers, Key, String)>,
) -> Vec<KeyLine> {
    let mut lines: Vec<KeyLine> = Vec::new();
    for (modifiers, key, action) in table {
        let keys = shown(text, modifiers, key);
        match lines.iter_mut().find(|line| line.action == action) {
            Some(line) => {
                line.keys.push_str(", ");
                line.keys.push_str(&keys);
            }
            None => lines.push(KeyLine { keys, action }),
        }
    }
    lines
}
