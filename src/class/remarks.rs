//! What a hand-in notes about its contest, in sentences.

use crate::cells::one_line;
use crate::handed::{Brought, Handed, HandedSign, SignKind};
use engine::text::Text;
use std::collections::HashMap;

/// No more remarks than these about one hand-in.
const MOST: usize = 20;

/// What came in from outside the contest, and what could not be prevented but was seen; one sentence each.
pub fn remarks(handed: &Handed, text: &Text) -> Vec<String> {
    let slots = handed.slots.iter().filter(|slot| slot.brought);
    let slots = slots.map(|slot| {
        let number = slot.number.to_string();
        match &slot.task {
            Some(task) => text.msg_class_says_brought_slot_of_task(number, one_line(task)),
            None => text.msg_class_says_brought_slot(number),
        }
    });
    let brought = handed
        .brought
        .iter()
        .map(|brought| brought_in(brought, text));
    let signs = handed.signs.iter().map(|one| sign(one, text));
    let kinds = handed.signs.iter().map(|one| one.what.id());
    let kinds = kinds.chain(handed.brought.iter().map(|brought| brought.how.id()));
    let kinds = kinds.chain(std::iter::repeat("slot"));
    let mut seen: HashMap<&str, usize> = HashMap::new();
    let remarks = kinds.zip(signs.chain(brought).chain(slots));
    let remarks = remarks.map(|(kind, remark)| {
        let times = seen.entry(kind).or_default();
        *times += 1;
        (*times, remark)
    });
    let mut remarks: Vec<(usize, String)> = remarks.collect();
    let more = remarks.len().saturating_sub(MOST);
    if more > 0 {
        // What is done many times hides nothing else.
        remarks.sort_by_key(|(times, _)| *times);
        remarks.truncate(MOST);
    }
    let remarks = remarks.into_iter().map(|(_, remark)| remark);
    let and_more = (more > 0).then(|| text.msg_class_says_more_remarks(more));
    remarks.chain(and_more).collect()
}

/// That blocks came in from outside.
pub fn brought_in(brought: &Brought, text: &Text) -> String {
    let at = one_line(&brought.at);
    text.msg_class_says_brought(at, brought.blocks, brought.how.id())
}

/// What was seen.
pub fn sign(sign: &HandedSign, text: &Text) -> String {
    let at = one_line(&sign.at);
    let time = |seconds: u64| {
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        format!("{minutes}:{seconds:02}")
    };
    match &sign.what {
        SignKind::Restarted => text.msg_class_says_sign_restarted(at),
        SignKind::ClosedFor(seconds) => text.msg_class_says_sign_closed(at, time(*seconds)),
        SignKind::ClockSetBack(seconds) => text.msg_class_says_sign_clock_back(at, time(*seconds)),
        SignKind::ClockSetForward(seconds) => {
            text.msg_class_says_sign_clock_forward(at, time(*seconds))
        }
        SignKind::StateChanged => text.msg_class_says_sign_state(at),
        SignKind::SlotChanged => text.msg_class_says_sign_slot(at),
        SignKind::TasksChanged => text.msg_class_says_sign_tasks(at),
        SignKind::SecondWindow => text.msg_class_says_sign_second_window(at),
        SignKind::CommandLine(command) => {
            text.msg_class_says_sign_command_line(at, one_line(command))
        }
        SignKind::BegunBefore(times) => text.msg_class_says_sign_begun_before(at, *times),
        SignKind::WindowOutside => text.msg_class_says_sign_window_outside(at),
        SignKind::HandInChanged => text.msg_class_says_sign_hand_in(),
        SignKind::BegunApart => text.msg_class_says_sign_begun_apart(at),
        SignKind::OtherTasks => text.msg_class_says_sign_other_tasks(at),
        SignKind::BegunOnce(file) => text.msg_class_says_sign_begun_once(at, one_line(file)),
        SignKind::OtherContest => text.msg_class_says_sign_other_contest(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    #[test]
    fn what_is_done_many_times_hides_nothing_else() {
        let text = Text::load(Language::En).unwrap();
        let command = "(at: \"\", what: CommandLine(\"wall\"))";
        let handed = format!(
            "Contest(format: 1, name: \"Eve\", begun: \"\", handed_in: \"\", signs: [{}], brought: [(at: \"\", \
             how: Clipboard, blocks: 12)], slots: [(number: 1, saved: \"\", brought: true, program: \"\")])",
            vec![command; 100].join(", ")
        );
        let handed = Handed::parse(handed.as_bytes(), &text).unwrap();
        let remarks = remarks(&handed, &text);
        assert_eq!(remarks.len(), MOST + 1);
        let says = |words: &str| remarks.iter().any(|remark| remark.contains(words));
        assert!(
            says("12 blocks") && says("slot 1") && says("82"),
            "{remarks:?}"
        );
    }
}
