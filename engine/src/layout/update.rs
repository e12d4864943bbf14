//! Blocks that changed, and those around them, are measured and arranged anew.

use super::arrange::{InnerSizes, arrange};
use super::content::LabelSource;
use super::{BlockBox, Layout, MeasuredBlock, chain, metrics};
use crate::language::edit::{Edit, Place};
use crate::language::program::{Parent, Program, Stack};
use crate::language::{BlockId, Kind, ValueType};
use std::cell::Cell;

/// What changed since the last layout.
#[derive(Clone, PartialEq, Debug)]
pub enum LayoutChange {
    /// Everything: another program, another language.
    All,
    /// These blocks, in any order; those that are not in the program are passed over.
    Blocks(Vec<BlockId>),
}

impl LayoutChange {
    /// Both changes, one after the other.
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

/// The blocks that must be measured again when `edit` is applied to `program`. Asked before it is. Of blocks that
/// only move, these are the first ones: what is inside them stays the same.
pub fn touched(program: &Program, edit: &Edit) -> LayoutChange {
    let mut blocks = Vec::new();
    let mut rest = vec![edit];
    while let Some(edit) = rest.pop() {
        match edit {
            Edit::Attach(fragment, place) => {
                let stays = |id: BlockId, block| program.get(id) == Some(block);
                let others = fragment.blocks.iter();
                let others = others.filter(|(id, block)| !stays(*id, block));
                // The first ones hang nowhere in a fragment, so they are among them.
                blocks.extend(others.map(|(id, _)| *id));
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
            Edit::RenameVariable(id, _) => blocks.extend(program.uses(*id)),
            Edit::AddVariable(..)
            | Edit::RemoveVariable(_)
            | Edit::MoveStack(..)
            | Edit::SetHeader(_) => {}
            Edit::All(edits) => rest.extend(edits),
        }
    }
    LayoutChange::Blocks(blocks)
}

/// The block that has a place.
fn place_owner(place: Place) -> Option<BlockId> {
    match place {
        Place::Stack(Stack::Body(id, _), _) | Place::Socket(id, _) => Some(id),
        Place::Stack(Stack::Hat | Stack::Loose(_), _) | Place::Loose { .. } => None,
    }
}

impl Layout {
    pub(super) fn cell(&mut self, id: BlockId) -> &mut MeasuredBlock {
        self.cells.entry(id)
    }

    pub(super) fn measure(&mut self, source: &LabelSource, id: BlockId) {
        let items = self.labels.items(source, id);
        let cell = self.cell(id);
        cell.items = items;
        cell.items.shrink_to_fit();
        cell.measured = true;
        self.work.measured += 1;
    }

    /// Finds blocks that were not measured yet, and measures them, and blocks at another depth than before, in which
    /// rows have more room or less.
    pub(super) fn find_moved(&mut self, source: &LabelSource, dirty: &mut Vec<BlockId>) {
        let (program, limit) = (source.program, self.limit);
        for id in program.everywhere() {
            let (around, by) = match program.block(id).parent {
                Parent::Stack(Stack::Body(around, _)) => (Some(around), metrics::INDENT),
                Parent::Socket(around, _) => (Some(around), metrics::SOCKET_INSET),
                Parent::Stack(Stack::Hat | Stack::Loose(_)) | Parent::None => (None, 0.0),
            };
            // Blocks come before those inside them.
            let inset = around.map_or(0.0, |around| self.cells[around].inset) + by;
            let fresh = !self.cell(id).measured;
            if fresh {
                self.measure(source, id);
            }
            let cell = self.cell(id);
            cell.inset = inset;
            if fresh || !cell.holds_at(limit) {
                dirty.push(id);
            }
        }
    }

    /// Measures the folded blocks around a block, which show what it costs.
    pub(super) fn folded_around(
        &mut self,
        source: &LabelSource,
        id: BlockId,
        dirty: &mut Vec<BlockId>,
    ) {
        let mut around = owner(source.program, id);
        while let Some(id) = around {
            if source.program.block(id).marks.collapsed {
                self.measure(source, id);
                dirty.push(id);
            }
            around = owner(source.program, id);
        }
    }

    /// Arranges blocks, the inner ones first, and those around them that another size of what is inside concerns.
    pub(super) fn arrange(&mut self, program: &Program, mut dirty: Vec<BlockId>) {
        dirty.retain(|&id| !std::mem::replace(&mut self.cell(id).dirty, true));
        let asked = dirty.len();
        let mut next = 0;
        while let Some(&id) = dirty.get(next) {
            let block = program.block(id);
            if let Some(owner) = owner(program, id)
                && !std::mem::replace(&mut self.cell(owner).dirty, true)
            {
                dirty.push(owner);
            }
            // Whether a block is a link of a chain depends on the block around it.
            if block.kind == Kind::Logic && next < asked {
                for child in block.sockets.iter().filter_map(|socket| socket.block) {
                    let cell = self.cell(child);
                    if program.block(child).kind == Kind::Logic {
                        cell.stale = true;
                        if !std::mem::replace(&mut cell.dirty, true) {
                            dirty.push(child);
                        }
                    }
                }
            }
            self.cell(id).stale |= next < asked;
            next += 1;
        }
        for &id in &dirty {
            if let Some(owner) = owner(program, id) {
                self.cell(owner).pending += 1;
            }
        }
        let mut ready: Vec<BlockId> = dirty;
        ready.retain(|&id| self.cell(id).pending == 0);
        while let Some(id) = ready.pop() {
            let cell = self.cell(id);
            cell.dirty = false;
            let stale = std::mem::take(&mut cell.stale);
            let before = (cell.boxed.size, cell.boxed.tall);
            if stale {
                self.arrange_one(program, id);
            }
            let boxed = &self.cells[id].boxed;
            // A chain is laid out as a whole by its first block.
            let spreads =
                stale && ((boxed.size, boxed.tall) != before || chain::is_link(program, id));
            if let Some(owner) = owner(program, id) {
                let cell = self.cell(owner);
                cell.stale |= spreads;
                cell.pending -= 1;
                if cell.pending == 0 {
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
        let mut holds = Holds::ALWAYS;
        if chain::is_tall(program, &links, &self.inside(program, first)) {
            // In a column, however wide rows may be.
            for &id in &links {
                self.cell(id).holds = holds;
            }
            self.work.arranged += links.len();
        } else {
            for &id in links.iter().rev() {
                self.arrange_plainly(program, id);
            }
            let BlockBox { size, tall, .. } = self.cells[first].boxed;
            let inside = self.inside(program, first);
            // A link that broke into rows may be narrow, and is no line.
            let fits = !tall && size.x <= metrics::CHAIN_LIMIT && inside.has_room(size.x);
            holds = self.cells[first].holds.and(inside.holds());
            if fits {
                self.cell(first).holds = holds;
                return;
            }
        }
        let items = |id: BlockId| self.cells[id].items.as_slice();
        let inside = self.inside(program, first);
        for (id, boxed) in chain::column(program, &links, &items, &inside) {
            self.cell(id).boxed = boxed;
        }
        self.cell(first).holds = holds;
    }

    fn inside<'a>(&'a self, program: &'a Program, id: BlockId) -> Contents<'a> {
        Contents {
            layout: self,
            program,
            id,
            limit: narrowed(self.limit, self.cells[id].inset),
            holds: Cell::new(Holds::ALWAYS),
        }
    }

    /// Arranges a block as what it is, not as a link of a chain.
    fn arrange_plainly(&mut self, program: &Program, id: BlockId) {
        let items = &self.cells[id].items;
        let inside = self.inside(program, id);
        let mut boxed = arrange(program.block(id).kind, items, &inside);
        let holds = inside.holds();
        // There may be many thousands of them.
        boxed.parts.shrink_to_fit();
        boxed.outline.shrink_to_fit();
        let cell = self.cell(id);
        cell.boxed = boxed;
        cell.holds = holds;
        self.work.arranged += 1;
    }
}

/// For which limits the rows of a block are as they are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Holds {
    from: f32,
    below: f32,
}

impl Holds {
    /// Whatever the limit is.
    pub const ALWAYS: Holds = Holds {
        from: f32::NEG_INFINITY,
        below: f32::INFINITY,
    };

    fn and(self, other: Holds) -> Holds {
        Holds {
            from: self.from.max(other.from),
            below: self.below.min(other.below),
        }
    }

    fn at(self, limit: f32) -> bool {
        self.from <= limit && limit < self.below
    }
}

impl MeasuredBlock {
    /// Whether its rows are the same where outermost blocks may be so wide.
    pub(super) fn holds_at(&self, limit: f32) -> bool {
        self.holds.at(narrowed(limit, self.inset))
    }
}

/// How wide a row may be in a block that is narrower by this inset than an outermost one.
fn narrowed(limit: f32, inset: f32) -> f32 {
    (limit - inset).max(metrics::LEAST_LIMIT.min(limit))
}

/// The block that a block is directly inside of.
fn owner(program: &Program, id: BlockId) -> Option<BlockId> {
    match program.block(id).parent {
        Parent::Socket(owner, _) | Parent::Stack(Stack::Body(owner, _)) => Some(owner),
        Parent::Stack(Stack::Hat | Stack::Loose(_)) | Parent::None => None,
    }
}

struct Contents<'a> {
    layout: &'a Layout,
    program: &'a Program,
    id: BlockId,
    /// How wide a row may be.
    limit: f32,
    /// For which other limits all that was asked has the same answer.
    holds: Cell<Holds>,
}

impl Contents<'_> {
    fn holds(&self) -> Holds {
        self.holds.get()
    }
}

impl InnerSizes for Contents<'_> {
    fn value(&self, id: BlockId) -> (&BlockBox, ValueType) {
        let ty = self.program.block(id).kind.row().value();
        (&self.layout.cells[id].boxed, ty.unwrap_or(ValueType::Any))
    }

    fn body_height(&self, body: usize) -> f32 {
        let stack = Stack::Body(self.id, body);
        let blocks = self.program.stack(stack).iter();
        let height = |&id: &BlockId| self.layout.cells[id].boxed.size.y;
        blocks.map(height).sum::<f32>() + self.layout.gap_in(stack)
    }

    fn has_room(&self, width: f32) -> bool {
        let fits = width <= self.limit;
        let same = match fits {
            true => Holds {
                from: width,
                ..Holds::ALWAYS
            },
            false => Holds {
                below: width,
                ..Holds::ALWAYS
            },
        };
        self.holds.set(self.holds.get().and(same));
        fits
    }
}
