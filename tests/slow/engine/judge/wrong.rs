//! Wrong programs that were written without knowing the judge's cases: `wrong/VERDICT.NAME.ron`.

use super::support::{groups, judged, written_blindly};
use engine::judge::Effort;

#[test]
fn each_has_the_verdict_that_its_name_begins_with() {
    let mut misses = Vec::new();
    for (name, program) in written_blindly("wrong") {
        let judgement = judged(&program, groups(&program), Effort::Normal);
        let (verdict, _) = name.split_once('.').unwrap();
        let found = judgement.verdict.id();
        if found != verdict {
            misses.push(format!("{name}: {found}"));
        }
    }
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}
