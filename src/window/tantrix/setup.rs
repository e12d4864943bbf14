//! The chosen puzzle as saved: each kind keeps its own settings.

use games::tantrix::{
    Area, Back, Challenge, DrawnArea, Holes, Impossible, LineColour, LineCondition, Puzzle,
    TantrixColour, TileSet,
};
use serde::{Deserialize, Serialize};

/// Maximum side of a grid: far above the number of tiles.
pub const MAX_SIDE: usize = 64;

/// The kinds of puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum PuzzleKind {
    /// A challenge of the box.
    #[default]
    Challenge,
    /// The first kind of the paper.
    Domino,
    /// The second kind of the paper.
    Rainbow,
    /// The third kind of the paper.
    Board,
    /// The fourth kind of the paper.
    Puzzle,
}

impl PuzzleKind {
    /// All kinds, in the order shown.
    pub const ALL: [PuzzleKind; 5] = [
        PuzzleKind::Challenge,
        PuzzleKind::Domino,
        PuzzleKind::Rainbow,
        PuzzleKind::Board,
        PuzzleKind::Puzzle,
    ];
}

/// The choice of a puzzle, with the settings of all kinds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleSetup {
    /// The chosen kind.
    pub kind: PuzzleKind,
    /// The word of the challenge.
    pub challenge: String,
    /// Numbers of the tiles in a row (domino).
    pub domino: Vec<u8>,
    /// True if board building and the Tantrix puzzle use `picked` instead of the tiles 1 to N.
    pub own_tiles: bool,
    /// The tiles used if `picks`.
    pub chosen: Vec<u8>,
    /// Index of the back in the list of all.
    pub back: usize,
    /// Settings of board building.
    pub board: GridSize,
    /// Settings of the Tantrix puzzle.
    pub puzzle: GridSize,
    /// True if the Tantrix puzzle is on a free board.
    pub free: bool,
    /// True if it, and board building, use the drawn cells; takes precedence over `free`.
    pub drawn: bool,
    /// The drawn cells, as [`DrawnArea::lines`].
    pub cells: Vec<String>,
    pub conditions: Conditions,
}

/// The board of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    Grid,
    /// Drawn cells.
    Drawn,
    Free,
}

/// The numbers N, X and Y.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GridSize {
    /// The tiles 1 to N.
    pub tiles: u8,
    pub columns: usize,
    pub rows: usize,
}

/// The conditions of the Tantrix puzzle, each a switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Conditions {
    /// (a) The golden rule.
    pub golden: bool,
    /// (b) No holes.
    pub no_holes: bool,
    /// Of the holes only enclosed ones are forbidden.
    pub enclosed_only: bool,
    /// (c) A line through all tiles.
    pub line: bool,
    /// Its colour without (f), as index in the list of all; any if none.
    pub colour: Option<usize>,
    /// (d) It is closed.
    pub closed: bool,
    /// (f) It has the colour of the back of tile N.
    pub back: bool,
}

impl Default for PuzzleSetup {
    fn default() -> PuzzleSetup {
        PuzzleSetup {
            kind: PuzzleKind::Challenge,
            challenge: Challenge::Discovery(3).id(),
            domino: (1..=8).collect(),
            own_tiles: false,
            chosen: (1..=6).collect(),
            back: 0,
            board: GridSize {
                tiles: 6,
                columns: 3,
                rows: 3,
            },
            puzzle: GridSize {
                tiles: 5,
                columns: 4,
                rows: 3,
            },
            free: false,
            drawn: false,
            // A cell and its six neighbours.
            cells: [".##", "###", ".##"].map(str::to_owned).into(),
            conditions: Conditions::default(),
        }
    }
}

impl Default for Conditions {
    /// The paper's conditions without those of the original game.
    fn default() -> Conditions {
        Conditions {
            golden: true,
            no_holes: true,
            enclosed_only: false,
            line: true,
            colour: None,
            closed: false,
            back: false,
        }
    }
}

