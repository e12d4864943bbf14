//! Questions to the solver: can this be? Answers are remembered by the clauses of the question.

use super::cnf::{Cnf, Cut};
use super::facts::Facts;
use super::graph::{Graph, Lit, Map};
use batsat::{Callbacks, SolverInterface, lbool};
use std::cell::Cell;
use std::collections::HashMap;

/// Most conflicts in a question about what follows a cut.
const AFTER_CUT: u64 = 20_000;
/// Most conflicts in a question about the whole move.
const WHOLE: u64 = 100_000;
/// Questions with more integers are not remembered.
const MOST_REMEMBERED: usize = 400_000;
/// Integers of all remembered questions.
const MEMORY: usize = 30_000_000;

/// The answer to a question.
pub enum Answer {
    /// It cannot be.
    Never,
    /// It can, with these inputs.
    Possible(Model),
    /// The question took too many conflicts, or somebody stopped.
    Unknown,
}

/// The value of each node in a solution.
#[derive(Clone, Default)]
pub struct Model(pub Map<u32, bool>);

impl Model {
    /// The value of a formula; `None` if the question did not mention it.
    pub fn value(&self, lit: Lit) -> Option<bool> {
        if lit.is_constant() {
            return Some(lit == Lit::TRUE);
        }
        Some(self.0.get(&lit.node())? ^ lit.is_negated())
    }
}

/// What all questions of a proof have cost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// Questions that the solver answered, without those that were remembered.
    pub questions: u64,
    pub conflicts: u64,
    /// Clauses in all questions.
    pub clauses: u64,
}

/// The most that a proof may cost.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Of all formulas.
    pub nodes: usize,
    pub conflicts: u64,
    pub clauses: u64,
}

impl Default for Limit {
    /// Some seconds for most programs, a minute for the hardest.
    fn default() -> Limit {
        Limit {
            nodes: 3_000_000,
            conflicts: 600_000,
            clauses: 60_000_000,
        }
    }
}

/// A question that the solver answered with *never*: its clauses, and what the solver concluded, one after the other.
/// Each conclusion follows from those before by unit propagation, and so does the empty clause at the end.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// Literals from 1, negative where negated; each clause is ended by 0.
    pub clauses: Vec<i32>,
    /// The same form.
    pub learnt: Vec<i32>,
}

/// Who looks at refutations.
pub type Witness<'a> = &'a dyn Fn(Refutation);

/// Counts conflicts, and stops at a limit.
struct Counter<'a> {
    learnt: u64,
    /// What the solver concluded, if somebody wants to see it.
    conclusions: Option<Vec<i32>>,
    limit: Cell<u64>,
    stopped: Cell<bool>,
    go_on: &'a dyn Fn() -> bool,
}

impl Counter<'_> {
    /// Looks whether somebody has stopped the proof. In a large question each step of the solver takes milliseconds.
    fn look(&self) {
        if !(self.go_on)() {
            self.stopped.set(true);
        }
    }
}

impl Callbacks for Counter<'_> {
    fn on_new_clause(&mut self, clause: &[batsat::Lit], source: batsat::ClauseKind) {
        if matches!(source, batsat::ClauseKind::Learnt) {
            self.learnt += 1;
            if let Some(conclusions) = &mut self.conclusions {
                conclusions.extend(clause.iter().map(|lit| {
                    let variable = lit.var().idx() as i32 + 1;
                    if lit.sign() { variable } else { -variable }
                }));
                conclusions.push(0);
            }
            self.look();
        }
    }

    fn stop(&self) -> bool {
        self.look();
        self.stopped.get() || self.learnt >= self.limit.get()
    }
}

/// A question to the solver.
struct Session<'a> {
    cnf: Cnf<'a>,
    solver: batsat::Solver<Counter<'a>>,
}

