//! Hints: rewritings that keep what a program does and lower its cost. The ideas are those of section 3 of the paper.
//! The smallest applicable step comes first: it is the next one to understand.

mod draft;
mod numbers;
mod phases;
mod several;

pub use draft::Naming;

use super::reference::{Reference, StepAllowance};
use super::{Effort, Judgement, NoVerdict, Options, Verdict, judge};
use crate::language::check::check as problems;
use crate::language::cost::{Costs, cost_at};
use crate::language::edit::Edit;
use crate::language::program::Stack;
use crate::language::{BlockId, Kind, Program};
use crate::run::rules::Rules;
use draft::RewriteDraft;
use std::collections::HashSet;

/// Maximum number of hints for each idea.
const MAX_PER_IDEA: usize = 3;

/// Maximum number of rewritings checked for each idea; checking is slow.
const MAX_TRIES: usize = 12;

/// The detail that a hint reveals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintLevel {
    /// A question that leads to the idea.
    General,
    /// The place where the idea fits.
    Place,
    /// The blocks to replace, and their replacement.
    Concrete,
}

impl HintLevel {
    /// From general to concrete.
    pub const ALL: [HintLevel; 3] = [HintLevel::General, HintLevel::Place, HintLevel::Concrete];

    /// The name of the level in JSON.
    pub fn id(self) -> &'static str {
        match self {
            HintLevel::General => "general",
            HintLevel::Place => "place",
            HintLevel::Concrete => "concrete",
        }
    }
}

/// An idea to lower the cost of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Idea {
    /// Replace the block of the whole move by its three phases.
    Phases,
    /// Find the area by asking for each cell whether it is connected.
    Connection,
    /// Find the strip by looking up and down from the click.
    Walk,
    /// Find the area by sweeps over the wall that spread the infection.
    Sweeps,
    /// Find a neighbour by its indices.
    Indices,
    /// Keep a value that is computed twice in a variable.
    Variable,
    /// Join several *se* with the same commands to one with *o*.
    Condition,
    /// Join several commands of one kind to one in a loop.
    Loop,
    /// Remove the infected bricks one by one.
    OneByOne,
    /// Let bricks fall column by column.
    Columns,
    /// Let a column fall stack by stack.
    Stacks,
    /// Drop bricks instead of stacks, from the bottom upwards.
    Upwards,
    /// Lower a stack brick by brick.
    Bricks,
    /// Drop a brick by lowering it again and again.
    Steps,
    /// Look at all cells instead of asking for empty ones.
    Scan,
    /// Remove a block that is not needed.
    Needless,
    /// Keep the infection in two numbers instead of on the bricks.
    Numbers,
}

/// The blocks that a rewriting removes and inserts: consecutive commands, or one value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Replacement {
    /// Blocks of the program before.
    pub old: Vec<BlockId>,
    /// Blocks of the program after; empty if nothing replaces the old ones.
    pub new: Vec<BlockId>,
}

impl Idea {
    /// All ideas, in the order in which they are taught.
    pub const ALL: [Idea; 17] = [
        Idea::Phases,
        Idea::Connection,
        Idea::Walk,
        Idea::Sweeps,
        Idea::Condition,
        Idea::Loop,
        Idea::OneByOne,
        Idea::Columns,
        Idea::Stacks,
        Idea::Upwards,
        Idea::Bricks,
        Idea::Steps,
        Idea::Variable,
        Idea::Indices,
        Idea::Scan,
        Idea::Needless,
        Idea::Numbers,
    ];

    /// Rewrites a program at a block, if the idea fits there.
    fn rewrite(self, draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
        match self {
            Idea::Phases => phases::phases(draft, id),
            Idea::Connection => phases::connection(draft, id),
            Idea::Walk => phases::walk(draft, id),
            Idea::Sweeps => phases::sweeps(draft, id),
            Idea::Indices => several::indices(draft, id),
            Idea::Variable => several::variable(draft, id),
            Idea::Condition => several::condition(draft, id),
            Idea::Loop => several::one_loop(draft, id),
            Idea::OneByOne => phases::one_by_one(draft, id),
            Idea::Needless => phases::needless(draft, id),
            Idea::Columns => phases::columns(draft, id),
            Idea::Stacks => phases::stacks(draft, id),
            Idea::Upwards => phases::upwards(draft, id),
            Idea::Bricks => phases::bricks(draft, id),
            Idea::Steps => phases::steps(draft, id),
            Idea::Scan => phases::scan(draft, id),
            Idea::Numbers => numbers::numbers(draft, id),
        }
    }
}

/// A rewriting that lowers the cost of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hint {
    pub idea: Idea,
    /// The first block that changes.
    pub block: BlockId,
    /// The cost that it saves.
    pub saves: u64,
    /// True if disabled blocks are in the way; the rewriting first moves them aside.
    pub puts_aside: bool,
}

impl Hint {
    /// The change that applies the hint. `naming` names new variables. The program stays as it is, except that it has
    /// issued the ids of new blocks. `None` if the hint belongs to another program.
    pub fn edit(&self, program: &mut Program, naming: Naming<'_>) -> Option<Edit> {
        let mut draft = RewriteDraft::new(program, naming);
        let replaced = self.rewrite(&mut draft);
        let edit = draft.into_undo();
        replaced.and(edit)
    }

    /// The program after the change, and what replaced what.
    pub fn preview(&self, program: &Program, naming: Naming<'_>) -> Option<(Program, Replacement)> {
        let mut after = program.clone();
        let mut draft = RewriteDraft::new(&mut after, naming);
        let replaced = self.rewrite(&mut draft)?;
        Some((after, replaced))
    }

