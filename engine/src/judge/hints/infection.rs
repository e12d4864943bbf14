//! Section 3.1 of the paper: the infection of the area.

use super::Replacement;
use super::draft::{RewriteDraft, TemplatePart, is_plain, kinds, value};
use crate::language::Kind;
use crate::language::program::{BlockId, Stack};

/// The cell of two counters.
pub const HERE: &str = r#"CellAt(row: Get("riga"), column: Get("colonna"))"#;

/// Commands for every cell of the wall, in two counts.
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

/// Whether one of the four neighbours of a cell is on the wall and fits.
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

/// The block of the whole move as the three blocks of its phases.
pub fn phases(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let infect = match draft.block(id).kind {
        Kind::RemoveAreaAndDrop => "InfectArea",
        Kind::RemoveStripAndDrop => "InfectStrip",
        _ => return None,
    };
    let cell = value(draft.program(), id, 0)?;
    let text = format!("{infect}(Get(\"$cell\")), RemoveInfected, DropAll");
    let new = draft.replace(&[id], &text, &[TemplatePart::new("$cell", &[cell])])?;
    Some(Replacement { old: vec![id], new })
}

/// The area without its block: if there is one, every cell that is connected.
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
    let new = draft.replace(
        &[id],
        &when(&area, &all),
        &[TemplatePart::new("$cell", &[cell])],
    )?;
    Some(Replacement { old: vec![id], new })
}

/// The strip without its block: its top and its bottom are looked for, step by step.
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
    let new = draft.replace(&[id], &text, &[TemplatePart::new("$cell", &[cell])])?;
    Some(Replacement { old: vec![id], new })
}

/// All that infects, at the beginning of the program, by 81 sweeps with one *Infetta*.
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
    let new = draft.replace(&old, &text, &[])?;
    Some(Replacement { old, new })
}

/// Whether a block does more than infect bricks one by one.
fn changes_more(kind: Kind) -> bool {
    let row = kind.row();
    row.value().is_none() && row.cost > 0 && kind != Kind::Infect
}

/// The cell of a block of this kind, if it may be asked for again and again.
fn plain_cell(draft: &RewriteDraft<'_>, id: BlockId, kind: Kind) -> Option<BlockId> {
    let program = draft.program();
    let cell = value(program, id, 0).filter(|&cell| is_plain(program, cell))?;
    (draft.block(id).kind == kind).then_some(cell)
}
