//! All walls of a few bricks.

use super::support::{blocks, program};
use engine::chance::Chance;
use engine::colour::Colour;
use engine::judge::{Certainty, Effort, Judgement, Options, Verdict, judge};
use engine::language::Program;
use engine::proof::small_walls::{Colourings, SmallWalls, TriedDraws, UpTo, count};
use engine::wall::{Brick, Cell, SIZE, Wall};
use rayon::ThreadPoolBuilder;
use std::collections::HashSet;

/// The wall with its colours numbered in the order in which they come, column by column from below.
fn renamed(wall: &Wall) -> Wall {
    let mut names: Vec<Colour> = Vec::new();
    let mut renamed = *wall;
    for (column, row) in (0..SIZE).flat_map(|column| (0..SIZE).rev().map(move |row| (column, row)))
    {
        let cell = Cell::new(row, column).unwrap();
        let Some(colour) = wall.colour(cell) else {
            continue;
        };
        let known = names.iter().position(|name| *name == colour);
        let number = known.unwrap_or_else(|| {
            names.push(colour);
            names.len() - 1
        });
        renamed.paint(cell, Colour::ALL[number]);
    }
    renamed
}

/// The walls that come of one more brick on these.
fn with_another(walls: &HashSet<Wall>) -> HashSet<Wall> {
    let mut larger = HashSet::new();
    for wall in walls {
        for column in 0..SIZE {
            let free = |row: &usize| !wall.has_brick(Cell::new(*row, column).unwrap());
            let row = (0..SIZE).rev().find(free).unwrap();
            for colour in Colour::ALL {
                let mut next = *wall;
                let infected = false;
                next.set(
                    Cell::new(row, column).unwrap(),
                    Some(Brick { colour, infected }),
                );
                larger.insert(next);
            }
        }
    }
    larger
}

#[test]
fn they_are_all_settled_walls_of_that_size_once() {
    let mut all = HashSet::from([Wall::default()]);
    for bricks in 1..=3 {
        all = with_another(&all);
        let apart: HashSet<Wall> = all.iter().map(renamed).collect();
        for (colourings, expected) in [
            (Colourings::Every, &all),
            (Colourings::UpToRenaming, &apart),
        ] {
            let walls: Vec<Wall> = SmallWalls::new(bricks, colourings).collect();
            assert_eq!(walls.len(), expected.len());
            assert_eq!(count(bricks, colourings), walls.len() as u64);
            assert_eq!(&walls.into_iter().collect::<HashSet<Wall>>(), expected);
        }
    }
}

#[test]
fn there_are_as_many_as_combinatorics_says() {
    let up_to = |bricks: usize, colourings| {
        (1..=bricks)
            .map(|size| count(size, colourings))
            .sum::<u64>()
    };
    let sizes = [4, 5, 6].map(|bricks| count(bricks, Colourings::UpToRenaming));
    assert_eq!(sizes, [7_425, 66_924, 606_606]);
    for (bricks, size) in (4..).zip(sizes) {
        assert_eq!(
            SmallWalls::new(bricks, Colourings::UpToRenaming).count() as u64,
            size
        );
    }
    assert_eq!(up_to(5, Colourings::UpToRenaming), 75_273);
    assert_eq!(up_to(6, Colourings::UpToRenaming), 681_879);
    assert_eq!(up_to(4, Colourings::Every), 331_170);
}

/// A program that does `then` on the walls of three bricks in certain places, and what is right on all others.
fn on_rare_walls(condition: &str, then: &str) -> Program {
    let cell = "CellAt(row: Get(\"r\"), column: Get(\"c\"))";
    let place = "Arithmetic(Arithmetic(Get(\"r\"), Multiply, Number(9)), Add, Get(\"c\"))";
    let cube = format!("Arithmetic({place}, Power, Number(3))");
    blocks(
        &format!(
            "Set(var: \"n\", to: Number(0)), Set(var: \"s\", to: Number(0)), \
             Count(var: \"r\", from: Number(0), to: Number(8), by: Number(1), body: [\
             Count(var: \"c\", from: Number(0), to: Number(8), by: Number(1), body: [\
             If(branches: [(when: Compare(ColourOf({cell}), Ne, ColourOf(CellAt(row: Number(0), column: \
             Number(0)))), then: [Change(var: \"n\", by: Number(1)), Change(var: \"s\", by: {cube})])])])]), \
             If(branches: [(when: Logic(Logic(Compare(Get(\"n\"), Eq, Number(3)), And, \
             Compare(Remainder(Get(\"s\"), Number(1009)), Eq, Number(449))), And, {condition}), then: [{then}])], \
             otherwise: [RemoveAreaAndDrop(Clicked)])"
        ),
        "\"n\", \"s\", \"r\", \"c\"",
    )
}

