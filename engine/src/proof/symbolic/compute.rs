//! Blocks that compute a value; those that look at the wall, cell by cell.

use super::area::Adjacency;
use super::graph::Lit;
use super::machine::SymbolicMachine;
use super::value::{Atom, ListBuilder, SymbolicValue};
use super::wall::{BRICK, COLOUR, INFECTION, Plane};
use super::world::Obstacle;
use crate::colour::Colour;
use crate::language::field::Edge;
use crate::run::code::{CellQuestion, Op, SearchTarget};
use crate::run::value::{CellValue, Value};
use crate::wall::{CELLS, Cell, CellSet};

/// The most numbers that a draw may be among.
const MOST_DRAWN: f64 = 200.0;

impl SymbolicMachine<'_, '_, '_> {
    /// The value of an operation that computes one. Pops its operands.
    pub(super) fn compute(&mut self, op: Op) -> Result<SymbolicValue, Obstacle> {
        Ok(match op {
            Op::Number(x) => SymbolicValue::number(x),
            Op::Boolean(b) => SymbolicValue::Truth(Lit::constant(b)),
            Op::Swatch(colour) => SymbolicValue::of(Value::Colour(Some(colour))),
            Op::Clicked => {
                let click = self.world.click.clone();
                self.cells(click)?
            }
            Op::Get(slot) => self.get(slot)?,
            Op::Exists(sought) => {
                let fits = self.sought(sought);
                SymbolicValue::Truth(self.world.graph.any(&fits))
            }
            Op::AnyOf(sought) => {
                let fits = self.sought(sought);
                self.any(&fits)?
            }
            Op::ExtremeOf(sought, edge) => {
                let fits = self.sought(sought);
                self.extreme(&fits, edge)?
            }
            Op::AnyWithColour => {
                let fits = self.with_colour();
                self.any(&fits)?
            }
            Op::ExtremeWithColour(edge) => {
                let fits = self.with_colour();
                self.extreme(&fits, edge)?
            }
            Op::Ask(question) => {
                let value = self.pop();
                let cells = self.on_wall(&value);
                let parts: Vec<Lit> = cells
                    .into_iter()
                    .map(|(guard, cell)| {
                        let holds = self.ask(question, cell);
                        self.world.graph.and(guard, holds)
                    })
                    .collect();
                SymbolicValue::Truth(self.world.graph.any(&parts))
            }
            Op::ColourOf => self.colour_of()?,
            Op::Connected => self.connected()?,
            Op::Not => {
                let truth = self.pop_truth();
                SymbolicValue::Truth(!truth)
            }
            Op::RandomInt => self.random_int()?,
            // Any number below 1: too many to tell apart.
            Op::RandomFraction => return Err(Obstacle::Block),
            Op::Compare(comparison) if self.has_sums() => {
                let (b, a) = (self.pop(), self.pop());
                match self.compare_sums(comparison, &a, &b)? {
                    Some(truth) => SymbolicValue::Truth(self.recognise_neighbour(truth)?),
                    None => {
                        let graph = &mut self.world.graph;
                        let operands = [a.expanded(graph)?, b.expanded(graph)?];
                        self.pure(&operands)?
                    }
                }
            }
            Op::Neighbour(_)
            | Op::RowOf
            | Op::ColumnOf
            | Op::Math(_)
            | Op::Trig(_)
            | Op::Round(_)
            | Op::Is(_)
            | Op::CellAt
            | Op::Compare(_)
            | Op::Arithmetic(_)
            | Op::Remainder
            | Op::DivisibleBy
            | Op::Atan2
            | Op::Constrain => {
                let arity = op.arity().expect("it computes a value");
                let operands = self.stack.split_off(self.stack.len() - arity);
                self.pure(&operands)?
            }
            // A new block is beyond the method until it is here.
            _ => return Err(Obstacle::Block),
        })
    }

    fn ask(&mut self, question: CellQuestion, cell: Cell) -> Lit {
        let wall = &self.state.wall;
        match question {
            CellQuestion::IsInfected => wall.infected(cell),
            CellQuestion::IsEmpty => wall.empty(&mut self.world.graph, cell),
            CellQuestion::HasColour(colour) => wall.colour(colour, cell),
        }
    }

    /// The condition of each cell to be one that a block searches for.
    pub(super) fn sought(&mut self, sought: SearchTarget) -> Plane {
        match sought {
            SearchTarget::Infected => self.state.wall.planes[INFECTION],
            SearchTarget::Empty => {
                let mut fits = [Lit::FALSE; CELLS];
                for cell in Cell::all() {
                    fits[cell.index()] = self.state.wall.empty(&mut self.world.graph, cell);
                }
                fits
            }
        }
    }

    /// The bricks of the colour on the stack.
    fn with_colour(&mut self) -> Plane {
        let value = self.pop();
        let mut fits = [Lit::FALSE; CELLS];
        let mut errors = Vec::new();
        for &(guard, atom) in value.entries().iter() {
            match atom {
                Atom::Is(Value::Colour(Some(colour))) => {
                    let plane = self.state.wall.planes[COLOUR + colour as usize];
                    for (lit, has) in fits.iter_mut().zip(plane) {
                        let both = self.world.graph.and(guard, has);
                        *lit = self.world.graph.or(*lit, both);
                    }
                }
                Atom::Is(Value::Colour(None)) => {}
                _ => errors.push(guard),
            }
        }
        let error = self.world.graph.any(&errors);
        self.fail(error);
        fits
    }

    /// One of these cells; nowhere where none of the conditions holds.
    fn cells(&mut self, cells: Vec<(Lit, Cell)>) -> Result<SymbolicValue, Obstacle> {
        let graph = &mut self.world.graph;
        let mut list = ListBuilder::default();
        let guards: Vec<Lit> = cells.iter().map(|(guard, _)| *guard).collect();
        for (guard, cell) in cells {
            list.add(graph, guard, Atom::Is(Value::Cell(CellValue::On(cell))))?;
        }
        let some = graph.any(&guards);
        list.add(graph, !some, Atom::Is(Value::Cell(CellValue::Nowhere)))?;
        Ok(list.value(graph))
    }

    /// The cell nearest to an edge; of several, the first in reading order.
    fn extreme(&mut self, fits: &Plane, edge: Edge) -> Result<SymbolicValue, Obstacle> {
        let mut rest = CellSet::ALL;
        let mut none_before = Lit::TRUE;
        let mut cells = Vec::new();
        loop {
            let next = match edge {
                Edge::Top => rest.top(),
                Edge::Bottom => rest.bottom(),
                Edge::Left => rest.left(),
                Edge::Right => rest.right(),
            };
            let Some(cell) = next else {
                return self.cells(cells);
            };
            rest.remove(cell);
            let fit = fits[cell.index()];
            let is_it = self.world.graph.and(none_before, fit);
            if is_it != Lit::FALSE {
                cells.push((is_it, cell));
            }
            none_before = self.world.graph.and(none_before, !fit);
        }
    }

    /// Any of the cells that fit: fresh inputs, of which exactly one holds.
    fn any(&mut self, fits: &Plane) -> Result<SymbolicValue, Obstacle> {
        self.draws += 1;
        if self.draws_topmost {
            return self.extreme(fits, Edge::Top);
        }
        let possible: Vec<Cell> = Cell::all()
            .filter(|cell| fits[cell.index()] != Lit::FALSE)
            .collect();
        if let [cell] = possible.as_slice() {
            return self.cells(vec![(fits[cell.index()], *cell)]);
        }
        let world = &mut *self.world;
        let group = world.facts.group();
        let mut drawn = Vec::new();
        let mut some = Vec::new();
        for cell in possible {
            let lit = world.graph.input(group);
            let fit = fits[cell.index()];
            world.facts.add(group, vec![!lit, fit]);
            some.push(fit);
            drawn.push((lit, cell));
        }
        let lits: Vec<Lit> = drawn.iter().map(|(lit, _)| *lit).collect();
        world.facts.at_most_one(group, &lits);
        for fit in some {
            let mut one = lits.clone();
            one.push(!fit);
            world.facts.add(group, one);
        }
        self.cells(drawn)
    }

    fn colour_of(&mut self) -> Result<SymbolicValue, Obstacle> {
        let value = self.pop();
        let cells = self.on_wall(&value);
        let mut list = ListBuilder::default();
        let mut bricks = Vec::new();
        for colour in Colour::ALL {
            let parts: Vec<Lit> = cells
                .iter()
                .map(|&(guard, cell)| {
                    let has = self.state.wall.colour(colour, cell);
                    self.world.graph.and(guard, has)
                })
                .collect();
            let guard = self.world.graph.any(&parts);
            let atom = Atom::Is(Value::Colour(Some(colour)));
            list.add(&mut self.world.graph, guard, atom)?;
        }
        for &(guard, cell) in &cells {
            let brick = self.state.wall.planes[BRICK][cell.index()];
            bricks.push(self.world.graph.and(guard, brick));
        }
        let brick = self.world.graph.any(&bricks);
        let none = Atom::Is(Value::Colour(None));
        list.add(&mut self.world.graph, !brick, none)?;
        Ok(list.value(&mut self.world.graph))
    }

    fn connected(&mut self) -> Result<SymbolicValue, Obstacle> {
        let (b, a) = (self.pop(), self.pop());
        let (a, b) = (self.on_wall(&a), self.on_wall(&b));
        // One area for many questions, if one of the cells is the click.
        let is_click = |cells: &[(Lit, Cell)]| *cells == *self.world.click;
        let (root, others) = if is_click(&b) || (b.len() < a.len() && !is_click(&a)) {
            (b, a)
        } else {
            (a, b)
        };
        let area = self.area(&root, Adjacency::Four);
        let parts: Vec<Lit> = others
            .into_iter()
            .map(|(guard, cell)| self.world.graph.and(guard, area.linked[cell.index()]))
            .collect();
        Ok(SymbolicValue::Truth(self.world.graph.any(&parts)))
    }

    /// *intero casuale* between bounds that are known.
    fn random_int(&mut self) -> Result<SymbolicValue, Obstacle> {
        let (b, a) = (self.pop(), self.pop());
        let (Some(Value::Number(a)), Some(Value::Number(b))) = (a.known(), b.known()) else {
            return Err(Obstacle::Block);
        };
        let (low, high) = (a.min(b), a.max(b));
        let whole = low == low.floor() && high == high.floor() && low.abs() <= 1e6;
        if !whole || high.is_nan() || high - low > MOST_DRAWN {
            return Err(Obstacle::Block);
        }
        self.draws += 1;
        // As the machine counts: never −0.
        let numbers: Vec<f64> = (low as i64..=high as i64).map(|x| x as f64).collect();
        if let [only] = numbers.as_slice() {
            return Ok(SymbolicValue::number(*only));
        }
        let world = &mut *self.world;
        let group = world.facts.group();
        let lits: Vec<Lit> = numbers.iter().map(|_| world.graph.input(group)).collect();
        world.facts.at_most_one(group, &lits);
        world.facts.add(group, lits.clone());
        let mut list = ListBuilder::default();
        for (lit, x) in lits.into_iter().zip(numbers) {
            list.add(&mut world.graph, lit, Atom::Is(Value::Number(x)))?;
        }
        Ok(list.value(&mut world.graph))
    }
}
