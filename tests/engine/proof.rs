//! Least costs of tasks: what the program claims about every program, compared with what programs do.

mod rules;
mod symbolic;

use engine::chance::Chance;
use engine::colour::Colour;
use engine::diagnostics::needs;
use engine::judge::compare::Phase;
use engine::language::file::read;
use engine::language::kind::{BlockShape, Category, TABLE};
use engine::language::{Kind, Program, TaskId};
use engine::proof::{ActionKind, NoLeastCost, least_cost};
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::Move;
use engine::run::rules::Rules;
use engine::task::{AllowedBlocks, Choice, Measure, Task, embedded};
use engine::text::{Language, Text};
use engine::wall::{Brick, Cell, Wall};
use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;

fn program(commands: &str) -> Program {
    let text = format!("Program(format: 1, name: \"\", on_click: [{commands}])");
    read(&text).unwrap()
}

/// A wall with some bricks anywhere, some of them infected.
fn any_wall(chance: &mut Chance) -> Wall {
    let mut wall = Wall::default();
    for cell in Cell::all() {
        if chance.below(3) == 0 {
            let colour = Colour::ALL[chance.below(3) as usize];
            let infected = chance.below(4) == 0;
            wall.set(cell, Some(Brick { colour, infected }));
        }
    }
    wall
}

fn left_by(program: &Program, wall: &Wall, click: Cell) -> Wall {
    let code = compile(program).unwrap();
    let request = Move {
        code: &code,
        wall: *wall,
        click,
        draws: DrawPolicy::default(),
        budget: 1_000,
    };
    request.run().wall
}

/// A command with one block that acts; its argument is the clicked cell, or its column.
fn command(action: ActionKind) -> String {
    let variant = action.kind.row().variant;
    match (action.kind, action.colour) {
        (Kind::DropAll | Kind::RemoveInfected | Kind::CureAll, _) => variant.to_owned(),
        (Kind::CompactColumn, _) => format!("{variant}(ColumnOf(Clicked))"),
        (_, Some(colour)) => format!("{variant}(colour: {colour:?}, cell: Clicked)"),
        _ => format!("{variant}(Clicked)"),
    }
}

#[test]
fn actions_do_to_a_wall_what_their_blocks_do() {
    let mut chance = Chance::new(1);
    for action in ActionKind::all() {
        let block = program(&command(action));
        for _ in 0..20 {
            let wall = any_wall(&mut chance);
            let mut outcomes = HashSet::from([wall]);
            action.outcomes(&wall, |next| {
                outcomes.insert(next);
            });
            let mut blocks = HashSet::from([wall]);
            blocks.extend(Cell::all().map(|cell| left_by(&block, &wall, cell)));
            assert_eq!(outcomes, blocks, "{action:?}");
        }
    }
}

/// A command that is missing here would make bounds wrong without a word.
#[test]
fn every_command_on_the_wall_is_an_action_and_has_a_phase() {
    let wall = [Category::Wall, Category::Infection];
    for row in TABLE {
        let commands = row.shape == BlockShape::Command;
        let changes = commands && row.categories.iter().any(|of| wall.contains(of));
        let known = ActionKind::all().any(|action| action.kind == row.kind);
        assert_eq!(known, changes, "{:?}", row.kind);
        assert_eq!(Phase::of(row.kind).is_some(), changes, "{:?}", row.kind);
    }
}

/// A task that wants what these commands do.
fn task(wanted: &str) -> Task {
    let mut task = Task::new(TaskId::default());
    task.wanted = Some(program(wanted));
    task
}

fn least(task: &Task) -> Option<u64> {
    let rules = Rules::of(task).unwrap();
    least_cost(task, &rules, &|| true).unwrap().least
}

#[test]
fn least_costs_of_small_tasks() {
    for (wanted, expected) in [
        ("Remove(Clicked)", 1),
        ("RemoveAreaAndDrop(Clicked)", 2),
        ("Infect(Clicked)", 1),
        ("InfectArea(Clicked)", 1),
        ("Paint(colour: Red, cell: Clicked)", 1),
        (
            "Paint(colour: Red, cell: Clicked), Paint(colour: Blue, cell: CellAt(row: Number(8), column: Number(0)))",
            2,
        ),
        ("Remove(Clicked), DropAll", 2),
        (
            "Infect(Clicked), RemoveInfected, Infect(CellAt(row: Number(8), column: Number(4)))",
            2,
        ),
    ] {
        assert_eq!(least(&task(wanted)), Some(expected), "{wanted}");
    }
}

