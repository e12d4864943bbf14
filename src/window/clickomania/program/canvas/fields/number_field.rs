//! A number that is typed on a block.

use super::field_place::FieldPlace;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::canvas::focus_targets::FocusTarget;
use crate::window::kit::theme;
use crate::window::kit::widgets::{choose_all, left};
use egui::{Area, Frame, Id, Key, Order, Sense, TextEdit, Ui, vec2};
use engine::diagnostics;
use engine::language::{BlockId, Field, Program};
use engine::layout::metrics::FIELD_PAD;
use engine::layout::{BlockPart, Layout};
use engine::text::parse_number;

/// What becomes of a field.
pub enum AfterTyping {
    Stays,
    Closes,
    /// What was typed is taken; the next number is typed, or the one before.
    GoesOn(bool),
}

pub fn number_id() -> Id {
    Id::unique("number on a block").with("text")
}

/// A field to type a number into, in the outline of the number, which grows with it.
pub fn type_number(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    place: FieldPlace,
    (number, begun): (&mut String, &mut bool),
    rect: egui::Rect,
    zoom: f32,
) -> AfterTyping {
    let theme = theme::of(ui);
    let id = number_id();
    // From afar it is as large as one can read.
    let size = (engine::layout::TEXT_SIZE * zoom).max(12.0);
    let font = theme::semibold(size);
    let wide = |text: &str| {
        let galley = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font.clone(), theme.text);
        galley.size()
    };
    let text = wide(number);
    let least = text + vec2(2.0 * FIELD_PAD * zoom.max(0.8), 2.0);
    let around = egui::Rect::from_center_size(rect.center(), rect.size().max(least));
    let wrong = parse_number(number).is_err();
    let tab = |modifiers| ui.input_mut(|input| input.consume_key(modifiers, Key::Tab));
    let (back, on) = (tab(egui::Modifiers::SHIFT), tab(egui::Modifiers::NONE));
    let mut then = AfterTyping::Stays;
    Area::new(Id::unique("number on a block"))
        .order(Order::Foreground)
        .fixed_pos(around.min)
        .constrain(false)
        .show(ui.ctx(), |ui| {
            let (room, _) = ui.allocate_exact_size(around.size(), Sense::hover());
            paper(ui, room, wrong);
            let inner = egui::Rect::from_center_size(
                room.center(),
                vec2(text.x.max(4.0) + 4.0, text.y.min(room.height())),
            );
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner));
            let ui = &mut ui;
            // As high as its letters, not as other fields: it stands in the outline.
            ui.spacing_mut().interact_size.y = 0.0;
            let field = TextEdit::singleline(number)
                .id(id)
                .font(font.clone())
                .text_color(theme::ON_LITERAL)
                .frame(Frame::NONE)
                .margin(egui::Margin::ZERO)
                .align(egui::Align2::CENTER_CENTER)
                .lock_focus(true)
                .clip_text(false)
                .desired_width(inner.width());
            let output = field.show(ui);
            let response = &output.response;
            let name = app.text.msg_number_field();
            response.response.clone().accessible_name(name);
            if !std::mem::replace(begun, true) {
                response.response.request_focus();
                choose_all(ui, id, number);
            } else if back || on {
                then = match finish(app, program, place, number) {
                    true => AfterTyping::GoesOn(back),
                    false => AfterTyping::Stays,
                };
            } else if left(ui, &response.response) {
                let pressed = |key| ui.input(|input| input.key_pressed(key));
                let (escape, enter) = (pressed(Key::Escape), pressed(Key::Enter));
                // A click elsewhere with something that is no number: as it was.
                let taken = !escape && finish(app, program, place, number);
                if !taken && enter {
                    response.response.request_focus();
                } else {
                    then = AfterTyping::Closes;
                }
            }
        });
    then
}

/// What the number is written on, and the colours of the letters and the cursor there.
fn paper(ui: &mut Ui, room: egui::Rect, wrong: bool) {
    let theme = theme::of(ui);
    let color = if wrong { theme.wrong } else { theme.accent };
    let line = egui::Stroke::new(2.0, color);
    let painter = ui.painter();
    let outside = egui::StrokeKind::Outside;
    painter.rect(room, room.height() / 2.0, theme::LITERAL, line, outside);
    let visuals = ui.visuals_mut();
    visuals.text_cursor.stroke.color = theme::ON_LITERAL;
    visuals.selection.bg_fill = theme::mix(theme::LITERAL, theme.accent, 90);
    visuals.selection.stroke.color = theme::ON_LITERAL;
}

/// Takes what was typed; false, and why said, if it is no number.
fn finish(
    app: &mut ClickomaniaContext,
    program: &Program,
    place: FieldPlace,
    number: &str,
) -> bool {
    match parse_number(number) {
        Ok(value) => {
            let before = place.value(program);
            let same = matches!(before, Field::Number(old) if old.to_bits() == value.to_bits());
            if let Some(edit) = place.edit(Field::Number(value)).filter(|_| !same) {
                app.send(EditorCommand::Edit(ChangeKind::Number, edit));
            }
            true
        }
        Err(error) => {
            let sentence = diagnostics::number_error(&app.text, number, error);
            app.refuse(sentence);
            false
        }
    }
}

/// The number to type in after the one on this block, in the order in which one reads, or `back` the one before.
pub fn next_number(
    program: &Program,
    layout: &Layout,
    (block, socket): (BlockId, Option<usize>),
    back: bool,
) -> Option<FocusTarget> {
    let numbers = FocusTarget::numbers(program, layout);
    let here = numbers
        .iter()
        .position(|target| match (target.part(layout), socket) {
            _ if target.block() != Some(block) => false,
            (Some(BlockPart::Socket { index, .. }), Some(socket)) => *index == socket,
            (Some(BlockPart::Field { .. }), None) => true,
            _ => false,
        })?;
    let next = match back {
        true => here.checked_sub(1)?,
        false => here + 1,
    };
    numbers.get(next).copied()
}

/// A number as it is typed: in full.
pub fn typed(number: f64) -> String {
    if number.is_infinite() {
        return if number > 0.0 { "∞" } else { "-∞" }.to_owned();
    }
    number.to_string()
}
