//! A wall whose contents are formulas, and what commands do to it.
//!
//! Bricks are a plane of their own: moves are steered by it alone, and colours only follow. So all questions about a
//! fall are the same question for each colour.

use super::facts::Facts;
use super::graph::{Graph, Group, Lit};
use crate::colour::Colour;
use crate::wall::{CELLS, Cell, SIZE, Wall};
use std::rc::Rc;

/// The number of planes.
pub const PLANES: usize = 7;
/// The plane of bricks.
pub const BRICK: usize = 0;
/// The plane of infected bricks.
pub const INFECTION: usize = 1;
/// The plane of the first colour.
pub const COLOUR: usize = 2;

/// One formula for each cell.
pub type Plane = [Lit; CELLS];

/// A wall. Where the path condition holds, each cell has at most one colour, and colour and infection only with a brick.
#[derive(Clone, PartialEq, Eq)]
pub struct SymbolicWall {
    pub planes: [Plane; PLANES],
}

/// How far a command moves bricks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Distance {
    One,
    AsFarAsPossible,
}

/// The cells that a command acts on, with the condition of each; no two conditions hold together.
pub type Places = [(Lit, Cell)];

impl SymbolicWall {
    /// A wall that is known.
    pub fn of(wall: &Wall) -> SymbolicWall {
        let mut planes = [[Lit::FALSE; CELLS]; PLANES];
        for cell in Cell::all() {
            let at = cell.index();
            planes[BRICK][at] = Lit::constant(wall.has_brick(cell));
            planes[INFECTION][at] = Lit::constant(wall.is_infected(cell));
            for colour in Colour::ALL {
                let has = wall.colour(cell) == Some(colour);
                planes[COLOUR + colour as usize][at] = Lit::constant(has);
            }
        }
        SymbolicWall { planes }
    }

    /// Any wall: fresh inputs. Each brick has exactly one colour. A settled wall has no hole and no infection.
    pub fn any(graph: &mut Graph, facts: &mut Facts, settled: bool) -> SymbolicWall {
        let mut planes = [[Lit::FALSE; CELLS]; PLANES];
        for column in 0..SIZE {
            let group = facts.group();
            facts.start.push(group);
            for row in 0..SIZE {
                let at = SIZE * row + column;
                for (number, plane) in planes.iter_mut().enumerate() {
                    if number != INFECTION || !settled {
                        plane[at] = graph.input(group);
                    }
                }
                let contents = planes.map(|plane| plane[at]);
                let [brick, infection, colours @ ..] = contents;
                facts.at_most_one(group, &colours);
                let mut some = colours.to_vec();
                some.push(!brick);
                facts.add(group, some);
                for colour in colours {
                    facts.add(group, vec![!colour, brick]);
                }
                if !settled {
                    facts.add(group, vec![!infection, brick]);
                } else if row > 0 {
                    let above = planes[BRICK][at - SIZE];
                    facts.add(group, vec![!above, brick]);
                }
            }
        }
        SymbolicWall { planes }
    }

    /// Fresh inputs with nothing but what holds of every wall.
    pub fn fresh(graph: &mut Graph, facts: &mut Facts) -> SymbolicWall {
        let started = facts.start.len();
        let wall = SymbolicWall::any(graph, facts, false);
        facts.start.truncate(started);
        wall
    }

    /// Brick, infection and the five colours of a cell.
    pub fn contents(&self, cell: usize) -> [Lit; PLANES] {
        self.planes.map(|plane| plane[cell])
    }

    pub fn brick(&self, cell: Cell) -> Lit {
        self.planes[BRICK][cell.index()]
    }

    pub fn infected(&self, cell: Cell) -> Lit {
        self.planes[INFECTION][cell.index()]
    }

    pub fn colour(&self, colour: Colour, cell: Cell) -> Lit {
        self.planes[COLOUR + colour as usize][cell.index()]
    }

