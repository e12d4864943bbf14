//! What closures work on: variables, wall, draws, and how often each edge was taken.

use super::super::draw_policy::DrawPolicy;
use super::super::moves::Move;
use crate::chance::Chance;
use crate::wall::{Cell, CellSet, Wall};

/// The slot of a variable.
pub type VariableSlot = u8;

/// Programs with more variables stay with the machine.
pub const SLOTS: usize = 64;

/// The state of a move.
pub struct Env {
    values: [i64; SLOTS],
    /// Which variables were set.
    set: u64,
    /// The wall.
    pub wall: Wall,
    /// The clicked cell.
    pub click: Cell,
    /// Whether the innermost loop is being left.
    pub leaving: bool,
    /// Steps that may still be made, as loops count them: each turn as the fewest that it can take.
    /// None: the move was given up, and whatever is still done counts for nothing.
    pub fuel: u64,
    /// Whether it was used up before anything was out of the ordinary.
    pub ran_dry: bool,
    counts: Vec<u64>,
    draws: DrawPolicy,
    /// Whether each draw is like all others, so that what comes next does not hang on how many there were.
    constant: bool,
    /// How many numbers were drawn by chance.
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

    /// Something is out of the ordinary: the machine has to make this move.
    #[cold]
    #[inline(never)]
    pub fn give_up(&mut self) {
        self.fuel = 0;
    }

    /// The fuel is used up, unless the move was given up before.
    #[cold]
    #[inline(never)]
    pub fn run_dry(&mut self) {
        self.ran_dry |= self.fuel > 0;
        self.fuel = 0;
    }

    /// What a variable holds that is no double: a whole number within ±2³¹, 0 or 1, the number of a
    /// colour, the place of a cell.
    #[inline(always)]
    pub fn whole(&self, slot: VariableSlot) -> i64 {
        self.values[slot as usize % SLOTS]
    }

    /// Stores what is no double.
    #[inline(always)]
    pub fn set_whole(&mut self, slot: VariableSlot, x: i64) {
        self.values[slot as usize % SLOTS] = x;
    }

    /// Stores a number in a variable of whole ones.
    #[inline(always)]
    pub fn store(&mut self, slot: VariableSlot, x: i64) {
        if i64::from(x as i32) != x {
            self.give_up();
        }
        self.set_whole(slot, i64::from(x as i32));
    }

    /// What a variable of doubles holds.
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

    /// An edge was taken.
    #[inline(always)]
    pub fn count(&mut self, edge: u16, times: u64) {
        // Never too large, unless the move was given up.
        let count = &mut self.counts[edge as usize];
        *count = count.wrapping_add(times);
    }

    /// How often each edge was taken.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// One of some cells by chance, as the machine draws it.
    pub fn any(&mut self, cells: CellSet) -> Option<Cell> {
        cells.choose(|n| self.below(n))
    }

    /// A number below `n` by chance; nothing is drawn for 0 and 1.
    pub fn below(&mut self, n: u64) -> u64 {
        if n <= 1 {
            return 0;
        }
        self.chance().below(n)
    }

    /// A fraction by chance.
    pub fn fraction(&mut self) -> f64 {
        self.chance().fraction()
    }

    fn chance(&mut self) -> &mut Chance {
        self.drawn += 1;
        self.chance.get_or_insert_with(|| self.draws.stream())
    }
}

/// A state as it was when a loop decided.
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

    /// Takes the state of now instead.
    pub fn renew(&mut self, env: &Env) {
        self.values = env.values;
        self.set = env.set;
        self.wall = env.wall;
        self.drawn = env.drawn;
        self.counts.clone_from(&env.counts);
    }

    /// Whether the state is the same again, with nothing drawn in between that could be something else the next time.
    /// Doubles are compared by their bits; no variable holds NaN.
    #[inline]
    pub fn returned(&self, env: &Env) -> bool {
        (env.constant || !self.drew(env))
            && self.wall == env.wall
            && self.set == env.set
            && self.values == env.values
    }

    /// Whether something was drawn since.
    pub fn drew(&self, env: &Env) -> bool {
        self.drawn != env.drawn
    }

    /// Does what was done since this many times more. Gives up if the counts become too large.
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
