//! Counts as they are written: *1,204* in English, *1 204* in Italian, *1204* in Spanish and in Polish.

use super::{Language, Text};

impl Text {
    /// A count with its digits in groups of three, as the language sets them apart: by a comma, or by a space that never
    /// breaks. Where a point or a comma would be read as that of a fraction, it is the space, as the languages' own
    /// grammars advise.
    pub fn grouped(&self, count: u64) -> String {
        let (between, from) = grouping(self.language());
        let digits = count.to_string();
        if digits.len() < from {
            return digits;
        }
        let mut words = String::with_capacity(digits.len() * 2);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                words.push(between);
            }
            words.push(digit);
        }
        words
    }
}

/// What stands between groups of digits, and how many digits a number has that is divided: in Spanish (*Ortografía de la
/// lengua española*, 2010) and in Polish (the rules of PWN) four digits stay together.
fn grouping(language: Language) -> (char, usize) {
    match language {
        Language::En => (',', 4),
        Language::It => ('\u{a0}', 4),
        Language::Es | Language::Pl => ('\u{a0}', 5),
    }
}

/// A number of steps in millions, rounded down: *200*.
pub fn millions(steps: u64) -> String {
    (steps / 1_000_000).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three_from_the_right() {
        for (language, expected) in [
            (Language::En, ["0", "999", "1,000", "12,034", "1,234,567"]),
            (Language::It, ["0", "999", "1 000", "12 034", "1 234 567"]),
            (Language::Es, ["0", "999", "1000", "12 034", "1 234 567"]),
            (Language::Pl, ["0", "999", "1000", "12 034", "1 234 567"]),
        ] {
            let text = Text::load(language).unwrap();
            let told = [0, 999, 1_000, 12_034, 1_234_567].map(|count| text.grouped(count));
            // No line breaks within a number.
            assert!(told.iter().all(|words| !words.contains(' ')), "{told:?}");
            let told = told.map(|words| words.replace('\u{a0}', " "));
            assert_eq!(told, expected, "{language:?}");
        }
    }
}
