//! Rewriting a program: blocks in the words of the file, with parts of the program put into them.

use crate::language::arrange::DropTarget;
use crate::language::edit::{Edit, Place};
use crate::language::field::Field;
use crate::language::file::read;
use crate::language::kind::{Kind, Literal};
use crate::language::program::{Block, BlockId, Parent, Program, SocketContent, Stack};
use std::collections::{BTreeMap, BTreeSet};

/// A program that is being rewritten. What was done can be taken back as one change.
pub struct RewriteDraft<'p> {
    program: &'p mut Program,
    undo: Vec<Edit>,
    /// Names of a template that mean the same variable in all templates.
    shared: BTreeMap<&'static str, String>,
    naming: Naming<'p>,
}

/// What a new variable is called for which templates have a word, as *riga*.
pub type Naming<'n> = &'n dyn Fn(&str) -> String;

/// A part of the program for a template: `Get("$1")` there becomes a copy of a value, and
/// `Set(var: "$body", to: True)` copies of commands.
pub struct TemplatePart {
    name: String,
    blocks: Vec<BlockId>,
}

impl TemplatePart {
    /// Blocks that hang together: one value, or commands.
    pub fn new(name: impl Into<String>, blocks: &[BlockId]) -> TemplatePart {
        TemplatePart {
            name: name.into(),
            blocks: blocks.to_vec(),
        }
    }
}

