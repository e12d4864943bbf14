//! Judging by the rules of a task that is none of the two games.

use super::support::blocks;
use engine::diagnostics;
use engine::judge::{Effort, Fault, Judgement, NoVerdict, Options, Verdict, judge};
use engine::language::Kind;
use engine::language::program::Program;
use engine::run::rules::{RuleList, Rules};
use engine::task::{AllowedBlocks, Choice, Task, TaskId, Walls};
use engine::text::{Language, Text};
use engine::wall::{SIZE, Wall};

const VARIABLES: &str = "\"n\", \"C\"";

fn program(commands: &str) -> Program {
    blocks(commands, VARIABLES)
}

fn task(before: &str, wanted: &str, after: &str) -> Task {
    Task {
        before: program(before),
        wanted: Some(program(wanted)),
        after: program(after),
        ..Task::new(TaskId::new("prova").unwrap())
    }
}

fn options(task: &Task) -> Options {
    Options {
        effort: Effort::Quick,
        ..Options::with_rules(Rules::of(task).unwrap())
    }
}

fn judged(task: &Task, commands: &str) -> Judgement {
    judge(&program(commands), &options(task), &|| true).unwrap()
}

fn wall(rows: &[&str]) -> Wall {
    let above = vec![""; SIZE - rows.len()];
    let lines = above.iter().chain(rows).map(|row| format!("{row:.<9}\n"));
    Wall::parse(&lines.collect::<String>()).unwrap()
}

#[test]
fn the_program_starts_where_the_task_has_begun() {
    let removal = task("InfectArea(Clicked)", "RemoveInfected", "DropAll");
    for right in [
        "RemoveInfected",
        "ForEachInfected(var: \"C\", body: [Remove(Get(\"C\"))])",
        "While(when: ExistsInfected, body: [Remove(AnyInfected)])",
    ] {
        assert_eq!(
            judged(&removal, right).verdict,
            Verdict::Accepted,
            "{right}"
        );
    }
    let one = "If(branches: [(when: IsInfected(Clicked), then: [Remove(Clicked)])])";
    let judgement = judged(&removal, one);
    assert_eq!(judgement.verdict, Verdict::WrongWall);
    let case = judgement.counterexample.unwrap();
    assert!(case.wall.infected().is_empty());
    assert!(case.start.infected().contains(case.click));
    assert!(case.wall.bricks().len() <= 2, "\n{}", case.wall);
    let differs = case.first_difference().unwrap();
    assert_ne!(case.expected.brick(differs), case.obtained.brick(differs));
    // What the area would be anyway it removes wrongly where there is none.
    let wrong = "Remove(Clicked), RemoveInfected";
    let judgement = judged(&removal, wrong);
    assert_eq!(judgement.verdict, Verdict::WrongWall);
    // What happens is told, which holds for the rules of any task.
    let text = Text::load(Language::En).unwrap();
    let rules = options(&removal).rules;
    let told = diagnostics::judgement(&text, &program(wrong), &rules, &judgement).concat();
    assert!(told.contains("that should be left"), "{told}");
    assert_eq!(judgement.counterexample.unwrap().wall.bricks().len(), 1);
}

#[test]
fn the_wrong_infection_is_told_from_infection_that_is_left() {
    let infection = task("", "InfectArea(Clicked)", "RemoveInfected, DropAll");
    for (commands, fault) in [
        ("InfectStrip(Clicked)", Fault::WrongInfection),
        ("", Fault::WrongInfection),
        ("RemoveAreaAndDrop(Clicked)", Fault::WrongWall),
    ] {
        let judgement = judged(&infection, commands);
        assert_eq!(judgement.verdict, fault.into(), "{commands}");
        assert_eq!(judgement.counterexample.unwrap().fault, fault, "{commands}");
    }
    assert_eq!(
        judged(&infection, "InfectArea(Clicked)").verdict,
        Verdict::Accepted
    );
    let clean = task("", "Paint(colour: Red, cell: Clicked)", "");
    let judgement = judged(&clean, "Paint(colour: Red, cell: Clicked), Infect(Clicked)");
    assert_eq!(judgement.verdict, Verdict::InfectionLeft);
}

