//! The columns of the table: which there are, and where they stand.

use super::judging::Known;
use crate::app::clickomania::command::ClassColumn;
use crate::app::clickomania::contest::collect::title;
use egui::{Rect, Vec2, pos2, vec2};
use engine::text::Text;

/// How wide the columns are, in points; the name takes what is left.
const CHOICE: f32 = 34.0;
const RANK: f32 = 74.0;
const NAME: f32 = 118.0;
const MOST_NAME: f32 = 320.0;
const COST: f32 = 72.0;
const POINTS: f32 = 76.0;
const ALIKE: f32 = 84.0;
const REMARKS: f32 = 54.0;
/// One task alone is shown with the words of its verdict, in a wide and in a narrow table.
const WORDS: f32 = 176.0;
const NARROW_WORDS: f32 = 140.0;
/// A task among several: with its cost, or without it.
const TASK: f32 = 120.0;
const NARROW_TASK: f32 = 112.0;

/// How much a cell of a task shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// The verdict in words.
    Words,
    /// Its sign, the cost and the points.
    CostAndPoints,
    /// Its sign and the points.
    Points,
}

/// A column.
pub struct Column {
    pub column: ClassColumn,
    pub name: String,
    /// The left edge, from that of the table.
    left: f32,
    width: f32,
}

/// The columns of the table.
pub struct Columns {
    pub columns: Vec<Column>,
    pub detail: Detail,
    pub width: f32,
}

impl Columns {
    /// The columns for a width.
    pub fn new(known: &Known, text: &Text, room: f32) -> Columns {
        let tasks = known.columns();
        let some = |there: bool, width: f32| if there { width } else { 0.0 };
        let noted = known
            .class
            .pupils
            .iter()
            .any(|pupil| !pupil.remarks.is_empty());
        let fixed = CHOICE
            + RANK
            + COST
            + POINTS
            + some(!known.groups().is_empty(), ALIKE)
            + some(noted, REMARKS);
        let count = tasks.len() as f32;
        let for_tasks = room - fixed - NAME;
        let (detail, task) = match tasks.len() {
            0 | 1 => (Detail::Words, for_tasks.clamp(NARROW_WORDS, WORDS)),
            _ if for_tasks >= TASK * count => (Detail::CostAndPoints, TASK),
            _ => (Detail::Points, NARROW_TASK),
        };
        let name = (room - fixed - task * count).clamp(NAME, MOST_NAME);
        let mut columns = Columns {
            columns: Vec::new(),
            detail,
            width: CHOICE,
        };
        columns.add(ClassColumn::Rank, text.msg_class_rank(), RANK);
        columns.add(ClassColumn::Name, text.msg_class_pupil(), name);
        // Before the tasks, of which a narrow window does not show all.
        columns.add(ClassColumn::Points, text.msg_class_points(), POINTS);
        for (number, one) in tasks.into_iter().enumerate() {
            columns.add(ClassColumn::Task(number), title(one, text), task);
        }
        columns.add(ClassColumn::Cost, text.msg_class_cost(), COST);
        if !known.groups().is_empty() {
            columns.add(ClassColumn::Alike, text.msg_class_alike(), ALIKE);
        }
        if noted {
            columns.add(ClassColumn::Remarks, text.msg_class_remarks(), REMARKS);
        }
        columns.width = columns.width.max(room);
        columns
    }

    fn add(&mut self, column: ClassColumn, name: String, width: f32) {
        self.columns.push(Column {
            column,
            name,
            left: self.width,
            width,
        });
        self.width += width;
    }

    /// Where a row is chosen.
    pub fn choice(line: Rect) -> Rect {
        Rect::from_min_size(line.min, vec2(CHOICE, line.height()))
    }

    /// What stands behind the name, to the end of a row.
    pub fn behind_name(&self, line: Rect) -> Rect {
        let mut columns = self.columns.iter();
        let name = columns.find(|column| column.column == ClassColumn::Name);
        let left = name.map_or(0.0, |column| column.left + column.width);
        line.with_min_x(line.left() + left)
    }
}

impl Column {
    /// Its cell in a line of the table.
    pub fn cell(&self, line: Rect) -> Rect {
        let corner = pos2(line.left() + self.left, line.top());
        Rect::from_min_size(corner, Vec2::new(self.width, line.height()))
    }

    /// Whether it holds figures, which stand at the right.
    pub fn is_figure(&self) -> bool {
        match self.column {
            ClassColumn::Rank | ClassColumn::Cost | ClassColumn::Points => true,
            ClassColumn::Name
            | ClassColumn::Task(_)
            | ClassColumn::Alike
            | ClassColumn::Remarks => false,
        }
    }
}
