//! Values that depend on the wall: a list of values, each with the condition under which it is the one.

use super::graph::{Graph, Lit, Map};
use crate::run::value::{CellValue, Value};
use std::rc::Rc;

/// Most entries of a list.
pub const MOST_ENTRIES: usize = 400;
/// Most parts of a sum.
const MOST_PARTS: usize = 4_000;

/// What a variable may hold.
#[derive(Clone, Copy, Debug)]
pub enum Atom {
    /// Nothing was set yet.
    Unset,
    /// Something that the proof does not know.
    Poison,
    Is(Value),
}

impl Atom {
    /// Equal for values that no program can distinguish.
    fn key(self) -> [u64; 3] {
        match self {
            Atom::Unset => [0, 0, 0],
            Atom::Poison => [1, 0, 0],
            Atom::Is(Value::Number(x)) if x.is_nan() => [2, 0, 0],
            Atom::Is(Value::Number(x)) => [3, x.to_bits(), 0],
            Atom::Is(Value::Boolean(b)) => [4, u64::from(b), 0],
            Atom::Is(Value::Colour(colour)) => [5, colour.map_or(9, |colour| colour as u64), 0],
            Atom::Is(Value::Cell(CellValue::Nowhere)) => [6, 0, 0],
            Atom::Is(Value::Cell(CellValue::On(cell))) => [7, cell.index() as u64, 0],
            Atom::Is(Value::Cell(CellValue::Off { row, column })) => {
                [8, row.to_bits(), column.to_bits()]
            }
        }
    }
}

impl PartialEq for Atom {
    fn eq(&self, other: &Atom) -> bool {
        self.key() == other.key()
    }
}

/// A value with the condition under which it is the one.
pub type Entry = (Lit, Atom);

/// A whole number, and one more for each condition that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    pub start: i64,
    pub parts: Rc<[Lit]>,
}

/// A value. Where the path condition holds, exactly one entry of a list does.
#[derive(Clone, Debug)]
pub enum SymbolicValue {
    Truth(Lit),
    List(Rc<[Entry]>),
    /// The value of a counter; only variables that [`counters`](super::counters) finds hold sums.
    Sum(Sum),
}

/// A list would have too many entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

impl SymbolicValue {
    pub fn of(value: Value) -> SymbolicValue {
        match value {
            Value::Boolean(b) => SymbolicValue::Truth(Lit::constant(b)),
            value => SymbolicValue::single(Atom::Is(value)),
        }
    }

    pub fn single(atom: Atom) -> SymbolicValue {
        SymbolicValue::List(Rc::new([(Lit::TRUE, atom)]))
    }

    pub fn number(x: f64) -> SymbolicValue {
        SymbolicValue::of(Value::Number(x))
    }

    /// All entries.
    pub fn entries(&self) -> Rc<[Entry]> {
        match self {
            SymbolicValue::List(entries) => entries.clone(),
            SymbolicValue::Sum(_) => unreachable!("sums are expanded where entries are needed"),
            SymbolicValue::Truth(lit) => {
                let is = |b| Atom::Is(Value::Boolean(b));
                match *lit {
                    Lit::TRUE => Rc::new([(Lit::TRUE, is(true))]),
                    Lit::FALSE => Rc::new([(Lit::TRUE, is(false))]),
                    lit => Rc::new([(lit, is(true)), (!lit, is(false))]),
                }
            }
        }
    }

    /// The value, if it is the same under all conditions.
    pub fn known(&self) -> Option<Value> {
        match self {
            SymbolicValue::Truth(lit) if lit.is_constant() => {
                Some(Value::Boolean(*lit == Lit::TRUE))
            }
            SymbolicValue::List(entries) => match **entries {
                [(_, Atom::Is(value))] => Some(value),
                _ => None,
            },
            SymbolicValue::Truth(_) | SymbolicValue::Sum(_) => None,
        }
    }

    fn same(&self, other: &SymbolicValue) -> bool {
        match (self, other) {
            (SymbolicValue::Truth(a), SymbolicValue::Truth(b)) => a == b,
            (SymbolicValue::List(a), SymbolicValue::List(b)) => Rc::ptr_eq(a, b) || a == b,
            (SymbolicValue::Sum(a), SymbolicValue::Sum(b)) => a == b,
            _ => false,
        }
    }

