//! The table as a file.

use super::judging::Known;
use crate::reports::{class_csv, class_page, xlsx};
use crate::store::write_file;
use crate::window::clickomania::command::ClassForm;
use engine::text::Text;
use std::path::Path;

/// Writes what is known by now; why that failed, in a sentence.
pub fn write(
    form: ClassForm,
    path: &Path,
    known: &Known,
    text: &Text,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<(), String> {
    let report = known.report(go_on);
    let bytes = match form {
        ClassForm::Excel => xlsx(&report, text)?,
        ClassForm::Csv => class_csv(&report, text).into_bytes(),
        ClassForm::Page => class_page(&report, text).into_bytes(),
    };
    write_file(path, &bytes).map_err(|error| error.sentence(text))
}
