//! Stacks that lie apart: what is not joined does not look as if it were.

use super::Layout;
use super::geometry::{Point, Rect};
use super::parts::StackBox;
use crate::language::program::Stack;

/// Stacks nearer than this look joined, in units.
const APART: f32 = 16.0;
/// How many places are tried before any free one will do.
const TRIES: usize = 160;

impl Layout {
    /// The place nearest to `at` where the stacks of `other`, laid there by their upper left corner, are seen to
    /// be apart from all blocks here.
    pub fn apart(&self, other: &Layout, at: Point) -> Point {
        let own = other.stacks.iter().flat_map(|stack| other.slabs_of(stack));
        let own: Vec<Rect> = own.collect();
        self.nearest_apart(&own, at, None, None)
            .unwrap_or_else(|| self.free_place(at))
    }

    /// The place nearest to where this stack lies at which it is seen to be apart from all others; if there is
    /// room for it `within` a part of the canvas, there. None if it is not there.
    pub fn apart_from_others(&self, stack: Stack, within: Option<Rect>) -> Option<Point> {
        let lying = self.stacks.iter().find(|other| other.stack == stack)?;
        let at = lying.rect.min;
        let own = self
            .slabs_of(lying)
            .map(|slab| slab.translate(Point::default() - at));
        let own: Vec<Rect> = own.collect();
        let near = |within| self.nearest_apart(&own, at, Some(stack), within);
        let inside = within.and_then(|within| near(Some(within)));
        let place = inside.or_else(|| near(None));
        Some(place.unwrap_or_else(|| self.free_place(at)))
    }

    /// The stacks that look joined to this one; None if it is not there.
    pub fn looking_joined(&self, stack: Stack) -> Option<Vec<Stack>> {
        let lying = self.stacks.iter().find(|other| other.stack == stack)?;
        let room = lying.rect.grow(APART);
        let own: Vec<Rect> = self.slabs_of(lying).map(|slab| slab.grow(APART)).collect();
        let near = self.stacks.iter().filter(|other| {
            let touches = |slab: Rect| own.iter().any(|own| own.overlaps(&slab));
            other.stack != stack && other.rect.overlaps(&room) && self.slabs_of(other).any(touches)
        });
        Some(near.map(|other| other.stack).collect())
    }

    /// What is seen of a stack, as rectangles; blocks inside others are within theirs.
    fn slabs_of<'a>(&'a self, stack: &'a StackBox) -> impl Iterator<Item = Rect> + 'a {
        let hat = (stack.stack == Stack::Hat).then_some(self.hat.rect);
        let blocks = self.order[stack.blocks.clone()].iter();
        let blocks = blocks.filter_map(|&id| self.get(id));
        let slabs = blocks.flat_map(|block| {
            let mut slabs = Vec::new();
            block.slabs(|slab| slabs.push(slab));
            slabs
        });
        hat.into_iter().chain(slabs)
    }

    /// The place nearest to `at` where these rectangles are away from all stacks but this one, and `within` a
    /// part of the canvas if there is one; of what is larger than that, the beginning. None if none was found.
    fn nearest_apart(
        &self,
        own: &[Rect],
        at: Point,
        but: Option<Stack>,
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
            let own = own.iter().map(|slab| slab.translate(at).grow(APART));
            let own: Vec<Rect> = own.collect();
            let room = whole.translate(at).grow(APART);
            let others = self.stacks.iter();
            let mut others =
                others.filter(|other| Some(other.stack) != but && other.rect.overlaps(&room));
            others.find_map(|other| {
                let mut slabs = self.slabs_of(other).filter(|slab| slab.overlaps(&room));
                slabs.find(|slab| own.iter().any(|own| own.overlaps(slab)))
            })
        };
        let far = |place: &Point| (place.x - at.x).hypot(place.y - at.y);
        let mut places = vec![at];
        let mut seen = vec![at];
        for _ in 0..TRIES {
            let nearest =
                (0..places.len()).min_by(|&a, &b| far(&places[a]).total_cmp(&far(&places[b])));
            let Some(nearest) = nearest else { break };
            let place = places.swap_remove(nearest);
            let Some(block) = blocking(place) else {
                return Some(place);
            };
            // A little further than it must, that rounding does not bring them together again.
            let away = APART + 1.0;
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
