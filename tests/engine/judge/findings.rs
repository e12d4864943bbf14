//! What the judge finds besides the verdict.

use super::support::{blocks, judged, program};
use engine::judge::{Effort, FailingPhase, Verdict};
use engine::language::Kind;
use engine::wall::GroupKind;

#[test]
fn blocks_that_no_case_executes_are_named() {
    let dead = blocks(
        "RemoveAreaAndDrop(Clicked), If(branches: [(when: IsEmpty(Clicked), then: [DropAll])]), \
         Disabled(CureAll)",
        "",
    );
    let judgement = judged(&dead, GroupKind::Area, Effort::Quick);
    assert_eq!(judgement.verdict, Verdict::Accepted);
    let kinds: Vec<Kind> = judgement
        .never_executed
        .iter()
        .map(|&id| dead.block(id).kind)
        .collect();
    // A disabled block never runs: that goes without saying.
    assert_eq!(kinds, [Kind::DropAll]);
}

#[test]
fn a_program_that_is_right_for_the_other_game_is_told_so() {
    let strip = program("simplified/costo-2.ron");
    let judgement = judged(&strip, GroupKind::Area, Effort::Quick);
    assert_eq!(judgement.verdict, Verdict::WrongWall);
    assert_eq!(judgement.right_for_other_game, Some(true));
    let judgement = judged(&strip, GroupKind::Strip, Effort::Quick);
    assert_eq!(judgement.verdict, Verdict::Accepted);
    assert_eq!(judgement.right_for_other_game, Some(false));
}

#[test]
fn the_phase_that_fails_is_named() {
    let phase = |text: &str| judged(&blocks(text, "\"x\""), GroupKind::Area, Effort::Quick).phase;
    for (text, expected) in [
        (
            "Infect(Clicked), RemoveInfected, DropAll",
            Some(FailingPhase::Infection),
        ),
        (
            "InfectArea(Clicked), Remove(Clicked), DropAll",
            Some(FailingPhase::Removal),
        ),
        (
            "InfectArea(Clicked), RemoveInfected",
            Some(FailingPhase::Fall),
        ),
        ("InfectArea(Clicked), DropAll", Some(FailingPhase::Removal)),
        // Stopped by an error while bricks fall.
        (
            "InfectArea(Clicked), RemoveInfected, DropBrick(Get(\"x\"))",
            Some(FailingPhase::Fall),
        ),
        // No phases: all at once.
        ("RemoveStripAndDrop(Clicked)", None),
    ] {
        assert_eq!(phase(text), expected, "{text}");
    }
}

#[test]
fn the_step_is_the_first_after_which_nothing_helps() {
    let step = |text: &str| {
        let judgement = judged(&blocks(text, "\"x\""), GroupKind::Area, Effort::Quick);
        let case = judgement.counterexample.unwrap();
        (case.step, case.steps)
    };
    // A lone brick is removed; what comes after does not matter.
    assert_eq!(
        step("Remove(Clicked), Set(var: \"x\", to: Clicked), DropAll"),
        (2, 5)
    );
    // Nothing is done: it would not be too late.
    assert_eq!(step("Set(var: \"x\", to: Clicked)"), (2, 2));
    assert_eq!(step(""), (0, 0));
    // Painted over, and back again.
    assert_eq!(
        step("Paint(colour: Red, cell: Clicked), RemoveAreaAndDrop(Clicked)"),
        (4, 4)
    );
    // The step that fails is one more than are counted.
    assert_eq!(
        step("Set(var: \"x\", to: Clicked), Remove(Neighbour(side: Below, cell: Clicked))"),
        (5, 4)
    );
}

#[test]
fn a_program_that_is_not_ready_is_not_tried() {
    let judgement = judged(&blocks("Remove(Hole)", ""), GroupKind::Area, Effort::Quick);
    assert_eq!(judgement.verdict, Verdict::NotReady);
    assert_eq!(
        (judgement.moves_tried, judgement.right_for_other_game),
        (0, None)
    );
    assert!(judgement.counterexample.is_none());
}
