//! What is said of searches and their ends.

use super::search_task::SearchOutcome;
use crate::sentences;
use engine::text::Text;
use games::tantrix::{CountError, SearchEnd as Whole};

/// Why there are no solutions, or why they are not counted.
pub fn refusal(text: &Text, why: &CountError) -> String {
    match why {
        CountError::Impossible(why) => sentences::tantrix_impossible(text, why),
        CountError::TooLarge { states, most } => {
            text.msg_tantrix_says_too_large(states.to_string(), most.to_string())
        }
    }
}

/// Why nothing goes on from here.
pub fn no_way(text: &Text, ended: &SearchOutcome) -> String {
    match ended {
        SearchOutcome::Found(Whole::All) => text.msg_tantrix_says_no_way(),
        SearchOutcome::Found(Whole::Some) | SearchOutcome::Counted(..) => {
            text.msg_tantrix_says_stopped()
        }
        SearchOutcome::Refused(why) => refusal(text, why),
    }
}

/// How a search ended, in words.
pub fn ended_words(text: &Text, found: usize, ended: &SearchOutcome) -> String {
    let listed = text.grouped(found as u64);
    match ended {
        SearchOutcome::Found(Whole::All) if found == 0 => text.msg_tantrix_ended_none(),
        SearchOutcome::Found(Whole::All) => text.msg_tantrix_ended_all(listed),
        SearchOutcome::Found(Whole::Some) => text.msg_tantrix_ended_some(listed),
        SearchOutcome::Counted(count, Whole::All) => text.msg_tantrix_ended_counted(count.as_str()),
        SearchOutcome::Counted(count, Whole::Some) => {
            text.msg_tantrix_ended_counted_some(count.as_str())
        }
        SearchOutcome::Refused(why) => refusal(text, why),
    }
}
