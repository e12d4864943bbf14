//! What holds in the layout of every program.

use crate::layout::support::{fresh, shown};
use crate::programs::{arb_program, deep_program, long_program};
use engine::language::program::{Parent, SocketContent, Stack};
use engine::language::{Kind, Program};
use engine::layout::metrics::NOTCH_DEPTH;
use engine::layout::{BlockPart, Dragged, DropSlot, Layout, Point, Rect, SocketStyle};
use proptest::prelude::*;
use std::collections::HashSet;

/// Far from the origin single floats are this coarse.
const EPS: f32 = 0.1;

fn absolute(layout: &Layout, rect: Rect, of: engine::language::BlockId) -> Rect {
    rect.translate(layout.get(of).unwrap().rect.min)
}

fn inside(inner: Rect, outer: Rect) -> bool {
    outer.grow(EPS).contains(inner.min) && outer.grow(EPS).contains(inner.max)
}

/// Checks blocks, sockets and stacks; gives what is wrong.
fn wrong(program: &Program, layout: &Layout) -> Result<(), String> {
    let (mut order, mut expected) = (layout.order().to_vec(), shown(program));
    order.sort();
    expected.sort();
    if order != expected {
        return Err("not every shown block is there once".to_owned());
    }
    let mut seen = HashSet::new();
    for &id in layout.order() {
        seen.insert(id);
        if let Parent::Socket(owner, _) | Parent::Stack(Stack::Body(owner, _)) =
            program.block(id).parent
            && !seen.contains(&owner)
        {
            return Err("a block comes before the one around it".to_owned());
        }
    }
    for &id in layout.order() {
        let boxed = layout.get(id).unwrap();
        let block = program.block(id);
        let say = |what: &str| Err(format!("{:?} {what}: {boxed:#?}", block.kind));
        let mut polygon = Vec::new();
        boxed.outline.polygon(1.0, Point::default(), &mut polygon);
        if polygon.len() < 4 {
            return say("has no outline");
        }
        let size = boxed.rect.max - boxed.rect.min;
        for &[x, y] in &polygon {
            let (wide, high) = (size.x + 1.0, size.y + 5.0);
            if !(-1.0..=wide).contains(&x) || !(-1.0..=high).contains(&y) {
                return say("sticks out of its own rectangle");
            }
        }
        // Parts do not overlap each other, and do not stick out of the outline.
        for (index, part) in boxed.parts.iter().enumerate() {
            let rect = part.rect();
            if matches!(part, BlockPart::Body { .. }) {
                continue;
            }
            let merged = |part: &BlockPart| match part {
                BlockPart::Socket {
                    content: SocketStyle::Block(id),
                    ..
                } => layout.get(*id).is_some_and(|boxed| boxed.merged),
                _ => false,
            };
            let middle = [
                Point::new(rect.min.x + 0.05, rect.center().y),
                Point::new(rect.max.x - 0.05, rect.center().y),
            ];
            let outside = middle.iter().find(|&&at| !boxed.outline.contains(at));
            if let Some(at) = outside.filter(|_| !merged(part) && rect.width() > 0.2) {
                return say(&format!("does not hold {part:?} at {at:?}"));
            }
            let others = boxed.parts[index + 1..].iter();
            for other in others.filter(|other| !merged(part) && !merged(other)) {
                if rect.grow(-0.01).overlaps(&other.rect()) {
                    return say(&format!("has {part:?} over {other:?}"));
                }
            }
        }
        for index in 0..block.sockets.len() {
            if block.marks.collapsed {
                break;
            }
            let part = boxed.parts.iter().find(
                |part| matches!(part, BlockPart::Socket { index: other, .. } if *other == index),
            );
            let Some(BlockPart::Socket { rect, content, .. }) = part else {
                return say("lacks a socket");
            };
            match (program.content(block, index), content) {
                (SocketContent::Hole, SocketStyle::Hole) => {}
                (SocketContent::Literal(a), SocketStyle::Literal(b, _)) if a == *b => {}
                (SocketContent::Block(a), SocketStyle::Block(b)) if a == *b => {
                    let child = layout.get(a).unwrap();
                    if !inside(child.rect, boxed.rect) {
                        return say("does not hold its child");
                    }
                    if !inside(child.rect, absolute(layout, *rect, id)) {
                        return say("has its child beside the socket");
                    }
                    let mut points = Vec::new();
                    child.outline.polygon(8.0, Point::default(), &mut points);
                    let by = child.rect.min - boxed.rect.min;
                    for [x, y] in points {
                        // A hair towards the middle: edges of merged blocks lie on each other.
                        let at = Point::new(x / 8.0, y / 8.0) + by;
                        let centre = child.rect.center() - boxed.rect.min;
                        let at = at
                            + Point::new(
                                (centre.x - at.x).signum() * 0.5,
                                (centre.y - at.y).signum() * 0.5,
                            );
                        let coarse = boxed.rect.min.x.abs() + boxed.rect.min.y.abs() > 9e4;
                        if !child.merged && !coarse && !boxed.outline.contains(at) {
                            return say(&format!("is pierced by its child at {at:?}"));
                        }
                    }
                }
                other => return say(&format!("shows a socket wrong: {other:?}")),
            }
        }
    }
    stacks_wrong(program, layout)
}

