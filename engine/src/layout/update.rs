//! Incremental updates: which blocks an edit changes, and arranging those and the blocks around
//! them.

use super::arrange::{InnerSizes, arrange, insets};
use super::content::LabelSource;
use super::{BlockBox, Layout, MeasuredBlock, chain, metrics};
use crate::language::edit::{Edit, Place};
use crate::language::program::{Parent, Program, Stack};
use crate::language::{BlockId, Kind, ValueType};
use std::cell::Cell;
use std::iter::successors;

/// The change since the last layout.
#[derive(Clone, PartialEq, Debug)]
pub enum LayoutChange {
    /// Another program or language.
    All,
    /// These blocks, in any order; blocks that are not in the program are ignored.
    Blocks(Vec<BlockId>),
}

impl LayoutChange {
    /// Both changes.
    pub fn and(self, other: LayoutChange) -> LayoutChange {
        match (self, other) {
            (LayoutChange::Blocks(mut before), LayoutChange::Blocks(more)) => {
                before.extend(more);
                LayoutChange::Blocks(before)
            }
            _ => LayoutChange::All,
        }
    }
}

/// The blocks to measure again after `edit` is applied to `program`, which must be before the edit.
/// Of blocks that only move, these are the roots: what is inside them stays the same.
pub fn touched(program: &Program, edit: &Edit) -> LayoutChange {
    let mut blocks = Vec::new();
    let mut rest = vec![edit];
    while let Some(edit) = rest.pop() {
        match edit {
            Edit::Attach(fragment, place) => {
                // Roots have no parent in a fragment, so they always differ.
                let changed = fragment
                    .blocks
                    .iter()
                    .filter(|(id, block)| program.get(*id) != Some(block));
                blocks.extend(changed.map(|(id, _)| *id));
                blocks.extend(place_owner(*place));
            }
            Edit::Detach(place, _) => blocks.extend(place_owner(*place)),
            Edit::SetField(id, _)
            | Edit::SetLiteral(id, _, _)
            | Edit::SetMarks(id, _)
            | Edit::AddBranch(id, _)
            | Edit::RemoveBranch(id, _)
            | Edit::AddOtherwise(id)
            | Edit::RemoveOtherwise(id) => blocks.push(*id),
            Edit::RenameVariable(id, _) => blocks.extend(program.blocks_using(*id)),
            Edit::AddVariable(..)
            | Edit::RemoveVariable(_)
            | Edit::SetOrigin(..)
            | Edit::MoveStack(..)
            | Edit::SetHeader(_) => {}
            Edit::All(edits) => rest.extend(edits),
        }
    }
    LayoutChange::Blocks(blocks)
}

/// The block whose body or socket a place is in.
fn place_owner(place: Place) -> Option<BlockId> {
    match place {
        Place::Stack(Stack::Body(id, _), _) | Place::Socket(id, _) => Some(id),
        Place::Stack(Stack::Hat | Stack::Loose(_), _) | Place::Loose { .. } => None,
    }
}

impl Layout {
    fn measured(&mut self, id: BlockId) -> &mut MeasuredBlock {
        self.blocks.entry(id)
    }

    /// Measures the texts on a block.
    pub(super) fn measure(&mut self, source: &LabelSource, id: BlockId) {
        let mut items = self.labels.items(source, id);
        items.shrink_to_fit();
        let insets = insets(source.program.block(id).kind, &items);
        let block = self.measured(id);
        block.items = items;
        block.insets = insets;
        block.measured = true;
        self.stats.measured += 1;
    }

