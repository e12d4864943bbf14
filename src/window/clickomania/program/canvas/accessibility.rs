//! Descriptions of blocks: the accessibility tree, with a node for every visible block, field and empty socket, for
//! screen readers and tests; tooltips; the bubble with the value that a block gave.

use super::focus_targets::{FocusTarget, PartName};
use super::scene::{Highlight, LaidProgram};
use super::view::CanvasView;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::keyboard_place::frames_itself;
use crate::window::kit::roving_focus::asked;
use crate::window::kit::theme::{self, Theme};
use crate::window::kit::widgets::explanation;
use egui::accesskit::Action;
use egui::{Id, RectAlign, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use engine::diagnostics;
use engine::language::check::Problem;
use engine::language::cost::Costs;
use engine::language::program::Parent;
use engine::language::words::{block_line, hat};
use engine::language::{BlockId, Program};
use engine::layout::{BlockBox, BlockButton, BlockPart, Hit, Layout, SocketStyle};
use engine::text::Text;
use std::collections::HashSet;

/// The widget of the whole canvas.
pub fn canvas_id() -> Id {
    Id::unique("canvas")
}

/// Facts about single blocks that are not in their descriptions.
pub struct BlockFacts {
    /// The problems of the block at the cursor.
    pub problems: Vec<String>,
    pub highlight: Option<Highlight>,
}

/// Adds the nodes of the program; the node at the cursor, `focus`, can have the keyboard. Gives the target that a screen
/// reader asks for, with true if it is to be pressed.
pub fn show(
    ui: &mut Ui,
    app: &AppContext,
    laid: LaidProgram<'_>,
    focus: Option<FocusTarget>,
    facts: &BlockFacts,
) -> Option<(FocusTarget, bool)> {
    let LaidProgram {
        program,
        layout,
        view,
    } = laid;
    let visible = view.visible();
    let rect = view.rect_to_window(layout.hat().rect).intersect(view.rect);
    let response = ui.interact(
        rect,
        node_id(FocusTarget::Hat),
        sense(focus, FocusTarget::Hat),
    );
    response.widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, hat(&app.text)));
    let mut wanted = wants(ui, FocusTarget::Hat);
    for &id in layout.order() {
        let Some(block) = layout.get(id) else {
            continue;
        };
        if !block.rect.overlaps(&visible) {
            continue;
        }
        let rect = view.rect_to_window(block.rect).intersect(view.rect);
        // The parent is the block around it, if that one is visible.
        let around = program
            .owner(id)
            .map(|owner| node_id(FocusTarget::Block(owner)))
            .filter(|&owner| ui.ctx().has_accesskit_node(owner));
        let mut builder = UiBuilder::new().max_rect(rect);
        if let Some(owner) = around {
            builder = builder.accessibility_parent(owner);
        }
        let mut inside = ui.new_child(builder);
        let here = FocusTarget::Block(id);
        let response = inside.interact(rect, node_id(here), sense(focus, here));
        response.widget_info(|| {
            let block = program.block(id);
            let name = block_line(program, &app.text, block);
            WidgetInfo::labeled(Role::TreeItem, !block.marks.disabled, name)
        });
        let problems: &[String] = if focus == Some(here) {
            &facts.problems
        } else {
            &[]
        };
        if response.has_focus() {
            frames_itself(ui, response.id);
        }
        if response.has_focus() && !problems.is_empty() {
            explanation(&response).show(|ui| {
                for sentence in problems {
                    ui.label(sentence);
                }
            });
        }
        ui.ctx().accesskit_node_builder(node_id(here), |node| {
            let what = described(program, layout.costs(), &app.text, id);
            let words: Vec<&str> = std::iter::once(what.as_str())
                .chain(problems.iter().map(String::as_str))
                .collect();
            node.set_description(words.join(". "));
            let last = facts.highlight.filter(|highlight| highlight.block == id);
            if let Some(value) = last.and_then(|highlight| highlight.value) {
                node.set_value(diagnostics::value(&app.text, value));
            }
            node.set_level(block.level + 1);
            if let Some((number, of)) = position(program, id) {
                node.set_position_in_set(number);
                node.set_size_of_set(of);
            }
        });
        let here = wants(&inside, here);
        let part = parts(&mut inside, app, id, block, view, focus);
        wanted = part.or(here).or(wanted);
    }
    wanted
}

