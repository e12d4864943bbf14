//! Clauses that say what a formula means, numbered in the order in which they are met: questions that differ only in
//! the names of their inputs become the same clauses.

use super::facts::Facts;
use super::graph::{CLICK, Graph, Group, Lit, Map, Node};
use super::wall::{PLANES, SymbolicWall};
use std::rc::Rc;

/// A wall between two commands. A question about what follows can be asked of any wall there.
pub struct Cut {
    wall: Rc<SymbolicWall>,
    /// The contents of the wall that each node is.
    leaves: Map<u32, Vec<(u8, u8)>>,
    /// Groups of this number and above belong to what follows.
    from: Group,
    /// The condition of the path on which it is. Elsewhere the wall may be none.
    path: Lit,
}

impl Cut {
    pub fn new(wall: &SymbolicWall, facts: &Facts, path: Lit) -> Cut {
        let mut leaves: Map<u32, Vec<(u8, u8)>> = Map::default();
        for (plane, lits) in wall.planes.iter().enumerate() {
            for (cell, lit) in lits.iter().enumerate() {
                if !lit.is_constant() {
                    let places = leaves.entry(lit.node()).or_default();
                    places.push((plane as u8, cell as u8));
                }
            }
        }
        Cut {
            wall: Rc::new(wall.clone()),
            leaves,
            from: facts.next_group(),
            path,
        }
    }

    /// True if the cut is at this wall.
    pub fn is_at(&self, wall: &SymbolicWall) -> bool {
        *self.wall == *wall
    }
}

/// Clauses in the making.
pub struct Cnf<'a> {
    graph: &'a Graph,
    facts: &'a Facts,
    cut: Option<&'a Cut>,
    /// The variable of each node, from 1.
    variables: Map<u32, i32>,
    /// All clauses, each ended by 0.
    pub clauses: Vec<i32>,
    groups: Map<Group, ()>,
    pending: Vec<Group>,
    /// Cells of the cut that were met, in order.
    cells: Vec<u8>,
}

impl<'a> Cnf<'a> {
    pub fn new(graph: &'a Graph, facts: &'a Facts, cut: Option<&'a Cut>) -> Cnf<'a> {
        Cnf {
            graph,
            facts,
            cut,
            variables: Map::default(),
            clauses: Vec::new(),
            groups: Map::default(),
            pending: Vec::new(),
            cells: Vec::new(),
        }
    }

    /// The number of variables.
    pub fn variables(&self) -> usize {
        self.variables.len()
    }

    /// The nodes that were met, with their variables.
    pub fn nodes(&self) -> impl Iterator<Item = (u32, i32)> {
        self.variables
            .iter()
            .map(|(node, variable)| (*node, *variable))
    }

    /// Adds the facts of groups that no formula may mention.
    pub fn add_groups(&mut self, groups: &[Group]) {
        for group in groups {
            self.meet(*group);
        }
    }

    /// A literal of the clauses that means this formula.
    pub fn lit(&mut self, lit: Lit) -> i32 {
        let literal = self.formula(lit);
        self.add_facts();
        literal
    }

    /// Says that a formula holds.
    pub fn assert(&mut self, lit: Lit) {
        let literal = self.lit(lit);
        self.clause(&[literal]);
    }

    fn clause(&mut self, literals: &[i32]) {
        self.clauses.extend_from_slice(literals);
        self.clauses.push(0);
    }

    /// A clause that holds but for an exception.
    fn unless(&mut self, exception: Option<i32>, literals: &[i32]) {
        self.clauses.extend(exception);
        self.clause(literals);
    }

    fn new_variable(&mut self, node: u32) -> i32 {
        let variable = self.variables.len() as i32 + 1;
        self.variables.insert(node, variable);
        variable
    }

    fn known(&self, lit: Lit) -> Option<i32> {
        let variable = *self.variables.get(&lit.node())?;
        Some(if lit.is_negated() {
            -variable
        } else {
            variable
        })
    }

    /// The clauses of a formula without the facts of its inputs.
    fn formula(&mut self, lit: Lit) -> i32 {
        let mut open = vec![lit.node()];
        while let Some(&node) = open.last() {
            if self.variables.contains_key(&node) {
                open.pop();
                continue;
            }
            if self.is_leaf(node) {
                let variable = self.new_variable(node);
                if self.graph.node(node) == Node::False {
                    self.clause(&[-variable]);
                }
                open.pop();
                continue;
            }
            let Node::And(a, b) = self.graph.node(node) else {
                unreachable!("the others are leaves");
            };
            match (self.known(a), self.known(b)) {
                (Some(x), Some(y)) => {
                    let both = self.new_variable(node);
                    self.clause(&[-both, x]);
                    self.clause(&[-both, y]);
                    self.clause(&[both, -x, -y]);
                    open.pop();
                }
                (None, _) => open.push(a.node()),
                (_, None) => open.push(b.node()),
            }
        }
        self.known(lit).expect("all nodes below were met")
    }

    /// True for inputs and for what the cut makes one.
    fn is_leaf(&mut self, node: u32) -> bool {
        if let Some(places) = self.cut.and_then(|cut| cut.leaves.get(&node)) {
            for &(_, cell) in places {
                if !self.cells.contains(&cell) {
                    self.cells.push(cell);
                }
            }
            return true;
        }
        match self.graph.node(node) {
            Node::False => true,
            Node::Input(group) => {
                if self
                    .cut
                    .is_none_or(|cut| group >= cut.from || group == CLICK)
                {
                    self.meet(group);
                }
                true
            }
            Node::And(..) => false,
        }
    }

    fn meet(&mut self, group: Group) {
        if self.groups.insert(group, ()).is_none() {
            self.pending.push(group);
        }
    }

    fn add_facts(&mut self) {
        let facts = self.facts;
        while let Some(group) = self.pending.pop() {
            for fact in facts.of(group) {
                let literals: Vec<i32> = fact.iter().map(|lit| self.formula(*lit)).collect();
                self.clause(&literals);
            }
        }
        if let Some(cut) = self.cut {
            if self.cells.is_empty() {
                return;
            }
            let off_path = match cut.path {
                Lit::TRUE => None,
                path => Some(-self.formula(path)),
            };
            for cell in std::mem::take(&mut self.cells) {
                self.facts_of_any_wall(cut, cell, off_path);
            }
            // The formula of the path may have met inputs.
            self.add_facts();
        }
    }

    /// What holds of a cell of every wall: at most one colour, and neither colour nor infection without a brick.
    fn facts_of_any_wall(&mut self, cut: &Cut, cell: u8, off_path: Option<i32>) {
        let [brick, infection, colours @ ..] = cut.wall.contents(cell as usize);
        const { assert!(PLANES == 7) };
        let brick = self.known(brick);
        let met: Vec<i32> = colours.iter().filter_map(|lit| self.known(*lit)).collect();
        for (number, &a) in met.iter().enumerate() {
            for &b in &met[..number] {
                self.unless(off_path, &[-a, -b]);
            }
        }
        if let Some(brick) = brick {
            for &colour in met.iter().chain(&self.known(infection)) {
                self.unless(off_path, &[-colour, brick]);
            }
            if met.len() == colours.len() {
                let mut some = met;
                some.push(-brick);
                self.unless(off_path, &some);
            }
        }
    }
}
