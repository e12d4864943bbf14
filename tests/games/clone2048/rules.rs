//! The engine against one written apart, on many random boards: one cell at a time, as the paper tells.
//!
//! `THIRD_BOARDS=5000000 cargo test --release --test engine third::rules` looks at more.

use engine::chance::Chance;
use games::clone2048::{BlockBoard, BlockCell, BlockGame, BlockRules, Direction};

/// How many boards are moved in all four directions, unless the environment says otherwise.
const BOARDS: u64 = 25_000;

/// A cell: none where nothing is, level 0 for an obstacle.
type Grid = Vec<Vec<Option<u16>>>;

fn grid(board: &BlockBoard) -> Grid {
    let cell = |cell: &BlockCell| match *cell {
        BlockCell::Empty => None,
        BlockCell::Obstacle => Some(0),
        BlockCell::Block(level) => Some(level),
    };
    let rows = board.rows().map(|row| row.iter().map(cell).collect());
    rows.collect()
}

/// Moves every block, the farthest first, cell after cell until something is in its way. Gives the
/// points and whether anything moved or merged.
fn move_slowly(grid: &mut Grid, direction: Direction) -> (u64, bool) {
    let n = grid.len() as i32;
    let (down, right) = match direction {
        Direction::Left => (0, -1),
        Direction::Right => (0, 1),
        Direction::Up => (-1, 0),
        Direction::Down => (1, 0),
    };
    let mut cells: Vec<(i32, i32)> = (0..n).flat_map(|r| (0..n).map(move |c| (r, c))).collect();
    cells.sort_by_key(|(r, c)| -(r * down + c * right));
    let mut merged = vec![vec![false; n as usize]; n as usize];
    let (mut points, mut changed) = (0, false);
    for (mut r, mut c) in cells {
        let Some(level) = grid[r as usize][c as usize].filter(|&level| level > 0) else {
            continue;
        };
        loop {
            let (next_r, next_c) = (r + down, c + right);
            if !(0..n).contains(&next_r) || !(0..n).contains(&next_c) {
                break;
            }
            let next = grid[next_r as usize][next_c as usize];
            let meets = next == Some(level) && !merged[next_r as usize][next_c as usize];
            if next.is_some() && !meets {
                break;
            }
            changed = true;
            grid[r as usize][c as usize] = None;
            grid[next_r as usize][next_c as usize] = Some(level + u16::from(meets));
            if meets {
                merged[next_r as usize][next_c as usize] = true;
                points += u64::from(level + 1);
                break;
            }
            (r, c) = (next_r, next_c);
        }
    }
    (points, changed)
}

/// A board of 2 to 9 rows, with any share of obstacles and blocks and of equal levels.
fn drawn(chance: &mut Chance) -> BlockBoard {
    let size = 2 + chance.below(8) as usize;
    let (obstacles, empty) = (chance.below(40), chance.below(80));
    let highest = 1 + chance.below(12);
    let mut cell = || match chance.below(100) {
        part if part < obstacles => BlockCell::Obstacle,
        part if part < obstacles + empty => BlockCell::Empty,
        _ => BlockCell::Block(1 + chance.below(highest) as u16),
    };
    let cells = (0..size * size).map(|_| cell()).collect();
    BlockBoard::from_cells(size, cells)
}

#[test]
fn every_movement_is_as_the_slow_engine_makes_it() {
    let boards = std::env::var("THIRD_BOARDS").map_or(BOARDS, |n| n.parse().unwrap());
    let mut chance = Chance::new(8);
    let (mut merges, mut still) = (0, 0);
    for _ in 0..boards {
        let board = drawn(&mut chance);
        for direction in Direction::ALL {
            let moved = board.moved(direction);
            let mut slow = grid(&board);
            let (points, changed) = move_slowly(&mut slow, direction);
            assert_eq!(grid(&moved.board), slow, "{direction:?}\n{board}");
            assert_eq!(
                (moved.points, moved.changed),
                (points, changed),
                "{direction:?}\n{board}"
            );
            merges += u64::from(moved.merges > 0);
            still += u64::from(!changed);
        }
    }
    // The boards were not all alike.
    assert!(merges > boards && still > boards / 4, "{merges} {still}");
}

#[test]
fn the_classic_rules_are_those_of_2048() {
    let rules = BlockRules::Classic;
    let (mut twos, mut all) = (0, 0);
    for seed in 0..300 {
        let mut game = BlockGame::create_by(rules, 4, 0, seed).unwrap();
        let first = game.add_new_block().unwrap();
        let second = game.add_new_block().unwrap();
        assert!(!game.is_due() && first.index != second.index);
        let mut chance = Chance::new(seed);
        let (mut score, mut made) = (0, 0);
        while !game.is_over() {
            let direction = Direction::ALL[chance.below(4) as usize];
            let before = game.state().clone();
            let changes = before.board.changes(direction);
            match game.make(direction) {
                // What changes nothing is no movement: nothing is due.
                None => assert!(!changes && game.state() == &before && !game.is_due()),
                Some(movement) => {
                    assert!(changes);
                    score += movement.worth;
                    made += 1;
                    let new = game.add_new_block().unwrap();
                    all += 1;
                    twos += u64::from(new.level == 2);
                }
            }
            assert_eq!((game.state().score, game.state().moves), (score, made));
        }
        assert!(Direction::ALL.into_iter().all(|d| !game.board().changes(d)));
        // It is the same game when it is made again, and taken back.
        let mut again = BlockGame::create_by(rules, 4, 0, seed).unwrap();
        assert_eq!(again.replay(game.moves()), game.moves().len());
        assert_eq!(again.state(), game.state());
        let end = game.state().clone();
        assert!(game.go_to(0));
        assert_eq!(game.board().blocks().count(), 2);
        assert!(game.go_to(made as usize));
        assert_eq!(game.state(), &end);
    }
    // One in ten, within five standard deviations.
    let (expected, deviation) = (all as f64 / 10.0, (all as f64 * 0.09).sqrt());
    assert!(
        (twos as f64 - expected).abs() < 5.0 * deviation,
        "{twos} of {all}"
    );
}
