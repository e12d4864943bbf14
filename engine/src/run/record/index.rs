//! The index of some steps of a move: how often operations ran, changes of the wall, loops.

use super::goes_on;
use crate::run::code::{Code, Pc};
use crate::run::machine::{Machine, StepOutcome};
use crate::run::observer::{Observer, StepEvent};
use crate::run::state::{LoopFrame, RunState};
use crate::wall::Wall;
use std::ops::Range;

/// The index of some steps.
#[derive(Clone, Debug)]
pub struct Index {
    counts: Vec<u64>,
    marks: WallChanges,
    loops: Loops,
}

impl Index {
    /// The number of times each operation ran.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// The changes of the wall.
    pub fn marks(&self) -> &WallChanges {
        &self.marks
    }

    /// The loops and their turns.
    pub fn loops(&self) -> &Loops {
        &self.loops
    }

    /// The memory of the index, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.counts.as_slice()) + self.marks.bytes() + self.loops.bytes()
    }
}

/// Builds an index while a machine runs.
pub(super) struct Indexer {
    notes: IndexObserver,
    loops: Loops,
}

/// The part of the index that each step updates.
struct IndexObserver {
    counts: Vec<u64>,
    marks: WallChanges,
}

impl Observer for IndexObserver {
    const ENABLED: bool = true;

    #[inline(always)]
    fn step(&mut self, step: StepEvent<'_>) {
        self.counts[step.pc as usize] += 1;
        // Value blocks pass the same reference twice.
        if !std::ptr::eq(step.before, step.after)
            && let Some(change) = WallChange::between(step.before, step.after)
        {
            self.marks.add(step.number, change);
        }
    }
}

impl Indexer {
    /// An indexer for a program of `operations` operations, from step `start` on. Changes and loops each take at most
    /// `max_bytes`.
    pub(super) fn new(operations: usize, start: u64, max_bytes: usize) -> Indexer {
        Indexer {
            notes: IndexObserver {
                counts: vec![0; operations],
                marks: WallChanges::new(start, max_bytes),
            },
            loops: Loops::new(max_bytes),
        }
    }

    /// Begins in the middle of a move.
    pub(super) fn join(&mut self, state: &RunState) {
        self.loops.join(state);
    }

    /// Runs until a step. Returns false if the move ended before.
    pub(super) fn advance(&mut self, machine: &mut Machine<'_>, to: u64) -> bool {
        let code = machine.code;
        while machine.state.steps < to {
            let went = machine.operate(&mut self.notes);
            if !goes_on(went) {
                return false;
            }
            if went == StepOutcome::Decided || !self.loops.same_depth(&machine.state) {
                self.loops.follow(&machine.state, code);
            }
        }
        true
    }

    /// Ends the index after step `now`.
    pub(super) fn finish(mut self, now: u64, code: &Code) -> Index {
        self.loops.finish(now, code);
        let IndexObserver { counts, marks } = self.notes;
        Index {
            counts,
            marks,
            loops: self.loops,
        }
    }
}

/// The change that a step made to the wall. If it did several things, the first of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum WallChange {
    /// Bricks are gone.
    Removal,
    /// Bricks fell.
    Fall,
    /// Bricks have another colour.
    Paint,
    /// Bricks were infected or cured.
    Infection,
}

impl WallChange {
    pub const ALL: [WallChange; 4] = [
        WallChange::Removal,
        WallChange::Fall,
        WallChange::Paint,
        WallChange::Infection,
    ];

    /// The change from wall to wall; `None` if they are equal.
    pub fn between(before: &Wall, after: &Wall) -> Option<WallChange> {
        if before == after {
            return None;
        }
        let (old, new) = (before.bricks(), after.bricks());
        let cured = |mut wall: Wall| {
            wall.cure(wall.infected());
            wall
        };
        Some(if new.len() < old.len() {
            WallChange::Removal
        } else if new != old {
            WallChange::Fall
        } else if cured(*before) != cured(*after) {
            WallChange::Paint
        } else {
            WallChange::Infection
        })
    }
}

/// Number of changes of each kind. A count stops at its maximum.
pub type Counts = [u16; WallChange::ALL.len()];

/// Changes of the wall, counted in bins of equally many steps.
#[derive(Clone, Debug)]
pub struct WallChanges {
    /// Bin `i` counts the steps after `start + i · width` up to `start + (i + 1) · width`.
    bins: Vec<Counts>,
    start: u64,
    width: u64,
    max_bins: usize,
}