    /// `self` where the condition holds, else `other`.
    ///
    /// # Errors
    /// The list is too long.
    pub fn joined(
        &self,
        graph: &mut Graph,
        condition: Lit,
        other: &SymbolicValue,
    ) -> Result<SymbolicValue, TooMany> {
        if self.same(other) || condition == Lit::TRUE {
            return Ok(self.clone());
        }
        if condition == Lit::FALSE {
            return Ok(other.clone());
        }
        if let (SymbolicValue::Truth(a), SymbolicValue::Truth(b)) = (self, other) {
            return Ok(SymbolicValue::Truth(graph.ite(condition, *a, *b)));
        }
        let are_sums = [self, other].map(|value| matches!(value, SymbolicValue::Sum(_)));
        if are_sums.contains(&true) {
            if let (Some(a), Some(b)) = (self.sum(), other.sum()) {
                return Ok(SymbolicValue::Sum(a.joined(graph, condition, &b)?));
            }
            let (a, b) = (self.expanded(graph)?, other.expanded(graph)?);
            return a.joined(graph, condition, &b);
        }
        // Conditions of each value on both sides.
        let mut both: Vec<(Atom, Lit, Lit)> = Vec::new();
        let mut places: Map<[u64; 3], usize> = Map::default();
        for (side, entries) in [self.entries(), other.entries()].iter().enumerate() {
            for &(guard, atom) in entries.iter() {
                let place = *places.entry(atom.key()).or_insert_with(|| {
                    both.push((atom, Lit::FALSE, Lit::FALSE));
                    both.len() - 1
                });
                let (_, mine, theirs) = &mut both[place];
                let lit = if side == 0 { mine } else { theirs };
                *lit = graph.or(*lit, guard);
            }
        }
        let mut list = ListBuilder::default();
        for (atom, mine, theirs) in both {
            let guard = graph.ite(condition, mine, theirs);
            list.add(graph, guard, atom)?;
        }
        Ok(list.value(graph))
    }
}

impl SymbolicValue {
    /// The value as a sum, if it is one or a whole number.
    pub fn sum(&self) -> Option<Sum> {
        if let SymbolicValue::Sum(sum) = self {
            return Some(sum.clone());
        }
        let Some(Value::Number(x)) = self.known() else {
            return None;
        };
        let start = x as i64;
        let parts = Vec::new().into();
        (start as f64 == x && x.abs() <= 1e6).then_some(Sum { start, parts })
    }

    /// The value as anything but a sum.
    ///
    /// # Errors
    /// The list is too long.
    pub fn expanded(&self, graph: &mut Graph) -> Result<SymbolicValue, TooMany> {
        let SymbolicValue::Sum(sum) = self else {
            return Ok(self.clone());
        };
        if sum.parts.len() >= MOST_ENTRIES {
            return Err(TooMany);
        }
        // The condition of each number of parts that hold.
        let mut counts = vec![Lit::TRUE];
        for part in sum.parts.iter() {
            counts.push(Lit::FALSE);
            for number in (0..counts.len()).rev() {
                let less = number
                    .checked_sub(1)
                    .map_or(Lit::FALSE, |less| counts[less]);
                counts[number] = graph.ite(*part, less, counts[number]);
            }
        }
        let mut list = ListBuilder::default();
        for (number, count) in (sum.start..).zip(counts) {
            list.add(graph, count, Atom::Is(Value::Number(number as f64)))?;
        }
        Ok(list.value(graph))
    }
}

impl Sum {
    /// The number of conditions that hold.
    pub fn of(lits: impl IntoIterator<Item = Lit>) -> Sum {
        let mut start = 0;
        let mut parts: Vec<Lit> = lits.into_iter().collect();
        parts.retain(|part| {
            start += i64::from(*part == Lit::TRUE);
            !part.is_constant()
        });
        Sum {
            start,
            parts: parts.into(),
        }
    }

    /// The sum with something added.
    pub fn plus(&self, more: &Sum) -> Sum {
        Sum {
            start: self.start + more.start,
            parts: self
                .parts
                .iter()
                .chain(more.parts.iter())
                .copied()
                .collect(),
        }
    }

