//! Puzzles: which tiles to lay, where, and by which rules.

use super::drawn::DrawnArea;
use super::solution::Placed;
use super::tile::{Back, Bend, TantrixColour, TileSet};
use super::verify::Violation;

/// A puzzle. The paper's four kinds are [`Puzzle::domino`], [`Puzzle::rainbow`], [`Puzzle::board`] and
/// [`Puzzle::tantrix`]. Every tile must be laid once, with any turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The tiles to lay.
    pub tiles: TileSet,
    /// The board.
    pub area: Area,
    /// Condition (a), the golden rule: wherever tiles touch, the faces have the same colour.
    pub golden: bool,
    /// Condition (b).
    pub holes: Holes,
    /// Condition (c), with (d) and (f).
    pub line: Option<LineCondition>,
    /// Tiles that are laid already. On a free board they may be moved together.
    pub fixed: Vec<Placed>,
}

/// The board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// A pyramid with rows of 1, 2, 3 … cells from the top.
    Pyramid { rows: usize },
    /// A grid; odd rows, counting from 0, are shifted right by half a cell.
    Grid { columns: usize, rows: usize },
    /// Some of the places of a grid.
    Drawn(DrawnArea),
    /// An unbounded board, with rows shifted as on a grid. Solutions that differ by a movement are the same.
    Free,
}

/// Condition (b): the empty places that are forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holes {
    /// The paper's rule: no empty place of the board touches three tiles or more, and the tiles form one group. (Places
    /// beyond a grid, or not drawn, are not on the board.)
    None,
    /// From every empty place a path over empty places leads out of the board.
    NoneEnclosed,
    /// No empty place is forbidden.
    Allowed,
}

/// Condition (c): a line through all tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineCondition {
    pub colour: LineColour,
    /// Condition (d): the line must be a loop. Otherwise it may be open or a loop.
    pub closed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineColour {
    Any,
    /// Condition (f): the colour of the back of the tile with the highest number.
    Back,
    Of(TantrixColour),
}

/// A reason, found without a search, why a puzzle has no solution or is not a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// There are no tiles.
    NoTiles,
    /// There are more tiles than places.
    TooManyTiles { tiles: usize, places: usize },
    /// No pyramid has this number of cells.
    NoPyramid(usize),
    /// The back that gives the line its colour is white: that of this tile, the one with the highest number.
    WhiteBack(u8),
    /// This tile lacks the colour of the line.
    ColourMissing { colour: TantrixColour, tile: u8 },
    /// No colour is on all tiles.
    NoCommonColour,
    /// There are fewer than the three tiles that a loop needs.
    LoopTooShort(usize),
    /// The number of 60° curves in the colour of the line is odd. All other tiles turn by multiples of 120°, so that a
    /// loop cannot close.
    OddCurves {
        colour: TantrixColour,
        curves: usize,
    },
    /// A loop of this colour cannot close even if it always turns the same way.
    TooStraight(TantrixColour),
    /// On a free board without a line there are infinitely many solutions.
    Endless,
    /// The laid tiles break a rule.
    Laid(Violation),
}

impl Puzzle {
    /// Tantrix domino: the tiles in a row.
    pub fn domino(tiles: TileSet) -> Puzzle {
        Puzzle::board(tiles, tiles.len(), 1)
    }

    /// Tantrix rainbow: the tiles with this back in a pyramid, with a line in its colour.
    ///
    /// # Errors
    /// [`Impossible::NoPyramid`], or [`Impossible::WhiteBack`].
    pub fn rainbow(back: Back) -> Result<Puzzle, Impossible> {
        let tiles = TileSet::with_back(back);
        let count = tiles.len();
        let rows = (1..=count).find(|rows| rows * (rows + 1) / 2 == count);
        let last = tiles.tiles().last().map_or(0, |tile| tile.number);
        Ok(Puzzle {
            tiles,
            area: Area::Pyramid {
                rows: rows.ok_or(Impossible::NoPyramid(count))?,
            },
            golden: true,
            holes: Holes::Allowed,
            line: Some(LineCondition {
                colour: LineColour::Of(back.colour().ok_or(Impossible::WhiteBack(last))?),
                closed: false,
            }),
            fixed: Vec::new(),
        })
    }

