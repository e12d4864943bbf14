//! Pictures of blocks by themselves, as the palette shows them.

use super::drawing::{DrawingMeta, SvgDrawing};
use super::program;
use crate::language::cost::Costs;
use crate::language::edit::{Edit, Place};
use crate::language::field::FieldKind;
use crate::language::program::Stack;
use crate::language::{Field, Kind, Program, words};
use crate::layout::{Advances, Layout, LayoutChange};
use crate::text::Text;

/// How wide a block by itself is at most, where its row can be broken, in units: half a page of A4 with room for what it costs.
const COLUMN: f32 = 270.0;

/// The loose stacks of a program with what blocks cost, without its hat, as a self-contained SVG, 1 unit = 1 pixel. For those who
/// do not see it, it is described in words.
pub fn blocks_svg(program: &Program, costs: &Costs, text: &Text) -> String {
    drawn(program, costs, text, Layout::new())
}

fn drawn(program: &Program, costs: &Costs, text: &Text, mut layout: Layout) -> String {
    layout.set_costs(costs);
    layout.update(program, text, &Advances::embedded(), &LayoutChange::All);
    let mut drawing = SvgDrawing::new();
    for stack in layout.stacks() {
        if stack.stack != Stack::Hat {
            // Shown by themselves, they are there to be used: nothing is pale.
            program::paint_stack(&mut drawing, program, &layout, (stack, false), &stack.rect);
        }
    }
    let sheet = drawing.finish(&DrawingMeta {
        language: text.language().code(),
        title: "",
        description: &words::words(program, text),
        program: None,
    });
    sheet.svg
}

/// A block of this kind as it comes from the palette, and broken into rows as there: in a column of a printed page it is
/// still read.
pub fn kind_svg(kind: Kind, costs: &Costs, text: &Text) -> String {
    drawn(&alone(kind), costs, text, Layout::within(COLUMN))
}

/// A program that holds nothing but a fresh block, lying beside the hat.
fn alone(kind: Kind) -> Program {
    let mut program = Program::default();
    let field = match kind.row().field() {
        None => Field::None,
        Some(FieldKind::Number) => Field::Number(0.0),
        Some(FieldKind::Variable) => {
            let (id, edit) = program.create_variable_edit("x");
            let made = program.apply(edit);
            debug_assert!(made.is_ok(), "an empty program can have any variable");
            Field::Variable(id)
        }
        Some(kind) => kind.options()[0],
    };
    let stack = program.fresh_stack();
    let place = Place::Loose {
        stack,
        order: 0,
        at: (0.0, 0.0),
    };
    let fragment = program.fresh_fragment(kind, field);
    let done = program.apply(Edit::Attach(fragment, place));
    debug_assert!(done.is_ok(), "a fresh block can lie anywhere");
    program
}
