//! From boxes to places: one pass over the program, from the top.

use super::Layout;
use super::content::TextLabel;
use super::geometry::{Point, Rect};
use super::metrics::{ARCH_HEIGHT, ARM_WIDTH, COMMAND_PADDING, TEXT_HEIGHT};
use super::outline::Outline;
use super::parts::{BlockPart, HatBox, SocketStyle, StackBox};
use crate::language::BlockId;
use crate::language::kind::Category;
use crate::language::program::{Program, Stack};

/// How far from the origin stacks may lie: further out, single floats are no longer fine enough.
const FAR: f64 = 100_000.0;

/// A block that is still to be placed.
struct PendingBlock {
    id: BlockId,
    at: Point,
    level: usize,
    /// The colour of the block around it, and how many of that colour there are.
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
        self.bounds = self.stacks[0].rect;
        for loose in program.loose() {
            let coordinate = |value: f64| value.clamp(-FAR, FAR) as f32;
            let at = Point::new(coordinate(loose.at.0), coordinate(loose.at.1));
            let nothing = Rect { min: at, max: at };
            self.place_stack(program, Stack::Loose(loose.id), at, nothing);
        }
        let rects = self.stacks.iter().map(|stack| stack.rect);
        self.bounds = rects.fold(hat, |bounds, rect| bounds.union(&rect));
    }

    fn place_stack(&mut self, program: &Program, stack: Stack, at: Point, mut rect: Rect) {
        let start = self.order.len();
        let mut rest = Vec::new();
        self.visit_stack(program, stack, at, 0, None, &mut rest);
        while let Some(visit) = rest.pop() {
            self.order.push(visit.id);
            let category = program.block(visit.id).kind.row().categories[0];
            let cell = &mut self.cells[visit.id];
            cell.placed = self.round;
            let boxed = &mut cell.boxed;
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
            self.cells[visit.id].boxed.parts = parts;
            rest[first..].reverse();
        }
        let blocks = start..self.order.len();
        self.stacks.push(StackBox {
            stack,
            rect,
            blocks,
        });
    }

    /// Says where the blocks of a stack go, from the top down.
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
            at.y += self.cells[id].boxed.size.y;
        }
        // At the outermost level the next block is the last one of the list.
        if level == 0 {
            rest[first..].reverse();
        }
    }
}
