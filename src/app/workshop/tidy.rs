//! Tidying up: the loose stacks come to lie one below the other, below the program.

use crate::blocks::edit::Edit;
use crate::blocks::program::Stack;
use crate::layout::Layout;

/// How far stacks lie apart, in units.
const APART: f32 = 32.0;

/// The changes that tidy up; none if everything lies as it should.
pub fn tidying(layout: &Layout) -> Vec<Edit> {
    let mut left = 0.0;
    let mut top = 0.0;
    let mut edits = Vec::new();
    for stack in layout.stacks() {
        let rect = stack.rect;
        match stack.stack {
            Stack::Loose(id) => {
                if (rect.min.x, rect.min.y) != (left, top) {
                    edits.push(Edit::MoveStack(id, (f64::from(left), f64::from(top))));
                }
                top += rect.height() + APART;
            }
            Stack::Hat | Stack::Body(..) => {
                left = rect.min.x;
                top = (rect.max.y + APART).ceil();
            }
        }
        top = top.ceil();
    }
    edits
}
