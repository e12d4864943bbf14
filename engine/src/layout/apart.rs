//! Places where stacks do not touch, so that separate stacks do not look joined.

use super::Layout;
use super::geometry::{Point, Rect};
use super::parts::StackBox;
use crate::language::program::Stack;

/// Stacks closer than this look joined, in units.
const MIN_DISTANCE: f32 = 16.0;
/// Number of places tried before [`Layout::free_place`] has to do.
const MAX_TRIES: usize = 160;

impl Layout {
    /// The place nearest to `at` where the stacks of `other`, with their origin there, do not touch
    /// any blocks here.
    pub fn place_apart(&self, other: &Layout, at: Point) -> Point {
        let own: Vec<Rect> = other
            .stacks
            .iter()
            .flat_map(|stack| other.slabs_of(stack))
            .collect();
        self.nearest_apart(&own, at, None, None)
            .unwrap_or_else(|| self.free_place(at))
    }

    /// The place nearest to this stack's own where it does not touch any other stack; inside
    /// `within` if there is room. `None` if there is no such stack.
    pub fn place_apart_from_others(&self, stack: Stack, within: Option<Rect>) -> Option<Point> {
        let placed = self.stacks.iter().find(|other| other.stack == stack)?;
        let at = placed.rect.min;
        let own: Vec<Rect> = self
            .slabs_of(placed)
            .map(|slab| slab.translate(Point::default() - at))
            .collect();
        let near = |within| self.nearest_apart(&own, at, Some(stack), within);
        let place = within
            .and_then(|within| near(Some(within)))
            .or_else(|| near(None))
            .unwrap_or_else(|| self.free_place(at));
        Some(place)
    }

    /// The stacks that touch this one, so that they look joined; `None` if there is no such stack.
    pub fn stacks_touching(&self, stack: Stack) -> Option<Vec<Stack>> {
        let placed = self.stacks.iter().find(|other| other.stack == stack)?;
        let room = placed.rect.grow(MIN_DISTANCE);
        let own: Vec<Rect> = self
            .slabs_of(placed)
            .map(|slab| slab.grow(MIN_DISTANCE))
            .collect();
        let touches = |slab: Rect| own.iter().any(|own| own.overlaps(&slab));
        let touching = self
            .stacks
            .iter()
            .filter(|other| other.stack != stack && other.rect.overlaps(&room))
            .filter(|other| self.slabs_of(other).any(touches))
            .map(|other| other.stack)
            .collect();
        Some(touching)
    }

    /// A place for the upper left corner of a new block: `at`, or the nearest one to the right or
    /// below where it does not start on top of another stack.
    pub fn free_place(&self, at: Point) -> Point {
        let mut place = at;
        let stack_at = |place: Point| {
            let corner = Rect::at(place, 4.0 * MIN_DISTANCE, 3.0 * MIN_DISTANCE);
            self.stacks
                .iter()
                .find(|stack| stack.rect.overlaps(&corner))
        };
        while let Some(stack) = stack_at(place) {
            let beyond = stack.rect.max + Point::new(MIN_DISTANCE, MIN_DISTANCE);
            if beyond.x - place.x < beyond.y - place.y {
                place.x = beyond.x;
            } else {
                place.y = beyond.y;
            }
        }
        place
    }

    /// Rectangles that cover the visible blocks of a stack.
    fn slabs_of<'a>(&'a self, stack: &'a StackBox) -> impl Iterator<Item = Rect> + 'a {
        let hat = (stack.stack == Stack::Hat).then_some(self.hat.rect);
        let slabs = self.order[stack.blocks.clone()]
            .iter()
            .filter_map(|&id| self.get(id))
            .flat_map(|block| {
                let mut slabs = Vec::new();
                block.slabs(|slab| slabs.push(slab));
                slabs
            });
        hat.into_iter().chain(slabs)
    }

    /// The place nearest to `at` where these rectangles do not touch any stack except `ignored`,
    /// inside `within` if given (aligned to its start if they are larger). `None` if none was
    /// found.
    fn nearest_apart(
        &self,
        own: &[Rect],
        at: Point,
        ignored: Option<Stack>,
        within: Option<Rect>,
    ) -> Option<Point> {
        let Some(whole) = own.iter().copied().reduce(|all, slab| all.union(&slab)) else {
            return Some(at);
        };
        let allowed = within.map(|within| {
            let (min, last) = (within.min - whole.min, within.max - whole.max);
            let max = Point::new(last.x.max(min.x), last.y.max(min.y));
            Rect { min, max }
        });
        let at = allowed.map_or(at, |allowed| {
            Point::new(
                at.x.clamp(allowed.min.x, allowed.max.x),
                at.y.clamp(allowed.min.y, allowed.max.y),
            )
        });
        let blocking = |at: Point| -> Option<Rect> {
            let own: Vec<Rect> = own
                .iter()
                .map(|slab| slab.translate(at).grow(MIN_DISTANCE))
                .collect();
            let room = whole.translate(at).grow(MIN_DISTANCE);
            self.stacks
                .iter()
                .filter(|other| Some(other.stack) != ignored && other.rect.overlaps(&room))
                .flat_map(|other| self.slabs_of(other))
                .filter(|slab| slab.overlaps(&room))
                .find(|slab| own.iter().any(|own| own.overlaps(slab)))
        };
        let distance = |place: &Point| (place.x - at.x).hypot(place.y - at.y);
        let mut places = vec![at];
        let mut seen = vec![at];
        for _ in 0..MAX_TRIES {
            let nearest = (0..places.len())
                .min_by(|&a, &b| distance(&places[a]).total_cmp(&distance(&places[b])));
            let Some(nearest) = nearest else { break };
            let place = places.swap_remove(nearest);
            let Some(block) = blocking(place) else {
                return Some(place);
            };
            // A little further than needed, so that rounding does not make them touch.
            let away = MIN_DISTANCE + 1.0;
            for next in [
                Point::new(block.max.x + away - whole.min.x, place.y),
                Point::new(block.min.x - away - whole.max.x, place.y),
                Point::new(place.x, block.max.y + away - whole.min.y),
                Point::new(place.x, block.min.y - away - whole.max.y),
            ] {
                if !seen.contains(&next) && allowed.is_none_or(|allowed| allowed.contains(next)) {
                    seen.push(next);
                    places.push(next);
                }
            }
        }
        None
    }
}