impl WallChanges {
    /// No changes yet after step `start`. A bin has one step at first if the memory is unlimited, else 64.
    fn new(start: u64, max_bytes: usize) -> WallChanges {
        WallChanges {
            bins: Vec::new(),
            start,
            width: if max_bytes == usize::MAX { 1 } else { 64 },
            max_bins: (max_bytes / size_of::<Counts>()).max(2),
        }
    }

    /// Adds a change at step number `step`. Steps come in order.
    fn add(&mut self, step: u64, change: WallChange) {
        while self.bin(step) >= self.max_bins {
            self.fold();
        }
        let bin = self.bin(step);
        if bin >= self.bins.len() {
            self.bins.resize(bin + 1, Counts::default());
        }
        let count = &mut self.bins[bin][change as usize];
        *count = count.saturating_add(1);
    }

    /// Doubles the steps of each bin.
    fn fold(&mut self) {
        self.width *= 2;
        let add = |a: Counts, b: &Counts| std::array::from_fn(|i| a[i].saturating_add(b[i]));
        self.bins = self
            .bins
            .chunks(2)
            .map(|pair| pair.iter().fold(Counts::default(), add))
            .collect();
    }

    fn bin(&self, step: u64) -> usize {
        ((step - self.start - 1) / self.width) as usize
    }

    /// The bins with changes: first step, last step, counts.
    pub fn bins(&self) -> impl DoubleEndedIterator<Item = (u64, u64, Counts)> {
        self.bins_in(0..self.bins.len())
    }

    fn bins_in(&self, bins: Range<usize>) -> impl DoubleEndedIterator<Item = (u64, u64, Counts)> {
        bins.filter(|&bin| self.bins[bin] != Counts::default())
            .map(|bin| {
                let first = self.start + bin as u64 * self.width + 1;
                (first, first + self.width - 1, self.bins[bin])
            })
    }

    /// The first and the last step of the first bin with changes that has steps after `step`.
    pub fn next(&self, step: u64) -> Option<(u64, u64)> {
        let from = (step.saturating_sub(self.start) / self.width) as usize;
        let (first, last, _) = self.bins_in(from..self.bins.len()).next()?;
        Some((first, last))
    }

    /// The first and the last step of the last bin with changes that has steps up to `step`.
    pub fn previous(&self, step: u64) -> Option<(u64, u64)> {
        let to = step.saturating_sub(self.start).div_ceil(self.width) as usize;
        let (first, last, _) = self.bins_in(0..to.min(self.bins.len())).next_back()?;
        Some((first, last))
    }

    /// The memory of the bins, in bytes.
    fn bytes(&self) -> usize {
        size_of_val(self.bins.as_slice())
    }
}

/// A loop from its start to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopRun {
    /// The step at which the loop started; its own steps come after it.
    pub from: u64,
    /// The last step of the loop.
    pub to: u64,
    /// The number of its block under the hat.
    pub block: u32,
    /// Number of turns that it began.
    pub turns: u64,
}

/// One turn of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopTurn {
    /// The step at which the loop decided to begin the turn.
    pub from: u64,
    /// The step at which the loop decided again or was left.
    pub to: u64,
    /// Its number, from 1.
    pub number: u64,
}

/// The loops at one nesting level. No two overlap; they are in the order of their steps.
#[derive(Clone, Debug, Default)]
pub struct LoopLevel {
    /// The loops.
    pub runs: Vec<LoopRun>,
    /// Their turns.
    pub turns: Vec<LoopTurn>,
}

impl LoopLevel {
    /// The loops in some steps.
    pub fn runs(&self, range: &Range<u64>) -> &[LoopRun] {
        within(&self.runs, range, |run| (run.from, run.to))
    }

    /// The turns in some steps.
    pub fn turns(&self, range: &Range<u64>) -> &[LoopTurn] {
        within(&self.turns, range, |turn| (turn.from, turn.to))
    }

    fn bytes(&self) -> usize {
        size_of_val(self.runs.as_slice()) + size_of_val(self.turns.as_slice())
    }

    fn forget(&mut self, least: u64) {
        self.runs.retain(|run| run.to - run.from >= least);
        self.turns.retain(|turn| turn.to - turn.from >= least);
    }
}

