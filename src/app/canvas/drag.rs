//! Blocks that hang on the pointer, and where they would go.

use super::Canvas;
use super::paint::{BlockPainter, Scene};
use super::view::View;
use crate::app::theme::Theme;
use crate::app::workshop::document::Document;
use crate::app::workshop::history::Deed;
use crate::app::workshop::piece::Piece;
use crate::blocks::arrange::Target;
use crate::blocks::edit::{Edit, EditError, Fragment, Place};
use crate::blocks::program::Stack;
use crate::blocks::{BlockId, Program, Type};
use crate::layout::{Changed, Connection, Gap, Layout, Measure, Offer, Point, Rect, Slot};
use crate::text::Text;
use egui::{Pos2, Vec2, vec2};
use std::collections::HashMap;

/// A connection is in reach within so many points of the window, at any zoom.
const REACH: f32 = 48.0;
/// Another connection must be nearer by so much before the choice changes.
const STICKY: f32 = 12.0;
/// A gap in a stack opens at most so far, that what is below stays near.
const MOST_GAP: f32 = 56.0;

/// Where dragged blocks came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
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
    shown: Program,
    layout: Layout,
    fragment: Fragment,
    /// Makes the variables that the program lacks.
    first: Vec<Edit>,
    /// Where the pointer holds them, in units from their upper left corner.
    grab: Point,
    /// Where they came from.
    pub origin: Origin,
    /// The gap or socket that they left.
    left: Option<Slot>,
    /// Where they lay, if they were a loose stack.
    lay: Option<(f64, f64)>,
    connections: Vec<Connection>,
    /// The places of the other kind: sockets for commands, stacks for a value.
    others: Vec<Connection>,
    target: Option<usize>,
    /// The pointer.
    pub pointer: Pos2,
    /// Whether keys, not a pointer, say where it goes.
    pub by_keys: bool,
    /// Whether it was well inside the canvas: from the palette it crosses the edge, and nothing is to
    /// scroll then.
    pub inside: bool,
}

impl Drag {
    /// Takes blocks off the canvas: one with all below it, or alone, or a copy.
    pub fn lift(
        document: &mut Document,
        (text, measure): (&Text, &dyn Measure),
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
        let lay = corner_of(program, &roots);
        let mut shown = Program::default();
        show(&mut shown, program, &roots);
        let (fragment, origin) = if copy {
            (document.identities().copy(&roots), Origin::Copy)
        } else {
            let fragment = program.fragment(&roots);
            let edit = program.lifting(id, below)?;
            document.lift(edit).ok()?;
            (fragment, Origin::Canvas)
        };
        let left = match place {
            Place::Stack(stack, index) => Some(Slot::Stack(stack, index)),
            Place::Socket(owner, socket) => Some(Slot::Socket(owner, socket)),
            Place::Loose { .. } => None,
        };
        let drag = Drag::new(shown, fragment, vec![], origin, (text, measure));
        Some(Drag { left, lay, ..drag })
    }

    /// Takes chosen commands off the canvas, or a copy of them, as one stack in the program's order.
    /// None without any, or with a value among them.
    pub fn lift_chosen(
        document: &mut Document,
        (text, measure): (&Text, &dyn Measure),
        chosen: &[BlockId],
        copy: bool,
    ) -> Option<Drag> {
        let program = document.program();
        let fragment = program.gathered(chosen)?;
        let left = gap_of(program, &fragment.roots);
        let lay = corner_of(program, &fragment.roots);
        let mut shown = Program::default();
        show(&mut shown, program, &fragment.roots);
        let (fragment, origin) = if copy {
            (fragment.fresh(document.identities()), Origin::Copy)
        } else {
            let edit = program.lifting_all(chosen);
            document.lift(edit).ok()?;
            (fragment, Origin::Canvas)
        };
        let words = (text, measure);
        let drag = Drag::new(shown, fragment, vec![], origin, words);
        Some(Drag { left, lay, ..drag })
    }

