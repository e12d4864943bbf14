//! Cases for the two games, by number: some that every program must pass first, then ever new ones.

use super::case::Case;
use super::shapes::{self, SHAPES, any, coil, one_of, pick};
use crate::chance::Chance;
use crate::colour::Colour;
use crate::task::Walls;
use crate::wall::{
    Brick, Cell, CellSet, GALLERY, GroupKind, SIZE, Wall, after_click, group, playable,
};

/// Small and telling walls, each with a click; small ones first, so that what fails fails small, and
/// first of all those that leave at most one hole, where nothing can be drawn: there it can be proved
/// that a move does not end.
const FIRST: &[(&str, usize, usize)] = &[
    // Two side by side, with something on one of them; a brick alone; two that do not touch.
    ("G/RR", 8, 0),
    ("RR", 8, 1),
    ("R", 8, 0),
    ("RG/GR", 7, 1),
    // One on the other, with something on top.
    ("G/R/R", 8, 0),
    // In the last column, at the right wall.
    (".......RR", 8, 8),
    ("........B/........R/........R", 7, 8),
    ("........R/.......RR", 8, 7),
    // An area round a corner, and round a brick.
    ("GGG/GRG/GGG", 7, 1),
    ("RG/RR/GR", 6, 0),
    ("Y.R/GRR/GRG", 8, 1),
    // Three of a column go at once, out of its middle or from below.
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

/// Then the longest snake of the gallery, from both ends: upright and upside down.
const SNAKES: u64 = 4;

/// Cases with lower numbers are the same for all programs.
pub const OWN: u64 = FIRST.len() as u64 + SNAKES;

/// Cases from one coil to the next, as long as there are any: the quick verdict can only pay for few.
const COIL: u64 = 8;

/// Case number `number`. What was found before is used for later ones: half of them change a case of
/// `corpus`.
pub fn game_case(seed: u64, number: u64, kind: GroupKind, corpus: &[Case]) -> Case {
    let mut chance = Chance::of_move(!seed, number);
    if let Some(&(rows, row, column)) = FIRST.get(number as usize) {
        return first(rows, row, column);
    }
    if let Some(case) = snake(number - FIRST.len() as u64) {
        return case;
    }
    // An odd number: changed cases have the even ones.
    if number % COIL == COIL - 1
        && let Some(case) = coil((number / COIL) as usize)
    {
        return case;
    }
    if number.is_multiple_of(2) && !corpus.is_empty() {
        // The newest are the most promising.
        let newest = pick(&mut chance, corpus.len()).max(pick(&mut chance, corpus.len()));
        return changed(&mut chance, kind, corpus[newest]);
    }
    let shape = one_of(&mut chance, SHAPES);
    let mut wall = shape(&mut chance);
    if chance.below(4) == 0 {
        shapes::cut(&mut chance, &mut wall);
    }
    clicked(&mut chance, kind, wall)
}

/// The case of the table: rows from the floor up to the first, short ones filled up.
fn first(rows: &str, row: usize, column: usize) -> Case {
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

/// A click on a wall; a wall without bricks gets one.
fn clicked(chance: &mut Chance, kind: GroupKind, wall: Wall) -> Case {
    clicked_on(click(chance, &wall, kind), chance, wall)
}

/// A click on this brick of a wall; a wall without bricks gets one.
fn clicked_on(brick: Option<Cell>, chance: &mut Chance, mut wall: Wall) -> Case {
    let click = brick.unwrap_or_else(|| {
        let floor = any(chance, CellSet::row(SIZE - 1)).expect("the floor has cells");
        let colour = one_of(chance, &Colour::ALL);
        let infected = false;
        wall.set(floor, Some(Brick { colour, infected }));
        floor
    });
    Case { wall, click }
}

/// A case changed in a few places.
fn changed(chance: &mut Chance, kind: GroupKind, case: Case) -> Case {
    let Case {
        mut wall,
        mut click,
    } = case;
    for _ in 0..1 + pick(chance, 4) {
        let bricks = wall.bricks();
        let brick = any(chance, bricks);
        match (pick(chance, 12), brick) {
            (0..=2, Some(cell)) => {
                // Often the colour of a neighbour: areas meet or part.
                let near: Vec<Colour> = (cell.set().neighbours() & bricks)
                    .iter()
                    .filter_map(|near| wall.colour(near))
                    .chain([one_of(chance, &Colour::ALL)])
                    .collect();
                wall.paint(cell, one_of(chance, &near));
            }
            (3, Some(cell)) => {
                if let Some(less) = (Case { wall, click }).without(cell.set()) {
                    Case { wall, click } = less;
                }
            }
            (4, _) => on_top(chance, &mut wall),
            (5, _) => {
                let (from, to) = (pick(chance, SIZE), pick(chance, SIZE));
                copy_column(&mut wall, from, to);
            }
            (6, _) => wall = shapes::turned(&wall, 1),
            (7, _) if bricks == CellSet::ALL => wall = shapes::turned(&wall, pick(chance, 8)),
            (8, _) => shapes::cut(chance, &mut wall),
            (9, Some(cell)) => wall = after_click(&wall, kind, cell),
            (10, Some(cell)) => click = cell,
            (11, _) => {
                if let Some(cell) = any(chance, group(&wall, kind, click)) {
                    click = cell;
                }
            }
            _ => {}
        }
    }
    if wall.has_brick(click) {
        Case { wall, click }
    } else {
        clicked(chance, kind, wall)
    }
}

/// Puts a brick on a column that is not full.
pub fn on_top(chance: &mut Chance, wall: &mut Wall) {
    let column = CellSet::column(pick(chance, SIZE));
    let free = (column - wall.bricks()).iter().last();
    if let Some(cell) = free {
        let colour = one_of(chance, &Colour::ALL);
        let infected = false;
        wall.set(cell, Some(Brick { colour, infected }));
    }
}

pub fn copy_column(wall: &mut Wall, from: usize, to: usize) {
    for row in 0..SIZE {
        if let (Some(from), Some(to)) = (Cell::new(row, from), Cell::new(row, to)) {
            wall.set(to, wall.brick(from));
        }
    }
}

/// A brick to click; `None` on a wall without bricks. Mostly one with an area (a strip): at the ends of
/// a long one, furthest to one side, or anywhere; now and then a lone one.
fn click(chance: &mut Chance, wall: &Wall, kind: GroupKind) -> Option<Cell> {
    let groups = playable(wall, kind);
    let lone = wall.bricks() - groups;
    if groups.is_empty() || (!lone.is_empty() && chance.below(10) == 0) {
        return special(chance, wall.bricks() - groups);
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

/// The bricks of an area that hang on one other only.
fn ends(area: CellSet) -> CellSet {
    area & area.neighbours_of_one()
}

/// A cell of the set at one of its sides, or any.
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
const TASK_COIL: u64 = 16;

/// Case number `number`. Half of the later ones change a case of the corpus.
pub fn task_case(seed: u64, number: u64, material: &Material<'_>) -> Case {
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
        return changed_for_task(chance, material);
    }
    if number % TASK_COIL == 1
        && let Some(case) = coil((number / TASK_COIL) as usize)
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
fn changed_for_task(chance: &mut Chance, material: &Material<'_>) -> Case {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_snake_is_clicked_at_both_ends() {
        let clicks: Vec<Case> = (0..SNAKES).filter_map(snake).collect();
        assert_eq!(clicks.len(), 4);
        assert!(
            clicks
                .iter()
                .all(|case| case.wall.area(case.click).len() == 53)
        );
        assert_ne!(clicks[0].click, clicks[1].click);
        assert_ne!(clicks[0].wall, clicks[2].wall);
        assert_eq!(snake(SNAKES), None);
    }

    #[test]
    fn cases_are_settled_uninfected_and_clicked_on_a_brick() {
        let mut corpus = Vec::new();
        for number in 0..5_000 {
            let kind = GroupKind::ALL[number as usize % 2];
            let case = game_case(7, number, kind, &corpus);
            let Case { wall, click } = case;
            assert!(wall.has_brick(click), "case {number}\n{wall}");
            assert!(
                wall.is_settled() && wall.infected().is_empty(),
                "case {number}\n{wall}"
            );
            if number % 10 == 0 {
                corpus.push(case);
            }
        }
    }

    #[test]
    fn every_brick_of_a_listed_wall_is_clicked_and_no_other_wall_comes() {
        let walls = [Wall::deal(3, 4).unwrap(), Wall::deal(4, 2).unwrap()];
        let listed = Walls::Listed(walls.to_vec());
        let material = Material {
            walls: &listed,
            only_listed: true,
            corpus: &[],
            outcomes: &[],
        };
        let mut clicked = [CellSet::EMPTY; 2];
        for number in 0..4_000 {
            let case = task_case(1, number, &material);
            let which = walls.iter().position(|wall| *wall == case.wall).unwrap();
            clicked[which].insert(case.click);
        }
        assert_eq!(clicked, [CellSet::ALL; 2]);
    }

    #[test]
    fn a_brick_is_clicked_and_only_what_came_out_is_unsettled_or_infected() {
        let mut odd = Wall::deal(5, 3).unwrap();
        odd.remove(CellSet::row(4));
        odd.infect(CellSet::column(2));
        let dealt = Walls::default();
        let mut corpus = Vec::new();
        let mut clicked = CellSet::EMPTY;
        let mut seen = false;
        for number in 0..5_000 {
            let material = Material {
                walls: &dealt,
                only_listed: false,
                corpus: &corpus,
                outcomes: &[odd],
            };
            let case = task_case(7, number, &material);
            assert!(case.wall.has_brick(case.click), "case {number}");
            clicked.insert(case.click);
            if case.wall == odd {
                seen = true;
            } else {
                let settled = case.wall.is_settled() && case.wall.infected().is_empty();
                assert!(settled, "case {number}\n{}", case.wall);
            }
            if number % 10 == 0 {
                corpus.push(case);
            }
        }
        assert!(seen);
        assert_eq!(clicked, CellSet::ALL);
    }
}