    /// Tantrix board building: the golden rule on a grid, in any number of groups.
    pub fn board(tiles: TileSet, columns: usize, rows: usize) -> Puzzle {
        Puzzle {
            tiles,
            area: Area::Grid { columns, rows },
            golden: true,
            holes: Holes::Allowed,
            line: None,
            fixed: Vec::new(),
        }
    }

    /// The Tantrix puzzle with the paper's conditions (a), (b), (c); the `original` one also with (d) and (f).
    pub fn tantrix(tiles: TileSet, area: Area, original: bool) -> Puzzle {
        Puzzle {
            tiles,
            area,
            golden: true,
            holes: Holes::None,
            line: Some(LineCondition {
                colour: if original {
                    LineColour::Back
                } else {
                    LineColour::Any
                },
                closed: original,
            }),
            fixed: Vec::new(),
        }
    }

    /// The longest possible line in a colour, or the longest loop: through all tiles with that colour, on a free board
    /// with holes allowed.
    pub fn longest(colour: TantrixColour, closed: bool) -> Puzzle {
        Puzzle {
            holes: Holes::Allowed,
            line: Some(LineCondition {
                colour: LineColour::Of(colour),
                closed,
            }),
            ..Puzzle::tantrix(TileSet::with_colour(colour), Area::Free, closed)
        }
    }

    /// True if the tile is fixed.
    pub fn is_fixed(&self, tile: u8) -> bool {
        self.fixed.iter().any(|fixed| fixed.tile == tile)
    }

    /// The possible colours of the line through all tiles, in the order of their letters; none if the puzzle asks for no
    /// line.
    ///
    /// # Errors
    /// The reason if there is certainly no solution.
    pub fn line_colours(&self) -> Result<Vec<TantrixColour>, Impossible> {
        let tiles = self.tiles.len();
        let Some(last) = self.tiles.tiles().next_back() else {
            return Err(Impossible::NoTiles);
        };
        if let Some(places) = self.area.places().filter(|&places| places < tiles) {
            return Err(Impossible::TooManyTiles { tiles, places });
        }
        let Some(line) = self.line else {
            return match self.area {
                Area::Free => Err(Impossible::Endless),
                _ => Ok(Vec::new()),
            };
        };
        let wanted = match line.colour {
            LineColour::Any => self.tiles.common_colours().collect(),
            LineColour::Back => vec![
                last.back
                    .colour()
                    .ok_or(Impossible::WhiteBack(last.number))?,
            ],
            LineColour::Of(colour) => vec![colour],
        };
        let mut why = Impossible::NoCommonColour;
        let mut possible = Vec::new();
        for colour in wanted {
            match self.obstacle(colour, line.closed) {
                None => possible.push(colour),
                Some(obstacle) => why = obstacle,
            }
        }
        if possible.is_empty() {
            Err(why)
        } else {
            Ok(possible)
        }
    }

    /// The reason why there is no line of this colour, if one is found.
    pub(super) fn obstacle(&self, colour: TantrixColour, closed: bool) -> Option<Impossible> {
        let lacking = self.tiles.tiles().find(|tile| tile.missing() == colour);
        if let Some(tile) = lacking {
            let tile = tile.number;
            return Some(Impossible::ColourMissing { colour, tile });
        }
        if !closed {
            return None;
        }
        if self.tiles.len() < 3 {
            return Some(Impossible::LoopTooShort(self.tiles.len()));
        }
        let bends = self.tiles.tiles().filter_map(|tile| tile.bend(colour));
        let (mut corners, mut curves) = (0, 0);
        for bend in bends {
            corners += usize::from(bend == Bend::Corner);
            curves += usize::from(bend == Bend::Curve);
        }
        if curves % 2 == 1 {
            return Some(Impossible::OddCurves { colour, curves });
        }
        // A loop turns by 360° in all; a corner turns by 120°, a curve by 60°.
        (2 * corners + curves < 6).then_some(Impossible::TooStraight(colour))
    }
}

