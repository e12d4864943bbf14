//! Section 3 of the paper: infection (3.1), removal (3.2) and fall (3.3).

use super::Replacement;
use super::draft::{
    RewriteDraft, TemplatePart, ancestors, indices, is_plain, kinds, number, value,
};
use crate::language::Kind;
use crate::language::edit::Edit;
use crate::language::field::Field;
use crate::language::kind::Literal;
use crate::language::program::{BlockId, Parent, Program, Stack};

/// The cell of the two counters of [`everywhere`].
pub const HERE: &str = r#"CellAt(row: Get("riga"), column: Get("colonna"))"#;

/// Runs commands for every cell of the wall, in two counts.
pub fn everywhere(body: &str) -> String {
    format!(
        r#"Count(var: "riga", from: Number(0), to: Number(8), by: Number(1), body: [
            Count(var: "colonna", from: Number(0), to: Number(8), by: Number(1), body: [{body}])])"#
    )
}

/// A *se* with one branch.
pub fn when(condition: &str, body: &str) -> String {
    format!("If(branches: [(when: {condition}, then: [{body}])])")
}

/// A condition: one of the four neighbours of a cell is on the wall and fits.
fn around(row: &str, column: &str, fits: impl Fn(&str) -> String) -> String {
    let side = |index: &str, border: u8, row: &str, column: &str| {
        let beside = fits(&format!("CellAt(row: {row}, column: {column})"));
        format!("Logic(Compare({index}, Ne, Number({border})), And, {beside})")
    };
    let next = |index: &str, operator: &str| format!("Arithmetic({index}, {operator}, Number(1))");
    let right = side(column, 8, row, &next(column, "Add"));
    let left = side(column, 0, row, &next(column, "Subtract"));
    let above = side(row, 0, &next(row, "Subtract"), column);
    let below = side(row, 8, &next(row, "Add"), column);
    format!("Logic({right}, Or, Logic({left}, Or, Logic({above}, Or, {below})))")
}

/// Replaces the block of the whole move by those of its phases.
pub fn phases(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let infect = match draft.block(id).kind {
        Kind::RemoveAreaAndDrop => "InfectArea",
        Kind::RemoveStripAndDrop => "InfectStrip",
        _ => return None,
    };
    let cell = value(draft.program(), id, 0)?;
    let text = format!("{infect}(Get(\"$cell\")), RemoveInfected, DropAll");
    draft.replace(&[id], &text, &[TemplatePart::new("$cell", &[cell])])
}

/// Replaces the block of the area: if there is one, infects every connected cell.
pub fn connection(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let cell = plain_cell(draft, id, Kind::InfectArea)?;
    let from = "Get(\"$cell\")";
    let alike = |beside: &str| format!("Compare(ColourOf({beside}), Eq, ColourOf({from}))");
    let area = around(
        &format!("RowOf({from})"),
        &format!("ColumnOf({from})"),
        alike,
    );
    let infect = format!("Infect({HERE})");
    let all = everywhere(&when(&format!("Connected({HERE}, {from})"), &infect));
    let parts = [TemplatePart::new("$cell", &[cell])];
    draft.replace(&[id], &when(&area, &all), &parts)
}

/// Replaces the block of the strip: looks for its top and its bottom, step by step.
pub fn walk(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let cell = plain_cell(draft, id, Kind::InfectStrip)?;
    let end = |name: &str, border: &str, step: &str| {
        let beside = format!(
            r#"CellAt(row: Arithmetic(Get("{name}"), Add, Number({step})), column: ColumnOf(Get("$cell")))"#
        );
        format!(
            r#"Set(var: "{name}", to: RowOf(Get("$cell"))),
            While(when: Logic(Compare(Get("{name}"), Ne, Number({border})), And,
                Compare(ColourOf({beside}), Eq, ColourOf(Get("$cell")))),
                body: [Change(var: "{name}", by: Number({step}))])"#
        )
    };
    let strip = when(
        r#"Compare(Get("cima"), Lt, Get("fondo"))"#,
        r#"Count(var: "riga", from: Get("cima"), to: Get("fondo"), by: Number(1), body: [
            Infect(CellAt(row: Get("riga"), column: ColumnOf(Get("$cell"))))])"#,
    );
    let text = format!(
        "{}, {}, {strip}",
        end("cima", "0", "-1"),
        end("fondo", "8", "1")
    );
    draft.replace(&[id], &text, &[TemplatePart::new("$cell", &[cell])])
}

