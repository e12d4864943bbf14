//! Section 3.2 of the paper: the removal of the infected bricks; and blocks that are not needed.

use super::Replacement;
use super::draft::{RewriteDraft, holders, value};
use crate::language::Kind;
use crate::language::program::{BlockId, Parent, Program};

/// All infected bricks, each in its turn.
pub fn one_by_one(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let block = program.block(id);
    let fits = match block.kind {
        Kind::RemoveInfected => true,
        Kind::While => {
            let asks = value(program, id, 0).map(|asked| program.block(asked).kind);
            let does = block.bodies[0].iter().map(|&id| program.block(id).kind);
            asks == Some(Kind::ExistsInfected) && does.eq([Kind::Remove])
        }
        _ => false,
    };
    let each = r#"ForEachInfected(var: "C", body: [Remove(Get("C"))])"#;
    let new = fits.then(|| draft.replace(&[id], each, &[]))??;
    Some(Replacement { old: vec![id], new })
}

/// A command that costs, taken away; with the *se* and the loops that then have nothing to do.
pub fn needless(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let row = program.block(id).kind.row();
    if row.cost == 0 || row.value().is_some() {
        return None;
    }
    let outer = holders(program, id).skip(1);
    let idle = outer.take_while(|&owner| has_nothing_else(program, owner));
    let old = idle.last().unwrap_or(id);
    draft.remove(old)?;
    Some(Replacement {
        old: vec![old],
        new: Vec::new(),
    })
}

/// Whether a block holds one command and no more.
fn has_nothing_else(program: &Program, id: BlockId) -> bool {
    let block = program.block(id);
    let commands = block.bodies.iter().map(Vec::len).sum::<usize>();
    commands == 1 && matches!(block.parent, Parent::Stack(_))
}
