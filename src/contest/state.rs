//! What is remembered of a contest: in one file, with a checksum.

use super::clock::{ContestClock, Now, UsedTime};
use super::sealed::{sealed, unsealed};
use super::signs::{Brought, ContestSign, Saving};
use crate::seal::digest;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;
use std::time::Duration;

/// How many of each are remembered: the first imports, the last savings.
const MOST: usize = 2000;
/// How many signs of one kind are remembered, the first; those that say what none said before have room for longer. All
/// kinds together are no more than is handed in: nothing is hidden behind many of the same.
const MOST_OF_A_KIND: usize = 100;
const MOST_NEW_OF_A_KIND: usize = 150;
/// How many texts that left this window are recognised when they come back.
const MOST_OWN: usize = 4000;
/// How long a contest without a time limit may be resumed.
const HALF_A_DAY: Duration = Duration::from_secs(12 * 3600);

/// What is remembered of a contest.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ContestState {
    /// The checksum of its tasks; none without tasks of its own.
    pub tasks: Option<u64>,
    /// How long it takes; without limit if none.
    pub minutes: Option<u32>,
    /// When it began, in seconds since 1970.
    pub begun: u64,
    pub time: UsedTime,
    /// Who takes part.
    pub name: String,
    /// The slot, from 1, that was named as the solution of a task.
    pub named: BTreeMap<String, usize>,
    /// In the order in which they were made.
    pub savings: Vec<Saving>,
    /// Whether there were more than are remembered.
    #[serde(default)]
    pub forgets_savings: bool,
    pub brought: Vec<Brought>,
    pub signs: Vec<ContestSign>,
    /// Checksums of what was copied or saved to files here: what comes back is one's own.
    pub own: Vec<u64>,
    /// Checksums of programs that were kept until one comes back to their tasks.
    #[serde(default)]
    pub drafts: Vec<u64>,
    /// The tasks in whose program on the canvas something was brought along.
    pub canvas_brought: BTreeSet<String>,
    /// Where what is handed in goes besides this folder, and whether it is there.
    #[serde(with = "crate::text_path")]
    pub destination: Option<PathBuf>,
    pub delivered: bool,
    /// The code of what was handed in last.
    #[serde(default)]
    pub code: String,
    /// While that may not be kept yet: the code of what was handed in before, empty if nothing was.
    #[serde(default)]
    pub code_before: Option<String>,
    /// When the time was over and what was there was handed in, in seconds since 1970.
    pub closed: Option<u64>,
    /// Whether a teacher ended it.
    pub ended: bool,
}

impl ContestState {
    /// A contest that begins.
    pub fn begin(tasks: Option<u64>, minutes: Option<u32>, wall: Duration) -> Self {
        ContestState {
            tasks,
            minutes,
            begun: wall.as_secs(),
            time: UsedTime::begins(wall),
            ..ContestState::default()
        }
    }

    /// The file.
    ///
    /// # Errors
    /// [`io::ErrorKind::InvalidData`]: it cannot be written.
    pub fn text(&self) -> io::Result<String> {
        sealed(self)
    }

    /// Reads the file; `None` if it is damaged or was edited.
    pub fn parse(bytes: &[u8]) -> Option<ContestState> {
        unsealed(bytes).ok()
    }

    /// Whether what a newer version wrote says that it is over, as far as that has words of this one.
    pub fn says_over(newer: &str) -> bool {
        #[derive(Deserialize)]
        #[serde(default)]
        #[derive(Default)]
        struct End {
            closed: Option<u64>,
            ended: bool,
        }
        ron::from_str(newer).is_ok_and(|End { closed, ended }| ended || closed.is_some())
    }

    pub fn add_sign(&mut self, sign: ContestSign) {
        let alike = self.signs.iter().map(|known| &known.what);
        let alike = alike.filter(|known| known.id() == sign.what.id());
        let (count, known) = alike.fold((0, false), |(count, known), other| {
            (count + 1, known || *other == sign.what)
        });
        if count < MOST_OF_A_KIND || (!known && count < MOST_NEW_OF_A_KIND) {
            self.signs.push(sign);
        }
    }

    pub fn add_brought(&mut self, brought: Brought) {
        if self.brought.len() < MOST {
            self.brought.push(brought);
        }
    }

    pub fn add_saving(&mut self, saving: Saving) {
        if self.savings.len() >= MOST {
            self.savings.remove(0);
            self.forgets_savings = true;
        }
        self.savings.push(saving);
    }

    /// A text leaves this window.
    pub fn leaves(&mut self, text: &str) {
        let digest = digest(text.as_bytes());
        if !self.own.contains(&digest) {
            if self.own.len() >= MOST_OWN {
                self.own.remove(0);
            }
            self.own.push(digest);
        }
    }

    /// A text that left is not one's own.
    pub fn disowns(&mut self, text: &str) {
        let digest = digest(text.as_bytes());
        self.own.retain(|own| *own != digest);
    }

