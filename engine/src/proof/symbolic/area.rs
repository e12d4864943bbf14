//! Areas and strips as sets of formulas.
//!
//! An area is fresh inputs with the facts of a set that holds the root and is closed under neighbours of one colour.
//! That it is the least such set is said of one other set at a time: where that set holds the root and is closed, the
//! area is inside it.

use super::facts::Facts;
use super::graph::{Graph, Group, Lit};
use super::wall::{BRICK, COLOUR, Plane, SharedPlane, SymbolicWall, fresh_plane};
use crate::colour::Colour;
use crate::wall::{CELLS, Cell, CellSet};
use std::rc::Rc;

/// Which cells count as neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjacency {
    /// Above, below, left and right.
    Four,
    /// These, and the four across corners.
    Eight,
    /// Above and below.
    Upright,
}

/// Neighbours that hold bricks of one colour.
#[derive(PartialEq, Eq)]
pub struct Links {
    adjacency: Adjacency,
    /// Two cells, and the condition that they are linked.
    pairs: Vec<(usize, usize, Lit)>,
}

impl Links {
    pub fn of(graph: &mut Graph, wall: &SymbolicWall, adjacency: Adjacency) -> Links {
        let steps: &[(isize, isize)] = match adjacency {
            Adjacency::Four => &[(0, 1), (1, 0)],
            Adjacency::Eight => &[(0, 1), (1, 0), (1, 1), (1, -1)],
            Adjacency::Upright => &[(1, 0)],
        };
        let mut pairs = Vec::new();
        for cell in Cell::all() {
            for (rows, columns) in steps {
                let row = cell.row().checked_add_signed(*rows);
                let column = cell.column().checked_add_signed(*columns);
                let (Some(row), Some(column)) = (row, column) else {
                    continue;
                };
                if let Some(other) = Cell::new(row, column) {
                    let same: Vec<Lit> = Colour::ALL
                        .iter()
                        .map(|colour| {
                            graph.and(wall.colour(*colour, cell), wall.colour(*colour, other))
                        })
                        .collect();
                    let linked = graph.any(&same);
                    pairs.push((cell.index(), other.index(), linked));
                }
            }
        }
        Links { adjacency, pairs }
    }

    /// From which cell to which, both ways, with the condition.
    pub fn directed(&self) -> Vec<(usize, usize, Lit)> {
        let both = |&(a, b, linked): &(usize, usize, Lit)| [(a, b, linked), (b, a, linked)];
        self.pairs.iter().flat_map(both).collect()
    }
}

/// The bricks linked to a root.
pub struct Area {
    /// The linked bricks; the root alone if it has no neighbour of its colour.
    pub linked: SharedPlane,
    /// The area: the linked bricks if there are at least two.
    pub members: SharedPlane,
    links: Rc<Links>,
    /// The cells that may be the root, with their conditions, brick included.
    root: Plane,
    pub has_neighbour: Lit,
    group: Group,
}

/// The areas of a proof; an area that is asked for again is the same.
#[derive(Default)]
pub struct Areas {
    pub all: Vec<Rc<Area>>,
    /// For each area, the path on which its wall is known to be one.
    paths: Vec<Lit>,
}

impl Areas {
    /// The area of a root on a wall that is one where the condition `path` holds.
    pub fn area(
        &mut self,
        (graph, facts): (&mut Graph, &mut Facts),
        wall: &SymbolicWall,
        path: Lit,
        root: &[(Lit, Cell)],
        adjacency: Adjacency,
    ) -> Rc<Area> {
        let links = Links::of(graph, wall, adjacency);
        let mut from = [Lit::FALSE; CELLS];
        for &(condition, cell) in root {
            let holds = graph.and(condition, wall.brick(cell));
            from[cell.index()] = graph.or(from[cell.index()], holds);
        }
        let mut known = self.all.iter().zip(&self.paths);
        let same = known.find(|(area, on)| {
            (**on == Lit::TRUE || **on == path) && area.root == from && *area.links == links
        });
        if let Some((area, _)) = same {
            return area.clone();
        }
        let has_neighbour = has_neighbour(graph, &links, &from);
        let constant = |lit: &Lit| lit.is_constant();
        let nowhere = from.iter().all(|lit| *lit == Lit::FALSE);
        let known = from.iter().all(constant) && links.pairs.iter().all(|(.., lit)| constant(lit));
        let area = if nowhere || known {
            let linked = flooded(&links, &from);
            Area {
                linked: Rc::new(linked),
                members: Rc::new(linked.map(|lit| graph.and(lit, has_neighbour))),
                links: Rc::new(links),
                root: from,
                has_neighbour,
                group: facts.group(),
            }
        } else {
            let area = any_area(graph, facts, links, from, has_neighbour);
            area.note_bounds(graph, facts, wall, path);
            area
        };
        let area = Rc::new(area);
        self.all.push(area.clone());
        self.paths.push(path);
        area
    }
}

fn has_neighbour(graph: &mut Graph, links: &Links, root: &Plane) -> Lit {
    let parts: Vec<Lit> = links
        .pairs
        .iter()
        .map(|&(a, b, linked)| {
            let either = graph.or(root[a], root[b]);
            graph.and(linked, either)
        })
        .collect();
    graph.any(&parts)
}

