//! Checksums and codes.

use blake2::{Blake2s256, Digest as _};

/// Fowler, Noll and Vo's hash, 1a, of 64 bits: the same on every machine and in every version.
pub fn digest(bytes: &[u8]) -> u64 {
    let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// BLAKE2s of a text: no two texts that anybody can find have the same.
pub fn fingerprint(text: &str) -> [u8; 32] {
    Blake2s256::digest(text.as_bytes()).into()
}

/// The first 64 bits of a text's BLAKE2s.
fn bits(text: &str) -> u64 {
    fingerprint(text)
        .iter()
        .take(8)
        .fold(0, |bits, &byte| bits << 8 | u64::from(byte))
}

/// A checksum of 16 hexadecimal digits, which shows a file that was damaged or edited. Anybody can compute it anew.
pub fn checksum(text: &str) -> String {
    format!("{:016x}", bits(text))
}

/// The letters and digits of a code: none is taken for another one (Crockford, *Base 32*).
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A code that a person can write down, such as `7QK4M-0Z9TA`: fifty bits of a text's BLAKE2s. Finding another text with
/// the same code takes many days of computing.
pub fn code(text: &str) -> String {
    let bits = bits(text);
    let letter = |place: u32| char::from(LETTERS[(bits >> (5 * place) & 31) as usize]);
    let (first, second) = ((5..10).rev().map(letter), (0..5).rev().map(letter));
    first.chain(['-']).chain(second).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_short_and_differs() {
        let codes: std::collections::BTreeSet<String> =
            (0..1000).map(|number| code(&number.to_string())).collect();
        assert_eq!(codes.len(), 1000);
        for code in codes {
            assert_eq!((code.len(), code.find('-')), (11, Some(5)), "{code}");
        }
        // BLAKE2s of nothing begins with 69217a3079908094: RFC 7693 computes it.
        assert_eq!(checksum(""), "69217a3079908094");
        let bits = 0x6921_7a30_7990_8094_u64 & ((1 << 50) - 1);
        let back = code("").replace('-', "");
        let back = back.bytes().fold(0_u64, |bits, letter| {
            let place = LETTERS.iter().position(|&known| known == letter);
            bits << 5 | place.unwrap() as u64
        });
        assert_eq!(back, bits);
    }
}
