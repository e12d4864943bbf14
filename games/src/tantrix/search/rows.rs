//! Counts rows of many tiles without enumerating the rows or the sets of tiles left.
//!
//! A row is a walk over the four colours in which each tile is an edge between two colours, or a loop at one, by one of its
//! three pairs of opposite faces. The number of walks depends only on the number of edges between each two colours
//! ([`Walks`]), and is the same after renaming colours, so that only one of up to 24 equal cases is counted. A loop can be
//! inserted wherever the walk visits its colour. So the number of rows is the sum, over all choices of pairs, of the number
//! of walks, times the orders of tiles that are the same edge, times the ways to insert the loops.

use super::SearchControl;
use crate::tantrix::tile::Tile;
use num_bigint::BigUint;
use std::collections::HashMap;

/// The six pairs of different colours.
const EDGES: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
/// The bits of each number of edges in a code; there are at most 56 tiles.
const BITS: u32 = 6;
/// The maximum number of cases; more would take many minutes.
pub const MAX_CASES: u64 = 1 << 30;
/// The number of steps between two checks for a stop.
const CHECK_INTERVAL: usize = 4096;

/// The number of edges of each kind.
type Edges = [u8; 6];
/// [`Edges`] as a number; adding codes adds the numbers of edges.
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

/// The code of one edge.
fn unit(edge: usize) -> Code {
    1 << (BITS as usize * edge)
}

fn decode(code: Code) -> Edges {
    [0, 1, 2, 3, 4, 5].map(|edge| (code >> (BITS * edge) & 63) as u8)
}

/// The degree of each colour.
fn degrees(edges: &Edges) -> [u32; 4] {
    let mut degrees = [0; 4];
    for (&(one, other), &count) in EDGES.iter().zip(edges) {
        degrees[one] += u32::from(count);
        degrees[other] += u32::from(count);
    }
    degrees
}

