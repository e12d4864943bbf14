//! Where the blocks of a program lie: boxes, rows, outlines, sockets, and what is under a point.
//!
//! Pure data, in units: 1 unit is 1 logical pixel at zoom 1, x to the right, y down, the upper left
//! corner of the hat at the origin. Asked by the canvas, the palette and pictures. [`Layout`] keeps
//! what it has measured and after a change does only the changed blocks and those around them anew;
//! the result is the same as from scratch.

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
use update::Holds;

/// A gap that is open in a stack: the preview of a drop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gap {
    pub stack: Stack,
    /// Before which block of it.
    pub index: usize,
    /// How high it is, in units.
    pub height: f32,
}

/// A number that is being typed: what shows it is as wide as it takes.
#[derive(Clone, PartialEq, Debug)]
pub struct NumberDraft {
    /// The block that shows it.
    pub block: BlockId,
    /// In which of its sockets; none if it is the block's own field.
    pub socket: Option<usize>,
    pub typed: String,
}

/// The layout of one program.
pub struct Layout {
    cells: BlockTable<MeasuredBlock>,
    labels: Labels,
    gap: Option<Gap>,
    draft: Option<NumberDraft>,
    costs: Costs,
    hat: HatBox,
    order: Vec<BlockId>,
    stacks: Vec<StackBox>,
    bounds: Rect,
    /// How often everything was placed: tells which boxes belong to the program.
    round: u64,
    /// How many blocks the program had at the last update.
    count: usize,
    /// How wide an outermost block may be before it breaks into rows, in units; those in it less.
    limit: f32,
    work: UpdateStats,
}

/// Work that the last update did, for tests and benches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UpdateStats {
    /// How many blocks were measured: what stands on them.
    pub measured: usize,
    /// How many boxes were made, of those blocks and of those around them.
    pub arranged: usize,
}

/// Cached measures of a block.
#[derive(Clone)]
struct MeasuredBlock {
    items: Vec<ContentItem>,
    measured: bool,
    boxed: BlockBox,
    /// By how much narrower than an outermost block it is to be, in units.
    inset: f32,
    /// For which limits its box is as it is.
    holds: Holds,
    /// In which round it was placed last.
    placed: u64,
    /// Whether something in it, or it, is to be arranged.
    dirty: bool,
    /// Whether it is to be arranged itself.
    stale: bool,
    /// How many dirty blocks are directly inside it.
    pending: u32,
}

impl Default for MeasuredBlock {
    fn default() -> MeasuredBlock {
        MeasuredBlock {
            items: Vec::new(),
            measured: false,
            boxed: BlockBox::default(),
            inset: 0.0,
            holds: Holds::ALWAYS,
            placed: 0,
            dirty: false,
            stale: false,
            pending: 0,
        }
    }
}

impl Default for Layout {
    fn default() -> Layout {
        Layout::new()
    }
}

impl Layout {
    /// The layout of nothing yet.
    pub fn new() -> Layout {
        Layout {
            cells: BlockTable::default(),
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
            work: UpdateStats::default(),
        }
    }

    /// A layout whose blocks break into rows, and their words into lines, when they are wider than
    /// `limit` units.
    pub fn within(limit: f32) -> Layout {
        Layout {
            limit,
            ..Layout::new()
        }
    }

    /// What blocks cost.
    pub fn costs(&self) -> &Costs {
        &self.costs
    }

    /// Shows what blocks cost in a task from the next [`LayoutChange::All`] on; the paper's costs at first.
    pub fn set_costs(&mut self, costs: &Costs) {
        self.costs.clone_from(costs);
    }

