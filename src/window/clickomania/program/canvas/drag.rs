//! Blocks that are dragged. The program keeps them until they are dropped: only the canvas shows it without them.

use super::block_painter::BlockPainter;
use super::drop_places::{DropPlaces, Held, Refusal, is_top};
use super::dropping::rounded;
use super::scene::{CanvasScene, attach_fresh, first_blocks};
use super::view::CanvasView;
use crate::window::clickomania::command::ChangeKind;
use crate::window::clickomania::command::PaletteBlock;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::{Modifiers, Painter, Pos2, Vec2, vec2};
use engine::language::arrange::DropTarget;
use engine::language::edit::{Edit, EditError, Fragment, Place};
use engine::language::program::Stack;
use engine::language::{BlockId, Program};
use engine::layout::{
    Advances, Connection, DropSlot, Gap, Layout, LayoutChange, Point, Rect, touched,
};
use engine::text::Text;

/// Maximum height of the gap that opens in a stack, in units: what is below stays near.
const MAX_GAP: f32 = 56.0;

/// A drag that a person began on the canvas.
#[derive(Clone)]
pub struct DragStart {
    pub block: BlockId,
    /// The point where it is held, from its upper left corner, in units.
    pub grab: Point,
    pub keys: DragKeys,
    /// All chosen blocks, if it is one of several.
    pub chosen: Vec<BlockId>,
}

/// Variants of a drag, by the keys that are held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DragKeys {
    /// The block is taken without what is below it.
    pub alone: bool,
    /// A copy is taken.
    pub copy: bool,
}

impl DragKeys {
    pub fn held(modifiers: Modifiers) -> DragKeys {
        DragKeys {
            alone: modifiers.alt,
            copy: modifiers.command,
        }
    }

    /// The effect of the keys held at the beginning of a drag, which lasts to its end, and of those held now.
    pub fn and(self, now: DragKeys) -> DragKeys {
        DragKeys {
            alone: self.alone || now.alone,
            copy: self.copy || now.copy,
        }
    }
}

/// The origin of dragged blocks.
enum DragOrigin {
    Palette,
    /// They are copies of blocks of the canvas.
    Copy,
    Canvas(Box<LeftOut>),
}

/// The difference of the canvas from the program while blocks of it are dragged.
struct LeftOut {
    /// The program without the blocks.
    around: Program,
    /// The edit that takes them out.
    edit: Edit,
    /// The change of the layout by taking them out, and by putting them back.
    changed: LayoutChange,
    /// The gap or socket that they leave.
    place: Option<DropSlot>,
    /// Their position, if they are a whole loose stack.
    corner: Option<(f64, f64)>,
}

/// The program as the canvas shows it: without dragged blocks.
pub fn around<'a>(drag: Option<&'a Drag>, program: &'a Program) -> &'a Program {
    let left_out = drag.and_then(Drag::left_out);
    left_out.map_or(program, |left| &left.around)
}

/// Blocks that are dragged.
pub struct Drag {
    /// The blocks as a loose stack at the origin, which is painted at the pointer.
    shown: Program,
    layout: Layout,
    /// The blocks as they come into the program.
    fragment: Fragment,
    /// Edits that make variables which the program lacks.
    variables: Vec<Edit>,
    origin: DragOrigin,
    /// The revision of the program for which all this holds.
    revision: u64,
    /// The point at which the pointer holds them, in units from their upper left corner.
    grab: Point,
    /// The beginning on the canvas.
    begun: Option<DragStart>,
    /// True if a block was taken without what is below it.
    alone: bool,
    places: DropPlaces,
    pub pointer: Pos2,
    /// True if keys, not a pointer, move it.
    pub by_keys: bool,
    /// True once it was well inside the canvas: blocks taken at an edge scroll nothing.
    pub inside: bool,
    /// The view when the drag began.
    pub view: Option<CanvasView>,
}

