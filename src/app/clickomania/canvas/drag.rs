//! Blocks that hang on the pointer: taken, shown, put where `aim` found a place for them.

use super::view::CanvasView;
use crate::app::clickomania::command::ChangeKind;
use crate::app::clickomania::command::piece::Piece;
use crate::app::clickomania::editor::document::Document;
use egui::{Pos2, Vec2, vec2};
use engine::language::arrange::DropTarget;
use engine::language::edit::{Edit, EditError, Fragment, Place};
use engine::language::program::Stack;
use engine::language::{BlockId, Program, ValueType};
use engine::layout::{Connection, DropSlot, Layout, LayoutChange, Measure, Point, Rect};
use engine::text::Text;

/// Where the blocks of the canvas lie, and what measures others.
pub type Laid<'a> = (&'a mut Layout, &'a Text, &'a dyn Measure);

/// A drag that a person began on the canvas.
#[derive(Clone)]
pub struct Begun {
    /// The block.
    pub block: BlockId,
    /// Where it is held, from its upper left corner.
    pub grab: Point,
    /// Without what hangs below it.
    pub alone: bool,
    /// A copy of it.
    pub copy: bool,
    /// All chosen blocks, if it is one of several.
    pub chosen: Vec<BlockId>,
}

impl Begun {
    /// Whether the block is taken alone, and whether a copy, while these keys are held: what was held when
    /// the drag began counts to its end.
    pub fn taking(&self, (alone, copy): (bool, bool)) -> (bool, bool) {
        (self.alone || alone, self.copy || copy)
    }
}

/// Why blocks cannot go somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What the place takes: a value of this type, or commands.
    pub wanted: Option<ValueType>,
    /// What is dragged: a value of this type, or commands.
    pub given: Option<ValueType>,
}

/// Where dragged blocks came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DragOrigin {
    /// The palette.
    Palette,
    /// The canvas; they are out of the program while they are dragged.
    Canvas,
    /// A copy of blocks of the canvas.
    Copy,
}

/// Blocks that hang on the pointer.
pub struct Drag {
    /// They alone, as a loose stack at the origin: what is painted.
    pub(super) shown: Program,
    pub(super) layout: Layout,
    fragment: Fragment,
    /// Makes the variables that the program lacks.
    first: Vec<Edit>,
    /// Where the pointer holds them, in units from their upper left corner.
    pub(super) grab: Point,
    /// How they were taken off the canvas.
    begun: Option<Begun>,
    /// Where they came from.
    pub origin: DragOrigin,
    /// Whether one was taken without what hangs below it.
    alone: bool,
    /// The gap or socket that they left.
    pub(super) left: Option<DropSlot>,
    /// Where they lay, if they were a loose stack.
    lay: Option<(f64, f64)>,
    pub(super) connections: Vec<Connection>,
    /// The places of the other kind: sockets for commands, stacks for a value.
    pub(super) others: Vec<Connection>,
    pub(super) target: Option<usize>,
    /// The pointer.
    pub pointer: Pos2,
    /// Whether keys, not a pointer, say where it goes.
    pub by_keys: bool,
    /// Whether it was well inside the canvas: what is taken at an edge, or crosses one, scrolls nothing.
    pub inside: bool,
    /// What of the canvas was in sight when it was begun.
    pub view: Option<CanvasView>,
}

impl Drag {
    /// Takes blocks off the canvas: one with all below it, or alone, or a copy.
    pub fn lift(
        document: &mut Document,
        laid: Laid<'_>,
        id: BlockId,
        (below, copy): (bool, bool),
    ) -> Option<Drag> {
        let program = document.program();
        let (place, rest) = program.place_of(id)?;
        let count = if below { rest } else { 1 };
        let roots: Vec<BlockId> = match place {
            Place::Stack(stack, index) => program.stack(stack)[index..index + count].to_vec(),
            _ => vec![id],
        };
        let edit = program.lift_edit(id, below)?;
        let left = match place {
            Place::Stack(stack, index) => Some(DropSlot::Stack(stack, index)),
            Place::Socket(owner, socket) => Some(DropSlot::Socket(owner, socket)),
            Place::Loose { .. } => None,
        };
        let lay = corner_of(program, &roots);
        let fragment = program.fragment(&roots);
        let drag = Drag::lift_fragment(document, laid, fragment, (edit, copy))?;
        Some(Drag {
            left,
            lay,
            alone: !below,
            ..drag
        })
    }

    /// Takes chosen commands off the canvas, or a copy of them, as one stack in the program's order.
    /// None without any, or with a value among them.
    pub fn lift_chosen(
        document: &mut Document,
        laid: Laid<'_>,
        chosen: &[BlockId],
        copy: bool,
    ) -> Option<Drag> {
        let program = document.program();
        let fragment = program.gathered(chosen)?;
        let left = gap_of(program, &fragment.roots);
        let lay = corner_of(program, &fragment.roots);
        let edit = program.lift_all_edit(chosen);
        let drag = Drag::lift_fragment(document, laid, fragment, (edit, copy))?;
        Some(Drag { left, lay, ..drag })
    }

