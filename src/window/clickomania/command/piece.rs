//! A block as the palette offers it: its kind, its option, the name of its variable.

use engine::language::edit::{Edit, Fragment};
use engine::language::field::FieldKind;
use engine::language::words::name;
use engine::language::{Field, Kind, Program};
use engine::text::Text;

/// A block that is in no program yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// The name of its variable; empty if its kind has none.
    pub variable: String,
}

impl Piece {
    /// A block of this kind; one that needs a variable takes `variable`.
    pub fn new(kind: Kind, variable: &str) -> Piece {
        let variable = match kind.row().field() {
            Some(FieldKind::Variable) => variable.to_owned(),
            _ => String::new(),
        };
        Piece { kind, variable }
    }

    /// What it is called; without words of its own by what stands on it.
    pub fn name(&self, text: &Text) -> String {
        match self.kind {
            Kind::Number => "0".to_owned(),
            Kind::Get => self.variable.clone(),
            kind => name(text, kind),
        }
    }

    /// The fresh block for a program, and the edits that make its variable if the program lacks it.
    pub fn bring(&self, program: &mut Program) -> (Vec<Edit>, Fragment) {
        let mut edits = Vec::new();
        let field = match self.kind.row().field() {
            None => Field::None,
            Some(FieldKind::Number) => Field::Number(0.0),
            Some(FieldKind::Variable) => match program.variable_named(&self.variable) {
                Some(variable) => Field::Variable(variable.id),
                None => {
                    let (id, edit) = program.create_variable_edit(&self.variable);
                    edits.push(edit);
                    Field::Variable(id)
                }
            },
            Some(kind) => kind.options()[0],
        };
        (edits, program.fresh_fragment(self.kind, field))
    }
}

/// The variable that a fresh block of this kind works with in a task that begins with `start`: of the task's own
/// variables the first with which the program does not count yet, if there are any.
pub fn task_variable<'a>(kind: Kind, start: &'a Program, program: &Program) -> &'a str {
    let usual = loop_variable(kind);
    let own = start.variables();
    // The cell of the infected is called the same in all lessons.
    if own.is_empty() || kind == Kind::ForEachInfected {
        return usual;
    }
    let counts = |name: &str| {
        let variable = program.variable_named(name).map(|variable| variable.id);
        let blocks = program.running().map(|(id, _)| program.block(id));
        let mut loops = blocks.filter(|block| block.kind == Kind::Count);
        variable.is_some_and(|id| loops.any(|block| block.field == Field::Variable(id)))
    };
    // The one of *Per ogni casella* stands for cells: nothing counts with it.
    let cells = loop_variable(Kind::ForEachInfected);
    let fits = |name: &&str| kind != Kind::Count || *name != cells;
    let names = || {
        own.iter()
            .map(|variable| variable.name.as_str())
            .filter(fits)
    };
    let free = |name: &&str| kind != Kind::Count || !counts(name);
    let known = names().find(|&name| name == usual);
    let first = || names().find(free).or_else(|| names().next());
    known.or_else(first).unwrap_or(usual)
}

/// The variable that a fresh block of this kind works with as long as a person chose none.
pub fn loop_variable(kind: Kind) -> &'static str {
    match kind {
        Kind::ForEachInfected => "C",
        Kind::Count => "i",
        _ => "x",
    }
}
