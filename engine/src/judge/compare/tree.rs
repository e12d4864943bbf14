//! Programs as flat trees, for comparing.

use crate::language::field::Field;
use crate::language::kind::{Kind, Literal};
use crate::language::program::{Block, BlockId, Program, SocketContent, Stack, VarId};
use std::collections::HashMap;
use std::fmt::Write as _;

/// The blocks under the hat, each before those inside it. Node 0 is the hat.
pub struct Tree {
    nodes: Vec<Node>,
}

/// A block, the hat, or a branch of a *se*. Branches are nodes, so that a new branch does not move the content of
/// those below it.
pub struct Node {
    /// The block; the *se* for a branch, `None` for the hat.
    pub block: Option<BlockId>,
    pub is_branch: bool,
    pub kind: Option<Kind>,
    /// The node around it; its own number for the hat.
    pub parent: usize,
    /// The socket or body of its parent: equal numbers mean the same place in the same kind.
    pub list: usize,
    /// Number of nodes, with those inside it.
    pub size: usize,
    /// Equal for nodes that are equal apart from what is inside them.
    pub label: u32,
    /// Equal for nodes that are equal with all nodes inside them.
    pub class: u32,
}

/// The numbers of labels and classes; trees to compare share them.
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

/// The way in which labels distinguish variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariableLabels {
    /// By name.
    Names,
    /// By the order of first use.
    ByFirstUse,
    /// Not at all.
    Same,
}

/// The list number of the first body, after those of all sockets.
const BODIES: usize = 1 << 8;

/// A node to add.
struct Pending {
    id: BlockId,
    /// For a branch of a *se*, its number; the last one is *altrimenti*.
    branch: Option<usize>,
    parent: usize,
    list: usize,
}

impl Pending {
    fn block(id: BlockId, parent: usize, list: usize) -> Pending {
        Pending {
            id,
            branch: None,
            parent,
            list,
        }
    }
}

impl Tree {
    /// The tree of a program, with the names of variables.
    pub fn of(program: &Program, names: &mut LabelNumbers) -> Tree {
        Tree::with(program, names, VariableLabels::Names)
    }

    /// The tree of a program.
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
        let mut rest: Vec<Pending> = hat.map(|&id| Pending::block(id, 0, BODIES)).collect();
        while let Some(pending) = rest.pop() {
            let Pending {
                id,
                branch,
                parent,
                list,
            } = pending;
            let at = tree.nodes.len();
            let start = rest.len();
            let block = program.block(id);
            let label = match branch {
                None => {
                    push_children(program, id, at, &mut rest);
                    let variable = match (block.field, variables) {
                        (Field::Variable(id), VariableLabels::Names) => {
                            let variable = program.variable(id);
                            variable.map(|variable| format!("{:?}", variable.name))
                        }
                        (Field::Variable(id), VariableLabels::ByFirstUse) => {
                            let next = used.len();
                            Some(used.entry(id).or_insert(next).to_string())
                        }
                        _ => None,
                    };
                    label(program, block, &variable.unwrap_or_default())
                }
                Some(branch) => {
                    let condition = (branch < block.sockets.len())
                        .then(|| socket_block(program, block, branch))
                        .flatten();
                    rest.extend(condition.map(|id| Pending::block(id, at, 0)));
                    let body = block.bodies[branch].iter();
                    rest.extend(body.map(|&id| Pending::block(id, at, BODIES)));
                    "branch".to_owned()
                }
            };
            rest[start..].reverse();
            tree.nodes.push(Node {
                block: Some(id),
                is_branch: branch.is_some(),
                kind: Some(block.kind),
                parent,
                list,
                size: 1,
                label: names.label(label),
                class: 0,
            });
        }
        // Backwards, the nodes inside a node come before it.
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

/// Adds the children of a block.
fn push_children(program: &Program, id: BlockId, at: usize, rest: &mut Vec<Pending>) {
    let block = program.block(id);
    if block.kind == Kind::If {
        for branch in 0..block.bodies.len() {
            rest.push(Pending {
                id,
                branch: Some(branch),
                parent: at,
                list: BODIES + usize::from(branch == block.sockets.len()),
            });
        }
        return;
    }
    for number in 0..block.sockets.len() {
        let value = socket_block(program, block, number);
        rest.extend(value.map(|id| Pending::block(id, at, number)));
    }
    for (number, body) in block.bodies.iter().enumerate() {
        let list = BODIES + number;
        rest.extend(body.iter().map(|&id| Pending::block(id, at, list)));
    }
}

/// The block in a socket, if there is one. Default values are part of the label.
pub fn socket_block(program: &Program, block: &Block, socket: usize) -> Option<BlockId> {
    match program.content(block, socket) {
        SocketContent::Block(id) => Some(id),
        SocketContent::Hole | SocketContent::Literal(_) => None,
    }
}

/// Everything that distinguishes a block, apart from what is inside it.
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
