//! Counts the layouts of one component of the frontier by dynamic programming.
//!
//! Groups are processed in order. Partial layouts with the same number of mines used, and the same number of mines still
//! to place for every clue, form one *state*. Only a few clues are unfinished at a time, so that the number of states
//! does not grow with the length of the frontier. A forward pass counts the partial layouts of each state, a backward
//! pass their completions; both together give the mean number of mines in every group.

use super::frontier::Frontier;

/// Binomial coefficients: the ways to choose some of up to eight cells, `WAYS[cells][chosen]`.
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

/// The bit of a state's key where the number of mines used starts. Below are [`SLOTS`] slots of four bits, one for each
/// unfinished clue: the number of its mines still to place.
const MINES: usize = 108;
const SLOTS: usize = MINES / 4;

/// Limits for the work on a component. Beyond them only the likeliest states are kept or, if these lead to no layout,
/// clues are ignored until there are few enough states; the count is then inexact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CountLimits {
    /// The maximum number of states in a layer.
    pub states: usize,
    /// Approximate maximum number of states in all layers.
    pub steps: usize,
    /// States allowed in a layer even if `steps` would not.
    pub min_states: usize,
}

impl CountLimits {
    /// The limits for results, bounded by memory and time.
    pub const FINE: CountLimits = CountLimits {
        states: 1 << 14,
        steps: 1 << 22,
        min_states: 16,
    };
    /// Narrower limits; the difference to the result of `FINE` estimates its error.
    pub const COARSE: CountLimits = CountLimits {
        states: 1 << 12,
        steps: 1 << 20,
        min_states: 4,
    };

    /// The maximum number of states per layer in a component with this number of groups.
    fn max_states(self, groups: usize) -> usize {
        self.states
            .min(self.steps / groups.max(1))
            .max(self.min_states)
    }
}

/// The reaction to too many states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Surplus {
    /// Keep the likeliest: some layouts are missed.
    Drop,
    /// Ignore clues, which merges states: no layout is missed, but some invalid ones are counted.
    Merge,
}

/// Reason that there is no count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoCount {
    NoLayout,
    Stopped,
}

/// Counts above this are rescaled.
const LARGE: f64 = 1e100;

/// A step from a state to one of the next layer.
#[derive(Clone, Copy, Debug)]
struct StateTransition {
    from: u32,
    to: u32,
    /// The number of mines in the group.
    mines: u8,
}

/// The states after one more group, or after ignoring a clue.
#[derive(Clone, Copy, Debug)]
struct Layer {
    /// The group; `None` if a clue is ignored.
    group: Option<usize>,
    /// The number of cells of the group.
    cells: usize,
    /// Index of the first state of this layer.
    states: usize,
    /// End index of the steps into this layer.
    steps: usize,
}

/// The number of layouts of a component, by its number of mines.
#[derive(Clone, Debug, Default)]
pub(super) struct ComponentCount {
    layers: Vec<Layer>,
    steps: Vec<StateTransition>,
    /// The number of partial layouts of each state, in the unit of its layer. The first is the state before all groups.
    ways: Vec<f64>,
    /// For each state of the last layer, its mines above `min_mines`.
    last: Vec<usize>,
    /// The fewest mines that the component can have.
    pub min_mines: usize,
    /// The number of layouts by the number of mines above `min_mines`, in units of e to the power of `unit`.
    pub by_mines: Vec<f64>,
    /// See `by_mines`.
    pub unit: f64,
    /// Number of times that states were dropped or a clue was ignored.
    omissions: usize,
}

impl ComponentCount {
    /// Counts the layouts of a component, taking its groups in this order. `workspace` must be fresh for these groups.
    ///
    /// # Errors
    /// [`NoCount::NoLayout`] if there is none, [`NoCount::Stopped`] once `go_on` returns false.
    pub fn new(
        frontier: &Frontier,
        groups: &[usize],
        workspace: &mut Workspace,
        go_on: &dyn Fn() -> bool,
    ) -> Result<ComponentCount, NoCount> {
        let mut count = ComponentCount::default();
        match count.run(frontier, groups, Surplus::Drop, workspace, go_on) {
            // A dropped state may have led to a layout.
            Err(NoCount::NoLayout) if !count.is_exact() => {
                workspace.reset(frontier, groups);
                count.run(frontier, groups, Surplus::Merge, workspace, go_on)?;
            }
            counted => counted?,
        }
        Ok(count)
    }

