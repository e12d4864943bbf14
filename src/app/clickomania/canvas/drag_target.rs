//! Where blocks that hang on the pointer would go: the nearest place that takes them, or the one that refuses
//! them.

use super::drag::{Drag, Refusal};
use super::view::CanvasView;
use engine::language::program::Stack;
use engine::language::{BlockId, Program};
use engine::layout::{Connection, Dragged, DropSlot, Gap, Layout, Point};

/// How near a connection must be, in points of the window at any zoom.
const REACH: f32 = 48.0;
/// How much nearer another connection must be before the choice changes.
const STICKY: f32 = 12.0;
/// The most that a gap in a stack opens, so that what is below stays near.
const MOST_GAP: f32 = 56.0;

impl Drag {
    /// Looks at where the blocks could go, once the program is without them.
    pub fn look_around(&mut self, program: &Program, layout: &Layout) {
        // They are broken into rows as there.
        self.layout.set_limit(&self.shown, layout.limit());
        let sockets = layout.connections(program, Dragged::Value);
        let stacks = layout.connections(program, Dragged::Commands);
        (self.connections, self.others) = match self.value() {
            Some(_) => (sockets, stacks),
            None => (stacks, sockets),
        };
        self.target = None;
    }

    /// Chooses the nearest connection that fits, or none if `over_canvas` is not.
    pub fn aim(&mut self, view: &CanvasView, over_canvas: bool) {
        let best = over_canvas.then(|| self.nearest(view)).flatten();
        self.target = match (best, self.target.filter(|_| over_canvas)) {
            (Some((index, far)), Some(current)) if index != current => {
                let (best, held) = (&self.connections[index], &self.connections[current]);
                let stay = self.distance(held, view);
                // Whoever points into a socket within the chosen one means the inner one.
                let within = far == 0.0 && best.depth > held.depth;
                if stay <= REACH && far + STICKY > stay && !within {
                    Some(current)
                } else {
                    Some(index)
                }
            }
            (best, _) => best.map(|(index, _)| index),
        };
    }

    /// The nearest connection that takes the blocks, and how far it is.
    fn nearest(&self, view: &CanvasView) -> Option<(usize, f32)> {
        let takes = |connection: &Connection| self.takes(connection);
        nearest(&self.connections, takes, |place| self.distance(place, view))
    }

    /// How far a connection is, in points of the window.
    fn distance(&self, connection: &Connection, view: &CanvasView) -> f32 {
        let corner = self.corner(view);
        let between = |a: Point, b: Point| {
            let apart = a - b;
            apart.x.hypot(apart.y) * view.zoom
        };
        match connection.place {
            DropSlot::Socket(..) => {
                let pointer = view.to_layout(self.pointer);
                // Whoever points into a socket means it.
                if connection.rect.contains(pointer) {
                    return 0.0;
                }
                let nose = Point::new(corner.x, corner.y + self.size().y / 2.0);
                let beside = connection.rect.distance(pointer) * view.zoom + 8.0;
                between(nose, connection.at).min(beside)
            }
            DropSlot::Stack(stack, index) => {
                let above = between(corner, connection.at);
                if is_top(stack, index) {
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

    /// The gap that opens where the blocks would go.
    pub fn gap(&self) -> Option<Gap> {
        match self.target().map(|connection| connection.place) {
            // On top of a loose stack there is room.
            Some(DropSlot::Stack(stack, index)) if !is_top(stack, index) => Some(Gap {
                stack,
                index,
                height: self.size().y.min(MOST_GAP),
            }),
            _ => None,
        }
    }

    /// Where the blocks would lie in a stack, their upper left corner, and so much of their height as is
    /// shown there.
    pub(super) fn ghost(&self) -> Option<(Point, f32)> {
        let target = self.target()?;
        let DropSlot::Stack(stack, index) = target.place else {
            return None;
        };
        let height = self.size().y;
        Some(if is_top(stack, index) {
            (target.at - Point::new(0.0, height), height)
        } else {
            (target.at, height.min(MOST_GAP))
        })
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

    /// The nearest connection if it refuses the blocks and they are held right over it.
    pub fn refusing(&self, view: &CanvasView) -> Option<&Connection> {
        const CLOSE: f32 = 14.0;
        if self.target.is_some() {
            return None;
        }
        let near = |places| nearest(places, |_| true, |place| self.distance(place, view));
        let found = [&self.connections, &self.others].map(|places| {
            let (index, far) = near(places)?;
            Some((&places[index], far))
        });
        let found = found.into_iter().flatten();
        let (place, far) = found.min_by(|(_, a), (_, b)| a.total_cmp(b))?;
        (far <= CLOSE).then_some(place)
    }

    /// Why what is below the blocks refuses them.
    pub fn refusal(&self, view: &CanvasView) -> Option<Refusal> {
        let refusing = self.refusing(view)?;
        Some(Refusal {
            wanted: refusing.ty,
            given: self.value(),
        })
    }
}

/// Whether a place in a stack is on top of a loose one, which stays where it is.
fn is_top(stack: Stack, index: usize) -> bool {
    index == 0 && matches!(stack, Stack::Loose(_))
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
