//! Solutions, and files of them: one per line, in JSON or RON, with an optional summary that states the puzzle.

use super::drawn::DrawnArea;
use super::puzzle::{Area, Holes, LineColour, LineCondition, Puzzle};
use super::tile::{TantrixColour, TileSet};
use crate::TextFileError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A tile with its place and turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The number of the tile.
    pub tile: u8,
    /// The column, from 0; in a pyramid the position in the row.
    pub column: u16,
    /// The row, from 0.
    pub row: u16,
    /// Sixths of a turn clockwise, 0 to 5; the table of tiles starts at the north-east face.
    pub turn: u8,
}

/// The placed tiles in reading order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Solution(Vec<Placed>);

pub type SolutionFileError = TextFileError<()>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolutionFormat {
    Json,
    Ron,
}

/// The last line of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolutionSummary {
    /// The number of solutions, in decimal digits.
    pub count: String,
    /// True if these are all solutions: the search was not stopped, and no limit was reached.
    pub complete: bool,
    /// The puzzle; optional in files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<PuzzleRecord>,
}

/// The saved form of a [`Puzzle`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleRecord {
    /// The numbers of the tiles.
    pub tiles: Vec<u8>,
    pub area: AreaRecord,
    pub golden: bool,
    pub holes: HolesRecord,
    /// The condition for a line through all tiles.
    pub line: Option<LineRecord>,
    /// Fixed tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fixed: Vec<Placed>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AreaRecord {
    Pyramid {
        rows: u16,
    },
    Grid {
        columns: u16,
        rows: u16,
    },
    /// The lines of the drawing.
    Drawn {
        places: Vec<String>,
    },
    Free,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HolesRecord {
    None,
    Enclosed,
    Allowed,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineRecord {
    /// `any`, `back`, or a colour.
    pub colour: String,
    pub closed: bool,
}

/// The maximum side of a board in a file.
const MAX_SIDE: u16 = 64;

impl From<&Puzzle> for PuzzleRecord {
    fn from(puzzle: &Puzzle) -> PuzzleRecord {
        let side = |side: usize| side as u16;
        PuzzleRecord {
            tiles: puzzle.tiles.tiles().map(|tile| tile.number).collect(),
            area: match puzzle.area {
                Area::Pyramid { rows } => AreaRecord::Pyramid { rows: side(rows) },
                Area::Grid { columns, rows } => AreaRecord::Grid {
                    columns: side(columns),
                    rows: side(rows),
                },
                Area::Drawn(drawn) => AreaRecord::Drawn {
                    places: drawn.lines(),
                },
                Area::Free => AreaRecord::Free,
            },
            golden: puzzle.golden,
            holes: match puzzle.holes {
                Holes::None => HolesRecord::None,
                Holes::NoneEnclosed => HolesRecord::Enclosed,
                Holes::Allowed => HolesRecord::Allowed,
            },
            line: puzzle.line.map(|line| LineRecord {
                colour: match line.colour {
                    LineColour::Any => "any",
                    LineColour::Back => "back",
                    LineColour::Of(colour) => colour.id(),
                }
                .to_owned(),
                closed: line.closed,
            }),
            fixed: puzzle.fixed.clone(),
        }
    }
}

impl PuzzleRecord {
    /// The puzzle; `None` if the tiles, the board or the colour are invalid.
    pub fn puzzle(&self) -> Option<Puzzle> {
        let tiles: TileSet = self.tiles.iter().copied().collect();
        let side = |side: u16| (1..=MAX_SIDE).contains(&side).then_some(usize::from(side));
        let colour = |word: &str| match word {
            "any" => Some(LineColour::Any),
            "back" => Some(LineColour::Back),
            _ => {
                let known = TantrixColour::ALL
                    .into_iter()
                    .find(|colour| colour.id() == word);
                known.map(LineColour::Of)
            }
        };
        if tiles.len() != self.tiles.len() {
            return None;
        }
        Some(Puzzle {
            tiles,
            area: match &self.area {
                AreaRecord::Pyramid { rows } => Area::Pyramid { rows: side(*rows)? },
                AreaRecord::Grid { columns, rows } => Area::Grid {
                    columns: side(*columns)?,
                    rows: side(*rows)?,
                },
                AreaRecord::Drawn { places } => {
                    Area::Drawn(places.join("\n").parse::<DrawnArea>().ok()?)
                }
                AreaRecord::Free => Area::Free,
            },
            golden: self.golden,
            holes: match self.holes {
                HolesRecord::None => Holes::None,
                HolesRecord::Enclosed => Holes::NoneEnclosed,
                HolesRecord::Allowed => Holes::Allowed,
            },
            line: match &self.line {
                Some(line) => Some(LineCondition {
                    colour: colour(&line.colour)?,
                    closed: line.closed,
                }),
                None => None,
            },
            fixed: self.fixed.clone(),
        })
    }
}

/// The content of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SolutionFile {
    /// The solutions, each with its line number, from 1.
    pub solutions: Vec<(usize, Solution)>,
    /// The puzzle, if the file states it.
    pub puzzle: Option<Puzzle>,
}

