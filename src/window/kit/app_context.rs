//! State shared by all modes (language, settings, saving, status line) and the queues of commands.

use crate::contest::ContestRun;
use crate::store::{CopiedPrograms, SavedValue, Shared, StorageError, Store, WindowFile};
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

/// The message in the status line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StatusMessage {
    /// The sentence; may be empty.
    pub sentence: String,
    /// True if something was refused or went wrong.
    pub wrong: bool,
}

/// The label of a game's tab.
pub type GameName = fn(&Text) -> String;

/// State shared by all modes.
pub struct AppContext {
    /// The egui context.
    pub ctx: Context,
    /// The messages in the language of the window.
    pub text: Text,
    /// The games of the window with their names, in the order of the tabs.
    pub games: Vec<(GameId, GameName)>,
    /// The user's settings.
    pub settings: Settings,
    /// The settings of all windows, and this window's as last passed to the store.
    shared_settings: Shared<Settings>,
    saved_settings: Settings,
    /// Saves data for the next start, in the data folder or in that of the contest.
    pub store: Store,
    /// The data folder, also in a contest.
    pub data: Store,
    /// The running contest, if it has a folder.
    pub contest_run: Option<ContestRun>,
    /// The teacher's settings.
    pub teacher: Teacher,
    /// The last message.
    said: StatusMessage,
    /// A write error, while it lasts.
    unsaved: Option<StorageError>,
    /// The status line: the last message and the write error.
    status: StatusMessage,
    /// Read errors not reported yet.
    unreadable: Vec<StorageError>,
    shell_commands: Vec<ShellCommand>,
    /// Requests to the system at the end of the frame.
    outbox: Vec<egui::OutputCommand>,
    /// Opens a file in the system's default program.
    pub opener: fn(&Path) -> io::Result<()>,
    /// Shows the system's file dialog; `None` without a desktop.
    pub system_dialog: Option<SystemDialog>,
    paste_wanted: bool,
    /// The programs that this window copied outside a contest.
    copied: CopiedPrograms,
}

impl AppContext {
    /// A fresh context.
    pub fn new(text: Text, settings: Shared<Settings>, store: Store) -> AppContext {
        AppContext {
            ctx: Context::default(),
            text,
            games: Vec::new(),
            settings: settings.value().clone(),
            saved_settings: settings.value().clone(),
            shared_settings: settings,
            data: store.clone(),
            contest_run: None,
            store,
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
            copied: CopiedPrograms::default(),
        }
    }

    /// A function that wakes the window from another thread.
    pub fn waker(&self) -> impl Fn() + Clone + Send + use<> {
        waker(Some(&self.ctx))
    }

    /// The current time, in egui's seconds.
    pub fn seconds(&self) -> f64 {
        self.ctx.input(|input| input.time)
    }

    /// Puts a program on the clipboard.
    pub fn copy_program(&mut self, program: &Program) {
        let text = write(program);
        self.copied().remember(&text, program);
        self.copy(text);
    }

    /// The programs that this window copied; in a contest those that it copied there.
    pub fn copied(&mut self) -> &mut CopiedPrograms {
        match &mut self.contest_run {
            Some(run) => &mut run.copied,
            None => &mut self.copied,
        }
    }

    /// Puts a text on the clipboard.
    pub fn copy(&mut self, text: String) {
        self.outbox.push(egui::OutputCommand::CopyText(text));
    }

    /// Requests the clipboard; its content arrives as if pasted by keys.
    pub fn ask_paste(&mut self) {
        self.paste_wanted = true;
    }

