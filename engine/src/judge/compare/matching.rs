//! Pairs the blocks of two programs.

use super::tree::{Node, Tree};
use crate::language::Kind;
use std::collections::{BTreeMap, HashMap};

/// Lists whose lengths have a larger product are paired in order instead of aligned.
const MAX_ALIGNED: usize = 250_000;

/// Minimum size of a value, in blocks, to recognize it where it moved.
const MIN_MOVED_VALUE: usize = 3;

/// Number of direct children compared to see how similar two blocks are.
const MAX_CHILDREN: usize = 16;

/// The pairs of two trees.
pub struct NodePairs {
    /// For each node of the first tree, its partner in the second.
    pub to_b: Vec<Option<usize>>,
    /// For each node of the second tree, its partner in the first.
    pub to_a: Vec<Option<usize>>,
}

/// Pairs the nodes of two trees; the hats are a pair.
///
/// First come equal subtrees that occur once, the largest first (GumTree's top-down phase); then parents of such
/// pairs (bottom-up); then, from the hat inwards, nodes at the same place of a pair (recovery, by alignment instead
/// of an edit distance); at last equal subtrees that moved.
pub fn pairs(a: &Tree, b: &Tree) -> NodePairs {
    let mut matcher = Matcher {
        a,
        b,
        pairs: NodePairs {
            to_b: vec![None; a.nodes().len()],
            to_a: vec![None; b.nodes().len()],
        },
    };
    if a.nodes()[0].class == b.nodes()[0].class {
        matcher.pair_all(0, 0);
        return matcher.pairs;
    }
    matcher.pair(0, 0);
    matcher.unique();
    matcher.parents();
    matcher.places();
    matcher.moved();
    matcher.pairs
}

struct Matcher<'t> {
    a: &'t Tree,
    b: &'t Tree,
    pairs: NodePairs,
}

