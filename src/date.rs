//! Dates in digits, the same in all languages.

use std::time::{SystemTime, UNIX_EPOCH};

/// A minute of the calendar, in UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Minute {
    pub year: u64,
    /// From 1.
    pub month: u64,
    /// From 1.
    pub day: u64,
    pub hour: u64,
    pub minute: u64,
}

impl Minute {
    /// The minute at a Unix time, in seconds.
    ///
    /// Counts days in eras of 400 years from 1 March (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    pub fn at(seconds: u64) -> Minute {
        let (days, rest) = (seconds / 86_400 + 719_468, seconds % 86_400);
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let day = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let (month, next) = match month {
            0..=9 => (month + 3, 0),
            _ => (month - 9, 1),
        };
        Minute {
            year: era * 400 + year + next,
            month,
            day,
            hour: rest / 3600,
            minute: rest / 60 % 60,
        }
    }

    /// The current minute; the first one of 1970 if the clock is set before that.
    pub fn now() -> Minute {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Minute::at(since.map_or(0, |since| since.as_secs()))
    }
}
