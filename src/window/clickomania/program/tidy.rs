//! Tidying up: the loose stacks come to lie one below the other, below the program; in columns if there are
//! many.

use engine::language::edit::Edit;
use engine::language::program::Stack;
use engine::layout::Layout;

/// How far stacks lie apart, in units.
const APART: f32 = 32.0;

/// Below this no stack begins, in units: well short of where nothing more can lie.
const COLUMN: f32 = 20_000.0;

/// The changes that tidy up; none if everything lies as it should.
pub fn tidying(layout: &Layout) -> Vec<Edit> {
    let (mut left, mut top) = (0.0, 0.0);
    // Where a column begins, and the right edge of all that lies already.
    let (mut first, mut right) = (0.0, 0.0_f32);
    let mut edits = Vec::new();
    for stack in layout.stacks() {
        let rect = stack.rect;
        match stack.stack {
            Stack::Loose(id) => {
                if top > COLUMN {
                    (left, top) = ((right + APART).ceil(), first);
                }
                if (rect.min.x, rect.min.y) != (left, top) {
                    edits.push(Edit::MoveStack(id, (f64::from(left), f64::from(top))));
                }
                right = right.max(left + rect.width());
                top = (top + rect.height() + APART).ceil();
            }
            Stack::Hat | Stack::Body(..) => {
                (left, first) = (rect.min.x, rect.min.y);
                (right, top) = (rect.max.x, (rect.max.y + APART).ceil());
            }
        }
    }
    edits
}
