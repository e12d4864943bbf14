//! A wall that is being painted: what was done to it, stroke by stroke, and what can be done at once.

use engine::colour::Colour;
use engine::text::Text;
use engine::wall::{Brick, Cell, CellSet, SIZE, Wall};

/// Maximum number of strokes kept: a megabyte.
const MOST: usize = 10_000;

/// What is painted: a brick of this colour, or no brick.
pub type Brush = Option<Colour>;

/// Something that was done to the wall in one go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// Cells were painted by hand.
    Paint,
    /// All cells that hang together were painted.
    Fill,
    /// All bricks were taken away.
    Clear,
    /// Left and right changed places.
    Mirror,
    /// A quarter turn, clockwise.
    Turn,
    /// What hung over holes fell down.
    Drop,
    /// Another wall was brought in, from a file or the clipboard.
    Bring,
}

impl Stroke {
    /// Its name, as in *Annulla: riempi*.
    pub fn name(self, text: &Text) -> String {
        match self {
            Stroke::Paint => text.msg_walls_stroke_paint(),
            Stroke::Fill => text.msg_walls_stroke_fill(),
            Stroke::Clear => text.msg_walls_stroke_clear(),
            Stroke::Mirror => text.msg_walls_stroke_mirror(),
            Stroke::Turn => text.msg_walls_stroke_turn(),
            Stroke::Drop => text.msg_walls_stroke_drop(),
            Stroke::Bring => text.msg_walls_stroke_bring(),
        }
    }
}

/// A wall that is being painted.
#[derive(Clone, Debug)]
pub struct Draft {
    wall: Wall,
    /// The wall that it began with.
    first: Wall,
    /// The wall before the stroke that the hand is making.
    before: Option<Wall>,
    /// What was done, each with the wall before it; and what was taken back, with the wall after it.
    done: Vec<(Stroke, Wall)>,
    undone: Vec<(Stroke, Wall)>,
}

