//! Blocks that hang on the pointer. The program keeps them until they are dropped: only the canvas shows it
//! without them.

use super::block_painter::BlockPainter;
use super::drop_places::{DropPlaces, Held, Refusal, is_top};
use super::scene::{CanvasScene, Marks};
use super::view::CanvasView;
use crate::window::clickomania::command::ChangeKind;
use crate::window::clickomania::command::PaletteBlock;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::{Painter, Pos2, Vec2, vec2};
use engine::language::arrange::DropTarget;
use engine::language::edit::{Edit, EditError, Fragment, Place};
use engine::language::program::Stack;
use engine::language::{BlockId, Program};
use engine::layout::{
    Connection, DropSlot, Gap, Layout, LayoutChange, Measure, Point, Rect, touched,
};
use engine::text::Text;
use std::collections::HashMap;

/// The most that a gap in a stack opens, so that what is below stays near.
const MOST_GAP: f32 = 56.0;

/// The layout of the canvas, and what measures other blocks.
pub type Laid<'a> = (&'a Layout, &'a Text, &'a dyn Measure);

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

/// Where dragged blocks come from.
enum DragOrigin {
    Palette,
    /// They are copies of blocks of the canvas.
    Copy,
    Canvas(Box<LeftOut>),
}

/// What the canvas leaves out while blocks of the program are dragged.
struct LeftOut {
    /// The program without the blocks.
    around: Program,
    /// The edit that takes them out.
    edit: Edit,
    /// What that changes in the layout, and putting them back.
    changed: LayoutChange,
    /// The gap or socket that they leave.
    place: Option<DropSlot>,
    /// Where they lie, if they are a whole loose stack.
    lie: Option<(f64, f64)>,
}

/// The program as the canvas shows it: without what hangs on the pointer.
pub fn around<'a>(drag: Option<&'a Drag>, program: &'a Program) -> &'a Program {
    let left_out = drag.and_then(Drag::left_out);
    left_out.map_or(program, |left| &left.around)
}