impl Drag {
    /// Takes what a person began to drag off the canvas with this `layout`: all chosen commands if the block is one of several, else the block.
    pub fn begin(
        document: &mut Document,
        layout: &Layout,
        text: &Text,
        begun: DragStart,
        keys: DragKeys,
    ) -> Option<Drag> {
        let taking = begun.keys.and(keys);
        let program = document.program();
        let fragment = program
            .command_fragment(&begun.chosen)
            .filter(|_| !taking.alone);
        let drag = match fragment {
            Some(fragment) => {
                let edit = program.lift_all_edit(&begun.chosen);
                Drag::lift_fragment(document, layout, text, fragment, edit, taking.copy)
            }
            None => Drag::lift(document, layout, text, begun.block, taking),
        }?;
        let grab = begun.grab;
        Some(
            Drag {
                begun: Some(begun),
                ..drag
            }
            .held_at(grab),
        )
    }

    /// Takes a block off the canvas with all below it or alone, or copies of these. None if it is not there.
    pub fn lift(
        document: &mut Document,
        layout: &Layout,
        text: &Text,
        id: BlockId,
        keys: DragKeys,
    ) -> Option<Drag> {
        let program = document.program();
        let (place, rest) = program.place_of(id)?;
        let count = if keys.alone { 1 } else { rest };
        let roots: Vec<BlockId> = match place {
            Place::Stack(stack, index) => program.stack(stack)[index..index + count].to_vec(),
            _ => vec![id],
        };
        let edit = program.lift_edit(id, !keys.alone)?;
        let fragment = program.fragment(&roots);
        let drag = Drag::lift_fragment(document, layout, text, fragment, edit, keys.copy)?;
        Some(Drag {
            alone: keys.alone,
            ..drag
        })
    }

    /// Takes blocks off the canvas by this edit, or copies of them. They look as they do there.
    fn lift_fragment(
        document: &mut Document,
        layout: &Layout,
        text: &Text,
        fragment: Fragment,
        edit: Edit,
        copy: bool,
    ) -> Option<Drag> {
        let program = document.program();
        let shown = program.program_of(&fragment);
        let layout = layout.excerpt(&shown, text, &Advances::embedded());
        if copy {
            let fragment = fragment.fresh(document.identities());
            return Some(Drag::new(
                document,
                shown,
                layout,
                fragment,
                DragOrigin::Copy,
            ));
        }
        let mut around = program.clone();
        around.apply(edit.clone()).ok()?;
        let place = place_of(program, &fragment.roots);
        let left_out = LeftOut {
            around,
            changed: touched(program, &edit).and(LayoutChange::Blocks(fragment.roots.clone())),
            edit,
            place,
            corner: corner_of(program, &fragment.roots, place),
        };
        let origin = DragOrigin::Canvas(Box::new(left_out));
        Some(Drag::new(document, shown, layout, fragment, origin))
    }

    /// Takes a fresh block from the palette.
    pub fn fresh(
        document: &mut Document,
        layout: &Layout,
        text: &Text,
        piece: &PaletteBlock,
    ) -> Drag {
        let bring = |program: &mut Program| piece.bring(program);
        Drag::from_elsewhere(document, layout, text, bring)
    }

    /// Takes copies of the first blocks of another program. None if it has no blocks.
    pub fn of_program(
        document: &mut Document,
        layout: &Layout,
        text: &Text,
        from: &Program,
    ) -> Option<Drag> {
        let roots = first_blocks(from);
        let bring = |program: &mut Program| program.insert_edit(from, roots);
        (!roots.is_empty()).then(|| Drag::from_elsewhere(document, layout, text, bring))
    }

    /// Takes blocks that `bring` makes for a program, with the edits that make their variables.
    fn from_elsewhere(
        document: &mut Document,
        layout: &Layout,
        text: &Text,
        bring: impl Fn(&mut Program) -> (Vec<Edit>, Fragment),
    ) -> Drag {
        let mut shown = Program::default();
        let (edits, fragment) = bring(&mut shown);
        attach_fresh(&mut shown, edits, fragment);
        let mut shown_layout = Layout::within(layout.limit());
        shown_layout.set_costs(layout.costs());
        shown_layout.update(&shown, text, &Advances::embedded(), &LayoutChange::All);
        let (variables, fragment) = bring(document.identities());
        Drag {
            variables,
            ..Drag::new(document, shown, shown_layout, fragment, DragOrigin::Palette)
        }
    }

