//! Patterns: what they prove is true, what a game shows of them, and positions to learn them.

use crate::mines::{any_position, ways};
use engine::chance::Chance;
use games::mines::{
    Difficulty, GameRecord, MinesPosition, Pattern, PatternCounts, SeenCell, Size, easiest_while,
    exercise_while, review_while,
};
use proptest::prelude::*;

fn easiest(position: &MinesPosition) -> Option<(Pattern, Vec<usize>)> {
    easiest_while(position, &|| true).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn what_a_pattern_proves_is_safe_in_all_ways(position in any_position(18)) {
        let ways = ways(&position);
        let safe = |cell: usize| ways.iter().all(|way| !way[cell]);
        match easiest(&position) {
            Some((pattern, cells)) => {
                prop_assert!(!cells.is_empty());
                for &cell in &cells {
                    prop_assert!(position.is_unknown(cell) && safe(cell), "{pattern} {cell}\n{position}");
                }
            }
            None => prop_assert!(position.unknown().all(|cell| !safe(cell)), "{position}"),
        }
    }
}

#[test]
fn words_are_read_as_they_are_written() {
    for pattern in [
        Pattern::OneClue,
        Pattern::Pair { less: 1, more: 2 },
        Pattern::MinesLeft,
        Pattern::Cases,
    ] {
        assert_eq!(pattern.to_string().parse(), Ok(pattern));
    }
    assert_eq!(Pattern::Pair { less: 1, more: 1 }.to_string(), "1-1");
    for word in ["", "1", "2-1", "0-1", "1-9", "two-clues", "1-1-1", "1-12"] {
        assert!(word.parse::<Pattern>().is_err(), "{word}");
    }
}

#[test]
fn players_patterns_have_their_names() {
    for (position, pattern, safe) in [
        // The clue has its mine: the next cell is safe.
        ("4 1 1\n*1##\n", Pattern::OneClue, vec![2]),
        // 1–1 from the edge: the third cell is safe.
        (
            "4 2 1\n11##\n####\n",
            Pattern::Pair { less: 1, more: 1 },
            vec![2, 6],
        ),
        // The one mine is seen; the rest is safe by the number alone.
        ("4 1 1\n*###\n", Pattern::MinesLeft, vec![1, 2, 3]),
    ] {
        let position: MinesPosition = position.parse().unwrap();
        let (found, cells) = easiest(&position).unwrap();
        assert_eq!(found, pattern, "{position}");
        assert!(
            safe.iter().any(|cell| cells.contains(cell)),
            "{cells:?}\n{position}"
        );
    }
    assert_eq!(easiest(&"2 1 1\n##\n".parse().unwrap()), None);
    assert!(easiest_while(&"2 1 2\n1#\n".parse().unwrap(), &|| true).is_err());
}

fn counts(line: &str) -> PatternCounts {
    let record: GameRecord = line.parse().unwrap();
    let review = review_while(&record, &|| true).unwrap();
    PatternCounts::of_while(&record, &review, &|| true).unwrap()
}

#[test]
fn a_game_shows_what_is_found_and_what_is_missed() {
    // A mine in the corner: the clue of 1 proves it, so that the cell behind the other clue … is safe.
    let line = "replay 4x1/1 first=safe rule=any win=open marks=flag mines=8 o1@0";
    let guess = counts(&format!("{line} o2@500"));
    let figures = |counts: &PatternCounts| {
        let figures = counts
            .iter()
            .map(|(pattern, one)| (pattern.to_string(), one.found, one.missed));
        figures.collect::<Vec<_>>()
    };
    // Between two cells with the same risk a third is safe by the number of mines, in all ways.
    assert_eq!(figures(&guess), [("cases".to_owned(), 0, 1)]);
    let found = counts(&format!("{line} o3@700"));
    assert_eq!(figures(&found), [("cases".to_owned(), 1, 0)]);
    let (_, of_cases) = found.iter().next().unwrap();
    assert_eq!(
        (of_cases.mean_time(), of_cases.share_missed()),
        (Some(700), Some(0.0))
    );
    let mut both = guess.clone();
    both.add(&found);
    assert_eq!(figures(&both), [("cases".to_owned(), 1, 1)]);
    assert_eq!(both.since(&guess), found);
    assert!(both.since(&both).is_empty());
    assert_eq!(both.weakest(), Some(Pattern::Cases));
    assert_eq!(PatternCounts::default().weakest(), None);
    // Nobody knows why the first cell was chosen.
    assert!(counts(line).is_empty());
}

#[test]
fn an_exercise_needs_just_its_pattern() {
    for (pattern, size) in [
        (Pattern::OneClue, Size::BEGINNER),
        (Pattern::Pair { less: 1, more: 1 }, Size::BEGINNER),
        (Pattern::Pair { less: 1, more: 2 }, Size::INTERMEDIATE),
        (Pattern::MinesLeft, Size::BEGINNER),
        (Pattern::Cases, Size::INTERMEDIATE),
    ] {
        for seed in 0..3 {
            let exercise = exercise_while(pattern, size, &mut Chance::new(seed), &|| true);
            let exercise = exercise.unwrap_or_else(|| panic!("{pattern}"));
            assert_eq!(exercise.pattern, pattern);
            let (found, safe) = easiest(&exercise.position).unwrap();
            assert_eq!((found, &safe), (pattern, &exercise.safe));
            assert!(safe.iter().all(|&cell| !exercise.board.is_mine(cell)));
            for (cell, &seen) in exercise.position.cells().iter().enumerate() {
                match seen {
                    SeenCell::Open(clue) => assert_eq!(exercise.board.clue(cell), Some(clue)),
                    SeenCell::Closed => {}
                    SeenCell::Flag | SeenCell::Mine => panic!("nothing is marked"),
                }
            }
        }
    }
    let none = exercise_while(Pattern::Cases, Size::EXPERT, &mut Chance::new(0), &|| false);
    assert_eq!(none, None);
    assert_eq!(
        Pattern::Pair { less: 1, more: 1 }.difficulty(),
        Difficulty::TwoClues
    );
}
