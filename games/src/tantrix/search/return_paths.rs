//! A table of the paths by which a loop can return: from a cell and a heading back to the start, with exactly the corners,
//! curves and straights that are left. Paths may cross a cell twice, so this is a necessary condition only; it prunes
//! nearly all walks that cannot be closed.

use crate::tantrix::hex::Hex;
use crate::tantrix::tile::Bend;

/// The maximum length of paths in the table, in steps.
const MAX_REACH: usize = 12;

/// The return paths for a set of tiles.
pub struct ReturnPaths {
    /// The maximum length of paths.
    reach: usize,
    /// The maximum numbers of corners, curves and straights.
    max_counts: [usize; 3],
    /// For each combination of corners, curves and straights (an index in mixed radix): a bit for each offset from home
    /// and heading, set if a path leads home. Home is entered with heading 0.
    leads: Vec<Vec<u64>>,
}

impl ReturnPaths {
    /// Computes the paths with at most this many corners, curves and straights. Unusable once `stop` returns true.
    pub fn new(bends: [usize; 3], stop: &dyn Fn() -> bool) -> ReturnPaths {
        let reach = bends.iter().sum::<usize>().min(MAX_REACH);
        let max_counts = bends.map(|count| count.min(reach));
        let combinations = max_counts.iter().map(|count| count + 1).product();
        let side = 2 * reach + 1;
        let words = (side * side * 6).div_ceil(64);
        let mut paths = ReturnPaths {
            reach,
            max_counts,
            leads: vec![Vec::new(); combinations],
        };
        let mut combinations: Vec<[usize; 3]> =
            (0..combinations).map(|at| paths.counts(at)).collect();
        combinations.retain(|counts| counts.iter().sum::<usize>() <= reach);
        combinations.sort_by_key(|counts| counts.iter().sum::<usize>());
        for counts in combinations {
            if stop() {
                break;
            }
            let mut bits = vec![0u64; words];
            let length = counts.iter().sum::<usize>() as i16;
            for q in -length..=length {
                for r in -length..=length {
                    for heading in 0..6 {
                        if paths.some_choice_leads(Hex { r, q }, heading, counts) {
                            let bit = paths.bit(Hex { r, q }, heading);
                            bits[bit / 64] |= 1 << (bit % 64);
                        }
                    }
                }
            }
            let index = paths.index(counts);
            paths.leads[index] = bits;
        }
        paths
    }

    /// The maximum number of steps left for [`leads_home`](Self::leads_home).
    pub fn reach(&self) -> usize {
        self.reach
    }

    /// True if a path may lead from `next`, entered with a heading, to `start`, entered with the heading `home`, with
    /// exactly the corners, curves and straights `left`, which are at most [`ReturnPaths::reach`].
    pub fn leads_home(
        &self,
        start: Hex,
        home: u8,
        next: Hex,
        heading: u8,
        left: [usize; 3],
    ) -> bool {
        let mut offset = Hex {
            r: next.r - start.r,
            q: next.q - start.q,
        };
        // Rotate so that home is entered with heading 0, as in the table.
        for _ in home..6 {
            offset = offset.turned();
        }
        self.leads(offset, (heading + 6 - home) % 6, left)
    }

    fn leads(&self, offset: Hex, heading: u8, left: [usize; 3]) -> bool {
        if offset.distance(Hex::ORIGIN) > self.reach {
            return false;
        }
        let bit = self.bit(offset, heading);
        let bits = &self.leads[self.index(left)];
        bits.get(bit / 64)
            .is_some_and(|word| word >> (bit % 64) & 1 == 1)
    }

    fn some_choice_leads(&self, offset: Hex, heading: u8, left: [usize; 3]) -> bool {
        if left == [0; 3] {
            return offset == Hex::ORIGIN && heading == 0;
        }
        (1..6).any(|sixths| {
            let bend = Bend::between(sixths) as usize;
            if left[bend] == 0 {
                return false;
            }
            let heading = (heading + 3 + sixths) % 6;
            let mut left = left;
            left[bend] -= 1;
            self.leads(offset.neighbour(heading), heading, left)
        })
    }

    fn bit(&self, offset: Hex, heading: u8) -> usize {
        let reach = self.reach as i16;
        let side = 2 * self.reach + 1;
        let (q, r) = ((offset.q + reach) as usize, (offset.r + reach) as usize);
        (r * side + q) * 6 + usize::from(heading)
    }

    /// The index of a combination in `leads`.
    fn index(&self, [corners, curves, straights]: [usize; 3]) -> usize {
        let [_, max_curves, max_straights] = self.max_counts;
        (corners * (max_curves + 1) + curves) * (max_straights + 1) + straights
    }

    /// The combination at an index in `leads`.
    fn counts(&self, index: usize) -> [usize; 3] {
        let [_, max_curves, max_straights] = self.max_counts;
        let (rest, straights) = (index / (max_straights + 1), index % (max_straights + 1));
        [rest / (max_curves + 1), rest % (max_curves + 1), straights]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_corners_and_six_curves_lead_around() {
        let home = Hex::ORIGIN;
        let paths = ReturnPaths::new([3, 6, 0], &|| false);
        assert!(paths.leads_home(home, 4, home, 4, [3, 0, 0]));
        assert!(paths.leads_home(home, 1, home, 1, [0, 6, 0]));
        assert!(!paths.leads_home(home, 1, home, 1, [0, 5, 0]));
        assert!(!paths.leads_home(home, 1, home, 2, [3, 0, 0]));
        assert!(paths.leads_home(home, 2, home, 2, [0, 0, 0]));
    }
}
