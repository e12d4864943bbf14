//! Fields that are being changed: lists to choose from, numbers to type, all in place.

mod choices;
mod field_place;
mod number_field;

use super::focus_targets::FocusTarget;
use super::view::CanvasView;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::kit::widgets::choose_all;
use choices::choose;
use egui::Ui;
use engine::language::{BlockId, Field, FieldKind, Program};
use engine::layout::{BlockPart, Layout, NumberDraft, Rect};
use field_place::FieldPlace;
use number_field::{AfterTyping, next_number, number_id, type_number, typed};

/// What is done with it.
#[derive(Clone, PartialEq, Debug)]
enum Doing {
    /// Typing a number; whether the field was given the keyboard.
    Typing(String, bool),
    /// Choosing an option; whether the list was given the keyboard.
    Choosing(FieldKind, bool),
}

/// A field that is open.
#[derive(Clone, PartialEq, Debug)]
struct Open {
    place: FieldPlace,
    /// The block on which it is seen, and in which socket if it is one.
    seen: (BlockId, Option<usize>),
    doing: Doing,
}

/// The field that is open, if one is.
#[derive(Default)]
pub struct OpenField {
    open: Option<Open>,
}

impl OpenField {
    /// Opens the field that this part of a block is.
    pub fn open(&mut self, program: &Program, id: BlockId, part: &BlockPart) {
        let (place, socket) = match part {
            BlockPart::Field { .. } => (FieldPlace::Field(id), None),
            BlockPart::Socket { index, .. } => {
                // A bare number or swatch that stands in the socket looks like its default value.
                let inner = program.block(id).sockets[*index].block;
                let place = inner.map_or(FieldPlace::Default(id, *index), FieldPlace::Field);
                (place, Some(*index))
            }
            _ => return,
        };
        let doing = match place.value(program) {
            Field::None => return,
            Field::Number(number) => Doing::Typing(typed(number), false),
            Field::Variable(_) => Doing::Choosing(FieldKind::Variable, false),
            option => match option.kind() {
                Some(kind) => Doing::Choosing(kind, false),
                None => return,
            },
        };
        let seen = (id, socket);
        self.open = Some(Open { place, seen, doing });
    }

    /// Whether a field is open.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Closes the field without a change. Whether one was open.
    pub fn close(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// The number that is being typed, with where it stands.
    pub fn draft(&self) -> Option<NumberDraft> {
        let open = self.open.as_ref()?;
        let (block, socket) = open.seen;
        match &open.doing {
            Doing::Typing(typed, _) => Some(NumberDraft {
                block,
                socket,
                typed: typed.clone(),
            }),
            Doing::Choosing(..) => None,
        }
    }

    /// Shows the field that is open. Gives the field that Tab leads to.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        layout: &Layout,
        view: &CanvasView,
    ) -> Option<FocusTarget> {
        let open = self.open.as_mut()?;
        let Some(rect) = spot(layout, program, open) else {
            self.open = None;
            return None;
        };
        let rect = view.rect_to_window(rect);
        let (place, seen) = (open.place, open.seen);
        let then = match &mut open.doing {
            Doing::Typing(number, begun) => {
                type_number(ui, app, program, place, (number, begun), rect, view.zoom)
            }
            Doing::Choosing(kind, begun) => {
                match choose(ui, app, program, place, (*kind, begun), rect) {
                    true => AfterTyping::Stays,
                    false => AfterTyping::Closes,
                }
            }
        };
        match then {
            AfterTyping::Stays => None,
            AfterTyping::Closes => {
                self.open = None;
                None
            }
            AfterTyping::GoesOn(back) => {
                self.open = None;
                let next = next_number(program, layout, seen, back)?;
                if let (FocusTarget::Part(id, _), Some(part)) = (next, next.part(layout)) {
                    self.open(program, id, part);
                    if let Some(Open {
                        doing: Doing::Typing(number, begun),
                        ..
                    }) = &mut self.open
                    {
                        // The keyboard is there already: nothing that is typed is lost.
                        *begun = true;
                        choose_all(ui, number_id(), number);
                    }
                }
                Some(next)
            }
        }
    }
}

/// Where the field is on the canvas; none if it has gone.
fn spot(layout: &Layout, program: &Program, open: &Open) -> Option<Rect> {
    let (id, socket) = open.seen;
    program.get(id)?;
    let (FieldPlace::Field(changed) | FieldPlace::Default(changed, _)) = open.place;
    program.get(changed)?;
    let block = layout.get(id)?;
    let part = block.parts.iter().find(|part| match (part, socket) {
        (BlockPart::Field { .. }, None) => true,
        (BlockPart::Socket { index, .. }, Some(socket)) => *index == socket,
        _ => false,
    })?;
    Some(part.rect().translate(block.rect.min))
}
