//! Reads arbitrary bytes as a Blockly workspace. What is read and written again must be read as the same program, with
//! nothing left over; what follows *break* and *continue* lies apart.
//!
//! `.ci/fuzz` starts it with `fuzz/samples/blockly`.
#![no_main]

use engine::blockly::{blocks_after_jumps, export, import};
use engine::language::file::write;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(read) = import(bytes, "") {
        let again = import(export(&read.program).as_bytes(), "").expect("what was written is read");
        assert!(again.leftovers.is_empty());
        if blocks_after_jumps(&read.program) == 0 {
            assert_eq!(write(&again.program), write(&read.program));
        }
    }
});
