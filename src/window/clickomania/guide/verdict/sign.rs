//! Verdicts in short: a drawing, a word or two, a colour; never the colour alone.

use super::Finding;
use crate::window::kit::icons;
use crate::window::kit::icons::{Icon, icons};
use crate::window::kit::theme::Theme;
use egui::Color32;
use engine::diagnostics;
use engine::judge::Verdict;
use engine::language::TaskId;
use engine::text::Text;

icons! {
    /// Only luck.
    die = "die";
    /// Something is still to come.
    dots = "dots";
}

/// The drawing of a verdict.
pub fn icon(verdict: Verdict) -> Icon {
    match verdict {
        Verdict::Accepted => icons::tick,
        Verdict::Lucky => die,
        Verdict::NotReady | Verdict::TooSlow => dots,
        _ => icons::cross,
    }
}

/// The colour of a verdict, for texts too.
pub fn ink(theme: &Theme, verdict: Verdict) -> Color32 {
    match verdict {
        Verdict::Accepted => theme.right,
        Verdict::NotReady | Verdict::TooSlow => theme.quiet,
        // Nothing is broken, but it is not done either.
        Verdict::Lucky => theme.text,
        _ => theme.wrong,
    }
}

/// What lies behind the words of a verdict that says right or wrong.
pub fn paper(theme: &Theme, verdict: Verdict) -> Option<Color32> {
    match verdict {
        Verdict::Accepted => Some(theme.right_paper),
        Verdict::NotReady | Verdict::TooSlow | Verdict::Lucky => None,
        _ => Some(theme.wrong_paper),
    }
}

/// A verdict in a word or two; a program that is right for the other game only is told so.
pub fn words(text: &Text, finding: &Finding) -> String {
    let judgement = &finding.judgement;
    let fails = !matches!(
        judgement.verdict,
        Verdict::Accepted | Verdict::TooSlow | Verdict::NotReady
    );
    if fails && judgement.right_for_other_game == Some(true) {
        // Only of the two games it is known.
        let other = if finding.task.id() == &TaskId::STRISCE {
            text.msg_game_full()
        } else {
            text.msg_game_strip()
        };
        return text.msg_judging_only_other(other);
    }
    diagnostics::verdict(text, judgement.verdict)
}

/// The same, with how much was tried if nothing failed.
pub fn more_words(text: &Text, finding: &Finding) -> String {
    let tried = finding.judgement.cases_tried;
    match finding.judgement.verdict {
        Verdict::Accepted => text.msg_judging_accepted(tried, text.grouped(tried)),
        _ => words(text, finding),
    }
}