impl Area {
    /// The number of places; `None` for a free board.
    pub fn places(self) -> Option<usize> {
        match self {
            Area::Pyramid { rows } => Some(rows * (rows + 1) / 2),
            Area::Grid { columns, rows } => Some(columns * rows),
            Area::Drawn(drawn) => Some(drawn.len()),
            Area::Free => None,
        }
    }

    /// The indentation of a row, in halves of a cell.
    pub fn indent(self, row: usize) -> usize {
        match self {
            Area::Pyramid { rows } => rows.saturating_sub(row + 1),
            Area::Grid { .. } | Area::Drawn(_) | Area::Free => row % 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn original(last: u8, area: Area) -> Result<Vec<TantrixColour>, Impossible> {
        Puzzle::tantrix(TileSet::up_to(last), area, true).line_colours()
    }

    #[test]
    fn the_original_puzzle_is_possible_from_3_to_30() {
        for last in 3..=30 {
            assert_eq!(original(last, Area::Free).map(|c| c.len()), Ok(1), "{last}");
        }
        assert_eq!(original(0, Area::Free), Err(Impossible::NoTiles));
        assert_eq!(original(2, Area::Free), Err(Impossible::LoopTooShort(2)));
        for last in 31..=47 {
            let answer = original(last, Area::Free);
            assert!(
                matches!(answer, Err(Impossible::ColourMissing { .. })),
                "{last}"
            );
        }
        for last in 48..=56 {
            let white = Err(Impossible::WhiteBack(last));
            assert_eq!(original(last, Area::Free), white);
        }
    }

    #[test]
    fn impossible_puzzles_are_refused_with_the_reason() {
        let tiles = TileSet::up_to(5);
        let board = Puzzle::board(tiles, 2, 2).line_colours();
        assert_eq!(
            board,
            Err(Impossible::TooManyTiles {
                tiles: 5,
                places: 4
            })
        );
        let puzzle = Puzzle::tantrix(TileSet::up_to(43), Area::Free, false);
        assert_eq!(puzzle.line_colours(), Err(Impossible::NoCommonColour));
        let closed = |tiles, colour| {
            let mut puzzle = Puzzle::tantrix(tiles, Area::Free, true);
            puzzle.line = Some(LineCondition {
                colour: LineColour::Of(colour),
                closed: true,
            });
            puzzle.line_colours()
        };
        // The yellow lines of the tiles 1 to 17 have an even number of curves, the red ones do not.
        let seventeen = TileSet::up_to(17);
        assert_eq!(
            closed(seventeen, TantrixColour::Yellow),
            Ok(vec![TantrixColour::Yellow])
        );
        let odd = Impossible::OddCurves {
            colour: TantrixColour::Red,
            curves: 7,
        };
        assert_eq!(closed(seventeen, TantrixColour::Red), Err(odd));
        let straight: TileSet = tiles_with(TantrixColour::Red, Bend::Straight)
            .take(3)
            .collect();
        assert_eq!(
            closed(straight, TantrixColour::Red),
            Err(Impossible::TooStraight(TantrixColour::Red))
        );
        let endless = Puzzle {
            line: None,
            ..puzzle
        };
        assert_eq!(endless.line_colours(), Err(Impossible::Endless));
    }

    fn tiles_with(colour: TantrixColour, bend: Bend) -> impl Iterator<Item = u8> {
        let tiles = TileSet::up_to(56).tiles();
        tiles
            .filter(move |tile| tile.bend(colour) == Some(bend))
            .map(|tile| tile.number)
    }
}