    /// `self` where the condition holds, else `other`.
    fn joined(&self, graph: &mut Graph, condition: Lit, other: &Sum) -> Result<Sum, TooMany> {
        let pairs = self.parts.iter().zip(other.parts.iter());
        let common = pairs.take_while(|(a, b)| a == b).count();
        let least = self.start.min(other.start);
        let mut parts = self.parts[..common].to_vec();
        for (sum, when) in [(self, condition), (other, !condition)] {
            let more = (sum.start - least) as usize;
            if common + more + sum.parts.len() > MOST_PARTS {
                return Err(TooMany);
            }
            parts.extend(std::iter::repeat_n(when, more));
            parts.extend(
                sum.parts[common..]
                    .iter()
                    .map(|part| graph.and(when, *part)),
            );
        }
        parts.retain(|part| *part != Lit::FALSE);
        Ok(Sum {
            start: least,
            parts: parts.into(),
        })
    }

    /// Two sums without the parts that they have in common.
    pub fn without_common(&self, other: &Sum) -> (Sum, Sum) {
        let mut surplus: Map<u32, i32> = Map::default();
        let key = |lit: &Lit| 2 * lit.node() + u32::from(lit.is_negated());
        self.parts
            .iter()
            .for_each(|part| *surplus.entry(key(part)).or_default() += 1);
        let mut rest = |parts: &[Lit]| {
            let mut left = Vec::new();
            for part in parts {
                let surplus = surplus.entry(key(part)).or_default();
                *surplus -= 1;
                if *surplus < 0 {
                    left.push(*part);
                }
            }
            left
        };
        let theirs = rest(&other.parts);
        // What is left over of the parts of `self`.
        let mut mine = Vec::new();
        for part in self.parts.iter() {
            let left = surplus.entry(key(part)).or_default();
            if *left > 0 {
                *left -= 1;
                mine.push(*part);
            }
        }
        let of = |sum: &Sum, parts: Vec<Lit>| Sum {
            start: sum.start,
            parts: parts.into(),
        };
        (of(self, mine), of(other, theirs))
    }

    /// The condition that at least this many parts hold.
    pub fn at_least(&self, graph: &mut Graph, number: i64) -> Lit {
        if number <= 0 {
            return Lit::TRUE;
        }
        if number > self.parts.len() as i64 {
            return Lit::FALSE;
        }
        let mut reached = vec![Lit::FALSE; number as usize + 1];
        reached[0] = Lit::TRUE;
        for part in self.parts.iter() {
            for more in (1..reached.len()).rev() {
                let one_more = graph.and(reached[more - 1], *part);
                reached[more] = graph.or(reached[more], one_more);
            }
        }
        reached[number as usize]
    }
}

/// A list in the making; equal values share an entry.
#[derive(Default)]
pub struct ListBuilder {
    entries: Vec<(Atom, Vec<Lit>)>,
    places: Map<[u64; 3], usize>,
}

impl ListBuilder {
    /// Adds a value with its condition.
    ///
    /// # Errors
    /// The list is too long.
    pub fn add(&mut self, graph: &mut Graph, guard: Lit, atom: Atom) -> Result<(), TooMany> {
        if guard == Lit::FALSE {
            return Ok(());
        }
        if let Some(&place) = self.places.get(&atom.key()) {
            let guards = &mut self.entries[place].1;
            guards.push(guard);
            // Many equal entries: keep the formula small.
            if guards.len() > 1024 {
                *guards = vec![graph.any(guards)];
            }
            return Ok(());
        }
        if self.entries.len() >= MOST_ENTRIES {
            return Err(TooMany);
        }
        self.places.insert(atom.key(), self.entries.len());
        self.entries.push((atom, vec![guard]));
        Ok(())
    }

    /// The value; of booleans alone, the condition under which it is true.
    pub fn value(self, graph: &mut Graph) -> SymbolicValue {
        let boolean = |(atom, _): &(Atom, Vec<Lit>)| matches!(atom, Atom::Is(Value::Boolean(_)));
        if !self.entries.is_empty() && self.entries.iter().all(boolean) {
            let is_true = Atom::Is(Value::Boolean(true));
            if let [(only, _)] = self.entries.as_slice() {
                return SymbolicValue::Truth(Lit::constant(*only == is_true));
            }
            let truth = self.entries.iter().find(|(atom, _)| *atom == is_true);
            let guards = truth.map_or(Vec::new(), |(_, guards)| guards.clone());
            return SymbolicValue::Truth(graph.any(&guards));
        }
        if let [(atom, _)] = self.entries.as_slice() {
            return SymbolicValue::single(*atom);
        }
        let entries = self.entries.iter();
        SymbolicValue::List(
            entries
                .map(|(atom, guards)| (graph.any(guards), *atom))
                .collect(),
        )
    }
}
