//! What the tests of the judge share.

use engine::bundled;
use engine::judge::{Effort, Judgement, Options, Verdict, judge};
use engine::language::file::read;
use engine::language::program::Program;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::failure::FailureKind;
use engine::run::moves::{BUDGET, Move, Outcome};
use engine::run::rules::Rules;
use engine::wall::{Cell, CellSet, GroupKind, Wall, after_click};
use std::fs;
use std::path::{Path, PathBuf};

/// A program of the folder `programs`.
pub fn program(place: &str) -> Program {
    let text = bundled::program(place).unwrap_or_else(|| panic!("there is no {place}"));
    read(text).unwrap_or_else(|error| panic!("{place}: {error:?}"))
}

/// A program of the folder `programs` with one piece of its text replaced.
pub fn changed(place: &str, piece: &str, by: &str) -> Program {
    let text = bundled::program(place).unwrap();
    assert_eq!(text.matches(piece).count(), 1, "{place}: {piece}");
    read(&text.replace(piece, by)).unwrap()
}

/// The programs of a folder beside this file with the names of their files, in the order of the names.
pub fn written_blindly(folder: &str) -> Vec<(String, Program)> {
    let folder = Path::new(crate::ROOT)
        .join("tests/engine/judge")
        .join(folder);
    let entries = fs::read_dir(folder).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    assert!(!files.is_empty());
    let named = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let program = read(&fs::read_to_string(path).unwrap());
        let program = program.unwrap_or_else(|error| panic!("{name}: {error:?}"));
        (name, program)
    };
    files.iter().map(named).collect()
}

/// The program with these blocks under the hat, as a file has them, and these variables.
pub fn blocks(blocks: &str, variables: &str) -> Program {
    let text =
        format!("Program(format: 1, name: \"p\", variables: [{variables}], on_click: [{blocks}])");
    read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// What a click takes away in the game that a program is for.
pub fn groups(program: &Program) -> GroupKind {
    let groups = Rules::of_program(program).groups();
    groups.expect("the program is for one of the two games")
}

/// The judgement on a program by the rules of a game.
pub fn judged(program: &Program, game: GroupKind, effort: Effort) -> Judgement {
    let options = Options {
        rules: Rules::of_groups(game),
        effort,
        ..Options::for_program(program)
    };
    judge(program, &options, &|| true).unwrap()
}

/// The move of a program.
pub fn played(program: &Program, wall: Wall, click: Cell, draws: DrawPolicy) -> Outcome {
    let code = compile(program).unwrap();
    let budget = BUDGET;
    Move {
        code: &code,
        wall,
        click,
        draws,
        budget,
    }
    .run()
}

/// The verdict that a move alone would give, told apart from the judge; `None` if it is right.
pub fn fault(outcome: &Outcome, wall: Wall, click: Cell, game: GroupKind) -> Option<Verdict> {
    if let Some(failure) = outcome.failure {
        let endless = matches!(
            failure.kind,
            FailureKind::Budget { .. } | FailureKind::Cycle { .. }
        );
        return Some(if endless {
            Verdict::DoesNotEnd
        } else {
            Verdict::RuntimeError
        });
    }
    let wanted = after_click(&wall, game, click);
    let mut cured = outcome.wall;
    cured.cure(CellSet::ALL);
    match (cured == wanted, outcome.wall == wanted) {
        (false, _) => Some(Verdict::WrongWall),
        (true, false) => Some(Verdict::InfectionLeft),
        (true, true) => None,
    }
}

/// The table of `programs/README.md`: each program with its verdicts in the full and in the simplified
/// game.
pub fn table() -> Vec<(&'static str, [Verdict; 2])> {
    let readme = include_str!("../../../programs/README.md");
    let verdict = |word: &str| match word {
        "right" => Verdict::Accepted,
        "wrong wall" => Verdict::WrongWall,
        "infection left" => Verdict::InfectionLeft,
        "run-time error" => Verdict::RuntimeError,
        "does not end" => Verdict::DoesNotEnd,
        "lucky" => Verdict::Lucky,
        other => panic!("what is {other}?"),
    };
    let rows = readme.lines().filter(|line| line.contains(".ron)"));
    let row = |line: &'static str| {
        let columns: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let (_, place) = columns[0].split_once("](").unwrap();
        let place = place.strip_suffix(')').unwrap();
        (place, [verdict(columns[2]), verdict(columns[3])])
    };
    rows.map(row).collect()
}
