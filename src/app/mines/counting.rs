//! What a game counts for.

use super::mode::{MinesMode, NewRecord};
use games::mines::{GameKind, Outcome, PlayedGame};
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
            let tally = self.statistics().kinds.get(&kind);
            let best = tally.and_then(|tally| tally.best_times.first()).copied();
            self.record = match best {
                None => Some(NewRecord::First),
                Some(best) => (figures.time < best).then_some(NewRecord::Better(best)),
            };
        }
        self.saved
            .count(PlayedGame::new(date, kind, outcome, helps, &figures));
        self.play.recorded = true;
    }
}
