//! A program as a flat tree, made for comparing.

use crate::language::field::Field;
use crate::language::kind::{Kind, Literal};
use crate::language::program::{Block, BlockId, Program, SocketContent, Stack, VarId};
use std::collections::HashMap;
use std::fmt::Write as _;

/// The blocks under a hat, a block before what is inside it. Node 0 is the hat.
pub struct Tree {
    nodes: Vec<Node>,
}

/// A block, the hat, or a branch of a *se*: branches are nodes of their own, so that one more branch
/// does not put what is in those below it elsewhere.
pub struct Node {
    /// The block; of a branch the *se*, `None` for the hat.
    pub block: Option<BlockId>,
    /// Whether it is a branch of its block.
    pub is_branch: bool,
    /// The kind of the block.
    pub kind: Option<Kind>,
    /// The node that it is inside of; its own for the hat.
    pub parent: usize,
    /// In which socket or body of its parent: equal numbers mean the same place in the same kind.
    pub list: usize,
    /// How many nodes it and those inside it are.
    pub size: usize,
    /// Equal for nodes that are alike, whatever is inside them.
    pub label: u32,
    /// Equal for nodes that are alike with all that is inside them.
    pub class: u32,
}

/// Numbers for labels and classes, the same in both trees.
#[derive(Default)]
pub struct LabelNumbers {
    labels: HashMap<String, u32>,
    classes: HashMap<(u32, Vec<(usize, u32)>), u32>,
}

impl LabelNumbers {
    fn label(&mut self, label: String) -> u32 {
        let next = self.labels.len() as u32;
        *self.labels.entry(label).or_insert(next)
    }

    fn class(&mut self, label: u32, inside: Vec<(usize, u32)>) -> u32 {
        let next = self.classes.len() as u32;
        *self.classes.entry((label, inside)).or_insert(next)
    }
}

/// What tells the variables of a program apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariableLabels {
    /// Their names.
    Names,
    /// The order in which they are first used.
    ByFirstUse,
    /// Nothing.
    Alike,
}

/// Bodies are numbered behind all sockets.
const BODIES: usize = 1 << 8;

/// What is still to be made into a node.
enum Pending {
    Block(BlockId),
    /// A branch of a *se*, by its number; behind the last one its *altrimenti*.
    Branch(BlockId, usize),
}

impl Tree {
    /// The tree of the blocks under the hat, with the names of variables.
    pub fn of(program: &Program, names: &mut LabelNumbers) -> Tree {
        Tree::with(program, names, VariableLabels::Names)
    }

    /// The tree of the blocks under the hat.
    pub fn with(program: &Program, names: &mut LabelNumbers, variables: VariableLabels) -> Tree {
        let mut used: HashMap<VarId, usize> = HashMap::new();
        let mut tree = Tree {
            nodes: vec![Node {
                block: None,
                is_branch: false,
                kind: None,
                parent: 0,
                list: 0,
                size: 1,
                label: names.label(String::new()),
                class: 0,
            }],
        };
        let hat = program.stack(Stack::Hat).iter().rev();
        let mut rest: Vec<(Pending, usize, usize)> =
            hat.map(|&id| (Pending::Block(id), 0, BODIES)).collect();
        while let Some((item, parent, list)) = rest.pop() {
            let at = tree.nodes.len();
            let start = rest.len();
            let (id, is_branch, label) = match item {
                Pending::Block(id) => {
                    let block = program.block(id);
                    inside(program, id, at, &mut rest);
                    let variable = match block.field {
                        Field::Variable(id) => match variables {
                            VariableLabels::Names => {
                                let variable = program.variable(id);
                                variable.map_or(String::new(), |variable| {
                                    format!("{:?}", variable.name)
                                })
                            }
                            VariableLabels::ByFirstUse => {
                                let next = used.len();
                                used.entry(id).or_insert(next).to_string()
                            }
                            VariableLabels::Alike => String::new(),
                        },
                        _ => String::new(),
                    };
                    (id, false, label(program, block, &variable))
                }
                Pending::Branch(id, branch) => {
                    let block = program.block(id);
                    if branch < block.sockets.len() {
                        socket(program, block, branch, (at, 0), &mut rest);
                    }
                    let body = &block.bodies[branch];
                    rest.extend(body.iter().map(|&id| (Pending::Block(id), at, BODIES)));
                    (id, true, "branch".to_owned())
                }
            };
            rest[start..].reverse();
            tree.nodes.push(Node {
                block: Some(id),
                is_branch,
                kind: Some(program.block(id).kind),
                parent,
                list,
                size: 1,
                label: names.label(label),
                class: 0,
            });
        }
        // Backwards, what is inside a node is known before the node.
        for at in (0..tree.nodes.len()).rev() {
            let inside = tree.children(at).map(|child| {
                let child = &tree.nodes[child];
                (child.list, child.class)
            });
            tree.nodes[at].class = names.class(tree.nodes[at].label, inside.collect());
            if at > 0 {
                let (parent, size) = (tree.nodes[at].parent, tree.nodes[at].size);
                tree.nodes[parent].size += size;
            }
        }
        tree
    }

    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The nodes directly inside a node, in order.
    pub fn children(&self, at: usize) -> impl Iterator<Item = usize> {
        let end = at + self.nodes[at].size;
        let mut next = at + 1;
        std::iter::from_fn(move || {
            let child = next;
            (child < end).then(|| {
                next += self.nodes[child].size;
                child
            })
        })
    }
}

/// Adds what is directly inside a block to what is still to be made.
fn inside(program: &Program, id: BlockId, at: usize, rest: &mut Vec<(Pending, usize, usize)>) {
    let block = program.block(id);
    if block.kind == Kind::If {
        for branch in 0..block.bodies.len() {
            let list = BODIES + usize::from(branch == block.sockets.len());
            rest.push((Pending::Branch(id, branch), at, list));
        }
        return;
    }
    for number in 0..block.sockets.len() {
        socket(program, block, number, (at, number), rest);
    }
    for (number, body) in block.bodies.iter().enumerate() {
        let list = BODIES + number;
        rest.extend(body.iter().map(|&id| (Pending::Block(id), at, list)));
    }
}

/// Adds the block in a socket, if there is one. A default value is part of the label.
fn socket(
    program: &Program,
    block: &Block,
    number: usize,
    (parent, list): (usize, usize),
    rest: &mut Vec<(Pending, usize, usize)>,
) {
    if let SocketContent::Block(id) = program.content(block, number) {
        rest.push((Pending::Block(id), parent, list));
    }
}

/// All that makes a block another one, whatever is inside it; its variable is called so.
fn label(program: &Program, block: &Block, variable: &str) -> String {
    let mut label = block.kind.row().variant.to_owned();
    // Writing to a string cannot fail.
    let _ = match block.field {
        Field::Variable(_) => write!(label, " {variable}"),
        Field::Number(number) => write!(label, " {number}"),
        option => write!(label, " {}", option.word()),
    };
    if block.kind == Kind::If {
        let _ = write!(label, " {}", block.bodies.len() - block.sockets.len());
    }
    for number in 0..block.sockets.len() {
        let _ = match program.content(block, number) {
            SocketContent::Literal(Literal::Number(value)) => write!(label, " {number}:{value}"),
            SocketContent::Literal(Literal::Colour(colour)) => {
                write!(label, " {number}:{colour:?}")
            }
            SocketContent::Hole | SocketContent::Block(_) => Ok(()),
        };
    }
    if block.marks.disabled {
        label.push_str(" disabled");
    }
    if block.kind == Kind::If {
        let _ = write!(label, " branches {}", block.sockets.len());
    }
    label
}
