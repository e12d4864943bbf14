//! Every way in which a file can be wrong: what is said, and about which place.
use engine::language::edit::{MAX_BLOCKS, MAX_DEPTH};
use engine::language::file::{
    Countable, Expected, FileError, FileErrorKind as Is, MAX_BYTES, Owner, Wrapper, read,
    read_bytes,
};
use engine::language::{Kind, ValueType};
use std::collections::BTreeSet;

/// `source` has a `¦` where the error is to be reported.
fn check(source: &str, kind: Is) {
    let at = source.find('¦').expect("a place is marked");
    let before = &source[..at];
    let line = 1 + before.matches('\n').count();
    let column = 1 + before.rsplit('\n').next().unwrap().chars().count();
    let text = source.replacen('¦', "", 1);
    let expected = FileError { line, column, kind };
    assert_eq!(read(&text).unwrap_err(), expected, "{text}");
    // The place is the same with other ends of lines and behind a byte-order mark.
    let crlf = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(read(&crlf).unwrap_err(), expected, "{crlf}");
}

/// The error in a list of commands; `v` is declared.
fn check_commands(commands: &str, kind: Is) {
    check(
        &format!(
            "Program(\n  format: 1, name: \"è\", /* é */ variables: [\"v\"],\n  on_click: [ {commands} ])"
        ),
        kind,
    );
}

fn check_loose(loose: &str, kind: Is) {
    check(
        &format!("Program(format: 1, name: \"\",\n loose: [{loose}])"),
        kind,
    );
}

fn s(text: &str) -> String {
    text.to_owned()
}

fn unexpected(found: &str, expected: Expected) -> Is {
    Is::UnexpectedToken {
        found: s(found),
        expected,
    }
}

fn end(expected: Expected) -> Is {
    Is::UnexpectedEnd { expected }
}

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

#[test]
fn words_that_are_not_known() {
    let block = |name: &str, similar| Is::UnknownBlock {
        name: s(name),
        similar,
    };
    check_commands(
        "¦remove_infected",
        block("remove_infected", Some("RemoveInfected")),
    );
    check_commands("Remove(¦Cliked)", block("Cliked", Some("Clicked")));
    check_commands("Remove(¦hole)", block("hole", Some("Hole")));
    check_commands("¦Disable(CureAll)", block("Disable", Some("Disabled")));
    check_commands("¦Xyzzy", block("Xyzzy", None));
    check_commands("¦Rimuovì", block("Rimuovì", None));
    let long = "è".repeat(1_000_000);
    let cut = "è".repeat(40) + "…";
    check_commands(&format!("¦{long}"), block(&cut, None));
    check_commands("Set(var: \"v\", to: ¦true)", block("true", Some("True")));

    let field = |name: &str, of, similar| Is::UnknownField {
        name: s(name),
        of,
        similar,
    };
    check(
        "Program(¦Format: 1)",
        field("Format", Owner::Program, Some("format")),
    );
    check(
        "Program(format: 1, ¦onclick: [])",
        field("onclick", Owner::Program, Some("on_click")),
    );
    check_commands(
        "Remove(CellAt(¦z: 1))",
        field("z", Owner::Block(Kind::CellAt), None),
    );
    let similar = Some("column");
    check_commands(
        "Remove(CellAt(¦colum: 1))",
        field("colum", Owner::Block(Kind::CellAt), similar),
    );
    let similar = Some("otherwise");
    check_commands(
        "If(¦Otherwise: [])",
        field("Otherwise", Owner::Block(Kind::If), similar),
    );
    check_commands(
        "If(branches: [(¦body: [])])",
        field("body", Owner::Branch, None),
    );
    check_loose("(¦block: [])", field("block", Owner::Loose, Some("blocks")));

    let option = |name: &str, options: &[&'static str], similar| Is::UnknownOption {
        name: s(name),
        options: options.to_vec(),
        similar,
    };
    let colours = ["Red", "Green", "Blue", "Yellow", "Fuchsia"];
    check_commands(
        "Paint(colour: ¦Fucsia, cell: Hole)",
        option("Fucsia", &colours, Some("Fuchsia")),
    );
    let edges = ["Top", "Bottom", "Right", "Left"];
    check_commands(
        "Remove(ExtremeEmpty(¦Above))",
        option("Above", &edges, None),
    );
    check(
        "Program(game: ¦Stripe)",
        option("Stripe", &["Full", "Strip"], Some("Strip")),
    );
}

