//! The commands, carried out.

use super::board::Touched;
use super::command::{MinesCommand, MinesContext};
use super::dialogs::Dialogs;
use super::files;
use super::mode::MinesMode;
use super::study::Study;
use crate::window::kit::command::{FileCommand, HistoryCommand};
use crate::window::kit::playback_clock::PlaybackClock;
use egui::ViewportCommand;
use games::Help;
use games::mines::MinesPosition;

impl MinesMode {
    /// Carries out one of the commands.
    pub(super) fn carry_out(&mut self, command: MinesCommand, app: &mut MinesContext) {
        let seconds = self.seconds();
        self.stop_solver(&command);
        match command {
            MinesCommand::File(command) => files::perform(self, command, app),
            MinesCommand::History(HistoryCommand::Undo) => self.undo(app),
            MinesCommand::History(HistoryCommand::Redo) => {}
            MinesCommand::Zoom(command) => self.zoom(command),
            MinesCommand::Ask => self.dialogs.ask(self.choices, self.play.seed()),
            MinesCommand::Begin(choices, seed) => self.begin(choices, seed, app),
            MinesCommand::Restart => self.restart(app),
            MinesCommand::StopLaying => {
                self.play.stop_laying();
                app.say(app.text.msg_mines_laying_stopped());
            }
            MinesCommand::Next => self.begin(self.choices, None, app),
            MinesCommand::Touch(touched) => self.touch(touched, app),
            MinesCommand::MarkHere => {
                if let Some(cell) = self.board.looked_at() {
                    self.touch(Touched::Mark(cell), app);
                }
            }
            MinesCommand::PutHere(seen) => {
                if let Some(cell) = self.board.looked_at() {
                    self.set(cell, seen, app);
                }
            }
            MinesCommand::Pause => self.pause(),
            MinesCommand::Reveal => self.reveal(),
            MinesCommand::Hint => self.hint(app),
            MinesCommand::Heat => self.tools.heat = !self.tools.heat,
            MinesCommand::Peek => self.peek(app),
            MinesCommand::Flagging => self.tools.flagging = !self.tools.flagging,
            MinesCommand::Auto => {
                self.tools.auto = match self.tools.auto {
                    None if self.play.is_open() => Some(PlaybackClock::due()),
                    _ => None,
                };
            }
            MinesCommand::Step => {
                self.tools.auto = None;
                self.tools.step = self.play.is_open();
            }
            MinesCommand::Replay => self.show_game_again(seconds),
            MinesCommand::SaveReplay => files::save_replay(self, app),
            MinesCommand::CopyReplay => self.copy_replay(app),
            MinesCommand::AskPaste => {
                if let Some(ctx) = &self.ctx {
                    ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
                }
            }
            MinesCommand::Paste(words) => files::paste(self, &words, app),
            MinesCommand::Draw(size) => {
                self.look_at(Study::new(MinesPosition::closed(size)));
                app.say(app.text.msg_mines_drawing());
            }
            MinesCommand::ReplaySpeed(speed) => self.replay(|replay| replay.set_speed(speed)),
            MinesCommand::ReplayRun => self.replay(|replay| replay.run(!replay.runs(), seconds)),
            MinesCommand::ReplayStep(forward) => self.replay(|replay| replay.step(forward)),
            MinesCommand::ReplayTo(time) => self.replay(|replay| replay.go_to(time)),
            MinesCommand::Brush(seen) => self.tools.brush = seen,
            MinesCommand::Set(cell, seen) => self.set(cell, seen, app),
            MinesCommand::Leave => self.leave(),
            MinesCommand::Statistics(show) => self.show_statistics(show),
            MinesCommand::Forget => {
                self.saved.forget();
                self.show_statistics(true);
            }
            MinesCommand::Large => {
                self.choices.large = !self.choices.large;
                self.board.view.fit();
            }
            MinesCommand::SaveBoard => self.save_board(app),
        }
    }

    /// Whatever a person does themselves stops the solver, but for what only looks.
    fn stop_solver(&mut self, command: &MinesCommand) {
        let thinks = matches!(command, MinesCommand::Auto | MinesCommand::Step);
        let looks = matches!(
            command,
            MinesCommand::Heat | MinesCommand::Large | MinesCommand::Zoom(_)
        );
        // A file is chosen first; what comes with it stops the solver.
        let file = matches!(command, MinesCommand::File(command) if *command != FileCommand::New);
        if !thinks && !looks && !file {
            self.tools.auto = None;
        }
    }

    fn reveal(&mut self) {
        self.play.revealed = true;
        // With the mines seen, a game no longer counts.
        self.play.attempt.helps.note(Help::Revealed);
        self.changed();
    }

    fn peek(&mut self, app: &mut MinesContext) {
        self.tools.peek = !self.tools.peek;
        if self.tools.peek && self.play.game().board().is_none() {
            self.lay_for_a_look(app);
        }
    }

    /// Shows the game that is over again, from its beginning.
    fn show_game_again(&mut self, seconds: f64) {
        if let Some(record) = self.play.game().record() {
            self.show_again(record);
            self.replay(|replay| replay.run(true, seconds));
        }
    }

    fn copy_replay(&self, app: &mut MinesContext) {
        match (self.finished(), &self.ctx) {
            (Some(record), Some(ctx)) => {
                ctx.copy_text(record.to_string());
                app.say(app.text.msg_mines_replay_copied());
            }
            _ => app.refuse(app.text.msg_mines_replay_none()),
        }
    }

    fn show_statistics(&mut self, show: bool) {
        // Another window may have counted more.
        self.saved.look();
        self.dialogs = if show {
            Dialogs::Statistics
        } else {
            Dialogs::None
        };
    }

    fn save_board(&mut self, app: &mut MinesContext) {
        match self.play.game().board().cloned() {
            Some(board) => {
                self.files.ask_board(app, board);
                self.helps(Help::Revealed);
            }
            None => app.say(app.text.msg_mines_peek_nothing()),
        }
    }
}
