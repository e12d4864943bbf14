//! Makes a failing case small: drops commands, puts parts in the place of the whole, plainer
//! values for fancy ones, bricks off the wall, as long as it keeps failing.

use crate::oracle::case::Case;
use crate::oracle::grid::Grid;
use crate::oracle::tree::{Slot, Tree};
use engine::language::kind::Literal;
use engine::language::{Kind, ValueType};

/// The smallest case found that still fails.
pub fn shrink(mut case: Case, fails: impl Fn(&Case) -> bool) -> Case {
    loop {
        let size = |case: &Case| case.commands.iter().map(Tree::size).sum::<usize>();
        let whole = size(&case);
        let better = lists(&case.commands, false)
            .into_iter()
            .map(|commands| Case {
                commands,
                ..case.clone()
            })
            .filter(|smaller| size(smaller) <= whole)
            .chain(walls(&case))
            .chain(budgets(&case))
            .find(&fails);
        match better {
            Some(smaller) => case = smaller,
            None => return case,
        }
    }
}

fn walls(case: &Case) -> Vec<Case> {
    let wall = case.start.wall;
    let with = |wall: Grid| {
        let mut smaller = case.clone();
        smaller.start.wall = wall;
        smaller
    };
    let mut all = Vec::new();
    for row in 0..9 {
        let mut bare = wall;
        bare.0[row] = [None; 9];
        if wall != bare && bare.has_brick(case.start.click) {
            all.push(with(bare));
        }
    }
    for place in wall.those(|place| wall.has_brick(place) && place != case.start.click) {
        let mut bare = wall;
        bare.set(place, None);
        all.push(with(bare));
    }
    for place in wall.those(|place| wall.infected(place)) {
        let mut cured = wall;
        cured.infect(&[place], false);
        all.push(with(cured));
    }
    all
}

fn budgets(case: &Case) -> Vec<Case> {
    let budget = case.start.budget;
    [budget / 2, budget - budget / 8, budget.saturating_sub(1)]
        .into_iter()
        .filter(|&less| less < budget)
        .map(|less| {
            let mut smaller = case.clone();
            smaller.start.budget = less;
            smaller
        })
        .collect()
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
        all.extend(
            trees(tree, in_loop)
                .into_iter()
                .map(|tree| with(vec![tree])),
        );
    }
    all
}

/// Whether it holds an *esce* or *prosegui* for a loop around it.
fn leaves(tree: &Tree) -> bool {
    matches!(tree.kind, Kind::Break | Kind::Continue)
        || (!tree.kind.is_loop() && tree.bodies.iter().flatten().any(leaves))
}

/// Trees that are a bit smaller.
fn trees(tree: &Tree, in_loop: bool) -> Vec<Tree> {
    let mut all = Vec::new();
    if tree.disabled {
        all.push(Tree {
            disabled: false,
            ..tree.clone()
        });
    }
    if tree.kind == Kind::If {
        if tree.bodies.len() > tree.sockets.len() {
            let mut smaller = tree.clone();
            smaller.bodies.pop();
            all.push(smaller);
        }
        for branch in 0..tree.sockets.len() {
            if tree.sockets.len() > 1 {
                let mut smaller = tree.clone();
                smaller.sockets.remove(branch);
                smaller.bodies.remove(branch);
                all.push(smaller);
            }
        }
    }
    for (index, slot) in tree.sockets.iter().enumerate() {
        let ty = if tree.kind == Kind::If {
            Some(ValueType::Boolean)
        } else {
            tree.kind.row().sockets().nth(index).map(|(_, ty, _)| ty)
        };
        let ty = ty.expect("the socket is in the table");
        for slot in slots(slot, ty, tree.default_of(index)) {
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

fn slots(slot: &Slot, ty: ValueType, default: Option<Literal>) -> Vec<Slot> {
    let block = |tree: Tree| Slot::Block(Box::new(tree));
    match slot {
        Slot::Hole => Vec::new(),
        Slot::Value(value) => {
            let plainer = default.filter(|default| default != value);
            plainer.into_iter().map(Slot::Value).collect()
        }
        Slot::Block(tree) => {
            let mut all = Vec::new();
            all.extend(default.map(Slot::Value));
            let plain = match ty {
                ValueType::Boolean => vec![
                    crate::oracle::tree::truth(true),
                    crate::oracle::tree::truth(false),
                ],
                ValueType::Cell => vec![crate::oracle::tree::clicked()],
                ValueType::Any => vec![
                    crate::oracle::tree::truth(true),
                    crate::oracle::tree::number(0.0),
                ],
                _ => Vec::new(),
            };
            if tree.size() > 1 {
                all.extend(plain.into_iter().map(block));
            }
            for inner in &tree.sockets {
                if let Slot::Block(inner) = inner
                    && inner.kind.row().value().is_some_and(|given| given.fits(ty))
                    && !(inner.disabled && default.is_none())
                {
                    all.push(block((**inner).clone()));
                }
            }
            all.extend(trees(tree, false).into_iter().map(block));
            all
        }
    }
}
