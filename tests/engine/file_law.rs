//! The laws of the file: read∘write is the identity, canonical bytes stay, any layout reads the same.
use crate::programs::{arb_program, assert_sound, deep_program, long_program, outline};
use engine::language::Kind;
use engine::language::check::check;
use engine::language::file::{read, read_bytes, write};
use engine::language::program::Stack;
use proptest::prelude::*;
use test_support::cases;

/// The example of the language's description, section 6.
const EXAMPLE: &str = include_str!("../golden/example.ron");

/// `on_click` with these commands, and a variable `v`.
fn program(commands: &str) -> String {
    format!(r#"Program(format: 1, name: "n", variables: ["v"], on_click: [{commands}])"#)
}

fn canonical(text: &str) -> String {
    let program = read(text).unwrap_or_else(|error| panic!("{error:?} in {text}"));
    assert_sound(&program);
    write(&program)
}

#[test]
fn the_example_is_canonical() {
    let program = read(EXAMPLE).unwrap();
    assert_sound(&program);
    assert_eq!(write(&program), EXAMPLE);
    assert_eq!(program.stack(Stack::Hat).len(), 3);
    assert_eq!(check(&program), []);
}

#[test]
fn a_block_breaks_when_it_does_not_fit_in_100_columns() {
    // `        Repeat(times: Number(1), body: [Comment("…", CureAll)]),` has 55 characters without the text.
    let around = 8 + "Repeat(times: Number(1), body: [Comment(\"\", CureAll)]),".len();
    let block =
        |text: &str| format!("Repeat(times: Number(1), body: [Comment(\"{text}\", CureAll)])");
    let fits = "è".repeat(100 - around);
    let written = canonical(&program(&format!("{0}, {0}", block(&fits))));
    assert!(written.contains(&format!("\n        {},\n", block(&fits))));
    assert!(written.lines().all(|line| line.chars().count() <= 100));
    assert!(written.lines().any(|line| line.chars().count() == 100));
    let too_long = "è".repeat(101 - around);
    let written = canonical(&program(&format!("{0}, {0}", block(&too_long))));
    let broken = format!(
        "\n        Repeat(times: Number(1), body: [\n            Comment(\"{too_long}\", CureAll),\n        ]),\n"
    );
    assert!(written.contains(&broken), "{written}");
}

#[test]
fn numbers_are_written_shortest_and_read_in_every_form_without_suffix() {
    let cases = [
        ("0", "0"),
        ("-0", "-0"),
        (".5", "0.5"),
        ("1_000", "1000"),
        ("1e3", "1000"),
        ("1E+3", "1000"),
        ("0x10", "16"),
        ("-0xff", "-255"),
        ("100000000000000000000", "1e20"),
        ("1234567890123456", "1234567890123456"),
        ("0.00001", "1e-5"),
        ("inf", "inf"),
        ("-inf", "-inf"),
        ("1e999", "inf"),
    ];
    for (typed, written) in cases {
        for block in [
            "CompactColumn(Number({}))",
            "Set(var: \"v\", to: Number({}))",
        ] {
            let text = canonical(&program(&block.replace("{}", typed)));
            let expected = block.replace("{}", written);
            assert!(text.contains(&expected), "{typed}: {text}");
        }
    }
}

/// The same text with `space` around every sign outside texts, and with trailing commas.
fn spread(text: &str, space: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    let mut escaped = false;
    let mut last = '(';
    for c in text.chars() {
        if inside {
            out.push(c);
            inside = escaped || c != '"';
            escaped = !escaped && c == '\\';
        } else if "()[],:".contains(c) {
            let item = !"([,:".contains(last);
            let comma = if ")]".contains(c) && item { "," } else { "" };
            out += &format!("{space}{comma}{space}{c}{space}");
        } else if !c.is_whitespace() {
            inside = c == '"';
            out.push(c);
        }
        if !c.is_whitespace() {
            last = c;
        }
    }
    out
}

#[test]
fn wrappers_are_read_in_any_order_and_written_in_theirs() {
    let cases = [
        r#"Collapsed(Disabled(Comment("c", Remove(Clicked))))"#,
        r#"Disabled(Comment("c", Collapsed(Remove(Clicked),),),)"#,
        r#"Comment("c", Disabled(Collapsed(Remove(Clicked))))"#,
    ];
    for case in cases {
        assert!(canonical(&program(case)).contains(cases[2]));
    }
    // With a remark on it, a number in a socket with a default value is a block.
    let text = r#"CompactColumn(Comment("", Number(3)))"#;
    assert!(canonical(&program(text)).contains(text));
    let blocks = |text| read(&program(text)).unwrap().running().count();
    assert_eq!(blocks(text), 2);
    assert_eq!(blocks("CompactColumn(Number(3))"), 1);
    assert_eq!(blocks(r#"Set(var: "v", to: Number(3))"#), 2);
}

#[test]
fn long_and_deep_programs_are_read_and_written() {
    let deep = |depth, kind| deep_program(depth, kind);
    for program in [
        long_program(10_000),
        deep(1_000, Kind::Repeat),
        deep(2_000, Kind::Repeat),
        deep(2_000, Kind::Not),
    ] {
        let text = write(&program);
        let again = read(&text).unwrap();
        assert_eq!(outline(&again), outline(&program));
        assert_eq!(write(&again), text);
    }
}

/// Reads a number as a default value.
fn our_number(source: &str) -> Option<f64> {
    let text =
        format!("Program(format: 1, name: \"\", loose: [(at: ({source}, 0), blocks: [CureAll])])");
    read(&text).ok().map(|program| program.loose()[0].at.0)
}

/// Whether a number ends with the name of a type, as RON lets it: programs do not.
fn names_a_type(source: &str) -> bool {
    let hexadecimal = source.contains("0x");
    let whole = ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"];
    whole.iter().any(|name| source.ends_with(name))
        || !hexadecimal && ["f32", "f64"].iter().any(|name| source.ends_with(name))
}

fn our_text(source: &str) -> Option<String> {
    let program = read(&format!("Program(format: 1, name: {source})")).ok()?;
    Some(program.header().name.clone())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(600)))]

    #[test]
    fn what_is_written_reads_back(program in arb_program()) {
        let text = write(&program);
        let again = read(&text).unwrap_or_else(|error| panic!("{error:?} in {text}"));
        prop_assert_eq!(outline(&again), outline(&program));
        assert_sound(&again);
        prop_assert_eq!(write(&again), text.clone());
        prop_assert_eq!(write(&read_bytes(text.as_bytes()).unwrap()), text.clone());
        prop_assert!(ron::from_str::<ron::Value>(&text).is_ok(), "{}", text);
    }

    #[test]
    fn any_layout_of_it_reads_the_same(program in arb_program()) {
        let text = write(&program);
        for space in ["", "\r\n\t", " /* ) /* nested */ \" */ ", "// \" (\n", "\u{2028}\u{85}"] {
            let spread = spread(&text, space);
            prop_assert_eq!(canonical(&spread), text.clone(), "{}", spread);
        }
    }

    #[test]
    fn numbers_are_rons(source in "[+-]?(0[xbo])?[0-9a-f_]{0,4}[.]?[0-9_]{0,3}([eE][+-]?[0-9_]{0,3})?([iuf](8|16|32|64))?") {
        let ours = our_number(&source);
        if names_a_type(&source) {
            prop_assert_eq!(ours, None);
            return Ok(());
        }
        let finite = |number: &f64| number.is_finite();
        let double = ron::from_str::<f64>(&source).ok().filter(finite);
        let number = match ron::from_str::<ron::Value>(&source) {
            Ok(ron::Value::Number(number)) => Some(number.into_f64()).filter(finite),
            _ => None,
        };
        if let Some(double) = double {
            prop_assert_eq!(ours.map(f64::to_bits), Some(double.to_bits()));
        } else {
            prop_assert_eq!(ours, number);
        }
    }

    #[test]
    fn texts_are_rons(source in "r?#{0,2}\"([a-f048xnrtu'{} #\n\r\\\\]|\\\\x[0-9a-f]{2}|\\\\u\\{[0-9a-f]{1,6}\\}|\\\\\r?\n|\\\\[nrt0'\"\\\\]){0,6}\"#{0,2}") {
        let rons = ron::from_str::<String>(&source).ok();
        let raw = source.starts_with('r');
        prop_assert_eq!(our_text(&source), rons.filter(|_| !raw));
    }

    #[test]
    fn comments_are_rons(space in "(/|\\*|//|/\\*|\\*/|\n|\r| |\u{85}|\u{200e}){0,8}") {
        let ours = read(&format!("{space}(format: 1, name: \"\")")).is_ok();
        prop_assert_eq!(ours, ron::from_str::<ron::Value>(&format!("{space}(a: 1)")).is_ok());
    }
}
