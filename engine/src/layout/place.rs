//! Places all boxes in one pass over the program, from the top.

use super::Layout;
use super::content::TextLabel;
use super::geometry::{Point, Rect};
use super::metrics::{ARCH_HEIGHT, ARM_WIDTH, COMMAND_PADDING, TEXT_HEIGHT};
use super::outline::Outline;
use super::parts::{BlockPart, HatBox, SocketStyle, StackBox};
use crate::language::BlockId;
use crate::language::kind::Category;
use crate::language::program::{Program, Stack};

/// Maximum coordinates of stacks: beyond, single floats are too coarse.
const MAX_COORDINATE: f64 = 100_000.0;

/// A block still to place.
struct PendingBlock {
    id: BlockId,
    at: Point,
    level: usize,
    /// The category and depth (see [`depth`](super::BlockBox::depth)) of the block around it.
    around: Option<(Category, usize)>,
}

/// The hat with its words.
pub(super) fn hat(words: &TextLabel) -> HatBox {
    let height = ARCH_HEIGHT + TEXT_HEIGHT + 2.0 * (COMMAND_PADDING.text - 1.0);
    let width = (words.width + 2.0 * COMMAND_PADDING.side).max(ARM_WIDTH);
    let top = ARCH_HEIGHT + COMMAND_PADDING.text - 2.0;
    let at = Point::new(COMMAND_PADDING.side, top);
    HatBox {
        rect: Rect::at(Point::default(), width, height),
        outline: Outline::hat(Point::new(width, height)),
        words: BlockPart::Words {
            rect: Rect::at(at, words.width, TEXT_HEIGHT),
            text: words.text.clone(),
        },
    }
}

impl Layout {
    /// Places all stacks.
    pub(super) fn place(&mut self, program: &Program) {
        self.round += 1;
        self.order.clear();
        self.stacks.clear();
        let hat = self.hat.rect;
        let below = Point::new(0.0, hat.max.y);
        self.place_stack(program, Stack::Hat, below, hat);
        for loose in program.loose() {
            let coordinate = |value: f64| value.clamp(-MAX_COORDINATE, MAX_COORDINATE) as f32;
            let at = Point::new(coordinate(loose.at.0), coordinate(loose.at.1));
            self.place_stack(
                program,
                Stack::Loose(loose.id),
                at,
                Rect { min: at, max: at },
            );
        }
        let rects = self.stacks.iter().map(|stack| stack.rect);
        self.bounds = rects.fold(hat, |bounds, rect| bounds.union(&rect));
    }

    /// Places a stack with its first block `at`; its rectangle grows from `rect`.
    fn place_stack(&mut self, program: &Program, stack: Stack, at: Point, mut rect: Rect) {
        let start = self.order.len();
        let mut rest = Vec::new();
        self.visit_stack(program, stack, at, 0, None, &mut rest);
        while let Some(visit) = rest.pop() {
            self.order.push(visit.id);
            let category = program.block(visit.id).kind.row().categories[0];
            let block = &mut self.blocks[visit.id];
            block.placed = self.round;
            let boxed = &mut block.boxed;
            boxed.rect = Rect::at(visit.at, boxed.size.x, boxed.size.y);
            boxed.level = visit.level;
            boxed.depth = match visit.around {
                Some((_, depth)) if boxed.merged => depth,
                Some((around, depth)) if around == category => depth + 1,
                _ => 0,
            };
            rect = rect.union(&boxed.rect);
            let (level, around) = (visit.level + 1, Some((category, boxed.depth)));
            let first = rest.len();
            let parts = std::mem::take(&mut boxed.parts);
            for part in &parts {
                match part {
                    BlockPart::Socket {
                        content: SocketStyle::Block(id),
                        rect,
                        ..
                    } => {
                        let at = visit.at + rect.min;
                        rest.push(PendingBlock {
                            id: *id,
                            at,
                            level,
                            around,
                        });
                    }
                    BlockPart::Body { index, rect } => {
                        let stack = Stack::Body(visit.id, *index);
                        let at = visit.at + rect.min;
                        self.visit_stack(program, stack, at, level, around, &mut rest);
                    }
                    _ => {}
                }
            }
            self.blocks[visit.id].boxed.parts = parts;
            rest[first..].reverse();
        }
        let blocks = start..self.order.len();
        self.stacks.push(StackBox {
            stack,
            rect,
            blocks,
        });
    }

    /// Adds the blocks of a stack to `rest`, from the top.
    fn visit_stack(
        &self,
        program: &Program,
        stack: Stack,
        mut at: Point,
        level: usize,
        around: Option<(Category, usize)>,
        rest: &mut Vec<PendingBlock>,
    ) {
        let first = rest.len();
        let gap = self.gap.filter(|gap| gap.stack == stack);
        for (index, &id) in program.stack(stack).iter().enumerate() {
            if let Some(gap) = gap.filter(|gap| gap.index == index) {
                at.y += gap.height;
            }
            rest.push(PendingBlock {
                id,
                at,
                level,
                around,
            });
            at.y += self.blocks[id].boxed.size.y;
        }
        // The next block is the last one of `rest`; the caller reverses inner stacks.
        if level == 0 {
            rest[first..].reverse();
        }
    }
}
