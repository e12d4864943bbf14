//! A password, of which only a salted hash is kept.

use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};

/// How often the hash is hashed again: guessing takes so much longer, a right word some milliseconds.
const ROUNDS: usize = 1 << 14;

/// A password as it is kept.
///
/// The hash keeps the word itself from whoever reads the file, for people use one word in many places.
/// It does not guard what stands behind it: who may change or remove the file needs no password. So it is
/// the lock of a drawer, against a click too many, and no more is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Password {
    salt: [u8; 16],
    hash: [u8; 32],
}

impl Password {
    /// This word, with a salt of its own.
    pub fn new(word: &str) -> Password {
        let salt = salt();
        let hash = hash(salt, word);
        Password { salt, hash }
    }

    /// Whether it is this word.
    pub fn is(&self, word: &str) -> bool {
        hash(self.salt, word) == self.hash
    }
}

/// 16 bytes that no other password has. They are no secret, so the keys that the system gives to the
/// hash tables of std are good enough.
fn salt() -> [u8; 16] {
    let fresh = || RandomState::new().build_hasher().finish().to_le_bytes();
    let mut salt = [0; 16];
    salt[..8].copy_from_slice(&fresh());
    salt[8..].copy_from_slice(&fresh());
    salt
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
        for word in ["gessetto", "è", &long, "a\0"] {
            let password = Password::new(word);
            assert!(password.is(word));
            for other in ["", "Gessetto", "gessetto ", "e", "a", "a\0\0", &long[1..]] {
                assert!(!password.is(other), "{other:?} for {word:?}");
            }
        }
    }

    #[test]
    fn the_same_word_is_kept_otherwise_each_time() {
        assert_ne!(Password::new("gessetto"), Password::new("gessetto"));
    }

    #[test]
    fn a_password_kept_once_holds_for_ever() {
        let kept = Password {
            salt: *b"0123456789abcdef",
            hash: hash(*b"0123456789abcdef", "gessetto"),
        };
        let text = ron::to_string(&kept).unwrap();
        assert!(!text.contains("gessetto"));
        assert_eq!(ron::from_str::<Password>(&text).unwrap(), kept);
        // Another version of the hash would shut teachers out. This was computed apart, from RFC 8439.
        assert_eq!(kept.hash[..4], [0x92, 0xc1, 0x06, 0x8b]);
    }
}