#[test]
fn fields_and_arguments() {
    let missing = |name, of| Is::MissingField { name, of };
    let block = Owner::Block;
    check("¦Program()", missing("format", Owner::Program));
    check(" ¦(format: 1)", missing("name", Owner::Program));
    check_commands("¦Set", missing("var", block(Kind::Set)));
    check_commands(
        "Remove(¦CellAt(row: Number(1)))",
        missing("column", block(Kind::CellAt)),
    );
    check_commands("¦If(otherwise: [])", missing("branches", block(Kind::If)));
    check_commands(
        "If(branches: [¦(then: [])])",
        missing("when", Owner::Branch),
    );
    check_loose("¦(at: (1, 2))", missing("blocks", Owner::Loose));
    check_loose("¦(blocks: [CureAll])", missing("at", Owner::Loose));

    let twice = |name, of| Is::DuplicateField { name, of };
    check(
        "Program(name: \"\", ¦name: \"\")",
        twice("name", Owner::Program),
    );
    check(
        "Program(on_click: [], ¦on_click: [])",
        twice("on_click", Owner::Program),
    );
    check_commands(
        "Set(var: \"v\", ¦var: \"v\")",
        twice("var", block(Kind::Set)),
    );
    check_commands(
        "If(otherwise: [], ¦otherwise: [])",
        twice("otherwise", block(Kind::If)),
    );
    check_commands(
        "If(branches: [(when: Hole, ¦when: Hole)])",
        twice("when", Owner::Branch),
    );
    check_loose("(at: (0, 0), ¦at: (0, 0))", twice("at", Owner::Loose));

    let needed = |kind| Is::NameNeeded { of: block(kind) };
    check_commands("Paint(¦Red, Clicked)", needed(Kind::Paint));
    check_commands(
        "Remove(CellAt(¦Number(1), Number(2)))",
        needed(Kind::CellAt),
    );
    check_commands(
        "If(branches: [(¦True)])",
        Is::NameNeeded { of: Owner::Branch },
    );
    let not_needed = |block| Is::NameNotNeeded { block };
    check_commands("Remove(¦cell: Clicked)", not_needed(Kind::Remove));
    check_commands("CompactColumn(Number(¦x : 1))", not_needed(Kind::Number));
    check_commands(
        "Remove(ExtremeEmpty(¦side: Top))",
        not_needed(Kind::ExtremeEmpty),
    );

    let few = |block, expected, given| Is::TooFewArguments {
        block,
        expected,
        given,
    };
    check_commands("Remove(¦Get)", few(Kind::Get, 1, 0));
    check_commands(
        "CompactColumn(¦Arithmetic(Number(1), Add))",
        few(Kind::Arithmetic, 3, 2),
    );
    check_commands("CompactColumn(¦Number())", few(Kind::Number, 1, 0));
    let many = |block, expected| Is::TooManyArguments { block, expected };
    check_commands("Remove(Clicked, ¦Clicked)", many(Kind::Remove, 1));
    check_commands("CureAll(¦1)", many(Kind::CureAll, 0));
    check_commands("CompactColumn(Number(1, ¦2))", many(Kind::Number, 1));
    check_commands("Set(var: \"v\", to: Number(1, ¦2))", many(Kind::Number, 1));
    check_commands("If(branches: ¦[])", Is::NoBranches);
    for wrapper in [Wrapper::Comment, Wrapper::Disabled, Wrapper::Collapsed] {
        let name = match wrapper {
            Wrapper::Comment => "Comment(\"\", ",
            Wrapper::Disabled => "Disabled(",
            Wrapper::Collapsed => "Collapsed(",
        };
        let kind = Is::DuplicateWrapper { wrapper };
        check_commands(&format!("{name}¦{name}CureAll))"), kind.clone());
        let between = "Disabled(Collapsed(Comment(\"\", ";
        check_commands(&format!("{between}¦{name}CureAll))))"), kind);
    }
}

