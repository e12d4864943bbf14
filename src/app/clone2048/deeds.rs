//! What the commands do: movements, taken back and made again; new boards, files, the past.

use super::motion::{Motion, Turn};
use super::table::Table;
use super::{Advice, Going, ThirdCommand, ThirdMode, files, tempo, within};
use crate::app::clickomania::command::Command;
use crate::app::common::app_context::AppContext;
use engine::games::clone2048::Direction;
use engine::text::Text;
use std::path::{Path, PathBuf};

impl ThirdMode {
    /// Carries out a command, if it is one that means something here.
    pub(super) fn carry_out(&mut self, command: Command, app: &mut AppContext) {
        match command {
            Command::Third(command) => self.own(command, app),
            Command::Undo => self.undo(app),
            Command::Redo => self.redo(app),
            Command::New => {
                self.halt();
                self.new_board.ask(&self.choices);
            }
            Command::Open => {
                self.halt();
                files::ask_open(&mut self.dialog, &app.text);
            }
            Command::OpenFile(path) => self.open(path, app),
            Command::Save => match self.table.file.clone() {
                Some(path) => self.save(path, app),
                None => app.send(Command::SaveAs),
            },
            Command::SaveAs => {
                self.halt();
                files::ask_save(&mut self.dialog, &app.text, &self.table);
            }
            Command::SaveFile(path) => self.save(path, app),
            _ => {}
        }
    }

    /// Carries out one of our own commands.
    fn own(&mut self, command: ThirdCommand, app: &mut AppContext) {
        match command {
            ThirdCommand::Move(direction) => self.go(direction, app),
            ThirdCommand::Begin {
                size,
                obstacles,
                seed,
            } => match Table::deal(within(size), obstacles, seed) {
                Ok(table) => {
                    self.choices.next_seed = seed.wrapping_add(1);
                    (self.choices.size, self.choices.obstacles) = table.kind();
                    self.put(table);
                    app.say(app.text.msg_third_told_begun());
                }
                Err(error) => {
                    let most = error.most.to_string();
                    app.refuse(app.text.msg_third_told_too_many(most));
                }
            },
            ThirdCommand::Again => {
                let table = self.table.again();
                self.put(table);
                app.say(app.text.msg_third_told_begun());
            }
            ThirdCommand::Show(mode) => self.choices.set_mode(mode),
            ThirdCommand::Thinking(milliseconds) => self.choices.thinking = milliseconds,
            ThirdCommand::Automatic if self.plays() => self.halt(),
            ThirdCommand::Automatic | ThirdCommand::Advise if self.table.is_past() => {
                app.refuse(app.text.msg_third_told_past());
            }
            ThirdCommand::Automatic | ThirdCommand::Advise if self.table.is_over() => {
                app.say(app.text.msg_third_told_is_over());
            }
            ThirdCommand::Automatic => {
                self.halt();
                self.going = Going::Automatic;
            }
            ThirdCommand::Advise => {
                self.halt();
                if self.ask(app) {
                    self.advice = Advice::Asked;
                }
            }
            ThirdCommand::LookAt(turn) => {
                self.halt();
                self.motion = None;
                self.table.look_at(turn);
            }
            ThirdCommand::Forward => {
                self.halt();
                self.forward(app);
            }
            ThirdCommand::Replay if self.going == Going::Replay => self.halt(),
            ThirdCommand::Replay => {
                self.halt();
                // At the end there is nothing to be seen: from the beginning.
                if !self.table.is_past() {
                    self.motion = None;
                    self.table.look_at(0);
                }
                self.going = Going::Replay;
            }
            ThirdCommand::FromHere => {
                self.halt();
                self.table.go_on_from_here();
                self.after = None;
                self.keep();
            }
        }
    }

    /// Makes a movement; true if it could be made.
    pub(super) fn make(&mut self, direction: Direction, app: &mut AppContext) -> bool {
        let Some(turn) = self.table.make(direction) else {
            return false;
        };
        self.after = None;
        self.watch(turn, app);
        self.keep();
        match self.table.is_over() {
            true => app.say(self.end(&app.text)),
            false => app.say(""),
        }
        true
    }

