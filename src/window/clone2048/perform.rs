//! Carries out the commands: movements, undo and redo, new boards, files, past turns, the automatic player.

use super::block_session::Clone2048Session;
use super::board_view::{PACE, Turn, TurnMotion};
use super::command::{ACTIONS, Clone2048Command, Clone2048Context};
use super::player_task::{PlayerAnswer, PlayerTask};
use super::saved_clone2048::{BoardKind, SIDES, within};
use super::{Clone2048Mode, MoveAdvice, Running, files};
use crate::window::kit::actions::keys_of;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::window::kit::file_menu::remember_folder;
use crate::window::kit::seed::new_seed;
use engine::text::Text;
use games::Help;
use games::clone2048::{Direction, Level};
use std::path::PathBuf;
use std::time::Duration;

/// Lowest level (2048) from which a new highest block is a milestone.
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
                let session = self.session.again();
                self.replace_game(session);
                app.say(app.text.msg_clone2048_told_begun());
            }
            Clone2048Command::KeepGoing => self.reached = None,
            Clone2048Command::Rules(rules) => self.choices.rules = rules,
            Clone2048Command::Show(mode) => self.choices.mode = mode,
            Clone2048Command::Thinking(milliseconds) => self.choices.thinking = milliseconds,
            Clone2048Command::Automatic if self.is_automatic() => self.halt(),
            Clone2048Command::Automatic | Clone2048Command::Advise if self.session.is_past() => {
                app.refuse(app.text.msg_clone2048_told_past());
            }
            Clone2048Command::Automatic | Clone2048Command::Advise if self.session.is_over() => {
                app.say(app.text.msg_clone2048_told_is_over());
            }
            Clone2048Command::Automatic => {
                self.halt();
                self.running = Running::Automatic;
            }
            Clone2048Command::Pause => self.pause(app),
            Clone2048Command::Advise => {
                self.halt();
                if self.ask(app) {
                    self.advice = MoveAdvice::Asked;
                }
            }
            Clone2048Command::ShowTurn(turn) => {
                self.halt();
                self.motion = None;
                self.session.show_turn(turn);
            }
            Clone2048Command::Forward => {
                self.halt();
                self.forward(app);
            }
            Clone2048Command::Replay if self.running == Running::Replay => self.halt(),
            Clone2048Command::Replay => self.replay(),
            Clone2048Command::ContinueFromHere => {
                self.halt();
                self.session.continue_from_here();
                self.games.forget_undone();
                self.save_state();
            }
        }
    }

    /// Begins another board, if it has room for the obstacles.
    fn begin(&mut self, size: usize, obstacles: usize, seed: u64, app: &mut Clone2048Context) {
        let kind = BoardKind {
            size: within(size),
            obstacles,
            rules: self.choices.rules,
        };
        match Clone2048Session::deal(kind, seed) {
            Ok(mut session) => {
                if seed != self.choices.next_seed {
                    // A player who types a seed may have seen its board before.
                    session.helps.note(Help::Known);
                }
                self.choices.next_seed = new_seed();
                (self.choices.size, self.choices.obstacles) = (kind.size, kind.obstacles);
                self.replace_game(session);
                app.say(app.text.msg_clone2048_told_begun());
            }
            Err(error) => {
                let most = error.most.to_string();
                app.refuse(app.text.msg_clone2048_told_too_many(most));
            }
        }
    }

    /// Replays the game from the shown turn.
    fn replay(&mut self) {
        self.halt();
        // From the end the replay starts at the beginning.
        if !self.session.is_past() {
            self.motion = None;
            self.session.show_turn(0);
        }
        self.running = Running::Replay;
    }

    /// Pauses whatever runs automatically, or resumes what was paused.
    fn pause(&mut self, app: &mut Clone2048Context) {
        let running = self.running;
        if running != Running::Nothing {
            self.halt();
            self.paused = running;
            return;
        }
        match std::mem::replace(&mut self.paused, Running::Nothing) {
            Running::Nothing => {
                let keys = |command| keys_of(ACTIONS, &app.text, &command);
                let play = keys(Clone2048Command::Automatic);
                let replay = keys(Clone2048Command::Replay);
                app.say(app.text.msg_clone2048_told_nothing_goes_on(play, replay));
            }
            Running::Automatic => app.send(Clone2048Command::Automatic),
            Running::Replay => app.send(Clone2048Command::Replay),
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
            FileCommand::Save => match self.session.file.clone() {
                Some(path) => self.save(path, app),
                None => app.send(Clone2048Command::File(FileCommand::SaveAs)),
            },
            FileCommand::SaveAs => {
                self.halt();
                files::ask_save(&mut self.dialog, &app.text, &self.session);
            }
            FileCommand::SaveFile(path) => self.save(path, app),
        }
    }

    /// Makes a movement; false if it is impossible.
    pub(super) fn make(&mut self, direction: Direction, app: &mut Clone2048Context) -> bool {
        let Some(turn) = self.session.make(direction) else {
            return false;
        };
        self.games.forget_undone();
        self.reached = None;
        let merged = turn.moved.blocks().max().unwrap_or(0);
        let new = merged >= MILESTONE && turn.before.blocks().all(|level| level < merged);
        self.animate(turn, app);
        self.save_state();
        if self.session.is_over() {
            app.say(self.end_sentence(&app.text));
        } else if new {
            // The automatic player does not stop for a milestone.
            self.reached = (self.running == Running::Nothing).then_some(merged);
            let reached = self.choices.mode.show(merged);
            app.say(app.text.msg_clone2048_told_reached(reached));
        } else {
            app.say("");
        }
        true
    }

    /// Makes the player's movement.
    fn go(&mut self, direction: Direction, app: &mut Clone2048Context) {
        if self.session.is_past() {
            app.refuse(app.text.msg_clone2048_told_past());
            return;
        }
        self.halt();
        if !self.make(direction, app) {
            app.say(if self.session.is_over() {
                app.text.msg_clone2048_told_is_over()
            } else {
                app.text.msg_clone2048_told_nothing_moves()
            });
        }
    }

    /// Undoes a movement, or returns to the previous game.
    fn undo(&mut self, app: &mut Clone2048Context) {
        self.motion = None;
        self.reached = None;
        self.halt();
        if self.session.is_past() {
            let (turn, _) = self.session.turn();
            self.session.show_turn(turn.saturating_sub(1));
            return;
        }
        if self.session.undo() {
            app.say("");
        } else if self.change_game(false) {
            app.say(app.text.msg_clone2048_told_before());
        } else {
            app.refuse(app.text.msg_nothing_to_undo());
        }
        self.save_state();
    }

    /// Switches to the previous game, or with `again` to the next; false if there is none.
    fn change_game(&mut self, again: bool) -> bool {
        let session = &mut self.session;
        self.games
            .step(again, |other| std::mem::replace(session, other))
    }

    /// Redoes a movement, or returns to the next game.
    fn redo(&mut self, app: &mut Clone2048Context) {
        self.halt();
        if self.session.is_past() {
            self.forward(app);
        } else if let Some(turn) = self.session.redo() {
            self.animate(turn, app);
            app.say("");
        } else if self.change_game(true) {
            self.motion = None;
        } else {
            app.refuse(app.text.msg_nothing_to_redo());
        }
        self.save_state();
    }

    /// Shows the next turn.
    pub(super) fn forward(&mut self, app: &mut Clone2048Context) {
        match self.session.forward() {
            Some(turn) => self.animate(turn, app),
            None => self.running = Running::Nothing,
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
                remember_folder(app, &path);
                let mut session = Clone2048Session::read(state, self.choices.next_seed);
                self.choices.next_seed = new_seed();
                app.say(
                    app.text
                        .msg_clone2048_told_opened(path.display().to_string()),
                );
                session.file = Some(path);
                self.replace_game(session);
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    /// Saves the game in its latest state, also while a past turn is shown.
    fn save(&mut self, path: PathBuf, app: &mut Clone2048Context) {
        match files::write(&path, self.session.state(), &app.text) {
            Ok(()) => {
                remember_folder(app, &path);
                app.say(app.text.msg_saved(path.display().to_string()));
                self.session.file = Some(path);
                self.save_state();
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    /// Replaces the game in play.
    fn replace_game(&mut self, session: Clone2048Session) {
        self.halt();
        self.reached = None;
        self.motion = None;
        let before = std::mem::replace(&mut self.session, session);
        self.games.did((), before);
        self.save_state();
    }

    /// Stops whatever runs automatically and drops advice on another board.
    pub(super) fn halt(&mut self) {
        self.running = Running::Nothing;
        self.paused = Running::Nothing;
        self.advice = MoveAdvice::None;
        self.player.forget();
    }

    pub(super) fn save_state(&mut self) {
        self.saved.update(&self.session, &self.choices);
    }

    /// Animates a turn.
    fn animate(&mut self, turn: Turn, app: &AppContext) {
        let seconds = PACE.seconds(self.choices.speed);
        self.motion = seconds.map(|seconds| TurnMotion::new(turn, seconds, app.reduced_motion()));
    }

    /// The sentence at the end of the game.
    pub(super) fn end_sentence(&self, text: &Text) -> String {
        let state = self.session.state();
        let over = text.msg_clone2048_told_over(state.score, state.moves);
        let largest = self.choices.mode.show(self.session.highest().max(1));
        format!("{over} {}", text.msg_clone2048_told_largest(largest))
    }

    /// True while the automatic player plays.
    pub(super) fn is_automatic(&self) -> bool {
        self.running == Running::Automatic
    }

    /// Plays the automatic player's next movement once it is computed; the thread then computes the next one.
    pub(super) fn play_automatically(&mut self, app: &mut Clone2048Context) {
        let direction = match self.player.answer() {
            PlayerAnswer::Busy => return,
            PlayerAnswer::Lost => return self.restart_player(app),
            PlayerAnswer::None => {
                self.ask(app);
                return;
            }
            // Where nothing can change any more, every movement ends the game.
            PlayerAnswer::Done(said) => said.map_or(Direction::Left, |said| said[0].direction),
        };
        self.session.helps.note(Help::Solver);
        if self.make(direction, app) && !self.session.is_over() {
            self.ask(app);
        } else {
            self.running = Running::Nothing;
        }
    }

    /// Collects the requested advice.
    pub(super) fn collect_advice(&mut self, app: &mut Clone2048Context) {
        match self.player.answer() {
            PlayerAnswer::Busy => {}
            PlayerAnswer::Done(Some(said)) => {
                self.advice = MoveAdvice::Given(said);
                self.session.helps.note(Help::Hint);
                self.save_state();
            }
            PlayerAnswer::Lost => self.restart_player(app),
            PlayerAnswer::Done(None) | PlayerAnswer::None => self.advice = MoveAdvice::None,
        }
    }

    /// Asks the automatic player about the board. If there is no thread for it, says so and returns false.
    pub(super) fn ask(&mut self, app: &mut Clone2048Context) -> bool {
        let time = Duration::from_millis(self.choices.thinking);
        let board = self.session.state().board.clone();
        let asked = self
            .player
            .ask(self.session.kind().rules, board, time, app.waker());
        if asked.is_err() {
            self.restart_player(app);
        }
        asked.is_ok()
    }

    /// Drops an automatic player whose thread ended; the next one starts from scratch.
    fn restart_player(&mut self, app: &mut Clone2048Context) {
        self.halt();
        self.player = PlayerTask::default();
        app.refuse(app.text.msg_clone2048_told_lost());
    }
}
