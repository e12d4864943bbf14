//! What Tantrix consists of in the window, and what is kept of it.

use super::canvas::Canvas;
use super::command::{MiddleView, TantrixContext};
use super::files::Files;
use super::found::Found;
use super::play::{Play, Spot};
use super::record::{self, Record};
use super::search_task::SearchTask;
use crate::app::common::app_context::AppContext;
use engine::games::tantrix::Area;

/// What the solver is asked for while one plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aid {
    Hint,
    Complete,
}

/// The game behind its tab.
pub struct TantrixMode {
    pub(super) play: Play,
    pub(super) canvas: Canvas,
    pub(super) face: MiddleView,
    pub(super) found: Found,
    pub(super) gallery: Canvas,
    /// The search for solutions.
    pub(super) search: Option<SearchTask>,
    /// The search that helps who plays.
    pub(super) aid: Option<(SearchTask, Aid)>,
    /// Whether the solver laid tiles: then it is no challenge solved by hand.
    pub(super) aided: bool,
    /// The tile that was touched last.
    pub(super) touched: Option<Spot>,
    /// The board that was shown last: another one is fitted.
    pub(super) shown: Option<Area>,
    pub(super) files: Files,
    pub(super) record: Record,
    /// Since when something is to be kept, in egui's seconds.
    pub(super) unkept: Option<f64>,
    pub(super) ctx: Option<egui::Context>,
}

/// Delay before changes are saved, in seconds.
pub(super) const KEEP_AFTER: f64 = 2.0;

impl TantrixMode {
    /// The game as it was left.
    pub fn new(app: &mut AppContext) -> TantrixMode {
        let (record, trouble) = app.storage.record::<Record>(record::NAME);
        if let Some(trouble) = trouble {
            app.refuse(trouble.sentence(&app.text));
        }
        TantrixMode {
            play: Play::new(record.setup.clone(), record::position(&record.laid)),
            canvas: Canvas::default(),
            face: MiddleView::ByHand,
            found: Found::default(),
            gallery: Canvas::default(),
            search: None,
            aid: None,
            aided: record.aided,
            touched: None,
            shown: None,
            files: Files::default(),
            record,
            unkept: None,
            ctx: None,
        }
    }

    /// Hands to the storage what is to be kept. What other windows solved stays solved.
    pub(super) fn keep(&mut self, app: &mut TantrixContext) {
        self.unkept = None;
        self.record.setup = self.play.setup().clone();
        self.record.laid = record::laid(self.play.position());
        self.record.aided = self.aided;
        let mine = self.record.clone();
        let kept = app
            .storage
            .change_record(record::NAME, |record: &mut Record| {
                let solved = std::mem::take(&mut record.solved);
                *record = mine;
                record.solved.extend(solved);
            });
        match kept {
            Ok(record) => self.record = record,
            Err(error) => app.refuse(error.sentence(&app.text)),
        }
    }

    pub(super) fn searching(&self) -> bool {
        self.search.is_some() || self.aid.is_some()
    }
}