    /// A program is kept until one comes back to its task; whether that is news.
    pub fn keeps(&mut self, program: &str) -> bool {
        if self.has_kept(program) {
            return false;
        }
        if self.drafts.len() >= MOST {
            self.drafts.remove(0);
        }
        self.drafts.push(digest(program.as_bytes()));
        true
    }

    /// Whether a program was kept so.
    pub fn has_kept(&self, program: &str) -> bool {
        self.drafts.contains(&digest(program.as_bytes()))
    }

    /// Whether a text left this window before.
    pub fn is_own(&self, text: &str) -> bool {
        self.own.contains(&digest(text.as_bytes()))
    }

    /// Whether one without a time limit may be gone on with. Where the computer tells for how long it is on, that counts:
    /// its clock may be put right between two windows, and whoever works would find an empty folder.
    pub fn is_fresh(&self, now: Now) -> bool {
        let (clock, _) = ContestClock::resume(self.time, now);
        clock.time().used() < HALF_A_DAY
    }

    /// Whether it goes on: nobody ended it, and what was done when its time was over was not handed in yet.
    pub fn is_running(&self) -> bool {
        self.closed.is_none() && !self.ended
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_edits_show() {
        let mut state = ContestState::begin(Some(7), Some(90), Duration::from_secs(1_700_000_000));
        state.name = "Ada \"la\" #1".to_owned();
        state.named.insert("bomba".to_owned(), 3);
        let text = state.text().unwrap();
        assert_eq!(ContestState::parse(text.as_bytes()), Some(state));
        assert!(text.contains("Some(90)"), "{text}");
        let edited = text.replace("Some(90)", "Some(900)");
        assert_eq!(ContestState::parse(edited.as_bytes()), None);
        assert_eq!(ContestState::parse(&text.as_bytes()[..60]), None);
    }

    /// A stick may have been mounted with other letters than ours.
    #[cfg(unix)]
    #[test]
    fn a_destination_that_is_no_text_costs_nothing_else() {
        use std::os::unix::ffi::OsStringExt as _;
        let file = std::ffi::OsString::from_vec(b"/media/citt\xe0/ada.ron".to_vec());
        let state = ContestState {
            name: "Ada".to_owned(),
            destination: Some(file.into()),
            ..ContestState::default()
        };
        let read = ContestState::parse(state.text().unwrap().as_bytes()).unwrap();
        assert_eq!((&*read.name, read.destination), ("Ada", None));
    }

    #[test]
    fn half_a_day_is_measured_by_the_clock_that_nobody_sets() {
        use crate::contest::Boot;
        let hours = |hours: u64| Duration::from_secs(hours * 3600);
        let at = |wall, id, up: Duration| Now {
            wall,
            running: Duration::ZERO,
            boot: Some(Boot {
                id,
                up: up.as_millis() as u64,
            }),
        };
        let mut state = ContestState::begin(None, None, hours(1));
        let begun = at(hours(1), 1, hours(2));
        state.time = ContestClock::resume(state.time, begun).0.time();
        // The clock was put right meanwhile.
        assert!(state.is_fresh(at(hours(90_000), 1, hours(13))));
        assert!(!state.is_fresh(at(hours(90_000), 1, hours(15))));
        // The computer was started again: there is the clock alone.
        assert!(state.is_fresh(at(hours(12), 2, hours(0))));
        assert!(!state.is_fresh(at(hours(14), 2, hours(0))));
    }

    #[test]
    fn many_signs_of_one_kind_hide_no_other() {
        use crate::handed::{MOST_EVENTS, SignKind};
        let mut state = ContestState::default();
        let mut add = |what| state.add_sign(ContestSign { at: 1, what });
        let command = |name: &str| SignKind::CommandLine(name.to_owned());
        for _ in 0..3 * MOST {
            add(command("check"));
        }
        add(command("judge"));
        for seconds in 0..3 * MOST as u64 {
            add(SignKind::ClosedFor(seconds));
            add(SignKind::Restarted);
        }
        add(SignKind::SlotChanged);
        let has = |what| state.signs.iter().any(|sign| sign.what == what);
        assert!(has(command("judge")) && has(SignKind::SlotChanged));
        // A dozen kinds are noted here.
        const { assert!(12 * MOST_NEW_OF_A_KIND < MOST_EVENTS) };
        assert_eq!(
            state.signs.len(),
            MOST_OF_A_KIND * 2 + MOST_NEW_OF_A_KIND + 2
        );
        // What an older version wrote stays.
        let mut old = ContestState::default();
        let sign = ContestSign {
            at: 1,
            what: command("check"),
        };
        old.signs = vec![sign; MOST];
        let mut old = ContestState::parse(old.text().unwrap().as_bytes()).unwrap();
        old.add_sign(ContestSign {
            at: 2,
            what: SignKind::SlotChanged,
        });
        assert_eq!(old.signs.len(), MOST + 1);
    }

    #[test]
    fn lists_are_bounded() {
        let mut state = ContestState::default();
        for number in 0..MOST_OWN + 5 {
            state.leaves(&number.to_string());
        }
        assert_eq!(state.own.len(), MOST_OWN);
        assert!(!state.is_own("4") && state.is_own("5"));
    }
}
