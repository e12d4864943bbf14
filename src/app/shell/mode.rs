//! A game of the window, behind a tab of its own.

use crate::app::common::app_context::{AppContext, ModeContext};
use crate::app::common::key_names::KeyLine;
use crate::app::common::magnify::Room;
use crate::app::shell::help_page::HelpPage;
use egui::{Context, Ui};
use engine::text::Text;
use std::any::Any;
use std::path::{Path, PathBuf};

/// What a mode may use, and where it sends its commands.
pub type ContextOf<'a, M> = ModeContext<'a, <M as Mode>::Command, <M as Mode>::Services>;

/// A game of the window.
pub trait Mode: Any {
    /// What can be done in it.
    type Command;
    /// What its rooms share besides what all modes share.
    type Services: Default;

    /// Goes on with what runs by itself; called before each frame, also while another tab is shown.
    fn advance(&mut self, app: &mut ContextOf<'_, Self>, ctx: &Context);

    /// Shows it.
    fn show(&mut self, ui: &mut Ui, app: &mut ContextOf<'_, Self>);

    /// Its buttons in the bar above; with words beside the drawings if there is room.
    fn tools(&mut self, ui: &mut Ui, app: &mut ContextOf<'_, Self>, labelled: bool);

    /// How wide these are, in points.
    fn tools_width(&self, _ui: &Ui, _app: &AppContext, _labelled: bool) -> f32 {
        108.0
    }

    /// Whether it shows by itself what the line at the bottom says.
    fn tells_status(&self) -> bool {
        false
    }

    /// Its buttons beside the sign of a contest.
    fn contest_tools(&mut self, _ui: &mut Ui, _app: &mut ContextOf<'_, Self>) {}

    /// Whether its page to begin with is shown; none if it has no such page.
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
    fn perform(&mut self, command: Self::Command, app: &mut ContextOf<'_, Self>);

    /// Whether a contest withholds a command.
    fn withholds(command: &Self::Command) -> bool;

    /// The command that opens a file.
    fn opening(&self, path: PathBuf) -> Self::Command;

    /// Whether it can open this file, by what is in it.
    fn reads(&self, path: &Path, text: &Text) -> bool;

    /// Whether all files that are dropped together can be opened together.
    fn opens_several(&self) -> bool {
        false
    }

    /// The command that opens all of these files at once, if they belong together.
    fn opening_together(&self, _paths: &[PathBuf]) -> Option<Self::Command> {
        None
    }

    /// Whether the key of the help, alone, lists its commands here.
    fn lists_commands(&self) -> bool {
        false
    }

    /// Its chapter of the help.
    fn help(&self) -> &'static HelpPage;

    /// What its keys do, for the help.
    fn keys(&self, text: &Text) -> Vec<KeyLine>;

    /// A small drawing of its rules, for the help.
    fn sketch(&self, ui: &mut Ui, app: &AppContext);

    /// The title of a second chapter, which it shows by itself.
    fn reference(&self, _text: &Text) -> Option<String> {
        None
    }

    /// What stays in sight above the second chapter while that is scrolled, `width` points wide.
    fn show_reference_head(&mut self, _ui: &mut Ui, _app: &mut ContextOf<'_, Self>, _width: f32) {}

    /// Shows the second chapter.
    fn show_reference(&mut self, _ui: &mut Ui, _app: &mut ContextOf<'_, Self>) {}

    /// What the window's title says while there is something to say.
    fn title(&self, _text: &Text) -> Option<String> {
        None
    }

    /// The window speaks another language.
    fn language_changed(&mut self) {}

    /// The window closes: what must be kept is handed to the storage.
    fn close(&mut self, app: &mut ContextOf<'_, Self>);
}

/// A mode with its queue of commands, whatever its type is: what the window deals with.
pub trait Hosted {
    fn advance(&mut self, app: &mut AppContext, ctx: &Context);
    fn show(&mut self, ui: &mut Ui, app: &mut AppContext);
    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext, labelled: bool);
    fn tools_width(&self, ui: &Ui, app: &AppContext, labelled: bool) -> f32;
    fn tells_status(&self) -> bool;
    fn contest_tools(&mut self, ui: &mut Ui, app: &mut AppContext);
    fn home(&self) -> Option<bool>;
    fn go_home(&mut self, home: bool);
    fn room(&self) -> Room;
    /// Carries out the commands that wait; false if none did.
    fn carry_out(&mut self, app: &mut AppContext) -> bool;
    fn open_file(&mut self, path: PathBuf, app: &mut AppContext);
    fn reads(&self, path: &Path, text: &Text) -> bool;
    fn opens_several(&self) -> bool;
    /// Opens all of these files at once; false if they do not belong together here.
    fn open_together(&mut self, paths: &[PathBuf], app: &mut AppContext) -> bool;
    fn lists_commands(&self) -> bool;
    fn help(&self) -> &'static HelpPage;
    fn keys(&self, text: &Text) -> Vec<KeyLine>;
    fn sketch(&self, ui: &mut Ui, app: &AppContext);
    fn reference(&self, text: &Text) -> Option<String>;
    fn show_reference_head(&mut self, ui: &mut Ui, app: &mut AppContext, width: f32);
    fn show_reference(&mut self, ui: &mut Ui, app: &mut AppContext);
    fn title(&self, text: &Text) -> Option<String>;
    fn language_changed(&mut self);
    fn close(&mut self, app: &mut AppContext);
    fn as_any(&mut self) -> &mut dyn Any;
}

/// A mode with its queue of commands and what its rooms share.
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
    fn advance(&mut self, app: &mut AppContext, ctx: &Context) {
        self.with(app, |mode, app| mode.advance(app, ctx));
    }

    fn show(&mut self, ui: &mut Ui, app: &mut AppContext) {
        self.with(app, |mode, app| mode.show(ui, app));
    }

    fn tools(&mut self, ui: &mut Ui, app: &mut AppContext, labelled: bool) {
        self.with(app, |mode, app| mode.tools(ui, app, labelled));
    }

    fn tools_width(&self, ui: &Ui, app: &AppContext, labelled: bool) -> f32 {
        self.mode.tools_width(ui, app, labelled)
    }

    fn tells_status(&self) -> bool {
        self.mode.tells_status()
    }

    fn contest_tools(&mut self, ui: &mut Ui, app: &mut AppContext) {
        self.with(app, |mode, app| mode.contest_tools(ui, app));
    }

    fn home(&self) -> Option<bool> {
        self.mode.home()
    }

    fn go_home(&mut self, home: bool) {
        self.mode.go_home(home);
    }

    fn room(&self) -> Room {
        self.mode.room()
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

    fn reads(&self, path: &Path, text: &Text) -> bool {
        self.mode.reads(path, text)
    }

    fn opens_several(&self) -> bool {
        self.mode.opens_several()
    }

    fn open_together(&mut self, paths: &[PathBuf], app: &mut AppContext) -> bool {
        let Some(command) = self.mode.opening_together(paths) else {
            return false;
        };
        self.perform(command, app);
        true
    }

    fn lists_commands(&self) -> bool {
        self.mode.lists_commands()
    }

    fn help(&self) -> &'static HelpPage {
        self.mode.help()
    }

    fn keys(&self, text: &Text) -> Vec<KeyLine> {
        self.mode.keys(text)
    }

    fn sketch(&self, ui: &mut Ui, app: &AppContext) {
        self.mode.sketch(ui, app);
    }

    fn reference(&self, text: &Text) -> Option<String> {
        self.mode.reference(text)
    }

    fn show_reference_head(&mut self, ui: &mut Ui, app: &mut AppContext, width: f32) {
        self.with(app, |mode, app| mode.show_reference_head(ui, app, width));
    }

    fn show_reference(&mut self, ui: &mut Ui, app: &mut AppContext) {
        self.with(app, |mode, app| mode.show_reference(ui, app));
    }

    fn title(&self, text: &Text) -> Option<String> {
        self.mode.title(text)
    }

    fn language_changed(&mut self) {
        self.mode.language_changed();
    }

    fn close(&mut self, app: &mut AppContext) {
        self.with(app, |mode, app| mode.close(app));
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}
