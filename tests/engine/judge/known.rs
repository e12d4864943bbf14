//! Every program of `programs/` has the verdict that its table says.

use super::support::{judged, program, table};
use engine::judge::Effort;
use engine::wall::GroupKind;

#[test]
fn even_the_quick_judge_knows_the_verdict_on_every_program() {
    let table = table();
    assert!(table.len() > 50);
    let mut wrong = Vec::new();
    for (place, verdicts) in table {
        for (game, expected) in GroupKind::ALL.into_iter().zip(verdicts) {
            let found = judged(&program(place), game, Effort::Quick).verdict;
            if found != expected {
                wrong.push(format!(
                    "{place}, {game:?}: {found:?}, the table says {expected:?}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
