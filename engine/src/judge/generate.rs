//! Generates cases by number: first a few that every program must pass, then newly generated ones. Half of the later cases
//! change a case of the corpus, that is one that reached something new.
//!
//! For the two games, walls are settled and clicks mostly hit an area (a strip). For any other task nothing is known of
//! what its program looks at, so any brick may be clicked, also on walls that come out of other cases.

use super::case::Case;
use super::shapes::{self, SHAPES, any, coil, one_of, pick, put};
use crate::chance::Chance;
use crate::colour::Colour;
use crate::task::Walls;
use crate::wall::{Cell, CellSet, GALLERY, GroupKind, SIZE, Wall, after_click, group, playable};

/// Small walls with a click, each a likely stumbling block. Small ones come first, so that counterexamples are small; and
/// first of all walls with at most one hole, where nothing can be drawn and a cycle can be proved.
const FIRST_CASES: &[(&str, usize, usize)] = &[
    // Two side by side, with something on one of them; a brick alone; two that do not touch.
    ("G/RR", 8, 0),
    ("RR", 8, 1),
    ("R", 8, 0),
    ("RG/GR", 7, 1),
    // One on the other, with something on top.
    ("G/R/R", 8, 0),
    // In the last column, at the right edge.
    (".......RR", 8, 8),
    ("........B/........R/........R", 7, 8),
    ("........R/.......RR", 8, 7),
    // An area round a corner, and round a brick.
    ("GGG/GRG/GGG", 7, 1),
    ("RG/RR/GR", 6, 0),
    ("Y.R/GRR/GRG", 8, 1),
    // Three bricks of a column, in its middle or at its bottom.
    ("B/G/R/R/R/Y", 6, 0),
    ("B/R/G/R/R/R", 7, 0),
    // From the floor to the top.
    ("B/G/B/G/B/G/B/R/R", 8, 0),
    ("R/R/R/R/R/R/R/R/R", 0, 0),
    (
        "RR.....RR/GR.....RG/RR.....RR/GG.....GG/RG.....GR/GG.....GG/YB.....BY/BY.....YB/YB.....BY",
        0,
        8,
    ),
];

/// Cases with the longest snake of the gallery, from both ends: upright and upside down.
const SNAKES: u64 = 4;

/// One in this many cases is a coil, until there are no more: the quick verdict can pay for few.
const COIL: u64 = 8;

/// One in this many cases of tasks other than the two games is a coil. Only sweeps need coils.
const TASK_COIL: u64 = 16;

/// Case number `number` of one of the two games.
pub fn game_case(seed: u64, number: u64, kind: GroupKind, corpus: &[Case]) -> Case {
    let chance = &mut Chance::of_move(!seed, number);
    if let Some(&(rows, row, column)) = FIRST_CASES.get(number as usize) {
        return parse(rows, row, column);
    }
    if let Some(case) = snake(number - FIRST_CASES.len() as u64) {
        return case;
    }
    // Coils have odd numbers, changed cases even ones.
    if number % COIL == COIL - 1
        && let Some(case) = coil((number / COIL) as usize)
    {
        return case;
    }
    if number.is_multiple_of(2) && !corpus.is_empty() {
        let case = newest(chance, corpus);
        return change_game_case(chance, kind, case);
    }
    let wall = made(chance);
    clicked_in_game(chance, kind, wall)
}

/// The material for the cases of a task.
pub struct Material<'a> {
    /// The walls of the task.
    pub walls: &'a Walls,
    /// True if only these walls count, and those that come out of them.
    pub only_listed: bool,
    /// Cases that reached something new.
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

/// The last walls that came out of cases.
#[derive(Default)]
pub struct Outcomes {
    walls: Vec<Wall>,
    added: usize,
}

impl Outcomes {
    const CAPACITY: usize = 1024;

    pub fn add(&mut self, wall: Wall) {
        if wall.bricks().is_empty() {
            return;
        }
        match self.walls.get_mut(self.added % Outcomes::CAPACITY) {
            Some(oldest) => *oldest = wall,
            None => self.walls.push(wall),
        }
        self.added += 1;
    }

    pub fn walls(&self) -> &[Wall] {
        &self.walls
    }
}