#[test]
fn prices_and_missing_blocks_count() {
    let mut dear = task("Remove(Clicked)");
    dear.costs.set(Kind::Remove, 50);
    // Infect and remove what is infected, or the area block and a lone brick that it cannot remove.
    assert_eq!(least(&dear), Some(6));
    dear.blocks = AllowedBlocks::Without(vec![Choice::Kind(Kind::RemoveInfected)]);
    assert_eq!(least(&dear), Some(50));
    dear.blocks = AllowedBlocks::Only(vec![Choice::Kind(Kind::Paint)]);
    let rules = Rules::of(&dear).unwrap();
    let bound = least_cost(&dear, &rules, &|| true).unwrap();
    assert_eq!((bound.least, bound.tight), (None, false));
    assert!(!bound.refuted.is_empty());
}

#[test]
fn there_is_no_least_cost_where_nothing_is_wanted_or_something_else_counts() {
    let nothing = Task::new(TaskId::default());
    let mut blocks = task("Remove(Clicked)");
    blocks.measure = Measure::Blocks;
    let why = |task: &Task| {
        let rules = Rules::of(task).unwrap();
        least_cost(task, &rules, &|| true).unwrap_err()
    };
    assert!(matches!(why(&nothing), NoLeastCost::NothingWanted));
    assert!(matches!(
        why(&blocks),
        NoLeastCost::OtherMeasure(Measure::Blocks)
    ));
    let rules = Rules::of(&task("Remove(Clicked)")).unwrap();
    let stopped = least_cost(&task("Remove(Clicked)"), &rules, &|| false);
    assert!(matches!(stopped, Err(NoLeastCost::Stopped)));
}

/// What a task wants is a right program for it: the bound is never above the cheapest of the programs that do the same.
#[test]
fn no_program_is_cheaper_than_the_bound() {
    let mut chance = Chance::new(49);
    for _ in 0..60 {
        let actions: Vec<ActionKind> = ActionKind::all().collect();
        let mut one = || actions[chance.below(actions.len() as u64) as usize];
        let chosen = [one(), one(), one()];
        let count = 1 + chance.below(3) as usize;
        let commands: Vec<String> = chosen[..count].iter().map(|kind| command(*kind)).collect();
        let task = task(&commands.join(", "));
        let kinds: HashSet<ActionKind> = chosen[..count].iter().copied().collect();
        let cost: u64 = kinds
            .iter()
            .map(|kind| u64::from(task.costs.of(kind.kind)))
            .sum();
        let bound = least(&task).unwrap_or(u64::MAX);
        let does_nothing = bound == 0;
        assert!(
            bound <= cost || does_nothing,
            "{commands:?}: {bound} above {cost}"
        );
    }
}

/// The page of `docs/`: the bound of every task that ships.
#[test]
fn the_table_of_least_costs_is_that_of_the_tasks() {
    let mut table = String::new();
    for task in embedded().all() {
        let rules = Rules::of(task).unwrap();
        let Ok(bound) = least_cost(task, &rules, &|| true) else {
            continue;
        };
        let least = bound.least.unwrap();
        let goal = task.goals.last().map_or("–".to_owned(), u64::to_string);
        let tight = if bound.tight {
            ""
        } else {
            "blocks are left out"
        };
        writeln!(
            table,
            "| `{}` | {least} | {goal} | {tight} |",
            task.id.as_str()
        )
        .unwrap();
        assert!(
            task.goals.iter().all(|goal| *goal >= least),
            "{}",
            task.id.as_str()
        );
    }
    let page = fs::read_to_string(format!("{}/docs/least_costs.md", crate::ROOT)).unwrap();
    assert!(
        page.contains(&table),
        "docs/least_costs.md should have this table:\n{table}"
    );
}

#[test]
fn what_a_right_program_needs_is_said_by_the_wall_that_shows_it() {
    let text = Text::load(Language::En).unwrap();
    let said = |wanted: &str| -> HashSet<String> {
        let task = task(wanted);
        let rules = Rules::of(&task).unwrap();
        let bound = least_cost(&task, &rules, &|| true).unwrap();
        bound.refuted.iter().map(|why| needs(&text, why)).collect()
    };
    let one = |deed: String| HashSet::from([text.msg_least_needs(deed)]);
    assert_eq!(said("Infect(Clicked)"), one(text.msg_least_infects()));
    assert_eq!(
        said("Paint(colour: Blue, cell: Clicked)"),
        one(text.msg_least_paints("blue"))
    );
    assert_eq!(said("Remove(Clicked)"), one(text.msg_least_removes()));
    let fall = said("Remove(Clicked), DropAll");
    let lowers = text.msg_least_lowers();
    assert!(fall.iter().any(|said| said.contains(&lowers)), "{fall:?}");
}