    /// Does the forward pass over all groups.
    fn run(
        &mut self,
        frontier: &Frontier,
        groups: &[usize],
        surplus: Surplus,
        workspace: &mut Workspace,
        go_on: &dyn Fn() -> bool,
    ) -> Result<(), NoCount> {
        *self = ComponentCount {
            ways: vec![1.0],
            ..ComponentCount::default()
        };
        let max_states = workspace.limits.max_states(groups.len());
        let mut keys: Vec<StateKey> = vec![0];
        for &group in groups {
            self.add_group(frontier, group, &mut keys, workspace);
            if keys.is_empty() {
                return Err(NoCount::NoLayout);
            }
            if !go_on() {
                return Err(NoCount::Stopped);
            }
            if surplus == Surplus::Merge {
                while keys.len() > max_states && self.ignore_clue(&mut keys, workspace) {}
            }
            if keys.len() > max_states {
                self.drop_unlikely(&keys, max_states, workspace.ln_odds);
            }
            self.rescale();
        }
        self.finish(&keys);
        Ok(())
    }

    /// The memory of the steps and states, in bytes.
    pub fn memory(&self) -> usize {
        self.steps.len() * size_of::<StateTransition>() + self.ways.len() * size_of::<f64>()
    }

    /// Frees the data that only [`means`](Self::means) needs.
    pub fn forget_steps(&mut self) {
        (self.layers, self.steps, self.ways) = (Vec::new(), Vec::new(), Vec::new());
    }

    /// True until [`forget_steps`](Self::forget_steps).
    pub fn has_steps(&self) -> bool {
        !self.layers.is_empty()
    }

    /// True if exactly the valid layouts were counted.
    pub fn is_exact(&self) -> bool {
        self.omissions == 0
    }

    /// Adds the layer of one more group.
    fn add_group(
        &mut self,
        frontier: &Frontier,
        group: usize,
        keys: &mut Vec<StateKey>,
        workspace: &mut Workspace,
    ) {
        let cells = frontier.groups[group].cells.len();
        // What a mine in this group subtracts from a key, and what clues that start here add to it.
        let (mut taken, mut added): (StateKey, StateKey) = (0, 0);
        // For each clue of the group: the shift of its slot, and the number of its cells in later groups.
        let mut touched = [(0, 0); 8];
        let mut count = 0;
        for clue in frontier.groups[group].clues.iter() {
            let Some((slot, new)) = workspace.slot(clue) else {
                self.omissions += 1;
                continue;
            };
            if new {
                added |= StateKey::from(frontier.clues[clue].left) << (4 * slot);
            }
            taken |= 1 << (4 * slot);
            let room = &mut workspace.room[clue];
            *room -= cells;
            touched[count] = (4 * slot, *room);
            count += 1;
        }
        for &(shift, room) in &touched[..count] {
            if room == 0 {
                // The clue ends here: its slot will be 0 in all states of the new layer.
                workspace.slots[shift / 4] = None;
            }
        }
        self.layer(Some(group), cells, keys, &mut workspace.table, |key| {
            let key = key | added;
            let (mut low, mut high) = (0, cells);
            for &(shift, room) in &touched[..count] {
                let need = (key >> shift) as usize & 15;
                low = low.max(need.saturating_sub(room));
                high = high.min(need);
            }
            let next_key = move |mines: usize| {
                let mines = mines as StateKey;
                key - mines * taken + (mines << MINES)
            };
            (low..=high).map(move |mines| (mines, next_key(mines)))
        });
    }

    /// Ignores the unfinished clue with the most cells left, which merges states. No layout is missed by that, but
    /// invalid ones are counted. Returns false if no clue is unfinished.
    fn ignore_clue(&mut self, keys: &mut Vec<StateKey>, workspace: &mut Workspace) -> bool {
        let unfinished = (0..SLOTS).filter_map(|slot| Some((slot, workspace.slots[slot]?)));
        let Some((slot, clue)) = unfinished.max_by_key(|&(_, clue)| workspace.room[clue]) else {
            return false;
        };
        workspace.progress[clue] = ClueProgress::Ignored;
        workspace.slots[slot] = None;
        self.omissions += 1;
        let mask = !(15 << (4 * slot));
        self.layer(None, 0, keys, &mut workspace.table, |key| {
            std::iter::once((0, key & mask))
        });
        true
    }

