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
    fn programs_that_say_the_same_hash_alike_and_others_do_not() {
        let mut known: HashMap<u64, String> = HashMap::new();
        for (place, text) in bundled::PROGRAMS {
            let Ok(first) = read(text) else { continue };
            let again = read(&write(&first)).unwrap();
            assert_eq!(hash(&first), hash(&again), "{place}");
            // What is written of the blocks under the hat and of the variables.
            let said = write(&first);
            let from = said.find("variables: ").or_else(|| said.find("on_click: "));
            let to = said.find("loose: ").unwrap_or(said.len());
            let said = from.map_or(String::new(), |from| said[from..to].to_owned());
            if said.contains("Comment(") || said.contains("Collapsed(") {
                continue;
            }
            let other = known.insert(hash(&first), said.clone());
            assert!(other.is_none_or(|other| other == said), "{place}");
        }
        assert!(known.len() > 30);
    }

    #[test]
    fn what_is_noted_or_lies_beside_does_not_count_and_all_else_does() {
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
