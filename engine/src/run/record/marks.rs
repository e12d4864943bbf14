//! Where the wall changed, and how.

use crate::wall::Wall;

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
    pub(super) fn new(start: u64, most: usize) -> WallChanges {
        WallChanges {
            bins: Vec::new(),
            start,
            width: if most == usize::MAX { 1 } else { 64 },
            most: (most / size_of::<Counts>()).max(2),
        }
    }

    /// Adds a change at step number `step`. Steps come in order.
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
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.bins.as_slice())
    }
}