    /// Without a brick, but with one above.
    pub fn empty(&self, graph: &mut Graph, cell: Cell) -> Lit {
        let above: Vec<Lit> = (0..cell.row())
            .map(|row| self.planes[BRICK][SIZE * row + cell.column()])
            .collect();
        let above = graph.any(&above);
        graph.and(!self.brick(cell), above)
    }

    /// True if some brick of these columns is above a hole.
    pub fn has_hole(&self, graph: &mut Graph, columns: &[usize]) -> Lit {
        let mut holes = Vec::new();
        for column in columns {
            for below in (column + SIZE..CELLS).step_by(SIZE) {
                let above = self.planes[BRICK][below - SIZE];
                holes.push(graph.and(above, !self.planes[BRICK][below]));
            }
        }
        graph.any(&holes)
    }

    /// `self` where the condition holds, else `other`.
    pub fn joined(&self, graph: &mut Graph, condition: Lit, other: &SymbolicWall) -> SymbolicWall {
        let mut planes = other.planes;
        for (plane, (mine, theirs)) in planes.iter_mut().zip(self.planes.iter().zip(&other.planes))
        {
            for (cell, lit) in plane.iter_mut().enumerate() {
                *lit = graph.ite(condition, mine[cell], theirs[cell]);
            }
        }
        SymbolicWall { planes }
    }

    /// Takes the bricks of a set away.
    pub fn remove(&mut self, graph: &mut Graph, cells: &Plane) {
        for plane in &mut self.planes {
            for (lit, gone) in plane.iter_mut().zip(cells) {
                *lit = graph.and(*lit, !*gone);
            }
        }
    }

    /// Infects the bricks of a set.
    pub fn infect(&mut self, graph: &mut Graph, cells: &Plane) {
        for (cell, more) in cells.iter().enumerate() {
            if *more != Lit::FALSE {
                let new = graph.and(self.planes[BRICK][cell], *more);
                self.planes[INFECTION][cell] = graph.or(self.planes[INFECTION][cell], new);
            }
        }
    }

    /// Cures the bricks of a set.
    pub fn cure(&mut self, graph: &mut Graph, cells: &Plane) {
        for (lit, cured) in self.planes[INFECTION].iter_mut().zip(cells) {
            *lit = graph.and(*lit, !*cured);
        }
    }

    /// Paints the bricks of a set.
    pub fn paint(&mut self, graph: &mut Graph, cells: &Plane, colour: Colour) {
        for (cell, painted) in cells.iter().enumerate() {
            if *painted == Lit::FALSE {
                continue;
            }
            let brick = self.planes[BRICK][cell];
            for other in Colour::ALL {
                let lit = &mut self.planes[COLOUR + other as usize][cell];
                *lit = if other == colour {
                    graph.ite(*painted, brick, *lit)
                } else {
                    graph.and(*lit, !*painted)
                };
            }
        }
    }

    /// Moves the brick in a cell down.
    pub fn move_brick(&mut self, graph: &mut Graph, places: &Places, distance: Distance) {
        // For each target, from where a brick comes and under which condition.
        let mut moves = Vec::new();
        for &(condition, from) in places {
            let start = graph.and(condition, self.brick(from));
            for (to, arrives) in self.landings(graph, start, from, distance) {
                moves.push((arrives, from.index(), to));
            }
        }
        self.carry_out(graph, &moves);
    }

    /// Moves the stack with its base in a cell down.
    pub fn move_stack(&mut self, graph: &mut Graph, places: &Places, distance: Distance) {
        let mut moves = Vec::new();
        for &(condition, base) in places {
            let start = graph.and(condition, self.brick(base));
            for (to, mut moving) in self.landings(graph, start, base, distance) {
                let rows = to / SIZE - base.row();
                let mut from = Some(base);
                while let Some(cell) = from {
                    moving = graph.and(moving, self.brick(cell));
                    if moving == Lit::FALSE {
                        break;
                    }
                    moves.push((moving, cell.index(), cell.index() + rows * SIZE));
                    from = cell.above();
                }
            }
        }
        self.carry_out(graph, &moves);
    }

