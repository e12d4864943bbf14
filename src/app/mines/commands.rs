//! The commands, carried out.

use super::analysis::{MinesAdvice, about, advise};
use super::board::Touched;
use super::command::MinesCommand;
use super::command::MinesContext;
use super::file_commands;
use super::mode::{MinesMode, NewRecord};
use super::replay::GameReplay;
use super::saved_state::MinesChoices;
use super::session::{ActionOutcome, MinesSession};
use super::study::Study;
use super::training::{Training, TrainingAnswer};
use crate::app::common::background::BackgroundTask;
use crate::app::common::command::{FileCommand, HistoryCommand, ZoomCommand};
use crate::app::common::playback_clock::PlaybackClock;
use crate::app::common::seed::new_seed;
use egui::ViewportCommand;
use engine::diagnostics;
use engine::games::mines::{
    ActionKind, CellIndex, CellView, FirstClick, GameKind, GameRecord, GameStatus, GenerateError,
    Help, MinesHint, MinesPosition, Outcome, Pattern, PatternCounts, PlayedGame, SeenCell,
    review_while,
};
use std::time::{SystemTime, UNIX_EPOCH};

impl MinesMode {
    /// Carries out one of the commands.
    pub(super) fn carry_out(&mut self, command: MinesCommand, app: &mut MinesContext) {
        let seconds = self.seconds();
        let thinks = matches!(command, MinesCommand::Auto | MinesCommand::Step);
        let looks = matches!(
            command,
            MinesCommand::Heat | MinesCommand::Large | MinesCommand::Zoom(_)
        );
        // A file is chosen first; what comes with it stops the solver.
        let file = matches!(&command, MinesCommand::File(command) if *command != FileCommand::New);
        if !thinks && !looks && !file {
            self.tools.auto = None;
        }
        match command {
            MinesCommand::File(command) => file_commands::perform(self, command, app),
            MinesCommand::History(HistoryCommand::Undo) => self.undo(app),
            MinesCommand::History(HistoryCommand::Redo) => {}
            MinesCommand::Zoom(command) => self.zoom(command),
            MinesCommand::Ask => self.dialogs.ask(self.choices, self.play.seed()),
            MinesCommand::Begin(choices, seed) => self.begin(choices, seed, app),
            MinesCommand::Restart => {
                self.give_up();
                self.play.restart();
                self.another(app);
            }
            MinesCommand::StopLaying => {
                self.play.stop_laying();
                app.say(app.text.msg_mines_laying_stopped());
            }
            MinesCommand::Next => match &mut self.training {
                Some(training) => {
                    training.next(training.pattern());
                    self.changed();
                }
                None => self.begin(self.choices, None, app),
            },
            MinesCommand::Train(pattern) => self.train(pattern, app),
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
            MinesCommand::Pause => {
                self.play.pause(!self.play.is_paused(), seconds);
                self.changed();
            }
            MinesCommand::Reveal => {
                self.play.revealed = true;
                // With the mines seen, a game no longer counts.
                self.play.help(Help::Revealed);
                self.changed();
            }
            MinesCommand::Hint => self.hint(app),
            MinesCommand::Heat => {
                self.tools.heat = !self.tools.heat;
                if let Some(training) = &mut self.training {
                    training.help();
                }
            }
            MinesCommand::Peek => {
                self.tools.peek = !self.tools.peek;
                if self.tools.peek && self.play.game().board().is_none() {
                    self.lay_for_a_look(app);
                }
            }
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
            MinesCommand::Replay => {
                if let Some(record) = self.play.game().record() {
                    self.show_again(record);
                    self.replay(|replay| replay.run(true, seconds));
                }
            }
            MinesCommand::SaveReplay => match self.finished() {
                Some(record) => self.files.ask_replay(app, record),
                None => app.refuse(app.text.msg_mines_replay_none()),
            },
            MinesCommand::CopyReplay => match (self.finished(), &self.ctx) {
                (Some(record), Some(ctx)) => {
                    ctx.copy_text(record.to_string());
                    app.say(app.text.msg_mines_replay_copied());
                }
                _ => app.refuse(app.text.msg_mines_replay_none()),
            },
            MinesCommand::AskPaste => {
                if let Some(ctx) = &self.ctx {
                    ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
                }
            }
            MinesCommand::Paste(words) => file_commands::paste(self, &words, app),
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
            MinesCommand::Statistics(show) => {
                self.known = self.saved.statistics(app);
                self.dialogs
                    .show_statistics(show.then(|| self.known.clone()));
            }
            MinesCommand::Forget => {
                self.saved.forget(app);
                self.known = self.saved.statistics(app);
                self.dialogs.show_statistics(Some(self.known.clone()));
            }
            MinesCommand::Large => {
                self.choices.large = !self.choices.large;
                self.board.view.fit();
            }
            MinesCommand::SaveBoard => match self.play.game().board().cloned() {
                Some(board) => {
                    self.files.ask_board(app, board);
                    self.helps(Help::Revealed);
                }
                None => app.say(app.text.msg_mines_peek_nothing()),
            },
        }
    }

