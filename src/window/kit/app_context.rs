//! What all modes of the window share: the language, the settings, the files, the line at the bottom,
//! and the commands that wait to be carried out.

use crate::contest::ContestRun;
use crate::store::{SavedValue, Saver, Shared, StorageError, WindowFile};
use crate::teacher::Teacher;
use crate::window::kit::background::waker;
use crate::window::kit::command::ShellCommand;
use crate::window::kit::file_dialog::SystemDialog;
use crate::window::kit::game_id::GameId;
use crate::window::kit::opener;
use crate::window::kit::settings::Settings;
use egui::Context;
use engine::language::Program;
use engine::language::file::write;
use engine::text::Text;
use std::io;
use std::ops::{Deref, DerefMut};
use std::path::Path;

/// What the line at the bottom says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StatusMessage {
    /// The sentence; empty when there is nothing to say.
    pub sentence: String,
    /// Whether something was refused or went wrong.
    pub wrong: bool,
}

/// What the tab of a game says.
pub type GameName = fn(&Text) -> String;

/// What all modes share.
pub struct AppContext {
    /// The window, as egui knows it.
    pub ctx: Context,
    /// The words, in the language of the window.
    pub text: Text,
    /// The games of the window with their names, in the order of their tabs.
    pub games: Vec<(GameId, GameName)>,
    /// What the person chose.
    pub settings: Settings,
    /// The settings of all windows, and those of this one as they were handed to the saver.
    shared_settings: Shared<Settings>,
    saved_settings: Settings,
    /// Saves what is to be there at the next start: in the data folder, or in that of the contest.
    pub saver: Saver,
    /// The data folder, also in a contest.
    pub data: Saver,
    /// The contest that the window is in, as far as that has a folder.
    pub contest_run: Option<ContestRun>,
    /// What a teacher set.
    pub teacher: Teacher,
    /// What was said last.
    said: StatusMessage,
    /// Why something is not on the disk, as long as it is not.
    unsaved: Option<StorageError>,
    /// What the line at the bottom says: both.
    status: StatusMessage,
    /// What could not be read, and was not told yet.
    unreadable: Vec<StorageError>,
    shell_commands: Vec<ShellCommand>,
    /// What the system is to be asked at the end of the frame.
    outbox: Vec<egui::OutputCommand>,
    /// Has the system open a file in the program that is meant for it.
    pub opener: fn(&Path) -> io::Result<()>,
    /// Shows the desktop's dialog for files; `None` where there is no desktop.
    pub system_dialog: Option<SystemDialog>,
    paste_wanted: bool,
}

impl AppContext {
    /// A context in which nothing has happened yet.
    pub fn new(text: Text, settings: Shared<Settings>, saver: Saver) -> AppContext {
        AppContext {
            ctx: Context::default(),
            text,
            games: Vec::new(),
            settings: settings.value().clone(),
            saved_settings: settings.value().clone(),
            shared_settings: settings,
            data: saver.clone(),
            contest_run: None,
            saver,
            teacher: Teacher::default(),
            said: StatusMessage::default(),
            unsaved: None,
            status: StatusMessage::default(),
            unreadable: Vec::new(),
            shell_commands: Vec::new(),
            outbox: Vec::new(),
            opener: opener::open,
            system_dialog: None,
            paste_wanted: false,
        }
    }

    /// Wakes the window when work on another thread has ended.
    pub fn waker(&self) -> impl Fn() + Send + use<> {
        waker(Some(&self.ctx))
    }

    /// Puts a program on the clipboard.
    pub fn copy_program(&mut self, program: &Program) {
        let text = write(program);
        if let Some(run) = &mut self.contest_run {
            run.copies(&text, program);
        }
        self.copy(text);
    }

    /// Puts a text on the clipboard.
    pub fn copy(&mut self, text: String) {
        self.outbox.push(egui::OutputCommand::CopyText(text));
    }

    /// Asks for what is on the clipboard: it comes as if it had been pasted with keys.
    pub fn ask_paste(&mut self) {
        self.paste_wanted = true;
    }

