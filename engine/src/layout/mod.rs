//! The layout of a program: boxes, rows, outlines and sockets of blocks, and hit tests. Used by the
//! canvas, the palette and pictures.
//!
//! Coordinates are in units: 1 unit is 1 logical pixel at zoom 1. x points right, y points down,
//! and the upper left corner of the hat is the origin. [`Layout`] is incremental: after an edit it
//! measures and arranges only the changed blocks and those around them, with the same result as
//! from scratch. Full layouts of 5,400 blocks take up to 10 ms, too long for each step of a drag.

mod apart;
mod arrange;
mod chain;
mod content;
mod find;
mod font;
mod geometry;
pub mod metrics;
mod outline;
mod parts;
mod place;
mod update;

pub use find::{Connection, Dragged, DropSlot, Hit};
pub use font::{Advances, EM, Letter, Measure, REGULAR, SEMIBOLD};
pub use geometry::{Point, Rect};
pub use metrics::TEXT_SIZE;
pub use outline::{Outline, OutlineEdge, socket_outline};
pub use parts::{BlockBox, BlockButton, BlockPart, HatBox, SocketStyle, StackBox, has_triangle};
pub use update::{LayoutChange, touched};

use crate::language::BlockId;
use crate::language::cost::Costs;
use crate::language::program::{Parent, Program, Stack};
use crate::language::table::BlockTable;
use crate::text::Text;
use content::{ContentItem, LabelSource, Labels};
use update::LimitRange;

/// A gap in a stack that previews a drop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gap {
    pub stack: Stack,
    /// The index of the block below the gap.
    pub index: usize,
    /// In units.
    pub height: f32,
}

/// A number that a person is typing; its field or socket is as wide as the text.
#[derive(Clone, PartialEq, Debug)]
pub struct NumberDraft {
    /// The block that shows it.
    pub block: BlockId,
    /// The index of its socket; `None` for the block's own field.
    pub socket: Option<usize>,
    pub typed: String,
}

/// The layout of one program.
pub struct Layout {
    blocks: BlockTable<MeasuredBlock>,
    labels: Labels,
    gap: Option<Gap>,
    draft: Option<NumberDraft>,
    costs: Costs,
    hat: HatBox,
    order: Vec<BlockId>,
    stacks: Vec<StackBox>,
    bounds: Rect,
    /// Number of times that everything was placed: only boxes placed in this round are current.
    round: u64,
    /// Number of blocks of the program at the last update.
    count: usize,
    /// Maximum width of rows of an outermost block, in units; inner blocks have less.
    limit: f32,
    stats: UpdateStats,
}

/// The work of the last update, for tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UpdateStats {
    /// Number of blocks whose texts were measured.
    pub measured: usize,
    /// Number of blocks whose boxes were computed.
    pub arranged: usize,
}

/// The cached layout of a block.
#[derive(Clone, Default)]
struct MeasuredBlock {
    items: Vec<ContentItem>,
    measured: bool,
    boxed: BlockBox,
    /// By how much its rows must be narrower than those of an outermost block, in units.
    inset: f32,
    /// By how much those of the blocks in its sockets must be narrower than its own.
    insets: Box<[f32]>,
    /// The limits for which `boxed` is valid.
    valid: LimitRange,
    /// The round in which it was placed last.
    placed: u64,
    /// True if it, or a block inside it, must be arranged.
    dirty: bool,
    /// True if it must be arranged itself.
    stale: bool,
    /// Number of dirty blocks directly inside it.
    pending: u32,
}

impl Default for Layout {
    fn default() -> Layout {
        Layout::new()
    }
}

impl Layout {
    /// An empty layout.
    pub fn new() -> Layout {
        Layout {
            blocks: BlockTable::default(),
            labels: Labels::default(),
            gap: None,
            draft: None,
            costs: Costs::default(),
            hat: place::hat(&Labels::default().label(&ZeroMeasure, "")),
            order: Vec::new(),
            stacks: Vec::new(),
            bounds: Rect::default(),
            round: 0,
            count: 0,
            limit: metrics::WIDTH_LIMIT,
            stats: UpdateStats::default(),
        }
    }

    /// An empty layout whose blocks break into rows, and words into lines, if they are wider than
    /// `limit` units.
    pub fn within(limit: f32) -> Layout {
        Layout {
            limit,
            ..Layout::new()
        }
    }

    /// The costs that blocks show.
    pub fn costs(&self) -> &Costs {
        &self.costs
    }

    /// Sets the costs that blocks show from the next [`LayoutChange::All`] on. The default is the
    /// costs of the paper.
    pub fn set_costs(&mut self, costs: &Costs) {
        self.costs.clone_from(costs);
    }

    /// Measures the changed blocks, arranges them and those around them, then places all blocks.
    ///
    /// Pass [`LayoutChange::All`] for another program or language, and the result of [`touched`]
    /// after an edit. The layout keeps blocks that left the program for a while: a drag lays the
    /// program out without the dragged blocks, then with them again.
    pub fn update(
        &mut self,
        program: &Program,
        text: &Text,
        measure: &dyn Measure,
        changed: &LayoutChange,
    ) {
        let changed = match changed {
            LayoutChange::Blocks(blocks) => blocks.as_slice(),
            LayoutChange::All => {
                self.blocks = BlockTable::default();
                self.labels = Labels::default();
                let words = crate::language::words::hat(text);
                self.hat = place::hat(&self.labels.label(measure, &words));
                &[]
            }
        };
        self.stats = UpdateStats::default();
        let (draft, costs) = (self.draft.clone(), self.costs.clone());
        let source = LabelSource {
            program,
            text,
            measure,
            costs: &costs,
            limit: self.limit,
            draft: draft.as_ref(),
        };
        let mut dirty = Vec::with_capacity(changed.len());
        for &id in changed {
            let Some(block) = program.get(id) else {
                continue;
            };
            self.measure(&source, id);
            dirty.push(id);
            self.measure_collapsed_around(&source, id, &mut dirty);
            // A default value is shown by its owner.
            if let Parent::Socket(owner, _) = block.parent {
                self.measure(&source, owner);
                dirty.push(owner);
            }
        }
        self.measure_new_and_moved(&source, &mut dirty);
        self.arrange(program, dirty);
        self.place(program);
        // Drops old blocks rarely, and not just after many blocks left: they may come back.
        let count = program.block_count();
        let larger = std::mem::replace(&mut self.count, count).max(count);
        if self.blocks.len() > 2 * larger + 100 {
            self.blocks.retain(|id| program.get(id).is_some());
        }
    }