impl PuzzleSetup {
    /// The puzzle.
    ///
    /// # Errors
    /// The reason why the settings give no puzzle.
    pub fn puzzle(&self) -> Result<Puzzle, Impossible> {
        let grid = |grid: &GridSize| Area::Grid {
            columns: grid.columns.clamp(1, MAX_SIDE),
            rows: grid.rows.clamp(1, MAX_SIDE),
        };
        match self.kind {
            PuzzleKind::Challenge => Ok(self.challenge().puzzle()),
            PuzzleKind::Domino => Ok(Puzzle::domino(self.domino.iter().copied().collect())),
            PuzzleKind::Rainbow => Puzzle::rainbow(self.back()),
            PuzzleKind::Board => Ok(Puzzle {
                area: if self.drawn {
                    Area::Drawn(self.cells())
                } else {
                    grid(&self.board)
                },
                ..Puzzle::board(self.tiles(&self.board), 1, 1)
            }),
            PuzzleKind::Puzzle => Ok(Puzzle {
                tiles: self.tiles(&self.puzzle),
                area: match self.ground() {
                    Ground::Grid => grid(&self.puzzle),
                    Ground::Drawn => Area::Drawn(self.cells()),
                    Ground::Free => Area::Free,
                },
                golden: self.conditions.golden,
                holes: self.conditions.holes(),
                line: self.conditions.line(),
                fixed: Vec::new(),
            }),
        }
    }

    /// The tiles of board building or the Tantrix puzzle.
    fn tiles(&self, grid: &GridSize) -> TileSet {
        if self.own_tiles {
            self.chosen.iter().copied().collect()
        } else {
            TileSet::up_to(grid.tiles)
        }
    }

    /// The board of board building or the Tantrix puzzle.
    pub fn ground(&self) -> Ground {
        match (self.drawn, self.kind, self.free) {
            (true, ..) => Ground::Drawn,
            (false, PuzzleKind::Puzzle, true) => Ground::Free,
            (false, ..) => Ground::Grid,
        }
    }

    /// Chooses the board.
    pub fn set_ground(&mut self, ground: Ground) {
        self.drawn = ground == Ground::Drawn;
        if self.kind == PuzzleKind::Puzzle && !self.drawn {
            self.free = ground == Ground::Free;
        }
    }

    /// True if the drawn board is used.
    pub fn is_drawn(&self) -> bool {
        let can_be = matches!(self.kind, PuzzleKind::Board | PuzzleKind::Puzzle);
        can_be && self.ground() == Ground::Drawn
    }

    /// The drawn cells.
    pub fn cells(&self) -> DrawnArea {
        self.cells.join("\n").parse().unwrap_or_default()
    }

    /// The drawn cells as part of an id.
    fn tiles_id(&self, grid: &GridSize) -> String {
        if self.own_tiles {
            let tiles = self.tiles(grid);
            let numbers = tiles.tiles().map(|tile| tile.number.to_string());
            format!("of-{}", numbers.collect::<Vec<_>>().join("-"))
        } else {
            grid.tiles.to_string()
        }
    }

    /// Id of the puzzle's board.
    pub fn board_id(&self) -> String {
        match self.kind {
            PuzzleKind::Challenge => self.challenge().id(),
            PuzzleKind::Domino => "domino".to_owned(),
            PuzzleKind::Rainbow => format!("rainbow-{}", self.back().id()),
            PuzzleKind::Board if self.drawn => {
                format!("board-{}-drawn", self.tiles_id(&self.board))
            }
            PuzzleKind::Puzzle if self.drawn => {
                format!("puzzle-{}-drawn", self.tiles_id(&self.puzzle))
            }
            PuzzleKind::Board => {
                let grid = self.board;
                format!(
                    "board-{}-{}x{}",
                    self.tiles_id(&grid),
                    grid.columns,
                    grid.rows
                )
            }
            PuzzleKind::Puzzle if self.free => format!("puzzle-{}", self.tiles_id(&self.puzzle)),
            PuzzleKind::Puzzle => {
                let grid = self.puzzle;
                format!(
                    "puzzle-{}-{}x{}",
                    self.tiles_id(&grid),
                    grid.columns,
                    grid.rows
                )
            }
        }
    }

