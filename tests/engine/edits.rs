//! Changes of programs: each can be undone, and none leaves a program that is not one.

mod refused;

use crate::programs;
use engine::colour::Colour;
use engine::language::edit::{Edit, EditError, Place};
use engine::language::field::{Field, FieldKind};
use engine::language::kind::{Kind, Literal, TABLE};
use engine::language::program::{
    BlockId, BlockMarks, Header, Origin, Program, Stack, VarId, Variable,
};
use engine::language::{check, cost, file};
use proptest::prelude::*;
use test_support::cases;

/// Turns a list of numbers into choices.
pub struct Choices<'c>(pub std::slice::Iter<'c, u32>);

impl Choices<'_> {
    fn below(&mut self, n: usize) -> usize {
        self.0.next().map_or(0, |&x| x as usize % n.max(1))
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        let index = self.below(all.len());
        all.get(index).cloned()
    }
}

/// All blocks, loose ones too.
fn blocks(program: &Program) -> Vec<BlockId> {
    let mut roots = program.stack(Stack::Hat).to_vec();
    roots.extend(program.loose().iter().flat_map(|loose| &loose.blocks));
    program.walk(&roots).map(|(id, _)| id).collect()
}

fn stacks(program: &Program) -> Vec<Stack> {
    let mut stacks = vec![Stack::Hat];
    stacks.extend(program.loose().iter().map(|loose| Stack::Loose(loose.id)));
    for id in blocks(program) {
        stacks.extend((0..program.block(id).bodies.len()).map(|body| Stack::Body(id, body)));
    }
    stacks
}

/// Some field of a kind; possibly none that the program could take.
fn field(program: &Program, choices: &mut Choices, kind: Option<FieldKind>) -> Field {
    match kind {
        None => Field::None,
        Some(FieldKind::Number) => Field::Number([0.0, -1.5, f64::INFINITY][choices.below(3)]),
        Some(FieldKind::Variable) => {
            let ids: Vec<VarId> = program.variables().iter().map(|v| v.id).collect();
            choices.of(&ids).map_or(Field::None, Field::Variable)
        }
        Some(kind) => choices.of(kind.options()).unwrap_or(Field::None),
    }
}

/// An edit; many of them are impossible, as those of clumsy hands are.
pub fn edit(program: &mut Program, choices: &mut Choices) -> Edit {
    let all = blocks(program);
    let stack = choices.of(&stacks(program)).unwrap_or(Stack::Hat);
    let index = choices.below(program.stack(stack).len() + 1);
    let Some(id) = choices.of(&all) else {
        let kind = TABLE[choices.below(TABLE.len())].kind;
        let field = field(program, choices, kind.row().field());
        if field.kind() != kind.row().field() {
            return Edit::SetHeader(Header::default());
        }
        return Edit::Attach(
            program.fresh_fragment(kind, field),
            Place::Stack(stack, index),
        );
    };
    let block = program.block(id).clone();
    let socket = choices.below(block.sockets.len() + 1);
    let body = choices.below(block.bodies.len() + 1);
    match choices.below(15) {
        0..=2 => {
            let kind = TABLE[choices.below(TABLE.len())].kind;
            let field = field(program, choices, kind.row().field());
            let place = match choices.below(3) {
                0 => Place::Stack(stack, index),
                1 => Place::Socket(id, socket),
                _ => {
                    let (stack, order) = (program.fresh_stack(), program.loose().len());
                    Place::Loose {
                        stack,
                        order,
                        at: (1.0, 2.5),
                    }
                }
            };
            if field.kind() != kind.row().field() {
                return Edit::SetField(id, field);
            }
            Edit::Attach(program.fresh_fragment(kind, field), place)
        }
        3 => Edit::Detach(Place::Stack(stack, index), choices.below(3)),
        4 => Edit::Detach(Place::Socket(id, socket), 1),
        5 => match choices.of(program.loose()) {
            Some(loose) => Edit::Detach(
                Place::Loose {
                    stack: loose.id,
                    order: 0,
                    at: (0.0, 0.0),
                },
                0,
            ),
            None => Edit::AddOtherwise(id),
        },
        6 => Edit::SetField(id, field(program, choices, block.field.kind())),
        7 => {
            let numbers = [Literal::Number(7.0), Literal::Number(f64::NAN)];
            let literal = choices
                .of(&numbers)
                .unwrap_or(Literal::Colour(Colour::Blue));
            Edit::SetLiteral(id, socket, literal)
        }
        8 => Edit::SetMarks(
            id,
            BlockMarks {
                comment: [None, Some("è \"così\"\n".to_owned())][choices.below(2)].clone(),
                disabled: choices.below(2) == 0,
                collapsed: choices.below(2) == 0,
            },
        ),
        9 => [Edit::AddBranch(id, body), Edit::RemoveBranch(id, body)][choices.below(2)].clone(),
        10 => [Edit::AddOtherwise(id), Edit::RemoveOtherwise(id)][choices.below(2)].clone(),
        11 => {
            let variables: Vec<Variable> = program.variables().to_vec();
            let name = ["x", "riga", ""][choices.below(3)].to_owned();
            match (choices.below(3), choices.of(&variables)) {
                (0, Some(variable)) => Edit::RemoveVariable(variable.id),
                (1, Some(variable)) => Edit::RenameVariable(variable.id, name),
                _ => {
                    let id = program.fresh_variable();
                    Edit::AddVariable(variables.len(), Variable { id, name })
                }
            }
        }
        12 => match choices.of(program.loose()) {
            Some(loose) => Edit::MoveStack(loose.id, (socket as f64, 7.0)),
            None => Edit::RemoveOtherwise(id),
        },
        13 => {
            // A stack is moved: taken out and put in elsewhere, as one change.
            let (owner, at) = (stack, index);
            let mut trial = program.clone();
            let Ok(Edit::Attach(fragment, place)) =
                trial.apply(Edit::Detach(Place::Stack(owner, at), 1))
            else {
                return Edit::RemoveOtherwise(id);
            };
            let there = choices.of(&stacks(&trial)).unwrap_or(Stack::Hat);
            Edit::All(vec![
                Edit::Detach(place, fragment.roots.len()),
                Edit::Attach(fragment, Place::Stack(there, 0)),
            ])
        }
        _ => {
            let copy = program.copy(&[id]);
            Edit::Attach(copy, Place::Stack(stack, index))
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(300)))]

    #[test]
    fn every_change_can_be_undone_and_done_again(
        mut program in programs::arb_program(),
        choices in prop::collection::vec(any::<u32>(), 0..200),
    ) {
        let mut choices = Choices(choices.iter());
        let mut texts = vec![file::write(&program)];
        let mut undo = Vec::new();
        while choices.0.len() > 0 {
            let change = edit(&mut program, &mut choices);
            let before = file::write(&program);
            match program.apply(change) {
                Ok(inverse) => {
                    undo.push(inverse);
                    texts.push(file::write(&program));
                }
                Err(_) => prop_assert_eq!(file::write(&program), before, "a refused change"),
            }
        }
        // What the changes made is a program that can be written and read.
        let text = file::write(&program);
        let read = file::read(&text).map_err(|error| TestCaseError::fail(format!("{error:?}\n{text}")))?;
        prop_assert!(read.same_text_as(&program), "{text}");
        prop_assert_eq!(cost::cost(&read), cost::cost(&program));
        prop_assert_eq!(check::check(&read).len(), check::check(&program).len());
        // All the way back, and forth, and back.
        let mut redo = Vec::new();
        for (inverse, text) in undo.into_iter().rev().zip(texts.iter().rev().skip(1)) {
            redo.push(program.apply(inverse).unwrap());
            prop_assert_eq!(&file::write(&program), text);
        }
        let mut undo = Vec::new();
        for (change, text) in redo.into_iter().rev().zip(&texts[1..]) {
            undo.push(program.apply(change).unwrap());
            prop_assert_eq!(&file::write(&program), text);
        }
        for inverse in undo.into_iter().rev() {
            program.apply(inverse).unwrap();
        }
        prop_assert_eq!(&file::write(&program), &texts[0]);
    }
}

