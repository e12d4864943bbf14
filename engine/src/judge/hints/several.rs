//! Replaces several blocks by one: by a variable, a composed condition, or a loop. Also replaces a neighbour by its
//! indices.

use super::Replacement;
use super::draft::{RewriteDraft, TemplatePart, is_plain, same, value};
use super::phases::when;
use crate::language::Kind;
use crate::language::field::{Field, Side};
use crate::language::kind::ArgKind;
use crate::language::program::{BlockId, Parent, Program};

/// Replaces a neighbour by its indices. A cell that costs something, or is drawn, goes into a variable first.
pub fn indices(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let Field::Side(side) = draft.block(id).field else {
        return None;
    };
    let program = draft.program();
    let cell = value(program, id, 0)?;
    let (row, column) = match side {
        Side::Above => ("Subtract", ""),
        Side::Below => ("Add", ""),
        Side::LeftOf => ("", "Subtract"),
        Side::RightOf => ("", "Add"),
    };
    let text = |cell: &str| {
        let index = |of: &str, operator: &str| match operator {
            "" => format!("{of}({cell})"),
            _ => format!("Arithmetic({of}({cell}), {operator}, Number(1))"),
        };
        let (row, column) = (index("RowOf", row), index("ColumnOf", column));
        format!("CellAt(row: {row}, column: {column})")
    };
    if is_plain(program, cell) {
        let parts = [TemplatePart::new("$cell", &[cell])];
        return draft.replace_value(id, &text("Get(\"$cell\")"), &parts);
    }
    let command = evaluating_command(program, id)?;
    draft.share("C");
    let parts = [TemplatePart::new("$cell", &[cell])];
    let mut new = draft.insert(command, "Set(var: \"C\", to: Get(\"$cell\"))", &parts)?;
    draft.replace_value(id, &text("Get(\"C\")"), &[])?;
    new.push(command);
    Some(Replacement {
        old: vec![command],
        new,
    })
}

/// Puts a value that occurs several times in one command into a variable.
pub fn variable(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    if program.block(id).kind.row().value().is_none() || is_plain(program, id) {
        return None;
    }
    let command = evaluating_command(program, id)?;
    let alike: Vec<BlockId> = program
        .walk(&[command])
        .map(|(other, _)| other)
        .filter(|&other| {
            same(program, id, other) && evaluating_command(program, other) == Some(command)
        })
        .collect();
    if alike.len() < 2 || alike[0] != id {
        return None;
    }
    draft.share("C");
    let parts = [TemplatePart::new("$value", &[id])];
    let mut new = draft.insert(command, "Set(var: \"C\", to: Get(\"$value\"))", &parts)?;
    for other in alike {
        draft.replace_value(other, "Get(\"C\")", &[])?;
    }
    new.push(command);
    Some(Replacement {
        old: vec![command],
        new,
    })
}

/// The command in whose sockets a value is, if it evaluates them once: no loop, and no *altrimenti se*.
fn evaluating_command(program: &Program, id: BlockId) -> Option<BlockId> {
    let mut at = id;
    while let Parent::Socket(owner, socket) = program.block(at).parent {
        if program.block(owner).kind == Kind::If && socket > 0 {
            return None;
        }
        at = owner;
    }
    (at != id && !program.block(at).kind.is_loop()).then_some(at)
}

/// Commands under conditions that must all hold: nested *se* with one branch each.
struct GuardedCommands {
    conditions: Vec<BlockId>,
    body: Vec<BlockId>,
}

impl GuardedCommands {
    /// A command, and the conditions it begins with, from the outside inwards.
    fn of(program: &Program, id: BlockId) -> Option<GuardedCommands> {
        let mut guarded = GuardedCommands {
            conditions: Vec::new(),
            body: vec![id],
        };
        while let [only] = guarded.body[..]
            && let block = program.block(only)
            && block.kind == Kind::If
            && block.bodies.len() == 1
        {
            guarded.conditions.push(value(program, only, 0)?);
            guarded.body.clone_from(&block.bodies[0]);
        }
        let disabled = |&id: &BlockId| program.block(id).marks.disabled;
        let runs = !disabled(&id) && !guarded.body.is_empty();
        (runs && !guarded.body.iter().any(disabled)).then_some(guarded)
    }

