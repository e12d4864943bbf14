//! Section 3.3 of the paper: the fall of the bricks.

use super::Replacement;
use super::draft::{RewriteDraft, TemplatePart, is_plain, kinds, number, value};
use crate::language::Kind;
use crate::language::edit::Edit;
use crate::language::field::Field;
use crate::language::kind::Literal;
use crate::language::program::{BlockId, Parent, Stack};

/// Column by column.
pub fn columns(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let text = r#"Count(var: "colonna", from: Number(0), to: Number(8), by: Number(1), body: [
        CompactColumn(Get("colonna"))])"#;
    let fits = draft.block(id).kind == Kind::DropAll;
    let new = fits.then(|| draft.replace(&[id], text, &[]))??;
    Some(Replacement { old: vec![id], new })
}

/// A column, stack by stack from the top.
pub fn stacks(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    if draft.block(id).kind != Kind::CompactColumn {
        return None;
    }
    let (column, parts) = match number(program, id, 0) {
        Some(column) => (format!("Number({column})"), Vec::new()),
        None => {
            let column = value(program, id, 0).filter(|&column| is_plain(program, column))?;
            (
                "Get(\"$column\")".to_owned(),
                vec![TemplatePart::new("$column", &[column])],
            )
        }
    };
    let text = format!(
        r#"Count(var: "riga", from: Number(0), to: Number(7), by: Number(1), body: [
            DropStack(CellAt(row: Get("riga"), column: {column}))])"#
    );
    let new = draft.replace(&[id], &text, &parts)?;
    Some(Replacement { old: vec![id], new })
}

/// *Fai cadere la pila* in a count down the wall: *Fai cadere il mattone* in a count up the wall.
pub fn upwards(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let Parent::Stack(Stack::Body(count, 0)) = draft.block(id).parent else {
        return None;
    };
    let cell = value(program, id, 0)?;
    let row = value(program, cell, 0).map(|row| program.block(row));
    let outer = draft.block(count);
    let counted = matches!(outer.field, Field::Variable(_))
        && outer.kind == Kind::Count
        && row.is_some_and(|row| row.kind == Kind::Get && row.field == outer.field);
    if draft.block(id).kind != Kind::DropStack || !counted || outer.bodies[0].len() != 1 {
        return None;
    }
    let (from, to) = (number(program, count, 0)?, number(program, count, 1)?);
    if from >= to {
        return None;
    }
    let drop = "DropBrick(Get(\"$cell\"))";
    draft.replace(&[id], drop, &[TemplatePart::new("$cell", &[cell])])?;
    draft.apply(Edit::SetLiteral(count, 0, Literal::Number(to)))?;
    draft.apply(Edit::SetLiteral(count, 1, Literal::Number(from)))?;
    Some(Replacement {
        old: vec![count],
        new: vec![count],
    })
}

/// *Fai scendere la pila* brick by brick, from its base upwards.
pub fn bricks(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    lowered(draft, id, Kind::LowerStack, 0)
}

/// *Fai cadere il mattone* by *Fai scendere*, row by row.
pub fn steps(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    lowered(draft, id, Kind::DropBrick, 7)
}

/// In the place of a block of this kind, all bricks from its cell to a row of its column are lowered.
fn lowered(draft: &mut RewriteDraft<'_>, id: BlockId, kind: Kind, to: u8) -> Option<Replacement> {
    let program = draft.program();
    let cell = value(program, id, 0).filter(|&cell| is_plain(program, cell))?;
    if draft.block(id).kind != kind {
        return None;
    }
    let indices = (value(program, cell, 0), value(program, cell, 1));
    let (row, column, parts) = match indices {
        (Some(row), Some(column)) if draft.block(cell).kind == Kind::CellAt => {
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
    };
    let text = format!(
        r#"Count(var: "x", from: {row}, to: Number({to}), by: Number(1), body: [
            LowerBrick(CellAt(row: Get("x"), column: {column}))])"#
    );
    let new = draft.replace(&[id], &text, &parts)?;
    Some(Replacement { old: vec![id], new })
}

/// *ripeti mentre c'è una casella vuota*: all cells, column by column from the bottom, each brick
/// lowered as often as it can be.
pub fn scan(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let asked = value(program, id, 0).map(|asked| program.block(asked).kind);
    let falls = |kind: Kind| {
        use Kind::{DropBrick, DropStack, LowerBrick, LowerStack};
        let row = kind.row();
        let fall = [LowerBrick, LowerStack, DropBrick, DropStack].contains(&kind);
        row.value().is_some() || row.cost == 0 || fall
    };
    let is_loop = draft.block(id).kind == Kind::While && asked == Some(Kind::ExistsEmpty);
    if !is_loop || !kinds(program, id).all(falls) {
        return None;
    }
    let text = r#"Count(var: "colonna", from: Number(0), to: Number(8), by: Number(1), body: [
        Count(var: "riga", from: Number(7), to: Number(0), by: Number(1), body: [
            Count(var: "x", from: Get("riga"), to: Number(7), by: Number(1), body: [
                LowerBrick(CellAt(row: Get("x"), column: Get("colonna")))])])])"#;
    let new = draft.replace(&[id], text, &[])?;
    Some(Replacement { old: vec![id], new })
}
