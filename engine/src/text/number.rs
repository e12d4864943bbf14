//! Numbers as people write and read them in each language.

use super::{Language, Text};
use std::ops::Range;

/// Why typed text is not a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberError {
    /// Nothing was typed.
    Empty,
    /// More than one comma or point, as in `1.000,5`.
    TwoSeparators,
    /// Beyond the largest finite `f64`.
    TooLarge,
    /// Anything else.
    NotANumber,
}

/// Reads a typed number in any language: a sign, digits with one decimal comma or point, an
/// exponent; or ∞. So `2,5` is 2.5 and `1.000` is 1. Never gives NaN, and infinity only for ∞.
///
/// # Errors
/// [`NumberError`], the reason why it is refused.
pub fn parse_number(typed: &str) -> Result<f64, NumberError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(NumberError::Empty);
    }
    let unsigned = typed.strip_prefix(['+', '-', '−']).unwrap_or(typed);
    let sign = if typed.starts_with(['-', '−']) {
        -1.0
    } else {
        1.0
    };
    if unsigned == "∞" {
        return Ok(sign * f64::INFINITY);
    }
    let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
    let exponent_digits = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    if !digits(&mantissa.replace(['.', ','], "")) || !digits(exponent_digits) {
        return Err(NumberError::NotANumber);
    }
    if mantissa.matches(['.', ',']).count() > 1 {
        return Err(NumberError::TwoSeparators);
    }
    let plain = format!("{}e{exponent}", mantissa.replace(',', "."));
    match plain.parse::<f64>() {
        Ok(number) if number.is_finite() => Ok(sign * number),
        Ok(_) => Err(NumberError::TooLarge),
        Err(_) => Err(NumberError::NotANumber),
    }
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl Text {
    /// A number for display: the language's decimal separator, at most 6 significant digits.
    pub fn number(&self, value: f64) -> String {
        let rounded = format!("{value:.5e}");
        // A rounded number must not look exact: 1234567 is 1,23457e6, not 1234570.
        let exact = rounded.parse() == Ok(value);
        self.written(value, &rounded, -6..if exact { 12 } else { 6 })
    }

    /// A number in full: the shortest text that [`parse_number`] reads as the same number.
    pub fn number_in_full(&self, value: f64) -> String {
        self.written(value, &format!("{value:e}"), -7..21)
    }

    /// Writes `scientific` (like `-1.25e3`), without the exponent if that is in `plain`.
    fn written(&self, value: f64, scientific: &str, plain: Range<i32>) -> String {
        if value.is_nan() {
            return self.msg_number_nan();
        }
        let sign = if value < 0.0 { "-" } else { "" };
        if value.is_infinite() {
            return format!("{sign}∞");
        }
        let (mantissa, exponent) = scientific.split_once('e').unwrap_or((scientific, "0"));
        let digits = mantissa.replace(['-', '.'], "");
        let digits = digits.trim_end_matches('0');
        if digits.is_empty() {
            return "0".to_owned();
        }
        let exponent: i32 = exponent.parse().unwrap_or_default();
        let (shift, suffix) = if plain.contains(&exponent) {
            (exponent, String::new())
        } else {
            (0, format!("e{exponent}"))
        };
        // Zeros before the digits, and digits before the separator.
        let zeros = usize::try_from(-shift).unwrap_or_default();
        let whole = usize::try_from(shift).unwrap_or_default() + 1;
        let digits = format!("{:0<whole$}", "0".repeat(zeros) + digits);
        let (whole, decimals) = digits.split_at(whole);
        if decimals.is_empty() {
            format!("{sign}{whole}{suffix}")
        } else {
            let separator = self.msg_number_separator();
            format!("{sign}{whole}{separator}{decimals}{suffix}")
        }
    }
}

impl Text {
    /// A count with its digits in groups of three: *1,204* in English, *1 204* in Italian, *1204* in Spanish and in
    /// Polish. The separator is a comma or a non-breaking space: the space wherever a comma could be taken for a
    /// decimal separator, as the languages' own grammars advise.
    pub fn grouped(&self, count: u64) -> String {
        let (separator, min_digits) = grouping(self.language());
        let digits = count.to_string();
        if digits.len() < min_digits {
            return digits;
        }
        let mut grouped = String::with_capacity(digits.len() * 2);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push(separator);
            }
            grouped.push(digit);
        }
        grouped
    }
}

/// The separator between groups of digits, and the fewest digits of a number that is grouped. In Spanish (*Ortografía
/// de la lengua española*, 2010) and Polish (the rules of PWN) four digits stay together.
fn grouping(language: Language) -> (char, usize) {
    match language {
        Language::En => (',', 4),
        Language::It => ('\u{a0}', 4),
        Language::Es | Language::Pl => ('\u{a0}', 5),
    }
}

/// A number of steps in whole millions, rounded down: *200*.
pub fn millions(steps: u64) -> String {
    (steps / 1_000_000).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_by_three_from_the_right() {
        for (language, expected) in [
            (Language::En, ["0", "999", "1,000", "12,034", "1,234,567"]),
            (Language::It, ["0", "999", "1 000", "12 034", "1 234 567"]),
            (Language::Es, ["0", "999", "1000", "12 034", "1 234 567"]),
            (Language::Pl, ["0", "999", "1000", "12 034", "1 234 567"]),
        ] {
            let text = Text::load(language).unwrap();
            let grouped = [0, 999, 1_000, 12_034, 1_234_567].map(|count| text.grouped(count));
            // An ordinary space would allow a line break within the number.
            assert!(
                grouped.iter().all(|count| !count.contains(' ')),
                "{grouped:?}"
            );
            let with_spaces = grouped.map(|count| count.replace('\u{a0}', " "));
            assert_eq!(with_spaces, expected, "{language:?}");
        }
    }
}
