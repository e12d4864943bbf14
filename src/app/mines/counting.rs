//! What a game counts for.

use super::mode::{MinesMode, NewRecord};
use crate::app::common::background::BackgroundTask;
use games::mines::{GameKind, GameRecord, Outcome, PatternCounts, PlayedGame, review_while};
use std::time::{SystemTime, UNIX_EPOCH};

impl MinesMode {
    /// A game that goes on is counted as given up.
    pub(super) fn give_up(&mut self) {
        if self.play.is_given_up_by_another() {
            self.record(Outcome::Abandoned);
        }
    }

    /// The game is one of those played, once.
    pub(super) fn record(&mut self, outcome: Outcome) {
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
}
