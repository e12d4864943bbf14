//! The languages of the program.

use super::generated::L10n;

macro_rules! languages {
    ($($language:ident $code:literal $own_name:literal,)+) => {
        /// A language of the program and of the texts of tasks.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Language {
            $(#[doc = $own_name] $language,)+
        }

        impl Language {
            /// All languages, including those that are not complete.
            pub const ALL: [Language; [$($code),+].len()] = [$(Language::$language),+];

            /// ISO 639-1 code: `it`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$language => $code,)+
                }
            }

            /// The language's name in itself: *Italiano*.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Language::$language => $own_name,)+
                }
            }
        }
    };
}

languages! {
    It "it" "Italiano",
    En "en" "English",
    Es "es" "Español",
    Pl "pl" "Polski",
}

impl Language {
    /// The language of a code or a system locale: `it`, `it_IT.UTF-8`, `en-GB`.
    pub fn from_code(code: &str) -> Option<Language> {
        let subtag = code.split(['_', '-', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|language| subtag.eq_ignore_ascii_case(language.code()))
    }

    /// True if the language has all messages, so that [`Text::load`](super::Text::load) succeeds.
    pub fn is_complete(self) -> bool {
        self.available().is_some()
    }

    pub fn complete() -> impl Iterator<Item = Language> {
        Language::ALL
            .into_iter()
            .filter(|language| language.is_complete())
    }

    pub(super) fn available(self) -> Option<L10n> {
        self.code().parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_locales_find_their_language() {
        let cases = [
            ("it", Some(Language::It)),
            ("it_IT.UTF-8", Some(Language::It)),
            ("it_IT@euro", Some(Language::It)),
            ("en-GB", Some(Language::En)),
            ("EN", Some(Language::En)),
            ("es_AR", Some(Language::Es)),
            ("pl.UTF-8", Some(Language::Pl)),
            ("italian", None),
            ("C", None),
            ("POSIX", None),
            ("fr_FR", None),
            ("", None),
        ];
        for (code, expected) in cases {
            assert_eq!(Language::from_code(code), expected, "{code}");
        }
    }
}
