//! Cases for the two games, by number: some that every program must pass first, then ever new ones.

use super::case::Case;
use super::click::{click, ends};
use super::coils::coil;
use super::shapes::{self, SHAPES, any, one_of, pick};
use crate::chance::Chance;
use crate::colour::Colour;
use crate::wall::{
    Brick, Cell, CellSet, GALLERY, GroupKind, SIZE, Wall, after_click, group, playable,
};

/// Small and telling walls, each with a click; small ones first, so that what fails fails small, and
/// first of all those that leave at most one hole, where nothing can be drawn: there it can be proved
/// that a move does not end.
pub const FIRST: &[(&str, usize, usize)] = &[
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
pub fn case(seed: u64, number: u64, kind: GroupKind, corpus: &[Case]) -> Case {
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
pub fn first(rows: &str, row: usize, column: usize) -> Case {
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
pub fn clicked_on(brick: Option<Cell>, chance: &mut Chance, mut wall: Wall) -> Case {
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