    /// A person's movement.
    fn go(&mut self, direction: Direction, app: &mut AppContext) {
        if self.table.is_past() {
            app.refuse(app.text.msg_third_told_past());
            return;
        }
        self.halt();
        if !self.make(direction, app) {
            app.say(app.text.msg_third_told_is_over());
        }
    }

    /// Takes a movement back, or goes back to the game before.
    fn undo(&mut self, app: &mut AppContext) {
        self.motion = None;
        let (turn, _) = self.table.turn();
        if self.table.is_past() {
            self.halt();
            self.table.look_at(turn.saturating_sub(1));
            return;
        }
        self.halt();
        if self.table.undo() {
            app.say("");
        } else if let Some(before) = self.before.take() {
            self.after = Some(std::mem::replace(&mut self.table, before));
            app.say(app.text.msg_third_told_before());
        } else {
            app.refuse(app.text.msg_nothing_to_undo());
        }
        self.keep();
    }

    /// Makes a movement again, or goes on to the game after.
    fn redo(&mut self, app: &mut AppContext) {
        self.halt();
        if self.table.is_past() {
            self.forward(app);
        } else if let Some(turn) = self.table.redo() {
            self.watch(turn, app);
            app.say("");
        } else if let Some(after) = self.after.take() {
            self.motion = None;
            self.before = Some(std::mem::replace(&mut self.table, after));
        } else {
            app.refuse(app.text.msg_nothing_to_redo());
        }
        self.keep();
    }

    /// Looks at the next turn.
    pub(super) fn forward(&mut self, app: &mut AppContext) {
        match self.table.forward() {
            Some(turn) => self.watch(turn, app),
            None => self.going = Going::Nothing,
        }
    }

    fn open(&mut self, path: PathBuf, app: &mut AppContext) {
        match files::read(&path, &app.text) {
            Ok(state) => {
                remember(app, &path);
                let mut table = Table::read(state, self.choices.next_seed);
                self.choices.next_seed = self.choices.next_seed.wrapping_add(1);
                app.say(app.text.msg_third_told_opened(path.display().to_string()));
                table.file = Some(path);
                self.put(table);
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    /// Saves the game as it stands, also while its past is looked at.
    fn save(&mut self, path: PathBuf, app: &mut AppContext) {
        match files::write(&path, self.table.state(), &app.text) {
            Ok(()) => {
                remember(app, &path);
                app.say(app.text.msg_saved(path.display().to_string()));
                self.table.file = Some(path);
                self.keep();
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    /// Puts another game on the table.
    fn put(&mut self, table: Table) {
        self.halt();
        self.motion = None;
        self.before = Some(std::mem::replace(&mut self.table, table));
        self.after = None;
        self.keep();
    }

    /// Stops what goes on by itself, and forgets what was advised for another board.
    pub(super) fn halt(&mut self) {
        self.going = Going::Nothing;
        self.advice = Advice::None;
        if let Some(thinker) = &mut self.thinker {
            thinker.forget();
        }
    }

    pub(super) fn keep(&mut self) {
        self.record.update(&self.table, &self.choices);
        self.kept_choices = self.choices.clone();
        self.keeper.keep(self.record.clone());
    }

    /// Shows a turn that was made.
    fn watch(&mut self, turn: Turn, app: &AppContext) {
        let seconds = tempo::seconds(self.choices.speed);
        self.motion = (seconds > 0.0).then(|| Motion::new(turn, seconds, app.calm()));
    }

    /// What is said when the game is over.
    pub(super) fn end(&self, text: &Text) -> String {
        let state = self.table.state();
        text.msg_third_told_over(state.score, state.moves)
    }
}

fn remember(app: &mut AppContext, path: &Path) {
    // Not among the recent files: those are programs.
    app.settings.last_folder = path.parent().map(Path::to_owned);
    app.keep_settings();
}
