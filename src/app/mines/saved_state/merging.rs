//! How the statistics of two windows become one.

use crate::app::common::saver::SavedValue;
use games::mines::{BEST_TIMES, PatternCounts, SizeStatistics, Statistics};
use std::collections::BTreeMap;

/// What two windows count adds up.
impl SavedValue for Statistics {
    const NAME: &'static str = "mines-statistics";

    fn merged(&self, seen: &Statistics, file: Statistics) -> Statistics {
        let mut merged = file;
        merge(&self.sizes, &seen.sizes, &mut merged.sizes);
        merge(&self.kinds, &seen.kinds, &mut merged.kinds);
        if self.history.is_empty() && !seen.history.is_empty() {
            // It was forgotten here.
            merged.history.clear();
        }
        if self.patterns.is_empty() {
            merged.patterns = match seen.patterns.is_empty() {
                true => merged.patterns,
                false => PatternCounts::default(),
            };
        }
        merged.patterns.add(&self.patterns.since(&seen.patterns));
        let new = self
            .history
            .iter()
            .filter(|game| !seen.history.contains(game));
        for game in new {
            if !merged.history.contains(game) {
                merged.history.push(game.clone());
            }
        }
        merged.history.sort_by_key(|game| game.date);
        merged.forget_old();
        merged
    }
}

/// Takes what this window forgot out of the `file`, and adds what it counted.
fn merge<K: Copy + Ord>(
    mine: &BTreeMap<K, SizeStatistics>,
    seen: &BTreeMap<K, SizeStatistics>,
    file: &mut BTreeMap<K, SizeStatistics>,
) {
    file.retain(|kind, _| mine.contains_key(kind) || !seen.contains_key(kind));
    for (&kind, mine) in mine {
        let seen = seen.get(&kind).cloned().unwrap_or_default();
        if *mine != seen {
            add_up(mine, &seen, file.entry(kind).or_default());
        }
    }
}

/// Adds to the games of the `file` those that this window counted since it had `seen` them.
fn add_up(mine: &SizeStatistics, seen: &SizeStatistics, file: &mut SizeStatistics) {
    let lost = |tally: &SizeStatistics| tally.games - tally.wins.min(tally.games) + tally.abandoned;
    file.streak = match lost(mine) == lost(seen) {
        true => file.streak + mine.wins.saturating_sub(seen.wins),
        false => mine.streak,
    };
    file.best_streak = file.best_streak.max(mine.best_streak).max(file.streak);
    file.points = file.points.max(mine.points);
    let counts: [fn(&mut SizeStatistics) -> &mut u64; 6] = [
        |tally| &mut tally.games,
        |tally| &mut tally.abandoned,
        |tally| &mut tally.wins,
        |tally| &mut tally.three_bv,
        |tally| &mut tally.clicks,
        |tally| &mut tally.time,
    ];
    let (mut mine, mut seen) = (mine.clone(), seen.clone());
    for count in counts {
        let counted = count(&mut mine).saturating_sub(*count(&mut seen));
        *count(file) += counted;
    }
    // Of two equal times only one may be new.
    for time in mine.best_times {
        match seen.best_times.iter().position(|old| *old == time) {
            Some(old) => {
                seen.best_times.remove(old);
            }
            None => file.best_times.push(time),
        }
    }
    file.best_times.sort_unstable();
    file.best_times.truncate(BEST_TIMES);
}
