//! Makes a failing case small: drops commands, puts parts in the place of the whole, and plainer values for fancy ones,
//! as long as it keeps failing.

use crate::oracle::case::Case;
use crate::oracle::tree::{Slot, Tree};
use engine::language::{Kind, ValueType};

/// The smallest case found that still fails.
pub fn shrink(mut case: Case, fails: impl Fn(&Case) -> bool) -> Case {
    loop {
        let smaller = lists(&case.commands, false).into_iter();
        let better = smaller
            .map(|commands| Case {
                commands,
                ..case.clone()
            })
            .find(&fails);
        match better {
            Some(smaller) => case = smaller,
            None => return case,
        }
    }
}

/// Lists of commands that are a bit smaller.
fn lists(commands: &[Tree], in_loop: bool) -> Vec<Vec<Tree>> {
    let mut all = Vec::new();
    for (index, tree) in commands.iter().enumerate() {
        let with = |instead: Vec<Tree>| {
            let mut list = commands.to_vec();
            list.splice(index..=index, instead);
            list
        };
        all.push(with(Vec::new()));
        for body in &tree.bodies {
            if in_loop || !tree.kind.is_loop() || !body.iter().any(leaves) {
                all.push(with(body.clone()));
            }
        }
        let smaller = trees(tree, in_loop).into_iter();
        all.extend(smaller.map(|tree| with(vec![tree])));
    }
    all
}

/// Whether it holds a *Break* or *Continue* for a loop around it.
fn leaves(tree: &Tree) -> bool {
    matches!(tree.kind, Kind::Break | Kind::Continue)
        || (!tree.kind.is_loop() && tree.bodies.iter().flatten().any(leaves))
}

/// Trees that are a bit smaller.
fn trees(tree: &Tree, in_loop: bool) -> Vec<Tree> {
    let mut all = Vec::new();
    for (index, slot) in tree.sockets.iter().enumerate() {
        let ty = tree.kind.row().sockets().nth(index).map(|(_, ty, _)| ty);
        for slot in slots(tree, index, slot, ty.unwrap_or(ValueType::Boolean)) {
            let mut smaller = tree.clone();
            smaller.sockets[index] = slot;
            all.push(smaller);
        }
    }
    for (index, body) in tree.bodies.iter().enumerate() {
        for list in lists(body, in_loop || tree.kind.is_loop()) {
            let mut smaller = tree.clone();
            smaller.bodies[index] = list;
            all.push(smaller);
        }
    }
    all
}

/// The default value, what is inside of the block in a socket, and that block a bit smaller.
fn slots(owner: &Tree, index: usize, slot: &Slot, ty: ValueType) -> Vec<Slot> {
    let Slot::Block(tree) = slot else {
        return Vec::new();
    };
    let default = owner.default_of(index);
    let fits = |inner: &Tree| {
        let given = inner.kind.row().value();
        given.is_some_and(|given| given.fits(ty)) && (!inner.disabled || default.is_some())
    };
    let mut all: Vec<Slot> = default.into_iter().map(Slot::Value).collect();
    for inner in &tree.sockets {
        if let Slot::Block(inner) = inner
            && fits(inner)
        {
            all.push(Slot::Block(inner.clone()));
        }
    }
    let smaller = trees(tree, false).into_iter();
    all.extend(smaller.map(|tree| Slot::Block(Box::new(tree))));
    all
}
