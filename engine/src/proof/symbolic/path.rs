//! The condition under which the commands at hand run.

use super::graph::{Graph, Lit};
use crate::wall::CellSet;
use std::collections::HashSet;
use std::rc::Rc;

/// A path through the program.
#[derive(Clone)]
pub struct Path {
    /// The condition under which it is taken, errors left aside.
    pub lit: Lit,
    /// The same since the innermost loop began.
    pub within_loop: Lit,
    /// Formulas that hold on it, with those that exclude errors up to now.
    parts: Rc<HashSet<Lit>>,
    /// The click is one of these.
    clicks: CellSet,
    /// True if a run-time error happens on all of it.
    failed: bool,
}

impl Path {
    /// The path of the whole program.
    pub fn whole() -> Path {
        Path {
            lit: Lit::TRUE,
            within_loop: Lit::TRUE,
            parts: Rc::default(),
            clicks: CellSet::ALL,
            failed: false,
        }
    }

    /// The part of the path on which a condition holds.
    pub fn when(&self, graph: &mut Graph, condition: Lit) -> Path {
        let mut path = self.clone();
        path.lit = graph.and(self.lit, condition);
        path.within_loop = graph.and(self.within_loop, condition);
        path.assume(graph, condition);
        path
    }

    /// Notes what holds on the path, without making it a condition of it: an error that did not happen.
    pub fn assume(&mut self, graph: &Graph, condition: Lit) {
        if condition.is_constant() {
            return;
        }
        let mut found = Vec::new();
        graph.conjuncts(condition, &mut found);
        let parts = Rc::make_mut(&mut self.parts);
        for lit in found {
            match graph.click_set(lit) {
                Some(set) => self.clicks &= set,
                None => {
                    parts.insert(lit);
                }
            }
        }
    }

    /// True if a condition is seen to be impossible on the path.
    pub fn excludes(&self, graph: &Graph, condition: Lit) -> bool {
        if condition == Lit::FALSE {
            return true;
        }
        if self.parts.is_empty() && self.clicks == CellSet::ALL {
            return false;
        }
        let mut found = Vec::new();
        graph.conjuncts(condition, &mut found);
        found.into_iter().any(|lit| match graph.click_set(lit) {
            Some(set) => (set & self.clicks).is_empty(),
            None => self.parts.contains(&!lit),
        })
    }

    /// True if a condition is seen to hold on the path.
    pub fn implies(&self, graph: &Graph, condition: Lit) -> bool {
        if condition == Lit::TRUE {
            return true;
        }
        let mut found = Vec::new();
        graph.conjuncts(condition, &mut found);
        found.into_iter().all(|lit| match graph.click_set(lit) {
            Some(set) => (self.clicks - set).is_empty(),
            None => self.parts.contains(&lit),
        })
    }

    /// The path on which a loop begins.
    pub fn entering_loop(&self) -> Path {
        Path {
            within_loop: Lit::TRUE,
            ..self.clone()
        }
    }

    /// The path after two branches, where some runs have left a loop.
    pub fn either(&self, graph: &mut Graph, a: &Path, b: &Path) -> Path {
        let mut path = self.clone();
        path.lit = graph.or(a.lit, b.lit);
        path.within_loop = graph.or(a.within_loop, b.within_loop);
        path.assume(graph, path.lit);
        path
    }

    /// All runs leave the innermost loop, or its turn.
    pub fn leave(&mut self) {
        self.lit = Lit::FALSE;
        self.within_loop = Lit::FALSE;
    }

    /// A run-time error happens on the whole path.
    pub fn fail(&mut self) {
        self.failed = true;
    }

    pub fn failed(&self) -> bool {
        self.failed
    }

    /// True if nothing can run on it.
    pub fn is_dead(&self) -> bool {
        self.failed || self.lit == Lit::FALSE || self.clicks.is_empty()
    }
}
