//! Times as they stand in what is handed in.

/// The seconds since 1970 of a time as a window writes it, *2026-11-21 09:28:41 UTC*. The days are counted in years that
/// begin in March: H. Hinnant, *chrono-Compatible Low-Level Date Algorithms*.
pub fn seconds_since_1970(time: &str) -> Option<u64> {
    let time = time.strip_suffix(" UTC")?;
    let numbers = time
        .split([' ', '-', ':'])
        .map(|number| number.parse().ok());
    let numbers: Vec<u64> = numbers.collect::<Option<_>>()?;
    let &[
        year @ 1970..=9999,
        month @ 1..=12,
        day @ 1..=31,
        hour @ ..24,
        minute @ ..60,
        second @ ..61,
    ] = &numbers[..]
    else {
        return None;
    };
    let (year, month) = match month {
        3.. => (year, month - 3),
        _ => (year - 1, month + 9),
    };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
    let since = days.checked_sub(719_468)?;
    Some(((since * 24 + hour) * 60 + minute) * 60 + second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_windows_write_them() {
        for (time, seconds) in [
            ("1970-01-01 00:00:00 UTC", Some(0)),
            ("2000-02-29 00:00:01 UTC", Some(951_782_401)),
            ("2026-11-21 08:30:00 UTC", Some(1_795_249_800)),
            ("2026-13-21 08:30:00 UTC", None),
            ("2026-11-21 08:30 UTC", None),
            ("2026-11-21 08:30:00", None),
            ("99999999999999999999-11-21 08:30:00 UTC", None),
            ("", None),
        ] {
            assert_eq!(seconds_since_1970(time), seconds, "{time}");
        }
    }
}
