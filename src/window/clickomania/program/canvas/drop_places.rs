//! The places where dragged blocks can go, and the one that is meant.

use super::view::CanvasView;
use egui::{Pos2, Vec2};
use engine::language::program::Stack;
use engine::language::{BlockId, Program, ValueType};
use engine::layout::{Connection, Dragged, DropSlot, Layout, Point};

/// Maximum distance of a connection, in points of the window at any zoom.
const REACH: f32 = 48.0;
/// Minimum difference of the distances before the choice changes, in points.
const STICKY: f32 = 12.0;

/// Why blocks cannot go to a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The type of value that the place takes; none if it takes commands.
    pub wanted: Option<ValueType>,
    /// The type of value that is dragged; none for commands.
    pub given: Option<ValueType>,
}

/// Blocks held over the canvas.
pub(super) struct Held<'a> {
    pub view: &'a CanvasView,
    pub pointer: Pos2,
    /// Their upper left corner, in units.
    pub corner: Point,
    /// In units.
    pub size: Vec2,
}

/// The places of a program for some blocks. The chosen one takes them.
#[derive(Default)]
pub(super) struct DropPlaces {
    /// The type of the blocks, if they are a value.
    given: Option<ValueType>,
    places: Vec<Connection>,
    /// The places of the other kind: sockets for commands, stacks for a value.
    others: Vec<Connection>,
    chosen: Option<usize>,
}

impl DropPlaces {
    /// The places for commands, or for a value of the given type; none is chosen yet.
    pub fn new(program: &Program, layout: &Layout, given: Option<ValueType>) -> DropPlaces {
        let sockets = layout.connections(program, Dragged::Value);
        let stacks = layout.connections(program, Dragged::Commands);
        let (places, others) = match given {
            Some(_) => (sockets, stacks),
            None => (stacks, sockets),
        };
        DropPlaces {
            given,
            places,
            others,
            chosen: None,
        }
    }

    /// The chosen place.
    pub fn chosen(&self) -> Option<&Connection> {
        self.places.get(self.chosen?)
    }

    /// The block in the chosen socket, which would be displaced.
    pub fn displaced(&self) -> Option<BlockId> {
        let chosen = self.chosen()?;
        chosen.occupied.filter(|_| chosen.ty.is_some())
    }

    /// Chooses no place.
    pub fn leave(&mut self) {
        self.chosen = None;
    }

    /// Chooses the nearest place that takes the blocks.
    pub fn aim(&mut self, held: &Held) {
        let takes = |place: &Connection| self.takes(place);
        let best = nearest(&self.places, takes, |place| held.distance(place));
        self.chosen = match (best, self.chosen) {
            (Some((index, far)), Some(current)) if index != current => {
                let (best, before) = (&self.places[index], &self.places[current]);
                let stay = held.distance(before);
                // Pointing into a socket within the chosen one means the inner one.
                let within = far == 0.0 && best.depth > before.depth;
                if stay <= REACH && far + STICKY > stay && !within {
                    Some(current)
                } else {
                    Some(index)
                }
            }
            (best, _) => best.map(|(index, _)| index),
        };
    }

    /// Goes to the next place that takes the blocks (`by` 1) or the one before (-1), or to `left`, the one they came
    /// from (0). Gives the place, if there is any.
    pub fn step(&mut self, by: isize, left: Option<DropSlot>) -> Option<Connection> {
        let fits: Vec<usize> = (0..self.places.len())
            .filter(|&index| self.takes(&self.places[index]))
            .collect();
        let here = match self.chosen {
            Some(chosen) => fits.iter().position(|&index| index == chosen),
            None => {
                let is_left = |&index: &usize| Some(self.places[index].place) == left;
                fits.iter().position(is_left)
            }
        };
        let next = match here {
            Some(here) => here
                .saturating_add_signed(by)
                .min(fits.len().checked_sub(1)?),
            None => 0,
        };
        self.chosen = fits.get(next).copied();
        self.chosen().copied()
    }

    fn takes(&self, place: &Connection) -> bool {
        match (place.ty, self.given) {
            (Some(wanted), Some(given)) => given.fits(wanted),
            _ => true,
        }
    }