#[test]
fn what_does_not_fit() {
    let command = |block, of, socket| Is::CommandWhereValue { block, of, socket };
    check_commands(
        "Remove(¦CureAll)",
        command(Kind::CureAll, Kind::Remove, "cell"),
    );
    check_commands(
        "Set(var: \"v\", to: ¦Repeat())",
        command(Kind::Repeat, Kind::Set, "to"),
    );
    let when = command(Kind::Break, Kind::If, "when");
    check_commands("If(branches: [(when: Disabled(¦Break))])", when);
    check_commands(
        "¦Clicked",
        Is::ValueWhereCommand {
            block: Kind::Clicked,
        },
    );
    check_commands(
        "¦Number(1)",
        Is::ValueWhereCommand {
            block: Kind::Number,
        },
    );
    let value = Is::ValueWhereCommand { block: Kind::Get };
    check_commands(
        "Repeat(times: Number(1), body: [CureAll, Collapsed(¦Get(\"v\"))])",
        value,
    );

    let wrong = |block, socket, expected, given| Is::WrongType {
        block,
        socket,
        expected,
        given,
    };
    use ValueType::{Boolean, Cell, Colour, Number};
    check_commands(
        "Remove(¦Number(1))",
        wrong(Kind::Remove, "cell", Cell, Number),
    );
    check_commands(
        "CompactColumn(¦Swatch(Red))",
        wrong(Kind::CompactColumn, "number", Number, Colour),
    );
    check_commands(
        "Remove(AnyWithColour(¦Number(1)))",
        wrong(Kind::AnyWithColour, "colour", Colour, Number),
    );
    check_commands(
        "Remove(AnyWithColour(¦Clicked))",
        wrong(Kind::AnyWithColour, "colour", Colour, Cell),
    );
    check_commands(
        "If(branches: [(when: ¦Clicked)])",
        wrong(Kind::If, "when", Boolean, Cell),
    );
    check_commands(
        "Repeat(times: ¦True)",
        wrong(Kind::Repeat, "times", Number, Boolean),
    );
    let any = "Set(var: \"v\", to: Compare(Clicked, Eq, True)), Remove(Choose(test: Get(\"v\"), yes: True, no: Number(1)))";
    assert!(
        read(&format!(
            "(format: 1, name: \"\", variables: [\"v\"], on_click: [{any}])"
        ))
        .is_ok()
    );

    let default = |block, socket| Is::HoleWithDefault { block, socket };
    check_commands(
        "CompactColumn(¦Hole)",
        default(Kind::CompactColumn, "number"),
    );
    check_commands(
        "Remove(AnyWithColour(¦Hole))",
        default(Kind::AnyWithColour, "colour"),
    );
    check_commands("¦Hole", Is::HoleNotAllowed);
    check_commands("Remove(Disabled(¦Hole))", Is::HoleNotAllowed);
    check_commands("CompactColumn(Comment(\"\", ¦Hole))", Is::HoleNotAllowed);
    check_commands(
        "Remove(Hole¦(",
        unexpected("(", Expected::CommaOrParenthesis),
    );
    check_loose("(blocks: [¦Hole])", Is::HoleNotAllowed);
}

