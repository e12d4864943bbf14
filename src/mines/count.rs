//! Counting the ways to lay the mines of one component of the frontier.
//!
//! Group by group, all ways that leave the same clues with the same mines still to place, and have used
//! as many mines, are counted together: a state. What the clues leave open is at most a few of them at
//! a time, so that long frontiers are no harder than short ones. Forward the ways up to each state are
//! counted, backward those from it on; both together give the mean number of mines in every group.

use super::frontier::Frontier;

/// The number of ways to choose so many of up to eight cells: `WAYS[cells][chosen]`.
const WAYS: [[f64; 9]; 9] = [
    [1., 0., 0., 0., 0., 0., 0., 0., 0.],
    [1., 1., 0., 0., 0., 0., 0., 0., 0.],
    [1., 2., 1., 0., 0., 0., 0., 0., 0.],
    [1., 3., 3., 1., 0., 0., 0., 0., 0.],
    [1., 4., 6., 4., 1., 0., 0., 0., 0.],
    [1., 5., 10., 10., 5., 1., 0., 0., 0.],
    [1., 6., 15., 20., 15., 6., 1., 0., 0.],
    [1., 7., 21., 35., 35., 21., 7., 1., 0.],
    [1., 8., 28., 56., 70., 56., 28., 8., 1.],
];

/// A state: from bit [`MINES`] on the mines used, below it four bits for each clue that is begun: its
/// mines still to place.
type Key = u128;

const MINES: usize = 108;
const SLOTS: usize = MINES / 4;

/// How many states may stand side by side, and how many steps between states a component may have. With
/// more only the states with the most ways are kept, and the count is not exact.
const STATES: usize = 1 << 15;
const STEPS: usize = 1 << 24;

/// Beyond this ways are counted in a larger unit.
const LARGE: f64 = 1e100;

/// From one state to one of the next layer.
#[derive(Clone, Copy, Debug)]
struct Step {
    from: u32,
    to: u32,
    /// How many mines the group gets.
    mines: u8,
}

/// The counts of one component.
#[derive(Clone, Debug)]
pub(super) struct Count {
    /// The groups, in the order of the layers.
    groups: Vec<usize>,
    /// How many cells each group has.
    cells: Vec<u8>,
    /// For each layer, where its states begin, and where the steps into it end.
    begins: Vec<usize>,
    ends: Vec<usize>,
    steps: Vec<Step>,
    /// The ways up to each state, in the unit of its layer.
    ways: Vec<f64>,
    /// Where the last layer begins, and by how much each of its states has more than the fewest mines.
    last: usize,
    last_mines: Vec<usize>,
    /// The fewest mines that the component can have.
    pub least: usize,
    /// The ways with so many mines more than the fewest, in units of e to the power of `unit`.
    pub by_mines: Vec<f64>,
    /// See `by_mines`.
    pub unit: f64,
    /// Whether all ways were counted.
    pub exact: bool,
}

/// What counting needs besides: for each clue where the state has the mines that it still needs, once it
/// is begun, and how many cells it still has.
pub(super) struct Workspace {
    slot: Vec<Option<u8>>,
    room: Vec<u8>,
    free: Vec<u8>,
    table: Table,
}

impl Workspace {
    pub fn new(frontier: &Frontier) -> Workspace {
        let cells = |group: usize| frontier.groups[group].cells.len() as u8;
        let room = frontier
            .clues
            .iter()
            .map(|clue| clue.groups.iter().map(cells).sum());
        Workspace {
            slot: vec![None; frontier.clues.len()],
            room: room.collect(),
            free: (0..SLOTS as u8).rev().collect(),
            table: Table::default(),
        }
    }
}