#[test]
fn what_no_click_leaves_is_not_asked_of_programs() {
    // Walls are settled at every click, and no brick is infected.
    let fall = task("Remove(Clicked)", "DropAll", "");
    let one_column = "CompactColumn(ColumnOf(Clicked))";
    assert_eq!(judged(&fall, one_column).verdict, Verdict::Accepted);
    // Here holes stay from click to click.
    let holes = task("", "Remove(Clicked)", "");
    let judgement = judged(&holes, "Remove(Clicked), DropAll");
    assert_eq!(judgement.verdict, Verdict::WrongWall);
    let only_new = "If(branches: [(when: ExistsEmpty, then: [])], otherwise: [Remove(Clicked)])";
    let judgement = judged(&holes, only_new);
    assert_eq!(judgement.verdict, Verdict::WrongWall);
    assert!(!judgement.counterexample.unwrap().wall.is_settled());
}

#[test]
fn blocks_that_the_task_does_not_have_are_named() {
    let task = Task {
        blocks: AllowedBlocks::Without(vec![Choice::Kind(Kind::DropAll)]),
        ..task("", "RemoveAreaAndDrop(Clicked)", "")
    };
    let with = "RemoveAreaAndDrop(Clicked), DropAll, Remove(Clicked), DropAll";
    let judgement = judged(&task, with);
    assert_eq!(judgement.verdict, Verdict::NotAllowed);
    assert_eq!((judgement.not_allowed.len(), judgement.moves_tried), (2, 0));
    let first = program(with);
    assert!(
        judgement
            .not_allowed
            .iter()
            .all(|id| first.block(*id).kind == Kind::DropAll)
    );
    let off = "RemoveAreaAndDrop(Clicked), Disabled(DropAll)";
    assert_eq!(judged(&task, off).verdict, Verdict::Accepted);
    assert_eq!(
        judged(&task, "DropAll, Remove(Hole)").verdict,
        Verdict::NotReady
    );
}

#[test]
fn a_task_that_fails_or_wants_nothing_gives_no_verdict() {
    // An error on a click at the top of a full column only.
    let failing = task(
        "",
        "Remove(Clicked), Remove(Neighbour(side: Above, cell: Clicked))",
        "",
    );
    let verdict = judge(&program("Remove(Clicked)"), &options(&failing), &|| true);
    let Err(NoVerdict::Rules(failure)) = verdict else {
        panic!("{verdict:?}");
    };
    assert_eq!((failure.list, failure.click.row()), (RuleList::Wanted, 0));
    let nothing = Task::new(TaskId::new("prova").unwrap());
    let verdict = judge(&program("DropAll"), &options(&nothing), &|| true);
    assert!(matches!(verdict, Err(NoVerdict::NothingWanted)));
    let stopped = judge(&program("Remove(Clicked)"), &options(&failing), &|| false);
    assert!(matches!(stopped, Err(NoVerdict::Stopped)));
}

#[test]
fn only_the_listed_walls_count_if_the_task_says_so() {
    let listed = |only_listed| Task {
        walls: Walls::Listed(vec![wall(&["RR", "RG"]), wall(&["rB"])]),
        only_listed,
        ..task("", "RemoveAreaAndDrop(Clicked)", "")
    };
    let no_yellow = "If(branches: [(when: Not(HasColour(cell: Clicked, colour: Yellow)), then: [RemoveAreaAndDrop(Clicked)])])";
    assert_eq!(judged(&listed(true), no_yellow).verdict, Verdict::Accepted);
    assert_eq!(
        judged(&listed(false), no_yellow).verdict,
        Verdict::WrongWall
    );
    // The second wall holds an infected brick; on no other there is one.
    let judgement = judged(&listed(true), "RemoveAreaAndDrop(Clicked), CureAll");
    assert_eq!(judgement.verdict, Verdict::WrongInfection);
    assert_eq!(judgement.counterexample.unwrap().wall, wall(&["rB"]));
}

#[test]
fn what_is_wanted_rarely_is_looked_for() {
    let rare = "If(branches: [(when: Logic(HasColour(cell: Clicked, colour: Fuchsia), And, \
        Compare(RowOf(Clicked), Eq, Number(3))), then: [If(branches: [(when: \
        Compare(ColumnOf(Clicked), Eq, Number(7)), then: [Paint(colour: Red, cell: Clicked)])])])])";
    let rules = task("", &format!("Remove(Clicked), DropAll, {rare}"), "");
    let mut options = options(&rules);
    options.effort = Effort::Normal;
    let judgement = judge(&program("Remove(Clicked), DropAll"), &options, &|| true).unwrap();
    assert_eq!(judgement.verdict, Verdict::WrongWall);
    let case = judgement.counterexample.unwrap();
    assert_eq!((case.click.row(), case.click.column()), (3, 7));
}