/// Case number `number` of a task that is none of the two games.
pub fn task_case(seed: u64, number: u64, material: &Material<'_>) -> Case {
    let chance = &mut Chance::of_move(!seed, number);
    let listed = material.listed();
    if material.only_listed {
        return case_of_listed(chance, number, material);
    }
    if let Some(wall) = listed.get(number as usize) {
        return clicked_anywhere(chance, *wall);
    }
    let number = number - listed.len() as u64;
    if let Some(&(rows, row, column)) = FIRST_CASES.get(number as usize) {
        return parse(rows, row, column);
    }
    if number.is_multiple_of(2) && !material.corpus.is_empty() {
        return change_task_case(chance, material);
    }
    if number % TASK_COIL == 1
        && let Some(case) = coil((number / TASK_COIL) as usize)
    {
        return case;
    }
    let wall = match pick(chance, 8) {
        0..=2 if !material.outcomes.is_empty() => one_of(chance, material.outcomes),
        3 if !listed.is_empty() => one_of(chance, listed),
        _ => made(chance),
    };
    clicked_anywhere(chance, wall)
}

/// A case of a task that has its own walls only: one of these, or one that came out of them.
fn case_of_listed(chance: &mut Chance, number: u64, material: &Material<'_>) -> Case {
    if number.is_multiple_of(2) && !material.corpus.is_empty() {
        let case = newest(chance, material.corpus);
        return clicked_anywhere(chance, case.wall);
    }
    let listed = material.listed();
    let wall = match pick(chance, 3) {
        0 if !material.outcomes.is_empty() => one_of(chance, material.outcomes),
        _ => listed[(number as usize / 2) % listed.len().max(1)],
    };
    clicked_anywhere(chance, wall)
}

/// A case of the table. `rows` are the lowest rows of the wall from top to bottom; short ones are filled up.
fn parse(rows: &str, row: usize, column: usize) -> Case {
    let mut lines: Vec<&str> = rows.split('/').collect();
    while lines.len() < SIZE {
        lines.insert(0, "");
    }
    let text: String = lines.iter().map(|line| format!("{line:.<9}\n")).collect();
    let wall = Wall::parse(&text).expect("the table holds walls");
    let click = Cell::new(row, column).expect("the table holds cells");
    Case { wall, click }
}

/// The longest snake, clicked at one of its ends.
fn snake(number: u64) -> Option<Case> {
    let (_, text) = GALLERY.iter().find(|(id, _)| *id == "serpente")?;
    let wall = Wall::parse(text).ok()?;
    let wall = shapes::turned(&wall, if number < SNAKES / 2 { 0 } else { 2 });
    let snake = wall.area(playable(&wall, GroupKind::Area).first()?);
    let click = ends(snake).nth(number as usize % 2)?;
    (number < SNAKES).then_some(Case { wall, click })
}

/// A wall of any shape.
fn made(chance: &mut Chance) -> Wall {
    let shape = one_of(chance, SHAPES);
    let mut wall = shape(chance);
    if chance.below(4) == 0 {
        shapes::cut(chance, &mut wall);
    }
    wall
}

/// A case of the corpus; the newest are the most promising.
fn newest(chance: &mut Chance, corpus: &[Case]) -> Case {
    let at = pick(chance, corpus.len()).max(pick(chance, corpus.len()));
    corpus[at]
}

/// The wall with a click for one of the two games.
fn clicked_in_game(chance: &mut Chance, kind: GroupKind, wall: Wall) -> Case {
    let brick = game_click(chance, &wall, kind);
    clicked_on(chance, wall, brick)
}

/// The wall with a click on any brick.
fn clicked_anywhere(chance: &mut Chance, wall: Wall) -> Case {
    let brick = anywhere(chance, &wall);
    clicked_on(chance, wall, brick)
}

/// The wall with a click on this brick. A wall without bricks gets one.
fn clicked_on(chance: &mut Chance, mut wall: Wall, brick: Option<Cell>) -> Case {
    let click = brick.unwrap_or_else(|| {
        let floor = any(chance, CellSet::row(SIZE - 1)).expect("the floor has cells");
        put(&mut wall, floor, one_of(chance, &Colour::ALL));
        floor
    });
    Case { wall, click }
}

/// A brick to click in one of the two games; `None` on a wall without bricks. Mostly one with an area (a strip): at the
/// ends of a long one, furthest to one side, or anywhere. Now and then a lone one.
fn game_click(chance: &mut Chance, wall: &Wall, kind: GroupKind) -> Option<Cell> {
    let groups = playable(wall, kind);
    let lone = wall.bricks() - groups;
    if groups.is_empty() || (!lone.is_empty() && chance.below(10) == 0) {
        return special(chance, lone);
    }
    let somewhere = any(chance, groups)?;
    let area = group(wall, kind, somewhere);
    match chance.below(4) {
        0 => special(chance, groups),
        1 => special(chance, area),
        2 => any(chance, ends(area)).or(Some(somewhere)),
        _ => Some(somewhere),
    }
}

/// The bricks of an area with one neighbour in it.
fn ends(area: CellSet) -> CellSet {
    area & area.neighbours_of_one()
}

