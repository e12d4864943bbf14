//! Whether a program is one of the known ones, whatever it is called.

use engine::bundled;
use engine::language::file::read;
use engine::language::program::Content;
use engine::language::{Field, Program, VarId};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// What runs of a program, block by block: without names, notes, comments, loose and disabled blocks.
/// Variables count by the order in which they occur.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Essence(String);

impl Essence {
    /// That of a program.
    pub fn of(program: &Program) -> Essence {
        let mut essence = String::new();
        let mut numbers: HashMap<VarId, usize> = HashMap::new();
        for (id, depth) in program.running() {
            let block = program.block(id);
            let _ = write!(essence, "{depth} {:?} ", block.kind);
            let _ = match block.field {
                Field::Variable(variable) => {
                    let next = numbers.len();
                    write!(essence, "v{}", numbers.entry(variable).or_insert(next))
                }
                field => write!(essence, "{field:?}"),
            };
            for socket in 0..block.sockets.len() {
                let _ = match program.running_content(block, socket) {
                    Content::Block(_) => write!(essence, " _"),
                    content => write!(essence, " {content:?}"),
                };
            }
            for body in &block.bodies {
                let runs = body.iter().filter(|&&id| !program.block(id).marks.disabled);
                let _ = write!(essence, " [{}]", runs.count());
            }
            essence.push('\n');
        }
        Essence(essence)
    }

    /// Whether a program on the shelf has it too.
    pub fn is_known(&self) -> bool {
        static SHELF: LazyLock<Vec<Essence>> = LazyLock::new(|| {
            let programs = bundled::PROGRAMS.iter();
            let programs = programs.filter_map(|(_, text)| read(text).ok());
            programs.map(|program| Essence::of(&program)).collect()
        });
        SHELF.contains(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn essence(text: &str) -> Essence {
        Essence::of(&read(text).unwrap())
    }

    #[test]
    fn names_and_comments_change_nothing() {
        let text = bundled::program("solutions/costo-3.ron").unwrap();
        let renamed = text.replace("\"colore\"", "\"tinta\"");
        assert_ne!(renamed, text);
        assert!(essence(&renamed).is_known());
        let own = "Program(format: 1, name: \"mio\", on_click: [
            Comment(\"x\", InfectArea(Clicked)), Disabled(CureAll), RemoveInfected, DropAll])";
        assert_eq!(
            essence(own),
            essence(bundled::program("solutions/costo-35.ron").unwrap())
        );
    }

    #[test]
    fn what_runs_otherwise_differs() {
        let program = |blocks: &str| {
            let text = format!(
                "Program(format: 1, name: \"\", variables: [\"a\", \"b\"], on_click: [{blocks}])"
            );
            essence(&text)
        };
        let pairs = [
            // The same blocks, in another branch.
            (
                "If(branches: [(when: True, then: [DropAll, CureAll]), (when: True, then: [])])",
                "If(branches: [(when: True, then: [DropAll]), (when: True, then: [CureAll])])",
            ),
            // The same commands, behind the loop.
            (
                "Repeat(times: Number(2), body: [DropAll, CureAll])",
                "Repeat(times: Number(2), body: [DropAll]), CureAll",
            ),
            ("CompactColumn(Number(1))", "CompactColumn(Number(2))"),
            (
                "Set(var: \"a\", to: Number(1)), Change(var: \"a\", by: Number(1))",
                "Set(var: \"a\", to: Number(1)), Change(var: \"b\", by: Number(1))",
            ),
        ];
        for (one, other) in pairs {
            assert_ne!(program(one), program(other), "{one}");
            assert!(!program(one).is_known());
        }
    }
}
