//! What is shown: a game, or a position or a replay instead of it.

use super::command::MinesContext;
use super::mode::MinesMode;
use super::replay::GameReplay;
use super::saved_state::MinesChoices;
use super::session::MinesSession;
use super::study::Study;
use crate::window::kit::command::ZoomCommand;
use games::Help;
use games::mines::{GameRecord, review_while};

impl MinesMode {
    pub(super) fn begin(
        &mut self,
        choices: MinesChoices,
        seed: Option<u64>,
        app: &mut MinesContext,
    ) {
        self.give_up();
        self.choices = choices;
        let number = seed.unwrap_or_else(|| self.choices.take_seed());
        self.play = MinesSession::new(self.choices.settings(), number);
        if seed.is_some() {
            // Whoever types a number may have seen its board before.
            self.play.attempt.helps.note(Help::Known);
        }
        self.another(app);
    }

    /// The same board from the beginning.
    pub(super) fn restart(&mut self, app: &mut MinesContext) {
        self.give_up();
        self.play.restart();
        self.another(app);
    }

    /// Plays a game on a board that was read.
    pub(super) fn play_on(&mut self, play: MinesSession, app: &mut MinesContext) {
        self.give_up();
        self.play = play;
        self.another(app);
    }

    /// Another game is shown, or the same from the beginning.
    pub(super) fn another(&mut self, app: &mut MinesContext) {
        self.study = None;
        self.replay = None;
        self.record = None;
        self.tools.auto = None;
        self.tools.peek = false;
        self.tools.heat = false;
        self.board.begin_again(self.size());
        self.changed();
        app.say("");
    }

    /// Shows a position that was read; the game waits.
    pub(super) fn look_at(&mut self, study: Study) {
        self.rest();
        self.replay = None;
        self.study = Some(study);
        self.board.begin_again(self.size());
        self.changed();
    }

    /// Shows a game again, before its first action; the one that is played waits.
    pub(super) fn show_again(&mut self, record: GameRecord) {
        self.rest();
        self.replays += 1;
        let (told, wake) = (record.clone(), self.wake());
        let job = move |go_on: &(dyn Fn() -> bool + Sync)| review_while(&told, &|| go_on());
        self.analysis.story.ask(self.replays, job, wake);
        self.replay = Some(GameReplay::new(record));
        self.board.begin_again(self.size());
        self.changed();
    }

    pub(super) fn replay(&mut self, change: impl FnOnce(&mut GameReplay)) {
        if let Some(replay) = &mut self.replay {
            change(replay);
            self.changed();
        }
    }

    pub(super) fn leave(&mut self) {
        // Where nothing counts, all may be looked at; the game that waited is not helped by that.
        self.tools.heat = false;
        // From a replay you come back to the position that was looked at.
        if self.replay.take().is_none() {
            self.study = None;
        }
        self.board.begin_again(self.size());
        self.changed();
    }

    pub(super) fn zoom(&mut self, command: ZoomCommand) {
        match command {
            ZoomCommand::In => self.board.zoom(true),
            ZoomCommand::Out => self.board.zoom(false),
            ZoomCommand::Actual | ZoomCommand::Fit => self.board.view.fit(),
        }
    }
}