impl Count {
    /// Counts the ways of a component whose groups come in this order.
    ///
    /// # Errors
    /// If there is none: the number of groups with which this was sure.
    pub fn new(
        frontier: &Frontier,
        groups: Vec<usize>,
        workspace: &mut Workspace,
    ) -> Result<Count, usize> {
        let cells = groups
            .iter()
            .map(|&group| frontier.groups[group].cells.len() as u8);
        let mut count = Count {
            cells: cells.collect(),
            begins: Vec::with_capacity(groups.len()),
            ends: Vec::with_capacity(groups.len()),
            steps: Vec::new(),
            ways: vec![1.0],
            last: 0,
            last_mines: Vec::new(),
            least: 0,
            by_mines: Vec::new(),
            unit: 0.0,
            exact: true,
            groups,
        };
        let most = STATES.min(STEPS / count.cells.len().max(1)).max(64);
        let mut keys: Vec<Key> = vec![0];
        for layer in 0..count.cells.len() {
            count.layer(frontier, layer, &mut keys, workspace);
            if keys.is_empty() {
                return Err(layer + 1);
            }
            count.rescale();
            count.thin(&keys, most);
        }
        count.finish(&keys);
        Ok(count)
    }

    /// One group more.
    fn layer(
        &mut self,
        frontier: &Frontier,
        layer: usize,
        keys: &mut Vec<Key>,
        workspace: &mut Workspace,
    ) {
        let cells = self.cells[layer];
        // What a mine in this group takes from the state; what newly begun clues add to it.
        let (mut taken, mut added): (Key, Key) = (0, 0);
        // Slot and room of each clue that touches the group.
        let mut touched = [(0u8, 0u8); 8];
        let mut count = 0;
        let mut ended = [0u8; 8];
        let mut ending = 0;
        for clue in frontier.groups[self.groups[layer]].clues.iter() {
            if workspace.room[clue] == u8::MAX {
                continue;
            }
            let slot = match workspace.slot[clue] {
                Some(slot) => slot,
                None => {
                    let Some(slot) = workspace.free.pop() else {
                        // Too many at a time: this clue is left out.
                        workspace.room[clue] = u8::MAX;
                        self.exact = false;
                        continue;
                    };
                    workspace.slot[clue] = Some(slot);
                    added |= Key::from(frontier.clues[clue].left) << (4 * slot);
                    slot
                }
            };
            workspace.room[clue] -= cells;
            touched[count] = (slot, workspace.room[clue]);
            count += 1;
            taken |= 1 << (4 * slot);
            if workspace.room[clue] == 0 {
                ended[ending] = slot;
                ending += 1;
            }
        }
        let touched = &touched[..count];
        workspace.table.clear();
        let base = self.ways.len();
        let mut next: Vec<Key> = Vec::with_capacity(keys.len() * 2);
        for (state, key) in keys.iter().enumerate() {
            let key = key | added;
            let from = self.last + state;
            let ways = self.ways[from];
            if ways == 0.0 {
                continue;
            }
            let (mut low, mut high) = (0, cells);
            for &(slot, room) in touched {
                let need = (key >> (4 * slot)) as u8 & 15;
                low = low.max(need.saturating_sub(room));
                high = high.min(need);
            }
            for mines in low..=high {
                let key = key - Key::from(mines) * taken + (Key::from(mines) << MINES);
                let to = workspace.table.find(key, &mut next);
                if base + to == self.ways.len() {
                    self.ways.push(0.0);
                }
                self.ways[base + to] += ways * WAYS[usize::from(cells)][usize::from(mines)];
                self.steps.push(Step {
                    from: from as u32,
                    to: (base + to) as u32,
                    mines,
                });
            }
        }
        // All keys have 0 in the slots of clues that ended here.
        workspace.free.extend(&ended[..ending]);
        *keys = next;
        self.last = base;
        self.begins.push(base);
        self.ends.push(self.steps.len());
    }

    /// Keeps numbers of ways from growing beyond all bounds.
    fn rescale(&mut self) {
        let layer = &mut self.ways[self.last..];
        let most = layer.iter().copied().fold(0.0, f64::max);
        if most > LARGE {
            layer.iter_mut().for_each(|ways| *ways /= most);
            self.unit += most.ln();
        }
    }

