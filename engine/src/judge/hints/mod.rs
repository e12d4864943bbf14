//! Hints: rewritings that keep what a program does and lower its cost. The ideas are those of section 3 of
//! the paper; of those that apply the smallest step comes first, since it is the next one to be understood.

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

/// Most hints of each idea.
const MAX_PER_IDEA: usize = 3;

/// Most rewritings that are checked for each idea, since checking takes time.
const TRIES: usize = 12;

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintLevel {
    /// A question that leads to the idea.
    General,
    /// Where the idea fits.
    Place,
    /// What is to be put in the place of what.
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

/// An idea how a program could cost less.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Idea {
    /// The block of the whole move in three phases.
    Phases,
    /// The area by asking each cell whether it is connected.
    Connection,
    /// The strip by looking up and down from the click.
    Walk,
    /// The area by sweeps over the wall that pass the infection on.
    Sweeps,
    /// A neighbour by its indices.
    Indices,
    /// A cell that is looked for twice, kept in a variable.
    Variable,
    /// Several *se* with the same commands as one with *o*.
    Condition,
    /// Several commands of one kind as one in a loop.
    Loop,
    /// All infected bricks removed one by one.
    OneByOne,
    /// The fall, column by column.
    Columns,
    /// A column, stack by stack.
    Stacks,
    /// Bricks instead of stacks, from the bottom upwards.
    Upwards,
    /// A stack lowered brick by brick.
    Bricks,
    /// A brick that falls by going down again and again.
    Steps,
    /// Empty cells found by looking at all instead of asking for them.
    Scan,
    /// A block that is never needed.
    Needless,
    /// The infection kept in two numbers instead of on the bricks.
    Numbers,
}

/// What a rewriting takes out, and what it puts in: commands one below the other, or one value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Replacement {
    /// In the program before.
    pub old: Vec<BlockId>,
    /// In the program after; empty if nothing comes instead.
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
    /// The block at which it begins.
    pub block: BlockId,
    /// How much less the program costs then.
    pub saves: u64,
    /// Whether disabled blocks are in the way, and put aside first.
    pub puts_aside: bool,
}

impl Hint {
    /// The one change that does what the hint says; `naming` calls the variables that it brings. The
    /// program stays as it is, but has made the identities of the new blocks; `None` if the hint was found
    /// in another program.
    pub fn edit(&self, program: &mut Program, naming: Naming<'_>) -> Option<Edit> {
        let mut draft = RewriteDraft::new(program, naming);
        let swap = self.rewrite(&mut draft);
        let edit = draft.into_undo();
        swap.and(edit)
    }

    /// The program after the change, and what was put in the place of what.
    pub fn preview(&self, program: &Program, naming: Naming<'_>) -> Option<(Program, Replacement)> {
        let mut after = program.clone();
        let mut draft = RewriteDraft::new(&mut after, naming);
        let swap = self.rewrite(&mut draft)?;
        Some((after, swap))
    }

    fn rewrite(&self, draft: &mut RewriteDraft<'_>) -> Option<Replacement> {
        if self.puts_aside {
            draft.put_all_aside()?;
        }
        self.idea.rewrite(draft, self.block)
    }
}

/// How a program could cost less: first the ideas that put in the fewest blocks, then in the order of
/// [`Idea::ALL`], then of the blocks. What is saved does not count: who sees one phase change learns why,
/// who is given the whole infection copies it. `check` says of a rewritten program whether it does what the
/// program did; see [`Reference`](super::reference::Reference). No hint is given for a program that is not
/// ready to run. What is disabled is kept, beside the program if it must be.
pub fn hints(program: &Program, costs: &Costs, check: &dyn Fn(&Program) -> bool) -> Vec<Hint> {
    let mut hints = Vec::new();
    if !problems(program).is_empty() {
        return Vec::new();
    }
    let before = cost_at(program, costs).total;
    let blocks: Vec<BlockId> = program.running().map(|(id, _)| id).collect();
    let ways: &[bool] = match draft::disabled(program, program.stack(Stack::Hat)).is_empty() {
        true => &[false],
        false => &[false, true],
    };
    // One copy for all: each rewriting is taken back.
    let mut trial = program.clone();
    for idea in Idea::ALL {
        let (mut tries, mut found) = (0, Vec::new());
        // An idea stays together, at the place of its smallest step.
        let mut smallest = usize::MAX;
        for &block in &blocks {
            if tries == TRIES || found.len() == MAX_PER_IDEA {
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
                let swap = hint.rewrite(&mut draft);
                let after = draft.program();
                let swap = swap.and_then(|swap| Some((swap, saved(after, costs, before)?)));
                let mut fits = false;
                if let Some((swap, saves)) = swap {
                    tries += 1;
                    fits = check(after);
                    if fits {
                        smallest = smallest.min(after.walk(&swap.new).count());
                        hint.saves = saves;
                        found.push(hint);
                    }
                }
                let back = draft.into_undo();
                debug_assert!(back.is_some(), "what was done can be taken back");
                if fits {
                    break;
                }
            }
        }
        hints.push((smallest, found));
    }
    hints.sort_by_key(|(smallest, _)| *smallest);
    hints.into_iter().flat_map(|(_, found)| found).collect()
}

/// How much less than `before` a program costs, if it does and is ready to run.
fn saved(after: &Program, costs: &Costs, before: u64) -> Option<u64> {
    let saves = before.checked_sub(cost_at(after, costs).total)?;
    (saves > 0 && problems(after).is_empty()).then_some(saves)
}

/// Steps that may be spent on looking for hints, beside the judgement of the program itself; what is begun is done.
pub const SEEKING: u64 = 400_000_000;

/// What there is to say about a program.
#[derive(Clone, Debug, Default)]
pub struct Advice {
    /// What the quick judge found wrong.
    pub mistake: Option<Judgement>,
    /// How it could do the same for less.
    pub hints: Vec<Hint>,
    /// Whether [`SEEKING`] was used up: there may be more hints.
    pub cut_off: bool,
    /// Steps of all that was done, at most.
    pub steps_spent: u64,
}

/// The advice for a program that is to do what these rules want, at their costs. Each rewriting is tried on a number of moves, and judged
/// quickly: none is given after which the verdict is worse. `None` if `go_on`, which is asked every few milliseconds,
/// says no.
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
        ..Options::by(rules.clone())
    };
    let judged = |program: &Program| match judge(program, &options, go_on) {
        Ok(judgement) => Some(Some(judgement)),
        Err(NoVerdict::Stopped) => None,
        // Without rules there is nothing to be right or wrong about.
        Err(NoVerdict::NothingWanted | NoVerdict::Rules(_)) => Some(None),
    };
    let allowance = StepAllowance::new(SEEKING);
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
    // What the task does not have is no advice, whatever is there already.
    let kinds = |program: &Program| -> HashSet<Kind> {
        let blocks = rules.not_allowed(program).into_iter();
        blocks.map(|id| program.block(id).kind).collect()
    };
    let not_allowed = kinds(program);
    let reference = Reference::of(program, rules, (seed, moves), &allowance, go_on);
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
