//! Reads arbitrary bytes. What reads must write to canonical bytes that read to themselves.
//!
//! `.ci/fuzz` starts it with the golden files and the known programs.
#![no_main]

use engine::language::file::{read, read_bytes, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(program) = read_bytes(bytes) {
        let text = write(&program);
        let again = read(&text).expect("what was written is read");
        assert_eq!(write(&again), text);
    }
});
