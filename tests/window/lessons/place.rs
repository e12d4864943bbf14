//! The view goes to the place that a new step is about, once, if it is out of sight.

use super::costs;
use crate::support::*;

#[test]
fn the_place_of_a_new_step_comes_into_sight_once() {
    let mut person = Person::sits_down_at(SMALL);
    person.opens_lesson(costs(), 29);
    // A copy of the inner *if* comes below it, which is out of sight.
    let program = person.program();
    let ifs = program.running().map(|(id, _)| id);
    let inner = ifs
        .filter(|id| program.block(*id).kind == Kind::If)
        .last()
        .unwrap();
    let outer = program.stack(Stack::Hat)[0];
    let end = |person: &mut Person| person.place_of(inner).max.y;
    person.does_items(0..2);
    person.commands(EditorCommand::ShowBlock(outer));
    person.waits();
    let canvas = person.canvas_rect().y_range();
    assert!(
        !canvas.contains(end(&mut person)),
        "{} in {canvas:?}",
        end(&mut person)
    );
    person.does_items(2..3);
    person.waits();
    assert!(
        canvas.contains(end(&mut person)),
        "{} in {canvas:?}",
        end(&mut person)
    );
    // The pupil can scroll away again.
    person.commands(EditorCommand::ShowBlock(outer));
    person.commands(EditorCommand::ChooseAll);
    person.waits();
    assert!(!canvas.contains(end(&mut person)));
}