fn attach(
    program: &mut Program,
    kind: Kind,
    field: Field,
    place: Place,
) -> Result<BlockId, EditError> {
    let fragment = program.fresh_fragment(kind, field);
    let id = fragment.roots[0];
    program.apply(Edit::Attach(fragment, place)).map(|_| id)
}

/// Where a block came from is no part of what a program says, and goes wherever the block goes.
#[test]
fn a_block_keeps_its_origin() {
    let numbers = |program: &Program| -> Vec<usize> {
        program
            .origins()
            .iter()
            .map(|(number, _)| *number)
            .collect()
    };
    let text = "Program(format: 1, name: \"p\", on_click: [If(branches: [(when: True, then: [DropAll])]), CureAll])";
    let own = file::read(text).unwrap();
    let mut program = own.clone();
    let hinted = Origin {
        given: Some(40),
        hinted: Some(7),
    };
    program.set_origins(&[(1, hinted), (2, hinted)]);
    assert_eq!(numbers(&program), [1, 2]);
    assert!(program.same_text_as(&own));
    // Taken out, and put back.
    let first = program.stack(Stack::Hat)[0];
    let edit = program.lift_edit(first, false).unwrap();
    let back = program.apply(edit).unwrap();
    assert_eq!(numbers(&program), [0; 0]);
    program.apply(back).unwrap();
    assert_eq!(numbers(&program), [1, 2]);
    // Copied, within the program and into another one.
    let copy = program.copy(&[first]);
    let edit = program.place_edit(
        copy,
        engine::language::arrange::DropTarget::Canvas((0.0, 0.0)),
        (0.0, 0.0),
    );
    program.apply(edit.unwrap()).unwrap();
    assert_eq!(numbers(&program), [1, 2, 5, 6]);
    let chosen: Vec<_> = program.all_blocks().collect();
    assert_eq!(numbers(&program.excerpt(&chosen, |_| None)), [1, 2, 5, 6]);
    let mut other = Program::new("other");
    let (edit, _) = other.insert_all_edit(&program, (0.0, 0.0));
    other.apply(edit).unwrap();
    assert_eq!(numbers(&other), [1, 2, 5, 6]);
    assert_eq!(other.least_origin(), Origin::default(), "none of them runs");
    assert_eq!(program.least_origin(), hinted);
    other.mark_all_given(9);
    assert!(
        other
            .origins()
            .iter()
            .all(|(_, origin)| origin.given == Some(9))
    );
    assert_eq!(other.origins().len(), 7);
    let (number, lowest) = (other.origins()[1], Some(7));
    assert_eq!((number.0, number.1.hinted), (1, lowest));
}