/// The number of odd degrees.
fn odd(degrees: &[u32; 4]) -> usize {
    degrees.iter().filter(|&&degree| degree % 2 == 1).count()
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

/// The smallest code, and the index of the renaming that leads to it.
fn least(codes: impl Iterator<Item = Code>) -> (Code, usize) {
    let numbered = codes.enumerate().map(|(number, code)| (code, number));
    numbered.min().expect("there are renamings")
}

/// Numbers of walks without loops, by the edges used (the smallest code of all renamings) and by the colour at the end.
/// Each is less than 4 × 3⁵⁶.
struct Walks(HashMap<Code, [u128; 4]>);

impl Walks {
    /// Counts the walks with the lengths, and at most the number of edges of a kind, in `bounds`; `None` if it was
    /// stopped.
    fn new(renamings: &[Renaming], bounds: EdgeBounds, watch: &SearchControl<'_>) -> Option<Walks> {
        let EdgeBounds {
            shortest,
            longest,
            max_of_kind,
        } = bounds;
        let mut kept = HashMap::new();
        let mut layer: HashMap<Code, [u128; 4]> = HashMap::from([(0, [1; 4])]);
        for length in 0..=longest {
            let mut next: HashMap<Code, [u128; 4]> = HashMap::new();
            for (step, &code) in layer.keys().enumerate() {
                if step.is_multiple_of(CHECK_INTERVAL) && watch.stopped() {
                    return None;
                }
                let edges = decode(code);
                for more in (0..6).filter(|&more| edges[more] < max_of_kind && length < longest) {
                    let mut longer = edges;
                    longer[more] += 1;
                    // With four odd degrees there is no walk.
                    if odd(&degrees(&longer)) <= 2 {
                        let longer = codes(renamings, &longer);
                        next.entry(least(longer.into_iter()).0).or_default();
                    }
                }
            }
            for (step, (&code, walks)) in next.iter_mut().enumerate() {
                if step.is_multiple_of(CHECK_INTERVAL) && watch.stopped() {
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

/// The lengths of walks.
#[derive(Clone, Copy)]
struct EdgeBounds {
    /// The fewest edges.
    shortest: usize,
    /// The most edges.
    longest: usize,
    /// The most edges of one kind.
    max_of_kind: u8,
}

/// The choices of a pair of faces for each tile: the resulting edges of each kind and loops at each colour, with the number
/// of choices.
struct Choices {
    /// For the tiles without a pair of equal colours, which only make edges.
    plain: HashMap<Code, u128>,
    /// For the other tiles: by edges, the possible loops with the number of choices.
    looped: HashMap<Code, Vec<([u8; 4], u128)>>,
}

impl Choices {
    /// `None` if it was stopped.
    fn new(tiles: &[Pairs], watch: &SearchControl<'_>) -> Option<Choices> {
        let mut plain: HashMap<Code, u128> = HashMap::from([(0, 1)]);
        let mut looped: HashMap<(Code, [u8; 4]), u128> = HashMap::from([((0, [0; 4]), 1)]);
        for pairs in tiles {
            if pairs.iter().all(|(one, other)| one != other) {
                let mut next = HashMap::new();
                for (step, (code, ways)) in plain.into_iter().enumerate() {
                    if step.is_multiple_of(CHECK_INTERVAL) && watch.stopped() {
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
                if step.is_multiple_of(CHECK_INTERVAL) && watch.stopped() {
                    return None;
                }
                for &(one, other) in pairs {
                    let (mut code, mut loops) = (code, loops);
                    if one == other {
                        loops[one] += 1;
                    } else {
                        code += unit(edge(one, other));
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

    /// The bounds for the edges of all tiles together.
    fn bounds(&self) -> EdgeBounds {
        // The fewest edges, the most edges, and the most of each kind.
        let bounds = |codes: &mut dyn Iterator<Item = Code>| {
            let mut bounds = (usize::MAX, 0, [0; 6]);
            for edges in codes.map(decode) {
                let sum = edges.iter().map(|&count| usize::from(count)).sum();
                bounds.0 = bounds.0.min(sum);
                bounds.1 = bounds.1.max(sum);
                for (max, count) in bounds.2.iter_mut().zip(edges) {
                    *max = count.max(*max);
                }
            }
            bounds
        };
        let plain = bounds(&mut self.plain.keys().copied());
        let looped = bounds(&mut self.looped.keys().copied());
        let of_kinds = plain.2.iter().zip(looped.2).map(|(one, other)| one + other);
        EdgeBounds {
            shortest: plain.0 + looped.0,
            longest: plain.1 + looped.1,
            max_of_kind: of_kinds.max().unwrap_or(0),
        }
    }
}

/// The rows of some tiles, prepared for counting.
pub struct Rows {
    renamings: Vec<Renaming>,
    choices: Choices,
    /// Plain choices up to the renamings that leave the tiles the same, with the number of choices in each orbit.
    orbits: Vec<(Code, u128)>,
}

impl Rows {
    /// `None` if it was stopped.
    pub fn new(tiles: &[&'static Tile], watch: &SearchControl<'_>) -> Option<Rows> {
        let pairs = |tile: &&Tile| {
            [0, 1, 2].map(|face| (tile.face(0, face) as usize, tile.face(0, face + 3) as usize))
        };
        let tiles: Vec<Pairs> = tiles.iter().map(pairs).collect();
        let renamings = Renaming::all();
        let choices = Choices::new(&tiles, watch)?;
        // The renamings that leave the set of tiles the same.
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
            if step.is_multiple_of(CHECK_INTERVAL) && watch.stopped() {
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

    /// The number of cases that [`count`](Self::count) examines.
    pub fn cases(&self) -> u64 {
        self.orbits.len() as u64 * self.choices.looped.len() as u64
    }

    /// The number of rows; `None` if it was stopped.
    pub fn count(&self, watch: &SearchControl<'_>) -> Option<BigUint> {
        let walks = Walks::new(&self.renamings, self.choices.bounds(), watch)?;
        let insertions = insertions();
        let looped: Vec<_> = self
            .choices
            .looped
            .iter()
            .map(|(&code, loops)| (code, codes(&self.renamings, &decode(code)), loops))
            .collect();
        // By walk and end: the ways to choose the tiles and insert the loops, without the orders of equal edges.
        let mut weights: HashMap<Code, [BigUint; 4]> = HashMap::new();
        watch.progress.begin(self.orbits.len());
        for &(plain, ways) in &self.orbits {
            if watch.stopped() {
                return None;
            }
            let plain_codes = codes(&self.renamings, &decode(plain));
            for (code, looped_codes, loops) in &looped {
                let degrees = degrees(&decode(plain + code));
                let odd = odd(&degrees);
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
                    // A walk with two odd degrees starts at one of these colours and ends at the other.
                    if walks[colours[end]] == 0 || odd == 2 && degrees[end].is_multiple_of(2) {
                        continue;
                    }
                    let mut visits = degrees.map(|degree| degree.div_ceil(2) as usize);
                    visits[end] += usize::from(odd == 0);
                    let with_loops: u128 = loops
                        .iter()
                        .map(|&(loops, ways)| {
                            visits
                                .iter()
                                .zip(loops)
                                .fold(ways, |ways, (&visits, loops)| {
                                    ways * insertions[visits][usize::from(loops)]
                                })
                        })
                        .sum();
                    let weight = weights.entry(least).or_default();
                    weight[colours[end]] += BigUint::from(with_loops) * ways;
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

/// By visits and loops: the number of ways to insert a sequence of loops, each with two turns, at the visits of a walk to a
/// colour (a rising factorial). At most six tiles have a loop at a colour, and a walk of 56 edges visits it at most 29
/// times, so that the product for the four colours, times the number of choices, is below 2¹²⁸.
fn insertions() -> Vec<[u128; 8]> {
    let row = |visits: u128| {
        let mut row = [1; 8];
        for loops in 1..8 {
            row[loops] = row[loops - 1] * 2 * (visits + loops as u128 - 1);
        }
        row
    };
    (0..=57).map(row).collect()
}