    /// Where a brick lands that starts from a cell, with the condition of each place.
    fn landings(
        &self,
        graph: &mut Graph,
        start: Lit,
        from: Cell,
        distance: Distance,
    ) -> Vec<(usize, Lit)> {
        let brick = |row: usize| {
            if row < SIZE {
                self.planes[BRICK][row * SIZE + from.column()]
            } else {
                Lit::TRUE
            }
        };
        let mut found = Vec::new();
        let mut falling = start;
        for row in from.row() + 1..SIZE {
            falling = graph.and(falling, !brick(row));
            if falling == Lit::FALSE {
                break;
            }
            let to = row * SIZE + from.column();
            if distance == Distance::One {
                found.push((to, falling));
                break;
            }
            let lands = graph.and(falling, brick(row + 1));
            if lands != Lit::FALSE {
                found.push((to, lands));
            }
        }
        found
    }

    /// Moves bricks: condition, from, to. Bricks that move together do not collide.
    fn carry_out(&mut self, graph: &mut Graph, moves: &[(Lit, usize, usize)]) {
        let mut leaving: Vec<Vec<Lit>> = vec![Vec::new(); CELLS];
        let mut coming: Vec<Vec<(Lit, usize)>> = vec![Vec::new(); CELLS];
        for &(condition, from, to) in moves {
            leaving[from].push(condition);
            coming[to].push((condition, from));
        }
        let before = self.planes;
        for cell in 0..CELLS {
            if leaving[cell].is_empty() && coming[cell].is_empty() {
                continue;
            }
            let leaves = graph.any(&leaving[cell]);
            for (plane, old) in self.planes.iter_mut().zip(&before) {
                let mut lit = graph.and(old[cell], !leaves);
                for &(condition, from) in &coming[cell] {
                    let comes = graph.and(condition, old[from]);
                    lit = graph.or(lit, comes);
                }
                plane[cell] = lit;
            }
        }
    }

    /// Lets the bricks of a column fall where the condition holds.
    pub fn compact(&mut self, graph: &mut Graph, condition: Lit, column: usize) {
        let mut fallen = self.clone();
        for row in (0..SIZE - 1).rev() {
            for upper in row..SIZE - 1 {
                let (above, below) = (upper * SIZE + column, (upper + 1) * SIZE + column);
                let falls = graph.and(fallen.planes[BRICK][above], !fallen.planes[BRICK][below]);
                for plane in &mut fallen.planes {
                    let comes = graph.and(falls, plane[above]);
                    let stays = graph.and(!falls, plane[below]);
                    plane[below] = graph.or(comes, stays);
                    plane[above] = graph.and(!falls, plane[above]);
                }
            }
        }
        *self = fallen.joined(graph, condition, self);
    }

    /// Lets all bricks fall where the condition holds.
    pub fn drop_all(&mut self, graph: &mut Graph, condition: Lit) {
        for column in 0..SIZE {
            self.compact(graph, condition, column);
        }
    }

    /// The condition under which two walls differ in some cell of a plane and a column.
    pub fn differs(
        &self,
        graph: &mut Graph,
        other: &SymbolicWall,
        plane: usize,
        column: usize,
    ) -> Lit {
        let cells: Vec<Lit> = (0..SIZE)
            .map(|row| {
                let at = row * SIZE + column;
                graph.differs(self.planes[plane][at], other.planes[plane][at])
            })
            .collect();
        graph.any(&cells)
    }
}

/// The formula of each cell.
pub fn plane(places: &Places, graph: &mut Graph) -> Plane {
    let mut plane = [Lit::FALSE; CELLS];
    for &(condition, cell) in places {
        let lit = &mut plane[cell.index()];
        *lit = graph.or(*lit, condition);
    }
    plane
}

/// A set of cells that several parts of a proof share.
pub type SharedPlane = Rc<Plane>;

/// The group of fresh inputs, one for each cell.
pub fn fresh_plane(graph: &mut Graph, group: Group) -> Plane {
    std::array::from_fn(|_| graph.input(group))
}
