//! A hash table that numbers the states of a layer.

pub(super) type StateKey = u128;

/// Numbers of keys: a hash table with open addressing, used again and again.
#[derive(Clone, Debug, Default)]
pub(super) struct KeyTable {
    /// The number of a key, and when it was entered: an entry of another time is none.
    slots: Vec<(u32, u32)>,
    time: u32,
}

impl KeyTable {
    /// Forgets all keys.
    pub fn clear(&mut self) {
        if self.slots.is_empty() || self.time == u32::MAX {
            self.slots = vec![(0, 0); self.slots.len().max(256)];
            self.time = 0;
        }
        self.time += 1;
    }

    /// The number of a key among the keys; a new one is added to them.
    pub fn find(&mut self, key: StateKey, keys: &mut Vec<StateKey>) -> usize {
        if 2 * keys.len() >= self.slots.len() {
            self.grow(keys);
        }
        let mut at = self.start(key);
        loop {
            let (number, time) = self.slots[at];
            if time != self.time {
                self.slots[at] = (keys.len() as u32, self.time);
                keys.push(key);
                return keys.len() - 1;
            }
            if keys[number as usize] == key {
                return number as usize;
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    fn start(&self, key: StateKey) -> usize {
        // Fibonacci hashing (Knuth, volume 3, section 6.4).
        let folded = (key ^ (key >> 64)) as u64;
        let hash = folded.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (hash >> 32) as usize & (self.slots.len() - 1)
    }

    fn grow(&mut self, keys: &[StateKey]) {
        self.slots = vec![(0, 0); self.slots.len() * 4];
        self.time = 1;
        for (number, &key) in keys.iter().enumerate() {
            let mut at = self.start(key);
            while self.slots[at].1 == self.time {
                at = (at + 1) & (self.slots.len() - 1);
            }
            self.slots[at] = (number as u32, self.time);
        }
    }
}
