//! Blocks that changed, and those around them, are measured and arranged anew.

use super::arrange::{InnerSizes, arrange};
use super::content::LabelSource;
use super::{BlockBox, Layout, MeasuredBlock, chain, metrics};
use crate::language::program::{Parent, Program, Stack};
use crate::language::{BlockId, Kind, ValueType};

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

    /// Arranges blocks and all around them, the inner ones first.
    pub(super) fn arrange(&mut self, program: &Program, mut dirty: Vec<BlockId>) {
        dirty.retain(|&id| !std::mem::replace(&mut self.cell(id).dirty, true));
        let mut next = 0;
        while let Some(&id) = dirty.get(next) {
            next += 1;
            let block = program.block(id);
            if let Some(owner) = owner(program, id)
                && !std::mem::replace(&mut self.cell(owner).dirty, true)
            {
                dirty.push(owner);
            }
            // Whether a block is a link of a chain depends on the block around it.
            if block.kind == Kind::Logic {
                for child in block.sockets.iter().filter_map(|socket| socket.block) {
                    let logic = program.block(child).kind == Kind::Logic;
                    if logic && !std::mem::replace(&mut self.cell(child).dirty, true) {
                        dirty.push(child);
                    }
                }
            }
        }
        for &id in &dirty {
            if let Some(owner) = owner(program, id) {
                self.cell(owner).pending += 1;
            }
        }
        let mut ready: Vec<BlockId> = dirty;
        ready.retain(|&id| self.cell(id).pending == 0);
        while let Some(id) = ready.pop() {
            self.cell(id).dirty = false;
            self.arrange_one(program, id);
            if let Some(owner) = owner(program, id) {
                let cell = self.cell(owner);
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
        for &id in links.iter().rev() {
            self.arrange_plainly(program, id);
        }
        let whole = &self.cells[first].boxed;
        let inside = self.inside(program, first);
        if whole.size.x <= metrics::CHAIN_LIMIT.min(inside.limit())
            && !chain::is_tall(program, &links, &inside)
        {
            return;
        }
        let items = |id: BlockId| self.cells[id].items.as_slice();
        for (id, boxed) in chain::column(program, &links, &items, &inside) {
            self.cell(id).boxed = boxed;
        }
    }

    fn inside<'a>(&'a self, program: &'a Program, id: BlockId) -> Contents<'a> {
        Contents {
            layout: self,
            program,
            id,
        }
    }

    /// Arranges a block as what it is, not as a link of a chain.
    fn arrange_plainly(&mut self, program: &Program, id: BlockId) {
        let items = &self.cells[id].items;
        let mut boxed = arrange(program.block(id).kind, items, &self.inside(program, id));
        // There may be many thousands of them.
        boxed.parts.shrink_to_fit();
        boxed.outline.shrink_to_fit();
        self.cell(id).boxed = boxed;
        self.work.arranged += 1;
    }
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

    fn limit(&self) -> f32 {
        let mut limit = self.layout.limit;
        let mut at = self.program.block(self.id).parent;
        while limit > metrics::LEAST_LIMIT {
            let (around, inset) = match at {
                Parent::Stack(Stack::Body(around, _)) => (around, metrics::INDENT),
                Parent::Socket(around, _) => (around, metrics::SOCKET_INSET),
                Parent::Stack(Stack::Hat | Stack::Loose(_)) | Parent::None => return limit,
            };
            limit -= inset;
            at = self.program.block(around).parent;
        }
        limit.max(metrics::LEAST_LIMIT.min(self.layout.limit))
    }
}
