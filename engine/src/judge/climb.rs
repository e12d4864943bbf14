//! Changes a case that came near a goal, so that it comes nearer.

use super::case::Case;
use super::generate::{copy_column, on_top, repaint};
use super::goals::NearMiss;
use super::probe::{Drawn, Suggestion};
use super::shapes::{self, any, one_of, pick, put};
use crate::chance::Chance;
use crate::colour::Colour;
use crate::run::code::{Code, Op};
use crate::run::draw_policy::DrawPolicy;
use crate::wall::{Cell, CellSet, SIZE, Wall};

/// The numbers in a program. Draws may be compared with them, if indirectly.
pub fn constants(code: &Code) -> Vec<f64> {
    let mut constants = Vec::new();
    for op in &code.ops {
        if let Op::Number(number) = op
            && !constants.contains(number)
        {
            constants.push(*number);
        }
    }
    constants
}

/// The case and its draws, changed in one to four places. If `fixed`, the bricks stay and only the click and the
/// draws change.
pub fn changed(
    chance: &mut Chance,
    miss: &NearMiss,
    constants: &[f64],
    fixed: bool,
) -> (Case, DrawPolicy) {
    let NearMiss {
        mut case,
        mut draws,
        ..
    } = *miss;
    let settled = case.wall.is_settled() && case.wall.infected().is_empty();
    let fixed = fixed || !settled;
    if !miss.drawn.is_empty() && chance.below(2) == 0 {
        draws = other_draws(chance, miss, constants);
        if chance.below(2) == 0 {
            return (case, draws);
        }
    }
    if !miss.suggestions.is_empty() && chance.below(2) == 0 {
        let all = chance.below(2) == 0;
        let one = one_of(chance, &miss.suggestions);
        for &suggestion in &miss.suggestions {
            if (all || suggestion == one) && !fixed {
                follow(chance, &mut case, suggestion);
            }
        }
        if chance.below(2) == 0 {
            return (clickable(chance, case), draws);
        }
    }
    // Mostly one change: a near case should not be thrown far.
    loop {
        if fixed {
            case.click = any(chance, case.wall.bricks()).unwrap_or(case.click);
        } else {
            change(chance, &mut case);
        }
        case = clickable(chance, case);
        if chance.below(5) >= 2 {
            return (case, draws);
        }
    }
}

/// The case with a click on a brick; a wall without bricks gets one.
fn clickable(chance: &mut Chance, mut case: Case) -> Case {
    if case.wall.bricks().is_empty() {
        on_top(chance, &mut case.wall);
    }
    if !case.wall.has_brick(case.click) {
        case.click = any(chance, case.wall.bricks()).unwrap_or(case.click);
    }
    case
}

/// One change of a settled wall or of the click; the wall stays settled.
fn change(chance: &mut Chance, case: &mut Case) {
    let Case { wall, click } = case;
    let bricks = wall.bricks();
    let Some(brick) = any(chance, bricks) else {
        return on_top(chance, wall);
    };
    match pick(chance, 16) {
        // The area of the click grows by a brick, or loses one.
        0..=3 => {
            let area = area(wall, *click);
            if let Some(beside) = any(chance, (area.neighbours() - area) & bricks)
                && let Some(colour) = wall.colour(*click)
            {
                wall.paint(beside, colour);
            }
        }
        4 | 5 => {
            let area = area(wall, *click);
            if let Some(cell) = any(chance, area - click.set()) {
                let colour = other_than(chance, wall.colour(*click));
                wall.paint(cell, colour);
            }
        }
        // Both at once: the area continues elsewhere.
        6 => {
            let area = area(wall, *click);
            let beside = any(chance, (area.neighbours() - area) & bricks);
            let gone = any(chance, area - click.set());
            if let (Some(beside), Some(gone), Some(own)) = (beside, gone, wall.colour(*click)) {
                let colour = other_than(chance, Some(own));
                wall.paint(beside, own);
                wall.paint(gone, colour);
            }
        }
        7 | 8 => repaint(chance, wall, brick, brick.set().neighbours()),
        9 => {
            if let Some(other) = any(chance, bricks)
                && let (Some(a), Some(b)) = (wall.colour(brick), wall.colour(other))
            {
                wall.paint(brick, b);
                wall.paint(other, a);
            }
        }
        10 => case.remove(brick.set()),
        11 => on_top(chance, wall),
        12 => *click = any(chance, area(wall, *click)).unwrap_or(*click),
        13 => *click = brick,
        14 => match chance.below(3) {
            0 => copy_column(chance, wall),
            1 => shapes::cut(chance, wall),
            _ => *wall = shapes::turned(wall, 1),
        },
        _ => {
            let near = click.set().neighbours() & bricks;
            *click = any(chance, near).unwrap_or(*click);
        }
    }
}

/// The area of a brick, or the lone brick.
fn area(wall: &Wall, click: Cell) -> CellSet {
    wall.area(click) | click.set()
}

fn other_than(chance: &mut Chance, colour: Option<Colour>) -> Colour {
    let others: Vec<Colour> = Colour::ALL
        .into_iter()
        .filter(|other| Some(*other) != colour)
        .collect();
    one_of(chance, &others)
}

