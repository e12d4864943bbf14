//! How long the wall's questions and changes take. Each figure is for a batch: the times to divide
//! by are in the names.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::wall::{self, Cell, GALLERY, GroupKind, Wall};

/// Ten dealt walls.
fn dealt(colours: usize) -> Vec<Wall> {
    (0..10)
        .filter_map(|seed| Wall::deal(seed, colours))
        .collect()
}

fn of_gallery(name: &str) -> Wall {
    let (_, text) = GALLERY
        .iter()
        .find(|(id, _)| *id == name)
        .expect("a wall of the gallery");
    Wall::parse(text).expect("a wall")
}

fn areas(c: &mut Criterion) {
    let mut every_click = |name: &str, walls: &[Wall]| {
        c.bench_function(&format!("area/{name}, {} clicks", 81 * walls.len()), |b| {
            b.iter(|| {
                for wall in black_box(walls) {
                    for cell in Cell::all() {
                        black_box(black_box(wall).area(black_box(cell)));
                    }
                }
            });
        });
    };
    for colours in 2..=5 {
        every_click(&format!("dealt in {colours} colours"), &dealt(colours));
    }
    for name in ["serpente", "serpentina", "spirale", "un-colore"] {
        every_click(name, &[of_gallery(name)]);
    }
    // The slowest clicks there are: on the end of a snake.
    for name in ["serpente", "serpentina", "spirale"] {
        let wall = of_gallery(name);
        let snake = Cell::all()
            .map(|cell| wall.area(cell))
            .max_by_key(|area| area.len());
        let snake = snake.expect("81 areas");
        let end = snake
            .iter()
            .find(|cell| (cell.set().neighbours() & snake).len() == 1);
        let end = end.expect("a snake has ends");
        c.bench_function(&format!("area/end of {name}, 1 click"), |b| {
            b.iter(|| black_box(&wall).area(black_box(end)));
        });
    }
}

fn moves(c: &mut Criterion) {
    let walls = dealt(4);
    c.bench_function("after/dealt in 4 colours, 810 clicks", |b| {
        b.iter(|| {
            for wall in &walls {
                for cell in Cell::all() {
                    black_box(wall::after_click(black_box(wall), GroupKind::Area, cell));
                }
            }
        });
    });
    c.bench_function("playable/dealt in 4 colours, 10 walls", |b| {
        b.iter(|| {
            for wall in &walls {
                black_box(wall::playable(black_box(wall), GroupKind::Area));
            }
        });
    });
    let holes = of_gallery("buchi");
    c.bench_function("drop_all/buchi, 1 wall", |b| {
        b.iter_batched_ref(|| holes, |wall| wall.drop_all(), BatchSize::SmallInput);
    });
}

criterion_group!(benches, areas, moves);
criterion_main!(benches);
