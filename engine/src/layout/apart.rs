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
        self.nearest_apart(&own.collect::<Vec<Rect>>(), at, None)
    }

    /// The place nearest to where this stack lies at which it is seen to be apart from all others; None if it is
    /// not there.
    pub fn apart_from_others(&self, stack: Stack) -> Option<Point> {
        let lying = self.stacks.iter().find(|other| other.stack == stack)?;
        let at = lying.rect.min;
        let own = self
            .slabs_of(lying)
            .map(|slab| slab.translate(Point::default() - at));
        Some(self.nearest_apart(&own.collect::<Vec<Rect>>(), at, Some(stack)))
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

    /// The place nearest to `at` where these rectangles are away from all stacks but this one.
    fn nearest_apart(&self, own: &[Rect], at: Point, but: Option<Stack>) -> Point {
        let Some(whole) = own.iter().copied().reduce(|all, slab| all.union(&slab)) else {
            return at;
        };
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
                return place;
            };
            // A little further than it must, that rounding does not bring them together again.
            let away = APART + 1.0;
            for next in [
                Point::new(block.max.x + away - whole.min.x, place.y),
                Point::new(block.min.x - away - whole.max.x, place.y),
                Point::new(place.x, block.max.y + away - whole.min.y),
                Point::new(place.x, block.min.y - away - whole.max.y),
            ] {
                if !seen.contains(&next) {
                    seen.push(next);
                    places.push(next);
                }
            }
        }
        self.free_place(at)
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
        let at = |stack| layout.apart_from_others(stack).unwrap();
        assert_eq!(at(far), Point::new(600.0, 90.0));
        let taken = layout.stacks()[0].rect;
        let moved = at(near);
        assert!(moved.y >= taken.max.y + APART && moved.y < taken.max.y + 2.0 * APART);
        assert_eq!(moved.x, 10.0);
    }
}