/// The target if a screen reader asks for it, with true if it is to be pressed.
fn wants(ui: &Ui, focus: FocusTarget) -> Option<(FocusTarget, bool)> {
    let asked = asked(ui, node_id(focus), &[Action::Focus, Action::Click])?;
    Some((focus, asked == Action::Click))
}

/// Adds the nodes of the fields and empty sockets of a block.
fn parts(
    ui: &mut Ui,
    app: &AppContext,
    id: BlockId,
    block: &BlockBox,
    view: &CanvasView,
    focus: Option<FocusTarget>,
) -> Option<(FocusTarget, bool)> {
    let mut wanted = None;
    for part in &block.parts {
        let Some(name) = PartName::of(part) else {
            continue;
        };
        let here = FocusTarget::Part(id, name);
        let hole = matches!(
            part,
            BlockPart::Socket {
                content: SocketStyle::Hole,
                ..
            }
        );
        // The other parts have nodes once the cursor is there: else everything would be read twice.
        if !hole && focus != Some(here) {
            continue;
        }
        let rect = view.rect_to_window(part.rect().translate(block.rect.min));
        let response = ui.interact(rect, node_id(here), sense(focus, here));
        response
            .widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, part_name(&app.text, part)));
        wanted = wants(ui, here).or(wanted);
    }
    wanted
}

/// Only the node at the cursor can have the keyboard: else Tab would stop at every block.
fn sense(focus: Option<FocusTarget>, here: FocusTarget) -> Sense {
    if focus == Some(here) {
        Sense::focusable_noninteractive()
    } else {
        Sense::hover()
    }
}

/// The node of a target.
pub fn node_id(focus: FocusTarget) -> Id {
    match focus {
        FocusTarget::Hat => Id::unique("hat"),
        FocusTarget::Block(id) => Id::unique("block").with(id),
        // Not below the id of the block: there egui has the id of its tooltip.
        FocusTarget::Part(id, part) => Id::unique("part of a block").with(id).with(part),
    }
}

/// Describes a target in a line.
pub fn spoken(program: &Program, text: &Text, layout: &Layout, focus: FocusTarget) -> String {
    match focus {
        FocusTarget::Hat => hat(text),
        FocusTarget::Block(id) => {
            let name = block_line(program, text, program.block(id));
            format!("{name}; {}", described(program, layout.costs(), text, id))
        }
        FocusTarget::Part(..) => focus
            .part(layout)
            .map_or(String::new(), |part| part_name(text, part)),
    }
}

fn part_name(text: &Text, part: &BlockPart) -> String {
    match part {
        BlockPart::Field { label, .. } => text.msg_field_name(&**label),
        BlockPart::Socket { ty, content, .. } => match content {
            SocketStyle::Literal(_, label) => text.msg_field_name(&**label),
            SocketStyle::Hole | SocketStyle::Block(_) => {
                text.msg_socket_name(diagnostics::type_of(text, *ty))
            }
        },
        BlockPart::Body { .. } => text.msg_body_empty(),
        BlockPart::Button { button, .. } => button_name(text, *button),
        BlockPart::Comment { .. } => text.msg_comment_title(),
        BlockPart::Words { .. } | BlockPart::Cost { .. } => String::new(),
    }
}

