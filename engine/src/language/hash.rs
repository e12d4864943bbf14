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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled;
    use crate::language::file::{read, write};
    use std::collections::HashMap;
    use std::hash::DefaultHasher;

    fn hash(program: &Program) -> u64 {
        let mut hasher = DefaultHasher::new();
        program.hash_hat(&mut hasher);
        hasher.finish()
    }

    fn program(blocks: &str) -> Program {
        read(&format!(
            "Program(format: 1, name: \"p\", variables: [\"a\", \"b\"], {blocks})"
        ))
        .unwrap()
    }

    #[test]
    fn equal_programs_have_equal_hashes_and_others_do_not() {
        let mut known: HashMap<u64, String> = HashMap::new();
        for (place, text) in bundled::PROGRAMS {
            let Ok(first) = read(text) else { continue };
            let again = read(&write(&first)).unwrap();
            assert_eq!(hash(&first), hash(&again), "{place}");
            // The file text of the variables and of the blocks under the hat.
            let written = write(&first);
            let from = written
                .find("variables: ")
                .or_else(|| written.find("on_click: "));
            let to = written.find("loose: ").unwrap_or(written.len());
            let written = from.map_or(String::new(), |from| written[from..to].to_owned());
            if written.contains("Comment(") || written.contains("Collapsed(") {
                continue;
            }
            let other = known.insert(hash(&first), written.clone());
            assert!(other.is_none_or(|other| other == written), "{place}");
        }
        assert!(known.len() > 30);
    }

    #[test]
    fn comments_and_loose_stacks_do_not_count_and_everything_else_does() {
        let plain = hash(&program(
            "on_click: [Set(var: \"a\", to: Number(1)), DropAll]",
        ));
        for same in [
            "on_click: [Comment(\"why\", Set(var: \"a\", to: Number(1))), DropAll]",
            "on_click: [Set(var: \"a\", to: Number(1)), DropAll], loose: [(at: (1, 2), blocks: [CureAll])]",
        ] {
            assert_eq!(hash(&program(same)), plain, "{same}");
        }
        for other in [
            "on_click: [Set(var: \"b\", to: Number(1)), DropAll]",
            "on_click: [Set(var: \"a\", to: Number(2)), DropAll]",
            "on_click: [Set(var: \"a\", to: Number(1)), Disabled(DropAll)]",
            "on_click: [DropAll, Set(var: \"a\", to: Number(1))]",
            "on_click: [Set(var: \"a\", to: Number(1))]",
        ] {
            assert_ne!(hash(&program(other)), plain, "{other}");
        }
        let inside = "Repeat(times: Number(2), body: [CureAll, DropAll])";
        let behind = "Repeat(times: Number(2), body: [CureAll]), DropAll";
        let [inside, behind] =
            [inside, behind].map(|blocks| hash(&program(&format!("on_click: [{blocks}]"))));
        assert_ne!(inside, behind);
    }
}
