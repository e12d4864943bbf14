//! The commands, carried out: movements, taken back and made again; new boards, files, the past.

use super::actions::ACTIONS;
use super::command::{Clone2048Command, Clone2048Context};
use super::files;
use super::mode::{Clone2048Mode, Going, MoveAdvice};
use super::motion::{PACE, Turn, TurnMotion};
use super::saved_state::{BoardKind, SIDES, within};
use super::session::Clone2048Session;
use crate::window::kit::actions::keys_of;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::window::kit::file_menu::remember_folder;
use crate::window::kit::seed::new_seed;
use engine::text::Text;
use games::Help;
use games::clone2048::{Direction, Level};
use std::path::{Path, PathBuf};

/// From this level on, 2048, every new highest block is a moment.
const MILESTONE: Level = 11;

impl Clone2048Mode {
    /// Carries out a command.
    pub(super) fn carry_out(&mut self, command: Clone2048Command, app: &mut Clone2048Context) {
        match command {
            Clone2048Command::File(command) => self.file(command, app),
            Clone2048Command::History(HistoryCommand::Undo) => self.undo(app),
            Clone2048Command::History(HistoryCommand::Redo) => self.redo(app),
            Clone2048Command::Zoom(
                ZoomCommand::In | ZoomCommand::Out | ZoomCommand::Actual | ZoomCommand::Fit,
            ) => {}
            Clone2048Command::Move(direction) => self.go(direction, app),
            Clone2048Command::Begin {
                size,
                obstacles,
                seed,
            } => self.begin(size, obstacles, seed, app),
            Clone2048Command::Again => {
                let table = self.table.again();
                self.put(table);
                app.say(app.text.msg_clone2048_told_begun());
            }
            Clone2048Command::KeepGoing => self.reached = None,
            Clone2048Command::Rules(rules) => self.choices.rules = rules,
            Clone2048Command::Show(mode) => self.choices.mode = mode,
            Clone2048Command::Thinking(milliseconds) => self.choices.thinking = milliseconds,
            Clone2048Command::Automatic if self.plays() => self.halt(),
            Clone2048Command::Automatic | Clone2048Command::Advise if self.table.is_past() => {
                app.refuse(app.text.msg_clone2048_told_past());
            }
            Clone2048Command::Automatic | Clone2048Command::Advise if self.table.is_over() => {
                app.say(app.text.msg_clone2048_told_is_over());
            }
            Clone2048Command::Automatic => {
                self.halt();
                self.going = Going::Automatic;
            }
            Clone2048Command::Pause => self.pause(app),
            Clone2048Command::Advise => {
                self.halt();
                if self.ask(app) {
                    self.advice = MoveAdvice::Asked;
                }
            }
            Clone2048Command::LookAt(turn) => {
                self.halt();
                self.motion = None;
                self.table.look_at(turn);
            }
            Clone2048Command::Forward => {
                self.halt();
                self.forward(app);
            }
            Clone2048Command::Replay if self.going == Going::Replay => self.halt(),
            Clone2048Command::Replay => self.replay(),
            Clone2048Command::FromHere => {
                self.halt();
                self.table.go_on_from_here();
                self.games.forget_undone();
                self.save_state();
            }
        }
    }

    /// Deals another board, if it has room for the obstacles.
    fn begin(&mut self, size: usize, obstacles: usize, seed: u64, app: &mut Clone2048Context) {
        let kind = BoardKind {
            size: within(size),
            obstacles,
            rules: self.choices.rules,
        };
        match Clone2048Session::deal(kind, seed) {
            Ok(mut table) => {
                if seed != self.choices.next_seed {
                    // Whoever types a number may have seen its board before.
                    table.helps.note(Help::Known);
                }
                self.choices.next_seed = new_seed();
                (self.choices.size, self.choices.obstacles) = (kind.size, kind.obstacles);
                self.put(table);
                app.say(app.text.msg_clone2048_told_begun());
            }
            Err(error) => {
                let most = error.most.to_string();
                app.refuse(app.text.msg_clone2048_told_too_many(most));
            }
        }
    }

    /// Shows the game again, on from where one looks.
    fn replay(&mut self) {
        self.halt();
        // At the end there is nothing to be seen: from the beginning.
        if !self.table.is_past() {
            self.motion = None;
            self.table.look_at(0);
        }
        self.going = Going::Replay;
    }

    /// Stops what goes on by itself, or lets what was stopped so go on.
    fn pause(&mut self, app: &mut Clone2048Context) {
        let going = self.going;
        if going != Going::Nothing {
            self.halt();
            self.paused = going;
            return;
        }
        match std::mem::replace(&mut self.paused, Going::Nothing) {
            Going::Nothing => {
                let keys = |command| keys_of(ACTIONS, &app.text, &command);
                let play = keys(Clone2048Command::Automatic);
                let replay = keys(Clone2048Command::Replay);
                app.say(app.text.msg_clone2048_told_nothing_goes_on(play, replay));
            }
            Going::Automatic => app.send(Clone2048Command::Automatic),
            Going::Replay => app.send(Clone2048Command::Replay),
        }
    }

    fn file(&mut self, command: FileCommand, app: &mut Clone2048Context) {
        match command {
            FileCommand::New => {
                self.halt();
                self.new_board.ask(&self.choices);
            }
            FileCommand::Open => {
                self.halt();
                files::ask_open(&mut self.dialog, &app.text);
            }
            FileCommand::OpenFile(path) => self.open(path, app),
            FileCommand::Save => match self.table.file.clone() {
                Some(path) => self.save(path, app),
                None => app.send(Clone2048Command::File(FileCommand::SaveAs)),
            },
            FileCommand::SaveAs => {
                self.halt();
                files::ask_save(&mut self.dialog, &app.text, &self.table);
            }
            FileCommand::SaveFile(path) => self.save(path, app),
        }
    }

