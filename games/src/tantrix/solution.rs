//! A solution, and its forms for files: RON and JSON.

use super::drawn::DrawnArea;
use super::puzzle::{Area, Holes, LineColour, LineCondition, Puzzle};
use super::tile::{TantrixColour, TileSet};
use crate::TextFileError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Where a tile lies, and how.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The number of the tile.
    pub tile: u8,
    /// The column, from 0; in a pyramid the position in the row.
    pub column: u16,
    /// The row, from 0.
    pub row: u16,
    /// Sixths of a turn clockwise, 0 to 5, from the table's word read from the north-east face.
    pub turn: u8,
}

/// Tiles as they lie, sorted as one reads: by row, then column.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Solution(Vec<Placed>);

/// Where a text turns out to hold no solutions.
pub type SolutionFileError = TextFileError<()>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolutionFormat {
    Json,
    Ron,
}

/// The last line of a file: how many solutions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolutionSummary {
    /// How many, in decimal digits.
    pub count: String,
    /// Whether these are all that there are: neither was the search stopped, nor a limit reached.
    pub complete: bool,
    /// The puzzle that they solve; a file need not name it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<PuzzleRecord>,
}

/// A puzzle as it stands in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleRecord {
    /// The numbers of the tiles.
    pub tiles: Vec<u8>,
    pub area: AreaRecord,
    pub golden: bool,
    pub holes: HolesRecord,
    /// The line through all tiles, if one is asked for.
    pub line: Option<LineRecord>,
    /// The tiles that lie already.
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

/// The longest side of a board in a file.
const MOST_SIDE: u16 = 64;

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
    /// The puzzle; none if there are no such tiles, no such board or no such colour.
    pub fn puzzle(&self) -> Option<Puzzle> {
        let tiles: TileSet = self.tiles.iter().copied().collect();
        let side = |side: u16| (1..=MOST_SIDE).contains(&side).then_some(usize::from(side));
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

/// What stands in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SolutionFile {
    /// Each with its line, from 1.
    pub solutions: Vec<(usize, Solution)>,
    /// What they solve, if the file says it.
    pub puzzle: Option<Puzzle>,
}

impl Solution {
    /// The tiles in the order in which one reads.
    pub fn new(mut placed: Vec<Placed>) -> Solution {
        placed.sort_unstable_by_key(|p| (p.row, p.column, p.tile, p.turn));
        Solution(placed)
    }

    /// The tiles, as one reads.
    pub fn placed(&self) -> &[Placed] {
        &self.0
    }

    /// The places of an area that no tile takes, as column and row; none on a free board, which has no end.
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

/// Reads what was written: a solution a line; the line that counts them tells the puzzle, empty lines are passed
/// over. Whether it is JSON or RON is seen from each line.
///
/// # Errors
/// Where the text is neither.
pub fn read(text: &str) -> Result<SolutionFile, SolutionFileError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut file = SolutionFile::default();
    for (number, line) in (1..).zip(text.lines()) {
        let begin = line.trim_start();
        if begin.is_empty() {
            continue;
        }
        let failed = |column: usize| SolutionFileError::new(number, column.max(1), ());
        // JSON writes its objects with braces, which RON has only for maps.
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
mod tests;
