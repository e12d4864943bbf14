//! The records of a contest about a pupil, in sentences.

use crate::contest::{Closed, HandIn};
use engine::text::{Text, one_line};

/// The most slots to mention.
const MOST: usize = 20;

/// A sentence for each slot with blocks from outside and for each record.
pub fn remarks(hand_in: &HandIn, text: &Text) -> Vec<String> {
    let brought_in = hand_in.slots.iter().filter_map(|slot| {
        let blocks = slot.brought_in.filter(|&blocks| blocks > 0)?;
        let number = slot.number.to_string();
        Some(match &slot.task {
            Some(task) => text.msg_class_says_brought_in_task(blocks, number, one_line(task)),
            None => text.msg_class_says_brought_in(blocks, number),
        })
    });
    let mut remarks: Vec<String> = brought_in.take(MOST).collect();
    if let Some(Closed { times, seconds }) = hand_in.closed
        && times > 0
    {
        remarks.push(text.msg_class_says_closed(times, minutes(seconds)));
    }
    if let Some(seconds) = hand_in.clock_back.filter(|&seconds| seconds > 0) {
        remarks.push(text.msg_class_says_clock_back(minutes(seconds)));
    }
    if hand_in.extra > 0 {
        remarks.push(text.msg_class_says_extra(hand_in.extra));
    }
    remarks
}

/// Minutes and seconds: `5:40`.
fn minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
