//! How the machine draws by chance.

use super::failure::FailureKind;
use super::machine::Machine;
use super::value::{CellValue, is_whole};
use crate::chance::Chance;
use crate::wall::CellSet;

impl Machine<'_> {
    /// Draws one of some cells; *nowhere* if there is none.
    pub(super) fn any(&mut self, cells: CellSet) -> CellValue {
        let cell = cells.choose(|n| self.below(n));
        cell.map_or(CellValue::Nowhere, CellValue::On)
    }

    fn below(&mut self, n: u64) -> u64 {
        if n <= 1 {
            return 0;
        }
        self.chance().below(n)
    }

    pub(super) fn fraction(&mut self) -> f64 {
        self.chance().fraction()
    }

    /// The stream of this move, with one more draw counted.
    fn chance(&mut self) -> &mut Chance {
        self.state.drawn += 1;
        self.state.chance.get_or_insert_with(|| self.draws.stream())
    }

    pub(super) fn random_int(&mut self, a: f64, b: f64) -> Result<f64, FailureKind> {
        for (socket, value) in [(0, a), (1, b)] {
            if !(is_whole(value) && value.abs() <= (1u64 << 53) as f64) {
                return Err(FailureKind::BadBound { socket, value });
            }
        }
        let (low, high) = (a.min(b) as i64, a.max(b) as i64);
        Ok((low + self.below((high - low) as u64 + 1) as i64) as f64)
    }
}
