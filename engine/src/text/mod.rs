//! Every text that users read, in the languages of `assets/text`; and numbers in and from such texts.
//!
//! A leaf module: knows colours, but no blocks, walls or runs. Each message is a method of [`Messages`],
//! called on a [`Text`]: `text.msg_block_remove("…")`. A message that one language lacks has no method, so
//! using it does not compile.

mod language;
mod number;
mod plain;

pub use language::Language;
pub use number::{NumberError, millions, parse_number};
pub use plain::{decoded, is_plain, one_line, plain};

use crate::colour::Colour;
use std::fmt;
use std::ops::Deref;
use std::sync::OnceLock;

/// All messages of one language, as methods; generated from `assets/text` by the build script.
pub use generated::L10nLanguage as Messages;

#[allow(missing_docs, dead_code, unused_imports, clippy::all)]
#[allow(
    clippy::unwrap_used,
    reason = "the build has checked every message and its arguments"
)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// A language with its messages; cheap to copy and share between threads.
#[derive(Clone, Copy)]
pub struct Text {
    language: Language,
    messages: &'static Messages,
}

/// Error of [`Text::load`]: some messages of the language are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IncompleteLanguage(pub Language);

/// The messages of each language, parsed at first use.
static LOADED: [OnceLock<Messages>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

impl Text {
    /// The messages of a language.
    ///
    /// # Errors
    /// [`IncompleteLanguage`] if some are not translated yet.
    pub fn load(language: Language) -> Result<Text, IncompleteLanguage> {
        let available = language.available().ok_or(IncompleteLanguage(language))?;
        let messages = LOADED[language as usize].get_or_init(|| available.load());
        Ok(Text { language, messages })
    }

    /// The language of the messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The name of a colour: *rosso*.
    pub fn colour(&self, colour: Colour) -> String {
        match colour {
            Colour::Red => self.msg_colour_red(),
            Colour::Green => self.msg_colour_green(),
            Colour::Blue => self.msg_colour_blue(),
            Colour::Yellow => self.msg_colour_yellow(),
            Colour::Fuchsia => self.msg_colour_fuchsia(),
        }
    }

    /// The name of an example, by its path below `programs/` (`examples/riga-cinque.ron`).
    pub fn example_name(&self, place: &str) -> Option<String> {
        let text = self;
        include!(concat!(env!("OUT_DIR"), "/example_ready.rs"))
    }

    /// The note of an example, by its path below `programs/`.
    pub fn example_note(&self, place: &str) -> Option<String> {
        let text = self;
        include!(concat!(env!("OUT_DIR"), "/example_note.rs"))
    }
}

impl Deref for Text {
    type Target = Messages;

    fn deref(&self) -> &Messages {
        self.messages
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({})", self.language.code())
    }
}
