//! Boards without guesses: a simple solver, written apart, opens them all.

use engine::chance::Chance;
use games::mines::{
    BoardRule, Difficulty, FirstClick, GenerateError, MineBoard, NoGuessMethod, Size, difficulty,
    generate, is_without_guess,
};
use proptest::prelude::*;
use std::collections::BTreeSet;
use test_support::cases;

/// What is known by comparing sets of cells with so many mines, again and again, until nothing new comes.
struct Simple<'a> {
    board: &'a MineBoard,
    safe: BTreeSet<usize>,
    mines: BTreeSet<usize>,
}

impl Simple<'_> {
    /// The cells around a safe one of which nothing is known, and how many mines are among them.
    fn set(&self, cell: usize) -> (BTreeSet<usize>, usize) {
        let around: BTreeSet<usize> = self.board.size().neighbours(cell).collect();
        let clue = usize::from(self.board.clue(cell).unwrap());
        let mines = around.intersection(&self.mines).count();
        let known = |cell: &usize| self.safe.contains(cell) || self.mines.contains(cell);
        (
            around.into_iter().filter(|cell| !known(cell)).collect(),
            clue - mines,
        )
    }

    fn learn(&mut self, cells: &BTreeSet<usize>, mines: usize) -> bool {
        if cells.is_empty() || (mines != 0 && mines != cells.len()) {
            return false;
        }
        let known = if mines == 0 {
            &mut self.safe
        } else {
            &mut self.mines
        };
        known.extend(cells);
        true
    }

    fn step(&mut self) -> bool {
        let sets: Vec<_> = self.safe.iter().map(|&cell| self.set(cell)).collect();
        let mut new = false;
        for (cells, mines) in &sets {
            new |= self.learn(cells, *mines);
        }
        if new {
            return true;
        }
        for (a, more) in &sets {
            for (b, less) in &sets {
                if a.is_disjoint(b) {
                    continue;
                }
                let (here, there) = (a - b, b - a);
                if more.checked_sub(*less) == Some(here.len()) {
                    new |= self.learn(&here, here.len());
                    new |= self.learn(&there, 0);
                }
                if new {
                    return true;
                }
            }
        }
        let all: BTreeSet<usize> = (0..self.board.size().cells()).collect();
        let rest = &(&all - &self.safe) - &self.mines;
        self.learn(&rest, self.board.size().mines() - self.mines.len())
    }
}

fn opens_all(board: &MineBoard, start: usize) -> bool {
    let mut simple = Simple {
        board,
        safe: BTreeSet::from([start]),
        mines: BTreeSet::new(),
    };
    while simple.step() {}
    assert!(simple.safe.iter().all(|&cell| !board.is_mine(cell)));
    simple.safe.len() + board.size().mines() == board.size().cells()
}

fn laid(
    size: Size,
    start: usize,
    method: NoGuessMethod,
    seed: u64,
) -> Result<MineBoard, GenerateError> {
    generate(
        size,
        start,
        FirstClick::Any,
        BoardRule::NoGuess(method),
        &mut Chance::new(seed),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(150)))]

    #[test]
    fn what_is_called_without_guesses_is(
        (columns, rows) in (1usize..20, 1usize..16),
        share in 0.0f64..0.25,
        cell: prop::sample::Index,
        seed: u64,
    ) {
        let cells = columns * rows;
        let size = Size::new(columns, rows, (cells as f64 * share) as usize).unwrap();
        let start = cell.index(cells);
        let around = size.neighbours(start).count() + 1;
        for method in [NoGuessMethod::Filtered, NoGuessMethod::Repaired] {
            match laid(size, start, method, seed) {
                Ok(board) => {
                    prop_assert_eq!(board.size(), size);
                    prop_assert_eq!(board.clue(start), Some(0));
                    prop_assert!(opens_all(&board, start));
                    prop_assert!(is_without_guess(&board, start));
                    prop_assert_eq!(board.enclosed().count(), 0);
                }
                Err(GenerateError::TooManyMines { most }) => prop_assert!(most <= cells - around),
                // Narrow boards can be such that one always has to guess.
                Err(GenerateError::NotFound) => prop_assert!(columns.min(rows) <= 3),
                Err(GenerateError::Stopped) => prop_assert!(false, "nobody stopped it"),
            }
        }
    }

    #[test]
    fn the_fast_deduction_is_no_weaker_and_no_stronger(seed: u64, density in 8usize..24) {
        let size = Size::new(12, 9, density).unwrap();
        let board = generate(size, 50, FirstClick::Zero, BoardRule::Any, &mut Chance::new(seed)).unwrap();
        let right = opens_all(&board, 50) && board.enclosed().next().is_none();
        prop_assert_eq!(is_without_guess(&board, 50), right);
    }
}