    /// Measures new blocks, and adds them to `dirty` with those that moved to another depth, where
    /// rows have more room or less.
    pub(super) fn measure_new_and_moved(&mut self, source: &LabelSource, dirty: &mut Vec<BlockId>) {
        let (program, limit) = (source.program, self.limit);
        for id in program.all_blocks() {
            // The walk visits outer blocks first, so the owner's inset is current.
            let inset = match program.block(id).parent {
                Parent::Stack(Stack::Body(around, _)) => {
                    self.blocks[around].inset + metrics::INDENT
                }
                // The operands of a chain are beside each other.
                Parent::Socket(around, _) if chain::is_link(program, id) => {
                    self.blocks[around].inset
                }
                Parent::Socket(around, socket) => {
                    let around = &self.blocks[around];
                    let inset = around.insets.get(socket);
                    around.inset + inset.copied().unwrap_or(metrics::SOCKET_INSET)
                }
                Parent::Stack(Stack::Hat | Stack::Loose(_)) | Parent::None => 0.0,
            };
            let new = !self.measured(id).measured;
            if new {
                self.measure(source, id);
            }
            let block = self.measured(id);
            block.inset = inset;
            if new || !block.valid_at(limit) {
                dirty.push(id);
            }
        }
    }

    /// Measures the collapsed blocks around a block, which show its cost as part of theirs.
    pub(super) fn measure_collapsed_around(
        &mut self,
        source: &LabelSource,
        id: BlockId,
        dirty: &mut Vec<BlockId>,
    ) {
        let program = source.program;
        for id in successors(program.owner(id), |&id| program.owner(id)) {
            if program.block(id).marks.collapsed {
                self.measure(source, id);
                dirty.push(id);
            }
        }
    }

    /// Arranges the dirty blocks, inner ones first, then blocks around them if the size of a block
    /// inside changed.
    pub(super) fn arrange(&mut self, program: &Program, mut dirty: Vec<BlockId>) {
        dirty.retain(|&id| !std::mem::replace(&mut self.measured(id).dirty, true));
        let given = dirty.len();
        let mut next = 0;
        while let Some(&id) = dirty.get(next) {
            let block = program.block(id);
            if let Some(owner) = program.owner(id)
                && !std::mem::replace(&mut self.measured(owner).dirty, true)
            {
                dirty.push(owner);
            }
            // A block is a link of a chain or not depending on its owner.
            if block.kind == Kind::Logic && next < given {
                for child in block.sockets.iter().filter_map(|socket| socket.block) {
                    let block = self.measured(child);
                    if program.block(child).kind == Kind::Logic {
                        block.stale = true;
                        if !std::mem::replace(&mut block.dirty, true) {
                            dirty.push(child);
                        }
                    }
                }
            }
            self.measured(id).stale |= next < given;
            next += 1;
        }
        for &id in &dirty {
            if let Some(owner) = program.owner(id) {
                self.measured(owner).pending += 1;
            }
        }
        let mut ready: Vec<BlockId> = dirty;
        ready.retain(|&id| self.measured(id).pending == 0);
        while let Some(id) = ready.pop() {
            let block = self.measured(id);
            block.dirty = false;
            let stale = std::mem::take(&mut block.stale);
            let before = (block.boxed.size, block.boxed.tall);
            if stale {
                self.arrange_one(program, id);
            }
            let boxed = &self.blocks[id].boxed;
            // The first block of a chain arranges all links.
            let spreads =
                stale && ((boxed.size, boxed.tall) != before || chain::is_link(program, id));
            if let Some(owner) = program.owner(id) {
                let block = self.measured(owner);
                block.stale |= spreads;
                block.pending -= 1;
                if block.pending == 0 {
                    ready.push(owner);
                }
            }
        }
    }

    fn arrange_one(&mut self, program: &Program, id: BlockId) {
        let block = program.block(id);
        if block.kind != Kind::Logic || block.marks.collapsed {
            self.arrange_plainly(program, id);
        } else if !chain::is_link(program, id) {
            self.arrange_chain(program, id);
        }
    }

