//! Counting the ways to lay the mines of one component of the frontier.
//!
//! Group by group, all ways that leave the same clues with the same mines still to place, and have used
//! as many mines, are counted together: a state. What the clues leave open is at most a few of them at
//! a time, so that long frontiers are no harder than short ones. Forward the ways up to each state are
//! counted, backward those from it on; both together give the mean number of mines in every group.

mod workspace;

pub(super) use workspace::Workspace;

use self::workspace::ClueProgress;
use super::frontier::Frontier;
use super::table::{KeyTable, StateKey};

/// Number of ways to choose some of up to eight cells: `WAYS[cells][chosen]`.
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

/// In the key of a state the mines used stand from this bit on, below them four bits for each clue that is
/// begun: its mines still to place.
const MINES: usize = 108;
const SLOTS: usize = MINES / 4;

/// How many states may stand side by side, and how many steps between states a component may have. With
/// more, only the likeliest go on; where none of them leads to the end, clues are left out instead until there are no more.
/// The count is not exact then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CountLimits {
    pub states: usize,
    pub steps: usize,
    /// So many states there may be in any case.
    pub least: usize,
}

impl CountLimits {
    /// As many as there is memory and patience for.
    pub const FINE: CountLimits = CountLimits {
        states: 1 << 14,
        steps: 1 << 22,
        least: 16,
    };
    /// What differs from the fine count tells how far that may be off.
    pub const COARSE: CountLimits = CountLimits {
        states: 1 << 12,
        steps: 1 << 20,
        least: 4,
    };

    /// How many states may stand side by side in a component with a number of groups.
    fn states_of(self, groups: usize) -> usize {
        self.states.min(self.steps / groups.max(1)).max(self.least)
    }
}

/// What is done where there are too many states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Surplus {
    /// All but the likeliest are dropped: a few ways are missing.
    Dropped,
    /// Clues are left out: no way is missing, but some are counted that are none.
    Merged,
}

/// Why there is no count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoCount {
    NoWay,
    Stopped,
}

/// Beyond this ways are counted in a larger unit.
const LARGE: f64 = 1e100;

/// From one state to one of the next layer.
#[derive(Clone, Copy, Debug)]
struct StateTransition {
    from: u32,
    to: u32,
    /// How many mines the group gets.
    mines: u8,
}

/// A group, and the states behind it.
#[derive(Clone, Copy, Debug)]
struct Layer {
    /// None where no group is added, but a clue is left out.
    group: Option<usize>,
    /// How many cells the group has.
    cells: usize,
    /// Where the states of this layer begin.
    states: usize,
    /// Where the steps into this layer end.
    steps: usize,
}

#[derive(Clone, Debug, Default)]
pub(super) struct ComponentCount {
    layers: Vec<Layer>,
    steps: Vec<StateTransition>,
    /// The ways up to each state, in the unit of its layer; at first the one state before all groups.
    ways: Vec<f64>,
    /// By how much each state of the last layer has more than the fewest mines.
    last: Vec<usize>,
    /// The fewest mines that the component can have.
    pub least: usize,
    /// Number of ways by the number of mines above the fewest, in units of e to the power of `unit`.
    pub by_mines: Vec<f64>,
    /// See `by_mines`.
    pub unit: f64,
    /// How often something was left out.
    left_out: usize,
}

impl ComponentCount {
    /// Counts the ways of a component whose groups come in this order.
    ///
    /// # Errors
    /// There is no way, or `go_on` said no.
    pub fn new(
        frontier: &Frontier,
        groups: &[usize],
        workspace: &mut Workspace,
        go_on: &dyn Fn() -> bool,
    ) -> Result<ComponentCount, NoCount> {
        let mut count = ComponentCount::default();
        match count.through(frontier, groups, Surplus::Dropped, workspace, go_on) {
            // What could go on may have been dropped.
            Err(NoCount::NoWay) if !count.is_exact() => {
                workspace.begin_again(frontier, groups);
                count.through(frontier, groups, Surplus::Merged, workspace, go_on)?;
            }
            counted => counted?,
        }
        Ok(count)
    }

    /// Counts through all groups.
    fn through(
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
        let most = workspace.limits.states_of(groups.len());
        let mut keys: Vec<StateKey> = vec![0];
        for &group in groups {
            self.add(frontier, group, &mut keys, workspace);
            if keys.is_empty() {
                return Err(NoCount::NoWay);
            }
            if !go_on() {
                return Err(NoCount::Stopped);
            }
            let merged = surplus == Surplus::Merged;
            while merged && keys.len() > most && self.leave_out(&mut keys, workspace) {}
            if keys.len() > most {
                self.thin(&keys, most, workspace.ln_odds);
            }
            self.rescale();
        }
        self.finish(&keys);
        Ok(())
    }

    /// How much memory the steps take, in bytes.
    pub fn memory(&self) -> usize {
        self.steps.len() * size_of::<StateTransition>() + self.ways.len() * size_of::<f64>()
    }

    /// Forgets what only [`means`](Self::means) needs.
    pub fn forget_steps(&mut self) {
        (self.layers, self.steps, self.ways) = (Vec::new(), Vec::new(), Vec::new());
    }

    /// Whether it still has what [`means`](Self::means) needs.
    pub fn has_steps(&self) -> bool {
        !self.layers.is_empty()
    }

    /// Whether all ways were counted.
    pub fn is_exact(&self) -> bool {
        self.left_out == 0
    }

