//! What holds of the inputs, group by group.

use super::graph::{CLICK, Graph, Group, Lit};

/// A disjunction that always holds.
pub type Clause = Vec<Lit>;

/// The facts of all groups.
pub struct Facts {
    clauses: Vec<Vec<Clause>>,
    /// Groups that every question about a whole move contains: the wall at the start and the click.
    pub start: Vec<Group>,
}

impl Default for Facts {
    fn default() -> Facts {
        Facts {
            clauses: vec![Vec::new()],
            start: Vec::new(),
        }
    }
}

impl Facts {
    /// A new group without facts.
    pub fn group(&mut self) -> Group {
        self.clauses.push(Vec::new());
        self.clauses.len() as Group - 1
    }

    /// The number that the next group will have.
    pub fn next_group(&self) -> Group {
        self.clauses.len() as Group
    }

    pub fn add(&mut self, group: Group, clause: Clause) {
        self.clauses[group as usize].push(clause);
    }

    pub fn of(&self, group: Group) -> &[Clause] {
        &self.clauses[group as usize]
    }

    /// At most one of these holds.
    pub fn at_most_one(&mut self, group: Group, lits: &[Lit]) {
        for (number, &a) in lits.iter().enumerate() {
            for &b in &lits[..number] {
                self.add(group, vec![!a, !b]);
            }
        }
    }

    /// A click on some cell; that it is on one alone, the clauses say wherever they mention it.
    pub fn click(&mut self, graph: &mut Graph) {
        graph.add_click();
        let lits = crate::wall::Cell::all().map(|cell| graph.clicked_in(cell.set()));
        let clause = lits.collect();
        self.add(CLICK, clause);
    }
}
