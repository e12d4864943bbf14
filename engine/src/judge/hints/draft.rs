//! Rewrites a program by templates: text in the format of program files, with parts of the program inserted.

use super::Replacement;
use crate::language::arrange::DropTarget;
use crate::language::edit::{Edit, Place};
use crate::language::field::Field;
use crate::language::file::read;
use crate::language::kind::{Kind, Literal};
use crate::language::program::{Block, BlockId, Parent, Program, SocketContent, Stack};
use std::collections::{BTreeMap, BTreeSet};

/// A program during a rewriting, which can be undone as one change.
pub struct RewriteDraft<'p> {
    program: &'p mut Program,
    undo: Vec<Edit>,
    /// Names that mean the same variable in all templates.
    shared: BTreeMap<&'static str, String>,
    naming: Naming<'p>,
}

/// Names a new variable, given the word of the templates, as *riga*.
pub type Naming<'n> = &'n dyn Fn(&str) -> String;

/// A part of the program for a template: `Get("$1")` is replaced by a copy of a value, and `Set(var: "$body", to:
/// True)` by copies of commands.
pub struct TemplatePart {
    name: String,
    blocks: Vec<BlockId>,
}

impl TemplatePart {
    /// One value, or consecutive commands.
    pub fn new(name: impl Into<String>, blocks: &[BlockId]) -> TemplatePart {
        TemplatePart {
            name: name.into(),
            blocks: blocks.to_vec(),
        }
    }
}