    /// One group more.
    fn add(
        &mut self,
        frontier: &Frontier,
        group: usize,
        keys: &mut Vec<StateKey>,
        workspace: &mut Workspace,
    ) {
        let cells = frontier.groups[group].cells.len();
        // What a mine in this group takes from a state; what newly begun clues add to it.
        let (mut taken, mut added): (StateKey, StateKey) = (0, 0);
        // Where each clue that touches the group has its mines, and its room behind the group.
        let mut touched = [(0, 0); 8];
        let mut count = 0;
        for clue in frontier.groups[group].clues.iter() {
            let Some((slot, new)) = workspace.slot(clue) else {
                self.left_out += 1;
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
                // In all states behind this group the mines of the clue are placed: the slot has 0.
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
            let behind = move |mines: usize| {
                let mines = mines as StateKey;
                key - mines * taken + (mines << MINES)
            };
            (low..=high).map(move |mines| (mines, behind(mines)))
        });
    }

    /// Leaves out the begun clue that has the most room left, so that states become one; false if none is
    /// begun. No way is lost by that, but some are counted that are none.
    fn leave_out(&mut self, keys: &mut Vec<StateKey>, workspace: &mut Workspace) -> bool {
        let begun = (0..SLOTS).filter_map(|slot| Some((slot, workspace.slots[slot]?)));
        let Some((slot, clue)) = begun.max_by_key(|&(_, clue)| workspace.room[clue]) else {
            return false;
        };
        workspace.progress[clue] = ClueProgress::LeftOut;
        workspace.slots[slot] = None;
        self.left_out += 1;
        let rest = !(15 << (4 * slot));
        self.layer(None, 0, keys, &mut workspace.table, |key| {
            std::iter::once((0, key & rest))
        });
        true
    }

    /// Drops all states but the likeliest.
    fn thin(&mut self, keys: &[StateKey], most: usize, ln_odds: f64) {
        let states = self.layers.last().map_or(0, |layer| layer.states);
        let likely = |&state: &usize| {
            let mines = (keys[state] >> MINES) as f64;
            self.ways[states + state].ln() + mines * ln_odds
        };
        let mut order: Vec<usize> = (0..keys.len()).collect();
        order.sort_by(|a, b| likely(b).total_cmp(&likely(a)));
        for state in &order[most..] {
            self.ways[states + state] = 0.0;
        }
        self.left_out += 1;
    }

    /// A new layer: `behind` tells the states behind each state of the last, with the mines placed.
    fn layer<States: Iterator<Item = (usize, StateKey)>>(
        &mut self,
        group: Option<usize>,
        cells: usize,
        keys: &mut Vec<StateKey>,
        table: &mut KeyTable,
        behind: impl Fn(StateKey) -> States,
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
            for (mines, key) in behind(key) {
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

    /// Keeps numbers of ways from growing beyond all bounds.
    fn rescale(&mut self) {
        let states = self.layers.last().map_or(0, |layer| layer.states);
        let layer = &mut self.ways[states..];
        let most = layer.iter().copied().fold(0.0, f64::max);
        if most > LARGE {
            layer.iter_mut().for_each(|ways| *ways /= most);
            self.unit += most.ln();
        }
    }

    fn finish(&mut self, keys: &[StateKey]) {
        let mines = |key: &StateKey| (key >> MINES) as usize;
        let states = self.layers.last().map_or(0, |layer| layer.states);
        self.least = keys.iter().map(mines).min().unwrap_or(0);
        self.last = keys.iter().map(|key| mines(key) - self.least).collect();
        let spread = self.last.iter().copied().max().unwrap_or(0);
        self.by_mines = vec![0.0; spread + 1];
        for (&more, ways) in self.last.iter().zip(&self.ways[states..]) {
            self.by_mines[more] += ways;
        }
        let most = self.by_mines.iter().copied().fold(0.0, f64::max);
        self.by_mines.iter_mut().for_each(|ways| *ways /= most);
        self.unit += most.ln();
    }

    /// The mean number of mines in each group, where `weights[m]` is the weight of `least + m` mines in
    /// the component: tells `mean` a group and its mean.
    pub fn means(&self, weights: &[f64], mut mean: impl FnMut(usize, f64)) {
        // The ways from each state on, each layer in a unit of its own.
        let mut rest = vec![0.0; self.ways.len()];
        let last = self.layers.last().map_or(0, |layer| layer.states);
        for (state, &more) in self.last.iter().enumerate() {
            rest[last + state] = weights[more];
        }
        for (number, layer) in self.layers.iter().enumerate().rev() {
            let before = number.checked_sub(1).map(|before| self.layers[before]);
            let (states, steps) = before.map_or((0, 0), |before| (before.states, before.steps));
            let (mut all, mut mines, mut most) = (0.0, 0.0, 0f64);
            let (mut fewest, mut highest) = (u8::MAX, 0);
            for step in &self.steps[steps..layer.steps] {
                let onward = WAYS[layer.cells][usize::from(step.mines)] * rest[step.to as usize];
                let from = &mut rest[step.from as usize];
                *from += onward;
                most = most.max(*from);
                let through = self.ways[step.from as usize] * onward;
                if through > 0.0 {
                    all += through;
                    mines += through * f64::from(step.mines);
                    fewest = fewest.min(step.mines);
                    highest = highest.max(step.mines);
                }
            }
            if let Some(group) = layer.group {
                // What is sure is told as such, not but for a rounding error.
                let sure = fewest >= highest;
                mean(
                    group,
                    if sure {
                        f64::from(highest)
                    } else {
                        mines / all
                    },
                );
            }
            if most > LARGE {
                rest[states..layer.states]
                    .iter_mut()
                    .for_each(|ways| *ways /= most);
            }
        }
    }
}
