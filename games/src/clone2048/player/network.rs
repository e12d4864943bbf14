//! The trained player's eye: how much a board of 4×4 cells promises, learnt from games.
//!
//! An n-tuple network (Szubert and Jaśkowski, "Temporal Difference Learning of N-Tuple Networks for the Game
//! 2048", 2014): some groups of cells, each with a table of a weight for everything that can stand there, laid on
//! the board in all eight ways in which a square lies on itself. The value is the sum of the weights: about the sum of
//! 2^level over all blocks that merges will still make.

use super::small::PackedBoard;
use std::sync::LazyLock;

/// How the square lies on itself.
pub const SYMMETRIES: usize = 8;

/// The groups: cells of the board in reading order, the first of them lowest in the number of an entry. Five cells
/// where the large blocks gather, along an edge and in a corner; four everywhere else.
const GROUPS: [&[u32]; 5] = [
    &[0, 1, 2, 3, 4],
    &[0, 1, 2, 4, 5],
    &[4, 5, 6, 7],
    &[1, 2, 5, 6],
    &[5, 6, 9, 10],
];

/// What stands in a cell is four bits here; the file leaves out 14, which counts as 13.
const LEFT_OUT: usize = 14;

/// How much of a value a step of a weight in the file is.
const STEP: f32 = 1.0;

/// The weights that ship. `clickomania third train` makes them; its page of help says how these were made.
static TRAINED: &[u8] = include_bytes!("../../../../assets/clone2048/network.bin");

/// The weights of all groups, one table after the other.
#[derive(Clone, Debug)]
pub struct Network {
    weights: Vec<f32>,
}

/// A network that knows nothing: all boards promise 0.
impl Default for Network {
    fn default() -> Network {
        Network {
            weights: vec![0.0; tables().last().map_or(0, |table| table.end)],
        }
    }
}

impl Network {
    /// The one that ships; none if its file is not whole.
    pub fn trained() -> Option<&'static Network> {
        static NETWORK: LazyLock<Option<Network>> = LazyLock::new(|| Network::read(TRAINED));
        NETWORK.as_ref()
    }

    /// The network of a file; none if it is not one.
    pub fn read(bytes: &[u8]) -> Option<Network> {
        let mut network = Network::default();
        let mut words = bytes.chunks_exact(2);
        for entry in 0..network.weights.len() {
            if !is_left_out(entry) {
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

    /// The bytes of its file: a whole number of two bytes, the low one first, for each weight.
    pub fn bytes(&self) -> Vec<u8> {
        let kept = (0..self.weights.len()).filter(|&entry| !is_left_out(entry));
        let word = |entry: usize| {
            let steps = (self.weights[entry] / STEP).round();
            (steps.clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16).to_le_bytes()
        };
        kept.flat_map(word).collect()
    }

    /// How much a board promises.
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

/// The entries that a board has: one a group, for each symmetry.
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

fn is_left_out(entry: usize) -> bool {
    let table = tables().iter().find(|table| entry < table.end);
    table.is_some_and(|table| {
        let number = entry - table.begin;
        (0..table.cells.len()).any(|at| number >> (4 * at) & 15 == LEFT_OUT)
    })
}

/// The number of an entry with 13 for 14.
fn with_13(number: usize, cells: usize) -> usize {
    (0..cells).fold(number, |number, at| {
        match number >> (4 * at) & 15 == LEFT_OUT {
            true => number - (1 << (4 * at)),
            false => number,
        }
    })
}