#[test]
fn variables() {
    let undeclared = |name: &str, similar: Option<&str>| Is::UndeclaredVariable {
        name: s(name),
        similar: similar.map(s),
    };
    check_commands(
        "Remove(Get(¦\"w\")), Remove(Get(\"z\"))",
        undeclared("w", None),
    );
    check_commands(
        "Set(var: \"v\", to: Number(1)), Change(by: Number(1), var: ¦\"V\")",
        undeclared("V", Some("v")),
    );
    // Without a list of variables before, the first use is found at the end.
    let source = "(format: 1, name: \"\", on_click: [
 Remove(Get(\"v\")), Remove(Get(¦\"colona\")), Remove(Get(\"b\"))], ";
    check(
        &format!("{source} variables: [\"colonna\", \"v\"])"),
        undeclared("colona", Some("colonna")),
    );
    let source = "(format: 1, name: \"\", on_click: [Remove(Get(¦\"b\")), Remove(Get(\"a\"))])";
    check(source, undeclared("b", None));
    let long = "x".repeat(1000);
    let cut = "x".repeat(40) + "…";
    check_commands(&format!("Remove(Get(¦\"{long}\"))"), undeclared(&cut, None));
    check(
        "Program(variables: [\"a\", \"b\", ¦\"a\"])",
        Is::DuplicateVariable { name: s("a") },
    );
    check(
        "Program(variables: [\"\\u{e8}\", ¦\"è\"])",
        Is::DuplicateVariable { name: s("è") },
    );
    check("Program(variables: [\"a\", ¦\"\"])", Is::EmptyName);
    check_commands("Remove(Get(¦\"\"))", undeclared("", None));
    assert!(read("(format: 1, name: \"\", variables: [\"x\", \"X\"])").is_ok());
}

#[test]
fn loose_stacks() {
    check_loose("(at: (0, 0), blocks: ¦[])", Is::EmptyLooseStack);
    check_loose(
        "(at: (0, 0), blocks: [CureAll, ¦Clicked])",
        Is::MixedLooseStack,
    );
    check_loose(
        "(at: (0, 0), blocks: [Clicked, ¦Clicked])",
        Is::MixedLooseStack,
    );
    check_loose(
        "(at: (0, 0), blocks: [Clicked, Comment(\"\", ¦CureAll)])",
        Is::MixedLooseStack,
    );
    check_loose("(at: (¦inf, 0), blocks: [CureAll])", Is::Infinite);
    check_loose("(at: (0, ¦-1e999), blocks: [CureAll])", Is::Infinite);
    check_loose("(at: (0, ¦NaN), blocks: [CureAll])", Is::NotANumber);
}

#[test]
fn tasks() {
    let found = s("Caduta");
    check("(task: ¦\"Caduta\"", Is::BadTaskId { found });
    let two = |game: &str, task: &str| Is::TwoTasks {
        game: s(game),
        task: s(task),
    };
    check("(game: Strip, task: ¦\"caduta\"", two("strisce", "caduta"));
    check(
        "(task: \"caduta\", game: ¦Full",
        two("clickomania", "caduta"),
    );
    for (text, task) in [
        ("", "clickomania"),
        ("game: Full", "clickomania"),
        ("task: \"clickomania\"", "clickomania"),
        ("game: Strip", "strisce"),
        ("task: \"strisce\", game: Strip", "strisce"),
        ("task: \"caduta-dal-basso\"", "caduta-dal-basso"),
    ] {
        let program = read(&format!("(format: 1, name: \"\", {text})")).unwrap();
        assert_eq!(program.header().task.as_str(), task, "{text}");
    }
}

#[test]
fn limits() {
    let too_many = |what| Is::TooMany {
        what,
        most: MAX_BLOCKS,
    };
    let list = |item: &str, count: usize| vec![item; count].join(",");
    let all = list("CureAll", MAX_BLOCKS);
    assert!(read(&format!("(format: 1, name: \"\", on_click: [{all}])")).is_ok());
    check(
        &format!(
            "(on_click: [{all},
¦CureAll])"
        ),
        too_many(Countable::Blocks),
    );
    // Default values are no blocks.
    let half = list("CompactColumn(Number(1))", MAX_BLOCKS);
    assert!(read(&format!("(format: 1, name: \"\", on_click: [{half}])")).is_ok());
    let branches = list("(when: Hole)", MAX_BLOCKS);
    let source = format!("(on_click: [If(branches: [{branches}]), If(branches: [¦(when: Hole)])])");
    check(&source, too_many(Countable::Branches));
    let names: Vec<String> = (0..MAX_BLOCKS)
        .map(|index| format!("\"{index}\""))
        .collect();
    let source = format!("(variables: [{}, ¦\"x\"])", names.join(","));
    check(&source, too_many(Countable::Variables));
    let deep = Is::TooDeep { most: MAX_DEPTH };
    let source = format!("(loose: [(blocks: [{}¦Not(True", "Not(".repeat(MAX_DEPTH));
    check(&source, deep.clone());
    let loops = "Until(body: [Disabled(".repeat(MAX_DEPTH);
    check(
        &format!(
            "(on_click: [{loops}
¦CureAll"
        ),
        deep,
    );
    let deepest = "Not(".repeat(MAX_DEPTH - 1) + "True" + &")".repeat(MAX_DEPTH - 1);
    let source = format!("(format: 1, name: \"\", loose: [(at: (0, 0), blocks: [{deepest}])])");
    assert!(read(&source).is_ok());
}

