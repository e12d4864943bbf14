//! What no program file is made of, and what comes instead of what should.

use super::*;

#[test]
fn what_is_not_ron() {
    check(
        "Program(format: 1, name: ¦;)",
        Is::BadCharacter { found: ';' },
    );
    check(
        "Program(format: 1, name: ¦“x”)",
        Is::BadCharacter { found: '“' },
    );
    check(
        "Program(format: 1, ¦/ name: \"\")",
        Is::BadCharacter { found: '/' },
    );
    check("Program(format: 1, name: ¦\"è)\n", Is::UnclosedText);
    check("Program(format: 1, name: ¦\"\\", Is::UnclosedText);
    check(
        "Program(format: 1, ¦/* /* */ name: \"\")",
        Is::UnclosedComment,
    );
    check("¦/*", Is::UnclosedComment);
    let escape = |found| Is::BadEscape { found: s(found) };
    check("Program(format: 1, name: \"è¦\\q\")", escape("\\q"));
    check("Program(format: 1, name: \"\\n¦\\xZ1\")", escape("\\xZ1"));
    check("Program(format: 1, name: \"¦\\xc3x\")", escape("\\xc3"));
    check(
        "Program(format: 1, name: \"¦\\u{110000}\")",
        escape("\\u{110000}"),
    );
    check(
        "Program(format: 1, name: \"¦\\u{d800}\")",
        escape("\\u{d800}"),
    );
    check("Program(format: 1, name: \"¦\\u{}\")", escape("\\u{}"));
    for number in [
        "1..2", "1e", "--1", "1_._0", "0x", "0xg", "0b2", "300u8", "-1u8", "1-2", ".",
    ] {
        let kind = Is::BadNumber { found: s(number) };
        check_commands(&format!("CompactColumn(Number(¦{number}))"), kind);
    }
    let long = "9".repeat(50) + "x";
    let found = "9".repeat(40) + "…";
    check_commands(
        &format!("CompactColumn(Number(¦{long}))"),
        Is::BadNumber { found },
    );
    for number in ["NaN", "-NaN", "+NaN"] {
        check_commands(&format!("CompactColumn(Number(¦{number}))"), Is::NotANumber);
    }
}

/// RON has them; no program needs them.
#[test]
fn what_ron_has_and_programs_do_not() {
    for number in [
        "7u8", "255u8", "-1i64", "0xffi32", "2.5f64", "0.1f32", "1_000u32", "+inff64", "-NaNf32",
    ] {
        let found = s(number);
        check_commands(
            &format!("CompactColumn(Number(¦{number}))"),
            Is::BadNumber { found },
        );
    }
    for name in ["inff64", "inff32", "NaNf64", "NaNf32"] {
        check_commands(
            &format!("CompactColumn(Number(¦{name}))"),
            unexpected(name, Expected::Number),
        );
    }
    for text in ["¦r\"a\"", "¦r##\"a\"##", "¦r#", "¦r##\"\"#"] {
        check(
            &format!("Program(format: 1, name: {text})"),
            unexpected("r", Expected::Text),
        );
    }
    let block = Is::UnknownBlock {
        name: s("r"),
        similar: None,
    };
    check_commands("Remove(¦r#Clicked)", block);
    for line in [
        "#![enable(implicit_some)]",
        "# ! [ enable ( unwrap_newtypes , ) ]",
        "#![type = \"clickomania::Program\"]",
        "#![schema = \"x\"]",
        "#!",
        "#",
    ] {
        let found = s(line);
        check(
            &format!("// è\n ¦{line}\nProgram(format: 1, name: \"\")"),
            Is::Attribute { found },
        );
    }
    let found = format!("#{}…", "x".repeat(39));
    check(&format!("¦#{}", "x".repeat(100)), Is::Attribute { found });
}

#[test]
fn bytes_that_are_not_text() {
    let place = |bytes: &[u8]| {
        let FileError { line, column, kind } = read_bytes(bytes).unwrap_err();
        assert_eq!(kind, Is::NotUtf8);
        (line, column)
    };
    assert_eq!(place(b"\xff\xfeP\0"), (1, 1));
    assert_eq!(
        place("Program(\r\n  è\u{e8}".as_bytes().split_last().unwrap().1),
        (2, 4)
    );
    assert_eq!(place(b"\xef\xbb\xbf// \xc3\xa8 \xe8"), (1, 6));
}

#[test]
fn another_file() {
    let other = |found| Is::NotAProgram { found: s(found) };
    check("¦{\"format\": 1}", other("{"));
    check("¦[1, 2]", other("["));
    check("\n // a wall\n ¦Wall(rows: [])", other("Wall"));
    check("¦RGBYF....\n", other("RGBYF"));
    check("¦<xml/>", other("<"));
    check("¦Programm(", other("Programm"));
    check("¦\"text\"", other("\"text\""));
    check("¦", end(Expected::Program));
    check(" \n // only a comment¦", end(Expected::Program));
    check("Program¦", end(Expected::Parenthesis));
    check("Program ¦[", unexpected("[", Expected::Parenthesis));
    check(
        "Program(format: 1, name: \"\") ¦)",
        Is::TrailingText { found: s(")") },
    );
    check(
        "Program(format: 1, name: \"\")\n¦Program(",
        Is::TrailingText {
            found: s("Program"),
        },
    );
}