    fn zoom(&mut self, command: ZoomCommand) {
        match command {
            ZoomCommand::In => self.board.zoom(true),
            ZoomCommand::Out => self.board.zoom(false),
            ZoomCommand::Actual | ZoomCommand::Fit => self.board.view.fit(),
        }
    }

    /// The position that is shown is another one.
    pub(super) fn changed(&mut self) {
        self.number += 1;
    }

    /// Another game is shown, or the same from the beginning.
    fn another(&mut self, app: &mut MinesContext) {
        self.study = None;
        self.training = None;
        self.replay = None;
        self.record = None;
        self.tools.auto = None;
        self.tools.peek = false;
        self.board.begin_again(self.size());
        self.changed();
        app.say("");
    }

    fn begin(&mut self, choices: MinesChoices, seed: Option<u64>, app: &mut MinesContext) {
        self.give_up();
        self.choices = choices;
        let number = seed.unwrap_or_else(|| self.choices.take_seed());
        self.play = MinesSession::new(self.choices.settings(), number);
        if seed.is_some() {
            // Whoever types a number may have seen its board before.
            self.play.help(Help::Known);
        }
        self.another(app);
    }

    /// Shows a training instead of the game, which waits.
    fn train(&mut self, pattern: Option<Pattern>, app: &mut MinesContext) {
        self.known = self.saved.statistics(app);
        let pattern = pattern.or(self.known.patterns.weakest());
        let pattern = pattern.unwrap_or(Pattern::Pair { less: 1, more: 2 });
        match &mut self.training {
            Some(training) if self.replay.is_none() => training.next(pattern),
            _ => {
                self.rest();
                self.replay = None;
                self.training = Some(Training::new(pattern, new_seed()));
                self.board.begin_again(self.size());
            }
        }
        self.tools.heat = false;
        app.say("");
        self.changed();
    }

    /// A game that goes on is counted as given up.
    fn give_up(&mut self) {
        if self.play.is_given_up_by_another() {
            self.record(Outcome::Abandoned);
        }
    }

    /// The game is one of those played, once.
    fn record(&mut self, outcome: Outcome) {
        let game = self.play.game();
        let shown = self.play.clock().shows(self.seconds());
        let Some(figures) = game.figures(shown).filter(|_| !self.play.recorded) else {
            return;
        };
        let date = SystemTime::now().duration_since(UNIX_EPOCH);
        let date = date.map_or(0, |date| date.as_secs());
        let kind = GameKind::of(&game.settings(), game.is_flagged());
        let helps = self.play.helps().clone();
        if outcome == Outcome::Won && helps.is_empty() {
            let tally = self.known.kinds.get(&kind);
            let best = tally.and_then(|tally| tally.best_times.first()).copied();
            self.record = match best {
                None => Some(NewRecord::First),
                Some(best) => (figures.time < best).then_some(NewRecord::Better(best)),
            };
        }
        let own = helps.is_empty().then(|| game.record()).flatten();
        self.saved
            .count(PlayedGame::new(date, kind, outcome, helps, &figures));
        self.play.recorded = true;
        self.known = self.saved.present_statistics();
        if let Some(record) = own {
            self.count_patterns(record);
        }
    }

    /// Has it counted, beside the window, which patterns were found and missed in a game.
    fn count_patterns(&mut self, record: GameRecord) {
        let job = move |go_on: &(dyn Fn() -> bool + Sync)| {
            let review = review_while(&record, &|| go_on())?;
            PatternCounts::of_while(&record, &review, &|| go_on())
        };
        // Without a thread a game is not counted: nothing depends on it.
        self.counting
            .extend(BackgroundTask::start(job, self.wake()).ok());
    }

