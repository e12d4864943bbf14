//! Where the tiles may lie, as the options say.

use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::{CliContext, Fail};
use games::tantrix::Area;

/// The grid, the drawn board or, where a command has it, the free one.
pub fn area(context: &CliContext, arguments: &Arguments) -> Result<Area, Fail> {
    let text = &context.text;
    let refused = |option, why| Err(Fail::Unusable(format!("{option}: {why}")));
    let [columns, rows] = ["columns", "rows"].map(|side| arguments.optional_number(side));
    let shape = arguments.optional_file("shape");
    match (columns, rows, arguments.flag("free"), shape) {
        (Some(columns), Some(rows), false, None) => Ok(Area::Grid {
            columns: columns as usize,
            rows: rows as usize,
        }),
        (None, None, true, None) => Ok(Area::Free),
        (None, None, false, Some(file)) => {
            let drawn = Source::new(file).tantrix_drawing(text)?;
            Ok(Area::Drawn(drawn))
        }
        (_, _, _, Some(_)) => refused("--shape", text.msg_tantrix_area_twice()),
        (_, _, true, None) => refused("--free", text.msg_tantrix_area_twice()),
        (None, _, false, None) => refused("--columns", text.msg_tantrix_area_missing()),
        (_, None, false, None) => refused("--rows", text.msg_tantrix_area_missing()),
    }
}