    /// Passes the requests to the system.
    pub fn deliver(&mut self, ctx: &Context) {
        for command in self.outbox.drain(..) {
            ctx.send_cmd(command);
        }
        if std::mem::take(&mut self.paste_wanted) {
            ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste);
        }
    }

    /// Queues a shell command, carried out at the end of the frame.
    pub fn send_to_shell(&mut self, command: ShellCommand) {
        self.shell_commands.push(command);
    }

    /// Takes the queued shell commands.
    pub fn take_shell_commands(&mut self) -> Vec<ShellCommand> {
        std::mem::take(&mut self.shell_commands)
    }

    /// Reports what happened in the status line.
    pub fn say(&mut self, sentence: impl Into<String>) {
        self.said = StatusMessage {
            sentence: sentence.into(),
            wrong: false,
        };
        self.update_status();
    }

    /// Reports a refusal or an error in the status line.
    pub fn refuse(&mut self, sentence: impl Into<String>) {
        self.said = StatusMessage {
            sentence: sentence.into(),
            wrong: true,
        };
        self.update_status();
    }

    /// Updates the status line: the last message, and a write error while it lasts.
    fn update_status(&mut self) {
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

    /// The last message, without a write error.
    pub fn said(&self) -> &StatusMessage {
        &self.said
    }

    /// The content of the status line.
    pub fn status(&self) -> &StatusMessage {
        &self.status
    }

    fn failing(&self) -> Option<StorageError> {
        self.store.failing().or_else(|| self.data.failing())
    }

    /// True while something cannot be written, hand-ins included.
    pub fn fails_to_save(&self) -> bool {
        let run = self.contest_run.as_ref();
        self.failing().is_some() || run.is_some_and(|run| run.on_its_way().is_some())
    }

    /// Adds a recent file in all windows.
    pub fn remember(&mut self, path: &Path) {
        self.settings.remember(path.to_owned());
        self.saved_settings.recent.clone_from(&self.settings.recent);
        let path = path.to_owned();
        self.shared_settings
            .update(move |settings| settings.remember(path.clone()));
    }

    /// Saves changed settings, takes over other windows' recent files, and reports write errors while they last.
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
                self.update_status()
            }
        }
    }

    /// Waits until everything is saved, when the window closes.
    pub fn finish_saving(&mut self) {
        self.save_settings();
        let saved = self.store.flush().and_then(|()| self.data.flush());
        if let Err(error) = saved {
            let sentence = error.sentence(&self.text);
            self.refuse(sentence);
        }
    }

    /// Retries all pending writes; returns a sentence to show before closing if something still waits.
    pub fn unsaved_after_trying(&mut self) -> Option<String> {
        let text = self.text;
        let saved = self.store.flush().and_then(|()| self.data.flush());
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

    /// Opens a value shared by all windows; a read error is reported with the others.
    pub fn shared<T: SavedValue + PartialEq>(&mut self) -> Shared<T> {
        let (shared, trouble) = Shared::open(&self.store);
        self.unreadable.extend(trouble);
        shared
    }

    /// Opens a value of this window.
    pub fn window_file<T: SavedValue>(&mut self) -> WindowFile<T> {
        let (file, trouble) = WindowFile::open(&self.store);
        self.unreadable.extend(trouble);
        file
    }

    /// Collects a read error, to be reported once together with the others.
    pub fn found_unreadable(&mut self, trouble: StorageError) {
        self.unreadable.push(trouble);
    }

    /// Reports the read errors collected since the last call.
    pub fn report_unreadable(&mut self) {
        let mut found = std::mem::take(&mut self.unreadable);
        found.extend(self.store.take_aside());
        found.extend(self.data.take_aside());
        let aside: Vec<&Path> = found
            .iter()
            .filter_map(|trouble| trouble.aside.as_deref())
            .collect();
        let mut sentences = Vec::new();
        if aside.len() > 1 {
            let names = aside
                .iter()
                .map(|path| {
                    let name = path.file_name().unwrap_or_default();
                    name.to_string_lossy().into_owned()
                })
                .collect::<Vec<_>>()
                .join(", ");
            sentences.push(self.text.msg_storage_several_are_now(names));
        }
        let told = |trouble: &&StorageError| trouble.aside.is_none() || aside.len() == 1;
        for trouble in found.iter().filter(told) {
            // Many files may have the same error: report the first.
            let same = |other: &&StorageError| other.cause == trouble.cause && told(other);
            let first = found.iter().find(same);
            if first.is_some_and(|first| std::ptr::eq(first, trouble)) {
                sentences.push(trouble.sentence(&self.text));
            }
        }
        if !sentences.is_empty() {
            // Keep an earlier error visible.
            if self.said.wrong {
                sentences.insert(0, std::mem::take(&mut self.said.sentence));
            }
            self.refuse(sentences.join(" "));
        }
    }

    /// True in a contest, where help is limited to slots, cost and runs.
    pub fn contest(&self) -> bool {
        self.teacher.contest().is_some()
    }

    /// True if the user prefers reduced motion.
    pub fn reduced_motion(&self) -> bool {
        self.settings.reduce_motion.unwrap_or(false)
    }
}

/// Context of a mode: the shared state, the queue of its commands `C`, and its services `S`.
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

    /// Queues a command of the mode, carried out at the end of the frame.
    pub fn send(&mut self, command: impl Into<C>) {
        self.commands.push(command.into());
    }

    // Repeated here so that `app.say(app.text.…)` compiles: a call through `DerefMut` borrows the whole context first.

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
