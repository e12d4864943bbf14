//! Rows of all tiles, counted without looking at each, nor at each set of tiles left.
//!
//! A row is a walk over the four colours in which each tile, by one of its three pairs of opposite faces, is an edge
//! between two colours, or a loop at one. How many walks there are depends on the number of edges between each two
//! colours alone ([`Walks`]), and on that not on which colours these are: so only one of up to 24 equal cases is
//! counted. A loop can be put in wherever the walk comes by its colour. So the rows are, over all choices of pairs,
//! the walks, times the orders of the tiles that are the same edge, times the ways to put in the loops.

use super::SearchControl;
use crate::tantrix::tile::{TantrixColour, Tile};
use num_bigint::BigUint;
use std::collections::HashMap;

/// The six pairs of different colours.
const EDGES: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
/// The bits of a number of edges in a code; there are at most 56 tiles.
const BITS: u32 = 6;
/// With more cases than this it would take many minutes.
pub const MOST_CASES: u64 = 1 << 30;
/// Steps between two questions whether to go on.
const PATIENCE: usize = 4096;

/// The number of edges of each kind.
type Edges = [u8; 6];
/// The same as a number; sums of numbers of edges are sums of codes.
type Code = u64;
/// The pairs of opposite faces of a tile.
type Pairs = [(usize, usize); 3];

fn edge(one: usize, other: usize) -> usize {
    let pair = (one.min(other), one.max(other));
    EDGES
        .iter()
        .position(|&edge| edge == pair)
        .expect("two colours that differ")
}

fn unit(edge: usize) -> Code {
    1 << (BITS as usize * edge)
}

fn decode(code: Code) -> Edges {
    [0, 1, 2, 3, 4, 5].map(|edge| (code >> (BITS * edge) & 63) as u8)
}

fn ends(edges: &Edges) -> [u32; 4] {
    let mut ends = [0; 4];
    for (&(one, other), &count) in EDGES.iter().zip(edges) {
        ends[one] += u32::from(count);
        ends[other] += u32::from(count);
    }
    ends
}

fn odd(ends: &[u32; 4]) -> usize {
    ends.iter().filter(|&&ends| ends % 2 == 1).count()
}

/// A renaming of the colours.
struct Renaming {
    colours: [usize; 4],
    edges: [usize; 6],
}

impl Renaming {
    fn all() -> Vec<Renaming> {
        let mut all = Vec::new();
        for at in 0..256 {
            let colours = [at & 3, at >> 2 & 3, at >> 4 & 3, at >> 6];
            if colours.iter().fold(0, |seen, colour| seen | 1 << colour) == 15 {
                let edges = EDGES.map(|(one, other)| edge(colours[one], colours[other]));
                all.push(Renaming { colours, edges });
            }
        }
        all
    }

    fn code(&self, edges: &Edges) -> Code {
        let pairs = self.edges.iter().zip(edges);
        pairs.map(|(&to, &count)| unit(to) * u64::from(count)).sum()
    }

    fn pairs(&self, pairs: &Pairs) -> Pairs {
        let mut renamed = pairs.map(|(one, other)| {
            let (one, other) = (self.colours[one], self.colours[other]);
            (one.min(other), one.max(other))
        });
        renamed.sort_unstable();
        renamed
    }
}

/// The codes of some edges under all renamings.
type Codes = Vec<Code>;

fn codes(renamings: &[Renaming], edges: &Edges) -> Codes {
    renamings.iter().map(|one| one.code(edges)).collect()
}

/// The least code, and the renaming that leads to it.
fn least(codes: impl Iterator<Item = Code>) -> (Code, usize) {
    let numbered = codes.enumerate().map(|(number, code)| (code, number));
    numbered.min().expect("there are renamings")
}

/// Walks without loops by the edges they use, in their least form, and by the colour at which they end: fewer than
/// 4 × 3⁵⁶.
struct Walks(HashMap<Code, [u128; 4]>);