impl Draft {
    /// Begins with this wall.
    pub fn new(wall: Wall) -> Draft {
        Draft {
            wall,
            first: wall,
            before: None,
            done: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Goes on with one that was saved: what was painted is one stroke.
    pub fn resumed(first: Wall, wall: Wall) -> Draft {
        let mut draft = Draft::new(first);
        draft.change(Stroke::Paint, wall);
        draft
    }

    /// The wall as it is now.
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// The wall that it began with.
    pub fn first(&self) -> &Wall {
        &self.first
    }

    /// The hand begins a stroke, if it is not making one.
    pub fn begin(&mut self) {
        self.before.get_or_insert(self.wall);
    }

    /// Whether the hand is making a stroke.
    pub fn is_begun(&self) -> bool {
        self.before.is_some()
    }

    /// Paints a cell.
    pub fn paint(&mut self, cell: Cell, brush: Brush) {
        self.wall.set(cell, brush.map(brick));
    }

    /// The hand ends its stroke: a step of its own, if it changed anything.
    pub fn end(&mut self, stroke: Stroke) {
        if let Some(before) = self.before.take()
            && before != self.wall
        {
            self.undone.clear();
            self.done.push((stroke, before));
            if self.done.len() > MOST {
                self.done.drain(..MOST / 10);
            }
        }
    }

    /// Makes this the wall: a step, if it is another one.
    pub fn change(&mut self, stroke: Stroke, wall: Wall) {
        self.end(Stroke::Paint);
        self.begin();
        self.wall = wall;
        self.end(stroke);
    }

    /// What undoing (with `again`: doing again) would concern.
    pub fn next(&self, again: bool) -> Option<Stroke> {
        let list = if again { &self.undone } else { &self.done };
        list.last().map(|(stroke, _)| *stroke)
    }

    /// Takes the last stroke back, or makes the last one taken back again; says which it was.
    pub fn undo(&mut self, again: bool) -> Option<Stroke> {
        self.end(Stroke::Paint);
        let (from, to) = match again {
            true => (&mut self.undone, &mut self.done),
            false => (&mut self.done, &mut self.undone),
        };
        let (stroke, wall) = from.pop()?;
        to.push((stroke, std::mem::replace(&mut self.wall, wall)));
        Some(stroke)
    }
}

fn brick(colour: Colour) -> Brick {
    let infected = false;
    Brick { colour, infected }
}

/// The wall with this cell painted, and all that are reached from it through cells with the same in them.
pub fn filled(wall: &Wall, from: Cell, brush: Brush) -> Wall {
    let same: CellSet = match wall.colour(from) {
        Some(colour) => wall.of_colour(colour),
        None => !wall.bricks(),
    };
    let mut reached = CellSet::EMPTY;
    let mut next = vec![from];
    while let Some(cell) = next.pop() {
        if same.contains(cell) && !reached.contains(cell) {
            reached.insert(cell);
            let near = [cell.above(), cell.below(), cell.left(), cell.right()];
            next.extend(near.into_iter().flatten());
        }
    }
    let mut filled = *wall;
    for cell in reached {
        filled.set(cell, brush.map(brick));
    }
    filled
}

/// The wall with left and right exchanged.
pub fn mirrored(wall: &Wall) -> Wall {
    moved(wall, |row, column| (row, SIZE - 1 - column))
}

/// The wall a quarter turn clockwise.
pub fn turned(wall: &Wall) -> Wall {
    moved(wall, |row, column| (column, SIZE - 1 - row))
}

/// The wall with every column closed up.
pub fn dropped(wall: &Wall) -> Wall {
    let mut dropped = *wall;
    dropped.drop_all();
    dropped
}

/// The wall with what stands in each cell in the cell that `to` says.
fn moved(wall: &Wall, to: impl Fn(usize, usize) -> (usize, usize)) -> Wall {
    let mut moved = Wall::default();
    for cell in wall.bricks() {
        let (row, column) = to(cell.row(), cell.column());
        if let Some(to) = Cell::new(row, column) {
            moved.set(to, wall.brick(cell));
        }
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cell(row: usize, column: usize) -> Cell {
        Cell::new(row, column).unwrap()
    }

    fn any_wall() -> impl Strategy<Value = Wall> {
        proptest::collection::vec(0..8_usize, 81).prop_map(|contents| {
            let mut wall = Wall::default();
            for (cell, content) in Cell::all().zip(contents) {
                wall.set(cell, Colour::ALL.get(content).copied().map(brick));
            }
            wall
        })
    }

    proptest! {
        #[test]
        fn every_stroke_is_taken_back_and_made_again(
            wall in any_wall(), cells in proptest::collection::vec((0..81_usize, 0..6_usize), 1..12),
        ) {
            let mut draft = Draft::new(wall);
            let mut walls = vec![wall];
            for (index, colour) in cells {
                draft.begin();
                draft.paint(Cell::from_index(index).unwrap(), Colour::ALL.get(colour).copied());
                draft.end(Stroke::Paint);
                // What changes nothing is no step.
                if walls.last() != Some(draft.wall()) {
                    walls.push(*draft.wall());
                }
            }
            for before in walls.iter().rev().skip(1) {
                prop_assert_eq!(draft.undo(false), Some(Stroke::Paint));
                prop_assert_eq!(draft.wall(), before);
            }
            prop_assert_eq!(draft.undo(false), None);
            for after in &walls[1..] {
                prop_assert_eq!(draft.undo(true), Some(Stroke::Paint));
                prop_assert_eq!(draft.wall(), after);
            }
            prop_assert_eq!(draft.undo(true), None);
        }

        #[test]
        fn four_turns_and_two_mirrors_give_the_wall_back(wall in any_wall()) {
            prop_assert_eq!(mirrored(&mirrored(&wall)), wall);
            let once = turned(&wall);
            prop_assert_eq!(once.bricks().len(), wall.bricks().len());
            prop_assert_eq!(turned(&turned(&turned(&once))), wall);
        }

        #[test]
        fn filling_paints_what_hangs_together(wall in any_wall(), index in 0..81_usize) {
            let from = Cell::from_index(index).unwrap();
            let brush = Some(Colour::Fuchsia);
            let filled = filled(&wall, from, brush);
            let expected = if wall.has_brick(from) { wall.linked(from) } else { filled.bricks() - wall.bricks() };
            prop_assert!(expected.contains(from));
            for cell in Cell::all() {
                let colour = if expected.contains(cell) { brush } else { wall.colour(cell) };
                prop_assert_eq!(filled.colour(cell), colour);
            }
        }
    }

    #[test]
    fn a_gap_is_filled_up_to_the_bricks_around_it() {
        let text = "....R....\n".repeat(9);
        let wall = Wall::parse(&text).unwrap();
        let filled = filled(&wall, cell(3, 0), Some(Colour::Blue));
        assert_eq!(filled.to_string(), "BBBBR....\n".repeat(9));
    }

    #[test]
    fn a_turn_is_clockwise_and_keeps_infection() {
        let mut text = "r........\n".to_owned();
        text.push_str(&".........\n".repeat(8));
        let turned = turned(&Wall::parse(&text).unwrap());
        assert_eq!(turned.letter(cell(0, 8)), 'r');
        assert_eq!(turned.bricks().len(), 1);
    }

    #[test]
    fn a_new_stroke_forgets_what_was_taken_back() {
        let mut draft = Draft::new(Wall::default());
        draft.change(Stroke::Bring, Wall::deal(1, 4).unwrap());
        draft.undo(false);
        assert_eq!(draft.next(true), Some(Stroke::Bring));
        draft.begin();
        draft.paint(cell(8, 8), Some(Colour::Red));
        draft.end(Stroke::Paint);
        assert_eq!(draft.next(true), None);
        assert_eq!(draft.next(false), Some(Stroke::Paint));
    }
}
