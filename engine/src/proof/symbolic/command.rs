//! What commands do to the wall.

use super::area::{Adjacency, Area, strip};
use super::graph::Lit;
use super::machine::SymbolicMachine;
use super::value::Atom;
use super::wall::{Distance, INFECTION, Places, plane};
use crate::run::code::{CellCommand, WallOp};
use crate::run::value::Value;
use crate::wall::{CELLS, SIZE};
use std::rc::Rc;

impl SymbolicMachine<'_, '_, '_> {
    /// A command on a cell; on no cell where none of the conditions holds.
    pub(super) fn act(&mut self, command: CellCommand, cells: &Places) {
        match command {
            CellCommand::RemoveAreaAndDrop => {
                let area = self.area(cells, Adjacency::Four).members.clone();
                self.state.wall.remove(&mut self.world.graph, &area);
                self.state.wall.drop_all(&mut self.world.graph, Lit::TRUE);
            }
            CellCommand::RemoveStripAndDrop => {
                let strip = strip(&mut self.world.graph, &self.state.wall, cells);
                self.state.wall.remove(&mut self.world.graph, &strip);
                self.state.wall.drop_all(&mut self.world.graph, Lit::TRUE);
            }
            CellCommand::InfectArea => {
                let area = self.area(cells, Adjacency::Four).members.clone();
                self.state.wall.infect(&mut self.world.graph, &area);
            }
            CellCommand::InfectStrip => {
                let strip = strip(&mut self.world.graph, &self.state.wall, cells);
                self.state.wall.infect(&mut self.world.graph, &strip);
            }
            _ => {
                let graph = &mut self.world.graph;
                let wall = &mut self.state.wall;
                match command {
                    CellCommand::LowerBrick => wall.move_brick(graph, cells, Distance::One),
                    CellCommand::DropBrick => {
                        wall.move_brick(graph, cells, Distance::AsFarAsPossible);
                    }
                    CellCommand::LowerStack => wall.move_stack(graph, cells, Distance::One),
                    CellCommand::DropStack => {
                        wall.move_stack(graph, cells, Distance::AsFarAsPossible);
                    }
                    CellCommand::Remove => {
                        let cells = plane(cells, graph);
                        wall.remove(graph, &cells);
                    }
                    CellCommand::Infect => {
                        let cells = plane(cells, graph);
                        wall.infect(graph, &cells);
                    }
                    CellCommand::Cure => {
                        let cells = plane(cells, graph);
                        wall.cure(graph, &cells);
                    }
                    CellCommand::Paint(colour) => {
                        let cells = plane(cells, graph);
                        wall.paint(graph, &cells, colour);
                    }
                    CellCommand::RemoveAreaAndDrop
                    | CellCommand::RemoveStripAndDrop
                    | CellCommand::InfectArea
                    | CellCommand::InfectStrip => unreachable!("done above"),
                }
            }
        }
    }

    pub(super) fn act_all(&mut self, command: WallOp) {
        let graph = &mut self.world.graph;
        let wall = &mut self.state.wall;
        match command {
            WallOp::DropAll => wall.drop_all(graph, Lit::TRUE),
            WallOp::RemoveInfected => {
                let infected = wall.planes[INFECTION];
                wall.remove(graph, &infected);
            }
            WallOp::CureAll => wall.planes[INFECTION] = [Lit::FALSE; CELLS],
        }
    }

    /// *Compatta la colonna*: NaN has no effect, and anything else but a column is an error.
    pub(super) fn compact_column(&mut self) {
        let value = self.pop();
        let mut errors = Vec::new();
        let mut columns = [Lit::FALSE; SIZE];
        for &(guard, atom) in value.entries().iter() {
            match atom {
                Atom::Is(Value::Number(x)) if x.is_nan() => {}
                Atom::Is(Value::Number(x)) if (0..SIZE).any(|column| column as f64 == x) => {
                    let lit = &mut columns[x as usize];
                    *lit = self.world.graph.or(*lit, guard);
                }
                _ => errors.push(guard),
            }
        }
        for (column, condition) in columns.into_iter().enumerate() {
            if condition != Lit::FALSE {
                self.state
                    .wall
                    .compact(&mut self.world.graph, condition, column);
            }
        }
        let error = self.world.graph.any(&errors);
        self.fail(error);
    }

    /// The area of a brick on the wall as it is.
    pub(super) fn area(&mut self, root: &Places, adjacency: Adjacency) -> Rc<Area> {
        let world = &mut *self.world;
        let formulas = (&mut world.graph, &mut world.facts);
        let (wall, path) = (&self.state.wall, self.path.lit);
        world.areas.area(formulas, wall, path, root, adjacency)
    }
}
