//! How long Minesweeper takes: boards without guesses, probabilities, hints, whole games.

use criterion::{Criterion, criterion_group, criterion_main};
use engine::chance::Chance;
use games::mines::{
    BoardRule, CellIndex, Chances, FirstClick, Logic, MineBoard, MinesGame, MinesPosition,
    MinesSettings, NoGuessMethod, SeenCell, Size, Solver, generate, hint,
};
use std::hint::black_box;

const SIZES: [(&str, Size); 3] = [
    ("beginner", Size::BEGINNER),
    ("intermediate", Size::INTERMEDIATE),
    ("expert", Size::EXPERT),
];

fn middle(size: Size) -> CellIndex {
    let middle = size.cell(size.rows() / 2, size.columns() / 2);
    middle.expect("a board has a middle")
}

fn laid(size: Size, rule: BoardRule, seed: u64) -> MineBoard {
    let board = generate(
        size,
        middle(size),
        FirstClick::Zero,
        rule,
        &mut Chance::new(seed),
    );
    board.expect("there are boards of this density")
}

/// Each figure is the mean of boards of different seeds.
fn without_guesses(c: &mut Criterion) {
    for (name, size) in SIZES {
        for method in [NoGuessMethod::Repaired, NoGuessMethod::Filtered] {
            let mut seed = 0;
            c.bench_function(&format!("no guess/{name}, {method:?}, 1 board"), |b| {
                b.iter(|| {
                    seed += 1;
                    laid(size, BoardRule::NoGuess(method), black_box(seed))
                });
            });
        }
    }
}

/// Positions of Expert games in which deduction is stuck.
fn stuck() -> Vec<MinesPosition> {
    let position = |seed| {
        let board = laid(Size::EXPERT, BoardRule::Any, seed);
        let mut logic = Logic::new(Size::EXPERT);
        let look = |cell| board.clue(cell).expect("what is opened is safe");
        let start = middle(Size::EXPERT);
        logic.open(start, look(start));
        logic.run(look);
        let seen = |cell| match (logic.is_safe(cell), board.clue(cell)) {
            (true, Some(clue)) => SeenCell::Open(clue),
            _ => SeenCell::Closed,
        };
        let cells = (0..Size::EXPERT.cells()).map(seen).collect();
        (!logic.is_done()).then(|| MinesPosition::new(Size::EXPERT, cells))
    };
    (0..).filter_map(position).take(100).collect()
}

fn probabilities(c: &mut Criterion) {
    let positions = stuck();
    c.bench_function("probabilities/expert, 100 positions", |b| {
        b.iter(|| {
            for position in &positions {
                black_box(Chances::of(black_box(position))).expect("the position is possible");
            }
        });
    });
    let positions = &positions[..10];
    c.bench_function("hint/expert, 10 positions", |b| {
        b.iter(|| {
            for position in positions {
                black_box(hint(black_box(position))).expect("the position is possible");
            }
        });
    });
}

fn games(c: &mut Criterion) {
    for (name, first) in [("safe", FirstClick::Safe), ("opening", FirstClick::Zero)] {
        let solver = Solver::new(Size::EXPERT, first).expect("Expert boards can be laid");
        let mut group = c.benchmark_group("solve");
        group.sample_size(10);
        group.bench_function(format!("expert, {name}, 50 games"), |b| {
            b.iter(|| (0..50).filter(|&seed| solver.play(seed)).count());
        });
        group.finish();
    }
    let settings = MinesSettings {
        size: Size::new(1000, 1000, 0).expect("the largest board"),
        rule: BoardRule::Any,
        first: FirstClick::Zero,
        win_by_flags: false,
        question_marks: false,
    };
    c.bench_function("open/1000×1000, empty", |b| {
        b.iter(|| MinesGame::new(settings, 0).open(black_box(500_500), 0));
    });
}

criterion_group!(benches, without_guesses, probabilities, games);
criterion_main!(benches);