    /// Takes a fresh block from the palette.
    pub fn fresh(
        document: &mut Document,
        (text, measure): (&Text, &dyn Measure),
        piece: &Piece,
    ) -> Drag {
        let (first, fragment) = piece.bring(document.identities());
        let mut shown = Program::default();
        let (edits, copy) = piece.bring(&mut shown);
        for edit in edits.into_iter().chain([loose(&mut shown, copy)]) {
            let done = shown.apply(edit);
            debug_assert!(done.is_ok(), "a fresh block can lie on an empty canvas");
        }
        Drag::new(shown, fragment, first, Origin::Palette, (text, measure))
    }

    fn new(
        shown: Program,
        fragment: Fragment,
        first: Vec<Edit>,
        origin: Origin,
        (text, measure): (&Text, &dyn Measure),
    ) -> Drag {
        let mut layout = Layout::new();
        layout.update(&shown, text, measure, &Changed::All);
        Drag {
            shown,
            layout,
            fragment,
            first,
            grab: Point { x: 12.0, y: 12.0 },
            origin,
            left: None,
            lay: None,
            connections: Vec::new(),
            others: Vec::new(),
            target: None,
            pointer: Pos2::ZERO,
            by_keys: false,
            inside: origin != Origin::Palette,
        }
    }

    /// Held here: units from the upper left corner of the first block.
    pub fn held_at(self, grab: Point) -> Drag {
        Drag { grab, ..self }
    }

    /// Looks at where the blocks could go, once the program is without them.
    pub fn look_around(&mut self, program: &Program, layout: &Layout) {
        let sockets = layout.connections(program, Offer::Value);
        let stacks = layout.connections(program, Offer::Commands);
        (self.connections, self.others) = match self.value() {
            Some(_) => (sockets, stacks),
            None => (stacks, sockets),
        };
        self.target = None;
    }

    /// The type of the value, if it is one.
    pub fn value(&self) -> Option<Type> {
        let kind = self.fragment.kind()?;
        kind.row().value()
    }

