//! Programs for tests: random ones of every kind, long ones, deep ones; and what all must keep.
//!
//! Tests use them from the crate `test_support`.

use engine::colour::Colour;
use engine::language::edit::{Edit, Fragment, Place};
use engine::language::kind::{Literal, TABLE};
use engine::language::program::{
    BlockMarks, Header, Parent, Socket, SocketContent, Stack, VarId, Variable,
};
use engine::language::walk::{body_name, socket_name};
use engine::language::{Block, BlockId, Field, FieldKind, Kind, Program, TaskId, ValueType};
use proptest::prelude::*;
use std::fmt::Write as _;

/// A random program that `Program::apply` accepts: every kind, wrappers, holes, loose stacks, odd
/// names, all shapes of numbers. Shrinks towards few and simple blocks.
pub fn arb_program() -> impl Strategy<Value = Program> {
    prop::collection::vec(any::<u32>(), 0..500).prop_map(|choices| program_from(&choices))
}

/// The program that a list of choices describes; any list describes one.
pub fn program_from(choices: &[u32]) -> Program {
    let mut maker = Maker {
        choices,
        program: Program::default(),
        variables: Vec::new(),
        blocks: Vec::new(),
    };
    maker.header();
    maker.variables();
    let roots = maker.commands(0);
    maker.attach(roots, Place::Stack(Stack::Hat, 0));
    for order in 0..maker.below(4) {
        let roots = if maker.below(2) == 0 {
            let first = maker.block(None, 1);
            let rest = maker.commands(0);
            std::iter::once(first).chain(rest).collect()
        } else {
            vec![maker.block(Some(ValueType::Any), 1)]
        };
        let stack = maker.program.fresh_stack();
        let (x, y) = (maker.number(), maker.number());
        let finite = |number: f64| if number.is_finite() { number } else { 0.0 };
        let at = (finite(x), finite(y));
        maker.attach(roots, Place::Loose { stack, order, at });
    }
    maker.program
}

struct Maker<'c> {
    choices: &'c [u32],
    program: Program,
    variables: Vec<VarId>,
    blocks: Vec<(BlockId, Block)>,
}