/// The part of a sorted list that overlaps a range.
fn within<'a, T>(all: &'a [T], range: &Range<u64>, ends: impl Fn(&T) -> (u64, u64)) -> &'a [T] {
    let first = all.partition_point(|one| ends(one).1 <= range.start);
    let behind = all.partition_point(|one| ends(one).0 < range.end);
    &all[first.min(behind)..behind]
}

/// All loops of some steps, by level, outermost first. When the memory is used up, the short ones go: they are
/// invisible among so many steps.
#[derive(Clone, Debug)]
pub struct Loops {
    levels: Vec<LoopLevel>,
    /// Minimum length of the loops and turns that are kept, in steps.
    least: u64,
    max_bytes: usize,
    bytes: usize,
    /// The running loops, as last seen.
    open: Vec<OpenLoop>,
}

#[derive(Clone, Copy, Debug)]
struct OpenLoop {
    start: Pc,
    since: u64,
    turns: u64,
    turned: u64,
}

/// Maximum nesting of loops that are kept.
const MAX_LEVELS: usize = 256;

impl Loops {
    fn new(max_bytes: usize) -> Loops {
        Loops {
            levels: Vec::new(),
            least: 0,
            max_bytes,
            bytes: 0,
            open: Vec::new(),
        }
    }

    /// The levels, outermost first.
    pub fn levels(&self) -> &[LoopLevel] {
        &self.levels
    }

    /// True if as many loops run as at the last look.
    #[inline(always)]
    fn same_depth(&self, state: &RunState) -> bool {
        self.open.len() == state.loops.len()
    }

    /// Begins where loops are running; their past turns are unknown.
    fn join(&mut self, state: &RunState) {
        let open = |frame: &LoopFrame| OpenLoop {
            start: frame.start,
            since: state.steps,
            turns: frame.turns,
            turned: state.steps,
        };
        self.open = state.loops.iter().map(open).collect();
    }

    /// Called after each step at which a loop started, decided or was left.
    fn follow(&mut self, state: &RunState, code: &Code) {
        let now = state.steps;
        while self.open.len() > state.loops.len() {
            self.close(now, code);
        }
        for frame in &state.loops[self.open.len()..] {
            self.open.push(OpenLoop {
                start: frame.start,
                since: frame.since,
                turns: 0,
                turned: now,
            });
        }
        let depth = self.open.len();
        let (Some(open), Some(frame)) = (self.open.last_mut(), state.loops.last()) else {
            return;
        };
        if open.turns != frame.turns {
            let turn = LoopTurn {
                from: open.turned,
                to: now,
                number: open.turns,
            };
            (open.turns, open.turned) = (frame.turns, now);
            self.turned(depth, turn);
        }
    }

    /// Ends the innermost loop.
    fn close(&mut self, now: u64, code: &Code) {
        let depth = self.open.len();
        let Some(open) = self.open.pop() else { return };
        let turn = LoopTurn {
            from: open.turned,
            to: now,
            number: open.turns,
        };
        self.turned(depth, turn);
        let run = LoopRun {
            from: open.since,
            to: now,
            block: code.blocks[open.start as usize],
            turns: open.turns,
        };
        if now - run.from >= self.least
            && let Some(level) = self.level(depth)
        {
            level.runs.push(run);
            self.grow(size_of::<LoopRun>());
        }
    }

    fn turned(&mut self, depth: usize, turn: LoopTurn) {
        if turn.number > 0
            && turn.to - turn.from >= self.least
            && let Some(level) = self.level(depth)
        {
            level.turns.push(turn);
            self.grow(size_of::<LoopTurn>());
        }
    }

    fn level(&mut self, depth: usize) -> Option<&mut LoopLevel> {
        if depth > self.levels.len() && depth <= MAX_LEVELS {
            self.levels.resize_with(depth, LoopLevel::default);
        }
        self.levels.get_mut(depth - 1)
    }

    fn grow(&mut self, bytes: usize) {
        self.bytes += bytes;
        // A growing list takes up to twice its length.
        while self.bytes > self.max_bytes / 2 {
            self.least = (self.least * 2).max(2);
            self.bytes = 0;
            for level in &mut self.levels {
                level.forget(self.least);
                self.bytes += level.bytes();
            }
        }
    }

    /// Ends all loops that still run.
    fn finish(&mut self, now: u64, code: &Code) {
        while !self.open.is_empty() {
            self.close(now, code);
        }
    }

    /// The memory of the list, in bytes.
    fn bytes(&self) -> usize {
        self.bytes
    }
}
