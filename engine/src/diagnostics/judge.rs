//! Sentences about judgements.

use super::failure;
use crate::judge::measure::{MEASURE_BUDGET, StepCounts};
use crate::judge::{Certainty, Counterexample, Fault, Judgement, NoVerdict, Verdict};
use crate::language::Program;
use crate::language::words::block_name;
use crate::proof::small_walls::{TriedDraws, UpTo};
use crate::run::rules::{RuleList, Rules, RulesFailure};
use crate::text::{Text, millions};
use crate::wall::GroupKind;

/// Reports that the steps of a program were measured on some moves only, and why; `None` if on all.
pub fn cut_off(text: &Text, name: &str, steps: &StepCounts) -> Option<String> {
    let (moves, wanted) = (steps.moves.to_string(), steps.wanted.to_string());
    let why = || text.msg_compare_cut_off(name, moves, wanted, millions(MEASURE_BUDGET));
    (!steps.is_complete()).then(why)
}

/// The short name of a verdict.
pub fn verdict(text: &Text, verdict: Verdict) -> String {
    match verdict {
        Verdict::NotReady => text.msg_judge_verdict_not_ready(),
        Verdict::NotAllowed => text.msg_judge_verdict_not_allowed(),
        Verdict::RuntimeError => text.msg_judge_verdict_runtime_error(),
        Verdict::DoesNotEnd => text.msg_judge_verdict_does_not_end(),
        Verdict::WrongWall => text.msg_judge_verdict_wrong_wall(),
        Verdict::InfectionLeft => text.msg_judge_verdict_infection_left(),
        Verdict::WrongInfection => text.msg_judge_verdict_wrong_infection(),
        Verdict::Lucky => text.msg_judge_verdict_lucky(),
        Verdict::TooSlow => text.msg_judge_verdict_too_slow(),
        Verdict::Accepted => text.msg_judge_verdict_accepted(),
    }
}

/// Describes why there is no verdict; `None` if the judge was merely stopped. `lists` gives each list of commands of
/// the task as a program.
pub fn no_verdict(
    text: &Text,
    why: &NoVerdict,
    lists: impl Fn(RuleList) -> Program,
) -> Option<String> {
    match why {
        NoVerdict::Stopped => None,
        NoVerdict::NothingWanted => Some(text.msg_judge_says_nothing_wanted()),
        NoVerdict::Rules(failure) => Some(rules_failure(text, &lists(failure.list), failure)),
    }
}

/// Describes the failure of a task's own commands; `list` is the list that failed, as a program.
pub fn rules_failure(text: &Text, list: &Program, why: &RulesFailure) -> String {
    let (row, column) = (why.click.row().to_string(), why.click.column().to_string());
    let fault = failure(text, list, &why.failure);
    text.msg_judge_says_rules_fail(row, column, why.list.id(), fault)
}

/// Explains a judgement, the most important sentence first.
pub fn judgement(
    text: &Text,
    program: &Program,
    rules: &Rules,
    judgement: &Judgement,
) -> Vec<String> {
    let mut sentences = Vec::new();
    match judgement.verdict {
        Verdict::NotReady => return vec![text.msg_judge_says_not_ready()],
        Verdict::NotAllowed => return not_allowed(text, program, judgement).into_iter().collect(),
        Verdict::Accepted => {
            sentences.push(text.msg_judge_says_accepted(text.grouped(judgement.cases_tried)));
            sentences.extend(
                judgement
                    .certainty
                    .map(|certainty| certain(text, certainty)),
            );
        }
        Verdict::TooSlow => {
            sentences.push(text.msg_judge_says_too_slow(text.grouped(judgement.cases_tried)));
        }
        _ => {}
    }
    if let Some(share) = judgement.luck {
        sentences.push(match share {
            0.0 => text.msg_judge_says_lucky_rarely(text.grouped(judgement.cases_tried)),
            share if share < 0.01 => text.msg_judge_says_lucky_few(),
            share => text.msg_judge_says_lucky(text.number(100.0 * share)),
        });
    }
    if let Some(counterexample) = &judgement.counterexample {
        sentences.extend(how(text, program, rules, counterexample));
    }
    if let Some(phase) = judgement.phase {
        sentences.push(text.msg_judge_says_phase(phase.id()));
    }
    if !judgement.never_executed.is_empty() {
        let count = judgement.never_executed.len();
        sentences.push(text.msg_judge_says_never_executed(count));
    }
    if let (Some(true), Some(kind)) = (judgement.right_for_other_game, rules.groups()) {
        sentences.push(text.msg_judge_says_other_game(match kind.other() {
            GroupKind::Area => text.msg_game_full(),
            GroupKind::Strip => text.msg_game_strip(),
        }));
    }
    sentences
}

