//! The least that a right program for a task can cost.
//!
//! The cost of a program counts its blocks once each, and the blocks that compute are free; so what it costs depends on
//! the kinds of actions that it contains. If some wall cannot become what is wanted by any sequence of actions of some
//! kinds, whatever their arguments, then no program with these kinds alone is right. The least cost is that of the
//! cheapest kinds that no wall rules out so. It is found by implicit hitting sets (Moreno-Centeno and Karp, "The implicit
//! hitting set approach to solve combinatorial optimization problems", Operations Research 61, 2013): the cheapest kinds
//! that no wall known so far rules out are tried on all walls; a wall that rules them out is added, with the kinds that
//! it needs one of; and so on.

use super::action::{ActionKind, ActionSet};
use super::hitting::Prices;
use super::probe::{Probe, probes};
use super::reach::{Reach, reach};
use crate::language::Kind;
use crate::language::kind::TABLE;
use crate::run::rules::{Rules, RulesFailure};
use crate::task::{Measure, Task};
use crate::wall::{Cell, Wall};

/// Ways to reach the least cost that are listed at most.
const MAX_WAYS: usize = 100;

/// The least cost of the right programs for a task.
#[derive(Clone, Debug)]
pub struct LeastCost {
    /// No right program costs less. `None` if no program at all is right with the blocks that the task has.
    pub least: Option<u64>,
    /// False if the task leaves out blocks that compute for nothing: then the least may be more than the bound says.
    pub tight: bool,
    /// The sets of kinds of actions that cost so much and that no wall rules out, 100 at most. None of their kinds with a
    /// price could be left out.
    pub ways: Vec<ActionSet>,
    /// For each set of kinds that costs less, and to which none can be added for less, a wall that rules it out.
    pub refuted: Vec<Refutation>,
}

/// Why kinds of actions are not enough.
#[derive(Clone, Copy, Debug)]
pub struct Refutation {
    pub kinds: ActionSet,
    /// The kinds that the task has and that would help on this wall: a right program has one of them.
    pub needed: ActionSet,
    /// The wall on which the program starts, after the task's `before`.
    pub wall: Wall,
    pub click: Cell,
    /// What should become of the wall, and cannot.
    pub wanted: Wall,
}

/// Why there is no least cost.
#[derive(Clone, Debug)]
pub enum NoLeastCost {
    /// The task wants nothing.
    NothingWanted,
    /// Its goals count something else.
    OtherMeasure(Measure),
    /// Its commands fail.
    Rules(RulesFailure),
    /// `go_on` said no.
    Stopped,
}

/// The least cost of a task with these rules, the same on every machine.
///
/// # Errors
/// [`NoLeastCost`].
pub fn least_cost(
    task: &Task,
    rules: &Rules,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<LeastCost, NoLeastCost> {
    if !rules.wants_something() {
        return Err(NoLeastCost::NothingWanted);
    }
    if task.measure != Measure::Cost {
        return Err(NoLeastCost::OtherMeasure(task.measure));
    }
    let probes = probes(rules, go_on).map_err(NoLeastCost::Rules)?;
    let probes = probes.ok_or(NoLeastCost::Stopped)?;
    let prices = Prices {
        allowed: ActionSet::of(|action| task.blocks.allows(action.kind)),
        of: ActionKind::all()
            .map(|action| u64::from(task.costs.of(action.kind)))
            .collect(),
    };
    let mut search = Search {
        enough: vec![Vec::new(); probes.len()],
        probes,
        prices,
        limits: Vec::new(),
        go_on,
    };
    search.run(leaves_out_no_computing(task))
}

/// True if the task has all blocks of Blockly, and those for cells that cost nothing.
fn leaves_out_no_computing(task: &Task) -> bool {
    let acts = |kind: Kind| ActionKind::all().any(|action| action.kind == kind);
    let computes = TABLE.iter().filter(|row| row.cost == 0 && !acts(row.kind));
    computes
        .map(|row| row.kind)
        .all(|kind| task.blocks.allows(kind) && task.costs.of(kind) == 0)
}

struct Search<'a> {
    probes: Vec<Probe>,
    prices: Prices,
    /// What walls are known to rule out.
    limits: Vec<Limit>,
    /// For each probe, sets of kinds that reach what it wants.
    enough: Vec<Vec<ActionSet>>,
    go_on: &'a (dyn Fn() -> bool + Sync),
}

