//! What several test programs share: folders that go with their test, pages, random programs and damaged
//! files, and how many cases a property tries.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

pub mod folder;
pub mod mutate;
pub mod pages;
pub mod programs;

/// The number of cases that a property tries: a thirty-second of `thorough`, or as many times `thorough` as
/// `CLICKOMANIA_THOROUGH` in the environment says. The slow tier sets it to 1.
pub fn cases(thorough: u32) -> u32 {
    match std::env::var("CLICKOMANIA_THOROUGH") {
        Ok(times) => thorough * times.parse::<u32>().expect("a whole number"),
        Err(_) => thorough.div_ceil(32),
    }
}
