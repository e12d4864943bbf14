//! Below cost 3: the infection is kept in two numbers, not on the bricks.

use super::Replacement;
use super::draft::{RewriteDraft, TemplatePart, kinds, value};
use super::phases::{HERE, everywhere, when};
use crate::language::Kind;
use crate::language::field::Field;
use crate::language::program::{BlockId, Program, Stack};

/// Two numbers are used as sets of cells: cell (r, c) is bit 9 r + c, in *alto* for the rows 0 to 4, else
/// in *basso*. So no number has more than 45 binary digits in use, and all is exact.
pub fn numbers(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let old = program.stack(Stack::Hat).to_vec();
    if old.first() != Some(&id) || !fits(program) {
        return None;
    }
    draft.share("alto");
    draft.share("basso");
    // Inner blocks first: what holds them is copied with them.
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

/// Whether bricks are infected one by one only, and infection is asked for cell by cell. A loop over
/// the infected that infects more, or that is left early, goes through them in another way.
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

/// Whether a cell is in the set.
fn contains(row: &str, column: &str) -> String {
    let power = power(row, column);
    format!(
        r#"Compare(Remainder(Round(Arithmetic(
            Choose(test: Compare({row}, Lt, Number(5)), yes: Get("alto"), no: Get("basso")),
            Divide, {power}), Down), Number(2)), Eq, Number(1))"#
    )
}

/// The indices of a cell: those of which it is made, if it is.
fn coordinates(
    program: &Program,
    cell: BlockId,
) -> (&'static str, &'static str, Vec<TemplatePart>) {
    let (row, column) = (value(program, cell, 0), value(program, cell, 1));
    match (program.block(cell).kind, row, column) {
        (Kind::CellAt, Some(row), Some(column)) => {
            let parts = vec![
                TemplatePart::new("$row", &[row]),
                TemplatePart::new("$column", &[column]),
            ];
            ("Get(\"$row\")", "Get(\"$column\")", parts)
        }
        _ => {
            let parts = vec![TemplatePart::new("$cell", &[cell])];
            ("RowOf(Get(\"$cell\"))", "ColumnOf(Get(\"$cell\"))", parts)
        }
    }
}

fn infect(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<()> {
    let cell = value(draft.program(), id, 0)?;
    let (row, column, parts) = coordinates(draft.program(), cell);
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
    let (row, column, parts) = coordinates(draft.program(), cell);
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