    /// Drops all but the states with the most ways.
    fn thin(&mut self, keys: &[Key], most: usize) {
        if keys.len() <= most {
            return;
        }
        let layer = &mut self.ways[self.last..];
        let mut sorted = layer.to_vec();
        sorted.sort_unstable_by(|a, b| b.total_cmp(a));
        let least = sorted[most];
        layer
            .iter_mut()
            .filter(|ways| **ways <= least)
            .for_each(|ways| *ways = 0.0);
        self.exact = false;
    }

    fn finish(&mut self, keys: &[Key]) {
        let mines = |key: &Key| (key >> MINES) as usize;
        self.least = keys.iter().map(mines).min().unwrap_or(0);
        let most = keys.iter().map(mines).max().unwrap_or(0);
        self.by_mines = vec![0.0; most - self.least + 1];
        self.last_mines = keys.iter().map(|key| mines(key) - self.least).collect();
        for (&more, ways) in self.last_mines.iter().zip(&self.ways[self.last..]) {
            self.by_mines[more] += ways;
        }
        let most = self.by_mines.iter().copied().fold(0.0, f64::max);
        self.by_mines.iter_mut().for_each(|ways| *ways /= most);
        self.unit += most.ln();
    }

    /// The mean number of mines in each group, where `weights[m]` is the weight of `least + m` mines in
    /// the component: tells `mean` a group and its mean.
    pub fn means(&self, weights: &[f64], mut mean: impl FnMut(usize, f64)) {
        let mut rest = vec![0.0; self.ways.len()];
        for (state, &mines) in self.last_mines.iter().enumerate() {
            rest[self.last + state] = weights[mines];
        }
        for layer in (0..self.groups.len()).rev() {
            let begin = layer.checked_sub(1).map_or(0, |before| self.ends[before]);
            let cells = usize::from(self.cells[layer]);
            let (mut all, mut mines, mut most) = (0.0, 0.0, 0f64);
            let (mut fewest, mut highest) = (u8::MAX, 0);
            for step in &self.steps[begin..self.ends[layer]] {
                let onward = WAYS[cells][usize::from(step.mines)] * rest[step.to as usize];
                rest[step.from as usize] += onward;
                most = most.max(rest[step.from as usize]);
                let through = self.ways[step.from as usize] * onward;
                if through > 0.0 {
                    all += through;
                    mines += through * f64::from(step.mines);
                    fewest = fewest.min(step.mines);
                    highest = highest.max(step.mines);
                }
            }
            // What is sure is told as such, not but for a rounding error.
            let sure = fewest >= highest;
            let value = if sure {
                f64::from(highest)
            } else {
                mines / all
            };
            mean(self.groups[layer], value);
            if most > LARGE {
                // The states before this layer are those between the layers' first.
                let first = layer.checked_sub(1).map_or(0, |before| self.begins[before]);
                rest[first..self.begins[layer]]
                    .iter_mut()
                    .for_each(|ways| *ways /= most);
            }
        }
    }
}

/// Finds the number of a state: a hash table with open addressing, used again and again.
#[derive(Clone, Debug, Default)]
struct Table {
    /// The number of a state plus 1, and when it was entered.
    slots: Vec<(u32, u32)>,
    time: u32,
}

impl Table {
    fn clear(&mut self) {
        if self.slots.is_empty() || self.time == u32::MAX {
            self.slots = vec![(0, 0); self.slots.len().max(256)];
            self.time = 0;
        }
        self.time += 1;
    }

    /// The number of a key among the keys; a new one is added to them.
    fn find(&mut self, key: Key, keys: &mut Vec<Key>) -> usize {
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

    fn start(&self, key: Key) -> usize {
        // Fibonacci hashing (Knuth, volume 3, section 6.4).
        let folded = (key ^ (key >> 64)) as u64;
        let hash = folded.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (hash >> 32) as usize & (self.slots.len() - 1)
    }

    fn grow(&mut self, keys: &[Key]) {
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
