//! How many movements the third clone makes in a second, on boards from the middle of random games:
//! the movement alone, and whole turns, each with its new block. And how long the player needs to
//! look at a fixed amount of work.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use engine::chance::Chance;
use games::clone2048::{BlockGame, Direction, Player};

/// Size and number of obstacles.
const BOARDS: [(usize, usize); 3] = [(4, 0), (8, 6), (32, 40)];

/// How many games are played at random to get a board of each.
const GAMES: u64 = 64;

/// Games that go on from the middle of others, which were played at random.
fn halves(size: usize, obstacles: usize) -> Vec<BlockGame> {
    let half = |seed| {
        let mut game = BlockGame::create(size, obstacles, seed).expect("a cell is free");
        let mut chance = Chance::new(seed);
        // Random play on a large board hardly ends.
        for _ in 0..4 * size * size {
            if game.add_new_block().is_none() {
                break;
            }
            game.make(Direction::ALL[chance.below(4) as usize]);
        }
        let half = game.moves().len() / 2;
        assert!(game.go_to(half));
        BlockGame::resume(game.state().clone(), seed)
    };
    (0..GAMES).map(half).collect()
}

fn movements(c: &mut Criterion) {
    let mut group = c.benchmark_group("clone2048");
    for (size, obstacles) in BOARDS {
        let games = halves(size, obstacles);
        let name = format!("{size}x{size}, {obstacles} obstacles");
        group.throughput(Throughput::Elements(4 * GAMES));
        group.bench_function(format!("movement/{name}"), |b| {
            b.iter(|| {
                for game in &games {
                    for direction in Direction::ALL {
                        black_box(black_box(game.board()).moved(black_box(direction)));
                    }
                }
            });
        });
        // The games end; they are begun anew with each batch.
        group.throughput(Throughput::Elements(GAMES));
        group.bench_function(format!("turn/{name}"), |b| {
            b.iter_batched_ref(
                || games.clone(),
                |games| {
                    for (direction, game) in Direction::ALL.into_iter().cycle().zip(games) {
                        game.make(black_box(direction));
                        black_box(game.add_new_block());
                    }
                },
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

fn player(c: &mut Criterion) {
    let mut player = Player::new();
    for (size, obstacles) in BOARDS {
        let games = halves(size, obstacles);
        c.bench_function(
            &format!("clone2048/player, 4 answers/{size}x{size}, {GAMES} boards"),
            |b| {
                b.iter(|| {
                    for game in &games {
                        let mut answers = 0..4;
                        let mut go_on = || answers.next().is_some();
                        black_box(player.choose(black_box(game.board()), &mut go_on));
                    }
                });
            },
        );
    }
}

criterion_group!(benches, movements, player);
criterion_main!(benches);
