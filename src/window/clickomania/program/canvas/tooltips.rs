//! What is said of the block under the pointer, and the value that a block gave.

use super::scene::Highlight;
use super::view::CanvasView;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::explanation;
use egui::{RectAlign, Ui, pos2, vec2};
use engine::diagnostics;
use engine::language::BlockId;
use engine::language::check::Problem;
use engine::layout::{BlockButton, BlockPart, Hit, Layout};
use engine::text::Text;
use std::collections::HashSet;

/// So many of the things that are missing in a folded block are told.
const MOST_PROBLEMS: usize = 4;

/// What is wrong with the block under the pointer, and its comment unless it is `noted` beside it.
pub fn show(
    ui: &Ui,
    response: &egui::Response,
    app: &AppContext,
    (document, layout, view): (&mut Document, &Layout, &CanvasView),
    (hit, noted): (Option<Hit>, bool),
) {
    let still = ui.input(|input| input.pointer.time_since_last_movement() > 0.6);
    let Some(hit) = hit else {
        return;
    };
    if !still {
        ui.request_repaint_after(std::time::Duration::from_millis(620));
        return;
    }
    let sentences = problems_of(document, &app.text, hit.block);
    let marks = &document.program().block(hit.block).marks;
    let comment = marks.comment.clone().filter(|_| !noted);
    let part = layout.get(hit.block).zip(hit.part);
    let button = match part.and_then(|(block, part)| block.parts.get(part)) {
        Some(BlockPart::Button { button, .. }) => Some(button_name(&app.text, *button)),
        _ => None,
    };
    if sentences.is_empty() && comment.is_none() && button.is_none() {
        return;
    }
    let Some(block) = layout.get(hit.block) else {
        return;
    };
    // Below its head, or above: never over what it speaks of.
    let mut beside = explanation(response).gap(8.0);
    let head = view.rect_to_window(block.head());
    beside.popup = beside.popup.anchor(head).align(RectAlign::BOTTOM_START);
    beside.show(|ui| {
        ui.set_max_width(360.0);
        for sentence in button.into_iter().chain(sentences).chain(comment) {
            ui.label(sentence);
        }
    });
}

/// What is wrong with a block, in sentences; with a folded one, what is wrong in it too.
pub(super) fn problems_of(document: &mut Document, text: &Text, block: BlockId) -> Vec<String> {
    let not_allowed = document.not_allowed().contains(&block);
    let not_allowed = not_allowed.then(|| text.msg_block_not_in_task());
    let program = document.program();
    let told: HashSet<BlockId> = match program.get(block) {
        Some(folded) if folded.marks.collapsed => {
            program.walk(&[block]).map(|(inside, _)| inside).collect()
        }
        _ => HashSet::from([block]),
    };
    let problems = document.problems().iter();
    let here = problems.filter(|problem| told.contains(&problem.block()));
    let here: Vec<Problem> = here.take(MOST_PROBLEMS).copied().collect();
    let sentence = |problem| diagnostics::problem(text, document.program(), problem);
    not_allowed
        .into_iter()
        .chain(here.iter().map(sentence))
        .collect()
}

/// The value that a block gave, beside it, within the view.
pub fn value_bubble(
    painter: &egui::Painter,
    theme: &Theme,
    text: &Text,
    (view, layout): (&CanvasView, &Layout),
    highlight: Highlight,
) {
    let (Some(value), Some(block)) = (highlight.value, layout.get(highlight.block)) else {
        return;
    };
    let rect = view.rect_to_window(block.rect);
    let words = diagnostics::value(text, value);
    let galley = painter.layout_no_wrap(words, theme::semibold(13.0), theme.on_bubble);
    let size = galley.size() + vec2(16.0, 8.0);
    let mut at = pos2(rect.max.x - 12.0, rect.min.y - size.y + 2.0);
    let room = view.rect.shrink(4.0);
    at.x = at.x.min(room.max.x - size.x).max(room.min.x);
    at.y = at.y.max(room.min.y);
    let bubble = egui::Rect::from_min_size(at, size);
    let line = egui::Stroke::new(1.0, theme.running);
    painter.rect(bubble, 7.0, theme.bubble, line, egui::StrokeKind::Outside);
    painter.galley(at + vec2(8.0, 4.0), galley, theme.on_bubble);
}

/// What a button on a block does.
pub(super) fn button_name(text: &Text, button: BlockButton) -> String {
    match button {
        BlockButton::AddBranch => text.msg_button_add_branch(),
        BlockButton::AddOtherwise => text.msg_button_add_otherwise(),
        BlockButton::RemoveBranch(_) | BlockButton::RemoveOtherwise => {
            text.msg_button_remove_branch()
        }
        BlockButton::Unfold => text.msg_menu_expand(),
    }
}
