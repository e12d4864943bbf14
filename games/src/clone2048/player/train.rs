//! Training of the network: it plays games and learns after each movement.
//!
//! Temporal-difference learning (Sutton, 1988) on afterstates (boards right after a movement): the value of an afterstate
//! should be the gain of the next movement plus the value of the next afterstate. The learning rate of each weight
//! depends on how well its corrections agree (temporal coherence: Beal and Smith, 1999; for 2048 Jaśkowski, 2016), so
//! that no rate needs to be chosen.

use super::network::{Network, entries};
use super::search_board::SearchBoard as _;
use super::small::PackedBoard;
use crate::clone2048::board::{BlockBoard, Direction};
use engine::chance::Chance;

/// The number of entries of a board, which share a correction.
const SHARES: f32 = 40.0;

/// The numbers of obstacles of the training boards, in turn.
const OBSTACLES: [usize; 8] = [0, 2, 0, 1, 0, 2, 0, 3];

/// The result of a training game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrainingGame {
    pub movements: u64,
    /// The highest level of a block.
    pub level: u16,
}

/// A network in training. Its weights after a number of games depend only on the seed.
#[derive(Debug)]
pub struct Training {
    network: Network,
    /// For each weight the sum of its corrections, and of their absolute values.
    sums: Vec<[f32; 2]>,
    chance: Chance,
    games: u64,
}

impl Training {
    pub fn new(seed: u64) -> Training {
        let mut network = Network::default();
        Training {
            sums: vec![[0.0; 2]; network.weights().len()],
            network,
            chance: Chance::new(seed),
            games: 0,
        }
    }

    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The number of games played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays a game and learns from it.
    pub fn play(&mut self) -> TrainingGame {
        let obstacles = OBSTACLES[(self.games % OBSTACLES.len() as u64) as usize];
        self.games += 1;
        let board = BlockBoard::with_obstacles(4, obstacles, &mut self.chance)
            .expect("three obstacles leave room on 4×4 cells");
        let mut board = PackedBoard::of(&board).expect("4×4 cells fit");
        let mut before: Option<PackedBoard> = None;
        let mut movements = 0;
        while let Some(grown) = self.grown(board) {
            let (moved, gain) = self.best(grown);
            if let Some(before) = before {
                self.learn(before, gain + self.network.value(moved));
            }
            movements += 1;
            (before, board) = (Some(moved), moved);
        }
        if let Some(before) = before {
            // No merges follow a board without a free cell.
            self.learn(before, 0.0);
        }
        let level = board.highest();
        TrainingGame { movements, level }
    }

    /// The board with a new block; `None` if there is no free cell.
    fn grown(&mut self, board: PackedBoard) -> Option<PackedBoard> {
        let free = board.free().count();
        if free == 0 {
            return None;
        }
        let drawn = self.chance.below(free as u64) as usize;
        let cell = board.free().nth(drawn)?;
        let level = if self.chance.below(4) < 3 { 1 } else { 2 };
        Some(board.with(cell, level))
    }

    /// The board after the most promising movement, and the gain of that movement.
    fn best(&self, board: PackedBoard) -> (PackedBoard, f32) {
        let mut best: Option<(PackedBoard, f32, f32)> = None;
        for direction in Direction::ALL {
            let moved = board.moved(direction);
            // A board without a free cell is the end of the game.
            let value = match moved.free().next() {
                Some(_) => self.network.value(moved),
                None => 0.0,
            };
            let gain = board.gain(moved);
            if best.is_none_or(|(_, gain_of, value_of)| gain + value > gain_of + value_of) {
                best = Some((moved, gain, value));
            }
        }
        let (moved, gain, _) = best.expect("there are four movements");
        (moved, gain)
    }

    /// Moves the value of a board towards `target`.
    fn learn(&mut self, board: PackedBoard, target: f32) {
        let error = target - self.network.value(board);
        let share = error / SHARES;
        let weights = self.network.weights();
        for entry in entries(board).into_iter().flatten() {
            let [sum, size] = &mut self.sums[entry];
            let agreement = if *size > 0.0 { sum.abs() / *size } else { 1.0 };
            weights[entry] += agreement * share;
            *sum += error;
            *size += error.abs();
        }
    }
}