impl Walks {
    /// Those with up to `longest` edges, at most `most` of a kind, of which those with `shortest` edges or more are
    /// kept; none if it was stopped.
    fn new(
        renamings: &[Renaming],
        (shortest, longest): (usize, usize),
        most: u8,
        watch: &SearchControl<'_>,
    ) -> Option<Walks> {
        let mut kept = HashMap::new();
        let mut layer: HashMap<Code, [u128; 4]> = HashMap::from([(0, [1; 4])]);
        for length in 0..=longest {
            let mut next: HashMap<Code, [u128; 4]> = HashMap::new();
            for (step, &code) in layer.keys().enumerate() {
                if step.is_multiple_of(PATIENCE) && watch.stopped() {
                    return None;
                }
                let edges = decode(code);
                for more in (0..6).filter(|&more| edges[more] < most && length < longest) {
                    let mut longer = edges;
                    longer[more] += 1;
                    // With four odd ends there is no walk.
                    if odd(&ends(&longer)) <= 2 {
                        let longer = codes(renamings, &longer);
                        next.entry(least(longer.into_iter()).0).or_default();
                    }
                }
            }
            for (step, (&code, walks)) in next.iter_mut().enumerate() {
                if step.is_multiple_of(PATIENCE) && watch.stopped() {
                    return None;
                }
                let edges = decode(code);
                for last in (0..6).filter(|&last| edges[last] > 0) {
                    let mut before = edges;
                    before[last] -= 1;
                    let (before, renaming) = least(codes(renamings, &before).into_iter());
                    let colours = renamings[renaming].colours;
                    if let Some(before) = layer.get(&before) {
                        let (one, other) = EDGES[last];
                        walks[one] += before[colours[other]];
                        walks[other] += before[colours[one]];
                    }
                }
            }
            let done = std::mem::replace(&mut layer, next);
            if length >= shortest {
                kept.extend(done);
            }
        }
        Some(Walks(kept))
    }
}

/// What tiles can be: how many edges of each kind, how many loops at each colour, and in how many ways.
struct Choices {
    /// Of tiles without a loop.
    plain: HashMap<Code, u128>,
    /// Of tiles with one: by the edges, the loops with their ways.
    looped: HashMap<Code, Vec<([u8; 4], u128)>>,
}

impl Choices {
    /// None if it was stopped.
    fn new(tiles: &[Pairs], watch: &SearchControl<'_>) -> Option<Choices> {
        let mut plain: HashMap<Code, u128> = HashMap::from([(0, 1)]);
        let mut looped: HashMap<(Code, [u8; 4]), u128> = HashMap::from([((0, [0; 4]), 1)]);
        for pairs in tiles {
            if pairs.iter().all(|(one, other)| one != other) {
                let mut next = HashMap::new();
                for (step, (code, ways)) in plain.into_iter().enumerate() {
                    if step.is_multiple_of(PATIENCE) && watch.stopped() {
                        return None;
                    }
                    for &(one, other) in pairs {
                        *next.entry(code + unit(edge(one, other))).or_default() += ways;
                    }
                }
                plain = next;
                continue;
            }
            let mut next = HashMap::new();
            for (step, ((code, loops), ways)) in looped.into_iter().enumerate() {
                if step.is_multiple_of(PATIENCE) && watch.stopped() {
                    return None;
                }
                for &(one, other) in pairs {
                    let (mut code, mut loops) = (code, loops);
                    match one == other {
                        true => loops[one] += 1,
                        false => code += unit(edge(one, other)),
                    }
                    *next.entry((code, loops)).or_default() += ways;
                }
            }
            looped = next;
        }
        let mut by_edges: HashMap<Code, Vec<([u8; 4], u128)>> = HashMap::new();
        for ((code, loops), ways) in looped {
            by_edges.entry(code).or_default().push((loops, ways));
        }
        Some(Choices {
            plain,
            looped: by_edges,
        })
    }

    /// The fewest and the most edges, and the most of one kind.
    fn bounds(&self) -> (usize, usize, u8) {
        let bounds = |codes: &mut dyn Iterator<Item = Code>| {
            let mut bounds = (usize::MAX, 0, [0; 6]);
            for edges in codes.map(decode) {
                let sum = edges.iter().map(|&count| usize::from(count)).sum();
                bounds.0 = bounds.0.min(sum);
                bounds.1 = bounds.1.max(sum);
                for (most, count) in bounds.2.iter_mut().zip(edges) {
                    *most = count.max(*most);
                }
            }
            bounds
        };
        let plain = bounds(&mut self.plain.keys().copied());
        let looped = bounds(&mut self.looped.keys().copied());
        let most = plain.2.iter().zip(looped.2).map(|(one, other)| one + other);
        (
            plain.0 + looped.0,
            plain.1 + looped.1,
            most.max().unwrap_or(0),
        )
    }
}

/// Rows of some tiles, ready to be counted.
pub struct Rows {
    renamings: Vec<Renaming>,
    choices: Choices,
    /// Choices of plain tiles of which one stands for others, with how many these are in all.
    orbits: Vec<(Code, u128)>,
}

