//! Layouts to ask.

use engine::language::program::{Stack, StackId};
use engine::language::{BlockId, Program};
use engine::layout::{Advances, BlockBox, Gap, Layout, LayoutChange, Point};
use engine::text::{Language, Text};

pub fn text() -> Text {
    Text::load(Language::It).unwrap()
}

/// The layout of a program from scratch.
pub fn fresh(program: &Program) -> Layout {
    let mut layout = Layout::new();
    layout.update(program, &text(), &Advances::embedded(), &LayoutChange::All);
    layout
}

/// The layout from scratch, with a gap.
pub fn fresh_with(program: &Program, gap: Option<Gap>) -> Layout {
    let mut layout = fresh(program);
    layout.set_gap(program, gap);
    layout
}

/// All blocks that are to be seen, in the program's order: without what is in collapsed ones.
pub fn shown(program: &Program) -> Vec<BlockId> {
    let loose = program.loose().iter().flat_map(|loose| &loose.blocks);
    let hat = program.stack(Stack::Hat);
    let roots: Vec<BlockId> = hat.iter().chain(loose).copied().collect();
    let mut hidden_below = None;
    let walk = program.walk(&roots).filter(|&(id, depth)| {
        if hidden_below.is_some_and(|hidden| depth > hidden) {
            return false;
        }
        let collapsed = program.block(id).marks.collapsed;
        hidden_below = collapsed.then_some(depth);
        true
    });
    walk.map(|(id, _)| id).collect()
}

/// Everything that a layout says.
pub type Said = (
    Vec<(BlockId, BlockBox)>,
    Vec<(Option<StackId>, [f32; 4])>,
    [f32; 4],
);

pub fn said(layout: &Layout) -> Said {
    let numbers = |min: Point, max: Point| [min.x, min.y, max.x, max.y];
    let boxes = layout.order().iter();
    let boxes = boxes.map(|&id| (id, layout.get(id).unwrap().clone()));
    let stacks = layout.stacks().iter().map(|stack| {
        let id = match stack.stack {
            Stack::Loose(id) => Some(id),
            _ => None,
        };
        (id, numbers(stack.rect.min, stack.rect.max))
    });
    let bounds = layout.bounds();
    (
        boxes.collect(),
        stacks.collect(),
        numbers(bounds.min, bounds.max),
    )
}
