//! After any change the layout is the same as from scratch.

use crate::layout::support::{fresh_with, said, shown, text};
use crate::programs::program_from;
use engine::language::arrange::DropTarget;
use engine::language::edit::{Edit, Fragment, Place};
use engine::language::kind::{Literal, TABLE};
use engine::language::program::{BlockMarks, Parent, Stack};
use engine::language::{BlockId, Field, FieldKind, Kind, Program};
use engine::layout::metrics::WIDTH_LIMIT;
use engine::layout::{Advances, Gap, Layout, LayoutChange, touched};
use proptest::prelude::*;

/// Some field of a kind.
fn field(program: &Program, kind: Option<FieldKind>, choice: usize) -> Option<Field> {
    match kind {
        None => Some(Field::None),
        Some(FieldKind::Number) => Some(Field::Number(choice as f64)),
        Some(FieldKind::Variable) => {
            let variables = program.variables();
            let variable = variables.get(choice % variables.len().max(1))?;
            Some(Field::Variable(variable.id))
        }
        Some(kind) => Some(kind.options()[choice % kind.options().len()]),
    }
}

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

/// An edit that a person could make, or nearly.
fn edit(program: &mut Program, [what, which, choice]: [usize; 3]) -> Option<Edit> {
    let all = shown(program);
    let &id = all.get(which % all.len().max(1))?;
    let block = program.block(id).clone();
    let socket = choice % block.sockets.len().max(1);
    Some(match what % 13 {
        0..=2 => {
            let place = match choice % 4 {
                0 => Place::Socket(id, socket),
                1 if !block.bodies.is_empty() => {
                    Place::Stack(Stack::Body(id, choice % block.bodies.len()), 0)
                }
                2 => {
                    let (stack, order) = (program.fresh_stack(), 0);
                    Place::Loose {
                        stack,
                        order,
                        at: (20.0, 400.0),
                    }
                }
                _ => Place::Stack(Stack::Hat, 0),
            };
            let kinds = [Kind::Logic, Kind::Number, Kind::While, Kind::Compare];
            let kind = match what % 3 {
                0 => kinds[choice / 4 % 4],
                _ => TABLE[choice / 4 % TABLE.len()].kind,
            };
            let field = field(program, kind.row().field(), choice)?;
            Edit::Attach(program.fresh_fragment(kind, field), place)
        }
        3 => match block.parent {
            Parent::Socket(owner, socket) => Edit::Detach(Place::Socket(owner, socket), 1),
            Parent::Stack(stack) => {
                let index = program.stack(stack).iter().position(|&other| other == id)?;
                Edit::Detach(Place::Stack(stack, index), 1)
            }
            Parent::None => return None,
        },
        4 | 5 => Edit::SetField(id, field(program, block.kind.row().field(), choice)?),
        6 => Edit::SetLiteral(id, socket, Literal::Number(choice as f64 * 1000.0)),
        7 => {
            // Any block: bare ones in sockets too.
            let inner = block.sockets.iter().find_map(|socket| socket.block);
            let marks = BlockMarks {
                comment: (choice & 1 == 1).then(|| "why".to_owned()),
                disabled: choice & 2 == 2,
                collapsed: choice & 12 == 4,
            };
            Edit::SetMarks(inner.unwrap_or(id), marks)
        }
        8 => Edit::AddBranch(id, choice % (block.sockets.len() + 1)),
        9 if block.has_otherwise() => Edit::RemoveOtherwise(id),
        9 => Edit::AddOtherwise(id),
        10 => {
            let variable = program.variables().first()?.id;
            Edit::RenameVariable(variable, "name".repeat(1 + choice % 30))
        }
        11 => Edit::MoveStack(program.loose().first()?.id, (choice as f64, 7.0)),
        // A move: out of one place and into another, as one.
        _ => {
            let to = all[choice % all.len()];
            let from = match block.parent {
                Parent::Socket(owner, socket) => Place::Socket(owner, socket),
                _ => return None,
            };
            let mut copy = program.clone();
            let Ok(Edit::Attach(fragment, _)) = copy.apply(Edit::Detach(from, 1)) else {
                return None;
            };
            let place = Place::Socket(to, choice % program.block(to).sockets.len().max(1));
            Edit::All(vec![Edit::Detach(from, 1), Edit::Attach(fragment, place)])
        }
    })
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
        steps in prop::collection::vec(any::<[u16; 3]>(), 1..24),
    ) {
        let mut program = program_from(&choices);
        let mut layout = Layout::new();
        let (text, measure) = (text(), Advances::embedded());
        layout.update(&program, &text, &measure, &LayoutChange::All);
        let mut undo = Vec::new();
        let mut open = None;
        for step in steps {
            let step = step.map(usize::from);
            let edit = match edit(&mut program, step) {
                Some(edit) if step[0] % 5 > 0 || undo.is_empty() => edit,
                _ => match undo.pop() {
                    Some(edit) => edit,
                    None => continue,
                },
            };
            let changed = touched(&program, &edit);
            if let Ok(inverse) = program.apply(edit) {
                if step[0] % 5 > 0 {
                    undo.push(inverse);
                }
                layout.update(&program, &text, &measure, &changed);
            }
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
