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
    fn a_dropped_stack_is_moved_until_it_touches_no_other() {
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
            let mut own = own.iter().map(|slab| slab.translate(at).grow(MIN_DISTANCE));
            own.all(|slab| !taken.iter().any(|rect| rect.overlaps(&slab)))
        };
        for x in -8..24 {
            for y in -6..18 {
                let wanted = Point::new(x as f32 * 17.0, y as f32 * 13.0);
                let lies = there.place_apart(&dropped, wanted);
                assert!(free(lies), "{wanted:?} {lies:?}");
                assert_eq!(lies == wanted, free(wanted), "{wanted:?} {lies:?}");
                let moved = (lies - wanted).x.hypot((lies - wanted).y);
                assert!(moved < 320.0, "{wanted:?} {lies:?}");
            }
        }
    }

    #[test]
    fn a_stack_is_moved_away_only_from_stacks_that_it_touches() {
        let layout = laid_out(
            "on_click: [DropAll], loose: [(at: (10, 80), blocks: [CureAll]), \
             (at: (600, 90), blocks: [CureAll])]",
        );
        let stacks: Vec<Stack> = layout.stacks().iter().map(|stack| stack.stack).collect();
        let [hat, near, far] = stacks[..] else {
            panic!("{stacks:?}")
        };
        assert_eq!(layout.stacks_touching(hat), Some(vec![near]));
        assert_eq!(layout.stacks_touching(near), Some(vec![hat]));
        assert_eq!(layout.stacks_touching(far), Some(vec![]));
        let at = |stack| layout.place_apart_from_others(stack, None).unwrap();
        assert_eq!(at(far), Point::new(600.0, 90.0));
        let taken = layout.stacks()[0].rect;
        let moved = at(near);
        assert!(
            moved.y >= taken.max.y + MIN_DISTANCE && moved.y < taken.max.y + 2.0 * MIN_DISTANCE
        );
        assert_eq!(moved.x, 10.0);
    }

    #[test]
    fn a_stack_moves_into_the_visible_part_if_there_is_room() {
        let layout =
            laid_out("on_click: [DropAll, DropAll], loose: [(at: (900, 70), blocks: [CureAll])]");
        let [hat, loose] = layout.stacks() else {
            panic!("{:?}", layout.stacks())
        };
        let seen = |width: f32, height: f32| Rect::at(Point::new(-20.0, -20.0), width, height);
        let lies = |seen| {
            layout
                .place_apart_from_others(loose.stack, Some(seen))
                .unwrap()
        };
        let size = loose.rect.max - loose.rect.min;
        // Visible already.
        assert_eq!(lies(seen(2_000.0, 400.0)), loose.rect.min);
        // Right of the program, or below it if that is too narrow.
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
            assert!(!own.grow(MIN_DISTANCE).overlaps(&hat.rect), "{own:?}");
        }
        // Without room it stays outside, touching nothing.
        let full = Rect::at(Point::default(), 20.0, 20.0);
        assert_eq!(lies(full), loose.rect.min);
    }
}