    fn rewrite(&self, draft: &mut RewriteDraft<'_>) -> Option<Replacement> {
        if self.puts_aside {
            draft.put_all_aside()?;
        }
        self.idea.rewrite(draft, self.block)
    }
}

/// The hints for a program: first the ideas that insert the fewest blocks, then in the order of [`Idea::ALL`], then
/// of the blocks. The order ignores what a hint saves: a pupil who sees one phase change learns why, one who gets the
/// whole infection copies it.
///
/// `check` decides whether a rewritten program does what the program did; see
/// [`Reference`]. A program that is not ready to run gets no hints. Disabled blocks
/// stay, beside the program if necessary.
pub fn hints(program: &Program, costs: &Costs, check: &dyn Fn(&Program) -> bool) -> Vec<Hint> {
    if !problems(program).is_empty() {
        return Vec::new();
    }
    let before = cost_at(program, costs).total;
    let blocks: Vec<BlockId> = program.running().map(|(id, _)| id).collect();
    let has_disabled = !draft::disabled(program, program.stack(Stack::Hat)).is_empty();
    let ways: &[bool] = if has_disabled {
        &[false, true]
    } else {
        &[false]
    };
    // One copy for all rewritings: each is undone.
    let mut trial = program.clone();
    let mut ideas = Vec::new();
    for idea in Idea::ALL {
        let (mut tries, mut found) = (0, Vec::new());
        // The hints of an idea stay together, at the place of its smallest step.
        let mut smallest = usize::MAX;
        for &block in &blocks {
            if tries == MAX_TRIES || found.len() == MAX_PER_IDEA {
                break;
            }
            for &puts_aside in ways {
                let mut hint = Hint {
                    idea,
                    block,
                    saves: 0,
                    puts_aside,
                };
                let mut draft = RewriteDraft::new(&mut trial, &str::to_owned);
                let replaced = hint.rewrite(&mut draft);
                let after = draft.program();
                let mut fits = false;
                if let Some(replaced) = replaced
                    && let Some(saves) = saved(after, costs, before)
                {
                    tries += 1;
                    fits = check(after);
                    if fits {
                        smallest = smallest.min(after.walk(&replaced.new).count());
                        hint.saves = saves;
                        found.push(hint);
                    }
                }
                let redo = draft.into_undo();
                debug_assert!(redo.is_some(), "a rewriting can be undone");
                if fits {
                    break;
                }
            }
        }
        ideas.push((smallest, found));
    }
    ideas.sort_by_key(|(smallest, _)| *smallest);
    ideas.into_iter().flat_map(|(_, found)| found).collect()
}

/// The cost that a program saves over `before`; `None` if it does not cost less or is not ready to run.
fn saved(after: &Program, costs: &Costs, before: u64) -> Option<u64> {
    let saves = before.checked_sub(cost_at(after, costs).total)?;
    (saves > 0 && problems(after).is_empty()).then_some(saves)
}

/// Maximum number of steps for finding hints, without the judgement of the program itself. What has begun is
/// finished.
pub const HINT_BUDGET: u64 = 400_000_000;

/// Advice for a program.
#[derive(Clone, Debug, Default)]
pub struct Advice {
    /// The fault that the quick judge found.
    pub mistake: Option<Judgement>,
    /// Ways to lower the cost of the program.
    pub hints: Vec<Hint>,
    /// True if [`HINT_BUDGET`] was used up: there may be more hints.
    pub cut_off: bool,
    /// Upper bound on the steps of the whole work.
    pub steps_spent: u64,
}

/// Advice for a program under these rules and their costs. Each rewriting is tried in about `moves` moves and judged
/// quickly, and rejected if the verdict is worse. `None` if `go_on`, which is called every few milliseconds, returned
/// false.
pub fn advice(
    program: &Program,
    rules: &Rules,
    seed: u64,
    moves: usize,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Advice> {
    let options = Options {
        effort: Effort::Quick,
        seed,
        ..Options::with_rules(rules.clone())
    };
    let judged = |program: &Program| match judge(program, &options, go_on) {
        Ok(judgement) => Some(Some(judgement)),
        Err(NoVerdict::Stopped) => None,
        // Without rules no program is right or wrong.
        Err(NoVerdict::NothingWanted | NoVerdict::Rules(_)) => Some(None),
    };
    let allowance = StepAllowance::new(HINT_BUDGET);
    let before = judged(program)?;
    let verdict = before.as_ref().map(|judgement| judgement.verdict);
    let before_steps = before.as_ref().map_or(0, |judgement| judgement.steps_spent);
    let as_good = |other: &Program| match verdict {
        None => true,
        Some(before) => judged(other).flatten().is_some_and(|after| {
            allowance.spend(after.steps_spent);
            after.verdict >= before
        }),
    };
    // A hint must not use blocks that the task does not allow, except kinds that the program uses already.
    let kinds = |program: &Program| -> HashSet<Kind> {
        let blocks = rules.not_allowed(program).into_iter();
        blocks.map(|id| program.block(id).kind).collect()
    };
    let not_allowed = kinds(program);
    let reference = Reference::of(program, rules, seed, moves, &allowance, go_on);
    let found = reference.map(|reference| {
        hints(program, rules.costs(), &|other| {
            go_on()
                && kinds(other).is_subset(&not_allowed)
                && reference.holds_for(other, &allowance, go_on)
                && as_good(other)
        })
    });
    let fails = |judgement: &Judgement| judgement.verdict < Verdict::TooSlow;
    go_on().then(|| Advice {
        mistake: before.filter(fails),
        hints: found.unwrap_or_default(),
        cut_off: allowance.is_used_up(),
        steps_spent: before_steps + allowance.spent(),
    })
}
