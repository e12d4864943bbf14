//! Cheapest sets that meet other sets.

use super::action::ActionSet;

/// Prices of the kinds of actions, and which of them there are.
#[derive(Clone, Debug)]
pub(super) struct Prices {
    /// The kinds that a program may use.
    pub allowed: ActionSet,
    /// By the number of the kind.
    pub of: Vec<u64>,
}

impl Prices {
    pub fn cost(&self, set: ActionSet) -> u64 {
        set.numbers().map(|number| self.of[number]).sum()
    }

    /// The allowed kinds that cost nothing: every set has them.
    pub fn free(&self) -> ActionSet {
        let free = self
            .allowed
            .numbers()
            .filter(|number| self.of[*number] == 0);
        free.fold(ActionSet::default(), ActionSet::with)
    }

    /// The cheapest set of allowed kinds that has at least one kind of each of these sets; `None` if there is none.
    pub fn cheapest(&self, wanted: &[ActionSet]) -> Option<ActionSet> {
        let mut best = None;
        self.extend(self.free(), wanted, &mut |set, cost| {
            if best.is_none_or(|(_, least)| cost < least) {
                best = Some((set, cost));
            }
            best.map_or(u64::MAX, |(_, least)| least.saturating_sub(1))
        });
        best.map(|(set, _)| set)
    }

    /// All sets that cost at most `most`, have a kind of each of the wanted sets, and could not do without any of their
    /// kinds that cost something.
    pub fn minimal(&self, wanted: &[ActionSet], most: u64) -> Vec<ActionSet> {
        let mut found: Vec<ActionSet> = Vec::new();
        self.extend(self.free(), wanted, &mut |set, cost| {
            if cost <= most && !found.contains(&set) {
                found.push(set);
            }
            most
        });
        let all = found.clone();
        found.retain(|set| {
            !all.iter()
                .any(|other| other != set && other.is_within(*set))
        });
        found.sort_by_key(|set| (self.cost(*set), set.0));
        found
    }

    /// The sets of allowed kinds that cost at most `most` and to which no further kind can be added for that.
    pub fn maximal(&self, most: u64) -> Vec<ActionSet> {
        let priced: Vec<usize> = self.allowed.without(self.free()).numbers().collect();
        let mut found = Vec::new();
        self.fill(&priced, self.free(), most, u64::MAX, &mut found);
        found
    }

    /// Adds every choice among the kinds of `left` for `money`; a kind that was left out must be too dear in the end.
    fn fill(
        &self,
        left: &[usize],
        set: ActionSet,
        money: u64,
        cheapest_out: u64,
        found: &mut Vec<ActionSet>,
    ) {
        let Some((&number, rest)) = left.split_first() else {
            // `cheapest_out` is the price of the cheapest kind that was left out although it could be paid.
            if cheapest_out > money {
                found.push(set);
            }
            return;
        };
        let price = self.of[number];
        if price <= money {
            let set = set.with(number);
            self.fill(rest, set, money - price, cheapest_out, found);
        }
        self.fill(rest, set, money, cheapest_out.min(price), found);
    }

    /// Branches on the first wanted set that is not met yet. `found` gets each set that meets all, and says what a set may
    /// cost from then on.
    fn extend(
        &self,
        set: ActionSet,
        wanted: &[ActionSet],
        found: &mut impl FnMut(ActionSet, u64) -> u64,
    ) {
        let mut most = u64::MAX;
        self.extend_within(set, wanted, &mut most, found);
    }

    fn extend_within(
        &self,
        set: ActionSet,
        wanted: &[ActionSet],
        most: &mut u64,
        found: &mut impl FnMut(ActionSet, u64) -> u64,
    ) {
        let cost = self.cost(set);
        if cost > *most {
            return;
        }
        let Some(unmet) = wanted.iter().find(|other| !set.meets(**other)) else {
            *most = found(set, cost);
            return;
        };
        let mut choices: Vec<usize> = unmet.numbers().collect();
        choices.sort_by_key(|number| self.of[*number]);
        for number in choices {
            self.extend_within(set.with(number), wanted, most, found);
        }
    }
}