/// Follows a suggestion. The condition may have seen another wall than the one at the click.
fn follow(chance: &mut Chance, case: &mut Case, suggestion: Suggestion) {
    let Case { wall, click } = case;
    match suggestion {
        Suggestion::Paint(cell, colour) => {
            fill(chance, wall, cell);
            wall.paint(cell, colour);
        }
        Suggestion::Alike(a, b) => {
            let (from, to) = if chance.below(2) == 0 { (a, b) } else { (b, a) };
            if let Some(colour) = wall.colour(from) {
                fill(chance, wall, to);
                wall.paint(to, colour);
            }
        }
        Suggestion::Empty(cell) => {
            let above = |other: &Cell| other.row() <= cell.row();
            wall.remove(
                CellSet::column(cell.column())
                    .iter()
                    .filter(above)
                    .collect(),
            );
        }
        Suggestion::Fill(cell) => fill(chance, wall, cell),
        Suggestion::Join(cell) => join(chance, wall, *click, cell),
        Suggestion::Part(cell) => part(chance, wall, *click, cell),
        Suggestion::Cells(cells) => {
            for _ in 0..1 + pick(chance, 3) {
                if let Some(cell) = any(chance, cells) {
                    let other = otherwise(chance, case, cell);
                    follow(chance, case, other);
                }
            }
        }
        Suggestion::Draw(..) => {}
    }
}

/// A suggestion to change a cell: mostly, to join it to the clicked area or to separate it.
fn otherwise(chance: &mut Chance, case: &Case, cell: Cell) -> Suggestion {
    match chance.below(4) {
        0 => Suggestion::Paint(cell, one_of(chance, &Colour::ALL)),
        1 if case.wall.has_brick(cell) => Suggestion::Empty(cell),
        _ if area(&case.wall, case.click).contains(cell) => Suggestion::Part(cell),
        _ => Suggestion::Join(cell),
    }
}

/// Connects the clicked area with a cell: from its nearest brick along a row, up or down a column, and along the row
/// of the cell; so it can go round obstacles.
fn join(chance: &mut Chance, wall: &mut Wall, click: Cell, cell: Cell) {
    let Some(colour) = wall.colour(click) else {
        return;
    };
    let apart = |a: &Cell| a.row().abs_diff(cell.row()) + a.column().abs_diff(cell.column());
    let from = area(wall, click).iter().min_by_key(apart).unwrap_or(click);
    let (left, right) = (
        from.column().min(cell.column()).saturating_sub(1),
        from.column().max(cell.column()).min(SIZE - 2) + 1,
    );
    let by = left + pick(chance, right - left + 1);
    let between = |a: usize, b: usize| a.min(b)..=a.max(b);
    let along = |row: usize, to: usize| between(by, to).map(move |column| (row, column));
    let upright = between(from.row(), cell.row()).map(|row| (row, by));
    let way = along(from.row(), from.column())
        .chain(along(cell.row(), cell.column()))
        .chain(upright);
    for cell in way.filter_map(|(row, column)| Cell::new(row, column)) {
        fill(chance, wall, cell);
        wall.paint(cell, colour);
    }
}

/// Paints a cell, unless it is the clicked one, in another colour than the clicked brick.
fn part(chance: &mut Chance, wall: &mut Wall, click: Cell, cell: Cell) {
    if cell != click && wall.has_brick(cell) {
        let colour = other_than(chance, wall.colour(click));
        wall.paint(cell, colour);
    }
}

/// Fills the empty cells from this one down.
fn fill(chance: &mut Chance, wall: &mut Wall, cell: Cell) {
    for row in cell.row()..SIZE {
        if let Some(below) = Cell::new(row, cell.column())
            && !wall.has_brick(below)
        {
            put(wall, below, one_of(chance, &Colour::ALL));
        }
    }
}

/// Chooses one more draw: as a condition suggests, as a number of the program, or at random.
fn other_draws(chance: &mut Chance, miss: &NearMiss, constants: &[f64]) -> DrawPolicy {
    let suggested: Vec<(u32, u32)> = miss
        .suggestions
        .iter()
        .filter_map(|suggestion| match *suggestion {
            Suggestion::Draw(at, upper) => Some((at, upper)),
            _ => None,
        })
        .collect();
    let choice = if suggested.is_empty() || chance.below(3) == 0 {
        let drawn: Drawn = one_of(chance, &miss.drawn);
        let constant = if constants.is_empty() {
            0.0
        } else {
            one_of(chance, constants)
        };
        let upper = match chance.below(3) {
            0 | 1 => drawn.upper_half_for(constant),
            _ => None,
        };
        (drawn.at, upper.unwrap_or_else(|| chance.next_u64() as u32))
    } else {
        one_of(chance, &suggested)
    };
    let kept = match miss.draws.choices() {
        Some(choices) => choices[pick(chance, 2)],
        None => choice,
    };
    DrawPolicy::chosen([choice, kept], chance.next_u64())
}