    /// Makes a movement; true if it could be made.
    pub(super) fn make(&mut self, direction: Direction, app: &mut Clone2048Context) -> bool {
        let Some(turn) = self.table.make(direction) else {
            return false;
        };
        self.games.forget_undone();
        self.reached = None;
        let merged = turn.moved.blocks().max().unwrap_or(0);
        let new = merged >= MILESTONE && turn.before.blocks().all(|level| level < merged);
        self.watch(turn, app);
        self.save_state();
        match self.table.is_over() {
            true => app.say(self.end(&app.text)),
            false if new => {
                // The automatic player does not stop to look.
                self.reached = (self.going == Going::Nothing).then_some(merged);
                let reached = self.choices.mode.show(merged);
                app.say(app.text.msg_clone2048_told_reached(reached));
            }
            false => app.say(""),
        }
        true
    }

    /// A person's movement.
    fn go(&mut self, direction: Direction, app: &mut Clone2048Context) {
        if self.table.is_past() {
            app.refuse(app.text.msg_clone2048_told_past());
            return;
        }
        self.halt();
        if !self.make(direction, app) {
            app.say(if self.table.is_over() {
                app.text.msg_clone2048_told_is_over()
            } else {
                app.text.msg_clone2048_told_nothing_moves()
            });
        }
    }

    /// Takes a movement back, or goes back to the game before.
    fn undo(&mut self, app: &mut Clone2048Context) {
        self.motion = None;
        self.reached = None;
        let (turn, _) = self.table.turn();
        if self.table.is_past() {
            self.halt();
            self.table.look_at(turn.saturating_sub(1));
            return;
        }
        self.halt();
        if self.table.undo() {
            app.say("");
        } else if self.change_game(false) {
            app.say(app.text.msg_clone2048_told_before());
        } else {
            app.refuse(app.text.msg_nothing_to_undo());
        }
        self.save_state();
    }

    /// Back to the game before, or `again` to the one after; false if there is none.
    fn change_game(&mut self, again: bool) -> bool {
        let table = &mut self.table;
        self.games
            .step(again, |other| std::mem::replace(table, other))
    }

    /// Makes a movement again, or goes on to the game after.
    fn redo(&mut self, app: &mut Clone2048Context) {
        self.halt();
        if self.table.is_past() {
            self.forward(app);
        } else if let Some(turn) = self.table.redo() {
            self.watch(turn, app);
            app.say("");
        } else if self.change_game(true) {
            self.motion = None;
        } else {
            app.refuse(app.text.msg_nothing_to_redo());
        }
        self.save_state();
    }

    /// Looks at the next turn.
    pub(super) fn forward(&mut self, app: &mut Clone2048Context) {
        match self.table.forward() {
            Some(turn) => self.watch(turn, app),
            None => self.going = Going::Nothing,
        }
    }

    fn open(&mut self, path: PathBuf, app: &mut Clone2048Context) {
        match files::read(&path, &app.text) {
            Ok(state) if !SIDES.contains(&state.board.size()) => {
                app.refuse(
                    app.text
                        .msg_clone2048_too_large_to_show(SIDES.end().to_string()),
                );
            }
            Ok(state) => {
                remember(app, &path);
                let mut table = Clone2048Session::read(state, self.choices.next_seed);
                self.choices.next_seed = new_seed();
                app.say(
                    app.text
                        .msg_clone2048_told_opened(path.display().to_string()),
                );
                table.file = Some(path);
                self.put(table);
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    /// Saves the game as it stands, also while its past is looked at.
    fn save(&mut self, path: PathBuf, app: &mut Clone2048Context) {
        match files::write(&path, self.table.state(), &app.text) {
            Ok(()) => {
                remember(app, &path);
                app.say(app.text.msg_saved(path.display().to_string()));
                self.table.file = Some(path);
                self.save_state();
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    /// Puts another game on the table.
    fn put(&mut self, table: Clone2048Session) {
        self.halt();
        self.reached = None;
        self.motion = None;
        let before = std::mem::replace(&mut self.table, table);
        self.games.did((), before);
        self.save_state();
    }

    /// Stops what goes on by itself, and forgets what was advised for another board.
    pub(super) fn halt(&mut self) {
        self.going = Going::Nothing;
        self.paused = Going::Nothing;
        self.advice = MoveAdvice::None;
        self.player.forget();
    }

    pub(super) fn save_state(&mut self) {
        self.saved.update(&self.table, &self.choices);
    }

    /// Shows a turn that was made.
    fn watch(&mut self, turn: Turn, app: &AppContext) {
        let seconds = PACE.seconds(self.choices.speed);
        self.motion = seconds.map(|seconds| TurnMotion::new(turn, seconds, app.calm()));
    }

    /// What is said when the game is over.
    pub(super) fn end(&self, text: &Text) -> String {
        let state = self.table.state();
        let over = text.msg_clone2048_told_over(state.score, state.moves);
        let largest = self.choices.mode.show(self.table.highest().max(1));
        format!("{over} {}", text.msg_clone2048_told_largest(largest))
    }
}

fn remember(app: &mut Clone2048Context, path: &Path) {
    // Not among the recent files: those are programs.
    remember_folder(app, path);
}