    /// Drops all states of the last layer but the `max_states` likeliest.
    fn drop_unlikely(&mut self, keys: &[StateKey], max_states: usize, ln_odds: f64) {
        let states = self.layers.last().map_or(0, |layer| layer.states);
        let likely = |&state: &usize| {
            let mines = (keys[state] >> MINES) as f64;
            self.ways[states + state].ln() + mines * ln_odds
        };
        let mut order: Vec<usize> = (0..keys.len()).collect();
        order.sort_by(|a, b| likely(b).total_cmp(&likely(a)));
        for state in &order[max_states..] {
            self.ways[states + state] = 0.0;
        }
        self.omissions += 1;
    }

    /// Adds a layer. `successors` gives the states that follow a state of the last layer, each with the number of mines
    /// placed in the group.
    fn layer<States: Iterator<Item = (usize, StateKey)>>(
        &mut self,
        group: Option<usize>,
        cells: usize,
        keys: &mut Vec<StateKey>,
        table: &mut KeyTable,
        successors: impl Fn(StateKey) -> States,
    ) {
        let before = self.layers.last().map_or(0, |layer| layer.states);
        let states = self.ways.len();
        let mut next = Vec::with_capacity(2 * keys.len());
        table.clear();
        for (number, &key) in keys.iter().enumerate() {
            let from = before + number;
            let ways = self.ways[from];
            if ways == 0.0 {
                continue;
            }
            for (mines, key) in successors(key) {
                let to = states + table.find(key, &mut next);
                if to == self.ways.len() {
                    self.ways.push(0.0);
                }
                self.ways[to] += ways * WAYS[cells][mines];
                self.steps.push(StateTransition {
                    from: from as u32,
                    to: to as u32,
                    mines: mines as u8,
                });
            }
        }
        *keys = next;
        self.layers.push(Layer {
            group,
            cells,
            states,
            steps: self.steps.len(),
        });
    }

    /// Rescales the last layer if its counts are large, so that they never overflow.
    fn rescale(&mut self) {
        let states = self.layers.last().map_or(0, |layer| layer.states);
        let layer = &mut self.ways[states..];
        let max = layer.iter().copied().fold(0.0, f64::max);
        if max > LARGE {
            layer.iter_mut().for_each(|ways| *ways /= max);
            self.unit += max.ln();
        }
    }

    /// Sums the last layer up by mines.
    fn finish(&mut self, keys: &[StateKey]) {
        let mines = |key: &StateKey| (key >> MINES) as usize;
        let states = self.layers.last().map_or(0, |layer| layer.states);
        self.min_mines = keys.iter().map(mines).min().unwrap_or(0);
        self.last = keys.iter().map(|key| mines(key) - self.min_mines).collect();
        let spread = self.last.iter().copied().max().unwrap_or(0);
        self.by_mines = vec![0.0; spread + 1];
        for (&more, ways) in self.last.iter().zip(&self.ways[states..]) {
            self.by_mines[more] += ways;
        }
        let max = self.by_mines.iter().copied().fold(0.0, f64::max);
        self.by_mines.iter_mut().for_each(|ways| *ways /= max);
        self.unit += max.ln();
    }

