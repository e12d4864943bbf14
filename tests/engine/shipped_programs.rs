//! The known programs: each file of `programs/` stands in the table of `programs/README.md`, costs
//! what the table says, and does on many walls what the table says.

mod verdicts;

use engine::chance::Chance;
use engine::language::Kind;
use engine::language::check::check;
use engine::language::cost::cost;
use engine::language::file::{read, write};
use engine::language::program::Program;
use engine::run::code::Code;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::failure::FailureKind;
use engine::run::moves::{Move, Outcome};
use engine::task::TaskId;
use engine::wall::{Cell, CellSet, GALLERY, GroupKind, Wall, after_click, playable};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// More than any program of the folder that ends needs for a move.
const BUDGET: u64 = 1_000_000;

/// A case fails outright if it fails under so many draws.
const DRAWS: u64 = 32;

/// A program that needs more steps for a move is tried on a third of the cases.
const SLOW: u64 = 20_000;

/// What a program is worth in a game; of several the smallest counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Verdict {
    RuntimeError,
    DoesNotEnd,
    WrongWall,
    InfectionLeft,
    Lucky,
    Right,
}

impl Verdict {
    fn named(name: &str) -> Option<Verdict> {
        Some(match name {
            "run-time error" => Verdict::RuntimeError,
            "does not end" => Verdict::DoesNotEnd,
            "wrong wall" => Verdict::WrongWall,
            "infection left" => Verdict::InfectionLeft,
            "lucky" => Verdict::Lucky,
            "right" => Verdict::Right,
            _ => return None,
        })
    }
}

/// A line of the table: a program, its cost, its verdicts in the full and in the simplified game.
#[derive(Clone, Debug)]
struct Row {
    file: String,
    cost: u64,
    verdicts: [Verdict; 2],
}

fn folder() -> PathBuf {
    Path::new(crate::ROOT).join("programs")
}

/// The lines `| [title](file) | cost | full game | simplified game | … |` of the README.
fn table() -> Vec<Row> {
    let readme = fs::read_to_string(folder().join("README.md")).unwrap();
    let row = |line: &str| {
        let mut columns = line.strip_prefix("| [")?.split('|').map(str::trim);
        let (_, file) = columns.next()?.strip_suffix(')')?.split_once("](")?;
        let cost = columns.next()?.parse().ok()?;
        let verdicts = [
            Verdict::named(columns.next()?)?,
            Verdict::named(columns.next()?)?,
        ];
        Some(Row {
            file: file.to_owned(),
            cost,
            verdicts,
        })
    };
    let lines = readme.lines().filter(|line| line.contains(".ron)"));
    lines
        .map(|line| row(line).unwrap_or_else(|| panic!("not understood: {line}")))
        .collect()
}

fn text(file: &str) -> String {
    fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn program(file: &str) -> Program {
    read(&text(file)).unwrap_or_else(|error| panic!("{file}: {error:?}"))
}

fn code(file: &str) -> Code {
    compile(&program(file)).unwrap_or_else(|problems| panic!("{file}: {problems:?}"))
}

fn cell(row: usize, column: usize) -> Cell {
    Cell::new(row, column).unwrap()
}

fn gallery(name: &str) -> Wall {
    let (_, text) = GALLERY.iter().find(|(id, _)| *id == name).unwrap();
    Wall::parse(text).unwrap()
}

/// Six rows of one colour below three rows without any area: drawing empty cells until none is left
/// takes nowhere longer (380 draws or so).
fn long_fall() -> Wall {
    let (above, below) = ("RGRGRGRGR\nGRGRGRGRG\nRGRGRGRGR\n", "BBBBBBBBB\n".repeat(6));
    Wall::parse(&(above.to_owned() + &below)).unwrap()
}

/// Settled, uninfected walls with a click on a brick: every brick of the gallery and of some dealt
/// walls, and all moves of some games, of the full and of the simplified game.
fn cases() -> Vec<(Wall, Cell)> {
    let mut cases = vec![(long_fall(), cell(4, 4))];
    let walls = GALLERY.iter().map(|(_, text)| Wall::parse(text).unwrap());
    let dealt = (2..=5).map(|colours| Wall::deal(colours as u64, colours).unwrap());
    for wall in walls.filter(Wall::is_settled).chain(dealt) {
        cases.extend(wall.bricks().iter().map(|click| (wall, click)));
    }
    for (game, colours) in GroupKind::ALL
        .into_iter()
        .flat_map(|game| (2..=5).map(move |n| (game, n)))
    {
        let mut wall = Wall::deal(100 + colours as u64, colours).unwrap();
        let mut clicks = Chance::new(colours as u64);
        let mut draw = |cells: CellSet| cells.nth(clicks.below(cells.len() as u64) as usize);
        while let Some(click) = draw(playable(&wall, game)) {
            cases.push((wall, click));
            // A brick without area or strip too, if there is one.
            cases.extend(draw(wall.bricks() - playable(&wall, game)).map(|lone| (wall, lone)));
            wall = after_click(&wall, game, click);
        }
    }
    cases
}

/// How one move went by the rules of a game.
fn judge(outcome: &Outcome, wall: &Wall, click: Cell, game: GroupKind) -> Verdict {
    match outcome.failure.map(|failure| failure.kind) {
        Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. }) => Verdict::DoesNotEnd,
        Some(_) => Verdict::RuntimeError,
        None => {
            let mut cured = outcome.wall;
            cured.cure(CellSet::ALL);
            match cured == after_click(wall, game, click) {
                false => Verdict::WrongWall,
                true if !outcome.wall.infected().is_empty() => Verdict::InfectionLeft,
                true => Verdict::Right,
            }
        }
    }
}

