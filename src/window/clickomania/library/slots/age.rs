//! How long ago something was saved.

use engine::text::Text;
use std::time::SystemTime;

pub fn seconds_since(then: SystemTime) -> u64 {
    let gone = SystemTime::now().duration_since(then);
    gone.map_or(0, |gone| gone.as_secs())
}

/// In words: *tre minuti fa*.
pub fn ago(text: &Text, then: SystemTime) -> String {
    let seconds = seconds_since(then);
    match seconds {
        0..60 => text.msg_ago_now(),
        60..3600 => text.msg_ago_minutes(seconds / 60),
        3600..86_400 => text.msg_ago_hours(seconds / 3600),
        _ => text.msg_ago_days(seconds / 86_400),
    }
}
