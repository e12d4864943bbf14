//! Formulas over free inputs: a graph of conjunctions of two literals, where equal formulas are the same literal.
//!
//! Formulas that depend on the click alone are sets of cells, and kept in one form each. They rely on exactly one cell
//! being clicked, which every question has as a fact.

use crate::wall::{CELLS, Cell, CellSet};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Not;

/// A formula or its negation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Lit(u32);

impl Lit {
    pub const FALSE: Lit = Lit(0);
    pub const TRUE: Lit = Lit(1);

    /// The number of the node.
    pub const fn node(self) -> u32 {
        self.0 >> 1
    }

    pub const fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    pub const fn is_constant(self) -> bool {
        self.0 < 2
    }

    pub const fn constant(value: bool) -> Lit {
        if value { Lit::TRUE } else { Lit::FALSE }
    }

    const fn of_node(node: u32) -> Lit {
        Lit(node << 1)
    }
}

impl Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// Inputs that were made together, with the facts that hold of them.
pub type Group = u32;

/// The inputs of the click.
pub const CLICK: Group = 0;

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    False,
    Input(Group),
    And(Lit, Lit),
}

/// Mixes integers; formulas are not chosen by an enemy.
#[derive(Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ (mixed >> 29);
    }
}

/// A map with integers as keys.
pub type Map<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// All formulas of one proof.
pub struct Graph {
    nodes: Vec<Node>,
    ands: Map<(Lit, Lit), Lit>,
    /// The set of each node that depends on the click alone.
    click_sets: Map<u32, CellSet>,
    of_click_set: Map<CellSet, Lit>,
}

impl Default for Graph {
    fn default() -> Graph {
        Graph {
            nodes: vec![Node::False],
            ands: Map::default(),
            click_sets: Map::default(),
            of_click_set: Map::default(),
        }
    }
}

