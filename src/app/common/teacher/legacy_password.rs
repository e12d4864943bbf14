//! The password hash of version 0.1, to be read only: whoever gives such a password has it hashed anew.

use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};

/// How often the hash was hashed again, to make guessing slow.
const ROUNDS: usize = 1 << 14;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LegacyHash {
    salt: [u8; 16],
    hash: [u8; 32],
}

impl LegacyHash {
    /// Whether it is the hash of this word.
    pub fn matches(&self, word: &str) -> bool {
        hash(self.salt, word) == self.hash
    }
}

/// ChaCha20 as a function that cannot be run backwards (RFC 8439: without its key nothing can be told
/// from its stream): what is read so far is the key, and the beginning of the stream is the next one.
fn hash(salt: [u8; 16], word: &str) -> [u8; 32] {
    let mut state = [0; 32];
    state[..16].copy_from_slice(&salt);
    let mut take = |piece: &[u8]| {
        for (byte, more) in state.iter_mut().zip(piece) {
            *byte ^= more;
        }
        ChaCha20Rng::from_seed(state).fill_bytes(&mut state);
    };
    // The length first: a word and the same word with zeros behind it differ.
    take(&(word.len() as u64).to_le_bytes());
    for piece in word.as_bytes().chunks(32) {
        take(piece);
    }
    for _ in 0..ROUNDS {
        take(&[]);
    }
    state
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_word_itself_is_right() {
        let long = "a".repeat(33);
        let salt = *b"0123456789abcdef";
        for word in ["gessetto", "è", &long, "a\0"] {
            let hash = hash(salt, word);
            let password = LegacyHash { salt, hash };
            assert!(password.matches(word));
            for other in ["", "Gessetto", "gessetto ", "e", "a", "a\0\0", &long[1..]] {
                assert!(!password.matches(other), "{other:?} for {word:?}");
            }
        }
    }

    #[test]
    fn it_is_the_hash_of_version_0_1() {
        // Computed apart, from RFC 8439.
        let salt = *b"0123456789abcdef";
        assert_eq!(hash(salt, "gessetto")[..4], [0x92, 0xc1, 0x06, 0x8b]);
    }
}
