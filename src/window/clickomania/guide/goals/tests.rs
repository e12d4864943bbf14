use super::*;
use crate::store::{Shared, Store};
use crate::test_folder::Folder;
use crate::window::clickomania::library::storage::TaskKey;
use crate::window::kit::app_context::AppContext;
use engine::language::TaskId;
use engine::text::Language;

fn app(folder: &Folder) -> AppContext {
    let text = Text::load(Language::It).unwrap();
    let store = Store::open(folder.0.clone()).unwrap();
    AppContext::new(text, Shared::open(&store).0, store)
}

fn strip() -> ReadyTask {
    ReadyTask::embedded(&TaskId::STRISCE)
}

#[test]
fn goals_fill_from_the_dearest_on() {
    let folder = Folder::new();
    let mut app = app(&folder);
    let mut progress = Progress::open(&mut app);
    let task = strip();
    let stages = |progress: &Progress| -> Vec<(u64, GoalStage)> {
        let all = Goals::of(&task, progress).into_iter();
        all.map(|goal| (goal.measure, goal.stage)).collect()
    };
    let all = [40, 35, 16, 11, 8, 5, 3, 2];
    let at_first = all.map(|goal| match goal {
        40 => (goal, GoalStage::Next),
        _ => (goal, GoalStage::Ahead),
    });
    assert_eq!(stages(&progress), at_first);
    progress.reach(task.key(), Some(33), true, &Program::default());
    let then = all.map(|goal| match goal {
        35.. => (goal, GoalStage::Reached),
        16 => (goal, GoalStage::Next),
        _ => (goal, GoalStage::Ahead),
    });
    assert_eq!(stages(&progress), then);
    assert_eq!(Goals::next(&task, &progress, None), Some(16));
    progress.reach(task.key(), Some(2), true, &Program::default());
    assert_eq!(Goals::next(&task, &progress, None), None);
    let full = ReadyTask::default();
    assert_eq!(
        Goals::next(&full, &progress, None),
        Some(40),
        "the other game has its own"
    );
    // Beside a right program of cost 40 the row shows the better goals.
    assert_eq!(Goals::next(&full, &progress, Some(40)), Some(35));
    assert_eq!(Goals::next(&full, &progress, Some(41)), Some(40));
    assert_eq!(Goals::next(&full, &progress, Some(2)), None);
}

#[test]
fn only_less_is_better_and_what_opens_is_counted() {
    let folder = Folder::new();
    let mut app = app(&folder);
    let mut progress = Progress::open(&mut app);
    let task = ReadyTask::default();
    let mut goals = Goals::default();
    goals.solutions.advance(&task, &app);
    let mut accepted = |goals: &mut Goals, cost| {
        let program = Program::default();
        goals.accepted(&task, Some(cost), &program, &mut progress, &app.text)
    };
    let rungs = app.text.msg_ladder_says_rung(9, "costo 33");
    let said = accepted(&mut goals, 33);
    assert_eq!(said, Some(rungs), "40, six of 35 and two of 34");
    let solved = *goals.solved().unwrap();
    assert_eq!(
        (solved.goal, solved.measure, solved.opened),
        (Some(3), Some(33), 9)
    );
    assert_eq!(accepted(&mut goals, 35), None);
    assert_eq!(accepted(&mut goals, 33), None, "no better than before");
    let said = accepted(&mut goals, 28);
    assert_eq!(
        said,
        Some(app.text.msg_ladder_says_rung(14, "costo 28")),
        "three of 32, four of 31, six of 30 and one of 29"
    );
    let said = accepted(&mut goals, 25).unwrap();
    assert!(goals.solved().unwrap().goal.is_some(), "{said}");
    let said = accepted(&mut goals, 24);
    assert_eq!(said, Some(app.text.msg_ladder_says_better("costo 24")));
    assert_eq!(goals.solved().unwrap().goal, None, "between two goals");
    let said = accepted(&mut goals, 2);
    assert_eq!(said, Some(app.text.msg_ladder_says_best("costo 2")));
    assert_eq!(
        progress.best(&TaskKey::embedded(&TaskId::CLICKOMANIA)),
        Some(2)
    );
}

#[test]
fn what_the_task_gives_is_not_celebrated() {
    let folder = Folder::new();
    let mut app = app(&folder);
    let mut progress = Progress::open(&mut app);
    let task = ReadyTask::embedded(&TaskId::new("cima-e-fondo").unwrap());
    let given = task.measure(&task.cost(&task.task().start)).unwrap();
    assert!(given > task.task().goals[0]);
    let mut goals = Goals::default();
    let mut accepted = |goals: &mut Goals, cost| {
        let program = Program::default();
        goals.accepted(&task, Some(cost), &program, &mut progress, &app.text)
    };
    assert_eq!(accepted(&mut goals, given + 1), None);
    assert_eq!(accepted(&mut goals, given), None);
    assert!(goals.solved().is_none() && goals.celebration.is_none());
    assert!(accepted(&mut goals, given - 1).is_some());
    assert_eq!(goals.solved().unwrap().goal, None, "above the first goal");
    assert!(accepted(&mut goals, task.task().goals[0]).is_some());
    assert_eq!(goals.solved().unwrap().goal, Some(1));
}

#[test]
fn a_task_without_judge_has_no_goals() {
    let parete = ReadyTask::embedded(&TaskId::new("parete").unwrap());
    assert_eq!(parete.id().as_str(), "parete");
    assert!(!parete.judges());
    assert!(Goals::of(&parete, &Progress::default()).is_empty());
}

#[test]
fn what_is_no_cheaper_than_the_beginning_is_not_celebrated() {
    let folder = Folder::new();
    let mut app = app(&folder);
    let mut progress = Progress::open(&mut app);
    let task = ReadyTask::embedded(&TaskId::new("cima-e-fondo").unwrap());
    let begun = task.cost(&task.task().start).total;
    assert!(begun > task.task().goals[0], "it begins above its goal");
    let mut goals = Goals::default();
    let program = Program::default();
    let mut accepted = |goals: &mut Goals, cost| {
        goals.accepted(&task, Some(cost), &program, &mut progress, &app.text)
    };
    assert_eq!(accepted(&mut goals, begun), None, "a copy with a comment");
    assert!(goals.solved().is_none() && goals.celebration.is_none());
    assert!(accepted(&mut goals, begun - 1).is_some());
    assert!(goals.solved().is_some());
}

#[test]
fn every_solution_of_the_two_games_belongs_to_a_goal() {
    for id in [TaskId::CLICKOMANIA, TaskId::STRISCE] {
        let task = ReadyTask::embedded(&id);
        let folder = Folder::new();
        let mut solutions = Solutions::default();
        solutions.advance(&task, &app(&folder));
        let goals = 0..task.task().goals.len();
        let all: usize = goals
            .clone()
            .map(|goal| solutions.of_goal(&task, goal).len())
            .sum();
        assert_eq!(all, task.task().solutions.len());
        for goal in goals {
            assert!(!solutions.of_goal(&task, goal).is_empty(), "{id} {goal}");
        }
    }
}
