//! Variables that count: they only ever get 1 more, a whole number, or what another variable holds, and the program
//! does nothing with them but compare them. They hold sums, which say more than a list of numbers does.

use super::graph::Lit;
use super::machine::SymbolicMachine;
use super::rules::{Doings, Turn};
use super::value::{Sum, SymbolicValue};
use super::wall::{INFECTION, SymbolicWall};
use super::world::Obstacle;
use crate::language::field::Comparison;
use crate::run::code::{Op, VarSlot};

/// For each variable, true if it only counts.
pub(super) fn counters(ops: &[Op], variables: usize) -> Vec<bool> {
    let mut counts = vec![true; variables];
    for (pc, op) in ops.iter().enumerate() {
        let before = pc.checked_sub(1).map(|pc| ops[pc]);
        let (slot, fits) = match *op {
            Op::Get(slot) => {
                let compared = matches!(
                    ops[pc + 1..],
                    [Op::Set(_) | Op::Compare(_), ..]
                        | [Op::Number(_) | Op::Get(_), Op::Compare(_), ..]
                );
                (slot, compared)
            }
            Op::Change(slot) => (slot, before == Some(Op::Number(1.0))),
            Op::Set(slot) => (slot, matches!(before, Some(Op::Number(_) | Op::Get(_)))),
            Op::Count(slot) | Op::CountNext(slot, _) => (slot, false),
            Op::Each(slot, _) | Op::EachNext(slot, _) => (slot, false),
            _ => continue,
        };
        counts[slot as usize] &= fits;
    }
    counts
}

impl SymbolicMachine<'_, '_, '_> {
    /// The comparison of two sums, if the parts in which they differ are those of one, or some of the other's one by one.
    pub(super) fn compare_sums(
        &mut self,
        comparison: Comparison,
        a: &SymbolicValue,
        b: &SymbolicValue,
    ) -> Result<Option<Lit>, Obstacle> {
        let (Some(a), Some(b)) = (a.sum(), b.sum()) else {
            return Ok(None);
        };
        let (mut a, mut b) = a.without_common(&b);
        for _ in 0..2 {
            if a.parts.len() == b.parts.len() {
                self.subtract_pairs(&mut a, &mut b)?;
            }
            (a, b) = (b, a);
        }
        // Parts are left of one at most.
        let (sum, comparison) = match (a.parts.len(), b.parts.len()) {
            (_, 0) => (a, comparison),
            (0, _) => {
                let turned = match comparison {
                    Comparison::Lt => Comparison::Gt,
                    Comparison::Le => Comparison::Ge,
                    Comparison::Gt => Comparison::Lt,
                    Comparison::Ge => Comparison::Le,
                    Comparison::Eq | Comparison::Ne => comparison,
                };
                (std::mem::replace(&mut b, a), turned)
            }
            _ => return Ok(None),
        };
        let needed = b.start - sum.start;
        let graph = &mut self.world.graph;
        let reaches = sum.at_least(graph, needed);
        let passes = sum.at_least(graph, needed + 1);
        Ok(Some(match comparison {
            Comparison::Ge => reaches,
            Comparison::Lt => !reaches,
            Comparison::Gt => passes,
            Comparison::Le => !passes,
            Comparison::Eq => graph.and(reaches, !passes),
            Comparison::Ne => !graph.and(reaches, !passes),
        }))
    }

    /// Subtracts a sum from another one part by part, where each of its parts implies that of the other.
    fn subtract_pairs(&mut self, less: &mut Sum, more: &mut Sum) -> Result<(), Obstacle> {
        let pairs: Vec<(Lit, Lit)> = less
            .parts
            .iter()
            .copied()
            .zip(more.parts.iter().copied())
            .collect();
        let gaps: Vec<Lit> = pairs
            .iter()
            .map(|(a, b)| self.world.graph.and(*a, !*b))
            .collect();
        let gap = self.world.graph.any(&gaps);
        if !self.seems_impossible(&[gap])? {
            return Ok(());
        }
        let differences = pairs.iter().map(|(a, b)| self.world.graph.and(*b, !*a));
        let mut rest = Sum::of(differences.collect::<Vec<_>>());
        rest.start += more.start;
        (less.parts, *more) = (Vec::new().into(), rest);
        Ok(())
    }

    /// Writes a condition as the one that the click has a neighbour of its colour, or has none, if it is that: program
    /// and task then share formulas.
    pub(super) fn recognise_neighbour(&mut self, truth: Lit) -> Result<Lit, Obstacle> {
        if self.in_rule || !self.frames.is_empty() || truth.is_constant() {
            return Ok(truth);
        }
        for area in self.world.areas.all.clone() {
            for known in [area.has_neighbour, !area.has_neighbour] {
                let differs = self.world.graph.differs(truth, known);
                if self.seems_impossible(&[differs])? {
                    return Ok(known);
                }
            }
        }
        Ok(truth)
    }

    /// True if one of the two operands on the stack is a sum.
    pub(super) fn has_sums(&self) -> bool {
        let mut operands = self.stack.iter().rev().take(2);
        operands.any(|value| matches!(value, SymbolicValue::Sum(_)))
    }

    /// *cambia* of a variable that counts; false if it holds something else than a sum.
    pub(super) fn count_further(&mut self, slot: VarSlot, by: &SymbolicValue) -> bool {
        let held = &mut self.state.variables[slot as usize];
        if self.counters[slot as usize]
            && let (Some(sum), Some(by)) = (held.sum(), by.sum())
        {
            *held = SymbolicValue::Sum(sum.plus(&by));
            return true;
        }
        false
    }

    /// Of the variables that a loop writes, those that hold the number of infected cells.
    pub(super) fn counts_of_infected(&mut self, doings: &Doings) -> Result<Vec<VarSlot>, Obstacle> {
        let now = infected(&self.state.wall);
        let mut found = Vec::new();
        for &slot in &doings.written {
            let held = self.state.variables[slot as usize].clone();
            if self.counters[slot as usize]
                && !found.contains(&slot)
                && let Some(equal) = self.compare_sums(Comparison::Eq, &held, &now)?
                && self.seems_impossible(&[!equal])?
            {
                found.push(slot);
            }
        }
        Ok(found)
    }

    /// Keeps the variables that hold the number of infected cells after a turn as they did at its head.
    pub(super) fn keep_counts(
        &mut self,
        counts: &mut Vec<VarSlot>,
        turn: &Turn,
        known: Lit,
    ) -> Result<(), Obstacle> {
        let number = infected(&turn.after.wall);
        let mut kept = Vec::new();
        for &slot in counts.iter() {
            let held = &turn.after.variables[slot as usize];
            if let Some(equal) = self.compare_sums(Comparison::Eq, held, &number)?
                && self.seems_impossible(&[known, turn.go, !equal])?
            {
                kept.push(slot);
            }
        }
        *counts = kept;
        Ok(())
    }
}

/// The number of infected cells.
pub(super) fn infected(wall: &SymbolicWall) -> SymbolicValue {
    SymbolicValue::Sum(Sum::of(wall.planes[INFECTION]))
}
