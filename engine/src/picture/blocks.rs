//! Pictures of single blocks and loose stacks, as in the palette.

use super::drawing::{DrawingMeta, SvgDrawing};
use super::program;
use crate::language::cost::Costs;
use crate::language::edit::{Edit, Place};
use crate::language::field::FieldKind;
use crate::language::program::Stack;
use crate::language::{Field, Kind, Program, words};
use crate::layout::{Advances, Layout, LayoutChange};
use crate::text::Text;

/// Maximum width of rows of a single block, in units: half a page of A4, with room for the cost.
const MAX_WIDTH: f32 = 270.0;

/// The loose stacks of a program as a self-contained SVG, 1 unit per pixel, with costs and without
/// the hat. For accessibility, its description is the program as text.
pub fn blocks_svg(program: &Program, costs: &Costs, text: &Text) -> String {
    drawn(program, costs, text, Layout::new())
}

fn drawn(program: &Program, costs: &Costs, text: &Text, mut layout: Layout) -> String {
    layout.set_costs(costs);
    layout.update(program, text, &Advances::embedded(), &LayoutChange::All);
    let mut drawing = SvgDrawing::new();
    for stack in layout.stacks() {
        if stack.stack != Stack::Hat {
            // Not pale like loose stacks in a program: these blocks are offered for use.
            program::paint_stack(&mut drawing, program, &layout, stack, false, &stack.rect);
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

/// A new block of this kind as in the palette, broken into rows to fit into a column of a printed
/// page.
pub fn kind_svg(kind: Kind, costs: &Costs, text: &Text) -> String {
    drawn(&program_with(kind), costs, text, Layout::within(MAX_WIDTH))
}

/// A program with only a new, loose block.
fn program_with(kind: Kind) -> Program {
    let mut program = Program::default();
    let field = match kind.row().field() {
        None => Field::None,
        Some(FieldKind::Number) => Field::Number(0.0),
        Some(FieldKind::Variable) => {
            let (id, edit) = program.create_variable_edit("x");
            let made = program.apply(edit);
            debug_assert!(made.is_ok(), "an empty program accepts any variable");
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
    debug_assert!(done.is_ok(), "a new block can be a loose stack");
    program
}
