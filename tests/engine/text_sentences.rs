//! Sentences, plural forms, and numbers as people write them.

use engine::text::{Language, NumberError, Text, parse_number};
use proptest::prelude::*;

fn text(language: Language) -> Text {
    Text::load(language).unwrap()
}

#[test]
fn plural_forms_are_right() {
    for (language, count, expected) in [
        (Language::It, 0, "0 mattoni"),
        (Language::It, 1, "1 mattone"),
        (Language::It, 1_000_000, "1000000 mattoni"),
        (Language::En, 0, "0 bricks"),
        (Language::En, 1, "1 brick"),
        (Language::Es, 1, "1 ladrillo"),
        (Language::Es, 22, "22 ladrillos"),
        // A plural form of its own in Spanish, «un millón de», but not behind figures.
        (Language::Es, 1_000_000, "1000000 ladrillos"),
        (Language::Pl, 0, "0 cegieł"),
        (Language::Pl, 1, "1 cegła"),
        (Language::Pl, 4, "4 cegły"),
        (Language::Pl, 12, "12 cegieł"),
        (Language::Pl, 21, "21 cegieł"),
        (Language::Pl, 22, "22 cegły"),
    ] {
        assert_eq!(text(language).msg_stage_bricks(count), expected);
    }
    // A fraction has a form of its own.
    let polish = text(Language::Pl).msg_stage_blocks_a_second(1.5, "1,5");
    assert_eq!(polish, "1,5 bloku na sekundę");
}

#[test]
fn typed_numbers_are_read_with_one_separator() {
    use NumberError::{Empty, NotANumber, TooLarge, TwoSeparators};
    let cases = [
        ("2,5", Ok(2.5)),
        ("1.000", Ok(1.0)),
        ("1e3", Ok(1000.0)),
        ("1,5E-3", Ok(0.0015)),
        ("-7", Ok(-7.0)),
        ("−7", Ok(-7.0)),
        (" 7 ", Ok(7.0)),
        (",5", Ok(0.5)),
        ("5,", Ok(5.0)),
        ("∞", Ok(f64::INFINITY)),
        ("-∞", Ok(f64::NEG_INFINITY)),
        ("", Err(Empty)),
        ("1.000,5", Err(TwoSeparators)),
        ("1.000.000", Err(TwoSeparators)),
        ("1e999", Err(TooLarge)),
        ("NaN", Err(NotANumber)),
        ("inf", Err(NotANumber)),
        ("2 5", Err(NotANumber)),
        ("0x10", Err(NotANumber)),
        ("--1", Err(NotANumber)),
        ("1e", Err(NotANumber)),
        ("1e2,5", Err(NotANumber)),
        ("-", Err(NotANumber)),
        ("٣", Err(NotANumber)),
    ];
    for (typed, expected) in cases {
        assert_eq!(parse_number(typed), expected, "{typed}");
    }
}

#[test]
fn numbers_are_shown_with_six_digits_and_the_languages_separator() {
    let it = text(Language::It);
    for (number, expected) in [
        (-0.0, "0"),
        (-7.0, "-7"),
        (100.0, "100"),
        (-0.25, "-0,25"),
        (1.0 / 3.0, "0,333333"),
        (200.0 / 3.0, "66,6667"),
        (999_999.6, "1e6"),
        (1_000_000.0, "1000000"),
        (1_234_567.0, "1,23457e6"),
        (0.000_001_5, "0,0000015"),
        (0.000_000_15, "1,5e-7"),
        (f64::MAX, "1,79769e308"),
        (f64::NEG_INFINITY, "-∞"),
        (f64::NAN, "non un numero"),
    ] {
        assert_eq!(it.number(number), expected);
    }
    assert_eq!(text(Language::En).number(2.5), "2.5");
    assert_eq!(it.number_in_full(35_184_372_088_832.0), "35184372088832");
}

proptest! {
    #[test]
    fn a_number_in_full_reads_back_as_itself(bits: u64) {
        let number = f64::from_bits(bits);
        prop_assume!(!number.is_nan());
        for language in Language::complete() {
            let shown = text(language).number_in_full(number);
            prop_assert_eq!(parse_number(&shown), Ok(number), "{}", shown);
        }
    }

    #[test]
    fn a_shown_number_is_as_near_as_six_digits_are(number in -1e15..1e15f64) {
        for language in Language::complete() {
            let shown = parse_number(&text(language).number(number)).unwrap();
            prop_assert!((shown - number).abs() <= number.abs() * 5.1e-6, "{}", shown);
        }
    }

    #[test]
    fn reading_what_was_typed_never_gives_nan(typed: String) {
        prop_assert!(!parse_number(&typed).is_ok_and(f64::is_nan));
    }
}

/// Names of blocks end with three dots where a place follows: a full stop would be the fourth.
#[test]
fn no_sentence_ends_with_the_bare_name_of_a_block() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/text");
    for language in std::fs::read_dir(folder).unwrap() {
        for file in std::fs::read_dir(language.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let messages = std::fs::read_to_string(&path).unwrap();
            let bare = messages.lines().find(|line| {
                // In 2048 a block is a number.
                let number = line.starts_with("clone2048");
                line.contains("{ $block }.") && !number || line.contains("….")
            });
            assert_eq!(bare, None, "{}", path.display());
        }
    }
}