/// Describes type, cost and position of a block: *comando, costo 5, 2 di 3*.
fn described(program: &Program, costs: &Costs, text: &Text, id: BlockId) -> String {
    let block = program.block(id);
    let row = block.kind.row();
    let mut words = vec![match row.value() {
        Some(ty) => diagnostics::type_of(text, ty),
        None => text.msg_node_command(),
    }];
    if block.marks.disabled {
        words.push(text.msg_node_disabled());
    }
    if block.marks.collapsed {
        words.push(text.msg_node_collapsed());
    }
    let cost = costs.of(block.kind);
    if cost > 0 {
        words.push(text.msg_palette_cost(cost.to_string()).to_lowercase());
    }
    if let Some((number, of)) = position(program, id) {
        words.push(text.msg_node_position(number.to_string(), of.to_string()));
    }
    words.extend(block.marks.comment.clone());
    words.join(", ")
}

/// The number of a block in its stack, from 1, and the number of blocks there.
fn position(program: &Program, id: BlockId) -> Option<(usize, usize)> {
    let Parent::Stack(stack) = program.get(id)?.parent else {
        return None;
    };
    let blocks = program.stack(stack);
    let index = blocks.iter().position(|&other| other == id)?;
    Some((index + 1, blocks.len()))
}

/// Maximum number of problems of a block that are listed: a folded one may have many.
const MAX_PROBLEMS: usize = 4;

/// Shows the problems of the block under the resting pointer, and its comment unless it is `noted` beside it.
pub fn show_tooltip(
    response: &Response,
    text: &Text,
    document: &mut Document,
    layout: &Layout,
    view: &CanvasView,
    hit: Hit,
    noted: bool,
) {
    let moved = response
        .ctx
        .input(|input| input.pointer.time_since_last_movement());
    if moved <= 0.6 {
        response
            .ctx
            .request_repaint_after(std::time::Duration::from_millis(620));
        return;
    }
    let sentences = problems_of(document, text, hit.block);
    let marks = &document.program().block(hit.block).marks;
    let comment = marks.comment.clone().filter(|_| !noted);
    let part = layout.get(hit.block).zip(hit.part);
    let button = match part.and_then(|(block, part)| block.parts.get(part)) {
        Some(BlockPart::Button { button, .. }) => Some(button_name(text, *button)),
        _ => None,
    };
    if sentences.is_empty() && comment.is_none() && button.is_none() {
        return;
    }
    let Some(block) = layout.get(hit.block) else {
        return;
    };
    // Below its head, or above, but never over the block.
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

/// The problems of a block in sentences; of a folded one, also those of the blocks in it.
pub(super) fn problems_of(document: &mut Document, text: &Text, block: BlockId) -> Vec<String> {
    let is_allowed = !document.not_allowed().contains(&block);
    let not_allowed = (!is_allowed).then(|| text.msg_block_not_in_task());
    let program = document.program();
    let inside: HashSet<BlockId> = match program.get(block) {
        Some(folded) if folded.marks.collapsed => {
            program.walk(&[block]).map(|(inside, _)| inside).collect()
        }
        _ => HashSet::from([block]),
    };
    let problems = document.problems().iter();
    let here: Vec<Problem> = problems
        .filter(|problem| inside.contains(&problem.block()))
        .take(MAX_PROBLEMS)
        .copied()
        .collect();
    let sentence = |problem| diagnostics::problem(text, document.program(), problem);
    not_allowed
        .into_iter()
        .chain(here.iter().map(sentence))
        .collect()
}

/// Paints the value that a block gave beside it, within the view.
pub fn value_bubble(
    painter: &egui::Painter,
    theme: &Theme,
    text: &Text,
    view: &CanvasView,
    layout: &Layout,
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

/// The name of a button on a block.
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

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Tooltip;

    #[test]
    fn no_part_of_a_block_is_called_like_the_tooltip_of_the_block() {
        let block = Program::default().fresh_block();
        let tooltips =
            [0, 1].map(|count| Tooltip::tooltip_id(node_id(FocusTarget::Block(block)), count));
        for part in [PartName::Field, PartName::Socket(0), PartName::Socket(1)] {
            let node = node_id(FocusTarget::Part(block, part));
            assert!(!tooltips.contains(&node), "{part:?}");
        }
    }
}
