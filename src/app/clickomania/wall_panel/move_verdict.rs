//! Whether a move was right, in words.

use super::game::Played;
use engine::text::Text;

/// Whether the move was right, with its steps, in a few words.
pub fn short(text: &Text, played: &Played) -> String {
    match () {
        () if played.wanted.is_none() => {
            text.msg_stage_done_short(played.steps, text.grouped(played.steps))
        }
        () if played.is_right() => {
            text.msg_stage_right_short(played.steps, text.grouped(played.steps))
        }
        () if played.only_infection_left() => text.msg_stage_infection_short(),
        () => text.msg_stage_wrong_short(),
    }
}

/// What is not as the rules ask after a move, as short as it has room in the box of the move.
pub fn fault(text: &Text, played: &Played) -> String {
    match played.only_infection_left() {
        true => text.msg_stage_infection_left(played.left.infected().len()),
        false => text.msg_stage_wrong_marked(played.difference().len()),
    }
}

/// Whether the move did what the rules ask; if not, what is not so.
pub fn full(text: &Text, played: &Played) -> String {
    let steps = (played.steps, text.grouped(played.steps));
    match () {
        () if played.wanted.is_none() => text.msg_stage_done(steps.0, steps.1),
        () if played.is_right() => {
            let removed = played.before.bricks().len() - played.after.bricks().len();
            text.msg_stage_right(steps.0, steps.1, removed)
        }
        () if played.only_infection_left() => {
            text.msg_stage_infection_left(played.left.infected().len())
        }
        () => text.msg_stage_wrong(played.difference().len()),
    }
}
