//! Clauses that say what a formula means, numbered in the order in which they are met: questions that differ only in
//! the names of their inputs become the same clauses.

use super::facts::Facts;
use super::graph::{CLICK, Graph, Group, Lit, Map, Node};
use super::wall::{PLANES, SymbolicWall};
use crate::wall::CELLS;
use std::rc::Rc;

/// Integers in the clauses of a question, at most.
const MOST_INTEGERS: usize = 3_000_000;

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

    pub fn wall(&self) -> &SymbolicWall {
        &self.wall
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
    /// The inputs of the click that were met.
    clicks: Vec<i32>,
    /// The number of clauses.
    pub count: u64,
    go_on: &'a dyn Fn() -> bool,
    /// True if the clauses were too many, or somebody stopped: some are missing.
    pub given_up: bool,
}

impl<'a> Cnf<'a> {
    /// The clauses that say that all these hold, with the facts about them; `go_on` is called while they are made.
    pub fn of(
        lits: &[Lit],
        graph: &'a Graph,
        facts: &'a Facts,
        cut: Option<&'a Cut>,
        go_on: &'a dyn Fn() -> bool,
    ) -> Cnf<'a> {
        let mut cnf = Cnf {
            graph,
            facts,
            cut,
            variables: Map::default(),
            clauses: Vec::new(),
            groups: Map::default(),
            pending: Vec::new(),
            cells: Vec::new(),
            clicks: Vec::new(),
            count: 0,
            go_on,
            given_up: false,
        };
        for lit in lits {
            let literal = cnf.formula(*lit);
            cnf.add_facts();
            cnf.clause(&[literal]);
        }
        cnf
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

    /// True if the facts of all these groups are among the clauses.
    pub fn has(&self, groups: &[Group]) -> bool {
        groups.iter().all(|group| self.groups.contains_key(group))
    }

    /// Adds the facts of groups.
    pub fn add_groups(&mut self, groups: &[Group]) {
        for group in groups {
            self.meet(*group);
        }
        self.add_facts();
    }

    fn clause(&mut self, literals: &[i32]) {
        self.clauses.extend_from_slice(literals);
        self.clauses.push(0);
        self.count += 1;
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
            if self.gives_up() {
                return 0;
            }
            if self.variables.contains_key(&node) {
                open.pop();
                continue;
            }
            if self.is_leaf(node) {
                let variable = self.new_variable(node);
                match self.graph.node(node) {
                    Node::False => self.clause(&[-variable]),
                    Node::Input(CLICK) => self.click_once(variable),
                    _ => {}
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

    /// True once the clauses are too many, or somebody stopped.
    fn gives_up(&mut self) -> bool {
        let asks = self.variables.len().is_multiple_of(4096);
        self.given_up |= self.clauses.len() > MOST_INTEGERS || asks && !(self.go_on)();
        self.given_up
    }

    /// True for inputs and for what the cut makes one.
    fn is_leaf(&mut self, node: u32) -> bool {
        let places = self.cut.and_then(|cut| cut.leaves.get(&node));
        for (_, cell) in places.into_iter().flatten() {
            if !self.cells.contains(cell) {
                self.cells.push(*cell);
            }
        }
        match self.graph.node(node) {
            Node::False => true,
            Node::Input(group) => {
                // Of what was there before the cut, only the wall at the start is known.
                let known = |cut: &Cut| group >= cut.from || self.facts.start.contains(&group);
                if group != CLICK && self.cut.is_none_or(known) {
                    self.meet(group);
                }
                true
            }
            Node::And(..) => places.is_some(),
        }
    }

    /// At most one cell is clicked; some cell is, once all are met.
    fn click_once(&mut self, variable: i32) {
        for other in std::mem::take(&mut self.clicks) {
            self.clause(&[-other, -variable]);
            self.clicks.push(other);
        }
        self.clicks.push(variable);
        if self.clicks.len() == CELLS {
            self.meet(CLICK);
        }
    }

    fn meet(&mut self, group: Group) {
        if self.groups.insert(group, ()).is_none() {
            self.pending.push(group);
        }
    }

    fn add_facts(&mut self) {
        let facts = self.facts;
        while !self.given_up
            && let Some(group) = self.pending.pop()
        {
            for fact in facts.of(group) {
                let literals: Vec<i32> = fact.iter().map(|lit| self.formula(*lit)).collect();
                self.clause(&literals);
            }
        }
        if let Some(cut) = self.cut {
            if self.given_up || self.cells.is_empty() {
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