impl<'p> RewriteDraft<'p> {
    /// A program as it is.
    pub fn new(program: &'p mut Program, naming: Naming<'p>) -> RewriteDraft<'p> {
        RewriteDraft {
            program,
            undo: Vec::new(),
            shared: BTreeMap::new(),
            naming,
        }
    }

    /// The program as it is now.
    pub fn program(&self) -> &Program {
        self.program
    }

    pub fn block(&self, id: BlockId) -> &Block {
        self.program.block(id)
    }

    /// Takes all back, and gives the change that does it again.
    pub fn into_undo(mut self) -> Option<Edit> {
        self.undo.reverse();
        self.program.apply(Edit::All(self.undo)).ok()
    }

    /// Makes a change.
    pub fn apply(&mut self, edit: Edit) -> Option<()> {
        self.undo.push(self.program.apply(edit).ok()?);
        Some(())
    }

    /// Puts the disabled commands under the hat on the canvas above it, so that they are in nobody's way.
    pub fn put_all_aside(&mut self) -> Option<()> {
        let hat = self.program.stack(Stack::Hat);
        self.put_aside(disabled(self.program, hat))
    }

    /// Puts commands on the canvas, above the hat and what was put there before.
    fn put_aside(&mut self, commands: Vec<BlockId>) -> Option<()> {
        /// From one to the next, in units of the layout.
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

    /// Takes a command out, with all that is inside it but what is disabled there.
    pub fn remove(&mut self, id: BlockId) -> Option<()> {
        self.put_aside(disabled(self.program, &[id]))?;
        let edit = self.program.lift_edit(id, false)?;
        self.apply(edit)
    }

    /// Lets a name mean the same variable in all templates: one that is used nowhere.
    pub fn share(&mut self, name: &'static str) {
        let mut names = self.names(name);
        let free = names.find(|name| self.program.variable_named(name).is_none());
        self.shared.extend(free.map(|free| (name, free)));
    }

    /// Lets a name of templates mean a variable of the program.
    pub fn share_as(&mut self, name: &'static str, variable: &str) {
        self.shared.insert(name, variable.to_owned());
    }

    /// Puts commands in the place of commands that stand one below the other, and gives the new ones.
    /// A comment on the first one stays.
    pub fn replace(
        &mut self,
        old: &[BlockId],
        text: &str,
        parts: &[TemplatePart],
    ) -> Option<Vec<BlockId>> {
        let sketch = self.sketch(old, text, parts)?;
        let roots = sketch.stack(Stack::Hat).to_vec();
        self.put(old, parts, &sketch, &roots)
    }

    /// Puts a value in the place of a value, and gives the new one.
    pub fn replace_value(
        &mut self,
        old: BlockId,
        text: &str,
        parts: &[TemplatePart],
    ) -> Option<BlockId> {
        let text = format!("Set(var: \"$\", to: {text})");
        let sketch = self.sketch(&[old], &text, parts)?;
        let set = *sketch.stack(Stack::Hat).first()?;
        let value = sketch.block(set).sockets[0].block?;
        self.put(&[old], parts, &sketch, &[value])?.first().copied()
    }

    /// Puts commands above a command, and gives them.
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

    /// Puts blocks in the place of others. What is disabled among these, or inside them, and in none of the parts that
    /// came along, stays: beside the program.
    fn put(
        &mut self,
        old: &[BlockId],
        parts: &[TemplatePart],
        from: &Program,
        roots: &[BlockId],
    ) -> Option<Vec<BlockId>> {
        let kept = |id: &BlockId| {
            let mut holders = holders(self.program, *id);
            holders.any(|at| parts.iter().any(|part| part.blocks.contains(&at)))
        };
        let mut aside = disabled(self.program, old);
        aside.retain(|id| !kept(id));
        let old: Vec<BlockId> = old
            .iter()
            .copied()
            .filter(|id| !aside.contains(id))
            .collect();
        self.put_aside(aside)?;
        let first = *old.first()?;
        let (place, _) = self.program.place_of(first)?;
        let comment = self.block(first).marks.comment.clone();
        self.apply(Edit::Detach(place, old.len()))?;
        self.attach(place, from, roots, comment)
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

    /// The program of a template: its variables named so that none of ours is disturbed, and its parts
    /// put in.
    fn sketch(&self, old: &[BlockId], text: &str, parts: &[TemplatePart]) -> Option<Program> {
        let words: BTreeSet<&str> = text.split('"').skip(1).step_by(2).collect();
        let declared: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        let declared = declared.join(", ");
        let text =
            format!("Program(format: 1, name: \"\", variables: [{declared}], on_click: [{text}])");
        let mut sketch = read(&text).expect("a template is a program");
        let kept: Vec<BlockId> = parts.iter().flat_map(|part| part.blocks.clone()).collect();
        let own = words.iter().filter(|word| !word.starts_with('$'));
        let (shared, own): (Vec<&str>, Vec<&str>) =
            own.partition(|word| self.shared.contains_key(*word));
        // A name that is shared may be one that a template has too.
        for word in own {
            let variable = sketch.variable_named(word)?.id;
            let name = self
                .names(word)
                .find(|name| self.is_free(name, old, &kept))?;
            sketch.apply(Edit::RenameVariable(variable, name)).ok()?;
        }
        for word in shared {
            let variable = sketch.variable_named(word)?.id;
            let name = self.shared[word].clone();
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

    /// A name for what templates call so, and others like it.
    fn names(&self, word: &str) -> impl Iterator<Item = String> + use<> {
        let name = (self.naming)(word);
        let more = name.clone();
        std::iter::once(name).chain((2..).map(move |number| format!("{more}{number}")))
    }

    /// Whether new blocks in the place of old ones, of which some are kept inside, may use a variable
    /// of this name: all others that use it must set it before they read it, as loops that count do.
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
            .is_some_and(|&at| holders(program, at).skip(1).any(|at| counts(&at)));
        let mut uses = program.blocks_using(variable.id);
        !encloses
            && uses.all(|id| {
                let within = |roots: &[BlockId]| holders(program, id).any(|at| roots.contains(&at));
                !within(kept) && (within(old) || holders(program, id).any(|at| counts(&at)))
            })
    }
}

/// The disabled commands among these blocks and inside them; not those inside others.
pub fn disabled(program: &Program, blocks: &[BlockId]) -> Vec<BlockId> {
    let off = |id: BlockId| program.block(id).marks.disabled;
    let all = program.walk(blocks).map(|(id, _)| id);
    let outermost = |&id: &BlockId| !holders(program, id).skip(1).any(off);
    let command = |&id: &BlockId| matches!(program.block(id).parent, Parent::Stack(_));
    all.filter(|&id| off(id))
        .filter(command)
        .filter(outermost)
        .collect()
}

/// A block and all that it is inside of, from the inside outwards.
pub fn holders(program: &Program, id: BlockId) -> impl Iterator<Item = BlockId> {
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

/// The number that stands in a socket as a default value.
pub fn number(program: &Program, id: BlockId, socket: usize) -> Option<f64> {
    match program.running_content(program.block(id), socket) {
        SocketContent::Literal(Literal::Number(number)) => Some(number),
        _ => None,
    }
}

/// The kinds of a block and of all inside it.
pub fn kinds(program: &Program, id: BlockId) -> impl Iterator<Item = Kind> {
    program.walk(&[id]).map(|(id, _)| program.block(id).kind)
}

/// Whether a value can be asked for again and again: it costs nothing (in the paper: what is saved is counted at the
/// task's costs) and draws nothing.
pub fn is_plain(program: &Program, id: BlockId) -> bool {
    let chance = [Kind::RandomInt, Kind::RandomFraction];
    kinds(program, id).all(|kind| kind.row().cost == 0 && !chance.contains(&kind))
}

/// Whether two blocks say the same, with all that is inside them.
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
