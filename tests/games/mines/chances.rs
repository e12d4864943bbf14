//! Probabilities against exhaustive enumeration, and their laws.

use crate::mines::{any_position, ways};
use games::mines::{Chances, Contradiction, SeenCell};
use proptest::prelude::*;
use test_support::cases;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(4000)))]

    #[test]
    fn they_equal_those_of_all_ways(position in any_position(18)) {
        let ways = ways(&position);
        let chances = Chances::of(&position).unwrap();
        prop_assert!(chances.exact);
        let count = ways.len() as f64;
        prop_assert!((chances.ln_ways - count.ln()).abs() < 1e-9, "{} {count}", chances.ln_ways);
        for cell in 0..position.size().cells() {
            let expected = position.is_unknown(cell).then(|| {
                ways.iter().filter(|way| way[cell]).count() as f64 / count
            });
            match (chances.mine[cell], expected) {
                (Some(a), Some(b)) => prop_assert!((a - b).abs() < 1e-9, "{cell}: {a} {b}\n{position}"),
                (a, b) => prop_assert_eq!(a, b),
            }
        }
    }

    #[test]
    fn a_position_is_refused_just_if_there_is_no_way(
        mut position in any_position(14),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), 0u8..=4), 1..4),
    ) {
        let cells = position.size().cells();
        for (cell, clue) in changes {
            position.set(cell.index(cells), SeenCell::Open(clue));
        }
        let ways = ways(&position);
        match Chances::of(&position) {
            Ok(_) => prop_assert!(!ways.is_empty(), "{position}"),
            Err(Contradiction(cell)) => {
                prop_assert!(ways.is_empty(), "{position}");
                prop_assert!(cell < cells);
            }
        }
    }
}

proptest! {
    #[test]
    fn they_sum_to_the_mines_left(position in crate::mines::any_large_position()) {
        let chances = Chances::of(&position).unwrap();
        let sum: f64 = chances.mine.iter().flatten().sum();
        let left = (position.size().mines() - position.mines_seen()) as f64;
        prop_assert!((sum - left).abs() < 1e-6, "{sum} {left}\n{position}");
        prop_assert!(chances.mine.iter().flatten().all(|p| (-1e-12..=1.0 + 1e-12).contains(p)));
    }
}
