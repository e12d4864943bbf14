//! From pairs to changes.

use super::ProgramChange;
use super::matching::{NodePairs, by_list, in_order};
use super::tree::Tree;
use std::collections::HashSet;

/// The changes that make the second tree of the first, given which nodes are which.
pub fn changes(a: &Tree, b: &Tree, pairs: &NodePairs) -> Vec<ProgramChange> {
    let stay = staying(a, b, pairs);
    let mut changes = Vec::new();
    for (i, node) in a.nodes().iter().enumerate() {
        if let Some(block) = node.block
            && !node.is_branch
            && pairs.to_b[i].is_none()
        {
            changes.push(ProgramChange::Removed(block));
        }
    }
    // A *se* whose branches are in another order, or in the place of others, is changed itself.
    let other_branches: HashSet<usize> = (0..b.nodes().len())
        .filter(|&j| b.nodes()[j].is_branch && !stay.contains(&j))
        .map(|j| b.nodes()[j].parent)
        .collect();
    let mut last_moved = None;
    for (j, node) in b.nodes().iter().enumerate().skip(1) {
        let (Some(block), false) = (node.block, node.is_branch) else {
            continue;
        };
        let Some(i) = pairs.to_a[j] else {
            changes.push(ProgramChange::Added(block));
            continue;
        };
        let partner = &a.nodes()[i];
        let other = partner.block.expect("only the hats have no block");
        if !stay.contains(&j) {
            match last_moved {
                Some((at, i_before, j_before))
                    if follows(a, i_before, i) && follows(b, j_before, j) =>
                {
                    if let ProgramChange::Moved { count, .. } = &mut changes[at] {
                        *count += 1;
                    }
                    last_moved = Some((at, i, j));
                }
                _ => {
                    last_moved = Some((changes.len(), i, j));
                    changes.push(ProgramChange::Moved {
                        a: other,
                        b: block,
                        count: 1,
                    });
                }
            }
        }
        if node.label != partner.label || other_branches.contains(&j) {
            changes.push(ProgramChange::Changed { a: other, b: block });
        }
    }
    changes
}

/// The nodes of the second tree that stand where they stood: in the same socket or body of a pair, and
/// in the order of the others there.
fn staying(a: &Tree, b: &Tree, pairs: &NodePairs) -> HashSet<usize> {
    let mut stay = HashSet::new();
    for (j, i) in pairs.to_a.iter().enumerate() {
        let Some(i) = *i else {
            continue;
        };
        // What is in a branch that went to another *se* went there too.
        if b.nodes()[j].is_branch && pairs.to_a[b.nodes()[j].parent] != Some(a.nodes()[i].parent) {
            continue;
        }
        let before = by_list(a, i);
        for (list, now) in by_list(b, j) {
            let Some(before) = before.get(&list) else {
                continue;
            };
            let places = in_order(pairs, before, &now);
            stay.extend(places.into_iter().map(|(_, place)| now[place]));
        }
    }
    stay
}

/// Whether a command stands directly below another one.
fn follows(tree: &Tree, upper: usize, lower: usize) -> bool {
    let (above, below) = (&tree.nodes()[upper], &tree.nodes()[lower]);
    upper + above.size == lower && above.parent == below.parent && above.list == below.list
}