    /// Takes blocks off the canvas by an edit, or a copy of them. They look as they did there.
    fn lift_fragment(
        document: &mut Document,
        (layout, text, measure): Laid<'_>,
        fragment: Fragment,
        (edit, copy): (Edit, bool),
    ) -> Option<Drag> {
        let program = document.program();
        let shown = program.alone(&fragment);
        let layout = layout.take(program, (&shown, copy), (text, measure));
        let (fragment, origin) = match copy {
            true => (fragment.fresh(document.identities()), DragOrigin::Copy),
            false => {
                if document.lift(edit).is_err() {
                    // They are still there.
                    document.remeasure();
                    return None;
                }
                (fragment, DragOrigin::Canvas)
            }
        };
        Some(Drag::new((shown, layout), fragment, vec![], origin))
    }

    /// Takes a fresh block from the palette.
    pub fn fresh(document: &mut Document, laid: Laid<'_>, piece: &Piece) -> Drag {
        let (first, fragment) = piece.bring(document.identities());
        let mut shown = Program::default();
        let (edits, copy) = piece.bring(&mut shown);
        for edit in edits.into_iter().chain([loose(&mut shown, copy)]) {
            let done = shown.apply(edit);
            debug_assert!(done.is_ok(), "a fresh block can lie on an empty canvas");
        }
        let shown = laid_out(shown, laid);
        Drag::new(shown, fragment, first, DragOrigin::Palette)
    }

    /// Takes copies of the blocks that stand first in another program: under its hat, else in its first loose stack.
    /// None if it has no blocks.
    pub fn of_program(document: &mut Document, laid: Laid<'_>, from: &Program) -> Option<Drag> {
        let mut roots = from.stack(Stack::Hat);
        if roots.is_empty() {
            roots = &from.loose().first()?.blocks;
        }
        let mut shown = Program::default();
        show(&mut shown, from, roots);
        let (first, fragment) = document.identities().insert_edit(from, roots);
        let shown = laid_out(shown, laid);
        Some(Drag::new(shown, fragment, first, DragOrigin::Palette))
    }

    fn new(
        (shown, layout): (Program, Layout),
        fragment: Fragment,
        first: Vec<Edit>,
        origin: DragOrigin,
    ) -> Drag {
        Drag {
            shown,
            layout,
            fragment,
            first,
            grab: Point { x: 12.0, y: 12.0 },
            begun: None,
            origin,
            alone: false,
            left: None,
            lay: None,
            connections: Vec::new(),
            others: Vec::new(),
            target: None,
            pointer: Pos2::ZERO,
            by_keys: false,
            inside: false,
            view: None,
        }
    }

    /// Held here: units from the upper left corner of the first block. A block may have more rows in the
    /// palette than here; it is held all the same.
    pub fn held_at(self, grab: Point) -> Drag {
        const INSIDE: f32 = 4.0;
        let size = self.size();
        let within = |at: f32, size: f32| at.min(size - INSIDE).max(0.0);
        let grab = Point::new(within(grab.x, size.x), within(grab.y, size.y));
        Drag { grab, ..self }
    }

    /// Taken off the canvas like this.
    pub fn begun(self, begun: Begun) -> Drag {
        let grab = begun.grab;
        Drag {
            begun: Some(begun),
            ..self
        }
        .held_at(grab)
    }

    /// How they were taken, if with these keys held they would be taken otherwise now: alone, or a copy.
    pub fn otherwise(&self, keys: (bool, bool)) -> Option<&Begun> {
        let begun = self.begun.as_ref()?;
        let other = begun.taking(keys) != (self.alone, self.origin == DragOrigin::Copy);
        other.then_some(begun)
    }

    /// The type of the value, if it is one.
    pub fn value(&self) -> Option<ValueType> {
        let kind = self.fragment.kind()?;
        kind.row().value()
    }

    pub(super) fn size(&self) -> Vec2 {
        let bounds = self.stack_rect();
        vec2(bounds.width(), bounds.height())
    }

    fn stack_rect(&self) -> Rect {
        self.layout
            .stacks()
            .iter()
            .find(|stack| matches!(stack.stack, Stack::Loose(_)))
            .map_or(Rect::default(), |stack| stack.rect)
    }

    /// Where the upper left corner lies on the canvas.
    pub fn corner(&self, view: &CanvasView) -> Point {
        view.to_layout(self.pointer) - self.grab
    }

    /// The blocks at the top of what is dragged.
    pub fn roots(&self) -> &[BlockId] {
        &self.fragment.roots
    }

