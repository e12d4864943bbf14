//! The verdict beside the cost: one line that opens the page.

use super::{ProgramVerdict, VerdictState, sign};
use crate::app::clickomania::actions::action;
use crate::app::clickomania::command::ClickomaniaCommand;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::VerdictCommand;
use crate::app::common::app_context::AppContext;
use crate::app::common::icons::{self, Icon};
use crate::app::common::theme;
use crate::app::common::widgets::{Explained as _, one_line};
use egui::{
    Color32, CornerRadius, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

/// From the left edge to the words.
const INDENT: f32 = 25.0;

/// What the line says: in full, and if that is too long.
struct CornerLine {
    icon: Icon,
    ink: Color32,
    words: String,
    fewer: String,
}

/// Shows the line in this place; true if it was pressed.
pub fn show(verdict: &ProgramVerdict, ui: &Ui, app: &ClickomaniaContext, rect: Rect) -> bool {
    let theme = theme::of(ui);
    let text = app.text;
    let line = line(&verdict.state(&app.services.judge), app, theme);
    let response = ui.interact(rect, Id::unique("verdict"), Sense::click_and_drag());
    let spoken = text.msg_judging_button(&line.words);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, &spoken);
        info.selected = verdict.is_open().then_some(true);
        info
    });
    let painter = ui.painter_at(rect.expand(1.0));
    let radius = CornerRadius::same(6);
    if response.hovered() || response.has_focus() || verdict.is_open() {
        painter.rect_filled(rect, radius, theme.card_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    let at = Rect::from_center_size(rect.left_center() + vec2(13.0, 0.0), vec2(14.0, 14.0));
    (line.icon)(&painter, at, line.ink);
    let room = rect.width() - INDENT - 4.0;
    let font = theme::regular(12.5);
    let full = painter.layout_no_wrap(line.words, font.clone(), line.ink);
    let galley = match full.size().x <= room {
        true => full,
        false => one_line(ui, line.fewer, font, line.ink, room),
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

fn line(state: &VerdictState, app: &AppContext, theme: &theme::Theme) -> CornerLine {
    let text = app.text;
    let plain = |icon: Icon, ink, words: String| CornerLine {
        icon,
        ink,
        fewer: words.clone(),
        words,
    };
    match state {
        VerdictState::Empty => plain(sign::dots, theme.quiet, text.msg_judging_empty()),
        VerdictState::Missing(count) => {
            let words = text.msg_program_missing(*count as u64);
            plain(icons::cross, theme.wrong, words)
        }
        VerdictState::Ready => plain(icons::tick, theme.right, text.msg_program_ready()),
        VerdictState::Pending => plain(sign::dots, theme.quiet, text.msg_judging_pending()),
        VerdictState::Found(finding) => {
            let verdict = finding.judgement.verdict;
            CornerLine {
                icon: sign::icon(verdict),
                ink: sign::ink(theme, verdict),
                words: sign::more_words(&text, finding),
                fewer: sign::words(&text, finding),
            }
        }
    }
}
