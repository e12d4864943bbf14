//! Handing in: the four slots as they are on the disk, with a name and times.

use crate::app::clickomania::storage::{SLOTS, Slot, SlotFiles};
use crate::app::common::storage::{StorageError, write_file};
use crate::handed::HandedText;
pub use crate::handed::{Handed, HandedSlot, open};
use engine::language::file::write;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// The four slots as they are on the disk; and the numbers of those that cannot be read, which are
/// left out.
pub fn collect(files: &SlotFiles, name: &str, begun: SystemTime) -> (Handed, Vec<usize>) {
    let (mut slots, mut unreadable) = (Vec::new(), Vec::new());
    for number in 1..=SLOTS {
        match files.slot(number) {
            Slot::Empty => {}
            Slot::Filled { program, saved } => slots.push(HandedText {
                task: None,
                number,
                saved: time(saved),
                brought: false,
                program: write(&program),
            }),
            Slot::Broken { .. } => unreadable.push(number),
        }
    }
    let handed_in = time(SystemTime::now());
    let handed = Handed::new(name, time(begun), handed_in, slots);
    (handed, unreadable)
}

/// Writes the file, whole or not at all.
///
/// # Errors
/// What the system says.
pub fn save(handed: &Handed, path: &Path) -> Result<(), StorageError> {
    write_file(path, handed.text().as_bytes())
}

/// *2026-11-21 09:28:41 UTC*.
fn time(at: SystemTime) -> String {
    let since = at.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.unwrap_or(Duration::ZERO).as_secs();
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} UTC")
}

/// The day that is this many days after 1 January 1970, in the Gregorian calendar. Years are counted from
/// March, so that the odd day is the last one: H. Hinnant, *chrono-Compatible Low-Level Date Algorithms*.
fn date(days: u64) -> (u64, u64, u64) {
    // From 1 March of the year 0; 400 years have 146 097 days.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (era * 400 + year + next, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(58), (1970, 2, 28));
        assert_eq!(date(59), (1970, 3, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(11_017), (2000, 3, 1));
        assert_eq!(date(20_453), (2025, 12, 31));
        assert_eq!(date(20_454), (2026, 1, 1));
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(20_454 * 86_400 + 3_661);
        assert_eq!(time(at), "2026-01-01 01:01:01 UTC");
    }
}