impl<'p> RewriteDraft<'p> {
    pub fn new(program: &'p mut Program, naming: Naming<'p>) -> RewriteDraft<'p> {
        RewriteDraft {
            program,
            undo: Vec::new(),
            shared: BTreeMap::new(),
            naming,
        }
    }

    pub fn program(&self) -> &Program {
        self.program
    }

    pub fn block(&self, id: BlockId) -> &Block {
        self.program.block(id)
    }

    /// Undoes everything. Returns the change that does it again.
    pub fn into_undo(mut self) -> Option<Edit> {
        self.undo.reverse();
        self.program.apply(Edit::All(self.undo)).ok()
    }

    pub fn apply(&mut self, edit: Edit) -> Option<()> {
        self.undo.push(self.program.apply(edit).ok()?);
        Some(())
    }

    /// Moves the disabled commands under the hat aside: onto the canvas above it.
    pub fn put_all_aside(&mut self) -> Option<()> {
        let hat = self.program.stack(Stack::Hat);
        self.put_aside(disabled(self.program, hat))
    }

    /// Moves commands onto the canvas, above the hat and earlier ones.
    fn put_aside(&mut self, commands: Vec<BlockId>) -> Option<()> {
        /// The distance between them, in units of the layout.
        const APART: f64 = 80.0;
        for id in commands {
            let (place, _) = self.program.place_of(id)?;
            let fragment = self.program.fragment(&[id]);
            self.apply(Edit::Detach(place, 1))?;
            let heights = self.program.loose().iter().map(|stack| stack.at.1);
            let at = (0.0, heights.fold(0.0, f64::min) - APART);
            let edit = self
                .program
                .place_edit(fragment, DropTarget::Canvas(at), at);
            self.apply(edit.ok()?)?;
        }
        Some(())
    }

    /// Removes a command with everything inside it, except disabled blocks, which move aside.
    pub fn remove(&mut self, id: BlockId) -> Option<()> {
        self.put_aside(disabled(self.program, &[id]))?;
        let edit = self.program.lift_edit(id, false)?;
        self.apply(edit)
    }

    /// Makes a name mean the same new variable in all templates.
    pub fn share(&mut self, name: &'static str) {
        let mut names = self.names(name);
        let free = names.find(|name| self.program.variable_named(name).is_none());
        self.shared.extend(free.map(|free| (name, free)));
    }

    /// Makes a name of templates mean a variable of the program.
    pub fn share_as(&mut self, name: &'static str, variable: &str) {
        self.shared.insert(name, variable.to_owned());
    }

    /// Replaces consecutive commands by those of a template. A comment on the first one stays.
    pub fn replace(
        &mut self,
        old: &[BlockId],
        text: &str,
        parts: &[TemplatePart],
    ) -> Option<Replacement> {
        let sketch = self.sketch(old, text, parts)?;
        let roots = sketch.stack(Stack::Hat).to_vec();
        self.put(old, parts, &sketch, &roots)
    }

    /// Replaces a value by that of a template.
    pub fn replace_value(
        &mut self,
        old: BlockId,
        text: &str,
        parts: &[TemplatePart],
    ) -> Option<Replacement> {
        let text = format!("Set(var: \"$\", to: {text})");
        let sketch = self.sketch(&[old], &text, parts)?;
        let set = *sketch.stack(Stack::Hat).first()?;
        let value = sketch.block(set).sockets[0].block?;
        self.put(&[old], parts, &sketch, &[value])
    }

    /// Inserts the commands of a template above a command, and returns them.
    pub fn insert(
        &mut self,
        above: BlockId,
        text: &str,
        parts: &[TemplatePart],
    ) -> Option<Vec<BlockId>> {
        let sketch = self.sketch(&[], text, parts)?;
        let (place, _) = self.program.place_of(above)?;
        self.attach(place, &sketch, sketch.stack(Stack::Hat), None)
    }

    /// Replaces blocks. Disabled blocks among the old ones, or inside them, move aside, unless they are inside a
    /// part.
    fn put(
        &mut self,
        old: &[BlockId],
        parts: &[TemplatePart],
        from: &Program,
        roots: &[BlockId],
    ) -> Option<Replacement> {
        let kept = |id: &BlockId| {
            let mut ancestors = ancestors(self.program, *id);
            ancestors.any(|at| parts.iter().any(|part| part.blocks.contains(&at)))
        };
        let mut aside = disabled(self.program, old);
        aside.retain(|id| !kept(id));
        let gone: Vec<BlockId> = (old.iter().copied())
            .filter(|id| !aside.contains(id))
            .collect();
        self.put_aside(aside)?;
        let first = *gone.first()?;
        let (place, _) = self.program.place_of(first)?;
        let comment = self.block(first).marks.comment.clone();
        self.apply(Edit::Detach(place, gone.len()))?;
        let new = self.attach(place, from, roots, comment)?;
        Some(Replacement {
            old: old.to_vec(),
            new,
        })
    }

    fn attach(
        &mut self,
        place: Place,
        from: &Program,
        roots: &[BlockId],
        comment: Option<String>,
    ) -> Option<Vec<BlockId>> {
        let (edits, mut fragment) = self.program.insert_edit(from, roots);
        if let Some((_, block)) = fragment.blocks.first_mut() {
            block.marks.comment = comment;
        }
        let roots = fragment.roots.clone();
        for edit in edits {
            self.apply(edit)?;
        }
        self.apply(Edit::Attach(fragment, place))?;
        Some(roots)
    }

    /// The program of a template, with its parts inserted and its variables renamed so that they disturb no other.
    fn sketch(&self, old: &[BlockId], text: &str, parts: &[TemplatePart]) -> Option<Program> {
        let words: BTreeSet<&str> = text.split('"').skip(1).step_by(2).collect();
        let declared: String = words.iter().map(|word| format!("\"{word}\", ")).collect();
        let text =
            format!("Program(format: 1, name: \"\", variables: [{declared}], on_click: [{text}])");
        // A template is a program, but a long run of commands makes one that is too deep.
        let mut sketch = read(&text).ok()?;
        let kept: Vec<BlockId> = parts.iter().flat_map(|part| part.blocks.clone()).collect();
        let mut names: Vec<&str> = words.into_iter().collect();
        names.retain(|word| !word.starts_with('$'));
        // First the template's own names: a shared name may equal one of them.
        names.sort_by_key(|word| self.shared.contains_key(*word));
        for word in names {
            let variable = sketch.variable_named(word)?.id;
            let name = match self.shared.get(word) {
                Some(name) => name.clone(),
                None => self
                    .names(word)
                    .find(|name| self.is_free(name, old, &kept))?,
            };
            sketch.apply(Edit::RenameVariable(variable, name)).ok()?;
        }
        for part in parts {
            let Some(variable) = sketch.variable_named(&part.name) else {
                continue;
            };
            let uses: Vec<BlockId> = sketch.blocks_using(variable.id).collect();
            for id in uses {
                let (place, _) = sketch.place_of(id)?;
                sketch.apply(Edit::Detach(place, 1)).ok()?;
                let (edits, fragment) = sketch.insert_edit(self.program, &part.blocks);
                sketch.apply(Edit::All(edits)).ok()?;
                if !part.blocks.is_empty() {
                    sketch.apply(Edit::Attach(fragment, place)).ok()?;
                }
            }
        }
        Some(sketch)
    }

    /// The name of a variable for a word of the templates, then numbered ones.
    fn names(&self, word: &str) -> impl Iterator<Item = String> + use<> {
        let name = (self.naming)(word);
        let more = name.clone();
        std::iter::once(name).chain((2..).map(move |number| format!("{more}{number}")))
    }

    /// True if the new blocks may use a variable of this name. Everything else that uses it must set it before
    /// reading it, as counting loops do. `kept` are those of the `old` blocks that stay inside the new ones.
    fn is_free(&self, name: &str, old: &[BlockId], kept: &[BlockId]) -> bool {
        let program = self.program();
        if self.shared.values().any(|shared| shared == name) {
            return false;
        }
        let Some(variable) = program.variable_named(name) else {
            return true;
        };
        let counts = |&at: &BlockId| {
            let block = program.block(at);
            block.kind.is_loop() && block.field == Field::Variable(variable.id)
        };
        let encloses = old
            .first()
            .is_some_and(|&at| ancestors(program, at).skip(1).any(|at| counts(&at)));
        let mut uses = program.blocks_using(variable.id);
        !encloses
            && uses.all(|id| {
                let within =
                    |roots: &[BlockId]| ancestors(program, id).any(|at| roots.contains(&at));
                !within(kept) && (within(old) || ancestors(program, id).any(|at| counts(&at)))
            })
    }
}

