//! Short hands, for programs in tests.

use super::{Slot, Tree, var};
use engine::colour::Colour;
use engine::language::field::{
    Comparison, Connective, Edge, Function, Operator, Property, Rounding, Side,
};
use engine::language::{Field, Kind};

/// A block without field and bodies.
pub fn plain(kind: Kind, sockets: Vec<Tree>) -> Tree {
    Tree::new(kind, Field::None, sockets, Vec::new())
}

pub fn off(tree: Tree) -> Tree {
    Tree {
        disabled: true,
        ..tree
    }
}

pub fn number(x: f64) -> Tree {
    Tree::new(Kind::Number, Field::Number(x), vec![], vec![])
}

pub fn swatch(colour: Colour) -> Tree {
    Tree::new(Kind::Swatch, Field::Colour(colour), vec![], vec![])
}

pub fn get(name: &str) -> Tree {
    Tree::new(Kind::Get, var(name), vec![], vec![])
}

pub fn set(name: &str, to: Tree) -> Tree {
    Tree::new(Kind::Set, var(name), vec![to], vec![])
}

pub fn change(name: &str, by: Tree) -> Tree {
    Tree::new(Kind::Change, var(name), vec![by], vec![])
}

pub fn truth(answer: bool) -> Tree {
    plain(if answer { Kind::True } else { Kind::False }, vec![])
}

pub fn clicked() -> Tree {
    plain(Kind::Clicked, vec![])
}

pub fn cell_at(row: Tree, column: Tree) -> Tree {
    plain(Kind::CellAt, vec![row, column])
}

/// The cell with these coordinates, by default values.
pub fn cell(row: f64, column: f64) -> Tree {
    cell_at(number(row), number(column))
}

pub fn neighbour(side: Side, cell: Tree) -> Tree {
    Tree::new(Kind::Neighbour, Field::Side(side), vec![cell], vec![])
}

pub fn extreme(kind: Kind, edge: Edge, sockets: Vec<Tree>) -> Tree {
    Tree::new(kind, Field::Edge(edge), sockets, vec![])
}

pub fn coloured(kind: Kind, colour: Colour, cell: Tree) -> Tree {
    Tree::new(kind, Field::Colour(colour), vec![cell], vec![])
}

pub fn compare(a: Tree, comparison: Comparison, b: Tree) -> Tree {
    Tree::new(
        Kind::Compare,
        Field::Comparison(comparison),
        vec![a, b],
        vec![],
    )
}

pub fn both(a: Tree, b: Tree) -> Tree {
    Tree::new(
        Kind::Logic,
        Field::Connective(Connective::And),
        vec![a, b],
        vec![],
    )
}

pub fn either(a: Tree, b: Tree) -> Tree {
    Tree::new(
        Kind::Logic,
        Field::Connective(Connective::Or),
        vec![a, b],
        vec![],
    )
}

pub fn not(x: Tree) -> Tree {
    plain(Kind::Not, vec![x])
}

pub fn choose(test: Tree, yes: Tree, no: Tree) -> Tree {
    plain(Kind::Choose, vec![test, yes, no])
}

pub fn arithmetic(a: Tree, operator: Operator, b: Tree) -> Tree {
    Tree::new(
        Kind::Arithmetic,
        Field::Operator(operator),
        vec![a, b],
        vec![],
    )
}

pub fn add(a: Tree, b: Tree) -> Tree {
    arithmetic(a, Operator::Add, b)
}

pub fn subtract(a: Tree, b: Tree) -> Tree {
    arithmetic(a, Operator::Subtract, b)
}

/// 0 ÷ 0.
pub fn nan() -> Tree {
    arithmetic(number(0.0), Operator::Divide, number(0.0))
}

pub fn math(function: Function, x: Tree) -> Tree {
    Tree::new(Kind::Math, Field::Function(function), vec![x], vec![])
}

pub fn is(x: Tree, property: Property) -> Tree {
    Tree::new(Kind::Is, Field::Property(property), vec![x], vec![])
}

pub fn round(x: Tree, rounding: Rounding) -> Tree {
    Tree::new(Kind::Round, Field::Rounding(rounding), vec![x], vec![])
}

pub fn infinity() -> Tree {
    let field = Field::Constant(engine::language::field::Constant::Infinity);
    Tree::new(Kind::Constant, field, vec![], vec![])
}

/// *se* with one branch.
pub fn when(condition: Tree, then: Vec<Tree>) -> Tree {
    branches(vec![(condition, then)], None)
}

/// *se* with its branches and perhaps *altrimenti*.
pub fn branches(branches: Vec<(Tree, Vec<Tree>)>, otherwise: Option<Vec<Tree>>) -> Tree {
    let (conditions, mut bodies): (Vec<_>, Vec<_>) = branches.into_iter().unzip();
    bodies.extend(otherwise);
    let sockets = conditions
        .into_iter()
        .map(|tree| Slot::Block(Box::new(tree)))
        .collect();
    Tree {
        kind: Kind::If,
        field: Field::None,
        sockets,
        bodies,
        disabled: false,
    }
}

pub fn repeat(times: Tree, body: Vec<Tree>) -> Tree {
    Tree::new(Kind::Repeat, Field::None, vec![times], vec![body])
}

pub fn while_(when: Tree, body: Vec<Tree>) -> Tree {
    Tree::new(Kind::While, Field::None, vec![when], vec![body])
}

pub fn until(when: Tree, body: Vec<Tree>) -> Tree {
    Tree::new(Kind::Until, Field::None, vec![when], vec![body])
}

pub fn count(name: &str, from: Tree, to: Tree, by: Tree, body: Vec<Tree>) -> Tree {
    Tree::new(Kind::Count, var(name), vec![from, to, by], vec![body])
}

pub fn for_each(name: &str, body: Vec<Tree>) -> Tree {
    Tree::new(Kind::ForEachInfected, var(name), vec![], vec![body])
}
