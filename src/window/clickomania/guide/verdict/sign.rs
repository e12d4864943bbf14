//! Verdicts as a sign and a few words, and the summary in the task bar. A colour never has a meaning alone.

use super::{Finding, ProgramVerdict, VerdictState};
use crate::window::clickomania::actions::action;
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, VerdictCommand};
use crate::window::clickomania::guide::task_bar::bar_button;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::icons::{Icon, icons};
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, beginning_large, one_line};
use crate::window::kit::{icons, theme};
use egui::{Color32, CornerRadius, FontId, Galley, Id, Rect, Sense, Stroke, StrokeKind, Ui, vec2};
use engine::diagnostics;
use engine::judge::{Counterexample, Judgement, Verdict};
use engine::text::Text;
use std::sync::Arc;

icons! {
    /// Right by luck.
    die = "die";
    /// Proved right on every wall.
    seal = "seal";
    /// Pending.
    dots = "dots";
}

pub fn icon(verdict: Verdict) -> Icon {
    match verdict {
        Verdict::Accepted => icons::tick,
        Verdict::Lucky => die,
        Verdict::NotReady | Verdict::TooSlow => dots,
        _ => icons::cross,
    }
}

/// The colour of the icon and of texts.
pub fn ink(theme: &Theme, verdict: Verdict) -> Color32 {
    match verdict {
        Verdict::Accepted => theme.right,
        Verdict::NotReady | Verdict::TooSlow => theme.quiet,
        Verdict::Lucky => theme.text,
        _ => theme.wrong,
    }
}

/// The background of a verdict that says right or wrong.
pub fn paper(theme: &Theme, verdict: Verdict) -> Option<Color32> {
    match verdict {
        Verdict::Accepted => Some(theme.right_paper),
        Verdict::NotReady | Verdict::TooSlow | Verdict::Lucky => None,
        _ => Some(theme.wrong_paper),
    }
}

/// The largest wall that is called small, in bricks.
const SMALL_WALL: usize = 12;

/// True if a program fails on a small wall.
pub fn is_small(case: &Counterexample) -> bool {
    case.wall.bricks().len() <= SMALL_WALL
}

/// A verdict in a word or two.
pub fn words(text: &Text, finding: &Finding) -> String {
    if finding.is_proved() {
        return text.msg_judging_proved();
    }
    diagnostics::verdict(text, finding.judgement.verdict)
}

/// A verdict in full: a wrong program with the size of the wall on which it is wrong.
pub fn full_words(text: &Text, finding: &Finding) -> String {
    let Judgement {
        verdict,
        counterexample,
        ..
    } = &finding.judgement;
    match counterexample {
        Some(case) if *verdict == Verdict::WrongWall && is_small(case) => {
            text.msg_judging_wrong_small()
        }
        _ => words(text, finding),
    }
}

/// Left and right of the words, in points.
const INDENT: f32 = 30.0;
const AFTER: f32 = 12.0;
/// The height of the summary, in points.
const HEIGHT: f32 = 32.0;

/// The verdict in the task bar: a button that opens its sheet. Without words while there is nothing to say.
pub struct VerdictSummary {
    pub icon: Icon,
    pub ink: Color32,
    /// The words in full.
    full: String,
    /// Fewer words, where the full ones do not fit.
    pub short: String,
}