impl Maker<'_> {
    fn choice(&mut self) -> u32 {
        match self.choices.split_first() {
            None => 0,
            Some((&first, rest)) => {
                self.choices = rest;
                first
            }
        }
    }

    fn below(&mut self, count: usize) -> usize {
        self.choice() as usize % count
    }

    fn apply(&mut self, edit: Edit) {
        self.program.apply(edit).unwrap();
    }

    fn attach(&mut self, roots: Vec<BlockId>, place: Place) {
        let blocks = std::mem::take(&mut self.blocks);
        if !roots.is_empty() {
            self.apply(Edit::Attach(Fragment { roots, blocks }, place));
        }
    }

    fn header(&mut self) {
        let header = Header {
            name: self.text(),
            author: self.text(),
            note: self.text(),
            task: ["clickomania", "strisce", "altra-7"].map(|id| TaskId::new(id).unwrap())
                [self.below(3)]
            .clone(),
        };
        self.apply(Edit::SetHeader(header));
    }

    fn variables(&mut self) {
        for _ in 0..self.below(5) {
            let name = self.text();
            if name.is_empty() || self.program.variable_named(&name).is_some() {
                continue;
            }
            let id = self.program.fresh_variable();
            let index = self.below(self.variables.len() + 1);
            self.apply(Edit::AddVariable(index, Variable { id, name }));
            self.variables.push(id);
        }
    }

    fn text(&mut self) -> String {
        const PARTS: [&str; 24] = [
            "",
            "x",
            "colonna",
            "è",
            "ż ó",
            "日本",
            "😀",
            " ",
            "\"",
            "\\",
            "\n",
            "\r",
            "\t",
            "\0",
            "\u{7f}",
            "\u{85}",
            "\u{2028}",
            "\u{202e}",
            "\u{feff}",
            "//",
            "/*",
            "\"#",
            "\\u{41}",
            "a long text that makes the line longer than a line of a file should be",
        ];
        (0..self.below(4))
            .map(|_| PARTS[self.below(PARTS.len())])
            .collect()
    }

    fn number(&mut self) -> f64 {
        const SHAPES: [f64; 18] = [
            0.0,
            1.0,
            -1.0,
            -0.0,
            0.1,
            2.5,
            1e15,
            1e16,
            1e-5,
            0.0001,
            1.5e300,
            f64::MAX,
            f64::MIN_POSITIVE,
            5e-324,
            f64::INFINITY,
            f64::NEG_INFINITY,
            9_007_199_254_740_993.0,
            100.0,
        ];
        match self.below(3) {
            0 => SHAPES[self.below(SHAPES.len())],
            1 => f64::from(self.choice()) / 8.0,
            _ => {
                let bits = u64::from(self.choice()) << 32 | u64::from(self.choice());
                let number = f64::from_bits(bits);
                if number.is_nan() { 0.0 } else { number }
            }
        }
    }

    fn commands(&mut self, depth: usize) -> Vec<BlockId> {
        let most = if depth == 0 { 8 } else { 4 };
        let count = if depth > 6 { 0 } else { self.below(most) };
        (0..count).map(|_| self.block(None, depth + 1)).collect()
    }

    /// A block: a command, or a value that fits a socket of this type.
    fn block(&mut self, socket: Option<ValueType>, depth: usize) -> BlockId {
        let kinds: Vec<Kind> = TABLE
            .iter()
            .filter(|row| match (row.value(), socket) {
                (None, None) => true,
                (Some(given), Some(socket)) => given.fits(socket),
                _ => false,
            })
            .filter(|row| row.field() != Some(FieldKind::Variable) || !self.variables.is_empty())
            .map(|row| row.kind)
            .collect();
        let kind = kinds[self.below(kinds.len())];
        let field = self.field(kind);
        let id = self.program.fresh_block();
        let mut block = Block::new(kind, field);
        if kind == Kind::If {
            let branches = 1 + self.below(3);
            block.sockets = vec![block.sockets[0]; branches];
            block.bodies = vec![Vec::new(); branches + self.below(2)];
        }
        for index in 0..block.sockets.len() {
            block.sockets[index] = self.socket(&block, index, depth);
            if let Some(child) = block.sockets[index].block {
                self.hang(child, Parent::Socket(id, index));
            }
        }
        for index in 0..block.bodies.len() {
            block.bodies[index] = self.commands(depth);
            for child in block.bodies[index].clone() {
                self.hang(child, Parent::Stack(Stack::Body(id, index)));
            }
        }
        block.marks = self.marks();
        self.blocks.push((id, block));
        id
    }

    fn hang(&mut self, id: BlockId, parent: Parent) {
        let (_, block) = self
            .blocks
            .iter_mut()
            .find(|(other, _)| *other == id)
            .unwrap();
        block.parent = parent;
    }

    fn field(&mut self, kind: Kind) -> Field {
        match kind.row().field() {
            None => Field::None,
            Some(FieldKind::Number) => Field::Number(self.number()),
            Some(FieldKind::Variable) => {
                let index = self.below(self.variables.len());
                Field::Variable(self.variables[index])
            }
            Some(kind) => kind.options()[self.below(kind.options().len())],
        }
    }

    fn socket(&mut self, block: &Block, index: usize, depth: usize) -> Socket {
        let mut socket = block.sockets[index];
        let what = self.below(4);
        if what & 1 == 1 {
            socket.literal = match socket.literal {
                Some(Literal::Number(_)) => Some(Literal::Number(self.number())),
                Some(Literal::Colour(_)) => Some(Literal::Colour(Colour::ALL[self.below(5)])),
                None => None,
            };
        }
        if what >= 2 && depth < 8 {
            socket.block = Some(self.block(block.socket_type(index), depth + 1));
        }
        socket
    }

    fn marks(&mut self) -> BlockMarks {
        let marks = self.below(16);
        BlockMarks {
            comment: (marks & 9 == 1).then(|| self.text()),
            disabled: marks & 10 == 2,
            collapsed: marks & 12 == 4,
        }
    }
}

