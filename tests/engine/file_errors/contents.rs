//! Words, fields, values, variables and tasks that are wrong, and what is too much.

use super::*;

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