    /// Measures what changed and arranges it with all around it, then places everything.
    /// [`LayoutChange::All`] is for another program or another language; otherwise [`touched`] tells what
    /// an edit changes. Measures of blocks that left the program are kept for a while, so that it costs
    /// little to lay the program out without some of its blocks, and then with them again.
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
                self.cells = BlockTable::default();
                self.labels = Labels::default();
                let words = crate::language::words::hat(text);
                self.hat = place::hat(&self.labels.label(measure, &words));
                &[]
            }
        };
        self.work = UpdateStats::default();
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
            self.folded_around(&source, id, &mut dirty);
            // What stands bare in a socket is shown by the block around it.
            if let Parent::Socket(owner, _) = block.parent {
                self.measure(&source, owner);
                dirty.push(owner);
            }
        }
        self.find_moved(&source, &mut dirty);
        self.arrange(program, dirty);
        self.place(program);
        // Not at each edit, and not when many blocks leave that may be about to come back.
        let count = program.block_count();
        let most = std::mem::replace(&mut self.count, count).max(count);
        if self.cells.len() > 2 * most + 100 {
            self.cells.retain(|id| program.get(id).is_some());
        }
    }

    /// The layout of some blocks of this program alone, at the same limit. `alone` is the program of these
    /// blocks, with the identities that they have here. What was measured here is not measured again.
    pub fn excerpt(&self, alone: &Program, text: &Text, measure: &dyn Measure) -> Layout {
        let mut layout = Layout {
            hat: self.hat.clone(),
            costs: self.costs.clone(),
            ..Layout::within(self.limit)
        };
        let typed = self.draft.as_ref().map(|draft| draft.block);
        for id in alone.everywhere().filter(|&id| typed != Some(id)) {
            if let Some(cell) = self.cells.get(id) {
                let cell = MeasuredBlock {
                    placed: 0,
                    ..cell.clone()
                };
                layout.cells.insert(id, cell);
            }
        }
        // A value may have been a link of a chain.
        let roots = alone.loose().iter().flat_map(|loose| &loose.blocks);
        let values = roots.filter(|&&id| alone.block(id).kind.row().value().is_some());
        let values = LayoutChange::Blocks(values.copied().collect());
        layout.update(alone, text, measure, &values);
        layout
    }

    /// How wide an outermost block may be before it breaks into rows, in units.
    pub fn limit(&self) -> f32 {
        self.limit
    }

    /// Breaks blocks into rows at another width. Nothing is measured again, and what has the same rows at both widths
    /// stays as it is.
    pub fn set_limit(&mut self, program: &Program, limit: f32) {
        if self.limit == limit {
            return;
        }
        self.limit = limit;
        self.work = UpdateStats::default();
        let cells = self.cells.iter();
        let others = cells.filter(|(id, cell)| !cell.holds_at(limit) && program.get(*id).is_some());
        let others = others.map(|(id, _)| id).collect();
        self.arrange(program, others);
        self.place(program);
    }

    /// The number that is being typed.
    pub fn draft(&self) -> Option<&NumberDraft> {
        self.draft.as_ref()
    }

    /// Makes room for a number that is being typed, or takes it back. Only what is around it is arranged anew.
    pub fn set_draft(
        &mut self,
        program: &Program,
        (text, measure): (&Text, &dyn Measure),
        draft: Option<NumberDraft>,
    ) {
        if self.draft == draft {
            return;
        }
        self.work = UpdateStats::default();
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
        let both = [
            before.map(|draft| draft.block),
            draft.as_ref().map(|draft| draft.block),
        ];
        let mut dirty: Vec<BlockId> = both.into_iter().flatten().collect();
        dirty.retain(|&id| {
            let there = program.get(id).is_some();
            if there {
                self.measure(&source, id);
            } else {
                // It may come back, without what was typed.
                self.cells.remove(id);
            }
            there
        });
        self.arrange(program, dirty);
        self.place(program);
    }

    /// Opens a gap in a stack, or closes it. Only what is around it is arranged anew.
    pub fn set_gap(&mut self, program: &Program, gap: Option<Gap>) {
        if self.gap == gap {
            return;
        }
        self.work = UpdateStats::default();
        let both = [std::mem::replace(&mut self.gap, gap), gap];
        let owner = |gap: Gap| match gap.stack {
            Stack::Body(owner, _) => Some(owner),
            Stack::Hat | Stack::Loose(_) => None,
        };
        let owners = both.into_iter().flatten().filter_map(owner);
        let dirty = owners.filter(|&id| program.get(id).is_some()).collect();
        self.arrange(program, dirty);
        self.place(program);
    }

    /// The box of a block; none if it is not in the program, or inside a collapsed block.
    pub fn get(&self, id: BlockId) -> Option<&BlockBox> {
        let cell = self.cells.get(id)?;
        (cell.placed == self.round && self.round > 0).then_some(&cell.boxed)
    }

    /// All blocks that are shown, in the order of painting: the hat's stack, then the loose ones;
    /// blocks before those inside them.
    pub fn order(&self) -> &[BlockId] {
        &self.order
    }

    /// The hat's stack, then the loose ones.
    pub fn stacks(&self) -> &[StackBox] {
        &self.stacks
    }

    pub fn work(&self) -> UpdateStats {
        self.work
    }

    pub fn hat(&self) -> &HatBox {
        &self.hat
    }

    /// Around everything.
    pub fn bounds(&self) -> Rect {
        self.bounds
    }
}

impl Layout {
    /// The height of the gap in a stack, wherever in it.
    fn gap_in(&self, stack: Stack) -> f32 {
        let gap = self.gap.filter(|gap| gap.stack == stack);
        gap.map_or(0.0, |gap| gap.height)
    }
}

/// Measures nothing: before there is a text.
struct ZeroMeasure;

impl Measure for ZeroMeasure {
    fn width(&self, _text: &str) -> f32 {
        0.0
    }
}
