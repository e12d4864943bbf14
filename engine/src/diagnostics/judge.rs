//! What the judge found, in words.

use super::failure;
use crate::game::Game;
use crate::judge::{Counterexample, Fault, Judgement, Verdict};
use crate::language::Program;
use crate::text::{Text, grouped};

/// A verdict in a word or two.
pub fn verdict(text: &Text, verdict: Verdict) -> String {
    match verdict {
        Verdict::NotReady => text.msg_judge_verdict_not_ready(),
        Verdict::RuntimeError => text.msg_judge_verdict_runtime_error(),
        Verdict::DoesNotEnd => text.msg_judge_verdict_does_not_end(),
        Verdict::WrongWall => text.msg_judge_verdict_wrong_wall(),
        Verdict::InfectionLeft => text.msg_judge_verdict_infection_left(),
        Verdict::Lucky => text.msg_judge_verdict_lucky(),
        Verdict::Accepted => text.msg_judge_verdict_accepted(),
    }
}

/// The sentences that explain a judgement by the rules of `game`, the most important first.
pub fn judgement(text: &Text, program: &Program, game: Game, judgement: &Judgement) -> Vec<String> {
    let mut sentences = Vec::new();
    match judgement.verdict {
        Verdict::NotReady => return vec![text.msg_judge_says_not_ready()],
        Verdict::Accepted => {
            sentences.push(text.msg_judge_says_accepted(grouped(judgement.moves_tried)));
        }
        _ => {}
    }
    if let Some(share) = judgement.luck {
        sentences.push(text.msg_judge_says_lucky(text.number(100.0 * share)));
    }
    if let Some(counterexample) = &judgement.counterexample {
        sentences.extend(how(text, program, counterexample));
    }
    if let Some(phase) = judgement.phase {
        sentences.push(text.msg_judge_says_phase(phase.id()));
    }
    match judgement.never_executed.len() {
        0 => {}
        count => sentences.push(text.msg_judge_says_never_executed(count)),
    }
    if judgement.right_for_other_game == Some(true) {
        let other = match game {
            Game::Full => Game::Strip,
            Game::Strip => Game::Full,
        };
        sentences.push(text.msg_judge_says_other_game(text.game(other)));
    }
    sentences
}

/// How a case fails.
fn how(text: &Text, program: &Program, counterexample: &Counterexample) -> Vec<String> {
    let Counterexample { wall, click, .. } = counterexample;
    let fault = match counterexample.fault {
        Fault::RuntimeError => "runtime",
        Fault::DoesNotEnd => "endless",
        Fault::WrongWall => "wall",
        Fault::InfectionLeft => "infection",
    };
    let (row, column) = (click.row().to_string(), click.column().to_string());
    let mut sentences = vec![text.msg_judge_says_fault(row, column, wall.bricks().len(), fault)];
    if let Some(why) = &counterexample.failure {
        sentences.push(failure(text, program, why));
    } else if counterexample.step > 0 {
        sentences.push(text.msg_judge_says_step(grouped(counterexample.step)));
    }
    if !counterexample.draws.is_fair() {
        sentences.push(text.msg_judge_says_hostile());
    }
    sentences
}
