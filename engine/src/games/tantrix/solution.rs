//! A solution, and its forms for files: RON and JSON.

use serde::{Deserialize, Serialize};

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

/// Why a text holds no solutions, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolutionFileError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
}

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

/// Reads what was written: a solution a line, with its line from 1; a line that counts them and empty
/// lines are passed over. Whether it is JSON or RON is seen from each line.
///
/// # Errors
/// Where the text is neither.
pub fn read(text: &str) -> Result<Vec<(usize, Solution)>, SolutionFileError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut solutions = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let begin = line.trim_start();
        if begin.is_empty() {
            continue;
        }
        let failed = |column: usize| SolutionFileError {
            line: number,
            column: column.max(1),
        };
        // JSON writes its objects with braces, which RON has only for maps.
        let json = begin.contains('{') || begin == "[]";
        let is_solution = begin.starts_with('[');
        let placed: Option<Vec<Placed>> = if json {
            let error = |error: serde_json::Error| failed(characters(line, error.column()));
            if is_solution {
                Some(serde_json::from_str(line).map_err(error)?)
            } else {
                serde_json::from_str::<SolutionSummary>(line).map_err(error)?;
                None
            }
        } else {
            let error = |error: ron::error::SpannedError| failed(error.span.start.col);
            if is_solution {
                Some(ron::from_str(line).map_err(error)?)
            } else {
                ron::from_str::<SolutionSummary>(line).map_err(error)?;
                None
            }
        };
        solutions.extend(placed.map(|placed| (number, Solution::new(placed))));
    }
    Ok(solutions)
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
                text += &SolutionSummary { count: "12".to_owned(), complete: false }.line(form);
                let read = read(&text).unwrap();
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
