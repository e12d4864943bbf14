//! The blocks of the palette, one below the other: of all categories with their names above them, or those that a
//! search found. They lie as a program of loose stacks; only what is seen of it is painted and can be pressed.

mod show;

use crate::window::clickomania::command::{PaletteBlock, loop_variable};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::search::found;
use egui::Id;
use engine::language::edit::{Edit, Place};
use engine::language::kind::{Category, TABLE};
use engine::language::{Kind, Program};
use engine::layout::{Layout, LayoutChange, Measure};
use engine::text::Text;

/// Blocks in the palette are a little smaller than at 100 % on the canvas.
const ZOOM: f32 = 0.9;
/// Between two blocks, in units.
const GAP: f32 = 10.0;
/// Height of a category's name, in units.
const HEAD: f32 = 28.0;
/// Height of the button that makes a variable, in units.
const NEW_VARIABLE: f32 = 38.0;
/// Beside the blocks is the bar to scroll.
const BAR_ROOM: f32 = 14.0;

/// The blocks shown at present, as a program of loose stacks.
#[derive(Default)]
pub struct ShownBlocks {
    program: Program,
    layout: Layout,
    /// The blocks, each with the category among whose blocks it stands.
    pieces: Vec<(Option<Category>, PaletteBlock)>,
    /// Where the blocks of each category begin, in units.
    heads: Vec<(Category, f32)>,
    /// What it was made for.
    key: Option<PaletteKey>,
    width: f32,
}

/// What decides which blocks there are.
#[derive(Clone, PartialEq, Debug)]
pub struct PaletteKey {
    pub wanted: String,
    pub language: engine::text::Language,
    pub variables: Vec<String>,
    /// What a loop from here counts with.
    pub counter: String,
    /// The task that says which blocks there are, and what they cost.
    pub task: ReadyTask,
}

/// The categories of which a task has blocks.
pub fn categories(task: &ReadyTask) -> Vec<Category> {
    let allowed = &task.task().blocks;
    let has = |category: &Category| {
        let mut rows = TABLE.iter();
        rows.any(|row| row.categories.contains(category) && allowed.allows(row.kind))
    };
    Category::ALL.iter().copied().filter(has).collect()
}

impl ShownBlocks {
    /// The blocks in a list of this width.
    pub fn new(key: PaletteKey, width: f32, text: &Text, measure: &dyn Measure) -> ShownBlocks {
        let in_category = |&category: &Category| {
            let rows = TABLE.iter();
            let here = rows.filter(move |row| row.categories.contains(&category));
            here.map(move |row| (Some(category), row.kind))
        };
        let kinds: Vec<(Option<Category>, Kind)> = match key.wanted.is_empty() {
            true => Category::ALL.iter().flat_map(in_category).collect(),
            false => {
                let found = found(text, &key.wanted).into_iter();
                found.map(|kind| (None, kind)).collect()
            }
        };
        let allowed = &key.task.task().blocks;
        let mut pieces = Vec::new();
        for (category, kind) in kinds.into_iter().filter(|(_, kind)| allowed.allows(*kind)) {
            let last = key.variables.last().map(String::as_str);
            let mut add = |name: &str| pieces.push((category, PaletteBlock::new(kind, name)));
            match kind {
                Kind::Get => {
                    // Every variable can be read: a block for each.
                    key.variables.iter().for_each(|name| add(name));
                    if last.is_none() {
                        add("x");
                    }
                }
                Kind::Set | Kind::Change => add(last.unwrap_or("x")),
                Kind::Count => add(&key.counter),
                _ => add(loop_variable(kind)),
            }
        }
        // Who types the name of a variable means it.
        if key.variables.contains(&key.wanted) && allowed.allows(Kind::Get) {
            let meant = PaletteBlock::new(Kind::Get, &key.wanted);
            pieces.retain(|(_, piece)| *piece != meant);
            pieces.insert(0, (None, meant));
        }
        let mut layout = Layout::within((width - BAR_ROOM) / ZOOM);
        layout.set_costs(&key.task.task().costs);
        let mut shown = ShownBlocks {
            program: Program::default(),
            layout,
            width,
            pieces,
            heads: Vec::new(),
            key: Some(key),
        };
        shown.lay_out(text, measure);
        shown
    }

    /// Puts the blocks below each other.
    fn lay_out(&mut self, text: &Text, measure: &dyn Measure) {
        let apply = |program: &mut Program, edit| {
            let done = program.apply(edit);
            debug_assert!(done.is_ok(), "a fresh block can lie on an empty canvas");
        };
        for order in 0..self.pieces.len() {
            let (edits, fragment) = self.pieces[order].1.bring(&mut self.program);
            for edit in edits {
                apply(&mut self.program, edit);
            }
            let stack = self.program.fresh_stack();
            let at = (0.0, 0.0);
            let place = Place::Loose { stack, order, at };
            apply(&mut self.program, Edit::Attach(fragment, place));
        }
        self.layout
            .update(&self.program, text, measure, &LayoutChange::All);
        let mut y = 0.0;
        let mut before = None;
        for (order, loose) in self.program.loose().to_vec().into_iter().enumerate() {
            let Some(block) = self.layout.get(loose.blocks[0]) else {
                continue;
            };
            let category = self.pieces[order].0;
            if let Some(category) = category.filter(|_| category != before) {
                self.heads.push((category, y as f32));
                y += f64::from(HEAD);
                if category == Category::Variables {
                    y += f64::from(NEW_VARIABLE);
                }
            }
            before = category;
            apply(&mut self.program, Edit::MoveStack(loose.id, (0.0, y)));
            y += f64::from(block.rect.height() + GAP);
        }
        self.layout
            .update(&self.program, text, measure, &LayoutChange::Blocks(vec![]));
    }

    /// Whether it is what is to be shown.
    pub fn is_for(&self, key: &PaletteKey, width: f32) -> bool {
        self.key.as_ref() == Some(key) && self.width == width
    }

    /// The first block of this kind.
    pub fn position(&self, kind: Kind) -> Option<usize> {
        self.pieces.iter().position(|(_, piece)| piece.kind == kind)
    }

    /// The first block of a category.
    pub fn first_of(&self, category: Category) -> Option<usize> {
        let mut pieces = self.pieces.iter();
        pieces.position(|(other, _)| *other == Some(category))
    }

    /// Where the blocks of a category begin, in points from the top.
    pub fn top_of(&self, category: Category) -> Option<f32> {
        let mut heads = self.heads.iter();
        let (_, top) = heads.find(|(other, _)| *other == category)?;
        Some(top * ZOOM)
    }

    /// The category at a distance from the top, in points.
    pub fn category_at(&self, offset: f32) -> Option<Category> {
        let below = offset / ZOOM + HEAD;
        let last = self.heads.iter().rev().find(|(_, top)| *top <= below);
        last.or(self.heads.first()).map(|(category, _)| *category)
    }

    /// Among whose blocks the block with this name in the window stands; a search finds blocks of all categories.
    pub fn category_of(&self, id: Id) -> Option<Category> {
        let mut pieces = self.pieces.iter();
        let (category, _) = pieces.find(|piece| piece_id(piece) == id)?;
        *category
    }

    /// Whether a block here has this name in the window.
    pub fn has(&self, id: Id) -> bool {
        self.pieces.iter().any(|piece| piece_id(piece) == id)
    }
}

fn piece_id((category, piece): &(Option<Category>, PaletteBlock)) -> Id {
    let category = category.map(|category| category as usize);
    Id::unique("palette").with((category, piece.kind as usize, &piece.variable))
}