/// A cell of the set: any, or one furthest to a side.
fn special(chance: &mut Chance, cells: CellSet) -> Option<Cell> {
    let last = cells.iter().last();
    let sides = [
        cells.top(),
        cells.bottom(),
        cells.left(),
        cells.right(),
        last,
    ];
    if chance.below(2) == 0 {
        return any(chance, cells);
    }
    one_of(chance, &sides)
}

/// A brick to click, if there is one: any, or one at an edge of the wall, of a column, or of an area.
fn anywhere(chance: &mut Chance, wall: &Wall) -> Option<Cell> {
    let bricks = wall.bricks();
    match pick(chance, 8) {
        0 => any(chance, tops(wall)),
        1 => any(chance, bricks & border()),
        2 | 3 => game_click(chance, wall, GroupKind::Area),
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

/// The case changed in one to four places.
fn change_game_case(chance: &mut Chance, kind: GroupKind, mut case: Case) -> Case {
    for _ in 0..1 + pick(chance, 4) {
        let bricks = case.wall.bricks();
        let brick = any(chance, bricks);
        let how = pick(chance, 12);
        let Case { wall, click } = &mut case;
        match (how, brick) {
            (0..=2, Some(cell)) => repaint(chance, wall, cell, cell.set().neighbours()),
            (3, Some(cell)) => case.remove(cell.set()),
            (4, _) => on_top(chance, wall),
            (5, _) => copy_column(chance, wall),
            (6, _) => *wall = shapes::turned(wall, 1),
            (7, _) if bricks == CellSet::ALL => *wall = shapes::turned(wall, pick(chance, 8)),
            (8, _) => shapes::cut(chance, wall),
            (9, Some(cell)) => *wall = after_click(wall, kind, cell),
            (10, Some(cell)) => *click = cell,
            (11, _) => *click = any(chance, group(wall, kind, *click)).unwrap_or(*click),
            _ => {}
        }
    }
    if case.wall.has_brick(case.click) {
        case
    } else {
        clicked_in_game(chance, kind, case.wall)
    }
}

/// A case of the corpus changed in one to four places. A wall that is unsettled or infected came out of a case and keeps
/// its bricks: nobody knows what else can come out.
fn change_task_case(chance: &mut Chance, material: &Material<'_>) -> Case {
    let mut case = newest(chance, material.corpus);
    for _ in 0..1 + pick(chance, 4) {
        let settled = case.wall.is_settled() && case.wall.infected().is_empty();
        let how = if settled { pick(chance, 16) } else { 15 };
        change_task_wall(chance, how, &mut case, material.outcomes);
    }
    if case.wall.has_brick(case.click) {
        case
    } else {
        clicked_anywhere(chance, case.wall)
    }
}

fn change_task_wall(chance: &mut Chance, how: usize, case: &mut Case, outcomes: &[Wall]) {
    let Case { wall, click } = case;
    let bricks = wall.bricks();
    let Some(brick) = any(chance, bricks) else {
        return on_top(chance, wall);
    };
    match how {
        0..=2 => repaint(chance, wall, brick, around(brick)),
        3 => case.remove(brick.set()),
        4 => on_top(chance, wall),
        5 => copy_column(chance, wall),
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
            for cell in bricks.iter().filter(inside) {
                wall.paint(cell, colour);
            }
        }
        11 => case.remove(CellSet::row(SIZE - 1)),
        12 if !outcomes.is_empty() => *wall = one_of(chance, outcomes),
        13 => *click = any(chance, around(*click) & bricks).unwrap_or(*click),
        14 => *click = brick,
        _ => *click = anywhere(chance, wall).unwrap_or(*click),
    }
}

/// Paints a brick, often as one of `near`: areas meet or part.
fn repaint(chance: &mut Chance, wall: &mut Wall, brick: Cell, near: CellSet) {
    let near = (near & wall.bricks()).iter();
    let colours: Vec<Colour> = near
        .filter_map(|near| wall.colour(near))
        .chain([one_of(chance, &Colour::ALL)])
        .collect();
    wall.paint(brick, one_of(chance, &colours));
}

/// Puts a brick on a column that is not full.
fn on_top(chance: &mut Chance, wall: &mut Wall) {
    let column = CellSet::column(pick(chance, SIZE));
    if let Some(cell) = (column - wall.bricks()).iter().last() {
        put(wall, cell, one_of(chance, &Colour::ALL));
    }
}

/// Replaces a column by a copy of another.
fn copy_column(chance: &mut Chance, wall: &mut Wall) {
    let (from, to) = (pick(chance, SIZE), pick(chance, SIZE));
    for row in 0..SIZE {
        if let (Some(from), Some(to)) = (Cell::new(row, from), Cell::new(row, to)) {
            wall.set(to, wall.brick(from));
        }
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