impl Matcher<'_> {
    fn pair(&mut self, i: usize, j: usize) {
        self.pairs.to_b[i] = Some(j);
        self.pairs.to_a[j] = Some(i);
    }

    /// Pairs two nodes of one class with all nodes inside them.
    fn pair_all(&mut self, i: usize, j: usize) {
        for offset in 0..self.a.nodes()[i].size {
            self.pair(i + offset, j + offset);
        }
    }

    /// True if a node and all nodes inside it have no partner.
    fn all_free(of: &[Option<usize>], at: usize, node: &Node) -> bool {
        of[at..at + node.size].iter().all(Option::is_none)
    }

    /// Pairs equal subtrees that occur once in each tree.
    fn unique(&mut self) {
        let (in_a, in_b) = (by_class(self.a), by_class(self.b));
        for i in largest_first(self.a) {
            let node = &self.a.nodes()[i];
            // A single block often equals many others, or nothing worth looking for elsewhere.
            if node.size < 2 || node.is_branch || self.pairs.to_b[i].is_some() {
                continue;
            }
            if let (Some([_]), Some(&[j])) = (
                in_a.get(&node.class).map(Vec::as_slice),
                in_b.get(&node.class).map(Vec::as_slice),
            ) {
                self.pair_all(i, j);
            }
        }
    }

    /// Pairs blocks of one kind, inner ones first, if most of the content of one is in the other.
    fn parents(&mut self) {
        for i in (1..self.a.nodes().len()).rev() {
            let node = &self.a.nodes()[i];
            if self.pairs.to_b[i].is_some() {
                continue;
            }
            let mut shared: BTreeMap<usize, usize> = BTreeMap::new();
            for child in self.a.children(i) {
                if let Some(partner) = self.pairs.to_b[child] {
                    let parent = self.b.nodes()[partner].parent;
                    *shared.entry(parent).or_default() += self.a.nodes()[child].size;
                }
            }
            let alike = |j: &usize| {
                let other = &self.b.nodes()[*j];
                self.pairs.to_a[*j].is_none()
                    && other.kind == node.kind
                    && other.is_branch == node.is_branch
            };
            let shared = shared.into_iter().filter(|(j, _)| alike(j));
            // Of equal ones the first.
            let best = shared.max_by_key(|&(j, size)| (size, std::cmp::Reverse(j)));
            if let Some((j, size)) = best
                && 2 * size >= (node.size - 1).min(self.b.nodes()[j].size - 1)
            {
                self.pair(i, j);
            }
        }
    }

    /// Pairs the children of pairs that are at the same place, from the hat inwards.
    fn places(&mut self) {
        for i in 0..self.a.nodes().len() {
            let Some(j) = self.pairs.to_b[i] else {
                continue;
            };
            let (mut inside_a, mut inside_b) = (by_list(self.a, i), by_list(self.b, j));
            for (list, these) in &mut inside_a {
                if let Some(those) = inside_b.get_mut(list) {
                    self.list(these, those);
                }
            }
        }
    }

    /// Pairs the nodes of two lists that are at the same place between existing pairs.
    fn list(&mut self, these: &[usize], those: &[usize]) {
        let mut from = 0;
        let mut start = 0;
        let anchors = in_order(&self.pairs, these, those);
        for &(i, j) in anchors.iter().chain([&(these.len(), those.len())]) {
            let alone = |of: &[Option<usize>], nodes: &[usize]| -> Vec<usize> {
                let free = nodes.iter().filter(|&&node| of[node].is_none());
                free.copied().collect()
            };
            let left = alone(&self.pairs.to_b, &these[start..i]);
            let right = alone(&self.pairs.to_a, &those[from..j]);
            self.align(&left, &right);
            (start, from) = (i + 1, j + 1);
        }
        // Branches in another order.
        for &i in these.iter().filter(|&&i| self.a.nodes()[i].is_branch) {
            let alone = |&&j: &&usize| {
                let same = self.a.nodes()[i].class == self.b.nodes()[j].class;
                same && self.pairs.to_b[i].is_none() && self.pairs.to_a[j].is_none()
            };
            if let Some(&j) = those.iter().find(alone) {
                self.pair_like(i, j);
            }
        }
    }

    /// Pairs the nodes of two lists in order, with the greatest total similarity.
    fn align(&mut self, these: &[usize], those: &[usize]) {
        let same =
            |(i, j): &(&usize, &usize)| self.a.nodes()[**i].class == self.b.nodes()[**j].class;
        let head = these.iter().zip(those).take_while(same).count();
        let (rest_a, rest_b) = (&these[head..], &those[head..]);
        let tail = (rest_a.iter().rev())
            .zip(rest_b.iter().rev())
            .take_while(same)
            .count();
        let (middle_a, end_a) = rest_a.split_at(rest_a.len() - tail);
        let (middle_b, end_b) = rest_b.split_at(rest_b.len() - tail);
        for (&i, &j) in these[..head]
            .iter()
            .zip(those)
            .chain(end_a.iter().zip(end_b))
        {
            self.pair_like(i, j);
        }
        let (rows, columns) = (middle_a.len(), middle_b.len());
        if rows.saturating_mul(columns) > MAX_ALIGNED {
            for (&i, &j) in middle_a.iter().zip(middle_b) {
                if self.similarity(i, j) > 0 {
                    self.pair_like(i, j);
                }
            }
            return;
        }
        // best[r][c]: the greatest similarity of the rest from row r and column c.
        let mut best = vec![0; (rows + 1) * (columns + 1)];
        let at = |row: usize, column: usize| row * (columns + 1) + column;
        for row in (0..rows).rev() {
            for column in (0..columns).rev() {
                let similarity = self.similarity(middle_a[row], middle_b[column]);
                let paired = match similarity {
                    0 => 0,
                    _ => similarity + best[at(row + 1, column + 1)],
                };
                let skipped = best[at(row + 1, column)].max(best[at(row, column + 1)]);
                best[at(row, column)] = paired.max(skipped);
            }
        }
        let (mut row, mut column) = (0, 0);
        while row < rows && column < columns {
            let (i, j) = (middle_a[row], middle_b[column]);
            let here = best[at(row, column)];
            let similarity = self.similarity(i, j);
            if similarity > 0 && here == similarity + best[at(row + 1, column + 1)] {
                self.pair_like(i, j);
                (row, column) = (row + 1, column + 1);
            } else if here == best[at(row + 1, column)] {
                row += 1;
            } else {
                column += 1;
            }
        }
    }

    /// The similarity of two nodes; 0 if they cannot be a pair.
    fn similarity(&self, i: usize, j: usize) -> usize {
        let (node, other) = (&self.a.nodes()[i], &self.b.nodes()[j]);
        if node.class == other.class {
            return 8 + 8 * node.size;
        }
        if node.is_branch != other.is_branch {
            return 0;
        }
        let shared = self.a.children(i).take(MAX_CHILDREN).filter(|&child| {
            let child = &self.a.nodes()[child];
            let same = |other: usize| self.b.nodes()[other].class == child.class;
            self.b.children(j).take(MAX_CHILDREN).any(same)
        });
        if node.kind == other.kind {
            return 4 + 4 * usize::from(node.label == other.label) + 2 * shared.count();
        }
        // Another block in the same place; but a simple command is never paired with a loop or a *se*.
        let sort = |node: &Node| {
            let kind = node.kind.map(|kind| (kind == Kind::If, kind.row()));
            kind.map(|(is_if, row)| (is_if, row.bodies(), row.value().is_some()))
        };
        if sort(node) == sort(other) {
            1 + shared.count()
        } else {
            0
        }
    }

    /// Pairs two nodes; equal ones with all nodes inside them, if these have no partner.
    fn pair_like(&mut self, i: usize, j: usize) {
        let (node, other) = (&self.a.nodes()[i], &self.b.nodes()[j]);
        let free = Self::all_free(&self.pairs.to_b, i, node);
        if node.class == other.class && free && Self::all_free(&self.pairs.to_a, j, other) {
            self.pair_all(i, j);
        } else {
            self.pair(i, j);
        }
    }

    /// Pairs equal subtrees without partners, the largest first.
    fn moved(&mut self) {
        let mut in_b = by_class(self.b);
        in_b.values_mut().for_each(|nodes| nodes.reverse());
        for i in largest_first(self.a) {
            let node = &self.a.nodes()[i];
            let is_value = node.kind.is_some_and(|kind| kind.row().value().is_some());
            let small = is_value && node.size < MIN_MOVED_VALUE;
            if node.is_branch || small || !Self::all_free(&self.pairs.to_b, i, node) {
                continue;
            }
            let Some(others) = in_b.get_mut(&node.class) else {
                continue;
            };
            while let Some(j) = others.pop() {
                if Self::all_free(&self.pairs.to_a, j, &self.b.nodes()[j]) {
                    self.pair_all(i, j);
                    break;
                }
            }
        }
    }
}

