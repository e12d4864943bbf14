//! Searches: for solutions, and for help with the game by hand.

use super::command::{MiddleView, Search, TantrixContext};
use super::files;
use super::found::FoundSolutions;
use super::mode::{Aid, TantrixMode};
use super::search_task::{SearchGoal, SearchOutcome, SearchTask};
use super::words::{no_way, refusal};
use crate::sentences;
use games::Help;
use games::tantrix::{
    Area, DeadReason, Hex, LyingTile, Rotations, TantrixLesson, TantrixPosition, teach,
};

/// Default limit of listed solutions.
pub const USUAL_LIMIT: usize = 1000;

impl TantrixMode {
    /// Shows where a tile can go; lays it if that is shown already.
    pub(super) fn hint(&mut self, app: &mut TantrixContext) {
        match self.play.hint.take() {
            Some((hex, lying)) => {
                let mut position = self.play.position().clone();
                position.lay(hex, lying);
                self.play.lay(position);
            }
            None => {
                self.play.attempt.helps.add(Help::Hint);
                self.teach_or_ask(app);
            }
        }
    }

    /// Stops what is searched.
    pub(super) fn stop(&mut self) {
        if let Some(search) = &self.search {
            search.stop();
        }
        if let Some((search, _)) = &self.aid {
            search.stop();
        }
    }

    /// Goes on by hand from the solution that is shown.
    pub(super) fn play_on(&mut self) {
        if let Some((puzzle, solution)) = self.found.shown() {
            let position = self.play.only_fixed().completed(puzzle.area, solution);
            self.face = MiddleView::ByHand;
            self.drawing = None;
            self.play.lay(position);
            self.play.attempt.helps.note(Help::Solver);
            self.canvas.view.fit();
        }
    }

    /// Maximum number of listed solutions.
    pub fn limit(&self) -> usize {
        match self.records.value().limit {
            0 => USUAL_LIMIT,
            limit => limit,
        }
    }

    pub(super) fn search(&mut self, search: Search, app: &mut TantrixContext) {
        let puzzle = match self.play.puzzle() {
            Ok(puzzle) => puzzle.clone(),
            Err(why) => {
                app.refuse(sentences::tantrix_impossible(&app.text, &why));
                return;
            }
        };
        let task = match search {
            Search::First => SearchGoal::List(1),
            Search::All => SearchGoal::List(self.limit()),
            Search::Count => SearchGoal::Count,
        };
        let rotations = if self.up_to_rotation() {
            Rotations::Once
        } else {
            Rotations::Each
        };
        // Who sees a solution before the end is helped.
        if search != Search::Count && !self.play.attempt.counted {
            self.play.attempt.helps.add(Help::Hint);
        }
        self.aid = None;
        self.face = MiddleView::Solutions;
        self.gallery.view.fit();
        app.say("");
        if search != Search::Count || self.found.puzzle() != Some(&puzzle) {
            self.found = FoundSolutions::of(puzzle.clone());
        }
        self.found.ended = None;
        let search = SearchTask::start(puzzle, rotations, task, self.wake());
        self.search = started(search, app);
    }

    /// A hint: what can be seen without a search, or what a search finds.
    pub(super) fn teach_or_ask(&mut self, app: &mut TantrixContext) {
        // Where tiles clash, the search says so.
        let clashes = self
            .play
            .report()
            .is_none_or(|report| !report.clashes.is_empty());
        let puzzle = self.play.puzzle().ok().filter(|_| !clashes);
        match puzzle.and_then(|puzzle| teach(puzzle, self.play.position())) {
            Some(TantrixLesson::Dead(hex, why)) => {
                self.play.dead = Some(hex);
                app.say(match why {
                    DeadReason::ThreeOf(colour) => {
                        app.text.msg_tantrix_says_dead_three(colour.id())
                    }
                    DeadReason::Parity(colour) => {
                        app.text.msg_tantrix_says_dead_parity(colour.id())
                    }
                    DeadReason::NoneLeft => app.text.msg_tantrix_says_dead_none_left(),
                });
            }
            Some(TantrixLesson::Forced(hex, lying)) => {
                self.play.hint = Some((hex, lying));
                app.say(app.text.msg_tantrix_says_forced(lying.tile.to_string()));
            }
            None => self.ask(Aid::Hint, app),
        }
    }