#[test]
fn a_file_above_64_mib_is_not_looked_at() {
    let too_large = FileError {
        line: 1,
        column: 1,
        kind: Is::TooLarge,
    };
    let bytes = vec![0xff; MAX_BYTES + 1];
    assert_eq!(read_bytes(&bytes).unwrap_err(), too_large);
    let text = " ".repeat(MAX_BYTES + 1);
    assert_eq!(read(&text).unwrap_err(), too_large);
    let program = "(format: 1, name: \"\")";
    let text = " ".repeat(MAX_BYTES - program.len()) + program;
    assert!(read_bytes(text.as_bytes()).is_ok());
}

/// A new kind of error does not compile until it is counted here; then a source must provoke it.
#[test]
fn every_kind_of_error_is_provoked() {
    const COUNT: usize = 40;
    let number = |kind: &Is| match kind {
        Is::TooLarge => 0,
        Is::NotUtf8 => 1,
        Is::UnexpectedEnd { .. } => 2,
        Is::UnexpectedToken { .. } => 3,
        Is::BadCharacter { .. } => 4,
        Is::UnclosedText => 5,
        Is::BadEscape { .. } => 6,
        Is::BadNumber { .. } => 7,
        Is::NotANumber => 8,
        Is::Infinite => 9,
        Is::UnclosedComment => 10,
        Is::Attribute { .. } => 11,
        Is::NotAProgram { .. } => 12,
        Is::FromTheFuture { .. } => 13,
        Is::TrailingText { .. } => 14,
        Is::UnknownBlock { .. } => 15,
        Is::UnknownOption { .. } => 16,
        Is::UnknownField { .. } => 17,
        Is::MissingField { .. } => 18,
        Is::DuplicateField { .. } => 19,
        Is::NameNeeded { .. } => 20,
        Is::NameNotNeeded { .. } => 21,
        Is::TooFewArguments { .. } => 22,
        Is::TooManyArguments { .. } => 23,
        Is::NoBranches => 24,
        Is::DuplicateWrapper { .. } => 25,
        Is::CommandWhereValue { .. } => 26,
        Is::ValueWhereCommand { .. } => 27,
        Is::WrongType { .. } => 28,
        Is::HoleWithDefault { .. } => 29,
        Is::HoleNotAllowed => 30,
        Is::UndeclaredVariable { .. } => 31,
        Is::DuplicateVariable { .. } => 32,
        Is::EmptyName => 33,
        Is::EmptyLooseStack => 34,
        Is::MixedLooseStack => 35,
        Is::TooMany { .. } => 36,
        Is::TooDeep { .. } => 37,
        Is::BadTaskId { .. } => 38,
        Is::TwoTasks { .. } => 39,
    };
    let text = " ".repeat(MAX_BYTES + 1);
    let deep = format!("(on_click: [{}", "Until(body: [".repeat(MAX_DEPTH + 1));
    let many = format!("(on_click: [{}", "CureAll,".repeat(MAX_BYTES / 100));
    let sources = [
        text.as_str(),
        &deep,
        &many,
        "",
        "Program[",
        "(;",
        "(name: \"",
        "(name: \"\\q\"",
        "(format: 1x",
        "(format: NaN",
        "(loose: [(at: (inf",
        "/*",
        "#![enable(x",
        "x",
        "(format: 2",
        "(format: 1, name: \"\"))",
        "(on_click: [x",
        "(game: x",
        "(x: 1",
        "()",
        "(name: \"\", name: \"\"",
        "(on_click: [Paint(Red,",
        "(on_click: [Remove(cell: ",
        "(on_click: [Remove]",
        "(on_click: [CureAll(1",
        "(on_click: [If(branches: [])",
        "(on_click: [Disabled(Disabled(",
        "(on_click: [Remove(CureAll",
        "(on_click: [Clicked",
        "(on_click: [Remove(True",
        "(on_click: [CompactColumn(Hole",
        "(on_click: [Hole",
        "(variables: [], on_click: [Remove(Get(\"x\"",
        "(variables: [\"x\", \"x\"",
        "(variables: [\"\"",
        "(loose: [(blocks: [])",
        "(loose: [(blocks: [True, True",
        "(task: \"A\"",
        "(game: Strip, task: \"a\"",
    ];
    let mut provoked: BTreeSet<usize> = sources
        .iter()
        .map(|source| number(&read(source).unwrap_err().kind))
        .collect();
    provoked.insert(number(&read_bytes(b"\xff").unwrap_err().kind));
    assert_eq!(provoked, (0..COUNT).collect());
}
