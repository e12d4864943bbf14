//! Counts as they are written: *1 204*.

/// A count with its digits in groups of three, which a space that never breaks separates.
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut words = String::with_capacity(digits.len() * 2);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            words.push('\u{a0}');
        }
        words.push(digit);
    }
    words
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
        let plain = |count| grouped(count).replace('\u{a0}', " ");
        for (count, expected) in [
            (0, "0"),
            (999, "999"),
            (1_000, "1 000"),
            (12_034, "12 034"),
            (1_234_567, "1 234 567"),
        ] {
            assert_eq!(plain(count), expected);
        }
    }
}