    /// The blocks as a program of their own, a loose stack.
    pub fn blocks(&self) -> &Program {
        &self.shown
    }

    /// The first of the blocks.
    pub fn root(&self) -> Option<BlockId> {
        self.fragment.roots.first().copied()
    }

    /// Whether the blocks would go to the place that they were taken from; those that no connection takes come to lie
    /// at one of these.
    pub(super) fn is_back(&self, landings: impl FnOnce() -> [(f64, f64); 2]) -> bool {
        let back = match self.target() {
            Some(connection) => self.left == Some(connection.place),
            None => self.lay.is_some_and(|lay| landings().contains(&lay)),
        };
        self.origin == DragOrigin::Canvas && back
    }

    /// Where the blocks are let go when no connection takes them.
    pub(super) fn landing(&self, view: &CanvasView) -> (f64, f64) {
        // What is refused does not stay on top of what refused it.
        let aside = self.refusal(view).map_or(0.0, |_| 30.0);
        let at = self.corner(view) + Point::new(aside, aside);
        (f64::from(at.x.round()), f64::from(at.y.round()))
    }

    /// The blocks alone with what was measured of them, if the program has them again under the same identities.
    pub(super) fn returned(self) -> Option<(Program, Layout)> {
        (self.origin == DragOrigin::Canvas).then_some((self.shown, self.layout))
    }

    /// Puts the blocks where they would go, or `at` a place of the canvas; what they push out comes to lie
    /// `beside`. Gives what was measured of them, if they keep their identities.
    ///
    /// # Errors
    /// Why they cannot go there; they are back where they were then.
    pub fn put(
        self,
        document: &mut Document,
        (at, beside): ((f64, f64), (f64, f64)),
    ) -> Result<Option<(Program, Layout)>, EditError> {
        let size = self.size();
        let kind = match self.origin {
            DragOrigin::Palette => ChangeKind::Add,
            DragOrigin::Canvas => ChangeKind::Move,
            DragOrigin::Copy => ChangeKind::Copy,
        };
        let target = match self.target().map(|connection| connection.place) {
            Some(DropSlot::Stack(stack, index)) => DropTarget::Stack(stack, index),
            Some(DropSlot::Socket(block, socket)) => DropTarget::Socket(block, socket),
            None => DropTarget::Canvas(at),
        };
        let mut edits = self.first;
        let program = document.identities();
        if let DropTarget::Stack(Stack::Loose(id), 0) = target
            && let Some(loose) = program.loose_stack(id)
        {
            // What was there stays where it is.
            let up = (loose.at.0, loose.at.1 - f64::from(size.y));
            edits.push(Edit::MoveStack(id, up));
        }
        match program.place_edit(self.fragment, target, beside) {
            Ok(edit) => edits.push(edit),
            Err(error) => {
                document.put_back();
                return Err(error);
            }
        }
        document.put(kind, Edit::All(edits))?;
        Ok((self.origin == DragOrigin::Canvas).then_some((self.shown, self.layout)))
    }
}

/// Where blocks lie in a stack, if they lie one right below the other.
fn gap_of(program: &Program, roots: &[BlockId]) -> Option<DropSlot> {
    let (place, _) = program.place_of(*roots.first()?)?;
    let Place::Stack(stack, index) = place else {
        return None;
    };
    let together = program.stack(stack)[index..].starts_with(roots);
    together.then_some(DropSlot::Stack(stack, index))
}

/// Where blocks lie on the canvas, if they are all of a loose stack.
fn corner_of(program: &Program, roots: &[BlockId]) -> Option<(f64, f64)> {
    let DropSlot::Stack(Stack::Loose(id), 0) = gap_of(program, roots)? else {
        return None;
    };
    let loose = program.loose_stack(id)?;
    (loose.blocks.len() == roots.len()).then_some(loose.at)
}

/// Copies blocks of `from` onto the empty canvas of `shown`.
fn show(shown: &mut Program, from: &Program, roots: &[BlockId]) {
    let (edits, fragment) = shown.insert_edit(from, roots);
    for edit in edits.into_iter().chain([loose(shown, fragment)]) {
        let done = shown.apply(edit);
        debug_assert!(
            done.is_ok(),
            "blocks of a program can lie on an empty canvas"
        );
    }
}

/// Fresh blocks, broken into rows as on the canvas.
fn laid_out(shown: Program, (canvas, text, measure): Laid<'_>) -> (Program, Layout) {
    let mut layout = Layout::within(canvas.limit());
    layout.set_costs(canvas.costs());
    layout.update(&shown, text, measure, &LayoutChange::All);
    (shown, layout)
}

fn loose(program: &mut Program, fragment: Fragment) -> Edit {
    let stack = program.fresh_stack();
    let at = (0.0, 0.0);
    Edit::Attach(
        fragment,
        Place::Loose {
            stack,
            order: 0,
            at,
        },
    )
}