    fn new(
        document: &Document,
        shown: Program,
        layout: Layout,
        fragment: Fragment,
        origin: DragOrigin,
    ) -> Drag {
        Drag {
            shown,
            layout,
            fragment,
            variables: Vec::new(),
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

    /// Held at this point, in units from the upper left corner of the first block, or at the nearest one inside: in the
    /// palette a block may have more rows.
    pub fn held_at(self, grab: Point) -> Drag {
        const INSIDE: f32 = 4.0;
        let size = self.size();
        let within = |at: f32, size: f32| at.min(size - INSIDE).max(0.0);
        let grab = Point::new(within(grab.x, size.x), within(grab.y, size.y));
        Drag { grab, ..self }
    }

    /// The beginning, if with these keys the blocks would be taken otherwise now: alone, or as a copy.
    pub fn otherwise(&self, keys: DragKeys) -> Option<&DragStart> {
        let present = DragKeys {
            alone: self.alone,
            copy: self.is_copy(),
        };
        let begun = self.begun.as_ref()?;
        (begun.keys.and(keys) != present).then_some(begun)
    }

    /// True if they are copies of blocks of the canvas.
    pub fn is_copy(&self) -> bool {
        matches!(self.origin, DragOrigin::Copy)
    }

    /// True if they are blocks of the program.
    pub fn is_of_program(&self) -> bool {
        self.left_out().is_some()
    }

    /// True if the program changed since they were taken.
    pub fn is_outdated(&self, document: &Document) -> bool {
        self.revision != document.revision()
    }

    fn left_out(&self) -> Option<&LeftOut> {
        match &self.origin {
            DragOrigin::Canvas(left_out) => Some(left_out),
            DragOrigin::Palette | DragOrigin::Copy => None,
        }
    }

    /// The change of the layout when these blocks leave the program, and when they are back.
    pub fn changed(&self) -> Option<&LayoutChange> {
        self.left_out().map(|left| &left.changed)
    }

    /// The blocks as a program with one loose stack.
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
        let mut stacks = self.layout.stacks().iter();
        let loose = stacks.find(|stack| matches!(stack.stack, Stack::Loose(_)));
        let rect = loose.map_or(Rect::default(), |stack| stack.rect);
        vec2(rect.width(), rect.height())
    }

    /// The upper left corner on the canvas, in units.
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

    /// Finds the places where the blocks can go, in the `layout` of the program without them.
    pub fn find_places(&mut self, program: &Program, layout: &Layout) {
        // They are broken into rows as there.
        self.layout.set_limit(&self.shown, layout.limit());
        let kind = self.fragment.kind();
        let given = kind.and_then(|kind| kind.row().value());
        let program = around(Some(self), program);
        self.places = DropPlaces::new(program, layout, given);
    }

    /// Chooses the nearest place that takes the blocks, or none unless they are `over_canvas`.
    pub fn aim(&mut self, view: &CanvasView, over_canvas: bool) {
        if over_canvas {
            let held = self.held(view);
            self.places.aim(&held);
        } else {
            self.places.leave();
        }
    }

    /// Goes to another place that takes the blocks: see [`DropPlaces::step`].
    pub fn step(&mut self, by: isize) -> Option<Connection> {
        let left = self.left_out().and_then(|left| left.place);
        self.places.step(by, left)
    }

    /// The chosen place.
    pub fn target(&self) -> Option<&Connection> {
        self.places.chosen()
    }

    /// The block that would be displaced.
    pub fn displaced(&self) -> Option<BlockId> {
        self.places.displaced()
    }

    /// Why the place below the blocks refuses them.
    pub fn refusal(&self, view: &CanvasView) -> Option<Refusal> {
        self.places.refusal(&self.held(view))
    }

    /// True if the blocks would go to the place that they were taken from; without a connection they are placed at one
    /// of the `landings`.
    pub fn is_back(&self, landings: impl FnOnce() -> [(f64, f64); 2]) -> bool {
        let Some(left) = self.left_out() else {
            return false;
        };
        match self.target() {
            Some(target) => left.place == Some(target.place),
            None => left
                .corner
                .is_some_and(|corner| landings().contains(&corner)),
        }
    }

    /// The position of the blocks on the canvas when no connection takes them.
    pub fn landing(&self, view: &CanvasView) -> (f64, f64) {
        // Blocks that are refused do not stay on top of what refused them.
        let aside = self.refusal(view).map_or(0.0, |_| 30.0);
        rounded(self.corner(view) + Point::new(aside, aside))
    }

    /// The edit that deletes the blocks, if they are of the program.
    pub fn deletion(self) -> Option<Edit> {
        match self.origin {
            DragOrigin::Canvas(left_out) => Some(left_out.edit),
            DragOrigin::Palette | DragOrigin::Copy => None,
        }
    }

    /// The edit that puts the blocks into the chosen place, or loose `at` a point of the canvas; a block that they
    /// displace comes `beside`.
    ///
    /// # Errors
    /// Why they cannot go there.
    pub fn drop(
        self,
        document: &mut Document,
        at: (f64, f64),
        beside: (f64, f64),
    ) -> Result<(ChangeKind, Edit), EditError> {
        let height = f64::from(self.size().y);
        let target = match self.target().map(|target| target.place) {
            Some(DropSlot::Stack(stack, index)) => DropTarget::Stack(stack, index),
            Some(DropSlot::Socket(block, socket)) => DropTarget::Socket(block, socket),
            None => DropTarget::Canvas(at),
        };
        let mut edits = self.variables;
        let place = |program: &mut Program| {
            if let DropTarget::Stack(Stack::Loose(id), 0) = target
                && let Some(loose) = program.loose_stack(id)
            {
                // The blocks below stay where they are.
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

    /// The gap that opens where the blocks would go.
    pub fn gap(&self) -> Option<Gap> {
        match self.target()?.place {
            // On top of a loose stack there is room.
            DropSlot::Stack(stack, index) if !is_top(stack, index) => Some(Gap {
                stack,
                index,
                height: self.size().y.min(MAX_GAP),
            }),
            _ => None,
        }
    }

    /// Paints the blocks at the pointer.
    pub fn paint(
        &self,
        painter: &Painter,
        block_painter: &mut BlockPainter,
        view: &CanvasView,
        theme: &'static Theme,
    ) {
        let held = vec2(self.grab.x, self.grab.y) * view.zoom;
        let scene = self.scene(view, theme, self.pointer - held);
        block_painter.shadow(painter, &scene);
        block_painter.scene(painter, &scene, false);
    }

    /// Paints where they would go, in their colour: the rim of the socket, or their outlines in the gap.
    pub fn paint_preview(
        &self,
        painter: &Painter,
        block_painter: &mut BlockPainter,
        view: &CanvasView,
        theme: &'static Theme,
    ) {
        let Some(target) = self.target() else {
            // A socket that would refuse them is marked before they are dropped.
            if let Some(place) = self.places.refusing(&self.held(view))
                && let Some(ty) = place.ty
            {
                block_painter.light_up(painter, view, place.rect, ty, theme.wrong);
            }
            return;
        };
        if let Some(ty) = target.ty {
            block_painter.light_up(painter, view, target.rect, ty, self.colour());
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
        block_painter.preview(&painter, &self.scene(view, theme, origin));
    }

    /// The blocks alone, their upper left corner at this point of the window.
    fn scene(&self, view: &CanvasView, theme: &'static Theme, origin: Pos2) -> CanvasScene<'_> {
        // More than any window, from there on.
        let far = egui::Rect::from_min_size(origin, Vec2::splat(4000.0));
        let view = CanvasView::at(view.zoom, Vec2::ZERO).within(far);
        CanvasScene::unmarked(&self.shown, &self.layout, view, theme)
    }

    /// The colour of the first of the blocks.
    fn colour(&self) -> egui::Color32 {
        let first = self.shown.all_blocks().next();
        first.map_or(theme::HAT.fill, |id| {
            theme::category(self.shown.block(id).kind.row().categories[0]).fill
        })
    }
}

/// The socket of a value, or the place of blocks in a stack if they are next to each other.
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

/// The position of blocks with this place, if they are a whole loose stack.
fn corner_of(program: &Program, roots: &[BlockId], place: Option<DropSlot>) -> Option<(f64, f64)> {
    let DropSlot::Stack(Stack::Loose(id), 0) = place? else {
        return None;
    };
    let loose = program.loose_stack(id)?;
    (loose.blocks.len() == roots.len()).then_some(loose.at)
}
