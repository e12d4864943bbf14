//! Positions while one plays, against the rules as files are checked; and the challenges.

use crate::tantrix::{first, free_loop};
use games::tantrix::*;
use proptest::prelude::*;

fn puzzles() -> [Puzzle; 8] {
    let grid = Area::Grid {
        columns: 3,
        rows: 3,
    };
    let board = Puzzle::board(TileSet::up_to(4), 3, 3);
    let fixed = first(&board).placed()[..2].to_vec();
    let drawn = "###\n#.#\n.##".parse().unwrap();
    [
        Puzzle {
            fixed,
            ..board.clone()
        },
        Puzzle {
            holes: Holes::NoneEnclosed,
            ..Puzzle::tantrix(TileSet::up_to(5), Area::Drawn(drawn), false)
        },
        board,
        Puzzle::tantrix(TileSet::up_to(4), grid, false),
        Puzzle::rainbow(Back::Of(TantrixColour::Blue)).unwrap(),
        free_loop(6, TantrixColour::Blue, Holes::None),
        free_loop(7, TantrixColour::Red, Holes::NoneEnclosed),
        Puzzle {
            golden: false,
            ..Puzzle::tantrix(TileSet::up_to(3), Area::Free, false)
        },
    ]
}

proptest! {
    #[test]
    fn a_position_is_solved_when_its_list_is_a_solution(
        which in 0usize..8,
        changes in proptest::collection::vec((0usize..10, 0u8..6, -1i16..2, -1i16..2), 0..3),
    ) {
        let puzzle = &puzzles()[which];
        let mut position = TantrixPosition::new(puzzle.area, first(puzzle).placed());
        for (at, turn, q, r) in changes {
            let (hex, lying) = position.iter().nth(at % position.iter().count()).unwrap();
            let to = Hex { r: hex.r + r, q: hex.q + q };
            if position.at(to).is_none_or(|there| there == lying) && puzzle.area.has(to) {
                position.lay(to, LyingTile { turn: (lying.turn + turn) % 6, ..lying });
            }
        }
        let report = inspect(puzzle, &position);
        let verdict = verify(puzzle, &Solution::new(position.list(puzzle.area)));
        prop_assert_eq!(report.solved(), verdict.is_ok(), "{:?} {:?}", report, verdict);
        // The same rule is broken.
        let kept = |rule| report.rules.iter().find(|(r, _)| *r == rule).map(|(_, kept)| *kept);
        match verdict {
            Err(Violation::Clash { .. }) => prop_assert_eq!(kept(PuzzleRule::Golden), Some(RuleStatus::No)),
            Err(Violation::Hole { .. } | Violation::Apart(_)) => prop_assert_eq!(kept(PuzzleRule::Holes), Some(RuleStatus::No)),
            Err(Violation::NotAsFixed(_)) => prop_assert_eq!(kept(PuzzleRule::Tiles), Some(RuleStatus::No)),
            Err(Violation::Enclosed(_)) => prop_assert_eq!(kept(PuzzleRule::Enclosed), Some(RuleStatus::No)),
            Err(Violation::NotOnLine { .. }) => prop_assert_eq!(kept(PuzzleRule::Line), Some(RuleStatus::No)),
            Err(Violation::Open { .. }) => prop_assert_eq!(kept(PuzzleRule::Closed), Some(RuleStatus::No)),
            Err(other) => prop_assert!(false, "{:?}", other),
            Ok(()) => {}
        }
    }
}

#[test]
fn challenges_can_be_solved() {
    for challenge in Challenge::all() {
        if matches!(challenge, Challenge::Discovery(last) if last > 16) {
            continue;
        }
        let puzzle = challenge.puzzle();
        assert_eq!(verify(&puzzle, &first(&puzzle)), Ok(()), "{challenge:?}");
    }
}