    fn size(&self) -> Vec2 {
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
    pub fn corner(&self, view: &View) -> Point {
        view.to_layout(self.pointer) - self.grab
    }

    /// Chooses the nearest connection that fits, or none if `over_canvas` is not.
    pub fn aim(&mut self, view: &View, over_canvas: bool) {
        let best = over_canvas.then(|| self.nearest(view)).flatten();
        self.target = match (best, self.target.filter(|_| over_canvas)) {
            (Some((index, far)), Some(current)) if index != current => {
                let stay = self.distance(&self.connections[current], view);
                if stay <= REACH && far + STICKY > stay {
                    Some(current)
                } else {
                    Some(index)
                }
            }
            (best, _) => best.map(|(index, _)| index),
        };
    }

    /// The nearest connection that takes the blocks, and how far it is.
    fn nearest(&self, view: &View) -> Option<(usize, f32)> {
        let takes = |connection: &Connection| self.takes(connection);
        nearest(&self.connections, takes, |place| self.distance(place, view))
    }

    /// How far a connection is, in points of the window.
    fn distance(&self, connection: &Connection, view: &View) -> f32 {
        let corner = self.corner(view);
        let between = |a: Point, b: Point| {
            let apart = a - b;
            apart.x.hypot(apart.y) * view.zoom
        };
        match connection.place {
            Slot::Socket(..) => {
                let pointer = view.to_layout(self.pointer);
                // Whoever points into a socket means it.
                if connection.rect.contains(pointer) {
                    return 0.0;
                }
                let nose = Point::new(corner.x, corner.y + self.size().y / 2.0);
                let beside = connection.rect.distance(pointer) * view.zoom + 8.0;
                between(nose, connection.at).min(beside)
            }
            Slot::Stack(stack, at) => {
                let above = between(corner, connection.at);
                if at == 0 && matches!(stack, Stack::Loose(_)) {
                    // The stack may also be set on top of the other.
                    let foot = Point::new(corner.x, corner.y + self.size().y);
                    return above.min(between(foot, connection.at));
                }
                above
            }
        }
    }

    /// Goes on to the next place that takes the blocks (`by` 1) or the one before (-1), or to the one
    /// where they came from (0). The place, if there is any.
    pub fn step(&mut self, by: isize) -> Option<Connection> {
        let fits: Vec<usize> = (0..self.connections.len())
            .filter(|&index| self.takes(&self.connections[index]))
            .collect();
        let here = match self.target {
            Some(target) => fits.iter().position(|&index| index == target),
            None => {
                let is_left = |&index: &usize| Some(self.connections[index].place) == self.left;
                fits.iter().position(is_left)
            }
        };
        let next = match here {
            Some(here) => here
                .saturating_add_signed(by)
                .min(fits.len().checked_sub(1)?),
            None => 0,
        };
        self.target = fits.get(next).copied();
        self.target().copied()
    }

    /// Whether a connection takes the blocks.
    fn takes(&self, connection: &Connection) -> bool {
        match (connection.ty, self.value()) {
            (Some(wanted), Some(given)) => given.fits(wanted),
            _ => true,
        }
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

    /// The gap that opens where the blocks would go.
    pub fn gap(&self) -> Option<Gap> {
        match self.target().map(|connection| connection.place) {
            Some(Slot::Stack(stack, index)) => Some(Gap {
                stack,
                index,
                height: self.size().y.min(MOST_GAP),
            }),
            _ => None,
        }
    }

    /// The connection that is chosen.
    pub fn target(&self) -> Option<&Connection> {
        self.connections.get(self.target?)
    }

    /// The block that would be pushed out.
    pub fn displaced(&self) -> Option<BlockId> {
        let target = self.target()?;
        target.occupied.filter(|_| target.ty.is_some())
    }

    /// Why the nearest connection refuses the blocks, if they are held right over one.
    pub fn refusal(&self, view: &View) -> Option<Refusal> {
        const CLOSE: f32 = 14.0;
        if self.target.is_some() {
            return None;
        }
        let all = self.connections.iter().chain(&self.others).copied();
        let all: Vec<Connection> = all.collect();
        let (index, far) = nearest(&all, |_| true, |place| self.distance(place, view))?;
        (far <= CLOSE).then(|| Refusal {
            wanted: all[index].ty,
            given: self.value(),
        })
    }

    /// Whether the blocks would go to the place that they were taken from.
    pub fn is_back(&self, view: &View) -> bool {
        let back = match self.target() {
            Some(connection) => self.left == Some(connection.place),
            None => self.lay == Some(self.landing(view)),
        };
        self.origin == Origin::Canvas && back
    }

    /// Where the blocks come to lie when no connection takes them.
    fn landing(&self, view: &View) -> (f64, f64) {
        // What is refused does not stay on top of what refused it.
        let aside = self.refusal(view).map_or(0.0, |_| 30.0);
        let at = self.corner(view) + Point::new(aside, aside);
        (f64::from(at.x.round()), f64::from(at.y.round()))
    }

    /// Puts the blocks where they would go, or onto the canvas.
    ///
    /// # Errors
    /// Why they cannot go there; they are back where they were then.
    pub fn put(self, document: &mut Document, canvas: &Canvas) -> Result<(), EditError> {
        let view = &canvas.view;
        let size = self.size();
        let deed = match self.origin {
            Origin::Palette => Deed::Add,
            Origin::Canvas => Deed::Move,
            Origin::Copy => Deed::Copy,
        };
        let place = self
            .target()
            .map(|connection| (connection.place, connection.rect));
        let at = self.landing(view);
        let mut edits = self.first;
        let target = match place {
            Some((Slot::Stack(stack, index), _)) => Target::Stack(stack, index),
            Some((Slot::Socket(block, socket), _)) => Target::Socket(block, socket),
            None => Target::Canvas(at),
        };
        let beside = place.map_or(at, |(_, rect)| {
            canvas.free_place(Point::new(rect.max.x + 60.0, rect.min.y + 40.0))
        });
        let program = document.identities();
        if let Target::Stack(Stack::Loose(id), 0) = target
            && let Some(loose) = program.loose_stack(id)
        {
            // What was there stays where it is.
            let up = (loose.at.0, loose.at.1 - f64::from(size.y));
            edits.push(Edit::MoveStack(id, up));
        }
        match program.placing(self.fragment, target, beside) {
            Ok(edit) => edits.push(edit),
            Err(error) => {
                document.put_back();
                return Err(error);
            }
        }
        document.put(deed, Edit::All(edits))
    }

    /// Paints the blocks at the pointer.
    pub fn paint(
        &self,
        painter: &egui::Painter,
        brush: &mut BlockPainter,
        (view, theme): (&View, &'static Theme),
    ) {
        let marks = HashMap::new();
        let held = vec2(self.grab.x, self.grab.y) * view.zoom;
        let origin = self.pointer - held;
        let scene = Scene {
            program: &self.shown,
            layout: &self.layout,
            view: View {
                zoom: view.zoom,
                pan: Vec2::ZERO,
                rect: egui::Rect::from_min_size(origin, Vec2::splat(4000.0)),
            },
            theme,
            marks: &marks,
            hovered: None,
            pale_loose: false,
            costs: false,
        };
        brush.scene(painter, &scene, false);
    }

    /// Paints what the blocks would look like in the gap.
    pub fn paint_ghost(
        &self,
        painter: &egui::Painter,
        brush: &mut BlockPainter,
        view: &View,
        (at, color): (Point, egui::Color32),
    ) {
        let origin = view.to_window(at);
        let height = self.size().y.min(MOST_GAP) * view.zoom;
        let width = self.size().x * view.zoom;
        let clip = egui::Rect::from_min_size(origin, vec2(width + 2.0, height));
        let painter = painter.with_clip_rect(clip.intersect(painter.clip_rect()));
        let ghost = View {
            zoom: view.zoom,
            pan: Vec2::ZERO,
            rect: egui::Rect::from_min_size(origin, vec2(4000.0, 4000.0)),
        };
        brush.silhouettes(&painter, &self.layout, ghost, color);
    }
}

/// Why blocks cannot go somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What the place takes: a value of this type, or commands.
    pub wanted: Option<Type>,
    /// What is dragged: a value of this type, or commands.
    pub given: Option<Type>,
}

/// The nearest of the connections that will do, the innermost of those equally near.
fn nearest(
    connections: &[Connection],
    will_do: impl Fn(&Connection) -> bool,
    distance: impl Fn(&Connection) -> f32,
) -> Option<(usize, f32)> {
    let mut best: Option<(usize, f32, usize)> = None;
    for (index, connection) in connections.iter().enumerate() {
        if !will_do(connection) {
            continue;
        }
        let far = distance(connection);
        let better = best.is_none_or(|(_, other, depth)| {
            far < other - 0.01 || (far < other + 0.01 && connection.depth > depth)
        });
        if far <= REACH && better {
            best = Some((index, far, connection.depth));
        }
    }
    best.map(|(index, far, _)| (index, far))
}

/// Where blocks lie in a stack, if they lie one right below the other.
fn gap_of(program: &Program, roots: &[BlockId]) -> Option<Slot> {
    let (place, _) = program.place_of(*roots.first()?)?;
    let Place::Stack(stack, index) = place else {
        return None;
    };
    let together = program.stack(stack)[index..].starts_with(roots);
    together.then_some(Slot::Stack(stack, index))
}

/// Where blocks lie on the canvas, if they are all of a loose stack.
fn corner_of(program: &Program, roots: &[BlockId]) -> Option<(f64, f64)> {
    let Slot::Stack(Stack::Loose(id), 0) = gap_of(program, roots)? else {
        return None;
    };
    let loose = program.loose_stack(id)?;
    (loose.blocks.len() == roots.len()).then_some(loose.at)
}

/// Copies blocks of `from` onto the empty canvas of `shown`.
fn show(shown: &mut Program, from: &Program, roots: &[BlockId]) {
    let (edits, fragment) = shown.bringing(from, roots);
    for edit in edits.into_iter().chain([loose(shown, fragment)]) {
        let done = shown.apply(edit);
        debug_assert!(
            done.is_ok(),
            "blocks of a program can lie on an empty canvas"
        );
    }
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
