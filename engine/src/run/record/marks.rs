//! Where the wall changed, and how.

use crate::wall::Wall;

/// What a step did to the wall; of several things the first.
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

    /// What leads from wall to wall; `None` if they are equal.
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

/// How many changes of each kind lie in some steps; a count stays at its greatest value.
pub type Counts = [u16; WallChange::ALL.len()];

/// Changes of the wall, counted in bins of equally many steps.
#[derive(Clone, Debug)]
pub struct WallChanges {
    /// Bin `i` holds the steps behind `start + i · width` up to `start + (i + 1) · width`.
    bins: Vec<Counts>,
    start: u64,
    width: u64,
    most: usize,
}

impl WallChanges {
    /// No changes yet behind step `start`; so many bytes at most. At first each step has its own bin if
    /// the memory is unbounded, else every 64 have one.
    pub(super) fn new(start: u64, most: usize) -> WallChanges {
        WallChanges {
            bins: Vec::new(),
            start,
            width: if most == usize::MAX { 1 } else { 64 },
            most: (most / size_of::<Counts>()).max(2),
        }
    }

    /// Step number `step` changed the wall; steps come in order.
    pub(super) fn add(&mut self, step: u64, change: WallChange) {
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

    /// Twice as many steps in a bin.
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

    /// The bins with changes: the number of their first step and of their last, and the counts.
    pub fn bins(&self) -> impl DoubleEndedIterator<Item = (u64, u64, Counts)> {
        let first = |bin: usize| self.start + bin as u64 * self.width + 1;
        let bins = self.bins.iter().enumerate();
        bins.filter(|(_, counts)| **counts != Counts::default())
            .map(move |(bin, &counts)| (first(bin), first(bin) + self.width - 1, counts))
    }

    /// The first bin with changes that has steps behind `step`.
    pub fn next(&self, step: u64) -> Option<(u64, u64)> {
        let from = (step.saturating_sub(self.start) / self.width) as usize;
        self.range(self.bins.iter().enumerate().skip(from))
    }

    /// The last bin with changes that has steps up to `step`.
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

    /// How much memory they take, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.bins.as_slice())
    }
}
