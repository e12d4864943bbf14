//! The wall that is being painted, and with what.

use crate::store::{SavedValue, WindowFile};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::kit::app_context::AppContext;
use egui::Pos2;
use engine::colour::Colour;
use engine::text::Text;
use engine::wall::{Brick, Cell, CellSet, SIZE, Wall};
use serde::{Deserialize, Serialize};

/// What is remembered of pointer and keyboard between two frames.
#[derive(Default)]
pub struct PaintInput {
    /// Where the pointer was last, while it paints.
    pub last: Option<Pos2>,
    /// The cell that has the keyboard.
    pub focused: Option<Cell>,
}

pub struct WallPainter {
    /// What is being painted, while it is open.
    pub(super) draft: Option<Draft>,
    /// What was given up unfinished.
    left: Option<Draft>,
    /// What a window that ended while one painted left behind.
    restored: Option<Draft>,
    saved: WindowFile<SavedDraft>,
    pub(super) brush: Brush,
    /// Whether a press fills what hangs together.
    pub(super) fills: bool,
    pub(super) input: PaintInput,
}

impl Default for WallPainter {
    fn default() -> WallPainter {
        WallPainter {
            draft: None,
            left: None,
            restored: None,
            saved: WindowFile::default(),
            brush: Some(Colour::Red),
            fills: false,
            input: PaintInput::default(),
        }
    }
}

/// What is being painted, as it is saved: rows from the top; none while nothing is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct SavedDraft {
    /// Of the wall that it began with.
    first: Vec<String>,
    /// Of the wall as it is.
    wall: Vec<String>,
}

impl SavedValue for SavedDraft {
    const NAME: &'static str = "wall-draft";
}

impl SavedDraft {
    fn draft(&self) -> Option<Draft> {
        let wall = |rows: &[String]| Wall::parse(&rows.join("\n")).ok();
        let (first, wall) = (wall(&self.first)?, wall(&self.wall)?);
        (first != wall).then(|| Draft::resumed(first, wall))
    }
}

impl WallPainter {
    /// Reads what was being painted when a window ended.
    pub fn load(&mut self, app: &mut AppContext) {
        self.saved = app.window_file();
        self.restored = self.saved.value().draft();
    }

    /// Has saved what is being painted, or what a window left behind.
    pub fn save(&self) {
        let draft = self.draft.as_ref().or(self.restored.as_ref());
        let saved = draft.map(|draft| SavedDraft {
            first: draft.first().rows().into(),
            wall: draft.wall().rows().into(),
        });
        self.saved.set_if_new(saved.unwrap_or_default());
    }

    /// Opens it with this wall. Who painted on it before and gave up goes on with that, and so does who
    /// painted when the window ended.
    pub fn open(&mut self, app: &mut ClickomaniaContext, wall: Wall) {
        let left = self.left.take().filter(|left| *left.first() == wall);
        let left = self.restored.take().or(left);
        if left.is_some() {
            app.say(app.text.msg_walls_told_resumed());
        }
        self.draft = Some(left.unwrap_or_else(|| Draft::new(wall)));
        self.fills = false;
        self.input = PaintInput::default();
    }

    /// Closes it; what was painted is in the game.
    pub fn close(&mut self) {
        self.draft = None;
    }

    /// Closes it; what was painted can be gone on with, as long as the wall of the game is the same.
    pub(super) fn give_up(&mut self, app: &mut ClickomaniaContext) {
        let Some(mut draft) = self.draft.take() else {
            return;
        };
        draft.end(Stroke::Paint);
        let text = app.text;
        app.say(if draft.wall() == draft.first() {
            text.msg_walls_told_given_up()
        } else {
            self.left = Some(draft);
            text.msg_walls_told_left()
        });
    }

    /// The wall that is being painted, while it is open.
    pub fn wall(&self) -> Option<&Wall> {
        self.draft.as_ref().map(Draft::wall)
    }

    /// The wall that is being painted, or was when a window ended.
    pub fn wall_or_restored(&self) -> Option<&Wall> {
        let draft = self.draft.as_ref().or(self.restored.as_ref());
        draft.map(Draft::wall)
    }

    /// Goes on with another wall.
    pub fn bring(&mut self, wall: Wall) {
        if let Some(draft) = &mut self.draft {
            draft.change(Stroke::Bring, wall);
        }
    }

    /// Paints one cell.
    pub(super) fn press(&mut self, cell: Cell) {
        if let Some(draft) = &mut self.draft {
            draft.begin();
            draft.paint(cell, self.brush);
            draft.end(Stroke::Paint);
        }
    }

    pub(super) fn fill(&mut self, from: Cell) {
        if let Some(draft) = &mut self.draft {
            let filled = filled(draft.wall(), from, self.brush);
            draft.change(Stroke::Fill, filled);
        }
    }

    pub(super) fn undo(&mut self, app: &mut ClickomaniaContext, again: bool) {
        let Some(draft) = &mut self.draft else { return };
        let text = app.text;
        app.say(match (draft.undo(again), again) {
            (Some(stroke), false) => text.msg_undone(stroke.name(&text)),
            (Some(stroke), true) => text.msg_redone(stroke.name(&text)),
            (None, false) => text.msg_nothing_to_undo(),
            (None, true) => text.msg_nothing_to_redo(),
        });
    }
}

/// The brushes in the order of their keys.
pub fn brushes() -> impl Iterator<Item = Brush> {
    Colour::ALL.into_iter().map(Some).chain([None])
}

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
