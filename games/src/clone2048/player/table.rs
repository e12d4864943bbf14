//! The transposition table: what is known of positions that the search reaches in several ways.

/// How many bits number its places.
const BITS: u32 = 18;

/// A table of fixed size; what comes later takes the place of what was there.
#[derive(Debug)]
pub struct TranspositionTable {
    places: Vec<TableEntry>,
    /// The number of the search. What others have left behind does not count.
    age: u32,
}

#[derive(Clone, Copy, Default, Debug)]
struct TableEntry {
    key: u64,
    age: u32,
    depth: u32,
    value: f32,
}

impl Default for TranspositionTable {
    fn default() -> TranspositionTable {
        TranspositionTable {
            places: vec![TableEntry::default(); 1 << BITS],
            age: 0,
        }
    }
}

impl TranspositionTable {
    /// Forgets everything.
    pub fn forget(&mut self) {
        match self.age.checked_add(1) {
            Some(age) => self.age = age,
            None => {
                *self = TranspositionTable::default();
                self.age = 1;
            }
        }
    }

    /// The value of a position, if it was searched to this depth or deeper.
    pub fn get(&self, key: u64, depth: u32) -> Option<f32> {
        let entry = &self.places[place(key)];
        let known = entry.key == key && entry.age == self.age && entry.depth >= depth;
        known.then_some(entry.value)
    }

    /// Keeps the value that a position has when searched to a depth.
    pub fn put(&mut self, key: u64, depth: u32, value: f32) {
        let age = self.age;
        self.places[place(key)] = TableEntry {
            key,
            age,
            depth,
            value,
        };
    }
}

/// Fibonacci hashing: the top bits of the product depend on all bits of the key.
fn place(key: u64) -> usize {
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - BITS)) as usize
}