/// A program with `count` commands under the hat.
pub fn long_program(count: usize) -> Program {
    let mut program = Program::new("long");
    let kinds = [Kind::Paint, Kind::CureAll, Kind::CompactColumn];
    let blocks: Vec<(BlockId, Block)> = (0..count)
        .map(|index| {
            let kind = kinds[index % 3];
            let field = kind
                .row()
                .field()
                .map_or(Field::None, |f| f.options()[index % 5]);
            (program.fresh_block(), Block::new(kind, field))
        })
        .collect();
    let roots = blocks.iter().map(|(id, _)| *id).collect();
    let fragment = Fragment { roots, blocks };
    program
        .apply(Edit::Attach(fragment, Place::Stack(Stack::Hat, 0)))
        .unwrap();
    program
}

/// Blocks so deep, one in the other: loops in their bodies, or *non* in its socket.
pub fn deep_program(depth: usize, kind: Kind) -> Program {
    let mut program = Program::new("deep");
    let mut blocks: Vec<(BlockId, Block)> = (0..depth)
        .map(|_| (program.fresh_block(), Block::new(kind, Field::None)))
        .collect();
    for index in 1..depth {
        let (owner, child) = (blocks[index - 1].0, blocks[index].0);
        if kind.row().bodies() > 0 {
            blocks[index - 1].1.bodies[0].push(child);
            blocks[index].1.parent = Parent::Stack(Stack::Body(owner, 0));
        } else {
            blocks[index - 1].1.sockets[0].block = Some(child);
            blocks[index].1.parent = Parent::Socket(owner, 0);
        }
    }
    let roots = vec![blocks[0].0];
    let place = if kind.row().value().is_some() {
        Place::Loose {
            stack: program.fresh_stack(),
            order: 0,
            at: (0.0, 0.0),
        }
    } else {
        Place::Stack(Stack::Hat, 0)
    };
    program
        .apply(Edit::Attach(Fragment { roots, blocks }, place))
        .unwrap();
    program
}

/// Checks that a program is one that edits can go on with: all of it can be taken out and put back.
pub fn assert_sound(program: &Program) {
    let mut program = program.clone();
    let before = outline(&program);
    let count = program.stack(Stack::Hat).len();
    if count > 0 {
        let inverse = program
            .apply(Edit::Detach(Place::Stack(Stack::Hat, 0), count))
            .unwrap();
        program.apply(inverse).unwrap();
    }
    for order in 0..program.loose().len() {
        let (stack, at) = (program.loose()[order].id, program.loose()[order].at);
        let place = Place::Loose { stack, order, at };
        let inverse = program.apply(Edit::Detach(place, 1)).unwrap();
        program.apply(inverse).unwrap();
    }
    let stack = program.fresh_stack();
    assert!(program.loose().iter().all(|loose| loose.id != stack));
    let id = program.fresh_variable();
    assert!(program.variable(id).is_none());
    assert_eq!(outline(&program), before);
}

/// All that a program says, block by block; found without the file.
pub fn outline(program: &Program) -> String {
    let mut out = format!("{:?}\n", program.header());
    for variable in program.variables() {
        let _ = writeln!(out, "variable {:?}", variable.name);
    }
    let loose = program.loose().iter();
    let loose = loose.map(|loose| (format!("loose {:?}", loose.at), loose.blocks.as_slice()));
    let stacks = std::iter::once(("hat".to_owned(), program.stack(Stack::Hat)));
    for (name, roots) in stacks.chain(loose) {
        let _ = writeln!(out, "{name}");
        for (id, depth) in program.walk(roots) {
            let block = program.block(id);
            let _ = write!(out, "{depth} {:?} {:?} ", block.kind, block.marks);
            match block.field {
                Field::Variable(id) => {
                    let _ = write!(out, "{:?}", program.variable(id).unwrap().name);
                }
                field => {
                    let _ = write!(out, "{field:?}");
                }
            }
            for socket in 0..block.sockets.len() {
                let _ = write!(out, " {}=", socket_name(block, socket));
                let _ = match program.content(block, socket) {
                    SocketContent::Hole => write!(out, "hole"),
                    SocketContent::Literal(literal) => write!(out, "{literal:?}"),
                    SocketContent::Block(_) => write!(out, "block"),
                };
            }
            for (body, blocks) in block.bodies.iter().enumerate() {
                if !blocks.is_empty() {
                    let _ = write!(out, " {}:{}", body_name(block, body), blocks.len());
                }
            }
            out.push('\n');
        }
    }
    out
}
