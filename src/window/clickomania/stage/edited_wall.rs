//! A wall that is being painted, stroke by stroke, with undo; and the changes of a whole wall.

use engine::colour::Colour;
use engine::text::Text;
use engine::wall::{Brick, Cell, CellSet, SIZE, Wall};

/// Maximum number of strokes kept: a megabyte.
const MAX_STROKES: usize = 10_000;

/// The brick to be painted: its colour, or none.
pub type Brush = Option<Colour>;

/// A step of the undo history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// Cells were painted by hand.
    Paint,
    /// Connected cells of one colour were painted.
    Fill,
    /// All bricks were removed.
    Clear,
    /// Left and right were exchanged.
    Mirror,
    /// A quarter turn, clockwise.
    Turn,
    /// Bricks fell into the holes below them.
    Drop,
    /// Another wall came from a file or the clipboard.
    Bring,
}

impl Stroke {
    /// The name, as in *Annulla: riempi*.
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

/// A wall that is being painted, with its undo history.
#[derive(Clone, Debug)]
pub struct EditedWall {
    wall: Wall,
    /// The wall at the start.
    first: Wall,
    /// The wall before the present stroke of the hand.
    before: Option<Wall>,
    /// The strokes made, each with the wall before it.
    done: Vec<(Stroke, Wall)>,
    /// The strokes undone, each with the wall after it.
    undone: Vec<(Stroke, Wall)>,
}

impl EditedWall {
    pub fn new(wall: Wall) -> EditedWall {
        EditedWall {
            wall,
            first: wall,
            before: None,
            done: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Restores a saved wall: everything painted on `first` is one stroke.
    pub fn resumed(first: Wall, wall: Wall) -> EditedWall {
        let mut edited = EditedWall::new(first);
        edited.change(Stroke::Paint, wall);
        edited
    }

    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// The wall at the start.
    pub fn first(&self) -> &Wall {
        &self.first
    }

    /// Begins a stroke of the hand, unless one is under way.
    pub fn begin(&mut self) {
        self.before.get_or_insert(self.wall);
    }

    /// True during a stroke of the hand.
    pub fn is_begun(&self) -> bool {
        self.before.is_some()
    }

    pub fn paint(&mut self, cell: Cell, brush: Brush) {
        self.wall.set(cell, brush.map(brick));
    }

    /// Ends the stroke of the hand: a step, if it changed the wall.
    pub fn end(&mut self, stroke: Stroke) {
        if let Some(before) = self.before.take()
            && before != self.wall
        {
            self.undone.clear();
            self.done.push((stroke, before));
            if self.done.len() > MAX_STROKES {
                self.done.drain(..MAX_STROKES / 10);
            }
        }
    }

    /// Replaces the wall: a step, if it is another one.
    pub fn change(&mut self, stroke: Stroke, wall: Wall) {
        self.end(Stroke::Paint);
        self.begin();
        self.wall = wall;
        self.end(stroke);
    }

    /// The step that would be undone, or with `redo` redone.
    pub fn next(&self, redo: bool) -> Option<Stroke> {
        let list = if redo { &self.undone } else { &self.done };
        list.last().map(|(stroke, _)| *stroke)
    }

    /// Undoes a step, or with `redo` redoes one; returns which.
    pub fn undo(&mut self, redo: bool) -> Option<Stroke> {
        self.end(Stroke::Paint);
        let (from, to) = if redo {
            (&mut self.undone, &mut self.done)
        } else {
            (&mut self.done, &mut self.undone)
        };
        let (stroke, wall) = from.pop()?;
        to.push((stroke, std::mem::replace(&mut self.wall, wall)));
        Some(stroke)
    }
}

pub fn brick(colour: Colour) -> Brick {
    Brick {
        colour,
        infected: false,
    }
}

/// The wall with this cell painted, and all cells reached from it through cells of the same colour.
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

/// The wall after its bricks fell.
pub fn dropped(wall: &Wall) -> Wall {
    let mut dropped = *wall;
    dropped.drop_all();
    dropped
}

/// The wall with each brick moved from its row and column to those of `to`.
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
        fn every_stroke_is_undone_and_redone(
            wall in any_wall(), cells in proptest::collection::vec((0..81_usize, 0..6_usize), 1..12),
        ) {
            let mut edited = EditedWall::new(wall);
            let mut walls = vec![wall];
            for (index, colour) in cells {
                edited.begin();
                edited.paint(Cell::from_index(index).unwrap(), Colour::ALL.get(colour).copied());
                edited.end(Stroke::Paint);
                // What changes nothing is no step.
                if walls.last() != Some(edited.wall()) {
                    walls.push(*edited.wall());
                }
            }
            for before in walls.iter().rev().skip(1) {
                prop_assert_eq!(edited.undo(false), Some(Stroke::Paint));
                prop_assert_eq!(edited.wall(), before);
            }
            prop_assert_eq!(edited.undo(false), None);
            for after in &walls[1..] {
                prop_assert_eq!(edited.undo(true), Some(Stroke::Paint));
                prop_assert_eq!(edited.wall(), after);
            }
            prop_assert_eq!(edited.undo(true), None);
        }

        #[test]
        fn four_turns_and_two_mirrors_give_the_wall_back(wall in any_wall()) {
            prop_assert_eq!(mirrored(&mirrored(&wall)), wall);
            let once = turned(&wall);
            prop_assert_eq!(once.bricks().len(), wall.bricks().len());
            prop_assert_eq!(turned(&turned(&turned(&once))), wall);
        }

        #[test]
        fn filling_paints_connected_cells(wall in any_wall(), index in 0..81_usize) {
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
    fn a_new_stroke_forgets_what_was_undone() {
        let mut edited = EditedWall::new(Wall::default());
        edited.change(Stroke::Bring, Wall::deal(1, 4).unwrap());
        edited.undo(false);
        assert_eq!(edited.next(true), Some(Stroke::Bring));
        edited.begin();
        edited.paint(cell(8, 8), Some(Colour::Red));
        edited.end(Stroke::Paint);
        assert_eq!(edited.next(true), None);
        assert_eq!(edited.next(false), Some(Stroke::Paint));
    }
}
