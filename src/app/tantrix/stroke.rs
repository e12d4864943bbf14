//! What is drawn of a board, stroke by stroke.

use super::view::HexView;
use egui::Pos2;
use games::tantrix::{Area, DrawnArea, Hex};

/// All cells that can be drawn.
pub const SHEET: Area = Area::Grid {
    columns: DrawnArea::SIDE,
    rows: DrawnArea::SIDE,
};

/// A board that is being drawn.
#[derive(Default)]
pub struct BoardDrawing {
    pub view: HexView,
    pub stroke: Option<Stroked>,
}

/// What a stroke has changed so far.
pub struct Stroked {
    pub cells: DrawnArea,
    /// Whether it puts cells in.
    pub on: bool,
    /// Where the pointer was last.
    pub at: Pos2,
}

impl Stroked {
    /// Draws on to where the pointer is, over all that lies between.
    pub fn follow(&mut self, view: &HexView, to: Pos2) {
        let steps = ((to - self.at).length() / view.radius()).ceil().max(1.0);
        for step in 0..=steps as usize {
            let at = self.at.lerp(to, step as f32 / steps);
            if let Some((column, row)) = cell(view.hex(at)).filter(|_| view.rect().contains(at)) {
                self.cells.set(column, row, self.on);
            }
        }
        self.at = to;
    }
}

/// Column and row of a hexagon on the sheet.
pub fn cell(hex: Hex) -> Option<(usize, usize)> {
    let (column, row) = hex.place(SHEET);
    let place = (usize::try_from(column).ok()?, usize::try_from(row).ok()?);
    (place.0 < DrawnArea::SIDE && place.1 < DrawnArea::SIDE).then_some(place)
}
