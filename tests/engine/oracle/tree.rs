//! Programs as plain trees, easy to make, to shrink and to print, and the project's programs made
//! from them.

mod build;

pub use build::*;

use engine::language::edit::{Edit, Fragment, Place};
use engine::language::kind::Literal;
use engine::language::program::{Parent, Socket, Stack, Variable};
use engine::language::{Block, BlockId, Field, Kind, Program, VarId};
use std::sync::LazyLock;

/// The names of the variables that a tree can use.
pub const NAMES: [&str; 9] = ["x", "y", "z", "C", "D", "t", "k", "m", "n"];

/// The variables with these names, the same in every program.
static VARIABLES: LazyLock<Vec<VarId>> = LazyLock::new(|| {
    let mut program = Program::new("");
    NAMES.iter().map(|_| program.fresh_variable()).collect()
});

/// The variable of this name.
pub fn var(name: &str) -> Field {
    let index = NAMES
        .iter()
        .position(|&known| known == name)
        .expect("a known name");
    Field::Variable(VARIABLES[index])
}

/// A block with everything inside.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    pub kind: Kind,
    pub field: Field,
    pub sockets: Vec<Slot>,
    pub bodies: Vec<Vec<Tree>>,
    pub disabled: bool,
}

/// What stands in a socket.
#[derive(Clone, PartialEq, Debug)]
pub enum Slot {
    Value(Literal),
    Block(Box<Tree>),
}

impl Tree {
    /// A block with blocks in its sockets and bodies. A bare number or swatch in a socket that has
    /// a default value is one.
    pub fn new(kind: Kind, field: Field, sockets: Vec<Tree>, bodies: Vec<Vec<Tree>>) -> Tree {
        let defaults: Vec<_> = kind
            .row()
            .sockets()
            .map(|(_, _, default)| default)
            .collect();
        let sockets = sockets.into_iter().enumerate().map(|(index, tree)| {
            match (defaults.get(index).copied().flatten(), tree.field) {
                (Some(Literal::Number(_)), Field::Number(x)) if !tree.disabled => {
                    Slot::Value(Literal::Number(x))
                }
                (Some(Literal::Colour(_)), Field::Colour(colour))
                    if tree.kind == Kind::Swatch && !tree.disabled =>
                {
                    Slot::Value(Literal::Colour(colour))
                }
                _ => Slot::Block(Box::new(tree)),
            }
        });
        let sockets = sockets.collect();
        Tree {
            kind,
            field,
            sockets,
            bodies,
            disabled: false,
        }
    }

    /// The default value of a socket, if it has one.
    pub fn default_of(&self, socket: usize) -> Option<Literal> {
        self.kind
            .row()
            .sockets()
            .nth(socket)
            .and_then(|(_, _, default)| default)
    }

    fn plant(
        &self,
        program: &mut Program,
        parent: Parent,
        into: &mut Vec<(BlockId, Block)>,
    ) -> BlockId {
        let id = program.fresh_block();
        let place = into.len();
        let mut block = Block::new(self.kind, self.field);
        block.marks.disabled = self.disabled;
        block.parent = parent;
        into.push((id, block.clone()));
        block.sockets = self
            .sockets
            .iter()
            .enumerate()
            .map(|(index, slot)| {
                let default = self.default_of(index);
                match slot {
                    Slot::Value(value) => Socket {
                        literal: Some(*value),
                        block: None,
                    },
                    Slot::Block(tree) => {
                        let child = tree.plant(program, Parent::Socket(id, index), into);
                        Socket {
                            literal: default,
                            block: Some(child),
                        }
                    }
                }
            })
            .collect();
        block.bodies = self
            .bodies
            .iter()
            .enumerate()
            .map(|(index, body)| {
                let parent = Parent::Stack(Stack::Body(id, index));
                body.iter()
                    .map(|tree| tree.plant(program, parent, into))
                    .collect()
            })
            .collect();
        into[place].1 = block;
        id
    }
}

/// The project's program with these commands under the hat.
pub fn program(commands: &[Tree]) -> Program {
    let mut program = Program::new("prova");
    for (index, name) in NAMES.iter().enumerate() {
        let id = program.fresh_variable();
        let variable = Variable {
            id,
            name: (*name).to_owned(),
        };
        program
            .apply(Edit::AddVariable(index, variable))
            .expect("a new name");
    }
    let mut blocks = Vec::new();
    let roots = commands
        .iter()
        .map(|tree| tree.plant(&mut program, Parent::None, &mut blocks))
        .collect::<Vec<_>>();
    if !roots.is_empty() {
        let place = Place::Stack(Stack::Hat, 0);
        program
            .apply(Edit::Attach(Fragment { roots, blocks }, place))
            .expect("the tree fits");
    }
    program
}
