//! Stacks that lie apart: what is not joined does not look as if it were.

use super::Layout;
use super::geometry::{Point, Rect};

/// Stacks nearer than this look joined, in units.
const APART: f32 = 16.0;
/// So many places are tried before any free one will do.
const TRIES: usize = 160;

impl Layout {
    /// The place nearest to `at` where the stacks of `other`, laid there by their upper left corner, are seen to
    /// be apart from all blocks here.
    pub fn apart(&self, other: &Layout, at: Point) -> Point {
        let mut own = Vec::new();
        for block in other.order.iter().filter_map(|&id| other.get(id)) {
            if block.level == 0 {
                block.slabs(|slab| own.push(slab));
            }
        }
        let Some(whole) = own.iter().copied().reduce(|all, slab| all.union(&slab)) else {
            return at;
        };
        let blocking = |at: Point| -> Option<Rect> {
            let own: Vec<Rect> = own
                .iter()
                .map(|slab| slab.translate(at).grow(APART))
                .collect();
            let room = whole.translate(at).grow(APART);
            let touches = |rect: &Rect| own.iter().any(|slab| slab.overlaps(rect));
            if touches(&self.hat.rect) {
                return Some(self.hat.rect);
            }
            let stacks = self
                .stacks
                .iter()
                .filter(|stack| stack.rect.overlaps(&room));
            let blocks = stacks.flat_map(|stack| &self.order[stack.blocks.clone()]);
            let near =
                blocks.filter_map(|&id| self.get(id).filter(|block| block.rect.overlaps(&room)));
            for block in near {
                let mut found = None;
                block.slabs(|slab| found = found.or(touches(&slab).then_some(slab)));
                if found.is_some() {
                    return found;
                }
            }
            None
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
}
