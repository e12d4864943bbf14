//! Every way in which a program file can be wrong: the error, its place, and a sentence for it in every language.

use engine::diagnostics;
use engine::language::edit::{MAX_BLOCKS, MAX_DEPTH};
use engine::language::file::{FileError, FileErrorKind, MAX_BYTES, read, read_bytes};
use engine::text::{Language, Text};
use std::collections::HashSet;
use std::mem::discriminant;

/// A case of a table: a source, the error as `Debug` writes it, and its line and column.
pub type Case = (String, String, (usize, usize));

/// The cases of a table, whose lines are `source => error`: in the source a `¦` where the error is to be reported, and
/// `⏎` for ends of lines. `around` is the rest of the file, with a `…` for the source.
pub fn cases(around: &str, table: &str) -> Vec<Case> {
    let table = table.replace("\n        =>", " =>");
    let lines = table.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    let case = |line: &str| {
        let (source, error) = line.rsplit_once(" => ").expect("a case");
        let source = around.replace('…', &source.replace('⏎', "\n"));
        let before = &source[..source.find('¦').expect("a place is marked")];
        let line = 1 + before.matches('\n').count();
        let column = 1 + before.rsplit('\n').next().unwrap().chars().count();
        (
            source.replacen('¦', "", 1),
            error.to_owned(),
            (line, column),
        )
    };
    lines.map(case).collect()
}

/// What a sentence is made of must have gone into it, and nothing of how it was made may show.
pub fn assert_whole(sentence: &str) {
    let plain = sentence.replace("../", "");
    // A brace that the file lacks is named in quotation marks.
    let unquoted = ["«{»", "«, }»", "“{”", "“, }”", "„{”", "„, }”"];
    let braces = sentence.matches(['{', '}']).count();
    let quoted: usize = unquoted
        .iter()
        .map(|sign| sentence.matches(sign).count())
        .sum();
    assert_eq!(braces, quoted, "{sentence}");
    for sign in ["$", "  ", "\n", "«»", "“”", " ,", ".."] {
        assert!(!plain.contains(sign), "{sign:?}: {sentence}");
    }
    assert!(sentence.ends_with(['.', '?']), "{sentence}");
}

