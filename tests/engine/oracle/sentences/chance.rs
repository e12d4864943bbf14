//! Section 2: chance.

use super::*;
use engine::language::Kind;
use engine::wall::Wall;
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

/// The first draws of a move, as the language says.
fn stream(seed: u64, k: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed ^ (k + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

fn among(draw: u64, n: u64) -> u64 {
    ((u128::from(draw) * u128::from(n)) >> 64) as u64
}

fn random(from: Tree, to: Tree) -> Tree {
    plain(Kind::RandomInt, vec![from, to])
}

fn fraction() -> Tree {
    plain(Kind::RandomFraction, vec![])
}

#[test]
fn the_test_vector() {
    let first = ChaCha8Rng::seed_from_u64(0).next_u64();
    assert_eq!(first, 0xb585_f767_a79a_3b6c);
    let wall = Wall::deal(0, 4).expect("four colours");
    assert_eq!(wall.rows()[0], "BGBRYBYYY");
}

#[test]
fn each_move_of_a_game_draws_from_its_own_stream() {
    for (seed, k) in [(0, 0), (0, 1), (7, 0), (7, 3), (u64::MAX, 2)] {
        let from = Start {
            seed,
            number: k,
            ..start(floor(&["R"]))
        };
        let played = play_from(from, &[set("x", fraction()), set("y", fraction())]);
        let mut stream = stream(seed, k);
        let expected = [(); 2].map(|()| num((stream.next_u64() >> 11) as f64 / 2f64.powi(53)));
        assert_eq!(played.values(), expected, "seed {seed}, move {k}");
    }
}

#[test]
fn a_draw_among_n_cells_counts_in_reading_order() {
    let wall = floor(&["..r", ".r.r", "r"]);
    let places = [at(6.0, 2.0), at(7.0, 1.0), at(7.0, 3.0), at(8.0, 0.0)];
    for seed in 0..20 {
        let from = Start {
            seed,
            ..start(wall)
        };
        let played = play_from(from, &[set("C", plain(Kind::AnyInfected, vec![]))]);
        let index = among(stream(seed, 0).next_u64(), 4);
        assert_eq!(played.values(), [places[index as usize]]);
    }
}

#[test]
fn with_nothing_or_one_thing_nothing_is_drawn() {
    let red = || swatch(engine::colour::Colour::Red);
    let played = play(
        floor(&["R"]),
        &[
            set("C", plain(Kind::AnyInfected, vec![])),
            set("C", plain(Kind::AnyEmpty, vec![])),
            set("C", plain(Kind::AnyWithColour, vec![red()])),
            set("x", random(number(3.0), number(3.0))),
            set("x", fraction()),
        ],
    );
    let first = stream(0, 0).next_u64();
    assert_eq!(
        played.values().last(),
        Some(&num((first >> 11) as f64 / 2f64.powi(53)))
    );
}

#[test]
fn any_is_drawn_anew_at_every_evaluation() {
    let wall = floor(&["rrrrrrrrr", "rrrrrrrrr"]);
    let commands = vec![repeat(
        number(9.0),
        vec![set("C", plain(Kind::AnyInfected, vec![]))],
    )];
    let values = play(wall, &commands).values();
    assert!(values[1..].iter().any(|value| *value != values[1]));
}

#[test]
fn a_whole_number_by_chance_has_its_bounds_in_either_order() {
    for seed in 0..20 {
        let from = Start {
            seed,
            ..start(floor(&["R"]))
        };
        let commands = [
            set("x", random(number(-2.0), number(5.0))),
            set("y", random(number(5.0), number(-2.0))),
        ];
        let values = play_from(from, &commands).values();
        let mut stream = stream(seed, 0);
        assert_eq!(values[2], num(-2.0 + among(stream.next_u64(), 8) as f64));
        assert_eq!(values[5], num(-2.0 + among(stream.next_u64(), 8) as f64));
    }
    let limit = 9_007_199_254_740_992.0;
    let mut stream = stream(0, 0);
    let drawn = among(stream.next_u64(), (1 << 54) + 1) as i64 - (1 << 53);
    assert_eq!(
        value(random(number(-limit), number(limit))),
        num(drawn as f64)
    );
}

#[test]
fn bounds_of_chance_that_are_not_whole_or_too_big_are_errors() {
    let limit = 9_007_199_254_740_992.0;
    for bad in [
        number(0.5),
        number(f64::INFINITY),
        nan(),
        number(limit + 2.0),
        number(-limit - 2.0),
    ] {
        assert_eq!(
            error(random(bad.clone(), number(1.0))),
            Ended::Error("bad_number", 1)
        );
        assert_eq!(
            error(random(number(1.0), bad)),
            Ended::Error("bad_number", 1)
        );
    }
}