impl<'a> Session<'a> {
    fn new(cnf: Cnf<'a>, go_on: &'a dyn Fn() -> bool) -> Session<'a> {
        let counter = Counter {
            learnt: 0,
            conclusions: None,
            limit: Cell::new(0),
            stopped: Cell::new(false),
            go_on,
        };
        Session {
            cnf,
            solver: batsat::Solver::new(batsat::SolverOpts::default(), counter),
        }
    }

    /// Can all clauses hold?
    fn ask(&mut self, conflicts: u64, effort: &mut Effort) -> Answer {
        for _ in 0..self.cnf.variables() {
            self.solver.new_var_default();
        }
        let mut clause = Vec::new();
        for (number, &literal) in self.cnf.clauses.iter().enumerate() {
            if number.is_multiple_of(65_536) && !(self.solver.cb().go_on)() {
                return Answer::Unknown;
            }
            if literal == 0 {
                self.solver.add_clause_reuse(&mut clause);
                clause.clear();
            } else {
                let variable = batsat::Var::unsafe_from_idx(literal.unsigned_abs() - 1);
                clause.push(batsat::Lit::new(variable, literal > 0));
            }
        }
        effort.questions += 1;
        self.solver.cb().limit.set(conflicts);
        let answer = self.solver.solve_limited(&[]);
        effort.conflicts += self.solver.cb().learnt;
        if answer == lbool::FALSE {
            Answer::Never
        } else if answer == lbool::TRUE {
            Answer::Possible(self.model())
        } else {
            Answer::Unknown
        }
    }

    fn model(&self) -> Model {
        let mut values = Map::default();
        for (node, variable) in self.cnf.nodes() {
            let variable = batsat::Var::unsafe_from_idx(variable as u32 - 1);
            values.insert(node, self.solver.value_var(variable) == lbool::TRUE);
        }
        Model(values)
    }
}

/// Asks, remembers and counts.
pub struct Questions<'a> {
    /// True if the question is impossible.
    known: HashMap<Box<[i32]>, bool>,
    remembered: usize,
    pub effort: Effort,
    /// What the whole proof may cost.
    pub limit: Limit,
    pub go_on: &'a dyn Fn() -> bool,
    pub witness: Option<Witness<'a>>,
}

impl<'a> Questions<'a> {
    pub fn new(limit: Limit, go_on: &'a dyn Fn() -> bool) -> Questions<'a> {
        Questions {
            known: HashMap::new(),
            remembered: 0,
            effort: Effort::default(),
            limit,
            go_on,
            witness: None,
        }
    }

    /// Conflicts that a question may take.
    pub fn left(&self, most: u64) -> u64 {
        if self.effort.clauses >= self.limit.clauses {
            return 0;
        }
        most.min(self.limit.conflicts.saturating_sub(self.effort.conflicts))
    }

    /// Can all these hold of any wall at the cut?
    pub fn after_cut(
        &mut self,
        graph: &Graph,
        facts: &Facts,
        cut: &Cut,
        lits: &[Lit],
    ) -> Option<bool> {
        let cnf = Cnf::of(lits, graph, facts, Some(cut), self.go_on);
        self.effort.clauses += cnf.count;
        self.remembered(cnf, AFTER_CUT)
    }

    /// Can all these hold, with all facts?
    pub fn whole(&mut self, graph: &Graph, facts: &Facts, lits: &[Lit]) -> Answer {
        let mut cnf = Cnf::of(lits, graph, facts, None, self.go_on);
        if !cnf.has(&facts.start) {
            // Without the columns that it does not mention: then it is the same for each column.
            self.effort.clauses += cnf.count;
            if self.remembered(cnf, WHOLE) == Some(false) {
                return Answer::Never;
            }
            cnf = Cnf::of(lits, graph, facts, None, self.go_on);
            cnf.add_groups(&facts.start);
        }
        self.effort.clauses += cnf.count;
        self.once(cnf, WHOLE)
    }

    /// The answer to a question, or to the same one asked before. `None` if it takes too long.
    fn remembered(&mut self, cnf: Cnf<'_>, most: u64) -> Option<bool> {
        if cnf.given_up {
            return None;
        }
        if let Some(never) = self.known.get(cnf.clauses.as_slice()) {
            return Some(!never);
        }
        let key = cnf.clauses.clone();
        let answer = match self.once(cnf, most) {
            Answer::Never => false,
            Answer::Possible(_) => true,
            Answer::Unknown => return None,
        };
        if key.len() <= MOST_REMEMBERED && self.remembered + key.len() <= MEMORY {
            self.remembered += key.len();
            self.known.insert(key.into(), !answer);
        }
        Some(answer)
    }

    /// Asks a question whose clauses say all.
    fn once(&mut self, cnf: Cnf<'_>, most: u64) -> Answer {
        let conflicts = self.left(most);
        if cnf.given_up {
            return Answer::Unknown;
        }
        let mut session = Session::new(cnf, self.go_on);
        if self.witness.is_some() {
            session.solver.cb_mut().conclusions = Some(Vec::new());
        }
        let answer = session.ask(conflicts, &mut self.effort);
        if let (Some(witness), Answer::Never) = (self.witness, &answer) {
            witness(Refutation {
                learnt: session
                    .solver
                    .cb_mut()
                    .conclusions
                    .take()
                    .unwrap_or_default(),
                clauses: session.cnf.clauses,
            });
        }
        answer
    }
}
