//! What Tantrix consists of in the window, and what is saved of it.

use super::canvas::TileCanvas;
use super::command::MiddleView;
use super::drawing::BoardDrawing;
use super::files::TantrixFiles;
use super::found::FoundSolutions;
use super::saved_state::{TantrixBoards, TantrixRecords};
use super::search_task::SearchTask;
use super::session::{Spot, TantrixSession};
use crate::store::{Shared, WindowFile};
use crate::window::kit::app_context::AppContext;
use games::tantrix::Area;

/// What the solver is asked for while one plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aid {
    Hint,
    Complete,
}

/// The game behind its tab.
pub struct TantrixMode {
    pub(super) play: TantrixSession,
    pub(super) canvas: TileCanvas,
    pub(super) face: MiddleView,
    pub(super) found: FoundSolutions,
    pub(super) gallery: TileCanvas,
    /// The search for solutions.
    pub(super) search: Option<SearchTask>,
    /// The search that helps the player.
    pub(super) aid: Option<(SearchTask, Aid)>,
    /// The tile that was touched last.
    pub(super) touched: Option<Spot>,
    /// The tile or place at which someone looks: that with the focus, or under the pointer.
    pub(super) near: Option<Spot>,
    /// Whether the board is hidden and its time stands.
    pub(super) paused: bool,
    /// The board while it is drawn.
    pub(super) drawing: Option<BoardDrawing>,
    /// The board that was shown last: another one is fitted.
    pub(super) shown: Option<Area>,
    /// The room in which it was shown, in points: in another one it is fitted again.
    pub(super) room: egui::Vec2,
    pub(super) files: TantrixFiles,
    pub(super) records: Shared<TantrixRecords>,
    saved: WindowFile<TantrixBoards>,
    /// Whether it was shown since the last look around, and when that was, in seconds.
    pub(super) seen: bool,
    pub(super) looked: f64,
    pub(super) ctx: Option<egui::Context>,
}

impl TantrixMode {
    /// The game as it was left.
    pub fn new(app: &mut AppContext) -> TantrixMode {
        let saved = app.window_file::<TantrixBoards>();
        TantrixMode {
            play: saved.value().game(),
            canvas: TileCanvas::default(),
            face: MiddleView::ByHand,
            found: FoundSolutions::default(),
            gallery: TileCanvas::default(),
            search: None,
            aid: None,
            touched: None,
            near: None,
            paused: false,
            drawing: None,
            shown: None,
            room: egui::Vec2::ZERO,
            files: TantrixFiles::default(),
            records: app.shared(),
            saved,
            seen: false,
            looked: 0.0,
            ctx: None,
        }
    }

    /// The number of tiles on the board.
    pub fn laid(&self) -> usize {
        self.play.position().iter().count()
    }

    /// True if solutions are taken as one that are turns of each other.
    pub fn up_to_rotation(&self) -> bool {
        self.records.value().up_to_rotation
    }

    /// Has the game saved, if it changed. What was solved in other windows is solved here too.
    pub(super) fn save(&mut self) {
        self.saved.set_if_new(TantrixBoards::of(&self.play));
        self.records.advance();
    }

    /// The time goes on while the board is seen, from the first tile on until it is solved.
    pub(super) fn tick(&mut self, seconds: f64, seen: bool) {
        let passed = (seconds - self.looked).clamp(0.0, 1.0);
        self.looked = seconds;
        let shown = seen && self.face == MiddleView::ByHand && !self.paused;
        let plays = shown && !self.play.position().is_empty();
        if plays && !self.play.attempt.counted {
            self.play.spend(passed);
        }
    }

    pub(super) fn searching(&self) -> bool {
        self.search.is_some() || self.aid.is_some()
    }
}
