//! The trained evaluation of boards of 4×4 cells.
//!
//! An n-tuple network (Szubert and Jaśkowski, "Temporal Difference Learning of N-Tuple Networks for the Game 2048",
//! 2014). Each group of cells has a table with a weight for every possible content, and is applied to the board in all
//! eight symmetries of the square. The value of a board is the sum of the weights; it estimates the sum of 2^level over
//! all merges still to come.

use super::small::PackedBoard;
use std::sync::LazyLock;

/// The number of symmetries of the square.
pub const SYMMETRIES: usize = 8;

/// The groups, as indices of cells in reading order; the first cell is lowest in the index of an entry. Five cells where
/// large blocks gather, along an edge and in a corner; four elsewhere.
const GROUPS: [&[u32]; 5] = [
    &[0, 1, 2, 3, 4],
    &[0, 1, 2, 4, 5],
    &[4, 5, 6, 7],
    &[1, 2, 5, 6],
    &[5, 6, 9, 10],
];

/// The content of a cell is four bits. The file omits entries with level 14, which are read as level 13.
const OMITTED_LEVEL: usize = 14;

/// The unit of the weights in the file.
const STEP: f32 = 1.0;

/// The file of the shipped weights, made by `clickomania third train` (its help page tells with which arguments).
static TRAINED: &[u8] = include_bytes!("../../../../assets/clone2048/network.bin");

/// The weights of all groups, one table after the other.
#[derive(Clone, Debug)]
pub struct Network {
    weights: Vec<f32>,
}

/// The untrained network: all boards have the value 0.
impl Default for Network {
    fn default() -> Network {
        Network {
            weights: vec![0.0; tables().last().map_or(0, |table| table.end)],
        }
    }
}

impl Network {
    /// The shipped network; `None` if its file is damaged.
    pub fn trained() -> Option<&'static Network> {
        static NETWORK: LazyLock<Option<Network>> = LazyLock::new(|| Network::read(TRAINED));
        NETWORK.as_ref()
    }

    /// Reads a file of [`bytes`](Self::bytes); `None` if its length is wrong.
    pub fn read(bytes: &[u8]) -> Option<Network> {
        let mut network = Network::default();
        let mut words = bytes.chunks_exact(2);
        for entry in 0..network.weights.len() {
            if !is_omitted(entry) {
                let word = words.next()?;
                network.weights[entry] = f32::from(i16::from_le_bytes([word[0], word[1]])) * STEP;
            }
        }
        if words.next().is_some() {
            return None;
        }
        for table in tables() {
            for entry in 0..table.end - table.begin {
                network.weights[table.begin + entry] =
                    network.weights[table.begin + with_13(entry, table.cells.len())];
            }
        }
        Some(network)
    }

    /// The bytes of a file: each weight as a little-endian `i16`, in units of `STEP`.
    pub fn bytes(&self) -> Vec<u8> {
        (0..self.weights.len())
            .filter(|&entry| !is_omitted(entry))
            .flat_map(|entry| {
                let steps = (self.weights[entry] / STEP).round();
                (steps.clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16).to_le_bytes()
            })
            .collect()
    }

    /// The value of a board.
    pub fn value(&self, board: PackedBoard) -> f32 {
        entries(board)
            .into_iter()
            .flatten()
            .map(|entry| self.weights[entry])
            .sum()
    }

    pub(super) fn weights(&mut self) -> &mut [f32] {
        &mut self.weights
    }
}

/// The indices of a board's entries: one for each group in each symmetry.
pub fn entries(board: PackedBoard) -> [[usize; GROUPS.len()]; SYMMETRIES] {
    let tables = tables();
    board.symmetries().map(|bits| {
        std::array::from_fn(|group| {
            let table = &tables[group];
            let numbers = table.cells.iter().enumerate();
            let number = numbers.fold(0, |number, (at, cell)| {
                number | ((bits >> (4 * cell)) as usize & 15) << (4 * at)
            });
            table.begin + number
        })
    })
}

/// The range of a group's entries in the weights.
struct Table {
    cells: &'static [u32],
    begin: usize,
    end: usize,
}

fn tables() -> &'static [Table; GROUPS.len()] {
    static TABLES: LazyLock<[Table; GROUPS.len()]> = LazyLock::new(|| {
        let mut end = 0;
        GROUPS.map(|cells| {
            let begin = end;
            end += 1 << (4 * cells.len());
            Table { cells, begin, end }
        })
    });
    &TABLES
}

fn is_omitted(entry: usize) -> bool {
    let table = tables().iter().find(|table| entry < table.end);
    table.is_some_and(|table| {
        let number = entry - table.begin;
        (0..table.cells.len()).any(|at| number >> (4 * at) & 15 == OMITTED_LEVEL)
    })
}

/// The number of the entry that has level 13 in place of 14.
fn with_13(number: usize, cells: usize) -> usize {
    (0..cells).fold(number, |number, at| {
        if number >> (4 * at) & 15 == OMITTED_LEVEL {
            number - (1 << (4 * at))
        } else {
            number
        }
    })
}