/// Whether something is drawn by chance in the program.
fn draws(program: &Program) -> bool {
    use Kind::{AnyEmpty, AnyInfected, AnyWithColour, RandomFraction, RandomInt};
    let chance = [
        AnyEmpty,
        AnyInfected,
        AnyWithColour,
        RandomFraction,
        RandomInt,
    ];
    cost(program)
        .by_kind
        .iter()
        .any(|row| chance.contains(&row.kind))
}

/// The verdicts of a program over all cases, in the full and in the simplified game.
fn verdicts(file: &str, cases: &[(Wall, Cell)]) -> [Verdict; 2] {
    let (draws, code) = (draws(&program(file)), code(file));
    let mut worst = [Verdict::Right; 2];
    let mut slow = false;
    for (index, &(wall, click)) in cases.iter().enumerate() {
        if slow && index % 3 != 0 {
            continue;
        }
        let run = |seed| {
            let draws = DrawPolicy { seed, number: 0 };
            Move {
                code: &code,
                wall,
                click,
                draws,
                budget: BUDGET,
            }
            .run()
        };
        let judged =
            |outcome: &Outcome| GroupKind::ALL.map(|game| judge(outcome, &wall, click, game));
        let outcome = run(0);
        slow |= outcome.steps > SLOW;
        if !draws {
            let failure = outcome.failure.map(|failure| failure.kind);
            let proved = !matches!(failure, Some(FailureKind::Budget { .. }));
            assert!(
                proved,
                "{file}: without chance it is proved that a move does not end"
            );
        }
        let mut verdict = judged(&outcome);
        // Luck is asked again where it failed.
        if draws && verdict.iter().any(|verdict| *verdict != Verdict::Right) {
            let others: Vec<_> = (1..DRAWS).map(|seed| judged(&run(seed))).collect();
            for (game, verdict) in verdict.iter_mut().enumerate() {
                let right = |verdict: Verdict| verdict == Verdict::Right;
                if others
                    .iter()
                    .any(|other| right(other[game]) != right(*verdict))
                {
                    *verdict = Verdict::Lucky;
                }
            }
        }
        for (worst, verdict) in worst.iter_mut().zip(verdict) {
            *worst = verdict.min(*worst);
        }
        // Found in both games; moves that do not end take long.
        if worst.iter().all(|verdict| *verdict <= Verdict::DoesNotEnd) {
            break;
        }
    }
    worst
}

#[test]
fn the_table_lists_all_files() {
    let mut files = BTreeSet::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let group = entry.unwrap();
        // Tasks and courses have a test of their own.
        let of_tasks = ["courses", "tasks"].map(|name| group.file_name() == name);
        if group.file_type().unwrap().is_dir() && !of_tasks.contains(&true) {
            for entry in fs::read_dir(group.path()).unwrap() {
                let (group, name) = (group.file_name(), entry.unwrap().file_name());
                files.insert(format!(
                    "{}/{}",
                    group.to_str().unwrap(),
                    name.to_str().unwrap()
                ));
            }
        }
    }
    let table = table();
    let listed: BTreeSet<String> = table.iter().map(|row| row.file.clone()).collect();
    assert_eq!(
        listed.len(),
        table.len(),
        "a file stands twice in the table"
    );
    assert_eq!(listed, files);
}

#[test]
fn the_files_are_canonical_and_ready_and_cost_what_the_table_says() {
    let mut names = BTreeMap::new();
    for Row {
        file, cost: price, ..
    } in table()
    {
        let program = program(&file);
        assert_eq!(
            write(&program),
            text(&file),
            "{file} is not written as programs are"
        );
        assert_eq!(check(&program), [], "{file}");
        assert_eq!(cost(&program).total, price, "{file}");
        let header = program.header();
        let simplified = file.starts_with("simplified/");
        assert_eq!(
            header.task,
            if simplified {
                TaskId::STRISCE
            } else {
                TaskId::CLICKOMANIA
            },
            "{file}"
        );
        assert!(!header.note.is_empty(), "{file} says nothing of itself");
        if let Some(other) = names.insert(header.name.clone(), file.clone()) {
            panic!("{file} and {other} have the same name");
        }
    }
}

#[test]
fn the_folders_hold_what_they_are_called() {
    for Row {
        file,
        verdicts: [full, strip],
        ..
    } in table()
    {
        match file.split_once('/').unwrap().0 {
            "examples" => {}
            "solutions" => assert_eq!(full, Verdict::Right, "{file}"),
            "simplified" => assert_eq!(strip, Verdict::Right, "{file}"),
            "mistakes" => assert_ne!(full, Verdict::Right, "{file}"),
            other => panic!("what is in {other}?"),
        }
    }
}

/// A move of a program on a wall; what stopped it.
fn failure(file: &str, wall: Wall, click: Cell) -> Option<FailureKind> {
    let (code, draws) = (code(file), DrawPolicy::default());
    let outcome = Move {
        code: &code,
        wall,
        click,
        draws,
        budget: BUDGET,
    }
    .run();
    outcome.failure.map(|failure| failure.kind)
}