/// The outermost disabled commands among these blocks and inside them.
pub fn disabled(program: &Program, blocks: &[BlockId]) -> Vec<BlockId> {
    let off = |id: BlockId| program.block(id).marks.disabled;
    let all = program.walk(blocks).map(|(id, _)| id);
    let outermost = |&id: &BlockId| !ancestors(program, id).skip(1).any(off);
    let command = |&id: &BlockId| matches!(program.block(id).parent, Parent::Stack(_));
    all.filter(|&id| off(id))
        .filter(command)
        .filter(outermost)
        .collect()
}

/// A block and all blocks around it, from the inside outwards.
pub fn ancestors(program: &Program, id: BlockId) -> impl Iterator<Item = BlockId> {
    std::iter::successors(Some(id), |&at| match program.block(at).parent {
        Parent::Socket(owner, _) | Parent::Stack(Stack::Body(owner, _)) => Some(owner),
        Parent::Stack(Stack::Hat | Stack::Loose(_)) | Parent::None => None,
    })
}

/// The block in a socket.
pub fn value(program: &Program, id: BlockId, socket: usize) -> Option<BlockId> {
    let block = program.block(id);
    (socket < block.sockets.len())
        .then(|| program.running_content(block, socket))
        .and_then(|content| match content {
            SocketContent::Block(id) => Some(id),
            SocketContent::Hole | SocketContent::Literal(_) => None,
        })
}

/// The default value in a socket, if it is a number.
pub fn number(program: &Program, id: BlockId, socket: usize) -> Option<f64> {
    match program.running_content(program.block(id), socket) {
        SocketContent::Literal(Literal::Number(number)) => Some(number),
        _ => None,
    }
}

/// The row and the column of a cell, as templates: its operands if it is made of indices, else questions about it.
pub fn indices(
    program: &Program,
    cell: BlockId,
) -> (&'static str, &'static str, Vec<TemplatePart>) {
    let (row, column) = (value(program, cell, 0), value(program, cell, 1));
    match (program.block(cell).kind, row, column) {
        (Kind::CellAt, Some(row), Some(column)) => {
            let parts = vec![
                TemplatePart::new("$row", &[row]),
                TemplatePart::new("$column", &[column]),
            ];
            ("Get(\"$row\")", "Get(\"$column\")", parts)
        }
        _ => {
            let parts = vec![TemplatePart::new("$cell", &[cell])];
            ("RowOf(Get(\"$cell\"))", "ColumnOf(Get(\"$cell\"))", parts)
        }
    }
}

/// The kinds of a block and of all blocks inside it.
pub fn kinds(program: &Program, id: BlockId) -> impl Iterator<Item = Kind> {
    program.walk(&[id]).map(|(id, _)| program.block(id).kind)
}

/// True if a value can be computed repeatedly: it costs nothing (in the paper; hints count savings at the costs of
/// the task) and draws nothing.
pub fn is_plain(program: &Program, id: BlockId) -> bool {
    let chance = [Kind::RandomInt, Kind::RandomFraction];
    kinds(program, id).all(|kind| kind.row().cost == 0 && !chance.contains(&kind))
}

/// True if two blocks are equal, with everything inside them.
pub fn same(program: &Program, a: BlockId, b: BlockId) -> bool {
    let words = |id| {
        let blocks = program.walk(&[id]).map(|(id, depth)| {
            let block = program.block(id);
            let sockets = 0..block.sockets.len();
            let literals: Vec<Option<Literal>> = sockets
                .map(|socket| match program.content(block, socket) {
                    SocketContent::Literal(literal) => Some(literal),
                    SocketContent::Hole | SocketContent::Block(_) => None,
                })
                .collect();
            let lengths: Vec<usize> = block.bodies.iter().map(Vec::len).collect();
            let off = block.marks.disabled;
            (depth, block.kind, block.field, literals, lengths, off)
        });
        blocks.collect::<Vec<_>>()
    };
    words(a) == words(b)
}
