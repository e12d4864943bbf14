//! Least costs against programs: the cheapest of all short programs is never below the bound.

use engine::chance::Chance;
use engine::language::file::read;
use engine::language::{Kind, Program, TaskId};
use engine::proof::small_walls::{Colourings, SmallWalls};
use engine::proof::{ActionKind, least_cost};
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::Move;
use engine::run::rules::Rules;
use engine::task::Task;
use engine::wall::{Cell, Wall};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeSet, HashMap};
use std::hash::{Hash, Hasher};

/// Tasks that are tried.
const TASKS: usize = 1_000;

/// A program of some commands, one after the other, each on the clicked cell or its column.
struct Short {
    program: Program,
    /// The sum of the costs of its kinds of actions.
    cost: u64,
    /// What it leaves on all walls that are tried.
    leaves: u64,
}

fn command(action: ActionKind) -> String {
    let variant = action.kind.row().variant;
    match (action.kind, action.colour) {
        (Kind::DropAll | Kind::RemoveInfected | Kind::CureAll, _) => variant.to_owned(),
        (Kind::CompactColumn, _) => format!("{variant}(ColumnOf(Clicked))"),
        (_, Some(colour)) => format!("{variant}(colour: {colour:?}, cell: Clicked)"),
        _ => format!("{variant}(Clicked)"),
    }
}

fn short(actions: &[ActionKind], clicks: &[(Wall, Cell)]) -> Short {
    let commands: Vec<String> = actions.iter().map(|action| command(*action)).collect();
    let commands = commands.join(", ");
    let program = read(&format!(
        "Program(format: 1, name: \"\", on_click: [{commands}])"
    ))
    .unwrap();
    let code = compile(&program).unwrap();
    let mut leaves = DefaultHasher::new();
    for (wall, click) in clicks {
        let request = Move {
            code: &code,
            wall: *wall,
            click: *click,
            draws: DrawPolicy::default(),
            budget: 100,
        };
        request.run().wall.hash(&mut leaves);
    }
    let kinds: BTreeSet<String> = actions.iter().map(|action| action.id()).collect();
    let price = |id: &String| {
        let action = ActionKind::all().find(|action| action.id() == *id);
        u64::from(Task::new(TaskId::default()).costs.of(action.unwrap().kind))
    };
    Short {
        program,
        cost: kinds.iter().map(price).sum(),
        leaves: leaves.finish(),
    }
}

/// A wall of up to four bricks anywhere in its lower left corner, infected or not.
fn unsettled(chance: &mut Chance) -> Wall {
    let mut rows = vec![vec!['.'; 9]; 9];
    for _ in 0..=chance.below(4) {
        let (row, column) = (5 + chance.below(4) as usize, chance.below(3) as usize);
        rows[row][column] = ['R', 'G', 'r', 'g'][chance.below(4) as usize];
    }
    let lines: Vec<String> = rows
        .into_iter()
        .map(|row| row.into_iter().collect())
        .collect();
    Wall::parse(&lines.join("\n")).expect("nine rows of nine cells")
}

/// All programs of one to three commands.
fn all_short() -> Vec<Short> {
    let mut clicks = Vec::new();
    let clicks_on = |wall: Wall| wall.bricks().into_iter().map(move |click| (wall, click));
    for bricks in 1..=2 {
        clicks.extend(SmallWalls::new(bricks, Colourings::Every).flat_map(clicks_on));
    }
    clicks.extend(
        SmallWalls::new(3, Colourings::UpToRenaming)
            .step_by(7)
            .flat_map(clicks_on),
    );
    clicks.extend((0..3).flat_map(|seed| clicks_on(Wall::deal(seed, 4).unwrap())));
    // A program without a fall or a cure leaves such walls for the next click.
    let mut chance = Chance::new(3);
    clicks.extend((0..300).flat_map(|_| clicks_on(unsettled(&mut chance))));
    let actions: Vec<ActionKind> = ActionKind::all().collect();
    let mut all = Vec::new();
    for &one in &actions {
        all.push(short(&[one], &clicks));
        for &two in &actions {
            all.push(short(&[one, two], &clicks));
            all.extend(
                actions
                    .iter()
                    .map(|&three| short(&[one, two, three], &clicks)),
            );
        }
    }
    all
}

#[test]
fn the_cheapest_of_all_short_programs_costs_no_less_than_the_bound() {
    let all = all_short();
    let mut cheapest: HashMap<u64, u64> = HashMap::new();
    for one in &all {
        let cost = cheapest.entry(one.leaves).or_insert(one.cost);
        *cost = one.cost.min(*cost);
    }
    let mut chance = Chance::new(1_000);
    let mut reached = 0;
    for _ in 0..TASKS {
        let wanted = &all[chance.below(all.len() as u64) as usize];
        let mut task = Task::new(TaskId::default());
        task.wanted = Some(wanted.program.clone());
        let rules = Rules::of(&task).unwrap();
        let least = least_cost(&task, &rules, &|| true).unwrap().least.unwrap();
        let cost = cheapest[&wanted.leaves];
        assert!(least <= cost, "{least} above {cost}: {:?}", wanted.program);
        reached += usize::from(least == cost);
    }
    // Short programs compute nothing, so most cost more than the best; a bound that is always 0 would be no use.
    assert!(reached > TASKS / 20, "{reached}");
}
