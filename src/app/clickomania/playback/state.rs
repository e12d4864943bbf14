//! How far a move is, with what belongs to that and nothing else.

use super::move_request::MoveRequest;
use super::replay::{Fault, MoveReplay};
use crate::app::common::background::BackgroundTask;
use engine::language::BlockId;
use engine::run::moves::Outcome;
use engine::run::record::Record;
use engine::run::rules::RulesFailure;
use engine::run::turn::Turn;
use engine::wall::Wall;
use std::sync::Arc;

/// How far the move is.
pub enum PlaybackState {
    /// There is none.
    Idle,
    Computing {
        /// Its walls are known when it is computed.
        request: MoveRequest,
        task: BackgroundTask<Result<Turn, RulesFailure>>,
        then: Afterwards,
    },
    Recording {
        request: MoveRequest,
        outcome: Outcome,
        task: BackgroundTask<Arc<Record>>,
        /// Where it goes wrong: the move is shown up to there.
        fault: Option<Fault>,
    },
    /// It is shown for the first time.
    Playing(Box<MoveReplay>),
    /// It is at its end, which was not waited for; it is still being recorded.
    EndedUnrecorded {
        request: MoveRequest,
        task: BackgroundTask<Arc<Record>>,
        /// The wall that the rules give, if the move was wrong.
        expected: Option<Wall>,
    },
    /// It is at its end, and one may look back.
    Ended(Box<MoveReplay>),
}

/// What follows when the move is computed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Afterwards {
    /// It is shown, up to the step at which it goes wrong if that is to be seen.
    Show { wrong: Option<u64> },
    /// It is at its end at once.
    End,
    /// The same, and nobody looks back: blocks of a program that was edited meanwhile may be others now.
    EndUnrecorded,
}

/// How the next move begins.
#[derive(Clone, Copy, Default)]
pub struct NextMove {
    pub paused: bool,
    /// The block at which it stops.
    pub run_to: Option<BlockId>,
}

/// A move that came to its end.
#[must_use]
pub struct Ended {
    pub request: MoveRequest,
    pub outcome: Outcome,
}

impl PlaybackState {
    /// The recorded move, while it is shown for the first time and afterwards.
    pub fn replay(&self) -> Option<&MoveReplay> {
        match self {
            PlaybackState::Playing(replay) | PlaybackState::Ended(replay) => Some(replay),
            PlaybackState::Idle
            | PlaybackState::Computing { .. }
            | PlaybackState::Recording { .. }
            | PlaybackState::EndedUnrecorded { .. } => None,
        }
    }

    pub fn replay_mut(&mut self) -> Option<&mut MoveReplay> {
        match self {
            PlaybackState::Playing(replay) | PlaybackState::Ended(replay) => Some(replay),
            PlaybackState::Idle
            | PlaybackState::Computing { .. }
            | PlaybackState::Recording { .. }
            | PlaybackState::EndedUnrecorded { .. } => None,
        }
    }

    /// Whether a move is being made.
    pub fn is_running(&self) -> bool {
        self.is_preparing() || matches!(self, PlaybackState::Playing(_))
    }

    /// Whether there is nothing to be seen yet of the move that is being made.
    pub fn is_preparing(&self) -> bool {
        matches!(
            self,
            PlaybackState::Computing { .. } | PlaybackState::Recording { .. }
        )
    }

    /// Whether a point of a move is looked at, not its end.
    pub fn is_within(&self) -> bool {
        match self {
            PlaybackState::Playing(_) => true,
            PlaybackState::Ended(replay) => replay.is_within(),
            PlaybackState::Idle
            | PlaybackState::Computing { .. }
            | PlaybackState::Recording { .. }
            | PlaybackState::EndedUnrecorded { .. } => false,
        }
    }

    /// Whether the move stands between two steps; `None` while none is shown for the first time.
    pub fn is_paused(&self) -> Option<bool> {
        match self {
            PlaybackState::Playing(replay) => Some(!replay.motion.is_on()),
            PlaybackState::Idle
            | PlaybackState::Computing { .. }
            | PlaybackState::Recording { .. }
            | PlaybackState::EndedUnrecorded { .. }
            | PlaybackState::Ended(_) => None,
        }
    }
}