impl Solution {
    /// Sorts the tiles into reading order.
    pub fn new(mut placed: Vec<Placed>) -> Solution {
        placed.sort_unstable_by_key(|p| (p.row, p.column, p.tile, p.turn));
        Solution(placed)
    }

    /// The tiles in reading order.
    pub fn placed(&self) -> &[Placed] {
        &self.0
    }

    /// The empty places of an area, as column and row; none on a free board.
    pub fn empty(&self, area: Area) -> impl Iterator<Item = (usize, usize)> {
        let taken: BTreeSet<(usize, usize)> = self
            .0
            .iter()
            .map(|one| (usize::from(one.column), usize::from(one.row)))
            .collect();
        let all = area.all().into_iter().filter_map(move |hex| {
            let (column, row) = hex.place(area);
            Some((usize::try_from(column).ok()?, usize::try_from(row).ok()?))
        });
        all.filter(move |place| !taken.contains(place))
    }

    /// The solution as a line of a file, without a line end.
    pub fn line(&self, form: SolutionFormat) -> String {
        written(&self.0, form)
    }
}

impl SolutionSummary {
    /// The last line of a file, without a line end.
    pub fn line(&self, form: SolutionFormat) -> String {
        written(self, form)
    }
}

fn written(value: &impl Serialize, form: SolutionFormat) -> String {
    match form {
        SolutionFormat::Json => {
            serde_json::to_string(value).expect("lists of numbers can be written")
        }
        SolutionFormat::Ron => ron::to_string(value).expect("lists of numbers can be written"),
    }
}

/// Reads a file: one solution per line, and summaries that state the puzzle. Empty lines are ignored. Each line may be
/// JSON or RON.
///
/// # Errors
/// The position of the first error.
pub fn read(text: &str) -> Result<SolutionFile, SolutionFileError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut file = SolutionFile::default();
    for (number, line) in (1..).zip(text.lines()) {
        let begin = line.trim_start();
        if begin.is_empty() {
            continue;
        }
        let failed = |column: usize| SolutionFileError::new(number, column.max(1), ());
        // JSON objects have braces, which RON uses only for maps.
        let json = begin.contains('{') || begin == "[]";
        let is_solution = begin.starts_with('[');
        let summary = |summary: SolutionSummary| match summary.puzzle {
            Some(record) => record.puzzle().map(Some).ok_or_else(|| failed(1)),
            None => Ok(None),
        };
        let placed: Option<Vec<Placed>> = if json {
            let error = |error: serde_json::Error| failed(characters(line, error.column()));
            if is_solution {
                Some(serde_json::from_str(line).map_err(error)?)
            } else {
                file.puzzle = summary(serde_json::from_str(line).map_err(error)?)?;
                None
            }
        } else {
            let error = |error: ron::error::SpannedError| failed(error.span.start.col);
            if is_solution {
                Some(ron::from_str(line).map_err(error)?)
            } else {
                file.puzzle = summary(ron::from_str(line).map_err(error)?)?;
                None
            }
        };
        let solution = placed.map(|placed| (number, Solution::new(placed)));
        file.solutions.extend(solution);
    }
    Ok(file)
}

