//! A text in several languages.

use crate::text::Language;

/// A text in several languages, each in CommonMark.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// Code of the language, and the text in it, in the order of the file. No code comes twice.
    entries: Vec<(String, String)>,
}

impl Texts {
    /// The text in one language.
    pub fn one(language: Language, text: &str) -> Texts {
        let mut texts = Texts::default();
        texts.set(language.code(), text.to_owned());
        texts
    }

    /// Sets the text in the language with this code (`it`).
    pub fn set(&mut self, code: &str, text: String) {
        match self.entries.iter_mut().find(|(known, _)| known == code) {
            Some((_, old)) => *old = text,
            None => self.entries.push((code.to_owned(), text)),
        }
    }

    /// What is shown to somebody who chose this language: the text in it, else in English, else in Italian,
    /// else the first. Empty if there is none.
    pub fn shown(&self, language: Language) -> &str {
        let first = || self.entries.first().map_or("", |(_, text)| text);
        self.get(language)
            .or_else(|| self.get(Language::En))
            .or_else(|| self.get(Language::It))
            .unwrap_or_else(first)
    }

    /// The text in exactly this language.
    pub fn get(&self, language: Language) -> Option<&str> {
        let mut entries = self.entries.iter();
        let found = entries.find(|(code, _)| code == language.code());
        found.map(|(_, text)| text.as_str())
    }

    /// Code and text of each language, in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let entries = self.entries.iter();
        entries.map(|(code, text)| (code.as_str(), text.as_str()))
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shown_is_the_chosen_language_else_english_else_italian_else_the_first() {
        let mut texts = Texts::default();
        assert_eq!(texts.shown(Language::It), "");
        texts.set("de", "Ziegel".to_owned());
        assert_eq!(texts.shown(Language::It), "Ziegel");
        texts.set("it", "mattone".to_owned());
        assert_eq!(texts.shown(Language::Pl), "mattone");
        texts.set("en", "brick".to_owned());
        assert_eq!(texts.shown(Language::Pl), "brick");
        assert_eq!(texts.shown(Language::It), "mattone");
        texts.set("en", "a brick".to_owned());
        assert_eq!(texts.iter().count(), 3);
        assert_eq!(texts.shown(Language::Es), "a brick");
    }
}