/// Checks that blocks follow each other without gaps, and mouths hold them.
fn stacks_wrong(program: &Program, layout: &Layout) -> Result<(), String> {
    let mut stacks: Vec<(Stack, Rect)> = Vec::new();
    for stack in layout.stacks() {
        stacks.push((stack.stack, stack.rect));
        for &id in &layout.order()[stack.blocks.clone()] {
            let boxed = layout.get(id).unwrap();
            for part in &boxed.parts {
                if let BlockPart::Body { index, rect } = part {
                    let mut rect = rect.translate(boxed.rect.min);
                    if !inside(rect, boxed.rect) {
                        return Err(format!("a mouth outside its block: {boxed:#?}"));
                    }
                    rect.max.x = f32::INFINITY;
                    stacks.push((Stack::Body(id, *index), rect));
                }
            }
        }
    }
    for (stack, rect) in stacks {
        let mut end = None;
        for &id in program.stack(stack) {
            let boxed = layout.get(id).unwrap();
            if end.is_some_and(|end: Point| (end.y - boxed.rect.min.y).abs() > EPS) {
                return Err(format!("{stack:?} has a gap before {boxed:#?}"));
            }
            if !inside(boxed.rect, rect) {
                return Err(format!("{stack:?} does not hold {boxed:#?}"));
            }
            end = Some(boxed.rect.max);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn blocks_lie_in_each_other_and_beside_each_other(program in arb_program()) {
        let layout = fresh(&program);
        prop_assert_eq!(wrong(&program, &layout), Ok(()));
    }

    #[test]
    fn what_is_taken_for_a_block_is_all_of_it(program in arb_program()) {
        let layout = fresh(&program);
        for &id in layout.order() {
            let boxed = layout.get(id).unwrap();
            let mut slabs = Vec::new();
            // A bump hangs below it.
            boxed.slabs(|slab| slabs.push(slab.grow(NOTCH_DEPTH + EPS)));
            let size = boxed.rect.max - boxed.rect.min;
            for across in 0..=24 {
                for down in 0..=24 {
                    let at = Point::new(size.x * across as f32 / 24.0, size.y * down as f32 / 24.0);
                    let lies = boxed.rect.min + at;
                    let taken = slabs.iter().any(|slab| slab.contains(lies));
                    prop_assert!(taken || !boxed.outline.contains(at), "{:?} {:?}", id, at);
                }
            }
        }
    }

    #[test]
    fn what_is_seen_is_hit(program in arb_program()) {
        // Stacks may lie over each other: one at a time.
        let layout = fresh(&program);
        for stack in layout.stacks() {
            let mut own = stack.rect.grow(5.0);
            own.max.x += 1.0;
            let others = layout.stacks().iter().filter(|other| other.stack != stack.stack);
            if others.map(|other| other.rect).any(|rect| rect.grow(5.0).overlaps(&own)) {
                continue;
            }
            for &id in &layout.order()[stack.blocks.clone()] {
                let boxed = layout.get(id).unwrap();
                for (index, part) in boxed.parts.iter().enumerate() {
                    let at = boxed.rect.min + part.rect().center();
                    let coarse = at.x.abs() + at.y.abs() > 9e4;
                    if coarse || part.rect().width() < 1.0 {
                        continue;
                    }
                    let hit = layout.hit(&program, at);
                    match part {
                        BlockPart::Words { .. } => {
                            let hit = hit.map(|hit| (hit.block, hit.part));
                            prop_assert_eq!(hit, Some((id, None)));
                        }
                        BlockPart::Field { .. } | BlockPart::Button { .. } => {
                            let hit = hit.map(|hit| (hit.block, hit.part));
                            prop_assert_eq!(hit, Some((id, Some(index))));
                        }
                        BlockPart::Body { rect, .. } => {
                            // Right of the blocks in a mouth there is nothing of the block.
                            let at = boxed.rect.min + Point::new(rect.max.x + 3000.0, at.y);
                            prop_assert!(layout.hit(&program, at).is_none_or(|hit| hit.block != id));
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    #[test]
    fn every_place_is_found_once(program in arb_program()) {
        let layout = fresh(&program);
        let commands = layout.connections(&program, Dragged::Commands);
        let values = layout.connections(&program, Dragged::Value);
        let places: HashSet<DropSlot> = commands.iter().chain(&values).map(|c| c.place).collect();
        prop_assert_eq!(places.len(), commands.len() + values.len());
        let mut expected = 0;
        for &id in layout.order() {
            let block = program.block(id);
            if !block.marks.collapsed {
                expected += block.sockets.len();
                expected += block.bodies.iter().map(|body| body.len() + 1).sum::<usize>();
            }
        }
        for stack in layout.stacks() {
            let blocks = program.stack(stack.stack);
            let value = |id| program.block(id).kind.row().value().is_some();
            if !blocks.first().is_some_and(|&id| value(id)) {
                expected += blocks.len() + 1;
            }
        }
        prop_assert_eq!(places.len(), expected);
        for connection in commands {
            if let Some(block) = connection.occupied {
                prop_assert_eq!(connection.at, layout.get(block).unwrap().rect.min);
            }
        }
    }
}

#[test]
fn deep_and_long_programs_are_laid_out() {
    for kind in [Kind::While, Kind::Not] {
        let program = deep_program(2_000, kind);
        let layout = fresh(&program);
        assert_eq!(layout.order().len(), 2_000);
        assert_eq!(layout.get(layout.order()[1_999]).unwrap().level, 1_999);
    }
    let program = long_program(100_000);
    let layout = fresh(&program);
    assert_eq!(layout.order().len(), 100_000);
    assert_eq!(stacks_wrong(&program, &layout), Ok(()));
}