    /// The layout of `part`, a program with some of the blocks of this one (see
    /// [`Program::program_of`]), at the same limit. Reuses what is measured here.
    pub fn excerpt(&self, part: &Program, text: &Text, measure: &dyn Measure) -> Layout {
        let mut layout = Layout {
            hat: self.hat.clone(),
            costs: self.costs.clone(),
            ..Layout::within(self.limit)
        };
        let typed = self.draft.as_ref().map(|draft| draft.block);
        for id in part.all_blocks().filter(|&id| typed != Some(id)) {
            if let Some(measured) = self.blocks.get(id) {
                let measured = MeasuredBlock {
                    placed: 0,
                    ..measured.clone()
                };
                layout.blocks.insert(id, measured);
            }
        }
        // A value may have been a link of a chain here, laid out with it.
        let values = part
            .loose()
            .iter()
            .flat_map(|loose| &loose.blocks)
            .copied()
            .filter(|&id| part.block(id).kind.row().value().is_some())
            .collect();
        layout.update(part, text, measure, &LayoutChange::Blocks(values));
        layout
    }

    /// Maximum width of rows of an outermost block, in units.
    pub fn limit(&self) -> f32 {
        self.limit
    }

    /// Changes the limit (see [`Layout::limit`]). Measures nothing, and arranges only blocks whose
    /// rows change.
    pub fn set_limit(&mut self, program: &Program, limit: f32) {
        if self.limit == limit {
            return;
        }
        self.limit = limit;
        self.stats = UpdateStats::default();
        let changed = self
            .blocks
            .iter()
            .filter(|(id, block)| !block.valid_at(limit) && program.get(*id).is_some())
            .map(|(id, _)| id)
            .collect();
        self.arrange(program, changed);
        self.place(program);
    }

    /// The number that a person is typing.
    pub fn draft(&self) -> Option<&NumberDraft> {
        self.draft.as_ref()
    }

    /// Shows a number while it is typed, or stops with `None`. Arranges only the blocks around it.
    pub fn set_draft(
        &mut self,
        program: &Program,
        text: &Text,
        measure: &dyn Measure,
        draft: Option<NumberDraft>,
    ) {
        if self.draft == draft {
            return;
        }
        self.stats = UpdateStats::default();
        let before = std::mem::replace(&mut self.draft, draft.clone());
        let costs = self.costs.clone();
        let source = LabelSource {
            program,
            text,
            measure,
            costs: &costs,
            limit: self.limit,
            draft: draft.as_ref(),
        };
        let mut dirty = Vec::new();
        for id in before.iter().chain(&draft).map(|draft| draft.block) {
            if program.get(id).is_some() {
                self.measure(&source, id);
                dirty.push(id);
            } else {
                // It may come back, without the typed text.
                self.blocks.remove(id);
            }
        }
        self.arrange(program, dirty);
        self.place(program);
    }

    /// Opens a gap in a stack, or closes it with `None`. Arranges only the blocks around it.
    pub fn set_gap(&mut self, program: &Program, gap: Option<Gap>) {
        if self.gap == gap {
            return;
        }
        self.stats = UpdateStats::default();
        let before = std::mem::replace(&mut self.gap, gap);
        let owner = |gap: Gap| match gap.stack {
            Stack::Body(owner, _) => Some(owner),
            Stack::Hat | Stack::Loose(_) => None,
        };
        let dirty = before
            .into_iter()
            .chain(gap)
            .filter_map(owner)
            .filter(|&id| program.get(id).is_some())
            .collect();
        self.arrange(program, dirty);
        self.place(program);
    }

    /// The box of a block; `None` if it is not in the program or is inside a collapsed block.
    pub fn get(&self, id: BlockId) -> Option<&BlockBox> {
        let block = self.blocks.get(id)?;
        (block.placed == self.round && self.round > 0).then_some(&block.boxed)
    }

    /// All visible blocks in painting order: the hat's stack, then loose stacks; outer blocks
    /// before inner ones.
    pub fn order(&self) -> &[BlockId] {
        &self.order
    }

    /// The hat's stack, then the loose ones.
    pub fn stacks(&self) -> &[StackBox] {
        &self.stacks
    }

    pub fn update_stats(&self) -> UpdateStats {
        self.stats
    }

    pub fn hat(&self) -> &HatBox {
        &self.hat
    }

    /// The rectangle around all stacks.
    pub fn bounds(&self) -> Rect {
        self.bounds
    }

    /// The height of the gap in a stack, 0 without one.
    fn gap_in(&self, stack: Stack) -> f32 {
        self.gap
            .filter(|gap| gap.stack == stack)
            .map_or(0.0, |gap| gap.height)
    }
}

/// Gives every text the width 0, for a layout without language.
struct ZeroMeasure;

impl Measure for ZeroMeasure {
    fn width(&self, _text: &str) -> f32 {
        0.0
    }
}
