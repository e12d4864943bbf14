//! How long solutions take: the first, or all.

use criterion::{Criterion, criterion_group, criterion_main};
use games::tantrix::{
    Area, Back, Holes, LineColour, LineCondition, Puzzle, Rotations, SearchControl, SearchEnd,
    SearchProgress, TantrixColour, TileSet, count, solve,
};
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;

/// Works without being stopped.
fn watched<T>(work: impl FnOnce(&SearchControl<'_>) -> T) -> T {
    let progress = SearchProgress::default();
    work(&SearchControl {
        stop: &|| false,
        progress: &progress,
        workers: 0,
    })
}

/// Looks for the first solution, which there is.
fn first(puzzle: &Puzzle) {
    let found = watched(|watch| {
        solve(puzzle, Rotations::Each, watch, &mut |solution| {
            black_box(solution);
            ControlFlow::Break(())
        })
    });
    assert_eq!(found, Ok(SearchEnd::Some));
}

/// Looks for all solutions, and tells how many there are.
fn all(puzzle: &Puzzle) -> usize {
    let mut solutions = 0;
    let found = watched(|watch| {
        solve(puzzle, Rotations::Each, watch, &mut |solution| {
            black_box(solution);
            solutions += 1;
            ControlFlow::Continue(())
        })
    });
    assert_eq!(found, Ok(SearchEnd::All));
    solutions
}

/// A loop of the tiles 1 to `last` on a free board.
fn free_loop(last: u8, colour: LineColour, holes: Holes) -> Puzzle {
    Puzzle {
        holes,
        line: Some(LineCondition {
            colour,
            closed: true,
        }),
        ..Puzzle::tantrix(TileSet::up_to(last), Area::Free, true)
    }
}

fn dominoes(c: &mut Criterion) {
    let puzzle = Puzzle::domino(TileSet::up_to(56));
    c.bench_function("domino, all 56 tiles, first", |b| b.iter(|| first(&puzzle)));
    let puzzle = Puzzle::domino(TileSet::up_to(20));
    c.bench_function("domino, 20 tiles, counted", |b| {
        b.iter(|| watched(|watch| count(&puzzle, Rotations::Each, watch)));
    });
}

fn rainbows(c: &mut Criterion) {
    for colour in [TantrixColour::Blue, TantrixColour::Red] {
        let puzzle = Puzzle::rainbow(Back::Of(colour)).expect("a pyramid");
        c.bench_function(&format!("{} rainbow, all", colour.id()), |b| {
            b.iter(|| all(&puzzle));
        });
    }
}

fn boards(c: &mut Criterion) {
    for side in [4, 5] {
        let tiles = TileSet::up_to((side * side) as u8);
        let puzzle = Puzzle::board(tiles, side, side);
        c.bench_function(&format!("board {side}×{side}, full, first"), |b| {
            b.iter(|| first(&puzzle));
        });
    }
}

fn loops(c: &mut Criterion) {
    let mut group = c.benchmark_group("loops on a free board");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(2));
    for (holes, name) in [
        (Holes::Allowed, "holes allowed"),
        (Holes::NoneEnclosed, "none enclosed"),
        (Holes::None, "no holes"),
    ] {
        for last in 3..=30 {
            // Without holes 7, 9 and 10 tiles have no loop in the colour of the back.
            if holes == Holes::None && matches!(last, 7 | 9 | 10) {
                continue;
            }
            let puzzle = free_loop(last, LineColour::Back, holes);
            group.bench_function(format!("first, {name}, {last:02}"), |b| {
                b.iter(|| first(&puzzle));
            });
        }
    }
    for colour in [
        TantrixColour::Blue,
        TantrixColour::Red,
        TantrixColour::Yellow,
    ] {
        let puzzle = free_loop(10, LineColour::Of(colour), Holes::Allowed);
        group.bench_function(format!("all, 10 tiles, {}", colour.id()), |b| {
            b.iter(|| all(&puzzle));
        });
    }
    group.finish();
}

criterion_group!(benches, dominoes, rainbows, boards, loops);
criterion_main!(benches);
