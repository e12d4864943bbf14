//! The way through a task: its steps in their order, then the questions that no step asks; and when each is done.

use crate::window::clickomania::library::storage::{Progress, TaskKey};
use engine::language::program::Stack;
use engine::language::{Kind, Program};
use engine::task::{LessonStep, Task, Until};

/// One thing on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// The step with this number, from 0.
    Step(usize),
    /// The question with this number, from 1.
    Question(usize),
}

/// All of them, in order.
pub fn items(task: &Task) -> Vec<Item> {
    let asked = |number: &usize| {
        let until = Until::Answered(*number);
        task.steps.iter().any(|step| step.until == until)
    };
    let steps = (0..task.steps.len()).map(Item::Step);
    let questions = (1..=task.questions.len()).filter(|number| !asked(number));
    steps.chain(questions.map(Item::Question)).collect()
}

/// What decides whether a step is done.
pub struct StepFacts<'a> {
    pub program: &'a Program,
    /// How many moves were made in all that changed something, failed or did not end.
    pub moves: u64,
    /// Whether the program on the canvas was found right.
    pub accepted: bool,
    /// What it measures, if that is known at once.
    pub measure: Option<u64>,
}

/// Whether an item is done by now; `moves`: how many were made when it became the present one.
pub fn is_done(
    task: &Task,
    item: Item,
    facts: &StepFacts<'_>,
    progress: &Progress,
    key: &TaskKey,
    moves: u64,
) -> bool {
    let answered = |number: usize| progress.answer(key, number).is_some();
    let step = match item {
        Item::Question(number) => return answered(number),
        Item::Step(number) => number,
    };
    if progress.steps(key).contains(&step) {
        return true;
    }
    let Some(LessonStep { until, .. }) = task.steps.get(step) else {
        return true;
    };
    match *until {
        Until::Uses(kind) => uses(facts.program, kind),
        Until::Played => facts.moves > moves,
        Until::Right => facts.accepted,
        Until::Goal(goal) => {
            let wanted = goal.checked_sub(1).and_then(|goal| task.goals.get(goal));
            // Of a task that was begun over, what was reached before counts no more.
            let reached = match progress.is_begun_over(key) {
                true if !facts.accepted => None,
                true => facts.measure.or_else(|| progress.best(key)),
                false => progress.best(key),
            };
            wanted.is_some_and(|wanted| reached.is_some_and(|reached| reached <= *wanted))
        }
        Until::Answered(number) => answered(number),
        Until::Pressed => false,
    }
}

/// Whether a block of this kind stands under the hat and runs.
fn uses(program: &Program, kind: Kind) -> bool {
    let hat = program.stack(Stack::Hat);
    let mut blocks = program.walk(hat);
    blocks.any(|(id, _)| program.block(id).kind == kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::file::read;
    use engine::task::embedded;

    #[test]
    fn questions_that_no_step_asks_come_last() {
        let task = embedded().task("bomba").unwrap();
        assert_eq!(items(task), [Item::Question(1)]);
        let task = embedded().task("parete").unwrap();
        assert_eq!(items(task), [0, 1, 2].map(Item::Step));
    }

    #[test]
    fn steps_are_done_by_what_they_say() {
        let task = embedded().task("caduta-dal-basso").unwrap();
        let progress = Progress::default();
        let key = TaskKey::embedded(&task.id);
        let with = |blocks: &str| {
            let text = format!("Program(format: 1, name: \"\", on_click: [{blocks}])");
            read(&text).unwrap()
        };
        let done = |program: &Program, item| {
            let facts = StepFacts {
                program,
                moves: 3,
                accepted: false,
                measure: None,
            };
            is_done(task, item, &facts, &progress, &key, 3)
        };
        assert!(!done(&with("DropStack(Clicked)"), Item::Step(0)));
        assert!(done(
            &with("DropStack(Clicked), DropBrick(Clicked)"),
            Item::Step(0)
        ));
        assert!(!done(&with(""), Item::Step(1)) && !done(&with(""), Item::Step(2)));
    }
}
