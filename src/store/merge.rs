//! **The rule** by which windows share values: what this window changed since it last read or wrote a file wins;
//! everything else is taken from the file. Each field of a value is asked for itself, and each entry of a list, a set or
//! a map; of what is counted, this window's change is what it counted.

use std::collections::{BTreeMap, BTreeSet};

/// Of a value without fields: `mine` if this window changed what it had `seen`, else the `file`'s.
pub fn newer<T: PartialEq + Clone>(mine: &T, seen: &T, file: T) -> T {
    if mine == seen { file } else { mine.clone() }
}

/// As [`newer`], of something that changes by itself too, as clocks do: where it is the `same` but for that, what
/// another window did with it wins.
pub fn newer_but_for<T: PartialEq + Clone>(
    mine: &T,
    seen: &T,
    file: T,
    same: impl Fn(&T, &T) -> bool,
) -> T {
    match same(mine, seen) && !same(&file, seen) {
        true => file,
        false => newer(mine, seen, file),
    }
}

/// As [`newer`], but where both changed it, `both` says what comes of it.
pub fn combined<T: PartialEq + Clone>(
    mine: &T,
    seen: &T,
    file: T,
    both: impl FnOnce(T, T) -> T,
) -> T {
    match () {
        () if mine == seen => file,
        () if file == *seen => mine.clone(),
        () => both(mine.clone(), file),
    }
}

/// The entries of the `file` without those that this window removed, and with those that it added.
pub fn merged_set<T: Ord + Clone>(
    mine: &BTreeSet<T>,
    seen: &BTreeSet<T>,
    file: BTreeSet<T>,
) -> BTreeSet<T> {
    let removed = |entry: &T| seen.contains(entry) && !mine.contains(entry);
    let mut merged = file;
    merged.retain(|entry| !removed(entry));
    merged.extend(mine.difference(seen).cloned());
    merged
}

/// The entries of the `file`, but those that this window changed, added or removed, as this window has them.
pub fn merged_map<K: Ord + Clone, V: PartialEq + Clone>(
    mine: &BTreeMap<K, V>,
    seen: &BTreeMap<K, V>,
    file: BTreeMap<K, V>,
) -> BTreeMap<K, V> {
    let mut merged = file;
    for key in mine.keys().chain(seen.keys()) {
        match (mine.get(key), seen.get(key)) {
            (mine, seen) if mine == seen => {}
            (Some(mine), _) => {
                merged.insert(key.clone(), mine.clone());
            }
            (None, _) => {
                merged.remove(key);
            }
        }
    }
    merged
}

/// As [`merged_set`]; what was added comes last.
pub fn merged_list<T: PartialEq + Clone>(mine: &[T], seen: &[T], file: Vec<T>) -> Vec<T> {
    let both = |_: Vec<T>, file: Vec<T>| {
        let removed = |entry: &T| seen.contains(entry) && !mine.contains(entry);
        let mut merged = file;
        merged.retain(|entry| !removed(entry));
        for entry in mine {
            if !seen.contains(entry) && !merged.contains(entry) {
                merged.push(entry.clone());
            }
        }
        merged
    };
    combined(&mine.to_vec(), &seen.to_vec(), file, both)
}
