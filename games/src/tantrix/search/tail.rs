//! Which ends of loops come home: from a cell and a heading back to the start, with exactly the
//! corners, curves and straights that are left. Cells may be crossed twice, so it is a necessary
//! condition; it cuts off nearly all ends that come to nothing.

use crate::tantrix::hex::Hex;
use crate::tantrix::tile::Bend;

/// Longest ends that are looked at, in steps.
const REACH: usize = 12;

/// The ends that come home, computed once for a set of tiles.
pub struct ReturnPaths {
    reach: usize,
    most: [usize; 3],
    /// For each number of corners, curves and straights, in mixed radix: whether an end leads home
    /// that begins at an offset from there with a heading, as bits. Home is entered heading 0.
    leads: Vec<Vec<u64>>,
}

impl ReturnPaths {
    /// The ends of loops with at most this many corners, curves and straights; of no use once `stop` says so.
    pub fn new(bends: [usize; 3], stop: &dyn Fn() -> bool) -> ReturnPaths {
        let reach = bends.iter().sum::<usize>().min(REACH);
        let most = bends.map(|count| count.min(reach));
        let combinations = most.iter().map(|most| most + 1).product();
        let side = 2 * reach + 1;
        let words = (side * side * 6).div_ceil(64);
        let mut tail = ReturnPaths {
            reach,
            most,
            leads: vec![Vec::new(); combinations],
        };
        let mut combinations: Vec<[usize; 3]> =
            (0..combinations).map(|at| tail.counts(at)).collect();
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
                        if tail.some_choice_leads(Hex { r, q }, heading, counts) {
                            let bit = tail.bit(Hex { r, q }, heading);
                            bits[bit / 64] |= 1 << (bit % 64);
                        }
                    }
                }
            }
            let at = tail.at(counts);
            tail.leads[at] = bits;
        }
        tail
    }

    /// How many steps an end can have to be looked at.
    pub fn reach(&self) -> usize {
        self.reach
    }

    /// Whether an end may lead from `next`, entered with a heading, to `start`, entered with the
    /// heading `home`, that uses up exactly what is left; at most [`ReturnPaths::reach`] steps.
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
        // The table is about coming home with heading 0.
        for _ in home..6 {
            offset = offset.turned();
        }
        self.leads(offset, (heading + 6 - home) % 6, left)
    }

    fn leads(&self, offset: Hex, heading: u8, left: [usize; 3]) -> bool {
        let far = offset.distance(Hex::ORIGIN) > self.reach;
        let bit = if far {
            return false;
        } else {
            self.bit(offset, heading)
        };
        let bits = &self.leads[self.at(left)];
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

    fn at(&self, [corners, curves, straights]: [usize; 3]) -> usize {
        (corners * (self.most[1] + 1) + curves) * (self.most[2] + 1) + straights
    }

    fn counts(&self, at: usize) -> [usize; 3] {
        let (rest, straights) = (at / (self.most[2] + 1), at % (self.most[2] + 1));
        [
            rest / (self.most[1] + 1),
            rest % (self.most[1] + 1),
            straights,
        ]
    }
}
