//! Checksums and codes.

use blake2::{Blake2s256, Digest as _};

/// The BLAKE2s hash of a text. Finding two texts with the same one is not feasible.
pub fn fingerprint(text: &str) -> [u8; 32] {
    Blake2s256::digest(text.as_bytes()).into()
}

/// The first 64 bits of [`fingerprint`].
fn bits(text: &str) -> u64 {
    fingerprint(text)
        .iter()
        .take(8)
        .fold(0, |bits, &byte| bits << 8 | u64::from(byte))
}

/// A checksum of 16 hexadecimal digits, the same on every machine. It shows that a text was damaged or edited, but anyone
/// can compute a new one.
pub fn checksum(text: &str) -> String {
    format!("{:016x}", bits(text))
}

/// The letters and digits of a code; none looks like another (Crockford, *Base 32*).
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A code that a person can write down, such as `7QK4M-0Z9TA`: fifty bits of [`fingerprint`]. Finding another text with
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
        let back = code("")
            .replace('-', "")
            .bytes()
            .fold(0_u64, |bits, letter| {
                let place = LETTERS.iter().position(|&known| known == letter);
                bits << 5 | place.unwrap() as u64
            });
        assert_eq!(back, bits);
    }
}