    /// The conditions as one. Adds its parts, whose names begin with `$` and `number`.
    fn condition(&self, number: usize, parts: &mut Vec<TemplatePart>) -> String {
        let conditions = self.conditions.iter().enumerate().rev();
        let texts = conditions.map(|(inner, &condition)| {
            let name = format!("${number}.{inner}");
            let text = format!("Get(\"{name}\")");
            parts.push(TemplatePart::new(name, &[condition]));
            text
        });
        joined("And", texts).unwrap_or_else(|| "True".to_owned())
    }
}

/// Conditions as one, from the last to the first; `None` if there are none.
fn joined(connective: &str, conditions: impl Iterator<Item = String>) -> Option<String> {
    conditions.reduce(|rest, one| format!("Logic({one}, {connective}, {rest})"))
}

/// The longest run of similar commands from this one down, at least two; the command above must differ.
fn run_of(
    program: &Program,
    id: BlockId,
    alike: impl Fn(&GuardedCommands, &GuardedCommands) -> bool,
) -> Option<(Vec<BlockId>, Vec<GuardedCommands>)> {
    let Parent::Stack(stack) = program.block(id).parent else {
        return None;
    };
    let blocks = program.stack(stack);
    let from = blocks.iter().position(|&other| other == id)?;
    let first = GuardedCommands::of(program, id)?;
    // The run that begins higher up is longer.
    let above = from
        .checked_sub(1)
        .and_then(|above| GuardedCommands::of(program, blocks[above]));
    if above.is_some_and(|above| alike(&above, &first)) {
        return None;
    }
    let mut run: Vec<GuardedCommands> = (blocks[from + 1..].iter())
        .map_while(|&next| GuardedCommands::of(program, next).filter(|next| alike(&first, next)))
        .collect();
    run.insert(0, first);
    let old = blocks[from..from + run.len()].to_vec();
    (run.len() > 1).then_some((old, run))
}

/// Joins several *se* with the same commands to one, with their conditions joined by *o*.
pub fn condition(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let alike = |a: &GuardedCommands, b: &GuardedCommands| {
        let bodies = a.body.iter().zip(&b.body);
        !a.conditions.is_empty()
            && !b.conditions.is_empty()
            && a.body.len() == b.body.len()
            && bodies.into_iter().all(|(&a, &b)| same(program, a, b))
    };
    let (old, run) = run_of(program, id, alike)?;
    let mut parts = vec![TemplatePart::new("$body", &run[0].body)];
    let conditions = run.iter().enumerate().rev();
    let texts = conditions.map(|(number, guarded)| guarded.condition(number, &mut parts));
    let text = when(&joined("Or", texts)?, "Set(var: \"$body\", to: True)");
    draft.replace(&old, &text, &parts)
}

/// Joins several commands of one kind for different cells to one in a loop that chooses the cell with *test*.
pub fn one_loop(draft: &mut RewriteDraft<'_>, id: BlockId) -> Option<Replacement> {
    let program = draft.program();
    let only = |guarded: &GuardedCommands| match guarded.body[..] {
        [only] => Some((only, program.block(only).kind)),
        _ => None,
    };
    let alike = |a: &GuardedCommands, b: &GuardedCommands| match (only(a), only(b)) {
        (Some((a, kind)), Some((b, other))) => kind == other && !same(program, a, b),
        _ => false,
    };
    let (old, run) = run_of(program, id, alike)?;
    let (_, kind) = only(&run[0])?;
    let row = kind.row();
    let takes_a_cell = row.args.len() == 1 && matches!(row.args[0].kind, ArgKind::Socket(..));
    if row.cost == 0 || !takes_a_cell {
        return None;
    }
    let mut parts = Vec::new();
    let (mut condition, mut cell) = (String::new(), String::new());
    for (number, guarded) in run.iter().enumerate().rev() {
        let name = format!("${number}");
        let one = format!("Get(\"{name}\")");
        parts.push(TemplatePart::new(
            name,
            &[value(program, only(guarded)?.0, 0)?],
        ));
        let holds = guarded.condition(number, &mut parts);
        let turn = number + 1;
        let chosen = |now: String, later: &str| match later {
            "" => now,
            _ => format!(
                "Choose(test: Compare(Get(\"n\"), Eq, Number({turn})), yes: {now}, no: {later})"
            ),
        };
        (condition, cell) = (chosen(holds, &condition), chosen(one, &cell));
    }
    let body = when(&condition, &format!("{}({cell})", row.variant));
    let turns = run.len();
    let text = format!(
        "Count(var: \"n\", from: Number(1), to: Number({turns}), by: Number(1), body: [{body}])"
    );
    draft.replace(&old, &text, &parts)
}
