//! A game of the window, with its own tab.

use crate::window::kit::actions::KeyLine;
use crate::window::kit::app_context::{AppContext, ModeContext};
use crate::window::kit::magnify::Room;
use crate::window::shell::help_page::HelpPage;
use egui::{Context, Ui};
use engine::text::Text;
use std::any::Any;
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};

/// Everything a mode may use, and the queue for its commands.
pub type ContextOf<'a, M> = ModeContext<'a, <M as Mode>::Command, <M as Mode>::Services>;

/// A game of the window. The window calls what needs no commands on `dyn Mode`, the rest by way of [`Hosted`], which hands
/// the game its queue.
pub trait Mode: Any {
    /// Its commands.
    type Command
    where
        Self: Sized;
    /// State shared by its parts, in addition to the state shared by all modes.
    type Services: Default
    where
        Self: Sized;

    /// Continues automatic processes; called before each frame, also while another tab is shown.
    fn advance(&mut self, app: &mut ContextOf<'_, Self>, ctx: &Context)
    where
        Self: Sized;

    /// Shows it.
    fn show(&mut self, ui: &mut Ui, app: &mut ContextOf<'_, Self>)
    where
        Self: Sized;

    /// Its buttons in the bar above; with words beside the drawings if there is room.
    fn tools(&mut self, ui: &mut Ui, app: &mut ContextOf<'_, Self>, labelled: bool)
    where
        Self: Sized;

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
    fn contest_tools(&mut self, _ui: &mut Ui, _app: &mut ContextOf<'_, Self>)
    where
        Self: Sized,
    {
    }

    /// Shows the current activity in the top bar. Returns false to let the window show the name of the mode.
    fn show_title(&mut self, _ui: &mut Ui, _app: &mut ContextOf<'_, Self>) -> bool
    where
        Self: Sized,
    {
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

    /// Carries out a command.
    fn perform(&mut self, command: Self::Command, app: &mut ContextOf<'_, Self>)
    where
        Self: Sized;

    /// True if a contest withholds the command.
    fn withholds(command: &Self::Command) -> bool
    where
        Self: Sized;

    /// The command that opens a file.
    fn opening(&self, path: PathBuf) -> Self::Command
    where
        Self: Sized;

    /// True if it can open this file, judged by the contents.
    fn reads(&self, path: &Path, text: &Text) -> bool;

    /// True if it can open several dropped files together.
    fn opens_several(&self) -> bool {
        false
    }

    /// The command that opens all of these files at once, if they belong together.
    fn opening_together(&self, _paths: &[PathBuf]) -> Option<Self::Command>
    where
        Self: Sized,
    {
        None
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
    fn show_reference_head(&mut self, _ui: &mut Ui, _app: &mut ContextOf<'_, Self>, _width: f32)
    where
        Self: Sized,
    {
    }

    /// Shows the second chapter.
    fn show_reference(&mut self, _ui: &mut Ui, _app: &mut ContextOf<'_, Self>)
    where
        Self: Sized,
    {
    }

    /// The title of the window, if the mode has one.
    fn title(&self, _text: &Text) -> Option<String> {
        None
    }

    /// The window speaks another language.
    fn language_changed(&mut self) {}

    /// The window closes: what must be kept is handed to the storage.
    fn close(&mut self, app: &mut ContextOf<'_, Self>)
    where
        Self: Sized;
}

/// A mode of any type with its queue of commands: what the window deals with.
pub trait Hosted: Any {
    fn mode(&self) -> &dyn Mode;
    fn mode_mut(&mut self) -> &mut dyn Mode;
    /// Carries out the commands that wait; false if none did.
    fn carry_out(&mut self, app: &mut AppContext) -> bool;
    fn open_file(&mut self, path: PathBuf, app: &mut AppContext);
    /// Opens all of these files at once; false if they do not belong together here.
    fn open_together(&mut self, paths: &[PathBuf], app: &mut AppContext) -> bool;

    // As the methods of `Mode` of the same names.

    fn advance(&mut self, app: &mut AppContext, ctx: &Context);
    fn show(&mut self, ui: &mut Ui, app: &mut AppContext);
    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext, labelled: bool);
    fn contest_tools(&mut self, ui: &mut Ui, app: &mut AppContext);
    fn show_title(&mut self, ui: &mut Ui, app: &mut AppContext) -> bool;
    fn show_reference_head(&mut self, ui: &mut Ui, app: &mut AppContext, width: f32);
    fn show_reference(&mut self, ui: &mut Ui, app: &mut AppContext);
    fn close(&mut self, app: &mut AppContext);
}

impl Deref for dyn Hosted {
    type Target = dyn Mode;

    fn deref(&self) -> &dyn Mode {
        self.mode()
    }
}

impl DerefMut for dyn Hosted {
    fn deref_mut(&mut self) -> &mut dyn Mode {
        self.mode_mut()
    }
}

/// A mode with its queue of commands and what its parts share.
pub struct Host<M: Mode> {
    pub mode: M,
    pub services: M::Services,
    commands: Vec<M::Command>,
}

impl<M: Mode> Host<M> {
    pub fn new(mode: M, services: M::Services) -> Host<M> {
        Host {
            mode,
            services,
            commands: Vec::new(),
        }
    }

    /// Carries out a command, unless a contest withholds it.
    pub fn perform(&mut self, command: M::Command, app: &mut AppContext) {
        if app.contest() && M::withholds(&command) {
            app.refuse(app.text.msg_contest_says_withheld());
            return;
        }
        self.with(app, |mode, app| mode.perform(command, app));
    }

    fn with<R>(
        &mut self,
        app: &mut AppContext,
        act: impl FnOnce(&mut M, &mut ContextOf<'_, M>) -> R,
    ) -> R {
        let mut context = ModeContext::new(app, &mut self.commands, &mut self.services);
        act(&mut self.mode, &mut context)
    }
}

impl<M: Mode> Hosted for Host<M> {
    fn mode(&self) -> &dyn Mode {
        &self.mode
    }

    fn mode_mut(&mut self) -> &mut dyn Mode {
        &mut self.mode
    }

    fn advance(&mut self, app: &mut AppContext, ctx: &Context) {
        self.with(app, |mode, app| mode.advance(app, ctx));
    }

    fn show(&mut self, ui: &mut Ui, app: &mut AppContext) {
        self.with(app, |mode, app| mode.show(ui, app));
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext, labelled: bool) {
        self.with(app, |mode, app| mode.tools(ui, app, labelled));
    }

    fn contest_tools(&mut self, ui: &mut Ui, app: &mut AppContext) {
        self.with(app, |mode, app| mode.contest_tools(ui, app));
    }

    fn show_title(&mut self, ui: &mut Ui, app: &mut AppContext) -> bool {
        self.with(app, |mode, app| mode.show_title(ui, app))
    }

    fn carry_out(&mut self, app: &mut AppContext) -> bool {
        let commands = std::mem::take(&mut self.commands);
        let any = !commands.is_empty();
        for command in commands {
            self.perform(command, app);
        }
        any
    }

    fn open_file(&mut self, path: PathBuf, app: &mut AppContext) {
        let command = self.mode.opening(path);
        self.perform(command, app);
    }

    fn open_together(&mut self, paths: &[PathBuf], app: &mut AppContext) -> bool {
        let Some(command) = self.mode.opening_together(paths) else {
            return false;
        };
        self.perform(command, app);
        true
    }

    fn show_reference_head(&mut self, ui: &mut Ui, app: &mut AppContext, width: f32) {
        self.with(app, |mode, app| mode.show_reference_head(ui, app, width));
    }

    fn show_reference(&mut self, ui: &mut Ui, app: &mut AppContext) {
        self.with(app, |mode, app| mode.show_reference(ui, app));
    }

    fn close(&mut self, app: &mut AppContext) {
        self.with(app, |mode, app| mode.close(app));
    }
}