/// The nodes of each class, in order.
fn by_class(tree: &Tree) -> HashMap<u32, Vec<usize>> {
    let mut classes: HashMap<u32, Vec<usize>> = HashMap::new();
    for (at, node) in tree.nodes().iter().enumerate() {
        classes.entry(node.class).or_default().push(at);
    }
    classes
}

/// All nodes, the largest first, then in order.
fn largest_first(tree: &Tree) -> Vec<usize> {
    let mut nodes: Vec<usize> = (1..tree.nodes().len()).collect();
    nodes.sort_by_key(|&at| std::cmp::Reverse(tree.nodes()[at].size));
    nodes
}

/// The nodes directly inside a node, socket by socket and body by body.
pub fn by_list(tree: &Tree, at: usize) -> BTreeMap<usize, Vec<usize>> {
    let mut lists: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for child in tree.children(at) {
        lists
            .entry(tree.nodes()[child].list)
            .or_default()
            .push(child);
    }
    lists
}

/// The longest list of pairs that are in one order in both lists, as places in the lists: a longest increasing
/// subsequence, by patience sorting.
pub fn in_order(pairs: &NodePairs, these: &[usize], those: &[usize]) -> Vec<(usize, usize)> {
    let places: HashMap<usize, usize> = those.iter().enumerate().map(|(j, &n)| (n, j)).collect();
    let both: Vec<(usize, usize)> = these
        .iter()
        .enumerate()
        .filter_map(|(i, &node)| Some((i, *places.get(&pairs.to_b[node]?)?)))
        .collect();
    // For each length, the subsequence that ends first.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(both.len());
    for (number, &(_, j)) in both.iter().enumerate() {
        let length = ends.partition_point(|&end| both[end].1 < j);
        before.push(length.checked_sub(1).map(|shorter| ends[shorter]));
        if length == ends.len() {
            ends.push(number);
        } else {
            ends[length] = number;
        }
    }
    let mut chain: Vec<(usize, usize)> =
        std::iter::successors(ends.last().copied(), |&number| before[number])
            .map(|number| both[number])
            .collect();
    chain.reverse();
    chain
}