#[test]
fn filtered_boards_are_all_equally_likely() {
    use std::collections::BTreeMap;
    let size = Size::new(4, 4, 2).unwrap();
    let mut right: BTreeMap<Vec<bool>, u32> = BTreeMap::new();
    for a in 0..16 {
        for b in 0..a {
            let mines: Vec<bool> = (0..16).map(|cell| cell == a || cell == b).collect();
            let board = MineBoard::new(size, &mines);
            let fine = board.enclosed().next().is_none();
            if board.clue(0) == Some(0) && opens_all(&board, 0) && fine {
                right.insert(mines, 0);
            }
        }
    }
    let each = 400;
    for seed in 0..each * right.len() as u64 {
        let board = laid(size, 0, NoGuessMethod::Filtered, seed).unwrap();
        let mines: Vec<bool> = (0..16).map(|cell| board.is_mine(cell)).collect();
        *right.get_mut(&mines).expect("it is one of them") += 1;
    }
    // Five standard deviations are 100.
    assert!(
        right
            .values()
            .all(|&count| u64::from(count).abs_diff(each) < 100),
        "{right:?}"
    );
}

#[test]
fn no_mine_is_enclosed_where_boards_are_dense() {
    // The sizes and numbers of mines that had enclosed mines before, the last now and then.
    for (columns, rows, mines, seeds) in [(9, 9, 35, 200), (30, 16, 130, 200), (30, 16, 99, 200)] {
        let size = Size::new(columns, rows, mines).unwrap();
        let start = size.cells() / 2 + size.columns() / 2;
        for seed in 0..seeds {
            let board = laid(size, start, NoGuessMethod::Repaired, seed).unwrap();
            assert_eq!(
                board.enclosed().count(),
                0,
                "{columns}×{rows}/{mines} {seed}"
            );
            // The slow solver takes its time.
            assert!(seed >= 4 || opens_all(&board, start));
        }
    }
    // As many as deduction might open: you nearly always have to guess, and no board is called otherwise.
    let full = Size::new(9, 9, 60).unwrap();
    for seed in 0..4 {
        let refused = laid(full, 40, NoGuessMethod::Repaired, seed);
        assert!(matches!(refused, Err(GenerateError::NotFound)));
    }
    let refused = laid(Size::new(9, 9, 61).unwrap(), 40, NoGuessMethod::Repaired, 0);
    assert!(matches!(
        refused,
        Err(GenerateError::TooManyMines { most: 60 })
    ));
}

#[test]
fn boards_of_a_difficulty_need_just_that() {
    let size = Size::INTERMEDIATE;
    let start = size.cells() / 2 + size.columns() / 2;
    for wanted in Difficulty::ALL {
        for seed in 0..3 {
            let rule = BoardRule::NoGuessOf(wanted);
            let board =
                generate(size, start, FirstClick::Any, rule, &mut Chance::new(seed)).unwrap();
            assert_eq!(difficulty(&board, start), Some(wanted));
            assert_eq!(board.enclosed().count(), 0);
            // What the slow solver, which knows no cases, opens.
            assert_eq!(opens_all(&board, start), wanted != Difficulty::Cases);
        }
    }
}