/// Errors of whole files.
const FILES: &str = r##"
    Program(format: 1, name: ¦;) => BadCharacter { found: ';' }
    Program(format: 1, name: ¦§) => BadCharacter { found: '§' }
    Program(format: 1, name: ¦"è)⏎ => UnclosedText
    Program(format: 1, ¦/* /* */ name: "") => UnclosedComment
    Program(format: 1, name: "è¦\q") => BadEscape { found: "\\q" }
    Program(format: 1, name: "¦\xc3x") => BadEscape { found: "\\xc3" }
    Program(format: 1, name: "¦\u{d800}") => BadEscape { found: "\\u{d800}" }
    // RON has raw texts and attributes; no program needs them.
    Program(name: ¦r"a") => UnexpectedToken { found: "r", expected: Text }
    /* è */⏎ ¦#![enable(x)]⏎Program( => Attribute { found: "#![enable(x)]" }
    ¦{"format": 1} => NotAProgram { found: "{" }
    ⏎ // a wall⏎ ¦Wall(rows: []) => NotAProgram { found: "Wall" }
    ¦RGBYF....⏎ => NotAProgram { found: "RGBYF" }
     ⏎ // only a comment¦ => UnexpectedEnd { expected: Program }
    Program¦ => UnexpectedEnd { expected: Parenthesis }
    Program(format: 1, name: "")⏎¦Program( => TrailingText { found: "Program" }
    Program(format: ¦2, whatever: {1} => FromTheFuture { format: "2" }
    Program(format: ¦0) => BadNumber { found: "0" }
    Program(format: ¦NaN) => NotANumber
    Program(¦ => UnexpectedEnd { expected: FieldName }
    Program(format¦ => UnexpectedEnd { expected: Colon }
    Program(format:¦ => UnexpectedEnd { expected: Number }
    Program(format: 1¦ => UnexpectedEnd { expected: CommaOrParenthesis }
    Program(format: 1 ¦name: "") => UnexpectedToken { found: "name", expected: CommaOrParenthesis }
    Program(format: 1, game: ¦"Full") => UnexpectedToken { found: "\"Full\"", expected: Option }
    Program(variables: ¦("v")) => UnexpectedToken { found: "(", expected: List }
    Program(variables: ["v" ¦"w"]) => UnexpectedToken { found: "\"w\"", expected: CommaOrBracket }
    Program(¦Format: 1) => UnknownField { name: "Format", of: Program, similar: Some("format") }
    ¦Program() => MissingField { name: "format", of: Program }
    Program(name: "", ¦name: "") => DuplicateField { name: "name", of: Program }
    Program(game: ¦Stripe)
        => UnknownOption { name: "Stripe", options: ["Full", "Strip"], similar: Some("Strip") }
    // Without a list of variables before, the first use is found at the end.
    (format: 1, name: "", on_click: [Remove(Get(¦"colona"))], variables: ["colonna"])
        => UndeclaredVariable { name: "colona", similar: Some("colonna") }
    Program(variables: ["\u{e8}", ¦"è"]) => DuplicateVariable { name: "è" }
    Program(variables: ["a", ¦""]) => EmptyName
    (task: ¦"Caduta" => BadTaskId { found: "Caduta" }
    (game: Strip, task: ¦"caduta" => TwoTasks { game: "strisce", task: "caduta" }
"##;

/// Errors in a list of commands.
const COMMANDS: &str = r##"
    CompactColumn(Number(¦1e)) => BadNumber { found: "1e" }
    CompactColumn(Number(¦7u8)) => BadNumber { found: "7u8" }
    CompactColumn(Number(¦-NaN)) => NotANumber
    ¦remove_infected => UnknownBlock { name: "remove_infected", similar: Some("RemoveInfected") }
    Remove(¦Cliked) => UnknownBlock { name: "Cliked", similar: Some("Clicked") }
    ¦Rimuovì => UnknownBlock { name: "Rimuovì", similar: None }
    Remove(CellAt(¦colum: 1))
        => UnknownField { name: "colum", of: Block(CellAt), similar: Some("column") }
    If(branches: [(¦body: [])]) => UnknownField { name: "body", of: Branch, similar: None }
    Remove(ExtremeEmpty(¦Above))
        => UnknownOption { name: "Above", options: ["Top", "Bottom", "Right", "Left"], similar: None }
    ¦Set => MissingField { name: "var", of: Block(Set) }
    If(branches: [¦(then: [])]) => MissingField { name: "when", of: Branch }
    Set(var: "v", ¦var: "v") => DuplicateField { name: "var", of: Block(Set) }
    Paint(¦Red, Clicked) => NameNeeded { of: Block(Paint) }
    If(branches: [(¦True)]) => NameNeeded { of: Branch }
    Remove(¦cell: Clicked) => NameNotNeeded { block: Remove }
    Remove(¦Get) => TooFewArguments { block: Get, expected: 1, given: 0 }
    CompactColumn(¦Arithmetic(Number(1), Add))
        => TooFewArguments { block: Arithmetic, expected: 3, given: 2 }
    Remove(Clicked, ¦Clicked) => TooManyArguments { block: Remove, expected: 1 }
    CureAll(¦1) => TooManyArguments { block: CureAll, expected: 0 }
    If(branches: ¦[]) => NoBranches
    Comment("", ¦Comment("", CureAll)) => DuplicateWrapper { wrapper: Comment }
    Disabled(¦Disabled(CureAll)) => DuplicateWrapper { wrapper: Disabled }
    Collapsed(Comment("", ¦Collapsed(CureAll))) => DuplicateWrapper { wrapper: Collapsed }
    Set(var: "v", to: ¦Repeat()) => CommandWhereValue { block: Repeat, of: Set, socket: "to" }
    ¦Number(1) => ValueWhereCommand { block: Number }
    Remove(¦Number(1)) => WrongType { block: Remove, socket: "cell", expected: Cell, given: Number }
    If(branches: [(when: ¦Clicked)])
        => WrongType { block: If, socket: "when", expected: Boolean, given: Cell }
    CompactColumn(¦Hole) => HoleWithDefault { block: CompactColumn, socket: "number" }
    Remove(Disabled(¦Hole)) => HoleNotAllowed
    Remove(Get(¦"w")) => UndeclaredVariable { name: "w", similar: None }
    Change(by: Number(1), var: ¦"V") => UndeclaredVariable { name: "V", similar: Some("v") }
    ¦[ => UnexpectedToken { found: "[", expected: Command }
    Remove(¦1) => UnexpectedToken { found: "1", expected: Value }
    Comment(""¦) => UnexpectedToken { found: ")", expected: Comma }
    Disabled(CureAll, ¦CureAll)
        => UnexpectedToken { found: "CureAll", expected: ClosingParenthesis }
"##;

/// Errors in the list of loose stacks.
const LOOSE: &str = r##"
    (¦block: []) => UnknownField { name: "block", of: Loose, similar: Some("blocks") }
    ¦(blocks: [CureAll]) => MissingField { name: "at", of: Loose }
    (at: (0, 0), blocks: ¦[]) => EmptyLooseStack
    (at: (0, 0), blocks: [CureAll, ¦Clicked]) => MixedLooseStack
    (at: (0, 0), blocks: [Clicked, ¦Clicked]) => MixedLooseStack
    (at: (¦inf, 0), blocks: [CureAll]) => Infinite
    (at: (0, ¦-1e999), blocks: [CureAll]) => Infinite
    (blocks: [¦Hole]) => HoleNotAllowed
"##;

#[test]
fn each_error_has_its_place_and_a_whole_sentence() {
    let texts = Language::ALL.map(|language| Text::load(language).unwrap());
    let commands =
        "Program(\n  format: 1, name: \"è\", /* é */ variables: [\"v\"],\n  on_click: [ … ])";
    let loose = "Program(format: 1, name: \"\",\n loose: [… ])";
    let tables = [("…", FILES), (commands, COMMANDS), (loose, LOOSE)];
    let mut found = HashSet::new();
    for (source, expected, place) in tables
        .iter()
        .flat_map(|(around, table)| cases(around, table))
    {
        // The place is the same with other ends of lines and behind a byte-order mark.
        let crlf = format!("\u{feff}{}", source.replace('\n', "\r\n"));
        for source in [source, crlf] {
            let error = read(&source).unwrap_err();
            assert_eq!(format!("{:?}", error.kind), expected, "{source}");
            assert_eq!((error.line, error.column), place, "{source}");
            for text in &texts {
                assert_whole(&diagnostics::file_error(text, &error.kind));
            }
            found.insert(discriminant(&error.kind));
        }
    }
    // The other four need large files, or bytes that are no text.
    assert_eq!(found.len(), 36);
}

#[test]
fn what_is_named_in_errors_is_cut() {
    for (source, found) in [
        (format!("(on_click: [{}]", "è".repeat(1_000_000)), "è"),
        (format!("(format: {}x", "9".repeat(50)), "9"),
        (format!("#{}", "#".repeat(100)), "#"),
    ] {
        let error = format!("{:?}", read(&source).unwrap_err().kind);
        let cut = format!("\"{}…\"", found.repeat(40));
        assert!(error.contains(&cut), "{error}");
    }
}

#[test]
fn a_file_says_which_task_it_is_for() {
    for (text, task) in [
        ("", "clickomania"),
        ("game: Full", "clickomania"),
        ("game: Strip", "strisce"),
        ("task: \"strisce\", game: Strip", "strisce"),
        ("task: \"caduta-dal-basso\"", "caduta-dal-basso"),
    ] {
        let program = read(&format!("(format: 1, name: \"\", {text})")).unwrap();
        assert_eq!(program.header().task.as_str(), task, "{text}");
    }
}

#[test]
fn limits_of_size_count_and_depth() {
    let list = |item: &str, count: usize| vec![item; count].join(",");
    let kind = |source: &str| format!("{:?}", read(source).unwrap_err().kind);
    let fits = |source: &str| read(&format!("(format: 1, name: \"\", {source})")).is_ok();
    let most = |what: &str| format!("TooMany {{ what: {what}, most: {MAX_BLOCKS} }}");
    assert!(fits(&format!(
        "on_click: [{}]",
        list("CureAll", MAX_BLOCKS)
    )));
    let blocks = list("CureAll", MAX_BLOCKS + 1);
    assert_eq!(kind(&format!("(on_click: [{blocks}")), most("Blocks"));
    // Default values are no blocks.
    let half = list("CompactColumn(Number(1))", MAX_BLOCKS);
    assert!(fits(&format!("on_click: [{half}]")));
    let branches = list("(when: Hole)", MAX_BLOCKS + 1);
    assert_eq!(
        kind(&format!("(on_click: [If(branches: [{branches}")),
        most("Branches")
    );
    let names: String = (0..=MAX_BLOCKS)
        .map(|index| format!("\"{index}\","))
        .collect();
    assert_eq!(kind(&format!("(variables: [{names}")), most("Variables"));
    let deep = format!("TooDeep {{ most: {MAX_DEPTH} }}");
    let loops = "Repeat(body: [Disabled(".repeat(MAX_DEPTH + 1);
    assert_eq!(kind(&format!("(on_click: [{loops}")), deep);
    let values = "Not(".repeat(MAX_DEPTH + 1);
    assert_eq!(kind(&format!("(loose: [(blocks: [{values}")), deep);
    let deepest = "Not(".repeat(MAX_DEPTH - 1) + "True" + &")".repeat(MAX_DEPTH - 1);
    assert!(fits(&format!("loose: [(at: (0, 0), blocks: [{deepest}])]")));
    // A file above 64 MiB is not looked at.
    let too_large = FileError {
        line: 1,
        column: 1,
        kind: FileErrorKind::TooLarge,
    };
    assert_eq!(
        read_bytes(&vec![0xff; MAX_BYTES + 1]).unwrap_err(),
        too_large
    );
    let program = "(format: 1, name: \"\")";
    let text = " ".repeat(MAX_BYTES - program.len()) + program;
    assert!(read_bytes(text.as_bytes()).is_ok());
}

#[test]
fn bytes_that_are_not_text() {
    for (bytes, place) in [
        (&b"\xff\xfeP\0"[..], (1, 1)),
        (b"Program(\r\n  \xc3\xa8\xc3", (2, 4)),
        (b"\xef\xbb\xbf// \xc3\xa8 \xe8", (1, 6)),
    ] {
        let FileError { line, column, kind } = read_bytes(bytes).unwrap_err();
        assert_eq!(
            (kind, line, column),
            (FileErrorKind::NotUtf8, place.0, place.1)
        );
    }
}
