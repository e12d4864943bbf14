//! A password, of which only a salted hash is saved.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, Params, PasswordHasher as _, PasswordVerifier as _};
use serde::{Deserialize, Serialize};

/// A password as it is saved.
///
/// The hash hides the word from readers of the file, because people use one word in many places. It
/// does not protect the settings: a person who may change or remove the file needs no password. So it is
/// a lock against a careless click, and no more is claimed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Password(PhcString);

impl Password {
    /// Takes some 20 milliseconds, as does [`matches`](Self::matches).
    pub fn new(word: &str) -> Password {
        let hash: PasswordHash = Argon2::default()
            .hash_password(word.as_bytes())
            .expect("the system gives a random salt, and the word is shorter than 4 GiB");
        Password(PhcString(hash.to_string()))
    }

    /// True for the right word.
    pub fn matches(&self, word: &str) -> bool {
        let PhcString(hash) = &self.0;
        let verified = Argon2::default().verify_password(word.as_bytes(), hash.as_str());
        verified.is_ok()
    }
}

/// A hash with its salt and parameters, as in `$argon2id$v=19$m=19456,t=2,p=1$…$…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct PhcString(String);

impl From<PhcString> for String {
    fn from(PhcString(text): PhcString) -> String {
        text
    }
}

impl TryFrom<String> for PhcString {
    type Error = &'static str;

    fn try_from(text: String) -> Result<PhcString, &'static str> {
        let hash = PasswordHash::new(&text).map_err(|_| "not a password hash")?;
        match Params::try_from(&hash) {
            // A file must not make us compute for minutes or take all memory.
            Ok(params) if params.m_cost() <= 1 << 17 && params.t_cost() <= 16 => {
                Ok(PhcString(text))
            }
            Ok(_) => Err("a password hash that takes too much memory or time"),
            Err(_) => Err("not a password hash"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_word_itself_is_right() {
        for word in ["gessetto", "a\0"] {
            let password = Password::new(word);
            assert!(password.matches(word));
            for other in ["", "Gessetto", "gessetto ", "a", "a\0\0"] {
                assert!(!password.matches(other), "{other:?} for {word:?}");
            }
        }
    }

    #[test]
    fn a_password_kept_once_holds_for_ever() {
        // The first vector of Argon2id's reference implementation, whose salt is "somesalt".
        let text = "\"$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc\"";
        let password: Password = ron::from_str(text).unwrap();
        assert!(password.matches("password"));
        assert!(!password.matches("differentpassword"));
    }

    #[test]
    fn what_is_no_hash_or_would_take_too_long_is_refused() {
        let salted = "c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
        for text in [
            "\"\"",
            "\"gessetto\"",
            "3",
            &format!("\"$argon2id$v=19$m=4294967295,t=2,p=1${salted}\""),
            &format!("\"$argon2id$v=19$m=65536,t=4294967295,p=1${salted}\""),
        ] {
            assert!(ron::from_str::<Password>(text).is_err(), "{text}");
        }
    }
}
