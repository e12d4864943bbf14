//! What a program says, for hashers: whether two say the same is found out without writing either.

use super::field::Field;
use super::kind::Literal;
use super::program::{Program, SocketContent};
use std::hash::{Hash, Hasher};
use std::mem::discriminant;

impl Program {
    /// Feeds a hasher with all that stands under the hat: programs that do the same, block by block, feed it the
    /// same, whatever they are called, whatever is noted on their blocks and whatever lies beside. Linear in the
    /// number of blocks.
    pub fn hash_hat(&self, hasher: &mut impl Hasher) {
        for variable in &self.variables {
            variable.name.hash(hasher);
        }
        self.hat.len().hash(hasher);
        for (id, _) in self.walk(&self.hat) {
            let block = self.block(id);
            block.kind.hash(hasher);
            block.marks.disabled.hash(hasher);
            self.hash_field(block.field, hasher);
            // How many blocks each list has tells where the walk comes out of them.
            block.sockets.len().hash(hasher);
            for socket in 0..block.sockets.len() {
                match self.content(block, socket) {
                    SocketContent::Hole => 0_u8.hash(hasher),
                    SocketContent::Block(_) => 1_u8.hash(hasher),
                    SocketContent::Literal(literal) => {
                        2_u8.hash(hasher);
                        hash_literal(literal, hasher);
                    }
                }
            }
            block.bodies.len().hash(hasher);
            for body in &block.bodies {
                body.len().hash(hasher);
            }
        }
    }

    fn hash_field(&self, field: Field, hasher: &mut impl Hasher) {
        discriminant(&field).hash(hasher);
        match field {
            Field::Number(number) => number.to_bits().hash(hasher),
            // Identities differ where programs are read from files.
            Field::Variable(id) => {
                let mut variables = self.variables.iter();
                variables.position(|other| other.id == id).hash(hasher);
            }
            option => option.word().hash(hasher),
        }
    }
}

fn hash_literal(literal: Literal, hasher: &mut impl Hasher) {
    match literal {
        Literal::Number(number) => number.to_bits().hash(hasher),
        Literal::Colour(colour) => (colour as u8).hash(hasher),
    }
}
