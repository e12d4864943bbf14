//! What goes on while something is being written.

use super::{Folder, saver};
use crate::atomic_file::faults;
use crate::store::*;
use serde::{Deserialize, Serialize};
use std::io::ErrorKind;
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Games that are counted, and names.
#[derive(Serialize, Deserialize, Clone, Default, PartialEq, Debug)]
#[serde(default)]
struct Gated {
    games: u32,
    names: Vec<String>,
}

/// Whether the next writing stands still in the middle; it comes to the barrier when it does, and to go on.
static STANDS_STILL: AtomicBool = AtomicBool::new(false);
static BARRIER: Barrier = Barrier::new(2);

impl SavedValue for Gated {
    const NAME: &'static str = "gated";

    fn merged(&self, seen: &Gated, file: Gated) -> Gated {
        Gated {
            games: file.games + (self.games - seen.games),
            names: merged_list(&self.names, &seen.names, file.names),
        }
    }

    fn ron(&self) -> ron::Result<String> {
        if self.games == 0 && STANDS_STILL.swap(false, Ordering::SeqCst) {
            BARRIER.wait();
            BARRIER.wait();
        }
        ron::to_string(self)
    }
}

fn names(names: &[&str]) -> Gated {
    Gated {
        games: 0,
        names: names.iter().map(|&name| name.to_owned()).collect(),
    }
}

#[test]
fn what_others_changed_is_not_taken_over_in_the_middle_of_a_writing_and_a_slow_one_is_said() {
    let folder = Folder::new();
    let savers = [saver(&folder), saver(&folder)];
    let [one, two] = savers.each_ref().map(|saver| Saved::<Gated>::open(saver).0);
    two.set_at_once(names(&["b"])).unwrap();
    one.set_at_once(names(&["a"])).unwrap();

    STANDS_STILL.store(true, Ordering::SeqCst);
    one.set(names(&["a", "c"]));
    BARRIER.wait();
    assert!(!one.take_over(Gated::clone_from));
    assert_eq!(savers[0].failing(), None);
    let said = savers[0]
        .failing_at(Instant::now() + Duration::from_secs(6))
        .unwrap();
    assert!(
        said.is_slow() && said.path.ends_with("gated.ron"),
        "{said:?}"
    );
    BARRIER.wait();
    savers[0].flush().unwrap();
    assert!(one.take_over(Gated::clone_from));
    assert_eq!(one.value(), names(&["b", "a", "c"]));

    // The other window removes its own again: that is no change of this one, which knew of it.
    assert_eq!(two.look_again(), None);
    two.set_at_once(names(&["a", "c"])).unwrap();
    one.set_at_once(names(&["b", "a", "c", "d"])).unwrap();
    assert_eq!(one.look_again(), None);
    assert_eq!(one.value(), names(&["a", "c", "d"]));
}

#[test]
fn what_is_counted_is_counted_once_whatever_fails() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let saved = Saved::<Gated>::open(&saver).0;
    let mut count = saved.value();
    let mut failed = 0;
    for calls in 0..9 {
        count.games += 1;
        faults::fail_after(&folder.0, calls, ErrorKind::Other);
        saved.set(count.clone());
        for _ in 0..2 {
            failed += usize::from(saver.flush().is_err());
        }
        assert_eq!(saver.failing().is_some(), calls < 7);
    }
    faults::end(&folder.0);
    saver.flush().unwrap();
    assert_eq!((saver.failing(), failed), (None, 14));
    assert_eq!(Saved::<Gated>::open(&saver).0.value(), count);
}
