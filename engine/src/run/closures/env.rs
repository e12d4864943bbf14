//! The state of a move by closures: variables, wall, draws, and how often each edge was taken.

use super::super::draw_policy::DrawPolicy;
use super::super::moves::Move;
use crate::chance::Chance;
use crate::wall::{Cell, CellSet, Wall};

/// The slot of a variable.
pub type VariableSlot = u8;

/// The most variables of a program for closures.
pub const SLOTS: usize = 64;

/// The state of a move.
pub struct Env {
    values: [i64; SLOTS],
    /// The variables that were set, a bit each.
    set: u64,
    /// The wall.
    pub wall: Wall,
    /// The clicked cell.
    pub click: Cell,
    /// True to leave the innermost loop.
    pub leaving: bool,
    /// The number of steps left. Loops count each turn as the fewest steps that it can take. 0 after the move was
    /// given up; what is computed from then on does not matter.
    pub fuel: u64,
    /// True if the fuel was used up, and the move not given up for another reason.
    pub ran_dry: bool,
    counts: Vec<u64>,
    draws: DrawPolicy,
    /// True if all draws have the same bits, so that the number of draws so far does not matter.
    constant: bool,
    /// Number of draws.
    pub drawn: u64,
    chance: Option<Chance>,
}

impl Env {
    /// The state before the first step, for a program with this many edges.
    pub fn new(request: &Move<'_>, edges: usize, fuel: u64) -> Env {
        Env {
            values: [0; SLOTS],
            set: 0,
            wall: request.wall,
            click: request.click,
            leaving: false,
            fuel,
            ran_dry: false,
            counts: vec![0; edges],
            draws: request.draws,
            constant: request.draws.is_constant(),
            drawn: 0,
            chance: None,
        }
    }

    /// Gives the move up; the machine must make it.
    #[cold]
    #[inline(never)]
    pub fn give_up(&mut self) {
        self.fuel = 0;
    }

    /// Gives the move up because its fuel is used up, unless it was given up before.
    #[cold]
    #[inline(never)]
    pub fn run_dry(&mut self) {
        self.ran_dry |= self.fuel > 0;
        self.fuel = 0;
    }

    /// The value of a variable that holds no double: a whole number within ±2³¹, 0 or 1, the number of a
    /// colour, the index of a cell.
    #[inline(always)]
    pub fn whole(&self, slot: VariableSlot) -> i64 {
        self.values[slot as usize % SLOTS]
    }

    /// Stores a value that is no double.
    #[inline(always)]
    pub fn set_whole(&mut self, slot: VariableSlot, x: i64) {
        self.values[slot as usize % SLOTS] = x;
    }

    /// Stores a number in a variable of whole numbers. Gives up if it is not within ±2³¹.
    #[inline(always)]
    pub fn store(&mut self, slot: VariableSlot, x: i64) {
        if i64::from(x as i32) != x {
            self.give_up();
        }
        self.set_whole(slot, i64::from(x as i32));
    }

    /// The value of a variable of doubles.
    #[inline(always)]
    pub fn double(&self, slot: VariableSlot) -> f64 {
        f64::from_bits(self.whole(slot) as u64)
    }

    /// Stores a double. Gives up at NaN, so that snapshots can compare doubles by their bits.
    #[inline(always)]
    pub fn set_double(&mut self, slot: VariableSlot, x: f64) {
        if x.is_nan() {
            self.give_up();
        }
        self.set_whole(slot, x.to_bits() as i64);
    }

    /// The cell that a variable holds.
    #[inline(always)]
    pub fn cell(&self, slot: VariableSlot) -> Cell {
        // A variable that was never set holds the first cell: its reader gives up.
        Cell::from_index(self.whole(slot) as usize).unwrap_or(self.click)
    }

    /// Marks a variable as set.
    #[inline(always)]
    pub fn mark(&mut self, slot: VariableSlot) {
        self.set |= 1 << (slot as usize % SLOTS);
    }

    /// Gives up if a variable is not set.
    #[inline(always)]
    pub fn require(&mut self, slot: VariableSlot) {
        if self.set >> (slot as usize % SLOTS) & 1 == 0 {
            self.give_up();
        }
    }

    /// Counts an edge.
    #[inline(always)]
    pub fn count(&mut self, edge: u16, times: u64) {
        // Never too large, unless the move was given up.
        let count = &mut self.counts[edge as usize];
        *count = count.wrapping_add(times);
    }

    /// The number of times each edge was taken.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Draws one of some cells, as the machine does.
    pub fn any(&mut self, cells: CellSet) -> Option<Cell> {
        cells.choose(|n| self.below(n))
    }

    /// Draws a number below `n`; draws nothing if `n` is 0 or 1.
    pub fn below(&mut self, n: u64) -> u64 {
        if n <= 1 {
            return 0;
        }
        self.chance().below(n)
    }

    /// Draws a fraction.
    pub fn fraction(&mut self) -> f64 {
        self.chance().fraction()
    }

    fn chance(&mut self) -> &mut Chance {
        self.drawn += 1;
        self.chance.get_or_insert_with(|| self.draws.stream())
    }
}

/// A copy of the state at a decision of a loop.
pub struct Snapshot {
    values: [i64; SLOTS],
    set: u64,
    wall: Wall,
    drawn: u64,
    counts: Vec<u64>,
}

impl Snapshot {
    /// A copy of the state.
    pub fn new(env: &Env) -> Snapshot {
        Snapshot {
            values: env.values,
            set: env.set,
            wall: env.wall,
            drawn: env.drawn,
            counts: env.counts.clone(),
        }
    }

    /// Replaces the copy by the current state.
    pub fn renew(&mut self, env: &Env) {
        self.values = env.values;
        self.set = env.set;
        self.wall = env.wall;
        self.drawn = env.drawn;
        self.counts.clone_from(&env.counts);
    }

    /// True if the state is the same again, and no draw since then could differ the next time. Doubles are compared
    /// by their bits; no variable holds NaN.
    #[inline]
    pub fn returned(&self, env: &Env) -> bool {
        (env.constant || !self.drew(env))
            && self.wall == env.wall
            && self.set == env.set
            && self.values == env.values
    }

    /// True if something was drawn since.
    pub fn drew(&self, env: &Env) -> bool {
        self.drawn != env.drawn
    }

    /// Adds the counts of the turns since the snapshot `times` more times. Gives up if they become too large.
    pub fn repeat(&self, env: &mut Env, times: u64) {
        /// No turn that is made can bring a count beyond 2⁶⁴ from there.
        const MANY: u64 = 1 << 62;
        let mut few = true;
        let counts = env.counts.iter_mut().zip(&self.counts);
        for (count, before) in counts.chain([(&mut env.drawn, &self.drawn)]) {
            let more = count.wrapping_sub(*before).checked_mul(times);
            let total = more.and_then(|more| count.checked_add(more));
            *count = total.unwrap_or(MANY);
            few &= *count < MANY;
        }
        if !few {
            env.give_up();
        }
    }
}
