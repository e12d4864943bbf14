//! Section 2: chance.

use super::*;
use engine::wall::Wall;
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

/// The draws of a move, as the language says.
fn stream(seed: u64, number: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed ^ (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

fn among(draw: u64, n: u64) -> u64 {
    ((u128::from(draw) * u128::from(n)) >> 64) as u64
}

fn fraction(draw: u64) -> String {
    ((draw >> 11) as f64 / 2f64.powi(53)).to_string()
}

fn with_seed(seed: u64, rows: &str, commands: &str) -> Vec<String> {
    let start = start(rows);
    play_from(Start { seed, ..start }, program(commands)).values
}

#[test]
fn the_test_vector() {
    let first = ChaCha8Rng::seed_from_u64(0).next_u64();
    assert_eq!(first, 0xb585_f767_a79a_3b6c);
    assert_eq!(Wall::deal(0, 4).unwrap().rows()[0], "BGBRYBYYY");
}

#[test]
fn each_move_of_a_game_draws_from_its_own_stream() {
    let commands = "Set(var: 'x', to: RandomFraction), Set(var: 'y', to: RandomFraction)";
    for (seed, number) in [(0, 0), (0, 1), (7, 3), (u64::MAX, 2)] {
        let from = Start {
            seed,
            number,
            ..start("R")
        };
        let mut stream = stream(seed, number);
        let expected = [(); 2].map(|()| fraction(stream.next_u64()));
        assert_eq!(
            play_from(from, program(commands)).values,
            expected,
            "{seed} {number}"
        );
    }
}

#[test]
fn a_draw_among_cells_counts_in_reading_order_and_is_made_anew_each_time() {
    let places = ["(6, 2)", "(7, 1)", "(7, 3)", "(8, 0)"];
    for seed in 0..20 {
        let commands = "Set(var: 'C', to: AnyInfected), Set(var: 'C', to: AnyInfected)";
        let values = with_seed(seed, "..r/.r.r/r", commands);
        let mut stream = stream(seed, 0);
        let expected = [(); 2].map(|()| places[among(stream.next_u64(), 4) as usize]);
        assert_eq!(values, expected);
    }
}

#[test]
fn with_nothing_or_one_thing_nothing_is_drawn() {
    let commands = "Set(var: 'C', to: AnyInfected), Set(var: 'C', to: AnyEmpty), \
        Set(var: 'C', to: AnyWithColour(Swatch(Red))), Set(var: 'x', to: RandomInt(from: #3, to: #3)), \
        Set(var: 'x', to: RandomFraction)";
    let first = fraction(stream(0, 0).next_u64());
    check_last_values(&format!("{commands} => {first}"));
}

#[test]
fn a_whole_number_by_chance_has_its_bounds_in_either_order() {
    for seed in 0..20 {
        let commands = "Set(var: 'x', to: RandomInt(from: #-2, to: #5)), \
            Set(var: 'y', to: RandomInt(from: #5, to: #-2))";
        let values = with_seed(seed, "R", commands);
        let mut stream = stream(seed, 0);
        for value in [&values[2], &values[5]] {
            let drawn = among(stream.next_u64(), 8) as i64 - 2;
            assert_eq!(*value, drawn.to_string());
        }
    }
    let drawn = among(stream(0, 0).next_u64(), (1 << 54) + 1) as i64 - (1 << 53);
    let widest = "RandomInt(from: #-9007199254740992, to: #9007199254740992)";
    check_values(&format!("{widest} => {}", drawn as f64));
}

#[test]
fn bounds_of_chance_that_are_not_whole_or_too_big_are_errors() {
    for bad in [
        "#0.5",
        "INF",
        "NAN",
        "#9007199254740994",
        "#-9007199254740994",
    ] {
        for bounds in [
            format!("from: {bad}, to: #1"),
            format!("from: #1, to: {bad}"),
        ] {
            let commands = format!("Set(var: 'm', to: RandomInt({bounds}))");
            check_ends(&format!("{commands} => error bad_number 1"));
        }
    }
}