impl VerdictSummary {
    pub fn of(verdict: &ProgramVerdict, app: &ClickomaniaContext, theme: &Theme) -> VerdictSummary {
        let text = app.text;
        let unfinished = |what: String| -> (Icon, Color32, [String; 2]) {
            let not_ready = diagnostics::verdict(&text, Verdict::NotReady);
            let words = [text.msg_judging_not_finished(what), not_ready];
            (dots, theme.quiet, words)
        };
        let (icon, ink, [full, short]): (Icon, Color32, [String; 2]) = match verdict
            .state(&app.services.judge, &text)
        {
            VerdictState::Empty => unfinished(text.msg_judging_empty()),
            VerdictState::Missing(count) => unfinished(text.msg_program_missing(count as u64)),
            VerdictState::TaskFault(_) => {
                let words = text.msg_judging_task_fault();
                (icons::cross, theme.wrong, [words.clone(), words])
            }
            VerdictState::Ready | VerdictState::Pending => (dots, theme.quiet, Default::default()),
            VerdictState::Found(finding) => {
                let verdict = finding.judgement.verdict;
                let short = if verdict == Verdict::RuntimeError {
                    text.msg_judging_error_short()
                } else {
                    words(&text, &finding)
                };
                return VerdictSummary {
                    icon: if finding.is_proved() {
                        seal
                    } else {
                        icon(verdict)
                    },
                    ink: ink(theme, verdict),
                    full: full_words(&text, &finding),
                    short,
                };
            }
        };
        VerdictSummary {
            icon,
            ink,
            full,
            short,
        }
    }

    /// Says that a program is wrong without red.
    pub fn calm_down(&mut self, theme: &Theme) {
        if self.ink == theme.wrong {
            (self.icon, self.ink) = (dots, theme.quiet);
        }
    }

    /// The words in a summary this wide, in points.
    fn galley(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let room = width - INDENT - AFTER + 1.0;
        let full = beginning_large(&self.full);
        let full = ui.painter().layout_no_wrap(full, font(), self.ink);
        if full.size().x <= room {
            return full;
        }
        one_line(ui, beginning_large(&self.short), font(), self.ink, room)
    }

    /// The width of sign and words at the right of a summary this wide, in points.
    pub fn width(&self, ui: &Ui, width: f32) -> f32 {
        INDENT + self.galley(ui, width).size().x + AFTER
    }

    /// Shows the summary, selected while its sheet is `open`; true if it was pressed.
    pub fn show(&self, ui: &Ui, app: &ClickomaniaContext, room: Rect, open: bool) -> bool {
        let theme = theme::of(ui);
        let rect = Rect::from_center_size(room.center(), vec2(room.width(), HEIGHT));
        let spoken = if self.full.is_empty() {
            app.text.msg_judging_button(app.text.msg_judging_unknown())
        } else {
            app.text.msg_judging_button(&self.full)
        };
        let sense = Sense::click_and_drag();
        let response = bar_button(ui, Id::unique("verdict"), rect, sense, &spoken, open);
        let painter = ui.painter_at(rect.expand(1.0));
        let radius = CornerRadius::same(8);
        let held = response.hovered() || response.has_focus() || open;
        let galley = self.galley(ui, rect.width());
        // It ends at the right edge, whatever it says.
        let at = rect.right_center() - vec2(AFTER + galley.size().x, galley.size().y / 2.0);
        // No wider than it is, so that the words left of it stay visible.
        let framed = rect.with_min_x((at.x - INDENT).max(rect.min.x));
        if held {
            painter.rect_filled(framed, radius, theme.card_hovered);
        }
        if response.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            painter.rect_stroke(framed, radius, stroke, StrokeKind::Inside);
        } else if held {
            let stroke = Stroke::new(1.0, self.ink);
            painter.rect_stroke(framed, radius, stroke, StrokeKind::Inside);
        }
        let middle = egui::pos2(at.x - INDENT + 17.0, rect.center().y);
        (self.icon)(
            &painter,
            Rect::from_center_size(middle, vec2(15.0, 15.0)),
            self.ink,
        );
        painter.galley(at, galley, self.ink);
        let clicked = response.clicked();
        response.explained(format!("{spoken}\n{}", tip(app)));
        clicked
    }
}

fn font() -> FontId {
    theme::semibold(14.0)
}

/// The effect of a press, with its key.
fn tip(app: &AppContext) -> String {
    let tip = app.text.msg_judging_tip();
    match action(&ClickomaniaCommand::Verdict(VerdictCommand::Show)) {
        Some(action) => format!("{tip} ({})", action.shown_keys(&app.text)),
        None => tip,
    }
}