    /// Hands over to the system what it was asked for.
    pub fn deliver(&mut self, ctx: &Context) {
        for command in self.outbox.drain(..) {
            ctx.send_cmd(command);
        }
        if std::mem::take(&mut self.paste_wanted) {
            ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste);
        }
    }

    /// Has the window carry out a command, after what is being shown is shown.
    pub fn send_to_shell(&mut self, command: ShellCommand) {
        self.shell_commands.push(command);
    }

    /// The commands for the window that wait.
    pub fn take_shell_commands(&mut self) -> Vec<ShellCommand> {
        std::mem::take(&mut self.shell_commands)
    }

    /// Tells what just happened.
    pub fn say(&mut self, sentence: impl Into<String>) {
        self.said = StatusMessage {
            sentence: sentence.into(),
            wrong: false,
        };
        self.tell();
    }

    /// Tells why something was refused, or what went wrong.
    pub fn refuse(&mut self, sentence: impl Into<String>) {
        self.said = StatusMessage {
            sentence: sentence.into(),
            wrong: true,
        };
        self.tell();
    }

    /// What was said last, and behind it what cannot be saved, until it is.
    fn tell(&mut self) {
        let Some(error) = &self.unsaved else {
            self.status.clone_from(&self.said);
            return;
        };
        let why = self.text.msg_storage_unsaved(error.sentence(&self.text));
        let sentence = match self.said.sentence.as_str() {
            "" => why,
            said => format!("{said} {why}"),
        };
        self.status = StatusMessage {
            sentence,
            wrong: true,
        };
    }

    /// What was said last, whether or not something cannot be saved.
    pub fn said(&self) -> &StatusMessage {
        &self.said
    }

    /// What the line at the bottom says.
    pub fn status(&self) -> &StatusMessage {
        &self.status
    }

    fn failing(&self) -> Option<StorageError> {
        self.saver.failing().or_else(|| self.data.failing())
    }

    /// Whether something could not be written, and still is not: what is handed in, too.
    pub fn fails_to_save(&self) -> bool {
        let run = self.contest_run.as_ref();
        self.failing().is_some() || run.is_some_and(|run| run.on_its_way().is_some())
    }

    /// Makes a file the newest of the recent ones, in all windows.
    pub fn remember(&mut self, path: &Path) {
        self.settings.remember(path.to_owned());
        self.saved_settings.recent.clone_from(&self.settings.recent);
        let path = path.to_owned();
        self.shared_settings
            .update(move |settings| settings.remember(path.clone()));
    }

    /// Has the settings saved if they changed, and takes over the recent files of other windows; tells
    /// what cannot be saved, as long as it cannot.
    pub fn save_settings(&mut self) {
        if self.settings != self.saved_settings {
            let now = self.settings.clone();
            let before = std::mem::replace(&mut self.saved_settings, now.clone());
            self.shared_settings
                .update(move |settings| settings.choose(&before, &now));
        }
        if self.shared_settings.advance() {
            self.settings
                .recent
                .clone_from(&self.shared_settings.value().recent);
            self.saved_settings.recent.clone_from(&self.settings.recent);
        }
        let unsaved = self.failing();
        if unsaved != self.unsaved {
            let better = unsaved.is_none();
            self.unsaved = unsaved;
            if better && self.said.sentence.is_empty() {
                self.say(self.text.msg_storage_saved_again())
            } else {
                self.tell()
            }
        }
    }

    /// Waits until all is saved, when the window closes.
    pub fn finish_saving(&mut self) {
        self.save_settings();
        let saved = self.saver.flush().and_then(|()| self.data.flush());
        if let Err(error) = saved {
            let sentence = error.sentence(&self.text);
            self.refuse(sentence);
        }
    }

    /// Tries to save all that waits: what is to be known before the window closes, if something still waits.
    pub fn unsaved_after_trying(&mut self) -> Option<String> {
        let text = self.text;
        let saved = self.saver.flush().and_then(|()| self.data.flush());
        if let Err(error) = saved {
            return Some(text.msg_closing_why(error.sentence(&text)));
        }
        let run = self.contest_run.as_mut()?;
        run.hurry();
        if !run.is_kept() {
            let kept = run.kept().display().to_string();
            return Some(text.msg_closing_why(text.msg_contest_says_on_its_way(kept)));
        }
        let path = run.on_its_way()?.display().to_string();
        Some(text.msg_contest_says_closing(path))
    }

    /// Opens a value that the windows share; that it cannot be read is told with all else that cannot.
    pub fn shared<T: SavedValue + PartialEq>(&mut self) -> Shared<T> {
        let (shared, trouble) = Shared::open(&self.saver);
        self.unreadable.extend(trouble);
        shared
    }

    /// Opens a value that this window has for itself.
    pub fn window_file<T: SavedValue>(&mut self) -> WindowFile<T> {
        let (file, trouble) = WindowFile::open(&self.saver);
        self.unreadable.extend(trouble);
        file
    }

    /// A file cannot be read: that is told, once, together with all others that cannot.
    pub fn found_unreadable(&mut self, trouble: StorageError) {
        self.unreadable.push(trouble);
    }

    /// Tells what could not be read since this was called last.
    pub fn tell_unreadable(&mut self) {
        let mut found = std::mem::take(&mut self.unreadable);
        found.extend(self.saver.take_aside());
        found.extend(self.data.take_aside());
        let aside: Vec<&Path> = found
            .iter()
            .filter_map(|trouble| trouble.aside.as_deref())
            .collect();
        let mut sentences = Vec::new();
        if aside.len() > 1 {
            let names = aside.iter().map(|path| {
                let name = path.file_name().unwrap_or_default();
                name.to_string_lossy().into_owned()
            });
            let names = names.collect::<Vec<_>>().join(", ");
            sentences.push(self.text.msg_storage_several_are_now(names));
        }
        let told = |trouble: &&StorageError| trouble.aside.is_none() || aside.len() == 1;
        for trouble in found.iter().filter(told) {
            // Many files may have one and the same trouble: then it is told of the first.
            let same = |other: &&StorageError| other.cause == trouble.cause && told(other);
            let first = found.iter().find(same);
            if first.is_some_and(|first| std::ptr::eq(first, trouble)) {
                sentences.push(trouble.sentence(&self.text));
            }
        }
        if !sentences.is_empty() {
            // What went wrong before is no less true.
            if self.said.wrong {
                sentences.insert(0, std::mem::take(&mut self.said.sentence));
            }
            self.refuse(sentences.join(" "));
        }
    }

    /// Whether there is a contest: then nothing helps but slots, cost and the run.
    pub fn contest(&self) -> bool {
        self.teacher.contest().is_some()
    }

    /// Whether things should not move by themselves more than they must.
    pub fn calm(&self) -> bool {
        self.settings.reduce_motion.unwrap_or(false)
    }
}