/// Blocks that hang on the pointer.
pub struct Drag {
    /// They alone, as a loose stack at the origin: what is painted.
    shown: Program,
    layout: Layout,
    /// What comes into the program where they are dropped.
    fragment: Fragment,
    /// Makes the variables that the program lacks.
    first: Vec<Edit>,
    origin: DragOrigin,
    /// The revision of the program for which all this holds.
    revision: u64,
    /// Where the pointer holds them, in units from their upper left corner.
    grab: Point,
    /// How they were taken off the canvas.
    begun: Option<Begun>,
    /// Whether one was taken without what hangs below it.
    alone: bool,
    places: DropPlaces,
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
    /// Takes blocks off the canvas: one with all below it, or alone, or a copy. None if it is not there.
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
        let fragment = program.fragment(&roots);
        let drag = Drag::lift_fragment(document, laid, fragment, (edit, copy))?;
        Some(Drag {
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
        let fragment = program.command_fragment(chosen)?;
        let edit = program.lift_all_edit(chosen);
        Drag::lift_fragment(document, laid, fragment, (edit, copy))
    }

    /// Takes blocks off the canvas, out of which the edit takes them, or a copy of them. They look as they do there.
    fn lift_fragment(
        document: &mut Document,
        (layout, text, measure): Laid<'_>,
        fragment: Fragment,
        (edit, copy): (Edit, bool),
    ) -> Option<Drag> {
        let program = document.program();
        let shown = program.program_of(&fragment);
        let shown_layout = layout.excerpt(&shown, text, measure);
        let blocks = (shown, shown_layout);
        if copy {
            let fragment = fragment.fresh(document.identities());
            return Some(Drag::new(document, blocks, fragment, DragOrigin::Copy));
        }
        let mut around = program.clone();
        around.apply(edit.clone()).ok()?;
        let place = place_of(program, &fragment.roots);
        let left_out = LeftOut {
            around,
            changed: touched(program, &edit).and(LayoutChange::Blocks(fragment.roots.clone())),
            edit,
            place,
            lie: corner_of(program, &fragment.roots, place),
        };
        let origin = DragOrigin::Canvas(Box::new(left_out));
        Some(Drag::new(document, blocks, fragment, origin))
    }

    /// Takes a fresh block from the palette.
    pub fn fresh(document: &mut Document, laid: Laid<'_>, piece: &PaletteBlock) -> Drag {
        let (first, fragment) = piece.bring(document.identities());
        let mut shown = Program::default();
        let brought = piece.bring(&mut shown);
        let shown = laid_out(shown, brought, laid);
        Drag {
            first,
            ..Drag::new(document, shown, fragment, DragOrigin::Palette)
        }
    }

    /// Takes copies of the blocks that stand first in another program: under its hat, else in its first loose stack.
    /// None if it has no blocks.
    pub fn of_program(document: &mut Document, laid: Laid<'_>, from: &Program) -> Option<Drag> {
        let mut roots = from.stack(Stack::Hat);
        if roots.is_empty() {
            roots = &from.loose().first()?.blocks;
        }
        let mut shown = Program::default();
        let brought = shown.insert_edit(from, roots);
        let shown = laid_out(shown, brought, laid);
        let (first, fragment) = document.identities().insert_edit(from, roots);
        Some(Drag {
            first,
            ..Drag::new(document, shown, fragment, DragOrigin::Palette)
        })
    }

    fn new(
        document: &Document,
        (shown, layout): (Program, Layout),
        fragment: Fragment,
        origin: DragOrigin,
    ) -> Drag {
        Drag {
            shown,
            layout,
            fragment,
            first: Vec::new(),
            origin,
            revision: document.revision(),
            grab: Point { x: 12.0, y: 12.0 },
            begun: None,
            alone: false,
            places: DropPlaces::default(),
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

    /// Moved by keys.
    pub fn by_keys(self) -> Drag {
        Drag {
            by_keys: true,
            ..self
        }
    }

    /// How they were taken, if with these keys held they would be taken otherwise now: alone, or a copy.
    pub fn otherwise(&self, keys: (bool, bool)) -> Option<&Begun> {
        let begun = self.begun.as_ref()?;
        (begun.taking(keys) != (self.alone, self.is_copy())).then_some(begun)
    }

    /// Whether they are copies of blocks of the canvas.
    pub fn is_copy(&self) -> bool {
        matches!(self.origin, DragOrigin::Copy)
    }

    /// Whether they are blocks of the program.
    pub fn is_of_program(&self) -> bool {
        self.left_out().is_some()
    }

    /// Whether the program is another one than when they were taken.
    pub fn is_outdated(&self, document: &Document) -> bool {
        self.revision != document.revision()
    }

    fn left_out(&self) -> Option<&LeftOut> {
        match &self.origin {
            DragOrigin::Canvas(left_out) => Some(left_out),
            DragOrigin::Palette | DragOrigin::Copy => None,
        }
    }

    /// What of the layout changes when these blocks leave the program, and when they are back.
    pub fn changed(&self) -> Option<&LayoutChange> {
        self.left_out().map(|left| &left.changed)
    }

    /// The blocks as a program of their own, a loose stack.
    pub fn blocks(&self) -> &Program {
        &self.shown
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The first of the blocks.
    pub fn root(&self) -> Option<BlockId> {
        self.fragment.roots.first().copied()
    }

    /// All blocks that come into the program, the first one first.
    pub fn all(&self) -> impl Iterator<Item = BlockId> {
        self.fragment.blocks.iter().map(|(id, _)| *id)
    }

    fn size(&self) -> Vec2 {
        let stacks = self.layout.stacks().iter();
        let mut loose = stacks.filter(|stack| matches!(stack.stack, Stack::Loose(_)));
        let rect = loose.next().map_or(Rect::default(), |stack| stack.rect);
        vec2(rect.width(), rect.height())
    }

    /// Where the upper left corner lies on the canvas.
    pub fn corner(&self, view: &CanvasView) -> Point {
        view.to_layout(self.pointer) - self.grab
    }

    fn held<'a>(&self, view: &'a CanvasView) -> Held<'a> {
        Held {
            view,
            pointer: self.pointer,
            corner: self.corner(view),
            size: self.size(),
        }
    }

    /// Looks for the places where the blocks can go, in the `layout` of the program without them.
    pub fn look_around(&mut self, program: &Program, layout: &Layout) {
        // They are broken into rows as there.
        self.layout.set_limit(&self.shown, layout.limit());
        let kind = self.fragment.kind();
        let given = kind.and_then(|kind| kind.row().value());
        let program = around(Some(self), program);
        self.places = DropPlaces::new(program, layout, given);
    }

    /// Chooses the nearest place that takes the blocks, or none if `over_canvas` is not.
    pub fn aim(&mut self, view: &CanvasView, over_canvas: bool) {
        if over_canvas {
            let held = self.held(view);
            self.places.aim(&held);
        } else {
            self.places.leave();
        }
    }

    /// Goes on to another place that takes the blocks: see [`DropPlaces::step`].
    pub fn step(&mut self, by: isize) -> Option<Connection> {
        let left = self.left_out().and_then(|left| left.place);
        self.places.step(by, left)
    }

    /// The place that is chosen.
    pub fn target(&self) -> Option<&Connection> {
        self.places.chosen()
    }

    /// The block that would be pushed out.
    pub fn displaced(&self) -> Option<BlockId> {
        self.places.displaced()
    }

    /// Why what is below the blocks refuses them.
    pub fn refusal(&self, view: &CanvasView) -> Option<Refusal> {
        self.places.refusal(&self.held(view))
    }

    /// Whether the blocks would go to the place that they were taken from; those that no connection takes come to lie
    /// at one of these.
    pub fn is_back(&self, landings: impl FnOnce() -> [(f64, f64); 2]) -> bool {
        let Some(left) = self.left_out() else {
            return false;
        };
        match self.target() {
            Some(target) => left.place == Some(target.place),
            None => left.lie.is_some_and(|lie| landings().contains(&lie)),
        }
    }

    /// Where the blocks are let go when no connection takes them.
    pub fn landing(&self, view: &CanvasView) -> (f64, f64) {
        // What is refused does not stay on top of what refused it.
        let aside = self.refusal(view).map_or(0.0, |_| 30.0);
        let at = self.corner(view) + Point::new(aside, aside);
        (f64::from(at.x.round()), f64::from(at.y.round()))
    }

    /// The change that deletes the blocks, if they are of the program.
    pub fn deletion(self) -> Option<Edit> {
        match self.origin {
            DragOrigin::Canvas(left_out) => Some(left_out.edit),
            DragOrigin::Palette | DragOrigin::Copy => None,
        }
    }

    /// The change that puts the blocks where they would go, or `at` a place of the canvas; what they push out comes to
    /// lie `beside`.
    ///
    /// # Errors
    /// Why they cannot go there.
    pub fn drop(
        self,
        document: &mut Document,
        (at, beside): ((f64, f64), (f64, f64)),
    ) -> Result<(ChangeKind, Edit), EditError> {
        let height = f64::from(self.size().y);
        let target = match self.target().map(|target| target.place) {
            Some(DropSlot::Stack(stack, index)) => DropTarget::Stack(stack, index),
            Some(DropSlot::Socket(block, socket)) => DropTarget::Socket(block, socket),
            None => DropTarget::Canvas(at),
        };
        let mut edits = self.first;
        let place = |program: &mut Program| {
            if let DropTarget::Stack(Stack::Loose(id), 0) = target
                && let Some(loose) = program.loose_stack(id)
            {
                // What is there stays where it is.
                let up = (loose.at.0, loose.at.1 - height);
                edits.push(Edit::MoveStack(id, up));
            }
            edits.push(program.place_edit(self.fragment, target, beside)?);
            Ok(())
        };
        let kind = match self.origin {
            DragOrigin::Palette => {
                place(document.identities())?;
                ChangeKind::Add
            }
            DragOrigin::Copy => {
                place(document.identities())?;
                ChangeKind::Copy
            }
            DragOrigin::Canvas(mut left_out) => {
                place(&mut left_out.around)?;
                document.identities().skip_identities(&left_out.around);
                edits.insert(0, left_out.edit);
                ChangeKind::Move
            }
        };
        Ok((kind, Edit::All(edits)))
    }
}

/// How a drag is painted.
impl Drag {
    /// The gap that opens where the blocks would go.
    pub fn gap(&self) -> Option<Gap> {
        match self.target()?.place {
            // On top of a loose stack there is room.
            DropSlot::Stack(stack, index) if !is_top(stack, index) => Some(Gap {
                stack,
                index,
                height: self.size().y.min(MOST_GAP),
            }),
            _ => None,
        }
    }

    /// Paints the blocks at the pointer.
    pub fn paint(
        &self,
        painter: &Painter,
        block_painter: &mut BlockPainter,
        (view, theme): (&CanvasView, &'static Theme),
    ) {
        let held = vec2(self.grab.x, self.grab.y) * view.zoom;
        let marks = HashMap::new();
        let scene = self.scene((view, theme), self.pointer - held, &marks);
        block_painter.shadow(painter, &scene);
        block_painter.scene(painter, &scene, false);
    }

    /// Paints where they would go, in their colour: the socket, or their outlines in the gap.
    pub fn paint_preview(
        &self,
        painter: &Painter,
        block_painter: &mut BlockPainter,
        (view, theme): (&CanvasView, &'static Theme),
    ) {
        let Some(target) = self.target() else {
            // What does not fit is seen before it is tried.
            let refusing = self.places.refusing(&self.held(view));
            if let Some((place, ty)) = refusing.and_then(|place| Some((place, place.ty?))) {
                block_painter.light_up(painter, view, (place.rect, ty), theme.wrong);
            }
            return;
        };
        if let Some(ty) = target.ty {
            block_painter.light_up(painter, view, (target.rect, ty), self.colour());
            return;
        }
        let size = self.size();
        let (at, height) = match self.gap() {
            Some(gap) => (target.at, gap.height),
            None => (target.at - Point::new(0.0, size.y), size.y),
        };
        let origin = view.to_window(at);
        let seen = vec2(size.x * view.zoom + 2.0, height * view.zoom);
        let clip = egui::Rect::from_min_size(origin, seen);
        let painter = painter.with_clip_rect(clip.intersect(painter.clip_rect()));
        let marks = HashMap::new();
        block_painter.preview(&painter, &self.scene((view, theme), origin, &marks));
    }

    /// The blocks alone, their upper left corner at this point of the window.
    fn scene<'a>(
        &'a self,
        (view, theme): (&CanvasView, &'static Theme),
        origin: Pos2,
        marks: &'a HashMap<BlockId, Marks>,
    ) -> CanvasScene<'a> {
        // More than any window, from there on.
        let far = egui::Rect::from_min_size(origin, Vec2::splat(4000.0));
        CanvasScene {
            program: &self.shown,
            layout: &self.layout,
            view: CanvasView::at(view.zoom, Vec2::ZERO).within(far),
            theme,
            marks,
            hovered: None,
            pale_loose: false,
        }
    }

    /// The colour of the first of the blocks.
    fn colour(&self) -> egui::Color32 {
        let first = self.shown.all_blocks().next();
        first.map_or(theme::HAT.fill, |id| {
            theme::category(self.shown.block(id).kind.row().categories[0]).fill
        })
    }
}

/// The socket of a value, or where blocks stand in a stack, if they stand one right below the other.
fn place_of(program: &Program, roots: &[BlockId]) -> Option<DropSlot> {
    match program.place_of(*roots.first()?)?.0 {
        Place::Socket(owner, socket) => Some(DropSlot::Socket(owner, socket)),
        Place::Stack(stack, index) => {
            let together = program.stack(stack)[index..].starts_with(roots);
            together.then_some(DropSlot::Stack(stack, index))
        }
        Place::Loose { .. } => None,
    }
}

/// Where blocks that have this place lie on the canvas, if they are all of a loose stack.
fn corner_of(program: &Program, roots: &[BlockId], place: Option<DropSlot>) -> Option<(f64, f64)> {
    let DropSlot::Stack(Stack::Loose(id), 0) = place? else {
        return None;
    };
    let loose = program.loose_stack(id)?;
    (loose.blocks.len() == roots.len()).then_some(loose.at)
}

/// Fresh blocks on the empty canvas of `shown`, broken into rows as on the canvas.
fn laid_out(
    mut shown: Program,
    (edits, fragment): (Vec<Edit>, Fragment),
    (canvas, text, measure): Laid<'_>,
) -> (Program, Layout) {
    let place = Place::Loose {
        stack: shown.fresh_stack(),
        order: 0,
        at: (0.0, 0.0),
    };
    for edit in edits.into_iter().chain([Edit::Attach(fragment, place)]) {
        let done = shown.apply(edit);
        debug_assert!(done.is_ok(), "fresh blocks can lie on an empty canvas");
    }
    let mut layout = Layout::within(canvas.limit());
    layout.set_costs(canvas.costs());
    layout.update(&shown, text, measure, &LayoutChange::All);
    (shown, layout)
}