    /// Lays the mines before the first opening, as if the cell in the middle were the first.
    fn lay_for_a_look(&mut self, app: &mut MinesContext) {
        let size = self.play.game().settings().size;
        let middle = size.cell(size.rows() / 2, size.columns() / 2);
        let outcome = self.play.lay_for(middle.unwrap_or(0), self.wake());
        self.happened(outcome, app);
        let (row, column) = super::words::place(size, middle.unwrap_or(0));
        app.say(app.text.msg_mines_peek_laid(row, column));
    }

    /// Plays a game on a board that was read.
    pub(super) fn play_on(&mut self, play: MinesSession, app: &mut MinesContext) {
        self.give_up();
        self.play = play;
        self.another(app);
    }

    /// Shows a position that was read; the game waits.
    pub(super) fn look_at(&mut self, study: Study) {
        self.rest();
        self.replay = None;
        self.training = None;
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
        let (told, wake) = (record.clone(), self.wake());
        let job = move |go_on: &(dyn Fn() -> bool + Sync)| {
            let review = review_while(&told, &|| go_on())?;
            PatternCounts::of_while(&told, &review, &|| go_on())
        };
        self.analysis.patterns.ask(self.replays, job, wake);
        self.replay = Some(GameReplay::new(record));
        self.board.begin_again(self.size());
        self.changed();
    }

    fn leave(&mut self) {
        // From a game that is shown again one comes back to the training.
        if self.replay.take().is_none() {
            self.study = None;
            self.training = None;
        }
        self.board.begin_again(self.size());
        self.changed();
    }

    fn replay(&mut self, change: impl FnOnce(&mut GameReplay)) {
        if let Some(replay) = &mut self.replay {
            change(replay);
            self.changed();
        }
    }

    /// Whether something can be taken back.
    pub(super) fn can_undo(&self) -> bool {
        match (&self.training, &self.study) {
            (Some(_), _) => false,
            (None, Some(study)) => study.can_undo(),
            (None, None) => {
                let waits = self.play.is_paused() || self.play.is_laying();
                self.replay.is_none() && !waits && self.play.game().can_undo()
            }
        }
    }

    fn undo(&mut self, app: &mut MinesContext) {
        if !self.can_undo() {
            app.say(app.text.msg_nothing_to_undo());
        } else if let Some(study) = &mut self.study {
            study.undo();
            self.changed();
        } else {
            let lost = matches!(self.play.game().state(), GameStatus::Lost(_));
            self.act(ActionKind::Undo, app);
            app.say(match lost {
                true => app.text.msg_mines_undone(),
                false => app.text.msg_mines_taken_back(),
            });
        }
    }

    fn touch(&mut self, touched: Touched, app: &mut MinesContext) {
        let (Touched::Press(cell) | Touched::Mark(cell) | Touched::Chord(cell)) = touched;
        if !self.size().holds(cell) || self.replay.is_some() {
            return;
        }
        if self.training.is_some() {
            self.touch_exercise(touched);
            return;
        }
        if self.study.is_some() {
            let seen = match touched {
                Touched::Mark(_) => SeenCell::Flag,
                _ => self.tools.brush,
            };
            self.set(cell, seen, app);
            return;
        }
        if self.play.is_paused() {
            self.carry_out(MinesCommand::Pause, app);
            return;
        }
        let view = self.play.game().views()[cell];
        let action = match touched {
            Touched::Press(_) | Touched::Chord(_) if view == CellView::Open => {
                ActionKind::Chord(cell)
            }
            Touched::Press(_) if self.tools.flagging => ActionKind::Mark(cell),
            Touched::Press(_) if view == CellView::Flag => {
                app.say(app.text.msg_mines_flag_holds());
                return;
            }
            Touched::Press(_) => ActionKind::Open(cell),
            Touched::Mark(_) if view != CellView::Open => ActionKind::Mark(cell),
            _ => return,
        };
        app.say("");
        self.act(action, app);
    }

    /// A cell of an exercise was touched.
    fn touch_exercise(&mut self, touched: Touched) {
        let seconds = self.seconds();
        let Some(training) = &mut self.training else {
            return;
        };
        match touched {
            // After the answer a click leads on.
            Touched::Press(_) if training.is_answered() => training.next(training.pattern()),
            Touched::Mark(cell) => training.mark(cell),
            Touched::Press(cell) if self.tools.flagging => training.mark(cell),
            Touched::Press(cell) | Touched::Chord(cell) => {
                let answer = training.answer(cell, seconds);
                if let Some(TrainingAnswer::Harder(_)) = answer {
                    self.changed();
                    self.ask_advice();
                    return;
                }
            }
        }
        self.changed();
    }