fn judged(program: &Program, effort: Effort) -> Judgement {
    let options = Options {
        effort,
        ..Options::for_program(program)
    };
    judge(program, &options, &|| true).unwrap()
}

#[test]
fn a_fault_that_shows_on_few_small_walls_is_found() {
    let wrong = on_rare_walls("True", "Remove(Clicked)");
    assert_eq!(judged(&wrong, Effort::Quick).verdict, Verdict::Accepted);
    let judgement = judged(&wrong, Effort::Normal);
    assert_eq!(judgement.verdict, Verdict::WrongWall);
    assert_eq!(judgement.certainty, None);
    let case = judgement.counterexample.unwrap();
    assert_eq!(case.wall.bricks().len(), 3);
    let right = on_rare_walls("True", "RemoveAreaAndDrop(Clicked)");
    let up_to = UpTo {
        bricks: 5,
        walls: 75_273,
        draws: TriedDraws::None,
    };
    assert_eq!(
        judged(&right, Effort::Normal).certainty,
        Some(Certainty::UpTo(up_to))
    );
    assert_eq!(judged(&right, Effort::Quick).certainty, None);
}

#[test]
fn every_colouring_is_tried_where_a_colour_is_named() {
    let is = |colour: &str| format!("HasColour(cell: Clicked, colour: {colour})");
    let wrong = judged(
        &on_rare_walls(&is("Fuchsia"), "Remove(Clicked)"),
        Effort::Normal,
    );
    assert_eq!(wrong.verdict, Verdict::WrongWall);
    let right = blocks(
        "Set(var: \"x\", to: Swatch(Red)), RemoveAreaAndDrop(Clicked)",
        "\"x\"",
    );
    let Some(Certainty::UpTo(right)) = judged(&right, Effort::Normal).certainty else {
        panic!("it is right");
    };
    assert_eq!((right.bricks, right.walls), (4, 331_170));
    let plain = blocks("RemoveAreaAndDrop(Clicked)", "");
    let Some(Certainty::UpTo(plain)) = judged(&plain, Effort::Normal).certainty else {
        panic!("it is right");
    };
    assert_eq!((plain.bricks, plain.walls), (5, 75_273));
}

#[test]
fn few_draws_are_all_tried_and_many_are_not() {
    let draws = |program: &Program| match judged(program, Effort::Normal).certainty {
        Some(Certainty::UpTo(right)) => Some(right.draws),
        _ => None,
    };
    let few = program("solutions/rimozione-qualsiasi.ron");
    assert_eq!(draws(&few), Some(TriedDraws::All));
    let many = blocks(
        "Set(var: \"x\", to: RandomFraction), RemoveAreaAndDrop(Clicked)",
        "\"x\"",
    );
    assert_eq!(draws(&many), Some(TriedDraws::Some));
    let rare = "Compare(RandomInt(from: Number(1), to: Number(900)), Eq, Number(457))";
    let unlucky = judged(&on_rare_walls(rare, "Remove(Clicked)"), Effort::Normal);
    assert_eq!(unlucky.verdict, Verdict::Lucky);
    assert!(unlucky.counterexample.is_some());
}

#[test]
fn the_number_of_processors_changes_nothing() {
    let rare = "Compare(RandomInt(from: Number(1), to: Number(900)), Eq, Number(457))";
    for program in [
        on_rare_walls("True", "Remove(Clicked)"),
        on_rare_walls("True", "RemoveAreaAndDrop(Clicked)"),
        on_rare_walls(rare, "Remove(Clicked)"),
    ] {
        let by = |threads| {
            let pool = ThreadPoolBuilder::new()
                .num_threads(threads)
                .build()
                .unwrap();
            format!("{:?}", pool.install(|| judged(&program, Effort::Normal)))
        };
        assert_eq!(by(1), by(3));
    }
}

/// Scripts are draws like any others: the same script makes the same draws on any wall.
#[test]
fn a_script_draws_what_it_says() {
    let mut chance = Chance::scripted(2 + 3 * 4);
    assert_eq!(
        [chance.below(3), chance.below(5), chance.below(7)],
        [2, 4, 0]
    );
}
