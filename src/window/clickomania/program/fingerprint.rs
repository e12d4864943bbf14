//! Recognises bundled programs regardless of names.

use super::names;
use engine::language::program::{SocketContent, Stack};
use engine::language::{Field, Kind, Program, VarId};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::LazyLock;

/// The running blocks of a program: without names, notes, comments, loose and disabled blocks. Variables are numbered in
/// the order in which they occur.
#[derive(Clone, PartialEq, Debug)]
pub struct Fingerprint(Vec<RunningPart>);

/// A part of a running block.
#[derive(Clone, Copy, PartialEq, Debug)]
enum RunningPart {
    /// A block, with the number of blocks around it.
    Block(Kind, usize),
    Field(Field),
    Variable(usize),
    /// A socket with a block, which comes later.
    Filled,
    /// Any other socket.
    Socket(SocketContent),
    /// A body, with the number of running blocks in it.
    Body(usize),
}

/// The parts of all running blocks.
fn running_parts(program: &Program) -> impl Iterator<Item = RunningPart> {
    let mut variables: Vec<VarId> = Vec::new();
    let mut number_of = move |variable| {
        let known = variables.iter().position(|&other| other == variable);
        known.unwrap_or_else(|| {
            variables.push(variable);
            variables.len() - 1
        })
    };
    program.running().flat_map(move |(id, depth)| {
        let block = program.block(id);
        let field = match block.field {
            Field::Variable(variable) => RunningPart::Variable(number_of(variable)),
            field => RunningPart::Field(field),
        };
        let sockets = (0..block.sockets.len()).map(move |socket| {
            match program.running_content(block, socket) {
                SocketContent::Block(_) => RunningPart::Filled,
                content => RunningPart::Socket(content),
            }
        });
        let bodies = block.bodies.iter().map(move |body| {
            let runs = body.iter().filter(|&&id| !program.block(id).marks.disabled);
            RunningPart::Body(runs.count())
        });
        let head = [RunningPart::Block(block.kind, depth), field];
        head.into_iter().chain(sockets).chain(bodies)
    })
}

/// True if the same blocks run in both programs. Stops at the first difference.
pub fn run_alike(one: &Program, other: &Program) -> bool {
    running_parts(one).eq(running_parts(other))
}

/// The checksum of what does not run in a program: its comments, its disabled and its loose blocks. The same for all
/// programs without any.
pub fn beside(program: &Program) -> u64 {
    let mut hasher = DefaultHasher::new();
    for (number, (id, _)) in program.walk(program.stack(Stack::Hat)).enumerate() {
        let marks = &program.block(id).marks;
        if marks.disabled || marks.comment.is_some() {
            (number, marks.disabled, &marks.comment).hash(&mut hasher);
        }
    }
    for stack in program.loose() {
        for (id, depth) in program.walk(&stack.blocks) {
            let block = program.block(id);
            (block.kind as usize, depth).hash(&mut hasher);
            (block.marks.disabled, &block.marks.comment).hash(&mut hasher);
        }
    }
    hasher.finish()
}

impl Fingerprint {
    /// The fingerprint of a program.
    pub fn of(program: &Program) -> Fingerprint {
        Fingerprint(running_parts(program).collect())
    }

    /// True if it is the fingerprint of this program.
    pub fn is_of(&self, program: &Program) -> bool {
        self.0.iter().copied().eq(running_parts(program))
    }

    /// True if a bundled program has it too.
    pub fn is_known(&self) -> bool {
        static SHIPPED: LazyLock<Vec<Fingerprint>> = LazyLock::new(|| {
            let programs = names::shipped();
            programs
                .map(|(_, program)| Fingerprint::of(&program))
                .collect()
        });
        SHIPPED.contains(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::command::ChangeKind;
    use crate::window::clickomania::program::document::{Document, NothingBeside, Opened};
    use engine::bundled;
    use engine::language::edit::{Edit, Place};
    use engine::language::file::read;

    fn fingerprint(text: &str) -> Fingerprint {
        Fingerprint::of(&read(text).unwrap())
    }

    #[test]
    fn names_and_comments_change_nothing() {
        let text = bundled::program("solutions/costo-3.ron").unwrap();
        let renamed = text.replace("\"colore\"", "\"tinta\"");
        assert_ne!(renamed, text);
        assert!(fingerprint(&renamed).is_known());
        let own = "Program(format: 1, name: \"mio\", on_click: [
            Comment(\"x\", InfectArea(Clicked)), Disabled(CureAll), RemoveInfected, DropAll])";
        assert_eq!(
            fingerprint(own),
            fingerprint(bundled::program("solutions/costo-35.ron").unwrap())
        );
    }

    #[test]
    fn what_was_put_beside_a_known_program_is_ones_own() {
        let document = |text: &str| {
            Document::new(Opened {
                program: read(text).unwrap(),
                ..Opened::default()
            })
        };
        let known = bundled::program("solutions/costo-35.ron").unwrap();
        assert!(document(known).is_untouched());
        for (from, to) in [
            (
                "on_click: [",
                "loose: [(at: (9, 9), blocks: [CureAll])], on_click: [",
            ),
            ("RemoveInfected", "Comment(\"why\", RemoveInfected)"),
            ("RemoveInfected", "RemoveInfected, Disabled(CureAll)"),
        ] {
            let more = document(&known.replacen(from, to, 1));
            assert!(more.is_merely_opened() && !more.is_untouched(), "{to}");
        }
    }

    #[test]
    fn what_runs_otherwise_differs() {
        let program = |blocks: &str| {
            let text = format!(
                "Program(format: 1, name: \"\", variables: [\"a\", \"b\"], on_click: [{blocks}])"
            );
            fingerprint(&text)
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

    fn opened(place: &str) -> Opened {
        Opened {
            program: read(bundled::program(place).unwrap()).unwrap(),
            ..Opened::default()
        }
    }

    #[test]
    fn a_known_program_is_ones_own_only_if_one_made_it() {
        let mut document = Document::new(opened("solutions/costo-35.ron"));
        assert!(document.is_merely_opened());
        let rename = document.header_edit(|header| header.name = "mio".to_owned());
        document.edit(ChangeKind::Rename, rename).unwrap();
        assert!(document.is_merely_opened(), "another name makes no program");
        let last = *document.program().stack(Stack::Hat).last().unwrap();
        let lifting = document.program().lift_edit(last, false).unwrap();
        document.edit(ChangeKind::Delete, lifting).unwrap();
        assert!(!document.is_merely_opened());
        document.undo(false, &mut NothingBeside).unwrap();
        assert!(document.is_merely_opened());
        // The same blocks, brought one by one to an empty program.
        let made = document.program().clone();
        document.open(
            ChangeKind::New,
            Opened {
                program: Program::new("mio"),
                ..Opened::default()
            },
        );
        let program = document.identities();
        let (mut edits, fragment) = program.insert_edit(&made, made.stack(Stack::Hat));
        let place = Place::Stack(Stack::Hat, 0);
        edits.push(Edit::Attach(fragment, place));
        document.edit(ChangeKind::Add, Edit::All(edits)).unwrap();
        assert_eq!(Fingerprint::of(document.program()), Fingerprint::of(&made));
        assert!(!document.is_merely_opened());
    }
}
