//! What Clone 2048 consists of in the window.

use super::motion::TurnMotion;
use super::new_board::NewBoard;
use super::player_task::{MoveFigures, PlayerTask};
use super::saved_state::{BoardKind, Clone2048Choices, Clone2048SavedState};
use super::session::Clone2048Session;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::file_dialog::FileDialog;
use crate::window::kit::history::History;
use crate::window::kit::seed::new_seed;
use egui::Context;
use games::clone2048::{BlockRules, Level};

/// What goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Going {
    Nothing,
    Automatic,
    Replay,
}

/// An advice of the automatic player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum MoveAdvice {
    None,
    Asked,
    /// Of each movement, the one to make first.
    Given(MoveFigures),
}

/// The game behind its tab.
pub struct Clone2048Mode {
    pub(super) table: Clone2048Session,
    /// The game before this one, to which *undo* leads back, or the one after it.
    pub(super) games: History<Clone2048Session>,
    pub(super) motion: Option<TurnMotion>,
    /// The level of a block that was just made for the first time, until one goes on.
    pub(super) reached: Option<Level>,
    pub(super) going: Going,
    /// What went on before it was paused.
    pub(super) paused: Going,
    pub(super) advice: MoveAdvice,
    pub(super) choices: Clone2048Choices,
    pub(super) saved: Clone2048SavedState,
    pub(super) player: PlayerTask,
    pub(super) new_board: NewBoard,
    pub(super) dialog: FileDialog,
    pub(super) swiped: bool,
    /// Whether this frame shows this game, and whether the one before did: unseen, nothing goes on.
    pub(super) seen: bool,
    pub(super) was_seen: bool,
    pub(super) ctx: Option<Context>,
}

impl Clone2048Mode {
    /// The game as it was left.
    pub fn new(app: &mut AppContext) -> Clone2048Mode {
        let mut saved = Clone2048SavedState::open(app);
        let mut choices = saved.choices();
        let table = saved.game().unwrap_or_else(|| {
            let seed = choices.next_seed;
            choices.next_seed = new_seed();
            let kind = BoardKind {
                size: 4,
                obstacles: 0,
                rules: BlockRules::Paper,
            };
            Clone2048Session::deal(kind, seed).expect("a board without obstacles has room")
        });
        // What the next window finds does not depend on when this one is closed.
        saved.update(&table, &choices);
        Clone2048Mode {
            table,
            games: History::with_most(1),
            motion: None,
            reached: None,
            going: Going::Nothing,
            paused: Going::Nothing,
            advice: MoveAdvice::None,
            choices,
            saved,
            player: PlayerTask::default(),
            new_board: NewBoard::default(),
            dialog: FileDialog::default(),
            swiped: false,
            seen: false,
            was_seen: false,
            ctx: None,
        }
    }

    /// The number of the board that is played.
    pub fn seed(&self) -> u64 {
        self.table.seed()
    }

    /// True if something helped, the number of its board included: the game is no record then.
    pub fn is_helped(&self) -> bool {
        !self.table.helps.is_empty()
    }

    /// How long the automatic player thinks about a move, in milliseconds.
    pub fn thinking(&self) -> u64 {
        self.choices.thinking
    }

    /// The best score that was reached without help on boards of this kind: size and obstacles.
    pub fn best(&self, (size, obstacles): (usize, usize)) -> u64 {
        let rules = self.choices.rules;
        let kind = BoardKind {
            size,
            obstacles,
            rules,
        };
        self.saved.best(kind).own
    }
}
