//! The rule as a law: of two windows with any changes, of every field the newest wins, and nothing that
//! the other one changed is lost.

use super::{Folder, saver};
use crate::store::*;
use proptest::collection::{btree_map, btree_set, vec};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Serialize, Deserialize, Clone, Default, PartialEq, Debug)]
#[serde(default)]
struct Value {
    fields: [u8; 4],
    set: BTreeSet<u8>,
    list: Vec<u8>,
    map: BTreeMap<u8, u8>,
    best: u8,
}

impl SavedValue for Value {
    const NAME: &'static str = "value";

    fn merged(&self, seen: &Value, file: Value) -> Value {
        let field = |n: usize| newer(&self.fields[n], &seen.fields[n], file.fields[n]);
        Value {
            fields: [field(0), field(1), field(2), field(3)],
            set: merged_set(&self.set, &seen.set, file.set),
            list: merged_list(&self.list, &seen.list, file.list),
            map: merged_map(&self.map, &seen.map, file.map),
            best: combined(&self.best, &seen.best, file.best, u8::max),
        }
    }
}

fn value() -> impl Strategy<Value = Value> {
    let list = btree_set(0u8..8, 0..5)
        .prop_map(Vec::from_iter)
        .prop_shuffle();
    let set = btree_set(0u8..8, 0..5);
    let map = btree_map(0u8..8, 0u8..3, 0..5);
    (any::<[u8; 4]>(), set, list, map, any::<u8>()).prop_map(|(fields, set, list, map, best)| {
        Value {
            fields,
            set,
            list,
            map,
            best,
        }
    })
}

/// What a window does. Each step changes one thing at most: a window cannot remove what it does not know of yet, so
/// whether it changed something must be the same as whether it changed that.
#[derive(Clone, Copy, Debug)]
enum SaverStep {
    Field(usize, u8),
    Add(u8),
    Remove(u8),
    Put(u8, u8),
    TakeOut(u8),
    Score(u8),
    /// It reads what others changed.
    Look,
}

fn step() -> impl Strategy<Value = SaverStep> {
    prop_oneof![
        4 => (0usize..4, any::<u8>()).prop_map(|(n, value)| SaverStep::Field(n, value)),
        2 => (0u8..8).prop_map(SaverStep::Add),
        1 => (0u8..8).prop_map(SaverStep::Remove),
        2 => (0u8..8, 0u8..3).prop_map(|(key, entry)| SaverStep::Put(key, entry)),
        1 => (0u8..8).prop_map(SaverStep::TakeOut),
        1 => any::<u8>().prop_map(SaverStep::Score),
        1 => Just(SaverStep::Look),
    ]
}

fn change(value: &mut Value, step: SaverStep) {
    match step {
        SaverStep::Field(n, to) => value.fields[n] = to,
        SaverStep::Add(entry) => {
            value.set.insert(entry);
        }
        SaverStep::Remove(entry) => {
            value.set.remove(&entry);
        }
        SaverStep::Put(key, entry) => {
            value.map.insert(key, entry);
        }
        SaverStep::TakeOut(key) => {
            value.map.remove(&key);
        }
        SaverStep::Score(score) => value.best = value.best.max(score),
        SaverStep::Look => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn who_changed_nothing_takes_all_and_who_is_alone_keeps_all(
        mine in value(), seen in value(), file in value(),
    ) {
        prop_assert_eq!(&mine.merged(&mine, file.clone()), &file);
        prop_assert_eq!(mine.merged(&seen, seen.clone()), mine.clone());
        // Written twice it is the same.
        let merged = mine.merged(&seen, file.clone());
        prop_assert_eq!(mine.merged(&seen, merged.clone()), merged);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// What a window changed is in the file, until another one changes the same.
    #[test]
    fn of_two_windows_every_change_arrives(steps in vec((0usize..2, step()), 0..25)) {
        let folder = Folder::new();
        let savers = [saver(&folder), saver(&folder)];
        let windows = savers.each_ref().map(|saver| Saved::<Value>::open(saver).0);
        let mut expected = Value::default();
        for (window, step) in steps {
            if let SaverStep::Look = step {
                prop_assert_eq!(windows[window].look_again(), None);
                prop_assert_eq!(&windows[window].value(), &expected);
                continue;
            }
            let before = windows[window].value();
            let mut value = before.clone();
            change(&mut value, step);
            if value != before {
                change(&mut expected, step);
                windows[window].set(value);
                savers[window].flush().unwrap();
            }
        }
        let (last, trouble) = Saved::<Value>::open(&savers[0]);
        prop_assert_eq!(trouble, None);
        prop_assert_eq!(last.value(), expected);
    }
}