    /// The chosen challenge.
    pub fn challenge(&self) -> Challenge {
        Challenge::from_id(&self.challenge).unwrap_or(Challenge::Discovery(3))
    }

    /// The chosen back.
    pub fn back(&self) -> Back {
        Back::ALL[self.back.min(Back::ALL.len() - 1)]
    }
}

impl Conditions {
    fn holes(&self) -> Holes {
        match (self.no_holes, self.enclosed_only) {
            (false, _) => Holes::Allowed,
            (true, true) => Holes::NoneEnclosed,
            (true, false) => Holes::None,
        }
    }

    fn line(&self) -> Option<LineCondition> {
        let colour = self.colour.and_then(|at| TantrixColour::ALL.get(at));
        self.line.then_some(LineCondition {
            colour: match (self.back, colour) {
                (true, _) => LineColour::Back,
                (false, Some(colour)) => LineColour::Of(*colour),
                (false, None) => LineColour::Any,
            },
            closed: self.closed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_papers_puzzles_can_be_chosen() {
        let mut setup = PuzzleSetup::default();
        assert_eq!(setup.puzzle(), Ok(Challenge::Discovery(3).puzzle()));
        setup.kind = PuzzleKind::Domino;
        setup.domino = vec![3, 9, 56];
        let tiles = setup.domino.iter().copied().collect();
        assert_eq!(setup.puzzle(), Ok(Puzzle::domino(tiles)));
        setup.kind = PuzzleKind::Rainbow;
        assert_eq!(
            setup.puzzle(),
            Puzzle::rainbow(Back::Of(TantrixColour::Blue))
        );
        setup.kind = PuzzleKind::Board;
        assert_eq!(setup.puzzle(), Ok(Puzzle::board(TileSet::up_to(6), 3, 3)));
        setup.kind = PuzzleKind::Puzzle;
        let area = Area::Grid {
            columns: 4,
            rows: 3,
        };
        let tiles = TileSet::up_to(5);
        assert_eq!(setup.puzzle(), Ok(Puzzle::tantrix(tiles, area, false)));
        (setup.conditions.closed, setup.conditions.back) = (true, true);
        assert_eq!(setup.puzzle(), Ok(Puzzle::tantrix(tiles, area, true)));
        setup.own_tiles = true;
        setup.chosen = vec![2, 5, 40];
        let own = setup.chosen.iter().copied().collect();
        assert_eq!(setup.puzzle().unwrap().tiles, own);
        assert_eq!(setup.board_id(), "puzzle-of-2-5-40-4x3");
        setup.own_tiles = false;
        assert_eq!(setup.board_id(), "puzzle-5-4x3");
        setup.set_ground(Ground::Drawn);
        assert_eq!(setup.puzzle().unwrap().area.places(), Some(7));
        assert_eq!(setup.board_id(), "puzzle-5-drawn");
        setup.cells = vec!["no cells".to_owned()];
        let none = Impossible::TooManyTiles {
            tiles: 5,
            places: 0,
        };
        assert_eq!(setup.puzzle().unwrap().line_colours(), Err(none));
        setup.set_ground(Ground::Grid);
        setup.free = true;
        setup.conditions.line = false;
        let endless = setup.puzzle().unwrap().line_colours();
        assert_eq!(endless, Err(Impossible::Endless));
    }

    #[test]
    fn what_a_file_says_is_no_reason_to_panic() {
        let setup: PuzzleSetup = ron::from_str(
            "(kind: Puzzle, challenge: \"x\", back: 99, puzzle: (tiles: 255, columns: 0, rows: 999999), \
             conditions: (colour: Some(77)))",
        )
        .unwrap();
        for kind in PuzzleKind::ALL {
            let setup = PuzzleSetup {
                kind,
                ..setup.clone()
            };
            let puzzle = setup.puzzle();
            if let Ok(puzzle) = puzzle {
                assert!(puzzle.area.places().is_none_or(|places| places <= 64 * 64));
            }
        }
    }
}