/// Replaces the infection at the beginning of the program by 81 sweeps with one *Infetta*.
pub fn sweeps(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let hat = program.stack(Stack::Hat);
    if hat.first() != Some(&id) {
        return None;
    }
    let only_infects = |&&id: &&BlockId| kinds(program, id).all(|kind| !changes_more(kind));
    let infects = |id: &BlockId| kinds(program, *id).any(|kind| kind == Kind::Infect);
    let phase: Vec<BlockId> = hat.iter().take_while(only_infects).copied().collect();
    let length = 1 + phase.iter().rposition(infects)?;
    let old = phase[..length].to_vec();
    let cost = |id: &BlockId| kinds(program, *id).map(|kind| kind.row().cost).sum::<u32>();
    if old.iter().map(cost).sum::<u32>() < 2 {
        return None;
    }
    let reached = |beside: &str| {
        format!(
            r#"Logic(Compare(ColourOf({beside}), Eq, Get("colore")), And,
                Logic(Compare({HERE}, Eq, Clicked), Or, IsInfected({beside})))"#
        )
    };
    let reached = around("Get(\"riga\")", "Get(\"colonna\")", reached);
    let catches = format!(
        r#"Logic(Compare(ColourOf({HERE}), Eq, Get("colore")), And,
            Logic(Not(IsInfected({HERE})), And, {reached}))"#
    );
    let sweep = everywhere(&when(&catches, &format!("Infect({HERE})")));
    let text = format!(
        r#"Set(var: "colore", to: ColourOf(Clicked)), Repeat(times: Number(81), body: [{sweep}])"#
    );
    draft.replace(&old, &text, &[])
}

/// True if a block does more than infect bricks one by one.
fn changes_more(kind: Kind) -> bool {
    let row = kind.row();
    row.value().is_none() && row.cost > 0 && kind != Kind::Infect
}

/// The cell of a block of this kind, if it can be computed repeatedly.
fn plain_cell(draft: &RewriteDraft<'_>, id: BlockId, kind: Kind) -> Option<BlockId> {
    let program = draft.program();
    let cell = value(program, id, 0).filter(|&cell| is_plain(program, cell))?;
    (draft.block(id).kind == kind).then_some(cell)
}

/// Removes the infected bricks one by one.
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
    fits.then(|| draft.replace(&[id], each, &[]))?
}

/// Removes a command that costs something, with the *se* and the loops that would become empty.
pub fn needless(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let row = program.block(id).kind.row();
    if row.cost == 0 || row.value().is_some() {
        return None;
    }
    let outer = ancestors(program, id).skip(1);
    let idle = outer.take_while(|&owner| has_nothing_else(program, owner));
    let old = idle.last().unwrap_or(id);
    draft.remove(old)?;
    Some(Replacement {
        old: vec![old],
        new: Vec::new(),
    })
}

/// True if a block contains exactly one command.
fn has_nothing_else(program: &Program, id: BlockId) -> bool {
    let block = program.block(id);
    let commands = block.bodies.iter().map(Vec::len).sum::<usize>();
    commands == 1 && matches!(block.parent, Parent::Stack(_))
}

/// Drops the bricks column by column.
pub fn columns(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let text = r#"Count(var: "colonna", from: Number(0), to: Number(8), by: Number(1), body: [
        CompactColumn(Get("colonna"))])"#;
    let fits = draft.block(id).kind == Kind::DropAll;
    fits.then(|| draft.replace(&[id], text, &[]))?
}

/// Drops a column stack by stack, from the top.
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
    draft.replace(&[id], &text, &parts)
}

/// Replaces *Fai cadere la pila* in a count down the wall by *Fai cadere il mattone* in a count up the wall.
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

/// Lowers a stack brick by brick, from its base upwards.
pub fn bricks(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    lowered(draft, id, Kind::LowerStack, 0)
}

/// Drops a brick by *Fai scendere*, row by row.
pub fn steps(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    lowered(draft, id, Kind::DropBrick, 7)
}

/// Replaces a block of this kind by lowering all bricks from its cell to a row of its column.
fn lowered(draft: &mut RewriteDraft<'_>, id: BlockId, kind: Kind, to: u8) -> Option<Replacement> {
    let program = draft.program();
    let cell = value(program, id, 0).filter(|&cell| is_plain(program, cell))?;
    if draft.block(id).kind != kind {
        return None;
    }
    let (row, column, parts) = indices(program, cell);
    let text = format!(
        r#"Count(var: "x", from: {row}, to: Number({to}), by: Number(1), body: [
            LowerBrick(CellAt(row: Get("x"), column: {column}))])"#
    );
    draft.replace(&[id], &text, &parts)
}

/// Replaces *ripeti mentre c'è una casella vuota*: goes through all cells, column by column from the bottom, and
/// lowers each brick as often as possible.
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
    draft.replace(&[id], text, &[])
}