/// Says what is certain about an accepted program.
pub fn certain(text: &Text, certainty: Certainty) -> String {
    match certainty {
        Certainty::All => text.msg_judge_says_everywhere(),
        Certainty::IfItEnds => text.msg_judge_says_if_it_ends(),
        Certainty::UpTo(UpTo {
            bricks,
            walls,
            draws,
        }) => {
            let draws = match draws {
                TriedDraws::None => "none",
                TriedDraws::All => "all",
                TriedDraws::Some => "some",
            };
            text.msg_judge_says_up_to(text.grouped(walls), bricks, draws)
        }
    }
}

/// The certainty in a few words.
pub fn certainty(text: &Text, certainty: Certainty) -> String {
    match certainty {
        Certainty::All => text.msg_judge_certain_everywhere(),
        Certainty::IfItEnds => text.msg_judge_certain_if_it_ends(),
        Certainty::UpTo(UpTo { bricks, .. }) => text.msg_judge_certain_up_to(bricks),
    }
}

/// Names the first block that the task does not allow, and counts the others; `None` if all are allowed.
pub fn not_allowed(text: &Text, program: &Program, judgement: &Judgement) -> Option<String> {
    let (first, more) = judgement.not_allowed.split_first()?;
    let block = block_name(program, text, program.get(*first)?);
    Some(text.msg_judge_says_not_allowed(more.len(), block))
}

/// The fault of a program in a case, as a variant of the messages.
pub fn what_happens(case: &Counterexample) -> &'static str {
    let (left, wanted) = (case.obtained.bricks().len(), case.expected.bricks().len());
    match case.fault {
        Fault::RuntimeError => "runtime",
        Fault::DoesNotEnd => "endless",
        Fault::InfectionLeft => "infection",
        Fault::WrongInfection => "other-infection",
        Fault::WrongWall if left > wanted => "more",
        Fault::WrongWall if left < wanted => "fewer",
        Fault::WrongWall => "other",
    }
}

/// Explains how a counterexample fails.
fn how(
    text: &Text,
    program: &Program,
    rules: &Rules,
    counterexample: &Counterexample,
) -> Vec<String> {
    let Counterexample { wall, click, .. } = counterexample;
    let fault = what_happens(counterexample);
    let (row, column) = (click.row().to_string(), click.column().to_string());
    let mut sentences = vec![text.msg_judge_says_fault(row, column, wall.bricks().len(), fault)];
    if let Some(why) = &counterexample.failure {
        sentences.push(failure(text, program, why));
    } else if let (None, true, Some(cell)) = (
        rules.groups(),
        // Up to the last step the wall could still have become right.
        counterexample.step == counterexample.steps,
        counterexample.first_difference(),
    ) {
        let (row, column) = (cell.row().to_string(), cell.column().to_string());
        sentences.push(text.msg_judge_says_cell(row, column));
    } else if counterexample.step > 0 {
        sentences.push(text.msg_judge_says_step(text.grouped(counterexample.step)));
    }
    if !counterexample.draws.is_fair() {
        sentences.push(text.msg_judge_says_hostile());
    }
    sentences
}