/// The column in characters for one in bytes, both from 1.
fn characters(line: &str, bytes: usize) -> usize {
    let before = line.char_indices().take_while(|(at, _)| at + 1 < bytes);
    before.count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn placed() -> impl Strategy<Value = Placed> {
        let parts = (any::<u8>(), any::<u16>(), any::<u16>(), any::<u8>());
        parts.prop_map(|(tile, column, row, turn)| Placed {
            tile,
            column,
            row,
            turn,
        })
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(lists in proptest::collection::vec(proptest::collection::vec(placed(), 0..9), 0..5)) {
            let solutions: Vec<Solution> = lists.into_iter().map(Solution::new).collect();
            for form in [SolutionFormat::Json, SolutionFormat::Ron] {
                let mut text: String = solutions.iter().map(|s| s.line(form) + "\n").collect();
                let asked = Puzzle::tantrix(TileSet::up_to(9), Area::Free, true);
                let puzzle = Some(PuzzleRecord::from(&asked));
                text += &SolutionSummary { count: "12".to_owned(), complete: false, puzzle }.line(form);
                let file = read(&text).unwrap();
                prop_assert_eq!(file.puzzle, Some(asked));
                let read = file.solutions;
                let (numbers, read): (Vec<usize>, Vec<Solution>) = read.into_iter().unzip();
                prop_assert_eq!(&read, &solutions);
                prop_assert_eq!(numbers, (1..=solutions.len()).collect::<Vec<_>>());
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
            let _ = read(&text);
        }
    }

    #[test]
    fn a_file_names_its_puzzle() {
        let grid = Area::Grid {
            columns: 4,
            rows: 3,
        };
        let coloured = Puzzle {
            line: Some(LineCondition {
                colour: LineColour::Of(TantrixColour::Red),
                closed: false,
            }),
            holes: Holes::NoneEnclosed,
            ..Puzzle::tantrix(TileSet::up_to(5), grid, false)
        };
        for puzzle in [
            Puzzle::domino([3, 9, 56].into_iter().collect()),
            Puzzle::board(TileSet::up_to(6), 4, 4),
            crate::tantrix::Challenge::Discovery(7).puzzle(),
            coloured,
        ] {
            let record = PuzzleRecord::from(&puzzle);
            assert_eq!(record.puzzle(), Some(puzzle));
        }
        // A file need not name its puzzle.
        assert_eq!(
            read("{\"count\":\"0\",\"complete\":true}").unwrap().puzzle,
            None
        );
        let wrong = "{\"count\":\"0\",\"complete\":true,\"puzzle\":{\"tiles\":[77],\"area\":\"free\",\
                 \"golden\":true,\"holes\":\"none\",\"line\":null}}";
        assert!(read(wrong).is_err());
    }

    #[test]
    fn json_is_json() {
        let solution = Solution::new(vec![Placed {
            tile: 7,
            column: 1,
            row: 0,
            turn: 5,
        }]);
        let value: serde_json::Value =
            serde_json::from_str(&solution.line(SolutionFormat::Json)).unwrap();
        assert_eq!(
            value,
            serde_json::json!([{"tile": 7, "column": 1, "row": 0, "turn": 5}])
        );
    }

    #[test]
    fn errors_have_their_place() {
        let place = |text| read(text).map_err(|error| (error.line, error.column));
        assert_eq!(place("\n\nhello"), Err((3, 1)));
        assert_eq!(
            place("[{\"tile\": 1, \"column\": 0, \"row\": 0, \"turn\": -1}]"),
            Err((1, 46))
        );
        assert_eq!(
            place("[(tile: 1, column: 0, row: 0, turns: 1)]"),
            Err((1, 31))
        );
        assert!(place("[(tile: 1, column: 0, row: 0)]").is_err());
    }
}
