//! After any change the layout is the same as from scratch.

use crate::edits::{Choices, edit};
use crate::layout::support::{fresh_with, said, shown, text};
use crate::programs::program_from;
use engine::language::arrange::DropTarget;
use engine::language::edit::{Edit, Fragment, Place};
use engine::language::program::Stack;
use engine::language::{BlockId, Program};
use engine::layout::metrics::WIDTH_LIMIT;
use engine::layout::{Advances, Gap, Layout, LayoutChange, touched};
use proptest::prelude::*;

/// The edit that puts blocks into a socket or a body of some block, if they can go there.
fn put_into_some_block(program: &mut Program, fragment: Fragment, which: usize) -> Option<Edit> {
    let all = shown(program);
    let &id = all.get(which % all.len().max(1))?;
    let block = program.block(id);
    let value = fragment.kind()?.row().value().is_some();
    let places = if value {
        block.sockets.len()
    } else {
        block.bodies.len()
    };
    let place = (which / 7).checked_rem(places)?;
    let target = match value {
        true => DropTarget::Socket(id, place),
        false => DropTarget::Stack(Stack::Body(id, place), 0),
    };
    let edit = program.place_edit(fragment, target, (20.0, 400.0)).ok()?;
    program.clone().apply(edit.clone()).is_ok().then_some(edit)
}

fn gap(program: &Program, choice: usize) -> Option<Gap> {
    let all = shown(program);
    let stacks: Vec<Stack> = std::iter::once(Stack::Hat)
        .chain(all.iter().flat_map(|&id: &BlockId| {
            (0..program.block(id).bodies.len()).map(move |body| Stack::Body(id, body))
        }))
        .collect();
    let stack = stacks[choice % stacks.len()];
    let index = choice % (program.stack(stack).len() + 1);
    let height = 32.0;
    (!choice.is_multiple_of(3)).then_some(Gap {
        stack,
        index,
        height,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn history_does_not_matter(
        choices in prop::collection::vec(any::<u32>(), 0..300),
        steps in prop::collection::vec(any::<[u32; 8]>(), 1..24),
    ) {
        let mut program = program_from(&choices);
        let mut layout = Layout::new();
        let (text, measure) = (text(), Advances::embedded());
        layout.update(&program, &text, &measure, &LayoutChange::All);
        let mut undo = Vec::new();
        let mut open = None;
        for step in steps {
            let back = step[0] % 5 == 0;
            let undone = if back { undo.pop() } else { None };
            let edit = undone.unwrap_or_else(|| edit(&mut program, &mut Choices(step.iter())));
            let changed = touched(&program, &edit);
            if let Ok(inverse) = program.apply(edit) {
                if !back {
                    undo.push(inverse);
                }
                layout.update(&program, &text, &measure, &changed);
            }
            let step = step.map(|choice| choice as usize);
            if step[1] % 4 == 0 {
                open = gap(&program, step[2]);
                layout.set_gap(&program, open);
            }
            // There and back: what is arranged anew is all that changes.
            layout.set_limit(&program, [320.0, 420.0, 560.0][step[2] % 3]);
            layout.set_limit(&program, WIDTH_LIMIT);
            let (kept, fresh) = (said(&layout), said(&fresh_with(&program, open)));
            for (kept, fresh) in kept.0.iter().zip(&fresh.0) {
                prop_assert_eq!(kept, fresh);
            }
            prop_assert!(kept == fresh, "{:?}\n{:?}", kept.1, fresh.1);
        }
    }

    #[test]
    fn blocks_that_are_left_out_and_those_that_stay_lie_as_from_scratch_and_so_do_all_when_they_are_back(
        choices in prop::collection::vec(any::<u32>(), 1..300),
        (which, limit, elsewhere) in (any::<usize>(), 0..3_usize, any::<Option<usize>>()),
        below in any::<bool>(),
    ) {
        let mut program = program_from(&choices);
        let limit = [320.0, 560.0, WIDTH_LIMIT][limit];
        let (text, measure) = (text(), Advances::embedded());
        let mut layout = Layout::within(limit);
        layout.update(&program, &text, &measure, &LayoutChange::All);
        let lies_as_from_scratch = |program: &Program, layout: &Layout| {
            let mut fresh = Layout::within(layout.limit());
            fresh.update(program, &text, &measure, &LayoutChange::All);
            let (kept, fresh) = (said(layout), said(&fresh));
            prop_assert!(kept == fresh, "{:?}\n{:?}", kept, fresh);
            Ok(())
        };
        let all: Vec<BlockId> = program.all_blocks().collect();
        let Some(&id) = all.get(which % all.len().max(1)) else {
            return Ok(());
        };
        let lifting = program.lift_edit(id, below).unwrap();
        let (place, rest) = program.place_of(id).unwrap();
        let roots = match place {
            Place::Stack(stack, index) => {
                let count = if below { rest } else { 1 };
                program.stack(stack)[index..index + count].to_vec()
            }
            _ => vec![id],
        };
        let fragment = program.fragment(&roots);
        let alone = program.program_of(&fragment);
        lies_as_from_scratch(&alone, &layout.excerpt(&alone, &text, &measure))?;
        let mut without = program.clone();
        without.apply(lifting.clone()).unwrap();
        let LayoutChange::Blocks(mut around) = touched(&program, &lifting) else {
            panic!("an edit changes blocks");
        };
        around.extend(roots);
        let around = LayoutChange::Blocks(around);
        layout.update(&without, &text, &measure, &around);
        lies_as_from_scratch(&without, &layout)?;
        // Back where they were, or in a stack or a socket somewhere else; meanwhile there may be another width.
        if limit > 320.0 {
            // No words have to break at either of these.
            layout.set_limit(&without, [560.0, WIDTH_LIMIT][which % 2]);
        }
        let other = elsewhere.and_then(|which| put_into_some_block(&mut without, fragment, which));
        let Some(other) = other else {
            layout.update(&program, &text, &measure, &around);
            return lies_as_from_scratch(&program, &layout);
        };
        program.skip_identities(&without);
        let edit = Edit::All(vec![lifting, other]);
        let changed = touched(&program, &edit);
        program.apply(edit).unwrap();
        layout.update(&program, &text, &measure, &changed);
        lies_as_from_scratch(&program, &layout)?;
    }
}
