//! An index of some steps of a move: how often operations acted, changes of the wall, loops.

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
    /// How often each operation acted.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Where the wall changed.
    pub fn marks(&self) -> &WallChanges {
        &self.marks
    }

    /// The loops that ran, and their turns.
    pub fn loops(&self) -> &Loops {
        &self.loops
    }

    /// The memory of the index, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.counts.as_slice()) + self.marks.bytes() + self.loops.bytes()
    }
}

/// Makes an index while a machine runs.
pub(super) struct Indexer {
    notes: IndexObserver,
    loops: Loops,
}

/// What each step adds.
struct IndexObserver {
    counts: Vec<u64>,
    marks: WallChanges,
}

impl Observer for IndexObserver {
    const ENABLED: bool = true;

    #[inline(always)]
    fn step(&mut self, step: StepEvent<'_>) {
        self.counts[step.pc as usize] += 1;
        // Value blocks give the same wall twice.
        if !std::ptr::eq(step.before, step.after)
            && let Some(change) = WallChange::between(step.before, step.after)
        {
            self.marks.add(step.number, change);
        }
    }
}

impl Indexer {
    /// An indexer for a program of `operations` operations that begins after step `start`. Marks take at most `most` bytes,
    /// and so do loops.
    pub(super) fn new(operations: usize, start: u64, most: usize) -> Indexer {
        Indexer {
            notes: IndexObserver {
                counts: vec![0; operations],
                marks: WallChanges::new(start, most),
            },
            loops: Loops::new(most),
        }
    }

    /// Begins in the middle of a move.
    pub(super) fn join(&mut self, state: &RunState) {
        self.loops.join(state);
    }