    /// Does the backward pass: calls `mean` with each group and its mean number of mines, if a layout with
    /// `min_mines + m` mines in the component has the weight `weights[m]`.
    pub fn means(&self, weights: &[f64], mut mean: impl FnMut(usize, f64)) {
        // The weighted number of completions of each state, each layer in its own unit.
        let mut rest = vec![0.0; self.ways.len()];
        let last = self.layers.last().map_or(0, |layer| layer.states);
        for (state, &more) in self.last.iter().enumerate() {
            rest[last + state] = weights[more];
        }
        for (number, layer) in self.layers.iter().enumerate().rev() {
            let previous = number.checked_sub(1).map(|previous| self.layers[previous]);
            let (states, steps) = previous.map_or((0, 0), |layer| (layer.states, layer.steps));
            let (mut all, mut mines, mut max) = (0.0, 0.0, 0f64);
            let (mut fewest, mut highest) = (u8::MAX, 0);
            for step in &self.steps[steps..layer.steps] {
                let onward = WAYS[layer.cells][usize::from(step.mines)] * rest[step.to as usize];
                let from = &mut rest[step.from as usize];
                *from += onward;
                max = max.max(*from);
                let through = self.ways[step.from as usize] * onward;
                if through > 0.0 {
                    all += through;
                    mines += through * f64::from(step.mines);
                    fewest = fewest.min(step.mines);
                    highest = highest.max(step.mines);
                }
            }
            if let Some(group) = layer.group {
                // A certain number is given exactly, without rounding errors.
                let is_certain = fewest >= highest;
                mean(
                    group,
                    if is_certain {
                        f64::from(highest)
                    } else {
                        mines / all
                    },
                );
            }
            if max > LARGE {
                rest[states..layer.states]
                    .iter_mut()
                    .for_each(|ways| *ways /= max);
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ClueProgress {
    NotStarted,
    /// Unfinished; its remaining mines are in this slot of the keys.
    InSlot(usize),
    Ignored,
}

/// The progress of a forward pass, and buffers that all components share.
pub(super) struct Workspace {
    /// By clue.
    progress: Vec<ClueProgress>,
    /// By clue: the number of its cells in groups that are not added yet.
    room: Vec<usize>,
    /// The clue in each slot.
    slots: [Option<usize>; SLOTS],
    /// The logarithm of the odds of a mine in an average unknown cell.
    ln_odds: f64,
    limits: CountLimits,
    table: KeyTable,
}

impl Workspace {
    pub fn new(frontier: &Frontier, limits: CountLimits) -> Workspace {
        let cells = |group: usize| frontier.groups[group].cells.len();
        let clues = frontier.clues.iter();
        let groups: usize = (0..frontier.groups.len()).map(cells).sum();
        let unknown = (groups + frontier.isolated.len()).max(1) as f64;
        let density = (frontier.mines_left as f64 / unknown).clamp(1e-6, 1.0 - 1e-6);
        Workspace {
            ln_odds: (density / (1.0 - density)).ln(),
            limits,
            progress: vec![ClueProgress::NotStarted; frontier.clues.len()],
            room: clues
                .map(|clue| clue.groups.iter().map(cells).sum())
                .collect(),
            slots: [None; SLOTS],
            table: KeyTable::default(),
        }
    }

    /// Resets the progress of the clues of these groups.
    fn reset(&mut self, frontier: &Frontier, groups: &[usize]) {
        self.slots = [None; SLOTS];
        let clues = |&group: &usize| frontier.groups[group].clues.iter();
        for clue in groups.iter().flat_map(clues) {
            let cells = |group: usize| frontier.groups[group].cells.len();
            self.progress[clue] = ClueProgress::NotStarted;
            self.room[clue] = frontier.clues[clue].groups.iter().map(cells).sum();
        }
    }

    /// The slot of a clue, and true if it was assigned just now. `None` if the clue is ignored; it is from now on if no
    /// slot is free.
    fn slot(&mut self, clue: usize) -> Option<(usize, bool)> {
        match self.progress[clue] {
            ClueProgress::InSlot(slot) => Some((slot, false)),
            ClueProgress::Ignored => None,
            ClueProgress::NotStarted => {
                let slot = self.slots.iter().position(Option::is_none);
                self.progress[clue] = slot.map_or(ClueProgress::Ignored, ClueProgress::InSlot);
                self.slots[slot?] = Some(clue);
                Some((slot?, true))
            }
        }
    }
}

type StateKey = u128;

/// Numbers the keys of a layer: a hash table with open addressing that is cheap to clear.
#[derive(Clone, Debug, Default)]
struct KeyTable {
    /// The number of a key, and the `time` of its entry; entries of another time are void.
    slots: Vec<(u32, u32)>,
    time: u32,
}

impl KeyTable {
    fn clear(&mut self) {
        if self.slots.is_empty() || self.time == u32::MAX {
            self.slots = vec![(0, 0); self.slots.len().max(256)];
            self.time = 0;
        }
        self.time += 1;
    }

    /// The index of a key in `keys`; a new key is appended.
    fn find(&mut self, key: StateKey, keys: &mut Vec<StateKey>) -> usize {
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
