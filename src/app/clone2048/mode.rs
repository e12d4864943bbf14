//! What Clone 2048 consists of in the window.

use super::motion::TurnMotion;
use super::new_board::NewBoard;
use super::player_task::{MoveFigures, PlayerTask};
use super::saved_state::{Clone2048Choices, Clone2048SavedState};
use super::session::Clone2048Session;
use crate::app::common::app_context::AppContext;
use crate::app::common::file_dialog::FileDialog;
use crate::app::common::history::History;
use crate::app::common::saver::Saved;
use crate::app::common::seed::new_seed;
use egui::Context;
use games::clone2048::Level;

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
    pub(super) saved_state: Clone2048SavedState,
    pub(super) saved: Saved<Clone2048SavedState>,
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
        let saved = app.saved::<Clone2048SavedState>();
        let saved_state = saved.value();
        let mut choices = saved_state.choices();
        let table = saved_state.game().unwrap_or_else(|| {
            let seed = choices.next_seed;
            choices.next_seed = new_seed();
            Clone2048Session::deal(4, 0, seed).expect("a board without obstacles has room")
        });
        Clone2048Mode {
            table,
            games: History::with_most(1),
            motion: None,
            reached: None,
            going: Going::Nothing,
            paused: Going::Nothing,
            advice: MoveAdvice::None,
            choices,
            saved_state,
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
}
