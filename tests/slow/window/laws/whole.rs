//! Whether a program is a whole one, found by looking at every block; and what it costs.

use engine::language::edit::MAX_DEPTH;
use engine::language::program::{Parent, Stack};
use engine::language::{BlockId, Field, Program};
use std::collections::HashSet;

/// Checks that the tree is whole and types hold: each block is in one place and knows it, has what its kind
/// has, and no block is outside the tree.
pub fn check(program: &Program) -> Result<(), String> {
    let mut rest: Vec<(BlockId, Parent, usize)> = Vec::new();
    let hang = |stack: Stack, depth| {
        let blocks = program.stack(stack).iter();
        blocks.map(move |&id| (id, Parent::Stack(stack), depth))
    };
    rest.extend(hang(Stack::Hat, 1));
    for loose in program.loose() {
        let value = |id: &BlockId| program.block(*id).kind.row().value().is_some();
        match loose.blocks.as_slice() {
            [] => return Err("an empty loose stack".to_owned()),
            [_] => {}
            many if many.iter().any(value) => return Err("a value in a stack".to_owned()),
            _ => {}
        }
        if !(loose.at.0.is_finite() && loose.at.1.is_finite()) {
            return Err(format!("a stack that lies nowhere: {:?}", loose.at));
        }
        rest.extend(hang(Stack::Loose(loose.id), 1));
    }
    let mut seen = HashSet::new();
    while let Some((id, parent, depth)) = rest.pop() {
        let Some(block) = program.get(id) else {
            return Err(format!("{id:?} is named but not there"));
        };
        let say = |what: &str| Err(format!("{id:?} {:?} {what}", block.kind));
        if !seen.insert(id) {
            return say("is in two places");
        }
        if block.parent != parent {
            return say(&format!(
                "hangs from {parent:?} and says {:?}",
                block.parent
            ));
        }
        if depth > MAX_DEPTH {
            return say("lies too deep");
        }
        let row = block.kind.row();
        if row.field() != block.field.kind() {
            return say("has a field of another kind");
        }
        if let Field::Variable(variable) = block.field
            && program.variable(variable).is_none()
        {
            return say("uses a variable that is gone");
        }
        match (parent, row.value()) {
            (Parent::Stack(Stack::Loose(_)), _) | (Parent::Stack(_), None) => {}
            (Parent::Socket(owner, socket), Some(given)) => {
                let wanted = program.block(owner).socket_type(socket);
                if !wanted.is_some_and(|wanted| given.fits(wanted)) {
                    return say(&format!("of type {given:?} is where {wanted:?} belongs"));
                }
            }
            _ => return say("is where it does not belong"),
        }
        for (socket, held) in block.sockets.iter().enumerate() {
            let child = held
                .block
                .map(|child| (child, Parent::Socket(id, socket), depth + 1));
            rest.extend(child);
            if block.socket_type(socket).is_none() {
                return say("has too many sockets");
            }
        }
        for body in 0..block.bodies.len() {
            rest.extend(hang(Stack::Body(id, body), depth + 1));
        }
    }
    if seen.len() != program.block_count() {
        let all = program.block_count();
        return Err(format!("{all} blocks, {} of them in the tree", seen.len()));
    }
    let mut names = HashSet::new();
    let variables = program.variables().iter();
    let mut names = variables.map(|variable| (names.insert(&variable.name), &variable.name));
    match names.find(|(first, name)| !first || name.is_empty()) {
        Some((_, name)) => Err(format!("a bad name of a variable: {name:?}")),
        None => Ok(()),
    }
}

/// What a program costs: all blocks under the hat that are not switched off, nor inside one that is.
pub fn cost(program: &Program) -> u64 {
    let mut rest = program.stack(Stack::Hat).to_vec();
    let mut cost = 0;
    while let Some(id) = rest.pop() {
        let block = program.block(id);
        if !block.marks.disabled {
            cost += u64::from(block.kind.row().cost);
            rest.extend(block.children());
        }
    }
    cost
}