    /// The nearest place, if it refuses the blocks and they are right over it.
    pub fn refusing(&self, held: &Held) -> Option<&Connection> {
        const CLOSE: f32 = 14.0;
        if self.chosen.is_some() {
            return None;
        }
        let found = [&self.places, &self.others]
            .map(|places| {
                let (index, far) = nearest(places, |_| true, |place| held.distance(place))?;
                Some((&places[index], far))
            })
            .into_iter()
            .flatten();
        let (place, far) = found.min_by(|(_, a), (_, b)| a.total_cmp(b))?;
        (far <= CLOSE).then_some(place)
    }

    /// Why the place below the blocks refuses them.
    pub fn refusal(&self, held: &Held) -> Option<Refusal> {
        let refusing = self.refusing(held)?;
        Some(Refusal {
            wanted: refusing.ty,
            given: self.given,
        })
    }
}

impl Held<'_> {
    /// The distance of a place, in points of the window.
    fn distance(&self, place: &Connection) -> f32 {
        let between = |a: Point, b: Point| {
            let apart = a - b;
            apart.x.hypot(apart.y) * self.view.zoom
        };
        let below = |height: f32| Point::new(self.corner.x, self.corner.y + height);
        match place.place {
            DropSlot::Socket(..) => {
                let pointer = self.view.to_layout(self.pointer);
                // Pointing into a socket means it.
                if place.rect.contains(pointer) {
                    return 0.0;
                }
                let beside = place.rect.distance(pointer) * self.view.zoom + 8.0;
                between(below(self.size.y / 2.0), place.at).min(beside)
            }
            DropSlot::Stack(stack, index) => {
                // The edge of the blocks that would join may be meant, or the pointer.
                let pointer = self.view.to_layout(self.pointer);
                let held = self.corner.y..=below(self.size.y).y;
                let pointed =
                    Point::new(self.corner.x, pointer.y.clamp(*held.start(), *held.end()));
                let joining = if is_top(stack, index) {
                    below(self.size.y)
                } else {
                    self.corner
                };
                between(joining, place.at).min(between(pointed, place.at))
            }
        }
    }
}

/// True for a place on top of a loose stack, which does not move.
pub(super) fn is_top(stack: Stack, index: usize) -> bool {
    index == 0 && matches!(stack, Stack::Loose(_))
}

/// The nearest of the suitable connections, the innermost of those equally near, and its distance.
fn nearest(
    connections: &[Connection],
    suits: impl Fn(&Connection) -> bool,
    distance: impl Fn(&Connection) -> f32,
) -> Option<(usize, f32)> {
    let mut best: Option<(usize, f32, usize)> = None;
    for (index, connection) in connections.iter().enumerate() {
        if !suits(connection) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Rect, pos2, vec2};
    use engine::language::file::read;
    use engine::layout::{Advances, LayoutChange};
    use engine::text::{Language, Text};

    #[test]
    fn above_or_below_a_block_is_where_the_hand_is() {
        let text = "Program(format: 1, name: \"p\", loose: [(at: (0, 0), blocks: [DropAll])])";
        let program = read(text).unwrap();
        let words = Text::load(Language::It).unwrap();
        let mut layout = Layout::new();
        layout.update(&program, &words, &Advances::embedded(), &LayoutChange::All);
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 600.0));
        let view = CanvasView::at(1.0, vec2(0.0, 0.0)).within(room);
        let places = DropPlaces::new(&program, &layout, None);
        let loose =
            |place: &&Connection| matches!(place.place, DropSlot::Stack(Stack::Loose(_), _));
        let tops = places.places.iter().filter(loose).map(|place| place.at.y);
        let above = tops.clone().fold(f32::MAX, f32::min);
        let below = tops.fold(0.0, f32::max);
        let height = below - above;
        // A block of the same height, held at its lower edge.
        for (share, wanted) in [(0.1, above), (0.3, above), (0.7, below), (0.9, below)] {
            let pointer = view.to_window(Point::new(4.0, above + share * height));
            let corner = Point::new(0.0, above + (share - 0.9) * height);
            let held = Held {
                view: &view,
                pointer,
                corner,
                size: vec2(120.0, height),
            };
            let mut places = DropPlaces::new(&program, &layout, None);
            places.aim(&held);
            assert_eq!(places.chosen().unwrap().at.y, wanted, "{share}");
        }
    }
}