#[test]
fn another_format() {
    let future = |format| Is::FromTheFuture { format: s(format) };
    check("Program(format: ¦2, whatever: {1}", future("2"));
    check("Program(\n format: ¦1.5,", future("1.5"));
    check("Program(format: ¦0)", Is::BadNumber { found: s("0") });
    check("Program(format: ¦-1)", Is::BadNumber { found: s("-1") });
    check(
        "Program(format: ¦\"1\")",
        unexpected("\"1\"", Expected::Number),
    );
    check("Program(format: ¦NaN)", Is::NotANumber);
}

#[test]
fn what_comes_instead() {
    check("Program(¦", end(Expected::FieldName));
    check("Program(format¦", end(Expected::Colon));
    check("Program(format:¦", end(Expected::Number));
    check("Program(format: 1¦", end(Expected::CommaOrParenthesis));
    check(
        "Program(format: 1 ¦name: \"\")",
        unexpected("name", Expected::CommaOrParenthesis),
    );
    check(
        "Program(¦, format: 1)",
        unexpected(",", Expected::FieldName),
    );
    check(
        "Program(format: 1,¦, name: \"\")",
        unexpected(",", Expected::FieldName),
    );
    check("Program(¦((((", unexpected("(", Expected::FieldName));
    check(
        "Program(format: 1, name: ¦Some(\"\"))",
        unexpected("Some", Expected::Text),
    );
    check(
        "Program(format: 1, game: ¦\"Full\")",
        unexpected("\"Full\"", Expected::Option),
    );
    check(
        "Program(variables: ¦(\"v\"))",
        unexpected("(", Expected::List),
    );
    check("Program(variables: [¦v])", unexpected("v", Expected::Text));
    check(
        "Program(variables: [\"v\" ¦\"w\"])",
        unexpected("\"w\"", Expected::CommaOrBracket),
    );
    check("Program(variables: [¦", end(Expected::Text));
    check(
        "Program(on_click: ¦Clicked)",
        unexpected("Clicked", Expected::List),
    );
    check("Program(on_click: [¦[", unexpected("[", Expected::Command));
    check("Program(on_click: [¦", end(Expected::Command));
    check(
        "Program(on_click: [CureAll ¦CureAll])",
        unexpected("CureAll", Expected::CommaOrBracket),
    );
    check(
        "Program(on_click: [CureAll¦)",
        unexpected(")", Expected::CommaOrBracket),
    );
    check(
        "Program(loose: [¦CureAll])",
        unexpected("CureAll", Expected::Parenthesis),
    );
    check(
        "Program(loose: [(at: (1 ¦2)",
        unexpected("2", Expected::Comma),
    );
    check(
        "Program(loose: [(at: (1, 2, ¦3)",
        unexpected("3", Expected::ClosingParenthesis),
    );
    check(
        "Program(loose: [(at: (1, ¦)",
        unexpected(")", Expected::Number),
    );
    check_commands(
        "¦Remove()",
        Is::TooFewArguments {
            block: Kind::Remove,
            expected: 1,
            given: 0,
        },
    );
    check_commands("Remove(¦1)", unexpected("1", Expected::Value));
    check_commands("Remove(¦\"v\")", unexpected("\"v\"", Expected::Value));
    check_commands("CompactColumn(¦5)", unexpected("5", Expected::Value));
    check_commands(
        "CompactColumn(Number(¦\"5\"))",
        unexpected("\"5\"", Expected::Number),
    );
    check_commands(
        "CompactColumn(¦Number)",
        Is::TooFewArguments {
            block: Kind::Number,
            expected: 1,
            given: 0,
        },
    );
    check_commands(
        "CompactColumn(Number(1 ¦]",
        unexpected("]", Expected::CommaOrParenthesis),
    );
    check_commands(
        "Paint(colour: ¦1, cell: Hole)",
        unexpected("1", Expected::Option),
    );
    check_commands(
        "If(branches: [¦True])",
        unexpected("True", Expected::Parenthesis),
    );
    check_commands(
        "Comment ¦CureAll",
        unexpected("CureAll", Expected::Parenthesis),
    );
    check_commands("Comment(¦CureAll)", unexpected("CureAll", Expected::Text));
    check_commands("Comment(\"\"¦)", unexpected(")", Expected::Comma));
    check_commands("Disabled(¦)", unexpected(")", Expected::Command));
    check_commands(
        "Disabled(CureAll¦]",
        unexpected("]", Expected::ClosingParenthesis),
    );
    check_commands(
        "Disabled(CureAll, ¦CureAll)",
        unexpected("CureAll", Expected::ClosingParenthesis),
    );
}
