//! Verdicts in short: a drawing, a word or two, a colour; never the colour alone.

use super::{Finding, ProgramVerdict, VerdictState};
use crate::window::clickomania::actions::action;
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, VerdictCommand};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::icons::{Icon, icons};
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, beginning_large, one_line};
use crate::window::kit::{icons, theme};
use egui::{
    Color32, CornerRadius, FontId, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::diagnostics;
use engine::judge::Verdict;
use engine::language::TaskId;
use engine::text::Text;
use std::ops::RangeInclusive;

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

/// From the left edge to the words, and from these to the right edge.
const INDENT: f32 = 30.0;
const AFTER: f32 = 12.0;
/// How high the line is, in points.
const HEIGHT: f32 = 32.0;

/// What the line says: in full, and if that is too long.
pub struct VerdictLine {
    icon: Icon,
    ink: Color32,
    paper: Option<Color32>,
    words: String,
    fewer: String,
}

impl VerdictLine {
    /// What is known of the program.
    pub fn of(verdict: &ProgramVerdict, app: &ClickomaniaContext, theme: &Theme) -> VerdictLine {
        let text = app.text;
        match &verdict.state(&app.services.judge, &text) {
            VerdictState::Empty => VerdictLine::plain(dots, theme.quiet, text.msg_judging_empty()),
            VerdictState::Missing(count) => {
                let words = text.msg_program_missing(*count as u64);
                VerdictLine::plain(icons::cross, theme.wrong, words)
            }
            VerdictState::TaskFault(_) => {
                VerdictLine::plain(icons::cross, theme.wrong, text.msg_judging_task_fault())
            }
            VerdictState::Ready => {
                VerdictLine::plain(icons::tick, theme.right, text.msg_program_ready())
            }
            VerdictState::Pending => {
                VerdictLine::plain(dots, theme.quiet, text.msg_judging_pending())
            }
            VerdictState::Found(finding) => {
                let verdict = finding.judgement.verdict;
                VerdictLine {
                    icon: icon(verdict),
                    ink: ink(theme, verdict),
                    paper: paper(theme, verdict),
                    words: more_words(&text, finding),
                    fewer: words(&text, finding),
                }
            }
        }
    }

    fn plain(icon: Icon, ink: Color32, words: String) -> VerdictLine {
        VerdictLine {
            icon,
            ink,
            paper: None,
            fewer: words.clone(),
            words,
        }
    }

    /// How wide it is, in points: in full if that is no wider than `room.start()`, else as wide as the few words, which
    /// are cut at `room.end()` alone.
    pub fn width(&self, ui: &Ui, room: RangeInclusive<f32>) -> f32 {
        let width = |words: &str| INDENT + AFTER + line_width(ui, words);
        let full = width(&self.words);
        if full <= *room.start() {
            full
        } else {
            width(&self.fewer).min(room.end().max(*room.start()))
        }
    }
}

fn font() -> FontId {
    theme::semibold(14.0)
}

fn line_width(ui: &Ui, words: &str) -> f32 {
    let painter = ui.painter();
    let words = painter.layout_no_wrap(beginning_large(words), font(), Color32::WHITE);
    words.size().x.ceil() + 1.0
}

/// Shows the line in this place; true if it was pressed. `open`: what was found is shown.
pub fn show_line(
    line: &VerdictLine,
    ui: &Ui,
    app: &ClickomaniaContext,
    (rect, open): (Rect, bool),
) -> bool {
    let theme = theme::of(ui);
    let text = app.text;
    let rect = Rect::from_center_size(rect.center(), vec2(rect.width(), HEIGHT));
    let response = ui.interact(rect, Id::unique("verdict"), Sense::click_and_drag());
    let spoken = text.msg_judging_button(&line.words);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, &spoken);
        info.selected = open.then_some(true);
        info
    });
    let painter = ui.painter_at(rect.expand(1.0));
    let radius = CornerRadius::same(8);
    let held = response.hovered() || response.has_focus() || open;
    match line.paper {
        Some(paper) => {
            painter.rect_filled(rect, radius, paper);
        }
        None if held => {
            painter.rect_filled(rect, radius, theme.card_hovered);
        }
        None => {}
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    } else if held {
        let stroke = Stroke::new(1.0, line.ink);
        painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    let at = Rect::from_center_size(rect.left_center() + vec2(17.0, 0.0), vec2(15.0, 15.0));
    (line.icon)(&painter, at, line.ink);
    let room = rect.width() - INDENT - AFTER + 1.0;
    let full = painter.layout_no_wrap(beginning_large(&line.words), font(), line.ink);
    let galley = if full.size().x <= room {
        full
    } else {
        one_line(ui, beginning_large(&line.fewer), font(), line.ink, room)
    };
    let at = rect.left_center() + vec2(INDENT, -galley.size().y / 2.0);
    painter.galley(at, galley, line.ink);
    let clicked = response.clicked();
    response.explained(format!("{spoken}\n{}", tip(app)));
    clicked
}

/// What pressing it does, with its key.
fn tip(app: &AppContext) -> String {
    let tip = app.text.msg_judging_tip();
    match action(&ClickomaniaCommand::Verdict(VerdictCommand::Show)) {
        Some(action) => format!("{tip} ({})", action.shown_keys(&app.text)),
        None => tip,
    }
}
