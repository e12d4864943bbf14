//! What holds for programs far longer than people's.

use crate::folder::Folder;
use crate::laws::acts::{Act, Doing};
use crate::laws::hand::Hand;
use crate::laws::witness::Witness;
use crate::programs::long_program;

#[test]
fn of_a_long_program_only_what_is_seen_is_painted() {
    let vertices = [500, 5_400].map(|blocks| {
        let folder = Folder::new();
        let mut hand = Hand::new(&folder.0, long_program(blocks));
        (hand.painted(), blocks)
    });
    let [(short, _), (long, _)] = vertices;
    assert!(short > 1_000 && long < short + short / 10, "{vertices:?}");
}

/// As many loose stacks as would not have room one below the other, beside a program as long.
#[test]
fn thousands_of_stacks_lie_apart_after_tidying_up() {
    let stack = "(at: (50, 60), blocks: [DropAll]), ";
    let blocks = "DropAll, ".repeat(3_000);
    let beginning = format!("on_click: [{blocks}], loose: [{}]", stack.repeat(2_500));
    let mut witness = Witness::of(&beginning);
    let doing = Doing::Tidy;
    let (which, to, how) = (0, 0, 0);
    let tidy = Act {
        doing,
        which,
        to,
        how,
    };
    assert!(witness.sees(&tidy).unwrap());
    assert!(!witness.sees(&tidy).unwrap(), "tidied up twice");
}
