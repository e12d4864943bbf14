//! What was handed in, and had not arrived when its window was closed: where nobody enters that contest any more, it is
//! sent when a window opens outside it.

use super::delivery::write;
use crate::contest::{ContestFolder, ContestState, not_arrived};
use crate::handed::{self, MOST_MEGABYTES};
use crate::store::read_file;
use crate::store::{Saver, lock_if_free};
use engine::text::Text;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Sends it, from all contests of the folder of this saver; says what still does not arrive.
pub fn send(folder: &Path, saver: &Saver, text: &Text) -> Option<String> {
    let left = not_arrived(folder).into_iter();
    let said: Vec<String> = left
        .filter_map(|(contest, state)| send_one(&contest, state, saver, text))
        .collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn send_one(
    contest: &ContestFolder,
    state: ContestState,
    saver: &Saver,
    text: &Text,
) -> Option<String> {
    // Another window may be in it, and sends it itself.
    let _locked = lock_if_free(&contest.lock_path(), Duration::ZERO)?;
    let to = state.destination.clone()?;
    let kept = contest.handed_in_path();
    let handed = handed::open(&kept, text)?.ok()?;
    // What was changed since is not what was handed in.
    let bytes = read_file(&kept, MOST_MEGABYTES << 20).ok();
    let bytes = bytes.filter(|_| handed.code() == state.code)?;
    let handed: Arc<str> = String::from_utf8(bytes).ok()?.into();
    if write(&to, &handed, saver).is_err() {
        let (to, kept) = (to.display().to_string(), kept.display().to_string());
        return Some(text.msg_contest_says_not_arrived(to, kept));
    }
    let state = ContestState {
        delivered: true,
        ..state
    };
    // What is not known to be there is sent once more.
    let _ = contest.put_state(&state);
    None
}
