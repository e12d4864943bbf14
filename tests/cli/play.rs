//! `play`.

use crate::support::{Folder, RIGHT, clickomania, run};
use engine::chance::Chance;
use engine::wall::{GroupKind, Wall, after_click, playable};
use serde_json::{Value, json};

fn play(file: &str, more: &[&str]) -> Value {
    let answer = clickomania(&[&["play", file, "--json"], more].concat());
    let mut played = answer.object();
    for time in ["seconds", "moves_per_second", "steps_per_second"] {
        assert!(played[time].is_number());
        played.as_object_mut().unwrap().remove(time);
    }
    played
}

/// The digest as the contract describes it, for a program that is right.
fn digest(games: u64, seed: u64, colours: usize) -> (u64, String) {
    let mut digest: u64 = 0xcbf2_9ce4_8422_2325;
    let mut add = |wall: &Wall| {
        for byte in wall.to_string().bytes() {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    let mut moves = 0;
    for game in 0..games {
        let mut wall = Wall::deal(seed + game, colours).unwrap();
        let mut clicks = Chance::new(!(seed + game));
        add(&wall);
        loop {
            let bricks: Vec<_> = playable(&wall, GroupKind::Area).iter().collect();
            if bricks.is_empty() {
                break;
            }
            let click = bricks[clicks.below(bricks.len() as u64) as usize];
            wall = after_click(&wall, GroupKind::Area, click);
            moves += 1;
            add(&wall);
        }
    }
    (moves, format!("{digest:016x}"))
}

#[test]
fn whole_games_are_counted_and_their_walls_digested() {
    let folder = Folder::new("play");
    let file = folder.program("a.ron", RIGHT);
    let (moves, digest) = digest(3, 7, 3);
    let played = play(&file, &["--games", "3", "--seed", "7", "--colours", "3"]);
    let cleared = &played["cleared"];
    let expected = json!({
        "file": file, "games": 3, "moves": moves, "steps": 2 * moves, "right": moves, "errors": 0,
        "unfinished": 0, "cleared": cleared, "digest": digest,
    });
    assert_eq!(played, expected);
}

#[test]
fn output_does_not_depend_on_the_number_of_processors() {
    let folder = Folder::new("play-jobs");
    let file = folder.program("a.ron", RIGHT);
    let [one, three] = ["1", "3"].map(|jobs| play(&file, &["--games", "40", "--jobs", jobs]));
    assert_eq!(one, three);
}

#[test]
fn clicks_any_are_uniform_over_all_bricks() {
    let folder = Folder::new("play-any");
    let file = folder.program("a.ron", RIGHT);
    let groups = play(&file, &["--games", "3"]);
    assert_eq!(groups, play(&file, &["--games", "3", "--clicks", "groups"]));
    let any = play(&file, &["--games", "3", "--clicks", "any"]);
    assert_ne!(groups["digest"], any["digest"]);
    assert_eq!(any["right"], any["moves"]);
}

#[test]
fn a_game_ends_at_an_error_and_after_500_moves() {
    let folder = Folder::new("play-ends");
    let file = folder.program("a.ron", "Remove(Get(\"x\"))");
    let played = play(&file, &["--games", "4"]);
    assert_eq!(
        (&played["moves"], &played["errors"]),
        (&json!(4), &json!(4))
    );
    assert_eq!(run(&format!("play {file} --games 4")).status, 1);
    // Nothing ever changes.
    let file = folder.program("a.ron", "");
    let played = play(&file, &["--games", "2"]);
    assert_eq!(
        (&played["moves"], &played["unfinished"]),
        (&json!(1000), &json!(2))
    );
    assert_eq!(played["right"], 0);
}
