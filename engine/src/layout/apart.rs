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

    /// A place for a block that comes, its upper left corner: `at`, or the nearest one to the right or
    /// below where it does not begin on top of another stack.
    pub fn free_place(&self, at: Point) -> Point {
        let mut place = at;
        let lies_there = |place: Point| {
            let block = Rect::at(place, 4.0 * APART, 3.0 * APART);
            let taken = |stack: &&StackBox| stack.rect.overlaps(&block);
            self.stacks.iter().find(taken)
        };
        while let Some(stack) = lies_there(place) {
            let beyond = stack.rect.max + Point::new(APART, APART);
            if beyond.x - place.x < beyond.y - place.y {
                place.x = beyond.x;
            } else {
                place.y = beyond.y;
            }
        }
        place
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::file::read;
    use crate::layout::{Advances, LayoutChange};
    use crate::text::{Language, Text};

    fn laid_out(blocks: &str) -> Layout {
        let program = read(&format!("Program(format: 1, name: \"p\", {blocks})")).unwrap();
        let text = Text::load(Language::It).unwrap();
        let mut layout = Layout::new();
        layout.update(&program, &text, &Advances::embedded(), &LayoutChange::All);
        layout
    }

    #[test]
    fn a_stack_beside_another_is_moved_until_both_are_seen_apart() {
        let there =
            laid_out("on_click: [DropAll, Repeat(times: Number(3), body: [CureAll]), DropAll]");
        let dropped =
            laid_out("on_click: [], loose: [(at: (0, 0), blocks: [CureAll, RemoveInfected])]");
        let slabs_of = |layout: &Layout| {
            let mut slabs = Vec::new();
            for &id in layout.order() {
                layout.get(id).unwrap().slabs(|slab| slabs.push(slab));
            }
            slabs
        };
        let mut taken = slabs_of(&there);
        taken.push(there.hat().rect);
        let own = slabs_of(&dropped);
        let free = |at: Point| {
            let mut own = own.iter().map(|slab| slab.translate(at).grow(APART));
            own.all(|slab| !taken.iter().any(|rect| rect.overlaps(&slab)))
        };
        for x in -8..24 {
            for y in -6..18 {
                let wanted = Point::new(x as f32 * 17.0, y as f32 * 13.0);
                let lies = there.apart(&dropped, wanted);
                assert!(free(lies), "{wanted:?} {lies:?}");
                assert_eq!(lies == wanted, free(wanted), "{wanted:?} {lies:?}");
                let moved = (lies - wanted).x.hypot((lies - wanted).y);
                assert!(moved < 320.0, "{wanted:?} {lies:?}");
            }
        }
    }
    #[test]
    fn a_stack_is_moved_away_from_what_it_looks_joined_to_and_from_nothing_else() {
        let layout = laid_out(
            "on_click: [DropAll], loose: [(at: (10, 80), blocks: [CureAll]), \
             (at: (600, 90), blocks: [CureAll])]",
        );
        let stacks: Vec<Stack> = layout.stacks().iter().map(|stack| stack.stack).collect();
        let [hat, near, far] = stacks[..] else {
            panic!("{stacks:?}")
        };
        assert_eq!(layout.looking_joined(hat), Some(vec![near]));
        assert_eq!(layout.looking_joined(near), Some(vec![hat]));
        assert_eq!(layout.looking_joined(far), Some(vec![]));
        let at = |stack| layout.apart_from_others(stack, None).unwrap();
        assert_eq!(at(far), Point::new(600.0, 90.0));
        let taken = layout.stacks()[0].rect;
        let moved = at(near);
        assert!(moved.y >= taken.max.y + APART && moved.y < taken.max.y + 2.0 * APART);
        assert_eq!(moved.x, 10.0);
    }

    #[test]
    fn what_lies_out_of_sight_comes_to_where_it_is_seen_if_there_is_room() {
        let layout =
            laid_out("on_click: [DropAll, DropAll], loose: [(at: (900, 70), blocks: [CureAll])]");
        let [hat, loose] = layout.stacks() else {
            panic!("{:?}", layout.stacks())
        };
        let seen = |width: f32, height: f32| Rect::at(Point::new(-20.0, -20.0), width, height);
        let lies = |seen| layout.apart_from_others(loose.stack, Some(seen)).unwrap();
        let size = loose.rect.max - loose.rect.min;
        // It is seen where it lies.
        assert_eq!(lies(seen(2_000.0, 400.0)), loose.rect.min);
        // To the right of the program, below it where that is too narrow.
        for room in [
            seen(hat.rect.max.x + size.x + 80.0, 400.0),
            seen(320.0, 400.0),
        ] {
            let at = lies(room);
            let own = Rect::at(at, size.x, size.y);
            assert!(
                room.contains(own.min) && room.contains(own.max),
                "{own:?} in {room:?}"
            );
            assert!(!own.grow(APART).overlaps(&hat.rect), "{own:?}");
        }
        // Where all is full it lies outside, and apart.
        let full = Rect::at(Point::default(), 20.0, 20.0);
        assert_eq!(lies(full), loose.rect.min);
    }
}
