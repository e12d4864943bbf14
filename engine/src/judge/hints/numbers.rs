//! Below cost 3: keeps the infection in two numbers instead of on the bricks.

use super::Replacement;
use super::draft::{RewriteDraft, TemplatePart, indices, kinds, value};
use super::phases::{HERE, everywhere, when};
use crate::language::Kind;
use crate::language::field::Field;
use crate::language::program::{BlockId, Program, Stack};

/// Uses two numbers as sets of cells: cell (r, c) is bit 9 r + c, in *alto* for the rows 0 to 4, else in *basso*. So
/// no number uses more than 45 binary digits, and all is exact.
pub fn numbers(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let old = program.stack(Stack::Hat).to_vec();
    if old.first() != Some(&id) || !fits(program) {
        return None;
    }
    draft.share("alto");
    draft.share("basso");
    // Inner blocks first: the blocks around them are copied with them.
    let running: Vec<BlockId> = draft.program().running().map(|(id, _)| id).collect();
    for &id in running.iter().rev() {
        match draft.block(id).kind {
            Kind::Infect => infect(draft, id)?,
            Kind::IsInfected => is_infected(draft, id)?,
            Kind::ForEachInfected => for_each(draft, id)?,
            _ => {}
        }
    }
    let first = *draft.program().stack(Stack::Hat).first()?;
    let empty = r#"Set(var: "alto", to: Number(0)), Set(var: "basso", to: Number(0))"#;
    draft.insert(first, empty, &[])?;
    let new = draft.program().stack(Stack::Hat).to_vec();
    Some(Replacement { old, new })
}

/// True if the program infects bricks one by one only, and asks for infection cell by cell. A loop over the infected
/// cells that infects more, or that is left early, would visit them in another order.
fn fits(program: &Program) -> bool {
    let mut infects = false;
    program.running().all(|(id, _)| {
        let kind = program.block(id).kind;
        infects |= kind == Kind::Infect;
        let apart = [Kind::Infect, Kind::Break, Kind::Continue];
        match kind {
            Kind::ForEachInfected => !kinds(program, id).any(|kind| apart.contains(&kind)),
            Kind::InfectArea | Kind::InfectStrip | Kind::Cure | Kind::CureAll => false,
            Kind::RemoveInfected | Kind::ExtremeInfected => false,
            Kind::AnyInfected | Kind::ExistsInfected => false,
            _ => true,
        }
    }) && infects
}

/// The power of 2 of a cell.
fn power(row: &str, column: &str) -> String {
    format!(
        "Arithmetic(Number(2), Power, \
         Arithmetic(Arithmetic(Number(9), Multiply, {row}), Add, {column}))"
    )
}

/// A condition: the cell is in the set.
fn contains(row: &str, column: &str) -> String {
    let power = power(row, column);
    format!(
        r#"Compare(Remainder(Round(Arithmetic(
            Choose(test: Compare({row}, Lt, Number(5)), yes: Get("alto"), no: Get("basso")),
            Divide, {power}), Down), Number(2)), Eq, Number(1))"#
    )
}

fn infect(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<()> {
    let cell = value(draft.program(), id, 0)?;
    let (row, column, parts) = indices(draft.program(), cell);
    let power = power(row, column);
    let add = format!(
        r#"If(branches: [(when: Compare({row}, Lt, Number(5)), then: [
            Change(var: "alto", by: {power})])], otherwise: [Change(var: "basso", by: {power})])"#
    );
    let text = when(&format!("Not({})", contains(row, column)), &add);
    draft.replace(&[id], &text, &parts).map(|_| ())
}

fn is_infected(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<()> {
    let cell = value(draft.program(), id, 0)?;
    let (row, column, parts) = indices(draft.program(), cell);
    draft
        .replace_value(id, &contains(row, column), &parts)
        .map(|_| ())
}

fn for_each(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<()> {
    let block = draft.block(id);
    let Field::Variable(variable) = block.field else {
        return None;
    };
    let name = draft.program().variable(variable)?.name.clone();
    let parts = [TemplatePart::new("$body", &block.bodies[0])];
    draft.share_as("C", &name);
    let body = format!(r#"Set(var: "C", to: {HERE}), Set(var: "$body", to: True)"#);
    let listed = contains("Get(\"riga\")", "Get(\"colonna\")");
    let text = everywhere(&when(&listed, &body));
    draft.replace(&[id], &text, &parts).map(|_| ())
}
