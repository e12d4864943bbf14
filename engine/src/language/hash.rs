//! Hashing the part of a program that runs, without writing its file text.

use super::field::Field;
use super::kind::Literal;
use super::program::{Program, SocketContent};
use std::hash::{Hash, Hasher};
use std::mem::discriminant;

impl Program {
    /// Hashes the variables and the blocks under the hat. Names of programs, comments, collapsed
    /// blocks and loose stacks have no influence. Linear in the number of blocks.
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
            // The lengths of the lists make the nesting unambiguous.
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
            // Ids depend on how the program was read or edited.
            Field::Variable(id) => self
                .variables
                .iter()
                .position(|other| other.id == id)
                .hash(hasher),
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
