//! Cases for tasks other than the two games: nothing is known of what they look at. So every brick may be clicked,
//! of dealt walls, made ones, and of what comes out of others when the task is played on.

use super::case::Case;
use super::click::click;
use super::coils::coil;
use super::generate::{FIRST, clicked_on, copy_column, first, on_top};
use super::shapes::{self, SHAPES, any, one_of, pick};
use crate::chance::Chance;
use crate::colour::Colour;
use crate::task::Walls;
use crate::wall::{Cell, CellSet, GroupKind, SIZE, Wall};

/// What cases are made from.
pub struct Material<'a> {
    /// The walls of the task.
    pub walls: &'a Walls,
    /// Whether no others may come than these and what comes out of them.
    pub only_listed: bool,
    /// Cases that led somewhere new.
    pub corpus: &'a [Case],
    /// Walls that came out of cases.
    pub outcomes: &'a [Wall],
}

impl Material<'_> {
    fn listed(&self) -> &[Wall] {
        match self.walls {
            Walls::Dealt { .. } => &[],
            Walls::Listed(walls) => walls,
        }
    }
}

/// The last walls that came out of cases, to be played on.
#[derive(Default)]
pub struct Outcomes {
    walls: Vec<Wall>,
    added: usize,
}

impl Outcomes {
    /// No more are kept.
    const KEPT: usize = 1024;

    pub fn add(&mut self, wall: Wall) {
        if wall.bricks().is_empty() {
            return;
        }
        match self.walls.get_mut(self.added % Outcomes::KEPT) {
            Some(oldest) => *oldest = wall,
            None => self.walls.push(wall),
        }
        self.added += 1;
    }

    pub fn walls(&self) -> &[Wall] {
        &self.walls
    }
}

/// Coils are rare: only sweeps need them.
const COIL: u64 = 16;

/// Case number `number`. Half of the later ones change a case of the corpus.
pub fn case(seed: u64, number: u64, material: &Material<'_>) -> Case {
    let mut chance = Chance::of_move(!seed, number);
    let chance = &mut chance;
    if material.only_listed {
        return of_listed(chance, number, material);
    }
    if let Some(wall) = material.listed().get(number as usize) {
        return clicked_on(anywhere(chance, wall), chance, *wall);
    }
    let number = number - material.listed().len() as u64;
    if let Some(&(rows, row, column)) = FIRST.get(number as usize) {
        return first(rows, row, column);
    }
    if number.is_multiple_of(2) && !material.corpus.is_empty() {
        return changed(chance, material);
    }
    if number % COIL == 1
        && let Some(case) = coil((number / COIL) as usize)
    {
        return case;
    }
    let wall = match pick(chance, 8) {
        0..=2 if !material.outcomes.is_empty() => one_of(chance, material.outcomes),
        3 if !material.listed().is_empty() => one_of(chance, material.listed()),
        _ => made(chance),
    };
    clicked_on(anywhere(chance, &wall), chance, wall)
}

/// A case of a task that has its own walls only: one of these, or one that came out of them.
fn of_listed(chance: &mut Chance, number: u64, material: &Material<'_>) -> Case {
    if number.is_multiple_of(2) && !material.corpus.is_empty() {
        let case = newest(chance, material.corpus);
        return clicked_on(anywhere(chance, &case.wall), chance, case.wall);
    }
    let listed = material.listed();
    let wall = match pick(chance, 3) {
        0 if !material.outcomes.is_empty() => one_of(chance, material.outcomes),
        _ => listed[(number as usize / 2) % listed.len().max(1)],
    };
    clicked_on(anywhere(chance, &wall), chance, wall)
}

/// A wall of any sort.
fn made(chance: &mut Chance) -> Wall {
    let shape = one_of(chance, SHAPES);
    let mut wall = shape(chance);
    if chance.below(4) == 0 {
        shapes::cut(chance, &mut wall);
    }
    wall
}

/// The newest are the most promising.
fn newest(chance: &mut Chance, corpus: &[Case]) -> Case {
    let at = pick(chance, corpus.len()).max(pick(chance, corpus.len()));
    corpus[at]
}