    fn set(&mut self, cell: CellIndex, seen: SeenCell, app: &mut MinesContext) {
        let Some(study) = &mut self.study else { return };
        if !study.position().size().holds(cell) {
            return;
        }
        match study.set(cell, seen) {
            true => app.say(""),
            false => app.refuse(app.text.msg_mines_cannot_stand()),
        }
        self.changed();
    }

    /// Does something in the game.
    fn act(&mut self, action: ActionKind, app: &mut MinesContext) {
        let outcome = self.play.act(action, self.seconds(), self.wake());
        self.happened(outcome, app);
    }

    pub(super) fn happened(&mut self, outcome: ActionOutcome, app: &mut MinesContext) {
        match outcome {
            ActionOutcome::Nothing | ActionOutcome::Laying => {}
            ActionOutcome::NoThread => app.refuse(app.text.msg_mines_no_thread()),
            ActionOutcome::Refused(GenerateError::Stopped) => {
                app.say(app.text.msg_mines_laying_stopped());
            }
            ActionOutcome::Refused(error) => {
                let why = diagnostics::mines_generate_error(&app.text, error);
                app.refuse(app.text.msg_mines_refused(why));
            }
            ActionOutcome::Changed => {
                self.changed();
                let outcome = match self.play.game().state() {
                    GameStatus::Won => Some(Outcome::Won),
                    GameStatus::Lost(_) => Some(Outcome::Lost),
                    GameStatus::Ready | GameStatus::Playing => None,
                };
                if let Some(outcome) = outcome {
                    self.tools.auto = None;
                    self.record(outcome);
                }
            }
        }
    }

    /// Tells how to go on; if that has been told, does it.
    fn hint(&mut self, app: &mut MinesContext) {
        if self.shows_game() && self.play.game().state() == GameStatus::Ready {
            app.say(match self.play.game().settings().first {
                FirstClick::Any if !self.is_without_guess() => app.text.msg_mines_first_any(),
                _ => app.text.msg_mines_first_safe(),
            });
            self.play.help(Help::Hint);
            return;
        }
        if !self.can_think() {
            return;
        }
        if let Some(training) = &mut self.training {
            training.help();
            self.ask_advice();
            return;
        }
        let told = self.advice().cloned();
        self.hinted = Some(self.number);
        match told {
            Some(Ok(MinesAdvice::Deduction(hint))) => self.follow(&hint, app),
            Some(Ok(MinesAdvice::Guess { cell, .. })) if self.study.is_none() => {
                self.open(cell, app);
            }
            Some(_) => {}
            None => {
                self.ask_advice();
                self.helps(Help::Hint);
            }
        }
    }

    /// Asks how to go on from the position that is shown; it will be told.
    fn ask_advice(&mut self) {
        self.hinted = Some(self.number);
        if self.analysis.advice.lacks(&self.number) {
            let (job, wake) = (about(self.position(), advise), self.wake());
            self.analysis.advice.ask(self.number, job, wake);
        }
    }

    pub(super) fn is_without_guess(&self) -> bool {
        self.play.game().settings().rule.is_without_guess()
    }

    /// Does what a hint says.
    fn follow(&mut self, hint: &MinesHint, app: &mut MinesContext) {
        if self.study.is_some() {
            for &cell in &hint.mines {
                self.set(cell, SeenCell::Flag, app);
            }
            if !hint.safe.is_empty() {
                app.say(app.text.msg_mines_study_open());
            }
            return;
        }
        for &cell in &hint.mines {
            self.mark_until(cell, true, app);
        }
        for &cell in &hint.safe {
            self.open(cell, app);
        }
    }

    /// Opens a cell, even if there is a flag on it.
    pub(super) fn open(&mut self, cell: CellIndex, app: &mut MinesContext) {
        self.mark_until(cell, false, app);
        if self.play.game().views()[cell] != CellView::Open {
            self.act(ActionKind::Open(cell), app);
        }
    }

    /// Changes the mark of a cell until there is a flag, or none.
    fn mark_until(&mut self, cell: CellIndex, flag: bool, app: &mut MinesContext) {
        // No flag, a flag, a question mark: more marks there are not.
        for _ in 0..3 {
            let view = self.play.game().views()[cell];
            if view == CellView::Open || (view == CellView::Flag) == flag {
                return;
            }
            self.act(ActionKind::Mark(cell), app);
        }
    }

    /// The game that is played has been helped.
    pub(super) fn helps(&mut self, help: Help) {
        let over = self.play.game().is_over();
        if !over && self.shows_game() {
            self.play.help(help);
        }
    }
}
