//! Which field is changed: one of a block, or a default value in a socket.

use engine::language::edit::Edit;
use engine::language::kind::Literal;
use engine::language::program::SocketContent;
use engine::language::{BlockId, Field, Program};

/// What is changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FieldPlace {
    /// The field of a block.
    Field(BlockId),
    /// The default value in a socket.
    Default(BlockId, usize),
}

impl FieldPlace {
    /// What stands there at present; nothing if it is gone.
    pub fn value(self, program: &Program) -> Field {
        match self {
            FieldPlace::Field(id) => program.get(id).map_or(Field::None, |block| block.field),
            FieldPlace::Default(id, socket) => {
                let block = program.get(id);
                let block = block.filter(|block| socket < block.sockets.len());
                match block.map(|block| program.content(block, socket)) {
                    Some(SocketContent::Literal(literal)) => literal.into(),
                    _ => Field::None,
                }
            }
        }
    }

    /// The change to another value.
    pub fn edit(self, value: Field) -> Option<Edit> {
        Some(match (self, value) {
            (FieldPlace::Field(id), value) => Edit::SetField(id, value),
            (FieldPlace::Default(id, socket), Field::Number(number)) => {
                Edit::SetLiteral(id, socket, Literal::Number(number))
            }
            (FieldPlace::Default(id, socket), Field::Colour(colour)) => {
                Edit::SetLiteral(id, socket, Literal::Colour(colour))
            }
            _ => return None,
        })
    }
}