    /// Arranges a chain at its first block: in a line if it fits, otherwise in a column.
    fn arrange_chain(&mut self, program: &Program, first: BlockId) {
        let links = chain::links(program, first);
        let mut valid = LimitRange::ALL;
        if chain::is_tall(program, &links, &self.inside(program, first)) {
            // A column at any limit.
            for &id in &links {
                self.measured(id).valid = valid;
            }
            self.stats.arranged += links.len();
        } else {
            for &id in links.iter().rev() {
                self.arrange_plainly(program, id);
            }
            let BlockBox { size, tall, .. } = self.blocks[first].boxed;
            let inside = self.inside(program, first);
            // A link that broke into rows may be narrow, but is not a line.
            let fits = !tall && size.x <= metrics::CHAIN_LIMIT && inside.has_room(size.x);
            valid = self.blocks[first].valid.and(inside.valid.get());
            if fits {
                self.measured(first).valid = valid;
                return;
            }
        }
        let items = |id: BlockId| self.blocks[id].items.as_slice();
        let inside = self.inside(program, first);
        for (id, boxed) in chain::column(program, &links, &items, &inside) {
            self.measured(id).boxed = boxed;
        }
        self.measured(first).valid = valid;
    }

    fn inside<'a>(&'a self, program: &'a Program, id: BlockId) -> Contents<'a> {
        Contents {
            layout: self,
            program,
            id,
            limit: row_limit(self.limit, self.blocks[id].inset),
            valid: Cell::new(LimitRange::ALL),
        }
    }

    /// Arranges a block that is not a link of a chain.
    fn arrange_plainly(&mut self, program: &Program, id: BlockId) {
        let items = &self.blocks[id].items;
        let inside = self.inside(program, id);
        let mut boxed = arrange(program.block(id).kind, items, &inside);
        let valid = inside.valid.get();
        // There may be many thousands of blocks.
        boxed.parts.shrink_to_fit();
        boxed.outline.shrink_to_fit();
        let block = self.measured(id);
        block.boxed = boxed;
        block.valid = valid;
        self.stats.arranged += 1;
    }
}

/// The row limits, `from` ≤ limit < `below`, for which the rows of a block stay the same.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct LimitRange {
    from: f32,
    below: f32,
}

impl Default for LimitRange {
    fn default() -> LimitRange {
        LimitRange::ALL
    }
}

impl LimitRange {
    pub const ALL: LimitRange = LimitRange {
        from: f32::NEG_INFINITY,
        below: f32::INFINITY,
    };

    /// The intersection of both.
    fn and(self, other: LimitRange) -> LimitRange {
        LimitRange {
            from: self.from.max(other.from),
            below: self.below.min(other.below),
        }
    }

    fn contains(self, limit: f32) -> bool {
        self.from <= limit && limit < self.below
    }
}

impl MeasuredBlock {
    /// True if its rows stay the same at this limit of outermost blocks.
    pub(super) fn valid_at(&self, limit: f32) -> bool {
        self.valid.contains(row_limit(limit, self.inset))
    }
}

/// Maximum width of rows of a block with this inset.
fn row_limit(limit: f32, inset: f32) -> f32 {
    (limit - inset).max(metrics::LEAST_LIMIT.min(limit))
}

/// The sizes of the blocks inside a block. Records the limits for which all answers stay the same.
struct Contents<'a> {
    layout: &'a Layout,
    program: &'a Program,
    id: BlockId,
    /// Maximum width of rows.
    limit: f32,
    valid: Cell<LimitRange>,
}

impl InnerSizes for Contents<'_> {
    fn value(&self, id: BlockId) -> (&BlockBox, ValueType) {
        let ty = self.program.block(id).kind.row().value();
        (&self.layout.blocks[id].boxed, ty.unwrap_or(ValueType::Any))
    }

    fn body_height(&self, body: usize) -> f32 {
        let stack = Stack::Body(self.id, body);
        let blocks = self.program.stack(stack).iter();
        let heights = blocks.map(|&id| self.layout.blocks[id].boxed.size.y);
        heights.sum::<f32>() + self.layout.gap_in(stack)
    }

    fn has_room(&self, width: f32) -> bool {
        let fits = width <= self.limit;
        let same = if fits {
            LimitRange {
                from: width,
                ..LimitRange::ALL
            }
        } else {
            LimitRange {
                below: width,
                ..LimitRange::ALL
            }
        };
        self.valid.set(self.valid.get().and(same));
        fits
    }
}
