//! Programs that leave something to chance.

use super::support::{blocks, fault, judged, played, program};
use engine::diagnostics;
use engine::judge::{Effort, Verdict};
use engine::run::draw_policy::DrawPolicy;
use engine::run::rules::Rules;
use engine::text::{Language, Text};
use engine::wall::GroupKind;

#[test]
fn what_ends_with_probability_1_ends() {
    for place in [
        "solutions/caduta-sopra-a.ron",
        "solutions/caduta-due-estrazioni.ron",
    ] {
        let judgement = judged(&program(place), GroupKind::Area, Effort::Quick);
        assert_eq!(judgement.verdict, Verdict::Accepted, "{place}");
        assert_eq!(judgement.luck, None);
    }
}

#[test]
fn luck_is_told_by_its_share_and_by_draws_that_fail() {
    // Half of all moves do nothing.
    let coin = "If(branches: [(when: Compare(RandomInt(from: Number(0), to: Number(1)), Eq, \
        Number(0)), then: [RemoveAreaAndDrop(Clicked)])])";
    let program = blocks(coin, "");
    let judgement = judged(&program, GroupKind::Area, Effort::Quick);
    assert_eq!(judgement.verdict, Verdict::Lucky);
    // A lone brick stays either way.
    let share = judgement.luck.unwrap();
    assert!((0.3..0.6).contains(&share), "{share}");
    let case = judgement.counterexample.unwrap();
    assert_eq!(case.wall.bricks().len(), 2);
    let seed = case.seed().expect("fair draws will do");
    let outcome = played(
        &program,
        case.wall,
        case.click,
        DrawPolicy { seed, number: 0 },
    );
    let failed = fault(&outcome, case.wall, case.click, GroupKind::Area);
    assert_eq!(failed, Some(Verdict::WrongWall));
}

#[test]
fn hostile_draws_find_what_fair_ones_never_meet() {
    // One in a thousand million.
    let rare = "If(branches: [(when: Compare(RandomInt(from: Number(1), to: Number(1e9)), Ne, \
        Number(1)), then: [RemoveAreaAndDrop(Clicked)])])";
    let program = blocks(rare, "");
    let judgement = judged(&program, GroupKind::Area, Effort::Quick);
    assert_eq!(judgement.verdict, Verdict::Lucky);
    assert_eq!(judgement.luck, Some(0.0));
    let text = Text::load(Language::En).unwrap();
    let rules = Rules::of_program(&program);
    let told = diagnostics::judgement(&text, &program, &rules, &judgement).concat();
    assert!(
        told.contains(&text.grouped(judgement.cases_tried)),
        "{told}"
    );
    assert!(!told.contains('%'), "none of so many is no share: {told}");
    let case = judgement.counterexample.unwrap();
    assert_eq!(case.seed(), None);
    let outcome = played(&program, case.wall, case.click, case.draws);
    assert!(fault(&outcome, case.wall, case.click, GroupKind::Area).is_some());
}
