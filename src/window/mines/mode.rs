//! What Minesweeper consists of in the window, and what is known of the position that is shown.

use super::analysis::{Analysis, AnalysisResult, MinesAdvice};
use super::board::BoardPanel;
use super::dialogs::Dialogs;
use super::files::MinesFiles;
use super::replay::GameReplay;
use super::saved_state::{MinesChoices, MinesSavedState};
use super::session::{CellFace, MinesSession, face};
use super::study::Study;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::background::waker;
use crate::window::kit::playback_clock::PlaybackClock;
use egui::Context;
use games::mines::{
    CellIndex, GameRecord, GameReview, GameStatus, Millis, MinesPosition, SeenCell, Size,
    Statistics,
};

/// The game behind its tab.
pub struct MinesMode {
    pub(super) play: MinesSession,
    pub(super) choices: MinesChoices,
    pub(super) study: Option<Study>,
    pub(super) replay: Option<GameReplay>,
    pub(super) board: BoardPanel,
    pub(super) tools: Tools,
    pub(super) analysis: Analysis,
    /// Changes with the position that is shown.
    pub(super) number: u64,
    /// The number of the position for which a hint is to be seen.
    pub(super) hinted: Option<u64>,
    /// The number of the position whose hint was moved into sight.
    pub(super) revealed: Option<u64>,
    /// How many replays were shown.
    pub(super) replays: u64,
    pub(super) saved: MinesSavedState,
    /// The best time of games of this kind before this one was won; none if it is no record.
    pub(super) record: Option<NewRecord>,
    pub(super) dialogs: Dialogs,
    pub(super) files: MinesFiles,
    /// Whether it was shown since the last look around.
    pub(super) shown: bool,
    pub(super) ctx: Option<Context>,
}

/// What a game was that has been won without help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NewRecord {
    First,
    /// Faster than this time, the best before.
    Better(Millis),
}

/// What is switched on.
pub(super) struct Tools {
    pub(super) heat: bool,
    pub(super) peek: bool,
    pub(super) flagging: bool,
    /// When the solver makes its next move; none while it does not play.
    pub(super) auto: Option<PlaybackClock>,
    /// Whether it is to make one move.
    pub(super) step: bool,
    pub(super) brush: SeenCell,
}

impl MinesMode {
    /// The game as it was left.
    pub fn new(app: &mut AppContext) -> MinesMode {
        let saved = MinesSavedState::open(app);
        let mut choices = saved.choices();
        let play = saved.game();
        let play =
            play.unwrap_or_else(|| MinesSession::new(choices.settings(), choices.take_seed()));
        let mut board = BoardPanel::new();
        let study = saved.position().map(Study::new);
        let position = study.as_ref().map(Study::position);
        board.begin_again(position.map_or(play.game().settings().size, MinesPosition::size));
        MinesMode {
            play,
            choices,
            study,
            replay: None,
            board,
            tools: Tools {
                heat: false,
                peek: false,
                flagging: false,
                auto: None,
                step: false,
                brush: SeenCell::Closed,
            },
            analysis: Analysis::default(),
            number: 0,
            hinted: None,
            revealed: None,
            replays: 0,
            saved,
            record: None,
            dialogs: Dialogs::default(),
            files: MinesFiles::default(),
            shown: false,
            ctx: None,
        }
    }

    /// The position that is shown instead of a game.
    fn other(&self) -> Option<&MinesPosition> {
        self.study.as_ref().map(Study::position)
    }

    /// Whether the game that is played is shown, and nothing instead of it.
    pub(super) fn shows_game(&self) -> bool {
        self.replay.is_none() && self.other().is_none()
    }

    /// What is known of the position that is shown.
    pub fn position(&self) -> MinesPosition {
        match (&self.replay, self.other()) {
            (Some(replay), _) => replay.game().position(),
            (None, Some(position)) => position.clone(),
            (None, None) => self.play.game().position(),
        }
    }

    /// The number of the board of the game that is played.
    pub fn seed(&self) -> u64 {
        self.play.seed()
    }

    /// The number of actions in the game that is played.
    pub fn actions(&self) -> usize {
        self.play.game().actions().len()
    }

    /// The statistics as this window knows them.
    pub fn statistics(&self) -> &Statistics {
        self.saved.statistics()
    }

    pub(super) fn size(&self) -> Size {
        match (&self.replay, self.other()) {
            (Some(replay), _) => replay.record().settings.size,
            (None, Some(position)) => position.size(),
            (None, None) => self.play.game().settings().size,
        }
    }

    pub(super) fn face(&self, cell: CellIndex) -> CellFace {
        match (&self.replay, &self.study) {
            (Some(replay), _) => face(replay.game(), true, cell),
            (None, Some(study)) => study.face(cell),
            (None, None) => face(self.play.game(), self.play.revealed, cell),
        }
    }

    /// Whether the position that is shown can be thought about.
    pub(super) fn can_think(&self) -> bool {
        match (&self.replay, &self.study) {
            (Some(replay), _) => replay.game().state() == GameStatus::Playing,
            (None, Some(_)) => true,
            (None, None) => {
                self.play.game().state() == GameStatus::Playing && !self.play.is_paused()
            }
        }
    }

    /// The game that can be saved and shared: that which is shown again, or the one that is over.
    pub(super) fn finished(&self) -> Option<GameRecord> {
        match &self.replay {
            Some(replay) => Some(replay.record().clone()),
            None if self.play.game().is_over() => self.play.game().record(),
            None => None,
        }
    }

    /// The story of the game that is shown again.
    pub(super) fn story(&self) -> Option<&GameReview> {
        self.analysis.story.answer(&self.replays)
    }

    /// The hint that is to be seen.
    pub(super) fn advice(&self) -> Option<&AnalysisResult<MinesAdvice>> {
        let wanted = self.hinted == Some(self.number);
        self.analysis.advice.answer(&self.number).filter(|_| wanted)
    }

    /// Now, in seconds.
    pub(super) fn seconds(&self) -> f64 {
        let ctx = self.ctx.as_ref();
        ctx.map_or(0.0, |ctx| ctx.input(|input| input.time))
    }

    /// What wakes the window when work beside it is done.
    pub(super) fn wake(&self) -> impl FnOnce() + Send + use<> {
        waker(self.ctx.as_ref())
    }

    /// The position that is shown is another one.
    pub(super) fn changed(&mut self) {
        self.number += 1;
    }

    /// Has the game and the choices saved, if they changed.
    pub(super) fn save(&mut self) {
        let seconds = self.seconds();
        self.saved.save_choices(self.choices);
        self.saved.save_game(&self.play, self.number, seconds);
        let position = self.study.as_ref().map(Study::position);
        self.saved.save_position(position);
    }

    pub(super) fn is_without_guess(&self) -> bool {
        self.play.game().settings().rule.is_without_guess()
    }
}