/// A wall, and kinds of actions that are not enough for it.
struct Limit {
    probe: usize,
    not_enough: ActionSet,
}

impl Search<'_> {
    fn run(&mut self, tight: bool) -> Result<LeastCost, NoLeastCost> {
        loop {
            let Some(kinds) = self.prices.cheapest(&self.needed()) else {
                return Ok(self.impossible(tight));
            };
            if self.is_refuted(kinds)? {
                continue;
            }
            let least = self.prices.cost(kinds);
            let ways = self.ways(least)?;
            let below = least.checked_sub(1);
            let refuted = below.map_or_else(Vec::new, |most| self.refutations(most));
            return Ok(LeastCost {
                least: Some(least),
                tight,
                ways,
                refuted,
            });
        }
    }

    /// No program is right: a wall rules out all kinds together.
    fn impossible(&self, tight: bool) -> LeastCost {
        let all = self.prices.allowed;
        LeastCost {
            least: None,
            tight,
            ways: Vec::new(),
            refuted: self.refutation(all).into_iter().collect(),
        }
    }

    /// For each limit, the kinds of which a right program has one.
    fn needed(&self) -> Vec<ActionSet> {
        let limits = self.limits.iter();
        let allowed = self.prices.allowed;
        limits
            .map(|limit| allowed.without(limit.not_enough))
            .collect()
    }

    /// Looks for a wall that rules out these kinds, and remembers it.
    fn is_refuted(&mut self, kinds: ActionSet) -> Result<bool, NoLeastCost> {
        for probe in 0..self.probes.len() {
            if !self.falls_short(probe, kinds)? {
                continue;
            }
            // As many kinds as it rules out together, the dear ones first: so the next limits differ.
            let mut not_enough = kinds;
            let mut others: Vec<usize> = self.prices.allowed.without(kinds).numbers().collect();
            others.sort_by_key(|number| self.prices.of[*number]);
            for number in others {
                let more = not_enough.with(number);
                if self.falls_short(probe, more)? {
                    not_enough = more;
                }
            }
            self.limits.push(Limit { probe, not_enough });
            return Ok(true);
        }
        Ok(false)
    }

    /// True if what a probe wants is out of the reach of these kinds.
    fn falls_short(&mut self, probe: usize, kinds: ActionSet) -> Result<bool, NoLeastCost> {
        if self.enough[probe].iter().any(|set| set.is_within(kinds)) {
            return Ok(false);
        }
        if !(self.go_on)() {
            return Err(NoLeastCost::Stopped);
        }
        let Probe { start, wanted, .. } = self.probes[probe];
        match reach(&start, &wanted, kinds) {
            Reach::Never => return Ok(true),
            Reach::By(set) => self.enough[probe].push(set),
            Reach::Unknown => self.enough[probe].push(kinds),
        }
        Ok(false)
    }

    /// The sets that cost `least` and that no wall rules out.
    fn ways(&mut self, least: u64) -> Result<Vec<ActionSet>, NoLeastCost> {
        'again: loop {
            let mut ways = self.prices.minimal(&self.needed(), least);
            ways.truncate(MAX_WAYS);
            for way in &ways {
                if self.is_refuted(*way)? {
                    continue 'again;
                }
            }
            return Ok(ways);
        }
    }

    fn refutations(&self, most: u64) -> Vec<Refutation> {
        let sets = self.prices.maximal(most).into_iter();
        sets.filter_map(|kinds| self.refutation(kinds)).collect()
    }

    /// Why these kinds are not enough: the wall with the fewest bricks.
    fn refutation(&self, kinds: ActionSet) -> Option<Refutation> {
        let limits = self.limits.iter();
        let holds = limits.filter(|limit| kinds.is_within(limit.not_enough));
        let limit = holds.min_by_key(|limit| limit.probe)?;
        let Probe {
            start,
            click,
            wanted,
        } = self.probes[limit.probe];
        Some(Refutation {
            kinds,
            needed: self.prices.allowed.without(limit.not_enough),
            wall: start,
            click,
            wanted,
        })
    }
}