/// A brick to click, if there is one: any of them, or one at an edge of the wall, of a column, or of an area.
fn anywhere(chance: &mut Chance, wall: &Wall) -> Option<Cell> {
    let bricks = wall.bricks();
    match pick(chance, 8) {
        0 => any(chance, tops(wall)),
        1 => any(chance, bricks & border()),
        2 | 3 => click(chance, wall, GroupKind::Area),
        _ => None,
    }
    .or_else(|| any(chance, bricks))
}

/// The topmost brick of each column.
fn tops(wall: &Wall) -> CellSet {
    let columns = (0..SIZE).map(|column| wall.bricks() & CellSet::column(column));
    columns.filter_map(CellSet::first).collect()
}

/// The cells at the four sides of the wall.
fn border() -> CellSet {
    let last = SIZE - 1;
    CellSet::row(0) | CellSet::row(last) | CellSet::column(0) | CellSet::column(last)
}

/// A case of the corpus changed in a few places. Walls that only come out of others keep their bricks: what can come
/// out is not known.
fn changed(chance: &mut Chance, material: &Material<'_>) -> Case {
    let mut case = newest(chance, material.corpus);
    for _ in 0..1 + pick(chance, 4) {
        let settled = case.wall.is_settled() && case.wall.infected().is_empty();
        let how = if settled { pick(chance, 16) } else { 15 };
        change(chance, how, &mut case, material);
    }
    match case.wall.has_brick(case.click) {
        true => case,
        false => clicked_on(anywhere(chance, &case.wall), chance, case.wall),
    }
}

fn change(chance: &mut Chance, how: usize, case: &mut Case, material: &Material<'_>) {
    let Case { wall, click } = case;
    let bricks = wall.bricks();
    let Some(brick) = any(chance, bricks) else {
        return on_top(chance, wall);
    };
    match how {
        0..=2 => {
            // Often the colour of a brick nearby: areas meet or part.
            let near = around(brick) & bricks;
            let near = near.iter().filter_map(|near| wall.colour(near));
            let colours: Vec<Colour> = near.chain([one_of(chance, &Colour::ALL)]).collect();
            wall.paint(brick, one_of(chance, &colours));
        }
        3 => {
            if let Some(less) = case.without(brick.set()) {
                *case = less;
            }
        }
        4 => on_top(chance, wall),
        5 => copy_column(wall, pick(chance, SIZE), pick(chance, SIZE)),
        6 => *wall = shapes::turned(wall, 1),
        7 if bricks == CellSet::ALL => *wall = shapes::turned(wall, pick(chance, 8)),
        8 => shapes::cut(chance, wall),
        9 => swap_colours(chance, wall),
        10 => {
            let colour = one_of(chance, &Colour::ALL);
            let (rows, columns) = (1 + pick(chance, 3), 1 + pick(chance, 3));
            let inside = |cell: &Cell| {
                (brick.row()..brick.row() + rows).contains(&cell.row())
                    && (brick.column()..brick.column() + columns).contains(&cell.column())
            };
            let cells: Vec<Cell> = bricks.iter().filter(inside).collect();
            cells.into_iter().for_each(|cell| wall.paint(cell, colour));
        }
        11 => {
            // One more or one less row under everything.
            let row = CellSet::row(SIZE - 1);
            if let Some(less) = case.without(row) {
                *case = less;
            }
        }
        12 if !material.outcomes.is_empty() => *wall = one_of(chance, material.outcomes),
        13 => {
            let near = around(*click) & bricks;
            *click = any(chance, near).unwrap_or(*click);
        }
        14 => *click = brick,
        _ => *click = anywhere(chance, wall).unwrap_or(*click),
    }
}

/// The up to eight cells around a cell.
fn around(cell: Cell) -> CellSet {
    let (row, column) = (cell.row(), cell.column());
    let near = |cell: &Cell| cell.row().abs_diff(row) <= 1 && cell.column().abs_diff(column) <= 1;
    CellSet::ALL.iter().filter(near).collect::<CellSet>() - cell.set()
}

fn swap_colours(chance: &mut Chance, wall: &mut Wall) {
    let (a, b) = (one_of(chance, &Colour::ALL), one_of(chance, &Colour::ALL));
    let cells = [wall.of_colour(a), wall.of_colour(b)];
    cells[0].iter().for_each(|cell| wall.paint(cell, b));
    cells[1].iter().for_each(|cell| wall.paint(cell, a));
}
