//! A second opinion on what the solver refutes: each of its conclusions has to follow by unit propagation, and at the
//! end a contradiction. It shares no code with the proof.

/// Clauses with two watched literals each.
pub struct Checker {
    clauses: Vec<Vec<usize>>,
    /// For each literal, the clauses that watch it.
    watched: Vec<Vec<usize>>,
    /// True for literals that hold.
    holds: Vec<bool>,
    /// Literals that hold, in the order in which they were found.
    trail: Vec<usize>,
    /// The first literal of the trail whose consequences are not known yet.
    next: usize,
    contradiction: bool,
}

/// Literal 1 is 2, −1 is 3, and so on: the last bit is the sign.
fn index(literal: i32) -> usize {
    2 * literal.unsigned_abs() as usize + usize::from(literal < 0)
}

impl Checker {
    /// Takes clauses that are ended by 0.
    pub fn new(clauses: &[i32]) -> Checker {
        let most = clauses
            .iter()
            .map(|literal| literal.unsigned_abs() as usize);
        let literals = 2 * most.max().unwrap_or(0) + 2;
        let mut checker = Checker {
            clauses: Vec::new(),
            watched: vec![Vec::new(); literals],
            holds: vec![false; literals],
            trail: Vec::new(),
            next: 0,
            contradiction: false,
        };
        for clause in split(clauses) {
            checker.add(clause);
        }
        checker
    }

    /// True if all conclusions follow, one after the other, and then a contradiction.
    pub fn follows(&mut self, learnt: &[i32]) -> bool {
        for clause in split(learnt) {
            if !self.contradiction && !self.implied(&clause) {
                return false;
            }
            self.add(clause);
        }
        self.contradiction
    }

    /// True if the negation of a clause leads to a contradiction.
    fn implied(&mut self, clause: &[usize]) -> bool {
        let before = self.trail.len();
        let mut conflict = false;
        for &literal in clause {
            if self.holds[literal] {
                conflict = true;
            } else if !self.holds[literal ^ 1] {
                self.assign(literal ^ 1);
            }
        }
        conflict = conflict || self.propagate();
        for literal in self.trail.drain(before..) {
            self.holds[literal] = false;
        }
        self.next = before;
        conflict
    }

    fn add(&mut self, mut clause: Vec<usize>) {
        clause.sort_unstable();
        clause.dedup();
        // Literals that are not false come first, so that they are watched.
        clause.sort_by_key(|literal| self.holds[literal ^ 1]);
        let open = clause
            .iter()
            .filter(|literal| !self.holds[*literal ^ 1])
            .count();
        match open {
            0 => self.contradiction = true,
            1 if !self.holds[clause[0]] => self.assign(clause[0]),
            _ => {}
        }
        if clause.len() >= 2 {
            for &literal in &clause[..2] {
                self.watched[literal].push(self.clauses.len());
            }
            self.clauses.push(clause);
        }
        if !self.contradiction && self.propagate() {
            self.contradiction = true;
        }
    }

    fn assign(&mut self, literal: usize) {
        self.holds[literal] = true;
        self.trail.push(literal);
    }

    /// Finds all that follows. Returns true at a contradiction.
    fn propagate(&mut self) -> bool {
        while let Some(&literal) = self.trail.get(self.next) {
            self.next += 1;
            let fallen = literal ^ 1;
            let watching = std::mem::take(&mut self.watched[fallen]);
            let mut kept = Vec::with_capacity(watching.len());
            let mut conflict = false;
            for (place, &number) in watching.iter().enumerate() {
                let clause = &mut self.clauses[number];
                if clause[0] == fallen {
                    clause.swap(0, 1);
                }
                let other = clause[0];
                if self.holds[other] {
                    kept.push(number);
                    continue;
                }
                let free = (2..clause.len()).find(|at| !self.holds[clause[*at] ^ 1]);
                if let Some(at) = free {
                    clause.swap(1, at);
                    self.watched[clause[1]].push(number);
                    continue;
                }
                kept.push(number);
                if self.holds[other ^ 1] {
                    conflict = true;
                    kept.extend(&watching[place + 1..]);
                    break;
                }
                self.assign(other);
            }
            self.watched[fallen] = kept;
            if conflict {
                return true;
            }
        }
        false
    }
}

fn split(clauses: &[i32]) -> impl Iterator<Item = Vec<usize>> {
    let parts = clauses.split(|literal| *literal == 0);
    // Behind the last 0 there is nothing.
    let count = clauses.iter().filter(|literal| **literal == 0).count();
    parts
        .take(count)
        .map(|clause| clause.iter().copied().map(index).collect())
}

#[test]
fn the_checker_sees_what_follows() {
    // a or b, not a or b, a or not b: then a and b.
    let clauses = [1, 2, 0, -1, 2, 0, 1, -2, 0];
    assert!(!Checker::new(&clauses).follows(&[]));
    assert!(!Checker::new(&clauses).follows(&[-1, 0]));
    assert!(!Checker::new(&clauses).follows(&[2, 0]));
    let all = [&clauses[..], &[-1, -2, 0]].concat();
    assert!(Checker::new(&all).follows(&[2, 0]));
    assert!(!Checker::new(&all).follows(&[]));
}
