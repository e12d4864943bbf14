//! A game of the window, with its own tab.

use crate::window::kit::actions::KeyLine;
use crate::window::kit::app_context::{AppContext, ModeContext};
use crate::window::kit::magnify::Room;
use crate::window::shell::help_page::HelpPage;
use egui::{Context, Ui};
use engine::text::Text;
use std::any::Any;
use std::path::{Path, PathBuf};

/// A game of the window, with its queue of commands: what the window deals with.
pub trait Mode: Any {
    /// Continues automatic processes; called before each frame, also while another tab is shown.
    fn advance(&mut self, app: &mut AppContext, ctx: &Context);

    /// Shows it.
    fn show(&mut self, ui: &mut Ui, app: &mut AppContext);

    /// Its buttons in the bar above; with words beside the drawings if there is room.
    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext, labelled: bool);

    /// How wide these are, in points.
    fn tools_width(&self, _ui: &Ui, _app: &AppContext, _labelled: bool) -> f32 {
        108.0
    }

    /// True while it shows the last message itself, and lists its commands when the key of the help is pressed alone.
    fn tells_status(&self) -> bool {
        false
    }

    /// True if the status line is left out while it is empty: the page ends at the foot of the window, and nothing above
    /// moves when a message comes.
    fn spares_status(&self) -> bool {
        false
    }

    /// Its buttons beside the sign of a contest.
    fn contest_tools(&mut self, _ui: &mut Ui, _app: &mut AppContext) {}

    /// Shows the current activity in the top bar. Returns false to let the window show the name of the mode.
    fn show_title(&mut self, _ui: &mut Ui, _app: &mut AppContext) -> bool {
        false
    }

    /// True if the bar above has the menu of the games.
    fn leads_elsewhere(&self) -> bool {
        true
    }

    /// True while its home page is shown; none without one.
    fn home(&self) -> Option<bool> {
        None
    }

    /// Shows its page to begin with, or leaves it.
    fn go_home(&mut self, _home: bool) {}

    /// How much room it needs, with what the window shows around it.
    fn room(&self) -> Room {
        Room::GAME
    }

    /// Carries out the commands that wait; false if none did.
    fn carry_out(&mut self, app: &mut AppContext) -> bool;

    /// Opens a file.
    fn open_file(&mut self, path: PathBuf, app: &mut AppContext);

    /// True if it can open this file, judged by the contents.
    fn reads(&self, path: &Path, text: &Text) -> bool;

    /// True if it can open several dropped files together.
    fn opens_several(&self) -> bool {
        false
    }

    /// Opens all of these files at once; false if they do not belong together here.
    fn open_together(&mut self, _paths: &[PathBuf], _app: &mut AppContext) -> bool {
        false
    }

    /// Its chapter of the help.
    fn help(&self) -> &'static HelpPage;

    /// Its keys and their effects, for the help.
    fn keys(&self, text: &Text) -> Vec<KeyLine>;

    /// A small drawing of its rules, for the help.
    fn sketch(&self, ui: &mut Ui, app: &AppContext);

    /// The title of a second chapter, which the mode shows.
    fn reference(&self, _text: &Text) -> Option<String> {
        None
    }

    /// Shows the fixed head above the second chapter, `width` points wide.
    fn show_reference_head(&mut self, _ui: &mut Ui, _app: &mut AppContext, _width: f32) {}

    /// Shows the second chapter.
    fn show_reference(&mut self, _ui: &mut Ui, _app: &mut AppContext) {}

    /// The title of the window, if the mode has one.
    fn title(&self, _text: &Text) -> Option<String> {
        None
    }

    /// The window speaks another language.
    fn language_changed(&mut self) {}

    /// The window closes: what must be kept is handed to the storage.
    fn close(&mut self, app: &mut AppContext);
}

/// The commands of a game, and how it carries them out.
pub trait Commanded: Any + Sized {
    type Command;
    /// State shared by its parts, in addition to the state shared by all modes.
    type Services: Default;

    /// Carries out a command.
    fn perform(&mut self, command: Self::Command, app: &mut ContextOf<'_, Self>);

    /// True if a contest withholds the command.
    fn withholds(command: &Self::Command) -> bool;
}

/// Everything a mode may use, and the queue for its commands.
pub type ContextOf<'a, M> = ModeContext<'a, <M as Commanded>::Command, <M as Commanded>::Services>;

/// A game with its queue of commands and what its parts share.
pub struct Host<M: Commanded> {
    pub mode: M,
    pub services: M::Services,
    commands: Vec<M::Command>,
}

impl<M: Commanded> Host<M> {
    pub fn new(mode: M, services: M::Services) -> Host<M> {
        Host {
            mode,
            services,
            commands: Vec::new(),
        }
    }

    /// The game, and what it may use.
    pub fn lend<'a>(&'a mut self, app: &'a mut AppContext) -> (&'a mut M, ContextOf<'a, M>) {
        let context = ModeContext::new(app, &mut self.commands, &mut self.services);
        (&mut self.mode, context)
    }

    /// Carries out a command, unless a contest withholds it.
    pub fn perform(&mut self, command: M::Command, app: &mut AppContext) {
        if app.contest() && M::withholds(&command) {
            app.refuse(app.text.msg_contest_says_withheld());
            return;
        }
        let (mode, mut app) = self.lend(app);
        mode.perform(command, &mut app);
    }

    /// Carries out the commands that wait; false if none did.
    pub fn perform_waiting(&mut self, app: &mut AppContext) -> bool {
        let commands = std::mem::take(&mut self.commands);
        let any = !commands.is_empty();
        for command in commands {
            self.perform(command, app);
        }
        any
    }
}