impl Graph {
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, node: u32) -> Node {
        self.nodes[node as usize]
    }

    pub fn input(&mut self, group: Group) -> Lit {
        self.push(Node::Input(group))
    }

    fn push(&mut self, node: Node) -> Lit {
        self.nodes.push(node);
        Lit::of_node(self.nodes.len() as u32 - 1)
    }

    /// Makes the 81 inputs of a click on any cell.
    pub fn add_click(&mut self) {
        for cell in Cell::all() {
            let lit = self.input(CLICK);
            self.name_click_set(lit, cell.set());
        }
    }

    fn name_click_set(&mut self, lit: Lit, set: CellSet) {
        let positive = if lit.is_negated() { !set } else { set };
        self.click_sets.insert(lit.node(), positive);
        self.of_click_set.insert(set, lit);
        self.of_click_set.insert(!set, !lit);
    }

    /// The cells on which the click must be, if a formula says just this.
    pub fn click_set(&self, lit: Lit) -> Option<CellSet> {
        let set = *self.click_sets.get(&lit.node())?;
        Some(if lit.is_negated() { !set } else { set })
    }

    /// True if the click is on one of these cells.
    pub fn clicked_in(&mut self, set: CellSet) -> Lit {
        if set.is_empty() {
            return Lit::FALSE;
        }
        if set == CellSet::ALL {
            return Lit::TRUE;
        }
        if let Some(&lit) = self.of_click_set.get(&set) {
            return lit;
        }
        if set.len() > CELLS / 2 {
            return !self.clicked_in(!set);
        }
        let mut rows: Vec<CellSet> = (0..9).map(|row| set & CellSet::row(row)).collect();
        rows.retain(|row| !row.is_empty());
        let parts: Vec<Lit> = if rows.len() == 1 {
            let first = set.first().map_or(CellSet::EMPTY, Cell::set);
            vec![self.clicked_in(first), self.clicked_in(set - first)]
        } else {
            rows.into_iter().map(|row| self.clicked_in(row)).collect()
        };
        let none = parts
            .into_iter()
            .fold(Lit::TRUE, |none, part| self.plain_and(none, !part));
        self.name_click_set(!none, set);
        !none
    }

    /// A conjunction, simplified by looking at the parts of both sides.
    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        if a == Lit::FALSE || b == Lit::FALSE || a == !b {
            return Lit::FALSE;
        }
        if a == Lit::TRUE || a == b {
            return b;
        }
        if b == Lit::TRUE {
            return a;
        }
        if let (Some(x), Some(y)) = (self.click_set(a), self.click_set(b)) {
            return self.clicked_in(x & y);
        }
        if let Some(simpler) = self.simpler(a, b).or_else(|| self.simpler(b, a)) {
            return simpler;
        }
        self.plain_and(a, b)
    }

    fn plain_and(&mut self, a: Lit, b: Lit) -> Lit {
        if a == Lit::TRUE {
            return b;
        }
        let key = if a < b { (a, b) } else { (b, a) };
        if let Some(&known) = self.ands.get(&key) {
            return known;
        }
        let lit = self.push(Node::And(key.0, key.1));
        self.ands.insert(key, lit);
        lit
    }

    /// `a ∧ b` as something that is known or smaller, by the parts of `a`.
    fn simpler(&mut self, a: Lit, b: Lit) -> Option<Lit> {
        let Node::And(x, y) = self.node(a.node()) else {
            return None;
        };
        let parts_b = match self.node(b.node()) {
            Node::And(p, q) => Some((p, q)),
            _ => None,
        };
        let within_b = |lit: Lit| {
            lit == b || (!b.is_negated() && parts_b.is_some_and(|(p, q)| lit == p || lit == q))
        };
        if !a.is_negated() {
            if x == b || y == b {
                return Some(a);
            }
            if within_b(!x) || within_b(!y) {
                return Some(Lit::FALSE);
            }
            if let Some(set) = self.click_set(b) {
                for (click, rest) in [(x, y), (y, x)] {
                    if let Some(other) = self.click_set(click) {
                        let both = self.clicked_in(set & other);
                        return Some(self.and(both, rest));
                    }
                }
            }
            if let Some((p, q)) = parts_b
                && !b.is_negated()
            {
                for (click, rest) in [(x, y), (y, x)] {
                    for (other, last) in [(p, q), (q, p)] {
                        if let (Some(c), Some(d)) = (self.click_set(click), self.click_set(other)) {
                            let both = self.clicked_in(c & d);
                            let both = self.and(both, rest);
                            return Some(self.and(both, last));
                        }
                    }
                }
            }
            return None;
        }
        // Not both x and y.
        if within_b(!x) || within_b(!y) {
            return Some(b);
        }
        if within_b(x) {
            return Some(self.and(b, !y));
        }
        if within_b(y) {
            return Some(self.and(b, !x));
        }
        if let Some((p, q)) = parts_b
            && b.is_negated()
        {
            if (x == p && y == !q) || (x == q && y == !p) {
                return Some(!x);
            }
            if (y == p && x == !q) || (y == q && x == !p) {
                return Some(!y);
            }
        }
        if let Some(set) = self.click_set(b) {
            for (click, rest) in [(x, y), (y, x)] {
                if let Some(other) = self.click_set(click) {
                    if (set & other).is_empty() {
                        return Some(b);
                    }
                    if (set - other).is_empty() {
                        return Some(self.and(b, !rest));
                    }
                }
            }
        }
        None
    }

    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub fn implies(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(a, !b)
    }

    /// `yes` if the condition holds, else `no`.
    pub fn ite(&mut self, condition: Lit, yes: Lit, no: Lit) -> Lit {
        if yes == no || condition == Lit::TRUE {
            return yes;
        }
        if condition == Lit::FALSE {
            return no;
        }
        if condition.is_negated() {
            return self.ite(!condition, no, yes);
        }
        // One side holds, but for a part, where the other does: what only grows stays one conjunction.
        for (condition, part, whole) in [(condition, yes, no), (!condition, no, yes)] {
            let held = if part.is_negated() { !whole } else { whole };
            if let Some(rest) = self.without(part.node(), held, 4) {
                let gone = self.and(condition, !rest);
                let kept = self.and(held, !gone);
                return if part.is_negated() { !kept } else { kept };
            }
        }
        if yes == !no {
            // One form for both writings of *differs*.
            let (a, b) = if condition < yes {
                (condition, yes)
            } else {
                (yes, condition)
            };
            let both = self.and(a, b);
            let neither = self.and(!a, !b);
            return self.or(both, neither);
        }
        let with = self.and(condition, yes);
        let without = self.and(!condition, no);
        self.or(with, without)
    }

    /// The other part of a conjunction; `None` if the search does not find the given part in it.
    fn without(&mut self, node: u32, part: Lit, depth: u32) -> Option<Lit> {
        let Node::And(a, b) = self.node(node) else {
            return None;
        };
        for (side, other) in [(a, b), (b, a)] {
            if side == part {
                return Some(other);
            }
            if depth > 0
                && !side.is_negated()
                && let Some(rest) = self.without(side.node(), part, depth - 1)
            {
                return Some(self.and(rest, other));
            }
        }
        None
    }

    pub fn differs(&mut self, a: Lit, b: Lit) -> Lit {
        self.ite(a, !b, b)
    }

    pub fn all(&mut self, lits: &[Lit]) -> Lit {
        match lits {
            [] => Lit::TRUE,
            [lit] => *lit,
            _ => {
                let (left, right) = lits.split_at(lits.len() / 2);
                let (left, right) = (self.all(left), self.all(right));
                self.and(left, right)
            }
        }
    }

    pub fn any(&mut self, lits: &[Lit]) -> Lit {
        let none: Vec<Lit> = lits.iter().map(|lit| !*lit).collect();
        !self.all(&none)
    }

    /// The literals whose conjunction a formula is, as far as the graph shows them.
    pub fn conjuncts(&self, lit: Lit, found: &mut Vec<Lit>) {
        const MOST: usize = 200;
        let mut open = vec![lit];
        while let Some(lit) = open.pop() {
            match self.node(lit.node()) {
                Node::And(a, b)
                    if !lit.is_negated() && found.len() < MOST && self.click_set(lit).is_none() =>
                {
                    open.extend([a, b]);
                }
                _ => found.push(lit),
            }
        }
    }
}