/// The linked cells where everything is known.
fn flooded(links: &Links, root: &Plane) -> Plane {
    let mut reached = *root;
    loop {
        let before = reached;
        for &(a, b, linked) in &links.pairs {
            if linked == Lit::TRUE && (reached[a] == Lit::TRUE || reached[b] == Lit::TRUE) {
                reached[a] = Lit::TRUE;
                reached[b] = Lit::TRUE;
            }
        }
        if reached == before {
            return reached;
        }
    }
}

/// An area of fresh inputs. Its facts hold of the true area, whatever the links are.
fn any_area(
    graph: &mut Graph,
    facts: &mut Facts,
    links: Links,
    root: Plane,
    has_neighbour: Lit,
) -> Area {
    let group = facts.group();
    let linked = fresh_plane(graph, group);
    for (at, holds) in root.iter().enumerate() {
        if *holds != Lit::FALSE {
            facts.add(group, vec![!*holds, linked[at]]);
        }
    }
    for &(a, b, together) in &links.pairs {
        facts.add(group, vec![!linked[a], !together, linked[b]]);
        facts.add(group, vec![!linked[b], !together, linked[a]]);
    }
    Area {
        members: Rc::new(linked.map(|lit| graph.and(lit, has_neighbour))),
        linked: Rc::new(linked),
        links: Rc::new(links),
        root,
        has_neighbour,
        group,
    }
}

impl Area {
    /// Notes two sets that are closed on every wall: the bricks of the root's colour, and the root alone if it has no
    /// neighbour.
    fn note_bounds(&self, graph: &mut Graph, facts: &mut Facts, wall: &SymbolicWall, path: Lit) {
        let (group, linked, root) = (self.group, &self.linked, &self.root);
        let mut note = |mut clause: Vec<Lit>| {
            if path != Lit::TRUE {
                clause.push(!path);
            }
            facts.add(group, clause);
        };
        for colour in 0..Colour::ALL.len() {
            let plane = &wall.planes[COLOUR + colour];
            let of_root: Vec<Lit> = (0..CELLS)
                .map(|at| graph.and(root[at], plane[at]))
                .collect();
            let of_root = graph.any(&of_root);
            for at in 0..CELLS {
                note(vec![!linked[at], !of_root, plane[at]]);
            }
        }
        let some_root = graph.any(root);
        for at in 0..CELLS {
            note(vec![self.has_neighbour, !linked[at], root[at]]);
            note(vec![!linked[at], some_root]);
            note(vec![!linked[at], wall.planes[BRICK][at]]);
        }
    }

    /// Notes that the area is inside a set, where that set holds the root and is closed.
    pub fn is_least(&self, graph: &mut Graph, facts: &mut Facts, set: &Plane) {
        let mut parts = Vec::new();
        for (root, held) in self.root.iter().zip(set) {
            parts.push(graph.implies(*root, *held));
        }
        for &(a, b, linked) in &self.links.pairs {
            let differ = graph.differs(set[a], set[b]);
            parts.push(!graph.and(linked, differ));
        }
        let closed = graph.all(&parts);
        for (lit, held) in self.linked.iter().zip(set) {
            facts.add(self.group, vec![!closed, !*lit, *held]);
        }
    }

    /// The true linked bricks, by the values of a model; `None` if the model does not tell.
    pub fn true_linked(&self, value: impl Fn(Lit) -> Option<bool>) -> Option<CellSet> {
        let mut reached = CellSet::EMPTY;
        let mut links = Vec::new();
        for (at, root) in self.root.iter().enumerate() {
            if value(*root)? {
                reached.insert(Cell::from_index(at)?);
            }
        }
        for &(a, b, linked) in &self.links.pairs {
            if value(linked)? {
                links.push((Cell::from_index(a)?, Cell::from_index(b)?));
            }
        }
        loop {
            let before = reached;
            for &(a, b) in &links {
                if reached.contains(a) || reached.contains(b) {
                    reached.insert(a);
                    reached.insert(b);
                }
            }
            if reached == before {
                return Some(reached);
            }
        }
    }
}

/// The strip of a brick: a chain of conditions, with no fresh inputs.
pub fn strip(graph: &mut Graph, wall: &SymbolicWall, root: &[(Lit, Cell)]) -> Plane {
    let links = Links::of(graph, wall, Adjacency::Upright);
    let mut from = [Lit::FALSE; CELLS];
    for &(condition, cell) in root {
        let holds = graph.and(condition, wall.brick(cell));
        from[cell.index()] = graph.or(from[cell.index()], holds);
    }
    let has_neighbour = has_neighbour(graph, &links, &from);
    let (mut up, mut down) = (from, from);
    for &(above, below, linked) in links.pairs.iter().rev() {
        let reached = graph.and(up[below], linked);
        up[above] = graph.or(up[above], reached);
    }
    for &(above, below, linked) in &links.pairs {
        let reached = graph.and(down[above], linked);
        down[below] = graph.or(down[below], reached);
    }
    std::array::from_fn(|at| {
        let either = graph.or(up[at], down[at]);
        graph.and(either, has_neighbour)
    })
}