impl Rows {
    /// None if it was stopped.
    pub fn new(tiles: &[&'static Tile], watch: &SearchControl<'_>) -> Option<Rows> {
        let number = |colour: TantrixColour| {
            let at = TantrixColour::ALL.iter().position(|&one| one == colour);
            at.expect("one of the four colours")
        };
        let pairs = |tile: &&Tile| {
            [0, 1, 2].map(|face| (number(tile.face(0, face)), number(tile.face(0, face + 3))))
        };
        let tiles: Vec<Pairs> = tiles.iter().map(pairs).collect();
        let renamings = Renaming::all();
        let choices = Choices::new(&tiles, watch)?;
        // Renamings after which there are the same tiles.
        let renamed = |renaming: &Renaming| {
            let mut renamed: Vec<Pairs> = tiles.iter().map(|tile| renaming.pairs(tile)).collect();
            renamed.sort_unstable();
            renamed
        };
        let same = renamings
            .iter()
            .find(|one| one.colours == [0, 1, 2, 3])
            .map(renamed);
        let equal: Vec<&Renaming> = renamings
            .iter()
            .filter(|one| Some(renamed(one)) == same)
            .collect();
        let mut orbits: HashMap<Code, u128> = HashMap::new();
        for (step, (&code, ways)) in choices.plain.iter().enumerate() {
            if step.is_multiple_of(PATIENCE) && watch.stopped() {
                return None;
            }
            let edges = decode(code);
            let least = equal.iter().map(|one| one.code(&edges)).min();
            *orbits.entry(least.unwrap_or(code)).or_default() += ways;
        }
        Some(Rows {
            orbits: orbits.into_iter().collect(),
            renamings,
            choices,
        })
    }

    /// How many cases are looked at: it grows with the time.
    pub fn cases(&self) -> u64 {
        self.orbits.len() as u64 * self.choices.looped.len() as u64
    }

    /// How many rows there are; none if it was stopped.
    pub fn count(&self, watch: &SearchControl<'_>) -> Option<BigUint> {
        let (shortest, longest, most) = self.choices.bounds();
        let walks = Walks::new(&self.renamings, (shortest, longest), most, watch)?;
        let rising = rising();
        let looped = self.choices.looped.iter();
        let looped: Vec<_> = looped
            .map(|(&code, loops)| (code, codes(&self.renamings, &decode(code)), loops))
            .collect();
        // By walk and end: the ways to choose the tiles and put in the loops, without the orders of equal edges.
        let mut weights: HashMap<Code, [BigUint; 4]> = HashMap::new();
        watch.progress.begin(self.orbits.len());
        for &(plain, ways) in &self.orbits {
            if watch.stopped() {
                return None;
            }
            let plain_codes = codes(&self.renamings, &decode(plain));
            for (code, looped_codes, loops) in &looped {
                let ends = ends(&decode(plain + code));
                let odd = odd(&ends);
                if odd > 2 {
                    continue;
                }
                let sums = plain_codes.iter().zip(looped_codes).map(|(a, b)| a + b);
                let (least, renaming) = least(sums);
                let Some(walks) = walks.0.get(&least) else {
                    continue;
                };
                let colours = self.renamings[renaming].colours;
                for end in 0..4 {
                    // A walk with two odd ends begins at one and ends at the other.
                    if walks[colours[end]] == 0 || odd == 2 && ends[end].is_multiple_of(2) {
                        continue;
                    }
                    let mut visits = ends.map(|ends| ends.div_ceil(2) as usize);
                    visits[end] += usize::from(odd == 0);
                    let put_in = |&(loops, ways): &([u8; 4], u128)| {
                        let each = visits.iter().zip(loops);
                        each.fold(ways, |ways, (&visits, loops)| {
                            ways * rising[visits][usize::from(loops)]
                        })
                    };
                    let loops: u128 = loops.iter().map(put_in).sum();
                    let weight = weights.entry(least).or_default();
                    weight[colours[end]] += BigUint::from(loops) * ways;
                }
            }
            watch.progress.part_done();
        }
        let orders: Vec<BigUint> =
            std::iter::successors(Some((0u32, BigUint::from(1u8))), |last| {
                Some((last.0 + 1, &last.1 * (last.0 + 1)))
            })
            .map(|(_, orders)| orders)
            .take(64)
            .collect();
        let mut total = BigUint::ZERO;
        for (code, weight) in &weights {
            let walks = &walks.0[code];
            let sum: BigUint = walks.iter().zip(weight).map(|(walks, w)| w * *walks).sum();
            let edges = decode(*code).into_iter();
            total += edges.fold(sum, |sum, count| sum * &orders[usize::from(count)]);
        }
        Some(total)
    }
}

/// By visits and loops: in how many ways so many loops, each of them in two turns, are put in where a walk comes by so
/// many times, in order. There are at most six tiles with a loop at a colour, and a walk of 56 edges comes by at most
/// 29 times; so the product of four, and of the ways to choose them, is below 2¹²⁸.
fn rising() -> Vec<[u128; 8]> {
    let row = |visits: u128| {
        let mut row = [1; 8];
        for loops in 1..8 {
            row[loops] = row[loops - 1] * 2 * (visits + loops as u128 - 1);
        }
        row
    };
    (0..=57).map(row).collect()
}
