//! Checksums: what changed outside this program shows.

/// Fowler, Noll and Vo's hash, 1a, of 64 bits: the same on every machine and in every version.
pub fn digest(bytes: &[u8]) -> u64 {
    let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// The checksum of what a contest remembers or hands in. Who reads this can compute it: it tells who merely edits a
/// file, and keeps out nobody who is determined.
pub fn seal(body: &str) -> String {
    let bytes = [b"clickomania contest ", body.as_bytes()].concat();
    format!(
        "{:016x}",
        digest(&bytes).rotate_left(23) ^ digest(body.as_bytes())
    )
}
