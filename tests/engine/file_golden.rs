//! One file per kind of block, in its canonical bytes: every option of its drop-down, its sockets with default values,
//! typed values, blocks and holes, its bodies, its wrappers.

use crate::programs::assert_sound;
use engine::language::FieldKind;
use engine::language::file::{read, write};
use engine::language::kind::TABLE;
use std::fs;

#[test]
fn every_kind_has_its_golden_file() {
    let folder = format!("{}/tests/golden", crate::ROOT);
    for row in TABLE {
        let golden = fs::read_to_string(format!("{folder}/{}.ron", row.id)).unwrap();
        let program = read(&golden).unwrap_or_else(|error| panic!("{}: {error:?}", row.id));
        assert_sound(&program);
        assert_eq!(write(&program), golden, "{}", row.id);
        assert!(ron::from_str::<ron::Value>(&golden).is_ok(), "{}", row.id);
        assert!(golden.contains(row.variant), "{}", row.id);
        for option in row.field().map_or(&[][..], FieldKind::options) {
            assert!(golden.contains(option.word()), "{} {option:?}", row.id);
        }
    }
    // And the example of the description.
    assert_eq!(fs::read_dir(folder).unwrap().count(), TABLE.len() + 1);
}