    /// Runs until a step; false if the move ended before.
    pub(super) fn advance(&mut self, machine: &mut Machine<'_>, to: u64) -> bool {
        let code = machine.code;
        while machine.state.steps < to {
            let went = machine.operate(&mut self.notes);
            if !goes_on(went) {
                return false;
            }
            if went == StepOutcome::Decided || !self.loops.as_many(&machine.state) {
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

/// What a step did to the wall. If it did several things, the first of these.
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
    /// All of them.
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
        let mut cured = (*before, *after);
        cured.0.cure(before.infected());
        cured.1.cure(after.infected());
        Some(match () {
            () if new.len() < old.len() => WallChange::Removal,
            () if new != old => WallChange::Fall,
            () if cured.0 != cured.1 => WallChange::Paint,
            () => WallChange::Infection,
        })
    }
}

/// How many changes of each kind some steps made. A count stops at its greatest value.
pub type Counts = [u16; WallChange::ALL.len()];

/// Changes of the wall, counted in bins of equally many steps.
#[derive(Clone, Debug)]
pub struct WallChanges {
    /// Bin `i` counts the steps after `start + i · width` up to `start + (i + 1) · width`.
    bins: Vec<Counts>,
    start: u64,
    width: u64,
    most: usize,
}

impl WallChanges {
    /// No changes yet after step `start`; at most `most` bytes. A bin has one step at first if the memory is
    /// unbounded, else 64.
    fn new(start: u64, most: usize) -> WallChanges {
        WallChanges {
            bins: Vec::new(),
            start,
            width: if most == usize::MAX { 1 } else { 64 },
            most: (most / size_of::<Counts>()).max(2),
        }
    }

    /// Adds a change at step number `step`. Steps come in order.
    fn add(&mut self, step: u64, change: WallChange) {
        while self.bin(step) >= self.most {
            self.fold();
        }
        let bin = self.bin(step);
        if bin >= self.bins.len() {
            self.bins.resize(bin + 1, Counts::default());
        }
        let count = &mut self.bins[bin][change as usize];
        *count = count.saturating_add(1);
    }

    /// Gives each bin twice as many steps.
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
        let first = |bin: usize| self.start + bin as u64 * self.width + 1;
        let bins = self.bins.iter().enumerate();
        bins.filter(|(_, counts)| **counts != Counts::default())
            .map(move |(bin, &counts)| (first(bin), first(bin) + self.width - 1, counts))
    }

    /// The first and the last step of the first bin with changes that has steps after `step`.
    pub fn next(&self, step: u64) -> Option<(u64, u64)> {
        let from = (step.saturating_sub(self.start) / self.width) as usize;
        self.range(self.bins.iter().enumerate().skip(from))
    }

    /// The first and the last step of the last bin with changes that has steps up to `step`.
    pub fn previous(&self, step: u64) -> Option<(u64, u64)> {
        let to = step.saturating_sub(self.start).div_ceil(self.width) as usize;
        let bins = self.bins.iter().enumerate();
        self.range(bins.take(to).rev())
    }

    fn range<'a>(&self, mut bins: impl Iterator<Item = (usize, &'a Counts)>) -> Option<(u64, u64)> {
        let (bin, _) = bins.find(|(_, counts)| **counts != Counts::default())?;
        let first = self.start + bin as u64 * self.width + 1;
        Some((first, first + self.width - 1))
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
    /// How many turns it began.
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

/// The loops with the same number of loops around them. No two overlap; they are in the order of their steps.
#[derive(Clone, Debug, Default)]
pub struct LoopLevel {
    /// The loops.
    pub runs: Vec<LoopRun>,
    /// Their turns.
    pub turns: Vec<LoopTurn>,
}

impl LoopLevel {
    /// The loops that run in some steps.
    pub fn runs(&self, range: &Range<u64>) -> &[LoopRun] {
        within(&self.runs, range, |run| (run.from, run.to))
    }

    /// The turns that are made in some steps.
    pub fn turns(&self, range: &Range<u64>) -> &[LoopTurn] {
        within(&self.turns, range, |turn| (turn.from, turn.to))
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

/// All loops of some steps, by level: outermost first. When the memory is used up short ones go: they
/// are too short to be seen among so many steps.
#[derive(Clone, Debug)]
pub struct Loops {
    levels: Vec<LoopLevel>,
    /// Shorter ones are not kept, in steps.
    least: u64,
    most: usize,
    bytes: usize,
    /// Those that are running, as they were seen last.
    open: Vec<OpenLoop>,
}

#[derive(Clone, Copy, Debug)]
struct OpenLoop {
    start: Pc,
    since: u64,
    turns: u64,
    turned: u64,
}

/// Deeper loops are not kept.
const DEEPEST: usize = 256;

impl Loops {
    fn new(most: usize) -> Loops {
        Loops {
            levels: Vec::new(),
            least: 0,
            most,
            bytes: 0,
            open: Vec::new(),
        }
    }

    /// The levels, that of the outermost loops first.
    pub fn levels(&self) -> &[LoopLevel] {
        &self.levels
    }

    /// Whether as many loops run as when it was looked at last.
    #[inline(always)]
    fn as_many(&self, state: &RunState) -> bool {
        self.open.len() == state.loops.len()
    }

    /// Begins where loops are running already; their past turns are not known.
    fn join(&mut self, state: &RunState) {
        let open = |frame: &LoopFrame| OpenLoop {
            start: frame.start,
            since: state.steps,
            turns: frame.turns,
            turned: state.steps,
        };
        self.open = state.loops.iter().map(open).collect();
    }

    /// Is called after each step at which a loop started, decided or was left.
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
        if depth > self.levels.len() && depth <= DEEPEST {
            self.levels.resize_with(depth, LoopLevel::default);
        }
        self.levels.get_mut(depth - 1)
    }

    fn grow(&mut self, bytes: usize) {
        self.bytes += bytes;
        // A list that grows takes up to twice its length.
        while self.bytes > self.most / 2 {
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

impl LoopLevel {
    fn bytes(&self) -> usize {
        size_of_val(self.runs.as_slice()) + size_of_val(self.turns.as_slice())
    }
}
