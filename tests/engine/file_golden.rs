//! One file per block kind, in its canonical bytes: every option of its drop-down, its sockets with
//! default values, typed values, blocks and holes, its bodies, its wrappers.
//!
//! `UPDATE_GOLDEN=1 cargo test --test engine file_golden` writes them anew; then read what changed.
use crate::programs;

use engine::colour::Colour;
use engine::language::edit::{Edit, Fragment, Place};
use engine::language::file::{read, write};
use engine::language::kind::{Literal, TABLE};
use engine::language::program::{BlockMarks, Parent, Stack, VarId, Variable};
use engine::language::{Block, BlockId, Field, FieldKind, Kind, Program, ValueType};
use std::path::PathBuf;

/// The golden program of a kind: commands lie under the hat, values in *imposta* and alone.
fn golden(kind: Kind) -> Program {
    let mut maker = Maker::new(kind);
    let fields = maker.fields(kind);
    let mut roots = Vec::new();
    for &field in &fields {
        let block = maker.add(Block::new(kind, field));
        roots.push(maker.command(block));
    }
    let filled = maker.filled(kind, fields[0]);
    roots.push(maker.command(filled));
    let remarked = maker.add(Block::new(kind, fields[0]));
    maker.block(remarked).marks = BlockMarks {
        comment: Some(format!("\"{}\", è", kind.row().id)),
        disabled: true,
        collapsed: true,
    };
    roots.push(maker.command(remarked));
    maker.attach(roots, Place::Stack(Stack::Hat, 0));
    let loose = maker.add(Block::new(kind, fields[0]));
    let stack = maker.program.fresh_stack();
    let at = (16.0, -2.5);
    maker.attach(
        vec![loose],
        Place::Loose {
            stack,
            order: 0,
            at,
        },
    );
    maker.program
}

struct Maker {
    program: Program,
    variable: VarId,
    blocks: Vec<(BlockId, Block)>,
}

impl Maker {
    fn new(kind: Kind) -> Maker {
        let mut program = Program::new(kind.row().id);
        let variable = program.fresh_variable();
        let name = "x".to_owned();
        let edit = Edit::AddVariable(0, Variable { id: variable, name });
        program.apply(edit).unwrap();
        let blocks = Vec::new();
        Maker {
            program,
            variable,
            blocks,
        }
    }

    fn add(&mut self, block: Block) -> BlockId {
        let id = self.program.fresh_block();
        self.blocks.push((id, block));
        id
    }

    fn block(&mut self, id: BlockId) -> &mut Block {
        &mut self
            .blocks
            .iter_mut()
            .find(|(other, _)| *other == id)
            .unwrap()
            .1
    }

    fn attach(&mut self, roots: Vec<BlockId>, place: Place) {
        let blocks = std::mem::take(&mut self.blocks);
        let fragment = Fragment { roots, blocks };
        self.program.apply(Edit::Attach(fragment, place)).unwrap();
    }

    /// Everything that the field of this kind can hold; of numbers, the shapes.
    fn fields(&self, kind: Kind) -> Vec<Field> {
        let numbers = [
            0.0,
            2.0,
            -0.0,
            -1.5,
            0.1,
            1e15,
            1e16,
            1.25e-7,
            5e-324,
            f64::MAX,
            f64::INFINITY,
            f64::NEG_INFINITY,
        ];
        match kind.row().field() {
            None => vec![Field::None],
            Some(FieldKind::Number) => numbers.map(Field::Number).into(),
            Some(FieldKind::Variable) => vec![Field::Variable(self.variable)],
            Some(kind) => kind.options().into(),
        }
    }

    /// A command: the block itself, or *imposta x a* it.
    fn command(&mut self, id: BlockId) -> BlockId {
        if self.block(id).kind.row().value().is_none() {
            return id;
        }
        let set = self.add(Block::new(Kind::Set, Field::Variable(self.variable)));
        self.put(set, 0, id);
        set
    }

    fn put(&mut self, owner: BlockId, socket: usize, child: BlockId) {
        self.block(owner).sockets[socket].block = Some(child);
        self.block(child).parent = Parent::Socket(owner, socket);
    }

    /// The block with something in every socket and body: the first default value typed over, blocks
    /// in all other sockets.
    fn filled(&mut self, kind: Kind, field: Field) -> BlockId {
        let id = self.add(Block::new(kind, field));
        if kind == Kind::If {
            let block = self.block(id);
            block.sockets = vec![block.sockets[0]; 3];
            block.bodies = vec![Vec::new(); 4];
        }
        for socket in 0..self.block(id).sockets.len() {
            let block = self.block(id);
            match &mut block.sockets[socket].literal {
                Some(Literal::Number(number)) if socket == 0 && block.bodies.is_empty() => {
                    *number = -0.25;
                }
                Some(Literal::Colour(colour)) => *colour = Colour::Fuchsia,
                _ => {
                    let (kind, field) = match block.socket_type(socket).unwrap() {
                        ValueType::Cell => (Kind::Clicked, Field::None),
                        ValueType::Boolean => (Kind::ExistsEmpty, Field::None),
                        ValueType::Number => (Kind::Get, Field::Variable(self.variable)),
                        ValueType::Colour => (Kind::Swatch, Field::Colour(Colour::Blue)),
                        ValueType::Any => (Kind::Number, Field::Number(7.0)),
                    };
                    let child = self.add(Block::new(kind, field));
                    self.put(id, socket, child);
                }
            }
        }
        for body in 0..self.block(id).bodies.len() {
            let child = self.add(Block::new(Kind::CureAll, Field::None));
            self.block(id).bodies[body].push(child);
            self.block(child).parent = Parent::Stack(Stack::Body(id, body));
        }
        id
    }
}

fn folder() -> PathBuf {
    PathBuf::from(crate::ROOT).join("tests/golden")
}

#[test]
fn every_kind_has_its_golden_file() {
    for row in TABLE {
        let path = folder().join(format!("{}.ron", row.id));
        let program = golden(row.kind);
        let text = write(&program);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        let golden = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(text, golden, "{}", row.id);
        let again = read(&golden).unwrap_or_else(|error| panic!("{}: {error:?}", row.id));
        programs::assert_sound(&again);
        assert_eq!(programs::outline(&again), programs::outline(&program));
        assert_eq!(write(&again), golden);
        for option in row.field().map_or(&[][..], FieldKind::options) {
            assert!(golden.contains(option.word()), "{} {option:?}", row.id);
        }
        assert!(ron::from_str::<ron::Value>(&golden).is_ok(), "{}", row.id);
    }
}

#[test]
fn every_golden_file_is_of_a_kind() {
    for entry in std::fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let id = name.strip_suffix(".ron").unwrap();
        let known = id == "example" || TABLE.iter().any(|row| row.id == id);
        assert!(known, "{name}");
    }
}