    pub(super) fn ask(&mut self, aid: Aid, app: &mut TantrixContext) {
        if let Some(why) = self.play.impossible() {
            app.refuse(sentences::tantrix_impossible(&app.text, &why));
            return;
        }
        let Ok(puzzle) = self.play.puzzle().cloned() else {
            return;
        };
        let laid = self.play.position().list(puzzle.area);
        app.say(app.text.msg_tantrix_says_searching());
        let search = SearchTask::start(
            puzzle,
            Rotations::Each,
            SearchGoal::Complete(laid),
            self.wake(),
        );
        self.aid = started(search, app).map(|search| (search, aid));
    }

    /// What the searches and files have to say.
    pub fn hear(&mut self, app: &mut TantrixContext) {
        if let Some(search) = &self.search {
            let news = search.news();
            self.found.add(news.solutions);
            if let Some(ended) = news.ended {
                if let SearchOutcome::Refused(why) = &ended {
                    app.refuse(refusal(&app.text, why));
                }
                self.found.ended = Some(ended);
                self.search = None;
            }
        }
        if let Some((search, aid)) = self.aid.take() {
            let mut news = search.news();
            match (news.solutions.pop(), news.ended) {
                (Some(solution), _) => {
                    let area = self.play.puzzle().map_or(Area::Free, |puzzle| puzzle.area);
                    let whole = self.play.position().completed(area, &solution);
                    self.help(aid, whole, app);
                }
                (None, Some(ended)) => app.refuse(no_way(&app.text, &ended)),
                (None, None) => self.aid = Some((search, aid)),
            }
        }
        files::hear(self, app);
    }

    /// The solver found a way to go on.
    fn help(&mut self, aid: Aid, whole: TantrixPosition, app: &mut TantrixContext) {
        match aid {
            Aid::Complete => {
                let before = self.play.position().clone();
                self.play.lay(whole);
                self.play.attempt.helps.note(Help::Solver);
                self.canvas.view.fit();
                self.changed(app, before);
            }
            Aid::Hint => match nearest(self.play.position(), &whole) {
                Some((hex, lying)) => {
                    let free = self
                        .play
                        .puzzle()
                        .is_ok_and(|puzzle| puzzle.area == Area::Free);
                    // On a free board the first tile may lie where it likes: where one looks.
                    let hex = if free && self.play.position().is_empty() {
                        Hex::ORIGIN
                    } else {
                        hex
                    };
                    self.play.hint = Some((hex, lying));
                    app.say(app.text.msg_tantrix_says_hint(lying.tile.to_string()));
                }
                None => app.say(app.text.msg_tantrix_says_solved()),
            },
        }
    }
}

/// A search, or the reason why it did not begin.
fn started(search: std::io::Result<SearchTask>, app: &mut TantrixContext) -> Option<SearchTask> {
    match search {
        Ok(search) => Some(search),
        Err(error) => {
            app.refuse(app.text.msg_tantrix_says_no_thread(error.to_string()));
            None
        }
    }
}

/// Of the tiles that are left that with the most neighbours that lie; the first of them, as one reads.
fn nearest(position: &TantrixPosition, whole: &TantrixPosition) -> Option<(Hex, LyingTile)> {
    let left = whole.iter().filter(|(hex, _)| position.at(*hex).is_none());
    let neighbours = |hex: Hex| {
        let around = (0..6).filter(|face| position.at(hex.neighbour(*face)).is_some());
        around.count()
    };
    left.min_by_key(|(hex, _)| std::cmp::Reverse(neighbours(*hex)))
}