/// What a mode may use: what all modes share, the queue of its own commands `C`, and what its own rooms
/// share, `S`.
pub struct ModeContext<'a, C, S = ()> {
    app: &'a mut AppContext,
    commands: &'a mut Vec<C>,
    pub services: &'a mut S,
}

impl<'a, C, S> ModeContext<'a, C, S> {
    pub fn new(
        app: &'a mut AppContext,
        commands: &'a mut Vec<C>,
        services: &'a mut S,
    ) -> ModeContext<'a, C, S> {
        ModeContext {
            app,
            commands,
            services,
        }
    }

    /// Has the mode carry out a command, after what is being shown is shown.
    pub fn send(&mut self, command: impl Into<C>) {
        self.commands.push(command.into());
    }

    // Said here again so that `app.say(app.text.…)` needs no line of its own: a call by way of
    // `DerefMut` borrows all of the context first.

    /// As [`AppContext::say`].
    pub fn say(&mut self, sentence: impl Into<String>) {
        self.app.say(sentence);
    }

    /// As [`AppContext::refuse`].
    pub fn refuse(&mut self, sentence: impl Into<String>) {
        self.app.refuse(sentence);
    }
}

impl<C, S> Deref for ModeContext<'_, C, S> {
    type Target = AppContext;

    fn deref(&self) -> &AppContext {
        self.app
    }
}

impl<C, S> DerefMut for ModeContext<'_, C, S> {
    fn deref_mut(&mut self) -> &mut AppContext {
        self.app
    }
}
