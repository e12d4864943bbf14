//! Right programs of an unusual kind, written without knowing the judge's cases: `right/NAME.ron`.

use super::support::{groups, judged, written_blindly};
use engine::judge::{Effort, Verdict};

#[test]
fn each_is_accepted() {
    for (name, program) in written_blindly("right") {
        let judgement = judged(&program, groups(&program), Effort::Normal);
        assert_eq!(judgement.verdict, Verdict::Accepted, "{name}");
    }
}
